"""Cards in words (words/krendel_cards.py)."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from engines.krendel.content import (
    AttackOnly,
    Condition,
    Effect,
    ExtraTrophy,
    Extreme,
    FightWithAll,
    Fruitless,
    Heal,
    Modify,
    Prize,
    Reward,
    Shield,
    StealTrophy,
    Thorns,
    Trophies,
    Unscathed,
    WithPrevious,
    WoundNeighbours,
)
from tests.words.tables import PACK, creature, every_modify, named, pack
from words.krendel_cards import CardWords, lower_first
from words.texts import LANGUAGES, Language

SPELLS: list[tuple[tuple[Effect, ...], str, str]] = [
    ((), "Ничего не делает.", "Does nothing."),
    ((Modify("self", "attack", 2),), "+2 к атаке.", "+2 attack."),
    ((Modify("self", "defence", -1),), "−1 к защите.", "−1 defence."),
    ((Modify("neighbours", "defence", -1),), "Соседям −1 к защите.", "Neighbours get −1 defence."),
    ((Modify("left", "attack", -3),), "Соседу слева −3 к атаке.", "Left neighbour gets −3 attack."),
    ((Modify("right", "defence", 1),), "Соседу справа +1 к защите.", "Right neighbour gets +1 defence."),
    (
        (Modify("self", "attack", 3), Modify("self", "defence", 2)),
        "+3 к атаке, +2 к защите.",
        "+3 attack, +2 defence.",
    ),
    (
        (Modify("neighbours", "attack", -1), Modify("self", "defence", -1)),
        "Соседям −1 к атаке. Себе −1 к защите.",
        "Neighbours get −1 attack. Holder gets −1 defence.",
    ),
    ((FightWithAll(),), "«Бой со всеми»: сосед каждому.", "“Fight with all”: neighbour to all."),
    ((WithPrevious(),), "Действует и предыдущее заклинание.", "The previous spell works too."),
    ((ExtraTrophy(1),), "За успех ещё 1 трофей.", "Success: 1 more trophy."),
    ((ExtraTrophy(3),), "За успех ещё 3 трофея.", "Success: 3 more trophies."),
    ((Thorns(1),), "Отбитому атакующему +1 рана.", "Repelled attackers: +1 wound."),
    ((Thorns(5),), "Отбитому атакующему +5 ран.", "Repelled attackers: +5 wounds."),
    ((Shield(),), "Отбивает первую успешную атаку.", "Repels the first successful attack."),
    ((AttackOnly("left"),), "Атака лишь налево и на «Бой со всеми».", "Attack only left and “Fight with all”."),
    ((AttackOnly("right"),), "Атака лишь направо и на «Бой со всеми».", "Attack only right and “Fight with all”."),
    (
        (Shield(), Modify("self", "attack", -1)),
        "Отбивает первую успешную атаку. −1 к атаке.",
        "Repels the first successful attack. −1 attack.",
    ),
    (
        (Thorns(1), Modify("self", "attack", -1)),
        "Отбитому атакующему +1 рана. Себе −1 к атаке.",
        "Repelled attackers: +1 wound. Holder gets −1 attack.",
    ),
]
CONDITIONS: list[tuple[Condition, str, str]] = [
    (Extreme("attack", "highest"), "Наибольшая атака", "Highest attack"),
    (Extreme("attack", "lowest"), "Наименьшая атака", "Lowest attack"),
    (Extreme("defence", "highest"), "Наибольшая защита", "Highest defence"),
    (Extreme("defence", "lowest"), "Наименьшая защита", "Lowest defence"),
    (Extreme("sum", "highest"), "Наибольшая сумма атаки и защиты", "Highest sum of attack and defence"),
    (Extreme("sum", "lowest"), "Наименьшая сумма атаки и защиты", "Lowest sum of attack and defence"),
    (Extreme("trophies", "highest"), "Больше всех трофеев", "Most trophies"),
    (Extreme("trophies", "lowest"), "Меньше всех трофеев", "Fewest trophies"),
    (Extreme("wounds", "highest"), "Больше всех ран", "Most wounds"),
    (Extreme("wounds", "lowest"), "Меньше всех ран", "Fewest wounds"),
    (Unscathed(), "Атакован, но не ранен", "Was attacked, yet took no wound"),
    (Fruitless(), "Атаковал, но без успеха", "Attacked, yet had no success"),
]
PRIZES: list[tuple[Prize, str, str]] = [
    (Heal(2, may=True), "Можно исцелить 2 раны", "May heal 2 wounds"),
    (Heal(1, may=False), "Исцелить 1 рану", "Heal 1 wound"),
    (Trophies(1), "+1 трофей", "+1 trophy"),
    (Trophies(2), "+2 трофея", "+2 trophies"),
    (WoundNeighbours(1), "Каждому соседу +1 рана", "+1 wound for each neighbour"),
    (StealTrophy(), "Отнять по трофею у всех, у кого их больше", "Take a trophy from everyone who has more"),
]


def cards(language: Language) -> CardWords:
    """Return the words for the pack of the game."""
    return CardWords(language, PACK, {}, strict=True)


@pytest.mark.parametrize(("spell", "ru", "en"), SPELLS)
def test_a_spell_is_told_from_its_effects(spell: tuple[Effect, ...], ru: str, en: str) -> None:
    of = pack(creature("ogre", 3, 5, *spell))
    assert CardWords("ru", of, {}, strict=True).spell_text("ogre") == ru
    assert CardWords("en", of, {}, strict=True).spell_text("ogre") == en


SIDED: list[tuple[Effect, str, str]] = [
    (Modify("left", "attack", -3), "Соседу слева (B) −3 к атаке.", "Left neighbour (B) gets −3 attack."),
    (Modify("right", "defence", 1), "Соседу справа (E) +1 к защите.", "Right neighbour (E) gets +1 defence."),
    (
        AttackOnly("left"),
        "Атака лишь налево (B) и на «Бой со всеми».",
        "Attack only left (B) and “Fight with all”.",
    ),
    (
        AttackOnly("right"),
        "Атака лишь направо (E) и на «Бой со всеми».",
        "Attack only right (E) and “Fight with all”.",
    ),
    (Modify("neighbours", "attack", -1), "Соседям −1 к атаке.", "Neighbours get −1 attack."),
]


@pytest.mark.parametrize(("effect", "ru", "en"), SIDED)
def test_where_the_holder_sits_left_and_right_have_letters(effect: Effect, ru: str, en: str) -> None:
    of = pack(creature("ogre", 3, 5, effect))
    assert CardWords("ru", of, {}, strict=True).spell_text("ogre", (1, 4)) == ru
    assert CardWords("en", of, {}, strict=True).spell_text("ogre", (1, 4)) == en
    assert CardWords("en", of, {}, strict=True).spell_line("ogre", (1, 4)) == f"“ogre spell”: {lower_first(en)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_speak_of_their_holder_and_never_to_the_reader(language: Language) -> None:
    """On a rival's panel and on a reward everybody reads them."""
    you = re.compile(r"\b(вы|вас|вам|вами|ваш\w*|наносите|you|your)\b", re.IGNORECASE)
    told = cards(language)
    texts = [told.spell_text(card.id) for card in PACK.creatures]
    texts += [text for card in PACK.rewards for text in (told.reward_prize(card.id), told.reward_condition(card.id))]
    assert [text for text in texts if you.search(text)] == []


