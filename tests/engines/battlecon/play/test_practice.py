"""The practice player of BattleCON: legal answers to every question, out of what its seat may know, far better than chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from engines.battlecon.board import BattleconMatch, Options
from engines.battlecon.game import BATTLECON, DECISIONS
from engines.battlecon.practice import QUICK, Effort, advise, solve
from engines.kernel.automatic.chance import random_keys
from engines.kernel.choose import begin, check, choose
from engines.kernel.history.saves import save
from engines.kernel.state.model import Decision, Seat
from engines.kernel.views import redeal
from tests.engines.battlecon.duels import Fight
from tests.engines.battlecon.kits import duel, with_style
from tests.support.visiting import visit_questions

RULES = BATTLECON.standard

LEAST = Effort(glances=1, kept=2, rivals=2, playouts=1, rounds=20)
"""Hardly any thought: for tests of what is answered, not how well."""

TABLES = (
    (2, Options(select="draft")),
    (2, Options(select="blind")),
    (2, Options(fighters=("luc", "seth"), rules="legacy")),
    (2, Options(fighters=("seth", "kehrolyn"))),
    (2, Options(fighters=("juto", "lixis"))),
    (2, Options(fighters=("daidzin", "feilana"))),
    (3, Options("two_on_one", "blind")),
    (3, Options("two_on_two", "random")),
    (4, Options("three_on_one", "random")),
)
"""Tables at which between them everything is asked."""

SELDOM: dict[str, Callable[[], Fight]] = {
    "swap": lambda: (
        Fight("seth", "claus", spaces=(3, 4))
        .lay("wyrding/dash", "maneuver/shot")
        .use(0, "guess")
        .answer("shot")
        .on("seth.wyrding/0")
    ),
    "remove": lambda: (
        Fight("juto", "eustace", spaces=(2, 3)).rich(0).lay("maneuver/press", "frostbite/strike").on("play")
    ),
}
"""Fights at questions that hardly ever come up by chance."""

EACH = 2
"""How often each kind of question is answered with thought, at each table."""


def started(rng: Random, seats: int, options: Options) -> BattleconMatch:
    return begin(RULES, range(seats), rng.randbytes(32).hex(), options).match


def played(seed: int, seats: int, options: Options, practice: Seat) -> BattleconMatch:
    """Return a finished match of one practice player against random ones."""
    rng = Random(seed)
    match = started(rng, seats, options)
    while match.outcome is None:
        asked = match.asks[0]
        if asked.seat == practice:
            keys = advise(RULES, redeal(RULES, match, practice, rng), practice, rng, QUICK)
        else:
            keys = random_keys(asked, rng)
        match = choose(RULES, match, asked.seat, asked.id, keys).match
    return match


def at_questions(visit: Callable[[BattleconMatch, Decision, Random], None], games: int) -> Counter[str]:
    """Play fights at random, and visit the first questions of each kind at each table; return how many of each kind."""
    visited: Counter[str] = Counter()
    for n, (seats, options) in enumerate(TABLES):
        here: Counter[str] = Counter()
        for game in range(games):
            rng = Random(100 * n + game)
            visit_questions(RULES, started(rng, seats, options), rng, visit, EACH, here)
        visited += here
    return visited


# ---------------------------------------------------------------- what it answers, and from what


def test_it_answers_every_kind_of_question_and_all_its_answers_are_legal() -> None:
    def visit(match: BattleconMatch, asked: Decision, rng: Random) -> None:
        body = save(match)
        keys = advise(RULES, redeal(RULES, match, asked.seat, rng), asked.seat, rng, LEAST)
        check(match, asked.seat, asked.id, keys)
        assert save(match) == body

    visited = at_questions(visit, games=5)
    for kind, fight in SELDOM.items():
        match = fight().match
        assert match.asks[0].kind == kind
        visit(match, match.asks[0], Random(kind))
        visited[kind] += 1
    assert {*DECISIONS} - {*visited} == set()


@pytest.mark.rule("BC-06", "BC-78")
def test_the_same_chance_gives_the_same_answer_whatever_lies_hidden() -> None:
    def visit(match: BattleconMatch, asked: Decision, rng: Random) -> None:
        chance = rng.random()
        keys = advise(RULES, match, asked.seat, Random(chance), QUICK)
        for _ in range(2):
            other = redeal(RULES, match, asked.seat, rng)
            assert advise(RULES, other, asked.seat, Random(chance), QUICK) == keys, asked.kind

    assert at_questions(visit, games=1)["pair"] > len(TABLES)


def test_a_pair_is_chosen_without_the_one_that_a_rival_has_laid() -> None:
    """The rival's lane is done, with each pair in turn: that changes nothing."""
    found = set()
    for pair in ("plain/strike", "halt/wait", "maneuver/dash", "plain/drive"):
        fight = duel(None, with_style()).answer("/".join(_named(part) for part in pair.split("/")), seat=0)
        found.add(tuple(advise(fight.rules, fight.match, 1, Random(5), QUICK)))
    assert len(found) == 1


def _named(part: str) -> str:
    return f"red.{part}" if part in ("plain", "halt", "wait") else part


def test_it_has_nothing_to_say_where_nothing_is_asked() -> None:
    fight = duel(None, with_style()).answer("red.plain/strike", seat=0)
    with pytest.raises(LookupError):
        advise(fight.rules, fight.match, 0, Random(1))


# ---------------------------------------------------------------- strength


def test_it_beats_random_play() -> None:
    won = sum(played(seed, 2, Options(select="random"), seed % 2).board.winner == seed % 2 for seed in range(25))
    # Chance alone would give 12 or 13; these seeds are fixed, so the count is always the same.
    assert won >= 23


def test_it_beats_random_play_in_teams() -> None:
    options = Options("two_on_two", "random")
    assert [seed for seed in range(4) if played(seed, 2, options, seed % 2).board.winner != seed % 2] == []


def test_alone_against_two_it_wins_more_than_chance_would() -> None:
    """Random play alone against two won 4 fights of 60; of six fights three or more would be one chance in 200."""
    won = sum(played(seed, 2, Options("two_on_one", "random"), 0).board.winner == 0 for seed in range(6))
    assert won >= 3


# ---------------------------------------------------------------- mixtures


def test_a_mixture_is_that_of_the_game_of_payoffs() -> None:
    """Matching pennies are mixed evenly; a row that is always better is taken alone."""
    even = solve([[1.0, -1.0], [-1.0, 1.0]], 4000)
    assert even[0] / sum(even) == pytest.approx(0.5, abs=0.05)
    better = solve([[3.0, 2.0], [1.0, 0.0]], 2000)
    assert better[0] / sum(better) > 0.95
