"""Lists of a deck that people write and read (LG-62)."""

from __future__ import annotations

from random import Random

import pytest

from engines.kernel.lobby.brought import BroughtError
from engines.kernel.lobby.building import DoubtfulLine, ListRead
from engines.legends.decks.code import code_of
from engines.legends.decks.deck import deck_of, new_deck, text_of
from engines.legends.decks.draw import random_deck
from engines.legends.decks.text import MOST_LINES, read_list, write_list
from tests.engines.legends.decks.packs import PACK, WITH_EMBERS

HEADINGS = {
    "ru": {"hero": "Герои", "follower": "Последователи", "event": "Случаи", "skill": "Навыки"},
    "en": {"hero": "Heroes", "follower": "Followers", "event": "Events", "skill": "Skills"},
}
ALL = frozenset(word for words in HEADINGS.values() for word in words.values())


def read(text: str) -> ListRead:
    return read_list(WITH_EMBERS, text, ALL)


@pytest.mark.rule("LG-62")
def test_a_list_is_written() -> None:
    deck = new_deck(["mira"], {"ember_lash": 3, "iron_wolf": 1, "seven_wolves": 2, "spark": 1})
    assert write_list(WITH_EMBERS, deck, "en", HEADINGS["en"]).splitlines() == [
        "Heroes",
        "1 Mira (LG) 1",
        "",
        "Followers",
        "1 Card spark (embers) 1",
        "2 7 Wolves (LG) 14",
        "1 Iron Wolf (LG) 13",
        "",
        "Skills",
        "3 Ember Lash (LG) 91",
        "",
        code_of(WITH_EMBERS, deck),
    ]
    assert write_list(PACK, deck, "en", HEADINGS["en"]).splitlines()[-1] == "# 1 spark"


@pytest.mark.rule("LG-62")
@pytest.mark.parametrize("language", ["ru", "en"])
def test_what_is_written_is_read(language: str) -> None:
    for n in range(100):
        deck = random_deck(WITH_EMBERS, Random(n))
        found = read(write_list(WITH_EMBERS, deck, language, HEADINGS[language]))
        assert found == ListRead(text_of(deck))


@pytest.mark.rule("LG-62")
@pytest.mark.parametrize(
    ("line", "deck"),
    [
        ("3 Ember Lash (LG) 91", "/ ember_lash*3"),
        ("3x Ember Lash", "/ ember_lash*3"),
        ("3х плеть углей", "/ ember_lash*3"),
        ("Ember Lash x3", "/ ember_lash*3"),
        ("EMBER LASH х 3", "/ ember_lash*3"),
        ("- 2 Ember Lash", "/ ember_lash*2"),
        ("* «Плеть углей»", "/ ember_lash"),
        ("• ember lash", "/ ember_lash"),
        ("еж-сторож", "/ hedge"),
        ("2 hedge warden", "/ hedge*2"),
        ("7 Wolves", "/ seven_wolves"),
        ("2 7 Wolves", "/ seven_wolves*2"),
        ("0 7 волков", "/ seven_wolves"),
        ("3 (LG) 91", "/ ember_lash*3"),
        ("2 Card spark (embers) 1", "/ spark*2"),
        ("Mira", "mira /"),
        ("1 Мира (LG) 1", "mira /"),
        ("Heroes (4):", "/"),
        ("ГЕРОИ 4", "/"),
        ("Sideboard:", "/"),
        ("# Ember Lash", "/"),
        ("// Ember Lash", "/"),
        ("```", "/"),
        ("-----", "/"),
        ("", "/"),
    ],
)
def test_reading_forgives(line: str, deck: str) -> None:
    assert read(line) == ListRead(deck)


def test_copies_on_several_lines_are_added() -> None:
    assert read("2 Ember Lash\nHeroes\nMira\nMira\nПлеть углей").text == "mira / ember_lash*3"


def test_the_number_counts_for_more_than_the_name_and_this_is_reported() -> None:
    found = read("2 Iron Wolf (LG) 91")
    assert found == ListRead(
        "/ ember_lash*2", differing=(DoubtfulLine(1, "2 Iron Wolf (LG) 91", "ember_lash", 2, "Iron Wolf"),)
    )
    assert read("2 Iron Wolf (LG) 999").text == "/ iron_wolf*2"


def test_lines_that_no_card_fits_are_given_back_with_their_numbers() -> None:
    found = read("3 Ember Lash\n\n2 Ember Lush\n<@1> @everyone")
    assert found == ListRead(
        "/ ember_lash*3",
        (
            DoubtfulLine(3, "2 Ember Lush", "", 2, "Ember Lush"),
            DoubtfulLine(4, "<@1> @everyone", "", 1, "<@1> @everyone"),
        ),
    )


def test_a_code_is_found_anywhere() -> None:
    deck = random_deck(PACK, Random(1))
    code = code_of(PACK, deck)
    for text in (code, code.lower(), f"{code[:30]}\n{code[30:]}", f"# my deck\n\n{code}\n"):
        assert read(text) == ListRead(text_of(deck))
    assert read(f"1 Ember Lash\n{code}").text == "/ ember_lash"


def test_a_wrong_code_is_refused_as_such() -> None:
    code = code_of(PACK, random_deck(PACK, Random(1)))
    wrong = code[:-1] + ("A" if code[-1] != "A" else "B")
    for text in (wrong, f"# my deck\n{wrong}"):
        with pytest.raises(BroughtError, match="refused-legends-code-wrong"):
            read(text)


def test_bounds() -> None:
    read("\n".join(["1 Ember Lash"] * MOST_LINES))
    with pytest.raises(BroughtError, match="list-long"):
        read("\n" * (MOST_LINES + 1))
    with pytest.raises(BroughtError, match="too-large"):
        read("201 Ember Lash")


@pytest.mark.parametrize(
    "mark", ["x", " ", "x 1", "(", "( LG", "1 ", "-", "ё", "(LG) ", "\x00", "🦔", "LG", "a" * 30 + " x"]
)
def test_64_kib_of_garbage_are_read_at_once(mark: str) -> None:
    text = (mark * 65_536)[:65_536]
    try:
        found = read(text)
    except BroughtError:
        return
    assert deck_of(found.text).cards == ()
    assert all(len(line.text) <= 200 for line in found.unknown)
