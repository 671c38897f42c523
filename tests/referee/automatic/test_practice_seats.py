"""Practice players that the host invites: who may, whose place is taken, what the dice follow from, how it ends."""

from __future__ import annotations

import pytest

from engines.kernel.state.dice import mix_seed
from referee.automatic.delayed import answer_delay
from referee.lobby.places import by_invitation
from referee.match.live import Live
from tests.referee.conftest import Room, seat_numbers
from tests.referee.helpers import refused


def sitting(live: Live) -> list[int | None]:
    """Return who sits on each seat taken, in order; None for a practice player."""
    return [seat.user for seat in live.seats]


async def test_a_lobby_opened_with_practice_players(room: Room) -> None:
    live = await room.lobby(1, practice=3)
    assert [(s.seat, s.user, s.entropy, s.status) for s in live.seats] == [
        (0, 1, "press 1", "human"),
        (1, None, "", "practice"),
        (2, None, "", "practice"),
        (3, None, "", "practice"),
    ]
    await room.referee.lobbies.start(live.row.code, 1)
    assert live.rules_and_match[1].seats == (0, 1, 2, 3)
    assert await room.owed() == ["board", "panel:0", "turn"]


@pytest.mark.parametrize(
    ("game", "options", "most", "rule"),
    [
        ("krendel", {}, 5, "TK-04"),
        ("battlecon", {"mode": "two_on_one"}, 2, "BC-60"),
        ("brawl", {}, 1, "SB-70"),
        ("brawl", {"mode": "teams"}, 3, "SB-70"),
    ],
)
async def test_no_more_practice_players_than_seats(
    room: Room, game: str, options: dict[str, object], most: int, rule: str
) -> None:
    """A number that does not fit is refused with those that do, never cut."""
    many = room.lobby(1, practice=most + 1, game=game, options=options)
    assert await refused(room, many) == ("refused-practice-many", rule, {"asked": most + 1, "most": most})
    assert len((await room.lobby(1, practice=most, game=game, options=options)).seats) == most + 1


async def test_inviting_and_taking_away(room: Room) -> None:
    live = await room.lobby(1, 2)
    code, invite, dismiss = live.row.code, room.referee.lobbies.add_practice, room.referee.lobbies.remove_practice
    assert await refused(room, dismiss(code, 1)) == ("refused-no-practice", None, {})
    await room.owed()
    for _ in range(4):
        await invite(code, 1)
    assert sitting(live) == [1, 2, None, None, None, None]
    assert await room.owed() == ["board"]
    assert await refused(room, invite(code, 1)) == ("refused-full", "TK-04", {"limit": 6})
    await dismiss(code, 1)
    assert seat_numbers(live) == [0, 1, 2, 3, 4]
    assert await room.owed() == ["board"]


async def test_only_the_host_invites_and_takes_away(room: Room) -> None:
    live = await room.lobby(1, 2, practice=1)
    for work in (room.referee.lobbies.add_practice, room.referee.lobbies.remove_practice):
        assert await refused(room, work(live.row.code, 2)) == ("refused-not-host-practice", None, {"host": "user 1"})
        assert await refused(room, work(live.row.code, 3)) == ("refused-join-first", None, {})
    await room.referee.lobbies.start(live.row.code, 1)
    for work in (room.referee.lobbies.add_practice, room.referee.lobbies.remove_practice):
        assert await refused(room, work(live.row.code, 1)) == ("refused-begun", None, {})


async def test_a_person_takes_the_last_practice_seat_of_a_full_lobby(room: Room) -> None:
    live = await room.lobby(1, practice=5)
    await room.join(live, 2)
    assert sitting(live) == [1, None, None, None, None, 2]
    assert live.seats[5].entropy == "press 2"
    await room.join(live, 3)
    assert sitting(live) == [1, None, None, None, 3, 2]
    for user in (4, 5, 6):
        await room.join(live, user)
    assert await refused(room, room.join(live, 7)) == ("refused-full", "TK-04", {"limit": 6})


