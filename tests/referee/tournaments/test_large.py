"""What keeps the event loop free in large tournaments: only what is new is folded, and long work is done in slices."""

from __future__ import annotations

import asyncio

import pytest

from benchmarks.tournaments import commit, played
from referee.errors import RefusedError
from referee.tournaments.halls import folding
from referee.tournaments.halls import hall as in_memory
from referee.tournaments.halls.hall import Hall
from referee.tournaments.halls.slots import round_slot, slots_of
from referee.tournaments.rounds.tables import AT_ONCE
from store.tournaments import tournaments
from tests.referee.conftest import GUILD, Room
from tests.referee.leagues.stairs import Stairs
from tests.referee.tournaments.event import Event
from tests.referee.tournaments.support import EVENING, four
from tournaments.facts.kinds import AnyFact, Dropped, GameOver, Paired, RoundPaired, TableOpened
from tournaments.facts.record import Record
from tournaments.running.start import draw_of

COUNT = 80


class Folds:
    """Counts the records that are carried into states."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        for module in (in_memory, folding):
            monkeypatch.setattr(module, "apply", self._counting(module.apply))

    def _counting(self, whole):  # type: ignore[no-untyped-def]
        def apply(*args: object) -> None:
            self.count += 1
            whole(*args)

        return apply


async def paired(room: Room) -> tuple[Event, Hall]:
    """Return a Swiss of many whose first round is paired, with no table yet."""
    event, hall = await played(room, COUNT, 0)
    order = hall.state.active()
    pairs = tuple(Paired(pair) for pair in zip(order[::2], order[1::2], strict=True))
    await commit(event, hall, [RoundPaired(0, 1, draw_of(hall.state, hall.row.secret), pairs)])
    return event, hall


async def test_a_fact_folds_itself_alone_and_what_is_refused_folds_nothing(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    event, hall = await paired(room)
    folds = Folds(monkeypatch)
    await commit(event, hall, [GameOver(0, 1, 1, 1, (1, 2), "forfeit")])
    assert folds.count == 1

    def refused(_hall: Hall) -> list[AnyFact]:
        raise RefusedError("refused-tournament-phase-wrong")

    async with hall.lock:
        with pytest.raises(RefusedError):
            await event.parts.halls.commit(hall, refused)
        with pytest.raises(RefusedError):
            await event.parts.halls.commit(hall, lambda _hall: [GameOver(0, 1, 1, 1, (1, 2), "forfeit")])
    assert folds.count == 2  # the second was tried
    before = hall.version
    async with hall.lock:
        with pytest.raises(RefusedError):
            await event.parts.halls.commit(hall, lambda _hall: [Dropped(3), Dropped(3)])
    assert (hall.version, hall.state.records, hall.state.entries[3].out) == (before, before, "")


async def test_a_log_is_loaded_in_slices(room: Room) -> None:
    event, hall = await paired(room)
    event.parts.halls.forget(hall.row.id)
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    beside = asyncio.create_task(others())
    state = await folding.folded(hall.settings, hall.records)
    beside.cancel()
    assert turns >= len(hall.records) // folding.SLICE
    assert state == hall.state


async def test_tables_are_opened_in_slices(room: Room) -> None:
    event, hall = await paired(room)
    commits: list[int] = []
    note = event.parts.halls.on_records
    event.parts.halls.on_records = lambda db, hall, made: (commits.append(len(made)), note(db, hall, made))[0]
    await event.run()
    assert sum(commits) == COUNT // 2
    assert max(commits) == AT_ONCE
    assert all(pairing.games for pairing in hall.state.rounds[0, 1].pairings)


async def test_a_result_owes_the_page_of_its_table_alone(room: Room) -> None:
    _, hall = await paired(room)
    record = Record(hall.version + 1, 0, TableOpened(0, 1, 20, 1, "ABC"), "system")
    pages = [slot for slot in slots_of(hall, [record]) if slot.startswith("round:")]
    assert pages == [round_slot(0, 1, 0), round_slot(0, 1, 1)]


async def test_the_list_reads_no_log_and_no_tournament_of_others(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    first = await four(room)
    second = await Event.made(room, EVENING)
    await second.parts.opening.open(second.code, 99, [])
    found = await tournaments.heads(room.db, GUILD, 2)
    assert [(one.row.code, one.entry) for one in found] == [(second.code, 0), (first.code, 2)]
    assert [one.row.code for one in await tournaments.heads(room.db, None, 2)] == [first.code]
    asked, read = [], room.db.read

    async def noted(sql: str, *params: object) -> object:
        asked.append((sql, params))
        return await read(sql, *params)

    monkeypatch.setattr(room.db, "read", noted)
    await tournaments.heads(room.db, GUILD, 2)
    [(sql, params)] = asked
    plan = [str(tuple(row)) for row in await read(f"EXPLAIN QUERY PLAN {sql}", *params)]
    assert not any("SCAN" in line for line in plan), plan


async def test_a_look_at_a_ladder_folds_nothing_without_news(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    stairs = await Stairs.made(room, 1, 2, 3)
    ladder, decoded = await stairs.ladder(), []
    state = ladder.state
    module = "referee.leagues.live_ladders.fact_of"
    monkeypatch.setattr(module, lambda stored: decoded.append(stored))
    await stairs.parts.ladders.catch_up(ladder)
    assert (decoded, ladder.state is state, ladder.version) == ([], True, 4 - 1)
