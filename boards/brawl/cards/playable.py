"""Why a card of a hand cannot be played now (SB-20, SB-38, SB-41)."""

from __future__ import annotations

from typing import Literal

from engines.brawl.content.pack import Pack
from engines.brawl.views.view import PlayerView, View
from engines.kernel.hexes import members

Obstacle = Literal["core", "gate", "full"]
"""Its core is exhausted; its champion is at the gate and it has no boots; there is no free hex to come back to."""

PHASES = ("scoring", "activation", "upkeep")
"""The phases of a turn: before them all champions are at their gates, and no core is needed."""


def obstacle_of(view: View, pack: Pack, player: PlayerView, card: str) -> Obstacle | None:
    """Return why a card of this player's hand cannot be played as things stand; None if it can.

    A reaction is put on another champion too, so that its own may be at the gate. Raises KeyError for unknown names.
    """
    if view.phase not in PHASES:
        return None
    made = pack.card[card]
    free = made.core == "yellow" and _may_use_any_core(view, pack, player)
    if not (player.ready if free else made.core in player.ready):
        return "core"
    champion = next(c for c in view.champions if c.seat == player.seat and c.kit == card.partition(".")[0])
    if made.kind == "reaction" or champion.hex >= 0:
        return None
    if not made.move:
        return "gate"
    return None if _has_free_hex(view, pack, champion.team) else "full"


def _may_use_any_core(view: View, pack: Pack, player: PlayerView) -> bool:
    """Return whether a levelled champion of the player lets every core be used as a yellow one, as long as he is in the arena."""
    mine = (c for c in view.champions if c.seat == player.seat and c.levelled and c.hex >= 0)
    return any(each.rule == "any_as_yellow" for c in mine for each in pack.champion[c.kit].ability.lasting)


def _has_free_hex(view: View, pack: Pack, team: int) -> bool:
    taken = {champion.hex for champion in view.champions}
    return any(at not in taken for at in members(pack.arena[view.arena].deployment[view.sides[team]]))
