"""Seasons and divisions from tournaments that were played (TM-55, TM-56)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from referee.errors import RefusedError
from referee.tournaments.halls.rights import Organiser
from store.leagues.seasons import NewSeason
from tests.referee.conftest import GUILD, Room
from tests.referee.leagues.seasons import BOSS, chosen, made, played, season_of
from tests.referee.tournaments.event import Event
from tournaments.settings.formats import Swiss
from tournaments.settings.model import Settings


@pytest.mark.rule("TM-55")
async def test_a_season_sums_the_tournaments_that_ended_within_its_dates(room: Room) -> None:
    row = await made(room, days=2)
    first, second = await played(room, [1, 2]), await played(room, [2, 1, 3])
    for tournament in (first, second):
        row = await chosen(room, row, tournament)
    [table] = (await season_of(room, row)).divisions
    totals = {line.person: line.total for line in table.lines}
    assert totals == {1: Fraction(150), 2: Fraction(100), 3: Fraction(0)} or totals[2] == 100
    assert totals[1] == 100 + 50
    assert [line.person for line in table.lines] == [1, 2, 3]
    room.time += 3 * 86400
    row = await chosen(room, row, await played(room, [3, 1]))
    season = await season_of(room, row)
    assert [one.state for one in season.tournaments] == ["counts", "counts", "outside"]
    assert {line.person: line.total for line in season.divisions[0].lines} == totals


@pytest.mark.rule("TM-55")
async def test_only_the_best_results_count_where_the_season_says_so(room: Room) -> None:
    row = await made(room, best=1)
    for users in ([1, 2], [2, 1], [1, 2]):
        row = await chosen(room, row, await played(room, users))
    [table] = (await season_of(room, row)).divisions
    assert [(line.place, line.person, line.total) for line in table.lines] == [(1, 1, 100), (2, 2, 100)]


@pytest.mark.rule("TM-56")
async def test_two_go_up_and_two_go_down_and_the_next_season_begins_so(room: Room) -> None:
    parts = room.referee.leagues.seasons
    row = await made(room)
    row = await chosen(room, row, await played(room, [1, 2, 3, 4]), 1)
    row = await chosen(room, row, await played(room, [11, 12, 13, 14]), 2)
    season = await season_of(room, row)
    tables = [[line.person for line in division.lines] for division in season.divisions]
    assert [sorted(table) for table in tables] == [[1, 2, 3, 4], [11, 12, 13, 14]]
    ended = await parts.end(season.row, BOSS, season.row.version)
    goes = {one.user: one.goes for one in ended.players}
    up, down = tables[1][:2], tables[0][2:]
    assert {user for user in goes if goes[user] == 1} == {*tables[0][:2], *up}
    assert {user for user in goes if goes[user] == 2} == {*down, *tables[1][2:]}
    following = await made(room, "Summer", former=row.id)
    begun = await season_of(room, following)
    assert [[line.person for line in division.lines] for division in begun.divisions] == [
        [*tables[0][:2], *up],
        [*down, *tables[1][2:]],
    ]


@pytest.mark.rule("TM-56")
async def test_freed_places_go_to_the_next_and_who_is_silent_goes_down(room: Room) -> None:
    parts = room.referee.leagues.seasons
    row = await made(room)
    # 1 is entered in the first division and never comes: silent, whatever the table says.
    row = await chosen(room, row, await played(room, [2, 3, 4, 5, 6, 1], absent=[1]), 1)
    row = await chosen(room, row, await played(room, [11, 12, 13, 14, 15, 16]), 2)
    await parts.set_leaving(row, 2, leaves=True)
    season = await season_of(room, row)
    assert season.divisions[0].silent == {1}
    ended = await parts.end(season.row, BOSS, season.row.version)
    goes = {one.user: one.goes for one in ended.players}
    assert goes[2] == 0
    assert goes[1] == 2
    assert sum(1 for user in goes if goes[user] == 1) == 6
    order = [line.person for line in season.divisions[1].lines]
    assert [user for user in order if goes[user] == 1] == order[:3]


@pytest.mark.rule("TM-56")
async def test_all_who_are_silent_go_down_though_they_are_more_than_two(room: Room) -> None:
    parts = room.referee.leagues.seasons
    row = await made(room)
    row = await chosen(room, row, await played(room, [1, 2, 3, 4, 5, 6], absent=[4, 5, 6]), 1)
    row = await chosen(room, row, await played(room, [11, 12, 13, 14, 15, 16]), 2)
    season = await season_of(room, row)
    assert season.divisions[0].silent == {4, 5, 6}
    goes = {one.user: one.goes for one in (await parts.end(season.row, BOSS, season.row.version)).players}
    assert {user for user in range(1, 7) if goes[user] == 2} == {4, 5, 6}


async def test_an_organiser_who_saw_an_older_season_changes_nothing(room: Room) -> None:
    parts = room.referee.leagues.seasons
    row = await made(room)
    tournament = await played(room, [1, 2])
    await parts.put_tournament(row, BOSS, row.version, tournament, 1)
    with pytest.raises(RefusedError, match="refused-tournament-changed"):
        await parts.end(row, BOSS, row.version)
    row = await parts.row(row.id, GUILD)
    with pytest.raises(RefusedError, match="refused-season-organiser"):
        await parts.end(row, Organiser(1), row.version)
    await parts.end(row, BOSS, row.version)
    with pytest.raises(RefusedError, match="refused-season-over"):
        await parts.end(await parts.row(row.id, GUILD), BOSS, row.version + 1)


async def test_a_season_ends_only_after_its_tournaments(room: Room) -> None:
    parts = room.referee.leagues.seasons
    row = await made(room)
    event = await Event.made(room, Settings(format=Swiss()))
    row = await chosen(room, row, (await event.hall()).row.id)
    with pytest.raises(RefusedError, match="refused-season-running"):
        await parts.end(row, BOSS, row.version)
    await parts.remove_tournament(row, BOSS, row.version, (await event.hall()).row.id)
    row = await parts.row(row.id, GUILD)
    await parts.end(row, BOSS, row.version)


async def test_wrong_seasons_are_refused(room: Room) -> None:
    parts = room.referee.leagues.seasons
    with pytest.raises(RefusedError, match="refused-season-dates"):
        await made(room, days=-2)
    with pytest.raises(RefusedError, match="refused-season-organiser"):
        await parts.make(Organiser(1), NewSeason(GUILD, "x", 1.0, 2.0, 0, 2, 2, 1, 1.0, 5, "en"))
    row = await made(room)
    with pytest.raises(RefusedError, match="refused-season-open"):
        await made(room, former=row.id)
    with pytest.raises(RefusedError, match="refused-no-season"):
        await parts.row(row.id, GUILD + 1)
    with pytest.raises(RefusedError, match="refused-season-not-in"):
        await parts.set_leaving(row, 5, leaves=True)
