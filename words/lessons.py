"""What a guided first match says: the pages of each game's lesson, by game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from engines.kernel.lessons import Stage
from engines.kernel.model import Seat
from words import krendel_lesson
from words.lesson_page import Page
from words.texts import Language


@dataclass(frozen=True)
class LessonWords:
    """What the words of a game give for its lesson.

    `names` are those at the table, the learner's included, and `called` what the texts call them; `pages` explain what has
    happened since the latest answer, in order, the last one the question or the end. `pages` takes the game's words for those
    who are `called` so.
    """

    names: Callable[[Language], Mapping[Seat, str]]
    called: Callable[[Language], Mapping[Seat, str]]
    pages: Callable[[Any, Stage], list[Page]]


LESSONS: Mapping[str, LessonWords] = {
    "krendel": LessonWords(krendel_lesson.names, krendel_lesson.called, krendel_lesson.pages)
}
