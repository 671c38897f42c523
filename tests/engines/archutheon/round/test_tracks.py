"""Enlightenment and the tracks (AR-45 to AR-49)."""

from __future__ import annotations

import pytest

from tests.engines.archutheon.tables import Table

FULL = (4, 4, 3)


def ended(hand: str = "", **setup: object) -> Table:
    """Return a table at the track question of orange's turn, with this hand."""
    table = Table(**setup)  # type: ignore[arg-type]
    table.on("attack")
    while table.question[1] != "track":
        words = table.offered
        table.answer(next((word for word in ("end", "pass", "none") if word in words), words[0]))
    player = table.board.players[0]
    player.hand = sorted(hand.split())
    player.stash = [card for card in player.stash if card not in player.hand]
    return table


@pytest.mark.rule("AR-45")
def test_the_player_who_ends_the_turn_gains_a_point_which_he_must_use() -> None:
    table = ended()
    assert table.question == (0, "track")
    assert {*table.offered} == {"movement", "slots", "stash"}
    table.answer("slots")
    assert table.board.players[0].tracks == (0, 1, 0)


@pytest.mark.rule("AR-45")
def test_oranges_first_passing_counts_if_the_table_says_so() -> None:
    table = Table(tables={"first_enlightenment": False})
    table.finish()
    assert table.board.turn == 2
    assert table.board.players[0].tracks == (0, 0, 0)
    table.finish()
    assert table.board.players[1].tracks == (1, 0, 0)


@pytest.mark.rule("AR-45")
def test_a_full_track_is_not_offered_and_a_surplus_is_lost() -> None:
    assert {*ended(tracks=((4, 0, 0), (0, 0, 0))).offered} == {"slots", "stash"}
    table = Table(tracks=(FULL, (0, 0, 0)))
    table.board.collapse = 0
    table.finish()
    assert table.board.turn == 2
    assert table.emitted("missed_enlightenment")


@pytest.mark.rule("AR-47", "AR-86")
@pytest.mark.parametrize(("step", "tier", "take"), [(1, "one", 3), (2, "two", 2), (3, "three", 2)])
def test_a_step_on_the_stash_track_opens_a_tier(step: int, tier: str, take: int) -> None:
    table = ended(tracks=((0, 0, step - 1), (0, 0, 0))).on("stash")
    assert table.question == (0, "take")
    assert table.asked().least == table.asked().most == take
    assert all(table.rules.pack.value[card] == tier for card in table.offered)
    assert len(table.offered) == 4 + (2 if tier == "one" else 1)
    wanted = table.offered[1 : 1 + take]
    table.answer(" ".join(wanted))
    assert {*wanted} <= {*table.board.players[0].hand}
    assert table.emitted("took")[0] == {"side": 0, "tier": step, "count": take}, "which ones is secret"


@pytest.mark.rule("AR-47")
def test_if_fewer_are_left_those_are_taken() -> None:
    table = ended()
    table.board.players[0].stash = ["b.one", "c.two"]
    table.answer("stash")
    assert table.board.players[0].hand == ["b.one"]


@pytest.mark.rule("AR-49")
@pytest.mark.parametrize(("step", "offered"), [(0, True), (1, False), (2, True), (3, False)])
def test_the_exchange_comes_at_the_steps_that_say_so(step: int, offered: bool) -> None:
    table = ended("b.base universal.trick", tracks=((0, step, 1), (0, 0, 0))).on("slots")
    assert (table.question == (0, "give")) is offered


@pytest.mark.rule("AR-49", "AR-86")
def test_the_exchange_is_one_for_one_with_cards_of_open_stashes() -> None:
    table = ended("b.base c.one", tracks=((0, 0, 1), (0, 0, 0))).on("slots", "b.base c.one")
    assert table.question == (0, "get")
    assert table.asked().least == table.asked().most == 2
    assert "c.one" not in table.offered
    assert all(table.rules.pack.value[card] == "one" for card in table.offered)
    table.answer("b.one d.one")
    player = table.board.players[0]
    assert {"b.one", "d.one"} <= {*player.hand}
    assert not {"b.base", "c.one"} & {*player.hand}
    assert "c.one" in player.stash, "what is given goes to the stash of its value"
    assert player.away == ["b.base"], "base cards leave the game"
    assert table.emitted("exchanged")[0] == {"side": 0, "count": 2}


@pytest.mark.rule("AR-49")
def test_nothing_need_be_given_and_without_open_stashes_the_exchange_is_missed() -> None:
    table = ended("b.base", tracks=((0, 0, 1), (0, 0, 0))).on("slots", "")
    assert table.board.turn == 2
    assert ended("b.base").on("slots").board.turn == 2


@pytest.mark.rule("AR-49")
@pytest.mark.parametrize("card", ["universal.discipline", "universal.tide", "a.leader"])
def test_base_universal_and_leader_cards_leave_the_game(card: str) -> None:
    table = ended(card, tracks=((0, 0, 1), (0, 0, 0)))
    table.on("slots", card, "b.one")
    assert table.board.players[0].away == [card]
