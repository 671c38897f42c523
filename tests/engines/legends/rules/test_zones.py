"""Where cards are and go: owners and controllers, the graveyard, heroes (LG-06, LG-07, LG-09, LG-13)."""

from __future__ import annotations

import pytest

from engines.legends import events
from engines.legends.content.abilities import Abilities, Activated, Cost, Triggered
from engines.legends.content.vocabulary import Group, Target
from engines.legends.verbs.cards.draw import Draw
from engines.legends.verbs.figures.points import Points
from engines.legends.verbs.play.bounce import Bounce
from engines.legends.verbs.play.control import Control
from engines.legends.verbs.play.destroy import Destroy
from engines.legends.verbs.play.sacrifice import Sacrifice
from tests.engines.legends.duels import Duel
from tests.engines.legends.figures import follower
from tests.engines.legends.openings import Opening, mark
from tests.engines.legends.verbs.casting import ENEMIES, FOE, cast, spell

STEAL = Control(until="stays")
ALL = Group(kind="follower")

# ---------------------------------------------------------------- owner and controller


@pytest.mark.rule("LG-06")
def test_the_owner_of_a_card_is_the_player_of_its_deck_or_squad_and_controls_it_at_first() -> None:
    match = Opening(first=0).squads("mira", "rex")
    assert [(p.card, p.owner, p.controller) for p in match.board.permanents] == [("mira", 0, 0), ("rex", 1, 1)]
    duel = Duel(hand="wolf").resolve("wolf")
    wolf = duel.permanent("wolf")
    assert (wolf.owner, wolf.controller) == (0, 0)


@pytest.mark.rule("LG-06")
@pytest.mark.parametrize(
    ("op", "hand", "graveyard"),
    [
        (Bounce(who=ALL), ["bear"], []),
        (Destroy(who=ALL), [], ["bear"]),
        (Sacrifice(kind="follower"), [], ["bear"]),
    ],
)
def test_a_card_that_leaves_play_goes_to_its_owner_whoever_controls_it(
    op: Bounce | Destroy | Sacrifice, hand: list[str], graveyard: list[str]
) -> None:
    duel = cast(STEAL, op, targets=(FOE,), theirs="rex bear")
    assert duel.in_play(0) == ["mira"]
    assert (duel.hand(1), duel.graveyard(1)) == (hand, graveyard)
    assert (duel.hand(0), duel.graveyard(0)) == ([], ["zap"])


@pytest.mark.rule("LG-06")
def test_a_stolen_follower_that_dies_goes_to_its_owners_graveyard() -> None:
    duel = cast(STEAL, targets=(FOE,), own="mira seer", theirs="rex bear")
    duel.permanent("bear").damage = 5
    duel.both_pass()
    assert (duel.graveyard(0), duel.graveyard(1)) == (["zap"], ["bear"])


@pytest.mark.rule("LG-07")
def test_the_controller_attacks_with_a_card_uses_its_abilities_blocks_with_it_and_untaps_it() -> None:
    drawer = follower(
        "drawer", abilities=Abilities(activated=(Activated(cost=Cost(lives=1), do=(Draw(),)),)), legendarity=1
    )
    duel = cast(STEAL, targets=(FOE,), own="mira wolf", theirs="rex drawer", cards=[drawer])
    assert {"attack:drawer", "use:drawer:0"} <= duel.offered
    assert len(duel.resolve("use:drawer:0").hand(0)) == 1
    uid = str(duel.permanent("drawer").uid)
    mark(duel, 0, "turned", uid)
    assert duel.permanent("drawer").stays_turned
    duel.permanent("drawer").stays_turned = False
    duel.permanent("drawer").turned = True
    duel.board.active = 1
    duel.go("next_turn")
    assert duel.board.active == 0
    assert not duel.permanent("drawer").turned


