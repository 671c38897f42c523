"""All that the words of Super Fantasy Brawl give, in one object."""

from __future__ import annotations

from words.brawl import lookup, rules
from words.brawl.match import BrawlWords
from words.common.game_texts import ExampleWords, GameTexts, Lore

TEXTS = GameTexts(
    match=BrawlWords,
    lore=Lore(
        entries=lookup.entries,
        card_lines=lookup.card_lines,
        listing=rules.listing,
        examples=ExampleWords(rules.example_names, rules.caption, rules.alt),
    ),
)
