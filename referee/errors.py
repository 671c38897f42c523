"""Errors of the referee. Each reason is a key of a text that names the rule and the way out."""

from __future__ import annotations

NOT_LOGGED = frozenset({"key", "owner", "host", "matches", "card"})
"""Facts that the error's text leaves out, since logs quote it: an answer may be a hidden card, a card may be of a secret deck,
the others are names.
"""


class RefusedError(Exception):
    """A request is refused, and nothing has changed.

    `reason` is the key of a text, `facts` its variables, `rule` the id of the rule behind the refusal, if there is one.
    """

    def __init__(self, reason: str, *, rule: str | None = None, **facts: str | int) -> None:
        public = {name: fact for name, fact in facts.items() if name not in NOT_LOGGED}
        super().__init__(f"{reason} {public}" if public else reason)
        self.reason = reason
        self.facts = facts
        self.rule = rule
        self.logged = False
        """Whether the refusal has been logged with match, version and seat."""


class MatchChangedError(RefusedError):
    """Another process has changed the match since it was read. Nothing was stored, and the match in memory is the present one."""

    def __init__(self, code: str) -> None:
        super().__init__("refused-match-changed", code=code)


class RefereeFaultError(Exception):
    """The code of a rule has failed; the match stays at its last good state, and with `frozen` it has been stopped there.

    `instead` is another answer that the rules take, where one was looked for.
    """

    def __init__(
        self, code: str, version: int, seat: int, *, frozen: bool = False, instead: list[str] | None = None
    ) -> None:
        super().__init__(f"match {code} version {version} seat {seat}")
        self.code = code
        self.version = version
        self.seat = seat
        self.frozen = frozen
        self.instead = instead
