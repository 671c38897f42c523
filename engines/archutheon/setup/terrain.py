"""The module of terrains: one is drawn, or left after both sides have struck the others (AR-90)."""

from __future__ import annotations

from engines.archutheon import events
from engines.archutheon.board import GREEN, ORANGE, ArchutheonPlay, other
from engines.archutheon.effects.asking import ask
from engines.kernel.state.model import Option
from engines.kernel.steps.registry import Steps

terrain_steps = Steps()
step = terrain_steps.step


@step
def choose_terrain(play: ArchutheonPlay) -> None:
    """Lay the terrain, draw it, or let both sides strike, if the module is on."""
    options = play.board.options
    if options.terrain == "off" or not play.pack.terrains:
        return
    if options.ground:
        lay(play, options.ground)
    elif options.terrain == "drawn":
        terrain = play.pack.terrains[play.roll(len(play.pack.terrains))]
        lay(play, f"{terrain.id}.{terrain.sides[play.roll(2)].id}")
    else:
        play.todo((ask_strike, ORANGE, ""))


@step
def ask_strike(play: ArchutheonPlay, side: int, struck: str) -> None:
    """Ask a side, orange first, which terrain is out; of the last one green picks the side. `struck` names those that are out."""
    gone = struck.split()
    left = [terrain for terrain in play.pack.terrains if terrain.id not in gone]
    if len(left) > 1:
        options = [Option(terrain.id, (terrain.id, side, struck), ()) for terrain in left]
        ask(play, play.board.seats[side], "strike", options, terrain_struck)
        return
    options = [Option(f"{left[0].id}.{face.id}", (f"{left[0].id}.{face.id}",), ()) for face in left[0].sides]
    ask(play, play.board.seats[GREEN], "face", options, face_chosen)


@step
def terrain_struck(play: ArchutheonPlay, terrain: str, side: int, struck: str) -> None:
    """Take the terrain out, and ask the other side."""
    play.emit(events.TerrainStruck(side, terrain))
    play.todo((ask_strike, other(side), f"{struck} {terrain}".strip()))


@step
def face_chosen(play: ArchutheonPlay, name: str) -> None:
    """Lay the side."""
    lay(play, name)


def lay(play: ArchutheonPlay, name: str) -> None:
    """Put a side of a terrain in force."""
    play.board.terrain = name
    play.emit(events.TerrainLaid(name))
