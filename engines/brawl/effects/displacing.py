"""Displacement: push, pull, force and fear, hex by hex with the traps on the way (SB-53 to SB-57, SB-68, SB-69)."""

from __future__ import annotations

from engines.brawl import events
from engines.brawl.board import Action, BrawlPlay, Travel, at, attack_of
from engines.brawl.derived.figures import is_immune, is_rooted
from engines.brawl.derived.here import arena_of
from engines.brawl.derived.lasting import rule
from engines.brawl.derived.paths import Path, line
from engines.brawl.effects.cards import stun
from engines.brawl.effects.damage import deal
from engines.brawl.effects.traps import trigger_trap
from engines.kernel.steps.registry import Steps

displacing_steps = Steps()
step = displacing_steps.step


def is_protected(play: BrawlPlay, i: int, by: int) -> bool:
    """Return whether a champion cannot be displaced, nor hurt by it (SB-68): by a reaction to the attack, or next to a statue."""
    board, pack = play.board, play.pack
    attack, action = attack_of(play), play.within(Action)
    if attack is not None and action is attack and "displacement" in attack.protected:
        return True
    if board.champions[by].team == board.champions[i].team or not rule(board, pack, i, "steady_near_statue"):
        return False
    arena = arena_of(board, pack)
    return bool(arena.grid.near[board.champions[i].hex] & arena.blocked)


def is_spared(play: BrawlPlay, i: int, by: int, way: str) -> bool:
    """Return whether a champion cannot be displaced in this way: protected from all, or immune to this one."""
    return is_protected(play, i, by) or (way in ("push", "fear") and is_immune(play.board, play.pack, i, way))


# ---------------------------------------------------------------- push and pull


def shove(play: BrawlPlay, i: int, by: int, steps: int, way: str) -> None:
    """Push or pull a champion along the row as far as possible; each step not made is a damage (SB-53, SB-54).

    Nothing happens to one who is not in a row with the other.
    """
    board = play.board
    if steps <= 0 or board.champions[i].hex < 0 or board.champions[by].hex < 0 or is_spared(play, i, by, way):
        return
    grid = arena_of(board, play.pack).grid
    ends = (by, i) if way == "push" else (i, by)
    direction = grid.row[board.champions[ends[0]].hex][board.champions[ends[1]].hex]
    if direction >= 0:
        path = () if is_rooted(board, i) else line(board, play.pack, i, direction, steps)
        send(play, i, by, way, path, steps - len(path))


def send(play: BrawlPlay, i: int, by: int, way: str, path: Path, lacking: int = 0) -> None:
    """Schedule a displacement along a path; `lacking` steps cannot be made."""
    play.scope(Travel(i, by, way, path, lacking, 0, play.board.champions[i].hex), travel)


@step
def travel(play: BrawlPlay) -> None:
    """Go on to the next trap, or to the end of the path."""
    board, journey = play.board, play.record(Travel)
    champion = board.champions[journey.mover]
    if champion.hex < 0:
        return
    if journey.path and is_rooted(board, journey.mover):
        journey.lacking, journey.path = journey.lacking + len(journey.path), ()
    start, gone = champion.hex, 0
    for hex_ in journey.path:
        gone += 1
        passing = at(board, hex_) >= 0  # one who flees goes through friends: their hex is not his
        champion.hex = hex_
        if hex_ in board.traps and not passing:
            break
    if gone:
        path, journey.path = journey.path[:gone], journey.path[gone:]
        journey.made += gone
        play.emit(events.Moved(journey.mover, journey.by, journey.way, start, champion.hex, tuple(path), ()))
        if trigger_trap(play, journey.mover, journey.by):
            play.todo(travel)
            return
    if journey.path:
        play.todo(travel)
        return
    _arrived(play, journey)


def _arrived(play: BrawlPlay, journey: Travel) -> None:
    """Deal damage for the steps that were not made, and apply the mover's level."""
    action = play.within(Action)
    if action is not None:
        action.hurt = journey.way in ("push", "pull") and journey.lacking > 0
        action.did = journey.made > 0 or action.hurt
        if journey.made:
            action.vacated = journey.start
    if journey.way in ("push", "pull") and journey.lacking > 0:
        play.emit(events.Unable(journey.mover, journey.way, journey.lacking))
        deal(play, [(journey.mover, journey.lacking)], journey.by, "push")
    if journey.made:
        displaced(play, journey.mover, journey.by)


def displaced(play: BrawlPlay, i: int, by: int) -> None:
    """Stun an enemy whom a champion with the rule "stunning" has displaced."""
    champions = play.board.champions
    if champions[i].team != champions[by].team and rule(play.board, play.pack, by, "stunning"):
        stun(play, i)
