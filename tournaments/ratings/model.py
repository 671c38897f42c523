"""A rating and its update by one game. The one module that knows openskill."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any

import msgspec
from openskill.models import BradleyTerryFull

LIBRARY = "openskill 6.2.0 BradleyTerryFull"
"""The library that computed the ratings: it is stored with them, since another version may give other figures."""

MU, SIGMA = 25.0, 25.0 / 3.0
"""The rating of somebody who has not played."""

PROVISIONAL = 6.5
"""The σ above which a rating is provisional (TM-50)."""

IDLE_DAYS = 30
"""Days without a game that change nothing (TM-51)."""

IDLE_GROWTH = (25.0 / 300.0) ** 2
"""The growth of σ² on every further idle day."""

ACTIVE_DAYS = 90
"""Days after the last game during which somebody stands in lists."""

DAY = 86400

MODEL = BradleyTerryFull()


class _Uncopied(list[Any]):
    """Teams made for one call: the library copies what it is given, which takes as long as its computation."""

    def __deepcopy__(self, memo: dict[int, Any]) -> _Uncopied:
        """Return the same teams."""
        return self


class Rating(msgspec.Struct, frozen=True):
    """A rating. `day` is the day of the last rated game, in days since 1970, −1 before the first; `games` counts them."""

    mu: float = MU
    sigma: float = SIGMA
    day: int = -1
    games: int = 0

    @property
    def is_provisional(self) -> bool:
        """Whether it says little yet."""
        return self.sigma > PROVISIONAL


def shown(rating: Rating) -> int:
    """Return a rating as people see it: 1000 + 40·(μ − 3σ), rounded (TM-50)."""
    return round(1000 + 40 * (rating.mu - 3 * rating.sigma))


def aged(rating: Rating, day: int) -> Rating:
    """Return a rating as it is on a day: from idle day 31 σ² grows, to (25/3)² at most (TM-51)."""
    idle = day - rating.day - IDLE_DAYS
    if rating.day < 0 or idle <= 0 or rating.sigma >= SIGMA:
        return rating
    sigma = min(sqrt(rating.sigma**2 + idle * IDLE_GROWTH), SIGMA)
    return Rating(rating.mu, sigma, rating.day, rating.games)


def is_active(rating: Rating, day: int) -> bool:
    """Return whether somebody played in the last 90 days."""
    return rating.day >= 0 and day - rating.day <= ACTIVE_DAYS


def updated(sides: Sequence[Sequence[Rating]], places: Sequence[int], day: int) -> list[list[Rating]]:
    """Return the ratings after a game on a day (TM-49, TM-50). `places` has each side's place; equal places tie.

    With k sides the changes of μ and σ² are divided by k − 1.
    """
    now = [[aged(rating, day) for rating in side] for side in sides]
    teams = _Uncopied([MODEL.rating(mu=rating.mu, sigma=rating.sigma) for rating in side] for side in now)
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    parts = len(sides) - 1
    return [
        [_step(rating, new.mu, new.sigma, parts, day) for rating, new in zip(side, found, strict=True)]
        for side, found in zip(now, after, strict=True)
    ]


def _step(rating: Rating, mu: float, sigma: float, parts: int, day: int) -> Rating:
    if parts == 1:
        return Rating(mu, sigma, day, rating.games + 1)
    variance = rating.sigma**2 + (sigma**2 - rating.sigma**2) / parts
    return Rating(rating.mu + (mu - rating.mu) / parts, sqrt(variance), day, rating.games + 1)
