"""Events of BattleCON in words, one by one (words/battlecon/log/lines.py)."""

from __future__ import annotations

from random import Random

import pytest

from engines.battlecon.events import EVENTS, Beat
from engines.kernel.events import Event, facts_of, public_events
from engines.kernel.views import view
from tests.words.battlecon.support.events import DUEL, LINES, TEAMS
from tests.words.battlecon.support.tables import PACK, RULES, Facts, fighter, happened, play, table, worded
from words.texts import LANGUAGES, Language


@pytest.mark.parametrize(("kind", "facts", "ru", "en"), LINES)
def test_lines(kind: str, facts: Facts, ru: str | None, en: str | None) -> None:
    assert worded("ru").at(DUEL).line(happened(kind, facts)) == ru
    assert worded("en").at(DUEL).line(happened(kind, facts)) == en


def test_every_kind_of_event_is_told_above_with_just_its_facts() -> None:
    assert {kind for kind, _, _, _ in LINES} == {*EVENTS}
    for kind, facts, _, _ in LINES:
        assert facts_of(happened(kind, facts)).keys() == facts.keys(), kind


def test_an_unknown_event_is_an_error() -> None:
    with pytest.raises(KeyError, match="Event"):
        worded("ru").line(Event())


@pytest.mark.parametrize("way", ["advance", "retreat", "close", "move", "pull", "push", "shift", "teleport"])
def test_every_way_of_moving_is_told_of_oneself_and_of_another(way: str) -> None:
    for language in LANGUAGES:
        words = worded(language).at(DUEL)
        for by in (0, 1):
            facts = {"fighter": 0, "by": by, "way": way, "start": 2, "end": 3, "passed": []}
            line = words.line(happened("moved", facts))
            assert line is not None
            assert line.endswith("3 → 4")


def test_in_teams_whom_an_attack_is_at_and_whom_a_move_passes_is_named() -> None:
    words = worded("ru").at(TEAMS)
    hit = {"attacker": 0, "target": 3, "distance": 2, "reach": [1, 2]}
    assert words.line(happened("hit", hit)) == "Клаус: Рин, дальность 1~2, расстояние 2, попадание"
    moved = {"fighter": 0, "by": 0, "way": "advance", "start": 2, "end": 7, "passed": [1, 3]}
    assert words.line(happened("moved", moved)) == "Клаус продвигается: 3 → 8, мимо: Сет, Рин"
    order = {"order": [3, 0], "priorities": [[0, 3, False], [3, 5, True], [1, 1, False]]}
    assert words.line(happened("order", order)) == "Очерёдность: Рин 5▲, Клаус 3, Сет 1"
    assert words.line(happened("passed", {"team": 1})) == "Сет, Рин: пас"


def test_fighters_are_known_from_the_view_or_else_go_by_the_players_names() -> None:
    laid = happened("laid", {"fighter": 1})
    words = worded("en")
    assert words.line(laid) == "Boris: the pair is laid"
    assert words.at(DUEL).line(laid) == "Seth: the pair is laid"
    assert words.line(laid) == "Boris: the pair is laid"
    chosen = table(fighter(0, "claus"), fighter(1, ""))
    assert words.at(DUEL).at(chosen).line(laid) == "Boris: the pair is laid"
    assert worded("en", {}).line(laid) == "B: the pair is laid"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_depends_on_its_event_and_its_view_alone(language: Language) -> None:
    for seats in (2, 4):
        words = worded(language)
        lines = []
        for turn in play(seats, seats):
            seen = view(RULES, turn.match, None).table
            words = words.at(seen)
            lines += [(seen, event, words.line(event)) for event in public_events(turn.events)]
        Random(seats).shuffle(lines)
        for seen, event, line in lines:
            assert worded(language).at(seen).line(event) == line


def test_two_of_the_same_kit_are_told_apart_by_the_players_and_then_by_numbers() -> None:
    words = worded("ru").at(table(fighter(0, "luc"), fighter(1, "luc")))
    assert words.line(happened("laid", {"fighter": 1})) == "Люк (Борис): пара выложена"
    words = worded("ru").at(table(fighter(0, "luc"), fighter(1, "luc", seat=0), fighter(2, "rin")))
    assert [words.who(i) for i in range(3)] == ["Люк 1 (Анна)", "Люк 2 (Анна)", "Рин"]


def test_a_beat_begins_a_part_of_the_log() -> None:
    assert [kind for kind in EVENTS.values() if worded("en").begins_part(kind)] == [Beat]


def test_players_names_are_data() -> None:
    words = worded("en", {0: "{ $who } \\*x\\*", 1: "B"}).at(table(fighter(0, "luc"), fighter(1, "luc")))
    assert words.line(happened("attack", {"attacker": 0, "number": 1})) == "Luc ({ $who } \\*x\\*) attacks"
    assert PACK.kit["luc"].name.in_language("en") == "Luc"


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
        line = worded(language).line(happened("damage", facts))  # type: ignore[arg-type]  # one of ours
        assert line is not None
        assert f"1: {expected}, " in line


def test_a_fighter_moved_by_another_is_the_opponent() -> None:
    words = worded("en").at(DUEL)
    shift = {"fighter": 1, "by": 0, "way": "shift", "start": 1, "end": 3, "passed": [0]}
    assert words.line(happened("moved", shift)) == "Claus moves the opponent 1: Seth 2 → 4, to the other side"
