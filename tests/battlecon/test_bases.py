"""The six bases, Манёвр and the four known cases of how they meet (BC-80)."""

from __future__ import annotations

import pytest

from engines.battlecon.game import BATTLECON
from tests.battlecon.duels import Fight


@pytest.mark.rule("BC-80")
@pytest.mark.parametrize(
    ("base", "figures"),
    [
        ("grasp", ((1, 1), 2, 5, 0)),
        ("drive", ((1, 1), 3, 4, 0)),
        ("strike", ((1, 1), 4, 3, 5)),
        ("shot", ((1, 4), 3, 2, 2)),
        ("burst", ((2, 3), 3, 1, 0)),
        ("dash", ("none", "none", 9, 0)),
        ("maneuver", ((0, 0), 0, 0, 0)),
    ],
)
def test_the_cards_that_all_fighters_share(base: str, figures: tuple[object, ...]) -> None:
    card = BATTLECON.standard.pack.card[base]
    assert (card.range, card.power, card.priority, card.guard) == figures


@pytest.mark.rule("BC-80")
def test_burst_retreats_at_start_before_drive_advances_and_is_caught() -> None:
    fight = Fight("claus", "vanaah", spaces=(2, 3))
    fight.beat("maneuver/burst", "maneuver/drive", answers=["s1", "s2", "keep"])
    assert fight.told("hit", attacker=1, target=0)
    assert fight.fighter(0).last.taken == 3
