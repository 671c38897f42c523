"""One search through the rules of all games (words/common/rule_search.py)."""

from __future__ import annotations

import pytest

from words.common.rule_book import Book
from words.common.rule_search import search
from words.learning import books
from words.texts import LANGUAGES


def shelf(own: str) -> list[Book]:
    return sorted(books().values(), key=lambda book: book.game != own)


@pytest.mark.parametrize("own", ["", *books()])
@pytest.mark.parametrize(
    ("query", "language", "game", "topic"),
    [
        ("clash", "en", "battlecon", "clash"),
        ("stun", "en", "battlecon", "stun"),
        ("neighbours", "en", "krendel", "neighbours"),
        ("BC-22", "en", "battlecon", None),
        ("sb10", "en", "brawl", None),
        ("ТК-16", "ru", "krendel", None),
        ("battlecon:clash", "ru", "battlecon", "clash"),
    ],
)
def test_what_only_one_game_has_is_found_from_everywhere(
    own: str, query: str, language: str, game: str, topic: str | None
) -> None:
    best = search(shelf(own), query, language, own).fitting[0]  # type: ignore[arg-type]  # one of LANGUAGES
    assert best.book.game == game
    assert topic in (None, best.topic.id)


@pytest.mark.parametrize("own", books())
@pytest.mark.parametrize("query", ["16", "setup"])
def test_what_several_games_have_is_that_of_ones_own(own: str, query: str) -> None:
    assert search(shelf(own), query, "en", own).fitting[0].book.game == own


@pytest.mark.parametrize("own", books())
@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nothing_fits_there_is_something_near(own: str, language: str) -> None:
    found = search(shelf(own), "xqzwv", language, own)  # type: ignore[arg-type]  # one of LANGUAGES
    assert found.fitting == ()
    assert len(found.nearest) == 5


def test_a_rule_that_no_game_has_is_named() -> None:
    found = search(shelf("brawl"), "BC-200", "en", "brawl")
    assert (found.fitting, found.unknown) == ((), "BC-200")
    assert {passage.book.game for passage in found.nearest} == {"battlecon"}
