"""Refusals of tournaments as a user reads them: complete, though the core leaves out what does not apply."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as Text

from cogs.kit.answering.answers import refusal_text
from referee.errors import RefusedError
from words.texts import FOLDER, LANGUAGES, Language, words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_text_without_any_facts(language: Language) -> None:
    parsed = FluentParser().parse((FOLDER / "en" / "tournaments" / "refused.ftl").read_text(encoding="utf-8"))
    keys = [entry.id.name for entry in parsed.body if isinstance(entry, Text)]
    keys = [key for key in keys if key.startswith("refused-tournament")]
    assert len(keys) > 50
    for key in keys:
        text = refusal_text(RefusedError(key, rule="TM-64"), words(language, strict=True))
        assert key not in text


def test_a_round_that_was_undone_meanwhile_is_said_to_be_gone() -> None:
    text = refusal_text(RefusedError("refused-tournament-round-wrong", rule="TM-64", round=3), words("en", strict=True))
    assert text.startswith("Round 3 is not there")
