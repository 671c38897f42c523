"""The challenge track from left to right: what each is worth, what it wants as a picture, and how far both teams are."""

from __future__ import annotations

from boards.brawl.cards import signs
from boards.brawl.table.sides import Table
from boards.painting import layout
from boards.painting.layout import Badge, Box, Item, Panel, Tile
from boards.painting.theme import Role
from boards.pieces import hexes
from engines.brawl.content.shapes import Challenge
from engines.brawl.content.vocabulary import Core
from engines.brawl.views.view import ChallengeView

GAP, PAD = 8, 6
COIN, COUNT, MARK = 50, 56, 50
TITLE = 84
"""Room for a name in two lines."""

NAME = 34


def track(table: Table, box: Box) -> list[Item]:
    """Return the slots from left to right; challenges enter at the left, where they are worth nothing (SB-14)."""
    slots = table.view.track
    items: list[Item] = []
    for n, (slot, spot) in enumerate(zip(slots, box.columns(max(1, len(slots)), GAP), strict=False)):
        items += _slot(table, slot, table.scorer(n), spot)
    return items


def _slot(table: Table, slot: ChallengeView, scorer: int | None, box: Box) -> list[Item]:
    """Return a slot: name above; beneath it worth and who will score it, picture, counts; in the colour of who will score it."""
    line: Role = "page.inlay" if scorer is None else table.team_tone(scorer)
    items: list[Item] = [Panel(box, "raised" if slot.worth else "panel", 14, line, 3 if scorer is None else 6)]
    inner = box.inset(PAD, PAD)
    upper, lower = inner.top(TITLE, 2)
    coin, lower = lower.left(COIN, 3)
    items.append(_coin(slot.worth, coin.top(COIN)[0]))
    if not slot.challenge:
        return items
    if scorer is not None:
        items.append(_scorer_badge(table, scorer, coin.foot(coin.h - COIN)[0]))
    challenge = table.pack.challenge[slot.challenge]
    items += layout.name(upper, table.words.challenge(slot.challenge), "strong", NAME, "text", "centre", least=NAME)
    counts, picture = lower.end(COUNT, 3)
    items += _goal_picture(table, challenge, slot, picture)
    for team, spot in enumerate((counts.top(COUNT)[0], counts.foot(COUNT)[0])):
        items += _count_badge(table, slot, team, spot)
    return items


def _scorer_badge(table: Table, team: int, box: Box) -> Item:
    """Return the mark of the team that gets the points at its next scoring."""
    side = min(MARK, box.h)
    return table.team_badge(box.foot(side)[0].middle(side, side), team)


def _coin(worth: int, box: Box) -> Item:
    if not worth:
        return Badge(box, "circle", "pip", "0", "text")
    return Badge(box, "circle", "enamel.trophies", str(worth), "enamel.trophies.ink", edge="rim")


def _count_badge(table: Table, slot: ChallengeView, team: int, box: Box) -> list[Item]:
    """Return how many champions of a team count, on gold if that is enough."""
    if not table.seats(team):
        return []
    plate = [Panel(box, "gold", 12, "rim", 2)] if team in slot.fulfilled else []
    return [*plate, table.team_badge(box.inset(3), team, str(slot.counts[team]))]


def _goal_picture(table: Table, challenge: Challenge, slot: ChallengeView, box: Box) -> list[Item]:
    """Return the statues that are asked for, or the arena with the area that is."""
    if challenge.statues:
        return _statues(challenge.statues, box)
    laid = hexes.lay_out_hexes(table.arena.map, box)
    wanted = [set(team) for team in slot.hexes]
    items: list[Item] = []
    for hex_, cell in enumerate(laid.hexes):
        teams = [team for team in (0, 1) if hex_ in wanted[team]]
        fill: Role = "pip"
        if len(teams) == 2:
            fill = "gold"
        elif teams and table.seats(teams[0]):
            fill = table.team_tone(teams[0])
        items.append(Tile(cell, fill))
    return items


def _statues(cores: tuple[Core, ...], box: Box) -> list[Item]:
    """Return the cores side by side, or one above the other where they are larger so."""
    many = len(cores)
    beside, above = min(box.w // many, box.h), min(box.w, box.h // many)
    side = max(beside, above)
    row = box.middle(side * many, side) if beside >= above else box.middle(side, side * many)
    step = (side, 0) if beside >= above else (0, side)
    return [
        signs.core(Box(row.x + n * step[0], row.y + n * step[1], side, side).inset(2), core)
        for n, core in enumerate(cores)
    ]
