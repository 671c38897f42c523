"""Tactics: phases of a turn, collecting, moving, activating (AR-16, AR-18 to AR-20, AR-48)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.archutheon.packs import do, op
from tests.engines.archutheon.tables import Table


def tracks(movement: int) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
    """Return tracks of both sides with this step of movement."""
    return (movement, 0, 0), (movement, 0, 0)


@pytest.mark.rule("AR-16")
def test_tactics_and_combat_come_in_either_order_and_combat_is_compulsory() -> None:
    first = Table("b:C3n f:C3w", hand="b.base")
    assert "end" not in first.offered
    first.on("move", "stop")
    assert first.offered == ["attack"]
    later = Table("b:C3n f:C3w", hand="b.base").fight("attack:slow:b.base", "f")
    assert {*later.offered} == {"move", "end"}
    later.on("move", "stop")
    assert later.question[1] == "track", "the turn is over"


@pytest.mark.rule("AR-16")
def test_there_is_no_tactics_between_declarations() -> None:
    table = Table("b:C3n f:C3w", hand="b.base c.base").on("attack")
    assert not {"move", "collect"} & {*table.offered}
    table.on("attack:slow:b.base", "f")
    assert table.question == (0, "declare")


@pytest.mark.rule("AR-18")
def test_the_token_is_for_one_use_a_turn_and_comes_back_in_the_own_recovery() -> None:
    table = Table("b:A2n").on("move", "stop")
    assert "collect" not in table.offered
    table.finish()
    assert table.board.players[0].tactics == "moved"
    table.finish()
    assert table.board.turn == 3
    assert table.board.players[0].tactics == "ready"


@pytest.mark.rule("AR-18", "AR-45")
def test_collecting_takes_all_own_tokens_under_own_heroes() -> None:
    table = Table("b:A2n c:E2n d:A2s", gone="")
    table.on("collect")
    assert table.board.players[0].collected == 2
    assert {table.board.tokens.get(table.cell(cell)) for cell in ("A2n", "E2n")} == {None}
    assert table.board.tokens[table.cell("A2s")] == 1, "the other colour's stays"
    assert table.question == (0, "track")
    table.on("movement", "slots")
    assert table.board.players[0].tracks == (1, 1, 0)


@pytest.mark.rule("AR-45")
def test_points_of_one_action_go_to_different_tracks_and_may_be_left_unused() -> None:
    table = Table("b:A2n c:E2n").on("collect", "movement")
    assert {*table.offered} == {"slots", "stash", "none"}
    table.answer("none")
    assert table.board.players[0].tracks == (1, 0, 0)


@pytest.mark.rule("AR-45")
def test_four_tokens_at_once_are_three_steps() -> None:
    table = Table("a:B4w b:A2n c:E2n d:D4n").on("collect", "movement", "slots", "stash")
    if table.question[1] == "take":
        table.answer(" ".join(table.offered[:3]))
    assert table.question == (0, "turn")
    assert table.emitted("missed_enlightenment")[0]["points"] == 1


# ---------------------------------------------------------------- moving


@pytest.mark.rule("AR-19")
def test_as_many_different_heroes_as_numbers_each_up_to_its_number() -> None:
    table = Table("a:C1n b:C3w c:A1n d:E1n").on("move")
    assert {*table.offered} == {"a:1", "b:1", "c:1", "d:1", "stop"}
    table.answer("b:1").answer(table.offered[0])
    assert {*table.offered} == {"a:1", "c:1", "d:1", "stop"}, "one hero cannot use two numbers"
    table.answer("a:1").answer(table.offered[0])
    assert table.question == (0, "turn"), "1-1 is used up"


@pytest.mark.rule("AR-19")
@pytest.mark.parametrize(("step", "numbers"), [(0, "11"), (1, "111"), (2, "211"), (3, "2111")])
def test_the_numbers_of_the_track(step: int, numbers: str) -> None:
    table = Table("a:C1n b:C3w c:A1n d:E1n", tracks=tracks(step)).on("move")
    found = ""
    while table.question[1] == "walker":
        chosen = next(word for word in table.offered if word != "stop")
        found += chosen[2]
        table.on(chosen, "stay")
    assert sorted(found) == sorted(numbers)


@pytest.mark.rule("AR-20")
def test_a_move_of_2_is_two_single_steps_each_ending_on_a_free_cell() -> None:
    """C3w touches B2 and B3; A1w is two areas away."""
    table = Table("b:C3w f:B2w g:B2n h:B2s", tracks=tracks(2), things={}).on("move", "b:2")
    assert not any(cell.startswith("B2") for cell in table.offered)
    table.on("B3w")
    assert {cell[:2] for cell in table.offered if cell != "stay"} == {"B3", "A2", "A3"}
    table.on("stay", "stop")
    assert table.at("b") == ["B3w"], "a hero may stop after one"


@pytest.mark.rule("AR-19", "AR-20")
def test_a_hero_who_begins_anothers_move_is_finished() -> None:
    table = Table("b:C3w c:A1n", tracks=tracks(2), things={}).on("move", "b:2", "B3w", "stay", "c:1", "stay")
    assert not any(word.startswith(("b", "c")) for word in table.offered)


@pytest.mark.rule("AR-48")
def test_an_arrow_makes_a_movement_a_dash() -> None:
    """C3w touches two areas; a Dash leads to all six."""
    for step, areas in ((3, {"C3", "B2", "B3"}), (4, {"C2", "C4", "B2", "B3", "D2", "D3"})):
        table = Table("b:C3w", tracks=tracks(step), things={}, gone="c d e f g h").on(
            "move", "b:2d" if step == 4 else "b:2"
        )
        assert {cell[:2] for cell in table.offered if cell != "stay"} == areas


# ---------------------------------------------------------------- moving in defence


@pytest.mark.rule("AR-48")
def test_the_shield_allows_movement_in_defence() -> None:
    cards = {"b.base": {"scheme": {"kind": "targeted", "most": 0}}}
    table = Table("b:C3n f:C3w", hand="b.base", tracks=tracks(2), cards=cards, things={})
    table.on("attack", "attack:slow:b.base", "f")
    assert {*table.offered} == {"move:slow:", "move:fast:", "pass"}
    table.answer("move:fast:")
    assert table.question == (1, "walker"), "it executes first"
    assert {word[2:] for word in table.offered if ":" in word} == {"1"}, "the number with a shield alone"
    table.on("f:1", "B3n")
    assert table.health("f") == [10]
    assert table.board.players[1].tactics == "defence"
    assert not any(word in table.offered for word in ("walker",))


@pytest.mark.rule("AR-48")
def test_it_needs_the_token_unused_and_a_shield_on_the_track() -> None:
    assert Table("b:C3n f:C3w", hand="b.base", tracks=tracks(1)).on("attack", "attack:slow:b.base", "f").question == (
        0,
        "turn",
    )
    used = Table("b:C3n f:C3w", hand="b.base", tracks=tracks(2))
    used.board.players[1].tactics = "moved"
    assert used.on("attack", "attack:slow:b.base", "f").question == (0, "turn")


@pytest.mark.rule("AR-48", "AR-24")
def test_it_is_that_windows_declaration_in_a_slot_that_ascends() -> None:
    table = Table("b:C3n f:C3w", hand="b.base c.base", foe="f.base", tracks=tracks(2))
    table.on("attack", "attack:slow:b.base", "f", "attack:slow:f.base", "none", "attack:fast:c.base", "f")
    assert {word for word in table.offered if word.startswith("move")} == {"move:fast:"}
    table.answer("move:fast:")
    assert table.question == (1, "walker")


# ---------------------------------------------------------------- activating


FLIP: dict[str, Any] = do(op("put", what="armour", who="self"), boost="only", flip=True)


@pytest.mark.rule("AR-18")
def test_a_card_in_an_own_slot_is_activated_by_the_token() -> None:
    table = Table("b:C3n f:C3w", hand="b.base", cards={"b.base": {"slow": FLIP}})
    assert "flip:b.base" not in table.offered
    table.fight("with:slow:b.base")
    assert table.marks("b") == set(), "it waits for the token"
    table.answer("flip:b.base")
    assert table.marks("b") == {"armour"}
    assert table.board.players[0].tactics == "grey"


@pytest.mark.rule("AR-18", "AR-27")
@pytest.mark.parametrize("how", ["no_stealth", "dead", "cancel"])
def test_a_card_that_did_nothing_is_not_activated(how: str) -> None:
    cards = {"b.base": {"slow": FLIP}, "f.base": {"fast": do(op("cancel"), boost="only")}}
    table = Table("b:C3n f:C3w", hand="b.base", foe="f.base", cards=cards)
    use = "hide_with" if how == "no_stealth" else "with"
    table.on("attack", f"{use}:slow:b.base", "with:fast:f.base" if how == "cancel" else "pass")
    if how == "dead":
        table.hero("b").cell = -1
        table.again()
    assert not any(word.startswith("flip") for word in table.offered)


@pytest.mark.rule("AR-18", "AR-32")
def test_a_text_for_the_token_is_aimed_as_it_is_activated() -> None:
    flip = do(op("put", what="numb", who="hit"), flip=True)
    near = Table("b:C3n f:C3w", hand="b.base", cards={"b.base": {"slow": flip}}).fight("with:slow:b.base", "f")
    near.answer("flip:b.base")
    assert near.marks("f") == {"numb"}
    far = Table("b:C3n f:C3w", hand="b.base", cards={"b.base": {"slow": flip}}).fight("with:slow:b.base", "f")
    far.hero("f").cell = far.cell("C5w")
    far.answer("flip:b.base")
    assert far.marks("f") == set()
