"""The scripted match of the lesson: every way through it, what it must show on each, and answers that nobody can give."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from engines.kernel.learning.lessons import BadPathError, picked_keys, replay
from engines.krendel.board import HAND
from engines.krendel.content.shapes import Extreme, FightWithAll, Modify, Thorns
from engines.krendel.lesson import DEALT, DRAWN, HEROES, LEARNER, PLAYED, REWARDS, opening
from engines.krendel.round.combat import active_spells
from engines.krendel.views.moments import fought, revealed, rewarded
from engines.krendel.views.view import View
from tests.engines.krendel.support.stages import DROPS, LESSON, RULES, Path_, all_stages, kinds

ROOT = Path(__file__).resolve().parents[3]
PACK = RULES.pack


def test_every_way_ends_within_three_rounds() -> None:
    ends = [(path, stage) for path, stage in all_stages() if stage.over]
    # Five creatures a round and three discards between them, and more ways where healing is offered.
    assert len(ends) >= 5**3 * len(DROPS) ** 2
    for path, stage in ends:
        assert len(path) <= 7
        assert stage.seen.outcome is None, "nobody wins a real match in three rounds of this one"
        assert stage.seen.table.round == stage.rounds == 3
        assert len(stage.seen.table.attacks) >= 6


def test_no_answer_is_left_to_a_rival() -> None:
    for path, stage in all_stages():
        assert stage.over or stage.seen.decision is not None, path
        assert [d for d in stage.seen.waiting if d == LESSON.learner] or stage.over


@pytest.mark.parametrize("number", [1, 2, 3])
def test_in_each_round_the_learner_chooses_among_five(number: int) -> None:
    asked = [s.seen.decision for _, s in all_stages() if s.seen.decision and s.seen.decision.kind == "creature"]
    hands = [s.seen.table.hand for _, s in all_stages() if s.seen.table.round == number and "round" in kinds(s)]
    assert {len(d.options) for d in asked if d} == {HAND}
    assert all(hand is not None and len(hand) == HAND for hand in hands)


@pytest.mark.rule("TK-13")
def test_the_second_round_always_shows_fight_with_all() -> None:
    """Its holder sits opposite the learner, who attacks three from then on."""
    first = replay(RULES, LESSON, ()).seen.table
    assert dict(first.targets)[0] == (1, 3)
    shown = [s.seen.table for _, s in all_stages() if s.seen.table.round == 2 and s.seen.table.phase == "choose"]
    assert shown
    for view in shown:
        (top,) = view.wizards[2].spells
        assert any(isinstance(effect, FightWithAll) for effect in PACK.creature[top].spell)
        assert dict(view.neighbours)[0] == (1, 2, 3)


@pytest.mark.rule("TK-54", "TK-20")
def test_the_rounds_after_the_first_always_show_a_property_and_then_two_spells_at_once() -> None:
    for _, stage in all_stages():
        view = stage.seen.table
        if view.phase != "choose" or view.round == 1:
            continue
        spells = view.wizards[3].spells
        assert len(spells) == view.round - 1
        assert any(isinstance(effect, Thorns) for effect in PACK.creature[spells[-1]].spell)
        if view.round == 2:
            # A rival's spell reaches the learner whatever the learner's own says (TK-21).
            assert any(change.source == 1 for change in view.wizards[0].changes)


def test_the_script_names_cards_of_the_pack_once_each() -> None:
    cards = [*DEALT, *DRAWN, *(card for played in PLAYED.values() for card in played)]
    assert len(set(cards)) == len(cards)
    assert set(cards) <= set(PACK.creature)
    assert set(REWARDS) <= set(PACK.reward)
    # The rewards that can be looked at in figures come first, and the second one asks.
    assert all(isinstance(PACK.reward[name].condition, Extreme) for name in REWARDS[:3])
    assert PLAYED[1][0] in {c.id for c in PACK.creatures if any(isinstance(e, Modify) for e in c.spell)}


def test_the_opening_holds_every_card_once_and_is_the_same_every_time() -> None:
    one, other = opening(RULES), opening(RULES)
    assert one == other
    held = [card.id for wizard in one.board.wizards.values() for card in wizard.hand]
    assert sorted([*held, *(card.id for card in one.board.deck)]) == sorted(PACK.creature)
    rewards = [one.board.condition, one.board.prize, *(card.id for card in one.board.rewards)]
    assert sorted(rewards) == sorted(PACK.reward)
    assert {card.id for card in one.board.wizards[0].hand} == set(DEALT)
    assert one.board.first == LEARNER
    assert tuple(wizard.hero for wizard in one.board.wizards.values()) == HEROES
    assert active_spells(one.board, PACK, 0) == ()


def test_healing_is_offered_on_some_ways_and_not_on_others() -> None:
    offered = {path for path, s in all_stages() if s.seen.decision and s.seen.decision.kind == "heal"}
    assert offered
    healed = {path[:-1]: s for path, s in all_stages() if path and path[:-1] in offered and path[-1] == 0}
    for path, stage in healed.items():
        before = replay(RULES, LESSON, path).seen.table.wizards[0].wounds
        assert stage.seen.table.wizards[0].wounds < before


@pytest.mark.parametrize("path", [(5,), (-1,), (0, 16), (0, -1), (99,), (0,) * 9])
def test_answers_that_are_not_offered(path: Path_) -> None:
    with pytest.raises(BadPathError):
        replay(RULES, LESSON, path)


def test_nothing_is_answered_after_the_end() -> None:
    path = next(path for path, stage in all_stages() if stage.over)
    with pytest.raises(BadPathError, match="answers nothing"):
        replay(RULES, LESSON, (*path, 0))


def test_an_answer_names_options_by_their_places() -> None:
    creature = replay(RULES, LESSON, ()).seen.decision
    discard = replay(RULES, LESSON, (0,)).seen.decision
    assert creature is not None
    assert discard is not None
    assert picked_keys(creature, 3) == [creature.options[3].key]
    assert picked_keys(discard, 0b1010) == [discard.options[1].key, discard.options[3].key]
    assert picked_keys(discard, 0) == []


SCRIPT = """
from engines.games import GAMES, LESSONS
from engines.kernel.learning.lessons import replay
for path in ((), (1,), (1, 6), (2, 0, 3), (2, 0, 3, 1), (4, 9, 1, 1, 1)):
    print(replay(GAMES["krendel"].standard, LESSONS["krendel"], path))
