"""A line that says whose hand it is, and how the player's champions fare: damage, defence, the levelled side, the gate."""

from __future__ import annotations

from boards.brawl.cards import signs
from boards.painting import layout, text
from boards.painting.layout import Box, Icon, Item, Mark, Panel
from boards.painting.theme import Role, seat_role
from engines.brawl.content.pack import Pack
from engines.brawl.views.view import ChampionView

HIGH = 84
GAP = 8
DIGITS, OF = 40, 34
NAME = 300
"""Width of the part with the player's name."""


def roster(box: Box, pack: Pack, seat: int, player: str, champions: tuple[ChampionView, ...]) -> list[Item]:
    """Return a player's mark and name, and a plate for each of the champions, filling a box `HIGH` high."""
    head, rest = box.left(NAME, GAP)
    badge, name = head.inset(12, 0).left(48, 10)
    items: list[Item] = [
        Panel(head, "panel", 16, seat_role(seat), 4),
        layout.seat_badge(badge.middle(48, 48), seat),
        *layout.name(name.inset(0, 8), player, "strong", 34, "text"),
    ]
    for plate, champion in zip(rest.columns(len(champions) or 1, GAP), champions, strict=False):
        items += _plate(plate, pack, champion)
    return items


def _plate(box: Box, pack: Pack, champion: ChampionView) -> list[Item]:
    """Return the emblem, with a star beside it if levelled, a gate if out of action; damage of how much health; defence."""
    out = champion.hex < 0
    ink: Role = "muted" if out else "text"
    spot, rest = box.inset(10, 6).left(58, 8)
    items: list[Item] = [
        Panel(box, "panel", 16, "gold" if champion.levelled else "line", 4),
        signs.medallion(spot, pack, champion.kit),
    ]
    if champion.levelled:
        star, rest = rest.left(30, 6)
        items.append(Mark(star.middle(30, 30), "star", "gold"))
    if out:
        gate, rest = rest.left(40, 6)
        items.append(Icon(gate.middle(40, 40), signs.GATE, "warning"))
    taken, most = str(champion.damage), "" if out else f"/{champion.health}"
    heart, rest = rest.left(34, 6)
    number, rest = rest.left(text.width(taken, "strong", DIGITS), 2)
    if most:
        of, rest = rest.left(text.width(most, "strong", OF), 0)
        items.append(layout.number(of, most, OF, "muted"))
    shield, rest = rest.left(10)[1].left(32, 6)
    health: Role = "bad" if champion.bloodied else ink
    return [
        *items,
        Icon(heart.middle(34, 34), signs.DAMAGE, "bad"),
        layout.number(number, taken, DIGITS, health),
        Icon(shield.middle(32, 32), signs.DEFENCE, "muted"),
        layout.number(rest, str(champion.defence), DIGITS, ink),
    ]
