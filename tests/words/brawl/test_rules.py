"""The rules of Super Fantasy Brawl by topic: figures told against the rules, listings, finding."""

from __future__ import annotations

import re

import pytest

from engines.brawl.board import CHAMPIONS_EACH, HAND, TRACK, TRAPS, VP_TO_WIN
from engines.brawl.game import BRAWL
from tests.words.brawl.support.tables import ARENA, PACK, at
from tests.words.support.rulebooks import look_up
from words.brawl.cards.texts import CardWords
from words.brawl.rules import caption, listing
from words.common.examples import example_names
from words.common.rule_book import Topic
from words.learning import books, listing_of
from words.texts import LANGUAGES, Language

shown = BRAWL.worked.get


BOOK = books()["brawl"]
LISTINGS = {"standards": 4, "challenges": len(PACK.challenges), "champions": len(PACK.champions)}


def ids(topics: tuple[Topic, ...]) -> list[str]:
    return [topic.id for topic in topics]


def text(topic: str, language: Language) -> str:
    return BOOK.by_id[topic].text.in_language(language)


def numbers(topic: str, language: Language) -> set[int]:
    return {int(n) for n in re.findall(r"\d+", text(topic, language))}


def test_what_topics_name_is_there() -> None:
    assert {*BRAWL.citations.values()} <= {rule for topic in BOOK.topics for rule in topic.rules}


@pytest.mark.rule("SB-04", "SB-06", "SB-14", "SB-71", "SB-72")
@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_told_are_those_of_the_rules(language: Language) -> None:
    assert VP_TO_WIN[2] in numbers("minute", language)
    assert {HAND[2], len(TRAPS), 6 * CHAMPIONS_EACH[2]} <= numbers("setup", language)
    assert HAND[2] in numbers("turn", language)
    assert {VP_TO_WIN[4], HAND[4], CHAMPIONS_EACH[4], 6 * CHAMPIONS_EACH[4]} <= numbers("teams", language)
    assert ", ".join(map(str, TRACK[2])) in text("track", language)
    assert ", ".join(map(str, TRACK[4])) in text("teams", language)


@pytest.mark.rule("SB-81")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_arena_told_is_the_one_that_is_played_on(language: Language) -> None:
    said = text("arena", language)
    places = re.findall(r"\b[A-G]\d\b", said)
    assert {at(place) for place in places if place != "C3"} | {at("C3")} == {
        *ARENA.statues.values(),
        *(hex_ for hex_ in range(ARENA.grid.size) if ARENA.trap_hexes >> hex_ & 1),
    }
    rows = [sum(cell.r == row for cell in ARENA.grid.cells) for row in range(7)]
    assert ", ".join(map(str, rows)) in said
    assert str(ARENA.grid.size) in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_content_is_listed_where_a_topic_asks_for_it(language: Language) -> None:
    listed = {topic.listing: listing_of(BRAWL.standard, topic, language) for topic in BOOK.topics if topic.listing}
    assert {kind: len(lines) for kind, lines in listed.items()} == LISTINGS
    for kind, lines in listed.items():
        assert lines == listing(language, PACK, kind)
        assert len("\n".join(lines)) < 1100
        assert all(line.startswith("- ") for line in lines)
    for champion in PACK.champions:
        start = f"- {champion.name.in_language(language)}: {champion.base.health} / {champion.base.defence}"
        assert any(line.startswith(start) for line in listed["champions"])


def test_an_unknown_listing_is_an_error() -> None:
    with pytest.raises(KeyError):
        listing("en", PACK, "bases")


# -------------------------------------------------------------------- worked examples


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_example_tells_each_action_with_its_numbers(language: Language) -> None:
    _, first, second = caption(language, shown("plan"), pictured=True).split("\n")
    cards = CardWords(language, PACK)
    assert cards.champion("alkemi") in first
    assert cards.champion("dugrun") in second
    # Which cards were planned is secret in a match; an example tells.
    assert first.index(cards.card("alkemi.barrage")) < first.index(cards.card("dugrun.blizzard"))
    assert cards.card("alkemi.barrage") in second
    assert cards.card("dugrun.blizzard") not in second


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_example_that_ends_the_match_tells_who_has_won(language: Language) -> None:
    *_, last = caption(language, shown("both"), pictured=True).split("\n")
    assert example_names(language)[1] in last
    assert example_names(language)[0] not in last


@pytest.mark.parametrize("asked", ["SB-29", "sb 29", "29"])
def test_a_rule_by_its_id(asked: str) -> None:
    assert ids(look_up(BOOK, asked, "ru").fitting) == ["standard"]


@pytest.mark.parametrize(
    ("asked", "topic"),
    [
        ("испытание", "challenges"),
        ("challenge", "challenges"),
        ("реакция", "reactions"),
        ("reacton", "reactions"),
        ("ворота", "out"),
        ("gate", "out"),
        ("прокачка", "level"),
        ("level up", "level"),
        ("ловушка", "traps"),
        ("оглушение", "states"),
        ("stun", "states"),
        ("отталкивание", "push"),
        ("pull", "push"),
        ("страх", "force"),
        ("вампиризм", "blows"),
        ("poison", "blows"),
        ("рывок", "leaps"),
        ("драфт", "draft"),
        ("четыре игрока", "teams"),
        ("трактовки", "rulings"),
        ("базовые действия", "standard"),
    ],
)
def test_words_find_their_topic_in_either_language(asked: str, topic: str) -> None:
    for language in LANGUAGES:
        assert ids(look_up(BOOK, asked, language).fitting)[0] == topic
