"""The error of something that may not be brought to a table, such as a deck (TM-10)."""

from __future__ import annotations


class BroughtError(ValueError):
    """Something that may not be brought. `reason` is a key for words, `facts` are its variables."""

    def __init__(self, reason: str, **facts: str | int) -> None:
        super().__init__(f"{reason} {facts}")
        self.reason = reason
        self.facts = facts
