"""A beat from preparation to recycling (BC-20, BC-22, BC-26 to BC-28, BC-30, BC-33, BC-37); clashes and finishers apart."""

from __future__ import annotations

import pytest

from engines.battlecon.board import Options
from engines.battlecon.game import BATTLECON
from engines.kernel.choose import IllegalChoiceError, begin, decision_of, lane_id, revise
from tests.engines.battlecon.duels import Fight
from tests.engines.battlecon.kits import HALT, Raw, ability, duel, op, when, with_style
from tests.support.events import public_facts


def mark(n: int) -> Raw:
    """An op that leaves a trace: life taken from the other, one number for each effect of a test."""
    return op("lose", by=n)


def story(fight: Fight, *kinds: str) -> list[tuple[str, object]]:
    """What was told, in order, as kind and fighter; effects as source."""
    keys = {"attack": "attacker", "hit": "attacker", "missed": "attacker", "effect": "effect"}
    return [(e.kind, (public_facts(e) or {}).get(keys.get(e.kind, "fighter"))) for e in fight.events if e.kind in kinds]


def effects(fight: Fight) -> list[object]:
    return [name for _, name in story(fight, "effect")]


PHASES = ["advantages", "reveal", "start", "attack", "end", "recycle", "preparation"]


@pytest.mark.rule("BC-20", "BC-21", "BC-22", "BC-26", "BC-27", "BC-30")
@pytest.mark.parametrize("profile", ["fourth", "legacy"])
def test_every_phase_is_told_once_and_before_what_happens_in_it(profile: str) -> None:
    fight = duel(with_style(when("start", mark(1)), when("end", mark(2))), profile=profile)
    fight.lay("own/jab", "plain/wait")
    while fight.match.asks[0].kind == "advantage":
        fight.answer("pass", seat=fight.match.asks[0].seat)
    assert [emitted["phase"] for emitted in fight.emitted("phase")] == PHASES
    assert [fight.stage(f"red.own/{n}") for n in (0, 1)] == ["start", "end"]
    emitted = [(public_facts(event) or {}).get("phase", event.kind) for event in fight.events]
    assert emitted.index("attack") < emitted.index("missed") < emitted.index("end")


def test_that_the_fighters_are_set_up_is_told_as_a_phase_too() -> None:
    turn = begin(BATTLECON.standard, range(2), "1" * 64, Options(fighters=("claus", "seth")))
    emitted = [event.kind for event in turn.events]
    assert emitted[emitted.index("phase") :][:2] == ["phase", "first"]


# ---------------------------------------------------------------- preparation


@pytest.mark.rule("BC-20")
def test_a_pair_is_any_style_and_any_base_from_hand_and_may_be_changed_until_both_are_in() -> None:
    fight = duel()
    red = fight.fighter(0)
    asked = decision_of(fight.match, 0)
    assert asked is not None
    assert {option.key for option in asked.options} == {
        f"{style}/{base}"
        for style in red.hand
        for base in red.hand
        if style in fight.rules.pack.styles("red") and base in fight.rules.pack.bases("red")
    }
    fight.answer("red.plain/strike", seat=0)
    fight.match = revise(fight.rules, fight.match, 0, lane_id(fight.match), ["red.calm/dash"]).match
    fight.answer("blue.plain/strike", seat=1)
    assert (fight.fighter(0).style, fight.fighter(0).base) == ("red.calm", "dash")
    assert not {"red.calm", "dash"} & {*fight.fighter(0).hand}
    assert {"red.plain", "strike"} <= {*fight.fighter(0).hand}
    with pytest.raises(IllegalChoiceError, match="nothing_to_change"):
        revise(fight.rules, fight.match, 0, lane_id(fight.match), ["red.plain/strike"])


RECYCLER = {"ability": ability(when("recycle", mark(5)))}


