"""What carrying out an effect needs: from where it is read, its numbers, and the registry of what each op does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec.structs import replace

from engines.battlecon import geometry
from engines.battlecon.amounts import number
from engines.battlecon.board import Attack, BPlay, Doing, Moment, in_teams
from engines.battlecon.conditions import holds_all
from engines.battlecon.grammar import AnyOp
from engines.battlecon.here import Here
from engines.battlecon.opcodes import Give, Guess, ReturnStyle, Teleport
from engines.battlecon.vocabulary import Span

Do = Callable[[BPlay, Here, Any], None]
"""Carries out an op, or asks about it: then nothing may have changed before, since the question may be asked again."""

DO: dict[type[AnyOp], Do] = {}
D = TypeVar("D", bound=Do)


def does(kind: type[AnyOp]) -> Callable[[D], D]:
    """Register what carries out ops of a kind."""

    def register(do: D) -> D:
        DO[kind] = do
        return do

    return register


Can = Callable[[Here, Any], bool]
CAN: dict[type[AnyOp], Can] = {}
"""Tells whether an op would do anything now; ops that are not named would."""

C = TypeVar("C", bound=Can)


def can(kind: type[AnyOp]) -> Callable[[C], C]:
    """Register what tells whether ops of a kind would do anything now."""

    def register(tells: C) -> C:
        CAN[kind] = tells
        return tells

    return register


TELLS: dict[type[AnyOp], Can] = {}
"""Tells whether an op would change anything: those that may come to nothing although they can be carried out."""


def could(here: Here, op: AnyOp) -> bool:
    """Return whether an op would do anything now, its conditions apart (BC-48, BC-50)."""
    tells = CAN.get(type(op))
    return tells is None or tells(here, op)


def here_of(play: BPlay) -> Here:
    """Return from where the effect is read that is being carried out."""
    doing = play.record(Doing)
    attack = play.within(Attack)
    return Here(play.board, play.pack, doing.fighter, doing.source, doing.opponent, doing, attack, doing.event)


def meant_opponent(moment: Moment, attack: Attack | None) -> int:
    """Return the opponent of a moment's effects: the other one of the moment, or whom the attack hit (BC-61, BC-88)."""
    if moment.subject >= 0:
        return moment.subject
    return attack.target if attack is not None and moment.when in ("hit", "damage") else -1


def opponents_of(here: Here) -> tuple[int, ...]:
    """Return who may be the opponent of an op: the one meant, or the nearest on either side (BC-61)."""
    if here.opponent >= 0 or here.part in here.pack.given_tokens:
        known = here.index("opponent")
        return (known,) if known >= 0 else ()
    return geometry.opponents(here.board, here.who)


def either_side(here: Here) -> tuple[Here, ...]:
    """Return from where an effect is read with the one and with the other opponent; nothing if it is clear who that is."""
    if here.opponent >= 0 or not in_teams(here.board):
        return ()
    others = opponents_of(here)
    return tuple(replace(here, opponent=other) for other in others) if len(others) > 1 else ()


def is_aimed(op: AnyOp) -> bool:
    """Return whether an op is about the opponent alone, and does not find him itself as movements do (BC-61)."""
    named = getattr(op, "who", "") == "opponent" or isinstance(op, (Give, Guess, ReturnStyle))
    return named and not isinstance(op, Teleport)


def applicable(here: Here, op: AnyOp) -> bool:
    """Return whether an op can be carried out on this opponent (BC-61)."""
    tells = TELLS.get(type(op)) if is_aimed(op) else None
    return holds_all(here, op.if_) and could(here, op) and (tells is None or tells(here, op))


def span(here: Here, by: Span) -> tuple[int, int]:
    """Return the least and the greatest number that a span allows now, none below 0."""
    if isinstance(by, tuple):
        least, most = number(here, by[0]), number(here, by[1])
    else:
        least = most = number(here, by)
    return max(least, 0), max(most, 0)


def came_to(play: BPlay, amount: int) -> None:
    """Note what the op came to: the number moved, spent, taken; nothing done if 0 (condition "did")."""
    doing = play.within(Doing)
    if doing is not None:
        doing.amount, doing.did = amount, amount > 0


def lapse(play: BPlay) -> None:
    """Drop the rest of the effect: what it has to pay is not there in full (BC-75)."""
    doing = play.record(Doing)
    doing.over = True
    came_to(play, 0)
