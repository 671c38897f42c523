"""What everybody sees is kept from record to record: it is what the state shows, and a record makes only its own part anew."""

from __future__ import annotations

from random import Random

import pytest

from tests.tournaments.support.hall import Hall, disturbance, random_outcome
from tournaments.facts.kinds import (
    AnyFact,
    Corrected,
    Ended,
    Erased,
    GameOver,
    GameStarted,
    RoundClosed,
    RoundUndone,
    TableOpened,
)
from tournaments.settings.formats import DoubleElimination, Elimination, Format, Pods, RoundRobin, Swiss
from tournaments.settings.model import ROBIN_ORDER, Settings
from tournaments.settings.paces import Days
from tournaments.state.fold import apply, empty_state
from tournaments.state.model import State
from tournaments.views import following
from tournaments.views.following import Following
from tournaments.views.tournament import PUBLIC, Table, table_of, view


def made(format_: Format, **fields: object) -> Settings:
    if isinstance(format_, Pods):
        fields |= {"seats": (3, 6), "tiebreaks": ()}
    if isinstance(format_, RoundRobin):
        fields |= {"tiebreaks": ROBIN_ORDER}
    return Settings(format=format_, **fields)  # type: ignore[arg-type]


KINDS = (
    made(Swiss(rounds=5, cut=4)),
    made(Swiss(rounds=4), best_of=3, shown="end"),
    made(Elimination(third_place=True)),
    made(DoubleElimination(second_final=True)),
    made(RoundRobin(groups=2)),
    made(RoundRobin(cycles=2), pace=Days()),
    made(Pods(rounds=3)),
)


@pytest.mark.parametrize("settings", KINDS)
@pytest.mark.parametrize("seed", range(6))
def test_it_is_what_the_state_shows_after_every_record(settings: Settings, seed: int) -> None:
    rng = Random(seed)
    played = Hall(settings).begin(rng.randint(7, 12)).finish(random_outcome(rng), disturbance(rng, 0.2))
    state = empty_state(settings)
    kept = Following(state)
    for record in played.records:
        apply(state, record)
        kept.note(record)
        if rng.random() < 0.5 or record is played.records[-1]:  # several records may come before a look
            assert kept.view() == view(state, PUBLIC)


@pytest.mark.rule("TM-68")
@pytest.mark.parametrize(
    "settings", [made(RoundRobin(cycles=2), pace=Days()), made(Pods(rounds=3))], ids=["robin", "pods"]
)
def test_who_is_erased_during_a_round_leaves_their_open_pairings(settings: Settings) -> None:
    played = Hall(settings).begin(6)
    played.pair()
    kept = Following(played.state)
    assert kept.view() == view(played.state, PUBLIC)
    played.add(Erased(1))
    kept.note(played.records[-1])
    assert kept.view() == view(played.state, PUBLIC)


class Counted:
    """Counts what is made anew."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.rounds = self.pairings = self.tables = self.entries = 0
        for name, counter in (
            ("round_view", "rounds"),
            ("pairing_view", "pairings"),
            ("table_of", "tables"),
            ("public_entries", "entries"),
        ):
            monkeypatch.setattr(following, name, self._counting(getattr(following, name), counter))

    def _counting(self, whole, counter):  # type: ignore[no-untyped-def]
        def counted(*args: object) -> object:
            setattr(self, counter, getattr(self, counter) + 1)
            return whole(*args)

        return counted

    def take(self) -> tuple[int, int, int, int]:
        """Return the counts since the last time."""
        found = (self.rounds, self.pairings, self.tables, self.entries)
        self.rounds = self.pairings = self.tables = self.entries = 0
        return found


class Watched:
    """A tournament of twelve in its third round, with what everybody sees of it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.hall = Hall(Settings(format=Swiss(rounds=4))).begin(12)
        self.hall.round()
        self.hall.round()
        self.hall.pair()
        self.kept = Following(self.hall.state)
        self.kept.view()
        self.counted = Counted(monkeypatch)

    def add(self, fact: AnyFact, **about: str) -> tuple[int, int, int, int]:
        """Add a fact and look; return how many rounds, pairings, tables and lists of entries were made anew."""
        self.hall.add(fact, **about)  # type: ignore[arg-type]
        self.kept.note(self.hall.records[-1])
        assert self.kept.view() == view(self.hall.state, PUBLIC)
        self.kept.view()
        return self.counted.take()


