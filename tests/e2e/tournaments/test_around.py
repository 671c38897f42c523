"""What a tournament does around its rounds: roles, Discord's scheduled event, threads of its tables."""

from __future__ import annotations

import pytest

from referee.tournaments.halls.slots import CARD
from store.tournaments import tournaments
from table.acts.people import Person
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.tournaments.evening import Evening
from tournaments.settings.formats import Elimination, RoundRobin
from tournaments.settings.model import Entering, Settings
from tournaments.settings.paces import Days


async def _set(house: House, evening: Evening, **values: float | str) -> None:
    number = (await evening.hall()).row.id
    for field, value in values.items():
        await house.db.write(lambda db, field=field, value=value: tournaments.set_field(db, number, field, value))  # type: ignore[misc]
    evening.parts.halls.forget(number)


async def test_entrants_and_the_champion_get_their_roles_and_give_them_back(house: House) -> None:
    house.table.set_bot_role("manage_roles")
    plays, champion = house.table.add_role("Plays"), house.table.add_role("Champion")
    evening = await Evening.made(house, Settings(format=Elimination()), automatic=True)
    await _set(house, evening, role=plays, champion=champion)
    await evening.gather(house.table.person("Anna"), house.table.person("Boris"))
    await evening.settled()
    anna, boris = house.table.person("Anna"), house.table.person("Boris")
    assert plays in house.table.roles_of(anna)
    assert plays in house.table.roles_of(boris)
    await evening.parts.director.start_now(evening.code, int(evening.organiser.id), [])
    await evening.settled()
    live = await evening.open_table_of(anna)
    assert live is not None
    for seat in [*live.seats]:
        await evening.parts.tables.here(live.row.code, seat.user or 0, seat.name, 77 + seat.seat)
    await house.bot.referee.seats.concede(live.row.code, int(boris.id))
    await evening.settled()
    assert (await evening.hall()).state.phase == "over"
    assert champion in house.table.roles_of(anna)
    assert champion not in house.table.roles_of(boris)
    assert plays not in [*house.table.roles_of(anna), *house.table.roles_of(boris)]


async def test_without_the_permission_nothing_is_given_and_nothing_fails(house: House) -> None:
    plays = house.table.add_role("Plays")
    evening = await Evening.made(house, Settings(format=Elimination()))
    await _set(house, evening, role=plays)
    await evening.gather(house.table.person("Anna"), house.table.person("Boris"))
    await evening.settled()
    assert plays not in house.table.roles_of(house.table.person("Anna"))


async def test_an_announced_time_is_an_event_in_discord_that_starts_and_ends_with_it(house: House) -> None:
    evening = await Evening.made(house, Settings(format=Elimination()), automatic=True)
    await _set(house, evening, begins=house.clock() + 3600)
    await evening.gather(house.table.person("Anna"), house.table.person("Boris"))
    await evening.settled()
    (event,) = house.table.world.home.events.values()
    assert event["name"] == "Friday night"
    assert event["status"] == 1
    await evening.parts.director.start_now(evening.code, int(evening.organiser.id), [])
    await evening.settled()
    assert house.table.world.home.events[event["id"]]["status"] == 2
    await evening.parts.opening.cancel(evening.code, int(evening.organiser.id), [], "rain")
    await evening.settled()
    assert all(row["status"] != 2 for row in house.table.world.home.events.values())


async def test_each_table_has_a_thread_where_the_tournament_wants_it(house: House) -> None:
    evening = await Evening.made(house, Settings(format=Elimination()), automatic=True)
    await _set(house, evening, rooms="threads")
    await evening.gather(*map(house.table.person, ("Anna", "Boris", "Vera", "Gleb")))
    await evening.parts.director.start_now(evening.code, int(evening.organiser.id), [])
    await evening.settled()
    for name in ("Anna", "Boris", "Vera", "Gleb"):
        live = await evening.open_table_of(house.table.person(name))
        assert live is not None
        for seat in [*live.seats]:
            if not seat.ready and live.row.status == "lobby":
                await evening.parts.tables.here(live.row.code, seat.user or 0, seat.name, 77 + seat.seat)
    await evening.settled()
    threads = house.table.threads(house.table.general)
    tables = ["Friday night · Round 1, table 1", "Friday night · Round 1, table 2"]
    named = sorted(thread.name or "" for thread in threads)
    assert [name.startswith(f"{table} · ") and " – " in name for name, table in zip(named, tables, strict=True)] == [
        True
    ] * 2
    anna = house.table.person("Anna")
    live = await evening.open_table_of(anna)
    assert live is not None
    board = (await evening.board(live, anna)).text
    assert any(table in board for table in tables)
    doors = [message.text for message in anna.messages(house.table.general) if "played in its thread" in message.text]
    assert [sum(table in door for door in doors) for table in tables] == [1, 1]


