"""A server with judges, and what a judge sends off."""

from __future__ import annotations

from store.people import guilds
from store.people.guilds import Guild
from table.acts.interactions import Interaction
from table.acts.people import Person
from tests.e2e.conftest import House
from tests.e2e.playing import role

JUDGE = "Dasha"


async def judges(house: House, **chosen: object) -> int:
    """Give the server a role of judges that one person has."""
    made = await role(house, "Судьи", JUDGE)
    guild = Guild(int(house.table.guild["id"]), judges=frozenset({made}), **chosen)  # type: ignore[arg-type]  # a channel
    await house.db.write(lambda db: guilds.keep(db, guild))
    return made


async def deed(house: House, judge: Person, form: Interaction, **values: str) -> Interaction:
    assert form.modal is not None
    done = await judge.submit(form, values)
    await house.settled()
    return done
