"""When effects apply, in which order, and for how long (BC-40 to BC-42, BC-47, BC-48, BC-85)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.battlecon.duels import Fight
from tests.engines.battlecon.kits import HALT, Raw, ability, duel, is_, op, token, when, with_style
from tests.support.events import public_facts


def effects(fight: Fight) -> list[object]:
    return [facts["effect"] for facts in fight.emitted("effect")]


def slow(*ops: Raw) -> Raw:
    """An op whose place among others matters, so that the player is asked for the order."""
    return when("start", *ops, op("heal", by=0))


# ---------------------------------------------------------------- several at once


@pytest.mark.rule("BC-40")
@pytest.mark.parametrize("fast", [0, 1])
def test_of_several_players_the_active_one_applies_all_effects_first(fast: int) -> None:
    style = with_style(slow(op("lose", by=1)), slow(op("lose", by=2)))
    fight = duel(style, style)
    fight.lay(*(("own/strike", "own/shot") if fast == 0 else ("own/shot", "own/strike"))).on()
    asked = []
    while not fight.match.lanes:
        asked.append(fight.asked.seat)
        fight.answer(fight.asked.options[0].key).on()
    assert asked == [fast, 1 - fast]
    assert [str(name).partition(".")[0] for name in effects(fight)] == [("red", "blue")[fast]] * 2 + [
        ("red", "blue")[1 - fast]
    ] * 2


@pytest.mark.rule("BC-40")
@pytest.mark.parametrize("first", [0, 1])
def test_one_player_chooses_the_order_of_the_own_effects(first: int) -> None:
    fight = duel(with_style(slow(op("lose", by=1)), slow(op("lose", by=2)))).lay("own/strike", "plain/wait").on()
    assert fight.question() == (0, "effect")
    assert fight.offered == {"red.own/0", "red.own/1"}
    fight.answer(f"red.own/{first}").on()
    assert effects(fight) == [f"red.own/{first}", f"red.own/{1 - first}"]


@pytest.mark.rule("BC-40")
def test_effects_are_compulsory_unless_they_say_may() -> None:
    fight = duel(with_style(slow(op("pay_life", by=4)))).lay("own/strike", "plain/wait").on()
    assert fight.life() == [16, 20], "nobody is asked whether"
    optional = when("start", op("pay_life", by=4), may=True)
    for answer, life in (("decline", 20), ("red.own/0", 16)):
        fight = duel(with_style(optional)).lay("own/strike", "plain/wait").on()
        assert fight.offered == {"red.own/0", "decline"}
        assert fight.answer(answer).life() == [life, 20]


@pytest.mark.rule("BC-40")
def test_what_is_compulsory_cannot_be_declined_with_what_is_not() -> None:
    fight = duel(with_style(when("start", op("pay_life", by=4), may=True), slow(op("pay_life", by=1))))
    fight.lay("own/strike", "plain/wait").on()
    assert "decline" not in fight.offered
    fight.answer("red.own/1")
    assert fight.offered == {"red.own/0", "decline"}


@pytest.mark.rule("BC-40", "BC-48")
def test_a_skipped_effect_whose_condition_comes_true_in_the_same_phase_must_be_resolved() -> None:
    late = when("start", op("lose", by=5), if_=(is_("distance", most=1),))
    fight = duel(with_style(late, when("start", op("move", way="advance")))).beat("own/shot", "plain/wait")
    assert effects(fight) == ["red.own/1", "red.own/0"]
    assert fight.life()[1] == 20 - 5 - 3


@pytest.mark.rule("BC-40")
def test_also_if_the_other_player_makes_it_true() -> None:
    late = when("start", op("lose", by=5), if_=(is_("distance", most=1),))
    fight = duel(with_style(late), with_style(when("start", op("move", way="advance")))).beat("own/shot", "own/wait")
    assert effects(fight) == ["blue.own/0", "red.own/0"]
    fight = duel(with_style(late), with_style(when("end", op("move", way="advance")))).beat("own/shot", "own/wait")
    assert effects(fight) == ["blue.own/0"], "in a later phase it is past"


# ---------------------------------------------------------------- "when" and "each time"

TWICE = when("start", op("damage", by=1), op("damage", by=1))


@pytest.mark.rule("BC-41")
@pytest.mark.parametrize(("each", "lost"), [(False, 1), (True, 2)])
def test_when_applies_once_a_beat_each_time_repeatedly(each: bool, lost: int) -> None:
    answer = {"ability": ability(when("when_damaged", op("lose", by=1), each=each))}
    fight = duel(with_style(TWICE), answer).beat("own/wait", "plain/strike")
    assert fight.life() == [20 - lost, 18]
    fight.beat("plain/shot", "calm/wait")
    assert fight.life()[0] == 20 - lost - 1, "once in the next beat again"


@pytest.mark.rule("BC-41")
def test_an_interruption_comes_before_what_it_interrupts() -> None:
    away = {"ability": ability(when("opponent_advances", op("move", way="retreat")))}
    fight = duel(with_style(when("start", op("move", way="close", by=3))), away, spaces=(2, 4)).beat(
        "own/wait", "plain/strike"
    )
    assert [(f["fighter"], f["start"], f["end"]) for f in fight.emitted("moved")] == [(1, 4, 5), (0, 2, 4)]


@pytest.mark.rule("BC-41")
@pytest.mark.parametrize(("moment", "way"), [("opponent_advances", "advance"), ("opponent_retreats", "retreat")])
def test_an_interruption_may_cancel_it(moment: str, way: str) -> None:
    stop = {"ability": ability(when(moment, op("rule", rule="no_move", who="opponent")))}
    fight = duel(with_style(when("start", op("move", way=way))), stop).beat("own/wait", "plain/strike")
    assert not fight.emitted("moved")
    other = {"advance": "retreat", "retreat": "advance"}[way]
    fight = duel(with_style(when("start", op("move", way=other))), stop).beat("own/wait", "plain/strike")
    assert fight.emitted("moved")


@pytest.mark.rule("BC-41")
def test_when_hit_comes_after_hit_effects_and_when_damaged_after_damage_effects() -> None:
    red = with_style(when("hit", op("lose", by=1)), when("damage", op("lose", by=1)))
    blue = with_style(when("when_hit", op("lose", by=1)), when("when_damaged", op("lose", by=1)))
    fight = duel(red, blue, spaces=(2, 3)).beat("own/strike", "own/wait")
    story = [
        (public_facts(e) or {}).get("effect", e.kind) for e in fight.events if e.kind in ("effect", "hit", "damage")
    ]
    assert story == ["hit", "red.own/0", "blue.own/0", "damage", "red.own/1", "blue.own/1"]


@pytest.mark.rule("BC-41")
def test_what_would_stun_can_be_prevented_before_it_does() -> None:
    saved = {"ability": ability(when("would_be_stunned", op("rule", rule="unstunnable_now")))}
    fight = duel(None, saved, spaces=(2, 3)).beat("plain/strike", "plain/wait")
    assert not fight.emitted("stunned")
    assert fight.emitted("not_stunned") == [{"fighter": 1, "why": "card"}]


# ---------------------------------------------------------------- for how long


@pytest.mark.rule("BC-42")
@pytest.mark.parametrize(("until", "powers"), [("beat", [6, 4, 4]), ("next", [4, 6, 4]), ("fight", [6, 6, 6])])
def test_bonuses_last_the_beat_and_states_beyond_it(until: str, powers: list[int]) -> None:
    gift = with_style(when("start", op("bonus", stat="power", by=2, until=until)))
    fight = duel(gift, spaces=(2, 3)).set(1, life=20)
    for pair in ("own/strike", "calm/strike", "still/strike"):
        fight.set(0, hand=(*fight.fighter(0).hand, *({"strike"} - {*fight.fighter(0).hand})))
        fight.set(1, life=20, hand=("blue.plain", "blue.wait"), space=3)
        fight.beat(pair, "plain/wait")
    assert [d["power"] for d in fight.emitted("damage", fighter=1)] == powers


@pytest.mark.rule("BC-42")
def test_a_state_is_shown_while_it_lasts() -> None:
    gift = with_style(when("end", op("bonus", stat="power", by=2, until="next")))
    fight = duel(gift).beat("own/strike", "plain/wait")
    assert [(m.source, m.until) for m in fight.board.mods] == [("red.own", "beat")]
    fight.beat("plain/shot", "calm/drive", answers=["s3"])
    assert not fight.board.mods


@pytest.mark.rule("BC-47")
def test_what_has_no_condition_holds_from_reveal_to_the_end_of_recycle() -> None:
    own = with_style(when("always", op("bonus", stat="guard", by=3)), when("recycle", HALT))
    fight = duel(own).lay("own/shot", "plain/wait")
    assert fight.asked.kind == "advantage"
    assert fight.guard(0) == 0, "face down it does not count yet"
    fight.on()
    assert fight.board.phase == "recycle"
    assert fight.guard(0) == 5
    fight.on("0")
    assert fight.guard(0) == 0


@pytest.mark.rule("BC-47")
def test_what_has_a_condition_applies_at_its_moment_only() -> None:
    own = with_style(when("end", op("bonus", stat="power", by=3)), when("recycle", HALT), power=1)
    fight = duel(own, spaces=(2, 3)).lay("own/strike", "plain/wait").on()
    assert fight.emitted("damage", fighter=1)[0]["power"] == 5
    assert fight.power(0) == 8


@pytest.mark.rule("BC-47")
def test_the_unique_ability_counts_in_every_beat() -> None:
    fight = duel(
        {"ability": ability(when("always", op("bonus", stat="power", by=1)), when("end", op("lose", by=2)))},
        spaces=(2, 3),
    )
    fight.beat("plain/strike", "plain/wait").beat("calm/jab", "calm/shot")
    assert [d["power"] for d in fight.emitted("damage", fighter=1)] == [5, 3]
    assert fight.life()[1] == 20 - 5 - 3 - 4


@pytest.mark.rule("BC-47")
def test_what_is_removed_is_out_of_this_fight() -> None:
    gems = {"tokens": (token("gem", supply=2, counter=True),)}
    burn = with_style(when("start", op("spend", token="gem", box=True), op("gain", token="gem", count=2)))
    fight = duel({**burn, **gems}).beat("own/shot", "plain/wait")
    assert (fight.fighter(0).tokens["red.gem"], fight.fighter(0).exhausted["red.gem"]) == (1, 0)


# ---------------------------------------------------------------- conditions


@pytest.mark.rule("BC-48")
@pytest.mark.parametrize(("life", "space", "lost"), [(9, 3, 3), (9, 4, 0), (12, 3, 0)])
def test_all_conditions_must_hold(life: int, space: int, lost: int) -> None:
    both = (is_("life", most=10), is_("distance", most=1))
    fight = duel(with_style(when("start", op("lose", by=3), if_=both)), spaces=(2, space)).set(0, life=life)
    fight.beat("own/wait", "plain/wait")
    assert fight.life()[1] == 20 - lost


@pytest.mark.rule("BC-48")
def test_conditions_are_about_this_beat() -> None:
    emitted = {"ability": ability(when("end", op("lose", by=5), if_=(is_("was_hit"),)))}
    fight = duel(emitted, spaces=(2, 3)).beat("plain/wait", "plain/jab")
    assert fight.life() == [18, 15]
    fight.beat("calm/dash", "calm/strike", answers=["s4"])
    assert fight.life()[1] == 15


@pytest.mark.rule("BC-48")
def test_components_must_be_there_already() -> None:
    rich = {"tokens": (token("frost", supply=2, exhausted=3, counter=True),)}
    effect = when("start", op("lose", by=4), if_=(is_("tokens", token="frost", least=3),))
    assert duel({**with_style(effect), **rich}).beat("own/jab", "plain/wait").life() == [20, 20]
    fight = duel({**with_style(effect), **rich}).set(0, tokens={"frost": 3}).beat("own/jab", "plain/wait")
    assert fight.life() == [20, 16]


@pytest.mark.rule("BC-48")
def test_a_state_may_be_a_condition() -> None:
    gift: dict[str, Any] = {
        "ability": ability(
            when("start", op("lose", by=3), if_=(is_("state"),)),
            when("end", op("bonus", stat="guard", by=1, until="next"), if_=(is_("state", no=True),)),
        )
    }
    fight = duel(gift).beat("plain/jab", "plain/wait")
    assert fight.life() == [20, 20]
    fight.beat("calm/wait", "calm/shot")
    assert fight.life()[1] == 17


@pytest.mark.rule("BC-48")
@pytest.mark.parametrize(("space", "holds"), [(3, True), (4, False), (1, True)])
def test_distance_is_to_the_opponent_counted_as_range_is(space: int, holds: bool) -> None:
    near = with_style(when("before", op("lose", by=3), if_=(is_("distance", least=1, most=1),)))
    fight = duel(near, spaces=(2, space)).beat("own/wait", "plain/wait")
    assert (fight.life()[1] == 17) == holds


# ---------------------------------------------------------------- becoming active


@pytest.mark.rule("BC-85")
def test_who_becomes_active_is_so_at_once_and_attacks_first() -> None:
    take = with_style(when("start", op("become_active")), when("start", op("lose", by=1), if_=(is_("active"),)))
    fight = duel(None, take, spaces=(2, 3)).beat("plain/jab", "own/shot")
    assert fight.emitted("active") == [{"fighter": 1}]
    assert [f["attacker"] for f in fight.emitted("attack")] == [1]
    assert fight.life() == [16, 20]
    assert fight.board.active == 1


@pytest.mark.rule("BC-85")
def test_who_has_attacked_does_not_attack_again() -> None:
    for moment in ("after", "end"):
        again = with_style(when(moment, op("become_active")))
        fight = duel(None, again, spaces=(2, 6)).beat("plain/jab", "own/wait")
        assert [f["attacker"] for f in fight.emitted("attack")] == [0, 1]
        assert fight.board.active == 1


@pytest.mark.rule("BC-85")
def test_the_other_still_attacks_after_who_became_active_within_an_attack() -> None:
    snatch = with_style(when("when_hit", op("become_active")), guard=9)
    fight = duel(None, snatch, spaces=(2, 3)).beat("plain/jab", "own/shot")
    assert [f["attacker"] for f in fight.emitted("attack")] == [0, 1]
    assert fight.board.active == 1