@pytest.mark.rule("LG-07")
def test_the_controller_blocks_with_a_stolen_card() -> None:
    duel = Duel("mira wolf", "rex bear rat")
    duel.permanent("bear").controller = 0
    duel.board.active = 1
    duel.go("main_phase")
    duel.play("attack:rat", "mira")
    while duel.question[0] == 1:
        duel.answer("pass")
    duel.answer("block")
    assert duel.offered == {"wolf", "bear"}


@pytest.mark.rule("LG-07")
def test_the_controller_splits_the_damage_of_a_stolen_attacker() -> None:
    duel = Duel("mira", "rex wolf rat bear", their_hand="fog")
    duel.permanent("bear").controller = 0
    duel.go("main_phase")
    duel.answer("attack:bear").answer("rex")
    while duel.question[0] == 0:
        duel.answer("pass")
    duel.answer("block").answer("wolf rat")
    while duel.question[1] != "split":
        duel.answer("pass")
    assert duel.question[0] == 0


@pytest.mark.rule("LG-07")
def test_the_controller_orders_the_triggered_abilities_and_may_refuse_them() -> None:
    greedy = follower(
        "greedy", abilities=Abilities(triggered=(Triggered(when="turn_start", may=True, do=(Draw(),)),)), legendarity=1
    )
    duel = Duel("mira", "rex greedy", cards=[greedy])
    duel.permanent("greedy").controller = 0
    duel.board.active = 1
    duel.go("next_turn")
    assert duel.question == (0, "may")


@pytest.mark.rule("LG-07")
def test_a_hero_keeps_his_controller_alive_and_lends_him_his_legendarity() -> None:
    duel = Duel("mira", "rex")
    duel.permanent("mira").controller = 1
    assert (duel.available(0), duel.available(1)) == (0, 8)
    duel.go("end_phase")
    assert [each.winner for each in duel.emitted(events.GameOver)] == [1]


# ---------------------------------------------------------------- graveyard


@pytest.mark.rule("LG-09")
def test_what_does_not_stay_goes_to_the_graveyard_after_its_use() -> None:
    duel = Duel(hand="zap fog", cards=[spell(Draw())]).play("zap")
    assert duel.graveyard(0) == [], "it is still on the stack"
    while duel.board.stack:
        duel.answer("pass")
    assert duel.graveyard(0) == ["zap"]
    assert [(each.card, each.why) for each in duel.emitted(events.Buried)] == [("zap", "used")]


@pytest.mark.rule("LG-09", "LG-20")
def test_what_stays_enters_play() -> None:
    duel = Duel(hand="fog").resolve("fog")
    assert (duel.in_play(0), duel.graveyard(0)) == (["mira", "fog"], [])


@pytest.mark.rule("LG-09", "LG-10")
def test_the_graveyard_is_open_and_its_last_card_is_on_top() -> None:
    duel = Duel(hand="zap zip", cards=[spell(Draw(by=1)), spell(Points(lost=1), card="zip")])
    duel.resolve("zap").resolve("zip")
    for viewer in (None, 0, 1):
        assert duel.view(viewer).player(0).graveyard == ("zap", "zip")


# ---------------------------------------------------------------- heroes


@pytest.mark.rule("LG-13")
def test_a_hero_who_leaves_play_is_removed_from_the_game() -> None:
    duel = Duel("mira seer wolf", "rex", damage={"mira": 9}).both_pass()
    assert duel.in_play(0) == ["seer", "wolf"]
    assert [(left.card, left.to) for left in duel.emitted(events.Left)] == [("mira", "removed")]
    assert (duel.graveyard(0), duel.hand(0)) == ([], [])
    destroyed = cast(Destroy(), targets=(Target(kind="hero", side="enemy"),), theirs="rex seer", answers="seer")
    assert (destroyed.in_play(1), destroyed.graveyard(1)) == (["rex"], [])


@pytest.mark.rule("LG-06", "LG-13")
def test_followers_are_bounced_together_and_heroes_never_are() -> None:
    duel = cast(Bounce(who=ENEMIES), theirs="rex bear wolf")
    assert (duel.in_play(1), duel.hand(1)) == (["rex"], ["bear", "wolf"])
