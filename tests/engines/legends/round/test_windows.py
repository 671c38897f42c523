"""Windows that are left out, by the table's option and the open table alone, and the stops that bring them back (LG-64)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engines.games import GAMES
from engines.kernel.automatic.chance import random_keys
from engines.kernel.choose import advance, begin
from engines.kernel.views import PUBLIC, Card, redeal
from engines.legends.board import Options, Window
from engines.legends.content.abilities import Abilities, Triggered
from engines.legends.decks.deck import new_deck, text_of
from engines.legends.round.could import STOPS, is_asked
from engines.legends.verbs.lives.damage import Damage
from tests.engines.legends.figures import follower
from tests.engines.legends.round.cards import SPELLS
from tests.engines.legends.round.courses import OX, course, hand_overs, table

BUSY = ("bolt ox3", "bolt mira", "attack:ox mira2", "attack:ox2 mage2")
"""Two spells, one on an enemy and one on a card of the own side, and two attacks."""


# ---------------------------------------------------------------- a busy turn


@pytest.mark.rule("LG-64")
def test_a_busy_turn_in_usual_is_twelve_questions_and_six_hand_overs_at_most() -> None:
    found = course(table(), *BUSY)
    assert found == [
        (0, "main"), (1, "spell"), (0, "main"), (1, "spell"), (0, "main"), (1, "attack"), (0, "main"), (1, "attack"),
        (0, "main"), (1, "main"),
    ]  # fmt: skip
    assert (len(found) <= 12, hand_overs(found) <= 6) == (True, True)
    blocked = course(table(), *BUSY, block="ox3 wolf")
    assert blocked.count((0, "blocks")) == 2
    assert (len(blocked) <= 12, hand_overs(blocked) <= 6) == (True, True)


@pytest.mark.rule("LG-64")
def test_a_busy_turn_in_brief_is_four_hand_overs_at_most() -> None:
    found = course(table("brief"), *BUSY)
    assert [where for seat, where in found if seat == 1] == ["spell", "attack", "attack", "main"]
    assert hand_overs(found) == 4
    assert hand_overs(course(table("brief"), *BUSY, block="ox3 wolf")) == 4


@pytest.mark.rule("LG-64")
def test_all_asks_both_in_each_window() -> None:
    found = course(table("all"), "attack:ox mira2")
    assert found == [
        (0, "main"), *((seat, moment) for moment in ("attack", "blocks", "fight", "main", "end") for seat in (0, 1)),
    ]  # fmt: skip


# ---------------------------------------------------------------- which windows


SIGN = Triggered(when="turn_start", whose="any", do=(Damage(by=1, type="magical", who="self"),))
SIGNPOST = follower("sign", lives=3, legendarity=1, abilities=Abilities(triggered=(SIGN,)))


@pytest.mark.rule("LG-64")
@pytest.mark.parametrize(("windows", "asked"), [("usual", [(1, "start"), (0, "start")]), ("brief", []), ("all", None)])
def test_a_start_in_which_something_triggers_is_asked_about_once(
    windows: str, asked: list[tuple[int, str]] | None
) -> None:
    cards = (*SPELLS, OX, SIGNPOST)
    duel = table(windows, own="mira mage rex sign", cards=cards, step="next_turn", hand="filler", their_hand="filler")
    found = [each for each in course(duel) if each[1] == "start"]
    assert found == (asked if asked is not None else [(1, "start"), (0, "start")] * 2)
    quiet = table(windows, cards=cards, step="next_turn", hand="filler", their_hand="filler")
    assert [each for each in course(quiet) if each[1] == "start"] == (
        [] if windows != "all" else [(1, "start"), (0, "start")]
    )


@pytest.mark.rule("LG-64")
def test_a_settlement_is_asked_about_only_with_somebody_below_one() -> None:
    cards = (*SPELLS, OX)
    assert course(table(cards=cards), "bolt ox3") == [(0, "main"), (1, "spell"), (0, "main"), (0, "main"), (1, "main")]
    dying = course(table(cards=cards, damage={"wolf": 2}), "bolt wolf")
    assert dying == [(0, "main"), (1, "spell"), (0, "main"), (0, "main"), (1, "main"), (0, "main"), (1, "main")]
    brief = course(table("brief", cards=cards, damage={"wolf": 2}), "bolt wolf")
    assert brief == dying


@pytest.mark.rule("LG-64")
def test_a_dying_card_after_a_fight_is_asked_about() -> None:
    for windows in ("usual", "brief"):
        duel = table(windows, damage={"wolf": 2})
        assert [each for each in course(duel, "attack:ox wolf") if each[1] == "fight"] == [(0, "fight"), (1, "fight")]
        assert duel.find("wolf") is None


@pytest.mark.rule("LG-64")
def test_brief_asks_about_spells_that_name_something_of_that_side() -> None:
    table_ = {"hand": "bolt fog", "windows": "brief"}
    for play, asked in (("bolt ox3", True), ("bolt mira", False), ("fog", False)):
        duel = table(**table_)
        duel.on(*play.split())
        assert (duel.question == (1, "act")) == asked
    answer = table("brief", hand="deny fog", their_hand="bolt fog")
    answer.on("attack:ox", "mira2").on("bolt", "ox").answer("deny")
    assert answer.question == (1, "act")  # it names the other's spell


@pytest.mark.rule("LG-64")
def test_brief_looks_at_all_spells_since_the_own_one() -> None:
    duel = table("brief").stop(0, "hold").on("bolt", "ox3").on("bolt", "mira").answer("pass")
    assert duel.question == (1, "act")


@pytest.mark.rule("LG-64")
def test_brief_does_not_ask_again_about_a_spell_that_was_answered() -> None:
    duel = table("brief", their_hand="bolt fog").on("bolt", "ox3").on("bolt", "ox").on("bolt", "mira")
    assert (duel.question, duel.board.stack) == ((0, "main"), [])


@pytest.mark.rule("LG-64")
def test_an_attack_that_is_over_is_not_asked_about() -> None:
    duel = table(hand="fog", their_hand="recall fog").on("attack:ox", "wolf").on("recall", "wolf")
    if duel.board.stack:
        duel.answer("pass")
    assert duel.question == (0, "main")


# ---------------------------------------------------------------- open facts alone


@pytest.mark.rule("LG-64")
@pytest.mark.parametrize("windows", ["usual", "brief", "all"])
def test_the_same_windows_are_asked_whatever_the_hands_hold(windows: str) -> None:
    plays = ("attack:ox mira2", "attack:ox2 wolf")
    hands = ("filler filler filler", "bolt mend deny", "fog fog fog", "lash lash lash")
    courses = [course(table(windows, hand=hand, their_hand=hand), *plays) for hand in hands]
    assert courses == [courses[0]] * 4


@pytest.mark.rule("LG-64")
@pytest.mark.parametrize("windows", ["usual", "brief", "all"])
def test_no_window_depends_on_what_is_hidden(windows: Any) -> None:
    rng = Random(f"hidden, {windows}")  # a test's play
    rules = GAMES["legends"].standard
    texts = {
        seat: text_of(new_deck(deck.heroes, {each.card: each.copies for each in deck.cards}))
        for seat, deck in enumerate(rules.pack.presets[:2])
    }
    match = begin(rules, range(2), rng.randbytes(32).hex(), Options(games="one", windows=windows), texts).match
    compared = 0
    for _ in range(400):
        if match.outcome is not None:
            break
        window = next((s.record for s in reversed(match.scopes) if isinstance(s.record, Window)), None)
        if window is not None:
            other = redeal(rules, match, None, rng)
            for seat in (0, 1):
                found = is_asked(match.board, rules.pack, window, seat)
                assert is_asked(other.board, rules.pack, window, seat) == found
                compared += 1
        asked = match.asks[0]
        advance(rules, match, asked.seat, asked.id, random_keys(asked, rng))
    assert compared > 100


@pytest.mark.rule("LG-64")
def test_nobody_is_asked_who_is_seen_to_have_nothing() -> None:
    def asked(**given: Any) -> bool:
        return any(
            seat == 1 for seat, _ in course(table("all", **{"theirs": "mira rex", "turned": "mira2 rex2", **given}))
        )

    assert asked()  # three hidden cards, and legendarity for an event
    assert not asked(their_hand="")
    assert not asked(spent={1: 8})
    assert asked(spent={1: 8}, turned="mira2")  # a hero could use a skill
    assert asked(their_hand="filler")


@pytest.mark.rule("LG-64")
def test_a_hand_that_everybody_knows_proves_as_much() -> None:
    for known, found in ((("filler", "filler"), False), (("filler", "bolt"), True)):
        duel = table("all", theirs="mira mage", turned="mira2 mage2", own="mira mage rex")
        duel.board.sides[1].hand = [Card(name, (PUBLIC, 0, 1), 2) for name in known]
        duel.go("main_phase").answer("pass")
        assert (duel.question == (1, "act")) == found


# ---------------------------------------------------------------- stops


STOPPED = {
    "start": ("usual", "next_turn", (), (0, "start")),
    "main": ("usual", "main_phase", ("bolt ox3",), (1, "main")),
    "spells": ("brief", "main_phase", ("bolt mira",), (1, "spell")),
    "attack": ("usual", "main_phase", ("attack:ox mira2",), (0, "attack")),
    "blocks": ("usual", "main_phase", ("attack:ox mira2",), (1, "blocks")),
    "fight": ("usual", "main_phase", ("attack:ox mira2",), (1, "fight")),
    "end": ("usual", "main_phase", (), (1, "end")),
    "hold": ("usual", "main_phase", ("bolt ox3",), (0, "spell")),
}


@pytest.mark.rule("LG-64")
@pytest.mark.parametrize("name", STOPS)
def test_a_stop_brings_its_window_back(name: str) -> None:
    windows, step, plays, where = STOPPED[name]
    without = course(table(windows).go(step), *plays)
    found = course(table(windows).stop(where[0], name).go(step), *plays)
    assert found.count(where) == without.count(where) + 1
    assert course(table(windows).stop(1 - where[0], name).go(step), *plays).count(where) == without.count(where)


@pytest.mark.rule("LG-30", "LG-64")
def test_hold_keeps_priority_after_an_own_spell() -> None:
    duel = table().stop(0, "hold").on("bolt", "ox3")
    assert duel.question == (0, "act")
    duel.on("bolt", "mira")
    assert (duel.question, len(duel.board.stack)) == ((0, "act"), 2)
    assert duel.answer("pass").question == (1, "act")
    assert duel.answer("pass").board.stack == []


@pytest.mark.rule("LG-30", "LG-64")
def test_without_it_the_other_is_asked_at_once() -> None:
    for windows in ("usual", "brief"):
        assert table(windows).on("bolt", "ox3").question == (1, "act")
    assert table("all").on("bolt", "ox3").question == (0, "act")
