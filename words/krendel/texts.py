"""All that the words of Krendel's Tournament give, in one object."""

from __future__ import annotations

from words.common.game_texts import CLOCK, UNDO, ExampleWords, GameTexts, LessonWords, Lore, NextThing
from words.krendel import lesson, rules
from words.krendel.match import KrendelWords

TEXTS = GameTexts(
    match=KrendelWords,
    lore=Lore(
        entries=rules.entries,
        card_lines=rules.card_lines,
        listing=rules.listing,
        examples=ExampleWords(rules.example_names, rules.caption, rules.alt),
    ),
    lesson=LessonWords(lesson.names, lesson.called, lesson.pages),
    further=(
        NextThing("krendel-further-ahead", "turnover"),
        NextThing("krendel-further-previous", "with_previous"),
        UNDO,
        CLOCK,
    ),
)
