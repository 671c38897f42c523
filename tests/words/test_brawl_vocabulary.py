"""Every word of Super Fantasy Brawl's cards has a text, and every value of it reads otherwise."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from engines.brawl.checks import HOOKS
from engines.brawl.content import Ability
from engines.brawl.deeds import (
    AnyOp,
    Damage,
    Dash,
    Discard,
    Draw,
    Force,
    Hook,
    NextAttack,
    Place,
    Plan,
    Stun,
)
from engines.brawl.gifts import Gain, Give, Lasting, Rule, Triggered
from engines.brawl.terms import CORES, Amount, Condition, Core, Group, Is, Number, Of, Role, Side, Who
from tests.words.brawl_making import PACK, attack, flaws, lexicon, reaction
from words.brawl_effects import sentences
from words.brawl_gifts import ability_sentences, gifts
from words.brawl_lexicon import who
from words.texts import FOLDER, LANGUAGES, Language, words

NUMBERS: list[Number] = [1, 2, 5]
NUMBERS += [
    Amount(of, times, core, Group("allies") if of == "count" else None)
    for of, times, core in product(get_args(Of), (1, 2, -1), ("red", None))
]
GROUPS = [
    Group(side, within, of, other, bloodied, pick)
    for side, within, of, other, bloodied, pick in product(
        get_args(Side), (0, 1, 2), get_args(Role), (False, True), (False, True), ("each", "one", "up_to_one")
    )
]
WHO: list[Who] = [
    *get_args(Role),
    *(Group(s, pick=p) for s, p in product(get_args(Side), ("each", "one", "up_to_one"))),
]
OPS: tuple[type[Any], ...] = get_args(AnyOp)


def values_of(name: str, hint: Any) -> list[Any]:
    """Return values to try for a field of an op, all of them where they are words."""
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    if hint == Core | None:
        return [*CORES, None]
    if hint == int | Amount:
        return NUMBERS
    if hint == Who:
        return WHO
    if hint == Group:
        return [Group("enemies", pick="one"), Group("own", other=True, pick="one"), Group("allies", pick="up_to_one")]
    if hint is bool:
        return [False, True]
    if hint is int:
        return [1, 2, 5]
    if name == "name":
        return sorted(HOOKS)
    raise AssertionError(f"a field {name!r} of a new type: {hint}")


def every(kind: type[Any]) -> Iterator[AnyOp]:
    """Yield ops of a kind: every value of every field, and every pair of values of two fields."""
    hints = {name: hint for name, hint in get_type_hints(kind).items() if name != "if_"}
    values = {name: values_of(name, hint) for name, hint in hints.items()}
    base = {field.name: values[field.name][0] for field in msgspec.structs.fields(kind) if field.required}
    for one, other in product(hints, hints):
        for value, another in product(values[one], values[other]):
            yield kind(**{**base, one: value, other: another})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", OPS, ids=lambda kind: kind.__name__)
def test_every_op_has_a_text_with_every_value(kind: type[Any], language: Language) -> None:
    wrong = {}
    for reacting, op in product((False, True), every(kind)):
        text = sentences(lexicon(language, reaction=reacting), (op,))
        if flaws(text, language) or len(text) < 6:
            wrong[text] = flaws(text, language)
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", OPS, ids=lambda kind: kind.__name__)
def test_what_an_op_says_depends_on_every_field(kind: type[Any], language: Language) -> None:
    say = lexicon(language)
    hints = {name: hint for name, hint in get_type_hints(kind).items() if name != "if_"}
    values = {name: values_of(name, hint) for name, hint in hints.items()}
    base = {field.name: values[field.name][0] for field in msgspec.structs.fields(kind) if field.required}
    silent = {"value"} if kind is Hook else {"may"} if kind in (Force, Draw, Plan, Discard) else set()
    if kind is Discard:
        base["most"] = 2
    elif kind is Place:
        base["where"] = "near"
    elif kind is NextAttack:
        base["strength"] = 1
    for name in hints.keys() - silent:
        texts = {sentences(say, (kind(**{**base, name: value}),)) for value in values[name]}
        assert len(texts) > 1, name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("before", OPS, ids=lambda kind: kind.__name__)
def test_what_was_done_can_be_asked_for(before: type[Any], language: Language) -> None:
    first = next(every(before))
    for is_ in ("did", "hurt"):
        stuns = (Stun(if_=(Condition(is_, not_=no),)) for no in (False, True))
        texts = {sentences(lexicon(language), (first, stun)) for stun in stuns}
        assert len(texts) == 2
        assert [flaw for text in texts for flaw in flaws(text, language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("is_", get_args(Is))
def test_every_condition_has_a_text_and_reads_otherwise_when_denied(is_: Is, language: Language) -> None:
    group = Group("allies", within=1, of="target") if is_ == "count" else None
    for role, of, within, core, reacting, many in product(
        get_args(Role), get_args(Role), (1, 2), CORES, (False, True), (False, True)
    ):
        texts = set()
        for no in (True, False):
            told = Condition(is_, role, of, within, group, least=1 if group else 0, core=core, not_=no)
            text = sentences(lexicon(language, reaction=reacting, many=many), (Stun(if_=(told,)),))
            assert flaws(text, language) == [], text
            texts.add(text)
        assert len(texts) == 2, texts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("of", get_args(Of))
def test_every_amount_has_a_text(of: Of, language: Language) -> None:
    group = Group("enemies", within=2, of="target") if of == "count" else None
    for reacting in (False, True):
        say = lexicon(language, reaction=reacting)
        told = [
            sentences(say, (op(by=Amount(of, times, core, group)),))
            for op, times, core in product((Dash, Damage, Draw), (1, 2), (*CORES, None))
        ]
        assert [flaw for text in told for flaw in flaws(text, language)] == []
        assert len(set(told)) >= 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_group_has_a_text_in_every_case(language: Language) -> None:
    for reacting in (False, True):
        say = lexicon(language, reaction=reacting)
        for group, case in product(GROUPS, ("nom", "gen", "acc", "dat", "ins")):
            text = who(say, group, case)
            assert flaws(text, language) == [], text
            assert len(text) > 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_gain_has_a_text(language: Language) -> None:
    cards = (attack(), reaction(), reaction(defence=1))
    told = {
        stat: [gifts(lexicon(language), card, (Give(stat, by),)) for card in cards for by in NUMBERS]
        for stat in get_args(Gain)
    }
    assert [flaw for texts in told.values() for text in texts for flaw in flaws(text, language)] == []
    assert len({texts[0] for texts in told.values()}) == len(told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("champion", [*PACK.champion, "nadia"])
def test_every_rule_and_moment_has_a_text(champion: str, language: Language) -> None:
    rules = [Ability((Lasting(rule, by),)) for rule, by in product(get_args(Rule), (2, 1, -1))]
    moments = get_args(get_type_hints(Triggered)["when"])
    when = [Ability(triggered=(Triggered(when, (Plan(by=1),), core),)) for when in moments for core in (*CORES, None)]
    told = [next(ability_sentences(lexicon(language, champion), ability)) for ability in (*rules, *when)]
    assert [(text, flaw) for text in told for flaw in flaws(text, language)] == []
    assert len({*told[::3]}) >= len(get_args(Rule))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("hook", sorted(HOOKS))
def test_every_hook_has_a_text(hook: str, language: Language) -> None:
    assert flaws(words(language, strict=True)(f"brawl-hook-{hook}", n=2), language) == []


def test_no_hook_has_a_text_without_being_one() -> None:
    for language in LANGUAGES:
        texts = (FOLDER / language / "brawl_cards.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^brawl-hook-(\w+) =", texts, re.MULTILINE)) == HOOKS
