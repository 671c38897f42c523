"""The texts of Super Fantasy Brawl, for words/games.py."""

from __future__ import annotations

from words.brawl import lesson, lookup, rules
from words.brawl.match import BrawlWords
from words.common.examples import example_words
from words.common.game_texts import UNDO, GameTexts, LessonWords, LookupWords, NextTopic

TEXTS = GameTexts(
    match=BrawlWords,
    lookup=LookupWords(
        entries=lookup.entries,
        card_lines=lookup.card_lines,
        listing=rules.listing,
        examples=example_words(BrawlWords, rules.caption),
    ),
    lesson=LessonWords(lesson.names, lesson.names, lesson.pages),
    next_topics=(
        NextTopic("brawl-further-track", "track"),
        NextTopic("brawl-further-draft", "draft"),
        NextTopic("brawl-further-teams", "teams"),
        UNDO,
    ),
    characters=lambda pack: {champion.id: champion.name for champion in pack.champions},
)
