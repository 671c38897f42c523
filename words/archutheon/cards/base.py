"""Names of heroes, players, areas and cells in a match of Archutheon, the base of all its other texts."""

from __future__ import annotations

import copy
from collections.abc import Iterable, Mapping, Sequence
from typing import Self

from engines.archutheon.content.arena import CORNERS, Arena
from engines.archutheon.content.pack import Pack
from engines.archutheon.views.view import View
from engines.kernel.state.model import Seat
from words.archutheon.cards.cast import Cast
from words.archutheon.cards.texts import CardWords
from words.common.player_names import PlayerNames
from words.texts import Language

COLOURS = ("orange", "green")
"""The colours of both sides, by number."""


class MatchWords(CardWords, PlayerNames):
    """Words for the heroes and places of one match in one language.

    `names` are the players' names by seat, already safe for where they will be read. Events name heroes by number alone: who
    they are is known `at` a view.
    """

    def __init__(self, language: Language, pack: Pack, names: Mapping[Seat, str], *, strict: bool = False) -> None:
        super().__init__(language, pack, strict=strict)
        self._names = names
        self.cast = Cast(pack.arenas[0].id)

    # ---------------------------------------------------------------- who is who

    def at(self, view: View) -> Self:
        """Return these words for the moment of a view: with who plays which colour, and the heroes so far."""
        words = copy.copy(self)
        words.cast = Cast.of(view)
        return words

    def player(self, side: int) -> str:
        """Return the name of the player of a side."""
        seats = self.cast.seats
        return self.name(seats[side]) if side < len(seats) else self.colour(side)

    def colour(self, side: int) -> str:
        """Return the colour of a side: "orange"."""
        return self.say("archutheon-colour", colour=COLOURS[side])

    def who(self, hero: int) -> str:
        """Return a hero's name."""
        if not 0 <= hero < len(self.cast.heroes):
            return self.say("archutheon-nobody", number=hero + 1)
        return self.hero(self.cast.heroes[hero][0])

    def all_who(self, heroes: Iterable[int]) -> str:
        """Return the names of heroes, apart by commas."""
        return ", ".join(self.who(hero) for hero in heroes)

    def side_of(self, hero: int) -> int:
        """Return the side of a hero, −1 for one who is not known."""
        return self.cast.heroes[hero][1] if 0 <= hero < len(self.cast.heroes) else -1

    # ---------------------------------------------------------------- places

    @property
    def arena(self) -> Arena:
        """The map that is played on."""
        return self.pack.arena[self.cast.arena]

    def area(self, area: int) -> str:
        """Return the players' name of an area: "C3"."""
        return self.arena.area_names[area]

    def areas(self, areas: Iterable[int]) -> str:
        """Return the names of areas, apart by commas."""
        return ", ".join(map(self.area, areas))

    def cell(self, cell: int) -> str:
        """Return the players' name of a cell, "C3n"; of a hero off the board, that."""
        return self.arena.cell_names[cell] if cell >= 0 else self.say("archutheon-off-board")

    def corner(self, cell: int) -> str:
        """Return the letter of a cell within its area."""
        return CORNERS[cell % len(CORNERS)]

    # ---------------------------------------------------------------- cards and figures

    def quoted(self, name: str) -> str:
        """Return a name in quotation marks."""
        return self.say("archutheon-quoted", name=name)

    def card_name(self, card: str) -> str:
        """Return a card in quotation marks; "" is a card face down."""
        return self.quoted(self.card(card)) if card else self.say("archutheon-face-down")

    def cards(self, names: Sequence[str]) -> str:
        """Return cards in quotation marks, apart by commas; in words that there are none."""
        return ", ".join(map(self.card_name, names)) or self.say("archutheon-no-cards")

    def card_of(self, name: str) -> str:
        """Return the hero of a card and its name: "Knight: Shield Blow"."""
        return self.say("archutheon-card-of", hero=self.owner(name), card=self.card(name))

    def source(self, name: str) -> str:
        """Return the source of a text: a card, a passive or a terrain; "" for the attack of a slot."""
        if name in self.pack.card:
            return self.card_name(name)
        return self.quoted(self.passive(name)) if name in self.pack.side else self.say("archutheon-slot-attack")

    def permanents(self, names: Iterable[str]) -> str:
        """Return permanents by name, apart by commas."""
        return ", ".join(map(self.permanent, names))

    def aside(self, what: str) -> str:
        """Return the name of an element or a permanent in a side cell."""
        return self.element(what) if what in ("freedom", "truth", "chaos") else self.permanent(what)
