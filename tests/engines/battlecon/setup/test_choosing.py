"""Who fights: fighters are named, dealt, or chosen, and mates never lead the same (BC-02)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from engines.battlecon.board import SIDES, BattleconMatch, Mode, Options, Selection
from engines.battlecon.game import BATTLECON
from engines.kernel.choose import begin, choose, decision_of
from tests.engines.battlecon.duels import SEED

RULES = BATTLECON.standard


def begun(seats: int, mode: Mode, select: Selection, *fighters: str) -> BattleconMatch:
    found: BattleconMatch = begin(RULES, range(seats), SEED, Options(mode, select, fighters=fighters)).match
    return found


def in_secret(seats: int, mode: Mode, picks: Mapping[int, Sequence[str]]) -> list[str]:
    """Let all pick in secret, the later seats first, and return the fighters."""
    match = begun(seats, mode, "blind")
    for seat in reversed(range(seats)):
        for kit in picks[seat]:
            asked = decision_of(match, seat)
            assert asked is not None
            match = choose(RULES, match, seat, asked.id, [kit]).match
        assert match.board.phase != "select" or decision_of(match, seat) is None
    return [fighter.kit for fighter in match.board.fighters]


@pytest.mark.rule("BC-02")
@pytest.mark.parametrize(
    ("seats", "mode", "picks", "found"),
    [
        (2, "duel", {0: ["luc"], 1: ["luc"]}, "luc luc"),
        (4, "two_on_two", {0: ["luc"], 1: ["rin", "seth"], 2: ["luc"], 3: ["rin", "kora"]}, "luc rin luc rin"),
        (4, "two_on_two", {0: ["luc"], 1: ["luc", "seth"], 2: ["seth"], 3: ["luc", "rin"]}, "luc seth seth luc"),
        (3, "two_on_one", {0: ["luc"], 1: ["rin"], 2: ["rin", "luc"]}, "luc rin luc"),
        (4, "three_on_one", {0: ["luc"], 1: ["rin"], 2: ["rin", "luc"], 3: ["luc", "rin", "kora"]}, "luc rin luc kora"),
        # Who leads several names another for each that a mate before may have.
        (3, "three_on_one", {0: ["luc"], 1: ["rin"], 2: ["rin", "seth", "kora", "vekil"]}, "luc rin seth kora"),
        (2, "three_on_one", {0: ["luc"], 1: ["rin", "seth", "kora"]}, "luc rin seth kora"),
    ],
)
def test_in_secret_both_sides_may_come_to_the_same_fighter_but_not_mates(
    seats: int, mode: Mode, picks: Mapping[int, Sequence[str]], found: str
) -> None:
    assert in_secret(seats, mode, picks) == found.split()


@pytest.mark.rule("BC-02")
def test_only_who_has_a_mate_before_him_is_asked_for_another_fighter_and_is_not_offered_the_first_again() -> None:
    for seat, kinds in ((0, ["fighter"]), (1, ["fighter"]), (2, ["fighter", "fighter_instead"])):
        match = begun(3, "two_on_one", "blind")
        for kind in kinds:
            asked = decision_of(match, seat)
            assert asked is not None
            assert asked.kind == kind
            assert ("luc" in [option.key for option in asked.options]) == (kind == "fighter")
            match = choose(RULES, match, seat, asked.id, ["luc" if kind == "fighter" else "rin"]).match
        assert decision_of(match, seat) is None


@pytest.mark.rule("BC-02")
@pytest.mark.parametrize("select", ["open", "draft", "random", "blind"])
@pytest.mark.parametrize("mode", ["two_on_one", "three_on_one", "two_on_two"])
def test_no_team_has_the_same_fighter_twice_however_they_are_chosen(select: Selection, mode: Mode) -> None:
    """Everybody takes the first that is offered."""
    for seats in range(2, sum(SIDES[mode]) + 1):
        match = begun(seats, mode, select)
        while match.board.phase == "select":
            asked = match.asks[0]
            match = choose(RULES, match, asked.seat, asked.id, [asked.options[0].key]).match
        led = [(fighter.team, fighter.kit) for fighter in match.board.fighters]
        assert len({*led}) == len(led), led


@pytest.mark.rule("BC-02")
def test_a_table_that_names_a_fighter_twice_in_a_team_is_refused_and_told_what_is_legal() -> None:
    with pytest.raises(ValueError, match=r"luc is named twice in a team: .* different .* opponents may lead the same"):
        begun(4, "two_on_two", "open", "rin", "seth", "luc", "luc")
    assert begun(4, "two_on_two", "open", "luc", "rin", "luc", "rin").board.phase != "select"
    assert begun(2, "duel", "open", "luc", "luc").board.phase != "select"
