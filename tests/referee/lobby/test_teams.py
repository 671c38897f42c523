"""Who plays with whom: places fill by sides, people change sides, and the match begins with the sides of the lobby."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from engines.games import GAMES
from engines.kernel.state.dice import mix_seed
from referee.lobby.lobbies import CANCELLED
from referee.lobby.teams import groups_by_side, seating_mark, starting_order, team_splits
from referee.match.live import Live
from tests.referee.conftest import Room, seat_numbers
from tests.referee.helpers import refused

TEAMS = {"battlecon": {"mode": "two_on_two"}, "brawl": {"mode": "teams"}}
"""The options of two teams of two, by game."""

BOTH = pytest.mark.parametrize("game", TEAMS)


async def opened(room: Room, game: str, *users: int, practice: int = 0, **options: object) -> Live:
    return await room.lobby(*users, practice=practice, game=game, options={**TEAMS[game], **options})


def teams(live: Live) -> list[list[int | None]]:
    """Return who sits on each side of a lobby, None for a practice player."""
    return [[s.user for s in group] for group in groups_by_side(live)]


def fighting(live: Live) -> list[set[int | None]]:
    """Return who plays with whom in a match that has begun, as its engine has it."""
    board: Any = live.rules_and_match[1].board
    found: list[set[int | None]] = [set(), set()]
    users = {s.seat: s.user for s in live.seats}
    if live.row.game == "brawl":
        for seat, player in board.players.items():
            found[player.team].add(users[seat])
    else:
        for fighter in board.fighters:
            found[fighter.team].add(users[fighter.seat])
    return sorted(found, key=lambda side: 1 not in side)


async def take(room: Room, live: Live, user: int, side: int) -> Live:
    return await room.referee.seating.take_side(live.row.code, user, f"user {user}", f"press {user}", side)


async def split(room: Room, live: Live, one: Sequence[int | None]) -> None:
    """Let the host part everybody so that these users are one of the sides."""
    users = {s.seat: s.user for s in live.seats}
    ways = [way for way in team_splits(live) if any({users[seat] for seat in side} == set(one) for side in way)]
    await room.referee.seating.split_teams(live.row.code, 1, ways[0][0], seating_mark(live))


@BOTH
async def test_places_fill_by_turns_and_the_match_has_the_sides_of_the_lobby(room: Room, game: str) -> None:
    live = await opened(room, game, 1)
    for user, sides in ((2, [[1], [2]]), (3, [[1, 3], [2]]), (4, [[1, 3], [2, 4]])):
        await room.join(live, user)
        assert teams(live) == sides
    await room.referee.lobbies.start(live.row.code, 1)
    assert fighting(live) == [{1, 3}, {2, 4}]
    assert seat_numbers(live) == [0, 1, 2, 3]
    assert live.rules_and_match[1].seed == mix_seed(live.row.secret, [number for _, number in live.press_numbers])


@BOTH
async def test_two_friends_against_two_bots(room: Room, game: str) -> None:
    """The friend comes to the host's side; the bot that was there changes to the other one, and none is lost."""
    live = await opened(room, game, 1, practice=2)
    assert teams(live) == [[1, None], [None]]
    await take(room, live, 2, 0)
    assert teams(live) == [[1, 2], [None, None]]
    await room.restart()
    live = await room.referee.live.by_code(live.row.code)
    assert teams(live) == [[1, 2], [None, None]]
    await room.referee.lobbies.start(live.row.code, 1)
    assert fighting(live) == [{1, 2}, {None}]
    owed = await room.owed()
    panels = [slot for slot in owed if slot.startswith("panel")]
    assert panels == [f"panel:{s.seat}" for s in live.seats if s.user is not None]


@BOTH
async def test_who_sits_changes_sides_with_a_free_place_or_a_bot(room: Room, game: str) -> None:
    live = await opened(room, game, 1, 2)
    await take(room, live, 2, 0)
    assert teams(live) == [[1, 2], []]
    for _ in range(2):
        await room.referee.lobbies.add_practice(live.row.code, 1)
    assert teams(live) == [[1, 2], [None, None]]
    await take(room, live, 2, 1)
    assert sorted(teams(live)[1], key=str) == [2, None]
    assert len(live.seats) == 4
    assert await refused(room, take(room, live, 2, 1)) == ("refused-side-already", None, {})
    await take(room, live, 3, 1)
    assert len(live.seats) == 4, "all places are taken, so a bot has left"
    assert {2, 3} == set(teams(live)[1])
    assert await refused(room, take(room, live, 1, 1)) == ("refused-side-full", None, {})
    assert await refused(room, take(room, live, 4, 1)) == ("refused-side-full", None, {})
    assert await refused(room, take(room, live, 1, 2)) == ("refused-no-teams", None, {})


