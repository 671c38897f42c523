"""Random matches: everything there is gets used, nothing goes round for long."""

from __future__ import annotations

import pytest

from engines.archutheon.game import ARCHUTHEON
from tests.engines.archutheon.usage import Squads, all_words, shipped_words

MOST_MATCHES = 600
MOST_STEPS = 400
"""Steps from an answer to the next question: the kernel gives up after 10,000."""


@pytest.mark.rule("AR-98")
def test_random_matches_use_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    hunt = Squads(seed=15)
    hunt.listen(monkeypatch)
    while hunt.missing and hunt.matches < MOST_MATCHES:
        hunt.match()
    assert sorted(hunt.missing) == []
    assert hunt.most_steps <= MOST_STEPS


def test_every_word_of_the_vocabulary_is_used_by_shipped_content() -> None:
    assert all_words() - shipped_words(ARCHUTHEON.standard.pack) == set()
