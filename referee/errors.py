"""What the referee refuses. Every reason is a key that words turn into a sentence with the rule and the way out."""

from __future__ import annotations


class RefusedError(Exception):
    """The request is refused and nothing changed.

    `reason` is a key of words, `facts` its variables, `rule` the id of the rule that says so, where there is one.
    """

    def __init__(self, reason: str, *, rule: str | None = None, **facts: str | int) -> None:
        super().__init__(f"{reason} {facts}" if facts else reason)
        self.reason = reason
        self.facts = facts
        self.rule = rule


class RefereeFaultError(Exception):
    """A rule of ours went wrong: the match stays at its last good state. Carries what the log line needs."""

    def __init__(self, code: str, version: int, seat: int) -> None:
        super().__init__(f"match {code} version {version} seat {seat}")
        self.code = code
        self.version = version
        self.seat = seat
