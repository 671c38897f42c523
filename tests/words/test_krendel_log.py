"""Events in words (words/krendel_log.py)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.krendel.content import Heal, Reward, Unscathed
from engines.krendel.game import KRENDEL
from tests.words.tables import EN, PACK, RU, named, pack, play
from words import krendel_log
from words.krendel import KrendelWords
from words.texts import LANGUAGES, Language

NAMES = {"ru": RU, "en": EN}
SUCCESS = {"success": True, "shielded": False, "trophies": 2, "wounds": 1, "thorns": 0}
REPELLED = {"success": False, "shielded": False, "trophies": 0, "wounds": 0, "thorns": 0}

OGRE, GOAT, WITCH = (
    next(card.id for card in PACK.creatures if card.name.ru == name)
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


def told(language: Language) -> KrendelWords:
    return KrendelWords(language, PACK, NAMES[language], strict=True)


@pytest.mark.parametrize(("kind", "facts", "ru", "en"), LINES)
def test_an_event_is_told(kind: str, facts: Facts, ru: str | None, en: str | None) -> None:
    assert told("ru").line(kind, of_the_pack(facts)) == ru
    assert told("en").line(kind, of_the_pack(facts)) == en


def test_every_event_of_the_game_is_told_above_with_just_its_facts() -> None:
    assert {kind for kind, _, _, _ in LINES} == set(KRENDEL.events)
    for kind, facts, _, _ in LINES:
        public = {fact for fact in KRENDEL.events[kind] if not fact.endswith("?")}
        secret = {fact.rstrip("?") for fact in KRENDEL.events[kind]} - public
        assert set(facts) - secret == public, kind


def test_a_name_that_ends_a_sentence_has_no_second_full_stop() -> None:
    words = KrendelWords("en", PACK, {0: "Anna B.", 1: "Boris…"}, strict=True)
    over = {"winners": [0], "shared": False, "out": [1], "reason": "wounds"}
    assert words.line("over", over) == "Winner of the tournament: Anna B. Out with 11 or more wounds: Boris…"


def test_an_unknown_event_is_an_error() -> None:
    with pytest.raises(KeyError, match="pushed"):
        told("ru").line("pushed", {})


ROUND: list[tuple[str, Facts]] = [
    ("round", {"round": 2}),
    ("revealed", {"seat": 0, "creature": OGRE}),
    ("revealed", {"seat": 1, "creature": OGRE}),
    ("totals", {"seat": 0, "attack": 5, "defence": 0, "changes": [[0, GOAT, "attack", 2]]}),
    ("totals", {"seat": 1, "attack": 3, "defence": 4, "changes": [[2, "medusa", "defence", -1]]}),
    ("attack", {"attacker": 0, "target": 1, "attack": 5, "defence": 4, **SUCCESS}),
    ("attack", {"attacker": 0, "target": 2, "attack": 5, "defence": 6, **REPELLED, "thorns": 1}),
    ("attack", {"attacker": 1, "target": 0, "attack": 3, "defence": -1, **REPELLED, "shielded": True}),
    ("fulfilled", {"condition": "plantain", "prize": "chocolate_cup", "seats": [0]}),
    ("gain", {"seat": 0, "wounds": 0, "trophies": 1}),
    ("drew", {"seat": 0, "count": 5}),
    ("over", {"winners": [0], "shared": False, "out": [], "reason": "trophies"}),
]


def test_a_story_takes_one_line_a_seat_and_adds_the_fight_up() -> None:
    assert told("ru").story(ROUND) == [
        (
            "**Анна**: Огр на диете, атака 5 (3, +2 «Рога вперёд»), защита 0"
            " → Борис 5 > 4, успех; Вера 5 ≤ 6, отбито; Анна: +1 рана (шипы)"
        ),
        "**Борис**: Огр на диете, атака 3, защита 4 (5, −1 Вера «Убойная укладка») → Анна 3 > −1, отбито заклинанием",
        "Итог: Анна +2 трофея, +1 рана; Борис +1 рана",
        "Условие выполнено: Анна. Приз: +1 трофей («Шоколадный кубок»).",
    ]
    assert told("en").story(ROUND)[:3] == [
        (
            "**Anna**: Ogre on a Diet, attack 5 (3, +2 “Horns First”), defence 0"
            " → Boris 5 > 4, success; Vera 5 ≤ 6, repelled; Anna: +1 wound (thorns)"
        ),
        (
            "**Boris**: Ogre on a Diet, attack 3, defence 4 (5, −1 Vera “Drop-Dead Hairdo”)"
            " → Anna 3 > −1, repelled by a spell"
        ),
        "Result: Anna +2 trophies, +1 wound; Boris +1 wound",
    ]
    assert told("ru").story([]) == []


@pytest.mark.rule("TK-12")
def test_a_story_tells_seats_in_the_order_of_their_attacks() -> None:
    """Whom a shield stops hangs on it; whoever attacks nobody comes last."""
    totals = [("totals", {"seat": seat, "attack": 1, "defence": 1, "changes": []}) for seat in range(3)]
    attacks = [("attack", {"attacker": a, "target": 1, "attack": 1, "defence": 1, **REPELLED}) for a in (2, 0)]
    lines = told("en").story([*totals, *attacks])
    assert [line.split("**")[1] for line in lines] == ["Vera", "Anna", "Boris"]


MORE: list[tuple[str, Facts]] = [
    ("totals", {"seat": seat, "attack": 1, "defence": 1, "changes": []}) for seat in (2, 3)
]
CROWD = [*ROUND[:5], *MORE, *ROUND[5:-2], ("rewards", {"condition": "plantain", "prize": "sticky_fingers"})]


def test_a_story_of_many_tells_only_what_the_picture_does_not() -> None:
    assert told("ru").story(CROWD) == [
        "Итог: Анна +2 трофея, +1 рана; Борис +1 рана",
        "Условие выполнено: Анна. Приз: +1 трофей («Шоколадный кубок»).",
    ]
    assert told("en").story(CROWD)[0] == "Result: Anna +2 trophies, +1 wound; Boris +1 wound"


def test_a_fight_of_many_told_whole_leaves_out_what_made_the_figures() -> None:
    lines = krendel_log.story(told("en"), CROWD, whole=True)
    assert len(lines) == 4 + 3
    assert lines[0] == (
        "**Anna**: Ogre on a Diet, attack 5, defence 0"
        " → Boris 5 > 4, success; Vera 5 ≤ 6, repelled; Anna: +1 wound (thorns)"
    )
    assert lines[-1].startswith("Condition: highest attack")


def test_in_a_story_of_many_what_a_prize_did_is_one_line() -> None:
    gains = [("gain", {"seat": seat, "wounds": 0, "trophies": 1 - seat}) for seat in (0, 1, 2)]
    events = [*CROWD[:-3], ("fulfilled", {"condition": "plantain", "prize": "sticky_fingers", "seats": [0]}), *gains]
    assert told("ru").story(events)[2:] == ["От приза: Анна +1 трофей; Вера −1 трофей"]
    assert told("en").story(events)[2:] == ["By the prize: Anna +1 trophy; Vera −1 trophy"]


IDLE: list[tuple[str, Facts]] = [
    *(("totals", {"seat": seat, "attack": 1, "defence": 1, "changes": []}) for seat in range(4)),
    ("attack", {"attacker": 1, "target": 0, "attack": 1, "defence": 3, **REPELLED}),
]


def test_a_fight_of_many_that_changes_nothing_says_so() -> None:
    assert told("ru").story(IDLE) == ["Итог: все атаки отбиты"]
    assert told("en").story(IDLE) == ["Result: all attacks repelled"]


def test_discards_of_more_than_three_are_counted() -> None:
    discards = [("discarded", {"seat": seat, "creatures": [OGRE] * (seat + 1)}) for seat in range(4)]
    none = ("discarded", {"seat": 4, "creatures": []})
    assert told("ru").story([*discards, none]) == ["В сброс: Анна — 1, Борис — 2, Вера — 3, Глеб — 4"]
    assert told("en").story([none, *discards]) == ["Discarded: Anna — 1, Boris — 2, Vera — 3, Gleb — 4"]
    assert told("en").story([*discards[:1], none]) == ["Anna: discarded 1 card — Ogre on a Diet"]
    assert len(told("en").story([*discards[1:], none])) == 3


def test_a_part_of_the_log_begins_with_each_round() -> None:
    assert [kind for kind, *_ in LINES if told("en").begins(kind)] == ["round"]


def test_events_from_before_changes_were_told_have_their_figures() -> None:
    totals = ("totals", {"seat": 0, "attack": 5, "defence": 0})
    assert told("en").line(*totals) == "Anna: attack 5, defence 0"
    assert told("en").story([totals]) == ["**Anna**: A, attack 5, defence 0"]


def test_a_fight_that_changes_nothing_has_no_result() -> None:
    totals = ("totals", {"seat": 1, "attack": 3, "defence": 0, "changes": []})
    attack = ("attack", {"attacker": 1, "target": 0, "attack": 3, "defence": 3, **REPELLED})
    assert told("en").story([totals, attack]) == ["**Boris**: B, attack 3, defence 0 → Anna 3 ≤ 3, repelled"]


def award(prize: str, *gains: tuple[int, int, int]) -> list[tuple[str, Facts]]:
    """Return the events of a prize for Anna and Boris: who got which wounds and trophies."""
    return [
        ("fulfilled", {"condition": "sticky_fingers", "prize": prize, "seats": [0, 1]}),
        *(("gain", {"seat": seat, "wounds": wounds, "trophies": trophies}) for seat, wounds, trophies in gains),
    ]


HEALING = Reward("herb", named("Herb"), Heal(2, may=False), Unscathed(), "ours")
MAY_HEAL = Reward("tea", named("Tea"), Heal(2, may=True), Unscathed(), "ours")
AWARDS: list[tuple[list[tuple[str, Facts]], list[str]]] = [
    (award("chocolate_cup", (0, 0, 1), (1, 0, 1)), []),
    (award("herb", (0, -2, 0), (1, -2, 0)), []),
    (award("herb", (0, -2, 0), (1, -1, 0)), ["Anna: −2 wounds", "Boris: −1 wound"]),
    (award("herb", (0, -2, 0)), ["Anna: −2 wounds"]),
    (award("tea", (0, -2, 0), (1, -2, 0)), ["Anna: −2 wounds", "Boris: −2 wounds"]),
    (
        award("sticky_fingers", (0, 0, 1), (1, 0, 1), (2, 0, -2)),
        ["Anna: +1 trophy", "Boris: +1 trophy", "Vera: −2 trophies"],
    ),
    (award("herb", (0, -2, 0), (1, -2, 0))[1:], ["Anna: −2 wounds", "Boris: −2 wounds"]),
    (
        [*award("chocolate_cup", (0, 0, 1), (1, 0, 1)), *award("chocolate_cup")],
        ["Anna: +1 trophy", "Boris: +1 trophy"],
    ),
]


@pytest.mark.parametrize(("events", "gains"), AWARDS)
def test_a_story_tells_gains_only_where_the_prize_does_not_say_them(
    events: list[tuple[str, Facts]], gains: list[str]
) -> None:
    cards = pack(*PACK.rewards, HEALING, MAY_HEAL)
    story = KrendelWords("en", cards, EN, strict=True).story(events)
    assert [text for text in story if not text.startswith("Condition met: Anna and Boris. Prize: ")] == gains


def test_a_story_tells_creatures_without_a_combat_too() -> None:
    assert told("en").story([("revealed", {"seat": 0, "creature": OGRE})]) == ["Anna: Ogre on a Diet"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_in_whole_matches_is_told(language: Language) -> None:
    words = told(language)
    kinds = set()
    for seats in (2, 6):
        for turn in play(seats, seats):
            for event in turn.events:
                facts = event.seen_by(0)
                assert facts is not None
                line = words.line(event.kind, facts)
                if event.kind not in ("discarded", "gain"):
                    assert line
                kinds.add(event.kind)
            public = [(e.kind, e.facts) for e in turn.events if e.facts is not None]
            assert all(words.story(public))
            assert len("\n".join(words.story(public))) <= 4000, "a story must fit a message"
    assert kinds == set(KRENDEL.events) - {"removed"}
