"""Movement of heroes: asking for the cell, arriving, rifts (AR-11 to AR-14, AR-50 to AR-55, AR-62, AR-69, AR-76)."""

from __future__ import annotations

from engines.archutheon import events
from engines.archutheon.board import NONE, ArchutheonPlay, Board
from engines.archutheon.derived.destinations import FORCED, WAYS, Way, destinations, is_bound
from engines.archutheon.derived.here import arena_of
from engines.archutheon.derived.lasting import rule
from engines.archutheon.derived.permanents import has
from engines.archutheon.derived.rifts import rift_changes, rift_damage
from engines.archutheon.effects.asking import ask
from engines.archutheon.effects.gate import enter_gate
from engines.archutheon.effects.life import RIFT, bury, hurt
from engines.archutheon.effects.permanents import use_up
from engines.kernel.state.model import Option
from engines.kernel.steps.registry import Steps

moving_steps = Steps()
step = moving_steps.step


def start_move(play: ArchutheonPlay, at: int, way: Way, side: int, user: int = NONE, by: int = 1) -> None:
    """Schedule a movement of a hero that a side causes, unless something prevents it."""
    if play.board.heroes[at].cell >= 0 and not is_kept(play, at, way, side, user):
        play.todo((ask_cell, at, WAYS.index(way), side, user, by))


def is_kept(play: ArchutheonPlay, at: int, way: Way, side: int, user: int) -> bool:
    """Return whether something keeps a hero where he is: he is numb, or steady against an enemy, which may be used up."""
    board = play.board
    forced = way in FORCED and board.heroes[at].side != side
    if is_bound(board, at, way, user):
        play.emit(events.Stayed(at, way, "numb"))
    elif forced and rule(board, play.pack, at, "steady"):
        play.emit(events.Stayed(at, way, "steady"))
    elif forced and has(board, at, "steady"):
        play.emit(events.Stayed(at, way, "steady"))
        use_up(play, at, "steady")
    else:
        return False
    return True


@step
def ask_cell(play: ArchutheonPlay, at: int, way: int, side: int, user: int, by: int) -> None:
    """Ask whoever causes a movement for its cell; with a single free one nobody is asked (AR-14)."""
    board = play.board
    cells = destinations(board, play.pack, at, WAYS[way], user, by)
    if not cells:
        if board.heroes[at].cell >= 0:
            play.emit(events.Stayed(at, WAYS[way], "full"))
    elif len(cells) == 1:
        arrive(play, at, cells[0], WAYS[way], side)
    else:
        names = arena_of(board, play.pack).cell_names
        options = [Option(names[cell], (cell, at, way, side), ()) for cell in cells]
        ask(play, board.seats[side], WAYS[way], options, cell_chosen)


@step
def cell_chosen(play: ArchutheonPlay, cell: int, at: int, way: int, side: int) -> None:
    """Move the hero there."""
    arrive(play, at, cell, WAYS[way], side)


def arrive(play: ArchutheonPlay, at: int, cell: int, way: Way, side: int) -> None:
    """Set a hero onto a cell: a rift there hurts him, and a leader in the Gate's area shifts it (AR-76, AR-81)."""
    board, hero = play.board, play.board.heroes[at]
    start, area = hero.cell, hero.area
    board.moment += 1
    set_onto(board, at, cell)
    play.emit(events.Moved(at, way, start, cell, side))
    if board.things.get(cell) == "rift":
        fall(play, at, side)
    if play.match.outcome is None and hero.area != area:
        enter_gate(play, at)


def set_onto(board: Board, at: int, cell: int) -> None:
    """Set a hero onto a cell, and note the moment for his shields (AR-74)."""
    hero = board.heroes[at]
    if cell // 3 != hero.area:
        hero.entered = board.moment
    hero.cell, hero.since = cell, board.moment


def fall(play: ArchutheonPlay, at: int, side: int) -> None:
    """Let a rift hurt a hero (AR-09, AR-76)."""
    board, pack = play.board, play.pack
    if rule(board, pack, at, "rift_proof"):
        return
    hurt(play, at, rift_damage(board, pack, at), RIFT, rift_changes(board, pack, at))
    bury(play, side)
