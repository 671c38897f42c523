"""Spells: which of them work, on whom, and the properties that they give."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engines.krendel.board import Options
from engines.krendel.content.shapes import (
    AttackOnly,
    Effect,
    ExtraTrophy,
    Extreme,
    FightWithAll,
    Modify,
    Shield,
    Side,
    Thorns,
    WithPrevious,
)
from tests.engines.krendel.support.tables import ATTACK_UP, Player, creature, table

DEFENCE_UP = Modify("self", "defence", 3)


# -------------------------------------------------------------------- which spells work


@pytest.mark.rule("TK-07")
def test_only_the_top_spell_works() -> None:
    t = table(sasha=Player(1, 5, spell=[DEFENCE_UP], beneath=[ATTACK_UP], covered=[ATTACK_UP]), petya=Player(2, 2))
    assert t.reveal_all().totals() == {"sasha": (1, 8), "petya": (2, 2)}


@pytest.mark.rule("TK-07")
def test_a_creature_s_own_spell_does_not_work_while_it_fights() -> None:
    inverted = creature("sasha", 1, 5, [ATTACK_UP, DEFENCE_UP])
    t = table(sasha=Player(spell=[]), petya=Player(2, 2), cards=[inverted])
    assert t.reveal_all().totals() == {"sasha": (1, 5), "petya": (2, 2)}


@pytest.mark.rule("TK-20")
@pytest.mark.parametrize(
    ("spell", "beneath", "covered", "attack"),
    [
        ([WithPrevious()], [ATTACK_UP], [ATTACK_UP], 3),
        ([WithPrevious(), ATTACK_UP], [ATTACK_UP], [ATTACK_UP], 5),
        ([WithPrevious()], [WithPrevious(), ATTACK_UP], [ATTACK_UP], 3),
        ([WithPrevious()], [WithPrevious()], [ATTACK_UP], 1),
        ([], [WithPrevious()], [ATTACK_UP], 1),
        ([WithPrevious()], None, None, 1),
    ],
)
def test_with_the_previous_one_switches_on_the_card_directly_beneath_only(
    spell: Sequence[Effect], beneath: Sequence[Effect] | None, covered: Sequence[Effect] | None, attack: int
) -> None:
    t = table(sasha=Player(1, 5, spell=spell, beneath=beneath, covered=covered), petya=Player(2, 2)).reveal_all()
    assert t.totals() == {"sasha": (attack, 5), "petya": (2, 2)}


@pytest.mark.rule("TK-20")
def test_the_working_spells_are_shown() -> None:
    t = table(sasha=Player(spell=[WithPrevious()], beneath=[], covered=[]), petya=Player(spell=[], beneath=[]))
    assert [w.spells for w in t.seen(None).table.wizards] == [("sasha_spell", "sasha_beneath"), ("petya_spell",)]
    t.reveal_all()
    assert [w.spells for w in t.seen(None).table.wizards] == [("sasha_spell", "sasha_beneath"), ("petya_spell",)]


# -------------------------------------------------------------------- attack and defence


@pytest.mark.rule("TK-18")
def test_a_spell_changes_the_own_figures() -> None:
    t = table(
        sasha=Player(1, 5, spell=[Modify("self", "attack", 3), Modify("self", "defence", -2)]),
        petya=Player(2, 3),
        masha=Player(2, 3),
    ).reveal_all()
    assert t.totals() == {"sasha": (4, 3), "petya": (2, 3), "masha": (2, 3)}
    changes = [[0, "sasha_spell", "attack", 3], [0, "sasha_spell", "defence", -2]]
    assert t.events("totals")[0] == {"seat": "sasha", "attack": 4, "defence": 3, "changes": changes}
    assert [success for attacker, _, success in t.attacks() if attacker == "sasha"] == [True, True]


@pytest.mark.rule("TK-18", "TK-21")
def test_a_spell_on_neighbours_reaches_left_and_right_and_nobody_else() -> None:
    t = table(
        sasha=Player(1, 9, spell=[Modify("neighbours", "attack", -1), Modify("neighbours", "defence", 2)]),
        petya=Player(2, 3),
        masha=Player(2, 3),
        vasya=Player(4, 5),
    ).reveal_all()
    assert t.totals() == {"sasha": (1, 9), "petya": (1, 5), "masha": (2, 3), "vasya": (3, 7)}


@pytest.mark.rule("TK-18")
@pytest.mark.parametrize(
    ("who", "petya", "vasya"),
    [("left", (3, 9), (0, 9)), ("right", (0, 9), (3, 9))],
)
def test_left_is_the_next_player_clockwise(who: Side, petya: tuple[int, int], vasya: tuple[int, int]) -> None:
    t = table(sasha=Player(spell=[Modify(who, "attack", 3)]), petya=Player(), masha=Player(), vasya=Player())
    t.reveal_all()
    assert t.totals() == {"sasha": (0, 9), "petya": petya, "masha": (0, 9), "vasya": vasya}


@pytest.mark.rule("TK-18")
@pytest.mark.parametrize("who", ["left", "right"])
def test_with_two_players_left_and_right_are_the_same(who: Side) -> None:
    t = table(sasha=Player(spell=[Modify(who, "defence", -2)]), petya=Player(1, 6)).reveal_all()
    assert t.totals() == {"sasha": (0, 9), "petya": (1, 4)}


@pytest.mark.rule("TK-21")
def test_neighbours_in_a_spell_include_who_fights_with_all() -> None:
    t = table(
        sasha=Player(spell=[Modify("neighbours", "attack", 1)]),
        petya=Player(spell=[]),
        masha=Player(spell=[FightWithAll(), Modify("neighbours", "defence", -1)]),
        vasya=Player(spell=[]),
        glasha=Player(spell=[]),
    ).reveal_all()
    assert t.totals() == {  # Саша is no neighbour of Маша's, though Маша is one of Саша's
        "sasha": (0, 9),
        "petya": (1, 8),
        "masha": (1, 9),
        "vasya": (0, 8),
        "glasha": (1, 9),
    }


@pytest.mark.rule("TK-21", "TK-15")
def test_neighbours_in_a_spell_follow_the_symmetric_option() -> None:
    t = table(
        sasha=Player(spell=[]),
        petya=Player(spell=[]),
        masha=Player(spell=[FightWithAll(), Modify("neighbours", "defence", -1)]),
        vasya=Player(spell=[]),
        glasha=Player(spell=[]),
        options=Options(fight_with_all="symmetric"),
    ).reveal_all()
    assert t.totals() == {"sasha": (0, 8), "petya": (0, 8), "masha": (0, 9), "vasya": (0, 8), "glasha": (0, 8)}


@pytest.mark.rule("TK-21")
def test_an_opponent_s_spell_works_whatever_the_own_one_says() -> None:
    t = table(
        sasha=Player(2, 9, spell=[AttackOnly("left"), Modify("self", "attack", 1)]),
        petya=Player(0, 9, spell=[Modify("right", "attack", -2)]),
        masha=Player(0, 9, spell=[]),
        vasya=Player(0, 9, spell=[Modify("neighbours", "attack", 4)]),
    ).reveal_all()
    assert t.totals() == {"sasha": (5, 9), "petya": (0, 9), "masha": (4, 9), "vasya": (0, 9)}


@pytest.mark.rule("TK-19")
def test_totals_may_fall_below_zero_and_are_compared_there() -> None:
    down = Modify("neighbours", "attack", -3)
    t = table(
        sasha=Player(1, 9, spell=[down]),
        petya=Player(1, 0, spell=[Modify("self", "defence", -3)]),
        masha=Player(0, 9, spell=[]),
        vasya=Player(0, 9, spell=[Modify("neighbours", "attack", -3)]),
        condition=Extreme("attack", "lowest"),
    )
    t.reveal_all()
    assert t.totals() == {"sasha": (-2, 9), "petya": (-2, -3), "masha": (-3, 9), "vasya": (-3, 9)}
    assert t.attacks()[:2] == [("sasha", "petya", True), ("sasha", "vasya", False)]
    assert ("masha", "petya", False) in t.attacks()  # -3 does not beat -3
    assert t.fulfilled() == ["masha", "vasya"]


@pytest.mark.rule("TK-19")
def test_totals_are_computed_once_and_hold_for_the_reward() -> None:
    spell = [Modify("self", "attack", 5), ExtraTrophy(2)]
    t = table(
        sasha=Player(1, 9, spell=spell, wounds=1), petya=Player(4, 5, wounds=1), condition=Extreme("attack", "highest")
    )
    t.reveal_all()
    assert t.attacks() == [("sasha", "petya", True), ("petya", "sasha", False)]
    assert t.totals() == {"sasha": (6, 9), "petya": (4, 5)}
    assert t.fulfilled() == ["sasha"]


# -------------------------------------------------------------------- properties


@pytest.mark.rule("TK-17", "TK-18")
def test_extra_trophies_come_with_each_success_and_wound_no_deeper() -> None:
    t = table(
        sasha=Player(4, 9, spell=[ExtraTrophy(2)]), petya=Player(0, 3), masha=Player(0, 9), vasya=Player(0, 3)
    ).reveal_all()
    assert t.tracks() == {"sasha": (6, 0), "petya": (0, 1), "masha": (0, 0), "vasya": (0, 1)}
    assert t.events("attack")[0]["trophies"] == 3


@pytest.mark.rule("TK-17", "TK-18")
def test_extra_trophies_do_not_come_with_a_failure_nor_to_the_one_attacked() -> None:
    t = table(sasha=Player(4, 3, spell=[ExtraTrophy(2)]), petya=Player(4, 4)).reveal_all()
    assert t.tracks() == {"sasha": (0, 1), "petya": (1, 0)}


@pytest.mark.rule("TK-17", "TK-18")
def test_thorns_wound_who_is_repelled_and_only_him() -> None:
    t = table(
        sasha=Player(0, 4, spell=[Thorns(2)]), petya=Player(4, 9), masha=Player(0, 9), vasya=Player(5, 9)
    ).reveal_all()
    assert t.tracks() == {"sasha": (0, 1), "petya": (0, 2), "masha": (0, 0), "vasya": (1, 0)}
    repelled = next(fact for fact in t.events("attack") if fact["attacker"] == "petya" and fact["target"] == "sasha")
    assert (repelled["success"], repelled["wounds"], repelled["thorns"]) == (False, 0, 2)


@pytest.mark.rule("TK-18")
def test_a_shield_repels_the_first_attack_that_would_succeed_and_no_other() -> None:
    t = table(sasha=Player(0, 4, spell=[Shield()]), petya=Player(4, 9), masha=Player(5, 9), vasya=Player(5, 9))
    t.reveal_all()
    hits = [(f["attacker"], f["success"], f["shielded"]) for f in t.events("attack") if f["target"] == "sasha"]
    assert hits == [("petya", False, False), ("vasya", False, True)]
    assert t.tracks()["sasha"] == (0, 0)
    assert t.tracks()["vasya"] == (0, 0)


@pytest.mark.rule("TK-18", "TK-12")
@pytest.mark.parametrize(("first", "stopped", "through"), [("petya", "petya", "vasya"), ("vasya", "vasya", "petya")])
def test_a_shield_stops_one_attack_only_and_the_order_says_which(first: str, stopped: str, through: str) -> None:
    t = table(
        sasha=Player(0, 4, spell=[Shield()]), petya=Player(5, 9), masha=Player(), vasya=Player(5, 9), first=first
    ).reveal_all()
    tracks = t.tracks()
    assert (tracks[stopped], tracks[through], tracks["sasha"], tracks["masha"]) == ((0, 0), (1, 0), (0, 1), (0, 0))


@pytest.mark.rule("TK-18")
def test_thorns_wound_who_is_stopped_by_the_shield_too() -> None:
    t = table(sasha=Player(0, 4, spell=[Shield(), Thorns(1)]), petya=Player(5, 9)).reveal_all()
    assert t.tracks() == {"sasha": (0, 0), "petya": (0, 1)}
    fact = t.events("attack")[1]
    assert (fact["success"], fact["shielded"], fact["trophies"], fact["thorns"]) == (False, True, 0, 1)


@pytest.mark.rule("TK-18")
def test_a_shield_is_there_again_in_the_next_round_of_its_spell_only() -> None:
    t = table(sasha=Player(0, 4, spell=[Shield()], hand=["sasha", "weak"]), petya=Player(5, 9, hand=["petya", "p"]))
    t.reveal_all()
    assert t.tracks() == {"sasha": (0, 0), "petya": (0, 0)}
    assert t.board.fight is not None
    assert [a.shielded for a in t.board.fight.attacks] == [False, True]
    t.discard().reveal_all({"sasha": "weak", "petya": "p"})
    assert [a.shielded for a in t.board.fight.attacks] == [False, False]


@pytest.mark.rule("TK-18")
@pytest.mark.parametrize(("side", "target"), [("left", "petya"), ("right", "vasya")])
def test_attack_only_leaves_one_side_and_stops_nobody_from_attacking_the_holder(side: Side, target: str) -> None:
    t = table(sasha=Player(spell=[AttackOnly(side)]), petya=Player(), masha=Player(), vasya=Player()).reveal_all()
    assert t.attacked_by("sasha") == [target]
    assert [attacker for attacker, attacked, _ in t.attacks() if attacked == "sasha"] == ["petya", "vasya"]
    assert t.shown_neighbours()["sasha"] == ["petya", "vasya"]


@pytest.mark.rule("TK-18", "TK-20")
@pytest.mark.parametrize(("top", "beneath", "target"), [("left", "right", "petya"), ("right", "left", "vasya")])
def test_of_two_attack_only_the_top_one_counts(top: Side, beneath: Side, target: str) -> None:
    sasha = Player(spell=[WithPrevious(), AttackOnly(top)], beneath=[AttackOnly(beneath)])
    t = table(sasha=sasha, petya=Player(), masha=Player(), vasya=Player()).reveal_all()
    assert t.attacked_by("sasha") == [target]


@pytest.mark.rule("TK-21", "TK-18")
def test_attack_only_does_not_narrow_whom_a_spell_reaches() -> None:
    spell = [AttackOnly("left"), Modify("neighbours", "defence", -2)]
    t = table(sasha=Player(spell=spell), petya=Player(), masha=Player(), vasya=Player()).reveal_all()
    assert t.totals() == {"sasha": (0, 9), "petya": (0, 7), "masha": (0, 9), "vasya": (0, 7)}


@pytest.mark.rule("TK-18", "TK-13")
@pytest.mark.parametrize("holder", ["masha", "vasya"])
def test_attack_only_does_not_spare_who_fights_with_all(holder: str) -> None:
    seats = {name: Player() for name in ("sasha", "petya", "masha", "vasya")}
    seats["sasha"] = Player(spell=[AttackOnly("left")])
    seats[holder] = Player(spell=[FightWithAll()])
    t = table(**seats).reveal_all()
    assert t.attacked_by("sasha") == ["petya", holder]


@pytest.mark.rule("TK-18", "TK-15")
def test_attack_only_holds_for_who_fights_with_all_by_the_symmetric_option_too() -> None:
    seats = {name: Player() for name in ("sasha", "petya", "masha", "vasya", "glasha")}
    seats["sasha"] = Player(spell=[FightWithAll(), AttackOnly("right")])
    seats["masha"] = Player(spell=[FightWithAll()])
    t = table(**seats, options=Options(fight_with_all="symmetric")).reveal_all()
    assert t.attacked_by("sasha") == ["masha", "glasha"]
    assert t.attacked_by("masha") == ["vasya", "glasha", "sasha", "petya"]


@pytest.mark.rule("TK-18", "TK-14")
@pytest.mark.parametrize("side", ["left", "right"])
def test_attack_only_changes_nothing_between_two_players(side: Side) -> None:
    t = table(sasha=Player(spell=[AttackOnly(side)]), petya=Player()).reveal_all()
    assert t.attacked_by("sasha") == ["petya"]


@pytest.mark.rule("TK-18", "TK-20")
def test_properties_of_both_working_spells_add_up() -> None:
    t = table(
        sasha=Player(4, 4, spell=[WithPrevious(), ExtraTrophy(1), Thorns(1)], beneath=[ExtraTrophy(2), Thorns(2)]),
        petya=Player(1, 3),
    ).reveal_all()
    assert t.tracks() == {"sasha": (4, 0), "petya": (0, 4)}
