"""Reasons why a declared card hits nobody (AR-32, AR-33, AR-58, AR-67, AR-72)."""

from __future__ import annotations

from typing import Literal

from engines.archutheon.board import Board, Declared
from engines.archutheon.content.pack import Pack
from engines.archutheon.derived.declared import aims_at_nothing, direction_of
from engines.archutheon.derived.permanents import has
from engines.archutheon.derived.shields import is_shielded

Miss = Literal["no_target", "gone", "range", "blind", "stealth", "evaded", "aloft", "nobody"]


def why_missed(board: Board, pack: Pack, declared: Declared, areas: int) -> Miss:
    """Return why a card whose hit areas are these hits nobody: a shield is named before the lack of anybody there."""
    target = declared.target
    if aims_at_nothing(declared):
        return "no_target"
    if target >= 0 and board.heroes[target].cell < 0:
        return "gone"
    if not areas:
        return "range"
    if direction_of(board, pack, declared) != "targeted":
        return _missed_areas(board, pack, declared, areas)
    return _missed_target(board, declared)


def _missed_target(board: Board, declared: Declared) -> Miss:
    """Return why a target in range is not hit: the shield that covers it is all that is left."""
    if has(board, declared.hero, "blind"):
        return "blind"
    if declared.target in declared.avoiding:
        return "evaded"
    return "stealth" if declared.target >= 0 else "nobody"


def _missed_areas(board: Board, pack: Pack, declared: Declared, areas: int) -> Miss:
    there = [at for at, hero in enumerate(board.heroes) if hero.cell >= 0 and areas >> hero.area & 1]
    aloft = any(at != declared.hero and is_shielded(board, pack, at, "area") for at in there)
    return "aloft" if aloft else "nobody"
