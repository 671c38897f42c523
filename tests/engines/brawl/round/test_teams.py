"""Four players: two teams of two, their setup, track, reactions and allies."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.brawl.board import TRACK
from tests.engines.brawl.bouts import Blow, Bout
from tests.engines.brawl.openings import Opening, seed_of

EMPTY = ("",) * 5
FOUR = "kilgore:C4", "goldarr:C3", "gwaien:C5", "dugrun:B3"
"""Seats 0 and 2 against 1 and 3."""

# ---------------------------------------------------------------- setup


@pytest.mark.rule("SB-70", "SB-76")
def test_two_teams_of_two_take_turns_alternating() -> None:
    for n in range(12):
        opening = Opening(4, seed=seed_of(n), select="random").until("area")
        order = opening.board.order
        assert [opening.board.players[seat].team for seat in order] == [0, 1, 0, 1]
        assert {frozenset(order[::2]), frozenset(order[1::2])} == {frozenset({0, 2}), frozenset({1, 3})}
    opening.until("act")
    for _ in range(2):
        for seat in order:
            assert opening.until("act").question == (seat, "act")
            while opening.match.asks[0].kind == "act" and opening.asked().seat == seat:
                opening.answer("end")


@pytest.mark.rule("SB-76")
def test_a_random_team_begins_and_agrees_who_of_it_is_first_then_the_other() -> None:
    firsts = Counter()
    for n in range(30):
        opening = Opening(4, seed=seed_of(n), select="random")
        first = {seat for seat, player in opening.board.players.items() if player.team == 0}
        firsts[min(first)] += 1
        assert opening.question[1] == "order"
        assert opening.question[0] in first
        assert {*opening.offered()} == {str(seat) for seat in first}
        opening.answer(str(max(first)))
        other = {0, 1, 2, 3} - first
        assert opening.question[1] == "order"
        assert {*opening.offered()} == {str(seat) for seat in other}
        opening.answer(str(min(other)))
        assert opening.board.order == (max(first), min(other), min(first), max(other))
        assert opening.question == (max(first), "area"), "the 1st chooses the deployment area"
    assert min(firsts.values()) >= 5
    assert len(firsts) == 2


@pytest.mark.rule("SB-70", "SB-71", "SB-75")
def test_each_has_two_champions_twelve_cards_three_cores_and_a_hand_of_four() -> None:
    opening = Opening(4, select="random").until("mulligan")
    for seat in range(4):
        assert opening.question == (seat, "mulligan")
        assert len(opening.offered()) == 4
        opening.answer(*opening.offered()[:1])
        player = opening.board.players[seat]
        assert (len(player.hand), len(player.deck), player.ready) == (4, 8, ("red", "yellow", "blue"))
        assert sum(c.seat == seat for c in opening.board.champions) == 2


@pytest.mark.rule("SB-75")
def test_in_turn_order_each_lays_a_trap_draws_and_deploys_in_the_teams_area() -> None:
    opening = Opening(4, select="random").until("trap_place")
    assert opening.seats("trap_place") == [0, 1, 2, 3]
    assert len(opening.board.traps) == 4
    assert opening.seats("mulligan") == [0, 1, 2, 3]
    assert opening.seats("deploy") == [0, 0, 1, 1, 2, 2, 3, 3]
    rows = {c.seat: c.hex // 43 for c in opening.board.champions}
    assert rows == {0: 0, 2: 0, 1: 1, 3: 1}


@pytest.mark.rule("SB-72")
def test_three_challenges_are_opened_the_one_with_a_point_first() -> None:
    assert TRACK[4] == (0, 0, 1, 2, 1)
    opening = Opening(4, select="random").until("trap_place")
    assert [emitted["slot"] for emitted in opening.emitted("challenge")] == [2, 1, 0]
    track = opening.view().track
    assert [bool(slot.challenge) for slot in track] == [True, True, True, False, False]
    assert [slot.worth for slot in track] == [0, 0, 1, 2, 1]
    assert opening.view().challenges_left == 8


# ---------------------------------------------------------------- rounds


@pytest.mark.rule("SB-72")
def test_after_four_turns_cards_move_two_slots_and_two_are_opened_the_right_one_first() -> None:
    track = ("red_guard", "blue_guard", "yellow_guard", "west_wing", "east_wing")
    bout = Bout("kilgore", "goldarr", "gwaien", "dugrun", challenges=track)
    for seat in range(4):
        assert bout.question == (seat, "act")
        assert bout.view().round == 1
        bout.play("end")
    moved = [slot.challenge for slot in bout.view().track]
    assert moved[2:] == ["red_guard", "blue_guard", "yellow_guard"]
    assert [emitted["slot"] for emitted in bout.emitted("challenge")] == [1, 0]
    assert [emitted["challenge"] for emitted in bout.emitted("fell_off")] == ["east_wing", "west_wing"]
    assert bout.question == (0, "act")


@pytest.mark.rule("SB-78")
def test_nobody_scores_in_round_1() -> None:
    bout = Bout("taze:C1 korvash:D2", "mariusz:G6", "alistair:C2", "rath:G5", challenges=("", "", "red_guard", "", ""))
    for _ in range(2):
        bout.play("end")
    assert bout.question == (2, "act"), "the third player's turn"
    assert bout.emitted("scored") == []
    assert bout.view().track[2].fulfilled == (0,)


@pytest.mark.rule("SB-71")
def test_challenges_count_all_four_champions_of_the_team() -> None:
    sides = ("taze:C1 korvash:D2", "mariusz:G6", "alistair:C2", "rath:G5")
    bout = Bout(*sides, turn=1, round_=2, challenges=("", "", "red_guard", "", "")).play("end")
    assert [(emitted["team"], emitted["worth"]) for emitted in bout.emitted("scored")] == [(0, 1)]
    assert bout.view().points == (1, 0)


@pytest.mark.rule("SB-71")
def test_in_upkeep_four_are_drawn() -> None:
    assert len(Bout(*FOUR).play("end").hand(0)) == 4


@pytest.mark.rule("SB-71")
def test_seven_points_of_the_team_win() -> None:
    sides = ("kilgore:C4", "taze:C3", "gwaien:A1", "dugrun:G1")
    six = Bout(*sides, hand="maul_thrash", damage={"taze": 8}, points=(5, 6)).play("maul_thrash", "stay", "taze")
    assert (six.match.outcome, six.view().points) == (None, (6, 6))
    bout = Bout(*sides, hand="maul_thrash", damage={"taze": 8}, points=(6, 6)).play("maul_thrash", "stay", "taze")
    assert bout.match.outcome is not None
    assert bout.match.outcome.winners == (0, 2)
    assert bout.match.outcome.places == ((0, 2), (1, 3))


@pytest.mark.rule("SB-44", "SB-71")
def test_both_at_seven_and_level_the_team_of_the_card_loses() -> None:
    sides = ("kilgore:C4", "taze:C3", "gwaien:C5", "dugrun:G1")
    bout = Bout(*sides, hand="fury", damage={"taze": 8, "gwaien": 5}, points=(6, 6)).play("fury", "stay", "d0")
    assert bout.match.outcome is not None
    assert bout.match.outcome.winners == (1, 3)


# ---------------------------------------------------------------- allies and enemies


@pytest.mark.rule("SB-70")
def test_one_activates_own_champions_only() -> None:
    bout = Bout(*FOUR, hand="maul_thrash ignite@2")
    assert {word.partition(":")[2] for word in bout.offered if ":" in word} <= {"kilgore", *own(bout, 0)}
    assert "gwaien" not in {word.partition(":")[2] for word in bout.offered}
    assert "ignite" not in bout.offered


def own(bout: Bout, seat: int) -> set[str]:
    """Return a player's champions."""
    return {champion.kit for champion in bout.view().champions if champion.seat == seat}


