"""Events of Krendel's Tournament, with the lines that tell them."""

from __future__ import annotations

from typing import Any

from tests.words.support.tables import PACK

SUCCESS = {"success": True, "shielded": False, "trophies": 2, "wounds": 1, "thorns": 0}

REPELLED = {"success": False, "shielded": False, "trophies": 0, "wounds": 0, "thorns": 0}

OGRE, GOAT, WITCH = (
    next(card.id for card in PACK.creatures if card.name.in_language("ru") == name)
    for name in ("Огр на диете", "Коза-альпинистка", "Ведьма на самокате")
)

Facts = dict[str, Any]

LINES: list[tuple[str, Facts, str | None, str | None]] = [
    ("hero", {"seat": 0, "hero": "krendel"}, "Анна: герой — Архимаг Крендель", "Anna: hero — Archmage Krendel"),
    ("first", {"seat": 1}, "Первый игрок: Борис", "First player: Boris"),
    (
        "rewards",
        {"condition": "plantain", "prize": "sticky_fingers"},
        "Условие: наибольшая атака («Подорожник»). Приз: отнять по трофею у всех, у кого их больше («Липкие пальцы»).",
        "Condition: highest attack (“Plantain Leaf”). Prize: take a trophy from everyone who has more (“Sticky Fingers”).",
    ),
    ("round", {"round": 3}, "**Раунд 3**", "**Round 3**"),
    ("revealed", {"seat": 0, "creature": "CARD"}, "Анна: Огр на диете", "Anna: Ogre on a Diet"),
    (
        "totals",
        {"seat": 0, "attack": -1, "defence": 5, "changes": []},
        "Анна: атака −1, защита 5",
        "Anna: attack −1, defence 5",
    ),
    (
        "totals",
        {"seat": 0, "attack": 4, "defence": 5, "changes": [[0, GOAT, "attack", 2], [1, WITCH, "attack", -2]]},
        "Анна: атака 4 (4, +2 «Рога вперёд», −2 Борис «Тихий час»), защита 5",
        "Anna: attack 4 (4, +2 “Horns First”, −2 Boris “Nap Time”), defence 5",
    ),
    (
        "attack",
        {"attacker": 0, "target": 1, "attack": 5, "defence": 4, **SUCCESS},
        "Анна → Борис: 5 > 4, успех: +2 трофея; Борис: +1 рана",
        "Anna → Boris: 5 > 4, success: +2 trophies; Boris: +1 wound",
    ),
    (
        "attack",
        {"attacker": 0, "target": 1, "attack": 4, "defence": 4, **REPELLED},
        "Анна → Борис: 4 ≤ 4, отбито",
        "Anna → Boris: 4 ≤ 4, repelled",
    ),
    (
        "attack",
        {"attacker": 0, "target": 1, "attack": 4, "defence": -1, **REPELLED, "shielded": True},
        "Анна → Борис: 4 > −1, отбито заклинанием",
        "Anna → Boris: 4 > −1, repelled by a spell",
    ),
    (
        "attack",
        {"attacker": 0, "target": 1, "attack": 4, "defence": 5, **REPELLED, "thorns": 2},
        "Анна → Борис: 4 ≤ 5, отбито; Анна: +2 раны (шипы)",
        "Anna → Boris: 4 ≤ 5, repelled; Anna: +2 wounds (thorns)",
    ),
    (
        "fulfilled",
        {"condition": "plantain", "prize": "chocolate_cup", "seats": [0, 2]},
        "Условие выполнено: Анна и Вера. Приз: +1 трофей («Шоколадный кубок»).",
        "Condition met: Anna and Vera. Prize: +1 trophy (“Chocolate Cup”).",
    ),
    (
        "fulfilled",
        {"condition": "plantain", "prize": "chocolate_cup", "seats": []},
        "Условие не выполнил никто: наибольшая атака («Подорожник»).",
        "Nobody met the condition: highest attack (“Plantain Leaf”).",
    ),
    ("gain", {"seat": 0, "wounds": -3, "trophies": 0}, "Анна: −3 раны", "Anna: −3 wounds"),
    ("gain", {"seat": 0, "wounds": 1, "trophies": -1}, "Анна: −1 трофей, +1 рана", "Anna: −1 trophy, +1 wound"),
    ("gain", {"seat": 0, "wounds": 0, "trophies": 0}, None, None),
    (
        "new_reward_deck",
        {"count": 6},
        "Колода наград кончилась. Новая — 6 карт.",
        "The reward deck ran out. The new one has 6 cards.",
    ),
    (
        "discarded",
        {"seat": 0, "creatures": ["CARD"]},
        "Анна: в сброс 1 карта — Огр на диете",
        "Anna: discarded 1 card — Ogre on a Diet",
    ),
    ("discarded", {"seat": 0, "creatures": []}, None, None),
    ("drew", {"seat": 0, "count": 2}, "Анна: взято карт: 2", "Anna: cards drawn: 2"),
    (
        "drew",
        {"seat": 0, "count": 2, "creatures": ["CARD", "CARD"]},
        "Анна: взято карт: 2 — Огр на диете; Огр на диете",
        "Anna: cards drawn: 2 — Ogre on a Diet; Ogre on a Diet",
    ),
    (
        "new_deck",
        {"count": 21},
        "Колода существ кончилась. Новая — 21 карта.",
        "The creature deck ran out. The new one has 21 cards.",
    ),
    (
        "removed",
        {"seat": 0, "creatures": ["CARD"], "first": 1},
        "Место A (Анна) убрано, карты — в сброс. Первый игрок: Борис",
        "Seat A (Anna) is removed, its cards go to the discard pile. First player: Boris",
    ),
    (
        "over",
        {"winners": [0], "shared": False, "out": [1, 2], "reason": "wounds"},
        "Победитель турнира: Анна. Выбыли, 11 ран и больше: Борис и Вера.",
        "Winner of the tournament: Anna. Out with 11 or more wounds: Boris and Vera.",
    ),
    (
        "over",
        {"winners": [0, 1], "shared": True, "out": [], "reason": "trophies"},
        "Кубок распилен. Недопобедители турнира: Анна и Борис.",
        "The cup is sawn up. Not-quite-winners of the tournament: Anna and Boris.",
    ),
    (
        "over",
        {"winners": [], "shared": False, "out": [0, 1], "reason": "wounds"},
        "Победителя нет: 11 ран и больше у всех.",
        "No winner: everyone has 11 or more wounds.",
    ),
    (
        "over",
        {"winners": [1], "shared": False, "out": [], "reason": "last"},
        "За столом остался один игрок. Победитель турнира: Борис.",
        "One player is left at the table. Winner of the tournament: Boris.",
    ),
]


def of_the_pack(facts: Facts) -> Facts:
    """Return the facts with the id of a real card."""
    return {k: [OGRE] * len(v) if k == "creatures" else OGRE if v == "CARD" else v for k, v in facts.items()}


IDLE: list[tuple[str, Facts]] = [
    *(("totals", {"seat": seat, "attack": 1, "defence": 1, "changes": []}) for seat in range(4)),
    ("attack", {"attacker": 1, "target": 0, "attack": 1, "defence": 3, **REPELLED}),
]
