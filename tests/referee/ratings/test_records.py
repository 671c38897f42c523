"""The sums that records are read from: kept with each game, the same when computed anew, and read without reading all games."""

from __future__ import annotations

import contextlib
import sqlite3
from random import Random

import pytest

from referee.match.cache import LiveMatches
from referee.ratings.amending import amend
from referee.ratings.recomputing import Recomputing
from referee.ratings.records import computed
from store.files import read_only
from store.people import preferences
from store.people.preferences import Preferences
from store.ratings import books, server
from store.sqlite import SqliteDatabase
from tests.referee.conftest import Room
from tests.referee.ratings.playing import DAY, DUEL, FREE, beaten, cache, emptied, sums, table, three
from tests.support.many_games import KEY, fill
from tools.ratings import compare

ANNA, BORIS, VERA, GALYA = 1, 2, 3, 4
QUESTIONS = (
    *(server.count, server.most_played, server.longest_streak, server.fastest, server.longest, server.closest),
    *(server.characters, server.best_with),
)


async def season(room: Room) -> list[int]:
    """Play duels, rated and not, some of which end before others that are known; one for three, one forfeit, one practice."""
    chance, played = Random(4), []
    for _ in range(14):
        winner, loser = chance.sample([ANNA, BORIS, VERA, GALYA], 2)
        played.append((await beaten(room, winner, loser, rated=chance.random() < 0.5)).row.id)
        room.time += chance.choice([0.0, 60.0, DAY])
    await three(room, ANNA, BORIS, VERA)
    unplayed = await table(room, ANNA, BORIS)
    await room.referee.seats.concede(unplayed.row.code, BORIS)
    alone = await room.match(ANNA, practice=1)
    await room.first(alone, 0)
    await room.referee.seats.concede(alone.row.code, ANNA)
    return played


async def anew(room: Room) -> list[object]:
    """Return the sums of all books, computed from the games."""
    return [await room.db.write(lambda db, key=key: computed(db, key)) for key in (DUEL, FREE)]  # type: ignore[misc]


async def kept(room: Room) -> list[object]:
    """Return the sums of all books as stored."""
    return [await sums(room, key) for key in (DUEL, FREE)]


async def test_sums_that_grow_with_each_game_are_those_of_all_games(room: Room) -> None:
    await season(room)
    duels = await sums(room)
    assert (duels.games, (await sums(room, FREE)).games) == (14, 1), "no forfeit, no practice player"
    assert sum(one.games for one in duels.people.values()) == 28
    assert duels.wins
    assert await kept(room) == await anew(room)
    assert compare(room.db.address) == 0


async def test_a_game_that_is_known_late_counts_in_its_place(room: Room) -> None:
    for winner, loser in ((ANNA, BORIS), (ANNA, BORIS), (ANNA, VERA)):
        await beaten(room, winner, loser, rated=False)
        room.time += DAY
    await room.db.write(lambda db: db.execute("UPDATE finished_games SET ended = ended + ?", (5 * DAY,)).close())
    await room.db.write(lambda db: db.execute("UPDATE rating_books SET stale = 1").close())
    await room.referee.recomputing.run_due()
    assert (await sums(room)).people[ANNA].streak == 3
    await beaten(room, BORIS, ANNA, rated=False)
    assert (await sums(room)).people[ANNA].run == 3, "she lost before"
    assert await kept(room) == await anew(room)


