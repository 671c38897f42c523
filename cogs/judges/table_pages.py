"""Pages of a judge who corrects the table by hand: of what, and to which values; and the decks that were brought."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import discord
from discord import ui

from cogs.decks.reading import code_block, deck_words
from cogs.judges.desk_pages import CONFIRM, FIX, LABEL, OPTIONS, TABLE
from cogs.judges.picks import THING_TO_VALUE
from cogs.kit.composing.messages import Message, Rows, button, seat_name, text
from cogs.kit.controls.custom_ids import NOTE, custom_id
from cogs.kit.match_texts.reader import Reader
from engines.kernel.choose import correctable
from engines.kernel.state.model import Seat
from referee.judges.corrections import present_value, values_of
from referee.match.live import Live
from words.safe import clip

T = TypeVar("T")

SUBJECT = "judgething"
"""Action of the control that shows what can be corrected of something."""

MOST_SUBJECTS = 4 * OPTIONS
"""The most subjects on a page: those of four selects."""

DECK = 1_700
"""The most characters of a deck's list; the file beside it has all of it."""


def table_page(reader: Reader, page: int = 0) -> Message:
    """Return the page that asks of what something is to be corrected: permanents, players; more than fit are on further pages."""
    live, words = reader.live, reader.words
    rules, match = live.rules_and_match
    subjects = [*dict.fromkeys(thing.partition(":")[2] for thing in correctable(rules, match))]
    head = words("judge-table-title", game=words(f"{live.row.game}-title"), code=live.row.code)
    items: Rows = [text(f"{head}\n{words('judge-table-means' if subjects else 'judge-table-none')}")]
    view = reader.view.table
    pages = parted([(subject, reader.game.correction_subject(subject, view)) for subject in subjects], MOST_SUBJECTS)
    page = min(page, len(pages) - 1)
    for number, labels in enumerate(parted(pages[page], OPTIONS)):
        name = custom_id(live.row.code, SUBJECT, NOTE, number)
        items += _select(reader, words("judge-table-subject"), name, labels) if labels else []
    items += _turning(reader, page, len(pages), lambda to, way: custom_id(live.row.code, TABLE, NOTE, to, way))
    items.append(_ways_back(reader, FIX))
    return Message(items)


def subject_page(reader: Reader, subject: str, turned: int = -1, page: int = 0) -> Message:
    """Return the page with everything that can be corrected of a permanent or a player: a select of values for each.

    A select of more values than fit stands at the present one; `page` is that of the thing with the number `turned`.
    """
    live, words = reader.live, reader.words
    rules, match = live.rules_and_match
    view = reader.view.table
    found = [thing for thing in correctable(rules, match) if thing.partition(":")[2] == subject]
    if not found:
        return table_page(reader)
    head = words("judge-table-title", game=words(f"{live.row.game}-title"), code=live.row.code)
    items: Rows = [text(f"{head}\n**{reader.game.correction_subject(subject, view)}**")]
    for number, thing in enumerate(found):
        pages = parted(values_of(live, thing), OPTIONS)
        shown = min(page, len(pages) - 1) if number == turned else first_page(pages, present_value(live, thing))
        options = [(pick_of(thing, value), reader.game.correction_value(thing, value)) for value in pages[shown]]
        heading = f"**{reader.game.correction_label(thing, view)}**"
        items += _select(reader, heading, custom_id(live.row.code, CONFIRM, NOTE, "amend", number), options)
        items += _turning(reader, shown, len(pages), _to_values(live.row.code, subject, number))
    items.append(_ways_back(reader, TABLE))
    return Message(items)


def _to_values(code: str, subject: str, number: int) -> Callable[[int, str], str]:
    return lambda to, way: custom_id(code, SUBJECT, NOTE, subject, number, to, way)


def pick_of(thing: str, value: str) -> str:
    """Return the pick of a value for a thing."""
    return f"{thing}{THING_TO_VALUE}{value}"


def parted(values: Sequence[T], size: int) -> list[Sequence[T]]:
    """Return values in parts of at most so many, at least one part."""
    return [values[first : first + size] for first in range(0, len(values), size)] or [values]


def first_page(pages: Sequence[Sequence[str]], present: str) -> int:
    """Return the page of values on which the present one would stand; the first for what is no number."""
    if not present.isdecimal():
        return 0
    below = sum(1 for values in pages for value in values if value.isdecimal() and int(value) < int(present))
    return min(below // OPTIONS, len(pages) - 1)


def _turning(reader: Reader, page: int, pages: int, to: Callable[[int, str], str]) -> Rows:
    """Return the buttons to the page before and after, nothing for a single page. `to` makes the id of a page and direction."""
    if pages < 2:
        return []
    back = button(reader.words, "button-turns-back", to(max(0, page - 1), "back"))
    on = button(reader.words, "button-turns-on", to(page + 1, "on"))
    back.disabled, on.disabled = page == 0, page + 1 == pages
    return [ui.ActionRow(back, on)]


def _select(reader: Reader, heading: str, name: str, options: Sequence[tuple[str, str]]) -> Rows:
    made: ui.Select[Any] = ui.Select(
        custom_id=name,
        placeholder=reader.words("judge-fix-pick"),
        options=[discord.SelectOption(label=clip(label, LABEL - 1), value=value) for value, label in options],
    )
    return [text(heading), ui.ActionRow(made)]


def _ways_back(reader: Reader, action: str) -> ui.ActionRow[Any]:
    key = "judge-table-again" if action == TABLE else "button-judge-fix"
    return ui.ActionRow(button(reader.words, key, custom_id(reader.live.row.code, action, NOTE)))


def decks_page(reader: Reader, decks: Mapping[Seat, str]) -> Message:
    """Return the decks that seats have brought, as lists and as files."""
    live, words = reader.live, reader.words
    rules, _ = live.rules_and_match
    message = Message([text(words("judge-decks-title", game=words(f"{live.row.game}-title"), code=live.row.code))])
    for seat, body in sorted(decks.items()):
        listed = _listed(live, words.language, body) if rules.game.bring and rules.game.bring.builder else body
        message.items.append(text(f"{seat_name(seat, reader.names)}\n{code_block(clip(listed, DECK))}"))
        message.attach(f"deck{seat}.txt", f"{listed}\n".encode())
    return message


def _listed(live: Live, language: Any, body: str) -> str:
    rules, _ = live.rules_and_match
    assert rules.game.bring is not None
    assert rules.game.bring.builder is not None
    return rules.game.bring.builder.write(rules.pack, body, language, deck_words(live.row.game).headings(language))
