"""All that the words of BattleCON give, in one object."""

from __future__ import annotations

from words.battlecon import lookup, rules
from words.battlecon.match import BattleconWords
from words.common.game_texts import ExampleWords, GameTexts, Lore

TEXTS = GameTexts(
    match=BattleconWords,
    lore=Lore(
        entries=lookup.entries,
        card_lines=lookup.card_lines,
        listing=rules.listing,
        examples=ExampleWords(rules.example_names, rules.caption, rules.alt),
    ),
)
