"""No answer is cut where one reads it before choosing: random play of every game asks for all its options in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from cogs.screens.questions.drafts import groups_of, lined
from engines.kernel.state.model import Decision
from engines.kernel.views import view
from tests.cogs.screens.asking import matches
from tests.support.games import SAMPLES
from words.common.protocol import GameWords
from words.games import game_words
from words.safe import ELLIPSIS, whole_parts
from words.texts import LANGUAGES

NAMES = ("Анна", "Борис", "Вера", "Глеб", "Дарья", "Егор")


@pytest.mark.parametrize("game", SAMPLES)
def test_no_option_is_cut(game: str) -> None:
    rules = SAMPLES[game].game.standard
    cut: set[str] = set()
    for setting in SAMPLES[game].tables:
        options = setting.table(rules).options
        names = dict(enumerate(NAMES[: setting.seats]))
        worded = [game_words(game, language, rules.pack, names) for language in LANGUAGES]
        for match, asked in matches(rules, setting.seats, options, setting.seats):
            seen = view(rules, match, asked.seat).table
            cut |= {text for words in worded for text in read(words, asked, seen) if text.endswith(ELLIPSIS)}
    assert cut == set()


def read(words: GameWords, asked: Decision, seen: Any) -> Iterator[str]:
    """Yield what stands on the controls of a question: of some answers in lines of their own, of others in or above a select."""
    yield from (label for label, _ in (*groups_of(asked, words), *words.parts(asked, seen)))
    for n, facet in enumerate(asked.facets):
        yield from (words.facet_label(asked, facet, value) for value in {option.facets[n] for option in asked.options})
    for option in () if asked.facets else asked.options:
        yield words.option_label(asked, option.key, seen)
        short = words.option_text(asked, option.key, seen) or words.option_description(asked, option.key, seen)
        yield words.option_detail(asked, option.key, seen) if lined(asked) else short


def test_whole_parts_of_a_text_are_kept() -> None:
    text = "Attack, strength 2. After the attack: heal 1; draw a card. Then rest."
    assert whole_parts(text, 69) == text
    assert whole_parts(text, 68) == "Attack, strength 2. After the attack: heal 1; draw a card."
    assert whole_parts(text, 57) == "Attack, strength 2. After the attack: heal 1"
    assert whole_parts(text, 58, "More.") == "Attack, strength 2. After the attack: heal 1. More."
    assert whole_parts(text, 30, "More.") == "Attack, strength 2. More."
    assert whole_parts(text, 10) == "Attack, s…"
