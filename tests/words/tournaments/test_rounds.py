"""Pairings, own messages, brackets and reasons as text (words/tournaments/rounds)."""

from __future__ import annotations

from random import Random

import pytest

from tests.tournaments.support.hall import Hall, random_outcome
from tests.words.tournaments.support.people import NAMES, speech
from tournaments.facts.kinds import (
    AbsenceAsked,
    Absent,
    Disqualified,
    Dropped,
    GameStarted,
    Paired,
    RoundPaired,
    TableOpened,
)
from tournaments.pairing.cost import CRITERIA
from tournaments.pairing.explaining import Reason
from tournaments.running.rounds import making_cut, pairing_round
from tournaments.running.why import Explainer, SideFacts, Why
from tournaments.settings.formats import DoubleElimination, Elimination, RoundRobin, Swiss
from tournaments.settings.model import Entering, Settings
from tournaments.settings.presets import PRESETS
from tournaments.views.past import pairing_past
from tournaments.views.tournament import Viewer, bracket_view, view
from words.texts import LANGUAGES, Language
from words.tournaments.rounds.brackets import bracket_pages, round_name
from words.tournaments.rounds.pairings import own_pairing, pairing_line, round_pages, round_title
from words.tournaments.rounds.why import why_placed, why_text


def busy() -> Hall:
    """Return a Swiss of nine in its third round: one dropped, one disqualified, one absent, one table runs, one is open."""
    hall = Hall(Settings(format=Swiss(rounds=4))).begin(9)
    outcome = random_outcome(Random(3))
    hall.round(outcome)
    hall.round(outcome)
    hall.add(Dropped(7), "player")
    hall.add(Disqualified(5), "judge", "cheated")
    hall.add(AbsenceAsked(2, 3), "player")
    hall.add(AbsenceAsked(3, 3), "player")
    hall.pair()
    hall.add(TableOpened(0, 3, 1, 1, "KQ7X"))
    hall.add(GameStarted(0, 3, 1, 1))
    hall.add(TableOpened(0, 3, 2, 1, "KQ7Y"))
    return hall


SHOWN = {
    "en": (
        *("Round 3 of 4", "first: ", "running", "the table is open", "has a bye", "Absent, with points"),
        *("Dropped: Zhenya", "Disqualified: Dina"),
    ),
    "ru": (
        *("Тур 3 из 4", "первый ход", "идёт игра", "стол открыт", "без соперника", "Отсутствуют, с очками"),
        *("Ушли из турнира: Zhenya", "Дисквалифицированы: Dina"),
    ),
}
"""Parts of the text of the busy round."""


