"""What holds whatever happens to a match: what is stored is what is played, no hand shows, clocks and orders fit, the log
replayed choice by choice leads to every state.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from engines.kernel.choose import (
    Turn,
    begin,
    choose,
    concede_game,
    correct,
    decision_of,
    lane_id,
    mark,
    revise,
    take_back,
    withdraw,
)
from engines.kernel.history.undo import undo
from engines.kernel.state.dice import commitment, mix_seed
from engines.kernel.state.model import Match
from engines.kernel.views import Seen, redeal, view
from referee.clocks.flags import ClockFace
from referee.match.history import CORRECT, GAME_CONCEDED, MARK, UNDO, way_to
from referee.match.live import Live
from referee.match.slots import private_seat
from store.match import brought, clocks
from store.match.rows import ChoiceRow
from store.seats import orders, undos
from tests.referee.conftest import Room


async def check(room: Room, live: Live, rng: Random) -> None:
    """What holds at every moment, whatever has just been done."""
    rules, match = live.rules_and_match
    assert await room.referee.live.state_at(live, live.row.version) == match, "what is stored is what is played"
    assert live.row.version == match.version
    if live.row.status == "playing":
        persons = {s.seat for s in live.humans}
        assert {row.seat for row in await orders.standing(room.db, live.row.id)} <= persons & {*match.seats}
        for viewer in (None, *persons):
            other = redeal(rules, match, viewer, rng)
            assert view(rules, other, viewer) == live.view(viewer), f"shown to {viewer}"
    else:
        assert await orders.standing(room.db, live.row.id) == [] or live.row.status == "closed"
    await check_clocks(room, live)


async def check_clocks(room: Room, live: Live) -> None:
    """A clock waits for what is asked, of persons alone; while the match is paused none runs."""
    _, match = live.rules_and_match
    rows = await clocks.of_match(room.db, live.row.id)
    playing = live.row.status == "playing"
    for seat in live.seats:
        clock = rows.get(seat.seat)
        question = clock.question if clock is not None else None
        asked = decision_of(match, seat.seat)
        lane = lane_id(match) if seat.seat in match.lanes else None
        wanted = (lane if match.lanes else asked.id if asked else None) if seat.status == "human" and playing else None
        assert question == wanted, f"the clock of seat {seat.seat}"
        if clock is not None and question is not None and clock.fallen is None:
            assert (clock.rest is not None) == (live.row.paused is not None)


class Public(msgspec.Struct, frozen=True):
    """What everybody may see: the lanes that are open, the view, the log, the clocks, the public messages that are owed."""

    lane: str | None
    seen: Seen
    log: list[Any]
    faces: dict[int, ClockFace]
    owed: list[tuple[str, int]]

    @property
    def late(self) -> bool:
        """Whether a flag is down: that its seat has not answered is said openly, and so is that it has then."""
        return any(face.fallen is not None for face in self.faces.values())


async def public(room: Room, live: Live) -> Public:
    """Return what everybody may see of a match now."""
    _, match = live.rules_and_match
    rows = await room.db.read(
        "SELECT slot, max(id) FROM outbox WHERE match = ? GROUP BY slot ORDER BY slot", live.row.id
    )
    return Public(
        lane_id(match) if match.lanes else None,
        live.view(None),
        await room.referee.log_of(live, None),
        await room.referee.timing.faces(live),
        [(row[0], row[1]) for row in rows if private_seat(row[0]) is None],
    )


async def check_end(room: Room, live: Live) -> None:
    """The log, replayed choice by choice with its undos, leads to every state that is stored; the dice were bound."""
    rules, match = live.rules_and_match
    row = live.row
    assert commitment(row.secret) == row.commitment
    assert match.seed == mix_seed(row.secret, [number for _, number in live.press_numbers])
    choices = await undos.choices(room.db, row.id)
    options = msgspec.json.decode(row.options, type=rules.game.options_type)
    decks = await brought.of_match(room.db, row.id)
    states = {0: begin(rules, range(len(live.seats)), match.seed, options, decks).match}
    now = states[0]
    for n, choice in enumerate(choices):
        now = _again(rules, now, states, choice, choices[:n]).match
        states[now.version] = now
        assert now == await room.referee.live.state_at(live, choice.version), f"replayed to {choice.version}"
    assert now == match


def _again(
    rules: Any, now: Match[Any, Any], states: dict[int, Match[Any, Any]], choice: ChoiceRow, past: Sequence[ChoiceRow]
) -> Turn:
    """Make a logged choice again."""
    if choice.kind == UNDO:
        target = int(choice.keys[0])
        return undo(rules, now, states[target], crossed=way_to(past, choice.seat, target).crossed)
    if choice.kind == "take_back":
        return take_back(rules, now, choice.seat)
    if choice.kind == "revise":
        return revise(rules, now, choice.seat, lane_id(now), choice.keys)
    if choice.kind == "concede":
        return withdraw(rules, now, choice.seat)
    if choice.kind == GAME_CONCEDED:
        return concede_game(rules, now, choice.seat)
    if choice.kind == MARK:
        return mark(rules, now, choice.seat, *choice.keys)
    if choice.kind == CORRECT:
        return correct(rules, now, *choice.keys)
    return choose(rules, now, choice.seat, choice.decision, choice.keys)
