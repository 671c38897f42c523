"""The practice player of Brawl: legal answers out of what its seat may know, an eye for the next scoring, better than chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from engines.brawl.board import BrawlMatch, Options
from engines.brawl.practice import QUICK, Effort, advise
from engines.brawl.worth import Now, standing
from engines.kernel.automatic.chance import random_keys
from engines.kernel.choose import begin, check, choose
from engines.kernel.history.saves import save
from engines.kernel.state.model import Decision
from engines.kernel.views import redeal
from tests.engines.brawl.bouts import RULES, Bout
from tests.support.visiting import visit_questions

LEAST = Effort(playouts=2, least=1, most=1, deals=1)
"""Hardly any thought: for tests of what is answered, not how well."""

TABLES = (
    Options(select="tournament"),
    Options(select="random", challenges="two"),
    Options(mode="teams", select="casual"),
)


def at_questions(visit: Callable[[BrawlMatch, Decision, Random], None], each: int, games: int) -> Counter[str]:
    """Play at random, and visit the first questions of each kind at each table; return how many of each kind there were."""
    visited: Counter[str] = Counter()
    for n, options in enumerate(TABLES):
        here: Counter[str] = Counter()
        for game in range(games):
            rng = Random(100 * n + game)
            match: BrawlMatch = begin(RULES, range(options.players), rng.randbytes(32).hex(), options).match
            visit_questions(RULES, match, rng, visit, each, here)
        visited += here
    return visited


def played(seed: int, options: Options, practice: int) -> BrawlMatch:
    """Return a finished match of a team of practice players against a random one."""
    rng = Random(seed)
    match: BrawlMatch = begin(RULES, range(options.players), rng.randbytes(32).hex(), options).match
    while match.outcome is None:
        asked = match.asks[0]
        if match.board.players[asked.seat].team == practice:
            keys = advise(RULES, redeal(RULES, match, asked.seat, rng), asked.seat, rng, QUICK)
        else:
            keys = random_keys(asked, rng)
        match = choose(RULES, match, asked.seat, asked.id, keys).match
    return match


def turn_of(bout: Bout, chance: int) -> BrawlMatch:
    """Return the match after the present turn, with the practice player in all seats."""
    match, rng, turn = bout.match, Random(chance), bout.board.turn
    while match.outcome is None and match.board.turn == turn:
        asked = match.asks[0]
        keys = advise(RULES, redeal(RULES, match, asked.seat, rng), asked.seat, rng)
        match = choose(RULES, match, asked.seat, asked.id, keys).match
    return match


def stands(bout: Bout, team: int, now: Now | None = None) -> float:
    """Return how a team stands, seen from the present turn."""
    return standing(RULES.pack, bout.match, team, now or Now(bout.board.turn, bout.board.round))


# ---------------------------------------------------------------- what it answers, and from what


def test_its_answers_are_legal_and_change_nothing() -> None:
    def visit(match: BrawlMatch, asked: Decision, rng: Random) -> None:
        body = save(match)
        check(match, asked.seat, asked.id, advise(RULES, redeal(RULES, match, asked.seat, rng), asked.seat, rng, LEAST))
        assert save(match) == body

    visited = at_questions(visit, each=2, games=2)
    assert {"bring", "ban", "pick", "trap_place", "mulligan", "deploy", "act", "move", "attack", "react"} <= {*visited}


def test_it_has_nothing_to_say_where_nothing_is_asked() -> None:
    with pytest.raises(LookupError):
        advise(RULES, Bout("taze:C1", "mariusz:G6").match, 1, Random(1))


# ---------------------------------------------------------------- how it sees a table


def test_what_one_team_gains_the_other_loses() -> None:
    for turn in (0, 1):
        bout = Bout(
            "taze:C1 alistair:C2 korvash:D2", "mariusz:G6", turn=turn, damage={"taze": 3}, points=(1, 2), round_=2
        )
        assert stands(bout, 0) == -stands(bout, 1)


def with_track(slot: int, **more: Any) -> Bout:
    """Return a table at which the first team fulfils the only challenge, on a slot."""
    return Bout(
        "taze:C1 alistair:C2 korvash:D2",
        "mariusz:G6",
        challenges=["red_guard" if n == slot else "" for n in range(4)],
        **more,
    )


@pytest.mark.rule("SB-11", "SB-14")
def test_a_challenge_counts_by_what_it_is_worth_when_the_team_scores_next() -> None:
    """Before the first team scores again the track moves on."""
    values = [stands(with_track(slot), 0) for slot in range(4)]
    assert values[1] > values[0] == values[2] > values[3]
    soon = stands(with_track(1, turn=1), 0) - stands(with_track(3, turn=1), 0)
    assert soon > values[1] - values[3], "in the other's turn nobody else has one before it is scored"


@pytest.mark.rule("SB-11")
def test_what_the_other_team_scores_first_does_not_count() -> None:
    bout = Bout("taze:D2 alistair:C1 korvash:D6", "mariusz:C2 izabella:E2 rath:C7", round_=2, challenges=[""] * 4)
    without = stands(bout, 0)
    bout.board.track = ("", "fire_over_water", "", "")
    assert stands(bout, 0) < without


@pytest.mark.rule("SB-10")
def test_a_challenge_that_will_win_the_match_counts_more() -> None:
    lead = [
        stands(with_track(1, turn=1, points=(points, 0)), 0) - stands(with_track(3, turn=1, points=(points, 0)), 0)
        for points in (1, 3)
    ]
    assert lead[1] > 2 * lead[0]


@pytest.mark.rule("SB-35")
def test_a_core_is_worth_something_in_the_others_turn() -> None:
    poor = {0: "red", 1: "red yellow blue"}
    sides = ("taze:C1 korvash:D2", "mariusz:G6")
    assert stands(Bout(*sides, cores=poor, turn=1), 0) < stands(Bout(*sides, turn=1), 0)
    assert stands(Bout(*sides, cores=poor), 0) == stands(Bout(*sides), 0)


@pytest.mark.rule("SB-11")
@pytest.mark.parametrize("turn", [0, 1])
def test_in_round_1_both_teams_look_to_their_first_scoring_of_round_2(turn: int) -> None:
    """Also while champions are placed, as that comes before the first turn."""
    track = ("red_guard", "", "", "")
    near, far = (Bout("taze:A6", f"mariusz:{hex_}", turn=turn, challenges=track) for hex_ in ("G1", "G6"))
    assert stands(near, 1) > stands(far, 1)
    near, far = (Bout(f"taze:{hex_}", "mariusz:G6", turn=turn, challenges=track) for hex_ in ("A1", "A6"))
    assert stands(near, 0) > stands(far, 0)


@pytest.mark.rule("SB-78")
def test_with_four_too() -> None:
    """A team's second turn of round 1 brings nothing: the track moves on by two slots before the team scores."""
    sides = ("taze:C1 korvash:D2", "mariusz:G6", "alistair:C2", "rath:G5")
    values = [
        stands(Bout(*sides, challenges=["red_guard" if n == slot else "" for n in range(5)]), 0) for slot in range(5)
    ]
    assert values[1] > values[0] == values[2] > values[3] == values[4]


