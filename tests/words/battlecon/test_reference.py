"""What lies open of each fighter, and what follows from it (words/battlecon/table/reference.py)."""

from __future__ import annotations

import msgspec
import pytest

from engines.battlecon.views.view import CardView
from tests.words.battlecon.support.tables import PACK, RULES, fighter, hand, play, table, worded
from words.battlecon.cards.base import join_runs
from words.common.limits import ALT, BOARD
from words.texts import LANGUAGES, Language, words

CLAUS = fighter(0, "claus", unseen=("strike", "claus.tailwind"), discard_1=("dash", "claus.blast"))
SETH = fighter(1, "seth", unseen=hand("seth"))


@pytest.mark.rule("BC-06")
def test_opponents_come_first_and_whoever_watches_reads_the_fixed_order() -> None:
    view = table(CLAUS, SETH)
    pictures = {0: ["seth", "claus"], 1: ["claus", "seth"], None: ["claus", "seth"]}
    for viewer, kits in pictures.items():
        found = worded("en").reference(msgspec.structs.replace(view, viewer=viewer))
        assert [each.picture for each in found] == [CardView(kit) for kit in kits]


@pytest.mark.rule("BC-06", "BC-11")
def test_discards_cards_unseen_and_the_distances_they_reach_are_told() -> None:
    text = worded("ru").reference(table(CLAUS, SETH))[0].text
    assert "Уворот" in text
    assert "Попутный 0~1" in text
    assert "лицом вниз (дальность / сила / скорость / защита)" in text
    assert "Достаёт на расстояние 1–2 (по картам, без бонусов)" in text
    shown = msgspec.structs.replace(CLAUS, style="claus.tailwind", base="strike")
    assert "Достаёт" not in worded("ru").reference(table(shown, SETH))[0].text
    away = fighter(0, "claus", unseen=("dash", "claus.tailwind"))
    assert "Ни одной парой не достаёт" in worded("ru").reference(table(away, SETH))[0].text


def test_who_is_out_or_not_chosen_is_left_out() -> None:
    gone = fighter(1, "seth", out=True)
    assert [each.picture for each in worded("en").reference(table(CLAUS, gone))] == [CardView("claus")]
    nobody = table(fighter(0, "", unseen=()), fighter(1, "", unseen=()), phase="select")
    assert worded("en").reference(nobody) == []
    assert worded("en").reference_label(nobody) == ""
    assert worded("en").reference_label(table(CLAUS, SETH)) == "Fighters"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_next_thing_to_learn_names_the_button(language: Language) -> None:
    button = worded(language).reference_label(table(CLAUS, SETH))
    assert f"**{button}**" in words(language, strict=True)("battlecon-further-hand")


def test_runs_of_numbers_are_short() -> None:
    assert join_runs([1, 2, 3, 5]) == "1–3, 5"
    assert join_runs([4]) == "4"
    assert join_runs([]) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reference_fits(language: Language) -> None:
    for seats in (2, 4):
        for n, turn in enumerate(play(seats, seats)):
            if n % 25:
                continue
            found = worded(language).reference(RULES.game.view(PACK, turn.match, 0))
            assert sum(len(each.text) for each in found) <= BOARD
            assert all(0 < len(each.alt) <= ALT for each in found)
