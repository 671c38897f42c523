"""Events of BattleCON in words, one by one (words/battlecon_log.py)."""

from __future__ import annotations

import pytest

from engines.battlecon.game import EVENTS
from tests.words.battlecon_tables import FIGURES, OTHERS, PACK, Facts, fighter, table, told
from words.texts import LANGUAGES

DUEL = table(fighter(0, "claus"), fighter(1, "seth"))
TEAMS = table(fighter(0, "claus"), fighter(1, "seth"), fighter(2, "luc"), fighter(3, "rin"))
BARE = {"range": None, "power": None, "priority": -2, "guard": None, "tie": True}
BEAT = {"target": 0, "owner": 0, "source": "claus.tailwind", "until": "beat"}

LINES: list[tuple[str, Facts, str | None, str | None]] = [
    ("fighter", {"fighter": 0, "seat": 0, "kit": "claus"}, "Анна: боец — Клаус", "Anna: fighter — Claus"),
    ("banned", {"seat": 1, "kit": "luc"}, "Борис: в этом бою не участвует Люк", "Boris: not in this fight — Luc"),
    ("first", {"fighter": 0}, "Активный игрок: Клаус", "Active player: Claus"),
    ("placed", {"fighter": 0, "space": 2}, "Клаус встаёт на ячейку 3", "Claus stands on space 3"),
    (
        "finisher_side",
        {"fighter": 0, "card": "claus.autumns_advance"},
        "Клаус: спецатака «Поступь осени»",
        "Claus: finisher “Autumn's Advance”",
    ),
    (
        "discards",
        {"fighter": 0, "pile_1": ["claus.hurricane", "shot"], "pile_2": ["claus.blast", "burst"]},
        "Клаус: сброс 1 — Ураганный заряд; сброс 2 — Порывистый таран",
        "Claus: discard 1 — Hurricane Shot; discard 2 — Blast Burst",
    ),
    ("beat", {"beat": 3}, "**Раунд 3**", "**Beat 3**"),
    ("phase", {"phase": "start"}, "· Начало", "· Start"),
    (
        "no_cards",
        {"fighter": 0},
        "Клаус: в руке нет стиля или приёма: возврат без эффектов",
        "Claus: no style or no base in hand: recycle without effects",
    ),
    ("laid", {"fighter": 1}, "Сет: пара выложена", "Seth: the pair is laid"),
    (
        "advantage",
        {"fighter": 0, "what": "strengthen", "count": 1},
        "Клаус: «Усиление» за 2 мощи",
        "Claus: “Strengthen” for 2 force",
    ),
    (
        "advantage",
        {"fighter": 0, "what": "luc.time", "count": 3},
        "Клаус: жетон «Время» × 3",
        "Claus: token “Time” × 3",
    ),
    (
        "advantage",
        {"fighter": 1, "what": "seth.ability.guess", "count": 1},
        "Сет: преимущество «Предсказание»",
        "Seth: advantage “Prediction”",
    ),
    ("passed", {"fighter": 0}, "Клаус: пас", "Claus: pass"),
    ("passed", {"team": 1}, "Сет: пас", "Seth: pass"),
    (
        "revealed",
        {"fighter": 0, "style": "claus.tailwind", "base": "strike", "figures": FIGURES},
        "Клаус: Попутный удар (0~1 / 5 / 3 / 5)",
        "Claus: Tailwind Strike (0~1 / 5 / 3 / 5)",
    ),
    (
        "revealed",
        {"fighter": 0, "style": "claus.tailwind", "base": "dash", "figures": BARE},
        "Клаус: Попутный уворот (НЕТ / НЕТ / −2▲ / стойкость)",
        "Claus: Tailwind Dash (N/A / N/A / −2▲ / stun immunity)",
    ),
    (
        "finisher",
        {"fighter": 0, "card": "claus.autumns_advance", "cost": 1},
        "Клаус: спецатака «Поступь осени» за 1 мощь",
        "Claus: finisher “Autumn's Advance” for 1 force",
    ),
    (
        "order",
        {"order": [1, 0], "priorities": [[0, -1, False], [1, 5, True]]},
        "Скорость: Сет 5▲, Клаус −1. Активный игрок: Сет",
        "Priority: Seth 5▲, Claus −1. Active player: Seth",
    ),
    ("tied", {"caused": False}, "Скорость равна: стычка", "Equal priority: a clash"),
    ("tied", {"caused": True}, "Эффект вызывает стычку", "An effect causes a clash"),
    (
        "clash",
        {"bases": [[0, "shot"], [1, "strike"]]},
        "Стычка! Новые приёмы: Клаус — Заряд; Сет — Удар",
        "A clash! New bases: Claus — Shot; Seth — Strike",
    ),
    (
        "clash",
        {"bases": [[0, "shot"], [1, "strike"]], "caused": True},
        "Стычка по эффекту! Новые приёмы: Клаус — Заряд; Сет — Удар",
        "A clash by an effect! New bases: Claus — Shot; Seth — Strike",
    ),
    (
        "no_bases",
        {},
        "Для стычки не хватает приёмов: сразу возврат, без эффектов",
        "Not enough bases for a clash: straight to recycle, without effects",
    ),
    (
        "effect",
        {"fighter": 0, "source": "claus.tailwind", "effect": "claus.tailwind/0"},
        "Клаус: «Попутный» — Начало: Продвиньтесь на 1–2.",
        "Claus: “Tailwind” — Start: Advance 1–2.",
    ),
    (
        "effect",
        {"fighter": 0, "source": "claus.tailwind", "effect": "elsewhere"},
        "Клаус: «Попутный»",
        "Claus: “Tailwind”",
    ),
    (
        "moved",
        {"fighter": 0, "by": 0, "way": "advance", "start": 2, "end": 5, "passed": [1]},
        "Клаус продвигается на 2: 3 → 6, мимо противника",
        "Claus advances 2: 3 → 6, past the opponent",
    ),
    (
        "moved",
        {"fighter": 1, "by": 0, "way": "pull", "start": 4, "end": 1, "passed": [0]},
        "Клаус притягивает на 2: Сет 5 → 2, мимо себя",
        "Claus pulls 2: Seth 5 → 2, past itself",
    ),
    (
        "moved",
        {"fighter": 0, "by": 0, "way": "teleport", "start": 2, "end": 6, "passed": [1]},
        "Клаус телепортируется: 3 → 7",
        "Claus teleports: 3 → 7",
    ),
    (
        "moved",
        {"fighter": 1, "by": 0, "way": "teleport", "start": 4, "end": 0, "passed": []},
        "Клаус телепортирует: Сет 5 → 1",
        "Claus teleports the other: Seth 5 → 1",
    ),
    ("refused", {"fighter": 1, "by": 0}, "Сет не даёт себя передвинуть", "Seth refuses to be moved"),
    ("stayed", {"fighter": 1}, "Сет остаётся на месте", "Seth stays"),
    ("bonus", {**BEAT, "stat": "power", "by": 3}, "Клаус: сила +3", "Claus: power +3"),
    (
        "bonus",
        {**OTHERS, "stat": "priority", "by": -4},
        "Сет: скорость −4, в следующем раунде (Ураганный, Клаус)",
        "Seth: priority −4, next beat (Hurricane, Claus)",
    ),
    ("equal", {**BEAT, "stat": "guard", "to": 0}, "Клаус: защита = 0", "Claus: guard = 0"),
    (
        "rule",
        {**BEAT, "rule": "avoid_far", "value": 3, "until": "fight"},
        "Клаус: избегает атак с расстояния 3 и больше, до конца боя",
        "Claus: avoids attacks from 3 spaces or more, until the end of the fight",
    ),
    ("rule", {**BEAT, "rule": "avoid_one", "value": 1}, "Клаус: избегает атак: Сет", "Claus: avoids attacks of Seth"),
    ("attack", {"attacker": 0, "number": 1}, "Клаус атакует", "Claus attacks"),
    ("attack", {"attacker": 0, "number": 2}, "Клаус атакует ещё раз", "Claus attacks again"),
    (
        "stays_stunned",
        {"fighter": 0},
        "Клаус: оглушение, атаки не будет",
        "Claus: stunned, no attack",
    ),
    (
        "hit",
        {"attacker": 0, "target": 1, "distance": 2, "reach": [1, 2]},
        "Клаус: дальность 1~2, расстояние 2, попадание",
        "Claus: range 1~2, distance 2, a hit",
    ),
    (
        "hit",
        {"attacker": 0, "target": 1, "distance": 2, "reach": None},
        "Клаус: расстояние 2, попадание",
        "Claus: distance 2, a hit",
    ),
    (
        "missed",
        {"attacker": 0, "target": 1, "distance": 4, "reach": [2, 2], "why": "range"},
        "Клаус: дальность 2, расстояние 4, мимо",
        "Claus: range 2, distance 4, a miss",
    ),
    (
        "missed",
        {"attacker": 0, "target": -1, "distance": None, "reach": [1, 2], "why": "range"},
        "Клаус: дальность 1~2, там никого: мимо",
        "Claus: range 1~2, nobody there: a miss",
    ),
    (
        "missed",
        {"attacker": 0, "target": 1, "distance": 2, "reach": [1, 2], "why": "avoided"},
        "Клаус: дальность 1~2, расстояние 2, но противник избегает атаки",
        "Claus: range 1~2, distance 2, but the opponent avoids the attack",
    ),
    (
        "missed",
        {"attacker": 0, "target": 1, "distance": 2, "reach": None, "why": "no_range"},
        "Клаус: дальности нет, мимо",
        "Claus: no range, a miss",
    ),
    (
        "missed",
        {"attacker": 0, "target": 1, "distance": 2, "reach": [1, 2], "why": "condition"},
        "Клаус: дальность 1~2, расстояние 2, но условие карты не выполнено: мимо",
        "Claus: range 1~2, distance 2, but the card's condition is not met: a miss",
    ),
    ("no_power", {"attacker": 0}, "Клаус: силы нет, урона не будет", "Claus: no power, no damage"),
    (
        "damage",
        {"fighter": 1, "by": 0, "power": 5, "armour": 1, "taken": 4, "guard": 3, "life": 16, "attack": True},
        "Сет: 5 − броня 1 = 4 урона, здоровье 16",
        "Seth: 5 − armour 1 = 4 damage, life 16",
    ),
    (
        "damage",
        {"fighter": 1, "by": 0, "power": 21, "armour": 0, "taken": 21, "guard": 3, "life": -1, "attack": True},
        "Сет: 21 урон, здоровье −1",
        "Seth: 21 damage, life −1",
    ),
    (
        "damage",
        {"fighter": 1, "by": 0, "power": 9, "armour": 1, "taken": 2, "guard": 3, "life": 16, "attack": True},
        "Сет: сила 9, броня 1, получено 2 урона, здоровье 16",
        "Seth: power 9, armour 1, taken 2 damage, life 16",
    ),
    ("stunned", {"fighter": 1}, "Сет: оглушение", "Seth: stunned"),
    (
        "not_stunned",
        {"fighter": 1, "why": "stable"},
        "Сет: стойкость, оглушения нет",
        "Seth: stun immunity, not stunned",
    ),
    (
        "not_stunned",
        {"fighter": 1, "why": "card"},
        "Сет: оглушения нет по эффекту карты",
        "Seth: not stunned, by a card's effect",
    ),
    ("recovered", {"fighter": 1}, "Сет: оглушение снято", "Seth: no longer stunned"),
    ("lost", {"fighter": 1, "amount": 3, "life": 13}, "Сет: −3 здоровья, осталось 13", "Seth: −3 life, 13 left"),
    ("lost", {"fighter": 1, "amount": 0, "life": 1}, None, None),
    (
        "paid",
        {"fighter": 0, "amount": 2, "life": 10},
        "Клаус платит 2 здоровья, осталось 10",
        "Claus pays 2 life, 10 left",
    ),
    ("healed", {"fighter": 0, "amount": 2, "life": 18}, "Клаус: +2 здоровья, стало 18", "Claus: +2 life, now 18"),
    ("life_set", {"fighter": 0, "life": 15}, "Клаус: здоровье становится 15", "Claus: life becomes 15"),
    (
        "tokens",
        {"fighter": 0, "token": "luc.time", "change": 2, "how": "returned", "supply": 4, "to": None},
        "Клаус: «Время» +2 (возвращено), в запасе 4",
        "Claus: “Time” +2 (returned), supply 4",
    ),
    (
        "tokens",
        {"fighter": 0, "token": "rexan.curse", "change": -1, "how": "given", "supply": 0, "to": 1},
        "Клаус отдаёт «Проклятие» (1): Сет",
        "Claus gives “Curse” (1) to Seth",
    ),
    (
        "tokens",
        {"fighter": 0, "token": "cesar.threat", "change": -4, "how": "set", "supply": 0, "to": None},
        "Клаус: «Угроза» −4, в запасе 0",
        "Claus: “Threat” −4, supply 0",
    ),
    (
        "force",
        {"team": 0, "fighter": 0, "gained": 2, "lost": 1, "force": 10, "pool": 30},
        "Клаус: мощь +2, −1 → 10, в общем запасе 30",
        "Claus: force +2, −1 → 10, pool 30",
    ),
    ("force", {"team": 0, "fighter": 0, "gained": 0, "lost": 0, "force": 10, "pool": 30}, None, None),
    ("pool", {"pool": 6, "beat": 3}, "Общий запас мощи: 6", "The force pool: 6"),
    (
        "marker",
        {"fighter": 0, "marker": "khadath.trap", "start": None, "end": 3},
        "Клаус кладёт маркер «Ловушка» на ячейку 4",
        "Claus lays marker “Trap” on space 4",
    ),
    (
        "marker",
        {"fighter": 0, "marker": "khadath.trap", "start": 3, "end": 4},
        "Клаус передвигает маркер «Ловушка»: 4 → 5",
        "Claus moves marker “Trap”: 4 → 5",
    ),
    (
        "marker",
        {"fighter": 0, "marker": "khadath.trap", "start": 3, "end": None},
        "Клаус убирает маркер «Ловушка» с ячейки 4",
        "Claus takes marker “Trap” off space 4",
    ),
    (
        "card",
        {"fighter": 0, "card": "kallistar.human", "active": True},
        "Клаус: карта «Человек» активна",
        "Claus: card “Human” is active",
    ),
    (
        "card",
        {"fighter": 0, "card": "kallistar.human", "active": False},
        "Клаус: карта «Человек» неактивна",
        "Claus: card “Human” is inactive",
    ),
    ("discarded", {"fighter": 1, "kind": "base"}, "Сет сбрасывает приём лицом вниз", "Seth discards a base face down"),
    (
        "discarded",
        {"fighter": 1, "kind": "style", "card": "seth.fools"},
        "Сет сбрасывает стиль лицом вниз: Шутовской",
        "Seth discards a style face down: Fool's",
    ),
    ("taken", {"fighter": 1, "card": "strike"}, "Сет берёт в руку: «Удар»", "Seth takes to hand: “Strike”"),
    (
        "swapped",
        {"fighter": 1, "old": "strike", "new": "shot"},
        "Сет меняет приём: Удар → Заряд",
        "Seth swaps the base: Strike → Shot",
    ),
    (
        "added_style",
        {"fighter": 0, "style": "claus.blast"},
        "Клаус добавляет стиль «Порывистый»",
        "Claus adds the style “Blast”",
    ),
    (
        "style_returned",
        {"fighter": 0, "style": "claus.blast"},
        "Клаус: стиль «Порывистый» возвращается в руку",
        "Claus: style “Blast” goes back to hand",
    ),
    (
        "copied",
        {"fighter": 0, "style": "claus.blast"},
        "Клаус применяет ещё раз эффекты стиля «Порывистый»",
        "Claus applies the effects of style “Blast” again",
    ),
    (
        "card_removed",
        {"fighter": 0, "card": "shot"},
        "Клаус: карта «Заряд» удалена из игры",
        "Claus: card “Shot” is removed from the game",
    ),
    (
        "guess",
        {"fighter": 1, "base": "strike"},
        "Сет называет приём противника: Удар",
        "Seth names the opponent's base: Strike",
    ),
    ("guessed", {"fighter": 1, "right": True}, "Сет: приём назван верно", "Seth: named the right base"),
    ("guessed", {"fighter": 1, "right": False}, "Сет: приём назван неверно", "Seth: named the wrong base"),
    ("active", {"fighter": 1}, "Сет становится активным игроком", "Seth becomes the active player"),
    (
        "flipped",
        {"fighter": 0, "card": "claus.autumns_advance"},
        "Клаус переворачивает спецатаку: теперь «Поступь осени»",
        "Claus flips the finisher: now “Autumn's Advance”",
    ),
    (
        "saved",
        {"fighter": 0, "life": 1},
        "Клаус: поражение предотвращено, здоровье 1",
        "Claus: defeat prevented, life 1",
    ),
    ("out", {"fighter": 1, "by": 0}, "Сет выбывает", "Seth is out"),
    (
        "recycled",
        {"fighter": 0, "back": [], "pile_1": ["claus.blast", "shot"], "pile_2": ["strike", "luc.time"]},
        "Клаус: в руку — ничего; сброс 2 — Удар, Время; сброс 1 — Порывистый, Заряд",
        "Claus: to hand — nothing; discard 2 — Strike, Time; discard 1 — Blast, Shot",
    ),
    (
        "time_up",
        {},
        "Время вышло: общий запас мощи пуст. После этого раунда будет ещё один, последний",
        "Time is up: the force pool is empty. One more beat after this one, the last",
    ),
    ("last_beat", {}, "Последний раунд", "The last beat"),
    ("removed", {"seat": 1}, "Борис (место B) выходит из партии", "Boris (seat B) leaves the match"),
    ("over", {"winners": [0], "team": 0, "reason": "knockout"}, "Нокаут! Победа: Анна", "Knock-out! Winner: Anna"),
    (
        "over",
        {"winners": [0, 2], "team": 0, "reason": "time"},
        "Время вышло. Победа: Анна и Вера",
        "Time is up. Winner: Anna and Vera",
    ),
    (
        "over",
        {"winners": [1], "team": 1, "reason": "effect"},
        "Победа по эффекту карты: Борис",
        "Won by a card's effect: Boris",
    ),
    (
        "over",
        {"winners": [1], "team": 1, "reason": "withdrew"},
        "Противников не осталось. Победа: Борис",
        "No opponents are left. Winner: Boris",
    ),
    ("over", {"winners": [], "team": None, "reason": "draw"}, "Ничья", "A draw"),
]


