"""The verbs destroy, bounce, turn, untap, control and sacrifice."""

from __future__ import annotations

import pytest

from engines.legends import events
from engines.legends.content.abilities import Abilities, Triggered
from engines.legends.content.vocabulary import Condition, Group, Target
from engines.legends.verbs.cards.draw import Draw
from engines.legends.verbs.figures.points import Points
from engines.legends.verbs.play.bounce import Bounce
from engines.legends.verbs.play.control import Control
from engines.legends.verbs.play.destroy import Destroy
from engines.legends.verbs.play.sacrifice import Sacrifice
from engines.legends.verbs.play.turn import Turn
from engines.legends.verbs.play.untap import Untap
from tests.engines.legends.duels import Duel
from tests.engines.legends.figures import event
from tests.engines.legends.verbs.casting import ENEMIES, FOE, SOMEBODY, cast, craft, imp

DID = (Condition(is_="did"),)

# ---------------------------------------------------------------- destroy and bounce


def test_what_is_destroyed_goes_to_the_graveyard_without_any_damage() -> None:
    duel = cast(Destroy(), targets=(FOE,), theirs="rex bear wolf", answers="bear")
    assert duel.in_play(1) == ["rex", "wolf"]
    assert duel.graveyard(1) == ["bear"]
    (left,) = duel.emitted(events.Left)
    assert (left.card, left.to, left.why, left.by) == ("bear", "graveyard", "effect", "")


@pytest.mark.rule("LG-13")
def test_a_hero_who_is_destroyed_is_removed_from_the_game() -> None:
    duel = cast(Destroy(who=Group(kind="hero", side="enemy")), theirs="rex seer")
    assert (duel.in_play(1), duel.graveyard(1), duel.hand(1)) == ([], [], [])


def test_a_group_leaves_together_so_that_each_sees_all_the_others_leave() -> None:
    mourner = imp(Triggered(when="leaves", about=Group(kind="follower", other=True), do=(Points(lost=1),)))
    duel = cast(Destroy(who=ENEMIES), theirs="rex bear imp wolf", cards=[mourner])
    assert duel.question == (1, "order"), "one for the bear, one for the wolf"
    assert duel.answer("1 0").board.sides[1].spent == 2


def test_what_is_bounced_goes_to_its_owners_hand_where_everybody_knows_it() -> None:
    duel = cast(Bounce(who=ENEMIES), theirs="rex bear wolf", their_hand="rat")
    assert (duel.in_play(1), duel.hand(1), duel.graveyard(1)) == (["rex"], ["bear", "rat", "wolf"], [])
    assert duel.view(0).player(1).known == ("bear", "wolf")


@pytest.mark.rule("LG-06")
def test_a_stolen_follower_is_bounced_to_its_owner() -> None:
    duel = cast(Control(until="stays", who=ENEMIES), Bounce(who=Group(kind="follower")), theirs="rex bear")
    assert (duel.hand(0), duel.hand(1)) == ([], ["bear"])


def test_an_event_that_stays_can_be_destroyed_and_bounced() -> None:
    stays = Group(kind="event", side="enemy")
    assert cast(Destroy(who=stays), theirs="rex fog bear").graveyard(1) == ["fog"]
    assert cast(Bounce(who=stays), theirs="rex fog bear").hand(1) == ["fog"]


@pytest.mark.parametrize("op", [Destroy(who=ENEMIES), Bounce(who=ENEMIES), Turn(who=ENEMIES), Control(who=ENEMIES)])
def test_it_is_done_only_if_there_was_something_to_do_it_to(op: Destroy | Bounce | Turn | Control) -> None:
    assert cast(op, Draw(by=2, if_=DID), theirs="rex bear").hand(0) == ["filler", "filler"]
    assert cast(op, Draw(by=2, if_=DID)).hand(0) == []


# ---------------------------------------------------------------- turn and untap


@pytest.mark.rule("LG-08")
def test_turning_and_untapping_of_each() -> None:
    duel = cast(Turn(who=ENEMIES), theirs="rex bear wolf", turned="wolf")
    assert [duel.permanent(name).turned for name in ("bear", "wolf", "rex")] == [True, True, False]
    assert [each.card for each in duel.emitted(events.Turned)] == ["bear"], "the other one was turned already"
    duel = cast(Untap(who=Group(side="any")), own="mira wolf", theirs="rex bear", turned="wolf bear")
    assert not any(permanent.turned for permanent in duel.board.permanents)
    assert [(each.seat, each.cards) for each in duel.emitted(events.Untapped)] == [(0, ("wolf",)), (1, ("bear",))]


