"""The value of a cell for a hero: near enough to strike, out of the enemies' reach, on own tokens, on the Gate's way or in it,
out of rifts, of declared attacks and of the Collapse.
"""

from __future__ import annotations

from engines.archutheon.automatic.forecast import coming, expected_on, loss
from engines.archutheon.board import NONE, ORANGE, Board, Hero
from engines.archutheon.content.pack import UNIVERSAL, Pack
from engines.archutheon.derived.collapse import next_zone
from engines.archutheon.derived.here import arena_of
from engines.archutheon.derived.lasting import rule
from engines.archutheon.derived.permanents import has

TOKEN, TOKEN_NEAR, TOKEN_FAR = 2.5, 0.3, 4
"""The value of an own token under a hero, and of each area nearer to it than TOKEN_FAR."""

RIFT, COVERED = -3.5, 0.6
"""The value of a rift, and the part of a threat that is left behind a cover or on a wall."""

STRIKE, STRIKE_LEADER, APPROACH = 0.4, 0.4, -0.25
"""The value of a point of damage that a card of the hand can do from here, more for the enemy's
leader; that of each area too far.
"""

THREAT = (1.0, 1.0, 0.7, 0.25)
"""The threat of an enemy by his distance."""

MOST_THREAT = 2.4
"""The threat above which more enemies add nothing: their cards are few."""

AFRAID, LEADER_AFRAID, WEAK, WEAK_HEALTH = 0.4, 1.6, 1.8, 4
"""The cost of a threat to a hero and to a leader, and its factor for whoever has so little health."""

GATE_WON, GATE_STEP, GATE_NEAR = 300.0, (5.5, 7.5, 10.5), (0.5, 1.2, 1.9)
"""The value of a leader's step into the Gate, by how far it has shifted for him; that of each area nearer to it."""

HOLD = (0.3, 1.5, 6.0)
"""The value of the only hero who holds the Gate against a leader near it, by how far it has shifted for that one."""

HALVED = 0.8
"""The value of a point of health that the Collapse takes at its next shift, twice as much for a leader."""


