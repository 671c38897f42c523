"""What a page of a finished match is made from: the match told in both languages, and what of it can be pictured."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from boards.painting.layers import Layer, Packed
from cogs.replay.scenes import Part
from engines.kernel.state.model import Seat
from words.texts import Language


class Held(msgspec.Struct, frozen=True):
    """What a seat held at a moment, in light markdown: whose it was, and the hand in words."""

    seat: Seat
    name: str
    told: str


class Step(msgspec.Struct, frozen=True):
    """One moment in one language, in light markdown but for the summary.

    `lines` are what happened with all hands open, `public` what all saw of it; `summary` is the table in short, `board` in full.
    """

    heading: str
    lines: Sequence[str]
    public: Sequence[str]
    summary: str
    board: str
    hands: Sequence[Held]


class Told(msgspec.Struct, frozen=True):
    """A match in one language: its game, who played, how it ended, the parts to jump to, and its moments in order."""

    game: str
    players: Sequence[str]
    result: str
    parts: Sequence[Part]
    steps: Sequence[Step]


class Sights(msgspec.Struct, frozen=True):
    """What a moment's pictures are painted from: views of the table and the hands, and the names by language."""

    table: Any
    hands: Mapping[Seat, Any]
    names: Mapping[Language, Mapping[Seat, str]]


class Contents(msgspec.Struct, frozen=True):
    """A finished match. `day` is when it ended, None of one that came as a file; `undone` are the moments taken back, from 0."""

    code: str
    language: Language
    day: str | None
    undone: frozenset[int]
    told: Mapping[Language, Told]
    sights: Sequence[Sights]


class Album(msgspec.Struct, frozen=True):
    """The pictures of a match, by moment from 0, seat (None: the table) and language, and the layers that they are made of.

    `missing` are keys of texts that say which pictures there are not, and why.
    """

    layers: Sequence[Layer]
    pictures: Mapping[tuple[int, Seat | None, Language], Packed]
    missing: Sequence[str]
