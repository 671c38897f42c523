"""Two processes over one PostgreSQL: rules over several rows hold, whoever does what at once."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from referee.clocks.terms import DAY, Terms, terms_json
from referee.leagues.managing import MOST_PER_GUILD as LADDERS_PER_GUILD
from referee.leagues.seasons import MOST_PER_GUILD as SEASONS_PER_GUILD
from referee.lobby.places import OPEN_PER_USER
from referee.service import Referee
from referee.tournaments.entries.opening import OPEN_PER_GUILD
from referee.tournaments.halls.rights import Organiser
from store.leagues.seasons import NewSeason
from store.match.matches import NO_CLOCK
from store.people import erasing
from tests.referee.conftest import GUILD
from tests.referee.files.files import finished
from tests.referee.match.two_referees import House, answering, result_of
from tests.referee.ratings.playing import cache, emptied, table
from tournaments.settings.model import Settings

USER = 7
BOSS = Organiser(USER, frozenset(), manager=True)

MEETING = 0.4
"""Seconds that one waits for the other before it stores something."""


@pytest.fixture
def meeting(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Let two transactions wait for each other before their first statement that begins so: each has looked by then."""
    from store.postgres.connection import WorkConnection

    def meet_before(beginning: str) -> None:
        both, met = threading.Barrier(2), threading.local()

        def meet(connection: WorkConnection, sql: str) -> None:
            if sql.startswith(beginning) and getattr(met, "by", None) is not connection:
                met.by = connection
                try:
                    both.wait(MEETING)
                except threading.BrokenBarrierError:
                    both.reset()  # the other waits for a lock

        def meeting_first(true: Callable[..., Any]) -> Callable[..., Any]:
            def run(self: WorkConnection, sql: str, *rest: Any) -> Any:
                meet(self, sql)
                return true(self, sql, *rest)

            return run

        for name in ("execute", "executemany"):
            monkeypatch.setattr(WorkConnection, name, meeting_first(getattr(WorkConnection, name)))

    return meet_before


Act = Callable[[Referee, int], Awaitable[object]]


async def at_once(house: House, act: Act) -> list[object]:
    """Let both do something at once; return both results, the reasons of refusals sorted behind."""
    found = await asyncio.gather(*(result_of(act(referee, n)) for n, referee in enumerate(house.referees)))
    return sorted(found, key=lambda one: isinstance(one, str))


def opening(user: int) -> Act:
    return lambda referee, n: referee.lobbies.open(
        "krendel", guild=GUILD + n, channel=n, language="en", user=user, name="A", entropy="1", options={}
    )


async def test_the_limit_of_tables_holds(house: House, meeting: Callable[[str], None]) -> None:
    for n in range(OPEN_PER_USER - 1):
        await opening(USER)(house.referees[0], n)
    meeting("INSERT INTO matches")
    assert (await at_once(house, opening(USER)))[1] == "refused-too-many-matches"


async def test_the_limit_of_tables_holds_for_those_who_join(house: House, meeting: Callable[[str], None]) -> None:
    for n in range(OPEN_PER_USER - 1):
        await opening(USER)(house.referees[0], n)
    codes = [(await opening(100 + n)(house.referees[0], 200 + n)).row.code for n in range(2)]  # type: ignore[attr-defined]  # a match
    meeting("INSERT INTO seats")
    joined = await at_once(house, lambda referee, n: referee.lobbies.join(codes[n], USER, "A", "1"))
    assert joined[1] == "refused-too-many-matches"


async def test_both_settings_of_a_person_are_kept(house: House, meeting: Callable[[str], None]) -> None:
    changes: list[dict[str, object]] = [{"pings": "off"}, {"delivery": "channel"}]
    meeting("INSERT INTO preferences")
    await at_once(house, lambda referee, n: referee.settings.change_preferences(USER, **changes[n]))
    (row,) = await house.room.db.read("SELECT pings, delivery FROM preferences WHERE user = ?", USER)
    assert tuple(row) == ("off", "channel")


async def test_both_settings_of_a_server_are_kept(house: House, meeting: Callable[[str], None]) -> None:
    changes: list[dict[str, object]] = [{"channels": {1, 2}}, {"silence": 3}]
    meeting("INSERT INTO guilds")
    await at_once(house, lambda referee, n: referee.settings.change_server(GUILD, **changes[n]))
    rows = await house.room.db.read("SELECT silence, count(*) FROM guilds JOIN guild_channels USING (guild) GROUP BY 1")
    assert [tuple(row) for row in rows] == [(3, 2)]


async def test_a_person_has_one_vacation(house: House, meeting: Callable[[str], None]) -> None:
    meeting("INSERT INTO vacations")
    results = await at_once(house, lambda referee, _: referee.vacations.start(USER, 10))
    assert results[1] == "refused-vacation-runs"


async def test_the_limit_of_reports_holds(house: House, meeting: Callable[[str], None]) -> None:
    for _ in range(2):
        await house.referees[0].reporting.report(USER, "a report", None)
    meeting("INSERT INTO reports")
    results = await at_once(house, lambda referee, _: referee.reporting.report(USER, "a report", None))
    assert results[1] == "refused-reports"


