"""Effects of BattleCON's cards in words: the coloured condition, and sentences of what is done."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import groupby
from typing import NamedTuple

import words.battlecon.cards.ops_on_things  # noqa: F401  # half of the ops register their clauses there
from engines.battlecon.content.grammar import Effect
from engines.battlecon.content.op import Op
from engines.battlecon.content.vocabulary import Conditions
from engines.battlecon.verbs.course.choose import Choose
from engines.battlecon.verbs.figures.bonus import Bonus
from engines.battlecon.verbs.figures.rule import Rule
from words.battlecon.cards.amounts import Lexicon
from words.battlecon.cards.conditions import header, only_if
from words.battlecon.cards.ops import alike, bonuses, clause, lasting, result_of
from words.common.card_effects import EffectText, full_stops


class Step(NamedTuple):
    """One clause, its own conditions in words, and whether it is the price of the clauses after it."""

    text: str
    if_: Conditions
    lexicon: Lexicon
    cost: bool


def effect_text(lexicon: Lexicon, effect: Effect, phase: str | None = None) -> EffectText:
    """Return an effect in words; `phase` stands in place of its own phase."""
    steps = _steps(lexicon, effect.do, standing=effect.when == "always" and not effect.if_)
    if effect.may and steps[0].cost and not steps[0].if_:
        steps[0] = steps[0]._replace(text=lexicon.say("battlecon-may-after", text=steps[0].text))
        clauses = _clauses(lexicon, steps)
    elif effect.may:
        clauses = [_optional(lexicon, _clauses(lexicon, steps))]
    else:
        clauses = _clauses(lexicon, steps)
    return EffectText(header(lexicon, effect, phase), full_stops(*clauses))


def phrase(lexicon: Lexicon, ops: Sequence[Op], last: str = "other") -> str:
    """Return ops within a sentence, such as an option of a choice; `last` is what was done before."""
    steps = [step._replace(cost=False) for step in _steps(lexicon.after(last), ops)]
    return ", ".join(_clauses(lexicon, steps)) or lexicon.say("battlecon-nothing")


@clause.register
def _(op: Choose, lexicon: Lexicon) -> str:
    options = [phrase(lexicon, option, lexicon.last) for option in op.options]
    choices = reduce(lambda head, option: lexicon.say("battlecon-or", head=head, last=option), options)
    return lexicon.say("battlecon-choose", options=choices)


def _optional(lexicon: Lexicon, clauses: list[str]) -> str:
    """Mark clauses as optional: after a single plain clause, else before all of them."""
    plain = len(clauses) == 1 and ": " not in clauses[0] and not clauses[0].endswith(")")
    return lexicon.say("battlecon-may-after" if plain else "battlecon-may-before", text="; ".join(clauses))


def _steps(lexicon: Lexicon, ops: Sequence[Op], *, standing: bool = False) -> list[Step]:
    """Return ops as clauses. Bonuses that share all but the figure are one clause, and so is ignoring both armour and guard."""
    steps: list[Step] = []
    rest = list(ops)
    while rest:
        op, run = rest[0], _run(rest)
        if isinstance(op, Bonus):
            changes = [each for each in run if isinstance(each, Bonus)]
            text = bonuses(lexicon, changes, standing=standing and not op.if_)
        elif isinstance(op, Rule) and len(run) == 2:
            text = lasting(lexicon, op.until, lexicon.say("battlecon-ignore_both", who=op.who))
        else:
            text = clause(op, lexicon)
        steps.append(Step(text, op.if_, lexicon, op.is_price))
        lexicon = lexicon.after(result_of(op, lexicon.last))
        rest = rest[len(run) :]
    return steps


def _run(ops: Sequence[Op]) -> list[Op]:
    """Return the ops at the beginning that share one clause."""
    first, *others = ops
    run = [first]
    if isinstance(first, Bonus):
        for other in others:
            if not (isinstance(other, Bonus) and alike(first, other)):
                break
            run.append(other)
    elif isinstance(first, Rule) and others and isinstance(others[0], Rule):
        both = {first.rule, others[0].rule} == {"ignore_armour", "ignore_guard"}
        if both and (first.who, first.until, first.if_) == (others[0].who, others[0].until, others[0].if_):
            run.append(others[0])
    return run


def _clauses(lexicon: Lexicon, steps: Sequence[Step]) -> list[str]:
    """Return steps as complete clauses: those with the same conditions share them, and a cost comes before the rest."""
    if len(steps) > 1 and steps[0].cost and not steps[0].if_:
        rest = "; ".join(_clauses(lexicon, steps[1:]))
        return [lexicon.say("battlecon-cost", cost=steps[0].text, text=rest)]
    clauses = []
    for conditions, group in groupby(steps, key=lambda step: step.if_):
        alike = list(group)
        if conditions:
            clauses.append(only_if(alike[0].lexicon, conditions, ", ".join(step.text for step in alike)))
        else:
            clauses += [step.text for step in alike]
    return clauses
