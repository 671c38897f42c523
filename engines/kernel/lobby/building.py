"""Building of decks with buttons: the part of a game that says what a deck is made of and what is wrong with it (LG-62).

A deck is a text in the game's one form, which need not be finished. Nothing here knows a table or a person.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeVar

from engines.kernel.content.names import Name

P = TypeVar("P")

Facts = Mapping[str, str | int]


class DeckProblem(NamedTuple):
    """Something wrong with a deck: the key of a text with its facts, and the rule behind it. A warning alone is allowed.

    Facts named `card` and `hero` are ids of cards, `pack` is the id of a content pack.
    """

    key: str
    facts: Facts
    rule: str
    warning: bool = False


class CardGroup(NamedTuple):
    """Cards that belong together, by id. Of a group with `most` so many different ones are chosen, a single copy each."""

    key: str
    cards: tuple[str, ...]
    most: int = 0


class ReadyDeck(NamedTuple):
    """A deck that needs no building: its id and names, and its text."""

    id: str
    name: Name
    about: Name
    text: str


class DoubtfulLine(NamedTuple):
    """A line of a list that no card fits, or whose number and name are those of two cards: then `card` is what was read.

    `copies` and `name` are those on the line.
    """

    line: int
    text: str
    card: str = ""
    copies: int = 1
    name: str = ""


@dataclass(frozen=True)
class ListRead:
    """A deck read from a list, and the lines that were not clear."""

    text: str
    unknown: tuple[DoubtfulLine, ...] = ()
    differing: tuple[DoubtfulLine, ...] = ()


@dataclass(frozen=True)
class Builder(Generic[P]):
    """The part of a game by which people build decks.

    `empty` is the text of a new deck. `copies` returns the copies of all its cards by id, in an order for lists, those of groups
    with `most` too. `put` returns the deck with so many copies of a card. `groups` are the cards of a pack. `verdict` takes the
    pack, the options of a table (None for no table), the text, and a pack with everything that there is here. `code` returns
    the short code, `read_code` the deck of one. `write` returns a deck as a list, given a language and headings by group;
    `read` returns the deck of such a list, given the headings that it may have. `ready` are decks that need no building.
    `put`, `read_code`, `code` and `read` raise BroughtError.
    """

    empty: str
    copies: Callable[[P, str], Mapping[str, int]]
    put: Callable[[P, str, str, int], str]
    groups: Callable[[P], Sequence[CardGroup]]
    verdict: Callable[[P, Any, str, P], Sequence[DeckProblem]]
    code: Callable[[P, str], str]
    read_code: Callable[[P, str], str]
    write: Callable[[P, str, str, Mapping[str, str]], str]
    read: Callable[[P, str, frozenset[str]], ListRead]
    ready: Callable[[P], Sequence[ReadyDeck]] = field(default=lambda _pack: ())
