"""Juto (adapted): seven bases of its own, and every wound stuns."""

from __future__ import annotations

import pytest

from engines.battlecon.game import BATTLECON
from tests.engines.battlecon.duels import Fight, figures_of

BASES = {"flash", "lance", "press", "scythe", "spellbolt", "staff", "whirlpool"}


@pytest.mark.rule("BC-81")
def test_figures() -> None:
    kit = BATTLECON.standard.pack.kit["juto"]
    assert figures_of("juto") == {
        "fluffy": ((0, 0), -1, 1, 0),
        "snuggly": ((0, 1), -1, -1, 0),
        "cuddly": ((0, 0), 1, 1, 0),
        "cute": ((0, 1), 0, -2, 0),
        "fuzzy": ((0, 0), 1, -2, 5),
        "flash": ((1, 1), 1, 6, 0),
        "lance": ((2, 2), 3, 5, 0),
        "press": ((1, 2), 1, 0, 6),
        "scythe": ((1, 2), 3, 3, 3),
        "spellbolt": ((2, 6), 2, 3, 0),
        "staff": ((1, 2), 3, 4, 4),
        "whirlpool": ((1, 2), 3, 3, 0),
        "ban_hammer": ((1, 1), 5, 5, 0),
    }
    assert (kit.life, kit.source, kit.own_bases, kit.tokens) == (20, "adapted", True, ())
    assert not any(card.tie or card.fixed for card in (*kit.styles, *kit.bases))


@pytest.mark.rule("BC-02")
def test_the_standard_bases_are_not_his() -> None:
    hand = set(Fight("juto", "claus").fighter(0).hand)
    styles = {"fluffy", "snuggly", "cuddly", "cute", "fuzzy"}
    assert hand == {*(f"juto.{name}" for name in BASES | styles), "maneuver"}


# ---------------------------------------------------------------- ability


@pytest.mark.rule("BC-99")
@pytest.mark.parametrize(("style", "power", "stunned"), [("fluffy", 2, True), ("cuddly", 4, False)])
def test_a_wound_stuns_whatever_the_guard_but_with_cuddly(style: str, power: int, stunned: bool) -> None:
    fight = Fight("juto", "claus", spaces=(0, 2)).beat(
        f"{style}/lance", "maneuver/strike", answers=["stay"] if style == "fluffy" else []
    )
    hit = fight.emitted("damage", fighter=1)[0]
    assert (hit["power"], hit["guard"]) == (power, 5)
    assert bool(fight.emitted("stunned", fighter=1)) is stunned
    assert not fight.emitted("stunned", fighter=0)


def test_cuddly_stuns_by_more_damage_than_guard() -> None:
    fight = Fight("juto", "claus", spaces=(0, 2)).beat("cuddly/lance", "maneuver/shot")
    assert fight.emitted("stunned", fighter=1)


@pytest.mark.rule("BC-13", "BC-99")
def test_the_stable_are_not_stunned() -> None:
    fight = Fight("juto", "eustace", spaces=(0, 2)).beat("snuggly/lance", "frostbite/strike")
    assert fight.emitted("damage", fighter=1)[0]["taken"] == 2
    assert not fight.emitted("stunned")
    assert fight.emitted("not_stunned", fighter=1)


@pytest.mark.rule("BC-99")
@pytest.mark.parametrize(("used", "stunned"), [(1, True), (2, False)])
def test_a_blow_that_does_no_damage_stuns_nobody(used: int, stunned: bool) -> None:
    fight = Fight("juto", "eustace", spaces=(0, 2)).beat(
        "snuggly/lance", "ivory/strike", uses=[(1, "frostflow")] * used
    )
    assert fight.emitted("damage", fighter=1)[0]["taken"] == 2 - used
    assert bool(fight.emitted("stunned", fighter=1)) is stunned


def test_the_wounds_of_the_opponent_stun_by_the_common_rule() -> None:
    fight = Fight("juto", "claus", spaces=(2, 3)).beat("fuzzy/scythe", "cyclone/strike", answers=["stay"])
    hit = fight.emitted("damage", fighter=0)[0]
    assert (hit["taken"], hit["guard"]) == (5, 5 + 3)
    assert not fight.emitted("stunned", fighter=0)


# ---------------------------------------------------------------- styles


@pytest.mark.rule("BC-91")
def test_fluffy_moves_up_to_three_either_way_after_the_attack_even_a_miss() -> None:
    fight = Fight("juto", "claus", spaces=(2, 6)).lay("fluffy/lance", "maneuver/strike").on()
    assert fight.emitted("missed", attacker=0)
    assert fight.question() == (0, "move")
    assert fight.offered == {"s0", "s1", "s3", "s4", "s5", "stay"}
    fight.on("s5")
    assert fight.spaces() == [5, 6]
    # He comes into reach by it.
    assert fight.emitted("hit", attacker=1)


