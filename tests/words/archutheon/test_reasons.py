"""Reasons are the true ones: why a block does not help, and what a card face down would do (AR-26, AR-27, AR-44)."""

from __future__ import annotations

import pytest

from tests.engines.archutheon.packs import area, do, op, targeted
from tests.engines.archutheon.tables import Table
from tests.words.archutheon.support.tables import seen_by_asked, words_of
from words.archutheon.table.stack import slot_text
from words.texts import Language


def answered(table: Table, language: Language, key: str = "block:slow:f.base") -> str:
    """Return the text of an answer to the open question."""
    words, (question, seen) = words_of(table, language), seen_by_asked(table)
    return words.option_text(question, key, seen)


@pytest.mark.rule("AR-44", "AR-33", "AR-61")
@pytest.mark.parametrize(
    ("language", "needless", "moves"),
    [
        ("en", "Hop is not needed: f is Aloft", "Hop does not help: it counts before the attacker moves"),
        ("ru", "Подскок не нужен: f над землёй", "Подскок не поможет: он считается до перемещения атакующего"),
    ],
)
def test_a_hop_says_that_its_hero_is_aloft_or_that_it_counts_before_the_dash(
    language: Language, needless: str, moves: str
) -> None:
    for scheme, at, marks, text in (
        (area(1), "C3n", {"f": "aloft"}, needless),
        (area(0, dash=True), "C2n", {}, moves),
    ):
        cards = {"b.base": {"scheme": scheme}, "f.base": {"block": {"kind": "hop", "by": 0}}}
        table = Table(f"b:{at} f:C3w g:C3s", hand="b.base c.base", foe="f.base", cards=cards, marks=marks, things={})
        table.on("attack", "attack:slow:b.base", "C3")
        assert answered(table, language).startswith(text)


@pytest.mark.rule("AR-44", "AR-67")
@pytest.mark.parametrize(
    ("language", "text"), [("en", "Dodge is not needed: f has Stealth"), ("ru", "Уворот не нужен: f под Скрытностью")]
)
def test_a_dodge_says_that_its_hero_has_stealth(language: Language, text: str) -> None:
    cards = {"f.base": {"block": {"kind": "dodge", "by": 0}}}
    table = Table("b:C3n f:C3w", hand="b.base c.base", foe="f.base", cards=cards, marks={"f": "stealth"}, things={})
    table.on("attack", "attack:slow:b.base", "f")
    assert answered(table, language).startswith(text)


@pytest.mark.rule("AR-26")
@pytest.mark.parametrize(("language", "text"), [("en", "that card has no target"), ("ru", "у той карты нет цели")])
def test_a_block_says_that_the_attack_names_nobody(language: Language, text: str) -> None:
    table = Table("b:C3n f:C3w", hand="b.base c.base", foe="f.base").on("attack", "attack:slow:b.base", "none")
    assert text in answered(table, language)


@pytest.mark.rule("AR-27", "AR-86")
@pytest.mark.parametrize(
    ("language", "bluff", "cancelled", "reaches", "far"),
    [
        ("en", "a bluff: will be cancelled", "will be cancelled: no Stealth", "reaches: f −2", "out of range now: 2"),
        ("ru", "блеф: будет отменена", "будет отменена: нет Скрытности", "достаёт: f −2", "сейчас вне дальности: 2"),
    ],
)
def test_the_owner_of_a_bluff_sees_its_range_and_what_it_would_do(
    language: Language, bluff: str, cancelled: str, reaches: str, far: str
) -> None:
    loud = do(op("bonus", by=0))
    card = {"scheme": targeted(1), "slow": loud, "fast": loud, "swift": loud}
    table = Table("b:C3n f:C3w h:C5n", hand="b.base c.base", cards={"b.base": card}, gone="c d g", things={})
    table.answer("attack")
    text = answered(table, language, "hide:slow:b.base")
    assert text.startswith(bluff)
    assert reaches in text
    table.answer("hide:slow:b.base")
    words, (question, seen) = words_of(table, language), seen_by_asked(table)
    hit = words.option_description(question, str(table.number("f")), seen)
    assert hit == f"{cancelled}; f −2"
    assert far in words.option_description(question, str(table.number("h")), seen)
    table.answer("f")
    own, other = ([words_of(table, language).at(table.view(seat)), table.view(seat)] for seat in (0, 1))
    assert slot_text(own[0], own[1], own[1].declared[0]).endswith("f −2")  # type: ignore[arg-type, union-attr]
    assert "f" not in slot_text(other[0], other[1], other[1].declared[0])  # type: ignore[arg-type, union-attr]
