"""Seeds by a list and by an earlier tournament, and clubs by role (TM-12, TM-24)."""

from __future__ import annotations

import pytest

from referee.tournaments.entries.entering import Person
from referee.tournaments.entries.opening import checked_name
from referee.tournaments.entries.seeding import as_typed, read_list
from tests.referee.conftest import Room
from tests.referee.helpers import reason
from tests.referee.tournaments.event import Event
from tournaments.settings.formats import Elimination, Swiss
from tournaments.settings.model import Entering, Settings
from tournaments.standings.final import final_places

LISTED = Settings(format=Swiss(rounds=1), seeding="list")
BY_TABLE = Settings(format=Swiss(rounds=1), seeding="table")
USER = 100_000_000_000_000_007


async def enter(event: Event, user: int, name: str, *roles: int) -> None:
    await event.parts.entering.enter(event.code, Person(user, name, roles), event.press())


async def begin(event: Event, *users: int) -> tuple[int, ...]:
    """Check users in and start; return the users in the order of their seeds."""
    await event.parts.director.open_check_in(event.code, 99, [])
    for user in users:
        await event.parts.entering.check_in(event.code, event.person(user))
    await event.parts.director.start_now(event.code, 99, [])
    hall = await event.hall()
    return tuple(hall.players(entry)[0].user for entry in hall.state.seeds)


@pytest.mark.rule("TM-12")
async def test_the_list_seeds_by_id_and_else_by_exact_name(room: Room) -> None:
    event = await Event.made(room, LISTED)
    typed = f"Vera  K\n\n<@{USER}>\n@Anna"
    await event.parts.seeding.set_list(event.code, event.organiser(), typed)
    await event.parts.opening.open(event.code, 99, [])
    await enter(event, 1, "anna")  # another name
    await enter(event, 2, "Anna")
    await enter(event, USER, "Vera K.")
    await enter(event, 4, "Vera K")
    hall = await event.hall()
    assert [entry.listed for entry in hall.state.entries.values()] == [0, 3, 2, 1]
    assert [(line.user, line.name) for line in hall.listed] == [(4, ""), (USER, ""), (2, "")]
    assert await begin(event, 1, 2, USER, 4) == (4, USER, 2, 1)


@pytest.mark.rule("TM-12")
async def test_who_was_found_by_name_keeps_the_line_under_another_name_and_nobody_else_gets_it(room: Room) -> None:
    event = await Event.made(room, LISTED)
    await event.parts.seeding.set_list(event.code, event.organiser(), "Vera\nAnna")
    await event.parts.opening.open(event.code, 99, [])
    await enter(event, 2, "Anna")
    await event.parts.entering.leave(event.code, 2)
    await room.restart()
    await enter(event, 3, "Anna")
    await enter(event, 2, "Anna the Great")
    assert [entry.listed for entry in (await event.state()).entries.values()] == [2, 0, 2]


@pytest.mark.rule("TM-12")
async def test_a_team_has_the_better_place_of_its_two(room: Room) -> None:
    settings = Settings(format=Elimination(), seeding="list", entering=Entering(members=2))
    event = await Event.made(room, settings, game="battlecon", form="teams")
    await event.parts.seeding.set_list(event.code, event.organiser(), "user 9\nuser 4\nuser 1")
    await event.parts.opening.open(event.code, 99, [])
    await event.enter_team(1, 2)
    await event.enter_team(3, 4)
    await event.enter_team(5, 6)
    assert [entry.listed for entry in (await event.state()).entries.values()] == [3, 2, 0]


@pytest.mark.rule("TM-12")
async def test_an_earlier_tournament_seeds_by_the_places_reached_there(room: Room) -> None:
    first = await Event.made(room, Settings(format=Elimination()), name="Last year")
    for live in await first.begun(1, 2, 3, 4):
        await first.arrive(live)
        await first.win(live, max(seat.user or 0 for seat in live.seats))
    await first.run()
    for live in await first.tables():
        await first.arrive(live)
        await first.win(live, max(seat.user or 0 for seat in live.seats))
    await first.run()
    hall = await first.hall()
    assert hall.state.phase == "over"
    places = final_places(hall.state)
    event = await Event.made(room, BY_TABLE)
    assert [row.id for row in await event.parts.seeding.finished(await event.hall())] == [hall.row.id]
    await event.parts.seeding.set_earlier(event.code, event.organiser(), hall.row.id)
    await room.restart()
    await event.open(9, 1, 2, 3, 4)
    state = await event.state()
    assert [entry.listed for entry in state.entries.values()] == [0, places[1], places[2], places[3], places[4]]
    seeds = await begin(event, 9, 1, 2, 3, 4)
    assert seeds[0] == 4
    assert seeds[-1] == 9


