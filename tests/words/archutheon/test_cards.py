"""The texts of Archutheon's cards: short, exact, and each with the figures of its op."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from engines.archutheon.content.lasting import Lasting, Rule, Standing, Triggered, When
from engines.archutheon.content.op import Op
from engines.archutheon.content.shapes import Property
from engines.archutheon.content.vocabulary import (
    ELEMENTS,
    PERMANENTS,
    Amount,
    Condition,
    Group,
    Is,
    Number,
    Of,
    Role,
    Side,
    Who,
)
from engines.archutheon.verbs.figures.bonus import Bonus
from engines.archutheon.verbs.life.heal import Heal
from engines.archutheon.verbs.moving.push import Push
from engines.kernel.verbs.verb import verbs_of
from tests.words.archutheon.support.flaws import flaws
from tests.words.archutheon.support.tables import PACK, words_in
from words.archutheon.cards.effects import sentences
from words.archutheon.cards.standing import standing_sentences
from words.archutheon.cards.texts import CardWords
from words.archutheon.cards.whom import Lexicon, Me, group
from words.texts import LANGUAGES, Language, words

OPS: tuple[type[Any], ...] = verbs_of(Op)
MOST = 160
"""Most code points of a property, so that three of them stand on a card (C-20)."""

PICKS = ("each", "one", "up_to_one")
GROUPS = [
    Group(side, within, least, of, other, pick)
    for side, (within, least), of, other, pick in product(
        get_args(Side), ((0, 0), (1, 0), (2, 1), (1, 1), (9, 0), (9, 2)), get_args(Role), (False, True), PICKS
    )
]
NUMBERS: list[Number] = [
    1,
    2,
    *(
        Amount(of, times, most, Group("allies", 1) if of == "count" else None)
        for of, times, most in product(get_args(Of), (1, 2), (3, 12))
    ),
]


def lexicon(language: Language, me: Me = "hero", **more: bool) -> Lexicon:
    return Lexicon(words(language, strict=True), me=me, **more)


def values_of(name: str, hint: Any) -> list[Any]:
    """Return values to try for a field of an op, all of them where they are words."""
    if name == "by" and hint in (Number, int | Amount):
        return NUMBERS
    if hint == Who:
        return [*get_args(Role), Group("allies", pick="one"), Group("enemies", 0), Group("own", pick="up_to_one")]
    if hint is bool:
        return [False, True]
    options = [value for part in get_args(hint) if get_origin(part) is Literal for value in get_args(part)]
    if get_origin(hint) is Literal:
        options = list(get_args(hint))
    if options:
        return [*options, *([None] if type(None) in get_args(hint) else [])]
    return [1, 2]


def fields_of(kind: type[Any]) -> dict[str, list[Any]]:
    hints = get_type_hints(kind)
    return {name: values_of(name, hints[name]) for name in kind.__struct_fields__ if name != "if_"}


def every(kind: type[Any]) -> Iterator[Op]:
    """Yield ops of a kind: every value of every field, and every pair of values of two fields."""
    values = fields_of(kind)
    base = {field.name: values[field.name][0] for field in msgspec.structs.fields(kind) if field.required}
    for one, other in product(values, values):
        for value, another in product(values[one], values[other]):
            yield kind(**{**base, one: value, other: another})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", OPS, ids=lambda kind: kind.__name__)
def test_every_op_has_a_text_with_every_value(kind: type[Any], language: Language) -> None:
    lexicons = [
        lexicon(language),
        lexicon(language, many=True),
        lexicon(language, "captain"),
        lexicon(language, "leader"),
    ]
    texts = {sentences(say, (op,)) for say, op in product(lexicons, every(kind))}
    assert [(text, flaws(text, language)) for text in texts if flaws(text, language) or len(text) < 5] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", OPS, ids=lambda kind: kind.__name__)
def test_the_text_of_an_op_depends_on_every_field(kind: type[Any], language: Language) -> None:
    values = fields_of(kind)
    base = {field.name: values[field.name][0] for field in msgspec.structs.fields(kind) if field.required}
    base |= {"thing": "rift"} if "hurts" in values else {}
    silent = {name for name, found in values.items() if len(found) < 2}
    for name in values.keys() - silent:
        texts = {sentences(lexicon(language), (kind(**{**base, name: value}),)) for value in values[name]}
        assert len(texts) > 1, name
        if values[name][:2] == [1, 2]:
            figures = {sentences(lexicon(language), (kind(**{**base, name: value}),)) for value in (1, 2)}
            assert len(figures) == 2, name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("is_", get_args(Is))
def test_every_condition_has_a_text_and_reads_otherwise_when_denied(is_: Is, language: Language) -> None:
    more: dict[str, Any] = {"element": "chaos"} if is_ in ("element", "element_of") else {}
    more |= {"permanent": "armour"} if is_ == "has" else {"thing": "rift"} if is_ == "on" else {}
    more |= {"speed": "faster"} if is_ == "answers" else {"group": Group("enemies", 1)} if is_ == "count" else {}
    bounds = (
        [(0, 99), (1, 99), (2, 99), (0, 2), (0, 0), (2, 2), (1, 3)] if is_ in ("count", "near", "health") else [(0, 99)]
    )
    for who, of, many, (least, most) in product(get_args(Role), get_args(Role), (False, True), bounds):
        made = [Condition(is_, who, of, least=least, most=most, not_=no, **more) for no in (False, True)]
        for ops in ([Push(who="hit", if_=(each,)) for each in made], [Bonus(if_=(each,)) for each in made]):
            texts = {sentences(lexicon(language, many=many), (op,)) for op in ops}
            assert [flaw for text in texts for flaw in flaws(text, language)] == [], texts
            assert len(texts) == 2, texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_group_has_a_text_in_every_case(language: Language) -> None:
    for me, case, which in product(("hero", "each", "captain"), ("nom", "gen", "acc", "dat", "ins"), GROUPS):
        text = group(lexicon(language, me), which, case)
        assert flaws(text, language) == [], text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_and_moment_has_a_text(language: Language) -> None:
    leads = (Condition("leader"),)
    for me in ("each", "any"):
        texts: set[str] = set()
        for rule, by, conditions in product(get_args(Rule), (1, -1), ((), leads, (Condition("alone"),))):
            permanent = "fear" if rule == "immune" else None
            lasting = Lasting(rule, by, permanent=permanent, if_=conditions)  # type: ignore[arg-type]
            texts.add(" ".join(standing_sentences(lexicon(language, me), Standing((lasting,)))))
        assert len(texts) >= 3 * len(get_args(Rule))
        for when in get_args(When):
            texts.add(
                " ".join(
                    standing_sentences(lexicon(language, me), Standing(triggered=(Triggered(when, (Heal(by=1),)),)))
                )
            )
        texts.add(" ".join(standing_sentences(lexicon(language, me), Standing(flip=(Heal(by=1, who="self"),)))))
        assert [(text, flaws(text, language)) for text in texts if flaws(text, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_property_is_longer_than_a_card_takes(language: Language) -> None:
    say = words_in(language)
    lines = {
        f"{name}/{speed}": say.property_line(name, speed) for name in PACK.card for speed in ("slow", "fast", "swift")
    }
    assert {name: text for name, text in lines.items() if len(text) > MOST} == {}
    assert {name: text for name, text in lines.items() if flaws(text, language)} == {}
    sides = {name: say.standing(name) for name in PACK.standing}
    assert {name: text for name, text in sides.items() if len(text) > MOST or flaws(text, language)} == {}


@pytest.mark.rule("AR-21", "AR-18", "AR-99")
def test_a_property_tells_its_boost_and_when_it_acts() -> None:
    def text(language: Language, **fields: Any) -> str:
        card = PACK.hero["knight"].cards[0]
        card = msgspec.structs.replace(card, slow=Property(**fields))
        knight = msgspec.structs.replace(PACK.hero["knight"], cards=(card, *PACK.hero["knight"].cards[1:]))
        pack = msgspec.structs.replace(PACK, heroes=(knight,))
        return CardWords(language, pack, strict=True).property("knight.shield_blow", "slow").whole

    heal = (Heal(by=2),)
    assert text("ru", boost="stealth") == "Скрытная."
    assert text("ru", boost="only", do=heal) == "Только свойство: Лечение 2."
    assert text("ru", boost="support", do=(Bonus(by=1),)) == "Усиливает другую карту: +1 к урону."
    assert text("ru", deferred=True, do=heal) == "Отложенный эффект: Лечение 2."
    assert text("ru", flip=True, do=heal) == "Переверните фишку Тактики: Лечение 2."
    assert text("ru", pre=heal, do=(Push(who="hit"),)) == "До атаки: Лечение 2. Отталкивание цели."
    assert text("en", boost="only", deferred=True, do=heal) == "Property only: deferred effect: Heal 2."


def test_conditions_share_a_sentence_and_follow_figures() -> None:
    hurt, chaos = (Condition("dealt", "hit"),), (Condition("element", element="chaos"),)
    ops = (Push(who="hit", if_=hurt), Heal(by=1, if_=hurt), Bonus(by=2, if_=chaos))
    assert sentences(lexicon("ru"), ops) == (
        "если нанесли урон: Отталкивание цели; Лечение 1 этому герою. +2 к урону, если это карта Хаоса."
    )
    assert sentences(lexicon("en"), ops) == (
        "if damage was dealt: Push the target; Heal 1: this hero. +2 damage if it is a Chaos card."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_elements_permanents_and_slot_attacks_have_names(language: Language) -> None:
    say = words_in(language)
    names = [*(say.element(each) for each in (*ELEMENTS, "universum", "void")), *map(say.permanent, PERMANENTS)]
    names += [say.slot_attack(name) for name in PACK.slot]
    assert [flaw for name in names for flaw in flaws(name, language)] == []
    assert len({*names[:17]}) == 17