def test_turning_what_is_turned_does_nothing() -> None:
    assert cast(Turn(who=ENEMIES), Draw(if_=DID), theirs="rex bear", turned="bear").hand(0) == []
    assert cast(Untap(who=ENEMIES), Draw(if_=DID), theirs="rex bear").hand(0) == []
    assert cast(Untap(who=ENEMIES), Draw(if_=DID), theirs="rex bear", turned="bear").hand(0) == ["filler"]


# ---------------------------------------------------------------- control


@pytest.mark.rule("LG-06", "LG-07")
def test_control_puts_a_follower_under_the_player_for_good_or_to_the_end_of_the_turn() -> None:
    for until, then in (("stays", 0), ("turn", 1)):
        duel = cast(Control(until=until), targets=(FOE,), theirs="rex bear")  # type: ignore[arg-type]
        bear = duel.permanent("bear")
        assert (bear.owner, bear.controller) == (1, 0)
        assert "attack:bear" in duel.offered
        assert duel.end_turn().permanent("bear").controller == then


def test_control_takes_nothing_that_is_ones_own_anyhow() -> None:
    duel = cast(Control(who=Group(kind="follower")), own="mira wolf", theirs="rex bear")
    assert [each.card for each in duel.emitted(events.Control)] == ["bear"]
    assert [effect.on for effect in duel.board.effects] == [duel.permanent("bear").uid]


# ---------------------------------------------------------------- sacrifice


@pytest.mark.rule("LG-06")
def test_the_player_concerned_picks_what_to_sacrifice_and_never_a_hero() -> None:
    duel = cast(Sacrifice(kind="permanent", who="enemy"), theirs="rex bear fog lash wolf")
    assert duel.question == (1, "sacrifice")
    assert duel.offered == {"bear", "fog", "lash", "wolf"}
    duel.answer("fog")
    assert (duel.in_play(1), duel.graveyard(1)) == (["rex", "bear", "lash", "wolf"], ["fog"])


@pytest.mark.parametrize("kind", ["follower", "event", "skill"])
def test_a_sacrifice_may_be_of_one_kind_and_without_a_choice_nobody_is_asked(kind: str) -> None:
    duel = cast(Sacrifice(kind=kind, who="enemy"), theirs="rex bear fog lash")  # type: ignore[arg-type]
    gone = {"follower": "bear", "event": "fog", "skill": "lash"}[kind]
    assert duel.question[0] == 0
    assert duel.graveyard(1) == [gone]


def test_several_are_sacrificed_together_and_of_too_few_all() -> None:
    duel = cast(Sacrifice(kind="follower", by=2, who="enemy"), theirs="rex bear wolf rat").answer("bear rat")
    assert duel.in_play(1) == ["rex", "wolf"]
    assert cast(Sacrifice(kind="follower", by=3, who="enemy"), theirs="rex bear wolf").in_play(1) == ["rex"]


def test_the_player_who_sacrifices_may_be_you_or_a_target() -> None:
    assert cast(Sacrifice(kind="follower"), own="mira rat", theirs="rex bear").graveyard(0) == ["rat", "zap"]
    duel = cast(
        Sacrifice(kind="follower", who="target"),
        targets=(SOMEBODY,),
        answers="seat1",
        own="mira rat",
        theirs="rex bear",
    )
    assert (duel.in_play(0), duel.in_play(1)) == (["mira", "rat"], ["rex"])


def test_a_sacrifice_that_cannot_be_made_does_not_count_as_done() -> None:
    assert cast(Sacrifice(kind="follower", who="enemy"), Draw(if_=DID)).hand(0) == []
    assert cast(Sacrifice(kind="follower", who="enemy"), Draw(if_=DID), theirs="rex bear").hand(0) == ["filler"]


@pytest.mark.rule("LG-15")
def test_a_skill_that_forces_a_sacrifice_or_destroys_has_killed() -> None:
    for op in (Sacrifice(kind="follower", who="enemy"), Destroy(who=ENEMIES)):
        duel = Duel(theirs="rex bear", hand="craft", cards=[craft(op)]).resolve("craft")
        assert (duel.in_play(1), duel.level("mira")) == (["rex"], 2)


def test_what_is_said_of_a_class_of_cards_leaves_others_alone() -> None:
    hut = event("hut", abilities=Abilities())
    duel = cast(Bounce(), targets=(Target(kind="event"),), theirs="rex hut bear", cards=[hut])
    assert (duel.hand(1), duel.in_play(1)) == (["hut"], ["rex", "bear"])
