"""Phase 2: who attacks whom, in what order, and what an attack does."""

from __future__ import annotations

import pytest

from engines.krendel.board import Options
from engines.krendel.content.shapes import FightWithAll, WithPrevious
from tests.engines.krendel.support.tables import NAMES, Player, Table, table

SYMMETRIC = Options(fight_with_all="symmetric")


def quiet(players: int, *, holders: tuple[str, ...] = (), options: Options | None = None) -> Table:
    """Return a table where nobody is hurt; `holders` have an active «Fight with all»."""
    seats = {name: Player(spell=[FightWithAll()] if name in holders else []) for name in NAMES[:players]}
    return table(**seats, options=options)


# -------------------------------------------------------------------- order


@pytest.mark.rule("TK-12")
@pytest.mark.parametrize(
    ("first", "order"),
    [
        ("sasha", ["sasha", "petya", "masha", "vasya"]),
        ("masha", ["masha", "vasya", "sasha", "petya"]),
        ("vasya", ["vasya", "sasha", "petya", "masha"]),
    ],
)
def test_attackers_follow_clockwise_from_the_first_player(first: str, order: list[str]) -> None:
    t = table(sasha=Player(), petya=Player(), masha=Player(), vasya=Player(), first=first).reveal_all()
    assert [attacker for attacker, _, _ in t.attacks()] == [name for name in order for _ in range(2)]
    assert [(fact["attacker"], fact["target"]) for fact in t.events("attack")] == [a[:2] for a in t.attacks()]


@pytest.mark.rule("TK-12")
def test_each_neighbour_is_attacked_separately() -> None:
    t = table(sasha=Player(4, 9), petya=Player(0, 3), masha=Player(0, 4), vasya=Player(0, 5), first="sasha")
    t.reveal_all()
    assert t.attacks()[:2] == [("sasha", "petya", True), ("sasha", "vasya", False)]
    assert t.tracks() == {"sasha": (1, 0), "petya": (0, 1), "masha": (0, 0), "vasya": (0, 0)}


# -------------------------------------------------------------------- neighbours


@pytest.mark.rule("TK-13", "TK-14")
@pytest.mark.parametrize(
    ("players", "attacked"),
    [
        (2, ["sasha"]),
        (3, ["masha", "sasha"]),
        (4, ["masha", "sasha"]),
        (5, ["masha", "sasha"]),
        (6, ["masha", "sasha"]),
    ],
)
def test_neighbours_are_left_and_right_each_once(players: int, attacked: list[str]) -> None:
    t = quiet(players)
    assert t.shown_neighbours()["petya"] == attacked
    assert t.reveal_all().attacked_by("petya") == attacked


@pytest.mark.rule("TK-13", "TK-14")
@pytest.mark.parametrize(
    ("players", "attacked"),
    [
        (2, ["petya"]),
        (3, ["petya", "masha"]),
        (4, ["petya", "vasya"]),
        (5, ["petya", "glasha"]),
        (6, ["petya", "kolya"]),
    ],
)
def test_the_table_is_round(players: int, attacked: list[str]) -> None:
    t = quiet(players)
    assert t.shown_neighbours()["sasha"] == attacked
    assert t.reveal_all().attacked_by("sasha") == attacked


@pytest.mark.rule("TK-14")
def test_two_players_attack_each_other_once() -> None:
    t = table(sasha=Player(2, 1), petya=Player(2, 1)).reveal_all()
    assert t.attacks() == [("sasha", "petya", True), ("petya", "sasha", True)]
    assert t.tracks() == {"sasha": (1, 1), "petya": (1, 1)}


@pytest.mark.rule("TK-13", "TK-15")
def test_everyone_attacks_who_fights_with_all_and_he_gains_no_targets() -> None:
    t = quiet(6, holders=("vasya",)).reveal_all()
    assert {name: t.attacked_by(name) for name in NAMES} == {
        "sasha": ["petya", "vasya", "kolya"],
        "petya": ["masha", "vasya", "sasha"],
        "masha": ["vasya", "petya"],
        "vasya": ["glasha", "masha"],
        "glasha": ["kolya", "vasya"],
        "kolya": ["sasha", "vasya", "glasha"],
    }


@pytest.mark.rule("TK-14")
@pytest.mark.parametrize("options", [None, SYMMETRIC])
@pytest.mark.parametrize("players", [2, 3])
def test_a_neighbour_by_seat_and_by_spell_is_attacked_once(players: int, options: Options | None) -> None:
    t = quiet(players, holders=NAMES[:players], options=options).reveal_all()
    for name in NAMES[:players]:
        assert sorted(t.attacked_by(name)) == sorted(set(NAMES[:players]) - {name})


