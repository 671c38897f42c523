"""The organiser's panel, before and after, and announcements as text (words/tournaments/running)."""

from __future__ import annotations

import copy
from typing import get_args

import pytest

from tests.tournaments.support.hall import Hall
from tests.words.tournaments.support.people import NAMES, speech
from tournaments.facts.kinds import (
    AnyFact,
    CheckedIn,
    CheckInOpened,
    Corrected,
    Disqualified,
    Paused,
    Penalty,
    RoundUndone,
    TableOpened,
)
from tournaments.facts.record import Record
from tournaments.running.duties import STEPS
from tournaments.running.start import opening as opening_fact
from tournaments.settings.formats import Elimination, Swiss
from tournaments.settings.model import Entering, Settings
from tournaments.settings.presets import PRESETS
from tournaments.state.fold import apply
from tournaments.state.model import Phase, State
from tournaments.views.changes import changes
from tournaments.views.steps import Step, Steps, open_tables, steps
from tournaments.views.tournament import Viewer, view
from words.texts import LANGUAGES, Language
from words.tournaments.running import announcing
from words.tournaments.running.changes import changes_pages
from words.tournaments.running.organising import (
    blocked_lines,
    entries_line,
    next_step,
    no_show_warning,
    penalty_choice,
    penalty_notice,
    phase_line,
)


def paired(count: int = 12, best_of: int = 1) -> Hall:
    hall = Hall(Settings(format=Swiss(rounds=3), best_of=best_of)).begin(count)
    hall.pair()
    return hall


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_and_phase_has_its_text(language: Language) -> None:
    say = speech(language)
    texts = {next_step(say, Steps("running", False, Step(kind, 0, 3), (), None, 5, 3, 1)) for kind in STEPS}
    texts |= {next_step(say, Steps(phase, False, None, (), None, 5, 3, 1)) for phase in get_args(Phase)}
    assert len(texts) == len(STEPS) + len(get_args(Phase))
    phases = {phase_line(say, phase, False) for phase in get_args(Phase)} | {phase_line(say, "running", True)}
    assert len(phases) == len(get_args(Phase)) + 1


def test_the_next_step_says_what_blocks_it() -> None:
    hall = paired()
    hall.play(hall.state.rounds[0, 1].pairings[0])
    hall.add(TableOpened(0, 1, 4, 1, "ABCD"))
    text = next_step(speech(), steps(hall.state, hall.now))
    lines = text.splitlines()
    assert lines[0] == "The next step waits for 5 tables that are not over:"
    assert len(lines) == 6
    one, other = hall.state.rounds[0, 1].pairings[3].sides
    opened = next(game.opened_at for game in hall.state.rounds[0, 1].pairings[3].games)
    assert (
        f"- Round 1, table 4: {NAMES[one]} – {NAMES[other]} · the table is open · "
        f"who is not there loses the game [{opened + 600}]"
    ) in lines
    many = steps(Hall(Settings(format=Swiss())).begin(12).state, 0)
    assert blocked_lines(speech(), many) == []
    hall.add(Paused(), "organiser", "dinner")
    assert next_step(speech(), steps(hall.state, hall.now)).startswith("The tournament is paused.")


def test_many_tables_are_counted() -> None:
    hall = Hall(Settings(format=Swiss(rounds=3))).begin(24)
    hall.pair()
    lines = blocked_lines(speech(), steps(hall.state, hall.now))
    assert len(lines) == 6
    assert lines[-1] == "… and 7 more tables"
    assert blocked_lines(speech("ru"), steps(hall.state, hall.now))[-1] == "… и ещё 7 столов"


def test_before_the_start_entries_and_the_waiting_list_are_counted() -> None:
    hall = Hall(Settings(format=Swiss(), entering=Entering(cap=3)))
    hall.add(opening_fact(hall.secret))
    hall.enter(5)
    found = steps(hall.state, hall.now)
    assert entries_line(speech(), found) == "3 entries, 2 on the waiting list"
    assert next_step(speech(), found).startswith("Next: begin the check-in")
    hall.add(CheckInOpened())
    hall.add(CheckedIn(1))
    one = steps(hall.state, hall.now)
    assert entries_line(speech(), one) == "3 entries, 1 checked in, 2 on the waiting list"
    assert next_step(speech(), one).startswith("The start needs two")
    hall.add(CheckedIn(2))
    later = steps(hall.state, hall.now)
    assert f"[{hall.state.check_in_at + 1800}]" in next_step(speech("ru"), later)


