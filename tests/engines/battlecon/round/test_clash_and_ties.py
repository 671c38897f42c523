"""Equal priorities: clashes, the sign ▲, and what is left when there is no base (BC-23, BC-24, BC-36)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.battlecon.duels import Fight
from tests.engines.battlecon.kits import HALT, Raw, ability, card, duel, op, when, with_style


def lose(n: int) -> Raw:
    return op("lose", by=n)


def clashing(fight: Fight) -> bool:
    """Whether both are asked for a new base."""
    return [(d.seat, d.kind) for d in fight.match.asks] == [(0, "clash"), (1, "clash")]


def bases(red: str, blue: str, fight: Fight) -> Fight:
    """Lay new bases in a clash, and go on."""
    return fight.answer(fight.name(0, red), seat=0).answer(fight.name(1, blue), seat=1).on()


# ---------------------------------------------------------------- a clash


@pytest.mark.rule("BC-23")
def test_equal_priority_is_a_clash_of_new_bases_from_hand_face_down() -> None:
    fight = duel().lay("plain/drive", "plain/drive").on()
    assert clashing(fight)
    assert {option.key for option in fight.match.asks[0].options} == {
        card for card in fight.fighter(0).hand if card in fight.rules.pack.bases("red")
    }
    fight.answer("strike", seat=0)
    assert not fight.emitted("clash")
    fight.answer("shot", seat=1)
    assert fight.emitted("clash") == [{"bases": [[0, "strike"], [1, "shot"]]}]
    assert fight.speeds() == {0: 3, 1: 2}


@pytest.mark.rule("BC-23")
def test_only_the_top_base_counts_and_is_discarded_the_others_go_back_to_hand() -> None:
    fight = duel(None, with_style(when("start", HALT)), spaces=(2, 3)).lay("plain/drive", "own/drive").on()
    bases("strike", "strike", fight)
    assert clashing(fight), "equal again"
    bases("jab", "shot", fight)
    assert (fight.power(0), fight.priority(0), fight.reach(0)) == (2, 3, (1, 1))
    assert {"drive", "strike"} <= {*fight.fighter(0).hand}
    fight.on("0")
    for i, top in ((0, "red.jab"), (1, "shot")):
        assert top in fight.fighter(i).discard_1
        assert len(fight.fighter(i).discard_1) == 2
        assert {"drive", "strike"} <= {*fight.fighter(i).hand}
    assert fight.emitted("hit", attacker=0)
    assert not fight.emitted("moved"), "Drive is covered: its advance does not happen"


REVEALING: dict[str, Any] = {
    "styles": (card("own", when("reveal", lose(1))),),
    "bases": (
        card("first", when("reveal", lose(2), op("bonus", stat="power", by=3)), when("start", lose(9)), priority=4),
        card("second", when("reveal", lose(4)), priority=5, power=1, range=(1, 1)),
    ),
}


@pytest.mark.rule("BC-23")
def test_only_the_new_bases_reveal_effects_are_applied_and_those_of_earlier_ones_persist() -> None:
    fight = duel(REVEALING, spaces=(2, 3)).lay("own/first", "plain/drive").on()
    assert clashing(fight)
    assert fight.life() == [20, 17]
    bases("second", "shot", fight)
    assert fight.life() == [20, 20 - 3 - 4 - (1 + 3)], "the style's and the first base's effects are not applied again"
    assert fight.emitted("damage", fighter=1)[0]["power"] == 4, "the first base's bonus persists"


@pytest.mark.rule("BC-23")
def test_the_new_bases_effects_may_lead_to_the_next_clash_or_decide_it() -> None:
    slow = {"bases": (card("slow", when("reveal", op("bonus", stat="priority", by=-1)), priority=4),)}
    fight = duel(slow).lay("plain/strike", "plain/strike").on()
    bases("slow", "drive", fight)
    assert fight.speeds() == {0: 3, 1: 4}


@pytest.mark.rule("BC-23")
def test_bonuses_count_in_the_comparison() -> None:
    fight = duel(with_style(priority=1)).lay("own/strike", "plain/drive").on()
    assert clashing(fight)
    fight = duel().lay("plain/jab", "plain/shot").use(1, "hasten").use(0, "fortify").on()
    assert fight.speeds() == {0: 3, 1: 4}


# ---------------------------------------------------------------- without bases


@pytest.mark.rule("BC-36")
@pytest.mark.parametrize("lacking", [0, 1])
def test_without_a_base_left_all_goes_straight_to_recycling(lacking: int) -> None:
    every = ability(when("start", lose(1)), when("before", lose(1)), when("end", lose(1)), when("recycle", lose(1)))
    fight = duel({"ability": every}, {"ability": every}, spaces=(2, 3))
    name = ("red", "blue")[lacking]
    fight.set(lacking, hand=(f"{name}.plain", "strike", f"{name}.calm", "shot"), discard_2=("grasp",))
    fight.lay("plain/strike", "plain/strike").on()
    bases("shot", "shot", fight)
    assert fight.emitted("no_bases")
    assert not fight.emitted("attack")
    assert not fight.emitted("effect")
    assert fight.life() == [20, 20]
    for i, kit in enumerate(("red", "blue")):
        fighter = fight.fighter(i)
        assert {*fighter.discard_1} == {f"{kit}.plain", "shot"}, "the style and the last base"
        assert "strike" in fighter.hand
    assert "grasp" in fight.fighter(lacking).hand, "cards are recycled as usual"
    assert fight.board.force == [3, 3]
    assert fight.board.beat == 2


# ---------------------------------------------------------------- the sign ▲

TIE = {"styles": (card("own", tie=True),)}


@pytest.mark.rule("BC-24")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize("winner", [0, 1])
def test_the_sign_wins_a_tie_without_a_clash(winner: int, active: int) -> None:
    fight = duel(*((TIE, None) if winner == 0 else (None, TIE)), active=active)
    fight.beat(*(("own/strike", "plain/strike") if winner == 0 else ("plain/strike", "own/strike")))
    assert fight.board.active == winner
    assert not fight.emitted("tied")
    assert fight.emitted("order")[0]["order"] == [winner, 1 - winner]


@pytest.mark.rule("BC-24")
@pytest.mark.parametrize("active", [0, 1])
def test_with_the_sign_on_both_sides_the_active_player_stays(active: int) -> None:
    fight = duel(TIE, TIE, active=active).beat("own/strike", "own/strike")
    assert fight.emitted("order")[0]["order"] == [active, 1 - active]
    assert fight.board.active == active


@pytest.mark.rule("BC-24")
def test_the_sign_decides_ties_alone() -> None:
    fight = duel(TIE, TIE).beat("own/shot", "own/strike")
    assert fight.board.active == 1
    fight = duel(TIE).beat("own/shot", "plain/strike")
    assert fight.board.active == 1


@pytest.mark.rule("BC-24")
def test_a_caused_clash_comes_after_all_reveal_effects_whatever_the_speeds() -> None:
    cause = with_style(when("reveal", op("clash")), priority=2)
    fight = duel(cause, with_style(when("reveal", lose(3)))).lay("own/strike", "own/shot").on()
    assert clashing(fight)
    assert fight.emitted("tied") == [{"caused": True}]
    assert fight.life() == [17, 20]
    bases("drive", "grasp", fight)
    assert not fight.match.asks or not clashing(fight), "one clash is caused, the new bases decide"
    assert fight.speeds() == {0: 6, 1: 5}


@pytest.mark.rule("BC-24")
@pytest.mark.parametrize("pair", ["own/strike", "own/shot"])
def test_one_sign_anywhere_means_no_clash_even_if_an_effect_causes_one(pair: str) -> None:
    cause = with_style(when("reveal", op("clash")))
    fight = duel(cause, TIE).beat("own/strike", pair)
    assert not fight.emitted("tied")
    assert fight.board.active == (1 if pair == "own/strike" else 0)


@pytest.mark.rule("BC-24")
def test_a_sign_on_a_base_laid_in_a_clash_ends_it() -> None:
    fight = duel({"bases": (card("signed", tie=True, priority=2),)}).lay("plain/strike", "plain/strike").on()
    bases("signed", "shot", fight)
    assert fight.speeds() == {0: 2, 1: 2}
    assert fight.board.active == 0
