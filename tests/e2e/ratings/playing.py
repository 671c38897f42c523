"""Rated matches at the local table, and the pages about them."""

from __future__ import annotations

from random import Random

from store.people import guilds
from store.people.guilds import Guild
from table.acts.people import Person
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.playing import controls, live_of, panel, people_of, role, shown, texts
from tests.e2e.tables import begun

DUEL = ("Anna", "Boris")

WHY = "Played with the wrong rule, @everyone"
"""The reason that a judge gives."""


async def played(house: House, names: tuple[str, ...], loser: str, chance: Random, **values: str) -> str:
    """Play a rated match by random answers for a while; then one gives up. Return its code."""
    code = await begun(house, "krendel", *names, rated="yes", **values)
    for _ in range(3):
        for person in people_of(house, names):
            offered = controls(panel(person, code))
            if offered:
                await person.press(
                    panel(person, code), custom_id=chance.choice([c for c in offered if not c.endswith("*")])
                )
        await house.settled()
    await given_up(house, house.table.person(loser), code)
    return code


async def given_up(house: House, person: Person, code: str) -> None:
    """Give a match up by the command."""
    if (await live_of(house, code)).row.status != "playing":
        return
    question = await shown(await person.slash("concede", {"match": code}))
    await person.press(question, label=texts(person)("button-concede"))
    await house.settled()


async def board(person: Person, house: House, **values: str) -> Message:
    """Open the leaderboard, which only that person sees."""
    done = await (await person.slash("ratings", values, channel=house.table.general)).answered()
    assert done.message is not None
    assert done.message.seer == person.id
    return done.message


async def profile(person: Person, house: House, of: Person | None = None) -> Message:
    """Open a profile, which only that person sees."""
    done = await person.slash("profile", {"person": of} if of else {}, channel=house.table.general)
    message = (await done.answered()).message
    assert message is not None
    assert message.seer == person.id
    return message


async def judge(house: House) -> Person:
    """Give the server a role of judges that one person has; return that person."""
    made = await role(house, "Судьи", "Dasha")
    guild = Guild(int(house.table.guild["id"]), judges=frozenset({made}))
    await house.db.write(lambda db: guilds.keep(db, guild))
    return house.table.person("Dasha")
