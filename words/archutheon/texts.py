"""The texts of Archutheon, for words/games.py."""

from __future__ import annotations

from words.archutheon import lesson, lookup, rules
from words.archutheon.match import ArchutheonWords
from words.common.examples import example_words
from words.common.game_texts import UNDO, GameTexts, LessonWords, LookupWords, NextTopic

TEXTS = GameTexts(
    match=ArchutheonWords,
    lookup=LookupWords(
        entries=lookup.entries,
        card_lines=lookup.card_lines,
        listing=rules.listing,
        examples=example_words(ArchutheonWords, rules.caption),
    ),
    lesson=LessonWords(lesson.names, lesson.names, lesson.pages),
    next_topics=(
        NextTopic("archutheon-further-hidden", "hidden"),
        NextTopic("archutheon-further-roads", "gate"),
        NextTopic("archutheon-further-modules", "modules"),
        UNDO,
    ),
    characters=lambda pack: {hero.id: hero.name for hero in pack.heroes},
)
