"""Whether it matters which of two effects comes first: where it does not, nobody is asked for their order (BC-40).

Every effect reads some things of the fight and changes some, itself and by what it calls forth in others. Two effects may come
in either order if neither changes what the other reads or changes, or if they do the same. Sums of bonuses come to the same in
any order; whatever is doubtful counts as a difference. What belongs to a side is named "self.power", "opponent.priority" and so
on; each figure depends on what the lasting effects of all kits in the fight read.
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
    Choose,
    Condition,
    Damage,
    Discard,
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
    Teleport,
)

Things = frozenset[str]


class Touched(NamedTuple):
    """What an effect reads, what it changes, and what it only adds to. "*" is everything."""

    reads: Things
    changes: Things = frozenset()
    adds: Things = frozenset()

    def joined(self, other: Touched) -> Touched:
        """Return what both touch together."""
        return Touched(self.reads | other.reads, self.changes | other.changes, self.adds | other.adds)


class Around(NamedTuple):
    """What surrounds the effects of a side: what figures depend on, what moments call forth, and whether it is crowded.

    `shoves`: the side's own movements may push and hurt. `refused`: its movements may be refused by the other side.
    """

    behind: Mapping[str, Things]
    called: Mapping[str, tuple[Touched, Things]]
    crowd: bool
    shoves: bool
    refused: bool


NOTHING: Things = frozenset()
ALL = Touched(frozenset({"*"}), frozenset({"*"}))

READ_BY: Mapping[str, Things] = {
    **dict.fromkeys(("distance", "corner", "facing_edge"), frozenset({"space"})),
    **dict.fromkeys(
        ("marker_distance", "marker_between", "marker_on_board", "between"), frozenset({"space", "marker"})
    ),
    **dict.fromkeys(("moved", "changed_sides", "passed"), frozenset({"moved"})),
    **dict.fromkeys(("damaged", "damage_taken", "damage_dealt", "absorbed"), frozenset({"damage"})),
    **dict.fromkeys(
        ("did", "amount", "event", "crossed", "damage", "attack_distance", "first_attack", "used"), NOTHING
    ),
    **dict.fromkeys(("hit", "was_hit", "hit_last_beat", "damaged_last_beat", "nobody_hit", "plays"), NOTHING),
    **dict.fromkeys(("stunned_last_beat", "same_base", "finisher", "attacked", "printed_power"), NOTHING),
    "guessed": frozenset({"guess"}),
    "life": frozenset({"life"}),
    "stunned": frozenset({"stun"}),
    "active": frozenset({"active"}),
    "card_active": frozenset({"cards"}),
}
"""What conditions and amounts read that are no figures; words that stand neither here nor there read everything."""

OWN_COURSE = frozenset({"did", "amount", "crossed"})
"""Words about what an effect's own op came to: that hangs on all that the effect changes."""

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
"""Moments that an effect may bring about, in the midst of it."""

OWN = frozenset({"advance", "retreat", "close", "move"})
"""Ways of moving oneself."""

CHOSEN = (Move, Teleport, Place, MoveMarker, Choose, Guess)
"""Ops that may leave a choice, besides those of tokens."""

RULE_ABOUT: Mapping[str, str] = {
    **dict.fromkeys(
        ("unmoved", "may_refuse", "may_refuse_all", "no_move", "no_advance", "no_retreat"), "rule of moving"
    ),
    **dict.fromkeys(("no_walk_back", "no_pass", "no_walk_past", "no_walk_past_marker"), "rule of moving"),
    **dict.fromkeys(("no_enter_adjacent", "stop_and_push", "follow_pass"), "rule of moving"),
    **dict.fromkeys(("extra_damage", "damage_cap", "life_floor", "damage_stuns", "no_stun"), "rule of damage"),
    **dict.fromkeys(("stable", "unstunnable_now", "saved_now"), "rule of damage"),
    **dict.fromkeys(("no_return", "no_tokens"), "rule of tokens"),
    "marker_fixed": "rule of markers",
}
"""What rules are read by; those that do not stand here are read by attacks alone."""

