"""A hit is one sum in the same words wherever it is told of: forecasts, the log, the story, the lesson, the reference (AR-34)."""

from __future__ import annotations

import pytest

from engines.archutheon.events import Struck
from engines.kernel.events import of_kind
from tests.engines.archutheon.packs import do, op
from tests.engines.archutheon.tables import Table
from tests.words.archutheon.support.tables import seen_by_asked, words_of
from words.archutheon.lesson_hits import sums
from words.archutheon.table import reckoning
from words.texts import Language

CARDS = {
    "b.base": {"slow": do(op("bonus", by=2))},
    "c.base": {"fast": do(op("bonus", by=1), boost="support")},
    "e.base": {"block": {"by": 2}},
}
SUM = {
    "en": "2 (card) +2 (property) +1 (support) +1 (Inspired) +1 (Vulnerable) −2 (block) −1 (leader) = 4",
    "ru": "2 (карта) +2 (свойство) +1 (поддержка) +1 (Воодушевление) +1 (Уязвимость) −2 (блок) −1 (лидер) = 4",
}


def declared() -> Table:
    """Return a table on which all that counts in the basic game is declared."""
    marks = {"b": "inspired", "e": "vulnerable"}
    table = Table(
        "b:C3n e:C3w",
        hand="b.base c.base d.base",
        foe="e.base",
        cards=CARDS,
        marks=marks,
        tracks=((0, 4, 0), (0, 0, 0)),
    )
    return table.on("attack", "with:slow:b.base", "e", "block:slow:e.base", "with:fast:c.base")


@pytest.mark.rule("AR-34", "AR-09")
@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_reference_the_log_the_story_and_the_lesson_tell_one_sum(language: Language) -> None:
    table = declared()
    before = words_of(table, language).at(table.view(0))
    assert f"- e: {SUM[language]}" in [*reckoning.lines(before, table.view(0))]
    table.rest()
    words = words_of(table, language).at(table.view(0))
    public = [event.public for event in table.events if event.public is not None]
    (hit,) = of_kind(public, Struck)
    assert SUM[language] in (words.line(hit) or "")
    assert SUM[language] in "\n".join(words.story(public))
    assert sums(words, public) == [f"b: {SUM[language]}"]


@pytest.mark.rule("AR-34", "AR-09", "AR-63")
@pytest.mark.parametrize(
    ("language", "brief", "whole"),
    [
        ("en", "e −2 (+1 Inspired, −1 leader)", "2 (card) +1 (Inspired) −1 (leader) = 2"),
        ("ru", "e −2 (+1 Воодушевление, −1 лидер)", "2 (карта) +1 (Воодушевление) −1 (лидер) = 2"),
    ],
)
def test_a_forecast_says_what_makes_the_damage_another_one_than_the_cards(
    language: Language, brief: str, whole: str
) -> None:
    table = Table("b:C3n e:C3w", hand="b.base", marks={"b": "inspired"}).answer("attack")
    words, (question, seen) = words_of(table, language), seen_by_asked(table)
    (keys,) = [keys for _, keys in words.groups(question) if "attack:slow:b.base" in keys]
    assert words.group_description(question, keys, seen).endswith(brief)
    table.answer("attack:slow:b.base")
    question, seen = seen_by_asked(table)
    target = str(table.number("e"))
    assert words.option_description(question, target, seen) == brief
    assert whole in words.option_detail(question, target, seen)


@pytest.mark.rule("AR-34", "AR-64")
@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "damage 1 (card) −1 (Exhausted) = 0"), ("ru", "урон 1 (карта) −1 (Истощение) = 0")],
)
def test_a_hit_that_comes_to_nothing_is_told_with_its_reason(language: Language, line: str) -> None:
    table = Table("b:C3n f:C3w", hand="b.base", marks={"b": "exhausted"}, cards={"b.base": {"damage": 1}})
    table.fight("attack:slow:b.base", "f")
    words = words_of(table, language).at(table.view(0))
    assert line in "\n".join(words.story([event.public for event in table.events if event.public is not None]))


@pytest.mark.rule("AR-76", "AR-09")
@pytest.mark.parametrize(
    ("name", "held", "line"),
    [
        ("e", "", "Rift, damage 3 −1 (leader) = 2, health"),
        ("f", "", "Rift, damage 3, health"),
        ("f", "armour", "Rift, damage 3 −1 (Armour) = 2, health"),
        ("f", "vulnerable", "Rift, damage 3 +1 (Vulnerable) = 4, health"),
    ],
)
def test_the_damage_of_a_rift_is_a_sum_where_something_changes_it(name: str, held: str, line: str) -> None:
    marks = {name: held} if held else {}
    cards = {"b.base": {"damage": 0, "slow": do(op("shift", who="hit"))}}
    table = Table(f"b:C3n {name}:C3w", hand="b.base", cards=cards, marks=marks, things={"C3s": "rift"})
    table.fight("with:slow:b.base", name)
    while table.question[1] == "shift":
        table.answer("C3s")
    words = words_of(table, "en").at(table.view(0))
    assert line in "\n".join(words.story([event.public for event in table.events if event.public is not None]))
