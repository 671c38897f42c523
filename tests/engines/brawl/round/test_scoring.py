"""Victory points: challenges, the track, who wins when."""

from __future__ import annotations

import pytest

from engines.brawl.board import TRACK
from tests.engines.brawl.bouts import RULES, Bout

EMPTY = ("", "", "", "")
AT_RED = "taze:C1 alistair:C2 korvash:D2"


def next_turn(bout: Bout) -> Bout:
    """End a turn."""
    return bout.play("end")


def scored(bout: Bout) -> list[tuple[int, str, int]]:
    """Return what was scored, by which team and for how much."""
    return [(emitted["team"], emitted["challenge"], emitted["worth"]) for emitted in bout.emitted("scored")]


# ---------------------------------------------------------------- when


@pytest.mark.rule("SB-11")
def test_nobody_scores_in_round_1_on_any_slot() -> None:
    for slot in range(4):
        track = tuple("red_guard" if n == slot else "" for n in range(4))
        bout = Bout("mariusz:G1", AT_RED, challenges=track)
        next_turn(bout)
        assert bout.question == (1, "act")
        assert scored(bout) == []
        assert bout.view().points == (0, 0)
        assert bout.view().track[slot].challenge == "red_guard"
        assert bout.view().track[slot].fulfilled == (1,)


@pytest.mark.rule("SB-11")
@pytest.mark.parametrize(("slot", "worth"), [(1, 1), (2, 2), (3, 1)])
def test_a_fulfilled_challenge_gives_the_points_of_its_slot_and_is_discarded(slot: int, worth: int) -> None:
    track = tuple("red_guard" if n == slot else "" for n in range(4))
    bout = Bout("mariusz:G1", AT_RED, challenges=track, round_=2)
    next_turn(bout)
    assert scored(bout) == [(1, "red_guard", worth)]
    assert bout.view().points == (0, worth)
    assert [slot.challenge for slot in bout.view().track] == [*EMPTY]
    assert bout.view().past == ("red_guard",)


@pytest.mark.rule("SB-11")
def test_every_challenge_fulfilled_is_scored_without_a_question() -> None:
    bout = Bout("mariusz:G3", "taze:C4 alistair:C7 korvash:D2", challenges=("", *TRIO), round_=2)
    next_turn(bout)
    assert scored(bout) == [(1, "west_wing", 1), (1, "heart_of_court", 2), (1, "east_wing", 1)]
    assert bout.view().points == (0, 4)
    assert not bout.emitted("phase", phase="scoring")


TRIO = ("west_wing", "heart_of_court", "east_wing")


@pytest.mark.rule("SB-11")
def test_only_whose_turn_begins_scores() -> None:
    bout = Bout(AT_RED, "mariusz:G1", turn=1, challenges=("", "red_guard", "", ""), round_=2)
    assert bout.view().track[1].challenge == "red_guard", "the other's turn"
    next_turn(bout)
    assert scored(bout)[-1] == (0, "red_guard", 2), "a round later it is worth more"


@pytest.mark.rule("SB-16")
def test_a_challenge_on_the_worthless_slot_stays() -> None:
    bout = Bout("mariusz:G1", AT_RED, challenges=("red_guard", "", "", ""), round_=2)
    next_turn(bout)
    assert scored(bout) == []
    assert bout.view().track[0].challenge == "red_guard"
    assert bout.view().past == ()


# ---------------------------------------------------------------- the round and the track


@pytest.mark.rule("SB-10")
def test_first_then_second_then_a_new_challenge_and_the_first_stays_first() -> None:
    bout = Bout("taze:G1", "alistair:A6", challenges=EMPTY)
    for round_ in (1, 2, 3):
        assert (bout.view().round, bout.question) == (round_, (0, "act"))
        assert len(bout.emitted("challenge")) == round_ - 1
        next_turn(bout)
        assert (bout.view().round, bout.question) == (round_, (1, "act"))
        assert len(bout.emitted("challenge")) == round_ - 1, "only after both turns"
        next_turn(bout)


