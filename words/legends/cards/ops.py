"""Clauses for the ops of Legends' cards, in lower case and without a full stop."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from engines.legends.content.op import Op
from engines.legends.content.vocabulary import Amount, Number, Who
from engines.legends.verbs.cards.discard import Discard
from engines.legends.verbs.cards.draw import Draw
from engines.legends.verbs.cards.look import Look
from engines.legends.verbs.cards.recover import Recover
from engines.legends.verbs.cards.reveal import Reveal
from engines.legends.verbs.course.counter import Counter
from engines.legends.verbs.figures.grant import Grant
from engines.legends.verbs.figures.level import Level
from engines.legends.verbs.figures.modify import Modify
from engines.legends.verbs.figures.points import Points
from engines.legends.verbs.hooks.hook import Hook
from engines.legends.verbs.lives.damage import Damage
from engines.legends.verbs.lives.fight import Fight
from engines.legends.verbs.lives.heal import Heal
from engines.legends.verbs.lives.prevent import Prevent
from engines.legends.verbs.play.bounce import Bounce
from engines.legends.verbs.play.control import Control
from engines.legends.verbs.play.destroy import Destroy
from engines.legends.verbs.play.sacrifice import Sacrifice
from engines.legends.verbs.play.turn import Turn
from engines.legends.verbs.play.untap import Untap
from words.common.card_effects import Quantity
from words.legends.cards.whom import Lexicon, quantity, who


def clause(ops: Sequence[Op], lexicon: Lexicon) -> str:
    """Return the clause for an op, or for changes that share one, marked if it is optional, without its conditions."""
    several = [op for op in ops if isinstance(op, Modify | Grant)]
    text = changes(lexicon, several) if len(several) > 1 else describe_op(ops[0], lexicon)
    return optional(lexicon, text) if ops[0].may else text


def optional(lexicon: Lexicon, text: str) -> str:
    """Return a clause with the note that it is optional: after it, or before several or a note."""
    several = "; " in text or text.endswith(")")
    return lexicon.say("legends-optional-before" if several else "legends-optional", text=text)


def things_named(op: Op) -> tuple[Who, ...]:
    """Return the things that the clause of an op names; players have no pronouns."""
    if isinstance(op, Counter):
        return ("target",)
    if isinstance(op, Fight):
        return (op.who, op.with_)
    whom: Who | None = getattr(op, "who", None)
    return () if whom is None or whom in ("you", "enemy") else (whom,)


@singledispatch
def describe_op(op: Op, lexicon: Lexicon) -> str:  # noqa: ARG001  # those registered need it
    """Return the clause for an op."""
    raise TypeError(op)


# -------------------------------------------------------------------- lives


def _given(lexicon: Lexicon, key: str, by: Number, whom: Who, **more: str) -> str:
    """Return so much that is given to things: a pronoun for them may stand before the number."""
    found = quantity(lexicon, by)
    whom_words = {
        "it": "yes" if lexicon.is_it(whom) and not lexicon.several(whom) else "no",
        "who": who(lexicon, whom, "dat"),
    }
    text = lexicon.say(
        key,
        n=found.text,
        count=found.count,
        first=lexicon.say("legends-who-first", **whom_words),
        last=lexicon.say("legends-who-last", **whom_words),
        **more,
    )
    return " ".join(text.split()) + found.tail


@describe_op.register
def _(op: Damage, lexicon: Lexicon) -> str:
    return _given(lexicon, "legends-damage", op.by, op.who, type=op.type)


@describe_op.register
def _(op: Heal, lexicon: Lexicon) -> str:
    if op.all:
        return _given(lexicon, "legends-heal-all", 0, op.who)
    return _given(lexicon, "legends-heal", op.by, op.who)


@describe_op.register
def _(op: Prevent, lexicon: Lexicon) -> str:
    return _given(lexicon, "legends-prevent", op.by, op.who, type=op.type or "any")


@describe_op.register
def _(op: Fight, lexicon: Lexicon) -> str:
    one = who(lexicon, op.who)
    other = lexicon.with_named(op.who)
    return lexicon.say("legends-fight", who=one, other=who(other, op.with_))


# -------------------------------------------------------------------- permanents and spells


def _acted(key: str, whom: Who, lexicon: Lexicon) -> str:
    """Return a clause whose object is a thing: "destroy an enemy follower"."""
    return lexicon.say(key, who=who(lexicon, whom, "acc"))


@describe_op.register
def _(op: Destroy, lexicon: Lexicon) -> str:
    return _acted("legends-destroy", op.who, lexicon)


@describe_op.register
def _(op: Bounce, lexicon: Lexicon) -> str:
    return _acted("legends-bounce", op.who, lexicon)


@describe_op.register
def _(_op: Counter, lexicon: Lexicon) -> str:
    return _acted("legends-counter", "target", lexicon)


@describe_op.register
def _(op: Untap, lexicon: Lexicon) -> str:
    return _acted("legends-untap", op.who, lexicon)


@describe_op.register
def _(op: Turn, lexicon: Lexicon) -> str:
    return _acted("legends-turn", op.who, lexicon)


@describe_op.register
def _(op: Control, lexicon: Lexicon) -> str:
    return lexicon.say("legends-control", who=who(lexicon, op.who, "ins"), until=op.until)


# -------------------------------------------------------------------- players and their cards


def _player(lexicon: Lexicon, whom: Who) -> dict[str, str]:
    """Return the words for the player that a clause is about: "you" is spoken to."""
    return {"you": "yes" if whom == "you" else "no", "who": who(lexicon, whom)}


def _counted(lexicon: Lexicon, key: str, by: Number, whom: Who, **more: str) -> str:
    found = quantity(lexicon, by)
    cards = lexicon.say("legends-cards-taken", count=found.count)
    player = _player(lexicon, whom)
    return lexicon.say(key, n=found.text, count=found.count, cards=cards, **player, **more) + found.tail


@describe_op.register
def _(op: Draw, lexicon: Lexicon) -> str:
    return _counted(lexicon, "legends-draw", op.by, op.who)


@describe_op.register
def _(op: Discard, lexicon: Lexicon) -> str:
    return _counted(lexicon, "legends-discard", op.by, op.who, random="yes" if op.random else "no")


@describe_op.register
def _(op: Sacrifice, lexicon: Lexicon) -> str:
    return _counted(lexicon, "legends-sacrifice", op.by, op.who, kind=op.kind)


@describe_op.register
def _(op: Recover, lexicon: Lexicon) -> str:
    return _counted(lexicon, "legends-recover", op.by, "you", type=op.type or "any")


@describe_op.register
def _(op: Look, lexicon: Lexicon) -> str:
    return lexicon.say("legends-look", top=op.top, take=op.take)


@describe_op.register
def _(op: Reveal, lexicon: Lexicon) -> str:
    return lexicon.say("legends-reveal", **_player(lexicon, op.who))


@describe_op.register
def _(op: Points, lexicon: Lexicon) -> str:
    if op.back:
        return _counted(lexicon, "legends-points-back", op.back, op.who)
    return _counted(lexicon, "legends-points-lost", op.lost, op.who)


# -------------------------------------------------------------------- figures and keywords


def share_clause(one: Op, other: Op) -> bool:
    """Return whether two changes of the same things share one clause: all is the same but what they change."""
    if not isinstance(one, Modify | Grant) or not isinstance(other, Modify | Grant):
        return False
    if isinstance(getattr(one, "by", 0), Amount) or isinstance(getattr(other, "by", 0), Amount):
        return False
    return (one.if_, one.may, one.who, one.until) == (other.if_, other.may, other.who, other.until)


def changes(lexicon: Lexicon, ops: Sequence[Modify | Grant]) -> str:
    """Return changes that share whom they are for: "it gets +3 attack and “Guard” until end of turn"."""
    parts = [_change(lexicon, op) for op in ops]
    text = lexicon.say(
        "legends-gets",
        who=who(lexicon, ops[0].who),
        change=lexicon.say.join([part.text for part in parts]),
        until=ops[0].until,
    )
    return text + parts[-1].tail


def _change(lexicon: Lexicon, op: Modify | Grant | Level) -> Quantity:
    """Return the gain of a thing: "+1 attack", "“Guard”", with the end of the clause."""
    if isinstance(op, Grant):
        return Quantity(lexicon.say("legends-quoted", name=lexicon.say(f"legends-keyword-{op.keyword}")), 1)
    by = quantity(lexicon, op.by, sign=True)
    figure = op.figure if isinstance(op, Modify) else "level"
    return Quantity(lexicon.say("legends-change", what=figure, by=by.text, count=by.count), by.count, by.tail)


@describe_op.register
def _(op: Modify, lexicon: Lexicon) -> str:
    return changes(lexicon, [op])


@describe_op.register
def _(op: Grant, lexicon: Lexicon) -> str:
    return changes(lexicon, [op])


@describe_op.register
def _(op: Level, lexicon: Lexicon) -> str:
    change = _change(lexicon, op)
    return lexicon.say("legends-gets", who=who(lexicon, op.who), change=change.text, until="always") + change.tail


@describe_op.register
def _(op: Hook, lexicon: Lexicon) -> str:
    return lexicon.say(f"legends-hook-{op.name}")
