"""Standings, cross tables and how they were computed, as text (words/tournaments/tables)."""

from __future__ import annotations

from random import Random

import pytest

from tests.tournaments.support.hall import Hall, random_outcome
from tests.words.tournaments.support.people import NAMES, speech
from tournaments.facts.kinds import AbsenceAsked, Disqualified, Dropped, Erased, Penalised, Ruled
from tournaments.settings.formats import Elimination, RoundRobin, Swiss
from tournaments.settings.model import Settings
from tournaments.settings.presets import PRESETS
from tournaments.views.reckoning import reckoning
from tournaments.views.tournament import Viewer, view
from words.texts import LANGUAGES, Language
from words.tournaments.tables.cross import cross_pages
from words.tournaments.tables.reckoning import reckoning_pages
from words.tournaments.tables.standings import own_line, places_pages, standings_pages, tiebreak_lines


def eventful() -> Hall:
    """Return a Swiss in which somebody was absent, dropped, was disqualified and lost points."""
    hall = Hall(Settings(format=Swiss(rounds=4))).begin(9)
    outcome = random_outcome(Random(3))
    hall.round(outcome)
    hall.add(AbsenceAsked(2, 2), "player")
    hall.round(outcome)
    hall.add(Dropped(7), "player")
    hall.add(Disqualified(5), "judge", "cheated *twice*")
    hall.add(Penalised(3, "points", 0, 3, "1/2"), "judge", "late")
    hall.round(outcome)
    return hall


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.rule("TM-43")
def test_standings_have_every_entry_its_figures_and_what_happened(language: Language) -> None:
    hall = eventful()
    say = speech(language, own=4)
    pages = [*standings_pages(say, view(hall.state, Viewer(4)))]
    text = "\n".join(pages)
    lines = [line for line in text.splitlines() if "**" in line and "·" in line and not line.startswith("-#")]
    assert len(lines) == 9
    assert all(name in text for name in list(NAMES.values())[:9])
    own = [line for line in lines if line.startswith("▸")]
    assert len(own) == 1
    assert "**Gleb**" in own[0]
    dropped, cheated = ("dropped", "disqualified") if language == "en" else ("уход из турнира", "дисквалификация")
    assert f"Zhenya ({dropped})" in text
    assert f"({cheated}: cheated \\*twice\\*)" in text
    assert lines[-1].startswith("**9.** Dina")
    assert "Buchholz" in text.splitlines()[1] or "Бухгольца" in text.splitlines()[1]


def test_pages_of_a_long_table_fit_a_message() -> None:
    hall = Hall(Settings(format=Swiss(rounds=2))).begin(120)
    hall.round()
    pages = [*standings_pages(speech(), view(hall.state, Viewer()))]
    assert len(pages) > 3
    assert all(len(page) <= 1800 for page in pages)
    assert sum(page.count("\n**") for page in pages) == 120


