"""Khadath (adapted): one trap, and what it does to whoever is near it."""

from __future__ import annotations

import pytest

from engines.battlecon.game import BATTLECON
from tests.engines.battlecon.duels import Fight, figures_of

TRAP = "khadath.trap"


def khadath(trap: int | None, *, opponent: str = "claus", spaces: tuple[int, int] = (1, 4)) -> Fight:
    """Return a fight of Khadath with his trap on this space, or in supply."""
    fight = Fight("khadath", opponent, spaces=spaces)
    return fight.set(0, markers={TRAP: trap}) if trap is not None else fight


def trap_of(fight: Fight) -> int | None:
    return fight.fighter(0).markers.get(TRAP)


@pytest.mark.rule("BC-81")
def test_figures() -> None:
    kit = BATTLECON.standard.pack.kit["khadath"]
    assert figures_of("khadath") == {
        "hunters": ((0, 0), 0, 0, 0),
        "teleport": ((0, 0), 1, -3, 0),
        "evacuation": ((0, 1), 0, 0, 0),
        "blight": ((0, 2), 0, 0, 0),
        "lure": ((0, 5), -1, -1, 0),
        "snare": ("x", 3, 1, "stable"),
        "dimensional_exile": ("x", 25, 0, "stable"),
    }
    assert (kit.life, kit.source, kit.own_bases, kit.tokens) == (20, "adapted", False, ())
    assert [(marker.id, marker.start) for marker in kit.markers] == [("trap", None)]
    assert not any(card.tie or card.fixed for card in (*kit.styles, *kit.bases))
    assert trap_of(Fight("khadath", "claus")) is None


# ---------------------------------------------------------------- ability


@pytest.mark.rule("BC-90", "BC-94")
@pytest.mark.parametrize(("trap", "penalty"), [(4, 3), (3, 1), (5, 1), (2, 0), (6, 0), (None, 0)])
def test_the_trap_slows_an_opponent_on_it_or_next_to_it(trap: int | None, penalty: int) -> None:
    fight = khadath(trap, spaces=(0, 4))
    fight.lay("teleport/grasp", "cyclone/grasp").on()
    assert fight.speeds() == {0: 2, 1: 6 - penalty}
    assert [bonus["target"] for bonus in fight.emitted("bonus")] == ([1] if penalty else [])


def test_the_trap_does_not_slow_khadath() -> None:
    fight = khadath(1, spaces=(1, 6)).beat("hunters/strike", "cyclone/strike")
    assert fight.speeds() == {0: 3, 1: 4}


def test_the_penalty_is_that_of_where_the_opponent_began() -> None:
    fight = khadath(4).lay("evacuation/strike", "cyclone/strike")
    assert fight.emitted("bonus") == [
        {"target": 1, "owner": 0, "source": "khadath.ability", "stat": "priority", "by": -3, "until": "beat"}
    ]
    fight.on()
    assert trap_of(fight) == 1
    assert fight.speeds() == {0: 3, 1: 1}
    # The next beat begins far from the trap.
    fight.beat("hunters/shot", "hurricane/grasp")
    assert fight.speeds()[1] == 5


@pytest.mark.rule("BC-92")
@pytest.mark.parametrize(
    ("trap", "offered"),
    [(3, {"s3"}), (2, {"s3", "s2"}), (4, {"s3", "s2"}), (5, {"s3", "s2"}), (None, {"s3", "s2"})],
)
def test_the_opponent_does_not_walk_past_the_trap(trap: int | None, offered: set[str]) -> None:
    fight = khadath(trap, opponent="vanaah").lay("hunters/grasp", "paladin/drive").on()
    if len(offered) > 1:
        assert fight.question() == (1, "move")
        assert fight.offered == offered
        fight.on("s3")
    assert fight.emitted("moved", fighter=1)[0]["end"] == 3


@pytest.mark.rule("BC-53", "BC-92")
def test_the_trap_stops_no_teleport_and_not_khadath() -> None:
    fight = khadath(2, opponent="vanaah").lay("hunters/grasp", "paladin/strike").on()
    assert fight.question() == (1, "move")
    assert fight.offered == {"s0", "s2"}
    fight.on("s0")
    fight = khadath(2, opponent="vanaah").lay("hunters/drive", "paladin/strike").on()
    assert fight.question() == (0, "move")
    assert fight.offered == {"s2", "s3"}


