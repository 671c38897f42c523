"""One seat on the table picture: an enamelled header, trophies and wounds, then what it fights with."""

from __future__ import annotations

from dataclasses import dataclass

from boards.krendel import parts
from boards.painting import layout, text
from boards.painting.layout import Box, Icon, Item, Mark, Panel, seat_badge
from boards.painting.theme import Role, seat_role
from boards.pieces.seat_panel import place_badge, plaque, seat_panel
from engines.krendel.board import GOAL
from engines.krendel.content.pack import Pack
from engines.krendel.views.view import View, WizardView
from words.krendel.match import KrendelWords

FRAME = 5
EDGE = 15
MIN_HERO = 28
"""The least letters of a hero's name."""

CROWN = "crown"
GOALS = {parts.TROPHY: "laurels-trophy", parts.WOUND: "death-skull"}
"""The icon at the eleventh place of a track."""


@dataclass(frozen=True, slots=True)
class Table:
    """The view that is drawn, with its content, its words and the players' names."""

    view: View
    pack: Pack
    words: KrendelWords
    names: dict[int, str]

    def name(self, seat: int) -> str:
        """Return the name of a seat: the player's, else the hero's, else the letter."""
        hero = next((w.hero for w in self.view.wizards if w.seat == seat), None)
        return self.names.get(seat) or (self.words.hero_name(hero) if hero else self.words.letter(seat))

    def leaders(self) -> tuple[int, ...]:
        """Return the seats that would win if the game ended now (TK-31, TK-32); nobody before the first trophy, and never all."""
        standing = {w.seat: (-w.trophies, w.wounds) for w in self.view.wizards if w.wounds < GOAL}
        best = min(standing.values(), default=(0, 0))
        found = tuple(seat for seat, rank in standing.items() if rank == best)
        return found if best[0] < 0 and len(found) < len(self.view.wizards) else ()

    def out(self) -> tuple[int, ...]:
        """Return the seats that their wounds put out of the final standing (TK-31); none while the match goes on.

        A player left alone at the table wins with any wounds.
        """
        result = self.view.result
        if result is None:
            return ()
        return tuple(w.seat for w in self.view.wizards if w.wounds >= GOAL and w.seat not in result.winners)

    def places(self) -> dict[int, int]:
        """Return the final places, from 1, of all that are not out: those who share a place leave the next ones empty."""
        result, places, place = self.view.result, dict[int, int](), 1
        for seats in result.places if result is not None else ():
            places.update((seat, place) for seat in seats if seat not in self.out())
            place += len(seats)
        return places


def seat_frame(wizard: WizardView, box: Box, high: int) -> tuple[list[Item], Box, Box]:
    """Return a seat's panel with a bar in the seat's colour, `high` pixels, along its top; and the room in both."""
    items, bar, rest = seat_panel(box, high, seat_role(wizard.seat), FRAME, ruled=True)
    return items, bar, Box(rest.x + EDGE, rest.y + 10, rest.w - 2 * EDGE, rest.h - 10 - EDGE)


def header(table: Table, wizard: WizardView, box: Box) -> list[Item]:
    """Return the header of a seat: its mark, name, hero; a crown on who leads, a 1 on the first player."""
    tone = seat_role(wizard.seat)
    wide = box.w >= 400
    left, rest = box.left(round(box.h * (0.8 if wide else 0.68)), 10 if wide else 8)
    items: list[Item] = [seat_badge(left.middle(left.w, left.w), wizard.seat, inverse=True)]
    name, hero = table.name(wizard.seat), table.words.hero_name(wizard.hero)
    small = max(MIN_HERO, round(box.h * 0.34))
    tokens = [wizard.seat in table.leaders(), wizard.seat == table.view.first]
    side = min(48, rest.h - text.line_height(small))
    emblem = box.h if wide else side
    # The emblem gives way to a long word in the name.
    shown = rest.w - emblem - 6 - sum(tokens) * (side + 6) >= text.min_width(name, "strong")
    if shown and wide:
        right, rest = rest.end(emblem, 6)
        items.append(parts.hero_medallion(right, table.pack, wizard.hero))
    lower, upper = rest.foot(text.line_height(small))
    if shown and not wide:
        # Above the hero's name, which takes the whole width.
        right, upper = upper.end(emblem, 6)
        items.append(parts.hero_medallion(right, table.pack, wizard.hero))
    for drawn, held in zip((_crown, _first_player_mark), tokens, strict=True):
        if held:
            spot, upper = upper.end(side, 6)
            items += drawn(spot.middle(side, side))
    large = round(box.h * 0.58)
    ink = f"{tone}.ink"
    fitted = text.fit_name(name, "strong", upper.w, upper.h, large)
    if name == hero or fitted.cut or fitted.size < small:
        # A long name takes the hero's line too, rather than be smaller; the emblem tells the hero.
        return [*items, *layout.name(Box(upper.x, rest.y, upper.w, rest.h), name, "strong", large, ink)]
    items += layout.name(upper, name, "strong", large, ink)
    return [*items, *layout.name(lower, hero, "text", small, ink)]


def _crown(box: Box) -> list[Item]:
    return plaque(box, CROWN, 3)


def _first_player_mark(box: Box) -> list[Item]:
    return [place_badge(box, 1)]


def tracks(table: Table, wizard: WizardView, box: Box) -> list[Item]:
    """Return trophies over wounds, each as a number, its change, and pips up to the goal; the leader's are framed."""
    upper, lower = box.top(box.h // 2)
    gained, hurt = wizard.trophies - wizard.trophies_before, wizard.wounds - wizard.wounds_before
    leads = wizard.seat in table.leaders()
    return [
        *([Panel(Box(upper.x - 8, upper.y - 2, upper.w + 16, upper.h + 4), "raised", 12, "gold")] if leads else []),
        *_track(upper, parts.TROPHY, wizard.trophies, gained, "gold", "good" if gained > 0 else "bad"),
        *_track(lower, parts.WOUND, wizard.wounds, hurt, "bad", "bad" if hurt > 0 else "good"),
    ]


def _track(box: Box, icon: str, count: int, change: int, full: Role, mark: Role) -> list[Item]:
    """Return an icon, a number, its change, and pips: new ones are lozenges, the last is the sign of the goal."""
    size = max(40, min(box.h + 2, 60))
    sign, rest = box.left(size - 6, 8)
    number, rest = rest.left(max(text.width("00", "strong", size), text.width(str(count), "strong", size)), 8)
    small = max(28, round(size * 0.62))
    changed, rest = rest.left(text.width("+00", "strong", small) if abs(change) > 9 else round(small * 1.15), 8)
    items: list[Item] = [Icon(sign.middle(size - 8, size - 8), icon, full)]
    items.append(layout.number(number, str(count), size, full))
    if change:
        items.append(layout.number(changed, parts.signed(change), small, mark))
    step = rest.w / (GOAL + 0.5)
    side = min(round(step) - 4, round(size * 0.55))
    goal = min(round(step * 1.5), size - 8)
    for n in range(GOAL - 1):
        pip = Box(rest.x + round(n * step), rest.y + (rest.h - side) // 2, side, side)
        new = change > 0 and count - change <= n < count
        items.append(Mark(pip, "diamond" if new else "circle", full if n < count else "pip"))
    end = Box(rest.right - goal, rest.y + (rest.h - goal) // 2, goal, goal)
    return [*items, Icon(end, GOALS[icon], full if count >= GOAL else "faint")]