@pytest.mark.rule("SB-10")
def test_a_turn_has_its_phases_in_order() -> None:
    bout = Bout("taze:G1", AT_RED, challenges=("", "red_guard", "", ""), round_=2)
    next_turn(bout)
    assert [event.kind for event in bout.events] == ["drawn", "turn", "scored", "phase"]
    bout.events.clear()
    next_turn(bout)
    assert [event.kind for event in bout.events] == ["drawn", "challenge", "round", "turn", "phase"]


@pytest.mark.rule("SB-14")
def test_all_challenges_move_a_slot_and_gaps_too_the_last_falls_off() -> None:
    assert TRACK[2] == (0, 1, 2, 1)
    bout = Bout("taze:G1", "alistair:A6", challenges=("red_guard", "", "blue_guard", "yellow_guard"))
    next_turn(next_turn(bout))
    track = [slot.challenge for slot in bout.view().track]
    assert track[1:] == ["red_guard", "", "blue_guard"]
    assert track[0] not in ("", "red_guard", "blue_guard", "yellow_guard")
    assert [slot.worth for slot in bout.view().track] == [0, 1, 2, 1]
    assert bout.emitted("fell_off") == [{"challenge": "yellow_guard"}]
    assert bout.view().past == ("yellow_guard",)
    assert bout.emitted("challenge") == [{"challenge": track[0], "slot": 0}]


@pytest.mark.rule("SB-14")
def test_when_the_challenges_run_out_those_discarded_are_shuffled() -> None:
    bout = Bout("taze:G1", "alistair:A6", challenges=EMPTY)
    bout.board.challenges, bout.board.past = [], ["red_guard", "blue_guard"]
    next_turn(next_turn(bout))
    assert bout.emitted("challenges_shuffled") == [{}]
    assert bout.view().track[0].challenge in ("red_guard", "blue_guard")
    assert (bout.view().challenges_left, bout.view().past) == (1, ())
    next_turn(next_turn(bout))
    assert len(bout.emitted("challenges_shuffled")) == 1
    assert {slot.challenge for slot in bout.view().track} == {"red_guard", "blue_guard", ""}


# ---------------------------------------------------------------- what challenges ask


@pytest.mark.rule("SB-82")
@pytest.mark.parametrize(
    ("challenge", "places", "fulfilled"),
    [
        ("red_guard", "taze:C1 alistair:E2 korvash:D2", True),
        ("red_guard", "taze:C1 alistair:E2 korvash:D3", False),
        ("red_guard", "taze:C1 alistair:E2", False),
        ("fire_over_water", "taze:D2 alistair:C1 korvash:D6", True),
        ("fire_over_water", "taze:D2 alistair:D3 korvash:D6", False),
        ("fire_over_water", "taze:D2 alistair:E7 korvash:D6", False),
    ],
)
def test_champions_must_be_next_to_the_statues_named(challenge: str, places: str, *, fulfilled: bool) -> None:
    bout = Bout("mariusz:G1", places, challenges=("", challenge, "", ""), round_=2)
    next_turn(bout)
    assert scored(bout) == ([(1, challenge, 1)] if fulfilled else [])


@pytest.mark.rule("SB-66")
@pytest.mark.parametrize(
    ("own", "others", "controlled"),
    [
        ("taze:C1", "", True),
        ("taze:C1", "mariusz:C2", False),
        ("taze:C1 alistair:E1", "mariusz:C2", True),
        ("taze:C1 alistair:E1", "mariusz:C2 rath:B1", False),
        ("taze:C5", "", False),
        ("", "", False),
    ],
)
def test_control_is_more_champions_in_the_area_than_the_opponent(own: str, others: str, *, controlled: bool) -> None:
    bout = Bout(others or "mariusz", own or "taze", challenges=("", "west_wing", "", ""), round_=2)
    next_turn(bout)
    assert scored(bout) == ([(1, "west_wing", 1)] if controlled else [])


@pytest.mark.rule("SB-66")
@pytest.mark.parametrize(
    ("seat", "place", "controlled"), [(0, "F1", True), (0, "B1", False), (1, "B1", True), (1, "F1", False)]
)
def test_behind_the_lines_is_the_opponents_half_for_each_player(seat: int, place: str, *, controlled: bool) -> None:
    sides = [f"taze:{place}", "alistair:D6"] if seat == 0 else ["alistair:D6", f"taze:{place}"]
    bout = Bout(*sides, turn=1 - seat, round_=2, challenges=("", "behind_the_lines", "", ""))
    next_turn(bout)
    assert [emitted["team"] for emitted in bout.emitted("scored")] == ([seat] if controlled else [])


