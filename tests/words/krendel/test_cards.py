"""Cards in words (words/krendel/cards.py)."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from engines.krendel.content.shapes import (
    AttackOnly,
    Condition,
    Effect,
    FightWithAll,
    Modify,
    Prize,
    Reward,
    Trophies,
    Unscathed,
)
from tests.words.krendel.card_texts import CONDITIONS, PRIZES, SPELLS
from tests.words.support.tables import PACK, creature, every_modify, named, pack
from words.krendel.cards import CardWords, lower_first
from words.krendel.rules import card_lines, entries
from words.texts import LANGUAGES, Language


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
    worded = cards(language)
    texts = [worded.spell_text(card.id) for card in PACK.creatures]
    texts += [
        text for card in PACK.rewards for text in (worded.reward_prize(card.id), worded.reward_condition(card.id))
    ]
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
    worded = CardWords(language, of, {}, strict=True)
    assert len({worded.spell_text(card.id) for card in of.creatures}) == len(changes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_game_is_told(language: Language) -> None:
    worded = cards(language)
    script = re.compile("[а-яё]" if language == "ru" else "[a-z]", re.IGNORECASE)
    for card in PACK.creatures:
        assert script.search(worded.creature_name(card.id))
        assert len(worded.spell_text(card.id)) <= 90, "a spell must fit a card"
        assert len(worded.spell_line(card.id)) <= 120
    for reward in PACK.rewards:
        assert len(worded.condition_line(reward.id)) <= 80
        assert len(worded.prize_line(reward.id)) <= 80
        assert worded.reward_name(reward.id) in worded.prize_line(reward.id)
    assert len({worded.hero_name(hero.id) for hero in PACK.heroes}) == len(PACK.heroes)


def test_a_whole_card() -> None:
    of = pack(creature("ogre", 3, 5, Modify("neighbours", "attack", -1), name="Ogre"))
    ogre = entries(of)[0]
    assert card_lines("ru", of, ogre) == [
        "Существо: атака **3**, защита **5**",
        "Потом заклинание «ogre spell»: соседям −1 к атаке.",
        "Наша карта",
    ]
    assert card_lines("en", of, ogre) == [
        "Creature: attack **3**, defence **5**",
        "Then the spell “ogre spell”: neighbours get −1 attack.",
        "Our own card",
    ]


def test_a_name_that_the_text_begins_with_is_said_once() -> None:
    brawlers = [card for card in PACK.creatures if any(isinstance(e, FightWithAll) for e in card.spell)]
    assert brawlers
    for card in brawlers:
        assert cards("ru").spell_line(card.id).count("Бой со всеми") == 1
        assert cards("en").spell_line(card.id).count("Fight with all") == 1


def test_each_source_has_its_mark() -> None:
    worded = cards("ru")
    marks = [worded.term(f"source-{source}") for source in ("printed", "adapted", "ours")]
    assert marks == ["Печатная карта", "По мотивам печатной", "Наша карта"]


def test_seats_have_names_or_letters() -> None:
    worded = CardWords("ru", PACK, {0: "Анна", 1: "Борис", 2: ""}, strict=True)
    assert [worded.name(seat) for seat in range(4)] == ["Анна", "Борис", "C", "D"]
    assert worded.all_names((0, 1, 3)) == "Анна, Борис и D"
    assert worded.all_names(()) == "никто"
    assert worded.creature_names(("ogre",) * 0) == ""


@pytest.mark.parametrize(
    "unknown", ["creature_name", "spell_name", "spell_text", "spell_line", "hero_name", "reward_name"]
)
def test_an_unknown_card_is_an_error(unknown: str) -> None:
    with pytest.raises(KeyError, match="nobody"):
        getattr(cards("ru"), unknown)("nobody")


def test_lower_first() -> None:
    assert [lower_first(text) for text in ("", "A", "Атака Б", "+1 A")] == ["", "a", "атака Б", "+1 A"]
