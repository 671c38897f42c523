"""Teams in a lobby: the places of each side, the next free place, and the order in which the match begins."""

from __future__ import annotations

import json
import zlib
from collections.abc import Collection, Sequence
from itertools import combinations
from typing import Any

import msgspec

from engines.games import GAMES
from engines.kernel.state.model import Seat
from referee.errors import RefusedError
from referee.lobby.places import by_invitation, seat_counts
from referee.match.live import Live
from store.match.matches import MatchRow, NewMatch, SeatRow

Side = Sequence[Seat]

TeamSplit = tuple[tuple[Seat, ...], tuple[Seat, ...]]
"""A way to split the players into teams: the seats on the first side, and on the second."""


def sides(row: MatchRow | NewMatch) -> Sequence[Side]:
    """Return the places of each side at a full table; empty if the table has no teams."""
    found = GAMES[row.game].sides(_options(row), range(seat_counts(row).stop - 1))
    return found if any(len(side) > 1 for side in found) else ()


def next_place(row: MatchRow | NewMatch, taken: Collection[Seat]) -> Seat | None:
    """Return the next place to be taken, in teams on the side with fewer players; None if all are taken."""
    free = [n for n in range(seat_counts(row).stop - 1) if n not in taken]
    where = {place: sum(mate in taken for mate in side) for side in sides(row) for place in side}
    return min(free, key=lambda place: (where.get(place, 0), place), default=None)


def first_places(row: MatchRow | NewMatch, count: int) -> list[Seat]:
    """Return the places that `count` players take one after another at an empty table."""
    found: list[Seat] = []
    while len(found) < count and (place := next_place(row, found)) is not None:
        found.append(place)
    return found


def free_seat(live: Live) -> Seat | None:
    """Return the next free seat of a lobby, None if all are taken."""
    return next_place(live.row, [s.seat for s in live.seats])


def places_of(live: Live, side: int) -> Side:
    """Return the places of the side with this number. Raises RefusedError if the lobby has no such side."""
    found = sides(live.row)
    if not 0 <= side < len(found):
        raise RefusedError("refused-no-teams")
    return found[side]


def place_on(live: Live, side: int) -> Seat:
    """Return the place of a new player on a side: a free one, else its last practice player's.

    Raises RefusedError if persons have all of them, or as `places_of` does.
    """
    places, taken = places_of(live, side), {s.seat for s in live.seats}
    bots = by_invitation([s for s in live.invited_practice if s.seat in places])
    found = next((place for place in places if place not in taken), bots[-1].seat if bots else None)
    if found is None:
        raise RefusedError("refused-side-full")
    return found


def groups_by_side(live: Live) -> list[list[SeatRow]]:
    """Return the taken seats of each side; empty if the table has no teams."""
    return [[s for s in live.seats if s.seat in side] for side in sides(live.row)]


def starting_order(live: Live) -> list[Seat] | None:
    """Return the taken seats in the order of the match's seats, so that its sides are those of the lobby.

    None if a side has nobody. There must be enough players for the game.
    """
    seats, groups = [s.seat for s in live.seats], groups_by_side(live)
    if not groups:
        return seats
    if not all(groups):
        return None
    game_sides = GAMES[live.row.game].sides(_options(live.row), range(len(seats)))
    if [len(side) for side in game_sides] != [len(group) for group in groups]:
        groups = groups[::-1]  # of two sides of one size the game puts the smaller team first
    found = {
        place: s.seat
        for side, group in zip(game_sides, groups, strict=True)
        for place, s in zip(side, group, strict=True)
    }
    return [found[place] for place in range(len(seats))]


def is_enough(live: Live) -> bool:
    """Return whether those who sit here are enough to begin with, on all sides."""
    return len(live.seats) in seat_counts(live.row) and starting_order(live) is not None


def team_splits(live: Live) -> list[TeamSplit]:
    """Return each way to split the players into teams, the present one first; empty if the table has no teams."""
    groups, places = groups_by_side(live), sides(live.row)
    if not groups:
        return []
    seats = [s.seat for s in live.seats]
    present = tuple(s.seat for s in groups[0])
    same_size = len(places[0]) == len(places[1])
    least, most = max(0, len(seats) - len(places[1])), min(len(places[0]), len(seats))
    # With sides of one size their order does not matter: the first seat stays on its side.
    ways = [
        one
        for size in range(least, most + 1)
        for one in combinations(seats, size)
        if not same_size or (seats[0] in one) == (seats[0] in present)
    ]
    ways.sort(key=lambda one: one != present)
    return [(one, tuple(seat for seat in seats if seat not in one)) for one in ways]


def moves_to(live: Live, split: TeamSplit) -> dict[Seat, Seat]:
    """Return the new place of each seat for these teams; whoever is on the right side stays."""
    found: dict[Seat, Seat] = {}
    for places, group in zip(sides(live.row), split, strict=True):
        free = [place for place in places if place not in group]
        found |= {seat: seat if seat in places else free.pop(0) for seat in group}
    return found


def rematch_places(row: MatchRow, seats: Sequence[SeatRow], players: Sequence[SeatRow | None]) -> list[Seat]:
    """Return the places of players in a rematch, in order: each is on the same side as before if it has room.

    `row` and `seats` are those of the former match or closed lobby; None is a player who had no seat there.
    """
    before, found = _sides_before(row, seats), list[Seat]()
    for player in players:
        side = before.get(player.seat, ()) if player is not None else ()
        own = [place for place in side if place not in found]
        place = own[0] if own else next_place(row, found)
        assert place is not None, "a rematch has as many places"
        found.append(place)
    return found


def former_place(live: Live, row: MatchRow, seats: Sequence[SeatRow], user: int) -> Seat | None:
    """Return a free place of a lobby on the side where a user played in the former match, None without one."""
    own = next((s.seat for s in seats if s.user == user), None)
    if own is None or not sides(live.row):
        return None
    taken, places = {s.seat for s in live.seats}, range(seat_counts(live.row).stop - 1)
    return next(
        (place for place in _sides_before(row, seats).get(own, ()) if place not in taken and place in places), None
    )


def _sides_before(row: MatchRow, seats: Sequence[SeatRow]) -> dict[Seat, Side]:
    """Return the places of each seat's side in a former match; empty if it had no teams."""
    places = sides(row)
    then = places if row.started is None else GAMES[row.game].sides(_options(row), range(len(seats)))
    return {seat: side for side, group in zip(places, then, strict=False) for seat in group}


def seating_mark(live: Live) -> str:
    """Return a mark of who sits where, which shows whether a list made earlier is out of date."""
    players = json.dumps([(s.seat, s.user, s.joined) for s in live.seats])
    return f"{zlib.crc32(players.encode()):08x}"


def _options(row: MatchRow | NewMatch) -> Any:
    return msgspec.json.decode(row.options, type=GAMES[row.game].options_type)
