"""Alexian (adapted): blows that armour takes, and Chivalry tokens for the opponent."""

from __future__ import annotations

import pytest

from engines.battlecon.game import BATTLECON
from tests.engines.battlecon.duels import Fight, figures_of

CHIVALRY = "alexian.chivalry"


@pytest.mark.rule("BC-81")
def test_figures() -> None:
    kit = BATTLECON.standard.pack.kit["alexian"]
    assert figures_of("alexian") == {
        "gestalt": ((0, 0), 2, -1, 3),
        "regal": ((0, 0), 1, 1, 3),
        "stalwart": ((0, 0), 1, -3, 5),
        "mighty": ((0, 0), 0, 1, 2),
        "steeled": ((0, 0), 2, -1, 0),
        "divider": ((1, 1), 4, 2, "stable"),
        "empire_divider": ((1, 2), 7, 4, "stable"),
        "hail_the_king": ((1, 1), 0, 0, 0),
    }
    assert (kit.life, kit.source, kit.own_bases) == (20, "adapted", False)
    assert [(t.id, t.supply, t.exhausted, t.per_beat) for t in kit.tokens] == [("chivalry", 1, 2, 0)]
    assert not any(card.tie or card.fixed for card in (*kit.styles, *kit.bases))


def test_gestalt_advances_up_to_one_at_start_and_is_not_moved_by_the_opponent() -> None:
    fight = Fight("alexian", "claus", spaces=(2, 3)).lay("gestalt/strike", "maneuver/grasp").on()
    assert fight.question() == (0, "move")
    assert fight.offered == {"s4", "stay"}
    assert fight.stage("alexian.gestalt/1") == "start"
    fight.on("stay")
    assert fight.emitted("hit", attacker=1, target=0)
    assert fight.spaces() == [2, 3]
    assert fight.life() == [18, 14]


def test_another_style_is_moved_by_the_opponent() -> None:
    fight = Fight("alexian", "claus", spaces=(2, 3)).lay("regal/strike", "maneuver/grasp").on()
    assert fight.question() == (1, "move")
    assert fight.offered == {"s1", "s4"}


@pytest.mark.rule("BC-92")
def test_regal_keeps_an_adjacent_opponent_from_retreating_on_foot() -> None:
    fight = Fight("alexian", "claus", spaces=(2, 3)).beat("regal/drive", "maneuver/burst", answers=["s4"])
    assert not fight.emitted("moved", fighter=1)
    assert fight.spaces() == [4, 3]


def test_regal_lets_an_opponent_retreat_who_is_further_away() -> None:
    fight = Fight("alexian", "claus").lay("regal/strike", "maneuver/burst").on()
    assert fight.question() == (1, "move")
    assert fight.offered == {"s5", "s6"}


def test_regal_hinders_neither_teleports_nor_advances_nor_its_own_side() -> None:
    fight = Fight("alexian", "byron", spaces=(2, 3), active=1).lay("regal/burst", "breathless/strike").on()
    assert fight.question() == (1, "effect")
    fight.on("byron.breathless/0")
    assert fight.offered == {"s4", "s5", "s6"}
    fight.on("s4")
    assert fight.question() == (0, "move")
    assert fight.offered == {"s0", "s1"}
    # An adjacent opponent may still advance, past Alexian too.
    other = Fight("alexian", "vanaah", spaces=(2, 3)).lay("regal/shot", "vengeance/drive").on()
    assert other.question() == (1, "move")
    assert other.offered == {"s0", "s1"}


@pytest.mark.parametrize(("space", "end", "power"), [(2, 1, 4), (3, 2, 5), (5, 4, 7), (6, 4, 7)])
def test_stalwart_closes_up_to_three_and_strikes_harder_for_each_space(space: int, end: int, power: int) -> None:
    fight = Fight("alexian", "claus", spaces=(1, space)).beat("stalwart/shot", "maneuver/strike")
    assert fight.spaces() == [end, space]
    (hit,) = fight.emitted("damage", fighter=1)
    assert hit["power"] == power
    assert fight.stage("alexian.stalwart/0") == "attack"
    assert not fight.emitted("bonus", until="fight")
    # Claus strikes first: five more guard than Shot's two hold out.
    assert not fight.emitted("stunned", fighter=0)