@pytest.mark.parametrize(("space", "life"), [(4, 12), (5, 12), (6, 10)])
def test_snuggly_heals_two_by_a_hit(space: int, life: int) -> None:
    fight = Fight("juto", "claus", spaces=(2, space)).set(0, life=10).set(1, life=10)
    fight.beat("snuggly/lance", "maneuver/strike")
    assert fight.life() == [life, 8 if life == 12 else 10]


@pytest.mark.rule("BC-46")
def test_snuggly_heals_not_above_the_start() -> None:
    fight = Fight("juto", "claus", spaces=(0, 2)).set(0, life=19).beat("snuggly/lance", "maneuver/strike")
    assert fight.emitted("healed") == [{"fighter": 0, "amount": 1, "life": 20}]


@pytest.mark.parametrize(("answer", "space"), [("s1", 1), ("stay", 2)])
def test_cute_may_retreat_one_at_the_start(answer: str, space: int) -> None:
    fight = Fight("juto", "claus", spaces=(2, 4)).lay("cute/lance", "cyclone/strike").on()
    assert fight.question() == (0, "move")
    assert fight.offered == {"s1", "stay"}
    fight.on(answer)
    assert fight.spaces() == [space, 4]
    assert fight.emitted("hit", attacker=0)[0]["reach"] == [2, 3]
    assert fight.stage("juto.cute/0") == "start"


# ---------------------------------------------------------------- bases


@pytest.mark.rule("BC-71")
def test_flash_ignores_guard_and_advances_first() -> None:
    fight = Fight("juto", "claus", spaces=(1, 3)).beat("cuddly/flash", "maneuver/strike")
    assert [(m["fighter"], m["way"], m["end"]) for m in fight.emitted("moved")] == [(0, "advance", 2)]
    hit = fight.emitted("damage", fighter=1)[0]
    # Not even Cuddly: 2 against no guard.
    assert (hit["power"], hit["guard"]) == (2, 0)
    assert fight.emitted("stunned", fighter=1)


@pytest.mark.rule("BC-92")
@pytest.mark.parametrize(
    ("spaces", "offered", "end"),
    [((1, 5), {"s4", "s3"}, 3), ((1, 4), set(), 3), ((1, 3), set(), 3), ((1, 2), set(), 2)],
)
def test_lance_keeps_the_opponent_from_entering_spaces_next_to_juto(
    spaces: tuple[int, int], offered: set[str], end: int
) -> None:
    fight = Fight("juto", "vanaah", spaces=spaces).lay("cuddly/lance", "vengeance/drive").on()
    if offered:
        assert fight.question() == (1, "move")
        assert fight.offered == offered
        fight.on(f"s{end}")
    assert fight.spaces() == [spaces[0], end]


def test_lance_stops_teleports_to_these_spaces_too() -> None:
    fight = Fight("juto", "vanaah", spaces=(1, 4)).beat("cuddly/lance", "paladin/strike")
    assert not fight.emitted("moved")
    fight = Fight("juto", "vanaah", spaces=(1, 4)).lay("fuzzy/press", "paladin/strike").on()
    assert fight.question() == (1, "move")
    assert fight.offered == {"s0", "s2"}


def test_lance_holds_neither_ways_out_nor_juto() -> None:
    fight = Fight("juto", "vanaah", spaces=(3, 4)).lay("fluffy/lance", "paladin/burst").on()
    assert fight.question() == (1, "move")
    assert fight.offered == {"s5", "s6"}
    fight.on("s6")
    assert fight.question() == (0, "move")
    assert fight.offered == {"s0", "s1", "s2", "s4", "s5", "stay"}


@pytest.mark.rule("BC-97")
@pytest.mark.parametrize(
    ("pair", "power", "taken"), [("cyclone/shot", 6, 4), ("hurricane/shot", 8, 6), ("maneuver/strike", 2, 0)]
)
def test_press_is_stronger_by_the_damage_taken(pair: str, power: int, taken: int) -> None:
    fight = Fight("juto", "claus", spaces=(2, 4)).beat("cuddly/press", pair)
    assert fight.life()[0] == 20 - taken
    assert fight.emitted("damage", fighter=1)[0]["power"] == power
    assert [d["guard"] for d in fight.emitted("damage", fighter=0)] == ([6] if taken else [])


