"""The time of day without the jumps of the machine's clock. A jump is noticed, and accepted once all deadlines have moved.

A clock jumps when it is set (by hand, or by NTP after a start without a battery) and when the machine wakes from sleep. A jump
shows in the difference to a clock that only counts up. Until a jump is accepted, time goes on as if there were none, so that
no flag falls and no bank is charged by it.
"""

from __future__ import annotations

from collections.abc import Callable

LONG = 300.0
"""Seconds up to which a jump of the clock, or an outage, moves no deadline."""


class SteadyClock:
    """A clock in unix seconds. `wall` is the time of day, which may jump; `steady` only counts up, from any start.

    It may be called from several threads; only one of them accepts jumps.
    """

    def __init__(self, wall: Callable[[], float], steady: Callable[[], float]) -> None:
        self.wall = wall
        self.steady = steady
        self._ahead = wall() - steady()

    def __call__(self) -> float:
        """Return the time of day without a jump that is not accepted."""
        self._follow()
        return self.steady() + self._ahead

    @property
    def jump(self) -> float:
        """The seconds of a jump that is not accepted, negative if the clock was set back; 0 if there is none."""
        step = self._step()
        return step if abs(step) > LONG else 0.0

    def accept(self) -> float:
        """Accept a jump; return the argument of `undo` that reverts this."""
        before, self._ahead = self._ahead, self.wall() - self.steady()
        return before

    def undo(self, before: float) -> None:
        """Revert the acceptance of a jump, because the deadlines have not moved."""
        self._ahead = before

    def _step(self) -> float:
        return self.wall() - self.steady() - self._ahead

    def _follow(self) -> None:
        """Follow small steps, with which time servers adjust a clock."""
        step = self._step()
        if abs(step) <= LONG:
            self._ahead += step
