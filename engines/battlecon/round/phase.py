"""One phase of a beat: recorded, with its event and its effects (BC-26, BC-30)."""

from __future__ import annotations

from engines.battlecon import events
from engines.battlecon.board import BattleconPlay, Phase
from engines.battlecon.effects.moments import at_moment
from engines.kernel.steps.registry import Steps

phase_steps = Steps()
step = phase_steps.step


@step
def phase_effects(play: BattleconPlay, phase: str, when: str) -> None:
    """Apply all effects of a phase, the active player's first (BC-26, BC-30)."""
    set_phase(play, phase)  # type: ignore[arg-type]  # one of the phases
    at_moment(play, when)  # type: ignore[arg-type]  # one of the moments


@step
def begin_phase(play: BattleconPlay, phase: str) -> None:
    """Begin a phase that has no effects of its own: attacks are resolved one by one (BC-27)."""
    set_phase(play, phase)  # type: ignore[arg-type]  # one of the phases


def set_phase(play: BattleconPlay, phase: Phase) -> None:
    """Record the phase, and emit its event."""
    if play.board.phase != phase:
        play.board.phase = phase
        play.emit(events.Phase(phase))
