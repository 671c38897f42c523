"""Tournaments with published figures: results as (opponent, result by the codes of TRF), round by round.

SWISS and ROBIN are the tournaments of the exercises in tie-breaking that FIDE's Technical Commission publishes (M. Held, C.07,
2024). Where the regulations of 2026 changed a figure, it is that of 2026, as the checker TieBreakServer gives it. MANY is a Swiss
with many unplayed rounds from the checker's own collection, with its figures by the rules of 2026.
"""

from __future__ import annotations

from fractions import Fraction

from tournaments.settings.model import Points, worth_of
from tournaments.standings.scores import Scores, scores_from
from tournaments.state.points import Kind, Row

SWISS = """
1: 9 1 | 13 = | 2 = | 15 1 | 4 =
2: 10 1 | 7 1 | 1 = | 16 1 | 3 =
3: 11 = | 6 1 | 8 1 | 4 = | 2 =
4: 12 1 | 0 H | 13 1 | 3 = | 1 =
5: 13 0 | 15 0 | 11 1 | 7 = | 10 1
6: 14 0 | 3 0 | 0 U | 10 1 | 8 1
7: 15 1 | 2 0 | 16 0 | 5 = | 11 0
8: 16 = | 14 1 | 3 0 | 13 1 | 6 0
9: 1 0 | 10 0 | 0 H | 11 - | 0 U
10: 2 0 | 9 1 | 15 0 | 6 0 | 5 0
11: 3 = | 16 0 | 5 0 | 9 + | 7 1
12: 4 0 | 0 U | 14 + | 0 Z | 0 Z
13: 5 1 | 1 = | 4 0 | 8 0 | 14 0
14: 6 1 | 8 0 | 12 - | 0 Z | 13 1
15: 7 0 | 5 1 | 10 1 | 1 0 | 16 0
16: 8 = | 11 1 | 7 1 | 2 0 | 15 1
"""

BUCHHOLZ = "12.5 13 15.5 14 8.5 - 14.5 13.5 9 13 12.5 - 14 11 12 12.5"
BUCHHOLZ_CUT_1 = "11 12 13 - 7.5 - 12.5 12 7.5 11.5 11 - 12 9 11 11"
SONNEBORN_BERGER = "8 9.5 10.5 9.25 4.25 6 3.25 5.25 2.25 1.5 4.75 4 4.25 4.5 3.5 7.25"
WINS = "2 3 2 2 2 3 1 2 1 1 2 2 1 2 2 3"
"""The figures of SWISS by entry; a dash where the paper has none for the rules of 2026."""

ROBIN = """
1: 5 = | 2 1 | 3 1 | 4 0 | 6 1
2: 6 1 | 1 0 | 5 1 | 3 = | 4 1
3: 4 1 | 6 1 | 1 0 | 2 = | 5 1
4: 3 0 | 5 0 | 6 = | 1 1 | 2 0
5: 1 = | 4 1 | 2 0 | 6 - | 3 0
6: 2 0 | 3 0 | 4 = | 5 + | 1 0
"""
ROBIN_SONNEBORN_BERGER = "9.25 6.25 6.25 4.25 3.25 2.25"

MANY = """
1: 8 = | 6 1 | 3 = | 14 + | 5 = | 2 0 | 9 =
2: 9 0 | 11 1 | 15 1 | 5 - | 7 1 | 1 1 | 5 0
3: 10 + | 7 1 | 1 = | 9 = | 0 H | 0 Z | 0 H
4: 11 - | 13 - | 6 - | 0 U | 8 = | 15 = | 6 =
5: 13 1 | 9 = | 7 = | 2 + | 1 = | 11 = | 2 1
6: 14 = | 1 0 | 4 + | 7 = | 9 0 | 10 0 | 4 =
7: 15 1 | 3 0 | 5 = | 6 = | 2 0 | 14 0 | 0 U
8: 1 = | 14 - | 0 Z | 0 Z | 4 = | 13 1 | 14 0
9: 2 1 | 5 = | 0 H | 3 = | 6 1 | 0 H | 1 =
10: 3 - | 15 - | 13 = | 15 1 | 14 1 | 6 1 | 11 0
11: 4 - | 2 0 | 0 U | 13 1 | 15 1 | 5 = | 10 1
12: 0 H | 0 F | 14 1 | 0 H | 0 Z | 0 F | 0 Z
13: 5 0 | 4 - | 10 = | 11 0 | 0 U | 8 0 | 15 0
14: 6 = | 8 + | 12 0 | 1 - | 10 0 | 7 1 | 8 1
15: 7 0 | 10 + | 2 0 | 10 0 | 11 0 | 4 = | 13 1
"""
MANY_BUCHHOLZ = "26 27.5 25.5 16 25.5 23.5 25 17.5 27 20.5 22.5 24.5 20.5 21 21.5"
MANY_CUT_1 = "24 23.5 22 14.5 24 21 22.5 15.5 23.5 18 20 21 19 17.5 20"
MANY_SONNEBORN_BERGER = "14 14 14.25 6 17.5 7 9.25 4.75 16.75 9.25 13.5 14 3.25 8.25 5.25"

KINDS: dict[str, tuple[Kind, str]] = {
    "1": ("played", "1"),
    "=": ("played", "1/2"),
    "0": ("played", "0"),
    "+": ("won_forfeit", "1"),
    "-": ("lost_forfeit", "0"),
    "U": ("bye", "1"),
    "F": ("bye", "1"),
    "H": ("absence", "1/2"),
    "Z": ("absence", "0"),
}


def scores(text: str, robin: bool = False) -> Scores:
    """Return the scores of a tournament."""
    rows: dict[int, list[Row]] = {}
    for line in text.strip().splitlines():
        number, rounds = line.split(":")
        rows[int(number)] = [_row(at, cell.split()) for at, cell in enumerate(rounds.split("|"), 1)]
    return scores_from(rows, len(rows[1]), worth_of(Points()), robin)


def _row(at: int, cell: list[str]) -> Row:
    kind, points = KINDS[cell[1]]
    return Row(at, kind, Fraction(points), (int(cell[0]),) if cell[0] != "0" else ())


def figures(text: str) -> dict[int, Fraction]:
    """Return published figures by entry."""
    return {number: Fraction(value) for number, value in enumerate(text.split(), 1) if value != "-"}
