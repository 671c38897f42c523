"""The results of all matches of Super Fantasy Brawl as figures and as a page."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from engines.brawl.content.pack import Pack
from tools.balance.experiment import command

LOW, HIGH = 0.45, 0.55
"""The share of matches that the team moving first should win."""


class ScoredChallenge(NamedTuple):
    """A scored challenge: the team, the challenge, the points."""

    team: int
    challenge: str
    worth: int


@dataclass(frozen=True)
class MatchResult:
    """The result of a match: the champions of both teams (the team that moves first comes first), the winner, rounds, points.

    It also has the scored challenges, and the team of practice players in a match against random play, else -1.
    """

    teams: tuple[tuple[str, ...], ...]
    winner: int
    rounds: int
    points: tuple[int, ...]
    scored: tuple[ScoredChallenge, ...]
    strong: int


@dataclass(frozen=True)
class Group:
    """The matches of one kind."""

    matches: tuple[MatchResult, ...]

    @property
    def count(self) -> int:
        """The number of matches."""
        return len(self.matches)

    @property
    def first(self) -> float:
        """The share of matches won by the team that moved first."""
        return sum(match.winner == 0 for match in self.matches) / max(self.count, 1)

    @property
    def strong(self) -> float:
        """The share of matches that practice players won against random play."""
        return sum(match.winner == match.strong for match in self.matches) / max(self.count, 1)

    @property
    def rounds(self) -> float:
        """The average number of rounds of a match."""
        return sum(match.rounds for match in self.matches) / max(self.count, 1)

    @property
    def by_challenges(self) -> float:
        """The share of all points that came from challenges."""
        points = sum(scored.worth for match in self.matches for scored in match.scored)
        return points / max(sum(sum(match.points) for match in self.matches), 1)

    def scored(self, challenge: str, team: int) -> float:
        """Return how often in a match, on average, the first team (0) or the second one scored a challenge."""
        found = sum((team, challenge) == scored[:2] for match in self.matches for scored in match.scored)
        return found / max(self.count, 1)


@dataclass(frozen=True)
class Run:
    """All matches: duels and matches of four of practice players, and those of either kind against random play."""

    pack: Pack
    seed: int
    duels: tuple[MatchResult, ...]
    fours: tuple[MatchResult, ...]
    chance: tuple[MatchResult, ...]
    chance_fours: tuple[MatchResult, ...]

    @cached_property
    def groups(self) -> tuple[Group, Group]:
        """The duels of practice players, and their matches of four."""
        return Group(self.duels), Group(self.fours)

    @cached_property
    def beaten(self) -> tuple[Group, Group]:
        """The duels against random play, and the matches of four."""
        return Group(self.chance), Group(self.chance_fours)

    @cached_property
    def tally(self) -> dict[str, tuple[int, int]]:
        """The duels won and fought by each champion."""
        found = dict.fromkeys(self.pack.champion, (0, 0))
        for match in self.duels:
            for team, kits in enumerate(match.teams):
                for kit in kits:
                    won, count = found[kit]
                    found[kit] = (won + (match.winner == team), count + 1)
        return found

    def share(self, kit: str) -> float:
        """Return the share of duels that a champion's team won."""
        won, count = self.tally[kit]
        return won / max(count, 1)

    def error(self, kit: str) -> float:
        """Return the standard error of a champion's share."""
        return _error(self.share(kit), self.tally[kit][1])

    @cached_property
    def ranked(self) -> list[str]:
        """The champions from the strongest to the weakest."""
        return sorted(self.pack.champion, key=lambda kit: (-self.share(kit), kit))


def _error(share: float, count: int) -> float:
    return float((share * (1 - share) / max(count, 1)) ** 0.5)


NAMES = ("duels", "matches of four")


