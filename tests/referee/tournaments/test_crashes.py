"""The bot is killed after each of its transactions in turn: no round, table, result or message is lost or doubled."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable

import pytest

from referee.errors import RefusedError
from referee.service import Referee
from referee.tournaments.rounds.solver import Solver
from store.database import Database
from store.tournaments import tournaments
from store.tournaments.tournaments import TournamentRow
from tests.referee.conftest import Room
from tests.referee.tournaments.event import ORGANISER, Event
from tests.support.packs import shelf
from tournaments.facts import kinds
from tournaments.facts.kinds import RoundPaired
from tournaments.facts.record import Record
from tournaments.running.rounds import pairing_round
from tournaments.settings.formats import Swiss
from tournaments.settings.model import Settings
from tournaments.state.deciding import decision
from tournaments.state.fold import fold

USERS = (1, 2, 3)
SETTINGS = Settings(format=Swiss(rounds=2))

Write = Callable[..., Awaitable[object]]


class Killed(BaseException):
    """The process is gone."""


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pair rounds in this process: starting another one for each crash takes long."""

    async def solved(_self: Solver, settings: Settings, records: list[Record], secret: str) -> RoundPaired:
        return pairing_round(fold(settings, records), secret)

    monkeypatch.setattr(Solver, "round", solved)


async def start(event: Event) -> None:
    """Do what is left to do before the start."""
    parts = event.parts
    state = await event.state()
    if state.phase == "draft":
        await parts.opening.open(event.code, ORGANISER, [])
    hall = await event.hall()
    if hall.state.phase == "open":
        for user in USERS:
            if not hall.entry_of(user):
                await event.enter(user)
        await parts.director.open_check_in(event.code, ORGANISER, [])
    if hall.state.phase == "check_in":
        for user in USERS:
            if not hall.state.entries[hall.entry_of(user)].checked_in:
                await parts.entering.check_in(event.code, event.person(user))
        await parts.director.start_now(event.code, ORGANISER, [])


async def play(event: Event) -> None:
    """Do what is left to do, from wherever it stands, to the end."""
    await start(event)
    for _ in range(40):
        await event.run()
        if (await event.state()).phase == "over":
            return
        for live in await event.tables():
            if live.row.status == "lobby":
                await event.arrive(live)
            if live.row.status == "playing":
                await event.win(live, min(seat.user or 0 for seat in live.seats))
    raise AssertionError("it does not come to an end")


async def transactions(room: Room) -> int:
    """Return how many transactions it takes without a crash."""
    event = await Event.made(room, SETTINGS, game="krendel")
    count = 0
    write = room.db.write

    async def counted(work: object) -> object:
        nonlocal count
        count += 1
        return await write(work)  # type: ignore[arg-type]  # as it came

    room.db.write = counted  # type: ignore[method-assign]  # until the room closes
    await play(event)
    return count


async def killed_after(room: Room, number: int) -> Event:
    """Play with a crash after a number of transactions, then on to the end."""
    event = await Event.made(room, SETTINGS, game="krendel")
    left, write = number, room.db.write

    async def deadly(work: object) -> object:
        nonlocal left
        done = await write(work)  # type: ignore[arg-type]  # as it came
        left -= 1
        if not left:
            raise Killed
        return done

    room.db.write = deadly  # type: ignore[method-assign]  # until the crash
    with pytest.raises(Killed):
        await play(event)
    await room.restart()
    await play(event)
    return event


def check_log(records: list[Record]) -> None:
    """Check that each thing stands in the log once."""
    counts: Counter[object] = Counter()
    for record in records:
        match record.fact:
            case kinds.TableOpened(stage, round, table, nth, _):
                counts["table", stage, round, table, nth] += 1
            case kinds.GameOver(stage, round, table, nth):
                counts["game", stage, round, table, nth] += 1
            case kinds.RoundPaired(stage, round) | kinds.RoundClosed(stage, round):
                counts[type(record.fact), stage, round] += 1
            case kinds.Entered() | kinds.CheckedIn():
                counts[type(record.fact), record.fact.entry] += 1
    assert {*counts.values()} == {1}


