"""The guided first match of Legends: its decks may be played anywhere, and each way leads past all that it is to show."""

from __future__ import annotations

import pytest

from engines.kernel.events import of_kind
from engines.kernel.learning.lessons import Stage, replay
from engines.legends.board import Options
from engines.legends.decks.verdict import verdict
from engines.legends.events import Blocked, Left, Level, Played, Settled, Turn
from engines.legends.game import LEGENDS
from engines.legends.lesson import BLOCKER, BOSS, GENERAL, LEARNER, LESSON, MAGE, SEATS, STRIKER, deck_of, opening
from engines.legends.views.view import PermanentView
from tests.support.lesson_ways import Way, all_ways

RULES = LEGENDS.standard


def along(path: Way) -> list[Stage]:
    """Return the stages of a way from its beginning."""
    stages = dict(all_ways("legends"))
    return [stages[path[:n]] for n in range(len(path) + 1)]


def ends() -> list[Way]:
    """Return all ways that come to the end."""
    return [path for path, stage in all_ways("legends") if stage.over]


def found(stage: Stage, card: str) -> PermanentView:
    """Return a permanent of a stage by its card."""
    permanents: tuple[PermanentView, ...] = stage.seen.table.permanents
    return next(permanent for permanent in permanents if permanent.card == card)


@pytest.mark.rule("LG-01", "LG-56")
@pytest.mark.parametrize("seat", SEATS)
def test_the_decks_of_the_lesson_are_legal(seat: int) -> None:
    assert [
        problem for problem in verdict(RULES.pack, Options(), deck_of(seat), RULES.pack) if not problem.warning
    ] == []


@pytest.mark.parametrize("seat", SEATS)
def test_all_cards_of_a_deck_are_somewhere_on_the_table(seat: int) -> None:
    board = opening(RULES).board
    side, deck = board.sides[seat], board.decks[seat]
    there = [card.id for card in (*side.hand, *side.deck)]
    there += [p.card for p in board.permanents if p.owner == seat and p.card not in deck.heroes]
    assert sorted(there) == sorted(deck.cards)
    assert {p.card for p in board.permanents if p.owner == seat and p.card in RULES.pack.hero} <= {*deck.heroes}
    assert {*board.seen[seat]} == {p.card for p in board.permanents if p.owner == seat}


@pytest.mark.rule("LG-16", "LG-17")
def test_the_sum_begins_with_the_heroes_and_a_follower_occupies_its_part() -> None:
    for n in range(3):
        assert replay(RULES, LESSON, ()).seen.table.player(LEARNER).sum.available == 12
        stage = replay(RULES, LESSON, (n,))
        assert stage.seen.table.player(LEARNER).sum.available == 9


@pytest.mark.rule("LG-23", "LG-40", "LG-41", "LG-48")
def test_a_skill_turns_its_hero_and_the_first_attack_is_blocked() -> None:
    for path in ends():
        stages = along(path)
        assert found(stages[2], MAGE).turned
        (blocked,) = of_kind(stages[3].events, Blocked)
        assert blocked.cards == (BLOCKER,)
        assert found(stages[3], BOSS).lives == found(stages[0], BOSS).lives == 3


@pytest.mark.rule("LG-32", "LG-35", "LG-44")
def test_the_stack_resolves_before_the_damage_of_all_is_dealt_and_before_lives_are_checked() -> None:
    for path in ends():
        response, rescue = along(path)[5:7]
        own, rivals = of_kind(response.events, Played)[:1], along(path)[4].seen.table.stack
        assert [spell.card for spell in rivals] == ["crushing_blow"]
        assert own[0].seat == LEARNER
        assert response.own.queue
        assert found(response, MAGE).lives == 0
        assert (found(response, STRIKER).lives or 0) < 1
        saved = [event.card for event in of_kind(rescue.events, Settled)]
        assert saved == [MAGE]
        assert found(rescue, MAGE).lives in (2, 3)
        assert STRIKER in {event.card for event in of_kind(rescue.events, Left)}


@pytest.mark.rule("LG-15")
def test_the_general_gains_a_level_by_a_kill_on_every_way_before_the_skill_that_needs_it() -> None:
    for path in ends():
        kills = [event for stage in along(path) for event in of_kind(stage.events, Level) if event.why == "kill"]
        assert {event.card for event in kills} == {GENERAL}
        last = next(n for n, stage in enumerate(along(path)) if "crushing_blow" in keys(stage))
        assert found(along(path)[last], GENERAL).level >= RULES.pack.skill["crushing_blow"].level


def keys(stage: Stage) -> list[str]:
    """Return the answers that a stage offers."""
    return [option.key for option in stage.seen.decision.options] if stage.seen.decision is not None else []


@pytest.mark.rule("LG-05", "LG-13")
def test_the_rival_is_left_without_a_hero_in_the_second_turn() -> None:
    for path in ends():
        stages = along(path)
        assert sum(bool(of_kind(stage.events, Turn)) for stage in stages) == 2
        (gone,) = [event for event in of_kind(stages[-1].events, Left) if event.card == BOSS]
        assert gone.to == "removed"
        assert BOSS not in {permanent.card for permanent in stages[-1].seen.table.permanents}