# ---------------------------------------------------------------- winning


@pytest.mark.rule("SB-10")
def test_who_has_five_points_wins_at_once() -> None:
    bout = Bout("mariusz:G3", "taze:C4 alistair:C7 korvash:D2", challenges=("", *TRIO), round_=2, points=(4, 3))
    next_turn(bout)
    assert scored(bout) == [(1, "west_wing", 1), (1, "heart_of_court", 2)], "the third is not looked at any more"
    assert bout.match.outcome is not None
    assert (bout.match.outcome.winners, bout.match.outcome.places) == ((1,), ((1,), (0,)))
    assert bout.emitted("over") == [{"winners": [1], "team": 1, "reason": "points"}]
    assert bout.match.asks == []


@pytest.mark.rule("SB-10")
def test_four_points_are_not_enough() -> None:
    bout = Bout("mariusz:G3", "taze:C4 alistair:C7 korvash:D2", challenges=("", *TRIO), round_=2)
    assert next_turn(bout).match.outcome is None
    assert bout.view().points == (0, 4)


@pytest.mark.rule("SB-10", "SB-40")
def test_a_match_ends_in_the_middle_of_an_attack() -> None:
    bout = Bout("kilgore:C4", "taze:C3", hand="maul_thrash", damage={"taze": 8}, points=(4, 4))
    bout.play("maul_thrash", "stay", "taze")
    assert bout.match.outcome is not None
    assert bout.match.outcome.winners == (0,)
    assert bout.view().result is not None
    assert bout.view().points == (5, 4)


@pytest.mark.rule("SB-44")
def test_out_by_the_same_damage_both_score_and_level_at_five_the_player_of_the_card_loses() -> None:
    sides = ("kilgore:C4 alistair:C5", "taze:C3")
    hurt = {"taze": 8, "alistair": 8}
    bout = Bout(*sides, hand="fury", damage=hurt, points=(2, 3)).start("fury", "stay", "d0")
    assert bout.view().points == (3, 4)
    assert bout.champion("kilgore").levelled, "for the enemy"
    even = Bout(*sides, hand="fury", damage=hurt, points=(4, 4)).play("fury", "stay", "d0")
    assert even.view().points == (5, 5)
    assert even.match.outcome is not None
    assert even.match.outcome.winners == (1,), "whose card it was loses"
    for points, winner in (((4, 3), 0), ((3, 4), 1)):
        higher = Bout(*sides, hand="fury", damage=hurt, points=points).play("fury", "stay", "d0")
        assert higher.match.outcome is not None
        assert higher.match.outcome.winners == (winner,)


@pytest.mark.rule("SB-44")
def test_more_than_five_beats_five() -> None:
    bout = Bout(
        "kilgore:C4 alistair:C5",
        "taze:C3 korvash:B3",
        hand="fury",
        points=(4, 4),
        damage={"taze": 8, "korvash": 7, "alistair": 8},
    )
    bout.play("fury", "stay", "d0")
    assert bout.view().points == (6, 5)
    assert bout.match.outcome is not None
    assert bout.match.outcome.winners == (0,)


@pytest.mark.rule("SB-44")
def test_one_after_the_other_is_not_the_same_damage_who_was_first_has_won() -> None:
    """Fireball: the attack takes out the enemy, the effect after it would take out an own champion."""
    bout = Bout("gwaien:C1 alistair:C4", "taze:C3", hand="fireball", damage={"taze": 8, "alistair": 8}, points=(4, 4))
    bout.play("fireball", "stay", "taze")
    assert bout.view().points == (5, 4)
    assert bout.match.outcome is not None
    assert bout.match.outcome.winners == (0,)


def test_the_challenges_used_here_are_shipped() -> None:
    assert {"red_guard", "west_wing", "behind_the_lines", *TRIO} <= {*RULES.pack.challenge}