@pytest.mark.rule("BC-59", "BC-92")
def test_the_trap_stops_a_pull_past_it() -> None:
    fight = khadath(3, spaces=(1, 5)).lay("lure/strike", "maneuver/burst").on()
    assert fight.question() == (0, "move")
    # Claus has retreated to 6 first; 2 lies beyond the trap.
    assert fight.offered == {"s5", "s4", "s3", "stay"}


# ---------------------------------------------------------------- styles


@pytest.mark.rule("BC-48")
@pytest.mark.parametrize(("trap", "bonus"), [(4, 2), (5, 2), (3, 2), (2, 0), (6, 0), (None, 0)])
def test_hunters_is_better_against_whoever_is_near_the_trap(trap: int | None, bonus: int) -> None:
    fight = khadath(trap, spaces=(3, 4)).beat("hunters/strike", "maneuver/shot")
    assert fight.speeds()[0] == 3 + bonus
    assert fight.emitted("damage", fighter=1)[0]["power"] == 4 + bonus


@pytest.mark.rule("BC-76", "BC-90")
@pytest.mark.parametrize(("trap", "avoided"), [(2, True), (3, True), (1, False), (4, False), (5, False), (None, False)])
def test_teleport_is_not_hit_across_the_trap(trap: int | None, avoided: bool) -> None:
    fight = khadath(trap).lay("teleport/strike", "cyclone/shot").use(1, "hasten").on()
    assert bool(fight.emitted("missed", attacker=1)) is avoided
    assert bool(fight.emitted("hit", attacker=1)) is not avoided
    assert fight.life() == [20 if avoided else 16, 20]


@pytest.mark.rule("BC-49", "BC-53")
@pytest.mark.parametrize(("trap", "places"), [(3, {"0", "1", "2", "4", "5"}), (None, {"0", "1", "2", "3", "4", "5"})])
def test_teleport_goes_anywhere_at_the_end_and_lays_the_trap_elsewhere(trap: int | None, places: set[str]) -> None:
    fight = khadath(trap).lay("teleport/strike", "maneuver/strike").on()
    assert fight.board.phase == "end"
    assert fight.question() == (0, "move")
    assert fight.offered == {"s0", "s2", "s3", "s5", "s6"}
    fight.on("s6")
    assert fight.question() == (0, "space")
    assert fight.offered == places
    fight.on("4")
    assert fight.spaces() == [6, 4]
    assert trap_of(fight) == 4


@pytest.mark.rule("BC-49")
def test_evacuation_leaves_the_trap_behind_and_retreats() -> None:
    fight = khadath(None, spaces=(2, 4)).beat("evacuation/shot", "maneuver/strike")
    assert trap_of(fight) == 2
    assert fight.emitted("moved") == [{"fighter": 0, "by": 0, "way": "retreat", "start": 2, "end": 1, "passed": []}]
    assert fight.emitted("hit", attacker=0)[0]["reach"] == [1, 5]
    assert fight.stage("khadath.evacuation/0") == "start"


def test_evacuation_with_the_trap_there_already_retreats_all_the_same() -> None:
    fight = khadath(2, spaces=(2, 4)).beat("evacuation/shot", "maneuver/strike")
    assert not fight.emitted("marker")
    assert fight.spaces() == [1, 4]
    fight = khadath(None, spaces=(0, 3)).beat("evacuation/shot", "maneuver/strike")
    assert trap_of(fight) == 0
    assert not fight.emitted("moved")


@pytest.mark.rule("BC-76")
@pytest.mark.parametrize(("end", "why"), [("s2", "avoided"), ("s3", "range")])
def test_evacuation_is_not_hit_from_the_trap(end: str, why: str) -> None:
    fight = khadath(None, opponent="vanaah", spaces=(2, 4)).lay("evacuation/grasp", "paladin/drive").on(end)
    assert [m["why"] for m in fight.emitted("missed", attacker=1)] == ([why] if why == "avoided" else [])
    assert fight.life()[0] == (20 if why == "avoided" else 16)


@pytest.mark.rule("BC-49")
@pytest.mark.parametrize(
    ("trap", "offered"), [(None, {"0", "1", "3", "5"}), (3, {"0", "1", "5"}), (6, {"0", "1", "3", "5"})]
)
def test_blight_lays_the_trap_in_range_but_not_under_the_opponent(trap: int | None, offered: set[str]) -> None:
    fight = khadath(trap, spaces=(2, 4)).lay("blight/strike", "maneuver/burst").on()
    # Khadath is faster: his start effect comes first; reach 1 to 3.
    assert fight.board.phase == "start"
    assert fight.question() == (0, "space")
    assert fight.offered == offered
    fight.on("5")
    assert trap_of(fight) == 5


