"""A fighter as a figure: the mark of its player, the standing token with the kit's emblem, the sign of its team."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from boards.battlecon.cards import emblem
from boards.painting import layout, text
from boards.painting.layout import Badge, Box, Icon, Item, Mark, MarkShape, Panel
from boards.painting.theme import Role, seat_letter, seat_role
from engines.battlecon.content.pack import Pack
from engines.battlecon.views.view import FighterView, View
from words.battlecon.match import BattleconWords

MIN_MARK = 42
"""Pixels: the least side of a mark whose letter can be read, whatever its shape."""

STUNNED, OUT = "knocked-out-stars", "death-skull"

TEAMS: tuple[tuple[MarkShape, Role], ...] = (("star", "gold"), ("diamond", "spell"))
"""Shape and colour of each team's sign."""


@dataclass(frozen=True)
class Table:
    """The view that is drawn, with its content, its words and the players' names."""

    view: View
    pack: Pack
    words: BattleconWords
    names: dict[int, str]

    def name(self, seat: int) -> str:
        """Return the name of a player, else the seat's letter."""
        return self.names.get(seat) or self.words.letter(seat)

    @cached_property
    def marks(self) -> dict[int, str]:
        """The letter of each fighter's seat; with a number where a player leads several (BC-60)."""
        found = {}
        for fighter in self.view.fighters:
            own = [each.index for each in self.view.fighters if each.seat == fighter.seat]
            number = str(own.index(fighter.index) + 1) if len(own) > 1 else ""
            found[fighter.index] = seat_letter(fighter.seat) + number
        return found

    @cached_property
    def turned(self) -> bool:
        """Whether the own side would be at the right: in one's own picture all stands the other way round (BC-01)."""
        teams = [fighter.team for fighter in self.view.fighters if fighter.seat == self.view.viewer]
        return teams[:1] == [1]


def badge(table: Table, box: Box, fighter: FighterView, *, inverse: bool = False) -> Badge:
    """Return the mark of a fighter: that of its seat, with a number where a player leads several; `inverse` as for a seat."""
    return replace(layout.seat_badge(box, fighter.seat, inverse=inverse), words=table.marks[fighter.index])


def team_sign(box: Box, team: int) -> Mark:
    """Return the sign of a team."""
    shape, role = TEAMS[team % len(TEAMS)]
    return Mark(box, shape, role)


def standing_token(table: Table, box: Box, fighter: FighterView) -> list[Item]:
    """Return the token of a fighter, filling the box: emblem above; beneath it the seat's mark, and life or stun."""
    full = seat_role(fighter.seat)
    edge: Role = TEAMS[fighter.team % len(TEAMS)][1] if table.view.teams else f"{full}.shade"
    radius = 14 if table.view.teams and fighter.team else 34
    items: list[Item] = [
        Panel(box, "rim", radius),
        Panel(box.inset(3), edge, radius - 3),
        Panel(box.inset(8), full, radius - 8),
    ]
    inner = box.inset(12, 11)
    side = min(inner.w, inner.h * 7 // 10, inner.h - MIN_MARK - 4)
    above, below = inner.top(side, 4)
    items.append(emblem.medallion(above, table.pack, fighter.kit))
    mark, rest = below.left(min(below.h, below.w // 2), 4)
    items.append(badge(table, mark.middle(mark.w, min(mark.w, mark.h)), fighter, inverse=True))
    if fighter.stunned:
        return [*items, Icon(rest.square(), STUNNED, f"{full}.ink")]
    words, size = text.clean(str(fighter.life), "strong"), min(46, below.h)
    while size > text.SMALLEST and text.width(words, "strong", size) > rest.w:
        size -= 1
    wide = text.width(words, "strong", size)
    return [*items, layout.number(rest.middle(wide, rest.h), words, size, f"{full}.ink")]
