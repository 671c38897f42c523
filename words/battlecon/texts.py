"""The texts of BattleCON, for words/games.py."""

from __future__ import annotations

from words.battlecon import lesson, lookup, rules
from words.battlecon.match import BattleconWords
from words.common.examples import example_words
from words.common.game_texts import UNDO, GameTexts, LessonWords, LookupWords, NextTopic

TEXTS = GameTexts(
    match=BattleconWords,
    lookup=LookupWords(
        entries=lookup.entries,
        card_lines=lookup.card_lines,
        listing=rules.listing,
        examples=example_words(BattleconWords, rules.caption),
    ),
    lesson=LessonWords(lesson.names, lesson.names, lesson.pages),
    next_topics=(
        NextTopic("battlecon-further-finisher", "finisher"),
        NextTopic("battlecon-further-hand", "secrets"),
        NextTopic("battlecon-further-teams", "teams"),
        UNDO,
    ),
    characters=lambda pack: {kit.id: kit.name for kit in pack.kits},
)
