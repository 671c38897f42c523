"""Clauses for the ops of Super Fantasy Brawl's cards, in lower case and without a full stop."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from engines.brawl.content.op import Op
from engines.brawl.content.vocabulary import Amount, Group, Number, Who
from engines.brawl.verbs.cards.discard import Discard
from engines.brawl.verbs.cards.draw import Draw
from engines.brawl.verbs.cards.plan import Plan
from engines.brawl.verbs.cards.take_back import TakeBack
from engines.brawl.verbs.cores.exhaust import Exhaust
from engines.brawl.verbs.cores.ready import Ready
from engines.brawl.verbs.course.again import Again
from engines.brawl.verbs.course.protect import Protect
from engines.brawl.verbs.displacing.fear import Fear
from engines.brawl.verbs.displacing.force import Force
from engines.brawl.verbs.displacing.pull import Pull
from engines.brawl.verbs.displacing.push import Push
from engines.brawl.verbs.hooks.hook import Hook
from engines.brawl.verbs.life.damage import Damage
from engines.brawl.verbs.life.heal import Heal
from engines.brawl.verbs.moving.dash import Dash
from engines.brawl.verbs.moving.jump import Jump
from engines.brawl.verbs.moving.place import Place
from engines.brawl.verbs.moving.swap import Swap
from engines.brawl.verbs.moving.swoop import Swoop
from engines.brawl.verbs.states.immune import Immune
from engines.brawl.verbs.states.modify import Modify
from engines.brawl.verbs.states.next_attack import NextAttack
from engines.brawl.verbs.states.root import Root
from engines.brawl.verbs.states.stun import Stun
from words.brawl.cards.whom import Lexicon, group, quantity, who

UP_TO = (Force, Draw, Plan, Discard)
"""Ops that may do nothing anyway, so that it need not be said that they are optional (SB-23)."""

JOINED = (Push, Pull, Force, Fear, Stun, Root)
"""Ops of which two on the same champion share one clause: "Push the target 1 and Stun it"."""

BY_DEFENDER = (Push, Pull, Fear)
"""Ops whose text on a reaction has the defender as its subject."""

TAKEN_AMOUNTS = frozenset({"damage", "defence", "to_bloodied"})
"""Amounts of damage with words of their own."""


def clause(op: Op, lexicon: Lexicon) -> str:
    """Return the clause for an op, marked if it is optional, without its conditions."""
    text = describe_op(op, lexicon)
    whom = getattr(op, "group", getattr(op, "who", None))
    or_none = isinstance(whom, Group) and whom.pick == "up_to_one"
    if or_none or (op.may and not _may(op) and not _may_do_nothing(op)):
        return optional(lexicon, text)
    return text


def optional(lexicon: Lexicon, text: str) -> str:
    """Return a clause with the note that it is optional: after it, or before it if it ends with a note already."""
    return lexicon.say("brawl-optional-before" if text.endswith(")") else "brawl-optional", text=text)


def _may(op: Op) -> bool:
    """Return whether the text of an optional op has "may": the champion that it is about does it himself."""
    if not op.may or not isinstance(op, Dash | Swoop | Jump | Heal):
        return False
    side = op.who.side if isinstance(op.who, Group) else "own" if op.who in ("self", "card", "chosen") else ""
    return side in ("allies", "own", "team")


def _may_do_nothing(op: Op) -> bool:
    return isinstance(op, UP_TO) and not (isinstance(op, Discard) and (op.random or op.whole_hand))


@singledispatch
def describe_op(op: Op, lexicon: Lexicon) -> str:  # noqa: ARG001  # those registered need it
    """Return the clause for an op."""
    raise TypeError(op)


def _moved(key: str, op: Dash | Swoop | Jump | Heal, lexicon: Lexicon, **more: str) -> str:
    by = quantity(lexicon, op.by, op.who, each=isinstance(op, Heal))
    by_whom = who(lexicon, op.who, each=True)
    return lexicon.say(key, who=by_whom, may="yes" if _may(op) else "no", n=by.text, **more) + by.tail


@describe_op.register
def _(op: Dash, lexicon: Lexicon) -> str:
    return _moved("brawl-dash", op, lexicon, through="yes" if op.through else "no")


@describe_op.register
def _(op: Swoop, lexicon: Lexicon) -> str:
    return _moved("brawl-swoop", op, lexicon)


@describe_op.register
def _(op: Jump, lexicon: Lexicon) -> str:
    return _moved("brawl-jump", op, lexicon)


@describe_op.register
def _(op: Heal, lexicon: Lexicon) -> str:
    return _moved("brawl-heal", op, lexicon)


def _shifted(key: str, by: Number, whom: Who, lexicon: Lexicon) -> str:
    """Return a displacement; its agent is named unless it is the champion of the card."""
    number = quantity(lexicon, by, whom, each=False)
    reaction = "yes" if lexicon.reaction else "no"
    forms = {case: who(lexicon, whom, case, each=True) for case in ("acc", "dat")}
    return lexicon.say(key, n=number.text, reaction=reaction, **forms) + number.tail


@describe_op.register
def _(op: Push, lexicon: Lexicon) -> str:
    return _shifted("brawl-push", op.by, op.who, lexicon)


@describe_op.register
def _(op: Pull, lexicon: Lexicon) -> str:
    return _shifted("brawl-pull", op.by, op.who, lexicon)


@describe_op.register
def _(op: Force, lexicon: Lexicon) -> str:
    return _shifted("brawl-force", op.by, op.who, lexicon)


@describe_op.register
def _(op: Fear, lexicon: Lexicon) -> str:
    return _shifted("brawl-fear", op.by, op.who, lexicon)


@describe_op.register
def _(op: Damage, lexicon: Lexicon) -> str:
    whom = who(lexicon, op.who, each=True)
    if isinstance(op.by, Amount) and op.by.of in TAKEN_AMOUNTS and op.by.times == 1:
        return lexicon.say(f"brawl-damage-{op.by.of}", who=whom, reaction="yes" if lexicon.reaction else "no")
    by = quantity(lexicon, op.by, op.who)
    return lexicon.say("brawl-damage", who=whom, n=by.text, count=by.count) + by.tail


@describe_op.register
def _(op: Draw, lexicon: Lexicon) -> str:
    by = quantity(lexicon, op.by, "self")
    key = "brawl-draw-opponent" if op.opponent else "brawl-draw"
    return lexicon.say(key, n=by.text, count=by.count) + by.tail


@describe_op.register
def _(op: Plan, lexicon: Lexicon) -> str:
    by = quantity(lexicon, op.by, "self")
    return lexicon.say("brawl-plan", n=by.text) + by.tail


@describe_op.register
def _(op: Stun, lexicon: Lexicon) -> str:
    return lexicon.say("brawl-stun", who=who(lexicon, op.who, "acc", each=True))


@describe_op.register
def _(op: Root, lexicon: Lexicon) -> str:
    return lexicon.say("brawl-root", who=who(lexicon, op.who, "acc", each=True))


# ---------------------------------------------------------------- figures to the end of the turn


def changes(lexicon: Lexicon, ops: Sequence[Modify]) -> str:
    """Return changes of several figures that share whom they are for and what they are counted by."""
    parts, tail = [], ""
    for op in ops:
        by = quantity(lexicon, op.by, op.who, sign=True)
        parts.append(lexicon.say("brawl-change", stat=op.stat, n=by.text))
        tail = by.tail
    text = lexicon.say(
        "brawl-modify",
        who=who(lexicon, ops[0].who, each=True),
        changes=lexicon.say.join(parts),
        against="yes" if ops[0].against else "no",
        many="yes" if lexicon.many else "no",
    )
    return text + tail


def share_clause(one: Modify, other: Modify) -> bool:
    """Return whether two changes share one clause."""
    if isinstance(one.by, Amount) or isinstance(other.by, Amount):
        return False
    return (one.if_, one.may, one.who, one.against) == (other.if_, other.may, other.who, other.against)


@describe_op.register
def _(op: Modify, lexicon: Lexicon) -> str:
    return changes(lexicon, [op])


def next_attack_text(lexicon: Lexicon, op: NextAttack) -> str:
    """Return the gains of the next attack: "ignores defence and gets +1 strength"."""
    parts = [lexicon.say("brawl-next-ignore")] if op.ignore_defence else []
    if op.strength or not parts:
        parts.append(lexicon.say("brawl-next-strength", n=quantity(lexicon, op.strength, "self", sign=True).text))
    return lexicon.say.join(parts)


@describe_op.register
def _(op: NextAttack, lexicon: Lexicon) -> str:
    return lexicon.say(
        "brawl-next_attack",
        whose=who(lexicon.plain(), "self", "gen"),
        target="yes" if op.on_target else "no",
        changes=next_attack_text(lexicon, op),
    )


@describe_op.register
def _(op: Immune, lexicon: Lexicon) -> str:
    return lexicon.say("brawl-immune", what=op.to, who=who(lexicon, op.who, "acc", each=True))


# ---------------------------------------------------------------- places


@describe_op.register
def _(op: Place, lexicon: Lexicon) -> str:
    near = group(lexicon, op.near, "ins", "any") if isinstance(op.near, Group) else who(lexicon.plain(), op.near, "ins")
    return lexicon.say(f"brawl-place-{op.where}", who=who(lexicon, op.who, "acc", each=True), near=near)


def join_in_clause(one: Op, other: Op, lexicon: Lexicon) -> bool:
    """Return whether two ops share one clause, the second with a pronoun."""
    if not (isinstance(one, JOINED) and isinstance(other, JOINED)) or one.may or other.may:
        return False
    if isinstance(one.who, Group) and one.who.pick != "each":
        return False
    defended = lexicon.reaction and (isinstance(one, BY_DEFENDER) or isinstance(other, BY_DEFENDER))
    return one.who == other.who and one.if_ == other.if_ and not defended


@describe_op.register
def _(op: Swap, lexicon: Lexicon) -> str:
    return lexicon.say(
        "brawl-swap",
        target=who(lexicon, "target", "acc"),
        other=group(lexicon, op.group, "acc"),
    )


# ---------------------------------------------------------------- cores and cards


@describe_op.register
def _(op: Ready, lexicon: Lexicon) -> str:
    return lexicon.say("brawl-ready", core=op.core or "any")


@describe_op.register
def _(op: Exhaust, lexicon: Lexicon) -> str:
    return lexicon.say("brawl-exhaust", core=op.core or "any")


@describe_op.register
def _(op: Discard, lexicon: Lexicon) -> str:
    if op.whole_hand:
        return lexicon.say("brawl-discard-hand")
    key = "brawl-discard-random" if op.random else "brawl-discard"
    return lexicon.say(key, n=op.most, core=op.core or "any", who=who(lexicon, "target", "acc", each=True))


@describe_op.register
def _(op: TakeBack, lexicon: Lexicon) -> str:
    return lexicon.say("brawl-take_back", core=op.core or "any", chosen="yes" if op.of_chosen else "no")


# ---------------------------------------------------------------- the card itself


@describe_op.register
def _(op: Protect, lexicon: Lexicon) -> str:
    return lexicon.say(f"brawl-protect-{op.from_}")


@describe_op.register
def _(op: Again, lexicon: Lexicon) -> str:
    return lexicon.say("brawl-again", whole="yes" if op.whole else "no")


@describe_op.register
def _(op: Hook, lexicon: Lexicon) -> str:
    return lexicon.say(f"brawl-hook-{op.name}", n=op.value, champion=lexicon.name)
