"""The pictures of a finished match, as many as the file's size and the time allow: the table first, then the hands.

If there is not enough room or time for every moment, the first moment of each part of the log, such as a round, has one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple

from boards.painting.layers import Layer, Packed, Strip
from cogs.kit.painting.pictures import Look, Pictures, paint_or_none
from cogs.replay.webpage.contents import Album, Contents, Sights
from engines.kernel.game import Rules
from engines.kernel.languages import languages
from engines.kernel.state.model import Seat
from words.texts import Language

FIRST_TRY = 0.6
"""The share of the remaining time to paint every moment in; the rest is for the first moments of parts."""

GROWS = 4 / 3
"""The growth of a picture when it is written as Base64 text."""


class PictureRequest(NamedTuple):
    """A request for pictures: the painter, the rules, the look, `room` in bytes and `until` in the event loop's time."""

    pictures: Pictures
    rules: Rules[Any, Any]
    look: Look
    room: float
    until: float


class Row(NamedTuple):
    """The pictures of one seat's hand, or (None) of the table, by moment and language, and the strip that packs them."""

    seat: Seat | None
    strip: Strip
    packed: dict[tuple[int, Language], Packed]


async def make_album(request: PictureRequest, contents: Contents) -> Album:
    """Return the pictures of a match, each in every language."""
    seats = sorted({seat for sights in contents.sights for seat in sights.hands})
    parts = {part.moment.number - 1 for part in next(iter(contents.texts.values())).parts}
    every, some = [*range(len(contents.sights))], sorted({0, *parts, len(contents.sights) - 1})
    rows: list[Row] = []
    missing: list[str] = []
    left = request.room / GROWS
    for what, subjects in (("tables", [None]), ("hands", seats)):
        found, lacks = await _best_rows(request._replace(room=left), contents.sights, subjects, every, some)
        left -= sum(row.strip.bytes for row in found)
        rows += found
        missing += [f"webpage-{what}-{lacks}"] if lacks and subjects else []
    return _join_rows(rows, missing)


async def _best_rows(
    request: PictureRequest,
    sights: Sequence[Sights],
    seats: Sequence[Seat | None],
    every: Sequence[int],
    some: Sequence[int],
) -> tuple[list[Row], str]:
    """Return the pictures of every moment, else of some, and a word for the missing ones: "parts", "none" or ""."""
    now = asyncio.get_running_loop().time()
    first = now + (request.until - now) * FIRST_TRY
    found = await _rows(request._replace(until=first), sights, seats, every)
    if found is not None:
        return found, ""
    found = await _rows(request, sights, seats, some)
    return (found, "parts") if found is not None else ([], "none")


async def _rows(
    request: PictureRequest, sights: Sequence[Sights], seats: Sequence[Seat | None], moments: Sequence[int]
) -> list[Row] | None:
    """Return the pictures of these moments, None if they take too many bytes or too long."""
    loop = asyncio.get_running_loop()
    rows = [Row(seat, Strip(), {}) for seat in seats]
    for at in moments:
        for row in rows:
            for language in languages():
                await _add(request, sights[at], row, at, language)
                if loop.time() > request.until or sum(each.strip.bytes for each in rows) > request.room:
                    return None
    return rows


async def _add(request: PictureRequest, sights: Sights, row: Row, at: int, language: Language) -> None:
    """Paint and pack the picture of a moment, if it has one."""
    view = sights.table if row.seat is None else sights.hands.get(row.seat)
    if view is None:
        return
    kind, names = "table" if row.seat is None else "hand", sights.names[language]
    png = await paint_or_none(request.pictures, request.rules, view, kind, names, language, request.look, of="a page")
    if png is not None:
        row.packed[at, language] = await asyncio.to_thread(row.strip.add, language, png)


def _join_rows(rows: Sequence[Row], missing: Sequence[str]) -> Album:
    """Return the pictures of several rows as one album, whose layers are numbered continuously."""
    layers: list[Layer] = []
    pictures: dict[tuple[int, Seat | None, Language], Packed] = {}
    for row in rows:
        base = len(layers)
        layers += row.strip.layers
        for (at, language), packed in row.packed.items():
            numbers = tuple(base + number for number in packed.layers)
            pictures[at, row.seat, language] = packed._replace(layers=numbers)
    return Album(layers, pictures, missing)