async def test_a_correction_is_in_the_sums_once_the_book_is_computed(room: Room) -> None:
    played = await season(room)
    before = await sums(room)
    await room.db.write(lambda db: amend(db, played[3], places={0: 2, 1: 1}))
    await room.db.write(lambda db: amend(db, played[5], forfeit=True))
    await beaten(room, ANNA, GALYA, rated=False)
    assert await room.referee.recomputing.run_due() is None
    after = await sums(room)
    assert (before.games, after.games) == (14, 14), "one more, and one is a forfeit"
    assert after.people != before.people
    assert await kept(room) == await anew(room)
    cached = await cache(room)
    await emptied(room)
    assert (await sums(room), await cache(room)) == (after, cached)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE rating_books SET counted = counted + 1",
        "UPDATE record_people SET streak = streak + 1",
        "UPDATE record_characters SET won = won + 0.5",
        "UPDATE record_wins SET won = won + 1",
        "DELETE FROM record_wins",
        "INSERT INTO record_people VALUES (8, 'krendel', 'duel', 99, 1, 1, 1, 1.0, 1.0)",
        "INSERT INTO record_characters VALUES (8, 'krendel', 'duel', 'nobody', 1, 1.0)",
        "INSERT INTO record_wins VALUES (8, 'krendel', 'duel', 'nobody', 99, 1)",
    ],
)
async def test_the_command_finds_a_wrong_sum_and_a_recomputation_mends_it(
    room: Room, damage: str, capsys: pytest.CaptureFixture[str]
) -> None:
    await beaten(room, ANNA, BORIS)
    right = await sums(room)
    damage = damage.replace("(8,", f"({DUEL.guild},")
    await room.db.write(lambda db: db.execute(damage).close())
    assert compare(room.db.address) == 1
    assert "DIFFER" in capsys.readouterr().out
    await room.db.write(lambda db: db.execute("UPDATE rating_books SET stale = 1").close())
    assert compare(room.db.address) == 0, "it is known to be out of date"
    await room.referee.recomputing.run_due()
    assert await sums(room) == right


@pytest.mark.rule("TM-68")
async def test_who_leaves_the_lists_or_is_erased_is_in_no_record_from_then_on(room: Room) -> None:
    for winner, loser in ((ANNA, BORIS), (ANNA, BORIS), (BORIS, VERA), (VERA, GALYA)):
        await beaten(room, winner, loser)
        room.time += 60
    assert await _named(room) == {BORIS, ANNA, VERA}
    await room.db.write(lambda db: preferences.keep(db, Preferences(ANNA, listed=False)))
    assert await _named(room) == {BORIS, VERA}
    await room.db.write(lambda db: preferences.keep(db, Preferences(ANNA, listed=True)))
    before = await sums(room)
    await room.referee.erasure.erase(BORIS)
    assert BORIS not in await _named(room)
    after = await sums(room)
    assert (after.games, after.characters) == (before.games, before.characters), "others' sums stay"
    assert {*before.people} - {*after.people} == {BORIS}
    assert await kept(room) == await anew(room)
    assert compare(room.db.address) == 0


async def _named(room: Room) -> set[int]:
    people = [await server.most_played(room.db, DUEL), await server.longest_streak(room.db, DUEL)]
    best = await server.best_with(room.db, DUEL)
    return {one.user for one in people if one is not None} | {one.user for one in best.values()}


async def test_only_books_with_a_rated_game_are_offered_first(room: Room) -> None:
    await beaten(room, ANNA, BORIS, rated=False)
    assert await books.played(room.db, DUEL.guild) == []
    await beaten(room, ANNA, BORIS)
    assert await books.played(room.db, DUEL.guild) == [DUEL]


async def test_no_page_of_a_server_reads_all_its_games(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    await room.db.write(lambda db: fill(db, 3_000))
    await Recomputing(LiveMatches(room.db), lambda: room.time).run_due()
    asked: list[tuple[str, tuple[object, ...]]] = []
    read = SqliteDatabase.read

    async def noting(db: SqliteDatabase, sql: str, *params: object) -> list[sqlite3.Row]:
        asked.append((sql, params))
        return await read(db, sql, *params)

    monkeypatch.setattr(SqliteDatabase, "read", noting)
    found = [await question(room.db, KEY) for question in QUESTIONS]
    assert all(found), "there is something to find"
    for sql, params in asked:
        assert _steps(room, sql, params) < 15_000, sql


def _steps(room: Room, sql: str, params: tuple[object, ...]) -> int:
    """Return how many instructions SQLite needs for a query, to the hundred."""
    count = [0]

    def tick() -> int:
        count[0] += 100
        return 0

    with contextlib.closing(sqlite3.connect(read_only(room.path), uri=True)) as db:
        db.set_progress_handler(tick, 100)
        db.execute(sql, params).fetchall()
    return count[0]
