"""Cards whose hero dashes before he strikes: hand, aims and cells say what the card does from where he can be."""

from __future__ import annotations

import pytest

from tests.engines.archutheon.packs import area, op, targeted
from tests.engines.archutheon.tables import Table
from tests.words.archutheon.support.tables import seen_by_asked, words_of
from words.texts import LANGUAGES, Language

DASH = {"scheme": area(0, dash=True)}
ACT = "attack:slow:b.base"


def table_with(card: dict[str, object], places: str = "b:C2n f:C3w") -> Table:
    """Return a table in Combat, b's card in the hand."""
    table = Table(places, hand="b.base", cards={"b.base": card}, things={}, gone="c d")
    return table.answer("attack")


@pytest.mark.rule("AR-30", "AR-36")
@pytest.mark.parametrize(("language", "reaches"), [("en", "reaches: f −2"), ("ru", "достаёт: f −2")])
def test_a_card_of_the_hand_reaches_what_only_its_dash_brings_into_range(language: Language, reaches: str) -> None:
    table = table_with(DASH)
    words, (question, seen) = words_of(table, language), seen_by_asked(table)
    for _, keys in words.groups(question):
        if ACT in keys:
            assert words.group_description(question, keys, seen) == reaches
    assert reaches in words.option_text(question, ACT, seen)


@pytest.mark.rule("AR-30", "AR-32")
@pytest.mark.parametrize(
    ("language", "to", "beyond"),
    [
        ("en", "f −2; after moving to: C3", "out of range even after the move: 1, needed 0"),
        ("ru", "f −2; если сначала переместиться в: C3", "вне дальности и после перемещения: 1, нужно 0"),
    ],
)
def test_an_area_says_where_the_hero_must_dash_or_that_no_dash_helps(language: Language, to: str, beyond: str) -> None:
    table = table_with(DASH).answer(ACT)
    words, (question, seen) = words_of(table, language), seen_by_asked(table)
    at = {name: str(table.area(name)) for name in ("C3", "C4")}
    assert words.option_description(question, at["C3"], seen) == to
    assert words.option_description(question, at["C4"], seen) == beyond
    (_, foes), (_, near), (_, far), _ = words.parts(question, seen)
    assert foes == [at["C3"]]
    assert str(table.area("B1")) in near
    assert at["C4"] in far
    assert str(table.area("C2")) in far, "the Dash is compulsory: he does not stay"


@pytest.mark.rule("AR-30", "AR-32")
@pytest.mark.parametrize(
    ("language", "hits", "misses"),
    [
        ("en", "the card hits: f −2", "the card would miss: out of range from here"),
        ("ru", "карта поразит: f −2", "отсюда карта не достанет: мимо"),
    ],
)
def test_the_cells_of_the_dash_say_before_the_choice_whether_the_card_misses(
    language: Language, hits: str, misses: str
) -> None:
    table = table_with(DASH).on(ACT, "C3").rest()
    words, (question, seen) = words_of(table, language), seen_by_asked(table)
    assert question.kind == "dash"
    (_, near), (_, far) = words.parts(question, seen)
    assert {key[:2] for key in near} == {"C3"}
    assert {key[:2] for key in far} == {"C1", "B1", "B2", "D1", "D2"}
    assert all(words.option_description(question, key, seen).startswith(hits) for key in near)
    assert all(words.option_description(question, key, seen).startswith(misses) for key in far)
    assert not any(hits in line for line in words.help_text(question, seen).splitlines()), "said once"


@pytest.mark.rule("AR-36", "AR-84")
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_may_leave_the_dash_out_is_told_what_the_card_does_either_way(language: Language) -> None:
    table = table_with({"scheme": targeted(0), "fast": {"pre": [op("dash", who="self", may=True)]}})
    table.on("with:fast:b.base", "f").rest()
    words, (question, seen) = words_of(table, language), seen_by_asked(table)
    assert question.kind == "may"
    texts = {key: words.option_description(question, key, seen) for key in ("yes", "no")}
    assert "f −2" in texts["yes"]
    assert texts["no"] == words.say("archutheon-opt-strike-misses")


@pytest.mark.rule("AR-36")
def test_a_movement_after_the_strike_says_nothing_of_a_strike() -> None:
    card = {"scheme": targeted(1), "slow": {"do": [op("dash", who="self")]}}
    table = table_with(card).on("with:slow:b.base", "f").rest()
    words, (question, seen) = words_of(table, "en"), seen_by_asked(table)
    assert question.kind == "dash"
    assert words.parts(question, seen) == []
    assert not any("the card" in words.option_description(question, key.key, seen) for key in question.options)
