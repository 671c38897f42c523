"""Questions: their answers in natural order, and last the one that declines."""

from __future__ import annotations

from collections.abc import Iterable

from engines.archutheon.board import ArchutheonPlay
from engines.kernel.state.model import Option, Seat, natural
from engines.kernel.steps.registry import StepCall


def ask(
    play: ArchutheonPlay,
    seat: Seat,
    kind: str,
    options: Iterable[Option],
    then: StepCall,
    *,
    last: Option | None = None,
    least: int = 1,
    most: int = 1,
    ordered: bool = False,
) -> None:
    """Ask a seat to pick; `last` is the answer to do nothing, offered after all others."""
    found = sorted(options, key=lambda option: natural(option.key))
    if last is not None:
        found.append(last)
    play.ask(seat, kind, found, then, least=least, most=most, ordered=ordered)
