"""The roads to victory: leaders, Gate, Collapse (AR-80 to AR-83, AR-85)."""

from __future__ import annotations

import pytest

from tests.engines.archutheon.packs import area, arena, do, op, targeted
from tests.engines.archutheon.tables import Table


def gate(table: Table) -> str:
    """Return the area of the Gate."""
    return arena().area_names[arena().gate_areas[table.board.gate]]


# ---------------------------------------------------------------- leaders


@pytest.mark.rule("AR-80")
def test_an_enemy_leader_who_leaves_is_an_immediate_win() -> None:
    table = Table("b:C3n e:C3w", hand="b.base c.base", foe="f.base", health={"e": 1}, cards={"b.base": {"damage": 2}})
    table.fight("attack:slow:b.base", "e")
    assert table.winner == (0, "leader")
    own = Table("b:C3n a:C3w", hand="b.base", health={"a": 1}).fight("attack:slow:b.base", "a")
    assert own.winner == (1, "leader")


@pytest.mark.rule("AR-80")
def test_another_hero_who_dies_ends_nothing() -> None:
    table = Table("b:C3n f:C3w", hand="b.base", health={"f": 1}).fight("attack:slow:b.base", "f")
    assert table.winner is None


@pytest.mark.rule("AR-80", "AR-83")
@pytest.mark.parametrize(("turned", "winner"), [(-1, 0), (0, 0), (1, 1)])
def test_if_both_leaders_die_at_once(turned: int, winner: int) -> None:
    """Before the Collapse card is turned the owner of the executing card wins, after it who turned it."""
    cards = {"b.base": {"scheme": area(), "damage": 2}}
    table = Table("b:C3n a:C3s e:C3w", hand="b.base", health={"a": 1, "e": 1}, cards=cards)
    table.board.collapse = turned
    assert table.fight("attack:slow:b.base", "C3").winner == (winner, "both_leaders")


@pytest.mark.rule("AR-80", "AR-41")
def test_both_leaders_may_die_by_damage_and_reflection_at_one_moment() -> None:
    cards = {"a.base": {"damage": 5}, "e.base": {"block": {"kind": "reflect", "by": 2}}}
    table = Table("a:C3n e:C3w", hand="a.base", foe="e.base", health={"a": 1, "e": 2}, cards=cards)
    table.on("attack", "attack:slow:a.base", "e", "block:slow:e.base")
    assert table.winner == (0, "both_leaders")


@pytest.mark.rule("AR-83", "AR-80")
def test_a_leader_who_leaves_alone_has_lost_whoever_turned_the_card() -> None:
    table = Table("b:C3n e:C3w", hand="b.base", health={"e": 1})
    table.board.collapse = 1
    assert table.fight("attack:slow:b.base", "e").winner == (0, "leader")


@pytest.mark.rule("AR-80")
@pytest.mark.parametrize("blows", [1, 2])
def test_a_text_keeps_a_leader_alive_once_a_match(blows: int) -> None:
    cards = {
        "e.base": {"slow": do(op("save", who="leader"), boost="only")},
        **{f"{kit}.base": {"damage": 6} for kit in "bc"},
    }
    table = Table("b:C3n c:C3s e:C3w", hand="b.base c.base", foe="e.base", cards=cards, health={"e": 3})
    table.on("attack", "attack:slow:b.base", "e", *(["pass", "attack:fast:c.base", "e"] if blows == 2 else []))
    table.on("with:slow:e.base").rest()
    if blows == 1:
        assert (table.health("e"), len(table.emitted("saved"))) == ([1], 1)
    else:
        assert table.winner == (0, "leader"), "the second blow is not survived"


# ---------------------------------------------------------------- the Gate


def entering(**setup: object) -> Table:
    """Return a table at the orange leader's step into the Gate's area."""
    table = Table("a:C2n", gone="c d", **setup)  # type: ignore[arg-type]
    return table.on("move", "a:1", "C3n")


