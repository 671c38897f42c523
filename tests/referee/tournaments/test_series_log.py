"""The log of a series and its match: ends that are undone and replayed, corrections, tables opened anew, flags of both."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.common.event_places import aside_line
from referee.match.live import Live
from referee.tournaments.rating import amend_series
from store.match import outbox
from store.ratings import games as finished
from store.tournaments import games as stored_games
from tests.referee.conftest import Room
from tests.referee.tournaments.event import Event
from tests.referee.tournaments.series import at_table, best_of_three, lose, results, seated
from tests.referee.tournaments.support import MOVE, flags
from tournaments.facts.kinds import AnyFact, Corrected, Exempted, Ruled
from tournaments.running.absent import penalty
from tournaments.settings.formats import Elimination, Swiss
from tournaments.settings.model import Settings
from tournaments.state.deciding import decision


async def give_up(event: Event, live: Live, user: int) -> None:
    """Let a user give up the game that is played, after an answer; the tournament learns nothing of it yet."""
    await event.answer(live, event.asked(live)[0])
    await event.room.referee.seats.concede_game(live.row.code, user)


async def undo(event: Event, live: Live, user: int, other: int) -> None:
    """Let a user take back the last choice with the other's consent."""
    undoing = event.room.referee.undoing
    await undoing.undo_or_ask(live.row.code, user)
    request = await undoing.open_request(live)
    assert request is not None
    await undoing.answer(live.row.code, other, request.id, "agree")


async def note(event: Event, *facts: AnyFact) -> None:
    """Add facts of an organiser to the log; what follows for the tables is left to the next look."""
    hall = await event.hall()
    async with hall.lock:
        await event.parts.halls.commit(hall, lambda _hall: facts, by="organiser", reason="As it was at the table")


# ---------------------------------------------------------------- news


@pytest.mark.rule("TM-33", "LG-05")
@pytest.mark.parametrize("noted", [True, False], ids=["noted", "unnoted"])
async def test_a_game_that_is_undone_and_replayed_to_the_other_winner_is_noted_as_it_ended_last(
    room: Room, noted: bool
) -> None:
    event, live = await at_table(room, best_of_three())
    one, other = (seated(live, seat) for seat in (0, 1))
    await give_up(event, live, other)
    if noted:
        await event.run()
        assert results(await event.pairing_of(1)) == [(1, (1, 2), "played"), (2, (), "played")]
    await undo(event, live, other, one)
    await give_up(event, live, one)
    await event.run()
    assert results(await event.pairing_of(1)) == [(1, (2, 1), "played"), (2, (), "played")]
    await lose(event, live, one)
    assert [places for _, places, _ in results(await event.pairing_of(1))] == [(2, 1), (2, 1)]
    rows = await room.db.read("SELECT nth, user FROM finished_seats WHERE place = 1 ORDER BY nth")
    assert [tuple(row) for row in rows] == [(0, other), (1, other)]


@pytest.mark.rule("TM-33")
async def test_news_that_come_while_older_ones_are_taken_are_not_lost(room: Room) -> None:
    event, live = await at_table(room, best_of_three())
    await give_up(event, live, seated(live, 1))
    hall = await event.hall()
    (older,) = await stored_games.news(room.db, hall.row.id)
    await undo(event, live, seated(live, 1), seated(live, 0))
    room.time += 1
    await give_up(event, live, seated(live, 0))
    await room.db.write(lambda db: stored_games.handle(db, older))
    (newer,) = await stored_games.news(room.db, hall.row.id)
    assert (older.games, newer.games) == (1, 1)
    await event.run()
    assert results(await event.pairing_of(1))[0] == (1, (2, 1), "played")


