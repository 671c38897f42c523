"""The hook `move_trap`."""

from __future__ import annotations

from engines.brawl import events
from engines.brawl.board import Action, BrawlPlay
from engines.brawl.derived.here import arena_of
from engines.brawl.effects.doing import Task
from engines.brawl.effects.traps import places
from engines.brawl.verbs.hooks.hook import hook
from engines.brawl.verbs.steps import step
from engines.kernel.hexes import members
from engines.kernel.state.model import Option


@hook(can=lambda here: bool(here.board.traps))
def move_trap(play: BrawlPlay, _task: Task, _value: int) -> None:
    """Look at a trap in play and put it on any free trap hex (Prowl)."""
    play.todo(ask_look)


@step
def ask_look(play: BrawlPlay) -> None:
    """Ask for the token to look at."""
    action = play.record(Action)
    options = [Option(f"h{hex_}", (hex_,), ()) for hex_ in sorted(play.board.traps)]
    if options:
        play.ask(action.seat, "look", options, looked)


@step
def looked(play: BrawlPlay, hex_: int) -> None:
    """Show the token to this player alone (SB-17)."""
    board, seat = play.board, play.record(Action).seat
    board.known[hex_] = tuple(sorted({*board.known.get(hex_, ()), seat}))
    play.reveal()
    play.emit(events.Looked(seat, hex_), {seat: events.Looked(seat, hex_, board.traps[hex_])})
    play.todo((ask_trap_place, hex_))


@step
def ask_trap_place(play: BrawlPlay, start: int) -> None:
    """Ask for the token's new hex: a free trap hex, or its own."""
    found = places(play) & arena_of(play.board, play.pack).trap_hexes
    options = [Option(f"h{hex_}", (hex_, start), ()) for hex_ in sorted((*members(found), start))]
    if len(options) > 1:
        play.ask(play.record(Action).seat, "trap_place", options, trap_moved)


@step
def trap_moved(play: BrawlPlay, hex_: int, start: int) -> None:
    """Move the token, with the seats that know it."""
    board = play.board
    if hex_ != start:
        board.traps[hex_] = board.traps.pop(start)
        board.known[hex_] = board.known.pop(start, ())
        play.emit(events.TrapMoved(play.record(Action).seat, start, hex_))
