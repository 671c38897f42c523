"""Guided first matches that offer a part of the answers: every way ends, and each leads past all that it is to show."""

from __future__ import annotations

from itertools import groupby

import pytest

from engines.battlecon.events import Hit, Missed, StaysStunned
from engines.battlecon.views.view import TokenView
from engines.brawl.events import Turn
from engines.brawl.lesson import ROWS, WOUNDED, hex_of
from engines.games import GAMES, LESSONS
from engines.kernel.events import of_kind
from engines.kernel.learning.lessons import BadPathError, replay
from tests.support.lesson_ways import GUIDED, Way, all_ways, kinds

ANSWERS = {"battlecon": 10, "brawl": 10, "legends": 12, "archutheon": 14}
"""Choices on the longest way, by game: five minutes, ten for Legends and Archutheon, and short enough for a custom id."""

TO_THE_END = {"archutheon": "gate"}
"""The games that a learner wins, by the reason; the others leave off before."""


def along(game: str, path: Way) -> list[set[str]]:
    """Return the kinds of all that happens on a way, answer by answer."""
    stages = dict(all_ways(game))
    return [kinds(stages[path[:n]]) for n in range(len(path) + 1)]


@pytest.mark.parametrize("game", GUIDED)
def test_every_way_ends_after_a_few_choices_and_nobody_else_has_won(game: str) -> None:
    ends = [(path, stage) for path, stage in all_ways(game) if stage.over]
    assert len(ends) >= 40
    for path, stage in ends:
        assert 3 <= len(path) <= ANSWERS[game]
        outcome = stage.seen.outcome
        assert (outcome.reason if outcome is not None else None) == TO_THE_END.get(game)
        assert outcome is None or outcome.winners == (LESSONS[game].learner,)


@pytest.mark.parametrize("game", GUIDED)
def test_a_question_offers_what_a_row_of_buttons_holds_each_answer_once(game: str) -> None:
    for path, stage in all_ways(game):
        asked = stage.seen.decision
        if not stage.over:
            assert asked is not None
            assert asked.seat == LESSONS[game].learner
            keys = [option.key for option in asked.options]
            assert 1 <= len(keys) <= 4, (path, keys)
            assert len({*keys}) == len(keys)
            assert len(keys) > 1 or asked.kind in LESSONS[game].pressed


@pytest.mark.parametrize("game", GUIDED)
def test_the_opening_is_the_same_every_time(game: str) -> None:
    rules, lesson = GAMES[game].standard, LESSONS[game]
    assert lesson.opening(rules) == lesson.opening(rules)


@pytest.mark.parametrize("game", GUIDED)
@pytest.mark.parametrize("path", [(9,), (-1,), (0,) * 20])
def test_answers_that_are_not_offered(game: str, path: Way) -> None:
    with pytest.raises(BadPathError):
        replay(GAMES[game].standard, LESSONS[game], path)


# -------------------------------------------------------------------- BattleCON


@pytest.mark.rule("BC-29", "BC-21")
def test_battlecon_shows_three_beats_with_advantages_and_a_rival_who_is_stunned_or_not() -> None:
    outcomes = set()
    for path, stage in all_ways("battlecon"):
        asked = stage.seen.decision
        if asked is not None and asked.kind == "advantage":
            outcomes.add((stage.seen.table.beat, "asked"))
        for fighter in (0, 1):
            if StaysStunned(fighter) in stage.events:
                outcomes.add((fighter, "stunned"))
        if stage.over:
            assert sum("revealed" in found for found in along("battlecon", path)) == 3
            assert min(fighter.life for fighter in stage.moment.fighters) > 0
    assert {(2, "asked"), (3, "asked"), (0, "stunned"), (1, "stunned")} <= outcomes


@pytest.mark.rule("BC-27")
def test_the_first_pairs_of_battlecon_hit_miss_and_dodge() -> None:
    rules, lesson = GAMES["battlecon"].standard, LESSONS["battlecon"]
    hit, missed, dodged = (replay(rules, lesson, path) for path in ((0, 0), (1,), (2, 0)))
    assert [event.attacker for event in of_kind(hit.events, Hit)] == [0]
    assert [event.attacker for event in of_kind(missed.events, Missed)] == [0]
    assert [event.attacker for event in of_kind(dodged.events, Missed)] == [1]
    assert [stage.moment.fighters[0].life for stage in (hit, missed, dodged)] == [20, 15, 20]


