"""Players who leave for good: the other side wins a duel, in a team the mate goes on with the own champions (SB-70)."""

from __future__ import annotations

from engines.brawl import events
from engines.brawl.board import Action, BrawlPlay, Entry, opponents
from engines.brawl.effects.damage import finish, leave_arena
from engines.brawl.effects.traps import ask_token
from engines.brawl.round.phases import ask_action, start_turn
from engines.brawl.round.reacting import ask_reaction, settle
from engines.kernel.state.model import Scope, Seat
from engines.kernel.steps.registry import Steps

leaving_steps = Steps()
step = leaving_steps.step


@step
def remove_player(play: BrawlPlay, seat: Seat) -> None:
    """Take a player's champions out of the arena; a team without players has lost, and so has one that was not yet complete."""
    board = play.board
    team = board.players[seat].team
    play.emit(events.Removed(seat))
    left = [other for other in play.match.seats if board.players[other].team == team]
    if not left or board.phase in ("select", "traps", "mulligan", "deploy"):
        finish(play, 1 - team, "withdrew")
        return
    for i, champion in enumerate(board.champions):
        if champion.seat == seat:
            leave_arena(board, i)
    board.players[seat].owes = ""
    _drop(play, seat)
    _go_on(play, seat)


def _drop(play: BrawlPlay, seat: Seat) -> None:
    """Drop the rest of the leaver's actions: a trap that has triggered goes on, and a reaction's defence counts."""
    for scope in play.match.scopes:
        if isinstance(scope.record, Action) and scope.record.seat == seat:
            frames = scope.frames
            frames[:] = [x for x in frames if (x.must if isinstance(x, Scope) else x[0] == settle.__name__)]


def _go_on(play: BrawlPlay, seat: Seat) -> None:
    """Ask others anew, since the leaver's champions are gone; go on without the answer of the leaver."""
    board, scope = play.board, play.match.scopes[-1]
    if play.match.asks:
        scope.frames.append(play.match.asks.pop().asked)
    elif isinstance(scope.record, Entry):
        if not scope.frames:
            play.todo(ask_token)
    elif isinstance(scope.record, Action):
        attack = scope.record
        foes = opponents(board, attack.seat)
        if attack.kind == "attack" and attack.targets and not attack.dealt and seat in foes:
            play.todo((ask_reaction, foes.index(seat) + 1))
    elif board.order[board.turn] == seat:
        play.todo(ask_action if board.phase == "activation" else start_turn)