@pytest.mark.parametrize(("kind", "facts", "ru", "en"), LINES)
def test_lines(kind: str, facts: Facts, ru: str | None, en: str | None) -> None:
    for language, expected in (("ru", ru), ("en", en)):
        words = told(language)  # type: ignore[arg-type]  # one of ours
        words.meet(DUEL)
        assert words.line(kind, facts) == expected


def test_every_kind_of_event_is_told() -> None:
    assert {kind for kind, _, _, _ in LINES} >= {*EVENTS}
    with pytest.raises(KeyError):
        told("ru").line("nonsense", {})


@pytest.mark.parametrize("way", ["advance", "retreat", "close", "move", "pull", "push", "shift", "teleport"])
def test_every_way_of_moving_is_told_of_oneself_and_of_another(way: str) -> None:
    for language in LANGUAGES:
        words = told(language)
        words.meet(DUEL)
        for by in (0, 1):
            facts = {"fighter": 0, "by": by, "way": way, "start": 2, "end": 3, "passed": []}
            line = words.line("moved", facts)
            assert line is not None
            assert line.endswith("3 → 4")


def test_in_teams_whom_an_attack_is_at_and_whom_a_move_passes_is_named() -> None:
    words = told("ru")
    words.meet(TEAMS)
    hit = {"attacker": 0, "target": 3, "distance": 2, "reach": [1, 2]}
    assert words.line("hit", hit) == "Клаус: Рин, дальность 1~2, расстояние 2, попадание"
    moved = {"fighter": 0, "by": 0, "way": "advance", "start": 2, "end": 7, "passed": [1, 3]}
    assert words.line("moved", moved) == "Клаус продвигается: 3 → 8, мимо: Сет, Рин"
    assert words.line("moved", {**moved, "steps": 2}) == "Клаус продвигается на 2: 3 → 8, мимо: Сет, Рин"
    order = {"order": [3, 0], "priorities": [[0, 3, False], [3, 5, True], [1, 1, False]]}
    assert words.line("order", order) == "Очерёдность: Рин 5▲, Клаус 3, Сет 1"
    assert words.line("passed", {"team": 1}) == "Сет, Рин: пас"


