"""Every kind of fact as a line of the log, word for word in both languages (words/tournaments/log.py)."""

from __future__ import annotations

from typing import get_args

import pytest

from tests.tournaments.support.hall import Hall
from tests.words.tournaments.support.log_lines import LINES
from tournaments.facts import kinds
from tournaments.facts.kinds import AbsenceAsked, AnyFact, CheckedIn, Dropped
from tournaments.facts.record import Record
from tournaments.settings.formats import Swiss
from tournaments.settings.model import Settings
from tournaments.views.log import LogLine, log_view
from tournaments.views.tournament import Viewer, view
from words.texts import LANGUAGES, Language, words
from words.tournaments.log import log_line
from words.tournaments.rounds.pairings import round_title
from words.tournaments.speech import Speech

NAMES = {1: "Anna", 2: "Boris", 3: "Vera", 4: "Gleb"}


def speech(language: Language) -> Speech:
    return Speech(words(language, strict=True), NAMES, lambda at: f"<t:{at}:R>", cut=8)


def test_every_kind_of_fact_is_approved() -> None:
    assert {type(line.fact) for line, _ in LINES} == set(get_args(AnyFact))


@pytest.mark.rule("TM-61")
def test_a_round_of_the_cut_has_the_same_name_in_the_log_and_on_pages() -> None:
    hall = Hall(Settings(format=Swiss(cut=8))).begin(11).finish()
    seen = view(hall.state, Viewer())
    for language in LANGUAGES:
        found = speech(language)
        titles = [round_title(found, seen, one) for one in seen.rounds if one.stage]
        closed = [
            one for one in log_view(hall.settings, hall.records, Viewer()) if isinstance(one.fact, kinds.RoundClosed)
        ]
        lines = [log_line(found, one) for one in closed if one.fact.stage]
        assert len(titles) == 3
        assert all(line.startswith(title) for line, title in zip(lines, titles, strict=True))


@pytest.mark.parametrize("number", range(len(LINES)))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_reads_as_approved(number: int, language: Language) -> None:
    line, approved = LINES[number]
    assert log_line(speech(language), line) == approved[language]


@pytest.mark.rule("TM-61")
def test_a_line_has_author_and_reason_and_both_are_safe() -> None:
    line = LogLine(9, 5, "judge", 0, "late\n**again** @everyone", kinds.Disqualified(2))
    text = log_line(speech("en"), line, "Olga")
    assert text.startswith("Boris is disqualified and placed last. — judge Olga. Reason: late ")
    assert "**again**" not in text
    assert "@everyone" not in text
    assert "\n" not in text
    assert "organiser Anna (who plays too)" in log_line(speech("en"), LogLine(1, 1, "organiser", 1, "", kinds.Paused()))
    assert "организатор Anna (тоже играет)" in log_line(speech("ru"), LogLine(1, 1, "organiser", 1, "", kinds.Paused()))


def test_every_record_of_a_whole_tournament_has_a_line() -> None:
    hall = Hall(Settings(format=Swiss(cut=4))).begin(9).finish()
    lines = log_view(hall.settings, hall.records, Viewer())
    assert len(lines) == len(hall.records)
    for language in LANGUAGES:
        assert all(log_line(speech(language), line) for line in lines)
    over = [line for line in lines if isinstance(line.fact, kinds.GameOver)]
    assert all(len(line.sides) == 2 for line in over)


def test_the_log_hides_an_absence_until_its_round_is_paired_and_what_was_brought() -> None:
    hall = Hall(Settings(format=Swiss(rounds=3))).begin(6)
    hall.records[-3] = Record(hall.records[-3].n, hall.records[-3].at, CheckedIn(5, "secret"))
    hall.add(AbsenceAsked(4, 1), "player", actor=4)

    def kinds_seen(viewer: Viewer) -> list[type]:
        return [type(line.fact) for line in log_view(hall.settings, hall.records, viewer)]

    assert AbsenceAsked not in kinds_seen(Viewer())
    assert AbsenceAsked not in kinds_seen(Viewer(2))
    assert AbsenceAsked in kinds_seen(Viewer(4))
    assert AbsenceAsked in kinds_seen(Viewer(organiser=True))
    assert "secret" not in repr(log_view(hall.settings, hall.records, Viewer(organiser=True)))
    assert "10007" not in repr(log_view(hall.settings, hall.records, Viewer(1)))
    hall.pair()
    assert AbsenceAsked in kinds_seen(Viewer())


def test_a_former_player_has_no_name() -> None:
    line = LogLine(1, 1, "player", 7, "", Dropped(7))
    assert log_line(speech("en"), line) == "former player 7 drops."
