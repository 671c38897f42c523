"""Who may attack what, and what turned cards can do (LG-08, LG-14)."""

from __future__ import annotations

import pytest

from engines.legends.content.abilities import Abilities, Activated, Cost
from engines.legends.content.vocabulary import Group
from engines.legends.verbs.cards.draw import Draw
from engines.legends.verbs.figures.grant import Grant
from engines.legends.verbs.play.untap import Untap
from tests.engines.legends.duels import Duel
from tests.engines.legends.figures import follower, hero
from tests.engines.legends.verbs.casting import cast, spell

DRAWS = Activated(cost=Cost(lives=1), do=(Draw(),))
TURNS = Activated(cost=Cost(turn=True), do=(Draw(),))


def targets_of(duel: Duel, attacker: str) -> set[str]:
    """Return what a permanent may attack, none if it cannot attack."""
    if f"attack:{attacker}" not in duel.offered:
        return set()
    duel.answer(f"attack:{attacker}")
    if duel.question[1] == "attack":
        return duel.offered
    assert duel.board.fight is not None, "one target: it was not asked for"
    return {duel.name(str(duel.board.fight.target))}


# ---------------------------------------------------------------- classes


@pytest.mark.rule("LG-14")
@pytest.mark.parametrize(
    ("attacker", "theirs", "targets"),
    [
        ("mira", "rex seer bear wolf", {"rex", "seer", "bear", "wolf"}),
        ("mage", "rex seer bear wolf", {"bear", "wolf"}),
        ("mage", "rex seer", {"rex", "seer"}),
        ("mage", "rex seer fog", {"rex", "seer"}),
        ("seer", "rex bear", set()),
        ("seer", "rex", set()),
        ("wolf", "rex bear fog", {"rex", "bear"}),
    ],
)
def test_a_general_attacks_anything_a_mage_heroes_only_without_followers_an_oracle_nothing(
    attacker: str, theirs: str, targets: set[str]
) -> None:
    own = attacker if attacker != "wolf" else "mira wolf"
    duel = Duel(own, theirs, hand="fog", their_hand="fog")
    found = targets_of(duel, attacker)
    assert found == {name + "2" if name == attacker else name for name in targets}


@pytest.mark.rule("LG-14")
def test_a_mage_may_not_attack_heroes_while_a_dying_follower_has_not_been_checked_yet() -> None:
    duel = Duel("mage", "rex wolf", damage={"wolf": 3}, hand="fog", their_hand="fog")
    assert targets_of(duel, "mage") == {"wolf"}


@pytest.mark.rule("LG-14")
def test_a_mage_counts_followers_that_are_under_the_other_player_whoever_owns_them() -> None:
    duel = Duel("mage bear", "rex", hand="fog", their_hand="fog")
    duel.permanent("bear").controller = 1
    duel.go("main_phase")
    assert targets_of(duel, "mage") == {"bear"}


@pytest.mark.rule("LG-14")
def test_only_enemies_are_attacked() -> None:
    duel = Duel("mira wolf rat", "rex", hand="fog", their_hand="fog")
    assert targets_of(duel, "wolf") == {"rex"}


@pytest.mark.rule("LG-14")
def test_it_is_checked_as_the_attack_is_declared_and_not_again() -> None:
    late = spell(Grant(keyword="guard", who=Group(kind="follower", side="own")), card="late")
    duel = Duel("mira seer", "rex wolf", hand="fog", their_hand="late", cards=[late])
    duel.answer("attack:mira").answer("rex").answer("pass").resolve("late")
    while duel.board.fight is not None:
        duel.both_pass()
    assert duel.lives("rex", "wolf") == [7, 3]


@pytest.mark.rule("LG-14")
def test_one_with_guard_is_attacked_first_but_only_by_those_who_may_attack_it() -> None:
    guard = hero("guard", abilities=Abilities(keywords=("guard",)))
    for attacker, targets in (("mira", {"guard"}), ("mage", {"wolf"})):
        duel = Duel(attacker, "rex guard wolf", cards=[guard], hand="fog", their_hand="fog")
        assert targets_of(duel, attacker) == targets


# ---------------------------------------------------------------- turned cards


@pytest.mark.rule("LG-08")
def test_only_an_unturned_card_pays_for_attack_skill_or_ability_by_turning() -> None:
    turner = follower("turner", abilities=Abilities(activated=(TURNS,)))
    duel = Duel("mira turner", hand="lash fog", turned="mira turner", cards=[turner])
    assert duel.offered == {"fog", "pass"}
    fresh = Duel("mira turner", hand="lash", cards=[turner])
    assert {"lash", "attack:mira", "attack:turner", "use:turner:0"} <= fresh.offered
    fresh.play("use:turner:0")
    assert fresh.permanent("turner").turned


@pytest.mark.rule("LG-08")
def test_a_turned_card_cannot_block() -> None:
    for turned, offered in (("", {"block", "through"}), ("wolf", {"pass"})):
        duel = Duel("mira", "rex wolf", turned=turned, their_hand="fog")
        duel.answer("attack:mira").answer("rex")
        while duel.question[0] == 0:
            duel.answer("pass")
        closing = duel.offered - {"fog"}
        assert closing == offered


@pytest.mark.rule("LG-08")
def test_attacking_and_blocking_turn_a_card() -> None:
    duel = Duel("mira", "rex wolf", their_hand="fog").answer("attack:mira").answer("rex")
    assert duel.permanent("mira").turned
    while duel.question[0] == 0:
        duel.answer("pass")
    duel.answer("block").answer("wolf")
    assert duel.permanent("wolf").turned
    assert not duel.permanent("rex").turned


@pytest.mark.rule("LG-08")
def test_turned_cards_can_be_attacked_and_hit_back() -> None:
    duel = Duel("mira seer", "rex bear", turned="bear").answer("attack:mira").answer("bear")
    while duel.board.fight is not None:
        duel.both_pass()
    assert duel.lives("bear", "mira") == [3, 6]


@pytest.mark.rule("LG-08")
def test_turned_cards_use_abilities_that_do_not_turn_them() -> None:
    drawer = follower("drawer", abilities=Abilities(activated=(DRAWS, TURNS)), lives=3)
    duel = Duel("mira drawer", turned="drawer", cards=[drawer])
    assert "use:drawer:0" in duel.offered
    assert "use:drawer:1" not in duel.offered


@pytest.mark.rule("LG-08", "LG-26")
def test_what_is_untapped_attacks_again() -> None:
    duel = cast(Untap(who=Group(kind="hero", side="own")), own="mira wolf", turned="mira")
    assert "attack:mira" in duel.offered
