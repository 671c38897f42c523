"""Anya, card by card: a vortex on the board, on which she is faster and near which others are easier to hurt."""

from __future__ import annotations

import pytest

from engines.battlecon.game import BATTLECON
from tests.engines.battlecon.duels import Fight, figures_of

VORTEX = "anya.vortex"
GUST = "anya.ability.gust"
SUPPORTS = {"strengthen", "fortify", "hasten", "pass"}


def fight_with(*spaces: int, vortex: int | None, rival: str = "claus", side: int = 0) -> Fight:
    """Return a fight in which the vortex lies on a space, or in supply."""
    fight = Fight("anya", rival, spaces=spaces, sides={0: side})
    fight.fighter(0).markers = {} if vortex is None else {VORTEX: vortex}
    return fight


def vortex(fight: Fight) -> int | None:
    """Where the vortex lies."""
    return fight.fighter(0).markers.get(VORTEX)


@pytest.mark.rule("BC-82")
def test_her_figures_agree_with_the_book() -> None:
    assert figures_of("anya") == {
        "airy": ((0, 1), -1, 1, 0),
        "circling": ((0, 1), -1, -1, 0),
        "sweeping": ((0, 1), 0, -1, 2),
        "becalmed": ((0, 0), 1, -2, 3),
        "diving": ((0, 0), 0, -1, 0),
        "whirl": ("x", 2, 4, 0),
        "eye_of_the_storm": ("x", 6, 6, 0),
        "seven_winds": ((1, 2), 5, 7, 0),
    }
    kit = BATTLECON.standard.pack.kit["anya"]
    assert (kit.life, kit.source) == (20, "ours")


@pytest.mark.rule("BC-82", "BC-14")
def test_airy_shot_is_the_books_and_an_attack_of_hers_reaches_two_to_four() -> None:
    fight = fight_with(0, 6, vortex=None).lay("airy/shot", "maneuver/burst").on()
    assert fight.emitted("revealed", fighter=0)[0]["figures"] == {
        "range": [1, 5], "power": 2, "priority": 3, "guard": 2, "tie": False,
    }  # fmt: skip
    fight = fight_with(0, 6, vortex=None).lay("airy/burst", "maneuver/shot").on()
    assert fight.emitted("revealed", fighter=0)[0]["figures"]["range"] == [2, 4]  # type: ignore[index]  # figures


# ---------------------------------------------------------------- the vortex itself


@pytest.mark.rule("BC-49")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_vortex_starts_on_the_middle_space(seat: int) -> None:
    kits = ("anya", "claus") if seat == 0 else ("claus", "anya")
    assert Fight(*kits).fighter(seat).markers == {VORTEX: 3}


@pytest.mark.rule("BC-90", "BC-47")
@pytest.mark.parametrize(
    ("at", "power", "priority"), [(0, 4, 3), (1, 4, 3), (2, 5, 4), (3, 5, 3), (4, 5, 3), (5, 4, 3), (None, 4, 3)]
)
def test_the_opponent_near_the_vortex_is_hit_harder_and_she_on_it_is_faster(
    at: int | None, power: int, priority: int
) -> None:
    fight = fight_with(2, 3, vortex=at).beat("maneuver/strike", "maneuver/shot", answers=["keep"])
    assert fight.speeds() == {0: priority, 1: 2}
    assert fight.emitted("damage", fighter=1)[0]["power"] == power
    assert fight.emitted("damage", fighter=0) == [], "Claus is stunned"


def test_the_vortex_changes_nothing_for_the_opponent() -> None:
    fight = fight_with(2, 3, vortex=3).beat("becalmed/strike", "maneuver/strike", answers=["decline"])
    assert fight.speeds() == {0: 1, 1: 3}
    assert fight.emitted("damage", fighter=0)[0]["power"] == 4


