"""Findings of checks: a text key, a severity and figures. Checks run one by one; a failed one does not stop the others."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Literal

import msgspec

from words.texts import Words

log = logging.getLogger("arbiter.doctor")

PATIENCE = 30.0
"""Seconds after which a check has failed."""

State = Literal["bad", "note", "good"]
STATES: tuple[State, ...] = ("bad", "note", "good")
"""Severities: something does not work; the operator should know something; all is well."""

MARKS: dict[State, str] = {"bad": "✗", "note": "!", "good": "✓"}
"""The sign before a finding: signs that every terminal draws."""


class Finding(msgspec.Struct, frozen=True):
    """One finding. `key` is the key of its text; `<key>-fix` is the key of the remedy unless the finding is good."""

    state: State
    key: str
    facts: dict[str, str | int] = {}

    def text(self, words: Words) -> str:
        """Return the text of the finding."""
        return words(self.key, **self.facts)

    def remedy(self, words: Words) -> str:
        """Return the text of the remedy, empty for a good finding."""
        return "" if self.state == "good" else words(f"{self.key}-fix", **self.facts)


Check = Callable[[], Awaitable[Iterable[Finding]]]
"""A function that checks one thing and returns its findings. Other parts of the bot add theirs to a sequence of these."""


async def run_checks(checks: Sequence[tuple[str, Check]]) -> list[Finding]:
    """Run the checks one by one; return their findings, the worst first. A check that fails is a finding itself."""
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
    """Return a finding that all is well."""
    return Finding("good", key, facts)


def notice(key: str, **facts: str | int) -> Finding:
    """Return a finding that the operator should know."""
    return Finding("note", key, facts)


def bad(key: str, **facts: str | int) -> Finding:
    """Return a finding that something does not work."""
    return Finding("bad", key, facts)