@pytest.mark.rule("SB-70")
def test_effects_on_allies_include_the_mates_champions_those_on_own_ones_do_not() -> None:
    sides = ("goldarr:C4 tzu_xiao:A1", "taze:G1", "gwaien:C5", "dugrun:G2")
    allies = Bout(*sides, hand="me_hearties").play("me_hearties", "stay", "use", "0")
    assert ("strength", 1, "") in allies.effects("gwaien")
    focus = Bout(*sides, hand="focus").play("focus", "stay", "use")
    assert (focus.effects("gwaien"), ("strength", 1, "") in focus.effects("goldarr")) == (set(), True)


@pytest.mark.rule("SB-70", "SB-31")
def test_the_mates_champions_are_no_targets_and_let_each_other_through() -> None:
    bout = Bout("kilgore:C4", "goldarr:G1", "gwaien:C5", "dugrun:C3", hand="maul_thrash").start("maul_thrash")
    assert "C5" not in bout.offered
    bout.on("stay")
    assert bout.offered == {"dugrun", "stop"}
    walk = Bout("kilgore:C4", "goldarr:G1", "gwaien:C5", "dugrun:C3", hand="throw").start("throw")
    assert "C6" in walk.offered, "through the mate's champion"


@pytest.mark.rule("SB-43", "SB-70")
def test_taking_out_a_mates_champion_is_a_point_for_the_others() -> None:
    sides = ("kilgore:C4", "taze:C3", "gwaien:C5", "dugrun:G1")
    bout = Bout(*sides, hand="fury", damage={"gwaien": 5}).play("fury", "stay", "d0")
    assert (bout.at("gwaien"), bout.view().points, bout.champion("kilgore").levelled) == (["gate"], (0, 1), False)


