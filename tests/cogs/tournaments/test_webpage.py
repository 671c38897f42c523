"""The page of a tournament: whole in every language, without anything from elsewhere, names as text."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from cogs.tournaments.presses.event_files import PAGE
from engines.kernel.languages import languages
from referee.tournaments.reading.reader import Reader
from tests.cogs.tournaments.halls import FORMATS, about, finished, page_of
from tournaments.standings.final import final_places
from words.texts import words

ROOT = Path(__file__).resolve().parents[3]


@pytest.mark.parametrize("name", FORMATS)
def test_the_page_has_every_round_and_the_log_in_every_language(name: str) -> None:
    hall = finished(name)
    page = page_of(hall, {n: f"Player {n}" for n in hall.names}, "en")
    for language in languages():
        assert page.count(f"<h2>{words(language)('event-page-log')}</h2>") == 1
        assert words(language)("event-page-rounds") in page
    for n in hall.names:
        assert f"Player {n}" in page
    for round_ in hall.state.rounds.values():
        assert round_.draw.value in page
    assert hall.state.commitment in page


def test_the_page_loads_nothing_and_runs_nothing() -> None:
    page = page_of(finished("swiss"), {}, "ru")
    assert "default-src 'none'" in page
    assert not re.search(r"<script|src=|href=|url\(|@import", page)


def test_names_are_text_and_a_missing_one_is_a_former_player() -> None:
    page = page_of(finished("swiss"), {1: "<img src=x>"}, "en")
    assert "<img" not in page
    assert "&lt;img src=x&gt;" in page
    assert "former player 2" in page


def test_the_page_begins_in_the_language_that_is_asked_for() -> None:
    page = page_of(finished("pods"), {}, "ru")
    assert '<html lang="ru">' in page
    assert re.search(r'id="in-ru"[^>]* checked', page)


def test_after_a_cut_the_final_places_come_first() -> None:
    hall = finished("swiss")
    assert hall.state.cut_seeds
    page = page_of(hall, {n: f"Player {n}" for n in hall.names}, "en")
    places = page.index("<h2>Final places</h2>")
    assert places < page.index("<h2>Standings before the cut</h2>")
    champion = next(entry for entry, place in final_places(hall.state).items() if place == 1)
    assert page[places:].index(f"Player {champion}<") < page[places:].index("Standings before the cut")
    assert "<h4>Final</h4>" in page
    assert "<h4>Third place</h4>" in page


def test_figures_read_as_in_the_pictures() -> None:
    page = page_of(finished("pods"), {}, "en")
    assert re.search(r"<td>\d+ 1/3</td>", page)
    assert not re.search(r"<td>\d+/\d", page)


async def test_the_page_comes_from_a_process_as_it_would_be_made_here() -> None:
    hall, names, reader = finished("swiss"), {1: "Anna", 2: "Боря"}, Reader()
    try:
        page = await reader.send(hall, PAGE, about(hall), names, "ru")
    finally:
        await reader.close()
    assert page.decode() == page_of(hall, names, "ru")


def test_a_process_makes_the_page_without_the_library_of_discord() -> None:
    module = PAGE.partition(":")[0]
    done = subprocess.run(
        [sys.executable, "-c", f"import sys, {module}; print('discord' in sys.modules)"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "False\n"
