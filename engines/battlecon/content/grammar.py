"""How ops make up an effect: when, if and what. Everything a card says is an effect of this kind.

The text that players read is generated from these structs (words/battlecon/cards/texts.py), so a card does what it says.
"""

from __future__ import annotations

import msgspec

from engines.battlecon.content.opcodes import (
    Activate,
    AddStyle,
    Again,
    BecomeActive,
    Bonus,
    ClashCause,
    Damage,
    Deactivate,
    Discard,
    Equal,
    Exhaust,
    Gain,
    Give,
    Guess,
    Heal,
    Lose,
    Move,
    MoveMarker,
    Op,
    PayLife,
    Place,
    Recover,
    RemoveMarker,
    ReturnStyle,
    Rule,
    SetTokens,
    Spend,
    Stun,
    SwapBase,
    Take,
    TakeBack,
    Teleport,
    UseToken,
    Win,
)
from engines.battlecon.content.vocabulary import Conditions, Id, When
from engines.kernel.content.reading import Content


class Choose(Op, frozen=True, tag="choose"):
    """The fighter picks one of several lists of ops."""

    options: tuple[tuple[AnyOp, ...], ...]


class Hook(Op, frozen=True, tag="hook"):
    """What no op can say: a step of that name in hooks.py, and a text of that name in the locales."""

    name: Id
    value: int = 0


AnyOp = (
    Move
    | Teleport
    | Bonus
    | Equal
    | Rule
    | Gain
    | Spend
    | Exhaust
    | SetTokens
    | Give
    | TakeBack
    | UseToken
    | Lose
    | Heal
    | PayLife
    | Damage
    | Stun
    | Recover
    | Again
    | BecomeActive
    | Activate
    | Deactivate
    | Place
    | MoveMarker
    | RemoveMarker
    | Discard
    | Take
    | SwapBase
    | AddStyle
    | ReturnStyle
    | Guess
    | ClashCause
    | Win
    | Choose
    | Hook
)


class Effect(Content, frozen=True):
    """When, if, and what. Compulsory unless `may` (BC-40). `each`: at a moment it applies each time, else once a beat (BC-41)."""

    when: When
    do: tuple[AnyOp, ...]
    if_: Conditions = msgspec.field(name="if", default=())
    may: bool = False
    each: bool = False
