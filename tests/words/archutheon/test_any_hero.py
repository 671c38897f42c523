"""Cards that any hero can use say what each of them can do, and a block which hero blocks best (AR-26, AR-42)."""

from __future__ import annotations

import pytest

from tests.engines.archutheon.packs import area, do, op, targeted
from tests.engines.archutheon.tables import Table
from tests.words.archutheon.support.tables import seen_by_asked, words_of
from words.texts import Language

TIDE = "universal.tide"
CARDS = {TIDE: {"scheme": area(0), "damage": 1, "block": {"by": 2}}, "b.base": {"scheme": targeted(2)}}


def described(table: Table, language: Language, key: str) -> tuple[str, str]:
    """Return the texts of the open question for a card, and for one use of it."""
    words, (question, seen) = words_of(table, language), seen_by_asked(table)
    keys = next(keys for _, keys in words.groups(question) if key in keys)
    return words.group_description(question, keys, seen), words.option_text(question, key, seen)


@pytest.mark.rule("AR-42", "AR-40")
@pytest.mark.parametrize(
    ("language", "block"),
    [
        ("en", "best – f: block 2 −1 (aimed otherwise) = 1; f: damage 2 → 1; others block: e 0, g 0"),
        ("ru", "лучший — f: блок 2 −1 (нацелена иначе) = 1; f: урон 2 → 1; блок остальных: e 0, g 0"),
    ],
)
def test_a_block_for_any_hero_names_the_best_and_what_the_others_block(language: Language, block: str) -> None:
    """The target's own block loses nothing for an ally; the leader, who is asked about first, would block nothing."""
    table = Table("b:C3n f:C3w e:C5n g:C5w", hand="b.base c.base", foe=TIDE, gone="h c d", cards=CARDS, things={})
    table.on("attack", "attack:slow:b.base", "f")
    for text in described(table, language, f"block:slow:{TIDE}"):
        assert text.startswith(block)


@pytest.mark.rule("AR-42")
@pytest.mark.parametrize(("language", "block"), [("en", "any hero: block"), ("ru", "любой герой: блок")])
def test_where_all_block_the_same_none_is_called_the_best(language: Language, block: str) -> None:
    table = Table("b:C3n f:C5w e:C5n", hand="b.base c.base", foe=TIDE, gone="g h c d", cards=CARDS, things={})
    table.on("attack", "attack:slow:b.base", "none")
    assert described(table, language, f"block:slow:{TIDE}")[1].startswith(block)


@pytest.mark.rule("AR-26", "AR-32")
@pytest.mark.parametrize(
    ("language", "reaches"),
    [("en", "reaches – c: g −1; b: f −1 + h −1"), ("ru", "достаёт — c: g −1; b: f −1 + h −1")],
)
def test_a_card_for_any_hero_says_whom_each_of_them_reaches(language: Language, reaches: str) -> None:
    places = "a:A1n b:C3n f:C3w h:C3s c:C5n g:C5w e:A3n"
    table = Table(places, hand=TIDE, gone="d", cards=CARDS, things={}).answer("attack")
    first, second = reaches.removeprefix("reaches – ").removeprefix("достаёт — ").split("; ")
    for text in described(table, language, f"attack:slow:{TIDE}"):
        assert first in text
        assert second in text


@pytest.mark.rule("AR-34")
@pytest.mark.parametrize(
    ("language", "does", "none"),
    [("en", "Move a card in your recharge", "deals no damage itself"),
     ("ru", "Сдвиньте карту", "сама урона не наносит")],
)  # fmt: skip
def test_a_card_without_damage_tells_its_properties_in_place_of_a_range(
    language: Language, does: str, none: str
) -> None:
    discipline = "universal.discipline"
    cards = {discipline: {"damage": 0, "slow": do(op("recharge", by=1), boost="only")}}
    table = Table("b:C3n f:C3w", hand=discipline, cards=cards).answer("attack")
    card, use = described(table, language, f"attack:slow:{discipline}")
    assert card.startswith(does)
    assert use.startswith(none)