@pytest.mark.rule("BC-35", "BC-49")
def test_a_gust_moves_the_vortex_by_one_once_a_beat() -> None:
    fight = fight_with(0, 6, vortex=3).lay("maneuver/strike", "maneuver/shot")
    assert fight.offered == {GUST} | SUPPORTS
    fight.answer(GUST)
    assert fight.question() == (0, "space")
    assert fight.offered == {"2", "4"}
    fight.answer("2")
    assert vortex(fight) == 2
    fight.answer("pass")
    assert fight.question() == (0, "advantage")
    assert fight.offered == SUPPORTS
    assert fight.spaces() == [0, 6]


@pytest.mark.parametrize(("at", "to"), [(0, 1), (6, 5)])
def test_a_gust_at_the_edge_has_one_way(at: int, to: int) -> None:
    fight = fight_with(2, 4, vortex=at).lay("maneuver/strike", "maneuver/shot").answer(GUST)
    assert vortex(fight) == to


@pytest.mark.rule("BC-35")
def test_a_gust_is_not_offered_while_the_vortex_is_in_supply() -> None:
    fight = fight_with(0, 6, vortex=None).lay("maneuver/strike", "maneuver/shot")
    assert fight.offered == SUPPORTS


@pytest.mark.rule("BC-49", "BC-30")
def test_a_vortex_in_supply_comes_back_on_her_space_in_recycle() -> None:
    fight = fight_with(0, 6, vortex=None).beat("maneuver/strike", "maneuver/shot", answers=["keep"])
    assert vortex(fight) == 0
    assert fight.emitted("marker")[0] == {"fighter": 0, "marker": VORTEX, "start": None, "end": 0}


def test_a_vortex_on_the_board_stays_in_recycle() -> None:
    fight = fight_with(0, 6, vortex=4).beat("maneuver/strike", "maneuver/shot", answers=["keep"])
    assert (vortex(fight), fight.emitted("marker")) == (4, [])


# ---------------------------------------------------------------- styles


@pytest.mark.rule("BC-53")
def test_airy_may_teleport_to_the_vortex_before() -> None:
    fight = fight_with(0, 5, vortex=4).lay("airy/strike", "maneuver/shot").on()
    assert fight.question() == (0, "effect")
    assert fight.offered == {"anya.airy/0", "decline"}
    fight.answer("anya.airy/0")
    assert fight.spaces() == [4, 5]
    assert fight.stage("anya.airy/0") == "attack"
    moved = fight.emitted("moved")[0]
    assert (moved["way"], moved["passed"]) == ("teleport", [])
    assert fight.emitted("hit", attacker=0)[0]["reach"] == [1, 2]
    assert vortex(fight) == 4


def test_airy_may_stay() -> None:
    fight = fight_with(0, 5, vortex=4).lay("airy/strike", "maneuver/grasp").on("decline")
    assert fight.spaces() == [0, 5]


@pytest.mark.rule("BC-53", "BC-40")
@pytest.mark.parametrize("at", [0, 5, None])
def test_airy_offers_nothing_where_no_teleport_is_possible(at: int | None) -> None:
    fight = fight_with(0, 5, vortex=at).beat("airy/strike", "maneuver/shot")
    assert fight.spaces() == [0, 5]
    assert not fight.emitted("moved")


@pytest.mark.rule("BC-85")
def test_circling_past_the_opponent_makes_her_active_and_attack_first() -> None:
    fight = fight_with(2, 3, vortex=None).lay("circling/strike", "maneuver/strike").on()
    assert fight.speeds() == {0: 2, 1: 3}
    assert fight.question() == (0, "move")
    assert fight.offered == {"s4", "s5"}
    fight.answer("s4")
    assert fight.emitted("active") == [{"fighter": 0}]
    assert [emitted["attacker"] for emitted in fight.emitted("attack")] == [0, 1]
    assert fight.board.active == 0


@pytest.mark.rule("BC-85")
def test_circling_on_her_own_side_leaves_the_order() -> None:
    fight = fight_with(0, 3, vortex=None).lay("circling/strike", "maneuver/strike").on()
    assert fight.offered == {"s1", "s2"}
    fight.answer("s2")
    assert fight.emitted("active") == []
    assert [emitted["attacker"] for emitted in fight.emitted("attack")] == [1, 0]


