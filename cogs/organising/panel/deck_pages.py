"""Pages of deck checks: all entries with verdict and code, and one deck as a list (TM-10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import discord
from discord import ui

from cogs.decks.reading import Deck, code_block
from cogs.kit.composing.messages import Message, Rows, button, text
from cogs.kit.controls.buttons import paging_buttons
from cogs.kit.controls.custom_ids import NOTE, custom_id
from cogs.organising.access import Visit
from cogs.organising.actions import DECK, DECKS
from cogs.organising.panel.panel_pages import panel_row
from cogs.organising.panel.people_pages import plain_entry
from engines.kernel.lobby.brought import BroughtError
from engines.kernel.lobby.building import DeckProblem
from tournaments.views.tournament import EntryView
from words.safe import clip

SHOWN, LABEL = 8, 60
"""Entries on a page, and the most characters of a name in a select."""

LIST, PROBLEMS = 1_700, 900
"""The most characters of a deck's list and of its problems; the file beside them has the whole list."""


class Locked(NamedTuple):
    """An entry with the deck that it has checked in with, None without one, and the deck's problems at these tables."""

    entry: EntryView
    deck: Deck | None
    problems: Sequence[DeckProblem]

    @property
    def errors(self) -> int:
        """The number of problems for which the deck may not be played."""
        return sum(not one.warning for one in self.problems)


def decks_page(found: Visit, locked: Sequence[Locked], page: int) -> Message:
    """Return a page of all entries with verdict and code, and a select that opens one deck."""
    words = found.words
    count = max(1, -(-len(locked) // SHOWN))
    page = min(page, count - 1)
    here = locked[page * SHOWN : (page + 1) * SHOWN]
    with_deck = sum(one.deck is not None for one in locked)
    lines = [
        words("organise-decks-title", title=found.title),
        words("organise-decks-means"),
        words(
            "organise-decks-count", count=len(locked), brought=with_deck, unfit=sum(one.errors > 0 for one in locked)
        ),
        *(_line(found, one) for one in here),
    ]
    items: Rows = [text("\n".join(lines))]
    if options := [_option(found, one) for one in here if one.deck is not None]:
        select: ui.Select[Any] = ui.Select(
            custom_id=custom_id(found.code, DECK, NOTE), placeholder=words("organise-decks-pick"), options=options
        )
        items.append(ui.ActionRow(select))
    items.append(ui.ActionRow(*paging_buttons(words, found.code, DECKS, page, count)))
    return Message([*items, *_to_panel(found)])


def deck_page(found: Visit, one: Locked) -> Message:
    """Return the deck of an entry: its verdict, its list and its code, and the list as a file."""
    words, deck = found.words, one.deck
    assert deck is not None
    title = words("organise-deck-title", number=one.entry.number, name=found.speech.marked(one.entry.number))
    listed = deck.builder.write(deck.pack, deck.body, words.language, deck.texts.headings(words.language))
    problems = clip("\n".join(deck.problem_lines(one.problems)), PROBLEMS)
    lines = [title, _verdict(found, one), *([problems] if problems else []), _code(found, one)]
    items: Rows = [text("\n".join(line for line in lines if line)), text(code_block(clip(listed, LIST)))]
    back = button(words, "button-organise-decks", custom_id(found.code, DECKS, NOTE, 0))
    message = Message([*items, *(_to_panel(found, back) or [ui.ActionRow(back)])])
    message.attach(f"deck{one.entry.number}.txt", f"{listed}\n".encode())
    return message


def _line(found: Visit, one: Locked) -> str:
    name = found.words("organise-decks-line", number=one.entry.number, name=found.speech.marked(one.entry.number))
    return " · ".join(part for part in (name, _verdict(found, one), _code(found, one)) if part)


def _verdict(found: Visit, one: Locked) -> str:
    if one.deck is None:
        return found.words("organise-decks-none-yet")
    return found.words("organise-decks-verdict", errors=one.errors)


def _code(found: Visit, one: Locked) -> str:
    """Return the code of a deck, which is all of it; empty without a deck, and for a deck that has none."""
    if one.deck is None:
        return ""
    try:
        return found.words("organise-decks-code", code=one.deck.code())
    except BroughtError:
        return ""


def _option(found: Visit, one: Locked) -> discord.SelectOption:
    label = f"{one.entry.number} · {clip(plain_entry(found, one.entry), LABEL)}"
    return discord.SelectOption(label=label, value=str(one.entry.number))


def _to_panel(found: Visit, *others: ui.Button[Any]) -> Rows:
    """Return the row that leads back to the panel, for organisers; a judge has none."""
    may = found.hall.may_organise(found.who.user, found.who.roles, manager=found.who.manager)
    return [panel_row(found.words, found.code, *others)] if may else []
