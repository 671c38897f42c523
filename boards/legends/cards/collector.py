"""The collector's line: the set's sign in the rarity's colour, number and rarity in words, author and licence of the emblem."""

from __future__ import annotations

from boards.legends.cards import signs
from boards.painting import authors, layout, text
from boards.painting.layout import Box, Icon, Item, Panel
from words.legends.cards.texts import CardWords

SIGN = 56
WORDS, LEAST = 34, 28


def collector_line(box: Box, words: CardWords, name: str) -> list[Item]:
    """Return the line filling the box, for a ground of paper (LG-12, LG-57)."""
    card = words.pack.card[name]
    ground, ink = signs.RARITY_TONES[card.rarity]
    spot, rest = box.left(SIGN, 14)
    seal = spot.middle(SIGN, SIGN)
    left = text.clean(words.collector(name), "strong")
    author = authors.author_of(card.emblem) or words.say("legends-face-unknown-author")
    right = text.clean(words.say("legends-face-author", author=author, licence=authors.LICENCE), "text")
    wide = min(text.width(left, "strong", WORDS), rest.w // 2)
    number, credit = rest.left(wide, 20)
    return [
        Panel(seal, "paper.line", 12),
        Panel(seal.inset(3), ground, 10),
        Icon(seal.middle(SIGN - 16, SIGN - 16), signs.SET, ink),
        *layout.name(number, left, "strong", WORDS, "paper.text", least=LEAST),
        *layout.name(credit, right, "text", 30, "paper.muted", "right", least=LEAST),
    ]
