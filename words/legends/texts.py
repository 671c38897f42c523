"""The texts of Legends, for words/games.py."""

from __future__ import annotations

from words.common.examples import example_words
from words.common.game_texts import UNDO, GameTexts, LessonWords, LookupWords, NextTopic
from words.legends import lesson, lookup, rules
from words.legends.decks import DECKS
from words.legends.match import LegendsWords

TEXTS = GameTexts(
    match=LegendsWords,
    lookup=LookupWords(
        entries=lookup.entries,
        card_lines=lookup.card_lines,
        listing=rules.listing,
        examples=example_words(LegendsWords, rules.caption),
    ),
    lesson=LessonWords(lesson.names, lesson.names, lesson.pages),
    next_topics=(
        NextTopic("legends-further-stack", "stack"),
        NextTopic("legends-further-decks", "decks"),
        NextTopic("legends-further-windows", "windows"),
        UNDO,
    ),
    decks=DECKS,
    characters=lambda pack: {hero.id: hero.name for hero in pack.heroes},
)