def test_mighty_has_one_armour_and_takes_away_the_range_of_the_opponents_style() -> None:
    fight = Fight("alexian", "claus", spaces=(2, 5)).beat("mighty/strike", "blast/strike")
    assert fight.emitted("missed", attacker=1, why="range", distance=2, reach=[1, 1])
    near = Fight("alexian", "claus", spaces=(2, 4)).beat("mighty/strike", "blast/strike")
    (hit,) = near.emitted("damage", fighter=0)
    assert (hit["power"], hit["armour"], hit["taken"], hit["guard"]) == (4, 1, 3, 7)
    # The other figures of the style stay: two guard.
    (answer,) = near.emitted("damage", fighter=1)
    assert (answer["power"], answer["armour"], answer["guard"]) == (4, 0, 7)


def test_without_mighty_the_opponents_style_range_counts() -> None:
    fight = Fight("alexian", "claus", spaces=(2, 5)).beat("regal/strike", "blast/strike")
    assert fight.emitted("hit", attacker=1, distance=2, reach=[1, 2])
    (hit,) = fight.emitted("damage", fighter=0)
    assert (hit["armour"], hit["taken"]) == (0, 4)


@pytest.mark.rule("BC-97")
@pytest.mark.parametrize(
    ("space", "absorbed", "offered"),
    [(5, 3, {"s2", "s3", "s4", "stay"}), (3, 1, {"s2", "stay"}), (4, 2, {"s2", "s3", "stay"})],
)
def test_steeled_has_armour_by_distance_and_advances_by_what_it_took(
    space: int, absorbed: int, offered: set[str]
) -> None:
    fight = Fight("alexian", "claus", spaces=(1, space)).lay("steeled/shot", "maneuver/shot").on()
    (hit,) = fight.emitted("damage", fighter=0)
    assert (hit["power"], hit["armour"], hit["taken"]) == (3, absorbed, 3 - absorbed)
    assert fight.armour(0) == 0, "what burned stays burned"
    assert fight.question() == (0, "move")
    assert fight.offered == offered
    fight.on("s2")
    assert fight.spaces() == [2, space]


def test_steeled_has_no_armour_next_to_the_opponent_and_then_does_not_move() -> None:
    fight = Fight("alexian", "claus", spaces=(1, 2)).beat("steeled/shot", "maneuver/grasp", answers=["s3"])
    (hit,) = fight.emitted("damage", fighter=0)
    assert (hit["armour"], hit["taken"]) == (0, 2)
    assert not fight.emitted("moved", way="advance")


def test_divider_has_two_armour_is_not_stunned_and_gives_a_token_at_the_end() -> None:
    fight = Fight("alexian", "claus", spaces=(2, 3)).beat("stalwart/divider", "hurricane/strike")
    (hit,) = fight.emitted("damage", fighter=0)
    assert (hit["power"], hit["armour"], hit["taken"], hit["guard"]) == (7, 2, 5, None)
    assert fight.emitted("not_stunned", fighter=0, why="stable")
    assert fight.life() == [15, 15]
    assert fight.fighter(1).tokens[CHIVALRY] == 3, "one for the hit, one at the end"
    assert fight.stage("alexian.divider/1") == "end"
    assert fight.fighter(0).exhausted[CHIVALRY] == 0
    missed = Fight("alexian", "claus", spaces=(0, 6)).beat("stalwart/divider", "hurricane/strike")
    assert missed.fighter(1).tokens[CHIVALRY] == 2, "at the end alone"


