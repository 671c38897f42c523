"""Spells, conditions and prizes, with the texts that are made of them."""

from __future__ import annotations

from engines.krendel.content.shapes import (
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
    Shield,
    StealTrophy,
    Thorns,
    Trophies,
    Unscathed,
    WithPrevious,
    WoundNeighbours,
)

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
