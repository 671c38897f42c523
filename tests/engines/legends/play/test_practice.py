"""The practice player of Legends: legal answers out of what its seat may know, an eye for life and death, better than chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from engines.kernel.automatic.chance import random_keys
from engines.kernel.automatic.search import Effort
from engines.kernel.choose import advance, begin, check, choose
from engines.kernel.history.saves import save
from engines.kernel.state.model import Decision, Seat
from engines.kernel.views import redeal
from engines.legends.board import LegendsMatch, Options
from engines.legends.decks.bring import BRINGING
from engines.legends.game import LEGENDS
from engines.legends.practice import QUICK, advise
from engines.legends.worth import standing
from tests.engines.legends.duels import Duel
from tests.engines.legends.figures import follower, skill
from tests.engines.legends.round.cards import ANY, SPELLS
from tests.support.visiting import visit_questions

RULES = LEGENDS.standard

LEAST = Effort(playouts=2, least=1, most=1, deals=1)
"""Hardly any thought: for tests of what is answered, not how well."""

CHANCES = pytest.mark.parametrize("chance", range(3))


def begun(seed: int, options: Options) -> LegendsMatch:
    """Return a new match of two preset decks."""
    rng = Random(seed)
    decks = {seat: BRINGING.preset(RULES.pack, options, rng) for seat in range(2)}
    return begin(RULES, range(2), rng.randbytes(32).hex(), options, decks).match


def at_questions(visit: Callable[[LegendsMatch, Decision, Random], None], each: int, games: int) -> Counter[str]:
    """Play at random, and visit the first questions of each kind in each game; return how many of each kind there were."""
    visited: Counter[str] = Counter()
    for game in range(games):
        rng, here = Random(game), Counter[str]()
        visit_questions(RULES, begun(game, Options(windows=("all", "usual")[game % 2])), rng, visit, each, here)
        visited += here
    return visited


def played(seed: int, practice: Seat) -> LegendsMatch:
    """Return a finished game of a practice player against a random one."""
    rng, match = Random(seed), begun(seed, Options(games="one"))
    while match.outcome is None:
        asked = match.asks[0]
        if asked.seat == practice:
            keys = advise(RULES, redeal(RULES, match, practice, rng), practice, rng, QUICK)
        else:
            keys = random_keys(asked, rng)
        advance(RULES, match, asked.seat, asked.id, keys)
    return match


def table(own: str, theirs: str, **given: Any) -> Duel:
    """Return a duel in which both know that all decks are plain."""
    cards = (*SPELLS, *given.pop("cards", ()))
    return Duel(own, theirs, cards=cards, decks="open", **given)


def think(duel: Duel, chance: int, *, turns: int = 1, seats: tuple[Seat, ...] = (0, 1)) -> Duel:
    """Let practice players play to the end of the turn; other seats pass."""
    rng, end = Random(chance), duel.board.turn + turns
    while duel.match.outcome is None and duel.board.turn < end:
        asked = duel.match.asks[0]
        if asked.seat in seats:
            keys = advise(duel.rules, redeal(duel.rules, duel.match, asked.seat, rng), asked.seat, rng)
        else:
            keys = [next(option.key for option in asked.options if option.key in ("pass", "through"))]
        duel.match = choose(duel.rules, duel.match, asked.seat, asked.id, keys).match
    return duel


def stands(duel: Duel, seat: Seat = 0) -> float:
    """Return how a player stands."""
    return standing(duel.rules.pack, duel.match, seat, {0: 0, 1: 0})


# ---------------------------------------------------------------- what it answers, and from what


def test_its_answers_are_legal_and_change_nothing() -> None:
    def visit(match: LegendsMatch, asked: Decision, rng: Random) -> None:
        body = save(match)
        check(match, asked.seat, asked.id, advise(RULES, redeal(RULES, match, asked.seat, rng), asked.seat, rng, LEAST))
        assert save(match) == body

    visited = at_questions(visit, each=4, games=8)
    assert {"mulligan", "first", "squad", "main", "act", "attack", "block", "split", "target", "discard"} <= {*visited}


def test_it_has_nothing_to_say_where_nothing_is_asked() -> None:
    with pytest.raises(LookupError):
        advise(RULES, table("mira", "rex").match, 1, Random(1))


def test_its_answers_do_not_depend_on_what_is_hidden_from_it() -> None:
    """The other player's deck and hand are others; the own deck lies as it did."""
    different = 0

    def visit(match: LegendsMatch, asked: Decision, rng: Random) -> None:
        nonlocal different
        other = redeal(RULES, match, asked.seat, rng)
        other.board.sides[asked.seat].deck = list(match.board.sides[asked.seat].deck)
        if [decision for decision in other.asks if decision.seat == asked.seat]:
            chance = rng.random()
            found = [advise(RULES, each, asked.seat, Random(chance), LEAST) for each in (match, other)]
            assert found[0] == found[1]
            different += other.board.decks != match.board.decks

    at_questions(visit, each=4, games=4)
    assert different > 40


