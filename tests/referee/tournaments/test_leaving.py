"""Dropping, returning, disqualification and deletion of persons, and what becomes of their tables (TM-07, TM-68)."""

from __future__ import annotations

import pytest

from store.match.owed import Post
from store.people import erasing, own_data
from store.tournaments import outbox
from tests.referee.conftest import Room
from tests.referee.tournaments.event import ORGANISER, Event
from tests.referee.tournaments.support import POD, WHY, four, results
from tournaments.facts.kinds import Erased, RoundClosed
from tournaments.settings.formats import Swiss
from tournaments.settings.model import Entering, Settings


@pytest.mark.rule("TM-07")
async def test_who_drops_before_the_game_forfeits_it_and_frees_the_table(room: Room) -> None:
    event = await four(room)
    live = await event.table_of(1)
    await event.parts.entering.leave(event.code, 1)
    await event.run()
    own = await event.pairing_of(1)
    assert results(await event.state())[own.table - 1] == (((2, 1) if own.sides[0] == 1 else (1, 2)), False)
    assert (live.row.status, live.row.reason) == ("closed", "unneeded")


@pytest.mark.rule("TM-07")
async def test_who_drops_in_a_game_concedes_it(room: Room) -> None:
    event = await four(room)
    live = await event.table_of(1)
    await event.arrive(live)
    await event.run()
    await event.parts.entering.leave(event.code, 1)
    await event.run()
    own = await event.pairing_of(1)
    assert results(await event.state())[own.table - 1][0][own.sides.index(1)] == 2
    assert live.row.status == "over"
    assert [seat.status for seat in live.seats if seat.user == 1] == ["left"]


@pytest.mark.rule("TM-07")
async def test_a_crash_right_after_the_drop_leaves_nobody_at_a_table(room: Room) -> None:
    event = await four(room)
    code = (await event.table_of(1)).row.code
    await event.parts.entering.leave(event.code, 1)
    await room.restart()
    await event.run()
    assert (await room.referee.live.by_code(code)).row.status == "closed"


@pytest.mark.rule("TM-42")
async def test_who_drops_from_a_running_pod_leaves_the_seat_to_the_practice_player(room: Room) -> None:
    event = await Event.made(room, POD, game="krendel", form="free_for_all")
    (live,) = await event.begun(1, 2, 3)
    await event.arrive(live)
    await event.run()
    await event.parts.entering.leave(event.code, 1)
    await event.run()
    assert live.row.status == "playing"
    assert [seat.status for seat in live.seats if seat.user == 1] == ["practice"]


@pytest.mark.rule("TM-31")
async def test_who_drops_before_the_pod_begins_takes_the_seat_away(room: Room) -> None:
    event = await Event.made(room, POD, game="krendel", form="free_for_all")
    (live,) = await event.begun(1, 2, 3)
    await event.arrive(live, [2, 3])
    await event.parts.entering.leave(event.code, 1)
    await event.run()
    assert live.row.status == "playing"
    assert sorted(seat.user or 0 for seat in live.seats) == [2, 3]


@pytest.mark.rule("TM-07")
async def test_who_returns_is_paired_again_once(room: Room) -> None:
    event = await four(room, Settings(format=Swiss(rounds=3)))
    await event.parts.entering.leave(event.code, 1)
    await event.parts.entering.come_back(event.code, 1)
    assert not (await event.state()).is_out(1)


@pytest.mark.rule("TM-09")
async def test_a_reserve_takes_a_mate_s_place_before_the_match_begins(room: Room) -> None:
    entering = Entering(members=2, reserve=True)
    event = await Event.made(room, Settings(format=Swiss(rounds=1), entering=entering), game="brawl", form="teams")
    await event.parts.opening.open(event.code, ORGANISER, [])
    await event.enter_team(1, 2)
    await event.enter_team(3, 4)
    await event.parts.entering.name_reserve(event.code, 1, event.person(7))
    await event.check_in(1, 3)
    (live,) = await event.tables()
    await event.arrive(live, [1, 3, 4])
    await event.parts.tables.here(live.row.code, 7, "user 7", 70)
    assert live.row.status == "playing"
    assert sorted(seat.user or 0 for seat in live.seats) == [1, 3, 4, 7]
    await event.answer(live, event.asked(live)[0])
    await room.referee.seats.concede(live.row.code, 7)
    await event.run()
    places = results(await event.state())[0][0]
    assert places[(await event.pairing_of(1)).sides.index(1)] == 2


# ---------------------------------------------------------------- deletion


