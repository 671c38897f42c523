"""States of champions to the end of the turn: root, changes of figures, immunities, charges (SB-30, SB-57)."""

from __future__ import annotations

from typing import Literal

from engines.brawl import events
from engines.brawl.board import Action, Board, BrawlPlay, Charge, Effect
from engines.brawl.content.pack import Pack
from engines.brawl.content.vocabulary import CORES, Core
from engines.brawl.derived.lasting import player_has

What = Literal["strength", "defence", "movement", "root", "immune_push", "immune_fear", "immune_stun"]


def root(play: BrawlPlay, i: int, source: str) -> None:
    """Root a champion in the arena: the rest of his movement is lost (SB-57)."""
    board = play.board
    board.effects = (*board.effects, Effect(i, "root", 1, -1, source))
    for scope in play.match.scopes:
        if isinstance(scope.record, Action) and scope.record.user == i:
            scope.record.points = 0
    play.emit(events.Rooted(i))


def put(play: BrawlPlay, on: int, what: What, by: int, source: str, against: int = -1) -> None:
    """Put a change on a champion in the arena to the end of the turn."""
    board = play.board
    board.effects = (*board.effects, Effect(on, what, by, against, source))
    play.emit(events.EffectPut(on, what, by, against, source))


def charge(play: BrawlPlay, by: int, on: int, *, ignore_defence: bool, strength: int, source: str) -> None:
    """Give the next attack of the turn, by a champion or on one, more strength or a trait."""
    play.board.charges = (*play.board.charges, Charge(by, on, ignore_defence, strength, source))
    play.emit(events.Charged(by, on, source))


def payable(board: Board, pack: Pack, seat: int, core: Core | None) -> list[Core]:
    """Return the ready cores that can pay for a colour, any if None, sorted; a champion may make any count as yellow."""
    ready = board.players[seat].ready
    if core is None or (core == "yellow" and player_has(board, pack, seat, "any_as_yellow")):
        return sorted(ready)
    return [core] if core in ready else []


def paid_cores(board: Board, pack: Pack, seat: int) -> dict[Core | None, bool]:
    """Return for each colour, and for any (None), whether `payable` has a core for it."""
    ready = board.players[seat].ready
    paid: dict[Core | None, bool] = {core: core in ready for core in CORES}
    paid[None] = bool(ready)
    if ready and not paid["yellow"] and player_has(board, pack, seat, "any_as_yellow"):
        paid["yellow"] = True
    return paid


def exhaust(play: BrawlPlay, seat: int, core: str) -> None:
    """Exhaust a ready core (SB-20). The event of the thing it pays for names it."""
    player = play.board.players[seat]
    player.ready = tuple(other for other in player.ready if other != core)
