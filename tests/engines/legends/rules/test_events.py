"""Events: when they are played, and what for (LG-22)."""

from __future__ import annotations

import pytest

from engines.legends import events
from engines.legends.content.abilities import Abilities, Static
from engines.legends.content.vocabulary import Timing
from engines.legends.verbs.cards.draw import Draw
from tests.engines.legends.duels import Duel
from tests.engines.legends.figures import hero
from tests.engines.legends.verbs.casting import spell

WINDOWS: dict[str, set[Timing]] = {
    "start": {"any", "own_turn"},
    "main": {"any", "own_turn", "main"},
    "attack": {"any", "own_turn", "main", "attack"},
    "end": {"any", "own_turn", "end"},
}
"""The timings that fit each window of the own turn."""

TIMED = {"any": "any", "main": "main", "own": "own_turn", "attack": "attack", "end": "end"}
"""An event of each timing, by its id."""


def window(name: str, seat: int) -> Duel:
    """Return a duel in which a seat that holds an event of each timing has priority; the turn is that of seat 0."""
    timed = [spell(Draw(), card=card, when=when) for card, when in TIMED.items()]
    hand = " ".join(TIMED)
    duel = Duel("mira seer", "rex mage", hand=hand, their_hand=hand, cards=timed)
    if name == "start":
        duel.board.active = 1
        duel.go("next_turn")
    elif name == "end":
        duel.go("end_phase")
    elif name == "attack":
        duel.answer("attack:mira").answer("rex")
    if seat == 1:
        duel.answer("pass")
    return duel


@pytest.mark.rule("LG-22")
@pytest.mark.parametrize("name", WINDOWS)
def test_an_event_is_played_in_the_phase_or_turn_that_is_printed_on_it(name: str) -> None:
    for seat, timings in ((0, WINDOWS[name]), (1, WINDOWS[name] - {"own_turn", "main"})):
        duel = window(name, seat)
        assert duel.question[0] == seat
        assert {TIMED[word] for word in duel.offered if word in TIMED} == timings


@pytest.mark.rule("LG-22")
def test_attack_is_also_the_time_after_blocks_and_not_after_the_fight() -> None:
    duel = window("attack", 0)
    duel.answer("pass").answer("block").answer("mage")
    assert duel.board.fight is not None
    assert "attack" in duel.offered
    duel.answer("pass").answer("pass")
    while duel.question[1] == "split":
        duel.answer("0")
    assert duel.view().moment == "fight"
    assert "any" in duel.offered
    assert "attack" not in duel.offered


@pytest.mark.rule("LG-22")
def test_an_event_is_paid_by_its_player_for_its_cost_whoever_his_heroes_are() -> None:
    duel = Duel("mira", "rex", hand="fog", turned="mira").resolve("fog")
    (played,) = duel.emitted(events.Played)
    assert (played.card, played.kind, played.points, played.user, played.turned) == ("fog", "event", 2, -1, False)
    assert duel.board.sides[0].spent == 2


@pytest.mark.rule("LG-22")
def test_what_changes_the_cost_of_own_events_changes_what_is_spent() -> None:
    cheap = hero("cheap", abilities=Abilities(static=(Static(what="cost", by=-1),)))
    duel = Duel("cheap", "rex", hand="fog", cards=[cheap], spent={0: 3}).resolve("fog")
    assert (duel.in_play(0), duel.board.sides[0].spent) == (["cheap", "fog"], 4)


@pytest.mark.rule("LG-22")
def test_everybody_sees_what_events_cost_a_player_now() -> None:
    cheap = hero("cheap", abilities=Abilities(static=(Static(what="cost", by=-1),)))
    duel = Duel("cheap", "rex", hand="fog", cards=[cheap])
    for viewer in (0, 1, None):
        own, theirs = duel.view(viewer).players
        assert (own.event_change, theirs.event_change) == (-1, 0)
        assert [own.event_cost(printed) for printed in (0, 1, 2)] == [0, 0, 1]
        assert theirs.event_cost(2) == 2
