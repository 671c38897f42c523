"""Rounds of brackets have one name: in pictures, in texts and in announcements."""

from __future__ import annotations

import pytest

from tests.tournaments.support.hall import Hall
from tests.words.tournaments.support.people import NAMES, speech
from tournaments.settings.formats import DoubleElimination, Elimination, Format, Swiss
from tournaments.settings.model import Settings
from tournaments.state.model import CUT
from tournaments.views.brackets import bracket_pages
from tournaments.views.rounds import pairings_pages
from tournaments.views.tournament import Viewer, bracket_view, view
from words.texts import LANGUAGES, Language
from words.tournaments.pictures.captions import PictureWords
from words.tournaments.rounds.knockouts import part_name
from words.tournaments.rounds.pairings import round_title


@pytest.mark.rule("TM-15", "TM-18", "TM-19")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("format_", [Elimination(), DoubleElimination()])
def test_a_column_of_a_bracket_is_named_as_texts_name_its_pairings(format_: Format, language: Language) -> None:
    state = Hall(Settings(format=format_, seeding="list")).begin(12).finish().state
    found, picture = bracket_view(state, 0), PictureWords(language, NAMES)
    for page in bracket_pages(state, 0, Viewer()):
        for column in page.columns:
            assert {part_name(speech(language), found, one.node) for one in column.matches} == {picture.column(column)}


def test_rounds_of_losers_are_not_numbered_like_the_tournaments_rounds() -> None:
    state = Hall(Settings(format=DoubleElimination())).begin(8).finish().state
    pages = bracket_pages(state, 0, Viewer())
    names = [PictureWords("en", NAMES).column(column) for page in pages for column in page.columns]
    assert names[:5] == [*(f"Winners' round {n}" for n in (1, 2, 3)), "Losers' round 1", "Losers' round 2"]
    assert not any(name.startswith("Round") for name in names)


@pytest.mark.rule("TM-23")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_of_a_round_of_the_cut_has_the_title_of_its_page(language: Language) -> None:
    state = Hall(Settings(format=Swiss(cut=4))).begin(7).finish().state
    for one in (one for one in view(state, Viewer()).rounds if one.stage == CUT):
        (page,) = pairings_pages(state, CUT, one.number, Viewer())
        title = round_title(speech(language), view(state, Viewer()), one)
        assert PictureWords(language, NAMES).round_title(page) == title
