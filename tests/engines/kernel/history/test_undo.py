"""Undo in every game: after every choice of random play, and by hand where it is refused."""

from __future__ import annotations

import msgspec
import pytest

from engines.kernel import game as kernel
from engines.kernel.choose import IllegalChoiceError, choose, withdraw
from engines.kernel.history.undo import undo
from tests.engines.conformance.seeds import random_seeds
from tests.engines.conformance.tables import TABLES
from tests.engines.kernel.history.undoing import check_undo
from tools.conformance.playing import Game, Table

at_every_table = pytest.mark.parametrize("table", TABLES, ids=[table.name for table in TABLES])


@at_every_table
def test_every_choice_can_be_undone_and_made_again(table: Table) -> None:
    for seed in random_seeds(3):
        check_undo(table, seed)


@at_every_table
def test_cards_to_come_are_shuffled_anew_by_fair_dice_only_if_something_was_seen(table: Table) -> None:
    changed = 0
    # Fixed seeds: with few cards left unseen, a shuffle may well leave them as they were.
    for seed in range(5):
        with Game(table, seed) as game:
            moves = list(game.moves())
        for move in moves[:-1]:
            same = undo(table.rules, move.turn.match, move.before, crossed=False)
            anew = undo(table.rules, move.turn.match, move.before, crossed=True)
            assert same.match.board == move.before.board
            assert same.rolls == ()
            assert [r.counter for r in anew.rolls] == list(range(same.match.rolled, anew.match.rolled))
            changed += anew.match.board != same.match.board
    game = table.rules.game
    if game.zones(moves[0].before.board) or game.shuffle_unseen is not kernel.Game.shuffle_unseen:
        assert changed > 10
    else:
        assert changed == 0, "where no cards lie hidden there is nothing to shuffle"


def test_what_cannot_be_undone() -> None:
    table = TABLES[0]
    with Game(table, 1) as game:
        moves = list(game.moves())
    first, last = moves[0], moves[-1]
    with pytest.raises(IllegalChoiceError) as over:
        undo(table.rules, last.turn.match, last.before, crossed=False)
    assert over.value.reason == "over"
    gone = withdraw(table.rules, moves[3].before, moves[3].before.seats[0]).match
    with pytest.raises(IllegalChoiceError) as left:
        undo(table.rules, gone, first.before, crossed=False)
    assert left.value.reason == ("over" if gone.outcome else "seat_left")
    for wrong in (last.before, moves[2].before, msgspec.structs.replace(first.before, seed="00" * 32)):
        with pytest.raises(ValueError, match="no former state"):
            undo(table.rules, moves[2].before, wrong, crossed=False)


def test_a_control_of_an_undone_question_is_stale() -> None:
    table = TABLES[0]
    with Game(table, 2) as game:
        for move in game.moves():
            if move.turn.match.outcome is not None:
                break
            back = undo(table.rules, move.turn.match, move.before, crossed=False).match
            with pytest.raises(IllegalChoiceError) as stale:
                choose(table.rules, back, move.seat, move.asked.id, move.keys)
            assert stale.value.reason == "answered"