DEEP_RULES = frozenset({"silenced", "style_off", "style_range_off", "tokens_idle", "no_bonuses"})

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
    if word in ("tokens", "spent_tokens"):
        return frozenset({f"{who}.tokens"})
    if word == "slower":
        return frozenset({"self.priority", "opponent.priority"})
    return READ_BY.get(word, ALL.reads)


def figure(who: str, stat: str) -> str:
    """Return the name of a figure; both ends of a range are one."""
    return f"{who}.{'range' if 'range' in stat else stat}"


def rule_name(op: Rule) -> str:
    """Return the name of all rules that are read by the same as a rule."""
    return RULE_ABOUT.get(op.rule, "rule")


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
    """Return whether an effect may change whether conditions hold, or whether another effect can be carried out."""
    if isinstance(asleep, Effect):
        read = touched(asleep, around).reads
    else:
        read = NOTHING.union(*(_condition(condition) for condition in asleep))
    found = touched(one, around)
    return _meet(found.changes | found.adds, read, around.behind)


def _same(one: Effect, other: Effect, around: Around) -> bool:
    """Return whether two effects do the same, and go on being possible whichever comes first."""
    if one.do != other.do or one.may != other.may or any(isinstance(op, Again | Hook) for op in walk(one.do)):
        return False
    return not wakes(one, (*one.if_, *other.if_), around)


def _meet(changed: Things, read: Things, behind: Mapping[str, Things]) -> bool:
    if not changed or not read:
        return False
    deep = read.union(*(behind.get(name, NOTHING) for name in read))
    return "*" in changed or "*" in deep or bool(changed & deep)


# ---------------------------------------------------------------- the fight around


def surroundings(mine: Iterable[Effect], theirs: Iterable[Effect], *, crowd: bool) -> Around:
    """Return what surrounds the effects of a side, by all effects in the hands of both sides."""
    own, foreign = tuple(mine), tuple(theirs)
    behind: dict[str, Things] = {}
    called: dict[str, tuple[Touched, Things]] = {}
    bare = Around({}, {}, crowd, shoves=False, refused=False)
    for effects, turn in ((own, _as_it_is), (foreign, mirrored)):
        for effect in effects:
            for name, read in _lasting(effect):
                for to in turn(frozenset({name})):
                    behind[to] = behind.get(to, NOTHING) | turn(read)
            if effect.when in CALLED:
                (name,) = turn(frozenset({f"self.{effect.when}"}))
                at, calls = called.get(name, (Touched(NOTHING, frozenset({name})), NOTHING))
                reads, changes, adds = touched(effect, bare)
                found = Touched(turn(reads), turn(changes), turn(adds))
                called[name] = at.joined(found), calls | turn(_calls(effect, bare))
    shoves = any(isinstance(op, Rule) and op.rule == "stop_and_push" for effect in own for op in effect.do)
    refusals = {"may_refuse", "may_refuse_all"}
    refused = any(isinstance(op, Rule) and op.rule in refusals for effect in (*own, *foreign) for op in effect.do)
    return Around(_closed(behind), called, crowd, shoves, refused)


def _lasting(effect: Effect) -> Iterator[tuple[str, Things]]:
    """Return the figures and rules that a lasting effect changes, each with what that depends on."""
    for op in effect.do if effect.when == "always" else ():
        if isinstance(op, Bonus | Equal):
            yield figure(op.who, op.stat), _reads(effect, [op])
        elif isinstance(op, Rule):
            yield rule_name(op), _reads(effect, [op])


def _closed(behind: Mapping[str, Things]) -> dict[str, Things]:
    """Return all that figures depend on, also by way of other figures."""
    found = dict(behind)
    for _ in found:
        found = {name: read.union(*(found.get(other, NOTHING) for other in read)) for name, read in found.items()}
    return found


