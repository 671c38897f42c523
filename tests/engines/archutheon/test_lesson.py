"""The guided first match of Archutheon: a table that could be, and ways that all lead past what they are to show."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.archutheon.board import GREEN, ORANGE
from engines.archutheon.content.pack import UNIVERSAL
from engines.archutheon.content.vocabulary import TIERS
from engines.archutheon.effects.tracks import TRACKS
from engines.archutheon.events import (
    Collected,
    Declared,
    Died,
    Enlightened,
    Executes,
    GateShifted,
    Guarded,
    Recovered,
    Revealed,
    Skipped,
    Struck,
    TurnBegins,
)
from engines.archutheon.game import ARCHUTHEON
from engines.archutheon.lesson import (
    ATTACKER,
    CHIEF,
    GOAL,
    HOLDER,
    LEADER,
    LEARNER,
    LESSON,
    OPENERS,
    RIVAL,
    SEATS,
    SHIELD,
    STANDS,
    STEPS,
    SWEEP,
    TURN,
    opening,
)
from engines.kernel.events import Event, of_kind
from engines.kernel.learning.lessons import Stage, replay
from tests.support.lesson_ways import Way, all_ways

RULES = ARCHUTHEON.standard


def along(path: Way) -> list[Stage]:
    """Return the stages of a way from its beginning."""
    stages = dict(all_ways("archutheon"))
    return [stages[path[:n]] for n in range(len(path) + 1)]


def ends() -> list[Way]:
    """Return all ways that come to the end."""
    return [path for path, stage in all_ways("archutheon") if stage.over]


def happened(path: Way) -> list[Event]:
    """Return all that happens on a way."""
    return [event for stage in along(path) for event in stage.events]


def number(kit: str) -> int:
    """Return the number of a hero."""
    return [hero.kit for hero in opening(RULES).board.heroes].index(kit)


# -------------------------------------------------------------------- the table


@pytest.mark.rule("AR-02", "AR-38")
@pytest.mark.parametrize("side", SEATS)
def test_each_card_of_a_squad_is_in_one_place(side: int) -> None:
    player = opening(RULES).board.players[side]
    found = Counter((*player.hand, *player.stash, *player.out, *(card for cell in player.recharge for card in cell)))
    leads, *others = [kit for kit, _, _ in STANDS[side]]
    wanted = {card for kit in others for value, card in RULES.pack.cards_of(kit).items() if value != "leader"}
    wanted |= {*RULES.pack.cards_of(leads).values(), *(f"{UNIVERSAL}.{card.id}" for card in RULES.pack.universal)}
    assert found == Counter(wanted)


@pytest.mark.rule("AR-45")
def test_the_tracks_have_no_more_steps_than_there_were_turns_that_bring_one() -> None:
    board = opening(RULES).board
    assert board.turn == TURN
    assert board.seats[board.on_turn] == LEARNER
    for side, player in enumerate(board.players):
        brought = (TURN - 1) // 2 - (side == ORANGE and not RULES.pack.tables.first_enlightenment)
        assert 0 < sum(player.tracks) <= brought
        assert player.tracks == STEPS[side]


def test_the_heroes_stand_on_cells_of_their_own_without_objects() -> None:
    board = opening(RULES).board
    standing = [hero.cell for hero in board.heroes if hero.cell >= 0]
    assert len(standing) == len({*standing}) == 6
    assert not {*standing} & {*board.things}


@pytest.mark.rule("AR-98")
def test_the_cards_are_of_the_kinds_that_the_texts_speak_of() -> None:
    card = RULES.pack.card
    assert {card[name].scheme.direction for name in (*OPENERS, SHIELD)} == {"targeted"}
    assert card[SWEEP].scheme.direction == "area"


# -------------------------------------------------------------------- what happens on every way


@pytest.mark.rule("AR-81", "AR-20")
def test_the_gate_shifts_in_the_first_turn_and_opens_in_the_last() -> None:
    """From the cell that does not touch its area, the leader first steps to the one that does."""
    for path in ends():
        stages = along(path)
        shifts = of_kind(happened(path), GateShifted)
        assert [event.side for event in shifts] == [ORANGE, ORANGE]
        assert shifts[-1:] == of_kind(stages[-1].events, GateShifted)
        assert stages[-1].seen.outcome.winners == (LEARNER,)
        assert stages[-1].seen.outcome.reason == "gate"
    assert {len(path) for path in ends() if path[1] == 0} == {len(p) - 1 for p in ends() if p[1] == 1}


@pytest.mark.rule("AR-24", "AR-31", "AR-34", "AR-42")
def test_the_first_turn_shows_a_block_that_stops_a_part_and_the_fast_card_before_the_slow_one() -> None:
    for path in ends():
        events = along(path)[5].events
        assert [event.speed for event in of_kind(events, Executes)] == ["fast", "slow"]
        (guard,) = of_kind(events, Guarded)
        assert 0 < guard.value < guard.by
        hit = of_kind(events, Struck)[-1]
        assert hit.hero == number(CHIEF)
        assert (hit.blocked, hit.leader) == (guard.value, 1)
        assert hit.dealt == hit.full - hit.blocked - hit.leader > 0
        assert hit.full > RULES.pack.card[OPENERS[0]].damage


@pytest.mark.rule("AR-31", "AR-39", "AR-40")
@pytest.mark.parametrize("answer", [0, 1, 2])
def test_each_answer_to_the_rival_has_its_own_outcome(answer: int) -> None:
    stage = replay(RULES, LESSON, (0, 0, 0, 0, 0, 0, answer))
    hits = {event.hero: event.dealt for event in of_kind(stage.events, Struck)}
    died = [event.hero for event in of_kind(stage.events, Died)]
    blow, leader = RULES.pack.card["shadow.from_the_dark"].damage, number(LEADER)
    if answer == 0:
        (guard,) = of_kind(stage.events, Guarded)
        assert hits == {leader: max(blow - guard.value - 1, 0)}
    elif answer == 1:
        # Declared last, it is executed first, and the attack of the fallen is not executed at all.
        assert died == [number(ATTACKER)]
        assert leader not in hits
    else:
        assert hits == {leader: blow - 1}
        assert SHIELD in stage.seen.table.players[LEARNER].hand


@pytest.mark.rule("AR-17")
def test_the_slow_card_of_the_first_turn_is_back_in_the_third_one_and_the_fast_one_is_not() -> None:
    for path in ends():
        slow = OPENERS[path[3]]
        back = {card for event in of_kind(happened(path), Recovered) if event.side == LEARNER for card in event.cards}
        assert set(OPENERS) & back == {slow}


@pytest.mark.rule("AR-37", "AR-38")
def test_the_holder_of_the_gate_falls_on_every_way_by_the_sweep_alone() -> None:
    for path in ends():
        (stage,) = [each for each in along(path) if number(HOLDER) in {d.hero for d in of_kind(each.events, Died)}]
        assert [event.card for event in of_kind(stage.events, Executes)] == [SWEEP]
        assert [event.hero for event in of_kind(stage.events, Died)] == [number(HOLDER)]


@pytest.mark.rule("AR-18", "AR-45", "AR-47")
def test_whatever_track_is_chosen_all_three_take_their_step_and_the_cards_are_taken() -> None:
    chosen = set()
    for path in ends():
        events = happened(path)
        own = [event.track for event in of_kind(events, Enlightened) if event.side == LEARNER]
        chosen.add(own[0])
        assert sorted(own) == [0, 1, 2]
        assert [event.total for event in of_kind(events, Collected)] == [1]
        player = along(path)[-1].seen.table.players[LEARNER]
        assert player.tracks == GOAL
        assert len([card for card in player.hand if RULES.pack.value[card] in TIERS]) == 3
    assert chosen == set(range(len(TRACKS)))


@pytest.mark.rule("AR-27", "AR-86")
def test_the_rival_bluffs_with_a_card_face_down_and_his_hand_is_never_seen() -> None:
    for path in ends():
        events = happened(path)
        (hidden,) = [event for event in of_kind(events, Declared) if event.hidden]
        assert hidden.side == RIVAL
        assert not isinstance(hidden.card, str)
        assert len(of_kind(events, Revealed)) == 1
        skipped = [event.why for event in of_kind(events, Skipped)]
        assert skipped in (["no_stealth"], ["dead", "no_stealth"]), "the bluff, after the card of a hero who fell"
        for stage in along(path):
            for table in filter(None, (stage.seen.table, stage.own)):
                assert table.players[GREEN].hand == table.players[GREEN].stash == ()


def test_the_learner_has_three_turns_and_the_rival_two_between_them() -> None:
    for path in ends():
        assert [event.side for event in of_kind(happened(path), TurnBegins)] == [RIVAL, LEARNER, RIVAL, LEARNER]
