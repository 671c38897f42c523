"""Cards of Super Fantasy Brawl in words (words/brawl_cards.py and the modules beside it)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from engines.brawl.checks import HOOKS
from engines.brawl.content import Ability, Card, Cases, Challenge, Champion, Forms, Pack, Range, load
from engines.brawl.deeds import (
    Again,
    AnyOp,
    Damage,
    Dash,
    Discard,
    Draw,
    Exhaust,
    Fear,
    Force,
    Heal,
    Hook,
    Immune,
    Jump,
    Modify,
    NextAttack,
    Ops,
    Place,
    Plan,
    Protect,
    Pull,
    Push,
    Ready,
    Root,
    Stun,
    Swap,
    Swoop,
    TakeBack,
)
from engines.brawl.gifts import Gain, Give, Lasting, Rule, Triggered
from engines.brawl.terms import CORES, Amount, Condition, Conditions, Core, Group, Is, Number, Of, Role, Side, Trap, Who
from engines.kernel.content import Name
from tests.words.recording import keys_of, record
from words.brawl_cards import CardWords, EffectText, Standard
from words.brawl_effects import sentences
from words.brawl_gifts import ability_sentences, gifts
from words.brawl_lexicon import Lexicon, who
from words.texts import FOLDER, LANGUAGES, Language, words

PACK = load()

MELEE = Range("melee")
AREA = Range("area", most=3)
NEAR_ENEMIES = Group("enemies", within=1)
NEAR_ALLY = Group("allies", within=1, pick="one")


def lexicon(language: Language, champion: str = "dugrun", *, reaction: bool = False, many: bool = False) -> Lexicon:
    """Return the words for a card of a champion."""
    name = PACK.champion[champion].name if champion in PACK.champion else Name("Надя", "Nadia")
    return Lexicon(words(language, strict=True), champion, name.in_language(language), reaction, many)


def made(*cards: Card, champion: str = "dugrun", ability: Ability | None = None) -> Pack:
    """Return a pack of one champion with these cards."""
    kit = PACK.champion[champion]
    kit = msgspec.structs.replace(kit, cards=cards or kit.cards, ability=kit.ability if ability is None else ability)
    return msgspec.structs.replace(PACK, champions=(kit,))


def attack(**fields: Any) -> Card:
    """Return an attack of strength 2 on one adjacent enemy."""
    return Card(**{"id": "x", "name": Name("Х", "X"), "number": 2, "core": "red", "kind": "attack", "strength": 2,
                   "range": MELEE, **fields})  # fmt: skip


def reaction(**fields: Any) -> Card:
    """Return a reaction without defence."""
    return Card(**{"id": "x", "name": Name("Х", "X"), "number": 2, "core": "red", "kind": "reaction", **fields})


def on_trap(role: Role = "target", *, no: bool = False) -> Conditions:
    """Return the condition that a champion is, or is not, on a trap hex."""
    return (Condition("on_trap", role, not_=no),)


BLOODIED = (Condition("bloodied"),)
DID, DID_NOT = (Condition("did"),), (Condition("did", not_=True),)
CLOSE_ENEMIES = Group("enemies", within=2, of="target")

# -------------------------------------------------------------------- exact examples

SKILLS: list[tuple[Ops, str, str]] = [
    ((Dash(by=2), Push(by=1, who=NEAR_ENEMIES)), "Дугрун совершает рывок 2. Оттолкните каждого соседнего врага на 1.",
     "Dugrun Dashes 2. Push each adjacent enemy 1."),
    ((Dash(by=2, may=True),), "Дугрун может совершить рывок 2.", "Dugrun may Dash 2."),
    ((Jump(by=3, who=NEAR_ALLY),), "Один соседний союзник совершает прыжок 3.", "One adjacent ally Jumps 3."),
    ((Push(by=2), Stun(if_=(Condition("hurt"),))),
     "Оттолкните цель на 2. Если отталкивание нанесло урон, оглушите цель.",
     "Push the target 2. If the Push dealt damage, Stun the target."),
    ((Pull(by=1), Stun()), "Притяните цель на 1 и оглушите её.", "Pull the target 1 and Stun it."),
    ((Force(by=1), Root()), "Примените к цели принуждение 1 и обездвижьте её.", "Force the target 1 and Root it."),
    ((Force(by=1, who=Group("champions", within=1)),), "Примените к каждому соседнему чемпиону принуждение 1.",
     "Force each adjacent champion 1."),
    ((Force(by=1, who=Group("champions", within=2)),),
     "Примените к каждому другому чемпиону в пределах 2 клеток от Дугруна принуждение 1.",
     "Force each other champion within 2 hexes of Dugrun 1."),
    ((Fear(by=2),), "Внушите цели страх 2.", "Inflict Fear 2 on the target."),
    ((Stun(if_=on_trap()),), "Если цель на клетке ловушки, оглушите её.", "If the target is on a trap hex, Stun it."),
    ((Push(by=2, if_=on_trap("self")), Push(by=1, if_=on_trap("self", no=True))),
     "Если Дугрун на клетке ловушки, оттолкните цель на 2. Иначе оттолкните цель на 1.",
     "If Dugrun is on a trap hex, Push the target 2. Otherwise, Push the target 1."),
    ((Damage(by=2, who=Group("champions", within=2, of="target", pick="one"), if_=(Condition("dealt", "target"),)),),
     "Если атака нанесла урон, ещё один чемпион в пределах 2 клеток от цели получает 2 урона.",
     "If the attack dealt damage, another champion within 2 hexes of the target takes 2 damage."),
    ((Damage(by=1, who=Group("enemies", other=True)),), "Каждый другой враг получает 1 урон.",
     "Each other enemy takes 1 damage."),
    ((Damage(by=Amount("to_bloodied")),),
     "Цель получает урон, недостающий до 3 (побитый чемпион).",
     "The target takes as much damage as it needs to become Bloodied (3)."),
    ((Damage(by=Amount("defence"), who=Group("champions")),), "Каждый чемпион получает урон, равный своей защите.",
     "Each champion takes damage equal to its own defence."),
    ((Swoop(by=4), Damage(by=1, who="passed"), Fear(by=1, who="passed")),
     "Дугрун совершает пролёт 4. Каждый враг на пути пролёта получает 1 урон. Внушите каждому из них страх 1.",
     "Dugrun Swoops 4. Each enemy Swooped through takes 1 damage. Inflict Fear 1 on each of them."),
    ((Draw(by=Amount("damage")),), "Добор 1 за каждую единицу урона, нанесённого атакой.",
     "Draw 1 for each point of damage the attack dealt."),
    ((Draw(by=2, opponent=True), Plan(by=1)), "Противник берёт 2 карты. Планирование 1.",
     "The opponent draws 2 cards. Plan 1."),
    ((Heal(by=2, who=NEAR_ALLY), TakeBack(of_chosen=True)),
     "Один соседний союзник получает лечение 2. Верните в руку 1 карту этого чемпиона из своего сброса.",
     "One adjacent ally Heals 2. Return 1 card of that champion from your discard to your hand."),
    ((Discard(most=1, core="blue", may=True), Heal(by=2, who=NEAR_ALLY, if_=DID), Heal(by=2, if_=DID_NOT)),
     ("Можете сбросить 1 карту управления из руки. Если карта сброшена, один соседний союзник получает лечение 2. "
      "Иначе Дугрун получает лечение 2."),
     ("You may discard 1 Manipulation card from your hand. If a card was discarded, one adjacent ally Heals 2. "
      "Otherwise, Dugrun Heals 2.")),
    ((Modify(stat="strength", by=1, who=Group("own")), Modify(stat="movement", by=1, who=Group("own"))),
     "До конца хода каждый ваш чемпион получает +1 к силе и +1 к движению.",
     "Until end of turn, each of your champions gets +1 strength and +1 movement."),
    ((Modify(stat="strength", by=2, who=Group("allies"), against=True),),
     "До конца хода каждый союзник получает +2 к силе в атаках на эту цель.",
     "Until end of turn, each ally gets +2 strength in attacks on this target."),
    ((NextAttack(strength=1, on_target=True),),
     "Следующая в этот ход атака на эту цель игнорирует защиту и получает +1 к силе.",
     "The next attack on this target this turn ignores defence and gets +1 strength."),
    ((NextAttack(),), "Следующая в этот ход атака Дугруна игнорирует защиту.",
     "Dugrun's next attack this turn ignores defence."),
    ((Exhaust(core="red", may=True), Again()),
     "Истощите ядро разрушения (необязательно): примените эффекты этой карты ещё раз.",
     "Exhaust your Destruction core (optional): do the effects of this card again."),
    ((Force(by=1), Place(where="vacated")),
     "Примените к цели принуждение 1. Разместите Дугруна на клетке, которую покинула цель.",
     "Force the target 1. Place Dugrun on the hex that the target has left."),
    ((Place(where="near", near=Group("enemies")), Stun(who=Group("enemies", within=1, bloodied=True))),
     "Разместите Дугруна рядом с любым врагом. Оглушите каждого соседнего побитого врага.",
     "Place Dugrun adjacent to any enemy. Stun each adjacent Bloodied enemy."),
    ((Swap(group=Group("enemies", other=True, pick="one")),), "Поменяйте местами цель и ещё одного врага.",
     "Swap the target with another enemy."),
    ((Damage(by=2, who=Group("enemies", within=1, pick="up_to_one")), Ready(core="yellow", if_=DID)),
     "Один соседний враг получает 2 урона (необязательно). Если урон нанесён, восстановите ядро сотворения.",
     "One adjacent enemy takes 2 damage (optional). If damage was dealt, ready your Creation core."),
    ((Discard(most=2), Heal(by=1, if_=DID), Ready(core="red", if_=(*DID, *BLOODIED))),
     ("Сбросьте до 2 карт из руки. Если карта сброшена, Дугрун получает лечение 1. "
      "Если карта сброшена и Дугрун побит, восстановите ядро разрушения."),
     ("Discard up to 2 cards from your hand. If a card was discarded, Dugrun Heals 1. "
      "If a card was discarded and Dugrun is Bloodied, ready your Destruction core.")),
    ((Stun(if_=on_trap()), Push(by=1)), "Если цель на клетке ловушки, оглушите её. Оттолкните цель на 1.",
     "If the target is on a trap hex, Stun it. Push the target 1."),
    ((Heal(by=1, who=NEAR_ALLY), Jump(by=1, who=NEAR_ALLY)),
     "Один соседний союзник получает лечение 1. Один соседний союзник совершает прыжок 1.",
     "One adjacent ally Heals 1. One adjacent ally Jumps 1."),
    ((Dash(by=2, if_=BLOODIED),), "Если Дугрун побит, он совершает рывок 2.", "If Dugrun is Bloodied, he Dashes 2."),
]  # fmt: skip


@pytest.mark.parametrize(("ops", "ru", "en"), SKILLS)
@pytest.mark.rule("SB-85")
def test_what_a_card_does_is_told_from_its_ops(ops: Ops, ru: str, en: str) -> None:
    assert sentences(lexicon("ru"), ops) == ru
    assert sentences(lexicon("en"), ops) == en


REACTIONS: list[tuple[Ops, str, str]] = [
    ((Push(by=1, who="attacker"),), "Защитник отталкивает атакующего на 1.", "The defender Pushes the attacker 1."),
    ((Fear(by=2, who="attacker"),), "Защитник внушает атакующему страх 2.",
     "The defender inflicts Fear 2 on the attacker."),
    ((Place(where="near", who="card", near="attacker"),), "Разместите Дугруна рядом с атакующим.",
     "Place Dugrun adjacent to the attacker."),
    ((Heal(by=3, if_=(Condition("dealt", not_=True),)),),
     "Если защитник не получил урона от атаки, он получает лечение 3.",
     "If the defender took no damage from the attack, the defender Heals 3."),
    ((Damage(by=Amount("damage"), who="attacker"),),
     "Атакующий получает столько же урона, сколько защитник получил от атаки.",
     "The attacker takes as much damage as the defender took from the attack."),
    ((Damage(by=1, who=NEAR_ENEMIES), Fear(by=1, who=NEAR_ENEMIES)),
     "Каждый враг рядом с защитником получает 1 урон. Защитник внушает каждому из них страх 1.",
     "Each enemy adjacent to the defender takes 1 damage. The defender inflicts Fear 1 on each of them."),
    ((Protect(from_="post", if_=(Condition("near", "card", "attacker", 2),)),),
     "Если Дугрун не дальше 2 клеток от атакующего, отмените эффекты «после атаки» карты атаки.",
     "If Dugrun is within 2 hexes of the attacker, cancel the attack card's effects after the attack."),
    ((Protect(from_="post", if_=BLOODIED), Protect(from_="lasting", if_=BLOODIED)),
     "Если защитник побит, отмените эффекты «после атаки» карты атаки; прекратите все эффекты «до конца хода».",
     ("If the defender is Bloodied, cancel the attack card's effects after the attack; "
      "end all effects “until end of turn”.")),
    ((Immune(to="fear"),), "До конца хода на защитника не действует страх.",
     "The defender is immune to Fear until end of turn."),
    ((Hook(name="rescue", if_=(Condition("out"),)),),
     "Если защитник нокаутирован, разместите его рядом с атакующим, а не у ворот.",
     "If the defender is out of action, Place the defender adjacent to the attacker instead of at the gate."),
]  # fmt: skip


@pytest.mark.parametrize(("ops", "ru", "en"), REACTIONS)
@pytest.mark.rule("SB-38")
def test_a_reaction_tells_of_the_defender_it_was_put_on(ops: Ops, ru: str, en: str) -> None:
    assert sentences(lexicon("ru", reaction=True), ops) == ru
    assert sentences(lexicon("en", reaction=True), ops) == en


GIFTS: list[tuple[tuple[Give, ...], str, str]] = [
    ((Give("lifesteal"), Give("strength", Amount("ready", times=2))), "Вампиризм. +2 к силе за каждое ваше готовое ядро.",
     "Lifesteal. +2 strength for each of your ready cores."),
    ((Give("poison", 2),), "Яд 2.", "Poison 2."),
    ((Give("double", if_=BLOODIED),), "Удвоение, если Дугрун побит.", "Double if Dugrun is Bloodied."),
    ((Give("strength", Amount("count", group=Group("allies", within=1, of="target"))),),
     "+1 к силе за каждого союзника рядом с целью.", "+1 strength for each ally adjacent to the target."),
    ((Give("strength", 2, (Condition("count", group=CLOSE_ENEMIES, most=0),)),),
     "+2 к силе, если нет других врагов в пределах 2 клеток от цели.",
     "+2 strength if there are no other enemies within 2 hexes of the target."),
    ((Give("strength", 1, (Condition("discard_lacks", core="yellow"),)),
      Give("lifesteal", 1, (Condition("discard_lacks", core="yellow"),))),
     "+1 к силе и вампиризм, если в вашем сбросе нет карт сотворения.",
     "+1 strength and Lifesteal if there is no Creation card in your discard."),
    ((Give("strength", Amount("damage_on")),), "+1 к силе за каждую единицу урона на карте цели.",
     "+1 strength for each point of damage on the target."),
    ((Give("strength", Amount("count", group=Group("own", within=2, of="target"))),),
     "+1 к силе за каждого вашего чемпиона в пределах 2 клеток от цели.",
     "+1 strength for each champion of yours within 2 hexes of the target."),
    ((Give("lifesteal_shared"),), "Вампиризм (вместо Дугруна лечение может получить союзник).",
     "Lifesteal (an ally may Heal instead of Dugrun)."),
]  # fmt: skip


@pytest.mark.parametrize(("told", "ru", "en"), GIFTS)
@pytest.mark.rule("SB-33", "SB-62", "SB-63", "SB-64")
def test_what_a_card_has_besides_its_figures(told: tuple[Give, ...], ru: str, en: str) -> None:
    assert gifts(lexicon("ru"), attack(), told) == ru
    assert gifts(lexicon("en"), attack(), told) == en


ABILITIES: list[tuple[str, Ability, list[str], list[str]]] = [
    ("dugrun", Ability((Lasting("taunt"),)),
     ["Враги рядом с Дугруном могут атаковать, только если одна из целей — Дугрун."],
     ["Enemies adjacent to Dugrun may attack only if Dugrun is a target."]),
    ("deryn", Ability((Lasting("defence", 2, on_trap("self")), Lasting("trap_proof"))),
     ["+2 к защите Дерин, пока она на клетке ловушки.", "Ловушки на клетке Дерин не активируются."],
     ["Deryn has +2 defence while she is on a trap hex.", "Traps in Deryn's hex do not trigger."]),
    ("korvash", Ability((Lasting("ignore_defence", if_=(Condition("bloodied", "target"),)),)),
     ["Атаки Корваша игнорируют защиту, если цель побита."],
     ["Korvash's attacks ignore defence if the target is Bloodied."]),
    ("izabella", Ability(triggered=(Triggered("activation", (Plan(by=1),)),)),
     ["В начале вашей фазы активации: планирование 1."], ["At the start of your activation phase: Plan 1."]),
    ("sulka", Ability(triggered=(Triggered("card_played", (Draw(by=1), Plan(by=1)), "blue"),)),
     ["После каждой разыгранной карты управления Сулки: добор 1; планирование 1."],
     ["After you play one of Sulka's Manipulation cards: Draw 1; Plan 1."]),
    ("tentaclot", Ability((Lasting("steady_near_statue"),)),
     ["Враги не могут смещать сэра Тентаклота, пока он рядом со статуей."],
     ["Enemies cannot displace Sir Tentaclot while he is adjacent to a statue."]),
]  # fmt: skip


@pytest.mark.parametrize(("champion", "ability", "ru", "en"), ABILITIES)
@pytest.mark.rule("SB-42")
def test_an_ability_is_told_a_sentence_each(champion: str, ability: Ability, ru: list[str], en: list[str]) -> None:
    pack = made(champion=champion, ability=ability)
    assert CardWords("ru", pack, strict=True).ability(champion) == ru
    assert CardWords("en", pack, strict=True).ability(champion) == en


COUNTS: list[tuple[dict[str, Any], str, str]] = [
    ({"least": 1}, "есть союзник", "there is at least 1 ally"),
    ({"least": 1, "not_": True}, "нет союзников", "there are no allies"),
    ({"least": 2}, "число союзников не меньше 2", "the number of allies is at least 2"),
    ({"least": 2, "not_": True}, "число союзников не больше 1", "the number of allies is at most 1"),
    ({"most": 1}, "число союзников не больше 1", "the number of allies is at most 1"),
    ({"most": 0, "not_": True}, "есть союзник", "there is at least 1 ally"),
    ({"least": 2, "most": 2}, "число союзников равно 2", "the number of allies is 2"),
    ({"least": 1, "most": 3}, "число союзников от 1 до 3", "the number of allies is from 1 to 3"),
    (
        {"least": 1, "most": 3, "not_": True},
        "неверно, что число союзников от 1 до 3",
        "it is not true that the number of allies is from 1 to 3",
    ),
]


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
    told = CardWords("en", made(reaction(do=(Draw(by=1),), post=(Push(by=1, who="attacker"),))), strict=True)
    assert told.effects("dugrun.x") == [
        EffectText("When played", "Draw 1."),
        EffectText("After the attack", "The defender Pushes the attacker 1."),
    ]
    assert told.text("dugrun.x") == "When played: Draw 1. After the attack: The defender Pushes the attacker 1."


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


# -------------------------------------------------------------------- every value has a text

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


def flaws(text: str, language: Language) -> list[str]:
    """Return what is wrong with the looks of a text, nothing if it can be shown."""
    found = re.findall(r"\{|\}|  |\$|brawl-| [,.;:)]|\.\.|\( |^ | $|None|\) \(", text)
    quotes = [f"{a}{b}" for a, b in ("«»", "“”", "()") if text.count(a) != text.count(b)]
    if text.count('"'):
        quotes.append('"')
    alien = re.findall(r"[а-яё]+" if language == "en" else r"[a-z]+", text, re.IGNORECASE)
    alien = [word for word in alien if word != "X"]
    return found + quotes + alien + (["long"] if len(text) > 300 else [])


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


# -------------------------------------------------------------------- names and figures


def test_names() -> None:
    ru, en = CardWords("ru", PACK, strict=True), CardWords("en", PACK, strict=True)
    assert (ru.champion("dugrun"), en.champion("tzu_xiao")) == ("Дугрун", "Tzu Xiao")
    assert (ru.card("gwaien.fireball"), en.card("gwaien.fireball")) == ("Огненный шар", "Fireball")
    assert [ru.core(core) for core in CORES] == ["Разрушение", "Сотворение", "Управление"]
    assert [en.kind(f"dugrun.{card}") for card in ("blizzard", "onwards", "hold_ground")] == [
        "Attack",
        "Skill",
        "Reaction",
    ]
    assert [ru.trap(trap) for trap in get_args(Trap)] == ["оглушение", "обездвиживание", "1 урон", "2 урона", "3 урона"]
    for unknown in (ru.champion, ru.card, ru.effects, ru.challenge):
        with pytest.raises(KeyError):
            unknown("dugrun.nothing")


@pytest.mark.parametrize("champion", PACK.champions, ids=lambda champion: champion.id)
def test_a_name_is_declined_as_it_is_written(champion: Champion) -> None:
    name = champion.name.ru.lower()
    for case in ("nom", "gen", "acc", "dat", "ins"):
        declined = lexicon("ru", champion.id).named(case).lower()
        assert "чемпион" not in declined
        for own, form in zip(name.split(), declined.split(), strict=True):
            assert form.startswith((own if len(own) < 4 else own[:-1], "корол"))
    assert lexicon("en", champion.id).named("gen") == champion.name.en


@pytest.mark.rule("SB-29")
def test_standard_actions() -> None:
    ru, en = CardWords("ru", PACK, strict=True), CardWords("en", PACK, strict=True)
    assert ru.standard("hit") == ("Удар", "Ядро разрушения: движение 1, соседний враг получает 1 урон.")
    assert en.standard("plan") == ("Plan", "Manipulation core: move 1, Plan 1.")
    for told, language in ((ru, "ru"), (en, "en")):
        texts = [told.standard(kind) for kind in get_args(Standard)]
        assert len(set(texts)) == 4
        assert [flaw for pair in texts for text in pair for flaw in flaws(text, language)] == []  # type: ignore[arg-type]


@pytest.mark.rule("SB-81")
def test_hexes_are_named_by_row_and_place() -> None:
    told = CardWords("en", PACK)
    arena = PACK.arena["courtyard"]
    names = [told.hex_name("courtyard", at) for at in range(arena.grid.size)]
    assert names[:7] == ["A1", "A2", "A3", "A4", "A5", "A6", "B1"]
    assert (names[15], names[-1]) == ("C3", "G6")
    assert [names[arena.statues[core]] for core in CORES] == ["D1", "D4", "D7"]
    assert len(set(names)) == len(names)


@pytest.mark.rule("SB-82")
def test_challenges_say_what_fulfils_them() -> None:
    ru, en = CardWords("ru", PACK, strict=True), CardWords("en", PACK, strict=True)
    assert ru.challenge("red_guard") == "Красный караул"
    assert ru.challenge_text("red_guard") == "Чемпионы вашей команды: 3 рядом с красной статуей."
    assert en.challenge_text("fire_over_water") == (
        "Champions of your team: 2 adjacent to the red statue and 1 adjacent to the blue statue."
    )
    assert ru.challenge_text("west_wing") == "Западное крыло: у вашей команды здесь больше чемпионов, чем у противника."
    control = [Challenge(area, Name(area, area), control=area) for area in ("home",)]
    for language in LANGUAGES:
        told = CardWords(language, msgspec.structs.replace(PACK, challenges=(*PACK.challenges, *control)), strict=True)
        texts = [told.challenge_text(challenge) for challenge in told.pack.challenge]
        assert len(set(texts)) == len(told.pack.challenge)
        assert [flaw for text in texts for flaw in flaws(text, language)] == []


@pytest.mark.rule("SB-24", "SB-25", "SB-26", "SB-27")
def test_figures_are_written_as_on_the_cards() -> None:
    ru, en = CardWords("ru", PACK, strict=True), CardWords("en", PACK, strict=True)
    assert ru.figures("gwaien.fireball") == ("1", "навесом 2–3", "3", "")
    assert en.figures("gwaien.arcane_shield") == ("", "", "", "+1")
    assert en.figures("khalize.salt_the_wound") == ("2", "melee", "0", "")
    ranges = [
        (MELEE, "вплотную", "melee"),
        (Range("melee", any_side=True), "вплотную, враг или союзник", "melee, enemy or ally"),
        (Range("direct", 2, 3), "по прямой 2–3", "direct 2–3"),
        (Range("indirect", 2, 2, any_side=True), "навесом 2, враг или союзник", "indirect 2, enemy or ally"),
        (AREA, "область: 3 соседние клетки", "area: 3 adjacent hexes"),
        (Range("area", most=6), "область: все 6 соседних клеток", "area: all 6 adjacent hexes"),
    ]
    for range_, in_russian, in_english in ranges:
        pack = made(attack(range=range_))
        assert CardWords("ru", pack, strict=True).range_text("dugrun.x") == in_russian
        assert CardWords("en", pack, strict=True).range_text("dugrun.x") == in_english


# -------------------------------------------------------------------- the whole pack


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PACK.card)
@pytest.mark.rule("SB-80", "SB-85")
def test_every_card_can_be_told(name: str, language: Language) -> None:
    told = CardWords(language, PACK, strict=True)
    card = PACK.card[name]
    effects = told.effects(name)
    for effect in effects:
        assert flaws(effect.text, language) == [], effect
        assert flaws(effect.when, language) == [], effect
        assert effect.text.endswith(".")
        assert effect.text[0] == effect.text[0].upper()
    assert len(told.text(name)) <= 300
    assert bool(effects) == bool(card.do or card.pre or card.post or card.gives or card.travel != "walk")
    assert effects == told.effects(name)
    assert told.card(name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("champion", PACK.champion)
@pytest.mark.rule("SB-42")
def test_every_ability_can_be_told(champion: str, language: Language) -> None:
    told = CardWords(language, PACK, strict=True).ability(champion)
    ability = PACK.champion[champion].ability
    assert len(told) == len(ability.lasting) + len(ability.triggered)
    assert [flaw for text in told for flaw in flaws(text, language)] == []


def test_no_text_of_the_file_is_never_said(monkeypatch: pytest.MonkeyPatch) -> None:
    said = record(monkeypatch)
    for ops, _, _ in (*SKILLS, *REACTIONS):
        sentences(lexicon("en"), ops)
    for kind in OPS:
        test_every_op_has_a_text_with_every_value(kind, "en")
    for is_ in get_args(Is):
        test_every_condition_has_a_text_and_reads_otherwise_when_denied(is_, "en")
    for bounds, ru, en in COUNTS:
        test_how_many_champions_there_are(bounds, ru, en)
    for of in get_args(Of):
        test_every_amount_has_a_text(of, "en")
    for told, _, _ in GIFTS:
        gifts(lexicon("en"), attack(), told)
    test_every_gain_has_a_text("en")
    test_every_rule_and_moment_has_a_text("deryn", "en")
    test_an_ability_is_told_a_sentence_each(*ABILITIES[1])
    for all_travel in get_args(get_type_hints(Card)["travel"]):
        CardWords("en", made(attack(travel=all_travel, gives=GIFTS[4][0])), strict=True).text("dugrun.x")
    test_effects_say_when_they_happen()
    test_all_targets_of_an_area_are_meant()
    test_names()
    test_standard_actions()
    test_challenges_say_what_fulfils_them()
    for area in ("away", "middle"):
        words("en")(f"brawl-area-{area}")
    test_figures_are_written_as_on_the_cards()
    texts = (FOLDER / "en" / "brawl_cards.ftl").read_text(encoding="utf-8")
    parts = set(re.findall(r"\{ (brawl-[a-z_-]+) \}", texts))
    assert keys_of("en", "brawl-", "brawl_cards.ftl") - said - parts == set()


def test_a_champion_of_a_pack_is_told_in_the_forms_that_his_file_gives() -> None:
    """Without them a text names him as it can: with a word that has cases before the name, and no pronoun."""
    forms = Forms("f", Cases(gen="королевы { $x }", acc="королеву"), None)
    dugrun = next(champion for champion in PACK.champions if champion.id == "dugrun")
    cards = {"plain": None, "given": forms}
    own = [
        msgspec.structs.replace(dugrun, id=name, name=Name("Зизи", "Zizi"), forms=given)
        for name, given in cards.items()
    ]
    pack = msgspec.structs.replace(PACK, champions=(*PACK.champions, *own))
    ru, en = CardWords("ru", pack, strict=True), CardWords("en", pack, strict=True)
    cases = ("nom", "gen", "acc", "dat", "ins")
    assert [ru.champion_in("plain", case) for case in cases] == [
        "Зизи", "чемпиона Зизи", "чемпиона Зизи", "чемпиону Зизи", "чемпионом Зизи",
    ]  # fmt: skip
    assert [ru.champion_in("given", case) for case in cases] == [
        "Зизи", "королевы { $x }", "королеву", "чемпиону Зизи", "чемпионом Зизи",
    ]  # fmt: skip
    assert {en.champion_in("given", case) for case in cases} == {"Zizi"}
    lexicons = [ru._lexicon(name) for name in ("plain", "given", "dugrun")]
    assert [lexicon.gender("card") for lexicon in lexicons] == ["other", "f", "m"]
