"""Conditions of cards and abilities, read anew each time."""

from __future__ import annotations

from collections.abc import Callable

from engines.brawl.board import BLOODIED
from engines.brawl.content.vocabulary import Condition, Conditions, Is
from engines.brawl.derived.amounts import of_core, seat_of
from engines.brawl.derived.groups import apart, group, role
from engines.brawl.derived.here import Here, is_trap_hex
from engines.kernel.verbs.readers import Readers

TESTS: Readers[Is, Callable[[Here, Condition], bool]] = Readers()
"""The tests of conditions, `not` apart."""


def holds_all(here: Here, conditions: Conditions) -> bool:
    """Return whether all conditions hold."""
    for condition in conditions:  # noqa: SIM110  # a plain loop: asked for often, and most have none
        if TESTS[condition.is_](here, condition) == condition.not_:
            return False
    return True


@TESTS.reads("dealt")
def _dealt(here: Here, _condition: Condition) -> bool:
    """Return whether the attack dealt damage: to the target in question if there is one, else to any."""
    attack = here.attack
    if attack is None or not attack.dealt:
        return False
    on = here.user if here.action is not None and here.action.kind == "reaction" else here.target
    return attack.dealt[attack.targets.index(on)] > 0 if on in attack.targets else any(attack.dealt)


@TESTS.reads("out")
def _out(here: Here, condition: Condition) -> bool:
    """Return whether the attack took a champion out of action: roles do not find champions at the gate."""
    gone = here.attack.gone if here.attack else ()
    if condition.who != "target":
        return here.user in gone
    targets = (here.target,) if here.target >= 0 else here.action.targets if here.action else ()
    return any(i in gone for i in targets)


@TESTS.reads("near")
def _near(here: Here, condition: Condition) -> bool:
    others = role(here, condition.of)
    return any(apart(here, i, j) <= condition.within for i in role(here, condition.who) for j in others if i != j)


@TESTS.reads("count")
def _counted(here: Here, condition: Condition) -> bool:
    assert condition.group is not None
    return condition.least <= len(group(here, condition.group)) <= condition.most


@TESTS.reads("did")
def _did(here: Here, _condition: Condition) -> bool:
    return here.action is not None and here.action.did


@TESTS.reads("hurt")
def _hurt(here: Here, _condition: Condition) -> bool:
    return here.action is not None and here.action.hurt


@TESTS.reads("discard_lacks")
def _discard_lacks(here: Here, condition: Condition) -> bool:
    return not of_core(here, here.board.players[seat_of(here)].discard, condition.core)


@TESTS.reads("bloodied")
def _bloodied(here: Here, condition: Condition) -> bool:
    return any(here.board.champions[i].damage >= BLOODIED for i in role(here, condition.who))


@TESTS.reads("on_trap")
def _on_trap(here: Here, condition: Condition) -> bool:
    return any(is_trap_hex(here.board, here.arena, here.board.champions[i].hex) for i in role(here, condition.who))
