"""What today's bot writes about tournaments, ladders and seasons, for the database that is kept of a schema."""

from __future__ import annotations

import sqlite3
from random import Random

from referee.tournaments.entries.entering import Person as Entrant
from referee.tournaments.halls.rights import Organiser
from store.leagues.seasons import NewSeason
from store.tournaments import times
from store.upkeep import shards
from table.acts.people import Person
from tests.e2e.conftest import House
from tests.e2e.leagues.climb import Climb
from tests.e2e.playing import people_of
from tests.e2e.ratings.playing import DUEL, played
from tests.e2e.tournaments.evening import Evening
from tournaments.settings.formats import Swiss
from tournaments.settings.model import Entering, Settings
from tournaments.settings.paces import Days

PAIR = ("Boris", "Vera")


def entrant(person: Person) -> Entrant:
    """Return a person as one who enters."""
    return Entrant(int(person.id), person.name)


async def gathered(house: House, settings: Settings, *people: Person) -> Evening:
    """Start a tournament with these people; return it."""
    evening = await Evening.made(house, settings, automatic=True, organiser="Anna")
    parts, anna = evening.parts, int(evening.organiser.id)
    await parts.seeding.set_list(evening.code, Organiser(anna), "Vera\nBoris")
    await parts.opening.set_organiser(evening.code, anna, [], "user", int(house.table.person("Gleb").id), add=True)
    await evening.gather(*people)
    await parts.director.start_now(evening.code, anna, [])
    await evening.settled()
    return evening


async def a_season(house: House) -> None:
    """A tournament that is over, and the season for which it counts, which somebody wants to leave."""
    evening = await gathered(house, Settings(format=Swiss(rounds=1)), *people_of(house, PAIR))
    live = await evening.open_table_of(house.table.person("Boris"))
    assert live is not None
    for seat in [*live.seats]:
        await evening.parts.tables.here(live.row.code, seat.user or 0, seat.name, 7 + seat.seat)
    await evening.settled()
    await house.bot.referee.seats.concede(live.row.code, live.seats[1].user or 0)
    await evening.settled()
    seasons, guild, now = house.bot.referee.leagues.seasons, int(house.table.guild["id"]), house.clock()
    boss = Organiser(int(evening.organiser.id), manager=True)
    channel = int(house.table.general.id)
    new = NewSeason(guild, "Autumn", now - 86400, now + 86400 * 30, 0, 1, 1, boss.user, now, channel, "en")
    row = await seasons.make(boss, new)
    await seasons.put_tournament(row, boss, row.version, (await evening.hall()).row.id, 1)
    row = await seasons.row(row.id, guild)
    await seasons.set_leaving(row, int(house.table.person("Vera").id), leaves=True)
    await evening.settled()


async def weeks(house: House) -> None:
    """A round of days under way in which one side wants more time, with a role for entrants."""
    evening = await gathered(house, Settings(format=Swiss(rounds=1), pace=Days()), *people_of(house, PAIR))
    boris = house.table.person("Boris")
    hall = await evening.hall()
    pairing = hall.own_pairing(hall.entry_of(int(boris.id)))
    assert pairing is not None
    place = (pairing.stage, pairing.round, pairing.table)
    await evening.parts.more_time.ask(evening.code, int(boris.id), place, wanted=True)
    house.table.set_bot_role("manage_roles")
    given = house.table.add_role("Entrant")
    await evening.parts.details.set(evening.code, Organiser(int(evening.organiser.id)), "role", given)
    await evening.settled()


async def teams(house: House) -> None:
    """A tournament of teams in which somebody is asked to be in one."""
    settings = Settings(format=Swiss(rounds=1), entering=Entering(members=2))
    evening = await Evening.made(house, settings, game="brawl", form="teams", organiser="Anna")
    await evening.parts.opening.open(evening.code, int(evening.organiser.id), [])
    boris, vera = people_of(house, PAIR)
    await evening.parts.entering.propose_team(evening.code, entrant(boris), entrant(vera), "Ash\nBoris", 5)
    await evening.settled()


async def a_ladder(house: House) -> None:
    """A ladder on which one match is over and another one waits for its players."""
    climb = await Climb.made(house)
    boris, vera = people_of(house, PAIR)
    climbing, code = house.bot.referee.leagues.climbing, (await climb.ladder()).row.code
    for person in (climb.boss, boris, vera):
        await climbing.join(code, int(person.id), person.name)
    await house.bot.referee.leagues.managing.set_organiser(
        code, Organiser(int(climb.boss.id)), "user", int(house.table.person("Gleb").id), add=True
    )
    ladder = await climb.ladder()
    await climbing.challenge(code, int(boris.id), ladder.person_of(int(climb.boss.id)))
    await climbing.accept(code, int(climb.boss.id))
    await climb.settled()
    live = await climb.table()
    await climb.arrive(live, climb.boss, boris)
    await house.bot.referee.seats.concede(live.row.code, int(climb.boss.id))
    await climb.settled()
    await climbing.challenge(code, int(vera.id), ladder.person_of(int(climb.boss.id)))
    await climb.settled()


async def rated(house: House) -> None:
    """A rated match that is over."""
    await played(house, DUEL, "Boris", Random(3))


def note_away(db: sqlite3.Connection, now: float) -> None:
    """Note that nobody could reach the bot for a while; no tournament has taken that in yet."""
    times.note_downtime(db, now - 900, now)


def note_processes(db: sqlite3.Connection, now: float) -> None:
    """Note what several processes with one database keep about each other."""
    shards.lease(db, "first", 2, {0, 1}, now, 15.0)
    shards.beat(db, 2, {0, 1}, now)
    shards.take_turn(db, 0, now, 5.0)
    shards.take(db, 77, now)


PARTS = (a_season, weeks, teams, a_ladder, rated)
