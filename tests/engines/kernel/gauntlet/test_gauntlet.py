"""The hard cases of the gauntlet, set up by hand: what interrupts, what is lost, what goes on, who is asked."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engines.kernel.choose import Turn, begin, choose
from engines.kernel.events import of_kind
from engines.kernel.history.saves import load, save
from engines.kernel.state.model import Match
from engines.kernel.views import Card, view
from tests.engines.conformance.tables import TABLES
from tests.engines.kernel.gauntlet import events
from tests.engines.kernel.gauntlet.board import Board, Options
from tests.engines.kernel.gauntlet.game import GAUNTLET
from tests.engines.kernel.gauntlet.tiny import SEED
from tools.conformance.playing import Game

RULES = GAUNTLET.rules(GAUNTLET.load_pack())
GMatch = Match[Board, Any]


def table(
    hands: dict[int, list[str]], places: dict[int, int], pairs: dict[int, str], sealed: tuple[str, int]
) -> GMatch:
    """Three seats in the first round; seat 1 begins and has sealed a card with its target; the hands are as given."""
    match: GMatch = begin(RULES, range(3), SEED, Options()).match
    for seat, runner in match.board.runners.items():
        runner.hand = [Card(name, (), 1) for name in hands.get(seat, [])]
        runner.at = places[seat]
    match.board.runners[1].hand.append(Card(sealed[0], (), 1))
    for seat in (0, 1, 2):
        card = sealed[0] if seat == 1 else "pass"
        for key in (pairs.get(seat, "brute.lancer"), card, *([f"seat{sealed[1]}"] if seat == 1 else [])):
            match = answer(match, key, seat=seat).match
    return match


def answer(match: GMatch, *keys: str, seat: int | None = None) -> Turn:
    """Answer after a trip through a save, as after a restart."""
    asked = next(d for d in match.asks if seat is None or d.seat == seat)
    return choose(RULES, load(GAUNTLET, save(match)), asked.seat, asked.id, keys)


def open_question(match: GMatch) -> tuple[str, int]:
    (asked,) = match.asks
    return asked.kind, asked.seat


def play(match: GMatch, *answers: tuple[str, int, str]) -> tuple[GMatch, list[str]]:
    """Give answers to questions of this kind and seat, one after the other; return the match and the events' kinds."""
    emitted: list[str] = []
    for kind, seat, key in answers:
        assert open_question(match) == (kind, seat)
        turn = answer(match, *([key] if key else []))
        emitted += [event.kind for event in turn.events]
        match = turn.match
    return match, emitted


PASSES = (("respond", 2, "pass"), ("respond", 0, "pass"))


def test_a_counter_takes_the_card_off_the_stack_and_a_counter_that_counter() -> None:
    match = table({0: ["counter9"], 2: ["counter10"]}, {0: 2, 1: 4, 2: 8}, {}, ("shove9", 0))
    once, emitted = play(match, ("turn", 1, "cast"), ("respond", 2, "counter10"))
    assert once.board.stack[0].card == "shove9"
    assert open_question(once) == ("respond", 1), "whoever cast it may answer"
    done, emitted = play(once, ("respond", 1, "pass"), ("respond", 0, "pass"), ("respond", 0, "pass"))
    assert emitted[0] == "countered"
    assert done.board.stack == []
    assert "shove9" in done.board.discard

    twice, emitted = play(once, ("respond", 1, "pass"), ("respond", 0, "counter9"))
    assert [spell.card for spell in twice.board.stack] == ["shove9", "counter10", "counter9"]
    done, emitted = play(twice, ("respond", 1, "pass"), ("respond", 2, "pass"), ("respond", 0, "pass"))
    assert emitted[:2] == ["countered", "hurt"], "the card takes effect"
    assert done.board.runners[0].health == 2


def test_a_hand_without_a_reaction_is_asked_like_one_with_it() -> None:
    for hand in (["ward9"], ["rush9"]):
        match = table({0: hand}, {0: 2, 1: 4, 2: 8}, {}, ("shove9", 0))
        match, _ = play(match, ("turn", 1, "cast"), *PASSES)
        assert open_question(match) == ("window", 0)
        match, _ = play(match, ("window", 0, "react"))
        assert open_question(match) == ("ward", 0)
        assert view(RULES, match, 1).decision is None
        assert [o.key for o in match.asks[0].options] == [*(h for h in hand if h == "ward9"), "pass"]


def test_a_mirror_replaces_the_damage_by_the_same_to_its_source() -> None:
    match = table({0: ["mirror9"]}, {0: 2, 1: 4, 2: 8}, {}, ("shove9", 0))
    match, _ = play(match, ("turn", 1, "cast"), *PASSES, ("window", 0, "react"), ("ward", 0, "mirror9"))
    assert {seat: r.health for seat, r in match.board.runners.items()} == {0: 4, 1: 2, 2: 4}


def test_stone_and_shell_are_ordered_by_their_owner_and_soften_one_each() -> None:
    match = table({}, {0: 2, 1: 4, 2: 8}, {0: "stone.shell"}, ("shove10", 0))
    match, _ = play(match, ("turn", 1, "cast"), *PASSES)
    (asked,) = match.asks
    assert (asked.kind, asked.seat, [o.key for o in asked.options]) == ("window", 0, ["shell", "stone"])
    match, emitted = play(match, ("window", 0, "stone"))
    assert emitted[:3] == ["softened", "softened", "hurt"]
    assert match.board.runners[0].health == 3


