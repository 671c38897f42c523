"""What the referee refuses. Every reason is a key that words turn into a sentence with the rule and the way out."""

from __future__ import annotations

NOT_LOGGED = frozenset({"key", "owner", "host", "matches"})
"""Facts that the text of the error leaves out, since logs show it: an answer may be a hidden card, the others are names."""


class RefusedError(Exception):
    """The request is refused and nothing changed.

    `reason` is a key of words, `facts` its variables, `rule` the id of the rule that says so, where there is one.
    """

    def __init__(self, reason: str, *, rule: str | None = None, **facts: str | int) -> None:
        shown = {name: fact for name, fact in facts.items() if name not in NOT_LOGGED}
        super().__init__(f"{reason} {shown}" if shown else reason)
        self.reason = reason
        self.facts = facts
        self.rule = rule
        self.logged = False
        """Whether the log has it, with match, version and seat."""


class RefereeFaultError(Exception):
    """A rule of ours went wrong: the match stays at its last good state. Carries what the log line needs."""

    def __init__(self, code: str, version: int, seat: int) -> None:
        super().__init__(f"match {code} version {version} seat {seat}")
        self.code = code
        self.version = version
        self.seat = seat
