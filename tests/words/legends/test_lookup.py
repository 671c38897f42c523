"""The cards of Legends by name (words/legends/lookup.py), as /card finds and tells them."""

from __future__ import annotations

import pytest

from tests.words.legends.support.making import PACK
from words.common.catalogue import Catalogue
from words.common.rule_book import book
from words.legends.lookup import TOPICS, card_lines, entries
from words.texts import LANGUAGES, Language, words

CARDS = Catalogue(entries(PACK))


def test_every_card_is_there_once_with_topics_and_its_hero() -> None:
    assert sorted(entry.id for entry in CARDS.entries) == sorted(PACK.card)
    assert {topic for topics in TOPICS.values() for topic in topics} <= {*book("legends").by_id}
    for entry in CARDS.entries:
        assert entry.kind == PACK.type_of[entry.id]
        assert entry.view.card == entry.id
        named = PACK.skill[entry.id].hero if entry.id in PACK.skill else None
        assert entry.owner == (PACK.hero[named].name if named else None)
    for kind in TOPICS:
        assert all(words(language, strict=True)(f"cards-kind-{kind}") for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_finds_its_card(language: Language) -> None:
    for entry in CARDS.entries:
        for asked in (entry.names[0][1].texts["ru"], entry.names[0][1].texts["en"].lower()):
            found, beside = CARDS.find(asked, language)
            assert entry in (found, *(hit.entry for hit in beside)), asked


@pytest.mark.parametrize(
    ("asked", "card"), [("огненая плеть", "lash_of_flame"), ("brwn bear", "brown_bear"), ("ингрит", "ingrit")]
)
def test_a_name_with_a_slip_is_understood(asked: str, card: str) -> None:
    for language in LANGUAGES:
        found, _ = CARDS.find(asked, language)
        assert found is not None
        assert found.id == card


@pytest.mark.rule("LG-12", "LG-57")
def test_what_a_card_says() -> None:
    watchman = card_lines("en", PACK, CARDS.by_key["legends.follower.watchman"])
    assert watchman[:2] == ["Follower, warrior, attack 1 (physical), lives 2, occupies 1.", "Guard."]
    assert watchman[2].startswith("-# Guard: an enemy that may attack a guard must choose it")
    assert watchman[-2:] == [f"14/{len(PACK.card)}, common", "Our own card."]
    for language in LANGUAGES:
        for entry in CARDS.entries:
            assert all(card_lines(language, PACK, entry)), entry.key
