"""Carrying out the ops of a card one after another: conditions, the player's consent, the champions concerned (SB-19, SB-23)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engines.brawl.board import Action, BrawlPlay, attack_of
from engines.brawl.content.op import Op
from engines.brawl.content.vocabulary import Group
from engines.brawl.derived.conditions import holds_all
from engines.brawl.derived.groups import all_of
from engines.brawl.derived.here import Here
from engines.kernel.state.model import Option
from engines.kernel.steps.registry import Steps
from engines.kernel.verbs.lists import runner

doing_steps = Steps()
step = doing_steps.step


class Task(NamedTuple):
    """The context of an op: where it is read, its champions, and its place: a list of ops and the index in it."""

    here: Here
    who: Sequence[int]
    ops: str
    at: int

    @property
    def source(self) -> str:
        """The card or ability of the op."""
        return self.ops.partition("/")[0]


def here_of(play: BrawlPlay, target: int = -1) -> Here:
    """Return the context of the card that is being carried out."""
    action = play.record(Action)
    return Here(play.board, play.pack, action.user, action, attack_of(play), target)


def champions_of(play: BrawlPlay, op: Op) -> tuple[int, ...]:
    """Return the champions that an op is about now, of targets those for whom its conditions hold (SB-19)."""
    here = here_of(play)
    who = op.about()
    found = all_of(here, who)
    if who == "target":
        return tuple(i for i in found if holds_all(here_of(play, i), op.if_))
    if not holds_all(here, op.if_):
        return ()
    return op.fitting(here, found)


def asks_did(op: Op) -> bool:
    """Return whether an op depends on the result of the one before: then it leaves that result as it is."""
    return any(condition.is_ == "did" for condition in op.if_)


def finished(play: BrawlPlay) -> bool:
    """Return whether the rest of the present card is skipped: it was dropped, or its champion is at the gate (SB-36, SB-47)."""
    action = play.record(Action)
    return action.over or play.board.champions[action.user].hex < 0


def _is_over(play: BrawlPlay, op: Op) -> bool:
    return finished(play) and not _last_word(play, op)


def _last_word(play: BrawlPlay, op: Op) -> bool:
    """Return whether a reaction may still do this although its champion is out: its text is about that (SB-36, "card beats
    rules").
    """
    action = play.record(Action)
    return (
        action.kind == "reaction"
        and op.about_nobody
        and any(condition.is_ == "out" and condition.who == "self" for condition in op.if_)
        and holds_all(here_of(play), op.if_)
    )


def _begin(play: BrawlPlay, op: Op, ops: str, at: int) -> bool:
    """Carry out an op if its conditions hold and there is a champion for it."""
    action = play.record(Action)
    if not asks_did(op):
        action.did = False
    if op.about_nobody:
        if holds_all(here_of(play), op.if_):
            _start(play, ops, at, op)
    elif champions_of(play, op):
        _start(play, ops, at, op)
        if asks_did(op):
            play.todo((keep_did, action.did))
    return True


run = runner(doing_steps, _is_over, _begin)


@step
def keep_did(play: BrawlPlay, did: bool) -> None:
    """Restore the result of the op before one that depends on it."""
    play.record(Action).did = did


def _start(play: BrawlPlay, ops: str, at: int, op: Op) -> None:
    """Ask the questions that come first: consent, and the champion."""
    who = op.about()
    chosen = isinstance(who, Group) and who.pick != "each"
    if op.may and not op.can(here_of(play)):
        return  # nothing can come of it: nobody is asked whether he wants it
    if op.may and not chosen and not op.asks:
        play.todo((ask_may, ops, at))
    elif chosen:
        play.todo((ask_who, ops, at))
    else:
        play.todo((carry_out, ops, at, -1))


@step
def ask_may(play: BrawlPlay, ops: str, at: int) -> None:
    """Ask whether an optional op is carried out."""
    options = [Option(key, (key, ops, at), ()) for key in ("no", "yes")]
    play.ask(play.record(Action).seat, "may", options, may_answered)


@step
def may_answered(play: BrawlPlay, answer: str, ops: str, at: int) -> None:
    """Carry the op out, or skip it."""
    if answer == "yes":
        play.todo((carry_out, ops, at, -1))


@step
def ask_who(play: BrawlPlay, ops: str, at: int) -> None:
    """Ask for the champion of an op that is about one of a group; the only one is asked about only if none is allowed."""
    op = play.pack.ops[ops][at]
    who = op.about()
    found = champions_of(play, op)
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
    """Carry the op out on the chosen champion."""
    if i >= 0:
        play.record(Action).chosen = i
        play.todo((carry_out, ops, at, i))


@step
def carry_out(play: BrawlPlay, ops: str, at: int, one: int) -> None:
    """Carry an op out on one champion, or on all that it is about."""
    op = play.pack.ops[ops][at]
    if one >= 0:
        play.record(Action).chosen = one
    found = (one,) if one >= 0 else champions_of(play, op)
    if not found and not op.about_nobody:
        return
    target = found[0] if op.about() == "target" and len(found) == 1 else -1
    op.do(play, Task(here_of(play, target), found, ops, at))


def movable(play: BrawlPlay, op: Op, who: Sequence[int]) -> list[int]:
    """Return the champions that an op can move at all: the others have no place in the order."""
    return [i for i in who if not op.stuck(play, i)]


def in_order(play: BrawlPlay, task: Task, op: Op, who: Sequence[int]) -> None:
    """Schedule that several move one by one, as the card's player orders them (SB-69).

    For fear each controller orders the own ones, controllers in turn order after the card's player (SB-56).
    """
    board, seat = play.board, play.record(Action).seat
    asked = {board.champions[i].seat for i in who} if op.each_controller_orders else {seat}
    first = board.order.index(seat)
    play.todo(*((ask_next, task.ops, task.at, s) for s in (*board.order[first:], *board.order[:first]) if s in asked))


@step
def ask_next(play: BrawlPlay, ops: str, at: int, seat: int) -> None:
    """Ask this player for the order in which several move; for fear only of the own ones."""
    op = play.pack.ops[ops][at]
    found = movable(play, op, champions_of(play, op))
    if op.each_controller_orders:
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
    """Move the champions in this order."""
    for i in order:
        play.todo((carry_out, ops, at, i))
