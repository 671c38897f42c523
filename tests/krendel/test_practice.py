"""The practice player: legal answers from what its seat may know, and better than chance."""

from __future__ import annotations

from random import Random

import pytest

from engines.games import GAMES
from engines.kernel.chance import random_keys
from engines.kernel.choose import begin, check, choose, decision_of
from engines.kernel.model import Seat
from engines.kernel.views import redeal
from engines.krendel.board import KMatch
from engines.krendel.practice import advise

KRENDEL = GAMES["krendel"]
RULES = KRENDEL.rules(KRENDEL.load_pack())


def played(seed: int, seats: int, practice: Seat) -> KMatch:
    """Return a finished match of one practice player against random ones; each of its answers is legal."""
    rng = Random(seed)
    match = begin(RULES, range(seats), rng.randbytes(32).hex(), KRENDEL.options_type()).match
    while match.outcome is None:
        asked = match.asks[0]
        if asked.seat == practice:
            keys = advise(RULES, redeal(RULES, match, practice, rng), practice, rng)
            check(match, practice, asked.id, keys)
        else:
            keys = random_keys(asked, rng)
        match = choose(RULES, match, asked.seat, asked.id, keys).match
    return match


@pytest.mark.rule("TK-35")
def test_the_practice_player_beats_random_play() -> None:
    won = 0
    for seed in range(40):
        outcome = played(seed, 2, practice=seed % 2).outcome
        assert outcome is not None
        won += outcome.winners == (seed % 2,)
    # Chance alone would give 20; these 40 seeds are fixed, so the count is always the same.
    assert won >= 32


@pytest.mark.rule("TK-35")
@pytest.mark.parametrize("seats", [3, 6])
def test_it_plays_at_bigger_tables(seats: int) -> None:
    assert played(seats, seats, practice=seats - 1).outcome is not None


def test_it_has_nothing_to_say_where_nothing_is_asked() -> None:
    match = begin(RULES, range(2), "00" * 32, KRENDEL.options_type()).match
    asked = decision_of(match, 0)
    assert asked is not None
    match = choose(RULES, match, 0, asked.id, [asked.options[0].key]).match
    with pytest.raises(LookupError):
        advise(RULES, match, 0, Random(1))