@pytest.mark.parametrize(("condition", "ru", "en"), CONDITIONS)
def test_a_condition_is_told_from_what_it_asks(condition: Condition, ru: str, en: str) -> None:
    of = pack(Reward("cup", named("Cup"), Trophies(1), condition, "ours"))
    assert CardWords("ru", of, {}, strict=True).reward_condition("cup") == ru
    assert CardWords("en", of, {}, strict=True).reward_condition("cup") == en


@pytest.mark.parametrize(("prize", "ru", "en"), PRIZES)
def test_a_prize_is_told_from_what_it_gives(prize: Prize, ru: str, en: str) -> None:
    of = pack(Reward("cup", named("Cup"), prize, Unscathed(), "ours"))
    assert CardWords("ru", of, {}, strict=True).reward_prize("cup") == ru
    assert CardWords("en", of, {}, strict=True).reward_prize("cup") == en


def test_the_tests_above_leave_nothing_of_the_vocabulary_out() -> None:
    assert {type(effect) for spell, _, _ in SPELLS for effect in spell} == set(get_args(Effect))
    assert {type(condition) for condition, _, _ in CONDITIONS} == set(get_args(Condition))
    assert {type(prize) for prize, _, _ in PRIZES} == set(get_args(Prize))
    assert len({ru for _, ru, _ in CONDITIONS}) == len({en for _, _, en in CONDITIONS}) == len(CONDITIONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_changes_read_differently(language: Language) -> None:
    changes = every_modify()
    of = pack(*(creature(f"c{n}", 1, 1, change) for n, change in enumerate(changes)))
    told = CardWords(language, of, {}, strict=True)
    assert len({told.spell_text(card.id) for card in of.creatures}) == len(changes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_game_is_told(language: Language) -> None:
    told = cards(language)
    script = re.compile("[а-яё]" if language == "ru" else "[a-z]", re.IGNORECASE)
    for card in PACK.creatures:
        assert script.search(told.creature_name(card.id))
        assert len(told.spell_text(card.id)) <= 90, "a spell must fit a card"
        assert len(told.spell_line(card.id)) <= 120
        assert told.card_text(card.id).startswith(told.creature_name(card.id))
        assert told.spell_text(card.id)[1:] in told.card_text(card.id)
        assert len(told.card_text(card.id)) <= 200
    for reward in PACK.rewards:
        assert len(told.condition_line(reward.id)) <= 80
        assert len(told.prize_line(reward.id)) <= 80
        assert told.reward_name(reward.id) in told.prize_line(reward.id)
    assert len({told.hero_name(hero.id) for hero in PACK.heroes}) == len(PACK.heroes)


def test_a_whole_card() -> None:
    of = pack(creature("ogre", 3, 5, Modify("neighbours", "attack", -1), name="Ogre"))
    assert CardWords("ru", of, {}, strict=True).card_text("ogre") == (
        "Ogre. Атака 3, защита 5. Заклинание «ogre spell»: соседям −1 к атаке. Наша карта."
    )
    assert CardWords("en", of, {}, strict=True).card_text("ogre") == (
        "Ogre. Attack 3, defence 5. Spell “ogre spell”: neighbours get −1 attack. Our own card."
    )


def test_a_name_that_the_text_begins_with_is_said_once() -> None:
    brawlers = [card for card in PACK.creatures if any(isinstance(e, FightWithAll) for e in card.spell)]
    assert brawlers
    for card in brawlers:
        assert cards("ru").spell_line(card.id).count("Бой со всеми") == 1
        assert cards("en").spell_line(card.id).count("Fight with all") == 1


def test_each_source_has_its_mark() -> None:
    told = cards("ru")
    marks = [told.term(f"source-{source}") for source in ("printed", "adapted", "ours")]
    assert marks == ["Печатная карта", "По мотивам печатной", "Наша карта"]


def test_seats_have_names_or_letters() -> None:
    told = CardWords("ru", PACK, {0: "Анна", 1: "Борис", 2: ""}, strict=True)
    assert [told.name(seat) for seat in range(4)] == ["Анна", "Борис", "C", "D"]
    assert told.all_names((0, 1, 3)) == "Анна, Борис и D"
    assert told.all_names(()) == "никто"
    assert told.creature_names(("ogre",) * 0) == ""


@pytest.mark.parametrize(
    "unknown", ["creature_name", "spell_name", "spell_text", "card_text", "hero_name", "reward_name"]
)
def test_an_unknown_card_is_an_error(unknown: str) -> None:
    with pytest.raises(KeyError, match="nobody"):
        getattr(cards("ru"), unknown)("nobody")


def test_lower_first() -> None:
    assert [lower_first(text) for text in ("", "A", "Атака Б", "+1 A")] == ["", "a", "атака Б", "+1 A"]
