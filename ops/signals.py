"""Signals to stop on every system, received by the event loop, or by Python itself where the loop cannot, as on Windows."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from types import FrameType
from typing import Final

NAMES: Final = ("SIGINT", "SIGTERM", "SIGBREAK")
"""Signals that ask a program to stop: Ctrl+C, the system's, and Ctrl+Break, which only Windows has."""

STOPPED_BY: Final = tuple(found for name in NAMES if (found := getattr(signal, name, None)) is not None)


def on_stop_signal(handler: Callable[[int], None]) -> None:
    """Call `handler` in the running event loop with the number of each signal to stop."""
    loop = asyncio.get_running_loop()

    def pass_on(number: int, _frame: FrameType | None) -> None:
        if not loop.is_closed():
            loop.call_soon_threadsafe(handler, number)

    for number in STOPPED_BY:
        try:
            loop.add_signal_handler(number, handler, number)
        except NotImplementedError:
            signal.signal(number, pass_on)


def restore_defaults() -> None:
    """Give the signals back to the system: the next one ends the process at once."""
    loop = asyncio.get_running_loop()
    for number in STOPPED_BY:
        try:
            loop.remove_signal_handler(number)
        except NotImplementedError:
            signal.signal(number, signal.default_int_handler if number == signal.SIGINT else signal.SIG_DFL)