def test_shared_places_and_the_own_line() -> None:
    hall = Hall(Settings(format=Swiss(rounds=3), tiebreaks=())).begin(4)
    hall.round()
    first = hall.state.rounds[0, 1].pairings[0].sides[0]
    text = own_line(speech(own=first), view(hall.state, Viewer(first)))
    assert text.startswith(("You share place 1. Points: 1.", "You share place 3. Points: 0."))
    assert own_line(speech(), view(hall.state, Viewer())) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_tie_break_is_explained_in_a_sentence(language: Language) -> None:
    for name in ("evening", "cards", "robin", "pods"):
        lines = tiebreak_lines(speech(language), PRESETS[name])
        assert len(lines) == max(len(PRESETS[name].tiebreaks), 1)
        assert all(line.endswith(".") for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", ["evening", "cards", "robin", "pods"])
@pytest.mark.rule("TM-45", "TM-46", "TM-47", "TM-32")
def test_a_reckoning_has_all_figures_of_the_line(preset: str, language: Language) -> None:
    hall = Hall(PRESETS[preset]).begin(9)
    outcome = random_outcome(Random(5))
    for _ in range(3):
        hall.round(outcome)
    for entry in hall.state.seeds:
        made = reckoning(hall.state, entry, 3)
        assert made is not None
        pages = reckoning_pages(speech(language), made)
        assert all(len(page) <= 1800 for page in pages)
        text = "\n".join(pages)
        assert NAMES[entry] in text.splitlines()[0]
        for part in made.parts:
            assert f"{part.round}:" in text
            assert all(NAMES[other] in text for other in part.opponents)


def test_a_reckoning_word_for_word() -> None:
    hall = eventful()
    made = reckoning(hall.state, 2, 3)
    assert made is not None
    assert "\n".join(reckoning_pages(speech(), made)).splitlines()[:11] == [
        "### Boris: place 8 after round 3",
        "Round 1: 0 against Dina",
        "Round 2: ½ for an absence",
        "Round 3: 0 against Egor",
        "**Points: 0 + ½ + 0 = ½**",
        "**Buchholz cut 1: 2½**",
        "Round 1: 1½, the score of Dina (1½)",
        "Round 2: ½, the lesser of own points ½ and half the rounds (1½), as there was no opponent — left out as the cut",
        "Round 3: 1, the score of Egor (1)",
        "**Buchholz: 3**",
        "Round 1: 1½, the score of Dina (1½)",
    ]
    penalised = reckoning(hall.state, 3, 3)
    assert penalised is not None
    assert "− ½ (penalty) =" in "\n".join(reckoning_pages(speech(), penalised))
    assert "(взыскание)" in "\n".join(reckoning_pages(speech("ru"), penalised))


@pytest.mark.rule("TM-20")
def test_a_cross_table_has_each_result_twice() -> None:
    hall = Hall(Settings(format=RoundRobin())).begin(5).finish()
    text = "\n".join(cross_pages(speech(own=3), view(hall.state, Viewer(3))))
    rows = [line for line in text.splitlines() if line.startswith("-# ") and ":" in line]
    assert len(rows) == 5
    cells = [cell.split(": ")[1] for row in rows for cell in row.removeprefix("-# ").split(", ") if cell[0].isdigit()]
    assert sorted(cells) == ["0"] * 10 + ["1"] * 10
    assert "▸ **" in text


def test_a_cross_table_shows_forfeits_open_games_and_groups() -> None:
    hall = Hall(Settings(format=RoundRobin(groups=2))).begin(6)
    hall.pair()
    hall.add(Ruled(0, 1, 1, (1, 2), "forfeit"), "judge", "no-show")
    hall.play_round()
    hall.close()
    text = "\n".join(cross_pages(speech(), view(hall.state, Viewer())))
    assert "Cross table, group 1" in text
    assert "Cross table, group 2" in text
    assert "0f" in text
    assert "1f" in text
    assert "–" in text
    large = Hall(Settings(format=RoundRobin())).begin(17)
    large.round()
    assert cross_pages(speech(), view(large.state, Viewer())) == []


@pytest.mark.rule("TM-17")
def test_places_of_a_bracket_while_it_runs_and_at_its_end() -> None:
    hall = Hall(Settings(format=Elimination())).begin(6)
    hall.round()
    assert places_pages(speech(), view(hall.state, Viewer()))[0].startswith("### Places so far")
    hall.finish()
    text = places_pages(speech(own=1), view(hall.state, Viewer(1)))[0]
    assert text.startswith("### Final places\n")
    assert text.count("**5.**") == 2


@pytest.mark.rule("TM-68")
def test_an_erased_entry_is_a_former_player() -> None:
    hall = eventful()
    hall.add(Erased(1))
    names = {entry: name for entry, name in NAMES.items() if entry != 1}
    say = speech()
    nameless = type(say)(say.words, names, say.moment)
    text = "\n".join(standings_pages(nameless, view(hall.state, Viewer())))
    assert "former player 1" in text
    assert "Anna" not in text


@pytest.mark.parametrize("name", ["bracket", "double", "teams"])
def test_a_bracket_has_no_tie_breaks_to_explain(name: str) -> None:
    assert tiebreak_lines(speech("en"), PRESETS[name]) == []
