"""Carrying out the ops of a card one after another: conditions, whether the player wants to, whom it is about (SB-19, SB-23)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from engines.brawl.board import Action, BrawlPlay, attack_of
from engines.brawl.content.grammar import AnyOp, Hook
from engines.brawl.content.opcodes import Fear, Heal, Op, Swap
from engines.brawl.content.vocabulary import Group, Who
from engines.brawl.derived.conditions import holds_all
from engines.brawl.derived.figures import is_rooted
from engines.brawl.derived.groups import all_of
from engines.brawl.derived.here import Here
from engines.brawl.derived.lasting import rule
from engines.brawl.effects.displacing import spared
from engines.kernel.state.model import Option
from engines.kernel.steps import Steps

doing_steps = Steps()
step = doing_steps.step


class Task(NamedTuple):
    """An op that is carried out: from where it is read, itself, on whom, and its place: a list of ops and the number in it."""

    here: Here
    op: Any
    who: Sequence[int]
    ops: str
    at: int


Do = Callable[[BrawlPlay, Task], None]
"""Carries out an op, or asks about it: then nothing may have changed before."""

DO: dict[type[Op], Do] = {}
D = TypeVar("D", bound=Do)

ASKS = frozenset(
    {"dash", "swoop", "jump", "force", "draw", "plan", "exhaust", "ready", "take_back", "place", "discard"}
)
"""Ops whose own question can be declined: they need no second one."""


def does(*kinds: type[Op]) -> Callable[[D], D]:
    """Register what carries out ops of these kinds."""

    def register(do: D) -> D:
        for kind in kinds:
            DO[kind] = do
        return do

    return register


def here_of(play: BrawlPlay, target: int = -1) -> Here:
    """Return from where the card that is being carried out is read."""
    action = play.record(Action)
    return Here(play.board, play.pack, action.user, action, attack_of(play), target)


def about(op: AnyOp) -> Who:
    """Return whom an op is about; those that have no such field are about their own champion."""
    if isinstance(op, Swap):
        return op.group
    return getattr(op, "who", "self")


def concerned(play: BrawlPlay, op: AnyOp) -> tuple[int, ...]:
    """Return the champions that an op is about now, of targets those for whom its conditions hold (SB-19)."""
    here = here_of(play)
    who = about(op)
    found = all_of(here, who)
    if who == "target":
        return tuple(i for i in found if holds_all(here_of(play, i), op.if_))
    if not holds_all(here, op.if_):
        return ()
    if isinstance(op, Heal) and isinstance(who, Group) and who.side == "enemies":
        return tuple(i for i in found if play.board.champions[i].damage)  # healed as a price: it must be paid
    if isinstance(op, Swap) and not all_of(here, "target"):
        return ()
    return found


def asks_did(op: AnyOp) -> bool:
    """Return whether an op depends on what the one before came to: then it leaves that as it is."""
    return any(condition.is_ == "did" for condition in op.if_)


def finished(play: BrawlPlay) -> bool:
    """Return whether nothing more of the present card is done: it was dropped, or its champion is at the gate (SB-36, SB-47)."""
    action = play.record(Action)
    return action.over or play.board.champions[action.user].hex < 0


@step
def run(play: BrawlPlay, ops: str, at: int) -> None:
    """Carry out the ops of a list from one on."""
    listed = play.pack.ops[ops]
    if at >= len(listed) or (finished(play) and not _last_word(play, listed[at])):
        return
    op, action = listed[at], play.record(Action)
    if not asks_did(op):
        action.did = False
    if isinstance(op, Hook):
        if holds_all(here_of(play), op.if_):
            _start(play, ops, at, op)
    elif concerned(play, op):
        _start(play, ops, at, op)
        if asks_did(op):
            play.todo((keep_did, action.did))
    play.todo((run, ops, at + 1))


@step
def keep_did(play: BrawlPlay, did: bool) -> None:
    """Leave what an op came to as it was before one that depends on it."""
    play.record(Action).did = did


def _last_word(play: BrawlPlay, op: AnyOp) -> bool:
    """Whether a reaction may still do this though its champion is out: what is about just that (SB-36, "card beats rules")."""
    action = play.record(Action)
    return (
        action.kind == "reaction"
        and isinstance(op, Hook)
        and any(condition.is_ == "out" and condition.who == "self" for condition in op.if_)
        and holds_all(here_of(play), op.if_)
    )


def _start(play: BrawlPlay, ops: str, at: int, op: AnyOp) -> None:
    """Ask what has to be asked first: whether, and whom."""
    who = about(op)
    chosen = isinstance(who, Group) and who.pick != "each"
    if op.may and _idle(play, op):
        return
    if op.may and not chosen and type(op).__struct_config__.tag not in ASKS:
        play.todo((ask_may, ops, at))
    elif chosen:
        play.todo((ask_who, ops, at))
    else:
        play.todo((carry_out, ops, at, -1))


def _idle(play: BrawlPlay, op: AnyOp) -> bool:
    """Whether nothing can come of an op: then nobody is asked whether he wants it."""
    return isinstance(op, Hook) and op.name == "move_trap" and not play.board.traps


@step
def ask_may(play: BrawlPlay, ops: str, at: int) -> None:
    """Ask whether an optional op is carried out."""
    options = [Option(key, (key, ops, at), ()) for key in ("no", "yes")]
    play.ask(play.record(Action).seat, "may", options, may_answered)


@step
def may_answered(play: BrawlPlay, answer: str, ops: str, at: int) -> None:
    """Carry it out, or leave it."""
    if answer == "yes":
        play.todo((carry_out, ops, at, -1))


@step
def ask_who(play: BrawlPlay, ops: str, at: int) -> None:
    """Ask whom an op is about, where one of a group is chosen; the only one is asked about only if none may be."""
    op = play.pack.ops[ops][at]
    who = about(op)
    found = concerned(play, op)
    if not found:
        return
    free = op.may or (isinstance(who, Group) and who.pick == "up_to_one")
    if len(found) == 1 and not free:
        play.todo((carry_out, ops, at, found[0]))
        return
    options = [Option(str(i), (i, ops, at), ()) for i in found]
    if free:
        options.append(Option("none", (-1, ops, at), ()))
    play.ask(play.record(Action).seat, "who", options, who_chosen)


@step
def who_chosen(play: BrawlPlay, i: int, ops: str, at: int) -> None:
    """Carry the op out on the one chosen."""
    if i >= 0:
        play.record(Action).chosen = i
        play.todo((carry_out, ops, at, i))


@step
def carry_out(play: BrawlPlay, ops: str, at: int, one: int) -> None:
    """Carry an op out on the one chosen, or on all whom it is about."""
    op = play.pack.ops[ops][at]
    if one >= 0:
        play.record(Action).chosen = one
    found = (one,) if one >= 0 else concerned(play, op)
    if not found and not isinstance(op, Hook):
        return
    target = found[0] if about(op) == "target" and len(found) == 1 else -1
    DO[type(op)](play, Task(here_of(play, target), op, found, ops, at))


def movable(play: BrawlPlay, op: AnyOp, who: Sequence[int]) -> list[int]:
    """Return those whom an op can move at all: the others have no place in the order."""
    way = str(type(op).__struct_config__.tag)
    return [i for i in who if not _stuck(play, i, way)]


def _stuck(play: BrawlPlay, i: int, way: str) -> bool:
    """Whether a champion does not move in this way: the rooted at best take the damage of a push or pull (SB-57)."""
    board, pack = play.board, play.pack
    if way == "dash":
        return is_rooted(board, i) and not rule(board, pack, i, "hit_for_dash")
    if way in ("force", "fear") and is_rooted(board, i):
        return True
    return spared(play, i, play.record(Action).user, way)


def in_order(play: BrawlPlay, task: Task, who: Sequence[int]) -> None:
    """Schedule that several move one by one, as the card's player orders them (SB-69).

    Of fear each controller orders the own ones, controllers in turn order after the card's player (SB-56).
    """
    board, seat = play.board, play.record(Action).seat
    asked = {board.champions[i].seat for i in who} if isinstance(task.op, Fear) else {seat}
    first = board.order.index(seat)
    play.todo(*((ask_next, task.ops, task.at, s) for s in (*board.order[first:], *board.order[:first]) if s in asked))


@step
def ask_next(play: BrawlPlay, ops: str, at: int, seat: int) -> None:
    """Ask this player in which order several move; of fear only the own ones."""
    op = play.pack.ops[ops][at]
    found = movable(play, op, concerned(play, op))
    if isinstance(op, Fear):
        found = [i for i in found if play.board.champions[i].seat == seat]
    if len(found) < 2:
        play.todo(*((carry_out, ops, at, i) for i in found))
        return
    options = [Option(str(i), (i,), ()) for i in found]
    play.ask(
        seat,
        "next",
        options,
        (order_given, ops, at),
        least=len(found),
        most=len(found),
        ordered=True,
    )


@step
def order_given(play: BrawlPlay, ops: str, at: int, order: list[int]) -> None:
    """Move them in this order."""
    for i in order:
        play.todo((carry_out, ops, at, i))
