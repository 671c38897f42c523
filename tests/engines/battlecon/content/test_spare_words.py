"""Words that no shipped fighter needs, but another may be written in: each on a kit made by hand (BC-47, BC-48, BC-97)."""

from __future__ import annotations

import pytest

from tests.engines.battlecon.content.spare_words import AMOUNTS, CONDITIONS


@pytest.mark.rule("BC-48")
@pytest.mark.parametrize("holds", [True, False])
@pytest.mark.parametrize("word", CONDITIONS)
def test_an_effect_with_a_spare_condition_applies_while_that_holds(word: str, holds: bool) -> None:
    fight = CONDITIONS[word](holds)
    assert [lost["amount"] for lost in fight.emitted("lost", fighter=1)] == ([1] if holds else [])


@pytest.mark.rule("BC-47", "BC-97")
@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize("word", AMOUNTS)
def test_a_spare_amount_is_counted_anew(word: str, count: int) -> None:
    fight = AMOUNTS[word](count)
    assert [lost["amount"] for lost in fight.emitted("lost", fighter=1)] == [count]
