"""Effects of Super Fantasy Brawl's cards in words: sentences made of clauses (words/brawl/cards/ops.py)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import NamedTuple

from engines.brawl.content.op import Op
from engines.brawl.content.vocabulary import Conditions, Group, Who
from engines.brawl.verbs.displacing.fear import Fear
from engines.brawl.verbs.displacing.force import Force
from engines.brawl.verbs.displacing.pull import Pull
from engines.brawl.verbs.displacing.push import Push
from engines.brawl.verbs.moving.dash import Dash
from engines.brawl.verbs.moving.jump import Jump
from engines.brawl.verbs.moving.swoop import Swoop
from engines.brawl.verbs.states.modify import Modify
from words.brawl.cards.conditions import is_opposite, put_conditions_before
from words.brawl.cards.ops import changes, clause, join_in_clause, optional, share_clause
from words.brawl.cards.whom import Lexicon
from words.common.card_effects import full_stops

ABOUT_CHAMPION = frozenset({"bloodied", "on_trap", "out", "near"})
"""Conditions whose subject is a champion."""


class Step(NamedTuple):
    """One clause, its own conditions in words, and whether it is the price of the clauses after it."""

    text: str
    if_: Conditions
    lexicon: Lexicon
    cost: bool


def sentences(lexicon: Lexicon, ops: Sequence[Op]) -> str:
    """Return sentences for ops; no ops give an empty string."""
    return full_stops(*_clauses(list(_steps(lexicon, ops))))


def phrase(lexicon: Lexicon, ops: Sequence[Op]) -> str:
    """Return clauses for ops, to stand within a sentence."""
    return "; ".join(_clauses(list(_steps(lexicon, ops))))


def _steps(lexicon: Lexicon, ops: Sequence[Op]) -> Iterator[Step]:
    """Yield the clauses of ops; changes that share all but the figure are one, and so are two ops on the same champion."""
    rest = list(ops)
    before: Op | None = None
    while rest:
        op, run = rest[0], _run(lexicon, rest)
        it = _pronoun_for(lexicon, op, before)
        # A condition about the target is read for each of several: it is that one who is meant then.
        in_clause = replace(lexicon, it=it, many=lexicon.many and not (op.if_ and it == "target"))
        if isinstance(op, Modify):
            text = changes(in_clause, [each for each in run if isinstance(each, Modify)])
            text = optional(lexicon, text) if op.may else text
        else:
            again = replace(in_clause, it=getattr(op, "who", None))
            text = lexicon.say.join([clause(op, in_clause), *(clause(other, again) for other in run[1:])])
        yield Step(text, op.if_, lexicon, op.is_price)
        lexicon = lexicon_after(lexicon, run)
        before = run[-1]
        rest = rest[len(run) :]


def _run(lexicon: Lexicon, ops: Sequence[Op]) -> list[Op]:
    """Return the ops at the beginning that share one clause."""
    first, *others = ops
    if isinstance(first, Modify):
        same = takewhile(lambda other: isinstance(other, Modify) and share_clause(first, other), others)
        return [first, *same]
    return [first, others[0]] if others and join_in_clause(first, others[0], lexicon) else [first]


def _pronoun_for(lexicon: Lexicon, op: Op, before: Op | None) -> Who | None:
    """Return the champions to name by a pronoun: those of the op's condition, else of the clause before."""
    if op.if_:
        condition = op.if_[-1]
        if condition.is_ == "dealt":
            return "self" if lexicon.reaction else "target" if lexicon.many else None
        return condition.who if condition.is_ in ABOUT_CHAMPION else None
    whom: Who | None = getattr(before, "who", None)
    chosen = isinstance(whom, Group) and whom.pick != "each"
    return None if chosen or (before is not None and before.if_) else whom


def lexicon_after(lexicon: Lexicon, ops: Sequence[Op]) -> Lexicon:
    """Return the words after some ops: one that itself asks what was done leaves that as it is."""
    for op in ops:
        kind = type(op).__name__.lower()
        if not any(each.is_ == "did" for each in op.if_):
            lexicon = replace(lexicon, last=kind)
        if isinstance(op, Push | Pull | Force | Fear):
            lexicon = replace(lexicon, shift=kind)
        if isinstance(op, Dash | Swoop | Jump):
            lexicon = replace(lexicon, way=kind)
    return lexicon


def _clauses(steps: Sequence[Step]) -> list[str]:
    """Return steps as independent clauses: those with the same conditions share them, a cost stands before the rest."""
    clauses: list[str] = []
    before: Conditions = ()
    for at, step in enumerate(steps):
        say = step.lexicon.say
        text = step.text
        if step.cost and steps[at + 1 :]:
            rest = "; ".join(_clauses(steps[at + 1 :]))
            return [*clauses, put_conditions_before(step.lexicon, step.if_, say("brawl-cost", cost=text, text=rest))]
        if step.if_ and before == step.if_:
            clauses[-1] = f"{clauses[-1]}; {text}"
        elif is_opposite(before, step.if_):
            clauses.append(say("brawl-otherwise", text=text))
        else:
            clauses.append(put_conditions_before(step.lexicon, step.if_, text))
        before = step.if_
    return clauses
