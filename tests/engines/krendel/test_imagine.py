"""Imagined combats come to what the real ones come to."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from engines.krendel.board import Board, Options, Wizard, clockwise, new_board
from engines.krendel.content.pack import load
from engines.krendel.imagine import imagine, outlook
from engines.krendel.round.combat import fight
from engines.krendel.round.rewards import fulfilled_by, gains

PACK = load()


def revealed(rng: Random, seats: int) -> Board:
    """Return a table in the middle of a game with every creature revealed."""
    cards = [card.id for card in rng.sample(PACK.creatures, 3 * seats)]
    board = new_board(PACK, tuple(range(seats)), Options(rng.choice(["printed", "symmetric"])))
    board.first = rng.randrange(seats)
    most = rng.choice([2, 11])  # where nearly nobody has anything, there is less to steal and to heal than a prize says
    for seat in board.order:
        stack = [cards.pop() for _ in range(rng.choice([0, 1, 2, 2]))]
        board.wizards[seat] = Wizard("", rng.randrange(most), rng.randrange(most), [], stack, cards.pop())
    board.condition, board.prize = (card.id for card in rng.sample(PACK.rewards, 2))
    return board


def tracks(board: Board) -> tuple[list[int], list[int]]:
    wizards = [board.wizards[seat] for seat in clockwise(board, board.first)]
    return [w.trophies for w in wizards], [w.wounds for w in wizards]


def fought(board: Board) -> tuple[list[int], list[int]]:
    """Return the tracks after the attacks and the prize by the rules that matches are played by."""
    real = msgspec.structs.replace(board, wizards={s: msgspec.structs.replace(w) for s, w in board.wizards.items()})
    real.fight = fight(real, PACK)
    for attack in real.fight.attacks:
        real.wizards[attack.attacker].trophies += attack.trophies
        real.wizards[attack.attacker].wounds += attack.thorns
        real.wizards[attack.target].wounds += attack.wounds
    winners = fulfilled_by(real, PACK.reward[real.condition].condition)
    for seat, gain in gains(real, PACK, PACK.reward[real.prize].prize, winners).items():
        wizard = real.wizards[seat]
        wizard.trophies, wizard.wounds = max(0, wizard.trophies + gain.trophies), max(0, wizard.wounds + gain.wounds)
    return tracks(real)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_an_imagined_combat_comes_to_what_the_real_one_does(seats: int) -> None:
    rng = Random(seats)
    for _ in range(400):
        board = revealed(rng, seats)
        stacks = {seat: wizard.stack for seat, wizard in board.wizards.items()}
        seen = outlook(board, PACK, stacks, board.condition, PACK.reward[board.prize].prize)
        cards = [PACK.creature[board.wizards[seat].creature or ""] for seat in clockwise(board, board.first)]
        assert imagine(seen, cards, tracks(board)) == fought(board)


def test_imagining_changes_nothing() -> None:
    board = revealed(Random(1), 4)
    before = msgspec.json.encode(board)
    start = tracks(board)
    kept = [*start[0]], [*start[1]]
    stacks = {seat: wizard.stack for seat, wizard in board.wizards.items()}
    seen = outlook(board, PACK, stacks, board.condition, PACK.reward[board.prize].prize)
    imagine(seen, [PACK.creatures[seat] for seat in board.order], start)
    assert start == kept
    assert msgspec.json.encode(board) == before
