"""The hook `gather_force`."""

from __future__ import annotations

from engines.battlecon import events
from engines.battlecon.board import BattleconPlay
from engines.battlecon.content.touched import NOTHING, Touched
from engines.battlecon.derived.here import Here
from engines.battlecon.derived.sources import finisher_name
from engines.battlecon.effects.doing import here_of
from engines.battlecon.effects.force import give_force
from engines.battlecon.verbs.hooks.hook import hook
from engines.battlecon.verbs.steps import step
from engines.kernel.state.model import Option


@hook(touches=Touched(NOTHING, adds=frozenset({"force", "choice"})))
def gather_force(play: BattleconPlay, here: Here, _value: int) -> None:
    """Give one force, then offer to turn the finisher over (Манёвр, at the end, BC-39)."""
    fighter = play.board.fighters[here.who]
    give_force(play, here.who, 1)
    if fighter.finisher >= 0 and len(play.pack.kit[fighter.kit].finishers) > 1:
        play.todo(ask_flip)


@step
def ask_flip(play: BattleconPlay) -> None:
    """Ask whether the finisher is turned over."""
    seat = play.board.fighters[here_of(play).who].seat
    play.ask(seat, "flip", [Option(key, (key,), ()) for key in ("flip", "keep")], flip_picked)


@step
def flip_picked(play: BattleconPlay, answer: str) -> None:
    """Turn the finisher over, openly, or leave it."""
    i = here_of(play).who
    fighter = play.board.fighters[i]
    if answer == "flip":
        fighter.finisher = 1 - fighter.finisher
        play.emit(events.Flipped(i, finisher_name(play.pack, fighter)))