def _as_it_is(things: Things) -> Things:
    return things


def mirrored(things: Things) -> Things:
    """Return things as the other side names them."""
    swap = {"self": "opponent", "opponent": "self"}
    return frozenset(
        f"{swap[who]}.{what}" if what else who for who, _, what in (name.partition(".") for name in things)
    )


# ---------------------------------------------------------------- an effect


def touched(effect: Effect, around: Around) -> Touched:
    """Return what an effect reads, changes and adds to, over all its ops and what they call forth."""
    ops = list(walk(effect.do))
    found = Touched(_reads(effect, ops))
    for op in ops:
        found = found.joined(_op(op))
    if around.shoves and any(isinstance(op, Move) for op in ops):
        found = found.joined(_damage(Damage()))
    if around.refused and any(isinstance(op, Move | Teleport) for op in ops):
        found = found.joined(ANSWERED)
    if effect.may or any(_leaves_choice(op) for op in ops):
        found = found.joined(Touched(NOTHING, adds=frozenset({"choice"})))
    if any(word in OWN_COURSE for word, _ in _words(effect, ops)):
        found = found.joined(Touched(found.adds | found.changes))
    if around.crowd and any("opponent" in (getattr(op, "who", ""), who) for op in ops for who in _whose(effect, ops)):
        found = found.joined(Touched(frozenset({"space"})))
    seen: Things = NOTHING
    while new := _calls(effect, around).union(*(around.called[at][1] for at in seen if at in around.called)) - seen:
        seen |= new
        for at in new & around.called.keys():
            found = found.joined(around.called[at][0])
    if around.crowd and "out" in found.changes:
        return ALL
    return found


def _leaves_choice(op: AnyOp) -> bool:
    if isinstance(op, Gain | Spend | Exhaust):
        return op.token is None or isinstance(op.count, tuple)
    return isinstance(op, CHOSEN)


def _calls(effect: Effect, around: Around) -> Things:
    """Return the moments that an effect itself may bring about, of either side."""
    found: Things = NOTHING
    for op in walk(effect.do):
        own = isinstance(op, Teleport) or (isinstance(op, Move) and op.way in OWN)
        if own:
            found |= {"opponent.opponent_advances", "opponent.opponent_retreats", "opponent.opponent_passed"}
        if isinstance(op, Move) and (around.shoves or not own):
            found |= {"opponent.opponent_moved_me", "self.opponent_passed"}
        hurt = "opponent" if around.shoves and isinstance(op, Move) else op.who if isinstance(op, Damage | Stun) else ""
        if hurt:
            found |= {f"{hurt}.would_be_stunned", f"{hurt}.when_stunned"}
        if hurt and not isinstance(op, Stun):
            found |= {f"{hurt}.{when}" for when in ("when_damaged", "when_absorbed", "would_be_out")}
    return found


def _reads(effect: Effect, ops: Iterable[AnyOp]) -> Things:
    return frozenset(what for word, who in _words(effect, ops) for what in read_by(word, who))


def _condition(condition: Condition) -> Things:
    found = read_by(condition.is_, condition.who)
    return found if condition.above is None else found | read_by(condition.above.of, condition.above.who)


def _words(effect: Effect, ops: Iterable[AnyOp]) -> Iterator[tuple[str, str]]:
    """Return every condition and amount with whose it is."""
    for condition in (*effect.if_, *(condition for op in ops for condition in op.if_)):
        yield condition.is_, condition.who
        if condition.above is not None:
            yield condition.above.of, condition.above.who
    for op in ops:
        for amount in amounts_of(op):
            yield amount.of, amount.who


def _whose(effect: Effect, ops: Iterable[AnyOp]) -> Iterator[str]:
    yield "self"
    for _, who in _words(effect, ops):
        yield who


