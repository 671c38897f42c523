"""What a check finds: a key of words, how bad it is, and figures. Checks are run one by one; none can stop the others."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Literal

import msgspec

from words.texts import Words

log = logging.getLogger("arbiter.doctor")

PATIENCE = 30.0
"""Seconds that a check gets."""

State = Literal["bad", "note", "good"]
STATES: tuple[State, ...] = ("bad", "note", "good")
"""Something does not work; something should be known; all is well."""

MARKS: dict[State, str] = {"bad": "✗", "note": "!", "good": "✓"}
"""What stands before a finding: signs that are drawn where no emoji are."""


class Finding(msgspec.Struct, frozen=True):
    """One finding. `key` is the text that says what it is; the one with “-fix” after it, unless it is good, what to do."""

    state: State
    key: str
    facts: dict[str, str | int] = {}

    def told(self, words: Words) -> str:
        """Return what it is, in words."""
        return words(self.key, **self.facts)

    def remedy(self, words: Words) -> str:
        """Return what to do; nothing for what is well."""
        return "" if self.state == "good" else words(f"{self.key}-fix", **self.facts)


Check = Callable[[], Awaitable[Iterable[Finding]]]
"""Looks at one thing; returns what there is to say of it. Other parts of the bot add theirs to a sequence of these."""


async def examined(checks: Sequence[tuple[str, Check]]) -> list[Finding]:
    """Run the checks, each under its name; return what they find, the worst first. One that fails is a finding itself."""
    found: list[Finding] = []
    for name, check in checks:
        try:
            async with asyncio.timeout(PATIENCE):
                found += await check()
        except Exception as error:
            log.exception("the check %r failed", name)
            reason = type(error).__name__
            found.append(Finding("bad", "doctor-check-failed", {"name": name, "reason": reason}))
    return sorted(found, key=lambda finding: STATES.index(finding.state))


def good(key: str, **facts: str | int) -> Finding:
    """Return that something is well."""
    return Finding("good", key, facts)


def noted(key: str, **facts: str | int) -> Finding:
    """Return what should be known."""
    return Finding("note", key, facts)


def bad(key: str, **facts: str | int) -> Finding:
    """Return what does not work."""
    return Finding("bad", key, facts)
