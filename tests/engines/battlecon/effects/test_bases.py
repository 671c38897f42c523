"""The six bases, Манёвр and the four known cases of how they meet (BC-80)."""

from __future__ import annotations

import pytest

from engines.battlecon.game import BATTLECON
from tests.engines.battlecon.duels import Fight
from tests.engines.battlecon.kits import duel, with_style


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
    assert fight.emitted("hit", attacker=1, target=0)
    assert fight.fighter(0).last.taken == 3


@pytest.mark.rule("BC-80")
def test_grasp_moves_strike_out_of_its_own_range() -> None:
    fight = duel(spaces=(2, 3)).beat("plain/grasp", "plain/strike", answers=["s4"])
    assert fight.emitted("missed", attacker=1, why="range", distance=2)
    assert fight.life() == [20, 18]


@pytest.mark.rule("BC-80")
def test_drive_beats_the_guard_of_shot() -> None:
    fight = duel(spaces=(2, 4)).beat("plain/drive", "plain/shot", answers=["s3"])
    assert fight.emitted("damage", fighter=1, taken=3, guard=2)
    assert fight.emitted("stunned") == [{"fighter": 1}]
    assert not fight.emitted("attack", attacker=1)


@pytest.mark.rule("BC-80")
@pytest.mark.parametrize(
    ("base", "space", "answers"),
    [("grasp", 3, ["s4"]), ("drive", 4, ["s3"]), ("shot", 5, []), ("burst", 3, ["s1"]), ("strike", 3, [])],
)
def test_the_guard_of_strike_survives_every_base(base: str, space: int, answers: list[str]) -> None:
    fast = with_style(priority=1) if base == "strike" else None
    fight = duel(fast, spaces=(2, space)).beat(f"{'own' if fast else 'plain'}/{base}", "plain/strike", answers=answers)
    assert fight.emitted("damage", fighter=1, guard=5)
    assert not fight.emitted("stunned", fighter=1)
    assert fight.emitted("attack", attacker=1)


@pytest.mark.rule("BC-80", "BC-03")
def test_support_tokens_give_two_each() -> None:
    supports = {support.id: support for support in BATTLECON.standard.pack.common.supports}
    given = {name: [(op.stat, op.by) for e in s.effects for op in e.do] for name, s in supports.items()}  # type: ignore[union-attr]
    assert given == {"strengthen": [("power", 2)], "fortify": [("guard", 2)], "hasten": [("priority", 2)]}