@pytest.mark.rule("TM-39", "TM-22")
async def test_over_days_my_pairing_shows_all_open_ones_and_both_sides_give_one_more_time(house: House) -> None:
    evening = await Evening.made(house, Settings(format=RoundRobin(), pace=Days(together=2)), automatic=True)
    await evening.gather(*map(house.table.person, ("Anna", "Boris", "Vera", "Gleb")))
    await evening.parts.director.start_now(evening.code, int(evening.organiser.id), [])
    await evening.settled()
    anna = house.table.person("Anna", locale="en-GB")
    hall = await evening.hall()
    entry = hall.entry_of(int(anna.id))
    own = next(one for one in hall.state.rounds[0, 1].pairings if entry in one.sides)
    other = next(side for side in own.sides if side != entry)
    rival = next(m.name for m in hall.persons(other))
    page = await _own_page(evening, anna)
    assert "Round 1" in page.text
    assert "Round 2" in page.text
    assert page.text.count("Go to your table") == 2
    asked = await _press(anna, page, "Round 1: More time")
    assert asked.text.startswith("**You ask for more time.")
    taken = await _press(anna, asked, "Round 1: No more time after all")
    assert taken.text.startswith("**You ask for no more time.")
    await _press(anna, taken, "Round 1: More time")
    given = house.table.person(rival, locale="en-GB")
    assert "more time.**" in (await _press(given, await _own_page(evening, given), "Round 1: More time")).text
    hall = await evening.hall()
    assert hall.pairing(0, 1, own.table).extensions == [("players", 3 * 86400)]


async def _own_page(evening: Evening, person: Person) -> Message:
    done = await (await person.press(await evening.message(CARD, person), label="My pairing")).answered()
    assert done.message is not None
    return done.message


async def _press(person: Person, page: Message, label: str) -> Message:
    done = await (await person.press(page, label=label)).answered()
    assert done.message is not None
    return done.message


@pytest.mark.rule("TM-11", "TM-03")
async def test_whoever_enters_reads_of_block_lists_and_of_the_waiting_list(house: House) -> None:
    evening = await Evening.made(house, Settings(format=Elimination(), entering=Entering(cap=2)))
    await evening.parts.opening.open(evening.code, int(evening.organiser.id), [])
    await evening.settled()
    pages = []
    for name in ("Anna", "Boris", "Vera"):
        person = house.table.person(name, locale="en-GB")
        pages.append(await _press(person, await evening.message(CARD, person), "Enter"))
    first, _, third = (page.text for page in pages)
    assert "Block lists change no pairing here." in first
    assert "waiting list" not in first
    assert "waiting list" in third


@pytest.mark.rule("TM-11")
async def test_who_judges_or_hosts_the_bot_and_plays_is_marked_among_the_entries(house: House) -> None:
    host = str(house.table.world.app["owner"]["global_name"])
    names = [host, *[name for name in ("Boris", "Vera", "Gleb", "Dina") if name != host][:3]]
    evening = await Evening.made(house, Settings(format=Elimination()), automatic=True)
    await evening.gather(*map(house.table.person, names))
    await evening.parts.director.start_now(evening.code, int(evening.organiser.id), [])
    await evening.settled()
    judge = next(name for name in names if name != host)
    hall = await evening.hall()
    own = hall.own_pairing(hall.entry_of(int(house.table.person(judge).id)))
    other = next(one for one in hall.state.rounds[0, 1].pairings if one is not own)
    live = await house.bot.referee.live.by_code(other.games[0].code)
    for seat in [*live.seats]:
        await evening.parts.tables.here(live.row.code, seat.user or 0, seat.name, 77 + seat.seat)
    await house.bot.referee.judging.step_in(live.row.code, int(house.table.person(judge).id))
    olga = house.table.person("Olga", locale="en-GB")
    page = (await olga.press(await evening.message(CARD, olga), label="Entries")).message
    assert page is not None
    marks = {name: next(line for line in page.text.splitlines() if name in line).partition(name)[2] for name in names}
    assert "judges too" in marks[judge]
    assert [name for name in names if "hosts the bot" in marks[name]] == [host]
