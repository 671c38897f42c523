"""Names, figures and whole parts of fighters in words (words/battlecon/cards/texts.py)."""

from __future__ import annotations

import re

import msgspec
import pytest

from engines.battlecon.content.grammar import Effect
from engines.battlecon.content.shapes import Card
from engines.battlecon.verbs.figures.rule import Rule
from engines.battlecon.verbs.life.stun import Stun
from tests.words.battlecon.support.kit import (
    ABLE,
    ALONE,
    FIGURED,
    KIT,
    PACK,
    PLAIN,
    TOKENED,
    UNKNOWN,
    cards,
    flaws,
)
from tests.words.support.tables import named
from words.battlecon.cards.texts import EffectText
from words.texts import LANGUAGES, Language

# -------------------------------------------------------------------- names and figures


def test_names() -> None:
    ru, en = cards("ru"), cards("en")
    assert (ru.fighter("claus"), en.fighter("claus")) == ("Клаус", "Claus")
    assert (ru.card("strike"), en.card("claus.tailwind")) == ("Удар", "Tailwind")
    assert (ru.part("claus.ability"), en.part("strengthen")) == ("Сила ветра", "Strengthen")
    assert (cards("ru", KIT).token("made.frost"), cards("en", KIT).marker("made", "trap")) == ("Мороз", "Trap")
    with pytest.raises(KeyError):
        ru.card("claus.nothing")


@pytest.mark.rule("BC-10")
def test_a_pair_has_a_name_of_its_own() -> None:
    assert cards("ru").pair("claus.tailwind", "shot") == "Попутный заряд"
    assert cards("en").pair("claus.tailwind", "strike") == "Tailwind Strike"


@pytest.mark.rule("BC-15", "BC-16", "BC-13")
def test_figures_are_written_as_on_the_cards() -> None:
    ru, en = cards("ru", FIGURED), cards("en", FIGURED)
    assert ru.figures("made.s") == ("−1~0*", "−2", "+1▲*", "стойкость")
    assert en.figures("made.s").guard == "stun immunity"
    assert en.figures("made.b") == ("X", "X", "−1", "2")
    assert ru.figures("dash") == ("НЕТ", "НЕТ", "9", "0")
    assert en.figures("dash") == ("N/A", "N/A", "9", "0")
    assert ru.figures("shot") == ("1~4", "3", "2", "2")
    assert ru.figures("maneuver") == ("0", "+0", "+0", "+0")
    assert cards("ru").figures("claus.blast") == ("0~1", "+0", "−3", "+2")


@pytest.mark.rule("BC-17")
def test_an_x_is_explained_before_the_effects() -> None:
    assert cards("ru", UNKNOWN).text("made.b") == (
        "Дальность X — ячейки на расстоянии не больше 1 от маркера «Ловушка». Сила X — расстояние до противника × 2."
    )
    assert cards("en", UNKNOWN).text("made.b") == (
        "Range X: the spaces at distance 1 or less from the Trap marker. Power X is the distance to the opponent × 2."
    )


# -------------------------------------------------------------------- whole parts


def test_parts_of_the_pack() -> None:
    ru, en = cards("ru"), cards("en")
    assert ru.text("strike") == ""
    assert ru.text("grasp") == "Попадание: притяните или оттолкните противника на 1."
    assert en.text("dash") == "After: advance or retreat 1–3. If you moved past the opponent, you avoid their attacks."
    assert ru.effects("claus.cyclone") == [
        EffectText("Конец, расстояние 1 и противник в углу", "Отнимите у противника 3 здоровья.")
    ]
    assert en.effects("claus.hurricane") == [EffectText("End", "Next beat, −4 priority.")]
    assert ru.text("claus.autumns_advance") == "До атаки: продвиньтесь на 0–6. Попадание, противник в углу: +3 к силе."
    assert en.text("fortify") == "+2 guard."
    assert ru.text("champion") == "+20 здоровья; в начале боя 6 мощи. +1 к силе и +1 к защите."


def test_what_holds_always_is_told_before_what_has_a_phase() -> None:
    style = Card("s", named("S"), (0, 0), 0, 0, effects=(Effect("end", (Stun(),)), Effect("always", (Rule(),))))
    made = msgspec.structs.replace(KIT, styles=(style,))
    assert cards("en", made).text("made.s") == "Stun immunity. End: stun the opponent."


@pytest.mark.rule("BC-35", "BC-94")
def test_tokens_and_advantages_say_how_they_are_used() -> None:
    ru, en = cards("ru", TOKENED), cards("en", TOKENED)
    assert ru.text("made.malice") == "Преимущество: используйте любое число жетонов «Злоба»."
    assert ru.text("made.frost") == ""
    assert ru.text("made.time") == "Разовое преимущество: используйте 1, 3 или 5 жетонов «Злоба»."
    assert ru.text("made.two") == "Преимущество: используйте не больше 2 жетонов «Злоба»."
    assert en.text("made.fire") == "One-time advantage: use 1 fire token (at most 1 a beat of: fire, ice)."
    assert en.text("made.rush") == (
        "One-time advantage: use 1 Rush token. The used token goes to discard 1 and comes back along with the cards."
    )
    assert ru.text("made.curse") == (
        "[Противнику] Разовое преимущество: используйте 1 жетон «Проклятие». "
        "Здесь «вы» — тот, кто использует, а «противник» — Клаус."
    )
    assert cards("ru", ALONE).text("made.ice") == (
        "Разовое преимущество: используйте 1 жетон «ice» (за раунд не больше 1 жетона)."
    )


@pytest.mark.rule("BC-43", "BC-49", "BC-70")
def test_an_ability_tells_the_set_up_its_effects_and_its_advantages() -> None:
    assert cards("ru", ABLE).effects("made.ability") == [
        EffectText(
            "В начале боя",
            "3 жетона «Злоба» в запасе, 2 в области истощения; 2 счётчика «Мороз» в запасе, 3 в области истощения; "
            "1 жетон «Проклятие» в области истощения; маркер «Ловушка» — на 4-й ячейке от вашего края; "
            "активна форма «Человек».",
        ),
        EffectText("Конец", "Верните 1 счётчик «Мороз»."),
        EffectText("", "Последний стиль в сбросе 1 — ваш облик: его значения и эффекты действуют вместе с парой."),
        EffectText("Разовое преимущество «Gust», в запасе счётчик «Мороз»", "Передвиньте маркер «Ловушка» на 1."),
        EffectText(
            "[Противнику] Преимущество «Gift»",
            "+2 к силе. Здесь «вы» — тот, кто использует, а «противник» — Клаус.",
        ),
    ]
    assert cards("en", PLAIN).effects("made.ability")[0] == EffectText(
        "At the start", "1 token each in supply: fire, ice; the Trap marker is in supply."
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PACK.part)
@pytest.mark.rule("BC-81", "BC-82")
def test_every_part_of_every_kit_can_be_told(name: str, language: Language) -> None:
    said = cards(language)
    assert said.part(name)
    for effect in said.effects(name):
        assert flaws(effect.text) == [], effect
        assert flaws(effect.when) == [], effect
        assert effect.text.endswith(".")
        assert effect.text[0] == effect.text[0].upper()
        assert (re.search("[a-z]", effect.text) is None) == (language == "ru"), effect
    assert len(said.text(name)) <= 1000
    if name in PACK.card:
        assert all(0 < len(figure) <= 13 for figure in said.figures(name))