@pytest.mark.rule("BC-20")
def test_without_a_style_that_player_alone_recycles_without_recycle_effects() -> None:
    fight = duel(RECYCLER)
    fight.set(0, hand=("red.plain", "strike", "drive"), discard_1=("shot", "red.calm"))
    blue = fight.fighter(1).hand
    fight.beat("plain/strike", "plain/wait")
    assert fight.emitted("no_cards") == [{"fighter": 0}]
    red = fight.fighter(0)
    assert ({*red.hand}, red.discard_1, {*red.discard_2}) == (
        {"drive", "shot", "red.calm"},
        (),
        {"red.plain", "strike"},
    )
    assert {*fight.fighter(1).hand} == {*blue} - {"blue.plain", "blue.wait"}
    assert {*fight.fighter(1).discard_1} == {"blue.plain", "blue.wait"}
    assert fight.board.force == [4, 3], "one force more for the one who recycled once more"
    assert fight.life() == [20, 15], "the recycle effect applied in the beat alone"
    assert decision_of(fight.match, 0) is not None


@pytest.mark.rule("BC-20")
def test_without_a_base_a_player_recycles_and_if_need_be_twice() -> None:
    fight = duel()
    fight.set(0, hand=("red.plain", "strike", "red.calm"))
    fight.beat("plain/strike", "plain/wait")
    assert fight.emitted("no_cards") == [{"fighter": 0}, {"fighter": 0}]
    assert {*fight.fighter(0).hand} == {"red.plain", "strike", "red.calm"}
    assert fight.board.force == [5, 3]


@pytest.mark.rule("BC-20")
def test_with_no_style_at_all_beats_are_broken_off_until_time_is_up() -> None:
    fight = duel(RECYCLER).rich(0)
    fight.set(0, hand=("maneuver", "strike"))
    fight.beat("maneuver/strike", "plain/wait", answers=["play"])
    assert fight.emitted("no_bases")
    assert len(fight.emitted("laid")) == 2
    assert fight.life() == [20, 20 - 9 - 5]
    assert fight.match.outcome is not None
    assert (fight.match.outcome.winners, fight.match.outcome.reason) == ((0,), "time")


# ---------------------------------------------------------------- reveal


@pytest.mark.rule("BC-22")
@pytest.mark.parametrize("active", [0, 1])
def test_reveal_effects_come_active_first_and_count_for_priority(active: int) -> None:
    red = with_style(when("reveal", op("bonus", stat="priority", by=-4)))
    blue = with_style(when("reveal", op("bonus", stat="priority", by=1)))
    fight = duel(red, blue, active=active)
    fight.beat("own/shot", "own/jab")
    order = ["red.own/0", "blue.own/0"]
    assert effects(fight) == (order if active == 0 else order[::-1])
    assert fight.speeds() == {0: -2, 1: 3}
    assert fight.board.active == 1


@pytest.mark.rule("BC-22")
def test_the_faster_becomes_active_and_attacks_first() -> None:
    fight = duel(active=1, spaces=(2, 3))
    fight.beat("plain/grasp", "plain/strike", answers=["s4"])
    assert story(fight, "attack") == [("attack", 0), ("attack", 1)]
    assert fight.board.active == 0


# ---------------------------------------------------------------- start


@pytest.mark.rule("BC-26")
def test_start_effects_come_active_first_and_of_stunned_fighters_too() -> None:
    fight = duel(with_style(when("start", mark(1))), with_style(when("reveal", op("stun")), when("start", mark(2))))
    fight.beat("own/strike", "own/wait")
    assert fight.emitted("stunned") == [{"fighter": 0}]
    assert effects(fight) == ["blue.own/0", "red.own/0", "blue.own/1"]
    assert fight.life() == [18, 19]


# ---------------------------------------------------------------- attacks

EVERYTHING = (
    when("before", mark(1)),
    when("hit", mark(1)),
    when("damage", mark(1)),
    when("after", mark(1)),
)


