"""Whether the order of effects matters in teams too: whom lasting effects are about hangs on where all stand (BC-40, BC-61)."""

from __future__ import annotations

import pytest

from tests.engines.battlecon.duels import Fight
from tests.engines.battlecon.kits import Raw, ability, always, is_, op, rule, token, when
from tests.engines.battlecon.squads import member, squad

FORWARD = when("start", op("move", way="advance"))
"""Ann steps past Bob: now she is the nearest to Cat."""

HEAL = when("start", op("heal", by=1))
BY_POWER = when("start", op("heal", by={"of": "power"}))
PUNISH = always(op("bonus", by=-3, who="opponent"))
BLOCK = always(rule("style_off", who="opponent"))


def alone(*effects: Raw, cat: Raw | None = None, own: Raw | None = None) -> Fight:
    """Return a fight of Cat against Ann, who has these effects, and Bob between them; an effect is their abilities' each."""
    foe = member("cat", ability=ability(*([cat] if cat else [])))
    ann = member("ann", *effects, ability=ability(*([own] if own else [])))
    fight = squad(foe, ann, member("bob"), spaces=(2, 5, 4)).set(1, life=5)
    return fight.lay("plain/wait", "own/lance", "slow/wait").on()


def asked(fight: Fight) -> bool:
    """Return whether Ann is asked which of her effects comes first."""
    return not fight.match.lanes and fight.question() == (1, "effect")


@pytest.mark.rule("BC-40", "BC-61")
def test_whom_a_lasting_effect_of_an_enemy_is_about_may_change_with_a_movement() -> None:
    assert not asked(alone(FORWARD, BY_POWER))
    assert not asked(alone(FORWARD, HEAL, cat=PUNISH))
    assert asked(alone(FORWARD, BY_POWER, cat=PUNISH))
    assert alone(FORWARD, BY_POWER, cat=PUNISH).on("ann.own/0").life()[1] == 5 + 4 - 3
    assert alone(FORWARD, BY_POWER, cat=PUNISH).on("ann.own/1").life()[1] == 5 + 4


MORE = op("bonus", by=1)
RICHER = when("always", MORE, if_=(is_("tokens", who="opponent", token="gem", least=1),))
SLOWER = when("always", MORE, if_=(is_("slower"),))
GUESS = when("start", op("guess"))


@pytest.mark.rule("BC-40", "BC-61")
@pytest.mark.parametrize(("lasting", "effect"), [(RICHER, BY_POWER), (SLOWER, BY_POWER), (SLOWER, GUESS)])
def test_ones_own_opponent_may_change_with_a_movement(lasting: Raw, effect: Raw) -> None:
    """In a duel nobody else could be nearest."""
    one = member("ann", FORWARD, effect, ability=ability(lasting), tokens=(token("gem", counter=True),))
    for others, spaces in (((member("bob"), member("cat")), (3, 1, 6)), ((member("bob"),), (3, 1))):
        fight = squad(one, *others, spaces=spaces).set(0, life=5)
        fight.lay("own/wait", *("plain/wait", "slow/wait")[: len(others)]).on()
        assert (fight.match.asks[0].kind == "effect") == (len(others) > 1)


@pytest.mark.rule("BC-40", "BC-95")
def test_a_style_may_cease_to_count_with_a_movement() -> None:
    assert asked(alone(FORWARD, HEAL, cat=BLOCK))
    assert alone(FORWARD, HEAL, cat=BLOCK).on("ann.own/1").life()[1] == 6
    assert alone(FORWARD, HEAL, cat=BLOCK).on("ann.own/0").life()[1] == 5
    same = alone(FORWARD, cat=BLOCK, own=FORWARD)
    assert asked(same), "both do the same, but one may keep the other from counting"


@pytest.mark.rule("BC-40", "BC-97")
def test_bonuses_and_ranges_that_may_cease_to_count_count_with_what_reads_them() -> None:
    far = when("start", op("heal", by={"of": "min_range"}))
    for name, effect in (("no_bonuses", BY_POWER), ("style_range_off", far)):
        block = always(rule(name, who="opponent"))
        assert asked(alone(FORWARD, effect, cat=block))
        assert not asked(alone(FORWARD, HEAL, cat=block))
