"""Settings of servers in the database."""

from __future__ import annotations

import msgspec
import pytest

from store.database import Database
from store.people import guilds
from store.people.guilds import PER_PERSON, Guild

CHOSEN = Guild(
    7,
    language="ru",
    clock='{"kind":"days","seconds":86400,"increment":0}',
    undo="request",
    theme="light",
    per_person=3,
    look_channel=70,
    look_role=71,
    channels=frozenset({70, 72}),
    players=frozenset({73}),
    judges=frozenset({74, 75}),
)


async def test_a_server_that_has_chosen_nothing_has_the_defaults(database: Database) -> None:
    assert await guilds.of(database, 7) == Guild(7)
    assert Guild(7).limit == PER_PERSON


async def test_what_is_kept_is_found_again_as_a_whole(database: Database) -> None:
    await database.write(lambda db: guilds.keep(db, CHOSEN))
    assert await guilds.of(database, 7) == CHOSEN
    assert await database.write(lambda db: guilds.get(db, 7)) == CHOSEN
    assert await guilds.of(database, 8) == Guild(8)
    assert CHOSEN.limit == 3


async def test_the_newest_choice_replaces_the_older_one(database: Database) -> None:
    changed = msgspec.structs.replace(
        CHOSEN, language=None, channels=frozenset(), players=frozenset({74}), judges=frozenset({74})
    )
    await database.write(lambda db: guilds.keep(db, CHOSEN))
    await database.write(lambda db: guilds.keep(db, changed))
    assert await guilds.of(database, 7) == changed


async def test_what_a_server_is_stays_when_it_chooses(database: Database) -> None:
    await database.write(lambda db: db.execute("INSERT INTO guilds (guild, name, removed) VALUES (7, 'Стол', 5.0)"))
    await database.write(lambda db: guilds.keep(db, CHOSEN))
    assert [tuple(row) for row in await database.read("SELECT name, removed FROM guilds")] == [("Стол", 5.0)]


@pytest.mark.parametrize("number", [0, 21])
def test_nobody_has_fewer_matches_than_one_or_more_than_twenty(number: int) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"guild": 7, "per_person": number}, Guild)
