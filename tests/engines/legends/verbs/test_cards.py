"""The verbs draw, discard, recover, look and reveal."""

from __future__ import annotations

import pytest

from engines.legends import events
from engines.legends.content.vocabulary import Amount, Condition, Group
from engines.legends.verbs.about import PlayerRole
from engines.legends.verbs.cards.discard import Discard
from engines.legends.verbs.cards.draw import Draw
from engines.legends.verbs.cards.look import Look
from engines.legends.verbs.cards.recover import Recover
from engines.legends.verbs.cards.reveal import Reveal
from engines.legends.verbs.figures.points import Points
from tests.engines.legends.duels import Duel
from tests.engines.legends.verbs.casting import SOMEBODY, cast, spell

DID = (Condition(is_="did"),)


def keys(duel: Duel) -> list[str]:
    """Return the keys of all answers to the open question."""
    return [option.key for option in duel.asked.options]


# ---------------------------------------------------------------- draw


@pytest.mark.parametrize(("who", "hands"), [("you", (2, 0)), ("enemy", (0, 2)), ("target", (0, 2))])
def test_a_player_draws_so_many_cards_from_the_top(who: PlayerRole, hands: tuple[int, int]) -> None:
    targets = (SOMEBODY,) if who == "target" else ()
    duel = cast(
        Draw(by=2, who=who),
        targets=targets,
        answers="seat1" if targets else "",
        deck="wolf bear",
        their_deck="wolf bear",
    )
    assert (len(duel.hand(0)), len(duel.hand(1))) == hands
    assert {*duel.hand(0), *duel.hand(1)} == {"wolf", "bear"}


def test_a_card_is_drawn_for_each_of_a_group() -> None:
    assert len(cast(Draw(by=Amount(of="count", group=Group(kind="follower"))), theirs="rex rat wolf").hand(0)) == 2


@pytest.mark.rule("LG-11")
def test_each_missing_card_of_one_draw_counts() -> None:
    duel = cast(Draw(by=3), own="mira seer wolf", fillers=1)
    assert (duel.hand(0), duel.lives("mira", "seer", "wolf")) == (["filler"], [6, 6, 3])


# ---------------------------------------------------------------- discard


def test_the_player_concerned_picks_what_to_discard() -> None:
    duel = cast(Discard(by=2, who="enemy"), their_hand="wolf wolf bear")
    assert duel.question == (1, "discard")
    assert keys(duel) == ["bear", "wolf", "wolf#2"]
    duel.answer("wolf wolf#2")
    assert (duel.hand(1), duel.graveyard(1)) == (["bear"], ["wolf", "wolf"])


def test_of_too_few_all_are_discarded_without_a_question() -> None:
    duel = cast(Discard(by=2, who="enemy"), their_hand="wolf")
    assert (duel.hand(1), duel.graveyard(1), duel.question[0]) == ([], ["wolf"], 0)


def test_chance_discards_where_the_text_says_so() -> None:
    lost = set()
    for skipped in range(8):
        duel = Duel(their_hand="wolf bear rat", hand="zap", cards=[spell(Discard(who="enemy", random=True))])
        duel.match.rolled += skipped
        duel.resolve("zap")
        assert duel.question[0] == 0, "nobody picks"
        assert sorted(duel.hand(1) + duel.graveyard(1)) == ["bear", "rat", "wolf"]
        lost |= {*duel.graveyard(1)}
    assert lost == {"bear", "rat", "wolf"}
    two = cast(Discard(by=2, who="enemy", random=True), their_hand="wolf bear rat")
    assert (len(two.hand(1)), len(two.graveyard(1))) == (1, 2)


def test_a_discard_may_be_ones_own_or_a_targets_and_counts_as_done_only_if_there_was_a_card() -> None:
    assert cast(Discard(), hand="zap wolf").graveyard(0) == ["wolf", "zap"]
    duel = cast(Discard(who="target"), targets=(SOMEBODY,), answers="seat1", hand="zap rat", their_hand="wolf")
    assert (duel.hand(0), duel.graveyard(1)) == (["rat"], ["wolf"])
    paid = Points(lost=1, who="enemy", if_=DID)
    assert cast(Discard(who="enemy"), paid, their_hand="wolf").board.sides[1].spent == 1
    assert cast(Discard(who="enemy"), paid, their_hand="wolf bear").answer("bear").board.sides[1].spent == 1
    assert cast(Discard(who="enemy"), paid).board.sides[1].spent == 0


