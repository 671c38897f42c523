"""The card of a tournament: the message about the whole of it, in its channel."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from cogs.kit.composing.messages import GOLD, GREEN, SLATE, Message, Rows, button, text
from cogs.kit.controls.custom_ids import custom_id
from cogs.kit.match_texts.durations import clock_words, moment
from cogs.tournaments import actions
from cogs.tournaments.pages.hall_texts import Reading
from referee.clocks.terms import terms_of
from referee.tournaments.halls.slots import CARD
from tournaments.running.start import has_place
from tournaments.state.entering import may_join_late
from words.tournaments.rounds.pairings import round_title
from words.tournaments.running.organising import phase_line
from words.tournaments.settings import short_line
from words.tournaments.speech import pages
from words.tournaments.tables.standings import places_pages

ORGANISE = "organise"
"""The action that opens the organiser's panel."""

NAMED = 40
"""Entries whose names the card shows; the others are a number."""

CARD_TEXT = 2600
"""Characters of the card's text at most."""


def card(found: Reading, slot: str = CARD) -> Message:
    """Return the card: name, game, phase, who has entered, and the buttons of this phase."""
    row, words = found.hall.row, found.words
    head = words("event-card-title", title=found.title, code=row.code)
    lines = [
        words("event-card-game", game=words(f"{row.game}-title"), form=words(f"event-form-{row.form}")),
        short_line(found.speech, found.hall.shown_settings),
        _clock(found),
        _begins(found),
        _phase(found),
    ]
    items: Rows = [text("\n".join([head, *(line for line in lines if line)])), *_people(found)]
    colour = {"over": GOLD, "cancelled": SLATE, "draft": SLATE}.get(found.view.phase, GREEN)
    message = Message(items, colour=colour)
    message.items += _buttons(found, slot)
    return message


def _clock(found: Reading) -> str:
    terms = terms_of(found.hall.row.clock)
    return found.words("event-card-clock", clock=clock_words(terms, found.words)) if terms.kind != "none" else ""


def _begins(found: Reading) -> str:
    """Return the announced time, until it begins."""
    begins = found.hall.row.begins
    if begins is None or found.view.phase not in ("open", "check_in"):
        return ""
    return found.words("event-begins", moment=moment(begins, "f"))


def _phase(found: Reading) -> str:
    """Return the phase; while it runs, with the round."""
    phase, one = phase_line(found.speech, found.view.phase, found.view.paused), found.latest_round
    if found.view.phase != "running" or one is None:
        return phase
    return f"{phase} · {round_title(found.speech, found.view, one)}"


def _people(found: Reading) -> Rows:
    """Return the entries: before the start with a mark for the check-in, at the end with their places."""
    state, speech = found.hall.state, found.speech
    if found.view.phase == "over":
        shown = places_pages(speech, found.view, CARD_TEXT)
        return [text(shown[0])] if shown else []
    there, waiting = has_place(state)
    if state.phase == "running":
        return [text(found.words("event-card-playing", count=len(state.active())))]
    if not there:
        return [text(found.words("event-card-nobody"))]
    checking = state.phase == "check_in"
    # The space does not break: a mark must not part from its name at the end of a line.
    marks = [f"{'✅' if entry.checked_in else '▫️'}\N{NO-BREAK SPACE}" if checking else "" for entry in there]
    names = [f"{mark}{speech.name(entry.number)}" for mark, entry in zip(marks, there, strict=True)]
    cap = found.hall.settings.entering.cap
    head = found.words("event-card-entries", count=len(there), cap=cap)
    more = [found.words("event-card-more", count=len(names) - NAMED)] if len(names) > NAMED else []
    wait = (
        [found.words("event-card-waiting", names=speech.all_names(e.number for e in waiting[:NAMED]))]
        if waiting
        else []
    )
    return [text(pages([", ".join(names[:NAMED]), *more, *wait], head, "", CARD_TEXT)[0])]


def _buttons(found: Reading, slot: str) -> Rows:
    code, words, state = found.hall.row.code, found.words, found.hall.state
    first: list[ui.Button[Any]] = []
    if state.phase in ("open", "check_in") or may_join_late(state):
        first.append(button(words, "button-enter", custom_id(code, actions.ENTER, slot), discord.ButtonStyle.success))
    if state.phase == "check_in":
        first.append(
            button(words, "button-check-in", custom_id(code, actions.CHECK_IN, slot), discord.ButtonStyle.primary)
        )
    if state.phase in ("open", "check_in", "running"):
        first.append(
            button(words, "button-my-pairing", custom_id(code, actions.MINE, slot), discord.ButtonStyle.primary)
        )
    rows: Rows = [ui.ActionRow(*first)] if first else []
    rows.append(ui.ActionRow(*look_buttons(found, slot)))
    last: ui.ActionRow[Any] = ui.ActionRow(
        button(words, "button-event-rules", custom_id(code, actions.RULES, slot)),
        button(words, "button-event-log", custom_id(code, actions.LOG, slot)),
        button(words, "button-event-files", custom_id(code, actions.FILES, slot)),
        button(words, "button-organise", custom_id(code, ORGANISE, slot)),
    )
    return [*rows, last]


def look_buttons(found: Reading, slot: str) -> list[ui.Button[Any]]:
    """Return the buttons that show how it stands: entries, rounds, standings, bracket."""
    code, words = found.hall.row.code, found.words
    shown = [button(words, "button-entrants", custom_id(code, actions.ENTRIES, slot))]
    if found.view.rounds:
        shown.append(button(words, "button-round-page", custom_id(code, actions.ROUND, slot)))
    if found.view.standings:
        shown.append(button(words, "button-standings", custom_id(code, actions.STANDINGS, slot)))
    if has_bracket(found):
        shown.append(button(words, "button-bracket", custom_id(code, actions.BRACKET, slot)))
    return shown


def has_bracket(found: Reading) -> bool:
    """Return whether there is a bracket or a cross table to show."""
    state = found.hall.state
    return bool(state.rounds) and (state.is_knockout(state.stage) or found.hall.settings.is_robin)
