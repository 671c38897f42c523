"""One event of a match in words: what it says, and of which figure on the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol, TypeVar

from words.texts import Words


class Naming(Protocol):
    """The words of a match: its texts, and what its figures are called."""

    say: Words

    def who(self, number: int, /) -> str:
        """Return what a fighter or a champion is called."""


class Said(NamedTuple):
    """What an event says, and of which figure (None: of nobody): right after the name if it `acts`, else after a colon."""

    who: int | None
    does: str
    acts: bool = False


Told = TypeVar("Told", bound=Naming)
Facts = Mapping[str, Any]
Teller = Callable[[Told, Facts], Said | None]
"""What tells an event by its facts; None where nothing happened."""


def whole(told: Naming, said: Said) -> str:
    """Return what an event says with the name of the figure it is about."""
    if said.who is None:
        return said.does
    return told.say("said-acts" if said.acts else "said-has", who=told.who(said.who), does=said.does)


def has(key: str, fact: str) -> Teller[Naming]:
    """Return a teller for what is the same each time, of the figure that `fact` names and that has it."""
    return lambda told, facts: Said(facts[fact], told.say(key))


def acts(key: str, fact: str) -> Teller[Naming]:
    """Return a teller for what the figure that `fact` names does in the same words each time."""
    return lambda told, facts: Said(facts[fact], told.say(key), acts=True)
