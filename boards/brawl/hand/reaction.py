"""The pictures for a player who may react to an attack: the arena with it, and below the cards, reactions first."""

from __future__ import annotations

from collections.abc import Mapping

from boards.brawl.cards import signs
from boards.brawl.hand import rows
from boards.brawl.hand.rows import EDGE, GAP, WIDTH, HandCard
from boards.brawl.table import table
from boards.brawl.table.sides import Table
from boards.painting import layout
from boards.painting.emblems import Ground
from boards.painting.layout import Box, Icon, Item, Panel, Scene, Sprite
from engines.brawl.content.pack import Pack
from engines.brawl.views.view import PlayerView, View
from words.brawl.cards.texts import CardWords

LEAST, STEP, MOST = 512, 64, 1280
"""Heights of the lower picture: as many steps more as the cards need; above `MOST` letters are as small as may be."""

COLUMNS = {0: (1,), 1: (1,), 2: (2,), 3: (3,), 4: (4,), 5: (3,), 6: (3,)}
"""Reactions side by side, by their number."""

OTHERS, CHIP = 3, 60
"""Names of other cards side by side, and their height."""


def scenes(
    view: View, pack: Pack, words: CardWords, names: Mapping[int, str], player: PlayerView
) -> tuple[Scene, Scene]:
    """Return the arena with the attack, and below it the player's cards; each 1280 pixels wide."""
    return table.arena_scene(Table(view, pack, words, dict(names))), _cards(view, pack, words, player)


def _cards(view: View, pack: Pack, words: CardWords, player: PlayerView) -> Scene:
    """Return the reactions held, and beneath them the names of the other cards."""
    held = rows.hand_cards(view, pack, player)
    reactions = [each for each in held if pack.card[each.name].kind == "reaction"]
    others = [each for each in held if each not in reactions]
    below = -(-len(others) // OTHERS) * (CHIP + GAP)
    room = MOST - 2 * EDGE - below
    strips, size = rows.fit_rows(words, reactions, room, COLUMNS)
    heights = rows.heights(words, strips, size)
    needed = max(LEAST, sum(heights) + below + 2 * EDGE - GAP)
    high = LEAST + -(-(needed - LEAST) // STEP) * STEP
    rest = Box(0, 0, WIDTH, high).inset(EDGE)
    foot, rest = rest.foot(below - GAP, GAP) if others else (rest, rest)

    items: list[Item] = [
        Sprite(Box(0, 0, WIDTH, high), Ground()),
        *(rows.draw_rows(rest, strips, pack, words, size) if strips else _no_reaction_note(rest, words)),
    ]
    return Scene(WIDTH, high, (*items, *_other_cards(foot, others, words)))


def _other_cards(box: Box, others: list[HandCard], words: CardWords) -> list[Item]:
    """Return the cards that are no reactions: core, kind and name."""
    items: list[Item] = []
    for n, each in enumerate(others):
        strip = Box(box.x, box.y + n // OTHERS * (CHIP + GAP), box.w, CHIP)
        spot = strip.columns(OTHERS, GAP)[n % OTHERS]
        card = words.pack.card[each.name]
        core, name = spot.inset(10, 4).left(40, 8)
        sign, name = name.left(28, 8)
        items += [
            Panel(spot, "panel", 14, signs.core_fill(card.core), 3),
            signs.core(core, card.core),
            Icon(sign.middle(26, 26), signs.KIND_SIGNS[card.kind], "muted"),
            *layout.name(name, words.card(each.name), "strong", 34, "text"),
        ]
    return items


def _no_reaction_note(box: Box, words: CardWords) -> list[Item]:
    note = box.middle(box.w, min(box.h, 120))
    return [
        Panel(note, "panel", 18),
        *layout.name(note.inset(20, 8), words.say("brawl-face-no-reaction"), "display", 40, "muted", "centre"),
    ]
