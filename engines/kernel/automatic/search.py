"""The search of practice players who imagine: each answer is tried on imagined matches, the better half again and again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engines.kernel.automatic.counsel import Counsel, Weighed


@dataclass(frozen=True)
class Effort:
    """The size of a search: playouts in all, least and most of one answer in a pass, and the number of deals."""

    playouts: int
    least: int
    most: int
    deals: int


@dataclass(frozen=True)
class Scale:
    """The measure of outcomes: the value of the match `before` the answer, and the size of a `unit` of the counsel.

    `best` is the part of an answer's outcomes that count, the best ones: the rest come from bad choices of its own.
    """

    before: float
    unit: float
    best: float

    def judge(self, outcomes: Sequence[float]) -> float:
        """Return the value of an answer by its outcomes."""
        best = sorted(outcomes, reverse=True)[: max(1, int(len(outcomes) * self.best))]
        return sum(best) / len(best)


def search(
    answers: Sequence[list[str]], play_out: Callable[[int, list[str]], float], effort: Effort, scale: Scale
) -> Counsel:
    """Return the answer with the best prospects, with the values of all, in units of gain or loss.

    `play_out` returns the outcome of an answer on an imagined match, which it gets by its number below `effort.deals`.
    """
    outcomes: list[list[float]] = [[] for _ in answers]
    left = list(range(len(answers)))
    passes = max(len(answers) - 1, 1).bit_length()
    while len(left) > 1:
        count = min(max(effort.playouts // (passes * len(left)), effort.least), effort.most)
        for answer in left:
            start = len(outcomes[answer])
            outcomes[answer] += [play_out(n % effort.deals, answers[answer]) for n in range(start, start + count)]
        left.sort(key=lambda answer: scale.judge(outcomes[answer]), reverse=True)
        left = left[: (len(left) + 1) // 2]
    weighed = [
        Weighed(tuple(keys), (scale.judge(outcomes[n]) - scale.before) / scale.unit, float(n == left[0]))
        for n, keys in enumerate(answers)
    ]
    # What was dropped on the way was tried less often than what was kept.
    ranked = sorted(weighed, key=lambda each: (-each.share, -each.worth))
    return Counsel(tuple(answers[left[0]]), "imagined", tuple(ranked), min(len(tried) for tried in outcomes))
