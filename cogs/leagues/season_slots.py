"""Composes the announcements of seasons: how one begins, and how it ended, with its tables and who goes up and down."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import msgspec
from discord import ui

from cogs.common.desk import Desk
from cogs.kit.composing.messages import GREEN, SLATE, Message, button, text
from cogs.kit.controls.custom_ids import custom_id
from cogs.kit.painting.pictures import Look
from cogs.leagues import actions
from cogs.leagues.pages.picture_pages import paint_part, season_parts
from cogs.leagues.pages.season_pages import OWN_PAGE, TEXT, dates_line, speech_of, title_of
from referee.errors import RefusedError
from referee.leagues.season_news import BEGIN, END, NOTIFYING
from referee.leagues.season_tables import Division
from referee.leagues.seasons import Season
from store.leagues import seasons
from store.leagues.outbox import SEASONS
from store.leagues.seasons import SeasonRow
from store.people import guilds
from words.texts import Words, language_of
from words.texts import words as words_in
from words.tournaments.leagues.seasons import transfer_lines
from words.tournaments.speech import Speech, pages

MOST_PICTURES = 4
"""Divisions whose table is shown in the announcement: each may take two pictures, and a message has at most ten."""


class Place(msgspec.Struct, frozen=True):
    """The place of a season's announcements. `code` is that of the controls of all seasons."""

    guild: int
    channel: int
    code: str = actions.SEASONS


class AnnouncedSeason(msgspec.Struct, frozen=True):
    """A season as the sender needs it."""

    season: SeasonRow
    row: Place
    lock: asyncio.Lock


class SeasonSlots:
    """The composer of seasons' announcements."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.db = desk.referee.db
        self.parts = desk.referee.leagues.seasons
        self.outbox = SEASONS
        self.notifying = NOTIFYING

    async def find(self, number: int) -> AnnouncedSeason:
        """Return a season. Raises RefusedError if there is none."""
        row = await seasons.by_id(self.db, number)
        if row is None:
            raise RefusedError("refused-no-season")
        # Nobody changes it while it is composed: each call has a row of its own.
        return AnnouncedSeason(row, Place(row.guild, row.channel), asyncio.Lock())

    async def reader(self, _season: AnnouncedSeason, _slot: str) -> int | None:
        """Return None: all announcements go to the channel."""
        return None

    async def compose(self, event: AnnouncedSeason, slot: str, *, posted: bool) -> Message | None:
        """Return the announcement of a slot, None if there should be none."""
        del posted  # it pings nobody
        word = slot.partition(":")[0]
        found = await self.parts.season(event.season)
        words = words_in(language_of(event.season.language))
        if word == BEGIN:
            message = Message([text(_text(_begin_lines(found, words)))], colour=GREEN)
        elif word == END:
            message = Message([], colour=SLATE)
            await self._add_tables(message, found, words)
            message.items.append(text(_text(_end_lines(found, words))))
        else:
            return None
        name = custom_id(actions.SEASONS, actions.SEASON, slot, OWN_PAGE, event.season.id)
        message.items.append(ui.ActionRow(button(words, "button-season-show", name)))
        return message

    async def _add_tables(self, message: Message, season: Season, words: Words) -> None:
        """Add the picture of the first page of each division's table, of the highest divisions if there are many."""
        theme = (await guilds.of(self.db, season.row.guild)).theme
        parts = [
            part
            for part in season_parts(season, speech_of(season, words), title_of(season.row))
            if part.page is not None and part.page.page == 1
        ]
        for at, part in enumerate(parts[:MOST_PICTURES]):
            painted = await paint_part(
                self.desk,
                part,
                season.names,
                words.language,
                Look(theme=theme) if theme else Look(),
                of=f"season {season.row.id}",
            )
            if painted is not None:
                message.picture(f"division{at}.png", *painted)


def _text(lines: Iterator[str]) -> str:
    """Return as many of the lines as a message has room for; the button shows all of it."""
    return pages([*lines], "", "", TEXT)[0]


def _begin_lines(season: Season, words: Words) -> Iterator[str]:
    row, speech = season.row, speech_of(season, words)
    yield words("season-begins", title=title_of(row))
    yield dates_line(words, row)
    yield words("season-begins-how", best=row.best)
    if season.has_divisions:
        yield words("season-begins-moves", up=row.up, down=row.down)
        for division in season.divisions:
            names = [speech.person(line.person) for line in division.lines]
            yield words("season-begins-division", division=division.number, names=words.join(names))
    codes = [one for one in season.tournaments if one.state != "cancelled"]
    if codes:
        yield words("season-begins-tournaments", codes=words.join([f"`{one.code}`" for one in codes]))


def _end_lines(season: Season, words: Words) -> Iterator[str]:
    speech = speech_of(season, words)
    yield words("season-is-over", title=title_of(season.row))
    for division in season.divisions:
        yield _first_line(division, words, speech)
    if season.has_divisions:
        yield from transfer_lines(speech, season.transfers)


def _first_line(division: Division, words: Words, speech: Speech) -> str:
    """Return the line that names the first of a division; where several share the place, all of them."""
    names = [speech.person(line.person) for line in division.lines if line.place == 1 and line.singles]
    if not names:
        return words("season-first-none", division=division.number)
    return words("season-first", division=division.number, names=words.join(names))
