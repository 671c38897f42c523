"""What conditions, amounts and ops read of a fight, what they change and what they add to (BC-40).

What belongs to a side is named "self.power", "opponent.priority" and so on. Whatever is doubtful touches everything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from engines.battlecon.content.checks import amounts_of
from engines.battlecon.content.grammar import AnyOp, Choose, Effect, Hook
from engines.battlecon.content.opcodes import (
    Activate,
    Again,
    BecomeActive,
    Bonus,
    Damage,
    Deactivate,
    Discard,
    Equal,
    Exhaust,
    Gain,
    Give,
    Guess,
    Heal,
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
from engines.battlecon.content.vocabulary import Condition

Things = frozenset[str]


class Touched(NamedTuple):
    """What an effect reads, what it changes, and what it only adds to. "*" is everything."""

    reads: Things
    changes: Things = frozenset()
    adds: Things = frozenset()

    def joined(self, other: Touched) -> Touched:
        """Return what both touch together."""
        return Touched(self.reads | other.reads, self.changes | other.changes, self.adds | other.adds)


NOTHING: Things = frozenset()
ALL = Touched(frozenset({"*"}), frozenset({"*"}))
COUNTED: Things = frozenset({"counted"})
"""What counts of the parts of all fighters: lasting effects may say that styles or tokens do not. Every effect reads it."""

READ_BY: Mapping[str, Things] = {
    **dict.fromkeys(("distance", "corner", "facing_edge"), frozenset({"space"})),
    **dict.fromkeys(
        ("marker_distance", "marker_between", "marker_on_board", "between"), frozenset({"space", "marker"})
    ),
    **dict.fromkeys(("moved", "changed_sides", "passed"), frozenset({"moved"})),
    **dict.fromkeys(("damaged", "damage_taken", "damage_dealt", "absorbed"), frozenset({"damage"})),
    **dict.fromkeys(("did", "amount", "event", "crossed", "damage", "attack_distance", "first_attack"), NOTHING),
    **dict.fromkeys(("hit", "was_hit", "hit_last_beat", "damaged_last_beat", "nobody_hit", "plays"), NOTHING),
    **dict.fromkeys(("stunned_last_beat", "same_base", "finisher", "attacked", "printed_power"), NOTHING),
    "guessed": frozenset({"guess"}),
    "life": frozenset({"life"}),
    "stunned": frozenset({"stun"}),
    "active": frozenset({"active"}),
    "card_active": frozenset({"cards"}),
    "used": frozenset({"used"}),
}
"""What conditions and amounts read that are no figures; words that stand neither here nor there read everything."""
RULE_ABOUT: Mapping[str, str] = {
    **dict.fromkeys(
        ("unmoved", "may_refuse", "may_refuse_all", "no_move", "no_advance", "no_retreat"), "rule of moving"
    ),
    **dict.fromkeys(("no_walk_back", "no_pass", "no_walk_past", "no_walk_past_marker"), "rule of moving"),
    **dict.fromkeys(("no_enter_adjacent", "stop_and_push"), "rule of moving"),
    "follow_pass": "rule of passing",
    **dict.fromkeys(("extra_damage", "damage_cap", "life_floor", "damage_stuns", "no_stun"), "rule of damage"),
    **dict.fromkeys(("stable", "unstunnable_now", "saved_now"), "rule of damage"),
    **dict.fromkeys(("no_return", "no_tokens"), "rule of tokens"),
    "marker_fixed": "rule of markers",
}
"""What rules are read by; those that do not stand here are read by attacks alone."""

DEEP_RULES: Mapping[str, Things] = {
    **dict.fromkeys(("silenced", "style_off", "tokens_idle"), COUNTED),
    "style_range_off": frozenset({"range"}),
    "no_bonuses": frozenset({"power", "priority", "range"}),
}
"""Rules about what counts, or about figures of the fighter that they are in force on."""

AGAINST = frozenset({"slower", "same_base", "guessed"})
"""Words that are about the opponent too, of whomever they are said."""

OWN = frozenset({"advance", "retreat", "close", "move"})
"""Ways of moving oneself."""

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
    """Return the name of all rules that are read by the same as a rule: those of movement are read for who moves."""
    name = RULE_ABOUT.get(op.rule, "rule")
    return f"{op.who}.{name}" if name == "rule of moving" else name


def ruled_by(op: Rule) -> Things:
    """Return the names of what a rule in force changes: what it is read by, and for some what they are about."""
    about = DEEP_RULES.get(op.rule, NOTHING)
    return frozenset({rule_name(op)}) | (about if about <= COUNTED else {f"{op.who}.{what}" for what in about})


def reads_of(effect: Effect, ops: Iterable[AnyOp]) -> Things:
    """Return what an effect's conditions and amounts read."""
    return frozenset(what for word, who in words_of(effect, ops) for what in read_by(word, who))


