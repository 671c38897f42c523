"""Names of champions and hexes in a match of Super Fantasy Brawl, the base of all its other texts."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Self

from engines.brawl.content.arenas import Arena
from engines.brawl.content.pack import Pack
from engines.brawl.views.view import ChampionView, Seat, View
from engines.kernel.hexes import members
from words.brawl.cards.cast import Cast
from words.brawl.cards.texts import CardWords
from words.common.player_names import PlayerNames
from words.common.runs import runs
from words.texts import Language


class MatchWords(CardWords, PlayerNames):
    """Words for the champions and hexes of one match in one language.

    `names` are the players' names by seat, already safe for where they will be read. Events name champions by number alone: who
    they are is known `at` a view.
    """

    def __init__(self, language: Language, pack: Pack, names: Mapping[Seat, str], *, strict: bool = False) -> None:
        super().__init__(language, pack, strict=strict)
        self._names = names
        self.cast = Cast(pack.arenas[0].id)

    # ---------------------------------------------------------------- who is who

    def at(self, view: View) -> Self:
        """Return these words for the moment of a view: with who plays whom then, in which order and where."""
        words = copy.copy(self)
        words.cast = Cast.of(view)
        return words

    def team(self, team: int) -> str:
        """Return the names of a team's players (SB-70): in a duel the player's."""
        return self.all_names(self.cast.order[team::2]) or self.say("brawl-team", team=team + 1)

    def who(self, champion: int) -> str:
        """Return a champion's name; with the player's where both sides have the same one (SB-73)."""
        if not self.cast.has_champion(champion):
            return self.say("brawl-nobody", number=champion + 1)
        return self._name_apart(champion, self.champion(self.cast.champions[champion][1]))

    def whom(self, champion: int, case: str = "acc") -> str:
        """Return a champion's name in a case ("gen", "acc", "dat", "ins"), as languages with cases have it."""
        if not self.cast.has_champion(champion):
            return self.who(champion)
        return self._name_apart(champion, self.champion_in(self.cast.champions[champion][1], case))

    def _name_apart(self, champion: int, name: str) -> str:
        """Return a champion's name, with the player's where both sides have the same one."""
        if not self.cast.twins(champion):
            return name
        seat, _ = self.cast.champions[champion]
        return self.say("brawl-twin", champion=name, name=self.name(seat))

    def all_who(self, champions: Sequence[int], case: str = "nom") -> str:
        """Return the names of champions, apart by commas."""
        return ", ".join(self.who(i) if case == "nom" else self.whom(i, case) for i in champions)

    # ---------------------------------------------------------------- hexes

    @property
    def arena(self) -> Arena:
        """The map that is played on."""
        return self.pack.arena[self.cast.arena]

    def hex(self, hex_: int) -> str:
        """Return how players call a hex, "C3"; for a champion at the gate (SB-40), that."""
        return self.say("brawl-at-gate") if hex_ < 0 else self.hex_name(self.cast.arena, hex_)

    def hexes(self, hexes: Sequence[int]) -> str:
        """Return the names of hexes, apart by commas."""
        return ", ".join(map(self.hex, hexes))

    def spans(self, hexes: Sequence[int]) -> str:
        """Return the names of hexes in the order of the map, those beside one another in a row from first to last: "A1–3, B2"."""
        found = runs(sorted(hexes), lambda before, hex_: self.arena.grid.next[before][0] == hex_)
        return ", ".join(self.hex(run[0]) + (f"–{self.hex(run[-1])[1:]}" if run[1:] else "") for run in found)

    def row(self, side: int) -> str:
        """Return the letters of the rows of a deployment area: 0 is drawn "a" in the map, 1 "b"."""
        names = {self.hex(hex_)[:1] for hex_ in members(self.arena.deployment[side])}
        return ", ".join(sorted(names))

    def statue(self, core: str) -> str:
        """Return the name of a statue by its colour: "red statue"."""
        return self.say("brawl-statue", core=core)

    # ---------------------------------------------------------------- cards and figures

    def quoted(self, name: str) -> str:
        """Return a name in quotation marks."""
        return self.say("brawl-quoted", name=name)

    def source(self, name: str) -> str:
        """Return the source of an effect: a card by its name, a levelled champion, a trap, a standard action."""
        if name in self.pack.card:
            return self.quoted(self.card(name))
        kit = name.partition(".")[0]
        if kit in self.pack.champion:
            return self.champion(kit)
        return self.say("brawl-source-trap") if name == "trap" else self.standard(name).name  # type: ignore[arg-type]

    def card_of(self, name: str) -> str:
        """Return the champion of a card and its name: "Dugrun: Mighty Blow"."""
        return self.say("brawl-card-of", champion=self.champion(name.partition(".")[0]), card=self.card(name))

    def short(self, name: str) -> str:
        """Return a card's kind, core and figures in short: "attack, red, boots 2, melee, strength 3"."""
        figures, card = self.figures(name), self.pack.card[name]
        parts = [self.kind(name).lower(), self.say("brawl-colour", core=card.core)]
        for label, value in figures._asdict().items():
            if value:
                parts.append(value if label == "range" else self.say(f"brawl-figure-{label}", value=value))
        return ", ".join(parts)

    def face(self, health: int, defence: int) -> str:
        """Return the figures of a side of a champion card: "health 5, defence 1"."""
        return self.say("brawl-face-figures", health=health, defence=defence)

    def points(self, count: int) -> str:
        """Return an amount of victory points: "+2 VP"."""
        return self.say("brawl-points", count=count)

    def amount(self, count: int) -> str:
        """Return an amount of damage: "2 damage"."""
        return self.say("brawl-amount-damage", count=count)

    def cards(self, names: Sequence[str]) -> str:
        """Return cards by name in quotation marks, apart by commas; in words that there are none."""
        return ", ".join(self.quoted(self.card(name)) for name in names) or self.say("brawl-no-cards")


def champions_of(view: View, seat: Seat) -> list[ChampionView]:
    """Return the champions of a player."""
    return [champion for champion in view.champions if champion.seat == seat]
