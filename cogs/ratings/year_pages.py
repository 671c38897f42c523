"""The page of a person's year on a server."""

from __future__ import annotations

from typing import Any

import msgspec
from discord import ui

from cogs.kit.composing.messages import Message, button, text
from cogs.kit.controls.custom_ids import NOTE, custom_id
from cogs.ratings.naming import character_name
from cogs.ratings.profile_pages import CODE, PERSON, YEAR
from engines.kernel.packs.shelf import Shelf
from referee.memory.year import BestWin, Year
from referee.ratings.showing import shown_of
from words.safe import safe_name
from words.texts import Words


class About(msgspec.Struct, frozen=True):
    """The person and the year; the first and the last year in which they played here bound the pages."""

    user: int
    name: str
    is_own: bool
    year: int
    first: int
    last: int


def year_page(about: About, year: Year, best_win: BestWin | None, shelf: Shelf, words: Words) -> Message:
    """Return the page of a year with the best win of those that the reader may see."""
    title = words("year-title", who=safe_name(about.name), year=str(about.year))
    lines = [title, words("year-played", played=year.played, won=year.won) if year.played else words("year-empty")]
    if (one := year.favourite) is not None:
        name, game = character_name(shelf, one.game, one.character, words), words(f"{one.game}-title")
        lines.append(words("year-favourite", name=name, game=game, played=one.played, won=one.won))
    if (win := best_win) is not None:
        rating = str(shown_of(win.mu, win.sigma))
        lines.append(words("year-best-win", who=safe_name(win.name), rating=rating, code=win.code))
    nemesis = "nemesis" if about.is_own else "nemesis-other"
    for key, other in ((nemesis, year.nemesis), ("partner", year.partner), ("rival", year.rival)):
        if other is not None:
            lines.append(words(f"year-{key}", who=safe_name(other.name), count=other.count))
    lines.append(words("year-counts"))
    return Message([text("\n".join(lines)), _ways(about, words)])


def _ways(about: About, words: Words) -> ui.ActionRow[Any]:
    """Return the buttons to the years before and after, and to the profile."""
    row: ui.ActionRow[Any] = ui.ActionRow()
    for key, year, is_there in (
        ("button-year-before", about.year - 1, about.year > about.first),
        ("button-year-after", about.year + 1, about.year < about.last),
    ):
        if is_there:
            name = custom_id(CODE, YEAR, NOTE, about.user, year)
            row.add_item(ui.Button(label=words(key, year=str(year)), custom_id=name))
    return row.add_item(button(words, "button-profile", custom_id(CODE, PERSON, NOTE, about.user)))
