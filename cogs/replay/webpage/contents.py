"""The data of a finished match's page: its words in every language, and the views for its pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from boards.painting.layers import Layer, Packed
from cogs.replay.scenes import Part
from engines.kernel.state.model import Seat
from words.texts import Language


class Held(msgspec.Struct, frozen=True):
    """A seat's hand at one moment in words, with its player's name, both in light markdown."""

    seat: Seat
    name: str
    summary: str


class Step(msgspec.Struct, frozen=True):
    """One moment in one language, in light markdown except for the summary.

    `lines` is the story with all hands open, `public` the public one; `summary` is the table in short, `board` in full.
    """

    heading: str
    lines: Sequence[str]
    public: Sequence[str]
    summary: str
    board: str
    hands: Sequence[Held]


class MatchTexts(msgspec.Struct, frozen=True):
    """A match in one language: its game, players, result, the parts to jump to, and its moments in order."""

    game: str
    players: Sequence[str]
    result: str
    parts: Sequence[Part]
    steps: Sequence[Step]


class Sights(msgspec.Struct, frozen=True):
    """The views of one moment's table and hands, for the pictures, and the names by language."""

    table: Any
    hands: Mapping[Seat, Any]
    names: Mapping[Language, Mapping[Seat, str]]


class Contents(msgspec.Struct, frozen=True):
    """A finished match. `day` is the day it ended, None for an imported one; `undone` are the undone moments, from 0."""

    code: str
    language: Language
    day: str | None
    undone: frozenset[int]
    texts: Mapping[Language, MatchTexts]
    sights: Sequence[Sights]


class Album(msgspec.Struct, frozen=True):
    """The pictures of a match by moment from 0, seat (None: the table) and language, and the layers they are made of.

    `missing` has the keys of texts that say which pictures are missing and why.
    """

    layers: Sequence[Layer]
    pictures: Mapping[tuple[int, Seat | None, Language], Packed]
    missing: Sequence[str]
