"""Tables of pods from their results alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from tournaments.settings.model import Points, worth_of
from tournaments.standings.podium import pod_breaks
from tournaments.standings.scores import scores_from
from tournaments.state.points import Row


def podium(results: Mapping[int, Sequence[tuple[int, bool]]]) -> list[int]:
    """Return entries by points, then by the tie-breaks of pods; results are points and whether the first place was sole."""
    rows = {
        entry: [
            Row(at, "played", Fraction(points), tuple(other for other in results if other != entry), sole=sole)
            for at, (points, sole) in enumerate(own, 1)
        ]
        for entry, own in results.items()
    }
    scores = scores_from(rows, max(len(own) for own in rows.values()), worth_of(Points()), robin=False)
    return sorted(rows, key=lambda entry: (scores.points[entry], pod_breaks(scores, entry)), reverse=True)
