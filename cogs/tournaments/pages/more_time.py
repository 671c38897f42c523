"""More time for a pairing of a round of days: who has asked for it, and the buttons to ask (TM-39)."""

from __future__ import annotations

from typing import Any

from discord import ui

from cogs.kit.composing.messages import GREEN, Message, Rows, button, text
from cogs.kit.controls.custom_ids import custom_id
from cogs.tournaments import actions
from cogs.tournaments.pages.hall_texts import Reading
from referee.match.slots import MORE_TIME
from referee.tournaments.halls.slots import round_number
from referee.tournaments.rounds.more_time import extension_of, is_extended, why_not
from tournaments.running.deadlines import round_deadline
from tournaments.state.deciding import decision
from tournaments.state.model import Pairing

MOST_BUTTONS = 5
"""Buttons in a row."""


def open_pairings(found: Reading) -> list[Pairing]:
    """Return the reader's pairings that are not decided, the oldest round first: in a round robin of days there are several."""
    state = found.hall.state
    rounds = sorted(state.rounds.values(), key=lambda one: (one.stage, one.number))
    pairings = [pairing for one in rounds if not one.is_closed for pairing in one.pairings]
    return [one for one in pairings if found.speech.own in one.sides and decision(state, one) is None]


def time_lines(found: Reading, pairing: Pairing, *, short: bool = False) -> list[str]:
    """Return how long there is time for a pairing of days, and who has asked for more; else, unless `short`, that all may."""
    words, speech, span = found.words, found.speech, found.speech.span(extension_of(found.hall))
    at = None if found.hall.state.paused else round_deadline(found.hall.state, pairing)
    if at is None or decision(found.hall.state, pairing) is not None:
        return []
    lines = [words("event-pairing-due", moment=speech.moment(at))]
    if is_extended(pairing):
        return [*lines, words("event-more-time-given", span=span)]
    if why_not(found.hall, pairing) is not None:
        return lines
    asked = found.hall.wishes.get((pairing.stage, pairing.round, pairing.table), set())
    if not asked:
        return lines if short else [*lines, words("event-more-time-may", span=span)]
    missing = [side for side in pairing.sides if side not in asked]
    names = speech.all_names(side for side in pairing.sides if side in asked)
    return [*lines, words("event-more-time-asked", span=span, names=names, missing=speech.all_names(missing))]


def time_mark(found: Reading, place: tuple[int, int, int]) -> str:
    """Return the mark of a pairing in a list of a round, "" while nobody has asked for more time."""
    pairing, asked = found.hall.state.pairing_of(*place), found.hall.wishes.get(place, set())
    if pairing is None or not asked or why_not(found.hall, pairing) is not None:
        return ""
    return found.words("event-more-time-mark", names=found.speech.all_names(sorted(asked)))


def time_button(found: Reading, pairing: Pairing, slot: str, *, several: bool = False) -> ui.Button[Any] | None:
    """Return the button with which the reader asks for more time or takes that back, None where nobody may.

    `several`: the button stands beside those of other rounds, and names its own.
    """
    if why_not(found.hall, pairing) is not None:
        return None
    place = (pairing.stage, pairing.round, pairing.table)
    asked = found.speech.own in found.hall.wishes.get(place, set())
    args: tuple[str | int, ...] = (
        round_number(pairing.stage, pairing.round),
        pairing.table,
        *(["back"] if asked else []),
    )
    made = button(
        found.words,
        "button-more-time-back" if asked else "button-more-time",
        custom_id(found.hall.row.code, actions.MORE_TIME, slot, *args),
    )
    if several:
        made.label = f"{found.speech.round(pairing.stage, pairing.round)}: {made.label}"
    return made


def own_times(found: Reading, slot: str) -> Rows:
    """Return the buttons of the reader's open pairings, and the time of a single one: of several each has its own above."""
    pairings = open_pairings(found)[:MOST_BUTTONS]
    several = len(pairings) > 1
    lines, row = [], []
    for pairing in pairings:
        lines += [] if several else time_lines(found, pairing)
        made = time_button(found, pairing, slot, several=several)
        row += [made] if made is not None else []
    if several and row:
        lines.append(found.words("event-more-time-may", span=found.speech.span(extension_of(found.hall))))
    items: Rows = [text("\n".join(lines))] if lines else []
    return [*items, ui.ActionRow(*row)] if row else items


def table_message(found: Reading, pairing: Pairing) -> Message | None:
    """Return the message at a table, None while nobody has asked for more time."""
    place = (pairing.stage, pairing.round, pairing.table)
    lines = time_lines(found, pairing)
    if not lines or not (is_extended(pairing) or found.hall.wishes.get(place)):
        return None
    round_ = found.speech.round(pairing.stage, pairing.round)
    lines.insert(0, found.words("event-more-time-title", title=found.title, round=round_, table=pairing.table))
    made = time_button(found, pairing, MORE_TIME)
    row: Rows = [ui.ActionRow(made)] if made is not None else []
    return Message([text("\n".join(lines)), *row], colour=GREEN)