def test_scythe_advances_one_and_may_pull_one() -> None:
    fight = Fight("juto", "claus", spaces=(0, 3)).lay("cuddly/scythe", "maneuver/strike").on()
    assert [(m["fighter"], m["way"], m["end"]) for m in fight.emitted("moved")] == [(0, "advance", 1)]
    assert fight.question() == (0, "move")
    assert fight.offered == {"s2", "stay"}
    fight.on("s2")
    assert fight.spaces() == [1, 2]
    assert fight.emitted("hit", attacker=0)[0]["reach"] == [1, 2]
    assert fight.emitted("hit", attacker=1)
    assert fight.emitted("damage", fighter=0)[0]["guard"] == 3


def test_scythe_pulls_nobody_it_has_missed() -> None:
    fight = Fight("juto", "claus", spaces=(0, 6)).beat("cuddly/scythe", "maneuver/strike")
    assert fight.spaces() == [1, 6]


@pytest.mark.rule("BC-48")
def test_spellbolt_pulls_or_weakens() -> None:
    fight = Fight("juto", "claus", spaces=(0, 5)).lay("cuddly/spellbolt", "blast/shot").on()
    assert fight.question() == (0, "option")
    assert fight.offered == {"0", "1"}
    fight.on("1")
    assert fight.emitted("bonus") == [
        {"target": 1, "owner": 0, "source": "juto.spellbolt", "stat": "power", "by": -2, "until": "beat"}
    ]
    assert fight.emitted("damage", fighter=0)[0]["power"] == 1
    assert fight.emitted("damage", fighter=1)[0]["power"] == 3
    assert fight.spaces() == [0, 4]
    fight = Fight("juto", "claus", spaces=(0, 5)).lay("cuddly/spellbolt", "blast/shot").on("0")
    assert fight.question() == (0, "move")
    assert fight.offered == {"s2", "s3"}
    fight.on("s2")
    assert fight.spaces() == [0, 2]
    assert fight.emitted("damage", fighter=0)[0]["power"] == 3


@pytest.mark.parametrize(("space", "hit"), [(1, False), (2, True), (6, True)])
def test_spellbolt_reaches_from_two_to_six(space: int, hit: bool) -> None:
    fight = Fight("juto", "claus", spaces=(0, space)).lay("fluffy/spellbolt", "maneuver/shot")
    fight.on(*(["1"] if hit else []), "stay")
    assert bool(fight.emitted("hit", attacker=0)) is hit


@pytest.mark.rule("BC-55")
def test_staff_pushes_one_and_bans_advances_for_the_beat() -> None:
    fight = Fight("juto", "eustace", spaces=(1, 2)).beat("cuddly/staff", "frostbite/drive")
    assert [(m["fighter"], m["way"], m["end"]) for m in fight.emitted("moved")] == [(1, "push", 3)]
    assert fight.emitted("missed", attacker=1)
    fight.beat("fluffy/press", "ivory/cross", answers=["eustace.ivory/0", "stay"])
    assert [(m["way"], m["end"]) for m in fight.emitted("moved", fighter=1)][:2] == [("push", 3), ("advance", 2)]


def test_staff_bans_neither_retreats_nor_anything_after_a_miss() -> None:
    fight = Fight("juto", "eustace", spaces=(1, 2)).lay("cuddly/staff", "frostbite/cross").on()
    # After his own attack Cross moves either way: only away is left.
    assert fight.emitted("moved", fighter=1, way="move", end=4)
    assert fight.spaces() == [1, 4]
    fight = Fight("juto", "eustace", spaces=(0, 6)).lay("cuddly/staff", "frostbite/drive").on()
    assert fight.question() == (1, "move")
    assert fight.offered == {"s4", "s5"}


def test_whirlpool_pulls_one_at_the_start_and_moves_up_to_four_after() -> None:
    fight = Fight("juto", "claus", spaces=(1, 4)).lay("cuddly/whirlpool", "maneuver/strike").on()
    assert fight.emitted("moved") == [{"fighter": 1, "by": 0, "way": "pull", "start": 4, "end": 3, "passed": []}]
    assert fight.emitted("hit", attacker=0, distance=2)
    assert fight.question() == (0, "move")
    assert fight.offered == {"s0", "s2", "s4", "s5", "s6", "stay"}
    fight.on("stay")
    assert fight.spaces() == [1, 3]


@pytest.mark.rule("BC-57")
def test_whirlpool_pulls_an_adjacent_opponent_past() -> None:
    fight = Fight("juto", "claus", spaces=(2, 3)).lay("cuddly/whirlpool", "maneuver/strike").on("stay")
    assert fight.spaces() == [2, 1]


# ---------------------------------------------------------------- finisher