def test_fighters_are_known_from_the_events_of_the_set_up_or_else_go_by_the_players_names() -> None:
    words = told("en")
    assert words.line("laid", {"fighter": 1}) == "Boris: the pair is laid"
    words.line("fighter", {"fighter": 1, "seat": 1, "kit": "luc"})
    assert words.line("laid", {"fighter": 1}) == "Luc: the pair is laid"
    assert words.line("beat", {"beat": 1, "cast": [[1, "seth"], [0, "rin"]]}) == "**Beat 1**"
    assert words.line("laid", {"fighter": 0}) == "Seth: the pair is laid"
    own = {"fighter": 1, "style": "maneuver", "base": "claus.tempest", "figures": FIGURES}
    assert told("en").line("revealed", own) == f"Claus: {words.pair('maneuver', 'claus.tempest')} (0~1 / 5 / 3 / 5)"
    assert told("en", {}).line("laid", {"fighter": 1}) == "B: the pair is laid"


def test_two_of_the_same_kit_are_told_apart_by_the_players_and_then_by_numbers() -> None:
    words = told("ru")
    words.meet(table(fighter(0, "luc"), fighter(1, "luc")))
    assert words.line("laid", {"fighter": 1}) == "Люк (Борис): пара выложена"
    words.meet(table(fighter(0, "luc"), fighter(1, "luc", seat=0), fighter(2, "rin")))
    assert [words.who(i) for i in range(3)] == ["Люк 1 (Анна)", "Люк 2 (Анна)", "Рин"]


def test_a_beat_begins_a_part_of_the_log() -> None:
    assert [kind for kind in EVENTS if told("en").begins(kind)] == ["beat"]


def test_players_names_are_data() -> None:
    words = told("en", {0: "{ $who } \\*x\\*", 1: "B"})
    words.meet(table(fighter(0, "luc"), fighter(1, "luc")))
    assert words.line("attack", {"attacker": 0, "number": 1}) == "Luc ({ $who } \\*x\\*) attacks"
    assert PACK.kit["luc"].name.en == "Luc"
