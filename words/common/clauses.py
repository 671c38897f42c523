"""One event in words: a clause, and the fighter or champion that it is about."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from words.texts import Words


class Naming(Protocol):
    """Words that have texts and name the fighters or champions of a match."""

    say: Words

    def who(self, number: int, /) -> str:
        """Return the name of a fighter or a champion by its number."""


class Clause(NamedTuple):
    """The text of an event and the number of the figure it is about, None for nobody.

    The text follows the figure's name directly if the figure `acts`, else after a colon.
    """

    who: int | None
    does: str
    acts: bool = False


def line_of(words: Naming, clause: Clause) -> str:
    """Return a clause behind the name of the figure that it is about."""
    if clause.who is None:
        return clause.does
    return words.say("clause-acts" if clause.acts else "clause-has", who=words.who(clause.who), does=clause.does)