async def test_a_free_seat_is_taken_before_a_practice_players(room: Room) -> None:
    live = await room.lobby(1, 2, practice=2)
    await room.referee.lobbies.leave(live.row.code, 2)
    await room.join(live, 3)
    assert sitting(live) == [1, None, None, 3]


async def test_hosting_passes_to_a_person_and_practice_players_alone_close_the_lobby(room: Room) -> None:
    live = await room.lobby(1, 2, practice=2)
    leave = room.referee.lobbies.leave
    await leave(live.row.code, 1)
    assert (live.row.host, live.row.status) == (2, "lobby")
    await leave(live.row.code, 2)
    assert (live.row.status, live.row.reason) == ("closed", "empty")


async def test_hosting_passes_to_who_has_sat_longest(room: Room) -> None:
    live = await room.lobby(1, 2, 3)
    leave = room.referee.lobbies.leave
    await leave(live.row.code, 1)
    room.time += 1
    await room.join(live, 1)
    assert (live.row.host, sitting(live)) == (2, [1, 2, 3])
    await leave(live.row.code, 2)
    assert live.row.host == 3


async def test_the_last_one_invited_goes_first(room: Room) -> None:
    """So that the others keep their names, which follow the order of invitation."""
    live = await room.lobby(1, 2)
    code, lobbies = live.row.code, room.referee.lobbies
    for _ in range(2):
        room.time += 1
        await lobbies.add_practice(code, 1)
    await lobbies.leave(code, 2)
    room.time += 1
    await lobbies.add_practice(code, 1)
    assert [seat.seat for seat in by_invitation(live.invited_practice)] == [2, 3, 1]
    await lobbies.remove_practice(code, 1)
    assert seat_numbers(live) == [0, 2, 3]


async def test_the_seed_takes_nothing_from_practice_seats(room: Room) -> None:
    live = await room.lobby(1, practice=2)
    await room.join(live, 2)
    await room.referee.lobbies.start(live.row.code, 1)
    assert live.press_numbers == [(0, "press 1"), (3, "press 2")]
    assert live.rules_and_match[1].seed == mix_seed(live.row.secret, ["press 1", "press 2"])


async def test_nobody_votes_on_an_invited_player(room: Room) -> None:
    live = await room.match(1, 2, 3, practice=1)
    propose, no = room.referee.motions.propose, ("refused-not-practice", None, {})
    assert await refused(room, propose(live.row.code, 1, "remove", 1)) == no
    await room.referee.seats.concede(live.row.code, 3)
    assert await refused(room, propose(live.row.code, 1, "remove", 1)) == no
    await propose(live.row.code, 1, "remove", 3)
    await propose(live.row.code, 2, "remove", 3)
    assert live.rules_and_match[1].seats == (0, 1, 2)


@pytest.mark.rule("TK-35")
async def test_leaving_a_match_of_two_lets_the_practice_player_win(room: Room) -> None:
    live = await room.match(1, practice=1)
    await room.referee.seats.concede(live.row.code, 1)
    assert (live.row.status, live.row.reason) == ("over", "last")
    outcome = live.rules_and_match[1].outcome
    assert outcome is not None
    assert outcome.winners == (1,)


async def test_leaving_practice_players_alone_closes_the_match(room: Room) -> None:
    live = await room.match(1, practice=2)
    await room.referee.seats.concede(live.row.code, 1)
    assert (live.row.status, live.row.reason, live.rules_and_match[1].outcome) == ("closed", "left", None)


async def test_the_seat_of_a_practice_player_is_nobodys_to_answer(room: Room) -> None:
    live = await room.match(1, practice=1)
    answer = room.referee.choose(live.row.code, 1, 1, "1.1", ["x"])
    assert await refused(room, answer) == ("refused-practice-seat", "TK-36", {})


def test_an_answer_comes_after_one_to_three_seconds() -> None:
    waits = [answer_delay("ab" * 32, "CODE", seat, f"{n}.1") for seat in range(6) for n in range(200)]
    assert min(waits) >= 1.0
    assert max(waits) <= 3.0
    assert len(set(waits)) == len(waits)
    assert answer_delay("ab" * 32, "CODE", 3, "7.1") == waits[3 * 200 + 7]
