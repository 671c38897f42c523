"""Setup: the number of players, the deal, the first player."""

from __future__ import annotations

import pytest

from engines.kernel.choose import Turn, begin
from engines.kernel.state.dice import draw
from engines.krendel import events
from engines.krendel.board import Options
from engines.krendel.game import KRENDEL
from tests.engines.krendel.support.tables import HEROES, Table, creature, pack_of, reward
from tests.support.events import public

CREATURES = [f"creature_{n}" for n in range(43)]
REWARDS = [f"reward_{n}" for n in range(8)]
RULES = KRENDEL.rules(pack_of(map(creature, CREATURES), map(reward, REWARDS)))
NAMES = ("sasha", "petya", "masha", "vasya", "glasha", "kolya")


def started(players: int, seed: int = 7) -> Turn:
    return begin(RULES, range(players), f"{seed:064x}", Options())


class Dice:
    """The dice of a match, drawn again by the documented rule."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.counter = 0

    def roll(self, bound: int) -> int:
        roll = draw(self.seed, self.counter, bound)
        self.counter = roll.counter + 1
        return roll.result

    def shuffled(self, items: list[str]) -> list[str]:
        items = list(items)
        for last in reversed(range(1, len(items))):
            other = self.roll(last + 1)
            items[last], items[other] = items[other], items[last]
        return items


@pytest.mark.rule("TK-04")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_players(players: int) -> None:
    match = started(players).match
    assert match.board.order == tuple(range(players))
    assert [d.seat for d in match.asks] == list(range(players))


@pytest.mark.rule("TK-04")
@pytest.mark.parametrize("players", [0, 1, 7])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(ValueError, match=f"krendel takes 2 to 6 seats, not {players}"):
        started(players)


@pytest.mark.rule("TK-05", "TK-03")
def test_everybody_gets_a_hero_five_creatures_and_empty_tracks() -> None:
    turn = started(4)
    board = turn.match.board
    for wizard in board.wizards.values():
        assert len(wizard.hand) == 5
        assert (wizard.wounds, wizard.trophies, wizard.stack, wizard.creature) == (0, 0, [], None)
    dealt = [card.id for wizard in board.wizards.values() for card in wizard.hand]
    assert len(board.deck) == 23
    assert sorted(dealt + [card.id for card in board.deck]) == sorted(CREATURES)
    assert (board.discard, board.used_rewards, board.round) == ([], [], 1)
    heroes = [e.hero for e in public(turn.events, events.Hero)]
    assert heroes == [wizard.hero for wizard in board.wizards.values()]
    assert len(set(heroes)) == 4


@pytest.mark.rule("TK-05", "TK-06")
def test_decks_are_shuffled_by_the_dice_and_dealt_from_the_top() -> None:
    board = started(4).match.board
    dice = Dice(f"{7:064x}")
    creatures = dice.shuffled(CREATURES)
    rewards = dice.shuffled(REWARDS)
    heroes = dice.shuffled([hero.id for hero in HEROES])
    assert board.condition == rewards[-1]  # the first card opened lies underneath
    assert board.prize == rewards[-2]
    assert [card.id for card in board.rewards] == rewards[:-2]
    assert [wizard.hero for wizard in board.wizards.values()] == heroes[:4]
    assert board.first == dice.roll(4)
    top = list(reversed(creatures))
    for place, seat in enumerate([(board.first + n) % 4 for n in range(4)]):
        assert [card.id for card in board.wizards[seat].hand] == top[5 * place : 5 * place + 5]
    assert [card.id for card in reversed(board.deck)] == top[20:]
    dealt = [card for wizard in board.wizards.values() for card in wizard.hand]
    assert {card.shuffle for card in (*dealt, *board.deck)} == {1}
    assert {card.shuffle for card in board.rewards} == {2}
    assert not any(card.known_to for card in (*dealt, *board.deck, *board.rewards))


@pytest.mark.rule("TK-05")
def test_the_two_opened_rewards_are_told_to_all() -> None:
    turn = started(2)
    board = turn.match.board
    assert public(turn.events, events.Rewards) == [events.Rewards(board.condition, board.prize)]
    assert board.condition != board.prize


@pytest.mark.rule("TK-06")
def test_everybody_can_be_first_by_the_dice() -> None:
    firsts = {started(6, seed).match.board.first for seed in range(60)}
    assert firsts == set(range(6))


@pytest.mark.rule("TK-06")
def test_the_first_player_stays_first() -> None:
    turn = started(3)
    t = Table(RULES, turn.match, NAMES[:3])
    first = t.board.first
    assert first != 0
    assert public(turn.events, events.First) == [events.First(first)]
    for number in (1, 2, 3, 4):
        assert t.board.round == number
        t.reveal_all({name: t.hand(name)[0] for name in NAMES[:3]})
        assert t.attacks()[0][0] == NAMES[first]
        t.discard()
        assert t.board.first == first