async def test_users_who_are_deleted_at_once_get_different_numbers(
    house: House, meeting: Callable[[str], None]
) -> None:
    meeting("INSERT INTO facts")
    numbers = await at_once(house, lambda referee, n: referee.db.write(lambda db: erasing.begin(db, USER + n)))
    assert len({*numbers}) == 2


async def test_a_change_of_a_deck_is_not_lost(house: House, meeting: Callable[[str], None]) -> None:
    deck = await house.referees[0].decks.make(USER, "legends", "A deck")
    meeting("UPDATE decks")
    names = ("one", "other")
    results = await at_once(house, lambda referee, n: referee.decks.rename(USER, deck.id, deck.version, names[n]))
    assert results[1] == "refused-deck-changed"


async def test_the_limit_of_ladders_holds(house: House, meeting: Callable[[str], None]) -> None:
    def make(referee: Referee, n: int) -> Awaitable[object]:
        return referee.leagues.managing.make(
            guild=GUILD, channel=n, language="en", theme="dark", user=USER, name=f"Ladder {n}", game="krendel"
        )

    for n in range(LADDERS_PER_GUILD - 1):
        await make(house.referees[0], n)
    meeting("INSERT INTO ladders")
    assert (await at_once(house, make))[1] == "refused-ladders-many"


async def test_the_limit_of_tournaments_holds(house: House, meeting: Callable[[str], None]) -> None:
    def make(referee: Referee, n: int) -> Awaitable[object]:
        return referee.tournaments.opening.make(
            guild=GUILD,
            channel=n,
            language="en",
            theme="dark",
            user=USER,
            name=f"Cup {n}",
            game="krendel",
            form="duel",
            settings=Settings(),
            clock=NO_CLOCK,
        )

    for n in range(OPEN_PER_GUILD - 1):
        await make(house.referees[0], n)
    meeting("INSERT INTO tournaments")
    assert (await at_once(house, make))[1] == "refused-tournaments-many"


async def test_the_limit_of_seasons_holds(house: House, meeting: Callable[[str], None]) -> None:
    def make(referee: Referee, n: int) -> Awaitable[object]:
        new = NewSeason(GUILD, f"Season {n}", 0.0, DAY, 0, 2, 2, USER, 0.0, 5, "en")
        return referee.leagues.seasons.make(BOSS, new)

    for n in range(SEASONS_PER_GUILD - 1):
        await make(house.referees[0], n)
    meeting("INSERT INTO seasons")
    assert (await at_once(house, make))[1] == "refused-seasons-many"


async def test_a_file_is_imported_once(house: House, meeting: Callable[[str], None]) -> None:
    body = await house.referees[0].files.public(await finished(house.room, "krendel"), USER)
    meeting("INSERT INTO matches")
    results = await at_once(house, lambda referee, _: referee.importing.import_file(USER, "en", body))
    assert len({code for code, _ in results}) == 1  # type: ignore[misc,has-type]  # code, and whether it is new
    assert sorted(is_new for _, is_new in results) == [False, True]  # type: ignore[misc,has-type]


async def test_a_host_looks_for_players_once(house: House, meeting: Callable[[str], None]) -> None:
    codes = [(await opening(USER)(house.referees[0], n)).row.code for n in range(2)]  # type: ignore[attr-defined]  # a match
    meeting("UPDATE matches SET looking")
    results = await at_once(house, lambda referee, n: referee.gathering.look_for_players(codes[n], USER))
    assert results[1] == "refused-look-again"


async def test_ratings_of_two_matches_that_end_at_once_follow_from_both(
    house: House, meeting: Callable[[str], None]
) -> None:
    room = house.room
    lives = [await table(room, USER, 100 + n) for n in range(2)]
    for live in lives:
        await room.first(live, 0)
    meeting("INSERT INTO rating_books")
    await at_once(house, lambda referee, n: referee.seats.concede(lives[n].row.code, 100 + n))
    await room.referee.recomputing.run_due()
    found = await cache(room)
    await emptied(room)
    assert found == await cache(room)
    assert len(found[1]) == 4


async def test_a_vacation_holds_for_the_clock_of_a_question_that_comes_at_once(
    house: House, meeting: Callable[[str], None]
) -> None:
    room = house.room
    code = (await room.lobby(1, 2, clock=terms_json(Terms("days", 3 * DAY)))).row.code
    live = await room.referee.lobbies.start(code, 1)
    await room.first(live, 0)
    answer = answering(1)
    meeting("INSERT INTO clocks")
    acts: list[Act] = [
        lambda referee, _: referee.vacations.start(1, 10),
        lambda referee, _: answer(referee, code, 1),
    ]
    results = await at_once(house, lambda referee, n: acts[n](referee, n))
    assert not any(isinstance(result, str) for result in results)
    (row,) = await room.db.read("SELECT question, due FROM clocks WHERE seat = 0")
    assert tuple(row) == ("2", room.time + 13 * DAY)