# ---------------------------------------------------------------- reactions


@pytest.mark.rule("SB-77")
def test_reactions_may_be_put_on_the_mates_champions_with_the_own_card_and_core() -> None:
    bout = Bout(*FOUR, hand="maul_thrash hold_ground").start("maul_thrash", "stay", "goldarr")
    assert (bout.question, bout.offered) == ((3, "react"), {"hold_ground>goldarr", "pass"}), (
        "Dugrun's player, for Gold'arr"
    )
    bout.on("hold_ground>goldarr")
    assert [emitted["core"] for emitted in bout.emitted("reaction", seat=3)] == ["red"]
    assert bout.player(3).ready == ("yellow", "blue")
    assert bout.player(1).ready == ("red", "yellow", "blue")
    assert bout.discard(3) == ["hold_ground"]
    assert bout.at("goldarr") == ["C3"]


@pytest.mark.rule("SB-77")
def test_one_card_per_attack_for_the_team_asked_in_order_of_turns() -> None:
    bout = Bout(*FOUR, hand="maul_thrash hold_ground intimidation").start("maul_thrash", "stay", "goldarr")
    assert bout.question == (1, "react")
    passed = bout.on("pass")
    assert passed.question == (3, "react"), "then the mate"
    played = Bout(*FOUR, hand="maul_thrash hold_ground intimidation")
    played.start("maul_thrash", "stay", "goldarr", "intimidation>goldarr")
    assert played.question[1] != "react", "that was the team's one"
    assert played.figures("goldarr") == Blow(2, 2)


@pytest.mark.rule("SB-77")
def test_the_next_one_in_order_is_asked_first_whoever_attacks() -> None:
    bout = Bout("kilgore:C4", "goldarr:C3", "gwaien:C5", "dugrun:B3", turn=2, hand="ignite hold_ground intimidation")
    bout.start("ignite", "stay", "goldarr")
    assert bout.question == (3, "react"), "seat 3 moves after seat 2"
    assert bout.on("pass").question == (1, "react")


@pytest.mark.rule("SB-77", "SB-35")
def test_the_attackers_mate_does_not_react_though_his_champion_is_hit() -> None:
    sides = ("kilgore:C4", "taze:C3", "dugrun:C5", "goldarr:G1")
    bout = Bout(*sides, hand="fury hold_ground").start("fury", "stay", "d0")
    assert bout.question == (0, "act")


# ---------------------------------------------------------------- opponents


@pytest.mark.rule("SB-70")
def test_of_two_opponents_the_cards_player_chooses_which_is_meant() -> None:
    sides = ("alkemi:C4", "taze:G1", "gwaien:C5", "dugrun:G2")
    bout = Bout(*sides, hand="alchemical_fire", cores={0: "yellow"}).start("alchemical_fire", "stay", "use")
    assert (bout.question, bout.offered) == ((0, "opponent"), {"1", "3"})
    bout.on("3")
    assert [(emitted["seat"], emitted["count"]) for emitted in bout.emitted("drawn")] == [(3, 1)]
