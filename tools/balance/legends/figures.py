"""The results of all games of Legends as figures."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from statistics import median, quantiles
from typing import NamedTuple

from engines.legends.content.pack import Pack
from tools.balance.legends.watch import FIGHT, Fate
from tools.balance.shares import Share, share_of

LOW, HIGH = 0.45, 0.55
"""The share of games that a preset deck should win against each other one, and whoever is first."""


def score(game: Fate, side: int) -> float:
    """Return the score of a side: 1, ½ for a draw, 0."""
    return 0.5 if game.winner < 0 else float(game.winner == side)


@dataclass(frozen=True)
class Group:
    """The games of one kind of players."""

    games: tuple[Fate, ...]

    @property
    def count(self) -> int:
        """The number of games."""
        return len(self.games)

    @cached_property
    def pairs(self) -> dict[tuple[str, str], Share]:
        """The share of games that each deck won against each other, both ways round."""
        points: defaultdict[tuple[str, str], float] = defaultdict(float)
        met: Counter[tuple[str, str]] = Counter()
        for game in self.games:
            for side in (0, 1):
                pair = (game.decks[side], game.decks[1 - side])
                points[pair] += score(game, side)
                met[pair] += 1
        return {pair: share_of(points[pair], count) for pair, count in met.items()}

    def share(self, deck: str) -> Share:
        """Return the share of all its games that a deck won."""
        mine = [share for (one, _), share in self.pairs.items() if one == deck]
        return share_of(sum(share.value * share.count for share in mine), sum(share.count for share in mine))

    @property
    def first(self) -> Share:
        """The share of games won by whoever was first."""
        return share_of(sum(score(game, 0) for game in self.games), self.count)

    @property
    def length(self) -> tuple[float, float]:
        """The turns of a game, of both players together: the median, and what 95 % do not exceed."""
        turns = [game.turns for game in self.games]
        return median(turns), quantiles(turns, n=20, method="inclusive")[-1] if len(turns) > 1 else turns[0]

    def of_turns(self, part: str, whole: str) -> float:
        """Return the share of turns that are so among others, by the fields of a game."""
        return sum(getattr(game, part) for game in self.games) / max(
            sum(getattr(game, whole) for game in self.games), 1
        )

    @property
    def idle(self) -> float:
        """The share of turns without an attack, the very first turn left out."""
        return 1 - self.of_turns("attacked", "able")

    @property
    def stuck(self) -> float:
        """The share of own turns with cards in hand of which none could be played."""
        return self.of_turns("stuck", "drawing")

    @property
    def emptied(self) -> float:
        """The share of games in which a deck ran out."""
        return sum(game.emptied for game in self.games) / max(self.count, 1)

    @property
    def ends(self) -> Counter[str]:
        """The number of games by how they ended, draws apart."""
        return Counter(f"{game.reason}{' (drawn)' if game.winner < 0 else ''}" for game in self.games)

    @cached_property
    def harm(self) -> dict[str, float]:
        """The parts of all damage on heroes, by cause."""
        total: Counter[str] = Counter()
        for game in self.games:
            total.update(game.harm)
        return _parts(total)

    @property
    def without_attack(self) -> float:
        """The part of the damage on heroes that no attack made."""
        return 1 - self.harm.get(FIGHT, 0.0)

    def hero(self, deck: str, hero: str) -> HeroFigures:
        """Return the figures of a hero of a deck."""
        points: dict[bool, list[float]] = {True: [], False: []}
        deaths: Counter[str] = Counter()
        for game in self.games:
            for side in (0, 1):
                if game.decks[side] == deck:
                    points[hero in game.squads[side]].append(score(game, side))
                    deaths.update(one.cause for one in game.fallen if (one.side, one.hero) == (side, hero))
        with_, without = (share_of(sum(points[there]), len(points[there])) for there in (True, False))
        return HeroFigures(with_, without, deaths.total() / max(with_.count, 1), _parts(deaths))

    def cards(self, deck: str) -> dict[str, Share]:
        """Return the share of a deck's games won in which it played a card, by card; the counts are those games."""
        points: defaultdict[str, float] = defaultdict(float)
        met: Counter[str] = Counter()
        for game in self.games:
            for side in (0, 1):
                if game.decks[side] == deck:
                    for card in game.played[side]:
                        points[card] += score(game, side)
                        met[card] += 1
        return {card: share_of(points[card], met[card]) for card in met}


class HeroFigures(NamedTuple):
    """The figures of a hero: shares of games won with and without him, how often he died, and of what."""

    with_: Share
    without: Share
    died: float
    causes: dict[str, float]


def _parts(found: Counter[str]) -> dict[str, float]:
    return {cause: count / max(found.total(), 1) for cause, count in found.items()}


@dataclass(frozen=True)
class Run:
    """All games: those of quick players and those of practice players."""

    pack: Pack
    seed: int
    quick: tuple[Fate, ...]
    practice: tuple[Fate, ...]
    counts: Mapping[str, int]
