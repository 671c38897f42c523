"""Forcing a champion, hex by hex as its mover chooses (SB-55)."""

from __future__ import annotations

from engines.brawl import events
from engines.brawl.board import Action, BrawlPlay
from engines.brawl.derived.figures import is_rooted
from engines.brawl.derived.paths import walks
from engines.brawl.effects.displacing import displaced, is_protected
from engines.brawl.effects.moving import STAY, end_options
from engines.brawl.effects.traps import trigger_trap
from engines.brawl.verbs.steps import step
from engines.kernel.state.model import Option


@step
def ask_force(play: BrawlPlay, i: int, by: int, points: int, begun: bool) -> None:
    """Ask the card's player for the way of a forced champion (SB-55); come back after a trap as long as there are steps."""
    board, action = play.board, play.record(Action)
    if board.champions[i].hex < 0 or is_rooted(board, i) or points <= 0 or is_protected(play, i, by):
        if begun:
            displaced(play, i, by)
        return
    options = end_options(walks(board, play.pack, i, points))
    if options:
        options = [Option(o.key, (*o.args, i, by, points, begun), ()) for o in (*options, STAY)]
        play.ask(action.seat, "force", options, forced)
    elif begun:
        displaced(play, i, by)


@step
def forced(play: BrawlPlay, kind: str, hex_: int, i: int, by: int, points: int, begun: bool) -> None:
    """Move the champion there."""
    board, action = play.board, play.record(Action)
    if kind == "stay":
        if begun:
            displaced(play, i, by)
        return
    ways = walks(board, play.pack, i, points)
    path = (ways.traps if kind == "trap" else ways.free)[hex_][0]
    champion = board.champions[i]
    start, champion.hex = champion.hex, hex_
    action.did = True
    action.vacated = action.vacated if begun else start
    play.emit(events.Moved(i, by, "force", start, hex_, tuple(path), passed=()))
    if trigger_trap(play, i, by):
        play.todo((ask_force, i, by, points - len(path), True))
    else:
        displaced(play, i, by)
