"""The wish for a table: its lines below the list of tables, and its form."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
import msgspec
from discord import ui

from cogs.kit.answering.forms import TITLE
from cogs.kit.composing.messages import Message, Rows, button, text
from cogs.kit.controls.actions import TABLES, UNWISH
from cogs.kit.controls.custom_ids import NOTE, custom_id
from cogs.kit.match_texts.durations import moment
from engines.games import GAMES
from store.lobby.wishes import Wish
from store.people.preferences import Preferences
from words.texts import Words
from words.zones import zone_name

WISH, WISH_SET = "wish", "wishset"
"""Actions: open the form, save it."""

PLAYED, FROM, TO = "games", "from", "to"
"""The names of the form's fields."""

ANY = "any"
"""The value of the select that means any hour."""

HOURS = 24


class Typed(msgspec.Struct, frozen=True):
    """The values of the form: games, and the first and last minute of the day at which the user may be called."""

    games: Sequence[str]
    start: int | None
    finish: int | None


def below(words: Words, wish: Wish | None, chosen: Preferences) -> Rows:
    """Return the reader's wish with the buttons to change and withdraw it, or the button to make one."""
    ask = button(
        words,
        "button-wish-change" if wish else "button-wish",
        custom_id(TABLES, WISH, NOTE),
        discord.ButtonStyle.primary,
    )
    if wish is None:
        none = f"{words('wish-none')}\n-# {words('wish-means')}"
        return [ui.Separator(), text(none), ui.ActionRow(ask)]
    games = words.join([words(f"{game}-title") for game in wish.games.split()])
    lines = [words("wish-note", games=games, hours=_hours(words, wish), until=moment(wish.expires, "D"))]
    lines.append(f"-# {words('wish-silent' if chosen.pings == 'off' else 'wish-means')}")
    ask.style = discord.ButtonStyle.secondary
    row: ui.ActionRow[Any] = ui.ActionRow(ask, button(words, "button-unwish", custom_id(TABLES, UNWISH, NOTE)))
    return [ui.Separator(), text("\n".join(lines)), row]


def _hours(words: Words, wish: Wish) -> str:
    if wish.zone is None or wish.start is None or wish.finish is None:
        return words("wish-always")
    place = zone_name(wish.zone, words.language)
    return words("wish-hours", start=_hour(wish.start), end=_hour(wish.finish), place=place)


def _hour(minutes: int) -> str:
    return f"{minutes // 60}:{minutes % 60:02}"


def form(words: Words, typed: Typed | None, chosen: Preferences) -> ui.Modal:
    """Return the form with games, first hour and last hour, filled in with `typed`."""
    made = ui.Modal(title=words("wish-title")[:TITLE], custom_id=custom_id(TABLES, WISH_SET, NOTE))
    wanted = typed.games if typed is not None else []
    games = [discord.SelectOption(label=words(f"{g}-title"), value=g, default=g in wanted) for g in GAMES]
    pick: ui.Select[Any] = ui.Select(custom_id=PLAYED, options=games, max_values=len(games))
    made.add_item(ui.Label(text=words("wish-games")[:TITLE], component=pick))
    place_hint = (
        words("wish-by", place=zone_name(chosen.zone, words.language)) if chosen.zone else words("wish-by-city")
    )
    hours = [(str(n), f"{n}:00") for n in range(HOURS)]
    start, finish = (typed.start, typed.finish) if typed is not None else (None, None)
    fields: list[tuple[str, int | None, Sequence[tuple[str, str]], str | None]] = [
        (FROM, start, [(ANY, words("wish-always")), *hours], place_hint),
        (TO, finish if finish is not None else 23 * 60, hours, None),
    ]
    for name, minutes, values, hint in fields:
        current = ANY if minutes is None else str(minutes // 60)
        options = [discord.SelectOption(label=label, value=value, default=value == current) for value, label in values]
        select: ui.Select[Any] = ui.Select(custom_id=name, options=options)
        made.add_item(ui.Label(text=words(f"wish-{name}")[:TITLE], description=hint, component=select))
    made.stop()  # otherwise discord.py would keep it for ever
    return made


def again(words: Words, refused: str, typed: Typed) -> Message:
    """Return the mistake in the form, with a button that opens the form again; the button's id carries the values."""
    which = sum(1 << n for n, game in enumerate(GAMES) if game in typed.games)
    args = (which, typed.start or 0, typed.finish or 0)
    return Message([text(refused), ui.ActionRow(button(words, "zone-again", custom_id(TABLES, WISH, NOTE, *args)))])
