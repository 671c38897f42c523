"""Random matches: everything there is gets used, each champion can meet its own like, nothing goes round for long."""

from __future__ import annotations

import pytest

from engines.brawl.board import Options
from engines.brawl.content import lasting, vocabulary
from engines.brawl.game import BRAWL
from tests.engines.brawl.usage import LISTS, Brawls, all_words, shipped_words
from tests.engines.conformance.usage import closed_lists
from tools.conformance.playing import Game, Table

MOST_MATCHES = 1000
MOST_STEPS = 400
"""Steps from an answer to the next question: the kernel gives up after 10,000."""


@pytest.mark.rule("SB-80", "SB-82")
def test_random_matches_use_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    hunt = Brawls(seed=6)
    hunt.listen(monkeypatch)
    while hunt.missing and hunt.matches < MOST_MATCHES:
        hunt.match()
    assert sorted(hunt.missing) == []
    assert hunt.most_steps <= MOST_STEPS


def test_every_word_of_the_vocabulary_is_used_by_a_shipped_card() -> None:
    assert all_words() - shipped_words(BRAWL.standard.pack) == set()


NO_WORDS_OF_CARDS = {"Trap"}
"""The tokens that lie on the board: no card names one, and random matches spring each."""


def test_all_closed_lists_of_the_vocabulary_are_looked_at() -> None:
    known = {**closed_lists(vocabulary), **closed_lists(lasting)}
    assert {name for name, words in known.items() if words not in LISTS.values()} == NO_WORDS_OF_CARDS


@pytest.mark.rule("SB-73")
@pytest.mark.parametrize("kit", [champion.id for champion in BRAWL.standard.pack.champions])
def test_every_champion_can_play_against_its_own_like(kit: str) -> None:
    one, two, three = [champion.id for champion in BRAWL.standard.pack.champions if champion.id != kit][:3]
    table = Table(BRAWL.standard, 4, Options(mode="teams", champions=(kit, one, kit, one, two, three, two, three)))
    with Game(table, 1) as game:
        *_, last = game.moves()
    assert last.turn.match.outcome is not None
