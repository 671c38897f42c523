"""How ops make up what a card does: a list of them, carried out from top to bottom (SB-20)."""

from __future__ import annotations

from engines.brawl.content.opcodes import (
    Again,
    Damage,
    Dash,
    Discard,
    Draw,
    Exhaust,
    Fear,
    Force,
    Heal,
    Immune,
    Jump,
    Modify,
    NextAttack,
    Op,
    Place,
    Plan,
    Protect,
    Pull,
    Push,
    Ready,
    Root,
    Stun,
    Swap,
    Swoop,
    TakeBack,
)
from engines.brawl.content.vocabulary import Count, Id


class Hook(Op, frozen=True, tag="hook"):
    """What no op can say: a small rule of its own in hooks.py, by name (`checks.HOOKS`)."""

    name: Id
    value: Count = 0


AnyOp = (
    Dash
    | Swoop
    | Jump
    | Push
    | Pull
    | Force
    | Fear
    | Damage
    | Heal
    | Draw
    | Plan
    | Stun
    | Root
    | Modify
    | NextAttack
    | Place
    | Swap
    | Ready
    | Exhaust
    | Discard
    | TakeBack
    | Protect
    | Immune
    | Again
    | Hook
)
Ops = tuple[AnyOp, ...]
