"""Clauses for the ops of Archutheon's cards, without a full stop."""

from __future__ import annotations

from functools import singledispatch

from engines.archutheon.content.op import Figure, Op
from engines.archutheon.content.vocabulary import ELEMENTS, Group
from engines.archutheon.verbs.answers.block_damage import BlockDamage
from engines.archutheon.verbs.answers.block_effect import BlockEffect
from engines.archutheon.verbs.answers.cancel import Cancel
from engines.archutheon.verbs.answers.evade import Evade
from engines.archutheon.verbs.answers.redirect import Redirect
from engines.archutheon.verbs.figures.bonus import Bonus
from engines.archutheon.verbs.figures.guard import Guard
from engines.archutheon.verbs.figures.near import Near
from engines.archutheon.verbs.figures.range import Reach
from engines.archutheon.verbs.figures.retype import Retype
from engines.archutheon.verbs.figures.spread import Spread
from engines.archutheon.verbs.life.harm import Harm
from engines.archutheon.verbs.life.heal import Heal
from engines.archutheon.verbs.life.save import Save
from engines.archutheon.verbs.moving.movement import Movement
from engines.archutheon.verbs.moving.swap import Swap
from engines.archutheon.verbs.permanents.dispel import Dispel
from engines.archutheon.verbs.permanents.lift import Lift
from engines.archutheon.verbs.permanents.put import Put
from engines.archutheon.verbs.places.carry import Carry
from engines.archutheon.verbs.places.clear import TakeElement
from engines.archutheon.verbs.places.element import LayElement
from engines.archutheon.verbs.places.place import Place
from engines.archutheon.verbs.tempo.gain import Gain
from engines.archutheon.verbs.tempo.recall import Recall
from engines.archutheon.verbs.tempo.recharge import Recharge
from engines.archutheon.verbs.tempo.tactics import Tactics
from words.archutheon.cards.whom import Lexicon, area, quantity, who
from words.texts import signed


def clause(lexicon: Lexicon, op: Op) -> str:
    """Return the clause for an op, marked if it is optional, without its conditions."""
    lexicon = lexicon.about(op.if_)
    text = describe_op(op, lexicon)
    about = op.about()
    free = op.may or (isinstance(about, Group) and about.pick == "up_to_one")
    return lexicon.say("archutheon-optional", text=text) if free else text


@singledispatch
def describe_op(op: Op, lexicon: Lexicon) -> str:  # noqa: ARG001  # those registered need it
    """Return the clause for an op."""
    raise TypeError(op)


def _itself(lexicon: Lexicon, op: Op) -> str:
    """Return whether an op is about the hero of the card, who need not be named."""
    return "yes" if op.about() == "self" and lexicon.me == "hero" and lexicon.alone else "no"


# ---------------------------------------------------------------- figures


@describe_op.register
def _(op: Figure, lexicon: Lexicon) -> str:
    return lexicon.say(f"archutheon-op-{op.figure}", support="yes" if lexicon.support else "no")


@describe_op.register
def _(op: Bonus, lexicon: Lexicon) -> str:
    by = quantity(lexicon, op.by, sign=True)
    return lexicon.say("archutheon-op-bonus", n=by.text) + by.tail


@describe_op.register
def _(op: Guard, lexicon: Lexicon) -> str:
    by = quantity(lexicon, op.by, sign=True)
    return lexicon.say("archutheon-op-guard", n=by.text) + by.tail


@describe_op.register
def _(op: Near, lexicon: Lexicon) -> str:
    by = quantity(lexicon, op.by)
    return lexicon.say("archutheon-op-near", n=by.text) + by.tail


@describe_op.register
def _(op: Reach, lexicon: Lexicon) -> str:
    return lexicon.say("archutheon-op-range", n=signed(op.by))


@describe_op.register
def _(op: Spread, lexicon: Lexicon) -> str:
    return lexicon.say("archutheon-op-spread", acc=who(lexicon, op.who, "acc"))


@describe_op.register
def _(op: Retype, lexicon: Lexicon) -> str:
    kind = "element" if op.to in ELEMENTS else "direction"
    return lexicon.say(f"archutheon-op-retype-{kind}", to=op.to, support="yes" if lexicon.support else "no")


# ---------------------------------------------------------------- answers to other cards


@describe_op.register(BlockDamage)
@describe_op.register(BlockEffect)
@describe_op.register(Cancel)
def _(op: BlockDamage | BlockEffect | Cancel, lexicon: Lexicon) -> str:
    part = {BlockDamage: "damage", BlockEffect: "effect", Cancel: "card"}[type(op)]
    return lexicon.say("archutheon-op-stop", part=part)