@pytest.mark.rule("AR-81")
def test_a_leader_who_enters_the_gates_area_shifts_it_towards_the_opponent() -> None:
    assert gate(entering()) == "C4"
    green = Table("e:C4s", turn=2, gone="g h").on("move", "e:1", "C3n")
    assert gate(green) == "C2"


@pytest.mark.rule("AR-81")
@pytest.mark.parametrize("held", ["aloft", "stealth"])
def test_not_by_a_leader_aloft_or_with_stealth(held: str) -> None:
    assert gate(entering(marks={"a": held})) == "C3"
    assert gate(entering(things={"C3n": "cover" if held == "stealth" else "wall"})) == "C3"


@pytest.mark.rule("AR-81")
@pytest.mark.parametrize("held", ["", "aloft", "stealth"])
def test_an_enemy_there_holds_it_also_hidden_or_aloft(held: str) -> None:
    table = Table("a:C2n f:C3w", gone="c d", marks={"f": held}).on("move", "a:1", "C3n")
    assert gate(table) == "C3"


@pytest.mark.rule("AR-81")
def test_it_does_not_shift_when_the_enemy_leaves_later_or_it_comes_itself() -> None:
    cards = {"b.base": {"damage": 6}}
    table = Table("a:C2n b:C3s f:C3w", hand="b.base", gone="c d", cards=cards, health={"f": 6}).on(
        "move", "a:1", "C3n", "stop"
    )
    table.fight("attack:slow:b.base", "f")
    assert table.at("f") == [""]
    assert gate(table) == "C3"


@pytest.mark.rule("AR-81")
def test_other_heroes_and_steps_within_its_area_do_not_shift_it() -> None:
    assert gate(Table("b:C2n", gone="c d").on("move", "b:1", "C3n")) == "C3"
    assert gate(Table("a:C3n", gone="c d").on("move", "a:1", "C3w")) == "C3"


@pytest.mark.rule("AR-81")
@pytest.mark.parametrize("verb", ["dash", "push", "pull", "teleport", "swap"])
def test_any_means_of_entry_counts(verb: str) -> None:
    who = {"side": "allies", "within": 2, "pick": "one"} if verb == "swap" else "hit"
    cards = {"b.base": {"damage": 0, "scheme": targeted(3), "slow": do(op(verb, who=who))}}
    places = {"push": "a:C2n b:C1s", "pull": "a:C2n b:C3w"}.get(verb, "a:C2n b:C3w")
    table = Table(places, hand="b.base", cards=cards, gone="c d f g h").fight("with:slow:b.base", "a")
    if table.question[1] == "who":
        table.answer("a")
    if table.question[1] == verb:
        table.answer(next(cell for cell in table.offered if cell[:2] == "C3"))
    assert gate(table) == "C4"


@pytest.mark.rule("AR-81")
def test_beyond_the_board_is_an_immediate_win() -> None:
    table = Table("a:C4n f:A1w e:A3w h:E3n g:E1s", gone="c d")
    table.board.gate = 4
    table.on("move", "a:1", "C5s")
    assert table.winner == (0, "gate")
    green = Table("e:C2s a:A1w b:A1n", turn=2, gone="c d g h")
    green.board.gate = 0
    green.on("move", "e:1", "C1n")
    assert green.winner == (1, "gate")


@pytest.mark.rule("AR-81", "AR-76")
def test_a_rift_in_the_gates_area_hurts_first() -> None:
    table = entering(things={"C3n": "rift"})
    assert (gate(table), table.health("a")) == ("C4", [8])
    dead = entering(things={"C3n": "rift"}, health={"a": 2})
    assert dead.winner == (1, "leader")
    assert not dead.emitted("gate")


# ---------------------------------------------------------------- the Collapse


@pytest.mark.rule("AR-82")
def test_the_fourth_own_token_turns_the_card() -> None:
    table = Table("b:A2n")
    table.board.players[0].collected = 3
    table.on("collect", "none")
    assert table.board.collapse == 0
    third = Table("b:A2n")
    third.board.players[0].collected = 2
    assert third.on("collect", "none").board.collapse == -1