def test_a_push_over_a_trap_stops_in_the_middle_for_its_new_place_and_goes_on_afterwards() -> None:
    match = table({}, {0: 6, 1: 4, 2: 11}, {}, ("shove9", 0))
    match, emitted = play(match, ("turn", 1, "cast"), *PASSES)
    assert emitted == ["cast", "hurt", "moved", "hurt", "out"]
    assert open_question(match) == ("trap", 1), "whoever pushes places the trap anew"
    assert match.board.runners[0].at == 7
    assert len(match.scopes) == 4
    assert 7 not in match.board.traps
    match, emitted = play(match, ("trap", 1, "at10"))
    assert match.board.traps[10] == 1


def test_a_push_that_is_blocked_hurts_by_what_its_record_tells() -> None:
    match = table({}, {0: 0, 1: 1, 2: 8}, {}, ("shove9", 0))
    match, emitted = play(match, ("turn", 1, "cast"), *PASSES)
    assert emitted == ["cast", "hurt", "hurt", "drew", "done"]
    assert match.board.runners[0].health == 4 - 2 - 1


def test_a_knock_out_of_the_caster_loses_the_rest_of_the_card_but_its_end_runs() -> None:
    match = table({}, {0: 2, 1: 4, 2: 1}, {0: "brute.spikes", 2: "brute.spikes"}, ("shove9", 0))
    match.board.runners[1].health = 1
    match, emitted = play(match, ("turn", 1, "cast"), *PASSES)
    assert emitted == ["cast", "hurt", "hurt", "out", "done"], (
        "neither the second victim, nor pushes, nor the card drawn"
    )
    assert (match.board.runners[2].health, match.board.runners[0].health) == (2, 4)
    assert "shove9" in match.board.discard
    assert open_question(match) == ("turn", 2), "the round goes on"


def test_the_trap_goes_on_though_the_card_in_which_it_was_sprung_is_lost() -> None:
    """The victim's spikes knock the caster out in the middle of the push; the push is lost, the trap is placed anew."""
    match = table({}, {0: 2, 1: 0, 2: 11}, {0: "stone.spikes"}, ("shove9", 0))
    match.board.runners[1].health = 2
    match, emitted = play(match, ("turn", 1, "cast"), *PASSES)
    assert emitted == ["cast", "softened", "hurt", "hurt", "moved", "softened", "hurt", "hurt", "out"]
    assert [type(scope.record).__name__ for scope in match.scopes] == ["Root", "Casting", "Push", "Trap"]
    match, emitted = play(match, ("trap", 0, "at8"))
    assert emitted == ["trap", "done"], "neither the push's second space nor the card drawn"
    assert (match.board.runners[0].at, match.board.traps) == (3, {5: 1, 7: 2, 8: 1, 9: 2})


def test_a_caster_who_rushes_into_a_trap_loses_the_rest_of_the_way() -> None:
    match = table({}, {0: 11, 1: 2, 2: 0}, {}, ("rush9", 0))
    match.board.runners[1].health = 2
    match, emitted = play(match, ("turn", 1, "cast"), *PASSES)
    assert emitted == ["cast", "rolled", "moved", "hurt", "out", "done"]
    assert match.board.traps == {5: 1, 7: 2, 9: 2}


def test_buried_cards_lie_on_the_deck_in_the_order_picked_and_only_their_owner_knows_them() -> None:
    match = table({1: ["ward9", "ward10", "ward11"]}, {0: 2, 1: 4, 2: 8}, {}, ("counter9", 0))
    match, _ = play(match, *(("turn", seat, "pass") for seat in (1, 2, 0)))
    (asked,) = match.asks
    assert (asked.kind, asked.seat, asked.least, asked.most, asked.ordered) == ("bury", 1, 0, 2, True)
    turn = answer(match, "ward11", "ward9")
    (event,) = [e for e in turn.events if e.kind == "buried"]
    assert event.public == events.Buried(1, 2)
    assert event.secret == {1: events.Buried(1, 2, ("ward11", "ward9"))}
    drawn = [e.card for e in of_kind([known for each in turn.events for known in each.secret.values()], events.Drew)]
    assert drawn[:2] == ["ward9", "ward11"], "the last one buried is drawn first"
    hand = next(r.hand for r in turn.match.board.runners.values() if "ward9" in [c.id for c in r.hand])
    assert next(c for c in hand if c.id == "ward9").known_to == (1,)


def test_what_a_scout_looks_at_is_told_to_the_scout_alone() -> None:
    match = table({}, {0: 2, 1: 4, 2: 8}, {2: "scout.lancer"}, ("shove9", 0))
    match, _ = play(match, ("turn", 1, "cast"), *PASSES)
    assert open_question(match) == ("window", 2)
    top = match.board.deck[-1].id
    turn = answer(match, "scout")
    (event,) = [e for e in turn.events if e.kind == "scouted"]
    assert (event.seen_by(2), event.seen_by(0), event.seen_by(None)) == (events.Scouted(top), None, None)


def cards(board: Board) -> Counter[str]:
    """Count every card wherever it is."""
    found = Counter(board.discard)
    found.update(c.id for c in board.deck)
    for runner in board.runners.values():
        found.update(c.id for c in (*runner.hand, *runner.sealed))
    return found


@pytest.mark.parametrize("place", [0, 1, 2])
def test_no_card_is_lost_or_doubled(place: int) -> None:
    everything = Counter(card.id for card in RULES.pack.cards)
    with Game(TABLES[place], 11) as game:
        for move in game.moves():
            if len(move.turn.match.scopes) == 1 and not move.turn.match.board.stack:
                assert cards(move.turn.match.board) == everything
