"""The view that is drawn, with its content, its words and the players' names, and what follows from it for pictures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from boards.archutheon.cards import signs
from boards.painting.emblems import Medallion
from boards.painting.theme import seat_letter
from engines.archutheon.content.arena import Arena
from engines.archutheon.content.pack import Pack
from engines.archutheon.views.view import HeroView, SlotView, View
from engines.kernel.hexes import members
from words.archutheon.match import ArchutheonWords
from words.archutheon.table.roads import leader_of


@dataclass(frozen=True)
class Table:
    """The view that is drawn, with its content, its words and the players' names."""

    view: View
    pack: Pack
    words: ArchutheonWords
    names: Mapping[int, str] = field(default_factory=dict)

    @cached_property
    def arena(self) -> Arena:
        """The map."""
        return self.pack.arena[self.view.arena]

    @cached_property
    def standing(self) -> dict[int, HeroView]:
        """Heroes by the cells on which they stand."""
        return {hero.cell: hero for hero in self.view.heroes if hero.cell >= 0}

    def full_health(self, hero: HeroView) -> int:
        """Return the health of a hero while he is unhurt."""
        return self.pack.tables.full_health(self.view.modules, hero.side, hero.number)

    def is_low(self, hero: HeroView) -> bool:
        """Return whether a hero has at most a third of his health left."""
        return hero.health <= self.full_health(hero) // 3

    @property
    def gate_area(self) -> int:
        """The area of the Gate, -1 once it is open."""
        way = self.arena.gate_areas
        return way[self.view.gate] if 0 <= self.view.gate < len(way) else -1

    @cached_property
    def next_zone(self) -> tuple[int, ...]:
        """The areas that the next shift of either token may add to the Collapse zones."""
        if self.view.collapse < 0:
            return ()
        found = 0
        for token, line in enumerate(self.view.lines):
            found |= self.arena.zones[token][min(line, self.arena.last_line - 1)]
        return tuple(area for area in members(found) if area not in self.view.zone)

    @cached_property
    def hit_areas(self) -> frozenset[int]:
        """The areas that the card being executed hits, else those that cards declared and not executed would hit."""
        now = [card for card in self.view.declared if card.now and not card.done]
        if self.view.executing >= 0:
            now = [card for card in self.view.declared if card.at == self.view.executing]
        return frozenset(area for card in now for area in card.areas)

    @property
    def asked_cells(self) -> tuple[int, ...]:
        """The cells of the open question."""
        return self.view.asked_cells

    def order_of(self, slot: SlotView) -> int:
        """Return the place of a declared card in the execution, 1 for the next one; 0 if it is not still to come."""
        waiting = [each.at for each in self.view.declared if each.now and not each.done]
        return len(waiting) - waiting.index(slot.at) if slot.at in waiting else 0

    def medallion(self, hero: int) -> Medallion:
        """Return the emblem of a hero by his number on the board."""
        return signs.hero_medallion(self.pack, self.view.heroes[hero].kit)

    def leader(self, side: int) -> HeroView | None:
        """Return the leader of a side, None before he is chosen."""
        return leader_of(self.view, side)

    def name(self, side: int) -> str:
        """Return the name of the player of a side, else the seat's letter."""
        seat = self.view.seats[side]
        return self.names.get(seat) or seat_letter(seat)