@pytest.mark.rule("AR-82")
def test_all_tracks_at_their_ends_turn_the_card() -> None:
    table = Table(tracks=((3, 4, 3), (0, 0, 0))).finish()
    assert table.board.collapse == 0
    table = Table(tracks=((3, 4, 2), (0, 0, 0))).finish()
    assert table.board.collapse == -1


@pytest.mark.rule("AR-82")
def test_each_player_moves_one_token_in_his_recovery_either_one() -> None:
    table = Table(turn=2)
    table.board.collapse = 1
    table.finish()
    assert (table.question, {*table.offered}) == ((0, "collapse"), {"orange", "green"})
    table.answer("green")
    assert table.board.lines == (0, 1)
    table.finish()
    assert table.question == (1, "collapse")


@pytest.mark.rule("AR-82")
def test_a_token_at_the_centre_waits_for_the_other() -> None:
    table = Table(turn=2, gone="b c d f g h")
    table.board.collapse, table.board.lines = 1, (4, 2)
    table.finish()
    assert table.board.lines == (4, 3), "the only one that can move is not asked for"


@pytest.mark.rule("AR-85")
@pytest.mark.parametrize(("before", "after"), [(10, 5), (7, 3), (2, 1)])
def test_heroes_in_a_zone_lose_half_their_health_rounded_up(before: int, after: int) -> None:
    table = Table("f:C5w b:A1w c:C1s", turn=2, health={"f": before}, marks={"f": "barrier armour"})
    table.board.collapse, table.board.lines = 1, (1, 0)
    table.finish().answer("green")
    assert table.health("f") == [after], "no damage, so nothing reduces it"
    assert table.marks("f") == {"barrier", "armour"}
    assert table.health("b", "c") == [10, 5], "of both sides, in either zone"


@pytest.mark.rule("AR-85", "AR-80")
def test_1_becomes_0() -> None:
    table = Table("f:C5w e:C3n", turn=2, health={"f": 1, "e": 1})
    table.board.collapse = 1
    table.finish().answer("green")
    assert table.at("f") == [""]
    assert table.health("e") == [1]


@pytest.mark.rule("AR-85")
def test_at_the_centre_the_whole_board_halves_in_every_recovery_and_nobody_is_healed() -> None:
    table = Table("b:C3n", turn=2, health={"a": 5})
    table.board.collapse, table.board.lines = 1, (4, 3)
    table.finish()
    assert table.health("a", "b", "e") == [2, 5, 5]
    heal = {"b.base": {"slow": do(op("heal", by=3, who="self"), boost="only")}}
    closed = Table("b:C3n", hand="b.base", cards=heal, health={"b": 5})
    closed.board.lines = (4, 4)
    assert closed.fight("with:slow:b.base").health("b") == [5]


@pytest.mark.rule("AR-85", "AR-83", "AR-80")
def test_three_more_halvings_end_the_game_for_who_turned_the_card() -> None:
    table = Table(turn=2)
    table.board.collapse, table.board.lines = 0, (4, 4)
    for _ in range(4):
        if table.winner is None:
            table.finish()
    assert table.winner == (0, "both_leaders")


@pytest.mark.rule("AR-80", "AR-85")
def test_no_text_saves_a_hero_from_the_collapse() -> None:
    table = Table("e:C5w", turn=2, health={"e": 1})
    table.board.collapse = 1
    table.finish()
    table.board.warded = ((table.number("e"), "e.base"),)
    assert table.answer("green").winner == (0, "leader")


@pytest.mark.rule("AR-82", "AR-12")
def test_the_zones_grow_line_by_line_and_cover_the_board_at_the_centre() -> None:
    found = arena()
    names = [[{found.area_names[at] for at in found.areas if zone >> at & 1} for zone in side] for side in found.zones]
    assert names[0][0] == {"C1", "B1", "D1"}
    assert names[0][1] == names[0][0] | {"A1", "C2", "E1"}
    assert names[0][2] == names[0][1] | {"B2", "D2"}
    assert names[0][3] == names[0][2] | {"A2", "C3", "E2"}
    assert names[0][3] | names[1][3] == {*found.area_names}
