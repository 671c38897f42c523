"""The parts of a lobby about teams: the sides, their buttons, and the host's select that splits everybody into sides."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import discord
from discord import ui

from cogs.kit.controls.custom_ids import NOTE, custom_id
from cogs.kit.match_texts.reader import Reader
from engines.kernel.state.model import Seat
from referee.lobby.teams import TeamSplit, groups_by_side, seating_mark, sides, team_splits
from referee.match.live import Live
from referee.match.slots import BOARD
from store.match.matches import SeatRow
from words.safe import clip, isolated
from words.texts import Words, seat_letter

SIDE = "side"
"""The action: sit down on a side."""

PART = "part"
"""The action: split everybody into the sides picked."""

NAME_LENGTH = 18
"""Characters of a name in a line of a select; fewer if the names together would not fit."""

LABEL_LENGTH = 100
"""Characters of a line of a select."""

MOST_LINES = 25
"""Lines of a select that Discord accepts. Six seats can be split in at most 15 ways; **Mix** makes ways beyond the limit."""


def side_names(live: Live, words: Words) -> list[str]:
    """Return the names of the sides: numbered teams if they are of one size, else the single player and the team."""
    places = sides(live.row)
    if len({len(side) for side in places}) == 1:
        return [words(f"lobby-side-{n}") for n in range(1, len(places) + 1)]
    return [words("lobby-side-alone" if len(side) == 1 else "lobby-side-team") for side in places]


def side_lines(live: Live, words: Words, line: Callable[[SeatRow], str]) -> list[str]:
    """Return the lines of each side: its name, then its places, taken ones as `line` words them, or open."""
    seated, lines = {s.seat: s for s in live.seats}, []
    for name, places in zip(side_names(live, words), sides(live.row), strict=True):
        lines.append(words("lobby-side-head", side=name))
        lines += [
            line(seated[n]) if n in seated else words("lobby-open", letter=seat_letter(n)) for n in sorted(places)
        ]
    return lines


def side_hint(live: Live, words: Words) -> list[str]:
    """Return the hint on how to choose a side; empty if nobody has a teammate."""
    names = side_names(live, words) if sides(live.row) else []
    return [words("lobby-side-choose", one=names[0], other=names[1])] if names else []


def empty_side(live: Live, words: Words) -> str | None:
    """Return the name of the first side where nobody sits; None if there is no such side, or there are no sides."""
    groups = groups_by_side(live)
    names = side_names(live, words) if groups else []
    return next((name for name, group in zip(names, groups, strict=True) if not group), None)


def side_buttons(live: Live, words: Words) -> ui.ActionRow[Any]:
    """Return a row with a button for each side, which seats the user there."""
    row: ui.ActionRow[Any] = ui.ActionRow()
    for n, name in enumerate(side_names(live, words)):
        row.add_item(ui.Button(label=name, custom_id=custom_id(live.row.code, SIDE, BOARD, n)))
    return row


def split_select(reader: Reader) -> ui.Select[Any] | None:
    """Return the select of all ways to split the players into sides, the present one picked; None if there is only one."""
    live = reader.live
    ways = team_splits(live)[:MOST_LINES]
    if len(ways) < 2:
        return None
    key = "hosting-part" if len({len(side) for side in sides(live.row)}) == 1 else "hosting-part-alone"
    labels = next(
        lines
        for room in range(NAME_LENGTH, 0, -1)
        if max(map(len, lines := _lines(key, ways, reader, room))) <= LABEL_LENGTH
    )
    options = [
        discord.SelectOption(label=label, value=f"{seating_mark(live)}.{'.'.join(map(str, one))}", default=n == 0)
        for n, (label, (one, _)) in enumerate(zip(labels, ways, strict=True))
    ]
    return ui.Select(
        custom_id=custom_id(live.row.code, PART, NOTE), placeholder=reader.words("hosting-parting"), options=options
    )


def _lines(key: str, ways: Sequence[TeamSplit], reader: Reader, room: int) -> list[str]:
    """Return a line for each way to split the players, with names of at most `room` characters."""
    return [reader.words(key, one=_names(one, reader, room), other=_names(other, reader, room)) for one, other in ways]


def _names(seats: Sequence[Seat], reader: Reader, room: int) -> str:
    names = [isolated(clip(reader.names[seat], room)) for seat in seats]
    return reader.words.join(names) or reader.words("hosting-part-nobody")
