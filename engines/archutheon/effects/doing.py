"""Carrying out the ops of a text one after another: conditions, consent, the heroes concerned (AR-31, AR-84)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engines.archutheon.board import ArchutheonPlay, Declared, Execution
from engines.archutheon.content.op import Figure, Op
from engines.archutheon.content.vocabulary import Group
from engines.archutheon.derived.concerned import concerned, is_stopped
from engines.archutheon.derived.conditions import holds_all
from engines.archutheon.derived.here import Here
from engines.archutheon.effects.asking import ask
from engines.kernel.state.model import Option
from engines.kernel.steps.registry import Steps
from engines.kernel.verbs.lists import runner

doing_steps = Steps()
step = doing_steps.step


class Task(NamedTuple):
    """The context of an op: where it is read, its heroes, and its place: a list of ops and the index in it."""

    here: Here
    who: Sequence[int]
    ops: str
    at: int

    @property
    def source(self) -> str:
        """The card, passive or terrain of the op."""
        return self.ops.partition("/")[0]


def declared_of(play: ArchutheonPlay, execution: Execution) -> Declared | None:
    """Return the declared card that is being carried out, None outside of one."""
    return play.board.declared[execution.at] if execution.at >= 0 else None


def here_of(play: ArchutheonPlay, target: int = -1) -> Here:
    """Return the context of what is being carried out."""
    execution = play.record(Execution)
    return Here(play.board, play.pack, execution.hero, target, declared_of(play, execution), execution)


def heroes_of(play: ArchutheonPlay, op: Op) -> tuple[int, ...]:
    """Return the heroes that an op is about now, by what is being carried out."""
    return concerned(here_of(play), op)


def is_void(play: ArchutheonPlay, op: Op) -> bool:
    """Return whether a block or a text has stopped this part of the card (AR-31, AR-41, AR-58)."""
    return is_stopped(op, declared_of(play, play.record(Execution)))


def is_over(play: ArchutheonPlay, _op: Op) -> bool:
    """Return whether the rest of a text is dropped: its hero has left the board (AR-39)."""
    hero = play.record(Execution).hero
    return hero >= 0 and play.board.heroes[hero].cell < 0


def acts(play: ArchutheonPlay, op: Op) -> bool:
    """Return whether an op is carried out now: it is no figure, nothing stops it, and there is somebody for it."""
    if isinstance(op, Figure) or is_void(play, op):
        return False
    if not (holds_all(here_of(play), op.if_) if op.about_nobody else heroes_of(play, op)):
        return False
    return not op.may or op.can(here_of(play))


def _begin(play: ArchutheonPlay, op: Op, ops: str, at: int) -> bool:
    """Begin an op, unless it is a figure, or is stopped, or there is nobody for it."""
    if not acts(play, op):
        return True
    who = op.about()
    chosen = isinstance(who, Group) and who.pick != "each"
    if chosen:
        play.todo((ask_who, ops, at))
    elif op.may:
        play.todo((ask_may, ops, at))
    else:
        play.todo((carry_out, ops, at, -1))
    return True


run = runner(doing_steps, is_over, _begin)


def seat_of(play: ArchutheonPlay) -> int:
    """Return the seat of the player of what is being carried out."""
    return play.board.seats[play.record(Execution).side]


@step
def ask_may(play: ArchutheonPlay, ops: str, at: int) -> None:
    """Ask whether an optional op is carried out."""
    ask(play, seat_of(play), "may", [Option(key, (key, ops, at), ()) for key in ("no", "yes")], may_answered)


@step
def may_answered(play: ArchutheonPlay, answer: str, ops: str, at: int) -> None:
    """Carry the op out, or leave it."""
    if answer == "yes":
        play.todo((carry_out, ops, at, -1))


@step
def ask_who(play: ArchutheonPlay, ops: str, at: int) -> None:
    """Ask for the hero of an op that is about one of a group; the only one is asked about only if none is allowed."""
    op = play.pack.ops[ops][at]
    who = op.about()
    found = heroes_of(play, op)
    free = op.may or (isinstance(who, Group) and who.pick == "up_to_one")
    if not found:
        return
    if len(found) == 1 and not free:
        play.todo((who_chosen, found[0], ops, at))
        return
    options = [Option(str(hero), (hero, ops, at), ()) for hero in found]
    ask(play, seat_of(play), "who", options, who_chosen, last=Option("none", (-1, ops, at), ()) if free else None)


@step
def who_chosen(play: ArchutheonPlay, hero: int, ops: str, at: int) -> None:
    """Carry the op out on the chosen hero."""
    if hero >= 0:
        play.todo((carry_out, ops, at, hero))


@step
def carry_out(play: ArchutheonPlay, ops: str, at: int, one: int) -> None:
    """Carry an op out on one hero, or on all that it is about."""
    op = play.pack.ops[ops][at]
    found = (one,) if one >= 0 else heroes_of(play, op)
    if found or op.about_nobody:
        target = found[0] if len(found) == 1 else -1
        op.do(play, Task(here_of(play, target), found, ops, at))


def in_order(play: ArchutheonPlay, task: Task, who: Sequence[int]) -> None:
    """Schedule an op for several heroes one by one, as the card's player orders them (reading 3.18)."""
    if len(who) < 2:
        play.todo(*((carry_out, task.ops, task.at, hero) for hero in who))
    else:
        play.todo((ask_order, task.ops, task.at))


@step
def ask_order(play: ArchutheonPlay, ops: str, at: int) -> None:
    """Ask for the order in which an op concerns several heroes."""
    found = heroes_of(play, play.pack.ops[ops][at])
    options = [Option(str(hero), (hero,), ()) for hero in found]
    if len(options) < 2:
        play.todo(*((carry_out, ops, at, hero) for hero in found))
        return
    count = len(options)
    ask(play, seat_of(play), "order", options, (order_given, ops, at), least=count, most=count, ordered=True)


@step
def order_given(play: ArchutheonPlay, ops: str, at: int, order: list[int]) -> None:
    """Carry the op out in this order."""
    play.todo(*((carry_out, ops, at, hero) for hero in order))