# ---------------------------------------------------------------- recover


def test_cards_of_the_own_graveyard_come_back_into_the_hand() -> None:
    duel = cast(Recover(by=2, type="follower"), graveyard="wolf fog wolf wolf bear", their_graveyard="rat rat")
    assert duel.question == (0, "recover")
    assert keys(duel) == ["bear", "wolf", "wolf#2"], "no more copies than can be picked"
    duel.answer("bear wolf#2")
    assert (duel.hand(0), duel.graveyard(0)) == (["bear", "wolf"], ["fog", "wolf", "wolf", "zap"])
    assert duel.view(1).player(0).known == ("bear", "wolf"), "everybody has seen them"


def test_any_type_comes_back_unless_one_is_named_and_of_too_few_all() -> None:
    assert cast(Recover(by=2), graveyard="fog wolf").hand(0) == ["fog", "wolf"]
    assert cast(Recover(by=2, type="event"), graveyard="fog wolf").hand(0) == ["fog"]
    assert cast(Recover(), Draw(if_=DID)).hand(0) == []
    assert cast(Recover(), Draw(if_=DID), graveyard="fog").hand(0) == ["filler", "fog"]


# ---------------------------------------------------------------- look


def test_the_player_alone_looks_and_takes_some_and_the_rest_goes_under_the_deck_in_its_order() -> None:
    duel = cast(Look(top=3, take=1), deck="wolf bear rat fog")
    assert duel.question == (0, "look")
    assert sorted(duel.view(0).looking) == ["bear", "rat", "wolf"]
    assert (duel.view(1).looking, duel.view().looking) == ((), ())
    duel.answer("bear")
    deck = duel.board.sides[0].deck
    assert duel.hand(0) == ["bear"]
    assert ([card.id for card in deck[:2]], deck[-1].id) == (["rat", "wolf"], "fog")
    assert [card.known_to for card in deck[:3]] == [(0,), (0,), ()]
    (looked,) = duel.emitted(events.Looked)
    assert (looked.seat, looked.count, looked.taken) == (0, 3, 1)
    assert "bear" not in str(looked)


def test_a_deck_that_is_shorter_than_the_look_and_one_without_cards() -> None:
    assert cast(Look(top=3, take=2), deck="wolf rat", fillers=0).hand(0) == ["rat", "wolf"]
    assert cast(Look(top=3, take=1), Draw(who="enemy", if_=DID), fillers=0).hand(1) == []
    assert cast(Look(top=1, take=1), Draw(who="enemy", if_=DID)).hand(1) == ["filler"]


def test_copies_are_taken_one_by_one() -> None:
    duel = cast(Look(top=3, take=2), deck="wolf wolf rat").answer("wolf wolf#2")
    assert duel.hand(0) == ["wolf", "wolf"]


# ---------------------------------------------------------------- reveal


def test_a_hand_is_shown_to_everybody_and_stays_known() -> None:
    duel = cast(Reveal(), their_hand="wolf bear", hand="zap rat")
    assert duel.view().player(1).known == ("bear", "wolf")
    assert duel.view().player(0).known == ()
    assert [(each.seat, each.cards) for each in duel.emitted(events.Revealed)] == [(1, ("bear", "wolf"))]
    duel.go("end_phase")
    assert duel.view(0).player(1).known == ("bear", "wolf")
    aimed = cast(Reveal(who="target"), targets=(SOMEBODY,), answers="seat0", hand="zap rat", their_hand="wolf")
    assert (aimed.view(1).player(0).known, aimed.view(0).player(1).known) == (("rat",), ())


def test_it_is_a_secret_who_drew_what() -> None:
    duel = Duel(hand="zap", deck="bear", cards=[spell(Draw())]).resolve("zap")
    assert all("bear" not in str(each) for each in duel.emitted(events.Drew))
    assert duel.view(1).player(0).hand is None