def own(hall: Hall, entry: int, language: Language = "en") -> str:
    shown = view(hall.state, Viewer(entry))
    return own_pairing(speech(language, entry), shown, shown.rounds[-1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_names_every_entry_its_state_and_who_is_missing(language: Language) -> None:
    hall = busy()
    shown = view(hall.state, Viewer(1))
    text = "\n".join(round_pages(speech(language, 1), shown, shown.rounds[-1]))
    assert all(name in text for name in list(NAMES.values())[:9])
    for part in SHOWN[language]:
        assert part in text, part
    assert text.splitlines()[1].startswith("▸ ")
    earlier = "\n".join(round_pages(speech(language, 1), shown, shown.rounds[0]))
    assert ("The round is over." if language == "en" else "Тур окончен.") in earlier
    assert "1–0" in earlier or "0–1" in earlier


@pytest.mark.rule("TM-27")
def test_the_own_pairing_says_opponent_table_and_who_goes_first() -> None:
    hall = busy()
    pairing = hall.state.rounds[0, 3].pairings[0]
    first, second = pairing.sides
    assert own(hall, first) == f"Round 3 of 4: you play {NAMES[second]} at table 1. You go first."
    assert own(hall, second) == f"Round 3 of 4: you play {NAMES[first]} at table 1. First to move: {NAMES[first]}."
    assert own(hall, first, "ru") == f"Тур 3 из 4. Ваш соперник — {NAMES[second]}, стол 1. Первый ход ваш."


@pytest.mark.rule("TM-26", "TM-08", "TM-07")
def test_byes_absences_and_drops_have_messages_of_their_own() -> None:
    hall = busy()
    bye = next(pairing.sides[0] for pairing in hall.state.rounds[0, 3].pairings if pairing.is_bye)
    assert own(hall, bye).startswith("Round 3 of 4: you have a bye.")
    assert own(hall, 2) == "Round 3 of 4: you are absent, as you asked. You get the points of a draw for it."
    assert own(hall, 7) == "Round 3 of 4 is paired. You are out of the tournament and do not play."
    assert own(hall, 0) == ""
    assert "без соперника" in own(hall, bye, "ru")
    assert "как за ничью" in own(hall, 2, "ru")
    assert "выбыли" in own(hall, 5, "ru")


def test_a_pairing_that_is_over_says_its_result() -> None:
    hall = busy()
    pairing = hall.state.rounds[0, 1].pairings[0]
    shown = view(hall.state, Viewer(pairing.sides[0]))
    text = own_pairing(speech("en", pairing.sides[0]), shown, shown.rounds[0])
    assert text.startswith("Round 1 of 4: your opponent was ")
    assert "you play" not in text
    assert "**You have won.**" in text or "**You have lost.**" in text


@pytest.mark.rule("TM-06")
def test_who_enters_late_reads_when_the_first_pairing_comes() -> None:
    hall = Hall(Settings(format=Swiss())).begin(8)
    hall.pair()
    hall.enter(1)
    late = max(hall.state.entries)
    assert own(hall, late) == "Round 1 of 3 is paired. You play from round 2 on."
    assert own(hall, late, "ru") == "Тур 1 из 3: пары уже составлены. Вы играете с тура 2."


def cut() -> Hall:
    """Return a Swiss of nine in the last round of its cut to four."""
    hall = Hall(Settings(format=Swiss(rounds=1, cut=4))).begin(9)
    hall.round()
    hall.add(making_cut(hall.state, hall.secret))
    hall.round()
    hall.pair()
    return hall


@pytest.mark.rule("TM-23", "TM-17")
def test_rounds_of_the_cut_have_names_and_third_place_is_marked() -> None:
    hall = cut()
    shown = view(hall.state, Viewer())
    titles = {language: [round_title(speech(language), shown, one) for one in shown.rounds] for language in LANGUAGES}
    assert titles["en"] == ["Round 1 of 1", "Semifinal round", "Final round"]
    assert titles["ru"] == ["Тур 1 из 1", "Полуфинал", "Финал"]
    last = shown.rounds[-1]
    third = [pairing_line(speech(), shown, pairing) for pairing in last.pairings if pairing.node == "T"]
    final = [pairing_line(speech(), shown, pairing) for pairing in last.pairings if pairing.node != "T"]
    assert len(third) == len(final) == 1
    assert "for third place" in third[0]
    assert "third" not in final[0]
    sides = next(pairing.sides for pairing in last.pairings if pairing.node == "T")
    assert own(hall, sides[0]).endswith("It is the pairing for third place.")
    assert own(hall, sides[1], "ru").endswith("Это игра за третье место.")


@pytest.mark.rule("TM-30")
def test_a_pod_says_seats_and_neighbours() -> None:
    hall = Hall(PRESETS["pods"]).begin(11)
    hall.pair()
    for pairing in hall.state.rounds[0, 1].pairings:
        for seat, side in enumerate(pairing.sides):
            text = own(hall, side)
            before, after = pairing.sides[seat - 1], pairing.sides[(seat + 1) % len(pairing.sides)]
            assert f"in seat {seat + 1}: " in text
            assert text.endswith(f"Before you sits {NAMES[before]}, after you {NAMES[after]}.")
    duel = Hall(PRESETS["pods"]).begin(3)
    duel.add(Dropped(1), "player")
    duel.pair()
    assert "It is a duel this time." in own(duel, 2)
    hall.add(Absent(0, 1, 1, (hall.state.rounds[0, 1].pairings[0].sides[0],)))
    shown = view(hall.state, Viewer())
    assert "without " in round_pages(speech(), shown, shown.rounds[0])[0]


def test_teams_and_series_are_named() -> None:
    settings = Settings(format=DoubleElimination(), best_of=3, entering=Entering(members=2))
    hall = Hall(settings).begin(4)
    hall.pair()
    text = own(hall, 1)
    assert "You and your teammate sit on the same side." in text
    assert text.endswith("It is best of 3.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("settings", [Settings(format=Elimination()), Settings(format=DoubleElimination())])
@pytest.mark.rule("TM-15", "TM-18")
def test_a_bracket_reads_at_every_stage(settings: Settings, language: Language) -> None:
    hall = Hall(settings).begin(11)
    while True:
        shown, found = view(hall.state, Viewer(1)), bracket_view(hall.state, 0)
        pages = bracket_pages(speech(language, 1), shown, 0, found)
        text = "\n".join(pages)
        assert all(len(page) <= 1800 for page in pages)
        assert all(name in text for name in list(NAMES.values())[:11])
        for node in found.bracket.nodes:
            at = found.sides[node.name]
            if at.winner > 0 and at.loser > 0:
                names = (NAMES[at.one], NAMES[at.other])
                shown_names = [f"**{name}**" if name == NAMES[at.winner] else name for name in names]
                assert f"{' – '.join(shown_names)} {'1–0' if at.winner == at.one else '0–1'}" in text
        if found.is_over:
            break
        hall.round(random_outcome(Random(hall.now)))
    assert "not over" not in text
    assert "не окончено" not in text


def test_rounds_of_a_bracket_have_names() -> None:
    hall = Hall(Settings(format=Elimination())).begin(9)
    found = bracket_view(hall.state, 0)
    names = [round_name(speech(), found, node) for node in ("W1-1", "W2-1", "W3-1", "T", "W4-1")]
    assert names == ["Round of 16", "Quarterfinals", "Semifinals", "Third place", "Final"]
    names = [round_name(speech("ru"), found, node) for node in ("W1-1", "W2-1", "W3-1", "T", "W4-1")]
    assert names == ["1/8 финала", "Четвертьфиналы", "Полуфиналы", "Матч за третье место", "Финал"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.rule("TM-64")
def test_every_pairing_of_a_round_is_explained(language: Language) -> None:
    hall = busy()
    explainer = Explainer(hall.settings, hall.records, 3)
    for pairing in hall.state.rounds[0, 3].pairings:
        why = explainer.why(pairing.sides[0])
        text = why_text(speech(language), why, pairing.sides[0] if len(pairing.sides) == 2 else 0)
        lines = text.splitlines()
        assert len(lines) >= 3
        assert all(NAMES[side] in lines[0] for side in pairing.sides)
        for side in why.sides:
            assert any(line.startswith(f"- {NAMES[side.entry]}") and line.endswith(".") for line in lines[1:])
        for sides in why.reason.instead:
            assert all(NAMES[side] in text for side in sides)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("criterion", ["", *CRITERIA])
@pytest.mark.rule("TM-64", "TM-24")
def test_each_criterion_of_a_round_has_its_own_reason(criterion: str, language: Language) -> None:
    def text(name: str) -> str:
        sides = (SideFacts(1, 2, 1, -2, 0, 1), SideFacts(2, 2, -1, 1, 1, 1))  # type: ignore[arg-type]
        reason = Reason((1, 2), (0,) * 8, name, 2, ((1, 3), (2, 4)))
        return why_text(speech(language), Why(sides, reason, 0), 1)

    others = {text(other) for other in ("", *CRITERIA) if other != criterion}
    assert text(criterion) not in others


@pytest.mark.rule("TM-25")
def test_repeats_are_said_openly_and_who_goes_first_has_a_reason() -> None:
    sides = (SideFacts(1, 2, 0, 0, 0, 1), SideFacts(2, 2, 0, 1, 0, 1))  # type: ignore[arg-type]
    why = Why(sides, Reason((1, 2), (1, *(0,) * 7), "", 0, ()), 2)
    text = why_text(speech(), why, 1)
    assert "They had met once before." in text
    assert "This round has 2 repeats of earlier meetings or byes: no round with fewer exists." in text
    assert "Anna goes first, having gone first less often." in text
    assert "Without this pairing no round would be possible." in text
    equal = (sides[0], SideFacts(2, 2, 0, 0, 0, 1))  # type: ignore[arg-type]
    assert "who was second later goes first" in why_text(speech(), Why(equal, why.reason, 0), 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_other_formats_explain_their_pairings_by_their_shape(language: Language) -> None:
    pods, robin, single = (Hall(PRESETS[name]).begin(6) for name in ("pods", "robin", "bracket"))
    for hall in (pods, robin, single):
        hall.round()
        hall.pair()
        text = why_placed(speech(language), hall.settings, pairing_past(hall.state, 0, 2, 1))
        assert len(text.splitlines()) >= 2
        assert all(NAMES[side] in text for side in hall.state.rounds[0, 2].pairings[0].sides)
    past = pairing_past(pods.state, 0, 2, 1)
    text = why_placed(speech(), pods.settings, past)
    assert past.meetings
    assert all(f"{NAMES[one]} and {NAMES[other]}" in text for one, other in past.meetings)


@pytest.mark.rule("TM-61")
def test_a_round_by_hand_says_so() -> None:
    hall = Hall(Settings(format=Swiss(rounds=3))).begin(4)
    made = pairing_round(hall.state, hall.secret)
    hall.add(RoundPaired(0, 1, made.draw, (Paired((1, 2)), Paired((3, 4))), by_hand=True), "organiser", "a wish")
    shown = view(hall.state, Viewer())
    assert "by hand" in round_pages(speech(), shown, shown.rounds[0])[0]
    assert "by hand" in why_placed(speech(), hall.settings, pairing_past(hall.state, 0, 1, 1))


def test_groups_stand_beside_the_tables() -> None:
    hall = Hall(Settings(format=RoundRobin(groups=2))).begin(6)
    hall.pair()
    shown = view(hall.state, Viewer())
    text = round_pages(speech(), shown, shown.rounds[0])[0]
    assert "group 1" in text
    assert "group 2" in text
    playing = {side for pairing in shown.rounds[0].pairings for side in pairing.sides}
    resting = next(entry for entry in range(1, 7) if entry not in playing)
    assert "You do not play in it." in own(hall, resting)
