"""Every question of Legends is a message that Discord takes, and every answer has a control of its own on it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import msgspec
import pytest

from cogs.kit.composing.messages import Message, text
from cogs.screens.panel_pages import control_texts
from cogs.screens.questions.controls import controls
from cogs.screens.questions.drafts import drafted
from cogs.screens.questions.selects import Panel
from engines.kernel.state.model import Decision, Option
from engines.kernel.views import view
from engines.legends.game import LEGENDS
from engines.legends.views.view import View
from tests.cogs.kit.bodies import judge
from tests.cogs.screens.asking import keys_on, matches
from words.legends.match import LegendsWords
from words.texts import LANGUAGES, Language, words

pytestmark = pytest.mark.usefixtures("document")

RULES = LEGENDS.standard
BESIDE = 1700
"""Characters of a panel beside its controls: heading, story, question and what helps to answer."""

MOST = 150
"""Questions that are looked at in each match."""


def questions(seed: int) -> Iterator[tuple[Decision, View]]:
    """Yield the questions of a match at random, each with its view."""
    options = msgspec.convert({"windows": "all"}, LEGENDS.options_type)
    for match, asked in islice(matches(RULES, 2, options, seed), MOST):
        yield asked, view(RULES, match, asked.seat).table


def shown(asked: Decision, seen: View, language: Language, *, detailed: bool) -> set[str]:
    """Return the answers on the panel of a question, which Discord takes."""
    own = LegendsWords(language, RULES.pack, {0: "Анна", 1: "Борис"}, strict=True)
    panel = Panel("K3MD7Q", "panel:0", "c", asked.seat, asked, seen, (), (), detailed)
    items = controls(panel, own, control_texts(words(language)))
    judge(Message([text("x" * BESIDE), *items]))
    return keys_on(items)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("detailed", [False, True])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_answer_has_a_control(seed: int, detailed: bool, language: Language) -> None:
    for asked, seen in questions(seed):
        offered = shown(asked, seen, language, detailed=detailed)
        assert {option.key for option in asked.options} <= offered, (asked.kind, drafted(asked))


@pytest.mark.rule("LG-10")
@pytest.mark.parametrize("language", LANGUAGES)
def test_two_copies_that_are_looked_at_have_a_control_each(language: Language) -> None:
    asked, seen = next(questions(1))
    keys = ("watchman", "watchman#2", "watchman#3", "spark")
    look = Decision("9", asked.seat, "look", tuple(Option(key, (key,), ()) for key in keys), 1, 1, False, (), (), ())
    assert set(keys) <= shown(look, seen, language, detailed=False)