async def test_a_side_without_anybody_does_not_begin(room: Room) -> None:
    live = await opened(room, "battlecon", 1, 2)
    await take(room, live, 2, 0)
    assert starting_order(live) is None
    for start in (room.referee.lobbies.start, room.referee.gathering.begin_ready_check):
        assert await refused(room, start(live.row.code, 1)) == ("refused-side-empty", None, {})
    await take(room, live, 2, 1)
    await room.referee.gathering.begin_ready_check(live.row.code, 1)
    await take(room, live, 2, 0)
    assert (live.row.status, live.row.ready) == ("lobby", None), "who is there agreed to other mates"
    assert await refused(room, room.referee.gathering.mark_ready(live.row.code, 2)) == ("refused-ready-over", None, {})


@pytest.mark.parametrize("two", [{1, 2}, {1, 3}, {2, 3}])
async def test_with_three_the_one_alone_leads_both_fighters(room: Room, two: set[int | None]) -> None:
    live = await opened(room, "battlecon", 1, 2, 3)
    await split(room, live, sorted(two, key=str))
    await room.referee.lobbies.start(live.row.code, 1)
    assert {*map(frozenset, fighting(live))} == {frozenset(two), frozenset({1, 2, 3} - two)}
    (alone,) = {1, 2, 3} - two
    leads = [s.user for f in live.rules_and_match[1].board.fighters for s in live.seats if s.seat == f.seat]
    assert leads.count(alone) == 2


@BOTH
async def test_the_host_parts_everybody(room: Room, game: str) -> None:
    live = await opened(room, game, 1, 2, 3, practice=1)
    seen = seating_mark(live)
    assert len(team_splits(live)) == 3
    await split(room, live, [1, None])
    assert {frozenset(side) for side in teams(live)} == {frozenset({1, None}), frozenset({2, 3})}
    part = room.referee.seating.split_teams
    assert await refused(room, part(live.row.code, 1, (0, 1), seen)) == ("refused-seats-changed", None, {})
    late = part(live.row.code, 2, (0, 1), seating_mark(live))
    assert await refused(room, late) == ("refused-not-host-teams", None, {"host": "user 1"})
    for forged in ((0,), (0, 0), (0, 1, 2), (7, 8)):
        work = part(live.row.code, 1, forged, seating_mark(live))
        assert await refused(room, work) == ("refused-unknown-control", None, {})


async def test_who_stands_alone_is_chosen(room: Room) -> None:
    live = await room.lobby(1, 2, 3, game="battlecon", options={"mode": "two_on_one"})
    assert teams(live) == [[1], [2, 3]]
    await split(room, live, [2])
    assert teams(live) == [[2], [1, 3]]
    await room.referee.lobbies.start(live.row.code, 1)
    assert [f.team for f in live.rules_and_match[1].board.fighters if f.seat == 0] == [0]
    assert [s.user for s in live.seats if s.seat == 0] == [2]


@BOTH
async def test_mixing_keeps_the_sides_even_and_nobody_is_put_first(room: Room, game: str) -> None:
    live, seen = await opened(room, game, 1, 2, practice=2), set()
    for _ in range(30):
        await room.referee.seating.mix(live.row.code, 1)
        assert [len(side) for side in teams(live)] == [2, 2]
        seen.add(frozenset(frozenset(side) for side in teams(live)))
    assert len(seen) > 1
    first = room.referee.seating.put_first(live.row.code, 1, 1)
    assert await refused(room, first) == ("refused-teams-instead", None, {})


@BOTH
async def test_played_again_with_the_same_mates(room: Room, game: str) -> None:
    live = await opened(room, game, 1, 2, practice=2)
    await split(room, live, [1, 2])
    await room.referee.lobbies.start(live.row.code, 1)
    await room.referee.seats.concede(live.row.code, 1)
    await room.referee.seats.concede(live.row.code, 2)
    again, _ = await room.referee.lobbies.rematch(live.row.code, 2, "user 2", "again 2")
    await room.referee.lobbies.rematch(live.row.code, 1, "user 1", "again 1")
    assert {frozenset(side) for side in teams(again)} == {frozenset({1, 2}), frozenset({None})}
    assert len(again.seats) == 4


