"""Every match that comes to a result is remembered, with its date, opponents, characters and result; older ones too."""

from __future__ import annotations

import pytest

from engines.games import GAMES
from referee.match.live import Live
from referee.ratings.finished import places_of
from tests.referee.conftest import Room
from tests.referee.ratings.playing import CACHES, beaten, cache, game_of, past_of, rating, seats_of, sums, table
from words.games import GAMES as TEXTS

ANNA, BORIS, VERA = 1, 2, 3


async def forget_all(room: Room) -> None:
    """Empty all tables of finished games, as an older version of the bot leaves them."""
    for name in (*CACHES, "rating_books", "finished_characters", "finished_seats", "finished_games"):
        query = f"DELETE FROM {name}"  # our own names
        await room.db.write(lambda db, query=query: db.execute(query).close())  # type: ignore[misc]


async def characters_of(room: Room, live: Live) -> list[tuple[int, str]]:
    """Return with whom each seat played."""
    query = "SELECT seat, character FROM finished_characters WHERE match = ? ORDER BY seat, place"
    return [(row[0], row[1]) for row in await room.db.read(query, live.row.id)]


@pytest.mark.parametrize(("game", "characters"), [("krendel", 1), ("brawl", 3), ("battlecon", 1)])
async def test_a_match_is_remembered_with_everything_that_people_ask_for(
    room: Room, game: str, characters: int
) -> None:
    live = await room.lobby(ANNA, BORIS, game=game)
    await room.referee.lobbies.start(live.row.code, ANNA)
    began = room.time
    for _ in range(40):  # until all have their characters
        await room.everybody(live)
        seats = GAMES[game].characters(live.rules_and_match[1].board)
        if all(len(names) == characters for names in seats.values()):
            break
    room.time += 3600
    await room.referee.seats.concede(live.row.code, BORIS)
    (found,) = await past_of(room, ANNA)
    assert (found.began, found.ended, found.game, found.form) == (began, began + 3600, game, "duel")
    assert [(seat.user, seat.place, seat.won, seat.part) for seat in found.seats] == [
        (ANNA, 1, 1, "played"),
        (BORIS, 2, 0, "left"),
    ]
    names = TEXTS[game].characters(GAMES[game].standard.pack)
    assert [seat for seat, _ in found.characters] == [seat for seat in (0, 1) for _ in range(characters)]
    assert all(name in names for _, name in found.characters), "who left too, though the board no longer has them"


@pytest.mark.parametrize("game", GAMES)
def test_every_character_has_a_name(game: str) -> None:
    names = TEXTS[game].characters(GAMES[game].standard.pack)
    assert len(names) > 2
    assert all(name.in_language(language) for name in names.values() for language in ("ru", "en"))


async def test_what_runs_is_not_remembered(room: Room) -> None:
    live = await table(room, ANNA, BORIS)
    await room.first(live, 0)
    assert await past_of(room, ANNA) == []
    assert await room.db.read("SELECT 1 FROM finished_characters") == []


async def test_matches_without_a_result_and_against_bots_alone_say_nothing(room: Room) -> None:
    closed = await table(room, ANNA, BORIS, VERA)
    for user in (ANNA, BORIS, VERA):
        await room.referee.seats.concede(closed.row.code, user)
    assert closed.row.status == "closed"
    alone = await room.match(ANNA, practice=1)
    await room.referee.seats.concede(alone.row.code, ANNA)
    assert alone.row.status == "over"
    assert await past_of(room, ANNA) == []


async def test_matches_of_an_older_version_are_remembered_afterwards(room: Room) -> None:
    first, second = await beaten(room, ANNA, BORIS), await beaten(room, BORIS, ANNA)
    before = [
        (await game_of(room, one), await seats_of(room, one), await characters_of(room, one)) for one in (first, second)
    ]
    ratings, summed = await cache(room), await sums(room)
    await forget_all(room)
    await room.restart()
    assert await room.referee.memory.remember_older() is not None
    assert await room.referee.memory.remember_older() is None
    after = [
        (await game_of(room, one), await seats_of(room, one), await characters_of(room, one)) for one in (first, second)
    ]
    assert after == before
    assert await cache(room) == ratings
    assert await sums(room) == summed


async def test_a_damaged_older_match_is_remembered_without_its_characters(room: Room) -> None:
    live = await beaten(room, ANNA, BORIS)
    await forget_all(room)
    await room.db.write(lambda db: db.execute("UPDATE states SET body = x'00'").close())
    await room.restart()
    await room.referee.memory.remember_older()
    assert len(await seats_of(room, live)) == 2
    assert await characters_of(room, live) == []


async def test_a_match_ends_even_if_its_game_cannot_say_what_was_played(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("referee.ratings.remembering.played", lambda *_: 1 / 0)
    live = await beaten(room, ANNA, BORIS)
    assert live.row.status == "over"
    assert await rating(room, ANNA) is not None
    assert await characters_of(room, live) == []


@pytest.mark.parametrize(
    ("result", "places"),
    [
        ('{"winners":[1],"places":[[1],[0,2]]}', {0: 2, 1: 1, 2: 2}),
        ('{"winners":[0],"shared":false,"places":[[0]]}', {0: 1, 1: 2, 2: 2}),
        ('{"winners":[2],"awarded":true}', {0: 2, 1: 2, 2: 1}),
        ('{"winners":[],"places":[[0,1,2]]}', {0: 1, 1: 1, 2: 1}),
        ('{"winners":[0,1],"places":[[0,1],[2]]}', {0: 1, 1: 1, 2: 3}),
    ],
)
def test_places_are_counted_from_one_and_shared(result: str, places: dict[int, int]) -> None:
    assert places_of(result, [0, 1, 2]) == places
