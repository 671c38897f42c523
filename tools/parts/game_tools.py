"""The type of a game's part in the tools."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

import msgspec

from boards.jobs import Picture
from engines.kernel.game import Rules
from engines.kernel.state.model import Seat
from tools.conformance.playing import Table
from words.texts import Language


class Shot(NamedTuple):
    """A picture of the README: its file without language and ending, its kind, and the view it shows."""

    file: str
    picture: Picture
    view: Any


@dataclass(frozen=True)
class Recording:
    """A match to record: its source and its layout.

    `part` is the kind of event with which a part begins, `number` returns the part of a board; `headings` are kinds of events
    that are headings, with their level, and `left_out` kinds that the page leaves out. `brought` returns the decks that the seats
    bring, given the pack. `advise` plays instead of the game's practice player, where that one thinks for long.
    """

    options: msgspec.Struct
    seed: int
    title: Mapping[Language, str]
    part: str
    number: Callable[[Any], int]
    headings: Mapping[str, int]
    left_out: frozenset[str] = frozenset()
    brought: Callable[[Any], Mapping[Seat, str]] = lambda _pack: {}
    advise: Callable[..., list[str]] | None = None

    def picture(self, number: int, language: Language) -> str:
        """Return the file name of a picture."""
        return f"{self.part}-{number}-{language}.png"


@dataclass(frozen=True)
class GameTools:
    """The tools' part of a game; everything but `table` is optional.

    `table` returns a random table with things of content packs, given rules with them; `comes_up` tells whether a match can show
    a thing, by its kind and id. `shots` plays matches and returns the pictures of the README; `names` are the players' names by
    language. `balance` and `data` name modules that only developers have: one with the `BALANCE` that tools.balance runs, one
    with the `page` that tools.make.data writes.
    """

    table: Callable[[Rules[Any, Any], Random], Table]
    comes_up: Callable[[Any, str, str], bool] = lambda _pack, _kind, _id: True
    names: Mapping[Language, Mapping[Seat, str]] | None = None
    shots: Callable[[Rules[Any, Any]], Sequence[Shot]] | None = None
    recording: Recording | None = None
    balance: str = ""
    data: str = ""
