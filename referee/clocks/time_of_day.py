"""The time of day without the jumps of the machine's clock: they are seen, and taken over when all that waits has moved.

A clock is set (by hand, by NTP after a start without a battery) and stands still while the machine sleeps. Either looks like
a jump against the clock that only counts. Until it is taken over the time goes on as if nothing had been, so that no flag
falls and nothing is charged by it in between.
"""

from __future__ import annotations

from collections.abc import Callable

LONG = 300.0
"""Seconds of a jump, or of a time out of reach, that are followed as they are."""


class SteadyClock:
    """A clock in unix seconds. `wall` is the time of day, which may jump; `steady` only counts, from whatever moment.

    Called from several threads; nobody but the one that takes a jump over changes more than the small steps.
    """

    def __init__(self, wall: Callable[[], float], steady: Callable[[], float]) -> None:
        self.wall = wall
        self.steady = steady
        self._ahead = wall() - steady()

    def __call__(self) -> float:
        """Return the time of day, but for a jump that has not been taken over."""
        self._follow()
        return self.steady() + self._ahead

    @property
    def jump(self) -> float:
        """The seconds of a jump that has not been taken over, negative if the clock was set back; 0 if there is none."""
        step = self._step()
        return step if abs(step) > LONG else 0.0

    def accept(self) -> float:
        """Take a jump over; return what undoes that."""
        before, self._ahead = self._ahead, self.wall() - self.steady()
        return before

    def undo(self, before: float) -> None:
        """Be as before a jump was taken over: what was to move with it has not."""
        self._ahead = before

    def _step(self) -> float:
        return self.wall() - self.steady() - self._ahead

    def _follow(self) -> None:
        """Follow small steps, by which clocks are kept right all the time."""
        step = self._step()
        if abs(step) <= LONG:
            self._ahead += step
