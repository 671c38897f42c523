"""All that a player has besides cards in hand: cores with their standard actions, the deck with what is planned, the discard."""

from __future__ import annotations

from boards.brawl.cards import prose, signs
from boards.brawl.cards.prose import Paragraph, Sign
from boards.painting import layout, text
from boards.painting.layout import Box, Icon, Item, Mark, Panel
from boards.painting.theme import Role
from boards.pieces.prose import Run
from engines.brawl.content.pack import Pack
from engines.brawl.content.vocabulary import CORES, Core
from engines.brawl.views.view import PlayerView
from words.brawl.cards.texts import CardWords

GAP, PAD = 8, 12
CORES_HIGH = 108
"""Height of the line with cores and piles."""

PLANNED, LEAST = 34, 28
"""Letters of the cards on top of the deck: the smaller ones where those are many."""

FEW = 2
"""Lines that larger letters may take."""

WORDS = 34

STANDARD: dict[Core, tuple[str, str]] = {
    "red": ("hit", signs.DAMAGE),
    "yellow": ("heal", signs.HEAL),
    "blue": ("plan", signs.DECK),
}
"""The standard action of each core, and the sign of what it does besides a step (SB-29)."""


def height(pack: Pack, player: PlayerView, words: CardWords, width: int) -> int:
    """Return how high it is, so many pixels wide."""
    planned = _planned_text(pack, player, words)
    return CORES_HIGH + (
        GAP + prose.height(planned, _planned_size(planned, width), width - 2 * PAD) + PAD if planned else 0
    )


def status(box: Box, pack: Pack, player: PlayerView, words: CardWords) -> list[Item]:
    """Return the player's cores and piles, filling the box, which is at least `height` high."""
    line, below = box.top(CORES_HIGH, GAP)
    left, piles = line.left(line.w * 68 // 100, GAP)
    *tiles, walk = left.columns(4, GAP)
    items = [item for core, tile in zip(sorted(CORES), tiles, strict=True) for item in _core(tile, player, core)]
    items += _walk(walk, player, words)
    for pile, (icon, key, count) in zip(
        piles.columns(2, GAP),
        (
            (signs.DECK, "deck", player.deck_size),
            (signs.DISCARD, "discard", len(player.discard)),
        ),
        strict=True,
    ):
        items += _pile(pile, icon, words.say(f"brawl-face-{key}"), count)
    planned = _planned_text(pack, player, words)
    if planned:
        written = prose.prose(below.inset(PAD, PAD // 2), planned, _planned_size(planned, box.w))
        items += [Panel(below, "panel", 14, "line", 3), *written]
    return items


def _planned_size(planned: tuple[Paragraph, ...], width: int) -> int:
    """Return the size of letters of the cards on top of the deck."""
    return PLANNED if prose.height(planned, PLANNED, width - 2 * PAD) <= FEW * text.line_height(PLANNED) else LEAST


def _core(box: Box, player: PlayerView, core: Core) -> list[Item]:
    """Return a core, ready or not, and its standard action: a step and what comes with it; a tick if it has been taken."""
    ready = core in player.ready
    action, effect = STANDARD[core]
    taken = action in player.standard
    tone: Role = "text" if ready and not taken else "faint"
    gem, rest = box.inset(10, 10).left(84, 10)
    rows = rest.inset(0, 2)
    upper, lower = rows.top(rows.h // 2, 0)
    items: list[Item] = [
        Panel(box, "raised" if ready else "panel", 16, signs.core_fill(core) if ready else "line", 4),
        signs.core(gem, core, ready=ready),
        *_count(upper, signs.MOVE, tone),
    ]
    if taken:
        spot = lower.left(36, 6)[0]
        return [*items, Mark(spot.middle(32, 32), "check", "good")]
    return [*items, *_count(lower, effect, tone)]


def _count(box: Box, icon: str, tone: Role, words: str = "1") -> list[Item]:
    sign, number = box.left(34, 8)
    return [Icon(sign.middle(34, 34), icon, tone), layout.number(number, words, 38, tone)]


def _walk(box: Box, player: PlayerView, words: CardWords) -> list[Item]:
    """Return the standard action that any core pays for: two steps."""
    taken = "walk" in player.standard
    tone: Role = "text" if player.ready and not taken else "faint"
    upper, lower = box.inset(12, 8).top(50, 0)
    mark, count = upper.left(44, 10)
    items: list[Item] = [
        Panel(box, "raised" if player.ready else "panel", 16, "line", 4),
        Icon(mark.middle(44, 44), signs.MOVE, tone),
        *layout.name(lower, words.say("brawl-face-any"), "text", WORDS, "muted" if tone == "text" else tone),
    ]
    if taken:
        return [*items, Mark(count.left(38)[0].middle(34, 34), "check", "good")]
    return [*items, layout.number(count, "2", 46, tone)]


def _pile(box: Box, icon: str, caption: str, count: int) -> list[Item]:
    upper, lower = box.inset(12, 8).top(50, 0)
    mark, number = upper.left(42, 10)
    return [
        Panel(box, "panel", 16, "line", 3),
        Icon(mark.middle(42, 42), icon, "muted"),
        layout.number(number, str(count), 46, "text"),
        *layout.name(lower, caption, "text", WORDS, "muted"),
    ]


def _planned_text(pack: Pack, player: PlayerView, words: CardWords) -> tuple[Paragraph, ...]:
    """Return the cards on top of the deck, the top one first, each after its core (SB-61); nothing if none is known."""
    if not player.planned:
        return ()
    head = Run(words.say("brawl-face-planned"), "strong", "muted")
    cards = [
        (Sign("", "text", pack.card[name].core), Run(f"{n}. {words.card(name)}" + last, "text", "text"))
        for n, name in enumerate(player.planned, 1)
        for last in ("," if n < len(player.planned) else "",)
    ]
    return ((head, *(atom for each in cards for atom in each)),)
