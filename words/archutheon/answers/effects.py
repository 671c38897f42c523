"""Answers to questions that a text asks as it is carried out: heroes, consent, order, permanents, elements (AR-84)."""

from __future__ import annotations

from collections.abc import Mapping

from engines.archutheon.board import NONE
from engines.archutheon.content.op import Op
from engines.archutheon.content.vocabulary import OPPOSITE, Permanent
from engines.archutheon.derived.foreseeing import foresee
from engines.archutheon.verbs.permanents.put import Put
from engines.archutheon.views.view import View
from engines.kernel.state.model import Decision, Scalar
from words.archutheon.answers.common import Answer, blows_brief, hero_short, nothing
from words.archutheon.answers.rebuilt import board_of
from words.archutheon.answers.strikes import strike_after
from words.archutheon.cards.base import MatchWords
from words.archutheon.cards.ops import clause, describe_op
from words.archutheon.cards.whom import Lexicon


def op_text(words: MatchWords, decision: Decision) -> str:
    """Return the clause of the op that asks, "" if no op of a text does."""
    found, op = _place(decision), op_of(words, decision)
    if found is None or op is None:
        return ""
    source = found[0].partition("/")[0]
    me = "leader" if source in words.pack.side else "hero"
    many = source in words.pack.card and words.pack.card[source].scheme.direction == "area"
    lexicon = Lexicon(words.say, me=me, many=many)  # type: ignore[arg-type]
    # Whether it is done at all is what is asked.
    text = describe_op(op, lexicon.about(op.if_)) if decision.kind == "may" else clause(lexicon, op)
    return f"{text[:1].upper()}{text[1:]}"


def op_of(words: MatchWords, decision: Decision) -> Op | None:
    """Return the op of a text that asks, None if none does."""
    found = _place(decision)
    return words.pack.ops[found[0]][found[1]] if found is not None else None


def _place(decision: Decision) -> tuple[str, int] | None:
    """Return the list of ops and the place in it that a question is about."""
    args: tuple[Scalar, ...] = decision.options[0].args
    if decision.kind == "order":
        args = decision.then
    ops, at = (args[1], args[2]) if len(args) > 2 else (None, None)
    return (ops, at) if isinstance(ops, str) and isinstance(at, int) else None


def _hero(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    return words.say("archutheon-opt-nobody") if key == "none" else words.who(int(key))


def _hero_does(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return where a hero stands, and what would annihilate a permanent that he gets."""
    if key == "none":
        return ""
    parts = [hero_short(words, view, int(key))]
    op = op_of(words, decision)
    if isinstance(op, Put):
        parts += _put(words, view, int(key), op.what)
    return "; ".join(parts)


def _put(words: MatchWords, view: View, at: int, what: Permanent) -> list[str]:
    marks = view.heroes[at].marks
    if OPPOSITE[what] in marks:
        return [words.say("archutheon-opt-annihilates", other=words.permanent(OPPOSITE[what]))]
    return [words.say("archutheon-opt-has-it")] if what in marks else []


def _may(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    return words.say(f"archutheon-opt-{key}")


def _may_does(words: MatchWords, decision: Decision, key: str, view: View) -> str:
    """Return the hits of a card if its hero does not move before it, or from the best cell if he does."""
    op, strike = op_of(words, decision), strike_after(words, view, view.doing.hero if view.doing is not None else NONE)
    if op is None or strike is None:
        return ""
    stays = strike.board.heroes[strike.hero].cell
    cells = op.reaches(strike.here) if key == "yes" else [stays]
    return strike.text(strike.best(cells)) if cells else ""


def _lift(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    return words.permanent(key)


def permanent_does(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    """Return the effect of a permanent."""
    return words.say("archutheon-permanent-does", permanent=key)


def _lay(words: MatchWords, _decision: Decision, key: str, _view: View) -> str:
    return words.element(key)


def _aim_does(words: MatchWords, _decision: Decision, key: str, view: View) -> str:
    """Return the damage to the hero whom the card would name, and his state."""
    board, at = board_of(view, words.pack), view.executing
    if not 0 <= at < len(board.declared):
        return hero_short(words, view, int(key))
    board.declared[at].done, board.declared[at].target = False, int(key)
    blows = foresee(board, words.pack, view.viewer)[at].blows
    return "; ".join([*([blows_brief(words, view, blows)] if blows else []), hero_short(words, view, int(key))])


ANSWERS: Mapping[str, tuple[Answer, Answer]] = {
    **dict.fromkeys(("who", "order"), (_hero, _hero_does)),
    "aim": (_hero, _aim_does),
    "may": (_may, _may_does),
    "lift": (_lift, permanent_does),
    "lay": (_lay, nothing),
}
"""Functions for the label and the effect of an answer, by kind of question."""
