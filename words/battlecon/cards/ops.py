"""Clauses for the ops of BattleCON's cards, in lower case and without a full stop.

Movement, figures and rules are here, the rest in ops_on_things.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

from engines.battlecon.content.op import Op
from engines.battlecon.content.vocabulary import Amount, Number
from engines.battlecon.verbs.cards.add_style import AddStyle
from engines.battlecon.verbs.cards.guess import Guess
from engines.battlecon.verbs.cards.return_style import ReturnStyle
from engines.battlecon.verbs.cards.swap_base import SwapBase
from engines.battlecon.verbs.course.become_active import BecomeActive
from engines.battlecon.verbs.course.clash import ClashCause
from engines.battlecon.verbs.figures.bonus import Bonus
from engines.battlecon.verbs.figures.equal import Equal
from engines.battlecon.verbs.figures.rule import Rule
from engines.battlecon.verbs.life.damage import Damage
from engines.battlecon.verbs.life.heal import Heal
from engines.battlecon.verbs.life.lose import Lose
from engines.battlecon.verbs.life.pay_life import PayLife
from engines.battlecon.verbs.life.recover import Recover
from engines.battlecon.verbs.markers.move_marker import MoveMarker
from engines.battlecon.verbs.markers.place import Place
from engines.battlecon.verbs.markers.remove_marker import RemoveMarker
from engines.battlecon.verbs.moving.move import Move
from engines.battlecon.verbs.moving.teleport import Teleport
from engines.battlecon.verbs.tokens.exhaust import Exhaust
from engines.battlecon.verbs.tokens.gain import Gain
from engines.battlecon.verbs.tokens.spend import Spend
from engines.battlecon.verbs.tokens.take_back import TakeBack
from words.battlecon.cards.amounts import Lexicon, is_for_each, quantity, token_kinds
from words.battlecon.cards.conditions import spaces

PLAIN: dict[type, str] = {
    Recover: "battlecon-recover",
    BecomeActive: "battlecon-become_active",
    SwapBase: "battlecon-swap_base",
    AddStyle: "battlecon-add_style",
    ReturnStyle: "battlecon-return_style",
    Guess: "battlecon-guess",
    ClashCause: "battlecon-clash",
}
"""Texts of the ops without anything to choose."""

RESULTS: dict[type, str] = {
    Teleport: "moved",
    MoveMarker: "marker",
    Spend: "spent",
    Exhaust: "exhausted",
    Gain: "gained",
    TakeBack: "gained",
    PayLife: "paid",
    Lose: "lost",
    Heal: "healed",
    Damage: "dealt",
}


def result_of(op: Op, last: str) -> str:
    """Return the result of an op for "amount" and "did" after it; `last` for an op that these words skip."""
    if isinstance(op, Move):
        return "pushed" if op.way in ("pull", "push", "shift") else "moved"
    if isinstance(op, Teleport) and op.who == "opponent":
        return "pushed"
    if isinstance(op, Spend) and op.box:
        return "removed"
    if op.gift() is not None:
        return last
    return RESULTS.get(type(op), "other")


@singledispatch
def clause(op: Op, lexicon: Lexicon) -> str:
    """Return the clause for an op, without its own conditions."""
    return lexicon.say(PLAIN[type(op)])


def lasting(lexicon: Lexicon, until: str, text: str) -> str:
    """Return a clause with how long it holds, if longer than the beat."""
    return text if until == "beat" else lexicon.say(f"battlecon-until-{until}", text=text)


# ---------------------------------------------------------------- movement


@clause.register
def _(op: Move, lexicon: Lexicon) -> str:
    short = "yes" if op.short else "no"
    if op.far:
        return lexicon.say(f"battlecon-far-{op.way}", short=short)
    by = quantity(lexicon, op.by)
    return lexicon.say(f"battlecon-move-{op.way}", n=by.text + by.tail, short=short)


@clause.register
def _(op: Teleport, lexicon: Lexicon) -> str:
    return lexicon.say(f"battlecon-teleport-{op.where}", who=op.who, marker=lexicon.marker(op.marker))


@clause.register
def _(op: Place, lexicon: Lexicon) -> str:
    text = lexicon.say(f"battlecon-place-{op.where}", marker=lexicon.marker(op.marker))
    if not (op.not_opponent or op.another):
        return text
    ends = "both" if op.not_opponent and op.another else "opponent" if op.not_opponent else "own"
    return lexicon.say("battlecon-place-except", text=text, **{"except": ends})


@clause.register
def _(op: MoveMarker, lexicon: Lexicon) -> str:
    by = quantity(lexicon, op.by)
    return lexicon.say("battlecon-move_marker", marker=lexicon.marker(op.marker), n=by.text) + by.tail


@clause.register
def _(op: RemoveMarker, lexicon: Lexicon) -> str:
    return lexicon.say("battlecon-remove_marker", marker=lexicon.marker(op.marker))


# ---------------------------------------------------------------- figures and rules


def bonuses(lexicon: Lexicon, ops: Sequence[Bonus], *, standing: bool = False) -> str:
    """Return changes of several figures that share receiver, duration and what they are counted by.

    `standing` ones hold always: armour is then a figure of the card rather than added to it.
    """
    changes = []
    tail = ""
    for op in ops:
        if standing and op.stat == "armour" and op.who == "self" and (not isinstance(op.by, int) or op.by > 0):
            by = quantity(lexicon, op.by)
            changes.append(lexicon.say("battlecon-armour", n=by.text))
        else:
            by = quantity(lexicon, op.by, sign=True)
            changes.append(lexicon.say(f"battlecon-change-{op.stat}", n=by.text))
        tail = by.tail
    text = lexicon.say("battlecon-bonus", who=ops[0].who, changes=lexicon.say.join(changes))
    return lasting(lexicon, ops[0].until, text + tail)


def alike(one: Bonus, other: Bonus) -> bool:
    """Return whether two bonuses share one clause."""
    return (one.if_, one.who, one.until, _counted_by(one.by)) == (
        other.if_,
        other.who,
        other.until,
        _counted_by(other.by),
    )


def _counted_by(by: Number) -> object:
    if isinstance(by, Amount) and is_for_each(by):
        return (by.of, by.who, by.token, by.marker, by.most)
    return by if isinstance(by, Amount) else None


@clause.register
def _(op: Bonus, lexicon: Lexicon) -> str:
    return bonuses(lexicon, [op])


@clause.register
def _(op: Equal, lexicon: Lexicon) -> str:
    to = quantity(lexicon, op.to, each=False)
    return lasting(lexicon, op.until, lexicon.say(f"battlecon-equal-{op.stat}", who=op.who, n=to.text) + to.tail)


@clause.register
def _(op: Rule, lexicon: Lexicon) -> str:
    if op.rule == "damage_cap" and op.value == 0:
        return lasting(lexicon, op.until, lexicon.say("battlecon-no_damage", who=op.who))
    value = quantity(lexicon, op.value, each=False)
    n = value.text
    if op.rule in ("avoid_far", "avoid_near") and isinstance(op.value, int):
        n = spaces(lexicon, *((op.value, None) if op.rule == "avoid_far" else (None, op.value)))
    text = lexicon.say(
        f"battlecon-rule-{op.rule}",
        who=op.who,
        n=n,
        marker=lexicon.marker(op.marker),
        held=token_kinds(lexicon.kit),
    )
    # Time runs out once, so nothing need be said of how long the rule holds.
    return text if op.rule == "wins_on_time" else lasting(lexicon, op.until, text + value.tail)