# ---------------------------------------------------------------- how it sees a table


def test_what_one_player_gains_the_other_loses() -> None:
    for turned in ("", "mira", "bear"):
        duel = table("mira bear", "rex seer wolf", hand="bolt", damage={"seer": 4}, turned=turned)
        assert stands(duel, 0) == -stands(duel, 1)


@pytest.mark.rule("LG-45")
def test_the_last_lives_of_a_hero_count_most() -> None:
    values = [stands(table("mira", "rex seer", damage={"seer": damage})) for damage in (0, 3, 6, 8, 9)]
    gains = [(after - before) / lives for before, after, lives in zip(values, values[1:], (3, 3, 2, 1), strict=False)]
    assert 0 < gains[0] < gains[1] < gains[2] < gains[3]


@pytest.mark.rule("LG-40", "LG-41")
def test_what_can_attack_and_is_not_blocked_is_a_danger() -> None:
    alone, guarded = (table("mira bear", f"rex{wolves}", turned="rex", damage={"rex": 6}) for wolves in ("", " wolf"))
    harmless = table("mira bear", "rex", turned="rex bear", damage={"rex": 6})
    assert stands(alone) > stands(harmless) + 10, "the bear may kill the last hero"
    assert stands(alone) > stands(guarded) + 10


# ---------------------------------------------------------------- what it does


@CHANCES
@pytest.mark.rule("LG-40", "LG-42")
def test_it_takes_the_attack_that_wins(chance: int) -> None:
    duel = think(table("mira bear rat", "rex wolf", turned="wolf", damage={"rex": 6}), chance)
    assert duel.board.won[0] == 1


@CHANCES
@pytest.mark.rule("LG-23", "LG-45")
def test_it_uses_a_skill_that_kills(chance: int) -> None:
    lash = skill("scourge", do=(SPELLS[0].do[0],), targets=ANY)
    duel = think(table("mira", "rex seer", hand="scourge", damage={"seer": 7}, cards=[lash]), chance)
    assert duel.in_play(1) == ["rex"]


@CHANCES
@pytest.mark.rule("LG-44", "LG-45")
def test_it_saves_a_hero_who_is_dying(chance: int) -> None:
    """The bolt is settled before anybody is asked; the hero has no life left until the check."""
    duel = table("mira", "rex mage", hand="bolt", their_hand="mend", damage={"mage": 8}).play("bolt", "mage")
    assert "mage" in think(duel, chance, seats=(1,)).in_play(1)


@CHANCES
@pytest.mark.rule("LG-41")
def test_it_blocks_an_attack_that_would_kill(chance: int) -> None:
    duel = table("mira bear", "rex wolf", damage={"rex": 7}).on("attack:bear", "rex")
    assert think(duel, chance, seats=(1,)).board.won == {0: 0, 1: 0}


@CHANCES
@pytest.mark.rule("LG-42")
def test_it_does_not_attack_into_death_for_nothing(chance: int) -> None:
    assert "rat" in think(table("mira rat", "rex bear"), chance).in_play(0)


@CHANCES
def test_it_does_not_harm_its_own_nor_help_the_other(chance: int) -> None:
    duel = think(table("mira mage", "rex", hand="bolt mend", damage={"mage": 4}), chance, seats=(0,))
    assert duel.lives("mira", "mage")[1] >= 5
    assert duel.lives("rex")[0] <= 9


@CHANCES
@pytest.mark.rule("LG-32")
def test_it_cancels_what_would_kill_and_keeps_the_card_for_it(chance: int) -> None:
    kind = follower("pup", attack_by=0, lives=1, legendarity=1)
    given: dict[str, Any] = {"hand": "pup slay", "their_hand": "deny", "cards": [kind]}
    duel = table("mira mage", "rex mage", **given).play("pup").passes(1)
    rng = Random(chance)
    keys = advise(duel.rules, redeal(duel.rules, duel.match, 1, rng), 1, rng)
    assert keys == ["pass"], "a follower of no use"
    duel = table("mira mage", "rex", **given).play("slay", "rex")
    assert "rex" in think(duel, chance, seats=(1,)).in_play(1)


# ---------------------------------------------------------------- strength


def test_it_beats_random_play() -> None:
    won = [played(seed, seed % 2).board.won[seed % 2] for seed in range(8)]
    assert sum(won) >= 7, "chance alone comes so far in 1 of 28; the seeds are fixed, so the count is always the same"