@pytest.mark.rule("BC-94")
def test_a_hit_hands_over_a_token_until_all_are_with_the_opponent() -> None:
    fight = Fight("alexian", "claus", spaces=(2, 3))
    assert (fight.fighter(1).tokens[CHIVALRY], fight.fighter(0).exhausted[CHIVALRY]) == (1, 2)
    assert fight.fighter(0).tokens.get(CHIVALRY, 0) == 0
    fight.beat("regal/strike", "maneuver/strike")
    assert (fight.fighter(1).tokens[CHIVALRY], fight.fighter(0).exhausted[CHIVALRY]) == (2, 1)
    fight.set(0, exhausted={"chivalry": 0}).set(1, tokens={CHIVALRY: 3})
    life = fight.life()[1]
    fight.beat("mighty/drive", "cyclone/shot", answers=["s4"])
    assert fight.fighter(1).tokens[CHIVALRY] == 3
    assert fight.life()[1] == life - 3, "no more tokens, nothing else instead"
    missed = Fight("alexian", "claus", spaces=(0, 6)).beat("regal/strike", "maneuver/strike")
    assert missed.fighter(1).tokens[CHIVALRY] == 1


@pytest.mark.rule("BC-94")
def test_the_opponent_uses_any_number_of_tokens_for_power_and_priority() -> None:
    fight = Fight("alexian", "claus", spaces=(2, 3)).set(0, exhausted={"chivalry": 1}).set(1, tokens={CHIVALRY: 2})
    fight.lay("mighty/strike", "maneuver/strike")
    assert fight.question()[0] == 0
    assert fight.offered == {"strengthen", "fortify", "hasten", "pass"}, "they are not Alexian's to use"
    fight.use(1, CHIVALRY).use(1, CHIVALRY)
    fight.on()
    assert fight.compared() == [4, 5]
    assert fight.emitted("damage", fighter=0)[0]["power"] == 6
    assert fight.emitted("damage", fighter=1)[0]["power"] == 4
    assert fight.emitted("attack")[0]["attacker"] == 1
    # Both went to Alexian's exhausted area, and one came over again for the hit.
    assert (fight.fighter(1).tokens[CHIVALRY], fight.fighter(0).exhausted[CHIVALRY]) == (1, 2)


def test_a_token_gives_nothing_against_regal() -> None:
    fight = Fight("alexian", "claus", spaces=(2, 3)).lay("regal/strike", "maneuver/strike").use(1, CHIVALRY).on()
    assert fight.compared() == [4, 3]
    assert fight.emitted("attack")[0]["attacker"] == 0
    (hit,) = fight.emitted("damage", fighter=0)
    assert hit["power"] == 4


def test_empire_divider_has_four_armour_and_gives_three_tokens_for_its_hit() -> None:
    fight = Fight("alexian", "claus", spaces=(2, 4), sides={0: 0})
    fight.set(0, life=9, exhausted={"chivalry": 3}).set(1, tokens={CHIVALRY: 0})
    fight.board.force[0] = 9
    fight.lay("maneuver/strike", "maneuver/grasp").on("play")
    assert fight.question() == (0, "effect")
    assert fight.offered == {"alexian.ability/0", "alexian.empire_divider/1"}
    fight.on("alexian.empire_divider/1")
    assert [emitted["change"] for emitted in fight.emitted("tokens", how="given", to=1)] == [3]
    assert fight.fighter(1).tokens[CHIVALRY] == 3
    assert fight.emitted("hit", attacker=0, distance=2, reach=[1, 2])
    assert fight.life() == [9, 13]
    later = Fight("alexian", "claus", spaces=(2, 4), sides={0: 0}).set(0, life=9, exhausted={"chivalry": 3}).rich(0)
    later.lay("maneuver/strike", "maneuver/grasp").on("play", "alexian.ability/0")
    assert [emitted["change"] for emitted in later.emitted("tokens", how="given", to=1)] == [1, 2], (
        "as many as there are"
    )


def test_empire_divider_takes_a_blow() -> None:
    fight = Fight("alexian", "claus", spaces=(2, 3), sides={0: 0}).set(0, life=9)
    fight.board.force[0] = 9
    fight.lay("maneuver/strike", "hurricane/grasp").on("play", "s1")
    (hit,) = fight.emitted("damage", fighter=0)
    assert (hit["power"], hit["armour"], hit["taken"]) == (5, 4, 1)
    assert fight.emitted("not_stunned", fighter=0, why="stable")
    assert fight.emitted("hit", attacker=0, distance=2)


