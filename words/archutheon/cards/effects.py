"""Effects of Archutheon's cards in words: sentences made of clauses (words/archutheon/cards/ops.py)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from engines.archutheon.content.op import Figure, Op
from engines.archutheon.content.vocabulary import Conditions
from words.archutheon.cards.conditions import after, before
from words.archutheon.cards.ops import clause
from words.archutheon.cards.whom import Lexicon
from words.common.card_effects import full_stops


def sentences(lexicon: Lexicon, ops: Sequence[Op]) -> str:
    """Return sentences for ops; no ops give an empty text. The first begins as it does after a colon."""
    first, *others = [*clauses(lexicon, ops)] or [""]
    return " ".join(part for part in (f"{first}." if first else "", full_stops(*others)) if part)


def phrase(lexicon: Lexicon, ops: Sequence[Op]) -> str:
    """Return clauses for ops, to stand within a sentence."""
    return "; ".join(clauses(lexicon, ops))


def clauses(lexicon: Lexicon, ops: Sequence[Op]) -> Iterator[str]:
    """Yield the clauses of ops: those beside one another with the same conditions share them."""
    lexicon = replace(lexicon, alone=all(op.about() == "self" or op.about_nobody for op in ops))
    for (conditions, is_figure), listed in groupby(ops, key=_sharing):
        texts = [clause(lexicon, op) for op in listed]
        if not conditions:
            yield from texts
        elif is_figure:
            yield after(lexicon, conditions, lexicon.say.join(texts))
        else:
            yield before(lexicon, conditions, "; ".join(texts))


def _sharing(op: Op) -> tuple[Conditions, bool]:
    return op.if_, isinstance(op, Figure)
