"""All that the words of Super Fantasy Brawl give, in one object."""

from __future__ import annotations

from words.brawl import lesson, lookup, rules
from words.brawl.match import BrawlWords
from words.common.game_texts import UNDO, ExampleWords, GameTexts, LessonWords, Lore, NextThing

TEXTS = GameTexts(
    match=BrawlWords,
    lore=Lore(
        entries=lookup.entries,
        card_lines=lookup.card_lines,
        listing=rules.listing,
        examples=ExampleWords(rules.example_names, rules.caption, rules.alt),
    ),
    lesson=LessonWords(lesson.names, lesson.names, lesson.pages),
    further=(
        NextThing("brawl-further-track", "track"),
        NextThing("brawl-further-draft", "draft"),
        NextThing("brawl-further-teams", "teams"),
        UNDO,
    ),
)
