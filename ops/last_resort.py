"""The end of a stop that hangs. A thread that waits for a lost disk cannot be cancelled, and Python waits for it at its end."""

from __future__ import annotations

import logging
import os
import sys
import threading
import traceback
from collections.abc import Callable

log = logging.getLogger("arbiter")

GRACE = 15.0
"""Seconds that a process has to end once its stop is over. With the usual stop of 20, that is less than services grant (40)."""

SAYING = 2.0
"""Seconds that the last line of the log may take."""


class LastResort:
    """Ends the process if it does not end by itself. What was acknowledged is on the disk; the next start does the rest."""

    def __init__(self, end: Callable[[int], object] = os._exit) -> None:
        self._end = end
        self._timer: threading.Timer | None = None

    def arm(self, seconds: float) -> None:
        """End the process in so many seconds, with the places where its threads hang in the log. Only the first call counts."""
        if self._timer is None:
            self._timer = threading.Timer(seconds, self._strike)
            self._timer.daemon = True
            self._timer.start()

    def disarm(self) -> None:
        """Do not end the process: it does so by itself."""
        if self._timer is not None:
            self._timer.cancel()

    def _strike(self) -> None:
        # The log may be what hangs, as on a pipe that nobody reads.
        saying = threading.Thread(target=_say_where, daemon=True)
        saying.start()
        saying.join(SAYING)
        self._end(1)


def _say_where() -> None:
    log.critical("the stop hangs, so the process ends itself; its threads:\n%s", "\n".join(_places()))
    logging.shutdown()


def _places() -> list[str]:
    """Return where each thread is, innermost call last; no values are in it."""
    names = {thread.ident: thread.name for thread in threading.enumerate()}
    return [
        f"{names.get(number, number)}:\n{''.join(traceback.format_stack(frame))}"
        for number, frame in sys._current_frames().items()  # noqa: SLF001  # the documented way
        if number != threading.get_ident()
    ]
