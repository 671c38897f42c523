"""The settings of a tournament as one value. They are fixed when it starts (TM-02)."""

from __future__ import annotations

import hashlib
from fractions import Fraction
from functools import lru_cache
from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from tournaments.settings.formats import Format, RoundRobin, Swiss
from tournaments.settings.paces import Days, Live, Pace

Tiebreak = Literal[
    "buchholz_cut_1",
    "buchholz",
    "sonneborn_berger",
    "direct_encounter",
    "wins",
    "opponents_match_wins",
    "game_wins",
    "opponents_game_wins",
]

SWISS_ORDER: tuple[Tiebreak, ...] = ("buchholz_cut_1", "buchholz", "sonneborn_berger", "direct_encounter", "wins")
CARD_ORDER: tuple[Tiebreak, ...] = ("opponents_match_wins", "game_wins", "opponents_game_wins")
ROBIN_ORDER: tuple[Tiebreak, ...] = ("direct_encounter", "sonneborn_berger", "wins")
"""The usual orders of tie-breaks (TM-43)."""


class Points(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The points of a win, a draw and a loss, as fractions in text: "1/2" (TM-43)."""

    win: str = "1"
    draw: str = "1/2"
    loss: str = "0"


class Entering(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The conditions of entering (TM-03, TM-04, TM-09).

    `cap` 0 is no cap; `opens` and `closes` are unix seconds, 0 for none; `members` persons form an entry. One role of `roles` is
    enough. Ratings are as shown; `rating_to` 0 is no limit. `clubs` are roles: who has the same one is a clubmate (TM-24).
    """

    cap: int = 0
    opens: int = 0
    closes: int = 0
    members: int = 1
    reserve: bool = False
    roles: tuple[int, ...] = ()
    rating_from: int = 0
    rating_to: int = 0
    rated_games: int = 0
    clubs: tuple[int, ...] = ()


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tournament's settings. `seats` are the least and the most sides that the game is played by at one table.

    `drawn_games` is for a game with a series of its own, by whose rule the pairing is played: after so many games that
    nobody has won more wins take it (TM-33). For other games it is unset: settings of before have no such field, and keep
    their fingerprint. `first` says whether the game knows who goes first. `shown` is when brought decks and the like are
    shown (TM-10).
    """

    format: Format = Swiss()
    pace: Pace = Live()
    points: Points = Points()
    tiebreaks: tuple[Tiebreak, ...] = SWISS_ORDER
    best_of: int = 1
    drawn_games: int | UnsetType = UNSET
    seats: tuple[int, int] = (2, 2)
    first: bool = True
    entering: Entering = Entering()
    seeding: Literal["rating", "list", "table", "lots"] = "lots"
    shown: Literal["start", "end"] = "end"
    agreed_draws: bool = False
    rated: bool = True

    @property
    def is_robin(self) -> bool:
        """Whether the main stage is a round robin."""
        return isinstance(self.format, RoundRobin)

    @property
    def runs_at_once(self) -> bool:
        """Whether all rounds of the main stage are played at once: those of a round robin of days (TM-22)."""
        return self.is_robin and isinstance(self.pace, Days)


class Worth(msgspec.Struct, frozen=True):
    """The points of a win, a draw and a loss as numbers."""

    win: Fraction
    draw: Fraction
    loss: Fraction


@lru_cache(maxsize=64)
def worth_of(points: Points) -> Worth:
    """Return points as exact numbers."""
    return Worth(Fraction(points.win), Fraction(points.draw), Fraction(points.loss))


def canonical(settings: Settings) -> bytes:
    """Return settings as JSON with sorted keys: the same settings are the same bytes."""
    return msgspec.json.encode(settings, order="sorted")


def fingerprint(settings: Settings) -> str:
    """Return the SHA-256 of the canonical settings, in hex."""
    return hashlib.sha256(canonical(settings)).hexdigest()
