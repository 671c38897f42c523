"""Every word of the cards of Legends has a text, and every value of it reads otherwise."""

from __future__ import annotations

import re
from itertools import product
from typing import Any, get_args

import pytest

from engines.legends.content.abilities import Activated, Cost, What, When
from engines.legends.content.vocabulary import Group, Is, Keyword, Of
from engines.legends.verbs.cards.draw import Draw
from engines.legends.verbs.hooks.hook import all_hooks
from engines.legends.verbs.lives.damage import Damage
from engines.legends.verbs.play.turn import Turn
from tests.words.legends.support.every import (
    GROUPS,
    NUMBERS,
    OPS,
    TARGETS,
    base_of,
    every,
    every_condition,
    every_static,
    every_trigger,
    fields_of,
    values_of,
)
from tests.words.legends.support.making import flaws, lexicon, words_in
from words.legends.cards.abilities import activated, costs, static, triggered
from words.legends.cards.effects import sentences
from words.legends.cards.things import Case, named_targets, thing
from words.texts import FOLDER, LANGUAGES, Language, words

CASES: tuple[Case, ...] = ("nom", "gen", "acc", "dat", "ins", "many")
each_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.rule("LG-12")
@each_language
@pytest.mark.parametrize("kind", OPS, ids=lambda kind: kind.__name__)
def test_every_op_has_a_text_with_every_value(kind: type[Any], language: Language) -> None:
    wrong = {}
    for op in every(kind):
        text = sentences(lexicon(language), (op,))
        if flaws(text, language) or len(text) < 6 or not text[0].isupper():
            wrong[text] = flaws(text, language)
    assert wrong == {}


@each_language
@pytest.mark.parametrize("kind", OPS, ids=lambda kind: kind.__name__)
def test_what_an_op_says_depends_on_every_field(kind: type[Any], language: Language) -> None:
    base = base_of(kind)
    for name, hint in fields_of(kind).items():
        texts = {sentences(lexicon(language), (kind(**{**base, name: value}),)) for value in values_of(name, hint)}
        assert len(texts) > 1 or len(values_of(name, hint)) == 1, name


@each_language
@pytest.mark.parametrize("is_", get_args(Is))
def test_every_condition_has_a_text_and_reads_otherwise_when_denied(is_: Is, language: Language) -> None:
    for condition, denied in every_condition(is_):
        texts = [sentences(lexicon(language), (Turn(if_=(each,)),)) for each in (condition, denied)]
        assert [(text, flaws(text, language)) for text in texts if flaws(text, language)] == []
        assert len({*texts}) == 2, texts


@each_language
@pytest.mark.parametrize("of", get_args(Of))
def test_every_amount_has_a_text_of_its_own(of: Of, language: Language) -> None:
    amounts = [number for number in NUMBERS if not isinstance(number, int) and number.of == of]
    texts = [sentences(lexicon(language), (Damage(by=number, type="magical"),)) for number in amounts]
    assert [flaw for text in texts for flaw in flaws(text, language)] == []
    assert len({*texts}) == len(amounts) >= 4


@each_language
def test_every_group_and_every_target_has_a_text_in_every_case(language: Language) -> None:
    say = words(language, strict=True)
    for group, case, pick in product(GROUPS, CASES, ("each", "one", "none")):
        text = thing(say, group, case, pick)  # type: ignore[arg-type]  # spelt out
        assert flaws(text, language) == [], text
        assert len(text) > 3
    for target, case in product(TARGETS, CASES):
        text = named_targets(say, target, case)
        assert flaws(text, language) == [], text
    assert len({thing(say, group) for group in GROUPS}) == len({*GROUPS})
    assert len({named_targets(say, target) for target in TARGETS}) == len({*TARGETS})


@pytest.mark.rule("LG-50")
@each_language
@pytest.mark.parametrize("when", get_args(When))
def test_every_trigger_has_a_text(when: When, language: Language) -> None:
    found = {triggered(lexicon(language), ability): ability for ability in every_trigger(when)}
    assert [text for text in found if flaws(text, language)] == []
    assert len(found) >= 4


@pytest.mark.rule("LG-53")
@each_language
@pytest.mark.parametrize("what", get_args(What))
def test_every_static_ability_has_a_text(what: What, language: Language) -> None:
    found = [static(lexicon(language), ability) for ability in every_static(what)]
    assert [text for text in found if flaws(text, language)] == []
    assert len({*found}) >= 4


@pytest.mark.rule("LG-54", "LG-55")
@each_language
def test_every_price_has_a_text(language: Language) -> None:
    say = words(language, strict=True)
    prices = [
        Cost(),
        Cost(turn=True),
        *(Cost(points=n) for n in (1, 2, 5)),
        *(Cost(lives=n) for n in (1, 2, 5)),
        *(Cost(discard=n) for n in (1, 2, 5)),
        *(Cost(sacrifice=group) for group in (Group(kind="follower"), Group(kind="fighter", other=True))),
        Cost(turn=True, points=1, lives=2),
    ]
    texts = [costs(say, price) for price in prices]
    assert [text for text in texts if flaws(text, language)] == []
    assert len({*texts}) == len(texts)
    effect = activated(lexicon(language), Activated(cost=prices[-1], do=(Draw(by=1),)))
    assert effect.when == texts[-1]
    assert effect.text == sentences(lexicon(language), (Draw(by=1),))


def test_a_price_reads_as_the_book_has_it() -> None:
    russian, english = (words(language, strict=True) for language in ("ru", "en"))
    assert costs(russian, Cost(turn=True, points=1)) == "поворот, 1 легендарность"
    assert costs(english, Cost(turn=True, points=1)) == "turn, 1 legendarity"
    assert costs(russian, Cost()) == "раз в ход"
    assert costs(russian, Cost(), skill=True) == ""


@each_language
def test_every_keyword_has_a_word_and_a_meaning(language: Language) -> None:
    say = words_in(language)
    for word in ("stays", *get_args(Keyword)):
        assert say.reminder(word).startswith(f"{say.say(f'legends-keyword-{word}')}: ")
        assert flaws(say.reminder(word), language) == []
        assert say.reminder(word).endswith(".")


@each_language
def test_every_hook_has_a_text_and_there_is_no_other(language: Language) -> None:
    texts = (FOLDER / language / "legends/cards.ftl").read_text(encoding="utf-8")
    assert {*re.findall(r"^legends-hook-(\w+) =", texts, re.MULTILINE)} == {*all_hooks()}