def condition_reads(condition: Condition) -> Things:
    """Return what a condition reads."""
    found = read_by(condition.is_, condition.who)
    return found if condition.above is None else found | read_by(condition.above.of, condition.above.who)


def words_of(effect: Effect, ops: Iterable[AnyOp]) -> Iterator[tuple[str, str]]:
    """Return every condition and amount with whose it is."""
    for condition in (*effect.if_, *(condition for op in ops for condition in op.if_)):
        yield condition.is_, condition.who
        if condition.above is not None:
            yield condition.above.of, condition.above.who
    for op in ops:
        for amount in amounts_of(op):
            yield amount.of, amount.who


def against_someone(effect: Effect, ops: Iterable[AnyOp]) -> bool:
    """Return whether it matters to these ops of an effect who the opponent is."""
    aimed = any(getattr(op, "who", "") == "opponent" or isinstance(op, Give | Guess) for op in ops)
    return aimed or any(who == "opponent" or word in AGAINST for word, who in words_of(effect, ops))


def op_touches(op: Any) -> Touched:
    """Return what an op itself touches; one that nothing is known of touches everything."""
    for kinds, touches in TOUCHES:
        if isinstance(op, kinds):
            return touches(op)
    return ALL


def moves(op: AnyOp) -> str:
    """Return whom an op moves, "self" or "opponent"; empty: nobody."""
    if isinstance(op, Move):
        return "self" if op.way in OWN else "opponent"
    return op.who if isinstance(op, Teleport) else ""


def _move(op: Move | Teleport) -> Touched:
    read = frozenset({"space", f"{moves(op)}.rule of moving", "rule of passing", "marker", "moved"})
    return Touched(read, frozenset({"space", "moved"}))


def _damage(op: Damage) -> Touched:
    armour = figure(op.who, "armour")
    read = frozenset({armour, figure(op.who, "guard"), "rule of damage", "life"})
    return Touched(read, frozenset({"life", "damage", "stun", "out", armour}))


def _hook(op: Hook) -> Touched:
    known = {
        "gather_force": Touched(NOTHING, adds=frozenset({"force", "choice"})),
        "avoid_passed": Touched(frozenset({"moved"}), adds=frozenset({"rule"})),
    }
    return known.get(op.name, ALL)


def _rule(op: Rule) -> Touched:
    """What other effects count at all, and what bonuses, hangs on some rules."""
    return ALL if op.rule in DEEP_RULES else Touched(NOTHING, adds=frozenset({rule_name(op)}))


def _tokens(op: Exhaust | SetTokens | Spend) -> Touched:
    """What an opponent loses of his choice is an answer of his."""
    mine = frozenset({f"{getattr(op, 'who', 'self')}.tokens"})
    found = Touched(mine | {"rule of tokens"}, mine)
    return found.joined(ANSWERED) if isinstance(op, Exhaust) and op.who != "self" and op.token is None else found


def _gain(op: Gain) -> Touched:
    """Tokens of one kind that are returned add up; of those picked freely it matters which are there.

    Whether a token has been used may tell from where it comes back, or that it does not.
    """
    mine = frozenset({f"{op.who}.tokens"})
    free = Touched(mine, mine) if op.token is None else Touched(NOTHING, adds=mine)
    return free.joined(Touched(frozenset({"rule of tokens", "used"})))


def _give(op: Give) -> Touched:
    both = frozenset({"self.tokens", "opponent.tokens"})
    return Touched(both, both, frozenset({"life"}) if op.overflow else NOTHING)


def _lose(op: Lose) -> Touched:
    return Touched(NOTHING, frozenset({"life"})) if op.drain else Touched(NOTHING, adds=frozenset({"life"}))


MARKED = Touched(frozenset({"space", "marker", "rule of markers", "self.range"}), frozenset({"marker"}))
ANSWERED = Touched(frozenset({"choice"}))
"""The other side answers: it matters what has been chosen before."""

USED = frozenset({"self.tokens", "used"})
TAKEN_BACK = USED | {"opponent.tokens"}
CARDS = frozenset({"cards"})
SPEEDS = frozenset({"self.priority", "opponent.priority", "active"})

TOUCHES: tuple[tuple[Any, Callable[[Any], Touched]], ...] = (
    (Bonus, lambda op: Touched(NOTHING, adds=frozenset({figure(op.who, op.stat)}))),
    (Equal, lambda op: Touched(NOTHING, frozenset({figure(op.who, op.stat)}))),
    (Rule, _rule),
    (Move | Teleport, _move),
    (Gain, _gain),
    (Exhaust | SetTokens | Spend, _tokens),
    (Give, _give),
    (UseToken, lambda _op: Touched(USED | {"rule of tokens"}, USED)),
    (TakeBack, lambda _op: Touched(TAKEN_BACK, TAKEN_BACK)),
    (Activate | Deactivate, lambda _op: Touched(CARDS, CARDS)),
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
"""What each kind of op touches; a choice touches what its options do. What cards and tokens give that begin or cease to count is
known to the pack alone (`independence.Around`).
"""