@pytest.mark.rule("BC-27", "BC-28")
def test_an_attack_goes_before_range_check_hit_damage_damage_effects_after() -> None:
    fight = duel(with_style(*EVERYTHING), spaces=(2, 3)).beat("own/strike", "plain/wait")
    emitted = story(fight, "effect", "hit", "missed", "damage", "stunned")
    assert emitted == [
        ("effect", "red.own/0"),
        ("hit", 0),
        ("effect", "red.own/1"),
        ("damage", 1),
        ("stunned", 1),
        ("effect", "red.own/2"),
        ("effect", "red.own/3"),
    ]


@pytest.mark.rule("BC-27", "BC-28")
def test_an_attack_that_misses_has_its_before_and_after_effects_alone() -> None:
    fight = duel(with_style(*EVERYTHING)).beat("own/strike", "plain/wait")
    assert story(fight, "effect", "hit", "missed", "damage")[:3] == [
        ("effect", "red.own/0"),
        ("missed", 0),
        ("effect", "red.own/3"),
    ]
    assert fight.life() == [20, 18]


@pytest.mark.rule("BC-28")
def test_a_hit_without_damage_has_no_damage_effects() -> None:
    wall = with_style(when("always", op("bonus", stat="armour", by=9)))
    fight = duel(with_style(*EVERYTHING), wall, spaces=(2, 3)).beat("own/strike", "own/wait")
    assert effects(fight) == ["red.own/0", "red.own/1", "red.own/3"]
    assert not fight.emitted("stunned")


@pytest.mark.rule("BC-28")
def test_damage_is_the_power_as_it_is_after_hit_effects() -> None:
    fight = duel(with_style(when("hit", op("bonus", stat="power", by=3)), power=1), spaces=(2, 3))
    fight.beat("own/strike", "plain/wait")
    assert fight.life() == [20, 12]


@pytest.mark.rule("BC-27")
def test_whoever_is_stunned_when_the_turn_comes_does_not_attack_the_stunner_does() -> None:
    fight = duel(spaces=(2, 3)).beat("plain/strike", "plain/shot")
    assert fight.emitted("stunned") == [{"fighter": 1}]
    assert fight.emitted("stays_stunned") == [{"fighter": 1}]
    assert story(fight, "attack") == [("attack", 0)]
    fight = duel(with_style(when("start", op("stun"))), spaces=(2, 3)).beat("own/shot", "plain/strike")
    assert story(fight, "attack") == [("attack", 0)], "stunned before the first attack, though active"


@pytest.mark.rule("BC-27")
def test_an_attack_begun_is_finished_even_if_the_attacker_is_stunned_meanwhile() -> None:
    back = with_style(when("when_hit", op("stun")))
    fight = duel(with_style(when("after", mark(1))), back, spaces=(2, 3)).beat("own/strike", "own/wait")
    assert story(fight, "hit", "stunned", "damage", "lost") == [
        ("hit", 0),
        ("stunned", 0),
        ("damage", 1),
        ("stunned", 1),
        ("lost", 1),
    ]
    assert fight.life() == [20, 15]


@pytest.mark.rule("BC-27")
def test_range_is_checked_once_and_later_movement_does_not_undo_a_hit() -> None:
    fight = duel(spaces=(2, 3)).beat("plain/grasp", "plain/wait", answers=["s4"])
    assert fight.spaces() == [2, 4]
    assert fight.life() == [20, 18]


@pytest.mark.rule("BC-27")
def test_range_is_checked_after_the_before_effects() -> None:
    fight = duel(spaces=(2, 4)).beat("plain/drive", "plain/wait", answers=["s3"])
    assert fight.emitted("hit", attacker=0, distance=1)
    fight = duel(spaces=(2, 3)).beat("plain/drive", "plain/wait", answers=["s5"])
    assert fight.emitted("missed", attacker=0, distance=2, why="range")


# ---------------------------------------------------------------- end and recycle