def test_the_table_is_shown_before_the_cards_go_back() -> None:
    """At the moment that the lesson stops for, both pairs lie open; the stage itself is a beat further."""
    stage = replay(GAMES["battlecon"].standard, LESSONS["battlecon"], (1,))
    assert stage.seen.table.beat == 2
    assert stage.moment.beat == 1
    assert all(fighter.style and fighter.base for fighter in stage.moment.fighters)
    assert replay(GAMES["battlecon"].standard, LESSONS["battlecon"], (0,)).moment is None


# -------------------------------------------------------------------- Brawl


@pytest.mark.rule("SB-11", "SB-40", "SB-42")
def test_brawl_scores_a_challenge_and_takes_a_champion_out_on_every_way() -> None:
    for path, stage in all_ways("brawl"):
        if not stage.over:
            continue
        happened = [kind for found in along("brawl", path) for kind in found]
        assert happened.count("scored") == 1
        assert {"out", "levelled"} <= kinds(stage)
        assert max(stage.seen.table.points) == 2
        wounded = next(champion for champion in stage.seen.table.champions if champion.kit == WOUNDED)
        assert (wounded.hex, wounded.damage) == (-1, 0)


def test_brawl_shows_the_learners_own_action_before_the_rival_moves() -> None:
    """Where the rival acts since the latest answer, the stage has the table before that too."""
    begun = [stage for _, stage in all_ways("brawl") if any(event.seat == 1 for event in of_kind(stage.events, Turn))]
    assert begun
    for stage in begun:
        before, after = ({c.kit: c.hex for c in table.champions} for table in (stage.own, stage.seen.table))
        assert {kit for kit in before if before[kit] != after[kit]} <= {WOUNDED}
        # An attack of the learner's is over by then, and that of the rival has not begun.
        assert stage.own.doing is None
        assert stage.seen.table.doing.card == "rath.burrow"
        assert [c.damage for c in stage.own.champions] == [c.damage for c in stage.seen.table.champions]
    first = replay(GAMES["brawl"].standard, LESSONS["brawl"], (0,))
    assert not of_kind(first.events, Turn)
    assert first.own is None


@pytest.mark.rule("SB-35", "SB-13")
def test_a_reaction_in_brawl_is_offered_on_every_way_and_costs_a_core() -> None:
    asked = [(p, s) for p, s in all_ways("brawl") if s.seen.decision is not None and s.seen.decision.kind == "react"]
    assert asked
    for path, stage in asked:
        assert [option.key for option in stage.seen.decision.options][-1] == "pass"
        ready = [
            len(next(p for p in replay(GAMES["brawl"].standard, LESSONS["brawl"], (*path, n)).seen.table.players).ready)
            for n in (0, 1)
        ]
        assert ready == [2, 3]


def test_the_rows_of_the_lesson_are_those_of_the_arena() -> None:
    arena = GAMES["brawl"].standard.pack.arenas[0]
    rows = [len(list(names)) for _, names in groupby(name[0] for name in arena.hex_names)]
    assert tuple(rows) == ROWS
    assert [hex_of(name) for name in arena.hex_names] == list(range(len(arena.hex_names)))


def test_the_fighters_of_the_first_duel_have_what_they_have_in_any_duel() -> None:
    rules = GAMES["battlecon"].standard
    for fighter in LESSONS["battlecon"].opening(rules).board.fighters:
        for token in rules.pack.kit[fighter.kit].tokens:
            name = f"{fighter.kit}.{token.id}"
            assert (fighter.tokens[name], fighter.exhausted[name]) == (token.supply, token.exhausted), name


def test_the_rival_of_the_first_duel_spends_no_token() -> None:
    for path, stage in all_ways("battlecon"):
        (token,) = stage.seen.table.fighters[1].tokens
        assert (token.supply, token.exhausted, token.used) == (3, 0, 0), path


def test_a_token_in_use_is_counted_once() -> None:
    used = 0
    for path, stage in all_ways("battlecon"):
        learner = stage.seen.table.fighters[0]
        assert {token.total(learner.kit) for token in learner.tokens} == {1}, path
        used += sum(token.used for token in learner.tokens)
    assert used > 0
    # One that an opponent handed over is exhausted with its owner; one on its way to a discard pile is not exhausted.
    assert TokenView("rexan.curse", 2, 0, 1).total("claus") == 3
    assert TokenView("luc.time", 0, 0, 1).total("luc") == 1
