"""Effects that last: figures and keywords until the end of the turn or for good, and control (LG-07, A-23)."""

from __future__ import annotations

from typing import Any, Literal

from engines.kernel.state.model import Seat
from engines.legends import events
from engines.legends.board import Effect, LegendsPlay, Permanent

Until = Literal["turn", "stays"]


def begin_effect(play: LegendsPlay, on: Permanent, what: Any, by: int, until: Until, source: str) -> None:
    """Put an effect on a permanent: a figure of it by so much, or a keyword."""
    play.board.effects = (*play.board.effects, Effect(on.uid, what, by, until, source))
    play.emit(events.Changed(on.uid, on.card, what, by, until))


def take_control(play: LegendsPlay, permanent: Permanent, seat: Seat, until: Until, source: str) -> None:
    """Put a permanent under a player (LG-06); whoever took it last has it."""
    play.board.effects = (*play.board.effects, Effect(permanent.uid, "control", seat, until, source))
    _set_controller(play, permanent)


def end_effects_of_turn(play: LegendsPlay) -> None:
    """End all effects "until end of turn" (LG-27)."""
    board = play.board
    ending = [effect for effect in board.effects if effect.until == "turn"]
    if not ending:
        return
    board.effects = tuple(effect for effect in board.effects if effect.until != "turn")
    play.emit(events.Ended(len(ending)))
    for permanent in board.permanents:
        _set_controller(play, permanent)


def _set_controller(play: LegendsPlay, permanent: Permanent) -> None:
    taken = [effect.by for effect in play.board.effects if effect.on == permanent.uid and effect.what == "control"]
    seat = taken[-1] if taken else permanent.owner
    if permanent.controller != seat:
        permanent.controller = seat
        permanent.stays_turned = False
        play.emit(events.Control(permanent.uid, permanent.card, seat))
