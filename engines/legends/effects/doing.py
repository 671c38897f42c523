"""Carrying out the ops of a text one after another: conditions, consent, and what each op is about."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from engines.kernel.state.model import Option, Seat
from engines.kernel.steps.registry import Steps
from engines.kernel.verbs.lists import runner
from engines.legends.board import NOBODY, LegendsPlay, Permanent, Resolving
from engines.legends.content.op import Op
from engines.legends.content.vocabulary import Group, Role
from engines.legends.derived.conditions import holds_all
from engines.legends.derived.groups import permanents, players, targets_of
from engines.legends.derived.here import Here

doing_steps = Steps()
step = doing_steps.step

NAMED: frozenset[Role] = frozenset({"target", "second"})
"""The parts of a text that are named as it is played."""


class Task(NamedTuple):
    """The context of an op: where it is read, and its place: a list of ops and the index in it."""

    here: Here
    ops: str
    at: int

    @property
    def source(self) -> str:
        """The card of the op."""
        return self.ops.partition("/")[0]

    @property
    def text(self) -> str:
        """The list of ops of the whole text, also for an op within a choice."""
        return self.ops.partition(":")[0]


def here_of(play: LegendsPlay) -> Here:
    """Return the context of the text that is being carried out."""
    resolving = play.record(Resolving)
    return Here(play.board, play.pack, resolving.seat, resolving.user, resolving.it, resolving.targets, resolving.did)


def record_result(play: LegendsPlay) -> None:
    """Record that the op did something, which the next one may ask for."""
    play.record(Resolving).did = True


def killer(play: LegendsPlay) -> int:
    """Return the hero who kills by whatever the text does: the user of a skill (LG-15, A-10), else NOBODY."""
    resolving = play.record(Resolving)
    return resolving.credit if resolving.skill else NOBODY


# ---------------------------------------------------------------- the things concerned


def concerned(here: Here, op: Op) -> list[Permanent]:
    """Return the permanents that an op is about now, of targets those for whom its conditions hold."""
    who = op.about()
    found = permanents(here, who)
    if op.if_ and not isinstance(who, Group) and who in NAMED:
        return [p for p in found if holds_all(_with_one(here, who, p.uid), op.if_)]
    return found


def seats_concerned(here: Here, op: Op) -> list[Seat]:
    """Return the players that an op is about now."""
    return players(here, op.about())


def _with_one(here: Here, role: Role, uid: int) -> Here:
    """Return the context in which a target of the text names one thing alone."""
    at = 0 if role == "target" else 1
    return msgspec.structs.replace(here, targets=(*here.targets[:at], (uid,), *here.targets[at + 1 :]))


def fits(here: Here, op: Op) -> bool:
    """Return whether the conditions of an op hold, of one about targets for any of them."""
    who = op.about()
    if op.if_ and not isinstance(who, Group) and who in NAMED:
        return any(holds_all(_with_one(here, who, uid), op.if_) for uid in targets_of(here, who))
    return holds_all(here, op.if_)


def possible(here: Here, op: Op) -> bool:
    """Return whether an op would do something now."""
    return fits(here, op) and op.can(here)


# ---------------------------------------------------------------- one op after another


def _never(_play: LegendsPlay, _op: Op) -> bool:
    """Return False: no op ends its text."""
    return False


def _asks_did(op: Op) -> bool:
    """Return whether an op depends on the result of the one before: then it leaves that result as it is."""
    return any(condition.is_ == "did" for condition in op.if_)


def _begin(play: LegendsPlay, op: Op, ops: str, at: int) -> bool:
    """Carry out an op if its conditions hold, or first ask its player."""
    resolving = play.record(Resolving)
    did, keeps = resolving.did, _asks_did(op)
    if not keeps:
        resolving.did = False
    here = here_of(play)
    if not fits(here, op):
        return True
    if not op.may:
        op.do(play, Task(here, ops, at))
    elif op.can(here):  # else nothing can come of it: nobody is asked whether he wants it
        play.todo((ask_may, ops, at))
    if keeps:
        play.todo((keep_did, did))
    return True


run = runner(doing_steps, _never, _begin)


@step
def keep_did(play: LegendsPlay, did: bool) -> None:
    """Restore the result of the op before one that depends on it."""
    play.record(Resolving).did = did


@step
def ask_may(play: LegendsPlay, ops: str, at: int) -> None:
    """Ask whether an optional op is carried out."""
    options = [Option(key, (key, ops, at), ()) for key in ("no", "yes")]
    play.ask(play.record(Resolving).seat, "may", options, may_answered)


@step
def may_answered(play: LegendsPlay, answer: str, ops: str, at: int) -> None:
    """Carry the op out, or skip it."""
    if answer == "yes":
        play.pack.ops[ops][at].do(play, Task(here_of(play), ops, at))
