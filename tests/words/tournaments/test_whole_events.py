"""Whole tournaments of all formats, with every trouble there is: at each moment everything can be said, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from tests.tournaments.support.hall import Hall, disturbance, random_outcome
from tests.words.tournaments.support.people import NAMES
from tournaments.errors import TournamentError
from tournaments.facts.kinds import Dropped
from tournaments.settings.formats import RoundRobin, Swiss
from tournaments.settings.model import Settings
from tournaments.settings.presets import PRESETS
from tournaments.state.model import CUT, MAIN
from tournaments.views.log import log_view
from tournaments.views.past import pairing_past
from tournaments.views.reckoning import reckoning
from tournaments.views.steps import steps
from tournaments.views.tournament import Viewer, bracket_view, view
from words.texts import LANGUAGES, words
from words.tournaments.entries import entries_pages
from words.tournaments.log import log_line
from words.tournaments.refusals import refusal
from words.tournaments.rounds.brackets import bracket_pages
from words.tournaments.rounds.pairings import own_pairing, round_pages
from words.tournaments.rounds.why import why_placed
from words.tournaments.running.announcing import ended, round_paired
from words.tournaments.running.organising import next_step
from words.tournaments.speech import PAGE, Speech
from words.tournaments.tables.cross import cross_pages
from words.tournaments.tables.reckoning import reckoning_pages
from words.tournaments.tables.standings import own_line, places_pages, standings_pages

TRACES = re.compile(r"\{|\}|\$|tournament-|None|Fraction")
"""Traces of a text that was not put into words."""


def everything(hall: Hall, rng: Random, speech: Speech) -> Iterator[str]:
    """Yield every page that somebody may ask for now; of what is many, one by chance."""
    state = hall.state
    reader = speech.own
    shown = view(state, Viewer(reader))
    yield next_step(speech, steps(state, hall.now))
    yield from entries_pages(speech, shown)
    yield from standings_pages(speech, shown) if shown.standings else []
    yield from places_pages(speech, shown) if shown.places else []
    yield own_line(speech, shown)
    for one in shown.rounds[-2:]:
        yield from round_pages(speech, shown, one)
        yield own_pairing(speech, shown, one)
        pairing = rng.choice(one.pairings)
        yield why_placed(speech, hall.settings, pairing_past(state, one.stage, one.number, pairing.table))
    if hall.settings.is_robin:
        yield from cross_pages(speech, shown)
    closed = sum(1 for round_ in state.in_stage(MAIN) if round_.is_closed)
    if closed and not state.is_knockout(MAIN):
        found = reckoning(state, rng.choice(state.seeds), closed)
        yield from reckoning_pages(speech, found) if found else []
    for stage in (MAIN, CUT):
        if state.is_knockout(stage) and state.seeds_of(stage):
            yield from bracket_pages(speech, shown, stage, bracket_view(state, stage))
    yield ended(speech, "Friday", shown)


@pytest.mark.parametrize("preset", sorted(PRESETS))
@pytest.mark.parametrize("seed", [1, 2])
def test_at_every_moment_everything_can_be_said(preset: str, seed: int) -> None:
    rng = Random(f"{preset} {seed}")
    hall = Hall(PRESETS[preset]).begin(rng.randint(8, 11))
    trouble = disturbance(rng, 0.2)
    names = {**NAMES, 3: ""}

    def meanwhile(hall: Hall) -> None:
        trouble(hall)
        if rng.random() < 0.25:
            language = rng.choice(LANGUAGES)
            speech = Speech(words(language, strict=True), names, lambda at: f"[{at}]", rng.randint(0, 12))
            for page in everything(hall, rng, speech):
                assert len(page) <= PAGE
                assert not TRACES.search(page), page
                assert "  " not in page, page

    hall.finish(random_outcome(rng), meanwhile)
    for language in LANGUAGES:
        speech = Speech(words(language, strict=True), names, lambda at: f"[{at}]")
        for page in everything(hall, rng, speech):
            assert not TRACES.search(page), page
        for line in log_view(hall.settings, hall.records, Viewer()):
            assert not TRACES.search(log_line(speech, line))


@pytest.mark.rule("TM-25")
def test_a_repeat_is_marked_and_said_openly() -> None:
    hall = Hall(Settings(format=Swiss(rounds=4))).begin(5)
    speech = Speech(words("en", strict=True), NAMES, str)
    for _ in range(3):
        hall.round()
    first = hall.state.seeds[0]
    met = {
        other for round_ in hall.state.rounds.values() for p in round_.pairings if first in p.sides for other in p.sides
    }
    for entry in {*hall.state.seeds} - met:
        hall.add(Dropped(entry), "player")
    hall.pair()
    shown = view(hall.state, Viewer())
    repeats = sum(bool(pairing.repeats) for pairing in shown.rounds[-1].pairings)
    text = "\n".join(round_pages(speech, shown, shown.rounds[-1]))
    assert text.count(" · again") == repeats > 0
    assert f"This round has {'one repeat' if repeats == 1 else f'{repeats} repeats'}" in round_paired(
        speech, shown, shown.rounds[-1]
    )
    assert "repeat" not in round_paired(speech, shown, shown.rounds[0])
    robin = Hall(Settings(format=RoundRobin(cycles=2))).begin(2)
    robin.round()
    robin.pair()
    shown = view(robin.state, Viewer())
    assert shown.rounds[-1].pairings[0].repeats == 1
    assert "again" not in round_pages(speech, shown, shown.rounds[-1])[0]


def test_a_refusal_of_the_core_goes_straight_into_words() -> None:
    hall = Hall(Settings(format=Swiss(rounds=3))).begin(4)
    hall.pair()
    speech = Speech(words("en", strict=True), NAMES, str)
    with pytest.raises(TournamentError) as refused:
        hall.pair()
    text = refusal(speech, refused.value.key, refused.value.rule, refused.value.facts)
    assert text == "Round 1 is not closed yet. The next round is paired after it. (TM-02)"