# ---------------------------------------------------------------- what it does


@pytest.mark.parametrize("chance", range(3))
def test_it_takes_the_point_that_wins(chance: int) -> None:
    bout = Bout("taze:C3 alistair:A1", "mariusz:C5", points=(4, 0), damage={"mariusz": 7}, challenges=[""] * 4)
    left = bout.champion("mariusz").health - 1
    bout.board.champions[3].damage = left
    match = turn_of(bout, chance)
    assert match.board.winner == 0


@pytest.mark.rule("SB-66")
@pytest.mark.parametrize("chance", range(3))
def test_it_breaks_what_the_other_would_win_by(chance: int) -> None:
    """One enemy holds the middle of the court; with him there the other team would win as its turn begins."""
    bout = Bout(
        "taze:C4 alistair:C3 korvash:B4", "mariusz:E4", round_=2, points=(0, 4),
        challenges=["", "heart_of_court", "", ""],
    )  # fmt: skip
    match = turn_of(bout, chance)
    assert match.outcome is None
    assert match.board.points[1] == 4


# ---------------------------------------------------------------- strength


def test_it_beats_random_play() -> None:
    duels = [played(seed, Options(select="random"), seed % 2).board.winner == seed % 2 for seed in range(8)]
    fours = [
        played(seed, Options(mode="teams", select="random"), seed % 2).board.winner == seed % 2 for seed in range(2)
    ]
    # Chance alone would give 5; these seeds are fixed, so the count is always the same.
    assert sum(duels) + sum(fours) >= 9
