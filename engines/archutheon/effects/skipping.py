"""Declared cards that do nothing, or a part of which does: why, so that none ends without a word (AR-31, AR-38, AR-39)."""

from __future__ import annotations

from engines.archutheon import events
from engines.archutheon.board import ArchutheonPlay, Execution


def skip(play: ArchutheonPlay, at: int, why: str) -> None:
    """Say why a declared card, or a part of it, does nothing."""
    declared = play.board.declared[at]
    play.emit(events.Skipped(at, why, declared.hero, declared.card))


def skip_part(play: ArchutheonPlay, why: str) -> None:
    """Say why a part of the present card does nothing; outside of a card nothing is said."""
    execution = play.record(Execution)
    if execution.at >= 0:
        play.emit(events.Skipped(execution.at, why, execution.hero, execution.card))


def skip_whole(play: ArchutheonPlay, at: int, why: str) -> None:
    """Say why a declared card is not executed, and of the blocks that answer it that they are not needed."""
    skip(play, at, why)
    for place, block in enumerate(play.board.declared):
        answers = block.use == "block" and block.answers == at and block.turn == play.board.turn
        if answers and not {"card", "gone"} & {*block.void}:  # of those it has been said already
            skip(play, place, "no_attack")
