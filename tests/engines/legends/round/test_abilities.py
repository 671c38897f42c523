"""Triggered, static and activated abilities: when they work, in which order, with which targets (LG-50, LG-53, LG-54)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.legends import events
from engines.legends.content.abilities import Abilities, Activated, Cost, Static, Triggered
from engines.legends.content.shapes import Follower
from engines.legends.content.vocabulary import Condition, Group, Target
from engines.legends.verbs.cards.draw import Draw
from engines.legends.verbs.figures.points import Points
from engines.legends.verbs.lives.damage import Damage
from tests.engines.legends.duels import Duel
from tests.engines.legends.figures import follower
from tests.engines.legends.round.cards import FOLLOWER, SPELLS

HURT = Damage(by=1, type="magical")


def watcher(card: str, *triggered: Triggered, **fields: Any) -> Follower:
    """Return a follower of 1 legendarity with triggered abilities."""
    return follower(card, legendarity=1, abilities=Abilities(triggered=triggered), **fields)


def table(*cards: Any, **given: Any) -> Duel:
    """Return a duel in which both have spells and are asked in each window."""
    hands = {"hand": "bolt ward rat slay fog", "their_hand": "bolt fog"}
    return Duel(**{"own": "mira mage", "theirs": "rex seer", "cards": (*SPELLS, *cards), **hands, **given})


def fired(duel: Duel) -> list[tuple[int, str, bool]]:
    """Return the triggered abilities so far: the player, the card, and whether it was declined."""
    return [(each.seat, each.card, each.declined) for each in duel.emitted(events.Fired)]


GREET = Triggered(when="enters", about=Group(kind="follower"), do=(Draw(),))
CHEER = Triggered(when="enters", about=Group(kind="follower"), do=(Points(lost=1),))

# ---------------------------------------------------------------- triggered


@pytest.mark.rule("LG-50")
def test_the_active_players_abilities_come_first_and_each_orders_the_own() -> None:
    cards = (watcher("host", GREET), watcher("crier", CHEER))
    duel = table(*cards, own="mira mage host crier", theirs="rex seer host crier").resolve("rat")
    assert (duel.question, duel.board.stack) == ((0, "order"), [])
    duel.answer("1 0")
    assert fired(duel) == [(0, "crier", False), (0, "host", False)]
    assert duel.question == (1, "order")
    duel.answer("2 3")
    assert fired(duel)[2:] == [(1, "host", False), (1, "crier", False)]
    assert duel.question == (0, "main")


@pytest.mark.rule("LG-50")
def test_in_the_other_turn_the_other_is_first() -> None:
    wake = Triggered(when="turn_start", whose="any", do=(Points(lost=1),))
    duel = table(watcher("cock", wake), own="mira mage cock", theirs="rex seer cock").go("next_turn")
    assert fired(duel) == [(1, "cock", False), (0, "cock", False)]


@pytest.mark.rule("LG-50")
def test_they_fire_at_once_and_bypass_the_stack() -> None:
    heroes = Group(kind="hero", side="enemy")
    alert = Triggered(when="played", type="event", whose="enemy", do=(Damage(by=1, type="magical", who=heroes),))
    duel = table(watcher("spy", alert), theirs="rex seer spy").play("bolt", "spy")
    assert [spell.card for spell in duel.board.stack] == ["bolt"]
    assert fired(duel) == [(1, "spy", False)]
    assert duel.question == (0, "act")  # and whoever acted still has priority
    assert [duel.name(str(entry.on)) for entry in duel.board.queue] == ["mira", "mage"]


@pytest.mark.rule("LG-50")
def test_targets_and_consent_are_asked_as_they_resolve() -> None:
    sting = Triggered(when="enters", may=True, targets=FOLLOWER, do=(HURT,))
    duel = table(watcher("wasp", sting), hand="wasp fog", theirs="rex seer wolf rat").play("wasp")
    assert duel.question[1] == "act"
    duel.both_pass()
    assert (duel.question, duel.offered) == ((0, "may"), {"yes", "no"})
    duel.answer("yes")
    assert (duel.question, duel.offered) == ((0, "target"), {"wolf", "rat", "wasp"})
    duel.answer("wolf").settle()
    assert duel.lives("wolf") == [2]
    no = table(watcher("wasp", sting), hand="wasp fog", theirs="rex seer wolf").resolve("wasp").answer("no")
    assert (no.board.queue, fired(no)) == ([], [(0, "wasp", True)])


@pytest.mark.rule("LG-50", "LG-51")
def test_without_a_target_nothing_comes_of_it() -> None:
    sting = Triggered(when="enters", targets=(Target(kind="follower", side="enemy"),), do=(HURT,))
    duel = table(watcher("wasp", sting), hand="wasp fog").resolve("wasp")
    assert (duel.question, fired(duel)) == ((0, "main"), [(0, "wasp", True)])


@pytest.mark.rule("LG-50")
def test_damage_triggers_fire_at_settlement_for_what_is_left_after_prevention() -> None:
    howl = Triggered(when="damaged", do=(Draw(),))
    duel = table(watcher("hound", howl, lives=9), theirs="rex seer hound").resolve("bolt", "hound")
    assert fired(duel) == []
    duel.settle()
    assert fired(duel) == [(1, "hound", False)]
    duel = (
        table(watcher("hound", howl, lives=9), theirs="rex seer hound")
        .resolve("bolt", "hound")
        .resolve("ward", "hound")
    )
    assert fired(duel.settle()) == []


@pytest.mark.rule("LG-50")
def test_what_fires_meanwhile_follows_after_all_of_these() -> None:
    knell = Triggered(
        when="leaves", about=Group(kind="follower", other=True), do=(Damage(by=1, type="magical", who="self"),)
    )
    moan = Triggered(when="damaged", do=(Points(lost=1),))
    duel = table(watcher("bell", knell, moan, lives=9), own="mira mage bell", theirs="rex seer rat bell").resolve(
        "slay", "rat"
    )
    assert fired(duel) == [(0, "bell", False), (1, "bell", False)]
    duel.settle()
    assert [(seat, card) for seat, card, _ in fired(duel)] == [(0, "bell"), (1, "bell")] * 2


@pytest.mark.rule("LG-50")
def test_who_has_left_still_resolves_what_it_has_fired() -> None:
    gift = Triggered(when="leaves", do=(Draw(by=2),))
    duel = table(watcher("martyr", gift), theirs="rex seer martyr").resolve("slay", "martyr")
    assert (fired(duel), len(duel.hand(1))) == ([(1, "martyr", False)], 4)


# ---------------------------------------------------------------- static


BANNER = Static(what="attack", by=1, group=Group(kind="follower", side="own", other=True))
GHOSTLY = Static(what="attack", by=2, group=Group(kind="follower", side="own"), where="graveyard")


@pytest.mark.rule("LG-53")
def test_static_abilities_work_in_play_and_in_the_graveyard_only_if_they_say_so() -> None:
    cards = (follower("flag", BANNER, legendarity=1), follower("ghost", GHOSTLY, legendarity=1))
    assert table(*cards, own="mira wolf flag").attack_by("wolf") == 3
    assert table(*cards, own="mira wolf", graveyard="flag").attack_by("wolf") == 2
    assert table(*cards, own="mira wolf ghost").attack_by("wolf") == 2
    assert table(*cards, own="mira wolf", graveyard="ghost").attack_by("wolf") == 4
    assert table(*cards, own="mira wolf", their_graveyard="ghost").attack_by("wolf") == 2


@pytest.mark.rule("LG-53")
def test_they_do_not_work_on_the_stack_nor_in_hand() -> None:
    duel = table(follower("flag", BANNER, legendarity=1), own="mira mage wolf", hand="flag fog")
    assert duel.attack_by("wolf") == 2
    duel.play("flag")
    assert duel.attack_by("wolf") == 2
    assert duel.both_pass().attack_by("wolf") == 3


@pytest.mark.rule("LG-53")
def test_they_end_as_they_leave_and_ask_their_conditions_anew() -> None:
    rage = Static(what="attack", by=3, if_=(Condition(is_="lives", hurt=True),))
    duel = table(
        follower("bull", rage, lives=9, legendarity=1),
        follower("flag", BANNER, legendarity=1),
        own="mira mage bull flag",
    )
    assert duel.attack_by("bull") == 3
    duel.resolve("bolt", "bull").settle()
    assert duel.attack_by("bull") == 6
    assert duel.resolve("slay", "flag").attack_by("bull") == 5


# ---------------------------------------------------------------- activated


ARCHER = follower(
    "archer", legendarity=1,
    abilities=Abilities(activated=(Activated(cost=Cost(turn=True), targets=(Target(kind="fighter", most=2),), do=(HURT,)),)),
)  # fmt: skip


@pytest.mark.rule("LG-54")
def test_an_activated_ability_is_used_in_any_phase_of_any_turn_with_priority() -> None:
    for step in ("next_turn", "main_phase", "end_phase"):
        for seat in (0, 1):
            side = {"own": "mira mage archer"} if seat == 0 else {"theirs": "rex seer archer"}
            duel = table(ARCHER, **side, step=step)
            while duel.question[0] != seat:
                assert "use:archer:0" not in duel.offered
                duel.answer("pass")
            assert "use:archer:0" in duel.offered
    duel = table(ARCHER, theirs="rex seer archer", own="mira mage wolf").on("attack:wolf", "rex").answer("pass")
    assert "use:archer:0" in duel.offered


@pytest.mark.rule("LG-54")
def test_all_targets_are_named_as_it_is_announced() -> None:
    duel = table(ARCHER, own="mira mage archer").answer("use:archer:0")
    assert (duel.asked.kind, duel.asked.least, duel.asked.most) == ("target", 1, 2)
    duel.answer("rex seer")
    (told,) = duel.emitted(events.Played)
    assert told.target_cards == ("rex", "seer")
    assert duel.board.stack[0].targets == ((duel.permanent("rex").uid, duel.permanent("seer").uid),)
    duel.both_pass().settle()
    assert duel.lives("rex", "seer", "mira") == [8, 8, 9]


@pytest.mark.rule("LG-54")
def test_a_price_of_turning_is_paid_once() -> None:
    duel = table(ARCHER, own="mira mage archer").play("use:archer:0", "rex")
    assert duel.permanent("archer").turned
    assert "use:archer:0" not in duel.offered
