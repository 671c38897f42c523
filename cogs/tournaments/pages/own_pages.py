"""A player's own page: their pairing, what they may do now, how their line of the table was computed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord import ui

from cogs.kit.composing.messages import GREEN, Message, Rows, button, text
from cogs.kit.controls.custom_ids import NOTE, custom_id
from cogs.tournaments import actions
from cogs.tournaments.pages.hall_texts import Reading
from cogs.tournaments.pages.more_time import own_times, time_lines
from cogs.tournaments.pages.round_pages import own_text
from referee.tournaments.halls.slots import round_number
from store.tournaments.entries import RESERVE
from tournaments.settings.formats import Pods, Swiss
from tournaments.settings.paces import Days
from tournaments.state.entering import may_join_late
from tournaments.state.model import MAIN
from tournaments.views.tournament import PairingView, RoundView
from words.safe import safe_name
from words.tournaments.rounds.knockouts import is_knocked_out, what_next
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
        return [*_team(found), words(key)]
    lines = []
    opened = [one for one, _ in open_pairings(found)]
    bracket = found.bracket(state.stage)
    shown = opened or ([one] if one is not None and not (bracket and has_no_pairing(found)) else [])
    for number, each in enumerate(shown):
        lines += [""] if number else []
        lines += _pairing_lines(found, each, links, several=len(opened) > 1)
    if found.view.standings and (line := own_line(found.speech, found.view)):
        lines.append(line)
    if entry.out:
        lines.append(words("event-you-out"))
    elif bracket and not opened and (line := what_next(found.speech, bracket)):
        lines.append(line)
    return lines


def _team(found: Reading) -> list[str]:
    """Return the reader's team and its reserve; nothing where everybody plays alone."""
    hall, entry = found.hall, found.speech.own
    if hall.settings.entering.members == 1:
        return []
    reserve = next((member.name for member in hall.persons(entry) if member.place == RESERVE), "")
    name = found.speech.name(entry)
    if not reserve:
        return [found.words("event-own-team", name=name)]
    return [found.words("event-own-team-reserve", name=name, reserve=safe_name(reserve))]


def _pairing_lines(found: Reading, one: RoundView, links: Mapping[str, str], *, several: bool) -> list[str]:
    """Return the own pairing of a round with the link to its table; with its times where it is one of several."""
    content = own_text(found, one)
    if not content:
        return []
    lines = [content]
    own = next((pairing for pairing in one.pairings if pairing.own and not pairing.places), None)
    link = links.get(own.codes[-1]) if own and own.codes else None
    if link:
        lines.append(found.words("event-go-to-table", link=link))
    elif own and not own.codes and several:
        lines.append(found.words("event-table-later", together=_at_once(found)))
    pairing = found.hall.state.pairing_of(one.stage, one.number, own.table) if own and several else None
    return [*lines, *(time_lines(found, pairing, short=True) if pairing else [])]


def _at_once(found: Reading) -> int:
    """Return how many tables a person has at once at most in a round robin of days (TM-22)."""
    pace = found.hall.settings.pace
    return pace.together if isinstance(pace, Days) else 1


def has_no_pairing(found: Reading) -> bool:
    """Return whether the reader has no pairing in the latest round."""
    one = found.latest_round
    return one is None or not any(pairing.own for pairing in one.pairings)


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
    one = _round_to_explain(found)
    if one is not None:
        number = round_number(one.stage, one.number)
        row.append(button(words, "button-why-pair", custom_id(code, actions.WHY, NOTE, number)))
    if found.view.standings:
        row.append(button(words, "button-reckoning", custom_id(code, actions.RECKONING, NOTE)))
    if state.phase == "running" and not entry.out:
        row += _absence(found)
    if entry.out == "dropped" and not entry.returned and may_join_late(state):
        row.append(button(words, "button-come-back", custom_id(code, actions.COME_BACK, NOTE)))
    bracket = found.bracket(state.stage)
    gone = entry.out or (bracket is not None and is_knocked_out(bracket, found.speech.own))
    if not gone and state.phase in ("open", "check_in", "running"):
        row.append(button(words, "button-drop-out", custom_id(code, actions.LEAVE, NOTE), discord.ButtonStyle.danger))
    rows: Rows = [ui.ActionRow(*row[:5])] if row else []
    return rows + _reserve(found)


def _round_to_explain(found: Reading) -> RoundView | None:
    """Return the latest round in which the reader has a pairing that is not over, else the latest if they play in it."""
    opened = open_pairings(found)
    return opened[-1][0] if opened else None if has_no_pairing(found) else found.latest_round


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