@pytest.mark.rule("TM-35")
def test_a_no_show_is_warned_with_both_moments() -> None:
    hall = paired(4, best_of=3)
    hall.add(TableOpened(0, 1, 1, 1, "ABCD"))
    table = open_tables(hall.state)[0]
    text = no_show_warning(speech(), table, (table.sides[0],))
    assert f"Missing at this table: {NAMES[table.sides[0]]}." in text
    assert f"loses the game [{table.no_show_game}]." in text
    assert f"loses the pairing [{table.no_show_pairing}]." in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.rule("TM-63")
def test_each_penalty_says_what_it_does(language: Language) -> None:
    say = speech(language)
    assert len({penalty_choice(say, penalty) for penalty in get_args(Penalty)}) == 5
    for penalty in get_args(Penalty):
        text = penalty_notice(say, penalty, "late again", "½")
        assert "late again. " in text
    assert "½" in penalty_notice(say, "points", "late", "½")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.rule("TM-62")
def test_before_and_after_say_who_moves_where(language: Language) -> None:
    hall = Hall(Settings(format=Swiss(rounds=3))).begin(4)
    hall.round()
    hall.pair()
    turned = (2, 1) if hall.state.rounds[0, 1].pairings[0].games[0].places == (1, 2) else (1, 2)
    corrected = changes_pages(
        speech(language), changes(hall.state, after(hall, Corrected(0, 1, 1, 1, turned, "played")))
    )
    assert "1 → 0" in corrected[0]
    assert "0 → 1" in corrected[0]
    undone = changes_pages(speech(language), changes(hall.state, after(hall, RoundUndone(0, 2))))[0]
    assert len(undone.splitlines()) == 5
    assert ("Nobody moves" if language == "en" else "места не меняются") in undone
    nothing = changes_pages(speech(language), changes(hall.state, hall.state))[0]
    assert len(nothing.splitlines()) == 2
    out = changes_pages(speech(language), changes(hall.state, after(hall, Disqualified(1))))[0]
    assert "Anna" in out or len(out.splitlines()) == 2
    bracket = Hall(Settings(format=Elimination())).begin(4)
    bracket.round()
    bracket.pair()
    turned = (2, 1) if bracket.state.rounds[0, 1].pairings[0].games[0].places == (1, 2) else (1, 2)
    text = changes_pages(
        speech(language), changes(bracket.state, after(bracket, Corrected(0, 1, 1, 1, turned, "played")))
    )[0]
    assert ("becomes" if language == "en" else "станет") in text


def after(hall: Hall, fact: AnyFact) -> State:
    state = copy.deepcopy(hall.state)
    apply(state, Record(state.records + 1, hall.now, fact, "organiser", "a reason"))
    return state


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.rule("TM-67")
def test_every_announcement_of_an_event_reads(language: Language) -> None:
    say = speech(language)
    hall = Hall(PRESETS["evening"]).begin(9)
    hall.pair()
    shown = view(hall.state, Viewer())
    one = shown.rounds[0]
    texts = [
        announcing.opening(say, "Friday", hall.settings, hall.state.commitment, closes=77, over=False),
        announcing.check_in(say, "Friday", 77, 9, over=False),
        announcing.waiting_place(say, "Friday"),
        announcing.round_paired(say, shown, one, 77),
        announcing.last_hour(say, shown, one, 77),
        announcing.table_posted(say, shown, one),
        announcing.cut_made(say, (1, 2, 3, 4)),
        announcing.round_undone(say, shown, one, "a mistake"),
        announcing.corrected(say, "Anna – Boris **1–0**.", "typed wrong"),
    ]
    kinds = ("paused", "resumed", "cancelled")
    texts += [announcing.stopping(say, "Friday", kind, reason) for kind in kinds for reason in ("", "dinner")]
    assert len({*texts}) == len(texts)
    assert all(len(text) < 1800 for text in texts)
    assert hall.state.commitment in texts[0]
    assert all("[77]" in text for text in (texts[0], texts[1], texts[3], texts[4]))
    assert one.value[:12] in texts[3]
    after = [announcing.opening(say, "Friday", hall.settings, hall.state.commitment, closes=77, over=True)]
    after.append(announcing.check_in(say, "Friday", 77, 9, over=True))
    for text, before in zip(after, texts, strict=False):
        assert "[77]" not in text
        assert text.splitlines()[0] != before.splitlines()[0]
    hall.play_round()
    hall.close()
    hall.finish()
    text = announcing.ended(say, "Friday", view(hall.state, Viewer()))
    assert text.count("\n") == 3
    assert [line[0] for line in text.splitlines()[1:]] == ["🥇", "🥈", "🥉"]


def test_shared_places_stand_together_on_the_podium() -> None:
    hall = Hall(Settings(format=Elimination(third_place=False))).begin(8).finish()
    text = announcing.ended(speech(), "Friday", view(hall.state, Viewer()))
    assert text.splitlines()[-1].startswith("🥉 ")
    assert " and " in text.splitlines()[-1]
