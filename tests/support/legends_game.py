"""Legends among the bot's games for the length of a test, where it is not one of them anyway.

`from tests.support.legends_game import legends` gives the fixture; the texts of its tables lie in tests/support/locales.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engines.games import GAMES
from engines.kernel.events import Event
from engines.kernel.state.model import Decision
from engines.legends.game import LEGENDS
from tests.support.gauntlet_words import GauntletWords
from tests.support.thinkers import InThread
from words.common.game_texts import GameTexts
from words.games import GAMES as WORDS
from words.legends.decks import DECKS
from words.texts import LANGUAGES, words

FOLDER = Path(__file__).with_name("locales")


class PlainWords(GauntletWords):
    """Words of a table that name its seats alone: what happens in a match is not told."""

    def phase(self, view: Any) -> str:
        return ""

    def title(self) -> str:
        return self.say("legends-title")

    heading = summary = hand_summary = _hand = result = phase

    def text_board(self, view: Any, *, asked: Decision | None = None) -> str:
        return self.say("legends-title")

    def question(self, decision: Decision, view: Any) -> str:
        return decision.kind

    def help_text(self, decision: Decision, view: Any, *, text: bool = False) -> str:
        return ""

    def option_label(self, decision: Decision, key: str, view: Any) -> str:
        return key

    option_description = option_detail = option_label

    def line(self, event: Event) -> str | None:
        return None


@pytest.fixture
def legends(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make Legends one of the games; its tables are not looked at once a match has begun."""
    if LEGENDS.id in WORDS:
        return
    for language in LANGUAGES:
        body = (FOLDER / language / "legends.ftl").read_text(encoding="utf-8")
        for texts in (words(language), words(language, strict=True), words(language, strict=False)):
            texts.add("legends.ftl", body)
    monkeypatch.setitem(GAMES, LEGENDS.id, LEGENDS)
    monkeypatch.setitem(WORDS, LEGENDS.id, GameTexts(PlainWords, decks=DECKS))
    monkeypatch.setattr("referee.automatic.practice.thinker", InThread)
