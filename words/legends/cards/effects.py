"""Effects of the cards of Legends in words: sentences made of clauses (words/legends/cards/ops.py)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from engines.legends.content.op import Op
from engines.legends.content.vocabulary import Conditions
from engines.legends.verbs.course.choose import Choose
from words.common.card_effects import full_stops
from words.legends.cards.conditions import put_before, subject
from words.legends.cards.ops import clause, describe_op, share_clause, things_named
from words.legends.cards.whom import Lexicon


def sentences(lexicon: Lexicon, ops: Sequence[Op]) -> str:
    """Return a sentence for each op; no ops give an empty string."""
    return full_stops(*clauses(lexicon, ops))


def phrase(lexicon: Lexicon, ops: Sequence[Op]) -> str:
    """Return clauses for ops, to stand within a sentence."""
    return "; ".join(clauses(lexicon, ops))


def clauses(lexicon: Lexicon, ops: Sequence[Op]) -> list[str]:
    """Return clauses for ops, in lower case; those under the same conditions share them."""
    found: list[str] = []
    before: Conditions = ()
    rest = list(ops)
    while rest:
        op, run = rest[0], _run(rest)
        shared = bool(op.if_) and op.if_ == before
        condition_words, about = lexicon, subject(op.if_)
        if about is not None and not shared:
            lexicon = lexicon.with_named(about)
        text = clause(run, lexicon)
        if shared:
            found[-1] = f"{found[-1]}; {text}"
        else:
            found.append(put_before(condition_words, op.if_, text))
        before = op.if_
        lexicon = lexicon.with_named(*things_named(op))
        rest = rest[len(run) :]
    return found


def _run(ops: Sequence[Op]) -> list[Op]:
    """Return the ops at the beginning that share one clause."""
    first, *others = ops
    return [first, *takewhile(lambda other: share_clause(first, other), others)]


@describe_op.register
def _(op: Choose, lexicon: Lexicon) -> str:
    *others, last = (phrase(lexicon, mode) for mode in op.modes)
    return lexicon.say("legends-choose", modes="; ".join(others), last=last)
