"""The hand picture: cards in rows as they are held, each whole; above them the champions, beneath them cores and piles."""

from __future__ import annotations

from collections.abc import Mapping

from boards.brawl.hand import answer, roster, rows, status
from boards.brawl.hand.rows import EDGE, GAP, MANY, WIDEST, WIDTH
from boards.brawl.table.sides import Table
from boards.painting import layout
from boards.painting.emblems import Ground
from boards.painting.layout import Box, Item, Panel, Scene, Sprite
from boards.painting.scenes import Scenes
from engines.brawl.content.pack import Pack
from engines.brawl.views.view import View
from words.brawl.cards.texts import CardWords

LEAST, STEP, MOST, TALL = 768, 64, 1280, 1600
"""Heights of the picture: as many steps more as the cards need; above `MOST` letters are as small as may be.

Of long hands that is above `TALL`.
"""

EMPTY = 200
"""Height of the note that there is no card in hand."""


def hand_scene(view: View, pack: Pack, told: CardWords, names: Mapping[int, str]) -> Scenes:
    """Return the viewer's hand, 1280 pixels wide; who may react to an attack sees it in a picture above that of the cards.

    Raises ValueError for the view of the public, and before there are decks.
    """
    player = next((p for p in view.players if p.seat == view.viewer), None)
    if player is None or player.hand is None or view.phase == "select":
        raise ValueError("there is no hand to show")
    if view.asking == "react":
        return answer.scenes(view, pack, told, names, player)
    champions = tuple(champion for champion in view.champions if champion.seat == player.seat)
    held = rows.held(view, pack, player)
    foot = status.height(pack, player, told, WIDTH - 2 * EDGE)
    frame = 2 * EDGE + roster.HIGH + GAP + foot
    strips, size = rows.fitted(told, held, (TALL if len(held) >= MANY else MOST) - frame)
    heights = rows.heights(told, strips, size) or [EMPTY + GAP]
    needed = max(frame + sum(heights), LEAST)
    high = LEAST + -(-(needed - LEAST) // STEP) * STEP
    spare = high - frame - sum(heights)

    whole = Box(0, 0, WIDTH, high)
    line, rest = whole.inset(EDGE).top(roster.HIGH, GAP)
    items: list[Item] = [
        Sprite(whole, Ground()),
        *roster.roster(line, pack, player.seat, Table(view, pack, told, names).name(player.seat), champions),
    ]
    for n, (row, height) in enumerate(zip(strips, heights, strict=bool(strips))):
        more = spare * (n + 1) // len(strips) - spare * n // len(strips)
        strip, rest = rest.top(height - GAP + more, GAP)
        items += rows.drawn(strip, row, pack, told, size)
    if not strips:
        note, rest = rest.top(rest.h - foot - GAP, GAP)
        items += _empty(note, told)
    return Scene(WIDTH, high, (*items, *status.status(rest, pack, player, told)))


def _empty(box: Box, told: CardWords) -> list[Item]:
    note = box.middle(WIDEST, EMPTY - 40)
    return [
        Panel(note, "panel", 18),
        *layout.name(note, told.say("brawl-face-empty"), "display", 44, "muted", "centre"),
    ]