async def test_a_lobby_of_an_older_version(room: Room) -> None:
    """It filled its places in order: both sit on the first side now, are told so, and change as they like."""
    live = await opened(room, "battlecon", 1, 2)
    await room.db.write(lambda db: db.execute("UPDATE seats SET seat = seat / 2").close())
    await room.restart()
    live = await room.referee.live.by_code(live.row.code)
    assert seat_numbers(live) == [0, 1]
    start = room.referee.lobbies.start(live.row.code, 1)
    assert await refused(room, start) == ("refused-side-empty", None, {})
    await take(room, live, 2, 1)
    await room.referee.lobbies.start(live.row.code, 1)
    assert fighting(live) == [{1}, {2}]


# ---------------------------------------------------------------- other options, and the end


@BOTH
async def test_from_a_duel_to_teams_and_back(room: Room, game: str) -> None:
    live = await room.lobby(1, 2, game=game, options={})
    code, choose = live.row.code, room.referee.choosing.set_option
    await room.referee.gathering.begin_ready_check(code, 1)
    assert await choose(code, 1, "mode", str(TEAMS[game]["mode"])) == (live, 0)
    assert live.row.ready is None
    assert teams(live) == [[1], [2]]
    await room.join(live, 3)
    assert await refused(room, choose(code, 1, "mode", "duel")) == (
        "refused-option-seats",
        None,
        {"people": 3, "seats": 2},
    )
    await room.referee.lobbies.leave(code, 3)
    for _ in range(2):
        await room.referee.lobbies.add_practice(code, 1)
    assert await choose(code, 1, "mode", "duel") == (live, 2)
    assert [(s.seat, s.user) for s in live.seats] == [(0, 1), (1, 2)]
    assert msgspec.json.decode(live.row.options) == {}, "as if nobody had chosen"
    assert await refused(room, choose(code, 2, "mode", "duel")) == (
        "refused-not-host-options",
        None,
        {"host": "user 1"},
    )
    for field, value in (("mode", "melee"), ("arena", "x"), ("", "")):
        assert await refused(room, choose(code, 1, field, value)) == ("refused-unknown-control", None, {})
    await room.restart()
    live = await room.referee.live.by_code(code)
    await room.referee.lobbies.start(code, 1)
    assert live.rules_and_match[1].board.options == GAMES[game].options_type()
    late = room.referee.choosing.set_option(code, 1, "mode", "duel")
    assert await refused(room, late) == ("refused-begun", None, {})


async def test_options_that_do_not_go_together_and_seats_that_are_kept(room: Room) -> None:
    live = await room.lobby(1, game="battlecon", options={"rules": "legacy"})
    choose, code = room.referee.choosing.set_option, live.row.code
    assert await refused(room, choose(code, 1, "mode", "two_on_two")) == ("refused-legacy-teams", "BC-83", {})
    await choose(code, 1, "rules", "fourth")
    await choose(code, 1, "mode", "two_on_two")
    await room.referee.invitations.call(code, 1, [5, 6])
    assert await refused(room, choose(code, 1, "mode", "duel")) == (
        "refused-option-seats",
        None,
        {"people": 3, "seats": 2},
    )
    await room.referee.invitations.revoke(code, 1)
    await choose(code, 1, "mode", "duel")
    many = room.referee.lobbies.open(
        "brawl", guild=1, channel=2, language="en", user=9, name="user 9", entropy="9", options={}, call=[10, 11]
    )
    assert await refused(room, many) == ("refused-call-many", None, {"asked": 2, "most": 1})


async def test_the_host_closes_the_table(room: Room) -> None:
    live = await room.lobby(1, 2, 3)
    await room.referee.gathering.begin_ready_check(live.row.code, 1)
    await room.owed()
    cancel = room.referee.lobbies.cancel
    assert await refused(room, cancel(live.row.code, 2)) == ("refused-not-host-cancel", None, {"host": "user 1"})
    await cancel(live.row.code, 1)
    assert (live.row.status, live.row.reason, live.row.ready) == ("closed", CANCELLED, None)
    assert "gone" in await room.owed()
    assert await refused(room, room.join(live, 4)) == ("refused-closed", None, {})
    assert await refused(room, cancel(live.row.code, 1)) == ("refused-closed", None, {})
    alone = await room.lobby(4)
    await cancel(alone.row.code, 4)
    assert "gone" not in await room.owed(), "nobody else is to be told"
