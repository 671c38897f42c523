"""Owners in pictures: names, marks and colours of seats and of teams, and the view that is drawn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from boards.painting.layout import Badge, Box, seat_badge
from boards.painting.theme import Role, seat_letter, seat_role
from engines.brawl.content.arenas import Arena
from engines.brawl.content.pack import Pack
from engines.brawl.views.view import ChampionView, PlayerView, View
from words.brawl.cards.texts import CardWords
from words.brawl.log.prospects import expected_scores

TEAM_TONES: tuple[Role, Role] = ("metal", "spell.paper")
TEAM_FLOORS: tuple[Role, Role] = ("floor.gold", "floor.spell")
TEAM_LETTERS = ("I", "II")
"""Teams of two have colours and numbers of their own; in a duel the seat stands for the team (SB-70)."""


@dataclass(frozen=True)
class Table:
    """The view that is drawn, with its content, its words and the players' names."""

    view: View
    pack: Pack
    words: CardWords
    names: Mapping[int, str] = field(default_factory=dict)

    @cached_property
    def arena(self) -> Arena:
        """The arena that is played in."""
        return self.pack.arena[self.view.arena]

    @cached_property
    def players(self) -> dict[int, PlayerView]:
        """Players by seat."""
        return {player.seat: player for player in self.view.players}

    def name(self, seat: int) -> str:
        """Return the name of a player, else the seat's letter."""
        return self.names.get(seat) or seat_letter(seat)

    def seats(self, team: int) -> list[int]:
        """Return the seats of a team in order of turns."""
        return [seat for seat in self.view.order if self.players[seat].team == team]

    def expected_scores(self, team: int) -> int:
        """Return the points that a team gets at its next scoring if all stays as it is (SB-10)."""
        return sum(each.worth for each in expected_scores(self.view) if each.team == team)

    def scorer(self, slot: int) -> int | None:
        """Return the team that gets points for the challenge in this slot if all stays as it is; None if neither does."""
        return next((each.team for each in expected_scores(self.view) if each.slot == slot and each.worth), None)

    def champions(self, seat: int) -> list[ChampionView]:
        """Return a player's champions."""
        return [champion for champion in self.view.champions if champion.seat == seat]

    def team_tone(self, team: int) -> Role:
        """Return a team's colour."""
        return TEAM_TONES[team] if self.view.teams else seat_role(self.seats(team)[0])

    def team_floor(self, team: int) -> Role:
        """Return the colour of a team's deployment area."""
        return TEAM_FLOORS[team] if self.view.teams else f"{seat_role(self.seats(team)[0])}.floor"

    def team_badge(self, box: Box, team: int, words: str | None = None) -> Badge:
        """Return a team's mark with its letter or number, or with other words: a seat's in a duel, else a square."""
        if self.view.teams:
            return Badge(box, "square", TEAM_TONES[team], TEAM_LETTERS[team] if words is None else words, "rim")
        badge = seat_badge(box, self.seats(team)[0])
        return badge if words is None else replace(badge, words=words)

    def rim(self, champion: ChampionView) -> Role:
        """Return the colour of the rim of a champion's token."""
        return TEAM_TONES[champion.team] if self.view.teams else "metal"