@describe_op.register
def _(op: Evade, lexicon: Lexicon) -> str:
    return lexicon.say("archutheon-op-evade", itself=_itself(lexicon, op))


@describe_op.register
def _(op: Redirect, lexicon: Lexicon) -> str:
    return lexicon.say("archutheon-op-redirect", who=who(lexicon, op.who))


# ---------------------------------------------------------------- health


@describe_op.register
def _(op: Harm, lexicon: Lexicon) -> str:
    by = quantity(lexicon, op.by)
    return lexicon.say("archutheon-op-harm", n=by.text, count=by.count, dat=who(lexicon, op.who, "dat")) + by.tail


@describe_op.register
def _(op: Heal, lexicon: Lexicon) -> str:
    by = quantity(lexicon, op.by)
    itself = _itself(lexicon, op)
    return lexicon.say("archutheon-op-heal", n=by.text, itself=itself, dat=who(lexicon, op.who, "dat")) + by.tail


@describe_op.register
def _(op: Save, lexicon: Lexicon) -> str:
    return lexicon.say("archutheon-op-save", who=who(lexicon, op.who), many=_many(lexicon, op))


def _many(lexicon: Lexicon, op: Op) -> str:
    return "yes" if lexicon.several(op.about()) else "no"


# ---------------------------------------------------------------- movement


@describe_op.register
def _(op: Movement, lexicon: Lexicon) -> str:
    forms = {case: who(lexicon, op.who, case) for case in ("gen", "acc")}
    return lexicon.say(f"archutheon-op-{op.way}", itself=_itself(lexicon, op), n=op.far(), **forms)


@describe_op.register
def _(op: Swap, lexicon: Lexicon) -> str:
    return lexicon.say("archutheon-op-swap", ins=who(lexicon, op.who, "ins"))


# ---------------------------------------------------------------- permanents


@describe_op.register
def _(op: Put, lexicon: Lexicon) -> str:
    if op.where is not None:
        return lexicon.say("archutheon-op-put-area", permanent=op.what, case="acc", area=area(lexicon, op.where))
    whom = who(lexicon, op.who)
    return lexicon.say("archutheon-op-put", permanent=op.what, case="acc", who=whom, many=_many(lexicon, op))


@describe_op.register
def _(op: Lift, lexicon: Lexicon) -> str:
    return lexicon.say("archutheon-op-lift", kind=op.what, gen=who(lexicon, op.who, "gen"), many=_many(lexicon, op))


@describe_op.register
def _(op: Dispel, lexicon: Lexicon) -> str:
    return lexicon.say("archutheon-op-dispel", gen=who(lexicon, op.who, "gen"), many=_many(lexicon, op))


# ---------------------------------------------------------------- places


@describe_op.register
def _(op: LayElement, lexicon: Lexicon) -> str:
    what = op.what or "any"
    if op.where is not None:
        return lexicon.say("archutheon-op-element-area", what=what, area=area(lexicon, op.where))
    return lexicon.say("archutheon-op-element", what=what, acc=who(lexicon, op.who, "acc"))


@describe_op.register
def _(op: TakeElement, lexicon: Lexicon) -> str:
    return lexicon.say("archutheon-op-clear", area=area(lexicon, op.where, "gen"))


@describe_op.register
def _(op: Place, lexicon: Lexicon) -> str:
    return lexicon.say("archutheon-op-place", thing=op.thing, case="acc", area=area(lexicon, op.where))


@describe_op.register
def _(op: Carry, lexicon: Lexicon) -> str:
    hurts = "yes" if op.hurts and op.thing == "rift" else "no"
    return lexicon.say("archutheon-op-carry", thing=op.thing, case="acc", within=op.within, n=op.by, hurts=hurts)


# ---------------------------------------------------------------- cards, tokens and tracks


@describe_op.register
def _(op: Gain, lexicon: Lexicon) -> str:  # noqa: ARG001  # it has no fields
    return lexicon.say("archutheon-op-gain")


@describe_op.register
def _(op: Recall, lexicon: Lexicon) -> str:
    return lexicon.say("archutheon-op-recall", upto=op.upto)


@describe_op.register
def _(op: Recharge, lexicon: Lexicon) -> str:
    return lexicon.say("archutheon-op-recharge", whose=op.whose, n=op.by)


@describe_op.register
def _(op: Tactics, lexicon: Lexicon) -> str:
    return lexicon.say("archutheon-op-tactics", to=op.to)