@pytest.mark.rule("BC-49")
@pytest.mark.parametrize(("at", "power"), [(0, 6), (4, 6)])
def test_sweeping_may_take_the_vortex_off_for_two_power(at: int, power: int) -> None:
    fight = fight_with(2, 3, vortex=at).lay("sweeping/strike", "maneuver/shot").use(0, "hasten").on()
    assert fight.question() == (0, "effect")
    assert fight.offered == {"anya.sweeping/0", "decline"}
    fight.answer("anya.sweeping/0")
    assert fight.emitted("marker")[0]["end"] is None
    assert fight.emitted("damage", fighter=1)[0]["power"] == power, "near the vortex no longer (BC-97)"
    assert fight.offered == {"s4", "s5", "stay"}
    fight.answer("stay")
    assert vortex(fight) == 2


@pytest.mark.parametrize(("at", "power"), [(0, 4), (4, 5)])
def test_sweeping_may_leave_the_vortex_where_it_lies(at: int, power: int) -> None:
    fight = fight_with(2, 3, vortex=at).lay("sweeping/strike", "maneuver/shot").use(0, "hasten").on("decline")
    assert fight.emitted("damage", fighter=1)[0]["power"] == power
    fight.answer("s5")
    assert (fight.spaces(), vortex(fight)) == ([2, 5], at)


def test_sweeping_without_a_vortex_on_the_board_has_nothing_to_take_off() -> None:
    fight = fight_with(2, 3, vortex=None).lay("sweeping/strike", "maneuver/shot").use(0, "hasten").on()
    assert fight.question() == (0, "move")
    assert fight.emitted("damage", fighter=1)[0]["power"] == 4


def test_sweeping_that_misses_does_nothing() -> None:
    fight = fight_with(0, 6, vortex=3).beat("sweeping/strike", "maneuver/grasp")
    assert (vortex(fight), fight.spaces()) == (3, [0, 6])


@pytest.mark.rule("BC-49")
def test_becalmed_may_lay_the_vortex_on_her_space_at_the_end() -> None:
    fight = fight_with(1, 6, vortex=3).lay("becalmed/strike", "maneuver/grasp").on()
    assert fight.question() == (0, "effect")
    assert fight.offered == {"anya.becalmed/0", "decline"}
    fight.answer("anya.becalmed/0")
    assert vortex(fight) == 1
    fight = fight_with(1, 6, vortex=3).beat("becalmed/strike", "maneuver/grasp", answers=["decline"])
    assert vortex(fight) == 3


@pytest.mark.rule("BC-40", "BC-49")
def test_becalmed_offers_nothing_when_the_vortex_lies_there_already() -> None:
    fight = fight_with(1, 6, vortex=1).beat("becalmed/strike", "maneuver/grasp")
    assert (vortex(fight), fight.emitted("marker")) == (1, [])


@pytest.mark.rule("BC-52", "BC-91")
@pytest.mark.parametrize(("space", "power"), [(3, 4), (4, 5), (5, 6), (6, 6)])
def test_diving_closes_until_adjacent_and_adds_up_to_two_power(space: int, power: int) -> None:
    fight = fight_with(2, space, vortex=None).beat("diving/strike", "maneuver/shot", uses=[(0, "hasten")])
    assert fight.spaces() == [space - 1, space]
    assert fight.stage("anya.diving/0") == "attack"
    assert fight.emitted("damage", fighter=1)[0]["power"] == power


# ---------------------------------------------------------------- base


@pytest.mark.rule("BC-17")
@pytest.mark.parametrize(("at", "hits"), [(4, False), (5, True), (6, True), (None, False)])
def test_whirl_hits_on_and_next_to_the_vortex_at_any_distance(at: int | None, hits: bool) -> None:
    fight = fight_with(0, 6, vortex=at).lay("airy/whirl", "maneuver/shot").on(*([] if at in (None, 6) else ["decline"]))
    assert bool(fight.emitted("hit", attacker=0)) is hits
    assert [emitted["why"] for emitted in fight.emitted("missed", attacker=0)] == ([] if hits else ["range"])