def _op(op: Any) -> Touched:
    """Return what an op itself touches; one that nothing is known of touches everything."""
    for kinds, touches in TOUCHES:
        if isinstance(op, kinds):
            return touches(op)
    return ALL


def _damage(op: Damage) -> Touched:
    armour = figure(op.who, "armour")
    read = frozenset({armour, figure(op.who, "guard"), "rule of damage", "life"})
    return Touched(read, frozenset({"life", "damage", "stun", "out", armour}))


def _hook(op: Hook) -> Touched:
    known = {
        "gather_force": Touched(NOTHING, adds=frozenset({"force"})),
        "avoid_passed": Touched(frozenset({"moved"}), adds=frozenset({"rule"})),
    }
    return known.get(op.name, ALL)


def _rule(op: Rule) -> Touched:
    """What other effects count at all, and what bonuses, hangs on some rules."""
    return ALL if op.rule in DEEP_RULES else Touched(NOTHING, adds=frozenset({rule_name(op)}))


def _tokens(op: Exhaust | SetTokens | Spend) -> Touched:
    mine = frozenset({f"{getattr(op, 'who', 'self')}.tokens"})
    return Touched(mine | {"rule of tokens"}, mine)


def _gain(op: Gain) -> Touched:
    """Tokens of one kind that are returned add up; of those picked freely it matters which are there."""
    mine = frozenset({f"{op.who}.tokens"})
    free = Touched(mine, mine) if op.token is None else Touched(NOTHING, adds=mine)
    return free.joined(Touched(frozenset({"rule of tokens"})))


def _give(op: Give) -> Touched:
    both = frozenset({"self.tokens", "opponent.tokens"})
    return Touched(both, both, frozenset({"life"}) if op.overflow else NOTHING)


def _lose(op: Lose) -> Touched:
    return Touched(NOTHING, frozenset({"life"})) if op.drain else Touched(NOTHING, adds=frozenset({"life"}))


MOVED = Touched(frozenset({"space", "rule of moving", "marker", "moved"}), frozenset({"space", "moved"}))
MARKED = Touched(frozenset({"space", "marker", "rule of markers", "self.range"}), frozenset({"marker"}))
ANSWERED = Touched(frozenset({"choice"}))
"""The other side answers: it matters what has been chosen before."""

SPEEDS = frozenset({"self.priority", "opponent.priority", "active"})

TOUCHES: tuple[tuple[Any, Callable[[Any], Touched]], ...] = (
    (Bonus, lambda op: Touched(NOTHING, adds=frozenset({figure(op.who, op.stat)}))),
    (Equal, lambda op: Touched(NOTHING, frozenset({figure(op.who, op.stat)}))),
    (Rule, _rule),
    (Move | Teleport, lambda _op: MOVED),
    (Gain, _gain),
    (Exhaust | SetTokens | Spend, _tokens),
    (Give, _give),
    (Place | MoveMarker | RemoveMarker, lambda _op: MARKED),
    (Lose, _lose),
    (Heal | PayLife, lambda _op: Touched(frozenset({"life"}), frozenset({"life"}))),
    (Damage, _damage),
    (Stun, lambda _op: Touched(frozenset({"rule of damage", "stun"}), frozenset({"stun"}))),
    (Recover, lambda _op: Touched(frozenset({"stun"}), frozenset({"stun"}))),
    (Again, lambda _op: Touched(NOTHING, adds=frozenset({"attacks"}))),
    (BecomeActive, lambda _op: Touched(SPEEDS, frozenset({"active"}))),
    (Guess, lambda _op: Touched(NOTHING, frozenset({"guess"}))),
    (Discard, lambda _op: Touched(frozenset({"hands"}), frozenset({"hands"})).joined(ANSWERED)),
    (Choose, lambda _op: Touched(NOTHING)),
    (Hook, _hook),
)
"""What each kind of op touches; a choice touches what its options do."""
