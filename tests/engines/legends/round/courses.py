"""Whole turns played by a script, and who was asked where in them."""

from __future__ import annotations

from typing import Any

from tests.engines.legends.duels import Duel
from tests.engines.legends.figures import follower
from tests.engines.legends.round.cards import SPELLS

OX = follower("ox", attack_by=1, lives=9, legendarity=1)

Course = list[tuple[int, str]]


def table(windows: str = "usual", **given: Any) -> Duel:
    """Return a duel at a table with this option, in which both could respond for all that everybody sees."""
    hands = {"hand": "bolt bolt fog", "their_hand": "filler filler filler"}
    named = {"own": "mira mage rex ox ox", "theirs": "mira mage rex ox wolf", "cards": (*SPELLS, OX)}
    return Duel(**{**named, **hands, "windows": windows, **given})


def course(duel: Duel, *plays: str, block: str = "") -> Course:
    """Let the active player make these plays in the main phase, one after another, while everybody passes besides; return who
    was asked until the turn is over, and where: on a "spell", or the moment of the window.

    With `block` the other player blocks every attack by the next of these.
    """
    left, blockers, turn = [*plays], block.split(), duel.board.turn
    found: Course = []
    while duel.board.turn == turn and duel.match.outcome is None:
        seat, kind = duel.question
        found.append((seat, "spell" if duel.board.stack else duel.view().moment))
        if kind == "main" and left:
            duel.on(*left.pop(0).split())
        elif "block" in duel.offered and blockers:
            duel.on("block", blockers.pop(0))
        else:
            duel.passes(1)
    return found


def hand_overs(found: Course) -> int:
    """Return how often the other player is asked: questions in a row are one time."""
    return sum(seat == 1 and (not at or found[at - 1][0] == 0) for at, (seat, _) in enumerate(found))
