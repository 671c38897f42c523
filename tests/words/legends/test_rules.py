"""The rules of Legends by topic: figures told against the rules, listings, finding."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from engines.legends.board import HAND, LAST_TURN, LEAST_HAND, SQUAD
from engines.legends.content.checks import DECK
from engines.legends.content.vocabulary import Keyword
from engines.legends.views.question_rules import QUESTION_RULES
from tests.words.legends.support.making import PACK
from tests.words.support.rulebooks import look_up
from words.common.rule_book import book
from words.legends.rules import listing
from words.legends.texts import TEXTS
from words.texts import LANGUAGES, Language, words

BOOK = book("legends")


def text(topic: str, language: Language) -> str:
    return BOOK.by_id[topic].text.in_language(language)


def numbers(topic: str, language: Language) -> set[int]:
    return {int(n) for n in re.findall(r"\d+", text(topic, language))}


@pytest.mark.rule("LG-01", "LG-03", "LG-10", "LG-58", "LG-60")
@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_told_are_those_of_the_rules(language: Language) -> None:
    assert DECK in numbers("decks", language)
    assert {len(PACK.heroes), len(PACK.card) - len(PACK.heroes)} <= numbers("decks", language)
    assert HAND in numbers("setup", language)
    assert HAND in numbers("zones", language)
    assert LAST_TURN in numbers("draws", language)
    assert LEAST_HAND == SQUAD == 3
    assert {"ru": "до трёх карт", "en": "down to three"}[language] in text("setup", language)


def test_the_rule_of_every_question_has_a_topic() -> None:
    covered = {rule for topic in BOOK.topics for rule in topic.rules}
    assert {*QUESTION_RULES.values()} <= covered
    assert {topic.topic for topic in TEXTS.next_topics if topic.topic} <= {*BOOK.by_id}
    for language in LANGUAGES:
        assert all(words(language, strict=True)(topic.key) for topic in TEXTS.next_topics)


@pytest.mark.parametrize("language", LANGUAGES)
def test_content_is_listed_where_a_topic_asks_for_it(language: Language) -> None:
    listings = {topic.listing for topic in BOOK.topics if topic.listing}
    assert listings == {"keywords", "presets"}
    assert len(listing(language, PACK, "keywords")) == 1 + len(get_args(Keyword))
    assert len(listing(language, PACK, "presets")) == len(PACK.presets)
    for kind in listings:
        assert all(line.startswith("- ") for line in listing(language, PACK, kind))
        assert len("\n".join(listing(language, PACK, kind))) < 1100
    with pytest.raises(KeyError):
        listing(language, PACK, "bases")


@pytest.mark.parametrize(
    ("asked", "topic"),
    [
        ("легендарность", "legendarity"),
        ("legendarity", "legendarity"),
        ("стек", "stack"),
        ("stack", "stack"),
        ("пересдача", "setup"),
        ("mulligan", "setup"),
        ("блок", "attack"),
        ("blockers", "attack"),
        ("поворот", "turning"),
        ("untap", "turning"),
        ("пустая колода", "empty"),
        ("остановка", "windows"),
        ("stops", "windows"),
        ("страж", "keywords"),
        ("кладбище", "zones"),
        ("хозяин", "permanents"),
        ("трактовки", "rulings"),
    ],
)
def test_words_find_their_topic_in_either_language(asked: str, topic: str) -> None:
    for language in LANGUAGES:
        assert look_up(BOOK, asked, language).fitting[0].id == topic
