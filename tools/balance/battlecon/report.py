"""The results of all duels as figures and as a page."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from engines.battlecon.content.pack import Pack
from tools.balance.experiment import command

LOW, HIGH = 0.45, 0.55
"""The share of duels that a fighter should win."""


@dataclass(frozen=True)
class Run:
    """All duels (first fighter, second, score of the first, beats) and the duels of practice against random play."""

    pack: Pack
    rounds: int
    seed: int
    met: tuple[tuple[str, str, float, int], ...]
    chance: int
    beaten: float

    @cached_property
    def pairs(self) -> dict[tuple[str, str], tuple[float, int]]:
        """The score and number of duels of each fighter against each other, both ways round."""
        found: dict[tuple[str, str], tuple[float, int]] = {}
        for one, other, score, _ in self.met:
            for mine, theirs, points in ((one, other, score), (other, one, 1 - score)):
                sum_, count = found.get((mine, theirs), (0.0, 0))
                found[mine, theirs] = (sum_ + points, count + 1)
        return found

    def against(self, one: str, other: str) -> float | None:
        """Return the share of duels that one fighter won against the other, None if they did not meet."""
        score, count = self.pairs.get((one, other), (0.0, 0))
        return score / count if count else None

    def share(self, kit: str) -> float:
        """Return the share of all its duels that a fighter won."""
        mine = [value for (one, _), value in self.pairs.items() if one == kit]
        return sum(score for score, _ in mine) / max(sum(count for _, count in mine), 1)

    @cached_property
    def ranked(self) -> list[str]:
        """The fighters from the strongest to the weakest."""
        return sorted({one for one, _ in self.pairs}, key=lambda kit: (-self.share(kit), kit))

    @property
    def beats(self) -> float:
        """The average number of beats of a duel."""
        return sum(beats for *_, beats in self.met) / max(len(self.met), 1)

    def outside(self, kit: str) -> bool:
        """Return whether a fighter wins too many or too few duels, by more than the standard error."""
        error = self.error(kit)
        return self.share(kit) - error > HIGH or self.share(kit) + error < LOW

    def error(self, kit: str) -> float:
        """Return the standard error of a fighter's share."""
        count = sum(count for (one, _), (_, count) in self.pairs.items() if one == kit)
        share = self.share(kit)
        return float((share * (1 - share) / max(count, 1)) ** 0.5)


def summary(run: Run) -> list[str]:
    """Return the main figures, a line each."""
    lines = [f"{len(run.met):,} duels, {run.beats:.1f} beats each"]
    if run.chance:
        lines.append(f"practice players won {run.beaten / run.chance:.1%} of {run.chance:,} duels against random ones")
    for kit in run.ranked:
        source = run.pack.kit[kit].source
        lines.append(f"{kit:10} {source:8} {run.share(kit):6.1%} ± {run.error(kit):.1%}")
    return lines


def report(run: Run) -> str:
    """Return the page in Markdown."""
    kits = run.pack.kit
    outside = [kit for kit in run.ranked if run.outside(kit)]
    adapted = [kit for kit in outside if kits[kit].source == "adapted"]
    ours = [kit for kit in outside if kits[kit].source == "ours"]
    again = command("battlecon", {"rounds": run.rounds, "chance": run.chance}, run.seed)
    strength = f"practice players won {run.beaten / max(run.chance, 1):.1%} of {run.chance:,} duels"
    lines = [
        "# BattleCON's fighters against each other",
        "",
        "![Share of duels won, fighter by fighter](balance.png)",
        "",
        f"Made by `{again}`:",
        f"{len(run.met):,} duels of practice players, {run.beats:.1f} beats each on average. A practice player mixes its",
        "pairs by estimated payoffs and imagines one beat ahead: fighters that save up for long plans fare worse here",
        "than in good hands.",
        "",
        f"Against players who answer at random, {strength}." if run.chance else "",
        "",
        f"Fighters of ours are meant to win {LOW:.0%} to {HIGH:.0%} of their duels; outside of it by more than the error",
        f"of measurement: {_names(run, ours) or 'none'}.",
        "The adapted fighters are as they were made, for other rules; outside of it by more than that:",
        f"{_names(run, adapted) or 'none'}.",
        "",
        "| | Fighter | Source | Difficulty | Duels won | Best against | Worst against |",
        "|---|---|---|---|---|---|---|",
        *(_row(run, n, kit) for n, kit in enumerate(run.ranked, 1)),
        "",
    ]
    return "\n".join(lines)


def _row(run: Run, n: int, kit: str) -> str:
    content = run.pack.kit[kit]
    won = f"{run.share(kit):.1%} ± {run.error(kit):.1%}"
    best, worst = _most_lopsided(run, kit, best=True), _most_lopsided(run, kit, best=False)
    names = f"{content.name.in_language('en')} / {content.name.in_language('ru')}"
    return f"| {n} | {names} | {content.source} | {content.difficulty} | {won} | {best} | {worst} |"


def _names(run: Run, kits: list[str]) -> str:
    return ", ".join(f"{run.pack.kit[kit].name.in_language('en')} ({run.share(kit):.0%})" for kit in kits)


def _most_lopsided(run: Run, kit: str, *, best: bool) -> str:
    others = [other for other in run.ranked if run.against(kit, other) is not None and other != kit]
    found = (max if best else min)(others, key=lambda other: run.against(kit, other) or 0.0)
    return f"{run.pack.kit[found].name.in_language('en')} {run.against(kit, found):.0%}"
