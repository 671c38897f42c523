"""The parts of Super Fantasy Brawl by name (words/brawl/lookup.py), as /card finds and tells them."""

from __future__ import annotations

import pytest

from tests.words.brawl.support.tables import PACK
from tests.words.support.lookups import all_there_once, found_by_name
from words.brawl.lookup import TOPICS, card_lines, entries
from words.common.catalogue import Catalogue, Entry
from words.texts import LANGUAGES, Language, words

CARDS = Catalogue(entries(PACK))


def entry(key: str) -> Entry:
    return CARDS.by_key[f"brawl.{key}"]


def test_every_champion_and_every_part_is_there_once() -> None:
    shared = {"plan", "heal", "hit", "walk", "stun", "root", "damage_1", "damage_2", "damage_3"}
    all_there_once("brawl", CARDS, {*PACK.champion, *PACK.card, *PACK.challenge} | shared, TOPICS)
    assert all((e.view is None) == (e.kind in ("challenge", "standard", "trap")) for e in CARDS.entries)
    for kind in TOPICS:
        assert all(words(language, strict=True)(f"cards-kind-{kind}") for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_finds_its_part(language: Language) -> None:
    found_by_name(CARDS, language)


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        ("дугрунн", "champion.dugrun"),
        ("mighty blw", "attack.dugrun.mighty_blow"),
        ("огненый шар", "attack.gwaien.fireball"),
        ("ловушка обездвиживание", "trap.root"),
        ("синий караул", "challenge.blue_guard"),
    ],
)
def test_a_name_with_a_slip_is_understood(asked: str, key: str) -> None:
    for language in LANGUAGES:
        found, _ = CARDS.find(asked, language)
        assert found is entry(key)


def test_what_a_part_says() -> None:
    assert card_lines("en", PACK, entry("attack.dugrun.mighty_blow")) == [
        "Attack, manipulation, movement 1, melee, strength 1.",
        "After the attack: Push the target 2. If the Push dealt damage, Stun the target.",
        "Champion: **Dugrun**, card 4",
        "printed champion",
    ]
    assert card_lines("ru", PACK, entry("standard.walk")) == ["Любое ядро: движение 2.", "Один раз за фазу активации."]
    assert card_lines("ru", PACK, entry("trap.damage_2")) == ["Чемпион получает 2 урона, защита не считается."]
    champion = card_lines("en", PACK, entry("champion.lily"))
    assert len([line for line in champion if line.startswith("- **")]) == 6
    assert champion[-1] == "adapted from descriptions"
    for language in LANGUAGES:
        for e in CARDS.entries:
            assert all(card_lines(language, PACK, e)), e.key
