"""The standard pack: what there is, and that its words are all in use."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from engines.archutheon.content.lasting import Rule, When
from engines.archutheon.content.op import Op
from engines.archutheon.content.pack import FOLDER, load
from engines.archutheon.content.shapes import BlockKind
from engines.archutheon.content.vocabulary import (
    PERMANENTS,
    SPEEDS,
    TIERS,
    VALUES,
    Amount,
    Conditions,
    Group,
    Is,
    Of,
    Role,
)
from engines.kernel.verbs.verb import verbs_of

PACK = load()
ICONS = Path(__file__).resolve().parents[4] / "assets" / "icons" / "icons.json"


def texts() -> Iterator[tuple[str, tuple[Op, ...], list[Conditions]]]:
    """Yield each text with its ops and the conditions of its lasting rules: properties, passives, terrains."""
    for name, card in PACK.card.items():
        for speed in SPEEDS:
            used = card.property(speed)
            yield f"{name}/{speed}", (*used.pre, *used.do), []
    for name, text in PACK.standing.items():
        ops = (*text.flip, *(op for each in text.triggered for op in each.do))
        yield name, ops, [each.if_ for each in text.lasting]


def uses(found: Iterator[tuple[str, str]]) -> Counter[str]:
    """Return in how many texts each word stands, of pairs of a word and the name of a text."""
    return Counter(word for word, _ in {*found})


def conditions() -> Iterator[tuple[Any, str]]:
    """Yield each condition with the name of its text."""
    for name, ops, more in texts():
        for listed in (*(op.if_ for op in ops), *more):
            for each in listed:
                yield each, name


# ---------------------------------------------------------------- what there is


@pytest.mark.rule("AR-02", "AR-98")
def test_there_are_12_heroes_with_a_card_of_each_value_and_two_passives() -> None:
    assert len(PACK.heroes) == 12
    for hero in PACK.heroes:
        assert sorted(card.value for card in hero.cards) == sorted(VALUES), hero.id
        assert len(hero.passives) == 2, hero.id
    assert {hero.id for hero in PACK.heroes if hero.source == "adapted"} == {"knight", "guide"}


@pytest.mark.rule("AR-02", "AR-07")
def test_the_universal_cards_are_those_of_the_book() -> None:
    assert [(card.name.in_language("ru"), card.value) for card in PACK.universal] == [
        ("Дисциплина", "base"),
        ("Прилив Стихии", "base"),
        ("Стихия I", "one"),
        ("Стихия II", "two"),
        ("Стихия III", "three"),
        ("Уловка", "one"),
    ]


@pytest.mark.rule("AR-02")
def test_a_seat_has_23_cards_and_6_5_5_of_them_in_the_tiers_of_its_stash() -> None:
    squad = [card for hero in PACK.heroes[:4] for card in hero.cards if card.value != "leader"]
    cards = [*squad, *PACK.universal]
    assert len(cards) + 1 == 23
    assert [sum(card.value == tier for card in cards) for tier in TIERS] == [6, 5, 5]


@pytest.mark.rule("AR-90")
def test_there_are_12_terrains_with_two_different_sides() -> None:
    assert len(PACK.terrains) == 12
    texts_of_sides = [side.text for terrain in PACK.terrains for side in terrain.sides]
    assert len({*texts_of_sides}) == 24


@pytest.mark.rule("AR-76")
def test_the_guide_alone_passes_rifts_unharmed_by_himself() -> None:
    assert [hero.id for hero in PACK.heroes if any(each.rule == "rift_proof" for each in hero.trait)] == ["guide"]


def test_each_hero_has_an_emblem_of_his_own_that_can_be_drawn() -> None:
    icons = {*json.loads(ICONS.read_text(encoding="utf-8"))}
    emblems = [hero.emblem for hero in PACK.heroes]
    assert len({*emblems}) == len(emblems)
    assert [emblem for emblem in emblems if emblem.replace("_", "-") not in icons] == []


def test_all_names_are_written_in_both_languages_and_used_once() -> None:
    names = [card.name for card in PACK.card.values()]
    names += [side.name for side in PACK.side.values()]
    names += [*(hero.name for hero in PACK.heroes), *(terrain.name for terrain in PACK.terrains)]
    for language in ("ru", "en"):
        found = Counter(name.texts[language] for name in names)
        assert [name for name, count in found.items() if count > 1] == []
    assert all({*hero.flavour.texts} == {"ru", "en"} for hero in PACK.heroes)


def test_each_file_of_a_hero_is_read() -> None:
    assert {hero.id for hero in PACK.heroes} == {path.stem for path in (FOLDER / "heroes").iterdir()}


# ---------------------------------------------------------------- words in use


def test_each_verb_is_used() -> None:
    found = uses((op.tag(), name) for name, ops, _ in texts() for op in ops)
    assert {verb.tag() for verb in verbs_of(Op)} == found.keys()
    assert len(found) <= 40


def test_each_condition_is_asked_by_two_texts() -> None:
    found = uses((each.is_, name) for each, name in conditions())
    assert [word for word in get_args(Is) if found[word] < 2] == []


def test_each_lasting_rule_is_in_force_by_two_texts() -> None:
    found = Counter(each.rule for text in PACK.standing.values() for each in text.lasting)
    found += Counter(each.rule for hero in PACK.heroes for each in hero.trait)
    assert [word for word in get_args(Rule) if found[word] < 2] == []


def test_something_happens_at_each_moment() -> None:
    found = {each.when for text in PACK.standing.values() for each in text.triggered}
    assert found == {*get_args(When)}


def test_each_amount_counts_something_in_a_text() -> None:
    amounts = [getattr(op, "by", None) for _, ops, _ in texts() for op in ops]
    assert {by.of for by in amounts if isinstance(by, Amount)} == {*get_args(Of)}


def test_each_part_that_a_hero_can_have_is_named() -> None:
    found: set[str] = set()
    for _, ops, _ in texts():
        for op in ops:
            who = op.about()
            found.add(who.of if isinstance(who, Group) else who)
    found |= {each.who for each, _ in conditions()}
    assert found >= {*get_args(Role)}


@pytest.mark.rule("AR-41", "AR-44")
def test_each_kind_of_block_is_on_a_card() -> None:
    assert {card.block.kind for card in PACK.card.values()} == {*get_args(BlockKind)}


@pytest.mark.rule("AR-60")
def test_each_permanent_is_put_by_two_cards() -> None:
    found = uses((op.what, name.partition("/")[0]) for name, ops, _ in texts() for op in ops if op.tag() == "put")  # type: ignore[attr-defined]
    assert [word for word in PERMANENTS if found[word] < 2] == []
