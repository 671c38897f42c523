"""Verdicts on dice as messages: they claim no more than was checked."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.kit.composing.messages import Message
from cogs.replay import dice_pages
from referee.files.dice import Difference, Verdict
from referee.files.parts import FORMAT
from referee.files.verifying import Findings
from words.texts import LANGUAGES, Language, words

RIGHT = Verdict(2, 5, "ab" * 32, None)
UNREADABLE = Verdict(0, 0, "", Difference("readable", "Expected `int`, got `float`", ""))
HASH = "cd" * 32


def match(imported: int = 0) -> Any:
    """Return a finished match, as far as pages of its dice ask."""
    return SimpleNamespace(row=SimpleNamespace(code="ABC234", imported=imported, commitment=HASH))


def text_of(message: Message) -> str:
    """Return the text of a message."""
    return "\n".join(getattr(item, "content", "") for item in message.items)


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_draws_that_cannot_be_read_nothing_is_said_to_be_right(language: Language) -> None:
    say = words(language)
    shown = text_of(dice_pages.of_match(Findings(HASH, UNREADABLE, None, FORMAT), match(), say))
    assert "✓" not in shown
    assert shown.count("✗") == 1


@pytest.mark.parametrize(("imported", "of_match", "of_both"), [(0, "here", "both"), (1, "file", "file")])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_brought_in_as_a_file_proves_no_more_than_a_file(
    language: Language, imported: int, of_match: str, of_both: str
) -> None:
    say, live = words(language), match(imported)
    found = Findings(HASH, RIGHT, None, FORMAT)
    assert say("verify-proves", way=of_match, played="yes", draws=RIGHT.draws) in text_of(
        dice_pages.of_match(found, live, say)
    )
    compared = Findings(HASH, RIGHT, None, FORMAT, RIGHT)
    assert say("verify-proves", way=of_both, played="yes", draws=RIGHT.draws) in text_of(
        dice_pages.of_both(compared, live, say)
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_is_not_blamed_for_the_dice_of_the_match_that_it_is_compared_with(language: Language) -> None:
    say = words(language)
    shown = text_of(dice_pages.of_both(Findings(HASH, RIGHT, None, FORMAT, UNREADABLE), match(), say))
    assert say("verify-other-wrong", code="ABC234") in shown
    assert say("verify-title-both", code="ABC234", right="no") in shown
    assert say("verify-other", code="ABC234", draws=0, fingerprint="") not in shown