@pytest.mark.parametrize("base", ["dash", "snare"])
def test_blight_lays_nothing_without_a_range_in_numbers(base: str) -> None:
    fight = khadath(6, spaces=(2, 4)).lay(f"blight/{base}", "cyclone/strike").on()
    assert not fight.emitted("marker")
    assert trap_of(fight) == 6


@pytest.mark.rule("BC-57")
def test_lure_pulls_any_number_short_of_passing() -> None:
    fight = khadath(None, spaces=(1, 6)).lay("lure/strike", "maneuver/shot")
    fight.use(0, "hasten").on()
    assert fight.emitted("hit", attacker=0)[0]["reach"] == [1, 6]
    assert fight.question() == (0, "move")
    assert fight.offered == {"s5", "s4", "s3", "s2", "stay"}
    fight.on("s2")
    assert fight.spaces() == [1, 2]
    assert fight.emitted("damage", fighter=1)[0]["power"] == 3


def test_lure_pulls_nobody_it_has_not_hit() -> None:
    fight = khadath(None, spaces=(1, 6)).beat("lure/strike", "downdraft/shot")
    assert fight.emitted("missed", attacker=0, why="avoided")
    assert not fight.emitted("moved")


def test_lure_asks_nothing_of_an_adjacent_opponent() -> None:
    fight = khadath(None, spaces=(1, 2)).beat("lure/strike", "downdraft/shot")
    assert fight.emitted("hit", attacker=0)
    assert fight.spaces() == [1, 2]


# ---------------------------------------------------------------- base and finisher


@pytest.mark.rule("BC-17")
@pytest.mark.parametrize(("trap", "hit"), [(6, True), (5, True), (4, False), (None, False)])
def test_snare_hits_whoever_is_within_one_of_the_trap(trap: int | None, hit: bool) -> None:
    fight = khadath(trap, spaces=(0, 6)).lay("blight/snare", "maneuver/strike").on()
    assert bool(fight.emitted("hit", attacker=0)) is hit
    assert fight.life() == [20, 17 if hit else 20]
    # The range of Blight does not matter: an opponent within it is missed far from the trap.
    near = khadath(6, spaces=(0, 2)).lay("blight/snare", "maneuver/strike").on()
    assert near.emitted("missed", attacker=0)


@pytest.mark.rule("BC-13")
def test_snare_is_stable() -> None:
    fight = khadath(4, spaces=(3, 4)).beat("hunters/snare", "hurricane/strike")
    assert fight.emitted("damage", fighter=0)[0]["guard"] is None
    assert not fight.emitted("stunned", fighter=0)


@pytest.mark.rule("BC-49")
def test_snare_fixes_the_trap_for_the_beat() -> None:
    fight = khadath(4, spaces=(2, 4)).beat("evacuation/snare", "maneuver/shot")
    assert trap_of(fight) == 4
    assert fight.spaces() == [1, 4]
    fight = khadath(4, spaces=(2, 4)).beat("teleport/snare", "maneuver/shot", answers=["s0"])
    assert trap_of(fight) == 4
    assert not fight.emitted("marker")


@pytest.mark.rule("BC-17", "BC-33")
@pytest.mark.parametrize(("trap", "hit"), [(6, True), (5, False), (None, False)])
def test_dimensional_exile_hits_on_the_trap_only(trap: int | None, hit: bool) -> None:
    fight = khadath(trap, spaces=(0, 6)).rich(0).lay("maneuver/strike", "maneuver/strike").on("play")
    assert bool(fight.emitted("hit", attacker=0)) is hit
    assert [d["power"] for d in fight.emitted("damage", fighter=1)] == ([25] if hit else [])
    assert bool(fight.emitted("over", winners=[0], reason="knockout")) is hit


@pytest.mark.rule("BC-13")
def test_dimensional_exile_is_stable() -> None:
    fight = khadath(4, spaces=(3, 4)).rich(0).lay("maneuver/grasp", "cyclone/strike").on("play")
    assert fight.emitted("damage", fighter=0)[0]["guard"] is None
    assert fight.emitted("damage", fighter=1)[0]["power"] == 25


def test_two_of_khadath_have_a_trap_each() -> None:
    fight = Fight("khadath", "khadath", spaces=(2, 4))
    fight.set(0, markers={TRAP: 4}).set(1, markers={TRAP: 1}).lay("lure/strike", "evacuation/strike").on()
    assert fight.speeds() == {0: 2 - 1, 1: 3 - 3}
    assert [fighter.markers for fighter in fight.board.fighters] == [{TRAP: 4}, {TRAP: 4}]
