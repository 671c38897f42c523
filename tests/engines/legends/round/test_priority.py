"""Priority and the stack: who acts when, and what two passes in a row do (LG-30 to LG-35)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.legends import events
from engines.legends.content.abilities import Abilities, Activated, Cost, Triggered
from engines.legends.content.vocabulary import Group
from engines.legends.verbs.cards.draw import Draw
from engines.legends.verbs.lives.damage import Damage
from tests.engines.legends.duels import Duel
from tests.engines.legends.figures import follower, skill
from tests.engines.legends.round.cards import SPELLS, left, resolved


def table(**given: Any) -> Duel:
    """Return a duel in which both have spells, and are asked in each window."""
    hands = {"hand": "bolt mend fog", "their_hand": "bolt deny fog"}
    return Duel(**{"own": "mira mage wolf", "theirs": "rex seer bear rat", "cards": SPELLS, **hands, **given})


# ---------------------------------------------------------------- the procedure, step by step


@pytest.mark.rule("LG-30", "LG-32", "LG-35")
def test_a_window_step_by_step() -> None:
    duel = table()
    assert duel.question == (0, "main")
    assert duel.play("bolt", "bear").question == (0, "act")  # whoever acts keeps priority
    assert duel.answer("pass").question == (1, "act")
    assert duel.play("bolt", "wolf").question == (1, "act")
    assert duel.answer("pass").question == (0, "act")
    assert resolved(duel) == []
    assert duel.answer("pass").question == (0, "main")  # two passes: the whole stack, and the active player again
    assert resolved(duel) == ["bolt", "bolt"]
    assert [entry.on for entry in duel.board.queue] == [duel.permanent("wolf").uid, duel.permanent("bear").uid]
    assert duel.answer("pass").question == (1, "act")
    assert duel.lives("wolf", "bear") == [3, 5]
    assert duel.answer("pass").question == (0, "main")  # the queue is settled
    assert (duel.lives("wolf", "bear"), duel.board.queue) == ([1, 3], [])
    assert duel.answer("pass").question == (1, "act")
    assert duel.view().phase == "main"
    assert duel.answer("pass").question == (0, "act")  # nothing was pending, nothing left play: the phase ends
    assert duel.view().phase == "end"


@pytest.mark.rule("LG-35", "LG-45")
def test_what_leaves_play_at_a_check_keeps_the_phase_open() -> None:
    duel = table(own="mira mage seer").resolve("bolt", "rat").both_pass()
    assert (duel.lives("rat"), duel.board.phase) == ([-1], "main")
    assert duel.both_pass().find("rat") is None
    assert (duel.question, duel.board.phase) == ((0, "main"), "main")
    assert duel.both_pass().board.phase == "end"


@pytest.mark.rule("LG-35")
def test_what_a_leaving_card_puts_into_the_queue_is_settled_in_the_same_phase() -> None:
    bomb = follower(
        "bomb", lives=1, legendarity=1,
        abilities=Abilities(triggered=(Triggered(when="leaves", do=(Damage(by=1, type="magical", who=Group(kind="hero")),)),)),
    )  # fmt: skip
    duel = table(theirs="rex bomb", cards=(*SPELLS, bomb)).resolve("bolt", "bomb").both_pass().both_pass()
    assert (left(duel), len(duel.board.queue), duel.board.phase) == ([("bomb", "lives")], 3, "main")
    assert duel.both_pass().lives("rex", "mira", "mage") == [8, 8, 8]
    assert duel.board.phase == "main"
    assert duel.both_pass().board.phase == "end"


# ---------------------------------------------------------------- priority


@pytest.mark.rule("LG-30")
def test_the_passive_player_may_act_after_a_bare_pass_and_the_active_one_again() -> None:
    duel = table().answer("pass")
    assert duel.question == (1, "act")
    duel.play("bolt", "wolf").answer("pass")
    assert duel.question == (0, "act")
    duel.play("mend", "wolf")
    assert duel.question == (0, "act")
    assert [spell.card for spell in duel.board.stack] == ["bolt", "mend"]


@pytest.mark.rule("LG-30")
def test_an_action_begins_the_count_of_passes_anew() -> None:
    duel = table().play("bolt", "bear").answer("pass")
    duel.play("bolt", "wolf").answer("pass")  # the active player has passed before that: he must pass again
    assert (duel.question, resolved(duel)) == ((0, "act"), [])
    duel.play("mend", "wolf").answer("pass")
    assert (duel.question, resolved(duel)) == ((1, "act"), [])
    assert resolved(duel.answer("pass")) == ["mend", "bolt", "bolt"]


@pytest.mark.rule("LG-30")
def test_the_active_player_is_first_in_each_phase() -> None:
    duel = table(step="next_turn")
    asked = []
    while duel.board.turn == 4:
        asked.append((duel.board.phase, duel.question[0]))
        duel.answer("pass")
    assert asked == [("start", 1), ("start", 0), ("main", 1), ("main", 0), ("end", 1), ("end", 0)]


# ---------------------------------------------------------------- the stack


@pytest.mark.rule("LG-31")
def test_costs_are_paid_before_and_come_not_back_with_a_cancelled_spell() -> None:
    lesson = skill("lesson", do=(Draw(by=2),), cost=Cost(lives=1, points=1, discard=1))
    duel = table(hand="lesson mend fog", cards=(*SPELLS, lesson)).play("lesson", "mira", "fog")
    mira = duel.permanent("mira")
    assert (mira.turned, duel.lives("mira"), duel.board.sides[0].spent, duel.graveyard(0)) == (True, [8], 1, ["fog"])
    assert [spell.card for spell in duel.board.stack] == ["lesson"]
    duel.answer("pass").resolve("deny")
    assert (duel.hand(0), duel.graveyard(0)) == (["mend"], ["fog", "lesson"])
    assert (mira.turned, duel.lives("mira"), duel.board.sides[0].spent) == (True, [8], 1)


@pytest.mark.rule("LG-31", "LG-54")
def test_followers_and_abilities_are_spells_too() -> None:
    scout = follower("scout", legendarity=1, abilities=Abilities(activated=(Activated(do=(Draw(),)),)))
    for answer, named in (("scout", "scout"), ("use:scout:0", "scout")):
        own, hand = ("mira mage", "scout fog") if answer == "scout" else ("mira mage scout", "mend fog")
        duel = table(own=own, hand=hand, cards=(*SPELLS, scout)).play(answer)
        assert [spell.card for spell in duel.board.stack] == [named]
        held = duel.hand(0)
        duel.answer("pass").resolve("deny")
        assert (duel.hand(0), resolved(duel)) == (held, ["deny"])
        assert duel.in_play(0).count("scout") == (answer != "scout")


@pytest.mark.rule("LG-32")
def test_the_whole_stack_resolves_from_last_to_first_without_priority_in_between() -> None:
    duel = table(hand="bolt mend bolt fog").play("bolt", "bear").play("mend", "wolf").play("bolt", "rat")
    duel.answer("pass")
    assert (duel.question, len(duel.board.stack)) == ((1, "act"), 3)
    before = len(duel.emitted(events.Passed))
    duel.answer("pass")
    assert [each.card for each in duel.emitted(events.Resolved)] == ["bolt", "mend", "bolt"]
    assert [entry.on for entry in duel.board.queue] == [duel.permanent(name).uid for name in ("rat", "wolf", "bear")]
    assert len(duel.emitted(events.Passed)) == before + 1
    assert duel.question == (0, "main")


@pytest.mark.rule("LG-32", "LG-50")
def test_triggered_abilities_come_after_each_spell_of_the_stack() -> None:
    herald = follower(
        "herald", legendarity=1,
        abilities=Abilities(triggered=(Triggered(when="enters", about=Group(kind="follower"), do=(Draw(),)),)),
    )  # fmt: skip
    duel = table(own="mira mage herald", hand="rat mend fog", cards=(*SPELLS, herald)).play("rat")
    duel.play("mend", "herald").both_pass()
    told = [type(each).__name__ for each in duel.happened() if isinstance(each, events.Resolved | events.Fired)]
    assert told == ["Resolved", "Resolved", "Fired"]
    duel = table(own="mira mage herald", hand="rat fog", their_hand="bolt fog", cards=(*SPELLS, herald)).play("rat")
    duel.answer("pass").play("bolt", "herald").both_pass()
    assert duel.find("rat2") is not None


@pytest.mark.rule("LG-34")
def test_an_attack_bypasses_the_stack_and_may_be_responded_to() -> None:
    duel = table().on("attack:wolf", "rat")
    assert duel.board.stack == []
    assert duel.permanent("wolf").turned
    assert (duel.view().moment, duel.question) == ("attack", (0, "act"))
    duel.answer("pass").play("bolt", "wolf").both_pass().both_pass()
    assert (duel.view().moment, duel.question, duel.board.stack) == ("blocks", (0, "act"), [])


@pytest.mark.rule("LG-34")
def test_what_happens_outside_the_stack_gives_no_priority() -> None:
    duel = table(own="mira mage seer").resolve("bolt", "rat")
    before = len(duel.emitted(events.Passed))
    duel.both_pass()  # a settlement, and the next question is that of the active player in the same window
    assert (len(duel.emitted(events.Passed)), duel.question) == (before + 2, (0, "main"))
