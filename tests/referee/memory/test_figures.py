"""A person's figures, their year, and shares with an honest margin."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from referee.memory.profile import Place, Versus, profile
from referee.memory.shares import share
from referee.memory.year import Year, span_of, year_of
from store.people import preferences
from store.people.preferences import Preferences
from store.ratings import books, server
from store.ratings.past import PastGame, PastSeat
from tests.referee.conftest import GUILD, Room
from tests.referee.ratings.playing import DUEL, FREE, beaten, past_of, three

ANNA, BORIS, VERA = 1, 2, 3


def game(*seats: tuple[int, int, int, str], characters: tuple[tuple[int, str], ...] = (), nth: int = 0) -> PastGame:
    """Return a game of seats given as user, side, won and part."""
    seated = [
        PastSeat(n, user, f"user {user}", side, part, 1 if won else 2, won)  # type: ignore[arg-type]  # a part
        for n, (user, side, won, part) in enumerate(seats)
    ]
    return PastGame(1, nth, "ABCDEF", 5, None, "krendel", "duel", 0.0, 1.0, seated, characters)


WON = game((ANNA, 0, 1, "played"), (BORIS, 1, 0, "played"), characters=((0, "mouse"), (1, "ogre")))
LOST = game((ANNA, 0, 0, "played"), (BORIS, 1, 1, "played"), characters=((0, "ogre"), (1, "mouse")))
SHARED = game((ANNA, 0, 1, "played"), (BORIS, 1, 1, "played"))
LEFT = game((ANNA, 0, 0, "left"), (BORIS, 1, 1, "played"), (VERA, 0, 0, "joined"))
NOBODY = game((ANNA, 0, 0, "played"), (BORIS, 1, 0, "played"))
MATES = game((ANNA, 0, 1, "played"), (BORIS, 0, 1, "played"), (VERA, 1, 0, "played"))


def test_form_streaks_and_the_balance_with_who_asks() -> None:
    found = profile([WON, SHARED, LOST, LEFT, NOBODY, MATES], ANNA, BORIS)
    assert found.form == ["won", "shared", "lost", "left", "nobody", "won"]
    assert (found.streak, found.best_streak) == (2, 2)
    assert found.versus == Versus(against=5, theirs=2, yours=3, together=1, together_won=1)
    assert [(one.played, one.won, one.left) for one in found.sums] == [(6, 3, 1)]
    assert [(one.character, one.played, one.won) for one in found.favourites] == [("mouse", 1, 1), ("ogre", 1, 0)]
    assert profile([LOST, LOST, WON], ANNA, ANNA).streak == -2
    assert profile([WON] * 12, ANNA, VERA).form == ["won"] * 10
    assert profile([WON], ANNA, VERA).versus is None


def test_a_seat_that_was_taken_over_does_not_count() -> None:
    assert profile([LEFT], VERA, ANNA).sums == []


def test_a_margin_is_honest_about_the_size_of_the_sample() -> None:
    assert share(1, 1).percent == 100
    assert share(1, 1).low == 21
    assert (share(50, 100).low, share(50, 100).high) == (40, 60)
    assert (share(0, 4).low, share(0, 4).high) == (0, 49)
    with pytest.raises(ValueError, match="nothing"):
        share(0, 0)


def test_years_are_those_of_utc() -> None:
    first, following = span_of(2026)
    assert datetime.fromtimestamp(first, UTC).isoformat() == "2026-01-01T00:00:00+00:00"
    assert [year_of(first - 1), year_of(first), year_of(following - 1), year_of(following)] == [2025, 2026, 2026, 2027]


async def test_a_year_names_the_best_win_the_nemesis_and_the_rival(room: Room) -> None:
    room.time = span_of(2025)[1] - 10_000
    await beaten(room, ANNA, VERA)
    room.time = span_of(2026)[0] + 10
    for winner, loser in ((BORIS, ANNA), (BORIS, ANNA), (ANNA, BORIS), (ANNA, VERA)):
        live = await beaten(room, winner, loser)
    year = await year_2026(room)
    assert (year.played, year.won) == (4, 2)
    assert [win.user for win in year.best_wins] == [BORIS], "who had won twice before"
    assert year.nemesis is not None
    assert (year.nemesis.user, year.nemesis.count) == (BORIS, 2)
    assert year.rival is not None
    assert (year.rival.user, year.rival.count) == (BORIS, 3)
    assert year.partner is None
    hidden = await year_2026(room, BORIS)
    assert hidden.nemesis is None
    assert [(win.user, win.code) for win in hidden.best_wins] == [(VERA, live.row.code)]
    assert (await room.referee.pasts.year(ANNA, GUILD, 2024, set())).played == 0


async def test_a_year_has_the_best_win_of_each_place_so_that_a_reader_gets_no_code_from_a_hidden_one(
    room: Room,
) -> None:
    room.time = span_of(2026)[0] + 10
    for winner, loser in ((BORIS, VERA), (ANNA, BORIS), (ANNA, VERA)):
        live = await beaten(room, winner, loser)
    await room.db.write(lambda db: db.execute("UPDATE matches SET channel = 5, parent = 4 WHERE id = 3").close())
    first, second = (await year_2026(room)).best_wins
    assert (first.user, second.user) == (BORIS, VERA)
    assert (second.code, second.at) == (live.row.code, Place(5, 4))
    assert first.at != second.at


async def year_2026(room: Room, *unnamed: int) -> Year:
    return await room.referee.pasts.year(ANNA, GUILD, 2026, unnamed)


async def test_records_and_characters_of_a_server(room: Room) -> None:
    for winner, loser in ((ANNA, BORIS), (ANNA, VERA), (BORIS, ANNA), (ANNA, BORIS)):
        await beaten(room, winner, loser)
        room.time += 100
    most, streak = await server.most_played(room.db, DUEL), await server.longest_streak(room.db, DUEL)
    assert most is not None
    assert streak is not None
    assert [(one.user, one.figure) for one in (most, streak)] == [(ANNA, 4), (ANNA, 2)]
    assert await server.count(room.db, DUEL) == 4
    rows = await server.characters(room.db, DUEL)
    assert sum(row.played for row in rows) == 8
    assert sum(row.won for row in rows) == 4
    best = await server.best_with(room.db, DUEL)
    assert {one.user for one in best.values()} <= {ANNA, BORIS}
    await room.db.write(lambda db: preferences.keep(db, Preferences(ANNA, listed=False)))
    most, streak = await server.most_played(room.db, DUEL), await server.longest_streak(room.db, DUEL)
    assert most is not None
    assert streak is not None
    assert [(one.user, one.figure) for one in (most, streak)] == [(BORIS, 3), (BORIS, 1)]
    assert await server.longest(room.db, DUEL) is None, "she sat in all of them"
    assert {one.user for one in (await server.best_with(room.db, DUEL)).values()} == {BORIS}
    assert await server.count(room.db, DUEL) == 4, "in sums her matches stay"
    assert await books.unlisted(room.db) == {ANNA}


async def test_the_shortest_match_is_one_that_nobody_left(room: Room) -> None:
    await beaten(room, ANNA, BORIS)
    assert await server.fastest(room.db, DUEL) is None
    longest = await server.longest(room.db, DUEL)
    assert longest is not None
    assert longest.figure == 1
    await three(room, ANNA, BORIS, VERA)
    assert await server.count(room.db, FREE) == 1


async def test_a_server_knows_nothing_of_another(room: Room) -> None:
    await beaten(room, ANNA, BORIS)
    assert await past_of(room, ANNA, GUILD + 1) == []
    assert await books.of_person(room.db, GUILD + 1, ANNA) == []
