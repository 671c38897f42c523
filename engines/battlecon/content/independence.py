"""Independence of effects: if the order of two effects makes no difference, nobody is asked for it (BC-40).

Every effect reads some things of the fight and changes some, itself and by the effects that it calls in others. Two effects
may come in either order if neither changes a thing that the other reads or changes, or if they do the same. Sums of bonuses
are the same in any order; every doubtful case counts as a difference. Each figure depends on the things that the lasting
effects of all kits in the fight read.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from engines.battlecon.content.footprint import COUNTED, against_someone, condition_reads, reads_of, words_of
from engines.battlecon.content.grammar import Effect
from engines.battlecon.content.touched import ALL, FOREIGN_ANSWER, NOTHING, Things, Touched, calls_of_damage, damage_to
from engines.battlecon.content.vocabulary import Condition
from engines.kernel.verbs.lists import walk


class Around(NamedTuple):
    """The surroundings of a side's effects: the things that figures depend on, the effects that moments call, and whether
    opponents are several.

    `turned`: the things touched and effects called if special cards ("cards") or tokens of the side begin or cease to count.
    `shoves`: the side's own movements may push and hurt; `led`: an opponent may move ahead of them instead of being passed.
    `refused`: the other side may refuse to be moved.
    """

    behind: Mapping[str, Things]
    called: Mapping[str, tuple[Touched, Things]]
    crowd: bool
    shoves: bool
    led: bool
    refused: bool
    turned: Mapping[str, tuple[Touched, Things]]


OWN_COURSE = frozenset({"did", "amount", "crossed"})
"""The words about the result of an effect's own op: that depends on everything the effect changes."""

CALLED = frozenset(
    {
        "when_damaged",
        "when_absorbed",
        "when_stunned",
        "would_be_stunned",
        "would_be_out",
        "opponent_passed",
        "opponent_moved_me",
        "opponent_advances",
        "opponent_retreats",
    }
)
"""The moments that an effect may bring about while it is carried out."""


def independent(one: Effect, other: Effect, around: Around, *, mates: bool = False) -> bool:
    """Return whether two effects of a fighter, or of two `mates`, may come in either order."""
    if not mates and _same(one, other, around):
        return True
    first, second = touched(one, around), touched(other, around)
    return not (
        _meet(first.changes | first.adds, second.reads, around.behind)
        or _meet(second.changes | second.adds, first.reads, around.behind)
        or _meet(first.changes, second.changes | second.adds, {})
        or _meet(second.changes, first.adds, {})
    )


def wakes(one: Effect, asleep: Iterable[Condition] | Effect, around: Around) -> bool:
    """Return whether an effect may make conditions true or false, or another effect possible."""
    read = touched(asleep, around).reads if isinstance(asleep, Effect) else _read_by_all(asleep)
    return _stirs(one, read, around)


def _read_by_all(conditions: Iterable[Condition]) -> Things:
    return NOTHING.union(*(condition_reads(condition) for condition in conditions))


def _stirs(one: Effect, read: Things, around: Around) -> bool:
    found = touched(one, around)
    return _meet(found.changes | found.adds, read, around.behind)


def _same(one: Effect, other: Effect, around: Around) -> bool:
    """Return whether two effects do the same, and stay possible whichever comes first."""
    if one.do != other.do or one.may != other.may or not all(op.same_twice for op in walk(one.do)):
        return False
    return not _stirs(one, COUNTED | _read_by_all((*one.if_, *other.if_)), around)


def _meet(changed: Things, read: Things, behind: Mapping[str, Things]) -> bool:
    if not changed or not read:
        return False
    deep = read.union(*(behind.get(name, NOTHING) for name in read))
    return "*" in changed or "*" in deep or bool(changed & deep)


# ---------------------------------------------------------------- an effect


class Own(NamedTuple):
    """The part of an effect's footprint that follows from its own words alone, whoever fights.

    `touched` and `calls` are those of its ops, with the `turns` of the parts that they turn on or off. `moved` are the sides
    that they move, `walks`: space by space. `course`: the effect reads its own result; `choice`: its player may choose;
    `against`: the choice of the opponent matters.
    """

    touched: Touched
    calls: Things
    turns: tuple[str, ...]
    moved: frozenset[str]
    walks: bool
    course: bool
    choice: bool
    against: bool


@lru_cache(maxsize=4096)
def own(effect: Effect) -> Own:
    """Return the effect's own part of its footprint. An effect never changes, so that it is computed once for all fights."""
    ops = list(walk(effect.do))
    found, calls = Touched(reads_of(effect, ops) | COUNTED), NOTHING
    for op in ops:
        found, calls = found.joined(op.touches()), calls | op.calls()
    return Own(
        found,
        calls,
        turns=tuple([op.turns for op in ops if op.turns]),
        moved=frozenset([moved for op in ops if (moved := op.moves())]),
        walks=any(op.walks for op in ops),
        course=any(word in OWN_COURSE for word, _ in words_of(effect, ops)),
        # A choice of one's own can be made in the same way before another choice and after: only foreign answers hang on it.
        choice=effect.may or any(op.leaves_choice() for op in ops),
        against=against_someone(effect, ops),
    )


def touched(effect: Effect, around: Around) -> Touched:
    """Return the things that an effect reads, changes and adds to, over all its ops and the effects they call."""
    mine = own(effect)
    found, calls = mine.touched, calls_of(mine, around)
    for turn in mine.turns:
        touches, more = around.turned[turn]
        found, calls = found.joined(touches), calls | more
    if "self" in mine.moved and (around.shoves or around.led):
        found = found.joined(Touched(frozenset({"opponent.rule of moving"})))
    if around.shoves and mine.walks:
        found = found.joined(damage_to("opponent"))
    if around.refused and ("opponent" in mine.moved or ("self" in mine.moved and around.shoves)):
        found = found.joined(FOREIGN_ANSWER)
    if mine.course:
        found = found.joined(Touched(found.adds | found.changes))
    if mine.choice:
        found = found.joined(Touched(NOTHING, adds=frozenset({"choice"})))
    if around.crowd and mine.against:
        found = found.joined(Touched(frozenset({"space"})))
    seen: Things = NOTHING
    while new := calls.union(*(around.called[at][1] for at in seen if at in around.called)) - seen:
        seen |= new
        for at in new & around.called.keys():
            found = found.joined(around.called[at][0])
    if around.crowd and "out" in found.changes:
        return ALL
    return found


def calls_of(mine: Own, around: Around) -> Things:
    """Return the moments that an effect with this own part may bring about itself, of either side."""
    found = mine.calls
    if "self" in mine.moved:
        found |= {"opponent.opponent_advances", "opponent.opponent_retreats", "opponent.opponent_passed"}
    if "opponent" in mine.moved or (mine.moved and around.shoves):
        found |= {"opponent.opponent_moved_me", "self.opponent_passed"}
    if mine.moved and around.led:
        found |= {"self.opponent_passed"}
    if around.shoves and mine.walks:
        found |= calls_of_damage("opponent")
    return found
