"""The questions of BattleCON and their answers in words (words/battlecon_questions.py and the files it draws on)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engines.battlecon.content import Common, Pack
from engines.battlecon.game import BATTLECON, DECISIONS
from engines.battlecon.view import DoingView, PreviewView, TokenView, View
from engines.kernel.model import Decision, Option
from engines.kernel.views import view
from tests.words.battlecon_tables import (
    PACK,
    RULES,
    decision,
    fighter,
    figures,
    hand,
    keys,
    play,
    table,
    told,
)
from words.battlecon import BattleconWords
from words.battlecon_asked import DESCRIPTION, LABEL
from words.battlecon_pairs import DETAIL, sums
from words.texts import LANGUAGES, Language

FACETS = ("style", "base")
REACHES = {"style": "claus.tailwind", "base": "strike", "figures": figures((1, 2), 5, 3, 5)}
FAR = {"style": "seth.vanishing", "base": "shot", "figures": figures((3, 5), 3, 2, 2)}

DUEL = table(fighter(0, "claus"), fighter(1, "seth"), force=(7, 2), viewer=0)
FIGHT = table(
    fighter(0, "claus", **REACHES),
    fighter(1, "seth", **FAR),
    phase="start",
    doing=DoingView(0, "claus.tailwind", "claus.tailwind/0"),
    viewer=0,
)
FOUR = table(
    fighter(0, "claus"),
    fighter(1, "seth"),
    fighter(2, "luc", seat=0),
    fighter(3, "rin", seat=1),
    force=(3, 2),
    phase="advantages",
    viewer=0,
)


STAND = "Поле: 1 · 2 · **3 Клаус** · 4 · **5 Сет** · 6 · 7\nРасстояние: 2"
"""Who stands where in a duel as `seen` makes it."""


def pairs(kind: str, *names: str, who: int = 0) -> Decision:
    """Return a question for a pair of a fighter."""
    options = (Option(name, (who, *name.split("/")), tuple(name.split("/"))) for name in names)
    return decision(kind, 0, *options, facets=FACETS)


def moves(mover: int, *spaces: int, stay: bool = False, seat: int = 0) -> Decision:
    """Return a question where a fighter moves."""
    options = [Option(f"s{space}", (mover, 1 - mover, space, 1), ()) for space in spaces]
    return decision("move", seat, *options, *([Option("stay", (-1, -1, -1, 0), ())] if stay else []))


def doing(part: str, effect: str = "/0", who: int = 0) -> DoingView:
    return DoingView(who, part, f"{part}{effect}")


def seen(kit: str, other: str = "seth", **more: Any) -> View:
    """Return a duel of these two, seen by the first."""
    return table(fighter(0, kit, **more.pop("own", {})), fighter(1, other), viewer=0, **more)


CASES: list[tuple[Decision, str, View, tuple[str, str, str], tuple[str, str, str]]] = [
    (
        keys("fighter", "claus"),
        "claus",
        table(fighter(0, ""), fighter(1, ""), phase="select"),
        (
            "Кем будете драться?",
            "Клаус",
            "Бегун, простой, здоровье 20. Ветер толкает того, на кого он налетает.",
        ),
        (
            "Which fighter do you lead?",
            "Claus",
            "Runner, simple, life 20. The wind shoves whoever he runs into.",
        ),
    ),
    (
        keys("ban", "seth"),
        "seth",
        table(fighter(0, ""), fighter(1, ""), phase="select"),
        (
            "Кого исключить из этого боя?",
            "Сет",
            "Диверсант, сложный, здоровье 20. Угадывает ваш приём вслух и наказывает, если прав.",
        ),
        (
            "Which fighter shall not take part?",
            "Seth",
            "Disruptor, hard, life 20. Names your base aloud, and punishes it when he is right.",
        ),
    ),
    (
        decision("side", 0, Option("claus.autumns_advance", (0, 0), ())),
        "claus.autumns_advance",
        DUEL,
        (
            "Клаус: какой стороной вверх положить спецатаку?",
            "Поступь осени 1~2 / 3 / 6 / 0",
            "До атаки: Продвиньтесь на 0–6. Попадание, противник в углу: +3 к силе.",
        ),
        (
            "Claus: which side of the finisher is up?",
            "Autumn's Advance 1~2 / 3 / 6 / 0",
            "Before: Advance 0–6. Hit, the opponent is in a corner: +3 power.",
        ),
    ),
    (
        decision("discards", 0, Option("beginner", (0, "beginner"), ()), Option("own", (0, "own"), ())),
        "beginner",
        DUEL,
        (
            "Клаус: какие карты начнут бой в сбросе?",
            "Сброс для начинающих",
            "Сброс 1 — Ураганный заряд; сброс 2 — Порывистый таран",
        ),
        (
            "Claus: which cards begin in the discard piles?",
            "The beginner's discards",
            "Discard 1 — Hurricane Shot; discard 2 — Blast Burst",
        ),
    ),
    (
        pairs("discard_1", "claus.blast/dash"),
        "claus.blast/dash",
        DUEL,
        (
            "Клаус: стиль и приём в сброс 1. Они вернутся в руку после второго раунда.",
            "Порывистый уворот",
            "дальность НЕТ, сила НЕТ, скорость 6, защита 2",
        ),
        (
            "Claus: a style and a base for discard 1. They come back to hand after the second beat.",
            "Blast Dash",
            "range N/A, power N/A, priority 6, guard 2",
        ),
    ),
    (
        pairs("discard_2", "claus.hurricane/shot"),
        "claus.hurricane/shot",
        DUEL,
        (
            "Клаус: стиль и приём в сброс 2. Они вернутся в руку после первого раунда.",
            "Ураганный заряд",
            "дальность 1~4, сила 6, скорость 2, защита 2",
        ),
        (
            "Claus: a style and a base for discard 2. They come back to hand after the first beat.",
            "Hurricane Shot",
            "range 1~4, power 6, priority 2, guard 2",
        ),
    ),
    (
        decision("place", 0, Option("0", (0, 0), ())),
        "0",
        FOUR,
        ("Клаус: на какую ячейку встать?", "Ячейка 1", "Ближайший противник — на расстоянии 4"),
        ("Claus: on which space?", "Space 1", "The nearest opponent is at distance 4"),
    ),
    (
        pairs("pair", "claus.tailwind/strike"),
        "claus.tailwind/strike",
        DUEL,
        ("Клаус: какую пару выложить?", "Попутный удар", "дальность 1~2, сила 5, скорость 3, защита 5"),
        ("Claus: which pair do you lay?", "Tailwind Strike", "range 1~2, power 5, priority 3, guard 5"),
    ),
    (
        keys("advantage", "strengthen", "pass"),
        "strengthen",
        DUEL,
        ("Клаус: использовать преимущество?", "Усиление: +2 к силе", "Стоит 2 мощи, останется 5"),
        ("Claus: use an advantage?", "Strengthen: +2 power", "Costs 2 force, leaves 5"),
    ),
    (
        keys("advantage", "strengthen", "pass"),
        "pass",
        DUEL,
        (
            "Клаус: использовать преимущество?",
            "Пас",
            "Два паса подряд — и пары открываются. После чужого преимущества можно ответить",
        ),
        (
            "Claus: use an advantage?",
            "Pass",
            "Two passes in a row reveal the pairs. If the other acts, you may act again",
        ),
    ),
    (
        keys("advantage", "luc.time:3", "pass"),
        "luc.time:3",
        seen("luc", own={"tokens": (msgspec.structs.replace(fighter(0, "luc").tokens[0], supply=4),)}),
        (
            "Люк: использовать преимущество?",
            "Жетон «Время» × 3",
            "Начало: Продвиньтесь на 0–2. Останется в запасе: 1 из 4",
        ),
        ("Luc: use an advantage?", "Token “Time” × 3", "Start: Advance 0–2. Left in supply: 1 of 4"),
    ),
    (
        keys("advantage", "seth.ability.guess"),
        "seth.ability.guess",
        seen("seth"),
        (
            "Сет (Анна): использовать преимущество?",
            "Предсказание",
            "Назовите приём, который раскроет противник. Ничего не стоит",
        ),
        (
            "Seth (Anna): use an advantage?",
            "Prediction",
            "Name the base that the opponent will reveal. Costs nothing",
        ),
    ),
    (
        keys("advantage", "2:hasten", "pass"),
        "2:hasten",
        FOUR,
        ("Клаус: использовать преимущество?", "Люк: Ускорение: +2 к скорости", "Стоит 2 мощи, останется 1"),
        ("Claus: use an advantage?", "Luc: Hasten: +2 priority", "Costs 2 force, leaves 1"),
    ),
    (
        decision("clash", 0, Option("shot", (0, "shot"), ())),
        "shot",
        FIGHT,
        (
            "Стычка! Клаус: какой новый приём выложить?",
            "Заряд 1~4 / 3 / 2 / 2",
            "Выйдет Попутный заряд: дальность 1~5, сила 4, скорость 2, защита 2",
        ),
        (
            "A clash! Claus: which new base do you lay?",
            "Shot 1~4 / 3 / 2 / 2",
            "Makes Tailwind Shot: range 1~5, power 4, priority 2, guard 2",
        ),
    ),
    (
        decision("effect", 0, Option("claus.tailwind/0", (0, "claus.tailwind/0"), ())),
        "claus.tailwind/0",
        DUEL,
        ("Клаус: какой эффект применить следующим?", "«Попутный». Начало", "Продвиньтесь на 1–2."),
        ("Claus: which effect comes next?", "“Tailwind”. Start", "Advance 1–2."),
    ),
    (
        decision("effect", 0, Option("claus.blast/0+", (0, ""), ()), Option("decline", (0, ""), ())),
        "decline",
        DUEL,
        ("Клаус: применить эффект?", "Не применять", "Необязательные эффекты можно пропустить"),
        ("Claus: apply the effect?", "Do not apply", "Optional effects may be left out"),
    ),
    (
        moves(0, 3, 5),
        "s3",
        FIGHT,
        (
            "Куда передвигается Клаус?",
            "На ячейку 4",
            "Расстояние станет 1. Ваша атака достанет, атака противника не достанет",
        ),
        (
            "Where does Claus move?",
            "To space 4",
            "The distance becomes 1. Your attack reaches, the opponent's does not reach",
        ),
    ),
    (
        moves(0, 3, 5),
        "s5",
        DUEL,
        ("Куда передвигается Клаус?", "На ячейку 6 · мимо противника", "Расстояние станет 1"),
        ("Where does Claus move?", "To space 6 · past the opponent", "The distance becomes 1"),
    ),
    (
        moves(0, 3, stay=True),
        "stay",
        FIGHT,
        ("Куда передвигается Клаус?", "Остаться на месте", "Расстояние останется 2"),
        ("Where does Claus move?", "Stay", "The distance stays 2"),
    ),
    (
        moves(1, 0, 5),
        "s0",
        FIGHT,
        (
            "Куда передвигается Сет?",
            "На ячейку 1 · мимо вас",
            "Расстояние станет 2. Ваша атака достанет, атака противника не достанет",
        ),
        (
            "Where does Seth move?",
            "To space 1 · past you",
            "The distance becomes 2. Your attack reaches, the opponent's does not reach",
        ),
    ),
    (
        moves(1, 0, 5, stay=True),
        "stay",
        FIGHT,
        ("Куда передвигается Сет?", "Никого не передвигать", "Расстояние останется 2"),
        ("Where does Seth move?", "Move nobody", "The distance stays 2"),
    ),
    (
        keys("opponent", "1", "3"),
        "3",
        FOUR,
        ("Кого считать противником?", "Рин", "Ячейка 9, здоровье 20"),
        ("Who is the opponent?", "Rin", "Space 9, life 20"),
    ),
    (keys("amount", "0", "3"), "3", DUEL, ("Сколько?", "3", ""), ("How many?", "3", "")),
    (
        keys("token", "rukyuk.ap", "decline"),
        "rukyuk.ap",
        seen("rukyuk"),
        ("Какой жетон?", f"Жетон «{PACK.token['rukyuk.ap'].name.ru}»", "В запасе 1, истощено 0"),
        ("Which token?", f"Token “{PACK.token['rukyuk.ap'].name.en}”", "Supply 1, exhausted 0"),
    ),
    (
        keys("space", "3", "stay"),
        "3",
        seen("khadath", doing=doing("khadath.blight")),
        ("На какую ячейку положить маркер?", "Ячейка 4", "Ячейка свободна"),
        ("On which space is the marker laid?", "Space 4", "Nobody stands here"),
    ),
    (
        keys("space", "4", "stay"),
        "4",
        seen("khadath"),
        ("На какую ячейку положить маркер?", "Ячейка 5", "Здесь стоит Сет"),
        ("On which space is the marker laid?", "Space 5", "Seth stands here"),
    ),
    (
        keys("space", "4", "stay"),
        "stay",
        seen("khadath"),
        ("На какую ячейку положить маркер?", "Не передвигать", ""),
        ("On which space is the marker laid?", "Do not move it", ""),
    ),
    (
        keys("discard", "drive", "grasp"),
        "drive",
        DUEL,
        (
            "Клаус: какую карту сбросить?",
            "Рывок 1 / 3 / 4 / 0",
            "Ляжет лицом вниз рядом с парой и уйдёт в сброс вместе с ней",
        ),
        (
            "Claus: which card do you discard?",
            "Drive 1 / 3 / 4 / 0",
            "Lies face down beside the pair and is discarded with it",
        ),
    ),
    (
        keys("take", "drive"),
        "drive",
        DUEL,
        ("Клаус: какую карту взять в руку?", "Рывок 1 / 3 / 4 / 0", "До атаки: Продвиньтесь на 1–2."),
        ("Claus: which card do you take to hand?", "Drive 1 / 3 / 4 / 0", "Before: Advance 1–2."),
    ),
    (
        keys("remove", "claus.blast"),
        "claus.blast",
        DUEL,
        ("Какую карту противника удалить из игры?", "Порывистый 0~1 / 0 / −3 / +2", "Начало: Продвиньтесь на 1."),
        ("Which card of the opponent leaves the game?", "Blast 0~1 / 0 / −3 / +2", "Start: Advance 1."),
    ),
    (
        keys("swap", "shot", "decline"),
        "shot",
        FIGHT,
        (
            "Клаус: каким приёмом заменить свой?",
            "Заряд 1~4 / 3 / 2 / 2",
            "Выйдет Попутный заряд: дальность 1~5, сила 4, скорость 2, защита 2",
        ),
        (
            "Claus: which base replaces yours?",
            "Shot 1~4 / 3 / 2 / 2",
            "Makes Tailwind Shot: range 1~5, power 4, priority 2, guard 2",
        ),
    ),
    (
        keys("add_style", "claus.blast"),
        "claus.blast",
        DUEL,
        ("Клаус: какой стиль добавить к паре?", "Порывистый 0~1 / 0 / −3 / +2", "Начало: Продвиньтесь на 1."),
        ("Claus: which style do you add to the pair?", "Blast 0~1 / 0 / −3 / +2", "Start: Advance 1."),
    ),
    (
        keys("guess", "strike"),
        "strike",
        DUEL,
        ("Какой приём раскроет противник?", "Удар 1 / 4 / 3 / 5", "Если противник раскроет «Удар», вы угадали"),
        (
            "Which base will the opponent reveal?",
            "Strike 1 / 4 / 3 / 5",
            "If the opponent reveals “Strike”, you guessed right",
        ),
    ),
    (
        keys("refuse", "allow", "refuse"),
        "refuse",
        DUEL,
        ("Клаус: позволить себя передвинуть?", "Отказаться", "Боец останется на ячейке 3"),
        ("Claus: let yourself be moved?", "Refuse", "The fighter stays on space 3"),
    ),
    (
        keys("refuse", "allow", "refuse"),
        "allow",
        DUEL,
        ("Клаус: позволить себя передвинуть?", "Позволить", "Эффект передвинет бойца"),
        ("Claus: let yourself be moved?", "Allow it", "The effect moves the fighter"),
    ),
    (
        keys("finisher", "play", "keep"),
        "play",
        seen("claus", own={"life": 5}, force=(7, 2), doing=doing("maneuver")),
        (
            "Клаус: заменить пару спецатакой?",
            "Сыграть «Поступь осени»",
            "Стоит 5 мощи, останется 2. «Манёвр» удаляется из игры, приём вернётся в руку",
        ),
        (
            "Claus: replace the pair by the finisher?",
            "Play “Autumn's Advance”",
            "Costs 5 force, leaves 2. Manoeuvre leaves the game, the base goes back to hand",
        ),
    ),
    (
        keys("finisher", "play", "keep"),
        "keep",
        DUEL,
        ("Клаус: заменить пару спецатакой?", "Не играть", "Пара остаётся; в конце раунда «Манёвр» даст 1 мощь"),
        (
            "Claus: replace the pair by the finisher?",
            "Do not play it",
            "The pair stays; at the end of the beat Manoeuvre gives 1 force",
        ),
    ),
    (
        keys("tie", "0", "2"),
        "2",
        FOUR,
        ("Кто действует первым?", "Люк", "Остальные — после"),
        ("Who acts first?", "Luc", "The others come after"),
    ),
]


@pytest.mark.parametrize(("asked", "key", "at", "ru", "en"), CASES)
def test_questions_and_answers(
    asked: Decision, key: str, at: View, ru: tuple[str, str, str], en: tuple[str, str, str]
) -> None:
    for language, expected in (("ru", ru), ("en", en)):
        words = told(language)  # type: ignore[arg-type]  # ours
        answer = (words.option_label(asked, key, at), words.option_description(asked, key, at))
        assert (words.question(asked, at), *answer) == expected
        assert words.choose_label(asked)
        assert len(words.option_detail(asked, key, at)) <= DETAIL


def test_every_kind_of_question_is_told() -> None:
    assert {case[0].kind for case in CASES} | {"option", "flip"} == {*DECISIONS}
    with pytest.raises(KeyError):
        told("ru").question(keys("nonsense", "x"), DUEL)
    with pytest.raises(KeyError):
        told("ru").nothing_label(keys("pair", "x"))


# -------------------------------------------------------------------- answers with more to tell


def test_an_option_of_an_effect_is_told_by_what_it_does() -> None:
    name = next(
        name
        for name, effect in PACK.effect.items()
        if any(type(op).__name__ == "Choose" for op in effect.do) and "." in name
    )
    at = table(fighter(0, name.partition(".")[0]), fighter(1, "seth"), doing=DoingView(0, name.partition("/")[0], name))
    labels = [told("ru").option_label(keys("option", "0", "1"), key, at) for key in ("0", "1")]
    assert labels[0] != labels[1]
    assert all(label[0].isupper() and "Вариант" not in label for label in labels)
    assert told("ru").option_label(keys("option", "0", "1"), "1", DUEL) == "Вариант 2"


def test_an_amount_tells_what_is_left_of_what_is_spent() -> None:
    held = (TokenView("luc.time", 4, 1, 0),)
    at = seen("luc", own={"tokens": held}, doing=doing("luc.chrono"))
    assert told("ru").option_description(keys("amount", "0", "3"), "3", at) == "Останется в запасе: 1 из 4"
    moving = seen("luc", own={"tokens": held}, doing=doing("luc.feinting"))
    assert told("ru").option_description(keys("amount", "0", "3"), "3", moving) == ""


def test_flipping_names_the_side_that_would_be_up() -> None:
    first, second = (f"eligor.{card.id}" for card in PACK.kit["eligor"].finishers)
    at = seen("eligor", own={"finisher": first}, doing=doing("maneuver", "/1"))
    asked = keys("flip", "flip", "keep")
    words = told("ru")
    assert words.option_label(asked, "flip", at) == f"Перевернуть: «{words.card(second)}»"
    assert words.option_label(asked, "keep", at) == f"Оставить «{words.card(first)}»"
    assert words.option_description(asked, "flip", at) != words.option_description(asked, "keep", at)


def test_a_pair_is_told_with_its_effects_in_the_order_of_the_beat() -> None:
    asked = pairs("pair", "claus.cyclone/drive", "claus.tailwind/burst", "claus.downdraft/dash")
    assert told("ru").option_detail(asked, "claus.cyclone/drive", DUEL).splitlines() == [
        "дальность 1, сила 4, скорость 5, защита 0",
        "До атаки: Продвиньтесь на 1–2. («Рывок»)",
        "Конец, расстояние 1, противник в углу: Отнимите у противника 3 здоровья. («Вихревой»)",
    ]
    both = told("en").option_detail(asked, "claus.tailwind/burst", DUEL).splitlines()
    assert both[1:] == ["Start: Advance 1–2. (“Tailwind”)", "Start: Retreat 1–2. (“Burst”)"]
    always = told("en").option_detail(asked, "claus.downdraft/dash", DUEL).splitlines()
    assert always[1].startswith("You avoid attacks")


def test_what_a_pair_would_come_to_now_goes_before_the_sum_of_its_cards() -> None:
    slow = figures((1, 2), 5, -1, 5, hits=(3, 4))
    shown = PreviewView(0, "claus.tailwind", "strike", figures((1, 2), 5, 3, 5), slow)
    at = msgspec.structs.replace(DUEL, previews=(shown,))
    asked = pairs("pair", "claus.tailwind/strike")
    assert told("ru").option_description(asked, "claus.tailwind/strike", at) == (
        "дальность 1~2, сила 5, скорость −1, защита 5"
    )
    assert told("ru").option_detail(asked, "claus.tailwind/strike", at).splitlines()[:2] == [
        "дальность 1~2, сила 5, скорость −1, защита 5 (на картах 1~2 / 5 / 3 / 5)",
        "Сейчас достаёт ячейки 4–5: Сет",
    ]
    nobody = msgspec.structs.replace(shown, figures=msgspec.structs.replace(slow, hits=(0, 1, 3)))
    at = msgspec.structs.replace(DUEL, previews=(nobody,))
    assert "Сейчас достаёт ячейки 1–2, 4: там никого" in told("ru").option_detail(asked, "claus.tailwind/strike", at)
    discards = pairs("discard_1", "claus.tailwind/strike")
    assert told("ru").option_description(discards, "claus.tailwind/strike", at).endswith("скорость 3, защита 5")


def test_facets_are_cards_with_their_figures() -> None:
    asked = pairs("pair", "claus.tailwind/strike")
    ru = told("ru")
    assert ru.facet_label(asked, "style", "claus.tailwind") == "Попутный · 0~1 / +1 / 0 / 0"
    assert ru.facet_label(asked, "base", "dash") == "Уворот · НЕТ / НЕТ / 9 / 0"
    assert ru.facet_label(asked, "style", "") == "Стиль · дальность / сила / скорость / защита"
    assert told("en").facet_label(asked, "base", "") == "Base · range / power / priority / guard"
    with pytest.raises(KeyError):
        ru.facet_label(asked, "colour", "")
    for language in LANGUAGES:
        for kit in PACK.kits:
            labels = [told(language).facet_label(asked, "style", card) for card in hand(kit.id)]
            assert max(map(len, labels)) <= LABEL


def test_whoever_leads_several_fighters_is_told_of_which_one_an_answer_is() -> None:
    asked = pairs("pair", "luc.chrono/strike", who=2)
    assert told("ru").question(asked, FOUR) == "Люк: какую пару выложить?"
    assert told("ru").option_label(asked, "luc.chrono/strike", FOUR) == "Люк: Хрональный удар"
    options = (Option("1:s3", (1, 0, 3, 1), ()), Option("3:s7", (3, 0, 7, 1), ()))
    assert told("ru").option_label(decision("move", 0, *options), "3:s7", FOUR) == "Рин: На ячейку 8"
    past = decision("move", 0, Option("s5", (0, 1, 5, 2), ()))
    assert told("en").option_label(past, "s5", FOUR) == "To space 6 · past Seth"


def test_a_question_of_an_effect_is_about_its_fighter() -> None:
    at = msgspec.structs.replace(FOUR, doing=doing("luc.eternal", "/1", who=2))
    assert told("ru").question(keys("discard", "shot"), at) == "Люк: какую карту сбросить?"


def test_an_effect_that_is_applied_once_more_is_told_as_the_effect() -> None:
    asked = decision("effect", 0, Option("claus.blast/0+", (0, "claus.blast/0+"), ()))
    assert told("ru").option_label(asked, "claus.blast/0+", DUEL) == "«Порывистый». Начало"
    assert told("ru").option_description(asked, "claus.blast/0+", DUEL) == "Продвиньтесь на 1."


def test_a_teleport_is_told_to_end_on_the_other_side_not_to_go_past() -> None:
    name = next(
        name
        for name, e in PACK.effect.items()
        if [type(op).__name__ for op in e.do] == ["Teleport"] and e.do[0].who == "self"
    )  # type: ignore[union-attr]  # the name of the type says it
    kit, part = name.partition(".")[0], name.partition("/")[0]
    at = seen(kit, doing=DoingView(0, part, name))
    assert told("ru").option_label(moves(0, 6), "s6", at) == "На ячейку 7 · по другую сторону"


# -------------------------------------------------------------------- what helps to answer


def test_the_effect_that_asks_stands_beside_the_question() -> None:
    asked = moves(0, 3)
    assert told("ru").aside(asked, FIGHT) == "Клаус, «Попутный». Начало: Продвиньтесь на 1–2."
    assert told("en").aside(asked, FIGHT, text=True) == "Claus, “Tailwind”. Start: Advance 1–2."
    assert told("ru").aside(asked, DUEL) == ""
    assert told("ru").aside(keys("tie", "0"), FIGHT) == ""


def test_what_the_finisher_lacks_is_told_where_the_manoeuvre_could_be_laid() -> None:
    asked = pairs("pair", "maneuver/strike")
    ready = seen("claus", own={"hand": ("maneuver", "strike"), "life": 7}, force=(7, 2))
    assert told("ru").aside(asked, ready) == (
        f"{STAND}\nПара с «Манёвром» может стать спецатакой «Поступь осени»: она стоит 7 мощи, у вас 7."
    )
    far = seen("claus", own={"hand": ("maneuver", "strike")}, force=(1, 2))
    assert told("ru").aside(asked, far) == (
        f"{STAND}\nДо спецатаки «Поступь осени» не хватает 19 мощи: она стоит столько же, сколько у бойца здоровья. "
        "«Манёвр» пока даст 1 мощь."
    )
    for without in ({"hand": ("strike",)}, {"hand": ("maneuver", "strike"), "finisher": ""}):
        assert told("ru").aside(asked, seen("claus", own=without)) == STAND
    assert told("ru").aside(asked, msgspec.structs.replace(ready, legacy=True)) == STAND


def test_who_stands_where_is_told_beside_the_question_for_a_pair() -> None:
    asked = pairs("pair", "claus.tailwind/strike")
    assert told("en").aside(asked, DUEL) == "Board: 1 · 2 · **3 Claus** · 4 · **5 Seth** · 6 · 7\nDistance: 2"
    assert told("ru").aside(asked, FOUR).startswith("Поле: ")
    assert "Расстояние" not in told("ru").aside(asked, FOUR)


def test_a_single_optional_effect_is_no_question_of_order() -> None:
    one, other, none = (Option(key, (0, ""), ()) for key in ("claus.blast/0", "claus.tailwind/0", "decline"))
    assert told("ru").question(decision("effect", 0, one, none), DUEL) == "Клаус: применить эффект?"
    for options in ((one, other), (one, other, none)):
        assert told("ru").question(decision("effect", 0, *options), DUEL) == "Клаус: какой эффект применить следующим?"


def test_why_a_support_token_is_not_offered_is_told() -> None:
    asked = keys("advantage", "pass")
    poor = seen("claus", force=(1, 2))
    assert told("en").aside(asked, poor) == "Support tokens cost 2 force and you have 1: they cannot be used now."
    used = seen("claus", own={"supports_used": ("hasten", "fortify")}, force=(4, 2))
    assert told("ru").aside(asked, used) == (
        "Жетон поддержки действует один раз за раунд. Уже использовано: Ускорение, Укрепление."
    )
    team = msgspec.structs.replace(
        FOUR, fighters=(FOUR.fighters[0], FOUR.fighters[1], fighter(2, "luc", seat=0, supports_used=("hasten",)))
    )
    assert told("ru").aside(asked, team).endswith("Уже использовано: Люк: Ускорение.")
    assert told("ru").aside(asked, DUEL) == ""
    assert told("ru").aside(asked, msgspec.structs.replace(poor, legacy=True)) == ""


# -------------------------------------------------------------------- sums, sealed answers, orders


@pytest.mark.rule("BC-11", "BC-14", "BC-15", "BC-16", "BC-17")
def test_the_sum_of_two_cards() -> None:
    assert sums(PACK, "claus.tailwind", "strike") == figures((1, 2), 5, 3, 5)
    assert sums(PACK, "claus.blast", "burst").reach == (2, 4)
    assert sums(PACK, "claus.hurricane", "dash") == figures(None, None, 9, 0)
    assert sums(PACK, "seth.fools", "seth.omen").priority == -3
    style, base = (msgspec.structs.replace(PACK.card["strike"], range=span) for span in ((0, 0), (3, 2)))
    narrow = Pack(Common((base,), style, (), PACK.common.master, PACK.common.champion), ())
    narrow.__dict__["card"] = {"style": style, "base": base}
    assert sums(narrow, "style", "base").reach == (3, 3)
    fixed = [name for name, card in PACK.card.items() if "range" in card.fixed and "." in name]
    for name in fixed:
        kit = name.partition(".")[0]
        other = "strike" if name in PACK.styles(kit) else PACK.styles(kit)[0]
        pair = (name, other) if name in PACK.styles(kit) else (other, name)
        assert sums(PACK, *pair).reach == PACK.card[name].range
    snare = sums(PACK, "khadath.hunters", "khadath.snare")
    assert (snare.spaces, snare.guard) == ((), None)
    asked = pairs("pair", "khadath.hunters/khadath.snare")
    assert (
        told("en").option_description(asked, "khadath.hunters/khadath.snare", seen("khadath")).startswith("range X, ")
    )


def test_the_sealed_answer_is_named_by_its_key() -> None:
    words = told("ru")
    assert words.picked(msgspec.structs.replace(DUEL, sealed=("claus.blast/shot",))) == ("claus.blast/shot",)
    assert words.picked(DUEL) == ()


def test_every_standing_order_is_told_in_both_languages() -> None:
    for language in LANGUAGES:
        for order in BATTLECON.orders:
            assert len(told(language).order_label(order.id)) <= 60
            assert all(len(told(language).until_label(order.id, until)) <= 80 for until in order.until)


# -------------------------------------------------------------------- limits


def say_all(words: BattleconWords, asked: Decision, at: View) -> None:
    assert words.question(asked, at)
    assert len(words.choose_label(asked)) <= LABEL
    for option in asked.options[:: max(1, len(asked.options) // 8)]:
        label = words.option_label(asked, option.key, at)
        assert 0 < len(label) <= LABEL
        assert len(words.option_description(asked, option.key, at)) <= DESCRIPTION
        assert len(words.option_detail(asked, option.key, at)) <= DETAIL
    for n, facet in enumerate(asked.facets):
        values = {"", *(option.facets[n] for option in asked.options)}
        assert all(0 < len(words.facet_label(asked, facet, value)) <= LABEL for value in values)


@pytest.mark.parametrize(("seats", "seed", "language"), [(2, 1, "ru"), (2, 2, "en"), (3, 3, "en"), (4, 4, "ru")])
def test_all_that_is_asked_in_whole_matches_is_told_within_the_limits(
    seats: int, seed: int, language: Language
) -> None:
    words = told(language)
    for turn in play(seats, seed):
        for asked in turn.match.asks[:1]:
            at = view(RULES, turn.match, asked.seat).table
            say_all(words, asked, at)
            assert "{" not in words.aside(asked, at)


def test_every_pair_of_every_kit_fits() -> None:
    for language in LANGUAGES:
        words = told(language)
        for kit in PACK.kits:
            at = seen(kit.id)
            for style in PACK.styles(kit.id):
                for base in PACK.bases(kit.id):
                    key = f"{style}/{base}"
                    asked = pairs("pair", key)
                    assert len(words.option_label(asked, key, at)) <= LABEL
                    detail = words.option_detail(asked, key, at)
                    assert len(detail) <= DETAIL
                    assert not detail.endswith("…"), (kit.id, key)
