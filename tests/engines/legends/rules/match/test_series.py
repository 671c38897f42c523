"""The match: who is first, how games end, and what games mean for the match (LG-02, LG-05)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel.choose import IllegalChoiceError, choose
from engines.legends import events
from tests.engines.legends.duels import Duel
from tests.engines.legends.openings import Opening

SEEDS = [f"{n:064x}" for n in range(1, 9)]

# ---------------------------------------------------------------- who is first


@pytest.mark.rule("LG-02")
def test_chance_decides_who_is_first_in_the_first_game() -> None:
    firsts = [Opening(seed).emitted(events.First)[0] for seed in SEEDS]
    assert {first.seat for first in firsts} == {0, 1}
    assert {first.how for first in firsts} == {"chance"}
    matches = [Opening(seed).board for seed in SEEDS]
    assert all(board.order == (board.first, 1 - board.first) for board in matches)


@pytest.mark.rule("LG-02")
def test_the_table_may_name_who_is_first_but_only_in_the_first_game() -> None:
    for seat in (0, 1):
        match = Opening(first=seat)
        assert [(first.seat, first.how) for first in match.emitted(events.First)] == [(seat, "table")]
        assert match.concede(seat).question == (seat, "first")


@pytest.mark.rule("LG-02")
@pytest.mark.parametrize("loser", [0, 1])
@pytest.mark.parametrize("named", [0, 1])
def test_the_loser_of_the_game_before_decides_and_may_name_either_before_anything_is_dealt(
    loser: int, named: int
) -> None:
    match = Opening().lose(loser)
    assert (match.question, match.offered) == ((loser, "first"), {"seat0", "seat1"})
    assert match.hand(0) == match.hand(1) == []
    match.answer(f"seat{named}")
    assert match.board.first == named
    first = match.emitted(events.First)[-1]
    assert (first.seat, first.how, first.by) == (named, "decided", loser)
    assert match.question == (named, "mulligan")


@pytest.mark.rule("LG-02", "LG-05")
def test_after_a_drawn_first_game_there_is_a_new_coin() -> None:
    tossed = set()
    for seed in SEEDS:
        match = Opening(seed, first=0).lose(0, 1)
        assert match.emitted(events.First)[-1].how == "chance"
        tossed.add(match.board.first)
    assert tossed == {0, 1}


@pytest.mark.rule("LG-02")
def test_after_a_later_draw_whoever_decided_last_decides_again() -> None:
    match = Opening().lose(1).answer("seat0").lose(0, 1)
    assert match.question == (1, "first")
    assert match.answer("seat1").board.first == 1


# ---------------------------------------------------------------- the end of a game


@pytest.mark.rule("LG-05", "LG-27")
@pytest.mark.parametrize(("without", "winner"), [((0,), 1), ((1,), 0), ((0, 1), -1)])
def test_at_the_end_of_any_turn_a_player_without_heroes_has_lost_and_both_have_drawn(
    without: tuple[int, ...], winner: int
) -> None:
    for active in (0, 1):
        match = Opening().squads()
        match.board.active = active
        (over,) = match.lose(*without).emitted(events.GameOver)
        assert (over.number, over.winner, over.reason) == (1, winner, "heroes")
        assert over.won == tuple(int(seat == winner) for seat in (0, 1))


@pytest.mark.rule("LG-05")
def test_a_game_begins_on_an_empty_table() -> None:
    match = Opening().squads("mira rex", "seer")
    match.board.sides[0].spent, match.board.sides[0].missing = 3, 2
    match.board.sides[1].graveyard.append("wolf")
    match.lose(0).answer("seat0")
    board = match.board
    assert (board.number, board.turn, board.permanents, board.queue, board.effects) == (2, 0, [], [], ())
    for seat, side in board.sides.items():
        assert (side.spent, side.missing, side.graveyard, len(side.hand), len(side.deck)) == (0, 0, [], 7, 43), seat


@pytest.mark.rule("LG-05")
@pytest.mark.parametrize("loser", [0, 1])
def test_a_game_may_be_conceded_while_anybody_is_asked_anything(loser: int) -> None:
    dealt = Opening()
    choosing = Opening().keep()
    half_chosen = Opening().keep().reply(1 - loser, "mira")
    playing = Opening().squads()
    for match in (dealt, choosing, half_chosen, playing):
        match.concede(loser)
        (over,) = match.emitted(events.GameOver)
        assert (over.winner, over.reason) == (1 - loser, "conceded")
        assert (match.board.number, match.question) == (2, (loser, "first"))
        assert match.match.outcome is None


@pytest.mark.rule("LG-05")
def test_whoever_concedes_the_match_has_lost_it() -> None:
    match = Opening().squads().leave(0)
    outcome = match.match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.shared, outcome.reason) == ((1,), False, "withdrew")


# ---------------------------------------------------------------- the end of the match


def play_games(played: str, **options: Any) -> Opening:
    """Return a match in which these games were played: "0", "1" by the seat that won, "=" for a draw."""
    match = Opening(**options)
    for game in played:
        assert match.match.outcome is None, "the match is not over before the last of them"
        if match.match.asks[0].kind == "first":
            match.answer("seat0")
        match.lose(*((0, 1) if game == "=" else (1 - int(game),)))
    return match


@pytest.mark.rule("LG-05")
@pytest.mark.parametrize(
    ("games", "winners"),
    [
        ("00", (0,)),
        ("11", (1,)),
        ("010", (0,)),
        ("=11", (1,)),
        ("0=0", (0,)),
        ("=01=", (0, 1)),
        ("0=1=", (0, 1)),
        ("0==", (0,)),
        ("=1=", (1,)),
        ("==", (0, 1)),
        ("=011", (1,)),
    ],
)
def test_two_games_win_the_match_and_the_second_draw_ends_it(games: str, winners: tuple[int, ...]) -> None:
    match = play_games(games)
    outcome = match.match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.shared) == (winners, len(winners) == 2)
    assert len(match.emitted(events.GameOver)) == len(games)
    (over,) = match.emitted(events.Over)
    assert over.winners == (winners if len(winners) == 1 else ())


@pytest.mark.rule("LG-05")
@pytest.mark.parametrize("games", ["0", "=", "01", "=0", "0=", "=01", "0=1"])
def test_the_match_goes_on_until_it_is_decided(games: str) -> None:
    match = play_games(games)
    assert match.match.outcome is None
    assert match.board.number == len(games) + 1


@pytest.mark.rule("LG-05")
@pytest.mark.parametrize(("game", "winners"), [("0", (0,)), ("1", (1,)), ("=", (0, 1))])
def test_a_match_of_one_game_ends_with_it_drawn_if_the_game_is(game: str, winners: tuple[int, ...]) -> None:
    outcome = play_games(game, games="one").match.outcome
    assert outcome is not None
    assert outcome.winners == winners


@pytest.mark.rule("LG-05")
def test_in_a_match_of_one_game_there_is_no_game_to_concede_but_the_match() -> None:
    with pytest.raises(IllegalChoiceError):
        Opening(games="one").squads().concede(0)


@pytest.mark.rule("LG-05", "LG-56")
def test_the_end_of_the_match_opens_the_lists_of_both_decks_and_that_is_a_revelation() -> None:
    duel = Duel("mira", "rex", games="one", damage={"mira": 99}, their_hand="fog", hand="fog")
    assert all(player.deck_list is None for player in duel.view().players)
    revealed = False
    while duel.match.outcome is None:
        asked = duel.asked
        turn = choose(duel.rules, duel.match, asked.seat, asked.id, ["pass"])
        duel.match, revealed = turn.match, turn.revealed
    assert revealed
    assert all(player.deck_list for player in duel.view().players)
