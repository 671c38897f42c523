"""The results of all matches of Archutheon as figures."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from statistics import median, quantiles

from engines.archutheon.content.pack import Pack
from tools.balance.archutheon.watch import Fate
from tools.balance.shares import Share, share_of

ROADS = ("leader", "gate", "collapse")


def share(found: Iterable[bool]) -> Share:
    """Return the share of true ones."""
    listed = [*found]
    return share_of(sum(listed), len(listed))


@dataclass(frozen=True)
class Group:
    """The matches of one row."""

    games: tuple[Fate, ...]

    @property
    def count(self) -> int:
        """The number of matches."""
        return len(self.games)

    @property
    def orange(self) -> Share:
        """The share of matches that orange won."""
        return share(game.winner == 0 for game in self.games)

    def road(self, road: str) -> Share:
        """Return the share of matches that ended by a road."""
        return share(game.road == road for game in self.games)

    @property
    def length(self) -> tuple[float, float, int]:
        """The own turns of a match: the median, what 95 % do not exceed, and the most."""
        turns = [game.turns for game in self.games]
        return median(turns), quantiles(turns, n=20, method="inclusive")[-1] if len(turns) > 1 else turns[0], max(turns)

    def part(self, part: Callable[[Fate], int], whole: Callable[[Fate], int]) -> Share:
        """Return the share of something in the matches that is a part of something else."""
        count = sum(map(whole, self.games))
        return share_of(sum(map(part, self.games)), count)

    def speed(self, at: int) -> Share:
        """Return the share of attacks of a speed, while all are open."""
        return self.part(lambda game: game.speeds[at], lambda game: sum(game.speeds))

    def turned(self, wanted: Callable[[Fate], bool]) -> Share:
        """Return the share of matches that are so."""
        return share(map(wanted, self.games))

    def of_names(self, names: Callable[[Fate, int], Iterable[str]]) -> dict[str, Share]:
        """Return the share of matches won by a side with a name, by name: heroes, leaders, passives."""
        won, met = Counter[str](), Counter[str]()
        for game in self.games:
            for side in (0, 1):
                for name in names(game, side):
                    met[name] += 1
                    won[name] += game.winner == side
        return {name: Share(won[name] / count, count) for name, count in sorted(met.items()) if name}

    def of_terrains(self) -> dict[str, Share]:
        """Return orange's share by terrain."""
        found = defaultdict[str, list[bool]](list)
        for game in self.games:
            found[game.terrain].append(game.winner == 0)
        return {name: share(each) for name, each in sorted(found.items()) if name}

    @property
    def properties(self) -> set[str]:
        """The properties that were used."""
        return {name for game in self.games for name in game.properties}


@dataclass(frozen=True)
class Run:
    """All matches: those of quick players and those of practice players."""

    pack: Pack
    seed: int
    quick: tuple[Fate, ...]
    practice: tuple[Fate, ...]
    counts: Mapping[str, int]

    def rows(self) -> dict[str, Group]:
        """Return the matches of quick players by row."""
        return _by_row(self.quick)

    def practice_rows(self) -> dict[str, Group]:
        """Return the matches of practice players by row."""
        return _by_row(self.practice)


def _by_row(games: tuple[Fate, ...]) -> dict[str, Group]:
    names = dict.fromkeys(game.row for game in games)
    return {name: Group(tuple(game for game in games if game.row == name)) for name in names}
