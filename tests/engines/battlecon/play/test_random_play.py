"""Random fights: everything there is gets used, every fighter can fight its own like, and nothing goes round for long."""

from __future__ import annotations

from random import Random

import pytest

from engines.battlecon.board import Options
from engines.battlecon.content import vocabulary
from engines.battlecon.game import BATTLECON
from tests.engines.battlecon.content.spare_words import AMOUNTS, CONDITIONS
from tests.engines.battlecon.usage import LISTS, Fights, all_words, shipped_words
from tests.engines.conformance.usage import closed_lists
from tools.conformance.playing import Game, Table

MOST_FIGHTS = 1200
MOST_STEPS = 400
"""Steps from an answer to the next question: the kernel gives up after 10,000."""


@pytest.mark.rule("BC-80", "BC-81", "BC-82")
def test_random_fights_use_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    hunt = Fights(seed=8)
    hunt.listen(monkeypatch)
    while hunt.missing and hunt.matches < MOST_FIGHTS:
        hunt.match()
    assert sorted(hunt.missing) == []
    assert hunt.most_steps <= MOST_STEPS


SPARE = {*CONDITIONS, *AMOUNTS, "rule:avoid_one"}
"""Words that no shipped card is written in: random fights cannot use them, so each is played on a kit made by hand. The last is
what Уворот puts in force.
"""


def test_the_words_that_no_shipped_card_uses_are_known() -> None:
    assert all_words() - shipped_words(BATTLECON.standard.pack) == SPARE


def test_all_closed_lists_of_the_vocabulary_are_looked_at() -> None:
    assert {name for name, words in closed_lists(vocabulary).items() if words not in LISTS.values()} == set()


@pytest.mark.rule("BC-02")
@pytest.mark.parametrize("kit", [kit.id for kit in BATTLECON.standard.pack.kits])
def test_every_fighter_can_fight_its_own_like(kit: str) -> None:
    table = Table(BATTLECON.standard, 2, Options(fighters=(kit, kit)))
    with Game(table, Random(kit).getrandbits(32)) as game:
        *_, last = game.moves()
    assert last.turn.match.outcome is not None
    assert {fighter.kit for fighter in last.turn.match.board.fighters} == {kit}
