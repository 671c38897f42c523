"""The points before a round, taken from those before the last one, are those of the whole table."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from tournaments.draws.chain import salt_of
from tournaments.facts import kinds
from tournaments.facts.kinds import AnyFact
from tournaments.facts.record import Record
from tournaments.running.rounds import closing_round, pairing_round
from tournaments.running.start import opening, starting
from tournaments.settings.formats import Swiss
from tournaments.settings.model import Settings
from tournaments.state.fold import apply, empty_state
from tournaments.state.points import points_of

SECRET = "ab" * 32


@pytest.mark.rule("TM-62", "TM-63")
@pytest.mark.parametrize("chance", range(12))
def test_they_are_the_same_whatever_was_corrected_or_fined(chance: int) -> None:
    rng, state = Random(chance), empty_state(Settings(format=Swiss(rounds=6)))

    def add(*facts: AnyFact) -> None:
        for fact in facts:
            apply(state, Record(state.records + 1, 1000, fact, "organiser", "A reason"))

    add(opening(SECRET), *(kinds.Entered(n, n) for n in range(1, 10)), kinds.CheckInOpened())
    add(*(kinds.CheckedIn(n) for n in range(1, 10)))
    add(starting(state, SECRET))
    assert state.salt == salt_of(range(1, 10))
    for number in range(1, 7):
        add(pairing_round(state, SECRET))
        assert state.rounds[0, number].before == points_of(state, number - 1)
        for pairing in state.rounds[0, number].pairings:
            if not pairing.is_bye:
                add(kinds.GameOver(0, number, pairing.table, 1, rng.choice(((1, 2), (2, 1), (1, 1)))))
        if rng.random() < 0.4:
            add(kinds.Penalised(rng.randint(1, 9), "points", 0, number, str(Fraction(1, 2))))
        if number > 1 and rng.random() < 0.4:
            table = next(p.table for p in state.rounds[0, number - 1].pairings if not p.is_bye)
            add(kinds.Corrected(0, number - 1, table, 1, (2, 1), "played"))
        if number == 1:
            add(kinds.Entered(10, 10))
        if number == 3:
            add(kinds.Dropped(2))
        if number == 4:
            add(kinds.AbsenceAsked(3, 5))
        add(closing_round(state, 0, number, SECRET))
