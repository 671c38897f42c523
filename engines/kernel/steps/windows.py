"""Proposals and their windows: a change that others may react to.

`propose` opens a scope with the change as its record: the "would" window (may alter or cancel it), the commit, the "after"
window. A window asks the active seat first; a seat with several triggers picks the next one; the triggers are determined anew
after each; those used or declined are in the record, so "when" happens once, and "each time" once per proposal.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from engines.kernel.state.model import Frame, Option, Saved, natural
from engines.kernel.steps.play import Play
from engines.kernel.steps.registry import StepCall, Steps, frame
from engines.kernel.steps.rules import Trigger

C = TypeVar("C")

window_steps = Steps()


class Proposal(Saved, Generic[C], tag_field="is", tag="proposal"):
    """The record of a proposed change; `cancelled` may be set in the "would" window."""

    change: C
    commit: Frame
    done: list[str]
    cancelled: bool


def propose(
    play: Play[Any, Any], change: Any, commit: StepCall, *, then: StepCall | None = None, must: bool = False
) -> None:
    """Schedule a change with its windows. `commit` is the step that makes it; `then` gets the Proposal afterwards."""
    proposal = Proposal(change, frame(commit), [], cancelled=False)
    play.scope(proposal, (open_window, "would"), commit_change, (open_window, "after"), then=then, must=must)


@window_steps.step
def open_window(play: Play[Any, Any], phase: str) -> None:
    """Run or offer the triggers that apply now, one at a time; come back until none is left."""
    proposal = play.record(Proposal)
    if proposal.cancelled:
        return
    waiting = [t for t in play.rules.triggers(play, proposal.change, phase) if _name(phase, t) not in proposal.done]
    for seat in play.rules.turn_order(play.board):
        own = [t for t in waiting if t.seat == seat]
        if not own:
            continue
        if len(own) == 1 and not own[0].optional:
            proposal.done.append(_name(phase, own[0]))
            play.todo((_step(play, own[0]), *own[0].frame[1:]), (open_window, phase))
            return
        options = [Option(t.key, (t.key,), ()) for t in sorted(own, key=lambda t: natural(t.key))]
        if all(t.optional for t in own):
            options.append(Option("pass", ("",), ()))
        play.ask(seat, "window", options, (pick_trigger, phase))
        return


@window_steps.step
def pick_trigger(play: Play[Any, Any], phase: str, key: str) -> None:
    """Resolve the picked trigger, or decline all that were offered; then look for triggers again."""
    proposal = play.record(Proposal)
    seat = play.answering
    for trigger in play.rules.triggers(play, proposal.change, phase):
        if trigger.seat != seat or _name(phase, trigger) in proposal.done:
            continue
        if trigger.key == key:
            proposal.done.append(_name(phase, trigger))
            play.todo((_step(play, trigger), *trigger.frame[1:]))
        elif not key:
            proposal.done.append(_name(phase, trigger))
    play.todo((open_window, phase))


@window_steps.step
def commit_change(play: Play[Any, Any]) -> None:
    """Make the change, unless it was cancelled."""
    proposal = play.record(Proposal)
    if not proposal.cancelled:
        play.todo((play.rules.steps[str(proposal.commit[0])], *proposal.commit[1:]))


def _name(phase: str, trigger: Trigger) -> str:
    return f"{phase}:{trigger.seat}:{trigger.key}"


def _step(play: Play[Any, Any], trigger: Trigger) -> Any:
    return play.rules.steps[str(trigger.frame[0])]