@pytest.mark.rule("BC-54")
def test_whirl_shifts_the_one_hit_and_moves_the_vortex_at_the_end() -> None:
    fight = fight_with(0, 4, vortex=5).lay("diving/whirl", "maneuver/shot").on()
    assert fight.question() == (0, "move")
    assert fight.offered == {"s5", "s2"}
    assert fight.stage("anya.whirl/0") == "hit"
    fight.answer("s5")
    damage = fight.emitted("damage", fighter=1)[0]
    assert damage["power"] == 2 + 2 + 1
    assert fight.stage("anya.whirl/1") == "end"
    assert fight.question() == (0, "space")
    assert fight.offered == {"3", "4", "6"}
    fight.answer("3")
    assert vortex(fight) == 3


# ---------------------------------------------------------------- finishers


@pytest.mark.rule("BC-17", "BC-25")
def test_eye_of_the_storm_moves_first_and_pushes_to_the_edge() -> None:
    fight = fight_with(0, 3, vortex=6).rich(0).lay("maneuver/strike", "maneuver/strike").on("play")
    assert fight.speeds() == {0: 6, 1: 3}
    assert fight.question() == (0, "space")
    assert fight.offered == {"4", "5"}
    assert fight.stage("anya.eye_of_the_storm/0") == "start"
    fight.answer("4")
    assert fight.emitted("damage", fighter=1)[0]["power"] == 7
    assert fight.spaces() == [0, 6]
    assert fight.fighter(0).finisher == -1


@pytest.mark.rule("BC-17")
def test_eye_of_the_storm_misses_two_spaces_from_the_vortex() -> None:
    fight = fight_with(0, 3, vortex=6).rich(0).lay("maneuver/strike", "maneuver/strike").on("play", "5")
    assert fight.emitted("missed", attacker=0)
    assert fight.spaces() == [0, 3]


@pytest.mark.rule("BC-53", "BC-93")
def test_seven_winds_teleports_lays_the_vortex_and_makes_her_faster_for_the_fight() -> None:
    fight = fight_with(0, 3, vortex=6, side=1).rich(0).lay("maneuver/strike", "maneuver/strike").on("play")
    assert fight.speeds() == {0: 7, 1: 3}
    assert fight.question() == (0, "move")
    assert fight.offered == {"s2", "s4"}
    fight.answer("s4")
    assert fight.emitted("damage", fighter=1)[0]["power"] == 5
    assert fight.question() == (0, "effect")
    assert fight.offered == {"anya.seven_winds/1", "decline"}
    assert fight.board.phase == "attack"
    fight.answer("anya.seven_winds/1")
    assert fight.question() == (0, "space")
    assert fight.offered == {"0", "1", "2", "3", "4", "5"}
    fight.answer("0")
    assert vortex(fight) == 0
    assert fight.stage("anya.seven_winds/0") == "attack"
    assert fight.stage("anya.seven_winds/2") == "end"
    for _ in range(2):
        fight.refill().lay("diving/strike", "maneuver/shot").on()
        assert fight.speeds() == {0: 3, 1: 2}
    assert fight.life()[1] < 20


def test_a_mirror_has_two_vortices_that_mind_their_owners() -> None:
    fight = Fight("anya", "anya", spaces=(0, 6))
    fight.fighter(0).markers, fight.fighter(1).markers = {VORTEX: 6}, {VORTEX: 3}
    fight.lay("becalmed/strike", "maneuver/strike").use(1, "gust").answer("2").on("keep", "decline")
    assert (fight.fighter(0).markers, fight.fighter(1).markers) == ({VORTEX: 6}, {VORTEX: 2})
    assert fight.speeds() == {0: 1, 1: 3}
