"""Signals to stop, on every system: heard by the event loop, or by Python itself where the loop cannot, as on Windows."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from types import FrameType
from typing import Final

NAMES: Final = ("SIGINT", "SIGTERM", "SIGBREAK")
"""What asks a program to stop: Ctrl+C, the system, and Ctrl+Break, which Windows alone has."""

STOPPED_BY: Final = tuple(found for name in NAMES if (found := getattr(signal, name, None)) is not None)


def hear(heard: Callable[[int], None]) -> None:
    """Have this called in the running event loop with the number of each signal to stop, from now on."""
    loop = asyncio.get_running_loop()

    def pass_on(number: int, _frame: FrameType | None) -> None:
        if not loop.is_closed():
            loop.call_soon_threadsafe(heard, number)

    for number in STOPPED_BY:
        try:
            loop.add_signal_handler(number, heard, number)
        except NotImplementedError:
            signal.signal(number, pass_on)


def leave() -> None:
    """Leave signals to the system again: the next one ends the process at once."""
    loop = asyncio.get_running_loop()
    for number in STOPPED_BY:
        try:
            loop.remove_signal_handler(number)
        except NotImplementedError:
            signal.signal(number, signal.default_int_handler if number == signal.SIGINT else signal.SIG_DFL)
