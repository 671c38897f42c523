"""A match of each game is told word for word as it was approved, in both languages."""

from __future__ import annotations

import re
from difflib import unified_diff

import pytest

from engines.games import GAMES
from tests.support.games import SAMPLES
from tests.words import approve
from tests.words.support.approved import file_of, worded
from words.texts import LANGUAGES, Language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_told_as_approved(game: str, language: Language) -> None:
    approved = file_of(game, language).read_text(encoding="utf-8").splitlines()
    found = worded(SAMPLES[game], language).splitlines()
    changed = "\n".join(unified_diff(approved, found, "approved", "told", lineterm="", n=1))
    assert not changed, f"`python -m {approve.__name__}` approves it:\n{changed}"


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_tell_the_same_match(game: str) -> None:
    texts = {language: file_of(game, language).read_text(encoding="utf-8") for language in LANGUAGES}
    asked = {language: re.findall(r"^([A-F])\?", text, re.MULTILINE) for language, text in texts.items()}
    assert asked["en"] == asked["ru"] != []
    assert texts["en"].count("\n") == texts["ru"].count("\n")
