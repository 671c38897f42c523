"""What a game may give to the tools."""

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
    """A picture for the README: its file without language and ending, which picture it is, and the view it shows."""

    file: str
    picture: Picture
    view: Any


@dataclass(frozen=True)
class Recording:
    """A match to record: where it comes from, and how it is told.

    `part` is the kind of event with which a part begins, `number` gives the part of a board; `headings` are kinds of events that
    are headings, with their level, and `left_out` those that are not told.
    """

    options: msgspec.Struct
    seed: int
    title: Mapping[Language, str]
    part: str
    number: Callable[[Any], int]
    headings: Mapping[str, int]
    left_out: frozenset[str] = frozenset()

    def picture(self, number: int, language: Language) -> str:
        """Return the file name of a picture."""
        return f"{self.part}-{number}-{language}.png"


@dataclass(frozen=True)
class GameTools:
    """What a game gives to the tools; all but a random table may be left out.

    `table` returns a random table at which things of content packs are played, given rules with them; `comes_up` says of a
    thing, by its kind and id, whether a match can show it. `shots` plays matches and returns the pictures of the README; `names`
    are those at its tables by language. `balance` and `data` name modules, which only those who build the project have: with the
    `BALANCE` that tools.balance runs, and with the `page` that tools.make.data writes.
    """

    table: Callable[[Rules[Any, Any], Random], Table]
    comes_up: Callable[[Any, str, str], bool] = lambda _pack, _kind, _id: True
    names: Mapping[Language, Mapping[Seat, str]] | None = None
    shots: Callable[[Rules[Any, Any]], Sequence[Shot]] | None = None
    recording: Recording | None = None
    balance: str = ""
    data: str = ""
