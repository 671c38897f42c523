"""Markers on the board (BC-49): laid, moved, taken off."""

from __future__ import annotations

from engines.battlecon.board import BattleconPlay
from engines.battlecon.content.opcodes import MoveMarker, Place, RemoveMarker
from engines.battlecon.derived.figures import reach
from engines.battlecon.derived.here import Here
from engines.battlecon.derived.lasting import ruled
from engines.battlecon.effects.doing import came_to, can, does, here_of, span
from engines.kernel.state.model import Option
from engines.kernel.steps import Steps

marker_steps = Steps()
step = marker_steps.step


@does(Place)
def do_place(play: BattleconPlay, here: Here, op: Place) -> None:
    """Lay a marker, from supply or from the board, on a space; never on the one it leaves."""
    marker = here.name(op.marker)
    spaces = _places(here, op)
    if not spaces:
        came_to(play, 0)
    elif len(spaces) == 1:
        lay(play, here.who, marker, spaces[0])
    else:
        options = [Option(str(space), (space,), ()) for space in spaces]
        play.ask(play.board.fighters[here.who].seat, "space", options, (laid, marker))


@can(Place)
def can_place(here: Here, op: Place) -> bool:
    """Whether there is a space to lay the marker on."""
    return bool(_places(here, op))


def _places(here: Here, op: Place) -> list[int]:
    """Return the spaces that an op names, but the one that the marker would leave; none while the marker stays."""
    board = here.board
    if ruled(board, here.pack, here.who, "marker_fixed"):
        return []
    start = board.fighters[here.who].markers.get(here.name(op.marker))
    own = board.fighters[here.who].space
    other = here.index("opponent")
    theirs = board.fighters[other].space if other >= 0 else -1
    spaces = list(range(board.spaces))
    if op.where == "own":
        spaces = [own]
    elif op.where == "opponent":
        spaces = [theirs] if other >= 0 else []
    elif op.where == "adjacent":
        spaces = [space for space in spaces if abs(space - own) == 1]
    elif op.where == "in_range":
        found = reach(board, here.pack, here.who)
        spaces = [space for space in spaces if found and found[0] <= abs(space - own) <= found[1]]
    if op.not_opponent:
        spaces = [space for space in spaces if space != theirs]
    return [space for space in spaces if space != start and not (op.another and space == own)]


@step
def laid(play: BattleconPlay, marker: str, space: int) -> None:
    """The space has been picked."""
    lay(play, here_of(play).who, marker, space)


@does(MoveMarker)
def do_move_marker(play: BattleconPlay, here: Here, op: MoveMarker) -> None:
    """Move a marker on the board by so many spaces either way."""
    marker, spaces = here.name(op.marker), reachable(here, op)
    options = [Option(str(space), (space,), ()) for space in spaces]
    if span(here, op.by)[0] == 0 and options:
        options.append(Option("stay", (-1,), ()))
    if not options:
        came_to(play, 0)
    elif len(options) == 1:
        lay(play, here.who, marker, spaces[0])
    else:
        play.ask(play.board.fighters[here.who].seat, "space", options, (marker_moved, marker))


def reachable(here: Here, op: MoveMarker) -> list[int]:
    """Return the spaces to which a marker may be moved; none if it is not on the board."""
    start = here.board.fighters[here.who].markers.get(here.name(op.marker))
    if start is None or ruled(here.board, here.pack, here.who, "marker_fixed"):
        return []
    least, most = span(here, op.by)
    return [space for space in range(here.board.spaces) if max(least, 1) <= abs(space - start) <= most]


@step
def marker_moved(play: BattleconPlay, marker: str, space: int) -> None:
    """The marker goes there, or stays."""
    if space < 0:
        came_to(play, 0)
    else:
        lay(play, here_of(play).who, marker, space)


def lay(play: BattleconPlay, i: int, marker: str, space: int | None) -> None:
    """Put a marker on a space, or off the board."""
    markers = play.board.fighters[i].markers
    start = markers.get(marker)
    if space is None:
        markers.pop(marker, None)
    else:
        markers[marker] = space
    came_to(play, abs(space - start) if space is not None and start is not None else 1)
    play.emit("marker", {"fighter": i, "marker": marker, "start": start, "end": space})


@does(RemoveMarker)
def do_remove_marker(play: BattleconPlay, here: Here, op: RemoveMarker) -> None:
    """Take a marker off the board to supply."""
    marker = here.name(op.marker)
    on_board = marker in play.board.fighters[here.who].markers
    if on_board and not ruled(play.board, play.pack, here.who, "marker_fixed"):
        lay(play, here.who, marker, None)
    else:
        came_to(play, 0)