@pytest.mark.rule("TM-68")
async def test_an_erased_person_is_a_former_player_dropped_and_named_nowhere(room: Room) -> None:
    event = await four(room)
    live = await event.table_of(1)
    await event.arrive(live)
    await event.answer(live, event.asked(live)[0])
    await event.run()
    await room.referee.erasure.erase(1)
    await event.run()
    hall = await event.hall()
    entry = hall.state.entries[1]
    assert (entry.erased, entry.out, entry.brought) == (True, "dropped", "")
    assert hall.names[1] == ""
    assert [(member.user, member.name) for member in hall.persons(1)] == [(-1, "")]
    assert hall.entry_of(1) == 0
    assert live.row.status == "over"
    assert [seat.user for seat in live.seats if seat.user not in (2, 3, 4)] == [-1]
    for rows in (await own_data.collect(room.db, 1)).values():
        assert rows == []
    own = next(pairing for pairing in hall.state.rounds[0, 1].pairings if 1 in pairing.sides)
    assert results(hall.state)[own.table - 1][0][own.sides.index(1)] == 2
    slots = [row.slot for row in await outbox.owed(room.db)]
    assert not [slot for slot in slots if slot.startswith("mine:") and slot.endswith("00010")]


@pytest.mark.rule("TM-68")
async def test_others_points_stay_and_the_next_round_is_paired_without_the_erased(room: Room) -> None:
    event = await four(room)
    for live in await event.tables():
        await event.arrive(live)
        await event.win(live, max(seat.user or 0 for seat in live.seats))
    await event.run()
    before = results(await event.state())
    await room.referee.erasure.erase(1)
    await event.run()
    assert results(await event.state()) == before
    assert not any(
        1 in pairing.sides and len(pairing.sides) < 2 for pairing in (await event.state()).rounds[0, 2].pairings
    )


@pytest.mark.rule("TM-68")
async def test_erasing_survives_a_crash_between_its_steps(room: Room) -> None:
    event = await four(room)
    await room.db.write(lambda db: erasing.begin(db, 1))
    hall = await event.hall()
    async with hall.lock:
        await event.parts.halls.commit(hall, lambda _hall: [Erased(1)])
    await room.restart()
    await room.referee.erasure.run_due()
    await event.run()
    hall = await event.hall()
    assert [member.user for member in hall.persons(1)] == [-1]
    assert sum(type(record.fact).__name__ == "Erased" for record in hall.records) == 1


@pytest.mark.rule("TM-68")
async def test_an_erased_organiser_is_no_author_any_more(room: Room) -> None:
    event = await four(room)
    await event.parts.opening.set_organiser(event.code, ORGANISER, [], "user", 55, add=True)
    await event.parts.organising.undo_round(event.code, event.organiser(), WHY)
    await room.referee.erasure.erase(ORGANISER)
    await room.referee.erasure.erase(55)
    hall = await event.hall()
    assert (hall.row.made_by, hall.organisers) == (None, [])
    assert ORGANISER not in hall.authors.values()
    rows = await room.db.read("SELECT count(*) FROM tournament_records WHERE user = ?", ORGANISER)
    assert rows[0][0] == 0
    assert hall.may_organise(1, [], manager=True)


@pytest.mark.rule("TM-68")
async def test_who_is_only_asked_to_be_in_a_team_is_forgotten_with_the_asking(room: Room) -> None:
    settings = Settings(format=Swiss(rounds=1), entering=Entering(members=2))
    event = await Event.made(room, settings, game="brawl", form="teams")
    await event.parts.opening.open(event.code, ORGANISER, [])
    await event.parts.entering.propose_team(event.code, event.person(1), event.person(2), "Team\nuser 1", 3)
    await room.referee.erasure.erase(2)
    assert (await room.db.read("SELECT count(*) FROM tournament_teams"))[0][0] == 0


@pytest.mark.rule("TM-68")
async def test_messages_in_the_channel_are_edited_once_somebody_whom_they_name_is_erased(room: Room) -> None:
    event = await Event.made(room, Settings(format=Swiss(rounds=1)), game="krendel")
    (live,) = await event.begun(1, 2)
    await event.arrive(live)
    await event.win(live, 1)
    await event.run()
    for row in await outbox.owed(room.db):
        post = Post(row.slot, 5, 70 + row.last, "shown")
        await room.db.write(lambda db, row=row, post=post: outbox.settle(db, row, post, None, room.time))
    await room.referee.erasure.erase(1)
    owed = {row.slot for row in await outbox.owed(room.db)}
    posts = await outbox.posts(room.db, (await event.hall()).row.id)
    facts = (await event.hall()).records
    tables = {
        slot for slot in posts if slot.startswith("news:") and isinstance(facts[int(slot[5:]) - 1].fact, RoundClosed)
    }
    rounds = {slot for slot in posts if slot.startswith("round:")}
    assert tables
    assert rounds
    assert {"card"} | tables | rounds <= owed


@pytest.mark.rule("TM-68")
async def test_after_the_end_an_erased_person_keeps_the_place_and_loses_the_name(room: Room) -> None:
    event = await Event.made(room, Settings(format=Swiss(rounds=1)), game="krendel")
    (live,) = await event.begun(1, 2)
    await event.arrive(live)
    await event.win(live, 1)
    await event.run()
    before = results(await event.state())
    await room.referee.erasure.erase(1)
    state = await event.state()
    assert (state.phase, state.entries[1].erased, results(state)) == ("over", True, before)
