"""Cards of Super Fantasy Brawl in words (words/brawl/cards/texts.py and the modules beside it)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.brawl.content.lasting import Give
from engines.brawl.content.op import Ops
from engines.brawl.content.shapes import Ability
from engines.brawl.content.vocabulary import Amount, Condition, Group
from engines.brawl.verbs.cards.discard import Discard
from engines.brawl.verbs.cards.draw import Draw
from engines.brawl.verbs.displacing.push import Push
from engines.brawl.verbs.moving.dash import Dash
from engines.brawl.verbs.moving.place import Place
from engines.brawl.verbs.states.modify import Modify
from engines.brawl.verbs.states.root import Root
from engines.brawl.verbs.states.stun import Stun
from tests.words.brawl.support.card_texts import ABILITIES, COUNTS, GIFTS, REACTIONS, SKILLS
from tests.words.brawl.support.making import AREA, BLOODIED, attack, lexicon, made, on_trap, reaction
from words.brawl.cards.effects import sentences
from words.brawl.cards.gifts import gifts
from words.brawl.cards.texts import CardWords, EffectText


@pytest.mark.parametrize(("ops", "ru", "en"), SKILLS)
@pytest.mark.rule("SB-85")
def test_what_a_card_does_is_told_from_its_ops(ops: Ops, ru: str, en: str) -> None:
    assert sentences(lexicon("ru"), ops) == ru
    assert sentences(lexicon("en"), ops) == en


@pytest.mark.parametrize(("ops", "ru", "en"), REACTIONS)
@pytest.mark.rule("SB-38")
def test_a_reaction_tells_of_the_defender_it_was_put_on(ops: Ops, ru: str, en: str) -> None:
    assert sentences(lexicon("ru", reaction=True), ops) == ru
    assert sentences(lexicon("en", reaction=True), ops) == en


@pytest.mark.parametrize(("gives", "ru", "en"), GIFTS)
@pytest.mark.rule("SB-33", "SB-62", "SB-63", "SB-64")
def test_what_a_card_has_besides_its_figures(gives: tuple[Give, ...], ru: str, en: str) -> None:
    assert gifts(lexicon("ru"), attack(), gives) == ru
    assert gifts(lexicon("en"), attack(), gives) == en


@pytest.mark.parametrize(("champion", "ability", "ru", "en"), ABILITIES)
@pytest.mark.rule("SB-42")
def test_an_ability_is_told_a_sentence_each(champion: str, ability: Ability, ru: list[str], en: list[str]) -> None:
    pack = made(champion=champion, ability=ability)
    assert CardWords("ru", pack, strict=True).ability(champion) == ru
    assert CardWords("en", pack, strict=True).ability(champion) == en


@pytest.mark.parametrize(("bounds", "ru", "en"), COUNTS)
def test_how_many_champions_there_are(bounds: dict[str, Any], ru: str, en: str) -> None:
    stun = Stun(if_=(Condition("count", group=Group("allies"), **bounds),))
    assert sentences(lexicon("ru"), (stun,)) == f"Если {ru}, оглушите цель."
    assert sentences(lexicon("en"), (stun,)) == f"If {en}, Stun the target."


def test_all_targets_of_an_area_are_meant() -> None:
    ops = (Push(by=1), Stun())
    assert sentences(lexicon("ru", many=True), ops) == "Оттолкните каждую цель на 1 и оглушите каждую из них."
    assert sentences(lexicon("en", many=True), ops) == "Push each target 1 and Stun each of them."
    each = (Push(by=1, if_=on_trap()), Stun(if_=on_trap()), Root(if_=(Condition("dealt", "target"),)))
    assert sentences(lexicon("ru", many=True), each) == (
        "Если цель на клетке ловушки, оттолкните её на 1 и оглушите её. Если цель получила урон от атаки, обездвижьте её."
    )


def test_a_champion_who_is_not_known_to_the_locale_is_told_by_his_title() -> None:
    ops = (Place(where="anywhere"), Modify(stat="defence", by=1, if_=BLOODIED))
    assert sentences(lexicon("ru", "nadia"), ops) == (
        "Разместите чемпиона Надя на любой свободной клетке. Если Надя побит, до конца хода Надя получает +1 к защите."
    )
    assert sentences(lexicon("en", "nadia"), ops) == (
        "Place Nadia on any free hex. If Nadia is Bloodied, until end of turn, Nadia gets +1 defence."
    )


@pytest.mark.rule("SB-22", "SB-39")
def test_effects_say_when_they_happen() -> None:
    card = attack(range=AREA, pre=(Dash(by=2),), post=(Push(by=1),), gives=(Give("double"),), travel="enemies")
    assert CardWords("ru", made(card), strict=True).effects("dugrun.x") == [
        EffectText("", "Дугрун может двигаться через врагов."),
        EffectText("", "Удвоение."),
        EffectText("Перед атакой", "Дугрун совершает рывок 2."),
        EffectText("После атаки", "Оттолкните каждую цель на 1."),
    ]
    words = CardWords("en", made(reaction(do=(Draw(by=1),), post=(Push(by=1, who="attacker"),))), strict=True)
    assert words.effects("dugrun.x") == [
        EffectText("When played", "Draw 1."),
        EffectText("After the attack", "The defender Pushes the attacker 1."),
    ]
    assert words.text("dugrun.x") == "When played: Draw 1. After the attack: The defender Pushes the attacker 1."


def test_what_is_counted_by_an_effect_is_told_after_it() -> None:
    card = attack(pre=(Dash(by=3),), gives=(Give("strength", Amount("moved")),))
    assert CardWords("ru", made(card), strict=True).effects("dugrun.x") == [
        EffectText("Перед атакой", "Дугрун совершает рывок 3. +1 к силе за каждую клетку рывка.")
    ]
    by_boots = attack(move=2, gives=(Give("strength", Amount("moved")),))
    assert CardWords("en", made(by_boots), strict=True).text("dugrun.x") == "+1 strength for each hex moved."
    parry = reaction(defence=1, do=(Discard(most=3),), gives=(Give("defence", Amount("discarded", core="blue")),))
    assert CardWords("en", made(parry), strict=True).effects("dugrun.x") == [
        EffectText(
            "When played",
            "Discard up to 3 cards from your hand. Another +1 defence for each Manipulation card discarded.",
        )
    ]