"""


def test_another_process_replays_the_same() -> None:
    emitted = [
        subprocess.run(  # our own interpreter and script
            [sys.executable, "-c", SCRIPT], env={"PYTHONHASHSEED": seed}, cwd=ROOT, capture_output=True, check=True
        ).stdout
        for seed in ("1", "2")
    ]
    assert emitted[0] == emitted[1]
    assert len(emitted[0]) > 5000


# -------------------------------------------------------------------- moments


def shown() -> Iterator[View]:
    for path, stage in all_stages():
        if stage.seen.table.phase in ("reward", "discard") and len(path) < 5:
            yield stage.seen.table


@pytest.mark.rule("TK-17")
def test_the_moments_of_a_fight_add_up() -> None:
    for view in shown():
        open_cards, after, judged = revealed(view), fought(view), rewarded(view)
        for n, wizard in enumerate(view.wizards):
            mine = [a for a in view.attacks if a.attacker == wizard.seat]
            assert (open_cards.wizards[n].wounds, open_cards.wizards[n].trophies) == (
                wizard.wounds_before,
                wizard.trophies_before,
            )
            won = sum(a.trophies for a in mine)
            assert after.wizards[n].trophies == wizard.trophies_before + won
            lost = sum(a.wounds for a in view.attacks if a.target == wizard.seat) + sum(a.thorns for a in mine)
            assert after.wizards[n].wounds == wizard.wounds_before + lost
            assert judged.wizards[n].trophies == wizard.trophies
            assert judged.wizards[n].creature not in judged.wizards[n].stack
        assert open_cards.attacks == ()
        assert after.attacks == view.attacks
        assert (open_cards.phase, after.phase, judged.phase) == ("fight", "fight", "reward")
        assert (after.awarded, after.fulfilled, judged.awarded) == (None, (), view.awarded)
        assert (after.condition, after.prize) == view.awarded
