"""The choice of a movement, and its refusal by the moved fighter (BC-50, BC-92)."""

from __future__ import annotations

from collections.abc import Iterable

from engines.battlecon import events
from engines.battlecon.board import BattleconPlay, Doing
from engines.battlecon.content.touched import Touched
from engines.battlecon.derived.here import Here
from engines.battlecon.derived.paths import Way
from engines.battlecon.effects.doing import record_result
from engines.battlecon.effects.moving import begin
from engines.battlecon.effects.refusing import ask_leave, is_refused, refusable
from engines.battlecon.verbs.steps import step
from engines.kernel.state.model import Option


def touched_by_moving(who: str) -> Touched:
    """Return the footprint of a movement of a side: it reads the rules that may stop it, and changes the places of all."""
    read = frozenset({"space", f"{who}.rule of moving", "rule of passing", "marker", "moved"})
    return Touched(read, frozenset({"space", "moved"}))


def offer(play: BattleconPlay, here: Here, way: str, found: Iterable[Way], *, may_stay: bool) -> None:
    """Ask for one of several movements; do the only one, and leave out an impossible one (BC-50)."""
    by_place = {(w.mover, w.space): w for w in found}
    if not by_place:
        record_result(play, 0)
        return
    several = len({mover for mover, _ in by_place}) > 1
    options = [
        Option(f"{mover}:s{space}" if several else f"s{space}", (mover, w.other, space, w.steps), ())
        for (mover, space), w in sorted(by_place.items())
    ]
    if may_stay:
        options.append(Option("stay", (-1, -1, -1, 0), ()))
    if len(options) == 1:
        _picked(play, way, *next(iter(by_place.values())))
    else:
        play.ask(play.board.fighters[here.who].seat, "move", options, (way_picked, way))


@step
def way_picked(play: BattleconPlay, way: str, mover: int, other: int, space: int, steps: int) -> None:
    """Carry out the picked movement, or none."""
    if steps:
        _picked(play, way, mover, other, space, steps)
        return
    record_result(play, 0)
    play.emit(events.Stayed(play.record(Doing).fighter))


def _picked(play: BattleconPlay, way: str, mover: int, other: int, space: int, steps: int) -> None:
    """Ask a fighter that may refuse (BC-92); else begin the movement."""
    doing = play.record(Doing)
    by = doing.fighter
    if mover != by:
        doing.opponent = mover
    if refusable(play, mover, by):
        play.todo((ask_refusal, way, mover, other, space, steps))
    else:
        begin(play, way, by, Way(mover, other, space, steps))


@step
def ask_refusal(play: BattleconPlay, way: str, mover: int, other: int, space: int, steps: int) -> None:
    """Ask whether the movement is refused (BC-92)."""
    ask_leave(play, mover, (refusal, way, mover, other, space, steps))


@step
def refusal(play: BattleconPlay, way: str, mover: int, other: int, space: int, steps: int, answer: str) -> None:
    """Begin the movement unless it is refused."""
    by = play.record(Doing).fighter
    if is_refused(play, mover, by, answer):
        record_result(play, 0)
    else:
        begin(play, way, by, Way(mover, other, space, steps))
