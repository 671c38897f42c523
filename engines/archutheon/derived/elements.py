"""The element of a hero: the token on him, else that of his area (AR-78)."""

from __future__ import annotations

from engines.archutheon.board import Board
from engines.archutheon.content.vocabulary import ELEMENTS, Element


def element_of(board: Board, at: int) -> Element | None:
    """Return the element of a hero, None if he has none."""
    hero = board.heroes[at]
    if hero.element:
        return hero.element
    return element_in(board, hero.area)


def element_in(board: Board, area: int) -> Element | None:
    """Return the element in the side cell of an area, None if there is none."""
    aside = board.aside.get(area)
    return aside.what if aside is not None and aside.what in ELEMENTS else None
