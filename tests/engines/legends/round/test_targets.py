"""Targets: what can be named, and what is lost with a target that is gone (LG-33, LG-51)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.legends import events
from engines.legends.content.abilities import Abilities, Triggered
from engines.legends.content.vocabulary import Target
from engines.legends.verbs.cards.discard import Discard
from engines.legends.verbs.cards.draw import Draw
from engines.legends.verbs.lives.damage import Damage
from engines.legends.verbs.lives.fight import Fight
from engines.legends.verbs.lives.heal import Heal
from tests.engines.legends.duels import Duel
from tests.engines.legends.figures import follower, skill
from tests.engines.legends.round.cards import SPELLS
from tests.engines.legends.verbs.casting import spell

HURT = Damage(by=1, type="magical")
FOE = Target(kind="follower", side="enemy")
ANYONE = Target(kind="follower")

SHOT = spell(HURT, Draw(), card="shot", targets=(FOE,))
VOLLEY = spell(HURT, card="volley", targets=(Target(kind="follower", side="enemy", least=2, most=2),))
HUNT = spell(HURT, card="hunt", targets=(Target(kind="follower", turned=True),))
CULL = spell(HURT, card="cull", targets=(Target(kind="follower", hurt=True),))
PITY = spell(HURT, Heal(by=1, who="second"), card="pity", targets=(FOE, ANYONE))
BRAWL = spell(Fight(), card="brawl", targets=(ANYONE, FOE))
RIDDLE = spell(Discard(by=1, who="target"), card="riddle", targets=(Target(kind="player"),))
CARDS = (*SPELLS, SHOT, VOLLEY, HUNT, CULL, PITY, BRAWL, RIDDLE)


def table(**given: Any) -> Duel:
    """Return a duel in which both have two heroes and are asked in each window."""
    return Duel(
        **{"own": "mira mage", "theirs": "rex seer wolf", "cards": CARDS, "hand": "fog", "their_hand": "fog", **given}
    )


# ---------------------------------------------------------------- what can be named


@pytest.mark.rule("LG-51")
def test_permanents_spells_and_players_are_named() -> None:
    duel = table(hand="riddle shot deny fog", theirs="rex seer wolf bear").play("riddle", "seat1")
    assert duel.board.stack[0].targets == ((1,),)
    duel.answer("deny")
    assert duel.board.stack[1].targets == ((duel.board.stack[0].uid,),)
    duel.answer("shot")
    assert duel.offered == {"wolf", "bear"}


@pytest.mark.rule("LG-51")
@pytest.mark.parametrize(
    ("card", "theirs"),
    [
        ("shot", "rex"),
        ("volley", "rex wolf"),
        ("hunt", "rex wolf"),
        ("cull", "rex wolf"),
        ("brawl", "rex wolf"),
        ("deny", "rex wolf"),
    ],
)
def test_a_text_without_legal_targets_cannot_be_played(card: str, theirs: str) -> None:
    assert card not in table(hand=f"{card} fog", theirs=theirs).offered


@pytest.mark.rule("LG-51")
def test_a_skill_needs_its_targets_too() -> None:
    lunge = skill("lunge", do=(HURT,), targets=(FOE,))
    assert "lunge" not in table(hand="lunge fog", theirs="rex", cards=(*CARDS, lunge)).offered
    assert "lunge" in table(hand="lunge fog", cards=(*CARDS, lunge)).offered


@pytest.mark.rule("LG-51", "LG-54")
def test_a_text_names_nothing_twice_and_leaves_a_target_for_its_second_part() -> None:
    duel = table(own="mira mage rat", hand="brawl fog").answer("brawl")
    assert duel.question == (0, "act")  # the wolf must be the second target, so the rat is the first: nothing is asked
    assert duel.board.stack[0].targets == ((duel.permanent("rat").uid,), (duel.permanent("wolf").uid,))
    duel = table(own="mira mage rat", hand="brawl fog", theirs="rex seer wolf bear").answer("brawl")
    assert duel.offered == {"rat", "wolf", "bear"}
    duel.answer("wolf")
    assert [duel.name(str(uids[0])) for uids in duel.board.stack[0].targets] == ["wolf", "bear"]


@pytest.mark.rule("LG-50", "LG-54")
def test_a_triggered_ability_leaves_a_target_for_its_second_part_too() -> None:
    spur = Triggered(when="enters", targets=(ANYONE, FOE), do=(Fight(),))
    imp = follower("imp", legendarity=1, lives=9, abilities=Abilities(triggered=(spur,)))
    duel = table(hand="imp fog", cards=(*CARDS, imp)).resolve("imp").settle()
    assert duel.lives("imp", "wolf") == [7, 1]
    alone = table(hand="imp fog", theirs="rex", cards=(*CARDS, imp)).resolve("imp")
    assert [each.declined for each in alone.emitted(events.Fired)] == [True]


# ---------------------------------------------------------------- what is lost


@pytest.mark.rule("LG-33")
def test_a_lost_target_loses_only_its_part_of_the_effect() -> None:
    duel = table(hand="shot fog", their_hand="recall fog").play("shot").answer("pass").play("recall")
    held = len(duel.hand(0))
    duel.both_pass()
    (told, _) = (each for each in reversed(duel.emitted(events.Resolved)))
    assert (told.card, told.lost) == ("shot", 1)
    assert (duel.board.queue, len(duel.hand(0)), duel.graveyard(0)) == ([], held + 1, ["shot"])


@pytest.mark.rule("LG-33")
def test_the_other_targets_stay() -> None:
    duel = table(hand="volley fog", their_hand="recall fog", theirs="rex seer wolf rat").play("volley")
    duel.answer("pass").play("recall", "rat").both_pass().settle()
    assert duel.lives("wolf") == [2]
    duel = table(own="mira mage rat", hand="pity fog", their_hand="recall fog", damage={"rat": 1}).play("pity")
    duel.answer("pass").play("recall", "wolf").both_pass().settle()
    assert duel.lives("rat") == [1]


@pytest.mark.rule("LG-33")
def test_every_printed_condition_is_asked_again() -> None:
    for card, spoiler, damage, turned in (("shot", "steal", 0, ""), ("cull", "mend", 1, ""), ("hunt", "", 0, "wolf")):
        duel = table(hand=f"{card} steal fog", their_hand="mend fog", damage={"wolf": damage}, turned=turned)
        duel.play(card)
        if spoiler == "steal":  # no longer the enemy's
            duel.play("steal", *(["wolf"] if duel.question[1] == "target" else []))
        elif spoiler == "mend":
            duel.permanent("wolf").damage = 0  # no longer hurt
        else:
            duel.permanent("wolf").turned = False
        duel.both_pass()
        (told,) = (each for each in duel.emitted(events.Resolved) if each.card == card)
        assert (told.lost, duel.board.queue) == (1, [])


@pytest.mark.rule("LG-33")
def test_a_card_that_came_back_is_another_one() -> None:
    swap = spell(HURT, card="swap", targets=(FOE,))
    duel = table(hand="swap fog", cards=(*CARDS, swap)).play("swap")
    wolf = duel.permanent("wolf")
    wolf.uid += 1000
    duel.both_pass()
    assert duel.board.queue == []


@pytest.mark.rule("LG-33")
def test_a_cancelled_spell_is_no_target_any_more() -> None:
    duel = table(hand="shot fog", their_hand="deny deny fog").play("shot").answer("pass").play("deny")
    duel.answer("deny").answer("spell:shot")
    duel.both_pass()
    told = {each.uid: each.lost for each in duel.emitted(events.Resolved)}
    assert sorted(told.values()) == [0, 1]
    assert [each.card for each in duel.emitted(events.Countered)] == ["shot"]
