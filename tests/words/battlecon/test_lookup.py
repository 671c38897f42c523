"""The parts of BattleCON by name (words/battlecon/lookup.py), as /card finds and tells them."""

from __future__ import annotations

import pytest

from boards.jobs import new_job
from boards.pictures import draw
from engines.battlecon.views.view import CardView
from engines.games import GAMES
from tests.words.battlecon.support.tables import PACK
from tests.words.support.lookups import all_there_once, found_by_name
from words.battlecon.lookup import TOPICS, card_lines, entries
from words.common.catalogue import Catalogue, Entry
from words.texts import LANGUAGES, Language

CARDS = Catalogue(entries(PACK))


def entry(key: str) -> Entry:
    return CARDS.by_key[f"battlecon.{key}"]


def test_every_fighter_and_every_part_is_there_once() -> None:
    all_there_once("battlecon", CARDS, {kit.id for kit in PACK.kits} | set(PACK.part), TOPICS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_finds_its_part(language: Language) -> None:
    found_by_name(CARDS, language)


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        ("Хикару", "fighter.hikaru"),
        ("hikaru", "fighter.hikaru"),
        ("уворт", "base.dash"),
        ("strenghten", "support.strengthen"),
    ],
)
def test_a_name_with_a_slip_is_understood(asked: str, key: str) -> None:
    for language in LANGUAGES:
        found, _ = CARDS.find(asked, language)
        assert found is entry(key)


def test_what_a_part_says() -> None:
    assert card_lines("en", PACK, entry("base.strike"))[0] == "range 1, power 4, priority 3, guard 5"
    assert card_lines("en", PACK, entry("base.strike"))[-1] == "Every fighter has it"
    style = card_lines("ru", PACK, entry("style.claus.tailwind"))
    assert style[-2] == "Боец: **Клаус**"
    assert style[0] == "дальность 0~1, сила +1, скорость +0, защита +0"
    fighter = card_lines("ru", PACK, entry("fighter.hikaru"))
    cards = [line for line in fighter if line.startswith("- ")]
    assert fighter[fighter.index(cards[0]) - 1] == "Карты (дальность / сила / скорость / защита):"
    assert "Cards (range / power / priority / guard):" in card_lines("en", PACK, entry("fighter.hikaru"))
    kit = PACK.kit["hikaru"]
    assert len(cards) == len(kit.styles) + len(kit.bases) + len(kit.finishers)
    for language in LANGUAGES:
        for e in CARDS.entries:
            assert all(card_lines(language, PACK, e)), e.key


def test_what_a_picture_shows_is_painted() -> None:
    rules = GAMES["battlecon"].standard
    for view in (CardView("hikaru"), CardView("claus", "claus.tailwind"), CardView("luc", "luc.time")):
        job = new_job("battlecon", "card", view, rules.body, rules.hash, {}, language="ru", theme="dark")
        assert draw(job).startswith(b"\x89PNG")
    assert [e.id for e in CARDS.entries if e.view is None] == [
        *(card.id for card in PACK.common.bases),
        "maneuver",
        "strengthen",
        "fortify",
        "hasten",
        "master",
        "champion",
    ]
