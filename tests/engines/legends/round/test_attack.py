"""Attacks: the windows around them, blockers, and what remains of an attack whose parts are gone (LG-36, LG-40 to LG-48)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.legends import events
from engines.legends.content.abilities import Abilities
from engines.legends.content.shapes import Blow
from tests.engines.legends.duels import Duel
from tests.engines.legends.figures import follower
from tests.engines.legends.round.cards import SPELLS, left

OX = follower("ox", attack_by=5, lives=9, legendarity=1)
ELF = follower("elf", attack_by=1, lives=4, legendarity=1)
OWL = follower("owl", attack_by=2, lives=4, legendarity=1)


def table(**given: Any) -> Duel:
    """Return a duel of an ox against an elf, an owl and two heroes; both have spells and are asked in each window."""
    hands = {"hand": "bolt recall steal slay fog", "their_hand": "bolt recall steal slay fog"}
    cards = (*SPELLS, OX, ELF, OWL, *given.pop("cards", ()))
    return Duel(**{"own": "mira mage ox", "theirs": "rex seer elf owl", "cards": cards, **hands, **given})


def attack(target: str = "rex", attacker: str = "ox", **given: Any) -> Duel:
    """Return a duel in which an attack has been declared."""
    return table(**given).on(f"attack:{attacker}", target)


def why(duel: Duel) -> list[str]:
    """Return why attacks ended without a fight."""
    return [each.why for each in duel.emitted(events.AttackOver)]


# ---------------------------------------------------------------- the course of an attack


@pytest.mark.rule("LG-36", "LG-40")
def test_an_attack_step_by_step() -> None:
    duel = attack()
    moments = []
    while duel.board.phase == "main":
        moments.append((duel.view().moment, duel.question[0]))
        duel.passes(1)
    both = [(moment, seat) for moment in ("attack", "blocks", "fight", "main") for seat in (0, 1)]
    assert moments == both
    assert duel.lives("rex", "ox") == [4, 7]


@pytest.mark.rule("LG-36")
def test_responses_to_an_attack_settle_nothing_and_check_nothing() -> None:
    duel = table(damage={"elf": 4}).resolve("bolt", "owl").on("attack:ox", "rex")
    assert len(duel.board.queue) == 1
    duel.both_pass()
    assert (duel.view().moment, len(duel.board.queue), duel.lives("elf", "owl")) == ("blocks", 1, [0, 4])
    duel.both_pass()  # the fight is settled with all that was pending
    assert (duel.view().moment, duel.board.queue, duel.lives("owl", "rex")) == ("fight", [], [2, 4])
    assert duel.find("elf") is not None
    duel.both_pass()
    assert left(duel) == [("elf", "lives")]


@pytest.mark.rule("LG-36")
def test_a_stack_in_response_resolves_and_the_window_goes_on() -> None:
    duel = attack().answer("pass").play("bolt", "ox").both_pass()
    assert (duel.view().moment, duel.question, duel.lives("ox")) == ("attack", (0, "act"), [9])
    duel.answer("pass")
    assert "block" in duel.offered


@pytest.mark.rule("LG-40", "LG-26")
def test_one_attacker_at_a_time() -> None:
    duel = attack(own="mira mage ox wolf")
    while duel.board.fight is not None:
        assert not {"attack:wolf", "attack:mira"} & duel.offered
        duel.passes(1)
    duel.both_pass()
    assert "attack:wolf" in duel.offered
    assert "attack:ox" not in duel.offered  # it is turned


@pytest.mark.rule("LG-40")
def test_an_enemy_with_lives_is_attacked_and_nothing_else() -> None:
    duel = table(own="mira ox wolf", theirs="rex elf fog").answer("attack:ox")
    assert duel.offered == {"rex", "elf"}


@pytest.mark.rule("LG-26", "LG-40")
def test_attacks_wait_for_an_empty_stack_and_not_for_the_queue() -> None:
    duel = table().play("bolt", "elf")
    assert not any(key.startswith("attack") for key in duel.offered)
    duel.both_pass()
    assert duel.board.queue
    assert "attack:ox" in duel.offered


# ---------------------------------------------------------------- blocks


@pytest.mark.rule("LG-41", "LG-47")
def test_unturned_heroes_and_followers_but_the_target_block() -> None:
    duel = attack("elf", theirs="rex seer elf owl wolf fog", turned="wolf").answer("pass").answer("block")
    assert duel.offered == {"rex", "seer", "owl"}  # an oracle may, neither the target nor what is turned
    duel.answer("seer owl")
    assert (duel.permanent("seer").turned, duel.permanent("owl").turned, duel.permanent("rex").turned) == (
        True,
        True,
        False,
    )


@pytest.mark.rule("LG-41")
def test_blockers_are_named_with_the_pass_that_closes_the_window() -> None:
    duel = attack()
    assert "block" not in duel.offered
    duel.answer("pass")
    assert {"block", "through"} <= duel.offered
    duel.play("bolt", "ox")
    assert not {"block", "through"} & duel.offered


@pytest.mark.rule("LG-41", "LG-48")
def test_blockers_hit_back_in_the_order_named() -> None:
    for order in ("elf owl", "owl elf"):
        duel = attack().on("pass", "block", order)
        assert [duel.name(str(uid)) for uid in duel.view().fight.blockers] == order.split()  # type: ignore[union-attr]
        duel.both_pass().answer("2")
        made = [(each.source, each.card) for each in duel.emitted(events.Queued)]
        assert made == [*(("ox", name) for name in order.split()), *((name, "ox") for name in order.split())]


# ---------------------------------------------------------------- the fight


@pytest.mark.rule("LG-42")
def test_unblocked_both_damage_each_other_at_once_also_a_turned_target() -> None:
    duel = attack("owl", turned="owl", damage={"owl": 3}).both_pass().both_pass()
    assert duel.lives("owl", "ox") == [-4, 7]


@pytest.mark.rule("LG-48")
def test_the_attack_is_split_among_blockers_who_all_hit_back_and_the_target_is_untouched() -> None:
    duel = attack(theirs="rex seer elf owl").on("pass", "block", "elf owl seer").both_pass()
    assert (duel.question, duel.offered) == ((0, "split"), {"0", "1", "2", "3", "4", "5"})
    duel.answer("1")
    assert (duel.question, duel.offered) == ((0, "split"), {"0", "1", "2", "3", "4"})
    duel.answer("0")
    assert duel.lives("rex", "elf", "owl", "seer", "ox") == [9, 3, 4, 5, 5]
    assert duel.view().moment == "fight"


@pytest.mark.rule("LG-48")
def test_there_is_nothing_to_split_for_one_blocker_or_without_attack() -> None:
    duel = attack().on("pass", "block", "elf").both_pass()
    assert (duel.view().moment, duel.lives("elf", "rex", "ox")) == ("fight", [-1, 9, 8])
    tree = follower("tree", attack_by=0, lives=9, legendarity=1)
    duel = attack(attacker="tree", own="mira mage tree", cards=(tree,)).on("pass", "block", "elf owl").both_pass()
    assert (duel.view().moment, duel.lives("elf", "owl", "tree")) == ("fight", [4, 4, 6])


@pytest.mark.rule("LG-48")
def test_the_split_is_of_the_attack_as_the_fight_comes() -> None:
    duel = attack().on("pass", "block", "elf owl").resolve("slay", "owl").both_pass()
    assert duel.lives("elf", "ox") == [-1, 8]  # one blocker is left: it takes all


@pytest.mark.rule("LG-42", "LG-48")
def test_an_unanswered_card_takes_nothing_from_what_it_attacks_or_blocks() -> None:
    sly = follower("sly", attack_by=1, lives=2, legendarity=1, abilities=Abilities(keywords=("no_strike_back",)))
    duel = attack(theirs="rex sly elf", cards=(sly,)).on("pass", "block", "sly").both_pass()
    assert duel.lives("sly", "ox") == [2, 8]
    duel = attack("sly", theirs="rex sly", cards=(sly,)).both_pass().both_pass()
    assert duel.lives("sly", "ox") == [-3, 8]
    duel = attack("elf", "sly", own="mira mage sly", cards=(sly,)).both_pass().both_pass()
    assert duel.lives("sly", "elf") == [2, 3]


@pytest.mark.rule("LG-52")
def test_types_of_damage_mean_nothing_to_a_fight() -> None:
    lost = []
    for kind in ("physical", "magical"):
        imp = follower("imp", attack=Blow(2, kind), lives=9, legendarity=1)
        duel = attack("elf", "imp", own="mira mage imp", cards=(imp,)).both_pass().both_pass()
        lost.append(duel.lives("elf", "imp"))
    assert lost == [[2, 8], [2, 8]]


# ---------------------------------------------------------------- who is gone


@pytest.mark.rule("LG-43")
@pytest.mark.parametrize(
    ("card", "name"), [("recall", "ox"), ("steal", "ox"), ("slay", "ox"), ("recall", "owl"), ("slay", "owl")]
)
def test_without_attacker_or_target_before_blocks_the_attack_is_over(card: str, name: str) -> None:
    duel = attack("owl").answer("pass").play(card, name).both_pass().answer("pass")
    assert not {"block", "through"} & duel.offered
    assert duel.answer("pass").question == (0, "main")
    assert why(duel) == ["attacker" if name == "ox" else "target"]
    assert (duel.board.fight, duel.emitted(events.Blocked), duel.lives("elf", "rex")) == (None, [], [4, 9])


@pytest.mark.rule("LG-43")
def test_a_target_stolen_before_blocks_ends_the_attack() -> None:
    duel = attack("owl").resolve("steal", "owl").both_pass()
    assert (duel.question, why(duel), duel.lives("owl", "ox")) == ((0, "main"), ["target"], [4, 9])


@pytest.mark.rule("LG-43")
@pytest.mark.parametrize("card", ["recall", "steal"])
@pytest.mark.parametrize("blocked", [False, True])
def test_without_attacker_after_blocks_there_is_no_fight(card: str, blocked: bool) -> None:
    duel = attack().answer("pass")
    duel = duel.on("block", "elf owl") if blocked else duel.answer("through")
    duel.answer("pass").play(card, "ox").both_pass().both_pass()
    assert (why(duel), duel.lives("rex", "elf", "owl")) == (["attacker"], [9, 4, 4])


@pytest.mark.rule("LG-43")
@pytest.mark.parametrize(("card", "caster"), [("recall", 1), ("steal", 0), ("slay", 0)])
def test_without_target_after_blocks_nothing_happens_or_the_fight_with_the_blockers_goes_on(
    card: str, caster: int
) -> None:
    for blocked in (False, True):
        duel = attack("owl").answer("pass")
        duel = duel.on("block", "elf") if blocked else duel.answer("through")
        duel = duel.answer("pass") if caster else duel
        duel.play(card, "owl").both_pass().both_pass()
        assert why(duel) == ([] if blocked else ["target"])
        assert duel.lives("elf", "ox") == ([-1, 8] if blocked else [4, 9])


@pytest.mark.rule("LG-43")
@pytest.mark.parametrize(("card", "caster"), [("recall", 1), ("steal", 0), ("slay", 0)])
def test_without_all_blockers_the_target_stays_untouched(card: str, caster: int) -> None:
    duel = attack("rex").on("pass", "block", "owl")
    duel = duel.answer("pass") if caster else duel
    duel.play(card, "owl").both_pass().both_pass()
    assert (why(duel), duel.lives("rex", "ox")) == (["blockers"], [9, 9])
