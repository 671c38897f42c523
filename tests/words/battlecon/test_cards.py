"""Effects and conditions of BattleCON in words, by exact examples (words/battlecon/cards/effects.py and beside it)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engines.battlecon.content.grammar import Effect
from engines.battlecon.content.shapes import Token
from engines.battlecon.content.vocabulary import Amount, Condition
from engines.battlecon.verbs.figures.rule import Rule
from engines.battlecon.verbs.life.lose import Lose
from engines.battlecon.verbs.life.stun import Stun
from engines.battlecon.verbs.tokens.spend import Spend
from engines.kernel.content.names import Name
from tests.words.battlecon.support.effects import EFFECTS
from tests.words.battlecon.support.kit import KIT, in_supply, near, worded
from tests.words.battlecon.support.tables import fighter, table
from tests.words.battlecon.support.tables import worded as match_words
from words.battlecon.cards.amounts import Lexicon
from words.battlecon.cards.effects import phrase
from words.battlecon.cards.ops import clause
from words.texts import words


@pytest.mark.parametrize(("effect", "ru", "en"), EFFECTS)
@pytest.mark.rule("BC-47")
def test_an_effect_is_told_from_what_it_does(effect: Effect, ru: tuple[str, str], en: tuple[str, str]) -> None:
    assert worded("ru", effect) == ru
    assert worded("en", effect) == en


CONDITIONS: list[tuple[Condition, str, str]] = [
    (near(most=1), "расстояние 1", "distance 1"),
    (near(least=3), "расстояние 3+", "distance 3+"),
    (near(least=3, no=True), "расстояние 1–2", "distance 1–2"),
    (near(least=2, most=3), "расстояние 2–3", "distance 2–3"),
    (in_supply(least=1), "в запасе счётчик «Мороз»", "at least 1 Frost counter in supply"),
    (in_supply(least=5), "в запасе 5 счётчиков «Мороз»", "5 Frost counters in supply"),
    (in_supply(most=0), "в запасе нет счётчиков «Мороз»", "no Frost counters in supply"),
    (in_supply(most=2), "в запасе не больше 2 счётчиков «Мороз»", "at most 2 Frost counters in supply"),
    (
        Condition("tokens", token="frost", above=Amount("tokens", token="malice")),
        "число счётчиков «Мороз» в запасе больше, чем число жетонов «Злоба» в запасе",
        "the number of Frost counters in supply is more than the number of Malice tokens in supply",
    ),
    (Condition("used", who="opponent", most=0), "противник не использовал жетонов", "the opponent used no tokens"),
    (
        Condition("priority", who="opponent", most=3),
        "скорость противника 3 или меньше",
        "the opponent's priority is 3 or less",
    ),
    (Condition("marker_distance", marker="trap", most=0), "вы на маркере «Ловушка»", "you are on the Trap marker"),
    (
        Condition("marker_distance", marker="trap", most=0, no=True),
        "вы не на маркере «Ловушка»",
        "you are not on the Trap marker",
    ),
    (Condition("card_active", card="human"), "форма «Человек» активна", "the Human form is active"),
    (Condition("card_active", card="chain", no=True), "карта «Цепь» неактивна", "the card Chain is inactive"),
    (
        Condition("plays", card="tailwind", no=True),
        "в вашей атаке нет карты «Попутный»",
        "your attack is without Tailwind",
    ),
]


@pytest.mark.parametrize(("condition", "ru", "en"), CONDITIONS)
@pytest.mark.rule("BC-48")
def test_a_condition_stands_after_the_phase(condition: Condition, ru: str, en: str) -> None:
    effect = Effect("end", (Stun(),), if_=(condition,))
    assert worded("ru", effect).when == f"Конец, {ru}"
    assert worded("en", effect).when == f"End, {en}"


def test_conditions_that_read_the_same_are_told_once() -> None:
    both = (Condition("changed_sides", no=True), Condition("changed_sides", who="opponent", no=True))
    assert (
        worded("ru", Effect("always", (Rule(rule="misses"),), if_=both)).when
        == "Вы с противником не поменялись сторонами"
    )


def test_an_option_of_a_choice_stands_within_a_sentence() -> None:
    option = (Spend(token="malice", count=2), Lose(by=1, drain=True))
    lexicon = Lexicon(words("ru", strict=True), KIT)
    expected = "потратьте 2 жетона «Злоба», отнимите у противника 1 здоровье и восстановите столько же"
    assert phrase(lexicon, option) == expected


TOKEN, COUNTER = (
    Token("malice", Name(ru="Злоба", en="Malice"), 3, 9),
    Token("frost", Name(ru="Мороз", en="Frost"), 2, 9, counter=True),
)


@pytest.mark.rule("BC-43")
@pytest.mark.parametrize(
    ("tokens", "ru", "en"),
    [
        ((TOKEN,), ("любых жетона", "жетоны"), ("tokens", "tokens")),
        ((COUNTER,), ("любых счётчика", "счётчики"), ("counters", "counters")),
        (
            (TOKEN, COUNTER),
            ("любых жетона или счётчика", "жетоны и счётчики"),
            ("tokens or counters", "tokens and counters"),
        ),
    ],
)
def test_those_of_any_kind_are_called_what_the_kit_has(
    tokens: tuple[Token, ...], ru: tuple[str, str], en: tuple[str, str]
) -> None:
    kit = replace(KIT, tokens=tokens)
    spent, kept = Spend(count=2), Rule("no_return")
    russian, english = (Lexicon(words(language), kit) for language in ("ru", "en"))
    assert (clause(spent, russian), clause(kept, russian)) == (f"потратьте 2 {ru[0]}", f"ваши {ru[1]} нельзя вернуть")
    assert clause(spent, english) == f"spend 2 {en[0]} of any kind"
    assert clause(kept, english) == f"your {en[1]} cannot be regained"


@pytest.mark.rule("BC-43")
@pytest.mark.parametrize(("kit", "en"), [("magdelina", "counters"), ("mikhail", "tokens")])
def test_what_is_in_force_is_about_what_the_fighter_has(kit: str, en: str) -> None:
    assert any(f"our {en} cannot be regained" in text for text in _texts(kit))
    assert match_words("en").at(table(fighter(0, kit))).rule("no_return", 0, 0) == f"{en} cannot be regained"


def _texts(kit: str) -> list[str]:
    said = match_words("en")
    return [said.text(f"{kit}.{style.id}") for style in said.pack.kit[kit].styles]