@pytest.mark.rule("BC-30")
@pytest.mark.parametrize("fast", [0, 1])
def test_end_effects_then_recycle_effects_active_first_stunned_fighters_too(fast: int) -> None:
    style = with_style(when("recycle", mark(1)), when("end", mark(2)))
    fight = duel(style, style, spaces=(2, 3))
    fight.beat(*(("own/strike", "own/shot") if fast == 0 else ("own/shot", "own/strike")))
    a, b = ("red", "blue") if fast == 0 else ("blue", "red")
    assert fight.emitted("stunned") == [{"fighter": 1 - fast}]
    assert effects(fight) == [f"{a}.own/1", f"{b}.own/1", f"{a}.own/0", f"{b}.own/0"]


@pytest.mark.rule("BC-30", "BC-37")
def test_recycle_effects_come_before_the_cards_move() -> None:
    fight = duel(with_style(when("recycle", HALT)))
    fight.set(0, discard_2=("red.calm", "grasp"), hand=("red.own", "strike"))
    fight.lay("own/strike", "plain/wait").on()
    assert fight.board.phase == "recycle"
    assert fight.fighter(0).hand == ()
    assert fight.fighter(0).style == "red.own"


@pytest.mark.rule("BC-37")
def test_discard_two_goes_to_hand_discard_one_to_two_and_the_pair_to_one() -> None:
    fight = duel()
    fight.beat("plain/strike", "plain/wait")
    fight.beat("calm/shot", "calm/drive", answers=["s3"])
    fight.beat("still/dash", "still/grasp", answers=["s1"])
    red = fight.fighter(0)
    assert ({*red.discard_1}, {*red.discard_2}) == ({"red.still", "dash"}, {"red.calm", "shot"})
    assert {"red.plain", "strike"} <= {*red.hand}
    assert not {"red.still", "dash", "red.calm", "shot"} & {*red.hand}


@pytest.mark.rule("BC-37")
def test_a_pile_remembers_the_order_in_which_cards_came() -> None:
    fight = duel(with_style(when("start", op("add_style"))))
    fight.beat("own/strike", "plain/wait", answers=["red.calm"])
    assert fight.fighter(0).discard_1 == ("strike", "red.own", "red.calm")
    fight.beat("plain/shot", "still/strike")
    assert fight.fighter(0).discard_2 == ("strike", "red.own", "red.calm")


# ---------------------------------------------------------------- knocked out


@pytest.mark.rule("BC-33")
@pytest.mark.parametrize("life", [5, 4, 1])
def test_at_no_life_or_below_the_fight_ends_at_once(life: int) -> None:
    fight = duel(with_style(*EVERYTHING[2:], when("end", mark(1)), power=1), spaces=(2, 3))
    fight.set(1, life=life).beat("own/strike", "plain/shot")
    assert fight.life()[1] == life - 5
    assert effects(fight) == []
    assert story(fight, "attack", "stunned") == [("attack", 0)]
    assert fight.emitted("out") == [{"fighter": 1, "by": 0}]
    outcome = fight.match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.places, outcome.reason) == ((0,), ((0,), (1,)), "knockout")


@pytest.mark.rule("BC-33")
def test_one_life_left_goes_on() -> None:
    fight = duel(spaces=(2, 3)).set(1, life=5).beat("plain/strike", "plain/wait")
    assert fight.life() == [20, 1]
    assert fight.match.outcome is None


@pytest.mark.rule("BC-33")
def test_damage_outside_an_attack_ends_the_fight_too_and_the_rest_of_the_effect_is_lost() -> None:
    fight = duel(with_style(when("start", op("damage", by=3), op("heal", by=2)))).set(0, life=9).set(1, life=3)
    fight.beat("own/strike", "plain/wait")
    assert fight.match.outcome is not None
    assert fight.life() == [9, 0]


@pytest.mark.rule("BC-33")
@pytest.mark.parametrize(("who", "winner"), [("self", 0), ("opponent", 1)])
def test_effects_win_or_lose_the_fight_at_once(who: str, winner: int) -> None:
    fight = duel(with_style(when("start", op("win", who=who), op("lose", by=3)))).beat("own/strike", "plain/wait")
    outcome = fight.match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((winner,), "effect")
    assert fight.life() == [20, 20]
    assert not fight.emitted("attack")
