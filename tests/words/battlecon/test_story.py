"""Events of BattleCON told as a story, beat by beat (words/battlecon/log/story.py)."""

from __future__ import annotations

from engines.battlecon.events import Damage, Hit, Missed, Stunned
from engines.kernel.events import public_events
from engines.kernel.views import view
from tests.words.battlecon.support.tables import (
    FIGURES,
    OTHERS,
    RULES,
    Facts,
    all_happened,
    fighter,
    play,
    table,
    worded,
)
from words.texts import LANGUAGES, Language

DUEL = table(fighter(0, "claus"), fighter(1, "seth"))


def effect(fighter: int, source: str) -> tuple[str, Facts]:
    return "effect", {"fighter": fighter, "source": source, "effect": f"{source}/0"}


def moved(fighter: int, way: str, start: int, end: int, *passed: int, by: int | None = None) -> tuple[str, Facts]:
    facts = {"fighter": fighter, "by": fighter if by is None else by, "way": way, "start": start, "end": end}
    return "moved", {**facts, "passed": list(passed)}


def phase(name: str) -> tuple[str, Facts]:
    return "phase", {"phase": name}


ATTACK: list[tuple[str, Facts]] = [
    ("attack", {"attacker": 0, "number": 1}),
    ("hit", {"attacker": 0, "target": 1, "distance": 2, "reach": [1, 2]}),
    ("damage", {"fighter": 1, "by": 0, "power": 5, "armour": 1, "taken": 4, "guard": 3, "life": 16, "attack": True}),
    ("stunned", {"fighter": 1}),
]


def story(events: list[tuple[str, Facts]], language: Language = "ru") -> list[str]:
    return worded(language).at(DUEL).story(all_happened(events))


def test_a_beat_is_told_as_a_story_with_its_numbers() -> None:
    events = [phase("start"), effect(0, "claus.tailwind"), moved(0, "close", 0, 2), phase("attack"), *ATTACK]
    assert "".join(story(events)) == (
        "Клаус приближается на 2: 1 → 3 (Попутный) → атакует: дальность 1~2, расстояние 2, попадание: "
        "5 − броня 1 = 4 урона, здоровье 16, оглушение (4 > 3)"
    )
    assert "".join(story(events, "en")) == (
        "Claus closes 2: 1 → 3 (Tailwind) → attacks: range 1~2, distance 2, a hit: "
        "5 − armour 1 = 4 damage, life 16, stunned (4 > 3)"
    )


def test_pairs_and_order_have_lines_of_their_own_and_upkeep_none() -> None:
    events = [
        ("beat", {"beat": 3}),
        phase("preparation"),
        ("laid", {"fighter": 0}),
        ("advantage", {"fighter": 0, "what": "strengthen", "count": 1}),
        ("force", {"team": 0, "fighter": 0, "gained": 0, "lost": 2, "force": 0, "pool": 30}),
        ("advantage", {"fighter": 1, "what": "luc.time", "count": 1}),
        ("tokens", {"fighter": 1, "token": "luc.time", "change": -1, "how": "used", "supply": 0, "to": None}),
        ("passed", {"team": 0}),
        ("revealed", {"fighter": 0, "style": "claus.tailwind", "base": "strike", "figures": FIGURES}),
        ("order", {"order": [0, 1], "priorities": [[0, 3, False], [1, 1, False]]}),
        ("over", {"winners": [0], "team": 0, "reason": "knockout"}),
    ]
    assert story(events) == [
        "Клаус: «Усиление» за 2 мощи",
        "Сет: жетон «Время»",
        "**Клаус**: Попутный удар (0~1 / 5 / 3 / 5)",
        "Скорость: Клаус 3, Сет 1. Активный игрок: Клаус",
    ]


def test_advantages_used_in_a_row_do_not_read_as_a_trade() -> None:
    events = [
        ("advantage", {"fighter": 0, "what": "cadenza.iron_body", "count": 1}),
        ("advantage", {"fighter": 0, "what": "hasten", "count": 1}),
    ]
    assert story(events) == ["Клаус: жетон «Железное тело», затем «Ускорение» за 2 мощи"]
    assert story(events, "en") == ["Claus: token “Iron Body”, then “Hasten” for 2 force"]


