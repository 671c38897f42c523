"""The verbs choose, counter and hook."""

from __future__ import annotations

import pytest

from engines.legends import events
from engines.legends.content.abilities import Activated, Cost, Triggered
from engines.legends.content.vocabulary import Condition, Target
from engines.legends.verbs.cards.draw import Draw
from engines.legends.verbs.course.choose import Choose
from engines.legends.verbs.course.counter import Counter
from engines.legends.verbs.figures.points import Points
from engines.legends.verbs.hooks.hook import Hook
from engines.legends.verbs.lives.damage import Damage
from tests.engines.legends.duels import Duel
from tests.engines.legends.figures import event
from tests.engines.legends.verbs.casting import ENEMIES, cast, imp, spell

DID = (Condition(is_="did"),)

# ---------------------------------------------------------------- choose

DRAW_OR_HURT = Choose(
    modes=(
        (Draw(by=1), Points(lost=1, who="enemy")),
        (Damage(by=1, type="magical", who=ENEMIES), Damage(by=1, type="physical", who=ENEMIES)),
    )
)


@pytest.mark.rule("LG-54")
def test_the_list_is_picked_as_the_text_is_played_and_all_of_it_is_carried_out() -> None:
    duel = Duel(theirs="rex bear", hand="zap", cards=[spell(DRAW_OR_HURT, Points(lost=3, who="enemy"))])
    duel.answer("zap")
    assert (duel.question, duel.offered) == ((0, "mode"), {"0", "1"})
    assert duel.board.stack == []
    duel.answer("1")
    while duel.board.stack:
        duel.passes(1)
    duel.settle()
    assert (duel.lives("bear"), duel.hand(0), duel.board.sides[1].spent) == ([3], [], 3), "then the text goes on"
    drawn = cast(DRAW_OR_HURT, Points(lost=3, who="enemy"), answers="0", theirs="rex bear").settle()
    assert (drawn.lives("bear"), drawn.hand(0), drawn.board.sides[1].spent) == ([5], ["filler"], 4)


def test_each_of_several_choices_is_asked_for_in_the_order_of_the_text() -> None:
    duel = cast(DRAW_OR_HURT, DRAW_OR_HURT, answers="0 1", theirs="rex bear").settle()
    assert (duel.hand(0), duel.lives("bear")) == (["filler"], [3])


def test_the_choice_of_an_activated_ability_is_made_as_it_is_used() -> None:
    chooser = imp(activated=(Activated(cost=Cost(turn=True), do=(DRAW_OR_HURT,)),))
    duel = Duel("mira imp", cards=[chooser]).resolve("use:imp:0", "0")
    assert duel.hand(0) == ["filler"]


def test_a_triggered_ability_asks_as_it_resolves_and_only_for_lists_that_could_do_something() -> None:
    chooser = imp(Triggered(when="enters", do=(DRAW_OR_HURT,)))
    duel = Duel(theirs="rex bear", hand="imp", cards=[chooser]).resolve("imp")
    assert (duel.question, duel.offered) == ((0, "mode"), {"0", "1"})
    assert duel.answer("0").hand(0) == ["filler"]
    alone = Duel(hand="imp", cards=[chooser]).resolve("imp")
    assert alone.hand(0) == ["filler"], "nobody to hurt: nobody is asked"


# ---------------------------------------------------------------- counter

ANSWER = spell(Counter(), Draw(if_=DID), targets=(Target(kind="spell", side="enemy"),), card="nay")


def countered(target: str, *answers: str, **table: object) -> Duel:
    """Return a duel in which seat 1 has cancelled what seat 0 plays."""
    duel = Duel(their_hand="nay wolf", hand=target, cards=[ANSWER], **table).play(*(answers or (target,)))  # type: ignore[arg-type]
    if duel.question[0] == 0:
        duel.answer("pass")
    return duel.resolve("nay")


@pytest.mark.rule("LG-09")
@pytest.mark.parametrize("card", ["fog", "wolf", "lash"])
def test_a_cancelled_card_goes_to_its_owners_graveyard_and_does_nothing(card: str) -> None:
    duel = countered(card)
    assert (duel.in_play(0), duel.graveyard(0), duel.graveyard(1)) == (["mira"], [card], ["nay"])
    assert duel.hand(1) == ["filler", "wolf"], "it was done"
    assert [each.card for each in duel.emitted(events.Countered)] == [card]


@pytest.mark.rule("LG-09", "LG-31")
def test_what_was_paid_for_a_cancelled_spell_stays_paid() -> None:
    assert countered("fog").board.sides[0].spent == 2
    duel = countered("lash")
    assert duel.permanent("mira").turned


def test_a_cancelled_ability_leaves_its_card_in_play() -> None:
    drawer = imp(activated=(Activated(cost=Cost(turn=True), do=(Draw(),)),))
    duel = Duel("mira imp", their_hand="nay", cards=[ANSWER, drawer]).play("use:imp:0").resolve("nay")
    assert (duel.in_play(0), duel.hand(0), duel.graveyard(0)) == (["mira", "imp"], [], [])


def test_only_spells_of_the_types_that_the_text_names_can_be_cancelled() -> None:
    nay = spell(Counter(), targets=(Target(kind="spell", side="enemy", types=("skill",)),), card="nay")
    duel = Duel(their_hand="nay", hand="fog lash", cards=[nay]).play("fog")
    assert duel.question == (0, "act")
    duel.answer("pass")
    assert "nay" not in duel.offered
    assert "nay" in Duel(their_hand="nay", hand="lash", cards=[nay]).play("lash").offered


# ---------------------------------------------------------------- hook


def test_a_graveyard_is_shuffled_into_the_deck_and_nobody_knows_where_its_cards_are() -> None:
    duel = cast(Hook(name="shuffle_graveyard"), graveyard="wolf bear")
    deck = duel.board.sides[0].deck
    assert duel.emitted(events.Reshuffled) == [events.Reshuffled(0, 2)]
    assert len(deck) == 22
    assert sorted(card.id for card in deck if card.id != "filler") == ["bear", "wolf"]
    assert all(card.known_to == () for card in deck)
    assert duel.graveyard(0) == ["zap"], "it is used up only afterwards"
    assert [card.id for card in deck[-2:]] != ["wolf", "bear"], "the seed of duels puts them elsewhere"


def test_an_empty_graveyard_does_not_count_as_done() -> None:
    assert cast(Hook(name="shuffle_graveyard"), Draw(if_=DID)).hand(0) == []
    assert len(cast(Hook(name="shuffle_graveyard"), Draw(if_=DID), graveyard="fog").hand(0)) == 1
    asked = cast(Hook(name="shuffle_graveyard", may=True))
    assert asked.question[1] == "main"


def test_an_event_that_stays_and_a_choice_can_be_one_card() -> None:
    both = event("both", cost=1, do=(DRAW_OR_HURT,))
    duel = Duel(hand="both", cards=[both]).resolve("both", "0")
    assert (duel.in_play(0), duel.hand(0)) == (["mira", "both"], ["filler"])
