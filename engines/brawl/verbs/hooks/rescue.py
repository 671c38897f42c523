"""The hook `rescue`."""

from __future__ import annotations

from engines.brawl import events
from engines.brawl.board import GATE, Action, BrawlPlay, attack_of, occupied
from engines.brawl.derived.here import arena_of
from engines.brawl.effects.doing import Task
from engines.brawl.effects.moving import place
from engines.brawl.verbs.hooks.hook import hook
from engines.brawl.verbs.steps import step
from engines.kernel.hexes import members
from engines.kernel.state.model import Option


@hook()
def rescue(play: BrawlPlay, _task: Task, _value: int) -> None:
    """Place a champion that the attack took out next to the attacker instead of at the gate (From the Ashes)."""
    play.todo(ask_rescue)


@step
def ask_rescue(play: BrawlPlay) -> None:
    """Ask for the hex."""
    board, action, attack = play.board, play.record(Action), attack_of(play)
    if attack is None or board.champions[attack.user].hex < 0 or board.champions[action.user].hex != GATE:
        return
    arena = arena_of(board, play.pack)
    free = arena.grid.near[board.champions[attack.user].hex] & ~(occupied(board) | arena.blocked)
    options = [Option(f"h{hex_}", (hex_,), ()) for hex_ in members(free)]
    if options:
        play.ask(action.seat, "place", options, rescued)


@step
def rescued(play: BrawlPlay, hex_: int) -> None:
    """Set the champion there, on the base side and without damage."""
    action = play.record(Action)
    play.emit(events.Rescued(action.user, hex_))
    place(play, action.user, hex_)