def test_hail_the_king_repays_what_its_armour_took_and_the_spaces_it_came() -> None:
    fight = Fight("alexian", "claus", spaces=(1, 4), sides={0: 1}).set(0, life=9)
    fight.board.force[0] = 9
    fight.lay("maneuver/strike", "hurricane/shot").on("play")
    (hit,) = fight.emitted("damage", fighter=0)
    assert (hit["power"], hit["armour"], hit["taken"]) == (6, 6, 0)
    assert fight.question() == (0, "move")
    assert fight.offered == {"s2", "s3", "s5", "s6", "stay"}
    assert fight.power(0) == 6
    fight.on("s3")
    (answer,) = fight.emitted("damage", fighter=1)
    assert answer["power"] == 8
    assert not fight.emitted("bonus", until="fight")


def test_hail_the_king_takes_six_and_comes_from_afar() -> None:
    fight = Fight("alexian", "claus", spaces=(1, 4), sides={0: 1}).set(0, life=9).rich(0)
    fight.lay("maneuver/strike", "hurricane/shot").use(1, "strengthen").on("play")
    (hit,) = fight.emitted("damage", fighter=0)
    assert (hit["power"], hit["armour"], hit["taken"], hit["guard"]) == (8, 6, 2, 0)
    far = Fight("alexian", "claus", spaces=(0, 6), sides={0: 1}).set(0, life=9).rich(0)
    far.lay("maneuver/strike", "maneuver/strike").on("play")
    assert far.offered == {"s1", "s2", "s3", "s4", "s5", "stay"}


def test_hail_the_king_counts_spaces_without_the_fighter_it_jumps() -> None:
    fight = Fight("alexian", "claus", spaces=(1, 4), sides={0: 1}).set(0, life=9)
    fight.board.force[0] = 9
    fight.beat("maneuver/strike", "maneuver/strike", answers=["play", "s5"])
    (answer,) = fight.emitted("damage", fighter=1)
    assert answer["power"] == 3


def test_hail_the_king_without_blow_or_way_deals_nothing() -> None:
    fight = Fight("alexian", "claus", spaces=(1, 2), sides={0: 1}).set(0, life=9)
    fight.board.force[0] = 9
    fight.beat("maneuver/strike", "downdraft/burst", answers=["play", "s4", "stay"])
    assert fight.life()[1] == 20


def test_two_of_them_hand_their_tokens_to_each_other() -> None:
    fight = Fight("alexian", "alexian", spaces=(2, 3)).beat("mighty/strike", "mighty/shot", uses=[(0, "chivalry")])
    assert [fight.fighter(i).tokens[CHIVALRY] for i in (0, 1)] == [1, 2]
    assert [fight.fighter(i).exhausted[CHIVALRY] for i in (0, 1)] == [1, 2]
    assert fight.emitted("attack")[0]["attacker"] == 0
    assert fight.compared() == [5, 3]
    assert fight.emitted("damage", fighter=1)[0]["power"] == 5


@pytest.mark.rule("BC-61")
def test_between_two_enemies_he_says_who_gets_the_token() -> None:
    fight = Fight("alexian", "claus", "cadenza", spaces=(4, 1, 7)).lay(
        "mighty/divider", "cyclone/strike", "battery/press"
    )
    fight.on()
    assert fight.question() == (0, "opponent")
    assert fight.offered == {"1", "2"}
    before = [fight.fighter(i).tokens.get(CHIVALRY, 0) for i in (1, 2)]
    fight.on("2")
    assert [fight.fighter(i).tokens.get(CHIVALRY, 0) for i in (1, 2)] == [before[0], before[1] + 1]
    near = Fight("alexian", "claus", "cadenza", spaces=(4, 3, 7)).lay(
        "mighty/divider", "cyclone/strike", "battery/press"
    )
    near.on()
    assert near.emitted("hit", attacker=0, target=1)
    given = [emitted["to"] for emitted in near.emitted("tokens", how="given")]
    assert given == [1], "the one hit; at the end the question is open"
    assert near.question() == (0, "opponent")
