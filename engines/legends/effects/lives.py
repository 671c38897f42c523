"""The check of lives: everything below 1 goes to the graveyard at once, heroes out of the game (LG-45, A-22)."""

from __future__ import annotations

from engines.legends.board import NOBODY, LegendsPlay, Permanent
from engines.legends.derived.figures import is_anything_dying, lives_of
from engines.legends.effects.moving import leave_together


def dying(play: LegendsPlay) -> list[Permanent]:
    """Return all permanents below 1 life."""
    board, pack = play.board, play.pack
    return [p for p in board.permanents if p.card in pack.fighter and lives_of(board, pack, p) < 1]


def check_lives(play: LegendsPlay) -> bool:
    """Take everything below 1 life out of play; return whether anything was."""
    found = dying(play) if is_anything_dying(play.board, play.pack) else []
    lost = {permanent.uid for permanent in found}
    for permanent in play.board.permanents:
        if permanent.uid not in lost:
            permanent.credit = NOBODY
    if found:
        leave_together(play, [(permanent, permanent.credit) for permanent in found], "graveyard", "lives")
    return bool(found)
