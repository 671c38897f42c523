"""A beat, phase by phase in the order of the book (BC-20 to BC-39)."""

from __future__ import annotations

from msgspec.structs import replace

from engines.battlecon import events
from engines.battlecon.board import LEGACY_BEATS, BattleconMatch, BattleconPlay, Beat, active_first, memory
from engines.battlecon.effects.ending import by_time, end_at_time
from engines.battlecon.round.advantages import start_advantages
from engines.battlecon.round.attack import next_attack
from engines.battlecon.round.phase import begin_phase, phase_effects, set_phase
from engines.battlecon.round.preparation import prepare
from engines.battlecon.round.recycling import recycle_cards, recycle_force
from engines.battlecon.round.revealing import compare, reveal
from engines.kernel.steps.registry import Steps

beat_steps = Steps()
step = beat_steps.step


@step
def new_beat(play: BattleconPlay) -> None:
    """Begin a beat with an empty memory; states "next beat" come into force (BC-93).

    None begins after time was called (TM-37).
    """
    board = play.board
    if end_at_time(play):
        return
    board.beat += 1
    for fighter in board.fighters:
        fighter.last, fighter.now = fighter.now, memory(fighter.space, fighter.life)
        fighter.stunned = fighter.attacked = False
        fighter.attacks_due = 0
    lasting = [mod for mod in board.mods if mod.until != "beat"]
    board.mods = tuple(mod if mod.until == "fight" else replace(mod, until="beat") for mod in lasting)
    board.clash_due = False
    play.emit(events.Beat(board.beat))
    play.scope(
        Beat(board.beat),
        prepare,
        (phase_effects, "preparation", "antes"),
        start_advantages,
        reveal,
        compare,
        (phase_effects, "start", "start"),
        (begin_phase, "attack"),
        next_attack,
        (phase_effects, "end", "end"),
        (phase_effects, "recycle", "recycle"),
        then=beat_over,
    )


@step
def beat_over(play: BattleconPlay, _beat: Beat) -> None:
    """Recycle cards and force, check the end by time, begin the next beat (BC-32, BC-37, BC-38)."""
    board = play.board
    set_phase(play, "recycle")
    fighters = active_first(board)
    for i in fighters:
        recycle_cards(play, i)
    recycle_force(play, fighters, vengeance=True)
    if board.beat >= LEGACY_BEATS if board.options.rules == "legacy" else board.last_beat:
        by_time(play)
        return
    if board.time_up and not board.last_beat:
        board.last_beat = True
        play.emit(events.LastBeat())
    play.todo(new_beat)


def end_before_recycling(match: BattleconMatch) -> None:
    """Leave out the steps after the end effects of a beat, so that the pairs still lie open: for lessons and examples."""
    for scope in match.scopes:
        scope.then = None
        scope.frames = [frame for frame in scope.frames if frame[-1] != "recycle"]  # type: ignore[index]  # no scopes wait
