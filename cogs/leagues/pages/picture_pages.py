"""The tables of leagues as pictures with the same as text: all places of a ladder, the tables of a season."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest

import msgspec
from discord import ui

from cogs.common.desk import Desk
from cogs.kit.composing.messages import GREEN, Message, text
from cogs.kit.controls.buttons import paging_buttons
from cogs.kit.painting.pictures import Look
from cogs.kit.painting.tournament_pictures import Painted, paint_page
from cogs.leagues import actions
from cogs.leagues.pages.own_pages import back_button
from cogs.leagues.reading import Reading
from referee.leagues.seasons import Season
from tournaments.views.leagues import LadderPage, SeasonPage, ladder_pages, season_pages
from tournaments.views.pages import LeaguePage, own_page
from words.texts import Language
from words.texts import words as words_in
from words.tournaments.leagues.ladder import ladder_pages as ladder_texts
from words.tournaments.leagues.seasons import season_pages as season_texts
from words.tournaments.speech import Speech


class Part(msgspec.Struct, frozen=True):
    """One page: a picture's, and its text; where one of them needs more pages than the other, it is alone on the last ones."""

    page: LeaguePage | None
    text: str = ""


def ladder_parts(found: Reading) -> list[Part]:
    """Return the pages of a ladder for its reader."""
    shown = ladder_pages(found.ladder.row.name, found.view, found.speech.own)
    return _parts(shown, ladder_texts(found.speech, found.title, found.view))


def season_parts(season: Season, speech: Speech, title: str) -> list[Part]:
    """Return the pages of a season's tables for a reader, division by division. `title` is its name, safe for messages."""
    row, found = season.row, []
    for division in season.divisions:
        shown = season_pages(
            row.name,
            division.number,
            division.lines,
            row.best,
            season.transfers,
            over=row.phase == "over",
            own=speech.own,
        )
        name = speech("season-division", title=title, division=division.number) if division.number else title
        found += _parts(shown, season_texts(speech, name, division.lines, row.best))
    return found


def _parts(shown: Sequence[LadderPage | SeasonPage], texts: Sequence[str]) -> list[Part]:
    return [Part(page, content or "") for page, content in zip_longest(shown, texts)]


def chosen_part(parts: Sequence[Part], page: int | None) -> int:
    """Return the index of a page, or with None that of the one with the reader's own row."""
    if page is not None:
        return min(page, len(parts) - 1)
    pictured = [(at, part.page) for at, part in enumerate(parts) if part.page is not None]
    return pictured[own_page([one for _, one in pictured])][0] if pictured else 0


async def paint_part(
    desk: Desk, part: Part, names: Mapping[int, str], language: Language, look: Look, *, of: str
) -> Painted | None:
    """Return the picture of a page, None for one without, and if painting failed: the text says the same."""
    if part.page is None:
        return None
    pictures = desk.composer.pictures
    return await paint_page(pictures, part.page, names, language, look, of=of)  # type: ignore[arg-type]  # the painter paints both


def places_page(found: Reading, parts: Sequence[Part], at: int, painted: Painted | None) -> Message:
    """Return a page of all places of a ladder: the picture, and the same as text."""
    message = Message([], colour=GREEN)
    if painted is not None:
        message.picture("places.png", *painted)
    if parts[at].text:
        message.items.append(text(parts[at].text))
    buttons = paging_buttons(found.words, found.code, actions.PLACES, at, len(parts))
    message.items.append(ui.ActionRow(*buttons, back_button(found)))
    return message


def page_message(language: Language, name: str, page: bytes) -> Message:
    """Return the message that hands over a web page."""
    message = Message([text(words_in(language)("league-page"))], colour=GREEN)
    message.attach(name, page)
    return message