@pytest.mark.rule("TK-15")
def test_holders_of_fight_with_all_attack_each_other() -> None:
    t = quiet(6, holders=("sasha", "vasya")).reveal_all()
    assert t.attacked_by("sasha") == ["petya", "vasya", "kolya"]
    assert t.attacked_by("vasya") == ["glasha", "sasha", "masha"]
    assert t.attacked_by("petya") == ["masha", "vasya", "sasha"]
    assert t.attacked_by("masha") == ["vasya", "sasha", "petya"]


@pytest.mark.rule("TK-15")
def test_the_symmetric_option_lets_the_holder_attack_everyone_too() -> None:
    t = quiet(6, holders=("vasya",), options=SYMMETRIC)
    assert t.shown_neighbours()["vasya"] == ["glasha", "kolya", "sasha", "petya", "masha"]
    t.reveal_all()
    assert t.attacked_by("vasya") == ["glasha", "kolya", "sasha", "petya", "masha"]
    assert t.attacked_by("sasha") == ["petya", "vasya", "kolya"]
    assert t.attacked_by("masha") == ["vasya", "petya"]


@pytest.mark.rule("TK-13")
def test_a_covered_fight_with_all_makes_nobody_a_neighbour() -> None:
    seats = {name: Player(beneath=[FightWithAll()], spell=[]) for name in NAMES}
    t = table(**seats).reveal_all()
    assert t.attacked_by("sasha") == ["petya", "kolya"]


@pytest.mark.rule("TK-13", "TK-20")
def test_fight_with_all_switched_on_by_the_spell_above_counts() -> None:
    seats = {name: Player() for name in NAMES}
    seats["vasya"] = Player(beneath=[FightWithAll()], spell=[WithPrevious()])
    t = table(**seats).reveal_all()
    assert t.attacked_by("sasha") == ["petya", "vasya", "kolya"]


# -------------------------------------------------------------------- attacks


@pytest.mark.rule("TK-16")
@pytest.mark.parametrize(("defence", "success"), [(3, True), (4, False), (5, False)])
def test_only_a_strictly_lower_defence_is_beaten(defence: int, success: bool) -> None:
    t = table(sasha=Player(4, 9), petya=Player(0, defence)).reveal_all()
    assert t.attacks() == [("sasha", "petya", success), ("petya", "sasha", False)]
    assert t.tracks() == ({"sasha": (1, 0), "petya": (0, 1)} if success else {"sasha": (0, 0), "petya": (0, 0)})


@pytest.mark.rule("TK-17")
def test_a_success_gives_one_trophy_and_one_wound_and_a_failure_nothing() -> None:
    t = table(sasha=Player(4, 9), petya=Player(0, 3), masha=Player(0, 9), vasya=Player(0, 4)).reveal_all()
    assert t.tracks() == {"sasha": (1, 0), "petya": (0, 1), "masha": (0, 0), "vasya": (0, 0)}
    plain = {"attack": 4, "shielded": False, "thorns": 0}
    assert t.events("attack")[:2] == [
        {**plain, "attacker": "sasha", "target": "petya", "defence": 3, "success": True, "trophies": 1, "wounds": 1},
        {**plain, "attacker": "sasha", "target": "vasya", "defence": 4, "success": False, "trophies": 0, "wounds": 0},
    ]


@pytest.mark.rule("TK-17")
def test_a_player_wounded_by_both_neighbours_has_two_wounds() -> None:
    t = table(sasha=Player(0, 0), petya=Player(1, 9), masha=Player(0, 9), vasya=Player(1, 9)).reveal_all()
    assert t.tracks() == {"sasha": (0, 2), "petya": (1, 0), "masha": (0, 0), "vasya": (1, 0)}


@pytest.mark.rule("TK-17")
def test_attacking_is_not_optional() -> None:
    t = table(sasha=Player(9, 9), petya=Player(9, 0), masha=Player(9, 9)).reveal_all()
    assert t.asked() == {"petya": "heal"}  # the next question after the choice of creatures is the prize's
    assert len(t.attacks()) == 6


@pytest.mark.rule("TK-17")
def test_tracks_are_kept_from_round_to_round() -> None:
    t = table(sasha=Player(4, 9, trophies=3, wounds=2), petya=Player(0, 3, trophies=5, wounds=6)).reveal_all()
    assert t.tracks() == {"sasha": (4, 2), "petya": (5, 7)}
