"""Random matches: all cards, abilities, questions and steps get used, and nothing goes round for long."""

from __future__ import annotations

import pytest

from engines.legends.content import abilities, vocabulary
from engines.legends.game import LEGENDS
from tests.engines.conformance.usage import closed_lists
from tests.engines.legends.usage import LISTS, Legends, all_words, shipped_words

MOST_MATCHES = 300
MOST_STEPS = 300
"""Steps from an answer to the next question: the kernel gives up after 10,000."""

WORDS_OF_PACKS = {"figure:level", "of_kind:permanent"}
"""Words for which the set has no card; tests/words/legends/test_vocabulary.py reads them."""

NO_WORDS = {"role:you", "role:enemy", "type:hero"}
"""Players are named by verbs of their own kind, and heroes are neither played, buried nor brought back (LG-13)."""


@pytest.mark.rule("LG-33", "LG-50", "LG-53", "LG-54", "LG-60")
def test_random_matches_use_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    hunt = Legends(seed=6)
    hunt.listen(monkeypatch)
    while hunt.missing and hunt.matches < MOST_MATCHES:
        hunt.match()
    assert sorted(hunt.missing) == []
    assert hunt.most_steps <= MOST_STEPS


@pytest.mark.rule("LG-60")
def test_every_word_of_the_vocabulary_is_used_by_a_shipped_card() -> None:
    assert all_words() - shipped_words(LEGENDS.standard.pack) == WORDS_OF_PACKS | NO_WORDS


def test_all_closed_lists_of_the_vocabulary_are_looked_at() -> None:
    known = {**closed_lists(vocabulary), **closed_lists(abilities)}
    assert {name for name, words in known.items() if words not in LISTS.values()} == set()
