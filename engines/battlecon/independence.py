"""Whether it matters which of two effects comes first: where it does not, nobody is asked for their order (BC-40).

Every effect reads some things of the fight and changes some. Two effects may come in either order if neither changes what the
other reads or changes. Sums of bonuses come to the same in any order; whatever is doubtful counts as a difference. Figures are
named "self.power", "opponent.priority" and so on; each depends on what the kit's lasting effects read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from engines.battlecon.checks import amounts_of, walk
from engines.battlecon.vocabulary import (
    Again,
    AnyOp,
    BecomeActive,
    Bonus,
    Damage,
    Effect,
    Equal,
    Exhaust,
    Gain,
    Give,
    Guess,
    Heal,
    Hook,
    Lose,
    Move,
    MoveMarker,
    PayLife,
    Place,
    Recover,
    RemoveMarker,
    Rule,
    SetTokens,
    Spend,
    Stun,
    TakeBack,
    Teleport,
    UseToken,
)

Things = frozenset[str]


class Touched(NamedTuple):
    """What an effect reads, what it changes, and what it only adds to. "*" is everything."""

    reads: Things
    changes: Things = frozenset()
    adds: Things = frozenset()


NOTHING: Things = frozenset()
ALL = Touched(frozenset({"*"}), frozenset({"*"}))

READ_BY: Mapping[str, Things] = {
    **dict.fromkeys(("distance", "corner", "facing_edge"), frozenset({"space"})),
    **dict.fromkeys(
        ("marker_distance", "marker_between", "marker_on_board", "between"), frozenset({"space", "marker"})
    ),
    **dict.fromkeys(("moved", "changed_sides", "passed"), frozenset({"moved"})),
    **dict.fromkeys(("tokens", "spent_tokens"), frozenset({"tokens"})),
    **dict.fromkeys(("damaged", "damage_taken", "damage_dealt", "absorbed"), frozenset({"damage"})),
    **dict.fromkeys(
        ("did", "amount", "event", "crossed", "damage", "attack_distance", "first_attack", "used"), NOTHING
    ),
    **dict.fromkeys(("hit", "was_hit", "hit_last_beat", "damaged_last_beat", "nobody_hit", "plays"), NOTHING),
    **dict.fromkeys(("stunned_last_beat", "same_base", "guessed", "finisher", "attacked", "printed_power"), NOTHING),
    "life": frozenset({"life"}),
    "stunned": frozenset({"stun"}),
    "active": frozenset({"active"}),
    "card_active": frozenset({"cards"}),
}
"""What conditions and amounts read that are no figures; words that stand neither here nor there read everything."""

FIGURE_OF: Mapping[str, str] = {
    "power": "power",
    "priority": "priority",
    "armour": "armour",
    "bonus_power": "power",
    "min_range": "range",
}


def read_by(word: str, who: str) -> Things:
    """Return what a condition or amount reads."""
    if word in FIGURE_OF:
        return frozenset({f"{who}.{FIGURE_OF[word]}"})
    if word == "slower":
        return frozenset({"self.priority", "opponent.priority"})
    return READ_BY.get(word, ALL.reads)


def figure(who: str, stat: str) -> str:
    """Return the name of a figure; both ends of a range are one."""
    return f"{who}.{'range' if 'range' in stat else stat}"


def independent(one: Effect, other: Effect, behind: Mapping[str, Things]) -> bool:
    """Return whether two effects of a fighter may come in either order; `behind` says what each figure depends on."""
    first, second = touched(one), touched(other)
    return not (
        _meet(first.changes | first.adds, second.reads, behind)
        or _meet(second.changes | second.adds, first.reads, behind)
        or _meet(first.changes, second.changes | second.adds, {})
        or _meet(second.changes, first.adds, {})
    )


def _meet(changed: Things, read: Things, behind: Mapping[str, Things]) -> bool:
    if not changed or not read:
        return False
    deep = read.union(*(behind.get(name, NOTHING) for name in read))
    return "*" in changed or "*" in deep or bool(changed & deep)


def behind_figures(effects: Iterable[Effect]) -> dict[str, Things]:
    """Return what each figure depends on, by the lasting effects of a kit."""
    found: dict[str, Things] = {}
    for effect in effects:
        for op in effect.do if effect.when == "always" else ():
            if isinstance(op, Bonus | Equal):
                name = figure(op.who, op.stat)
                found[name] = found.get(name, NOTHING) | _reads(effect, [op])
    return found


def touched(effect: Effect) -> Touched:
    """Return what an effect reads, changes and adds to, over all its ops."""
    ops = list(walk(effect.do))
    parts = [_op(op) for op in ops]
    return Touched(
        _reads(effect, ops).union(*(part.reads for part in parts)),
        NOTHING.union(*(part.changes for part in parts)),
        NOTHING.union(*(part.adds for part in parts)),
    )


def _reads(effect: Effect, ops: Iterable[AnyOp]) -> Things:
    return frozenset(what for word, who in _words(effect, ops) for what in read_by(word, who))


def _words(effect: Effect, ops: Iterable[AnyOp]) -> Iterator[tuple[str, str]]:
    """Return every condition and amount with whose it is."""
    for condition in (*effect.if_, *(condition for op in ops for condition in op.if_)):
        yield condition.is_, condition.who
        if condition.above is not None:
            yield condition.above.of, condition.above.who
    for op in ops:
        for amount in amounts_of(op):
            yield amount.of, amount.who


def _op(op: Any) -> Touched:
    """Return what an op itself touches; one that nothing is known of touches everything."""
    for kinds, touches in TOUCHES:
        if isinstance(op, kinds):
            return touches(op)
    return ALL


def _damage(op: Damage) -> Touched:
    read = frozenset({figure(op.who, "armour"), figure(op.who, "guard"), "rules", "life"})
    return Touched(read, frozenset({"life", "damage"}) | _stunned(op.who))


def _stunned(who: str) -> Things:
    """Being stunned may cost a fighter its tokens."""
    return frozenset({"stun", "tokens"}) if who == "self" else frozenset({"stun"})


def _hook(op: Hook) -> Touched:
    return Touched(NOTHING, adds=frozenset({"force"})) if op.name == "gather_force" else ALL


def _lose(op: Lose) -> Touched:
    return Touched(NOTHING, frozenset({"life"})) if op.drain else Touched(NOTHING, adds=frozenset({"life"}))


TOKENS = Touched(frozenset({"tokens", "rules"}), frozenset({"tokens"}))
MOVED = Touched(frozenset({"space", "rules", "marker", "moved"}), frozenset({"space", "moved"}))
MARKED = Touched(frozenset({"space", "marker", "rules", "self.range"}), frozenset({"marker"}))
SPEEDS = frozenset({"self.priority", "opponent.priority", "active"})

TOUCHES: tuple[tuple[Any, Callable[[Any], Touched]], ...] = (
    (Bonus, lambda op: Touched(NOTHING, adds=frozenset({figure(op.who, op.stat)}))),
    (Equal, lambda op: Touched(NOTHING, frozenset({figure(op.who, op.stat)}))),
    (Rule, lambda _op: Touched(NOTHING, adds=frozenset({"rules"}))),
    (Move | Teleport, lambda _op: MOVED),
    (Gain | Exhaust | SetTokens | Give | TakeBack | UseToken | Spend, lambda _op: TOKENS),
    (Place | MoveMarker | RemoveMarker, lambda _op: MARKED),
    (Lose, _lose),
    (Heal | PayLife, lambda _op: Touched(frozenset({"life"}), frozenset({"life"}))),
    (Damage, _damage),
    (Stun, lambda op: Touched(frozenset({"rules", "stun"}), _stunned(op.who))),
    (Recover, lambda _op: Touched(frozenset({"stun"}), frozenset({"stun"}))),
    (Again, lambda _op: Touched(NOTHING, adds=frozenset({"attacks"}))),
    (BecomeActive, lambda _op: Touched(SPEEDS, frozenset({"active"}))),
    (Guess, lambda _op: Touched(NOTHING, frozenset({"guess"}))),
    (Hook, _hook),
)
"""What each kind of op touches."""
