"""Events of BattleCON in words, one by one (words/battlecon/log/lines.py)."""

from __future__ import annotations

import pytest

from engines.battlecon.game import EVENTS
from tests.words.battlecon.support.events import DUEL, LINES, TEAMS
from tests.words.battlecon.support.tables import FIGURES, PACK, Facts, fighter, table, told
from words.texts import LANGUAGES


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


@pytest.mark.parametrize(
    ("taken", "ru", "en"),
    [
        (1, "получен 1 урон", "took 1 damage"),
        (2, "получено 2 урона", "took 2 damage"),
        (5, "получено 5 урона", "took 5 damage"),
        (11, "получено 11 урона", "took 11 damage"),
        (21, "получен 21 урон", "took 21 damage"),
    ],
)
def test_capped_damage_is_a_sentence_whatever_its_number(taken: int, ru: str, en: str) -> None:
    facts = {"fighter": 1, "by": 0, "power": 30, "armour": 1, "taken": taken, "guard": 3, "life": 4, "attack": True}
    for language, expected in (("ru", ru), ("en", en)):
        line = told(language).line("damage", facts)  # type: ignore[arg-type]  # one of ours
        assert line is not None
        assert f"1: {expected}, " in line


def test_a_fighter_moved_by_another_is_the_opponent() -> None:
    words = told("en")
    words.meet(DUEL)
    shift = {"fighter": 1, "by": 0, "way": "shift", "start": 1, "end": 3, "passed": [0]}
    assert words.line("moved", shift) == "Claus moves the opponent 1: Seth 2 → 4, to the other side"
