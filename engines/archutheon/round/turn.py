"""A turn: Recovery first, Tactics and Combat in either order, then Enlightenment (AR-15, AR-16, AR-45)."""

from __future__ import annotations

from engines.archutheon import events
from engines.archutheon.board import ArchutheonPlay
from engines.archutheon.derived.flips import flips
from engines.archutheon.effects.asking import ask
from engines.archutheon.effects.moments import at_moment
from engines.archutheon.effects.tracks import ask_track
from engines.archutheon.round.charged import ask_charged, has_charged_card
from engines.archutheon.round.combat import begin_combat
from engines.archutheon.round.ending import end_by_time_if_called
from engines.archutheon.round.recovery import recover
from engines.archutheon.round.tactics import collect, collectable, start_flip, start_walk, walkable
from engines.kernel.state.model import Option
from engines.kernel.steps.registry import Steps

turn_steps = Steps()
step = turn_steps.step

FLIP = "flip:"


@step
def start_turn(play: ArchutheonPlay) -> None:
    """Begin the next turn; orange's first one has no Recovery (AR-16)."""
    board = play.board
    if end_by_time_if_called(play):
        return
    board.turn += 1
    side = board.on_turn
    board.fought, board.warded = False, ()
    for hero in board.heroes:
        hero.began, hero.had = hero.area, hero.health
    for player in board.players:
        player.fresh = ()
    play.emit(events.TurnBegins(board.turn, side))
    if board.turn > 1:
        play.todo((recover, side))
    play.todo(ask_turn)


@step
def ask_turn(play: ArchutheonPlay) -> None:
    """Ask the player on turn for Tactics or Combat, until the turn ends (AR-16, AR-18)."""
    board, side = play.board, play.board.on_turn
    board.phase = "tactics"
    keys = list(_tactics(play, side)) if board.players[side].tactics == "ready" else []
    if has_charged_card(board, side):
        keys.append("charged")
    if board.fought and not keys:
        play.todo(end_turn)
        return
    last = Option("end", ("end",), ()) if board.fought else None
    keys += [] if board.fought else ["attack"]
    ask(play, board.seats[side], "turn", [Option(key, (key,), ()) for key in keys], turn_chosen, last=last)


def _tactics(play: ArchutheonPlay, side: int) -> list[str]:
    """Return the uses of the Tactics token that would do something now."""
    found = []
    if collectable(play.board, play.pack, side):
        found.append("collect")
    if walkable(play.board, play.pack, side):
        found.append("move")
    return [*found, *(f"{FLIP}{source}" for source in flips(play.board, play.pack, side))]


@step
def turn_chosen(play: ArchutheonPlay, key: str) -> None:
    """Do it, and come back to the question."""
    board, side = play.board, play.board.on_turn
    if key == "end":
        play.todo(end_turn)
    elif key == "attack":
        play.todo(begin_combat, ask_turn)
    elif key == "charged":
        play.todo((ask_charged, side), ask_turn)
    elif key == "collect":
        board.players[side].tactics = "collected"
        play.todo((collect, side), ask_turn)
    elif key == "move":
        board.players[side].tactics = "moved"
        play.todo((start_walk, side, False), ask_turn)
    else:
        board.players[side].tactics = "grey"
        play.todo((start_flip, side, key.removeprefix(FLIP)), ask_turn)


@step
def end_turn(play: ArchutheonPlay) -> None:
    """Give a point of Enlightenment to the player who ends the turn, then the turn to the other one (AR-45)."""
    board, side = play.board, play.board.on_turn
    board.phase = "end"
    board.players[side].bonus, board.players[side].retyped = "", ""
    at_moment(play, "turn_end", side)
    if board.turn > 1 or play.pack.tables.first_enlightenment:
        play.todo((ask_track, side, 1, "", True))
    play.todo(start_turn)
