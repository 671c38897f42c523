"""Two cards that keep each other going: the game is a draw, the match goes on, and no guard of the program is met (LG-59)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engines.legends import events
from engines.legends.board import Effect
from engines.legends.content.abilities import Abilities, Activated, Cost, Triggered
from engines.legends.content.shapes import Follower
from engines.legends.content.vocabulary import Group, Target
from engines.legends.verbs.figures.points import Points
from engines.legends.verbs.lives.damage import Damage
from engines.legends.verbs.lives.heal import Heal
from engines.legends.verbs.play.bounce import Bounce
from engines.legends.verbs.play.untap import Untap
from tests.engines.legends.duels import Duel
from tests.engines.legends.figures import follower
from tests.engines.legends.round.cards import SPELLS
from tests.engines.legends.verbs.casting import sound


def card(name: str, *triggered: Triggered, activated: tuple[Activated, ...] = (), **fields: Any) -> Follower:
    """Return a follower of 1 legendarity that is sound content: a spirit, unless `fields` say otherwise."""
    abilities = Abilities(triggered=triggered, activated=activated)
    given = {"class_": "spirit", "legendarity": 1, "lives": 5, "attack_by": 0, "abilities": abilities, **fields}
    made: Follower = sound(follower(name, **given))
    return made


def over(duel: Duel) -> list[tuple[int, str]]:
    """Return winner and reason of each game that has ended."""
    return [(each.winner, each.reason) for each in duel.emitted(events.GameOver)]


BACK = Damage(by=1, type="magical", who=Group(kind="follower", side="enemy", class_="spirit"))
SPITE = Triggered(when="damaged", do=(BACK, Heal(all=True, who="self")))
"""Whenever it is damaged, it heals and hurts the enemy's spirits."""

DRAIN = Triggered(when="damaged", do=(BACK, Heal(all=True, who="self"), Points(lost=1)))
"""The same, and its player loses legendarity each time: no position comes twice."""

FUSE = Triggered(when="turn_end", whose="any", do=(BACK,))


@pytest.mark.rule("LG-59")
@pytest.mark.parametrize(("triggered", "reason"), [(SPITE, "repeated"), (DRAIN, "loop")])
@pytest.mark.parametrize("by", ["bolt", "end"])
def test_two_cards_that_trigger_each_other_draw_the_game_and_not_the_match(
    triggered: Triggered, reason: str, by: str
) -> None:
    cards = (*SPELLS, card("imp", triggered), card("owl", triggered), card("fuse", FUSE, class_="construct"))
    turned = "mira mage rex imp fuse"
    hand = "bolt" if by == "bolt" else ""  # without it nobody is asked until the end phase
    duel = Duel("mira mage imp fuse", "rex owl", turned=turned, windows="usual", hand=hand, cards=cards)
    if by == "bolt":
        duel.on("bolt", "owl")
    assert over(duel) == [(-1, reason)]
    assert (duel.board.number, duel.match.outcome, duel.board.drawn) == (2, None, 1)
    assert duel.board.won == {0: 0, 1: 0}


@pytest.mark.rule("LG-27", "LG-59")
def test_what_goes_on_after_the_end_of_effects_is_watched_too() -> None:
    boon = Effect(0, "lives", 2, "turn", "bolt")
    knell = Triggered(when="leaves", about=Group(kind="follower", other=True), do=(BACK,))
    cards = (*SPELLS, card("imp", SPITE), card("owl", SPITE), card("bell", knell, class_="construct"))
    duel = Duel("mira mage imp bell wolf", "rex owl", damage={"wolf": 3}, hand="fog", their_hand="fog", cards=cards)
    duel.board.effects = (msgspec.structs.replace(boon, on=duel.permanent("wolf").uid),)
    duel.both_pass()
    assert (duel.board.phase, duel.lives("wolf")) == ("end", [2])
    duel.both_pass()
    assert over(duel) == [(-1, "repeated")]


@pytest.mark.rule("LG-59")
def test_choices_in_between_do_not_keep_a_loop_alive() -> None:
    pick = Triggered(
        when="damaged", targets=(Target(kind="follower", side="enemy"),),
        do=(Damage(by=1, type="magical"), Heal(all=True, who="self")),
    )  # fmt: skip
    cards = (*SPELLS, card("imp", pick), card("owl", pick), card("mole"))
    for windows in ("usual", "all"):
        duel = Duel(
            "mira mage imp mole", "rex seer owl mole", hand="bolt fog", their_hand="fog", cards=cards, windows=windows
        )
        duel.on("bolt", "owl")
        for _ in range(60):
            if over(duel):
                break
            duel.answer({0: "owl", 1: "imp"}[duel.question[0]] if duel.question[1] == "target" else "pass")
        assert over(duel) == [(-1, "repeated")]


@pytest.mark.rule("LG-59")
def test_two_cards_that_untap_each_other_repeat_the_position() -> None:
    other = (Target(kind="follower", side="own", other=True),)
    wake = Activated(cost=Cost(turn=True), targets=other, do=(Untap(),))
    cards = (*SPELLS, card("imp", activated=(wake,)), card("owl", activated=(wake,)))
    duel = Duel("mira imp owl", "rex", hand="fog", cards=cards)
    used = 0
    while not over(duel):
        assert used < 8
        duel.resolve(f"use:{('imp', 'owl')[used % 2]}:0")
        used += 1
    assert (over(duel), used) == ([(-1, "repeated")], 5)


@pytest.mark.rule("LG-59")
def test_a_card_that_uses_its_free_ability_and_comes_back_is_the_same_each_time() -> None:
    hop = Activated(do=(Bounce(who="self"),))
    duel = Duel("mira imp", "rex", cards=(*SPELLS, card("imp", activated=(hop,))))
    used = 0
    while not over(duel):
        assert used < 8
        hop_on(duel)
        used += 1
    assert over(duel) == [(-1, "repeated")]


def hop_on(duel: Duel) -> None:
    """Use the ability and play the card again, as far as the game lasts."""
    for word in ("use:imp:0", "imp"):
        if not over(duel):
            duel.resolve(word)


@pytest.mark.rule("LG-59")
def test_a_long_chain_that_ends_is_no_loop() -> None:
    knell = Triggered(when="leaves", about=Group(kind="follower", other=True), do=(Points(lost=1),))
    names = ["bell"] * 8
    duel = Duel(" ".join(["mira", "mage", *names]), "rex", turned="mira mage", cards=(*SPELLS, card("bell", knell)))
    for number in range(1, 9):
        duel.permanent("bell" if number == 1 else f"bell{number}").damage = 9
    duel.both_pass()
    while duel.question[1] == "order":
        duel.answer(" ".join(sorted(duel.offered, key=int)))
    assert (over(duel), len(duel.emitted(events.Fired)), duel.board.sides[0].spent) == ([], 56, 56)
