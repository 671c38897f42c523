"""The web pages of ladders and seasons: whole in every language, without anything from elsewhere, names as text."""

from __future__ import annotations

import html
import re

import pytest

from cogs.leagues.pages.webpages import ladder_page, season_page
from engines.kernel.languages import languages
from tests.cogs.leagues.crowds import NOW, crowded, eventful, name_of, season
from words.texts import words

DISCORD = re.compile(r"&lt;[@#t]|&lt;/|\*\*")
"""Marks that only Discord shows as what they mean."""


def test_a_ladder_has_places_challenges_rules_and_log_in_every_language() -> None:
    page = ladder_page(crowded(30), NOW, "en").decode()
    for language in languages():
        say = words(language)
        for key in ("ladder-page-places", "tournament-ladder-challenges", "ladder-page-rules", "event-page-log"):
            assert page.count(f"<h2>{html.escape(say(key))}</h2>") == 1
    assert page.count("1 **_Ж@everyone_**") >= 2
    assert '<th scope="row">30</th>' in page


def test_the_log_of_a_ladder_is_whole() -> None:
    ladder = eventful()
    page = ladder_page(ladder, NOW, "en").decode()
    assert page.count("<li><small>") == len(ladder.facts) * len(languages())


@pytest.mark.parametrize(("divisions", "phase"), [(0, "open"), (3, "open"), (3, "over")])
def test_a_season_has_a_table_for_each_division_and_its_moves(divisions: int, phase: str) -> None:
    page = season_page(season(30, 9, divisions, phase), "ru").decode()
    assert page.count("<table>") == max(1, divisions) * len(languages())
    for language in languages():
        say = words(language)
        assert page.count(f"<h2>{say('season-page-tables')}</h2>") == 1
        assert page.count(f"<h2>{say('season-page-moves')}</h2>") == bool(divisions)
    assert '<html lang="ru">' in page


def test_a_season_without_results_says_so() -> None:
    assert words("en")("tournament-season-none") in season_page(season(0, 0, 0), "en").decode()


def test_the_pages_load_nothing_and_run_nothing_and_names_are_text() -> None:
    for page in (ladder_page(crowded(8), NOW, "en").decode(), season_page(season(8, 3, 2), "en").decode()):
        assert "default-src 'none'" in page
        assert not re.search(r"<script|src=|href=|url\(|@import", page)
        assert html.escape(name_of(3)) in page
        body = page.replace(html.escape(name_of(3)), "")
        for number in range(1, 9):
            body = body.replace(html.escape(name_of(number)), "")
        assert not DISCORD.search(body), DISCORD.search(body)
