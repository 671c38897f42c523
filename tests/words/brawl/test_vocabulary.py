"""Every word of Super Fantasy Brawl's cards has a text, and every value of it reads otherwise."""

from __future__ import annotations

import re
from itertools import product
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from engines.brawl.content.lasting import Gain, Rule
from engines.brawl.content.vocabulary import Condition, Is, Of
from engines.brawl.verbs.cards.discard import Discard
from engines.brawl.verbs.cards.draw import Draw
from engines.brawl.verbs.cards.plan import Plan
from engines.brawl.verbs.displacing.force import Force
from engines.brawl.verbs.hooks.hook import Hook, all_hooks
from engines.brawl.verbs.moving.place import Place
from engines.brawl.verbs.states.next_attack import NextAttack
from engines.brawl.verbs.states.stun import Stun
from tests.words.brawl.support.every import (
    GROUPS,
    OPS,
    every,
    every_ability,
    every_amount,
    every_condition,
    every_gain,
    values_of,
)
from tests.words.brawl.support.making import PACK, flaws, lexicon
from words.brawl.cards.effects import sentences
from words.brawl.cards.gifts import ability_sentences, gifts
from words.brawl.cards.whom import who
from words.texts import FOLDER, LANGUAGES, Language, words


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
    hints = {
        name: hint for name, hint in get_type_hints(kind).items() if name in kind.__struct_fields__ and name != "if_"
    }
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
    for said in every_condition(is_):
        texts = set()
        for condition, reacting, many in said:
            text = sentences(lexicon(language, reaction=reacting, many=many), (Stun(if_=(condition,)),))
            assert flaws(text, language) == [], text
            texts.add(text)
        assert len(texts) == 2, texts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("of", get_args(Of))
def test_every_amount_has_a_text(of: Of, language: Language) -> None:
    for reacting in (False, True):
        texts = [sentences(lexicon(language, reaction=reacting), (op,)) for op in every_amount(of)]
        assert [flaw for text in texts for flaw in flaws(text, language)] == []
        assert len(set(texts)) >= 4


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
    by_stat = {
        stat: [gifts(lexicon(language), card, (give,)) for card, give in every_gain(stat)] for stat in get_args(Gain)
    }
    assert [flaw for texts in by_stat.values() for text in texts for flaw in flaws(text, language)] == []
    assert len({texts[0] for texts in by_stat.values()}) == len(by_stat)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("champion", [*PACK.champion, "nadia"])
def test_every_rule_and_moment_has_a_text(champion: str, language: Language) -> None:
    texts = [next(ability_sentences(lexicon(language, champion), ability)) for ability in every_ability()]
    assert [(text, flaw) for text in texts for flaw in flaws(text, language)] == []
    assert len({*texts[::3]}) >= len(get_args(Rule))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("hook", sorted(all_hooks()))
def test_every_hook_has_a_text(hook: str, language: Language) -> None:
    assert flaws(words(language, strict=True)(f"brawl-hook-{hook}", n=2), language) == []


def test_no_hook_has_a_text_without_being_one() -> None:
    for language in LANGUAGES:
        texts = (FOLDER / language / "brawl/cards.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^brawl-hook-(\w+) =", texts, re.MULTILINE)) == {*all_hooks()}