def test_an_attack_without_a_range_names_nobody_it_is_at() -> None:
    missed = ("missed", {"attacker": 0, "target": 1, "distance": 2, "reach": None, "why": "no_range"})
    four = table(fighter(0, "claus"), *(fighter(n, kit) for n, kit in ((1, "seth"), (2, "luc"), (3, "rin"))))
    for language, line in (
        ("ru", "Клаус атакует: дальности нет, мимо"),
        ("en", "Claus attacks: no range, a miss"),
    ):
        assert worded(language).at(four).story(all_happened([ATTACK[0], missed])) == [line]


def test_what_happens_within_an_attack_stands_where_it_happened() -> None:
    events = [
        ATTACK[0],
        effect(0, "drive"),
        moved(0, "advance", 0, 2),
        ATTACK[1],
        effect(1, "luc.eternal"),
        ("bonus", {"target": 1, "owner": 1, "source": "luc.eternal", "stat": "armour", "by": 2, "until": "beat"}),
        (
            "damage",
            {"fighter": 1, "by": 0, "power": 5, "armour": 3, "taken": 2, "guard": 3, "life": 18, "attack": True},
        ),
        effect(0, "grasp"),
        moved(1, "push", 4, 5, by=0),
        phase("end"),
        effect(0, "claus.cyclone"),
        ("lost", {"fighter": 1, "amount": 3, "life": 15}),
    ]
    attack, end = story(events)
    assert attack == (
        "Клаус атакует → продвигается на 2: 1 → 3 (Рывок) → дальность 1~2, расстояние 2, попадание → "
        "Сет: броня +2 (Вечный) → Сет: 5 − броня 3 = 2 урона, здоровье 18, защита держит (2 ≤ 3) → "
        "отталкивает на 1: Сет 5 → 6 (Захват)"
    )
    assert end == "Сет: −3 здоровья, осталось 15 (Вихревой)"


def test_a_change_by_a_foreign_card_names_it_once() -> None:
    change = ("bonus", {**OTHERS, "stat": "priority", "by": -4})
    assert story([effect(0, "claus.hurricane"), change]) == ["Сет: скорость −4, в следующем раунде (Ураганный, Клаус)"]


def test_a_stun_that_the_figures_do_not_decide_is_told_without_them() -> None:
    low = ("damage", {**ATTACK[2][1], "taken": 2, "power": 3})
    assert story([*ATTACK[:2], low, ATTACK[3]])[0].endswith("3 − броня 1 = 2 урона, здоровье 16, оглушение")
    equal = ("damage", {**ATTACK[2][1], "guard": 4})
    assert story([*ATTACK[:2], equal, ATTACK[3]])[0].endswith("здоровье 16, оглушение")
    stable = ("not_stunned", {"fighter": 1, "why": "stable"})
    steady = ("damage", {**ATTACK[2][1], "guard": None})
    assert story([*ATTACK[:2], steady, stable])[0].endswith("здоровье 16, стойкость, оглушения нет")


def test_an_effect_that_did_nothing_is_not_named_with_what_comes_next() -> None:
    assert story([ATTACK[0], effect(0, "drive"), ATTACK[1]]) == [
        "Клаус атакует: дальность 1~2, расстояние 2, попадание"
    ]


def test_the_last_blow_is_not_said_to_be_held() -> None:
    deadly = ("damage", {**ATTACK[2][1], "guard": 9, "life": -2})
    assert story([*ATTACK[:2], deadly, ("out", {"fighter": 1, "by": 0})])[0].endswith(
        "здоровье 0 (лишнего урона 2) → Сет выбывает"
    )


def test_nothing_is_lost_in_a_story_of_whole_matches() -> None:
    for seed in range(3):
        for language in LANGUAGES:
            for turn in play(2 + 2 * (seed == 2), seed):
                events = public_events(turn.events)
                lines = worded(language).at(view(RULES, turn.match, None).table).story(events)
                assert all(line and "{" not in line and "  " not in line for line in lines)
                assert lines or not any(isinstance(event, Hit | Missed | Damage | Stunned) for event in events)
