"""All that the words of BattleCON give, in one object."""

from __future__ import annotations

from words.battlecon import lesson, lookup, rules
from words.battlecon.match import BattleconWords
from words.common.game_texts import UNDO, ExampleWords, GameTexts, LessonWords, Lore, NextThing

TEXTS = GameTexts(
    match=BattleconWords,
    lore=Lore(
        entries=lookup.entries,
        card_lines=lookup.card_lines,
        listing=rules.listing,
        examples=ExampleWords(rules.example_names, rules.caption, rules.alt),
    ),
    lesson=LessonWords(lesson.names, lesson.names, lesson.pages),
    further=(
        NextThing("battlecon-further-finisher", "finisher"),
        NextThing("battlecon-further-hand", "secrets"),
        NextThing("battlecon-further-teams", "teams"),
        UNDO,
    ),
)
