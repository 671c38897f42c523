"""Movement on the board (BC-50 to BC-59)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engines.battlecon.game import BATTLECON
from tests.engines.battlecon.duels import Fight
from tests.engines.battlecon.kits import Raw, ability, duel, is_, kit, op, pack_of, token, when, with_style


def move(way: str, by: object = 1, **facts: Any) -> Raw:
    return op("move", way=way, by=by, **facts)


def began(*ops: Raw, spaces: Sequence[int] = (2, 4), ban: Raw | None = None, **red: Any) -> Fight:
    """A beat in which red does this in the start phase, up to the first question or to the end of the beat."""
    blue = {"ability": ability(when("always", ban))} if ban else {}
    own = with_style(when("start", *ops))
    return duel({**own, **red}, blue, spaces=spaces).lay("own/wait", "plain/wait").on()


def ends(fight: Fight) -> list[int] | set[str]:
    """Where the fighters stand if nothing was asked, else the spaces offered."""
    return fight.spaces() if fight.match.lanes else fight.offered


# ---------------------------------------------------------------- compulsory and exact


@pytest.mark.rule("BC-50")
@pytest.mark.parametrize(
    ("spaces", "by", "found"),
    [
        ((0, 6), 3, [3, 6]),
        ((3, 5), 3, [3, 5]),
        ((3, 5), 2, [6, 5]),
        ((0, 6), (1, 2), {"s1", "s2"}),
        ((4, 5), (1, 2), [6, 5]),
        ((5, 6), (1, 2), [5, 6]),
        ((0, 6), (0, 1), {"s1", "stay"}),
    ],
    ids=[
        "exactly 3",
        "3 where 2 are possible: none",
        "2",
        "either",
        "only 1 is possible: 1",
        "none is",
        "0 may be chosen",
    ],
)
def test_movement_is_compulsory_and_exact(spaces: Sequence[int], by: object, found: object) -> None:
    assert ends(began(move("advance", by), spaces=spaces)) == found


@pytest.mark.rule("BC-50")
def test_an_impossible_movement_is_no_movement_and_the_beat_goes_on() -> None:
    fight = began(move("advance", 3), op("bonus", stat="power", by=1, if_=(is_("did"),)), spaces=(3, 5))
    assert not fight.emitted("moved")
    assert not fight.emitted("bonus")
    assert fight.board.beat == 2


# ---------------------------------------------------------------- advance and retreat


@pytest.mark.rule("BC-51")
@pytest.mark.parametrize(
    ("spaces", "way", "found"),
    [
        ((2, 4), "advance", {"s3", "s5"}),
        ((2, 3), "advance", {"s4", "s5"}),
        ((4, 3), "advance", {"s2", "s1"}),
        ((3, 4), "retreat", {"s2", "s1"}),
        ((1, 4), "retreat", [0, 4]),
        ((0, 4), "retreat", [0, 4]),
    ],
    ids=["towards and past", "past at once", "to the left", "away", "only 1 before the edge", "none at the edge"],
)
def test_advance_goes_towards_the_opponent_and_past_him_retreat_away(spaces: Any, way: str, found: object) -> None:
    assert ends(began(move(way, (1, 2)), spaces=spaces)) == found


@pytest.mark.rule("BC-51")
def test_a_movement_keeps_the_direction_with_which_it_began() -> None:
    fight = began(move("advance", 3), spaces=(2, 3))
    assert fight.spaces() == [6, 3]
    assert len(fight.emitted("moved")) == 1


@pytest.mark.rule("BC-51")
def test_a_movement_keeps_its_direction_even_if_an_interruption_changes_sides() -> None:
    blue = {"ability": ability(when("opponent_advances", move("advance", 3)))}
    fight = duel(with_style(when("start", move("advance", 1))), blue, spaces=(2, 4))
    fight.beat("own/wait", "plain/wait")
    assert [(f["fighter"], f["end"]) for f in fight.emitted("moved")] == [(1, 0), (0, 3)], "to the right, as it began"


# ---------------------------------------------------------------- closing


@pytest.mark.rule("BC-52")
@pytest.mark.parametrize(
    ("spaces", "by", "found"),
    [((0, 5), 3, [3, 5]), ((0, 5), 4, [4, 5]), ((0, 5), 6, [4, 5]), ((4, 5), 2, [4, 5]), ((6, 2), 9, [3, 2])],
    ids=["as far as it says", "next to him", "never past", "not at all", "to the left"],
)
def test_closing_goes_as_far_as_possible_and_never_past(spaces: Any, by: int, found: list[int]) -> None:
    fight = began(move("close", by), spaces=spaces)
    assert fight.spaces() == found
    assert len(fight.emitted("moved")) == (spaces != tuple(found))


@pytest.mark.rule("BC-52", "BC-41")
@pytest.mark.parametrize(
    ("by", "way", "found"),
    [(3, "retreat", [4, 5]), (2, "retreat", [3, 5]), (3, "advance", [2, 3])],
    ids=["as near as it can by then", "no further than it says", "he has come nearer meanwhile"],
)
def test_a_closing_counts_from_where_an_interruption_has_left_the_opponent(by: int, way: str, found: list[int]) -> None:
    blue = {"ability": ability(when("opponent_advances", move(way, 1)))}
    fight = duel(with_style(when("start", move("close", by))), blue, spaces=(1, 4))
    fight.beat("own/wait", "plain/wait")
    assert fight.spaces() == found


# ---------------------------------------------------------------- teleports


@pytest.mark.rule("BC-53")
def test_a_teleport_goes_straight_to_any_free_space_but_the_own() -> None:
    assert began(op("teleport"), spaces=(2, 4)).offered == {"s0", "s1", "s3", "s5", "s6"}


@pytest.mark.rule("BC-53")
@pytest.mark.parametrize(
    ("ban", "found"), [("no_advance", {"s0", "s1"}), ("no_retreat", {"s3", "s5", "s6"}), ("no_move", [2, 4])]
)
def test_it_is_an_advance_or_a_retreat_as_it_goes(ban: str, found: object) -> None:
    assert ends(began(op("teleport"), ban=op("rule", rule=ban, who="opponent"))) == found


@pytest.mark.rule("BC-53")
def test_it_enters_and_leaves_nothing_between_and_is_not_moving_past() -> None:
    passing = when("opponent_passed", op("lose", by=7))
    wall = op("rule", rule="no_pass", who="opponent")
    blue = {"ability": ability(passing, when("always", wall))}
    emitted = op("lose", by=1, if_=(is_("passed"),))
    fight = duel(with_style(when("start", op("teleport")), when("end", emitted)), blue, spaces=(2, 4))
    fight.beat("own/wait", "plain/wait", answers=["s6"])
    assert fight.spaces() == [6, 4]
    assert fight.life() == [20, 20]
    assert fight.emitted("moved")[0]["passed"] == []


@pytest.mark.rule("BC-53")
def test_walking_past_is_moving_past() -> None:
    blue = {"ability": ability(when("opponent_passed", op("lose", by=7)))}
    emitted = op("lose", by=1, if_=(is_("passed"),))
    fight = duel(with_style(when("start", move("advance", 2)), when("end", emitted)), blue, spaces=(2, 4))
    fight.beat("own/wait", "plain/wait")
    assert fight.life() == [13, 19]


# ---------------------------------------------------------------- what must be chosen


@pytest.mark.rule("BC-54")
def test_push_or_pull_before_the_edge_is_a_pull() -> None:
    assert began(move("shift", 1), spaces=(3, 6)).spaces() == [3, 5]


@pytest.mark.rule("BC-54")
def test_retreat_one_or_two_one_space_from_the_edge_is_one() -> None:
    assert began(move("retreat", (1, 2)), spaces=(1, 3)).spaces() == [0, 3]


@pytest.mark.rule("BC-54")
def test_resources_paid_per_space_make_one_movement() -> None:
    gems = {"tokens": (token("gem", supply=3, counter=True),)}
    paid = [op("spend", token="gem", count=(0, 3)), move("close", {"of": "amount"})]
    fight = began(*paid, spaces=(0, 6), **gems).on("3")
    assert fight.emitted("moved") == [{"fighter": 0, "by": 0, "way": "close", "start": 0, "end": 3, "passed": []}]


# ---------------------------------------------------------------- bans


@pytest.mark.rule("BC-55")
@pytest.mark.parametrize(
    ("ban", "way", "found"),
    [
        ("no_advance", "advance", [2, 4]),
        ("no_advance", "close", [2, 4]),
        ("no_advance", "retreat", {"s1", "s0"}),
        ("no_retreat", "retreat", [2, 4]),
        ("no_retreat", "advance", {"s3", "s5"}),
        ("no_retreat", "move", {"s3", "s5"}),
        ("no_advance", "move", {"s1", "s0"}),
        ("no_move", "move", [2, 4]),
    ],
)
def test_a_ban_cancels_the_movement_and_of_several_options_the_forbidden_one(ban: str, way: str, found: object) -> None:
    assert ends(began(move(way, (1, 2)), ban=op("rule", rule=ban, who="opponent"))) == found


@pytest.mark.rule("BC-55")
def test_a_ban_on_passing_cancels_what_would_pass_in_full() -> None:
    ban = op("rule", rule="no_pass", who="opponent")
    assert ends(began(move("advance", 2), ban=ban)) == [2, 4]
    assert ends(began(move("advance", (1, 2)), ban=ban)) == [3, 4]


@pytest.mark.rule("BC-55")
def test_bans_on_own_movement_do_not_hinder_the_opponents_pulls_and_pushes() -> None:
    blue = {"ability": ability(when("always", op("rule", rule="no_advance"), op("rule", rule="no_retreat")))}
    fight = duel(with_style(when("start", move("push", 1))), blue).beat("own/wait", "plain/wait")
    assert fight.spaces() == [2, 5]


# ---------------------------------------------------------------- space by space


@pytest.mark.rule("BC-56")
@pytest.mark.parametrize(
    ("spaces", "way", "found"),
    [
        ((2, 3), "advance", {"s4", "s5", "s6"}),
        ((3, 1), "advance", {"s2", "s0"}),
        ((3, 4), "pull", {"s2", "s1", "s0"}),
        ((1, 5), "push", [1, 6]),
    ],
)
def test_a_fighter_in_the_way_is_jumped_uncounted_and_nobody_leaves_the_board(
    spaces: Any, way: str, found: object
) -> None:
    assert ends(began(move(way, (1, 3)), spaces=spaces)) == found


@pytest.mark.rule("BC-56")
def test_in_teams_any_fighters_in_the_way_are_jumped() -> None:
    kits = kit("red"), kit("blue", **with_style(when("start", move("advance", (1, 3))))), kit("green")
    fight = Fight("red", "blue", "green", rules=BATTLECON.rules(pack_of(*kits)), spaces=(0, 5, 3))
    fight.lay("plain/wait", "own/wait", "plain/jab").on()
    assert fight.question() == (1, "move")
    assert fight.offered == {"s4", "s2", "s1"}, "the team mate on 3 is jumped and not counted"


# ---------------------------------------------------------------- pulling and pushing


@pytest.mark.rule("BC-57")
@pytest.mark.parametrize(
    ("spaces", "way", "by", "found"),
    [
        ((2, 5), "pull", 1, [2, 4]),
        ((2, 3), "pull", 1, [2, 1]),
        ((2, 4), "pull", (1, 2), {"s3", "s1"}),
        ((2, 4), "push", (1, 2), {"s5", "s6"}),
        ((2, 6), "push", 1, [2, 6]),
        ((4, 2), "push", 1, [4, 1]),
    ],
)
def test_a_pull_brings_the_opponent_towards_and_past_a_push_away(
    spaces: Any, way: str, by: object, found: object
) -> None:
    assert ends(began(move(way, by), spaces=spaces)) == found


# ---------------------------------------------------------------- "if you moved"


@pytest.mark.rule("BC-59")
@pytest.mark.parametrize("mover", ["self", "opponent", "nobody"])
def test_to_have_moved_means_by_own_and_by_opponents_effects(mover: str) -> None:
    emitted = when("end", op("lose", by=3, if_=(is_("moved"),)))
    red = with_style(*([when("start", move("retreat", 1))] if mover == "self" else []), emitted)
    blue = with_style(*([when("start", move("push", 1))] if mover == "opponent" else []))
    fight = duel(red, blue).beat("own/wait", "own/wait")
    assert fight.life() == [20, 20 if mover == "nobody" else 17]


@pytest.mark.rule("BC-59")
def test_not_to_have_moved_is_meant_so_too() -> None:
    still = when("end", op("heal", by=3, if_=(is_("moved", no=True),)))
    fight = duel(with_style(still), with_style(when("start", move("push", 1)))).set(0, life=10)
    assert fight.beat("own/wait", "own/wait").life() == [10, 20]


@pytest.mark.rule("BC-59")
def test_cannot_move_means_by_own_and_by_opponents_effects() -> None:
    held = with_style(when("start", move("advance", 1)), when("always", op("rule", rule="no_move")))
    fight = duel(held, with_style(when("start", move("push", 1), op("teleport", who="opponent"))))
    fight.beat("own/wait", "own/wait")
    assert fight.spaces() == [2, 4]


@pytest.mark.rule("BC-59")
def test_a_movement_of_none_is_no_movement() -> None:
    emitted = when("end", op("lose", by=3, if_=(is_("moved"),)))
    fight = duel(with_style(when("start", move("advance", (0, 2))), emitted)).beat(
        "own/wait", "plain/wait", answers=["stay"]
    )
    assert fight.life() == [20, 20]
    assert fight.emitted("stayed") == [{"fighter": 0}]