async def check(room: Room, event: Event) -> None:
    hall = await event.hall()
    stored = fold(hall.settings, hall.records)
    assert stored.phase == "over"
    check_log(hall.records)
    pairings = [p for round_ in stored.rounds.values() for p in round_.pairings if not p.is_bye]
    assert len(pairings) == 2
    made = [decision(stored, pairing) for pairing in pairings]
    assert all(one is not None and one.played and one.winner >= 0 for one in made)
    tables = await room.db.read("SELECT status, count(*) FROM matches GROUP BY status")
    assert [tuple(row) for row in tables] == [("over", 2)]
    news = await room.db.read("SELECT slot, count(*) FROM tournament_outbox WHERE slot LIKE 'news:%' GROUP BY slot")
    # A call to enter or to check in is owed once more, as an edit, when it calls no longer.
    calls = await room.db.read("SELECT n FROM tournament_records WHERE kind IN ('opened', 'check_in_opened')")
    again = {f"news:{row[0]}" for row in calls}
    assert {row[1] for row in news if row[0] not in again} == {1}
    assert {row[1] for row in news if row[0] in again} <= {1, 2}
    announced = [
        r.n for r in hall.records if type(r.fact) in (kinds.Opened, kinds.CheckInOpened, kinds.RoundClosed, kinds.Ended)
    ]
    assert {row[0] for row in news} == {f"news:{n}" for n in announced}
    mine = await room.db.read("SELECT DISTINCT slot FROM tournament_outbox WHERE slot LIKE 'mine:%'")
    assert len(mine) == 6  # three persons, two rounds
    unhandled = await room.db.read("SELECT 1 FROM tournament_news WHERE handled = 0")
    assert unhandled == []


@pytest.mark.rule("TM-67")
@pytest.mark.parametrize("part", range(4))
async def test_killed_after_any_transaction_it_ends_as_without(room: Room, part: int) -> None:
    count = await transactions(room)
    await room.db.close()
    assert count > 20
    for number in range(1 + part, count + 1, 4):
        room.path = room.path.with_name(f"killed-{number}.db")
        await room.open()
        try:
            await check(room, await killed_after(room, number))
        except Exception as error:
            raise AssertionError(f"killed after transaction {number} of {count}") from error
        await room.db.close()
    await room.open()


# ---------------------------------------------------------------- two referees over one database


class Beside:
    """Another referee over a room's database, as if a second process had it."""

    def __init__(self, room: Room) -> None:
        self.referee = Referee(room.db, now=room.wall, steady=lambda: room.time, shelf=shelf(room.packs))


async def test_two_referees_write_one_log(room: Room) -> None:
    event = await Event.made(room, SETTINGS, game="krendel")
    await event.open(1, 2)
    beside = Beside(room).referee.tournaments
    assert (await beside.halls.by_code(event.code)).version == 3
    await event.enter(3)
    await beside.entering.enter(event.code, event.person(4), 999)
    assert len((await beside.halls.by_code(event.code)).state.entries) == 4
    await event.enter(5)  # after the other one's record was taken in
    hall = await event.hall()
    assert [entry.press for entry in hall.state.entries.values()].count(999) == 1
    assert [record.n for record in hall.records] == [*range(1, 7)]
    assert hall.entry_of(4) == 4
    assert hall.entry_of(5) == 5


async def test_two_referees_pair_a_round_and_open_its_tables_once(room: Room) -> None:
    event = await Event.made(room, SETTINGS, game="krendel")
    await event.open(1, 2, 3, 4)
    await event.parts.director.open_check_in(event.code, ORGANISER, [])
    for user in (1, 2, 3, 4):
        await event.parts.entering.check_in(event.code, event.person(user))
    beside = Beside(room).referee.tournaments
    await beside.halls.by_code(event.code)
    await event.parts.director.start_now(event.code, ORGANISER, [])
    await event.run()
    await beside.director.run_due()
    for _ in range(3):
        await beside.director.run_due()
        await event.run()
    rows = await room.db.read("SELECT kind, count(*) FROM tournament_records GROUP BY kind")
    counts = {row[0]: row[1] for row in rows}
    assert (counts["round_paired"], counts["table_opened"]) == (1, 2)
    assert (await room.db.read("SELECT count(*) FROM matches"))[0][0] == 2


async def test_a_press_at_the_second_referee_that_is_behind_is_refused(room: Room) -> None:
    event = await Event.made(room, SETTINGS, game="krendel", automatic=False)
    await event.begun(1, 2, 3, 4)
    beside = Beside(room).referee.tournaments
    stale = (await beside.halls.by_code(event.code)).version
    await event.parts.director.step(event.code, ORGANISER, [], (await event.hall()).version)
    with pytest.raises(RefusedError) as raised:
        await beside.director.step(event.code, ORGANISER, [], stale)
    assert raised.value.reason == "refused-tournament-changed"
    rows = await room.db.read("SELECT count(*) FROM tournament_records WHERE kind = 'round_paired'")
    assert rows[0][0] == 1


async def test_the_fence_lets_one_write_through(room: Room) -> None:
    event = await Event.made(room, SETTINGS, game="krendel")
    hall = await event.hall()

    def advance(version: int) -> Callable[[object], bool]:
        return lambda db: tournaments.advance(db, hall.row.id, version, version + 1)  # type: ignore[arg-type]  # a connection

    db: Database = room.db
    assert await db.write(advance(0))  # type: ignore[arg-type]  # a work
    assert not await db.write(advance(0))  # type: ignore[arg-type]  # a work
    row = await tournaments.by_id(db, hall.row.id)
    assert isinstance(row, TournamentRow)
    assert row.version == 1
