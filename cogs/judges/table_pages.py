"""Pages of a judge who corrects the table by hand: of what, and to which values; and the decks that were brought."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

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
from referee.judges.corrections import values_of
from referee.match.live import Live
from words.safe import clip

SUBJECT = "judgething"
"""Action of the control that shows what can be corrected of something."""

MOST_SELECTS = 4
"""The most selects of subjects on a page."""

DECK = 1_700
"""The most characters of a deck's list; the file beside it has all of it."""


def table_page(reader: Reader) -> Message:
    """Return the page that asks of what something is to be corrected: permanents, players."""
    live, words = reader.live, reader.words
    rules, match = live.rules_and_match
    subjects = [*dict.fromkeys(thing.partition(":")[2] for thing in correctable(rules, match))]
    head = words("judge-table-title", game=words(f"{live.row.game}-title"), code=live.row.code)
    items: Rows = [text(f"{head}\n{words('judge-table-means' if subjects else 'judge-table-none')}")]
    view = reader.view.table
    labels = [(subject, reader.game.correction_subject(subject, view)) for subject in subjects]
    for first in range(0, min(len(labels), MOST_SELECTS * OPTIONS), OPTIONS):
        name = custom_id(live.row.code, SUBJECT, NOTE, first)
        items += _select(reader, words("judge-table-subject"), name, labels[first : first + OPTIONS])
    items.append(_ways_back(reader, FIX))
    return Message(items)


def subject_page(reader: Reader, subject: str) -> Message:
    """Return the page with everything that can be corrected of a permanent or a player: a select of values for each."""
    live, words = reader.live, reader.words
    rules, match = live.rules_and_match
    view = reader.view.table
    found = [thing for thing in correctable(rules, match) if thing.partition(":")[2] == subject]
    if not found:
        return table_page(reader)
    head = words("judge-table-title", game=words(f"{live.row.game}-title"), code=live.row.code)
    items: Rows = [text(f"{head}\n**{reader.game.correction_subject(subject, view)}**")]
    for number, thing in enumerate(found):
        near = values_near(values_of(live, thing), _present(reader, thing))
        options = [(pick_of(thing, value), reader.game.correction_value(thing, value)) for value in near]
        heading = f"**{reader.game.correction_label(thing, view)}**"
        items += _select(reader, heading, custom_id(live.row.code, CONFIRM, NOTE, "amend", number), options)
    items.append(_ways_back(reader, TABLE))
    return Message(items)


def pick_of(thing: str, value: str) -> str:
    """Return the pick of a value for a thing."""
    return f"{thing}{THING_TO_VALUE}{value}"


def values_near(values: Sequence[str], present: int) -> Sequence[str]:
    """Return as many values as a select takes; of more numbers those nearest to the present one."""
    if len(values) <= OPTIONS:
        return values
    nearest = sorted(values, key=lambda value: abs(int(value) - present) if value.isdecimal() else 0)[:OPTIONS]
    return [value for value in values if value in nearest]


def _present(reader: Reader, thing: str) -> int:
    """Return the number that a thing has now, read from the values that it has not: 0 if none is left out between them."""
    numbers = [int(value) for value in values_of(reader.live, thing) if value.isdecimal()]
    return next((n for n in range(len(numbers) + 1) if n not in numbers), 0)


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
