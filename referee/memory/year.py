"""A person's year on a server: how much they played, with whom, and against whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from datetime import UTC, datetime

import msgspec

from referee.memory.profile import Favourite, Place, favourites, is_win, outcome_of, own_games
from store.connection import Connection
from store.ratings import past
from store.ratings.past import PastGame

LEAST = 2
"""Losses to an opponent, or wins with a partner, from which on a year names them."""


class Companion(msgspec.Struct, frozen=True):
    """Another person of the year, and how often."""

    user: int
    name: str
    count: int


class BestWin(msgspec.Struct, frozen=True):
    """The win at a place over the opponent who had the highest rating then: the match, the opponent, their μ and σ before it."""

    at: Place
    code: str
    user: int
    name: str
    mu: float
    sigma: float


class Year(msgspec.Struct, frozen=True):
    """The year of a person. `nemesis` has beaten them most often, `partner` won with them, `rival` met them most often.

    `best_wins` has one for each place, the best first: a reader may be named those of places that they see.
    """

    played: int
    won: int
    favourite: Favourite | None
    best_wins: Sequence[BestWin]
    nemesis: Companion | None
    partner: Companion | None
    rival: Companion | None


def span_of(year: int) -> tuple[float, float]:
    """Return the first moment of a year in UTC, and that of the next one."""
    first, following = datetime(year, 1, 1, tzinfo=UTC), datetime(year + 1, 1, 1, tzinfo=UTC)
    return first.timestamp(), following.timestamp()


def year_of(at: float) -> int:
    """Return the year of a unix time in UTC."""
    return datetime.fromtimestamp(at, UTC).year


def look_back(db: Connection, user: int, guild: int, year: int, unnamed: Collection[int]) -> Year:
    """Return a person's year. Those who want to be named nowhere are left out of it."""
    games = past.of_person(db, user, guild, *span_of(year))
    played = own_games(games, user)
    outcomes = [is_win(outcome_of(game, own)) for game, own in played]
    most = favourites(played)
    lost, won_with, met = _companions(games, user)
    names = {seat.user: seat.name for game in games for seat in game.seats if seat.user is not None}
    won = [game for (game, _), is_won in zip(played, outcomes, strict=True) if is_won]
    return Year(
        len(played),
        sum(outcomes),
        most[0] if most else None,
        _best_wins(db, user, won, unnamed),
        _first(lost, names, unnamed, LEAST),
        _first(won_with, names, unnamed, LEAST),
        _first(met, names, unnamed, 1),
    )


def _best_wins(db: Connection, user: int, won: Sequence[PastGame], unnamed: Collection[int]) -> list[BestWin]:
    """Return the best win of each place, the best first."""
    games = {game.match: game for game in won}
    best: dict[Place, tuple[float, BestWin]] = {}
    for match, other, mu, sigma in past.wins_over(db, user, [*games], unnamed):
        game, worth = games[match], mu - 3 * sigma
        at = Place(game.channel, game.parent)
        if at not in best or worth > best[at][0]:
            name = next((seat.name for seat in game.seats if seat.user == other), "")
            best[at] = (worth, BestWin(at, game.code, other, name, mu, sigma))
    return [one for _, one in sorted(best.values(), key=lambda found: -found[0])]


def _companions(games: Sequence[PastGame], user: int) -> tuple[Counter[int], Counter[int], Counter[int]]:
    """Return the counts of others: of those who have beaten a person, have won with them, and have met them."""
    lost, won_with, met = Counter[int](), Counter[int](), Counter[int]()
    for game, own in own_games(games, user):
        is_won = is_win(outcome_of(game, own))
        for other in game.seats:
            if other.user is None or other.user in (user, 0) or other.part == "joined":
                continue
            if other.side == own.side:
                won_with[other.user] += is_won
                continue
            met[other.user] += 1
            lost[other.user] += not is_won and is_win(outcome_of(game, other))
    return lost, won_with, met


def _first(counts: Counter[int], names: dict[int, str], unnamed: Collection[int], least: int) -> Companion | None:
    """Return the most frequent person who may be named."""
    order = sorted(counts, key=lambda user: (-counts[user], user))
    found = next((user for user in order if user > 0 and user not in unnamed and counts[user] >= least), None)
    return None if found is None else Companion(found, names.get(found, ""), counts[found])
