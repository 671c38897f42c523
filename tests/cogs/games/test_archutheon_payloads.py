"""Every question of Archutheon is a message that Discord takes, and every answer has a control of its own on it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from cogs.kit.composing.messages import Message, text
from cogs.screens.panel_pages import control_texts
from cogs.screens.questions.controls import controls
from cogs.screens.questions.drafts import drafted
from cogs.screens.questions.selects import Panel
from engines.archutheon.views.view import View
from engines.kernel.state.model import Decision
from engines.kernel.views import view
from tests.cogs.kit.bodies import judge
from tests.cogs.screens.asking import keys_on
from tests.words.archutheon.support.tables import RULES, SETTINGS, play, words_in
from words.texts import LANGUAGES, Language, words

pytestmark = pytest.mark.usefixtures("document")

BESIDE = 1500
"""Characters of a panel beside its controls: heading, story, question and what helps to answer."""

EACH = 6
"""Questions of each kind that are looked at in a match."""


def items_of(asked: Decision, seen: View, language: Language, draft: tuple[str, ...], *, detailed: bool) -> list[Any]:
    """Return the controls of a question, on a panel that Discord takes."""
    panel = Panel("K3MD7Q", "panel:0", "c", asked.seat, asked, seen, (), draft, detailed)
    items = controls(panel, words_in(language), control_texts(words(language)))
    judge(Message([text("x" * BESIDE), *items]))
    return items


@pytest.mark.parametrize("detailed", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setting", SETTINGS)
def test_every_answer_has_a_control(setting: str, language: Language, detailed: bool) -> None:
    looked = Counter[str]()
    for turn in play(setting, 3):
        for asked in turn.match.asks:
            if looked[asked.kind] >= EACH:
                continue
            looked[asked.kind] += 1
            seen = view(RULES, turn.match, asked.seat).table
            groups = words_in(language).groups(asked)
            offered = keys_on(items_of(asked, seen, language, (), detailed=detailed))
            if drafted(asked) or len(groups) > 1:
                for n, (_, members) in enumerate(groups):
                    shown = items_of(asked, seen, language, (f"@{n}",), detailed=detailed)
                    offered |= keys_on(shown)
                    assert {*members} <= offered, (asked.kind, n)
            assert {option.key for option in asked.options} <= offered, asked.kind
    assert {"turn", "declare", "answer"} <= {*looked}
    assert looked["leader"] or looked["leader_secret"]