class Places:
    """The values of cells for the heroes of both sides, as one side sees them now."""

    def __init__(self, pack: Pack, board: Board, side: int) -> None:
        self.pack, self.board, self.side = pack, board, side
        self.arena = arena_of(board, pack)
        self.hits = coming(board, pack, side)
        self.on_board = [hero for hero in board.heroes if hero.cell >= 0]
        way = self.arena.gate_areas
        self.gate = way[board.gate] if 0 <= board.gate < len(way) else NONE
        self._shifted = board.gate - len(way) // 2

    def value(self, at: int, cell: int) -> float:
        """Return the value of a cell for a hero, roughly."""
        board, hero, area = self.board, self.board.heroes[at], cell // 3
        found = self._threat(hero, cell, area) + self._strike(hero, area) + self._token(hero, cell, area)
        if board.things.get(cell) == "rift" and cell != hero.cell and not rule(board, self.pack, at, "rift_proof"):
            found += RIFT * (2 if hero.health <= WEAK_HEALTH else 1)
        found += self._leader_at_gate(at, hero, area) if hero.number == 1 else 0.0
        found += self._holds(hero, area)
        for hit in self.hits:
            if hit.target == at and hit.areas >> area & 1:
                found -= loss(hero, expected_on(self.hits, at, without=hit.at), hit.dealt)
        if board.collapse != NONE:
            closing = next_zone(board, self.pack, 0) | next_zone(board, self.pack, 1)
            if closing >> area & 1:
                found -= HALVED * (hero.health - hero.health // 2) * (2 if hero.number == 1 else 1)
        return found

    def _foes(self, hero: Hero) -> list[Hero]:
        return [other for other in self.on_board if other.side != hero.side]

    def _threat(self, hero: Hero, cell: int, area: int) -> float:
        """Return the cost of the enemies in whose reach the cell lies."""
        distance = self.arena.grid.distance[area]
        found = 0.0
        for foe in self._foes(hero):
            far = distance[foe.area]
            if far < len(THREAT):
                found += THREAT[far]
        found = min(found, MOST_THREAT) * (LEADER_AFRAID if hero.number == 1 else AFRAID)
        if self.board.things.get(cell) in ("cover", "wall"):
            found *= COVERED
        return -found * (WEAK if hero.health <= WEAK_HEALTH else 1.0)

    def _strike(self, hero: Hero, area: int) -> float:
        """Return the value of the best card of the hand that hits somebody from an area; without one that of being near."""
        distance, best = self.arena.grid.distance[area], 0.0
        foes = self._foes(hero)
        for name in self.board.players[hero.side].hand if hero.side == self.side else ():
            kit, card = name.partition(".")[0], self.pack.card[name]
            if kit not in (hero.kit, UNIVERSAL) or not card.damage:
                continue
            for foe in foes:
                if card.scheme.least <= distance[foe.area] <= card.scheme.most:
                    more = STRIKE_LEADER if foe.number == 1 else 0.0
                    best = max(best, card.damage * STRIKE + more)
        if best or not foes:
            return best
        nearest = min(distance[foe.area] for foe in foes)
        return APPROACH * max(nearest - 1, 0) * (0.3 if hero.number == 1 else 1.0)

    def can_strike(self, damage: int) -> bool:
        """Return whether a card of the hand with so much damage has an enemy in its range now."""
        board, distance = self.board, self.arena.grid.distance
        for name in board.players[self.side].hand:
            kit, card = name.partition(".")[0], self.pack.card[name]
            if card.damage < damage:
                continue
            for hero in self.on_board:
                if hero.side != self.side or kit not in (hero.kit, UNIVERSAL):
                    continue
                scheme, far = card.scheme, distance[hero.area]
                if any(scheme.least <= far[foe.area] <= scheme.most for foe in self._foes(hero)):
                    return True
        return False

    def _token(self, hero: Hero, cell: int, area: int) -> float:
        """Return the value of an own token under the cell, or near it."""
        board = self.board
        if board.tokens.get(cell) == hero.side:
            return TOKEN
        distance = self.arena.grid.distance[area]
        near = [distance[spot // 3] for spot, side in board.tokens.items() if side == hero.side]
        return TOKEN_NEAR * max(TOKEN_FAR - min(near), 0) if near and hero.number != 1 else 0.0

    def shifted_for(self, side: int) -> int:
        """Return how far the Gate has shifted for a side, at least 0."""
        return max(self._shifted if side == ORANGE else -self._shifted, 0)

    def _leader_at_gate(self, at: int, hero: Hero, area: int) -> float:
        """Return the value of an area for a leader by the Gate: best in its own, with no enemy there (AR-81)."""
        if self.gate == NONE:
            return 0.0
        shifted = min(self.shifted_for(hero.side), len(GATE_STEP) - 1)
        held = any(other.area == self.gate for other in self._foes(hero))
        if area == self.gate and hero.area != area and not held and not self._is_barred(at):
            return GATE_WON if self.opens_gate(at, area) else GATE_STEP[shifted]
        far = self.arena.grid.distance[area][self.gate]
        return GATE_NEAR[shifted] * max(4 - far, 0) * (0.4 if held else 1.0)

    def _is_barred(self, at: int) -> bool:
        return has(self.board, at, "aloft") or has(self.board, at, "stealth")

    def opens_gate(self, at: int, area: int) -> bool:
        """Return whether a leader who comes into an area opens the Gate now, and so wins (AR-81)."""
        hero = self.board.heroes[at]
        if area != self.gate or hero.area == area or self._is_barred(at):
            return False
        if any(foe.area == area for foe in self._foes(hero)):
            return False
        return self.board.gate + (1 if hero.side == ORANGE else -1) not in range(len(self.arena.gate_areas))

    def _holds(self, hero: Hero, area: int) -> float:
        """Return the value of holding the Gate alone against a leader who can come to it soon."""
        if area != self.gate:
            return 0.0
        if any(other is not hero and other.side == hero.side and other.area == area for other in self.on_board):
            return 0.0
        distance = self.arena.grid.distance[area]
        near = any(other.number == 1 and distance[other.area] <= 2 for other in self._foes(hero))
        shifted = min(self.shifted_for(1 - hero.side), len(HOLD) - 1)
        return HOLD[shifted] if near else HOLD[0]
