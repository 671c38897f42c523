"""The table of Archutheon: the board with the roads to victory around it, below it the declared cards and both mats."""

from __future__ import annotations

from collections.abc import Mapping

from boards.archutheon.pages import GAP, pages
from boards.archutheon.table import head, mats, stack
from boards.archutheon.table.arena import arena
from boards.archutheon.table.gallery import gallery_scene
from boards.archutheon.table.roads import roads
from boards.archutheon.table.seen import Table
from boards.painting.layout import Box, Scene, ground
from boards.painting.scenes import Scenes
from boards.pieces.pages import EDGE, INSIDE, MOST, ROOM, WIDTH, Page
from engines.archutheon.content.pack import Pack
from engines.archutheon.views.view import View
from words.archutheon.match import ArchutheonWords

BOARD = Box(EDGE, EDGE + head.HIGH + GAP, INSIDE, ROOM - GAP - head.HIGH)


def table_scene(view: View, pack: Pack, words: ArchutheonWords, names: Mapping[int, str]) -> Scenes:
    """Return the table, 1280 pixels wide: a picture of the board, below it the declared cards and both mats.

    While squads are chosen it is one picture of the heroes.
    """
    table = Table(view, pack, words.at(view), dict(names))
    if view.turn < 1:
        return gallery_scene(table)
    return arena_scene(table), *pages(_parts(table))


def arena_scene(table: Table) -> Scene:
    """Return the board with the head above it and the roads to victory in its corners."""
    slate = ground(WIDTH, MOST)
    line = Box(EDGE, EDGE, INSIDE, head.HIGH)
    return Scene(WIDTH, MOST, (slate, *arena(table, BOARD), *head.head(table, line), *roads(table, BOARD)))


def _parts(table: Table) -> list[Page]:
    return [*stack.parts(table), *([part] for part in mats.parts(table))]
