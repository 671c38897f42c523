"""One event of a match in words: a clause, and the figure on the table that it is about."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from words.texts import Words


class Naming(Protocol):
    """The words of a match: its texts, and what its figures are called."""

    say: Words

    def who(self, number: int, /) -> str:
        """Return what a fighter or a champion is called."""


class Clause(NamedTuple):
    """What an event says, and of which figure (None: of nobody): right after the name if it `acts`, else after a colon."""

    who: int | None
    does: str
    acts: bool = False


def line_of(words: Naming, clause: Clause) -> str:
    """Return a clause with the name of the figure it is about."""
    if clause.who is None:
        return clause.does
    return words.say("said-acts" if clause.acts else "said-has", who=words.who(clause.who), does=clause.does)
