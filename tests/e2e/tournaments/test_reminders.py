"""Calls to tables of days: never twice, not in quiet hours, not after a press; and who is called to check in."""

from __future__ import annotations

import pytest

from referee.tournaments.entries.entering import Person as Entrant
from referee.tournaments.halls.slots import HERE
from store.people import preferences
from store.people.preferences import Preferences
from store.tournaments import outbox, tournaments
from table.acts.people import Person
from tests.e2e.conftest import House
from tests.e2e.tournaments.evening import Evening
from tests.e2e.tournaments.weeks import begun
from tournaments.settings.formats import RoundRobin, Swiss
from tournaments.settings.model import ROBIN_ORDER, Settings
from tournaments.settings.paces import Days

HOUR = 3600
ROBIN = Settings(format=RoundRobin(), tiebreaks=ROBIN_ORDER, pace=Days())


def calls(person: Person) -> list[str]:
    """Return what calls a person to the table, in order."""
    return [message.text for message in person.inbox if "I am here" in message.text]


async def later(evening: Evening, hours: float) -> None:
    evening.house.clock.forward(hours * HOUR)
    await evening.settled()


@pytest.mark.rule("TM-22", "TM-35", "TM-67")
async def test_who_has_not_come_is_called_at_half_time_and_shortly_before_the_end(house: House) -> None:
    evening, (anna, boris) = await begun(house, ROBIN, "Anna", "Boris")
    live = await evening.open_table_of(anna)
    assert live is not None
    await evening.parts.tables.here(live.row.code, int(boris.id), "Boris", 1)
    await later(evening, 23)
    assert calls(anna) == []
    await later(evening, 2)
    (half,) = calls(anna)
    assert "half of the time is over" in half
    assert "Round 1, table 1" in half
    assert "Go to your table" in half
    await house.close()
    await house.open()
    await later(evening, 1)
    assert calls(anna) == [half], "nothing comes twice, not after a restart either"
    await later(evening, 17)
    assert ["the time is nearly over" in text for text in calls(anna)] == [False, True]
    assert calls(boris) == [], "he is there"
    await evening.parts.tables.here(live.row.code, int(anna.id), "Anna", 2)
    await evening.settled()
    assert calls(anna) == [], "she has come"


@pytest.mark.rule("TM-67")
async def test_a_reminder_that_is_owed_survives_a_stop(house: House) -> None:
    evening, (anna, _) = await begun(house, ROBIN, "Anna", "Boris")
    await house.bot.event_sender.close()
    house.clock.forward(25 * HOUR)
    await evening.parts.here_reminders.run_due()
    owed = await outbox.owed(house.db, (await evening.hall()).row.id)
    assert len([row for row in owed if row.slot.startswith(f"{HERE}:")]) == 2
    await house.close()
    await house.open()
    await evening.settled()
    assert len(calls(anna)) == 1


@pytest.mark.rule("TM-67")
async def test_reminders_keep_quiet_hours_and_preferences(house: House) -> None:
    evening, (anna, boris) = await begun(house, ROBIN, "Anna", "Boris")
    minute = int(house.clock() // 60) % (24 * 60)
    night = Preferences(
        int(anna.id), zone="UTC", quiet_from=minute, quiet_to=(minute + 8 * 60) % (24 * 60)
    )  # half time falls into it
    await house.db.write(lambda db: preferences.keep(db, night))
    await house.db.write(lambda db: preferences.keep(db, Preferences(int(boris.id), pings="turns")))
    await later(evening, 25)
    assert calls(anna) == []
    await later(evening, 8)
    assert len(calls(anna)) == 1
    await later(evening, 10)
    assert calls(boris) == []


@pytest.mark.rule("TM-33", "TM-67")
async def test_the_next_game_of_a_series_calls_both(house: House) -> None:
    settings = Settings(format=Swiss(rounds=1), best_of=3, pace=Days())
    evening, (anna, boris) = await begun(house, settings, "Anna", "Boris")
    live = await evening.open_table_of(anna)
    assert live is not None
    assert calls(anna) == calls(boris) == []
    for press, person in enumerate((anna, boris)):
        await evening.parts.tables.here(live.row.code, int(person.id), person.name, press + 1)
    await house.bot.referee.seats.concede(live.row.code, int(anna.id))
    await evening.settled()
    following = await evening.open_table_of(anna)
    assert following is not None
    assert following.row.code != live.row.code
    for person in (anna, boris):
        (text,) = calls(person)
        assert "The table of game 2 is open" in text
        assert "Go to your table" in text


async def entered(house: House, *names: str) -> Evening:
    evening = await Evening.made(house, Settings(format=Swiss(rounds=1)))
    await evening.parts.opening.open(evening.code, int(evening.organiser.id), [])
    for press, name in enumerate(names, 1):
        person = house.table.person(name)
        await evening.parts.entering.enter(evening.code, Entrant(int(person.id), name), press)
    await evening.settled()
    return evening


async def call(evening: Evening) -> str:
    await evening.parts.director.open_check_in(evening.code, int(evening.organiser.id), [])
    await evening.settled()
    channel = evening.house.table.person("Anna").messages(evening.house.table.general)
    return next(message.text for message in channel if "<@" in message.text)


@pytest.mark.rule("TM-05", "TM-67")
async def test_check_in_mentions_those_who_want_to_be_mentioned(house: House) -> None:
    evening = await entered(house, "Anna", "Boris", "Vera")
    boris = house.table.person("Boris")
    await house.db.write(lambda db: preferences.keep(db, Preferences(int(boris.id), pings="off")))
    text = await call(evening)
    assert f"<@{house.table.person('Anna').id}>" in text
    assert f"<@{house.table.person('Vera').id}>" in text
    assert f"<@{boris.id}>" not in text


@pytest.mark.rule("TM-05", "TM-67")
async def test_check_in_mentions_the_entrants_role_instead(house: House) -> None:
    house.table.set_bot_role("manage_roles")
    role = house.table.add_role("Plays")
    evening = await entered(house, "Anna", "Boris")
    number = (await evening.hall()).row.id
    await house.db.write(lambda db: tournaments.set_field(db, number, "role", role))
    evening.parts.halls.forget(number)
    text = await call(evening)
    assert f"<@&{role}>" in text
    assert f"<@{house.table.person('Anna').id}>" not in text