def test_a_fact_of_a_table_makes_one_pairing_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    watched = Watched(monkeypatch)
    assert watched.add(TableOpened(0, 3, 2, 1, "ABC")) == (0, 1, 0, 0)
    assert watched.add(GameStarted(0, 3, 2, 1)) == (0, 1, 0, 0)
    assert watched.add(GameOver(0, 3, 2, 1, (1, 2))) == (0, 1, 0, 0)


def test_a_correction_makes_all_rounds_and_the_table_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    watched = Watched(monkeypatch)
    first = watched.hall.state.rounds[0, 1].pairings[0]
    turned = (2, 1) if first.games[0].places == (1, 2) else (1, 2)
    fact = Corrected(0, 1, 1, 1, turned, "played")
    assert watched.add(fact, by="organiser", reason="mixed up") == (3, 0, 1, 1)


def test_an_undone_round_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    watched = Watched(monkeypatch)
    watched.add(RoundUndone(0, 3), by="organiser", reason="wrong")
    assert len(watched.kept.view().rounds) == 2


def test_a_table_from_elsewhere_is_kept_unless_something_changed_since(monkeypatch: pytest.MonkeyPatch) -> None:
    watched = Watched(monkeypatch)
    hall, kept = watched.hall, watched.kept
    old = len(hall.records)
    hall.play_round()
    for record in hall.records[old:]:
        kept.note(record)
    assert not kept.wants_table
    hall.close()
    kept.note(hall.records[-1])
    assert kept.wants_table
    kept.take_table(Table(), hall.records[-2].n)
    assert kept.wants_table
    kept.take_table(table_of(hall.state), hall.state.records)
    assert not kept.wants_table
    watched.counted.take()
    assert kept.view() == view(hall.state, PUBLIC)
    assert watched.counted.take()[2] == 0


def together(through: int) -> Hall:
    """Return a round robin of days in two cycles among four, with so many rounds paired."""
    hall = Hall(made(RoundRobin(cycles=2), pace=Days())).begin(4)
    for _ in range(through):
        hall.pair()
    return hall


def played(hall: Hall, number: int, kept: Following) -> None:
    """Play a round, seen by what everybody sees."""
    before = len(hall.records)
    for pairing in hall.state.rounds[0, number].pairings:
        hall.play(pairing)
    for record in hall.records[before:]:
        kept.note(record)


def test_rounds_of_days_may_close_before_an_earlier_one() -> None:
    hall = together(2)
    kept = Following(hall.state)
    played(hall, 2, kept)
    hall.add(RoundClosed(0, 2))
    kept.note(hall.records[-1])
    kept.view()
    played(hall, 1, kept)
    assert kept.view() == view(hall.state, PUBLIC)


def test_a_game_is_an_earlier_meeting_of_a_round_that_is_paired_already() -> None:
    hall = together(6)
    kept = Following(hall.state)
    assert {pairing.repeats for pairing in kept.view().rounds[3].pairings} == {0}
    played(hall, 1, kept)
    assert {pairing.repeats for pairing in kept.view().rounds[3].pairings} == {1}


def test_a_state_that_changed_without_a_word_is_shown_as_it_is() -> None:
    hall = Hall(Settings(format=Swiss(rounds=1))).begin(4)
    kept = Following(hall.state)
    kept.view()
    hall.round()
    hall.add(Ended())
    state: State = hall.state
    assert kept.view() == view(state, PUBLIC)
