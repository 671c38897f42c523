"""Traps: triggering, effects, and placing the next token (SB-06, SB-45 to SB-49)."""

from __future__ import annotations

from engines.brawl import events
from engines.brawl.board import BrawlPlay, Entry, occupied
from engines.brawl.derived.here import arena_of
from engines.brawl.derived.paths import live_traps
from engines.brawl.effects.cards import stun
from engines.brawl.effects.damage import deal
from engines.brawl.effects.states import root
from engines.kernel.hexes import members
from engines.kernel.state.model import Option
from engines.kernel.steps.registry import Steps

trap_steps = Steps()
step = trap_steps.step


def trigger_trap(play: BrawlPlay, i: int, by: int) -> bool:
    """Trigger the trap in the hex that a champion was moved to; return whether there is one (SB-45, SB-46)."""
    board = play.board
    hex_ = board.champions[i].hex
    if hex_ not in board.traps or not live_traps(board, play.pack) >> hex_ & 1:
        return False
    trap = board.traps.pop(hex_)
    board.known.pop(hex_, None)
    play.reveal()
    play.emit(events.Trap(i, hex_, trap))
    play.scope(Entry(i, hex_, by, trap), spring, ask_token, must=True)
    return True


@step
def spring(play: BrawlPlay) -> None:
    """Apply the token: damage that ignores defence, a stun or a root."""
    entry = play.record(Entry)
    if entry.trap == "stun":
        stun(play, entry.mover)
    elif entry.trap == "root":
        root(play, entry.mover, "trap")
    else:
        deal(play, [(entry.mover, int(entry.trap.removeprefix("damage_")))], entry.by, "trap")


@step
def ask_token(play: BrawlPlay) -> None:
    """Ask the champion's controller to place a new token unseen; only then the used one goes back (SB-48).

    A single possible hex is not asked about; for a player who has left the table the hex is random.
    """
    board, entry = play.board, play.record(Entry)
    seat = board.champions[entry.mover].seat
    found = list(members(places(play, entry.hex)))
    if len(found) > 1 and seat in play.match.seats:
        options = [Option(f"h{hex_}", (hex_,), ()) for hex_ in found]
        play.ask(seat, "trap_place", options, token_placed)
        return
    if found:
        lay_token(play, found[play.roll(len(found)) if len(found) > 1 else 0], seat)
    board.supply.append(entry.trap)  # type: ignore[arg-type]  # a trap of this match


@step
def token_placed(play: BrawlPlay, hex_: int) -> None:
    """Lay a token of the supply there, and shuffle the used one back."""
    entry = play.record(Entry)
    lay_token(play, hex_, play.answering if play.answering is not None else -1)
    play.board.supply.append(entry.trap)  # type: ignore[arg-type]  # a trap of this match


def lay_token(play: BrawlPlay, hex_: int, seat: int) -> None:
    """Lay a random token of the supply onto a hex: nobody sees which."""
    board = play.board
    board.traps[hex_] = board.supply.pop(play.roll(len(board.supply)))
    play.emit(events.TrapPlaced(seat, hex_))


def places(play: BrawlPlay, used: int = -1) -> int:
    """Return the hexes for a token: other free trap hexes, or without any, those next to a trap hex (SB-48, SB-49)."""
    board, arena = play.board, arena_of(play.board, play.pack)
    tokens = 0
    for hex_ in board.traps:
        tokens |= 1 << hex_
    taken = occupied(board) | tokens | arena.blocked
    free = arena.trap_hexes & ~taken
    if used >= 0:
        free &= ~(1 << used)
    if free:
        return free
    around = 0
    for hex_ in members(arena.trap_hexes | tokens):
        around |= arena.grid.near[hex_]
    return around & ~taken & ~arena.trap_hexes
