"""A player's own page: their pairing, what they may do now, how their line of the table was computed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord import ui

from cogs.kit.custom_ids import NOTE, custom_id
from cogs.kit.messages import GREEN, Message, Rows, button, text
from cogs.tournaments import actions
from cogs.tournaments.pages.hall_texts import Reading
from cogs.tournaments.pages.more_time import own_times
from referee.tournaments.halls.slots import round_number
from tournaments.settings.formats import Pods, Swiss
from tournaments.state.entering import may_join_late
from tournaments.state.model import MAIN
from tournaments.views.tournament import PairingView, RoundView
from words.tournaments.rounds.pairings import own_pairing
from words.tournaments.tables.standings import own_line


def own_page(found: Reading, links: Mapping[str, str]) -> Message:
    """Return the page of the reader; `links` leads to tables by their codes."""
    words, entry = found.words, found.speech.own
    lines = [f"**{found.title}**"]
    if not entry:
        return Message([text("\n".join([*lines, words("event-not-in")])), *_enter(found)], colour=GREEN)
    lines += _state_lines(found, links)
    return Message([text("\n".join(lines)), *own_times(found, NOTE), *_buttons(found)], colour=GREEN)


def _state_lines(found: Reading, links: Mapping[str, str]) -> list[str]:
    words, state, entry = found.words, found.hall.state, found.hall.state.entries[found.speech.own]
    one = found.latest_round
    if state.phase in ("open", "check_in"):
        key = "event-you-checked-in" if entry.checked_in else f"event-you-{state.phase.replace('_', '-')}"
        return [words(key)]
    lines = []
    opened = [one for one, _ in open_pairings(found)]
    for shown in opened or ([one] if one is not None else []):
        if not (content := own_pairing(found.speech, found.view, shown)):
            continue
        lines.append(content)
        own = next(
            (pairing for pairing in shown.pairings if pairing.own and pairing.codes and not pairing.places), None
        )
        link = links.get(own.codes[-1]) if own else None
        lines += [words("event-go-to-table", link=link)] if link else []
    if found.view.standings and (line := own_line(found.speech, found.view)):
        lines.append(line)
    if entry.out:
        lines.append(words("event-you-out"))
    return lines


def open_pairings(found: Reading) -> list[tuple[RoundView, PairingView]]:
    """Return the reader's pairings with an opponent that are not over, with their rounds: over days there may be several."""
    return [
        (one, pairing)
        for one in found.view.rounds
        for pairing in one.pairings
        if pairing.own and len(pairing.sides) > 1 and not pairing.places
    ]


def _enter(found: Reading) -> Rows:
    state = found.hall.state
    if state.phase not in ("open", "check_in") and not may_join_late(state):
        return []
    name = custom_id(found.hall.row.code, actions.ENTER, NOTE)
    row: ui.ActionRow[Any] = ui.ActionRow(button(found.words, "button-enter", name, discord.ButtonStyle.success))
    return [row]


def _buttons(found: Reading) -> Rows:
    code, words, state = found.hall.row.code, found.words, found.hall.state
    entry = state.entries[found.speech.own]
    row: list[ui.Button[Any]] = []
    if state.phase == "check_in" and not entry.checked_in and not entry.out:
        row.append(
            button(words, "button-check-in", custom_id(code, actions.CHECK_IN, NOTE), discord.ButtonStyle.success)
        )
    one = found.latest_round
    if one is not None:
        opened = [shown for shown, _ in open_pairings(found)]
        asked = one if any(pairing.own for pairing in one.pairings) else opened[-1] if opened else None
        if asked is not None:
            number = round_number(asked.stage, asked.number)
            row.append(button(words, "button-why-pair", custom_id(code, actions.WHY, NOTE, number)))
        if found.view.standings:
            row.append(button(words, "button-reckoning", custom_id(code, actions.RECKONING, NOTE)))
    if state.phase == "running" and not entry.out:
        row += _absence(found)
    if entry.out == "dropped" and not entry.returned and may_join_late(state):
        row.append(button(words, "button-come-back", custom_id(code, actions.COME_BACK, NOTE)))
    if not entry.out and state.phase in ("open", "check_in", "running"):
        row.append(button(words, "button-drop-out", custom_id(code, actions.LEAVE, NOTE), discord.ButtonStyle.danger))
    rows: Rows = [ui.ActionRow(*row[:5])] if row else []
    return rows + _reserve(found)


def _absence(found: Reading) -> list[ui.Button[Any]]:
    state, code = found.hall.state, found.hall.row.code
    number = state.paired_rounds(MAIN) + 1
    flexible = isinstance(state.settings.format, Swiss | Pods) and state.stage == MAIN
    if not flexible or number > state.planned:
        return []
    asked = found.speech.own in state.absences.get(number, set())
    name = custom_id(code, actions.ABSENT, NOTE, number, *(["back"] if asked else []))
    return [button(found.words, "button-absence-back" if asked else "button-absent", name)]


def _reserve(found: Reading) -> Rows:
    """Return the select that names a team's reserve, before round 1 (TM-09)."""
    hall = found.hall
    if not hall.settings.entering.reserve or hall.state.phase not in ("open", "check_in"):
        return []
    pick: ui.UserSelect[Any] = ui.UserSelect(
        custom_id=custom_id(hall.row.code, actions.RESERVE, NOTE), placeholder=found.words("event-pick-reserve")
    )
    return [ui.ActionRow(pick)]
