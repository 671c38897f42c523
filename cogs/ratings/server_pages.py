"""The pages of a server's ratings: the leaderboard, the records, the characters of one game and form."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import discord
import msgspec
from discord import ui

from cogs.kit.composing.messages import Message, text
from cogs.kit.controls.custom_ids import NOTE, custom_id
from cogs.kit.match_texts.durations import moment
from cogs.kit.match_texts.names import other_players
from cogs.ratings.naming import all_books, book_title, book_value, character_name, person_name
from engines.kernel.packs.shelf import Shelf
from referee.memory.shares import share
from referee.ratings.showing import Line, Shown
from store.people.inbox import SeatHolder
from store.ratings.games import BookKey
from store.ratings.server import CharacterRow, GameRecord, PersonRecord, WinnerRow
from words.safe import escape
from words.texts import Words

CODE = "RATING"
"""The code in controls of these pages. No match has it: codes have no I."""

OPEN, SHOW, PICK = "ratings", "ratingshow", "ratingpick"
"""Actions: open the leaderboards, show a view of a book at a page, show another book."""

LIST, RECORDS, CHARACTERS = "list", "records", "characters"
VIEWS = (LIST, RECORDS, CHARACTERS)
"""The views of a book."""

SHOWN = 15
"""Lines on a page."""

NAMES = 60
"""Characters of the players' names at a record."""


class Where(msgspec.Struct, frozen=True):
    """The place of a page: the view, the book, and the number of the page from 0."""

    view: str
    key: BookKey
    page: int


class Own(msgspec.Struct, frozen=True):
    """The reader: their rating if they have one, their line if they stand in the list, and whether they want to."""

    user: int
    shown: Shown | None
    line: Line | None
    is_listed: bool


class Records(msgspec.Struct, frozen=True):
    """The records of a book: how many games count, those of persons and of matches, and which matches the reader may see."""

    games: int
    people: Mapping[str, PersonRecord | None]
    matches: Mapping[str, GameRecord | None]
    visible: Collection[str]
    seated: Mapping[str, Sequence[SeatHolder]]


def list_page(where: Where, table: Sequence[Line], own: Own, words: Words) -> Message:
    """Return a page of the leaderboard, with the reader's own line below it if that is elsewhere."""
    pages = max(1, -(-len(table) // SHOWN))
    page = min(where.page, pages - 1)
    shown = table[page * SHOWN : (page + 1) * SHOWN]
    lines = [_line(line, own, words) for line in shown] or [words("ratings-none")]
    if own.line is not None and own.line not in shown:
        lines += ["…", _line(own.line, own, words)]
    parts = [words("ratings-title", book=book_title(where.key, words)), "\n".join(lines), _notes(own, words)]
    items: list[ui.Item[Any]] = [text(part) for part in parts]
    return Message([*items, *_ways(where, page, pages, words)])


def _line(line: Line, own: Own, words: Words) -> str:
    key = "ratings-line-own" if line.user == own.user else "ratings-line"
    mark = words("ratings-mark") if line.shown.is_provisional else ""
    name = person_name(line.user, line.name, words)
    return words(key, place=line.place, name=name, rating=str(line.shown.rating), mark=mark, games=line.shown.games)


def _notes(own: Own, words: Words) -> str:
    """Return the small print: the reason why the reader does not stand there, and how the list is made."""
    lines = []
    if own.shown is not None and own.line is None:
        key = "ratings-own-idle" if own.is_listed else "ratings-own-unlisted"
        lines.append(words(key, rating=str(own.shown.rating), games=own.shown.games))
    elif own.shown is None:
        lines.append(words("ratings-own-none"))
    return "\n".join([*lines, words("ratings-about")])


def records_page(where: Where, records: Records, words: Words) -> Message:
    """Return the records of a book."""
    lines = []
    for key, person in records.people.items():
        if person is not None:
            lines.append(words(f"records-{key}", who=person_name(person.user, person.name, words), count=person.figure))
    for key, match in records.matches.items():
        if match is not None:
            line = words(f"records-{key}", count=int(match.figure), day=moment(match.ended, "D"))
            if key in records.visible:
                names = escape(other_players(records.seated.get(match.code, []), 0, words, NAMES))
                line += " " + words("records-match", code=match.code, names=names)
            lines.append(line)
    parts = [
        words("records-title", book=book_title(where.key, words)),
        "\n".join(lines) or words("records-none"),
        words("records-about", count=records.games),
    ]
    items: list[ui.Item[Any]] = [text(part) for part in parts]
    return Message([*items, *_ways(where, 0, 1, words)])


def characters_page(
    where: Where, rows: Sequence[CharacterRow], best: Mapping[str, WinnerRow], shelf: Shelf, words: Words
) -> Message:
    """Return a page of the table of characters: how often each was played, how often it won, and who wins with it."""
    pages = max(1, -(-len(rows) // SHOWN))
    page = min(where.page, pages - 1)
    lines = []
    for row in rows[page * SHOWN : (page + 1) * SHOWN]:
        found, name = share(row.won, row.played), character_name(shelf, where.key.game, row.character, words)
        line = words(
            "characters-line", name=name, played=row.played, share=found.percent, low=found.low, high=found.high
        )
        if (one := best.get(row.character)) is not None:
            line += " " + words("characters-best", who=person_name(one.user, one.name, words), won=one.won)
        lines.append(line)
    parts = [
        words("characters-title", book=book_title(where.key, words)),
        "\n".join(lines) or words("characters-none"),
        words("characters-about"),
    ]
    items: list[ui.Item[Any]] = [text(part) for part in parts]
    return Message([*items, *_ways(where, page, pages, words)])


def _ways(where: Where, page: int, pages: int, words: Words) -> list[ui.Item[Any]]:
    """Return the controls: other books, other views, other pages."""
    options = [
        discord.SelectOption(label=book_title(key, words), value=book_value(key), default=key == where.key)
        for key in all_books(where.key.guild)
    ]
    pick: ui.Select[Any] = ui.Select(custom_id=custom_id(CODE, PICK, NOTE, where.view), options=options[:25])
    rows: list[ui.Item[Any]] = [ui.ActionRow(pick)]
    views: ui.ActionRow[Any] = ui.ActionRow()
    for view in VIEWS:
        style = discord.ButtonStyle.primary if view == where.view else discord.ButtonStyle.secondary
        views.add_item(
            ui.Button(label=words(f"button-ratings-{view}"), custom_id=_id(where, 0, "tab", view), style=style)
        )
    rows.append(views)
    if pages > 1:
        back = ui.Button[Any](label=words("button-turns-back"), custom_id=_id(where, max(0, page - 1), "back"))
        on = ui.Button[Any](label=words("button-turns-on"), custom_id=_id(where, page + 1, "on"))
        back.disabled, on.disabled = page == 0, page + 1 >= pages
        rows.append(ui.ActionRow(back, on))
    return rows


def _id(where: Where, page: int, way: str, view: str | None = None) -> str:
    return custom_id(CODE, SHOW, NOTE, view or where.view, book_value(where.key), page, way)
