"""Side cells of areas, elements on heroes, and objects on cells (AR-75 to AR-79)."""

from __future__ import annotations

from engines.archutheon import events
from engines.archutheon.board import NONE, ArchutheonPlay, Board, Side, occupied
from engines.archutheon.content.vocabulary import ELEMENTS, Element, Permanent, Thing, Where
from engines.archutheon.derived.here import Here


def area_of(here: Here, where: Where) -> int:
    """Return the area that a text names, NONE if there is none, or if the card does not reach it (reading 3.17)."""
    heroes, card, execution = here.board.heroes, here.card, here.execution
    if where == "self":
        return heroes[here.user].area if here.user >= 0 else NONE
    named = execution if execution is not None and card is None else card
    if named is None:
        return NONE
    aimed = execution is not None and execution.aimed
    if where == "area" and named.area >= 0:
        reached = not aimed or execution is None or execution.areas >> named.area & 1
        return named.area if reached else NONE
    target = named.target
    if target < 0 or (aimed and execution is not None and target not in execution.hits):
        return NONE
    return heroes[target].area


def lay_aside(play: ArchutheonPlay, area: int, what: Element | Permanent) -> None:
    """Lay an element or a permanent into the side cell of an area (AR-77).

    An element replaces an element, a permanent replaces anything; no element comes onto a permanent.
    """
    board = play.board
    aside = board.aside.get(area)
    if aside is not None and (aside.what == what or (what in ELEMENTS and aside.what not in ELEMENTS)):
        return
    board.moment += 1
    board.aside[area] = Side(what, board.moment)
    play.emit(events.LaidAside(area, what))


def clear_aside(play: ArchutheonPlay, area: int) -> None:
    """Take away what lies in the side cell of an area, if anything does."""
    if play.board.aside.pop(area, None) is not None:
        play.emit(events.LaidAside(area, ""))


def put_element(play: ArchutheonPlay, at: int, element: Element) -> None:
    """Put an element onto a hero in place of the one before (AR-78)."""
    play.board.heroes[at].element = element
    play.emit(events.HeroElement(at, element))


def room_for_thing(board: Board, area: int, thing: Thing, *, heroes: bool) -> list[int]:
    """Return the cells of an area on which an object may be laid: none with an object or a token (AR-75, reading 3.31).

    With `heroes` cells with a hero are among them.
    """
    used = occupied(board)
    cells = range(area * 3, area * 3 + 3)
    return [
        cell
        for cell in cells
        if cell not in board.things and cell not in board.tokens and (heroes or thing != "rift" or cell not in used)
    ]


def lay_thing(play: ArchutheonPlay, thing: Thing, cell: int, start: int = NONE) -> None:
    """Lay an object onto a cell, from the supply or from another cell."""
    board = play.board
    if start == NONE:
        board.supply -= 1
    else:
        del board.things[start]
    board.things[cell] = thing
    board.moment += 1
    for hero in board.heroes:
        if hero.cell == cell:
            hero.since = board.moment
    play.emit(events.ThingMoved(thing, start, cell))
