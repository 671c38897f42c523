"""Clauses for the ops of Legends' cards, in lower case and without a full stop."""

from __future__ import annotations

from functools import singledispatch

from engines.legends.content.op import Op
from engines.legends.content.vocabulary import Number, Who
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
from words.legends.cards.whom import Lexicon, quantity, who


def clause(op: Op, lexicon: Lexicon) -> str:
    """Return the clause for an op, marked if it is optional, without its conditions."""
    text = describe_op(op, lexicon)
    return lexicon.say("legends-optional", text=text) if op.may else text


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


@describe_op.register
def _(op: Damage, lexicon: Lexicon) -> str:
    by = quantity(lexicon, op.by, op.who)
    whom = who(lexicon, op.who, "dat")
    return lexicon.say("legends-damage", n=by.text, count=by.count, type=op.type, who=whom) + by.tail


@describe_op.register
def _(op: Heal, lexicon: Lexicon) -> str:
    whom = who(lexicon, op.who, "dat")
    if op.all:
        return lexicon.say("legends-heal-all", who=whom)
    by = quantity(lexicon, op.by, op.who)
    return lexicon.say("legends-heal", n=by.text, count=by.count, who=whom) + by.tail


@describe_op.register
def _(op: Prevent, lexicon: Lexicon) -> str:
    by = quantity(lexicon, op.by, op.who)
    whom = who(lexicon, op.who, "dat")
    return lexicon.say("legends-prevent", n=by.text, count=by.count, type=op.type or "any", who=whom) + by.tail


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
    found = quantity(lexicon, by, whom)
    return lexicon.say(key, n=found.text, count=found.count, **_player(lexicon, whom), **more) + found.tail


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


@describe_op.register
def _(op: Modify, lexicon: Lexicon) -> str:
    by = quantity(lexicon, op.by, op.who, sign=True)
    change = lexicon.say("legends-change", what=op.figure, by=by.text)
    return lexicon.say("legends-gets", who=who(lexicon, op.who), change=change, until=op.until) + by.tail


@describe_op.register
def _(op: Level, lexicon: Lexicon) -> str:
    by = quantity(lexicon, op.by, op.who, sign=True)
    change = lexicon.say("legends-change", what="level", by=by.text)
    return lexicon.say("legends-gets", who=who(lexicon, op.who), change=change, until="for-good") + by.tail


@describe_op.register
def _(op: Grant, lexicon: Lexicon) -> str:
    keyword = lexicon.say("legends-quoted", name=lexicon.say(f"legends-keyword-{op.keyword}"))
    return lexicon.say("legends-gets", who=who(lexicon, op.who), change=keyword, until=op.until)


@describe_op.register
def _(op: Hook, lexicon: Lexicon) -> str:
    return lexicon.say(f"legends-hook-{op.name}")
