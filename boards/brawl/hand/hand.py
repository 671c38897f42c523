"""The hand picture: cards in rows as they are held, each whole; above them the champions, beneath them cores and piles.

What finds no room in large letters stands in a second picture below it: what cannot be played now, if that is enough.
"""

from __future__ import annotations

from collections.abc import Mapping

from boards.brawl.hand import reaction, roster, rows, status
from boards.brawl.hand.rows import EDGE, GAP, WIDEST, WIDTH, HandCard
from boards.brawl.table.sides import Table
from boards.painting import layout
from boards.painting.emblems import Ground
from boards.painting.layout import Box, Item, Panel, Scene, Sprite
from boards.painting.scenes import Scenes
from engines.brawl.content.pack import Pack
from engines.brawl.views.view import View
from words.brawl.cards.texts import CardWords

LEAST, STEP, MOST = 768, 64, 1280
"""Heights of the picture: as many steps more as the cards need; above `MOST` letters are as small as may be."""

LOWER = 512
"""Least height of the second picture."""

EMPTY = 200
"""Height of the note that there is no card in hand."""


def hand_scene(view: View, pack: Pack, words: CardWords, names: Mapping[int, str]) -> Scenes:
    """Return the viewer's hand, 1280 pixels wide; if the viewer may react to an attack, a picture above the cards shows it.

    Raises ValueError for the view of the public, and before there are decks.
    """
    player = next((p for p in view.players if p.seat == view.viewer), None)
    if player is None or player.hand is None or view.phase == "select":
        raise ValueError("there is no hand to show")
    if view.asking == "react":
        return reaction.scenes(view, pack, words, names, player)
    cards = rows.hand_cards(view, pack, player)
    foot = status.height(pack, player, words, WIDTH - 2 * EDGE)
    frame = 2 * EDGE + roster.HIGH + GAP + foot
    rest: list[HandCard] = []
    if len(cards) > 1 and rows.fit_rows(words, cards, MOST - frame)[1] < rows.READABLE:
        count = rows.split_count(words, cards, MOST - frame, MOST - 2 * EDGE + GAP)
        cards, rest = cards[:count], cards[count:]

    strips, size, high = _lay_out(words, cards, frame, LEAST)
    whole = Box(0, 0, WIDTH, high)
    line, below = whole.inset(EDGE).top(roster.HIGH, GAP)
    foot_box, middle = below.foot(foot, GAP)
    name = Table(view, pack, words, names).name(player.seat)
    champions = tuple(champion for champion in view.champions if champion.seat == player.seat)
    items: list[Item] = [
        Sprite(whole, Ground()),
        *roster.roster(line, pack, player.seat, name, champions),
        *(rows.draw_rows(middle, strips, pack, words, size) if cards else _empty_note(middle, words)),
        *status.status(foot_box, pack, player, words),
    ]
    upper = Scene(WIDTH, high, tuple(items))
    return (upper, _second_scene(rest, pack, words)) if rest else upper


def _lay_out(words: CardWords, cards: list[HandCard], frame: int, least: int) -> tuple[list[rows.Row], int, int]:
    """Return cards in rows, their letters, and how high the picture is that has them within a frame."""
    strips, size = rows.fit_rows(words, cards, MOST - frame)
    needed = max(frame + sum(rows.heights(words, strips, size) or [EMPTY + GAP]), least)
    return strips, size, least + -(-(needed - least) // STEP) * STEP


def _second_scene(cards: list[HandCard], pack: Pack, words: CardWords) -> Scene:
    """Return the second picture, of cards alone."""
    strips, size, high = _lay_out(words, cards, 2 * EDGE - GAP, LOWER)
    whole = Box(0, 0, WIDTH, high)
    return Scene(WIDTH, high, (Sprite(whole, Ground()), *rows.draw_rows(whole.inset(EDGE), strips, pack, words, size)))


def _empty_note(box: Box, words: CardWords) -> list[Item]:
    note = box.middle(WIDEST, EMPTY - 40)
    return [
        Panel(note, "panel", 18),
        *layout.name(note, words.say("brawl-face-empty"), "display", 44, "muted", "centre"),
    ]