@pytest.mark.rule("BC-47", "BC-78", "BC-81")
def test_ban_hammer_removes_a_style_and_a_base_of_each_from_the_game() -> None:
    fight = Fight("juto", "eustace", spaces=(2, 3)).rich(0).lay("maneuver/press", "frostbite/strike").on("play")
    assert fight.question() == (0, "remove")
    styles = {f"eustace.{name}" for name in ("elementary", "ivory", "frigid", "frostbite", "barons")}
    assert fight.offered == {*styles, "maneuver"}
    fight.on("eustace.barons")
    assert fight.question() == (0, "remove")
    assert fight.offered == {"eustace.cross", "strike", "drive", "dash", "grasp", "burst", "shot"}
    fight.on("strike")
    # Manoeuvre went with the finisher.
    assert fight.question() == (1, "remove")
    assert fight.offered == {f"juto.{name}" for name in ("fluffy", "snuggly", "cuddly", "cute", "fuzzy")}
    fight.on("juto.fuzzy")
    assert fight.offered == {f"juto.{name}" for name in BASES}
    fight.on("juto.press")
    assert fight.life() == [20, 15]
    assert fight.emitted("missed", attacker=1)
    for i, gone in ((0, {"juto.fuzzy", "juto.press"}), (1, {"eustace.barons", "strike"})):
        fighter = fight.fighter(i)
        assert gone <= set(fighter.removed)
        assert not gone & {*fighter.hand, *fighter.discard_1, *fighter.discard_2}


@pytest.mark.rule("BC-15", "BC-78")
def test_what_ban_hammer_leaves_without_a_base_has_no_range() -> None:
    fight = Fight("juto", "eustace", spaces=(2, 3)).rich(0).lay("maneuver/press", "frostbite/strike")
    fight.on("play", "eustace.barons", "strike", "juto.fuzzy", "juto.press")
    assert fight.emitted("missed", attacker=1)[0]["why"] == "no_range"


def test_ban_hammer_takes_a_style_out_of_the_pair_too() -> None:
    fight = Fight("juto", "eustace", spaces=(2, 3)).rich(0).lay("maneuver/press", "frostbite/strike")
    fight.on("play", "eustace.frostbite", "eustace.cross", "juto.fuzzy", "juto.press")
    # No longer stable: the wound stuns.
    assert fight.emitted("stunned", fighter=1)
    assert fight.fighter(1).discard_1 == ("strike",)


@pytest.mark.rule("BC-78", "BC-95")
@pytest.mark.parametrize(("gone", "armour"), [("kehrolyn.exoskeletal", 0), ("kehrolyn.whip", 4)])
def test_ban_hammer_ends_what_a_style_out_of_the_pair_was_copied_for(gone: str, armour: int) -> None:
    fight = Fight("juto", "kehrolyn", spaces=(2, 3)).rich(0)
    hand = tuple(card for card in fight.fighter(1).hand if card != "kehrolyn.mutating")
    fight.set(1, hand=hand, discard_1=("kehrolyn.mutating",)).lay("maneuver/press", "exoskeletal/strike")
    fight.on("play", gone, "drive", "juto.fuzzy", "juto.press")
    assert fight.emitted("copied", style="kehrolyn.exoskeletal")
    assert fight.emitted("damage", fighter=1)[0]["armour"] == armour


def test_ban_hammer_that_misses_removes_nothing() -> None:
    fight = Fight("juto", "claus", spaces=(2, 4)).rich(0).beat("maneuver/press", "maneuver/strike", answers=["play"])
    assert not fight.emitted("card_removed")
    assert fight.fighter(1).removed == ()


def test_the_wound_of_ban_hammer_stuns_whatever_the_guard() -> None:
    fight = Fight("juto", "claus", spaces=(2, 3)).rich(0).lay("maneuver/press", "maneuver/strike")
    fight.on("play", "claus.blast", "drive", "juto.fuzzy", "juto.press")
    hit = fight.emitted("damage", fighter=1)[0]
    assert (hit["power"], hit["guard"]) == (5, 5)
    assert fight.emitted("stunned", fighter=1)


@pytest.mark.rule("BC-40")
def test_the_active_one_removes_first() -> None:
    fight = Fight("juto", "claus", spaces=(2, 3)).rich(0).lay("maneuver/press", "maneuver/tempest")
    fight.use(0, "fortify").use(1, "hasten").on("play", "stay")
    assert fight.board.active == 1
    assert fight.question() == (1, "remove")
    fight.on("juto.fuzzy", "juto.press")
    assert fight.question() == (0, "remove")


def test_two_of_juto_may_name_the_same_cards() -> None:
    fight = Fight("juto", "juto", spaces=(2, 3)).rich(0).lay("maneuver/press", "fuzzy/press")
    fight.on("play", "juto.cute", "juto.lance", "juto.cute", "juto.lance")
    assert [sorted(fighter.removed) for fighter in fight.board.fighters] == [["juto.cute", "juto.lance"]] * 2
