"""Properties about a declared card say what they stop of it, and an Evade whom it protects (AR-58)."""

from __future__ import annotations

import pytest

from tests.engines.archutheon.packs import area, do, op, targeted
from tests.engines.archutheon.tables import Table
from tests.words.archutheon.support.tables import seen_by_asked, words_of
from words.texts import Language


def offered(answer: str, attack: str, language: Language) -> str:
    """Return the text of an answer by hero f with this op, to an attack card of hero b that takes 2 from hero f."""
    cards = {
        "b.base": {"damage": 2, "scheme": area(1) if attack.startswith("C") else targeted(1)},
        "f.base": {"scheme": targeted(0), "slow": {"boost": "only", **do(op(answer))}},
    }
    table = Table("b:C3n f:C3w g:C3s", hand="b.base c.base", foe="f.base", cards=cards, things={}, gone="e h c d")
    table.on("attack", "attack:slow:b.base", attack)
    words, (question, seen) = words_of(table, language), seen_by_asked(table)
    key = "with:slow:f.base"
    keys = next(keys for _, keys in words.groups(question) if key in keys)
    # The card says it before its use is picked, beside what its block does.
    return f"{words.group_description(question, keys, seen)}\n{words.option_text(question, key, seen)}"


@pytest.mark.rule("AR-58")
@pytest.mark.parametrize(
    ("language", "attack", "says"),
    [
        ("en", "f", "f evades: the card does not touch this hero"),
        ("ru", "f", "f уклонится: карта не заденет этого героя"),
        ("en", "g", "Evade does not help: it protects f alone, and the target is g"),
        ("ru", "g", "Уклонение не поможет: оно защищает одного героя (f), а цель — g"),
        ("en", "C3", "Evade does not help: it avoids targeted cards only"),
        ("ru", "C3", "Уклонение не поможет: оно только от прицельных карт"),
    ],
)
def test_an_evade_says_whether_it_protects_the_hero_whom_the_card_aims_at(
    language: Language, attack: str, says: str
) -> None:
    card, use = offered("evade", attack, language).split("\n")
    assert says in use
    assert says in card or attack != "f", "the card tells of its best use before it is picked"


@pytest.mark.rule("AR-58")
@pytest.mark.parametrize("answer", ["cancel", "block_damage"])
@pytest.mark.parametrize(("attack", "saved"), [("f", "f: damage 2 → 0"), ("C3", "f: damage 2 → 0; g: damage 2 → 0")])
def test_a_card_that_stops_another_says_whom_it_saves_from_how_much(answer: str, attack: str, saved: str) -> None:
    assert saved in offered(answer, attack, "en").split("\n")[1]


@pytest.mark.rule("AR-58")
def test_an_effect_block_promises_nothing_about_damage() -> None:
    assert "damage 2" not in offered("block_effect", "f", "en").split("\n")[1]


@pytest.mark.rule("AR-58", "AR-27")
def test_of_a_card_face_down_nothing_is_promised() -> None:
    cards = {
        "b.base": {"damage": 2, "scheme": targeted(1), "slow": {"boost": "stealth"}},
        "f.base": {"scheme": targeted(0), "slow": {"boost": "only", **do(op("evade"))}},
    }
    table = Table("b:C3n f:C3w", hand="b.base c.base", foe="f.base", cards=cards, things={}, gone="e g h c d")
    table.on("attack", "hide_with:slow:b.base", "f")
    words, (question, seen) = words_of(table, "en"), seen_by_asked(table)
    text = words.option_text(question, "with:slow:f.base", seen)
    assert "evades" not in text
    assert "does not help" not in text