async def test_only_the_end_of_a_game_or_its_undoing_is_news(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    event, live = await at_table(room, best_of_three())
    counts: list[int] = []
    written = stored_games.note_ended_games

    def note_ended_games(db: Any, tournament: int, match: int, count: int, now: float) -> None:
        counts.append(count)
        written(db, tournament, match, count, now)

    monkeypatch.setattr(stored_games, "note_ended_games", note_ended_games)
    for _ in range(3):
        await event.answer(live, event.asked(live)[0])
    assert counts == []
    await give_up(event, live, seated(live, 1))
    await event.answer(live, event.asked(live)[0])
    assert counts == [1]
    for _ in range(2):
        await undo(event, live, seated(live, 1), seated(live, 0))
    assert counts == [1, 0]


# ---------------------------------------------------------------- ratings


async def places(room: Room, live: Live) -> list[tuple[int, int, int, int]]:
    """Return number, forfeit, user and place of all that is stored of a match."""
    rows = await room.db.read(
        "SELECT g.nth, g.forfeit, s.user, s.place FROM finished_games g JOIN finished_seats s"
        " ON s.match = g.match AND s.nth = g.nth WHERE g.match = ? ORDER BY g.nth, s.seat",
        live.row.id,
    )
    return [tuple(row) for row in rows]


@pytest.mark.rule("TM-62", "TM-54")
async def test_the_end_of_a_series_carries_no_difference_that_nobody_corrected(room: Room) -> None:
    event, live = await at_table(room, best_of_three())
    for _ in range(2):
        await lose(event, live, seated(live, 1))
    hall, row = await event.hall(), await stored_games.of_match(room.db, live.row.id)
    assert row is not None
    await room.db.write(lambda db: finished.set_places(db, live.row.id, 0, {0: 2, 1: 1}))
    before = await places(room, live)
    await room.db.write(lambda db: amend_series(db, hall, row, live.row.code))
    assert await places(room, live) == before


@pytest.mark.rule("TM-62", "TM-52")
async def test_what_was_corrected_before_the_match_ended_is_in_the_ratings(room: Room) -> None:
    event, live = await at_table(room, best_of_three())
    one, other = (seated(live, seat) for seat in (0, 1))
    await lose(event, live, other)
    await note(event, Ruled(0, 1, 1, (2, 1), "played"), Corrected(0, 1, 1, 1, (1, 2), "forfeit"), Exempted(0, 1, 1, 2))
    await event.run()
    assert live.row.status == "closed"
    assert await places(room, live) == [(0, 1, one, 1), (0, 1, other, 2)]


# ---------------------------------------------------------------- a table opened anew


@pytest.mark.rule("TM-33", "TM-63")
@pytest.mark.parametrize("opened", [True, False], ids=["opened", "before"])
async def test_a_match_that_ends_after_its_table_was_given_up_decides_nothing(room: Room, opened: bool) -> None:
    event, live = await at_table(room, best_of_three())
    one, other = (seated(live, seat) for seat in (0, 1))
    await lose(event, live, one)
    hall = await event.hall()
    await note(event, *penalty(hall.state, hall.entry_of(other), "game", (0, 1, 1)))
    if opened:
        await event.parts.tables.open(hall, [(await event.pairing_of(1), 3)])
    await room.referee.seats.concede(live.row.code, one)
    await event.run()
    pairing = await event.pairing_of(1)
    assert [game.places for game in pairing.games] == [(2, 1), (1, 2), ()]
    assert pairing.ruling is None
    assert await aside_line(room.referee, live), "and its players learn it"
    assert {"board", "result"} <= {owed.slot for owed in await outbox.owed(room.db, live.row.id)}
    (rest,) = await event.tables()
    assert rest.row.code != live.row.code
    await event.arrive(rest)
    await lose(event, rest, other)
    made = decision(await event.state(), await event.pairing_of(1))
    assert made is not None
    assert made.places == (1, 2)
    assert not await aside_line(room.referee, rest)


# ---------------------------------------------------------------- flags


async def fallen(room: Room, settings: Settings, *, lost: int = 0) -> tuple[Event, Live]:
    """Return a table at which the flags of both fell at the same moment, after so many games that seat 0 has lost."""
    event, live = await at_table(room, settings, clock=MOVE)
    for _ in range(lost):
        await lose(event, live, seated(live, 0))
    for _ in range(60):
        if len(event.asked(live)) == 2:
            break
        await event.answer(live, event.asked(live)[0])
    assert len(event.asked(live)) == 2
    room.time += 600
    await flags(event)
    assert (live.row.status, live.row.reason) == ("closed", "flags")
    assert await event.tables() == [], "no table is opened anew"
    return event, live


@pytest.mark.rule("TM-36", "TM-33")
@pytest.mark.parametrize("lost", [0, 1])
async def test_flags_of_both_lose_the_pairing_for_both(room: Room, lost: int) -> None:
    event, _ = await fallen(room, best_of_three(Swiss(rounds=1)), lost=lost)
    made = decision(await event.state(), await event.pairing_of(1))
    assert made is not None
    assert (made.places, (await event.state()).phase) == ((2, 2), "over")


@pytest.mark.rule("TM-36", "TM-16", "TM-33")
@pytest.mark.parametrize("lost", [0, 1])
async def test_in_elimination_flags_of_both_leave_it_to_the_wins_and_then_to_the_seeds(room: Room, lost: int) -> None:
    event, live = await fallen(room, best_of_three(Elimination(third_place=False)), lost=lost)
    hall, pairing = await event.hall(), await event.pairing_of(1)
    made = decision(hall.state, pairing)
    assert made is not None
    best = hall.entry_of(seated(live, 1)) if lost else hall.state.seeds[0]
    assert made.places[pairing.sides.index(best)] == 1


@pytest.mark.rule("TM-36", "TM-16")
async def test_in_elimination_flags_of_both_in_a_single_game_leave_it_to_the_seeds(room: Room) -> None:
    event = await Event.made(room, Settings(format=Elimination(third_place=False)), clock=MOVE)
    (live,) = await event.begun(1, 2)
    await event.arrive(live)
    while len(event.asked(live)) < 2:
        await event.answer(live, event.asked(live)[0])
    room.time += 600
    await flags(event)
    assert (live.row.status, live.row.reason) == ("closed", "flags")
    hall, pairing = await event.hall(), await event.pairing_of(1)
    made = decision(hall.state, pairing)
    assert made is not None
    assert made.places[pairing.sides.index(hall.state.seeds[0])] == 1
    assert hall.state.phase == "over"
