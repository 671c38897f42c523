"""The texts of Krendel's Tournament, for words/games.py."""

from __future__ import annotations

from words.common.examples import example_words
from words.common.game_texts import CLOCK, UNDO, GameTexts, LessonWords, LookupWords, NextTopic
from words.krendel import lesson, rules
from words.krendel.match import KrendelWords

TEXTS = GameTexts(
    match=KrendelWords,
    lookup=LookupWords(
        entries=rules.entries,
        card_lines=rules.card_lines,
        listing=rules.listing,
        examples=example_words(KrendelWords, rules.caption),
    ),
    lesson=LessonWords(lesson.names, lesson.names_in_text, lesson.pages),
    next_topics=(
        NextTopic("krendel-further-ahead", "turnover"),
        NextTopic("krendel-further-previous", "with_previous"),
        UNDO,
        CLOCK,
    ),
    characters=lambda pack: {hero.id: hero.name for hero in pack.heroes},
)
