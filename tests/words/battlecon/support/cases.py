"""Questions of BattleCON with one of their answers, at a table, and what is said in both languages: question, label, detail."""

from __future__ import annotations

import msgspec

from engines.battlecon.views.view import View
from engines.kernel.state.model import Decision, Option
from tests.words.battlecon.support.asked import DUEL, FIGHT, FOUR, doing, moves, pairs, seen
from tests.words.battlecon.support.tables import (
    PACK,
    decision,
    fighter,
    keys,
    table,
)

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
        keys("fighter_instead", "claus"),
        "claus",
        table(fighter(0, ""), fighter(1, ""), phase="select"),
        (
            "Кем будете драться, если такого же бойца выберет союзник?",
            "Клаус",
            "Бегун, простой, здоровье 20. Ветер толкает того, на кого он налетает.",
        ),
        (
            "Whom do you lead if a team mate picks the same fighter?",
            "Claus",
            "Runner, simple, life 20. The wind shoves whoever he runs into.",
        ),
    ),
    (
        keys("fighter_instead", "claus"),
        "claus",
        table(fighter(0, ""), fighter(1, ""), phase="select", sealed=("rin", "luc")),
        (
            "Кем будете драться, если союзники выберут обоих бойцов, которых вы назвали?",
            "Клаус",
            "Бегун, простой, здоровье 20. Ветер толкает того, на кого он налетает.",
        ),
        (
            "Whom do you lead if your team mates pick both fighters you have named?",
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
            "Поступь осени",
            "дальность 1~2, сила 3, скорость 6, защита 0",
        ),
        (
            "Claus: which side of the finisher is up?",
            "Autumn's Advance",
            "range 1~2, power 3, priority 6, guard 0",
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
        ("Клаус: использовать преимущество?", "Пас", ""),
        ("Claus: use an advantage?", "Pass", ""),
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
            "Назовите приём, который раскроет противник. Мощи не стоит",
        ),
        (
            "Seth (Anna): use an advantage?",
            "Prediction",
            "Name the base that the opponent will reveal. Costs no force",
        ),
    ),
    (
        keys("advantage", "2:hasten", "pass"),
        "2:hasten",
        FOUR,
        ("Клаус, Люк: использовать преимущество?", "Люк: Ускорение: +2 к скорости", "Стоит 2 мощи, останется 1"),
        ("Claus, Luc: use an advantage?", "Luc: Hasten: +2 priority", "Costs 2 force, leaves 1"),
    ),
    (
        decision("clash", 0, Option("shot", (0, "shot"), ())),
        "shot",
        FIGHT,
        (
            "Стычка! Клаус: какой новый приём выложить?",
            "Заряд 1~4 / 3 / 2 / 2",
            "Выйдет пара «Попутный заряд»: дальность 1~5, сила 4, скорость 2, защита 2",
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
        ("Клаус: применить эффект?", "Не применять", ""),
        ("Claus: apply the effect?", "Do not apply", ""),
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
            "The distance becomes 1. Your attack reaches, the opponent's attack does not reach",
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
        (
            "Куда передвигается Клаус?",
            "Остаться на месте",
            "Расстояние останется 2. Ваша атака достанет, атака противника не достанет",
        ),
        (
            "Where does Claus move?",
            "Stay",
            "The distance stays 2. Your attack reaches, the opponent's attack does not reach",
        ),
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
            "The distance becomes 2. Your attack reaches, the opponent's attack does not reach",
        ),
    ),
    (
        moves(1, 0, 5, stay=True),
        "stay",
        FIGHT,
        (
            "Куда передвигается Сет?",
            "Никого не передвигать",
            "Расстояние останется 2. Ваша атака достанет, атака противника не достанет",
        ),
        (
            "Where does Seth move?",
            "Move nobody",
            "The distance stays 2. Your attack reaches, the opponent's attack does not reach",
        ),
    ),
    (
        keys("opponent", "1", "3"),
        "3",
        FOUR,
        ("Кого считать противником?", "Рин", "Ячейка 9, здоровье 20"),
        ("Who is the opponent?", "Rin", "Space 9, life 20"),
    ),
    (
        keys("amount", "0", "3"),
        "3",
        DUEL,
        ("Клаус: сколько потратить?", "3", ""),
        ("Claus: how many do you spend?", "3", ""),
    ),
    (
        keys("token", "rukyuk.ap", "decline"),
        "rukyuk.ap",
        seen("rukyuk"),
        ("Какой жетон?", f"Жетон «{PACK.token['rukyuk.ap'].name.in_language('ru')}»", "В запасе 1, истощено 0"),
        ("Which token?", f"Token “{PACK.token['rukyuk.ap'].name.in_language('en')}”", "Supply 1, exhausted 0"),
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
            "Выйдет пара «Попутный заряд»: дальность 1~5, сила 4, скорость 2, защита 2",
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
        ("Чьи эффекты применить первыми?", "Люк", "Остальные — после"),
        ("Whose effects come first?", "Luc", "The others come after"),
    ),
]
