"""A person's year on a server: how much they played, with whom, and against whom."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from datetime import UTC, datetime

import msgspec

from referee.memory.profile import Favourite, favourites, is_win, outcome_of, own_games
from store.database import Database
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
    """The win over the opponent who had the highest rating then: the match, the opponent, the rating's μ and σ before it."""

    code: str
    user: int
    name: str
    mu: float
    sigma: float


class Year(msgspec.Struct, frozen=True):
    """The year of a person. `nemesis` has beaten them most often, `partner` won with them, `rival` met them most often."""

    played: int
    won: int
    favourite: Favourite | None
    best_win: BestWin | None
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


async def look_back(
    db: Database,
    user: int,
    guild: int,
    year: int,
    unnamed: Collection[int],
    may_see: Callable[[PastGame], bool] = lambda _game: True,
) -> Year:
    """Return a person's year. Those who want to be named nowhere are left out of it.

    The best win is named with its code, so that it is one of the games that the reader may see.
    """
    games = await past.of_person(db, user, guild, *span_of(year))
    played = own_games(games, user)
    outcomes = [is_win(outcome_of(game, own)) for game, own in played]
    most = favourites(played)
    lost, won_with, met = _companions(games, user)
    names = {seat.user: seat.name for game in games for seat in game.seats if seat.user is not None}
    won = [game.match for (game, _), is_won in zip(played, outcomes, strict=True) if is_won and may_see(game)]
    found = await past.best_win(db, user, won, unnamed)
    codes = {game.match: game.code for game in games}
    return Year(
        len(played),
        sum(outcomes),
        most[0] if most else None,
        None if found is None else BestWin(codes[found[0]], found[1], names.get(found[1], ""), found[2], found[3]),
        _first(lost, names, unnamed, LEAST),
        _first(won_with, names, unnamed, LEAST),
        _first(met, names, unnamed, 1),
    )


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
