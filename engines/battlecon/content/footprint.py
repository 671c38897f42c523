"""The things in a fight that conditions, amounts and rules read (BC-40). Those that ops touch are defined in
engines/battlecon/verbs.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from engines.battlecon.content.grammar import Effect
from engines.battlecon.content.op import Op
from engines.battlecon.content.touched import ALL, NOTHING, Things
from engines.battlecon.content.vocabulary import Condition, Who

COUNTED: Things = frozenset({"counted"})
"""The set of counting parts of all fighters: lasting effects may stop styles or tokens from counting. Every effect reads it.
"""

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
"""The things read by conditions and amounts that are not figures; words missing here that are no figures read everything."""
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
"""The things that read a rule; rules missing here are read by attacks alone."""

DEEP_RULES: Mapping[str, Things] = {
    **dict.fromkeys(("silenced", "style_off", "tokens_idle"), COUNTED),
    "style_range_off": frozenset({"range"}),
    "no_bonuses": frozenset({"power", "priority", "range"}),
}
"""The things changed by rules about which parts count, or about the figures of the fighter that they are in force on."""

AGAINST = frozenset({"slower", "same_base", "guessed"})
"""The words that are about the opponent too, whatever fighter they name."""

FIGURE_OF: Mapping[str, str] = {
    "power": "power",
    "priority": "priority",
    "armour": "armour",
    "bonus_power": "power",
    "min_range": "range",
}


def read_by(word: str, who: str) -> Things:
    """Return the things that a condition or amount reads."""
    if word in FIGURE_OF:
        return frozenset({f"{who}.{FIGURE_OF[word]}"})
    if word in ("tokens", "spent_tokens"):
        return frozenset({f"{who}.tokens"})
    if word == "slower":
        return frozenset({"self.priority", "opponent.priority"})
    return READ_BY.get(word, ALL.reads)


def rule_name(rule: str, who: Who) -> str:
    """Return the shared name of the rules that are read by the same things. Rules of movement are read for the mover."""
    name = RULE_ABOUT.get(rule, "rule")
    return f"{who}.{name}" if name == "rule of moving" else name


def ruled_by(rule: str, who: Who) -> Things:
    """Return the names of the things that a rule in force changes: its readers, and for some rules their subjects."""
    about = DEEP_RULES.get(rule, NOTHING)
    return frozenset({rule_name(rule, who)}) | (about if about <= COUNTED else {f"{who}.{what}" for what in about})


def reads_of(effect: Effect, ops: Iterable[Op]) -> Things:
    """Return the things that an effect's conditions and amounts read."""
    return frozenset(what for word, who in words_of(effect, ops) for what in read_by(word, who))


def condition_reads(condition: Condition) -> Things:
    """Return the things that a condition reads."""
    found = read_by(condition.is_, condition.who)
    return found if condition.above is None else found | read_by(condition.above.of, condition.above.who)


def words_of(effect: Effect, ops: Iterable[Op]) -> Iterator[tuple[str, str]]:
    """Yield every condition and amount with the fighter that it names."""
    for condition in (*effect.if_, *(condition for op in ops for condition in op.if_)):
        yield condition.is_, condition.who
        if condition.above is not None:
            yield condition.above.of, condition.above.who
    for op in ops:
        for amount in op.amounts():
            yield amount.of, amount.who


def against_someone(effect: Effect, ops: Iterable[Op]) -> bool:
    """Return whether the choice of the opponent matters to these ops of an effect."""
    aimed = any(op.names_opponent() for op in ops)
    return aimed or any(who == "opponent" or word in AGAINST for word, who in words_of(effect, ops))