def summary(run: Run) -> list[str]:
    """Return the main figures, a line each."""
    lines = []
    for name, group, beaten in zip(NAMES, run.groups, run.beaten, strict=True):
        if group.count:
            points = f"{group.by_challenges:.0%} of the points by challenges"
            lines += [f"{group.count:,} {name}, {group.rounds:.1f} rounds each, {points}", f"first: {_first(group)}"]
        if beaten.count:
            lines.append(f"practice players won {beaten.strong:.1%} of {beaten.count:,} {name} against random ones")
    return lines + [f"{kit:10} {run.share(kit):6.1%} ± {run.error(kit):.1%}" for kit in run.ranked]


def _first(group: Group) -> str:
    return f"{group.first:.1%} ± {_error(group.first, group.count):.1%}"


def report(run: Run) -> str:
    """Return the page in Markdown."""
    played = {"games": run.duels, "teams": run.fours, "chance": run.chance, "chance-teams": run.chance_fours}
    again = command("brawl", {name: len(matches) for name, matches in played.items()}, run.seed)
    return "\n".join(
        [
            "# Super Fantasy Brawl: champions, the arena and the challenges in figures",
            "",
            "![Share of duels won, champion by champion](balance.png)",
            "",
            f"Made by `{again}`: matches of practice players",
            "with line-ups dealt at random; the same teams meet twice, either moves first once. A practice player imagines its",
            "present action alone: champions that prepare long plans fare worse here than in good hands.",
            "",
            *_overall(run),
            "",
            "## Challenges",
            "",
            "How often a hundred matches have seen each scored by whoever moves first and by the other. They are ours; the first",
            f"is meant to win {LOW:.0%} to {HIGH:.0%} of all matches. Outside of it by more than the error of measurement:",
            f"{_outside(run) or 'none'}.",
            "",
            *_challenges(run),
            "",
            "## Champions",
            "",
            "Their figures are not ours to change: this is how they fare with these players in duels.",
            "",
            *_champions(run),
            "",
        ]
    )


def _overall(run: Run) -> list[str]:
    kinds = list(zip(run.groups, run.beaten, strict=True))
    rows: list[tuple[str, list[str]]] = [
        ("Matches", [f"{group.count:,}" for group, _ in kinds]),
        ("Whoever moves first wins", [_first(group) if group.count else "–" for group, _ in kinds]),
        ("Rounds of a match", [f"{group.rounds:.1f}" for group, _ in kinds]),
        ("Points from challenges, the others for champions out", [f"{group.by_challenges:.0%}" for group, _ in kinds]),
        (
            "Practice players against random answers",
            [f"{beaten.strong:.1%} of {beaten.count:,} won" if beaten.count else "–" for _, beaten in kinds],
        ),
    ]
    head = ["| | Duel | Four players |", "|---|---|---|"]
    return head + [f"| {name} | {' | '.join(cells)} |" for name, cells in rows]


def _challenges(run: Run) -> list[str]:
    head = ["| Challenge | Duel: first | second | Four players: first | second |", "|---|---|---|---|---|"]
    rows = []
    for challenge in run.pack.challenges:
        shares = [group.scored(challenge.id, team) for group in run.groups for team in (0, 1)]
        name = f"{challenge.name.in_language('en')} / {challenge.name.in_language('ru')}"
        rows.append(f"| {name} | {' | '.join(f'{100 * share:.0f}' for share in shares)} |")
    return head + rows


def _outside(run: Run) -> str:
    """Return the kinds of match in which the first team wins too many or too few, by more than the standard error."""
    found = []
    for name, group in zip(NAMES, run.groups, strict=True):
        error = _error(group.first, group.count)
        if group.count and not LOW - error <= group.first <= HIGH + error:
            found.append(f"{name} ({group.first:.0%})")
    return ", ".join(found)


def _champions(run: Run) -> list[str]:
    rows = ["| | Champion | Source | Duels won |", "|---|---|---|---|"]
    for n, kit in enumerate(run.ranked, 1):
        champion = run.pack.champion[kit]
        share = f"{run.share(kit):.1%} ± {run.error(kit):.1%}"
        rows.append(
            f"| {n} | {champion.name.in_language('en')} / {champion.name.in_language('ru')} | {champion.source} | {share} |"
        )
    return rows