@pytest.mark.rule("TM-12")
async def test_only_finished_tournaments_of_the_same_game_can_be_chosen_and_what_is_missing_is_said(room: Room) -> None:
    other = await Event.made(room, Settings(), game="krendel")
    event = await Event.made(room, BY_TABLE)
    seeding, who = event.parts.seeding, event.organiser()
    unfinished = (await other.hall()).row.id
    assert await reason(seeding.set_earlier(event.code, who, unfinished)) == "refused-tournament-earlier-wrong"
    assert await reason(event.parts.opening.open(event.code, 99, [])) == "refused-tournament-earlier-none"
    listed = await Event.made(room, LISTED)
    assert await reason(listed.parts.opening.open(listed.code, 99, [])) == "refused-tournament-list-none"
    await seeding.set_list(listed.code, who, "Anna")
    await listed.parts.opening.open(listed.code, 99, [])
    assert await reason(seeding.set_list(listed.code, who, "Boris")) == "refused-tournament-settings-fixed"
    assert await reason(seeding.set_earlier(listed.code, who, 0)) == "refused-tournament-settings-fixed"


@pytest.mark.rule("TM-12")
@pytest.mark.parametrize(
    ("typed", "key"),
    [("Anna\nBoris\n Anna ", "list-twice"), (f"{USER}\n<@!{USER}>", "list-twice"), ("A\n" + "x" * 101, "list-line")],
)
async def test_a_wrong_line_is_refused_and_the_old_list_stays(room: Room, typed: str, key: str) -> None:
    event = await Event.made(room, LISTED)
    who, set_list = event.organiser(), event.parts.seeding.set_list
    await set_list(event.code, who, "Vera")
    assert await reason(set_list(event.code, who, typed)) == f"refused-tournament-{key}"
    assert as_typed((await event.hall()).listed) == "Vera"


@pytest.mark.parametrize("typed", ["Anna\n\u202eAnna\u202c", "Йод\nИ\u0306од", "Anna\nAn\u200bna"])
async def test_the_same_name_in_disguise_is_the_same_name(room: Room, typed: str) -> None:
    event = await Event.made(room, LISTED)
    refused = event.parts.seeding.set_list(event.code, event.organiser(), typed)
    assert await reason(refused) == "refused-tournament-list-twice"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Cup" + "\u0489" * 200, "Cup" + "\u0489" * 4),
        ("\u202epuC\u202c", "puC"),
        ("C\u200bu\u2060p\x00", "Cup"),
        ("И\u0306од", "Йод"),
    ],
)
def test_the_name_of_a_tournament_is_what_can_be_seen_of_it(typed: str, shown: str) -> None:
    assert checked_name(typed) == shown


def test_a_list_reads_back_as_it_was_typed() -> None:
    typed = f"Anna\n<@{USER}>\n12 monkeys"
    assert as_typed(read_list(typed)) == typed


@pytest.mark.rule("TM-68")
async def test_an_erased_person_stands_in_no_list_by_id_or_by_name(room: Room) -> None:
    event = await Event.made(room, LISTED)
    await event.parts.seeding.set_list(event.code, event.organiser(), f"<@{USER}>\nAnna\nBoris")
    await room.db.write(lambda db: db.execute("INSERT INTO players (user, name, seen) VALUES (5, 'Anna', 1.0)").close())
    for user in (USER, 5):
        await event.parts.forgetting.erase(user, -user)
    assert as_typed((await event.hall()).listed) == "Boris"
    assert [row[0] for row in await room.db.read("SELECT place FROM tournament_seeds")] == [3]


@pytest.mark.rule("TM-24")
async def test_clubs_follow_the_first_of_the_roles_and_clubmates_do_not_meet(room: Room) -> None:
    settings = Settings(format=Swiss(rounds=1, club_rounds=1), entering=Entering(clubs=(70, 71)))
    event = await Event.made(room, settings)
    await event.parts.opening.open(event.code, 99, [])
    clubs = ((71, 70), (70,), (70,), (70, 5), (71,), (5, 71), (71,), (71,))
    for user, roles in enumerate(clubs, 1):
        await enter(event, user, f"user {user}", *roles)
    state = await event.state()
    assert [entry.club for entry in state.entries.values()] == ["70"] * 4 + ["71"] * 4
    await begin(event, *range(1, 9))
    await event.run()
    pairs = [{*pairing.sides} for pairing in (await event.state()).rounds[0, 1].pairings]
    assert len(pairs) == 4
    assert all(min(pair) <= 4 < max(pair) for pair in pairs)
