"""Promises of every game: each `check_*` plays one game at random and raises AssertionError if its promise is broken."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
from msgspec import inspect

from engines.kernel import views
from engines.kernel.choose import (
    IllegalChoiceError,
    advance,
    call_time,
    check,
    choose,
    decision_of,
    lane_id,
    revise,
    take_back,
    withdraw,
)
from engines.kernel.events import Event, Happened, event_of, facts_of, kind_of
from engines.kernel.game import Game as GameType
from engines.kernel.history.saves import load, save
from engines.kernel.state.model import Decision, Match, Seat, natural
from engines.kernel.views import view
from tools.conformance.playing import Game, Table

NOBODY = 99

_WITH_A_FIGURE = re.compile("[a-z_]+:[0-9]+")


ADVISED_OFTEN = 60
"""The choices at the beginning of a match of which one in 5 is advised."""


def viewers(match: Match[Any, Any]) -> tuple[Seat | None, ...]:
    """Return all viewers: the public and every seat."""
    return (None, *match.seats)


def in_order(keys: Sequence[str]) -> bool:
    """Return whether option keys stand in natural order; keys with a figure, such as "hit:6", come last."""
    return list(keys) == sorted(keys, key=lambda key: (_WITH_A_FIGURE.fullmatch(key) is not None, natural(key)))


def check_options(table: Table, seed: int) -> None:
    """Check that every question has distinct options in natural order, a pass last, and bounds that can be met."""
    with Game(table, seed) as game:
        for move in game.moves():
            for decision in move.before.asks:
                keys = [o.key for o in decision.options]
                named = keys[:-1] if keys[-1] in ("pass", "decline", "stay", "end", "stop", "none") else keys
                assert in_order(named), f"{decision.kind}: not in order: {keys}"
                assert len(set(keys)) == len(keys), f"{decision.kind}: offered twice: {keys}"
                assert all(len(o.facets) == len(decision.facets) for o in decision.options), decision.kind
                assert 0 <= decision.least <= decision.most, decision.kind
                assert decision.least <= len(keys), f"{decision.kind}: {decision.least} cannot be picked of {keys}"
                assert decision.kind in table.rules.game.decisions, f"{decision.kind} is not declared"
                assert decision.seat in move.before.seats, f"{decision.seat} is asked and has no seat"
                for option in decision.options if not decision.several else ():
                    check(move.before, decision.seat, decision.id, [option.key])
            seats = [d.seat for d in move.before.asks]
            assert len(set(seats)) == len(seats), "a seat is asked two things at once"
            assert move.before.lanes or len(seats) == 1, "two are asked outside lanes"


def refusals(match: Match[Any, Any], decision: Decision) -> Iterator[tuple[Seat, str, Sequence[str], str]]:
    """Yield wrong answers to an open question: seat, decision, keys, the reason that must be given."""
    seat, number = decision.seat, decision.id
    keys = [o.key for o in decision.options]
    right = keys[: max(1, decision.least)]
    for other in (*match.seats, NOBODY):
        if decision_of(match, other) is None:
            # To a seat with a lane of its own, whether another lane is still open must not show.
            yield other, number, right, "answered" if other in match.lanes else "not_yours"
    yield seat, f"{number}.0", right, "answered"
    yield seat, "0", right, "answered"
    yield seat, number, [*right[:-1], "no such key"], "not_offered"
    yield seat, number, [*right[:-1], right[-1].upper() + " "], "not_offered"
    if decision.least:
        yield seat, number, right[:-1], "too_few"
    yield seat, number, [f"key{n}" for n in range(decision.most + 1)], "too_many"
    if decision.most > 1:
        yield seat, number, [keys[0], keys[0], *keys[1 : max(1, decision.least - 1)]], "twice"


def check_refusals(table: Table, seed: int) -> None:
    """Check that a wrong answer is refused with its reason and changes nothing."""
    with Game(table, seed) as game:
        for move in game.moves():
            body = save(move.before)
            for seat, number, keys, reason in refusals(move.before, move.asked):
                _assert_refused(table, move.before, seat, number, keys, reason)
            assert save(move.before) == body, "a refused answer changed the match"
        for seat in move.turn.match.seats:
            _assert_refused(table, move.turn.match, seat, move.asked.id, move.keys, "over")


def _assert_refused(
    table: Table, match: Match[Any, Any], seat: Seat, number: str, keys: Sequence[str], reason: str
) -> None:
    try:
        choose(table.rules, match, seat, number, keys)
    except IllegalChoiceError as refused:
        assert refused.reason == reason, f"{seat} {number} {keys}: {refused.reason}, not {reason}"  # noqa: PT017
    else:
        raise AssertionError(f"{seat} {number} {keys}: taken, not refused for {reason}")


def check_saves(table: Table, seed: int) -> None:
    """Check that a match saved and loaded before every answer is the same and goes on in the same way."""
    with Game(table, seed) as game:
        for move in game.moves():
            body = save(move.before)
            loaded = load(table.rules.game, body)
            assert loaded == move.before
            assert save(loaded) == body
            again = choose(table.rules, loaded, move.seat, move.asked.id, move.keys)
            assert again == move.turn, "the loaded match went another way"
        assert load(table.rules.game, save(move.turn.match)) == move.turn.match


def check_copies(table: Table, seed: int) -> None:
    """Check that a copy shares nothing mutable, goes the same way, and leaves the original as it was."""
    with Game(table, seed) as game:
        for move in game.moves():
            body = save(move.before)
            copy = table.rules.copy(move.before)
            shared = _mutable(move.before).keys() & _mutable(copy).keys()
            assert not shared, f"shared with the copy: {[_mutable(copy)[n] for n in shared]}"
            assert advance(table.rules, copy, move.seat, move.asked.id, move.keys) == move.turn
            assert save(move.before) == body, "the original was changed"


def _mutable(value: Any) -> dict[int, Any]:
    """Return every mutable object in a value, by identity."""
    found: dict[int, Any] = {}
    waiting = [value]
    while waiting:
        x = waiting.pop()
        frozen = isinstance(x, msgspec.Struct) and x.__struct_config__.frozen
        if isinstance(x, list | dict | set) or (isinstance(x, msgspec.Struct) and not frozen):
            found[id(x)] = x
        if isinstance(x, msgspec.Struct):
            waiting.extend(getattr(x, name) for name in x.__struct_fields__)
        elif isinstance(x, dict):
            waiting.extend(x.values())
        elif isinstance(x, list | tuple | set):
            waiting.extend(x)
    return found


def check_redo(table: Table, seed: int) -> None:
    """Check that every kept state is unchanged after the whole game, and that the same choice from it leads to the same state."""
    with Game(table, seed) as game:
        states = [(move, save(move.before), save(move.turn.match)) for move in game.moves()]
        for move, before, after in reversed(states):
            assert save(move.before) == before, "a later choice changed an older state"
            again = choose(table.rules, move.before, move.seat, move.asked.id, move.keys)
            assert save(again.match) == after
            assert again == move.turn


def check_replay(table: Table, seed: int) -> None:
    """Check that the choices replayed from the seed lead to the same match and the same events."""
    with Game(table, seed) as game:
        moves = list(game.moves())
        match = table.begin(seed).match
        for move in moves:
            turn = choose(table.rules, match, move.seat, move.asked.id, move.keys)
            assert turn == move.turn
            match = turn.match
        assert save(match) == save(moves[-1].turn.match)
        assert [m.before.version for m in moves] == list(range(len(moves)))


def check_dice(table: Table, seed: int) -> None:
    """Check that every die can be recomputed from the seed, and that no counter is used twice or skipped."""
    with Game(table, seed) as game:
        turns = [table.begin(seed), *(move.turn for move in game.moves())]
        counter = 0
        for turn in turns:
            for roll in turn.rolls:
                digest = hashlib.sha256(bytes.fromhex(turn.match.seed) + roll.counter.to_bytes(8, "big")).hexdigest()
                assert (roll.counter, roll.result) == (counter, int(digest, 16) % roll.bound)
                counter += 1
            assert turn.match.rolled == counter


def check_lanes(table: Table, seed: int) -> int:
    """Check that an answer in a lane changes nothing of the table and is invisible to all others; return their number."""
    answers: dict[Seat, list[list[str]]] = {}
    count = 0
    with Game(table, seed) as game:
        for move in game.moves():
            before, after = move.before, move.turn.match
            if not before.lanes:
                continue
            if all(not lane.draft for lane in before.lanes.values()):
                answers = {seat: [] for seat in before.lanes}
            answers[move.seat].append(move.keys)
            if not same_lanes(before, after):
                continue
            count += 1
            assert (move.turn.events, move.turn.rolls, move.turn.revealed) == ((), (), False)
            _same_table(before, after)
            _same_for_others(table, before, after, move.seat)
            _check_take_back(table, after, move.seat, answers[move.seat])
    return count


def same_lanes(before: Match[Any, Any], after: Match[Any, Any]) -> bool:
    """Return whether the lanes that were open are still open."""
    return bool(after.lanes) and lane_id(after) == lane_id(before)


def _same_table(before: Match[Any, Any], after: Match[Any, Any]) -> None:
    for field in ("board", "scopes", "join", "seed", "rolled", "next_id", "outcome"):
        assert getattr(before, field) == getattr(after, field), f"an answer in a lane changed {field}"


def _same_for_others(table: Table, before: Match[Any, Any], after: Match[Any, Any], seat: Seat) -> None:
    numbers = sorted({d.id for match in (before, after) for d in match.asks})
    for viewer in viewers(before):
        if viewer == seat:
            continue
        assert view(table.rules, before, viewer) == view(table.rules, after, viewer), f"{viewer} saw {seat} answer"
        if viewer is None:
            continue
        for number in numbers:
            reasons = [_refusal_reason(match, viewer, number) for match in (before, after)]
            assert reasons[0] == reasons[1], f"{viewer} could find out by {number} that {seat} answered: {reasons}"


def _refusal_reason(match: Match[Any, Any], seat: Seat, number: str) -> str:
    """Return why an answer without any keys is refused, empty if it is legal."""
    try:
        check(match, seat, number, [])
    except IllegalChoiceError as refused:
        return refused.reason
    return ""


def _check_take_back(table: Table, match: Match[Any, Any], seat: Seat, answers: list[list[str]]) -> None:
    """Start a lane again and answer the same: once by taking back, once by revising the first answer."""
    taken = take_back(table.rules, match, seat).match
    assert taken.lanes[seat].draft == []
    _same_table(match, taken)
    _same_for_others(table, match, taken, seat)
    decision = decision_of(taken, seat)
    assert decision is not None
    assert decision.id not in [d.id for d in match.asks if d.seat == seat], "the id of another question came back"
    first = choose(table.rules, taken, seat, decision.id, answers[0]).match
    revised = revise(table.rules, match, seat, lane_id(match), answers[0]).match
    assert (revised.lanes, revised.asks) == (first.lanes, first.asks)
    for keys in answers[1:]:
        decision = decision_of(first, seat)
        assert decision is not None
        first = choose(table.rules, first, seat, decision.id, keys).match
    assert first.lanes[seat].draft == match.lanes[seat].draft
    assert first.lanes[seat].frames == match.lanes[seat].frames


def check_asked_again(table: Table, seed: int) -> None:
    """Check that a step that asks can be run again, as a re-deal does, with the same question and no other effect."""
    with Game(table, seed) as game:
        for move in game.moves():
            if not move.before.lanes:
                again = table.rules.copy(move.before)
                views._ask_again(table.rules, again, None)
                assert again == move.before, f"{move.asked.asked[0]} does more than ask"


def check_advice(table: Table, seed: int) -> None:
    """Check that the practice player gives a legal answer that follows from its random source alone, and changes nothing.

    It is asked at one choice in 5, later in a long match at one in 25: advice takes up to a second.
    """
    rules = table.rules
    with Game(table, seed) as game:
        for n, move in enumerate(game.moves()):
            every = 5 if n < ADVISED_OFTEN else 25
            if n % every != seed % every:
                continue
            dealt = views.redeal(rules, move.before, move.seat, game.rng)
            body, chance = save(dealt), game.rng.random()
            keys, again = (rules.game.advise(rules, dealt, move.seat, Random(chance)) for _ in range(2))
            check(move.before, move.seat, move.asked.id, keys)
            assert keys == again
            assert save(dealt) == body, "advice changed the match"


def check_withdrawal(table: Table, seed: int) -> None:
    """Check that the match goes on to a proper end and can be saved whenever a seat leaves."""
    with Game(table, seed) as game:
        for n, move in enumerate(game.moves()):
            if n % 7 != seed % 7:
                continue
            seat = game.rng.choice(move.before.seats)
            with Game(table, seed + n) as rest:
                _check_without(table, move.before, seat, rest)


def _check_without(table: Table, before: Match[Any, Any], seat: Seat, rest: Game) -> None:
    body = save(before)
    match = withdraw(table.rules, before, seat).match
    assert save(before) == body
    assert seat not in match.seats
    assert load(table.rules.game, save(match)) == match
    try:
        withdraw(table.rules, match, seat)
    except IllegalChoiceError as refused:
        assert refused.reason == ("over" if match.outcome else "not_seated")  # noqa: PT017
    else:
        raise AssertionError(f"{seat} left twice")
    for move in rest.moves(match):
        assert seat not in [d.seat for d in move.before.asks], "a seat that left is asked"
        assert seat not in move.before.lanes
        match = move.turn.match
    assert match.outcome is not None
    assert seat not in [s for place in match.outcome.places for s in place]


def check_time(table: Table, seed: int) -> None:
    """Check that a match in which time is called at any moment ends at the next boundary, or at one where it is decided."""
    assert table.rules.game.boundary in table.rules.game.events
    with Game(table, seed) as game:
        for n, move in enumerate(game.moves()):
            if n % 7 != seed % 7:
                continue
            for decisive in (False, True):
                with Game(table, seed + n) as rest:
                    _check_timed(table, move.before, rest, decisive=decisive)


def _check_timed(table: Table, before: Match[Any, Any], rest: Game, *, decisive: bool) -> None:
    body = save(before)
    match = call_time(table.rules, before, decisive=decisive).match
    assert save(before) == body
    assert load(table.rules.game, save(match)) == match
    assert [view(table.rules, match, who) for who in viewers(match)] == [
        view(table.rules, before, who) for who in viewers(before)
    ], "the call itself changes the table"
    try:
        call_time(table.rules, match)
    except IllegalChoiceError as refused:
        assert refused.reason == "time_called"  # noqa: PT017
    else:
        raise AssertionError("time was called twice")
    begun = 0
    for move in rest.moves(match):
        match = move.turn.match
        begun += sum(kind_of(event.public) == table.rules.game.boundary for event in move.turn.events if event.public)
        assert decisive or not begun, "a boundary was passed after time was called"
    assert match.outcome is not None
    assert not decisive or len(match.outcome.places) > 1 or match.outcome.winners, "not decided"


def check_first(table: Table, seed: int) -> None:
    """Check that the options of a tournament say who is first, where anybody is (TM-27)."""
    game = table.rules.game
    if "first" not in game.options_type.__struct_fields__:
        return
    shown = []
    for first in (0, 1):
        named = replace(table, options=msgspec.structs.replace(table.options, first=first))
        turn = named.begin(seed)
        with Game(named, seed) as rest:
            happened = [*turn.events, *(e for move in rest.moves(turn.match) for e in move.turn.events)]
        shown.append([event.public for event in happened][:200])
    assert shown[0] != shown[1], "whoever is first, the match is the same"


def check_events(table: Table, seed: int) -> None:
    """Check that each event is of a declared kind, can be read back from its stored facts, and hides only some of them."""
    declared = table.rules.game.events
    with Game(table, seed) as game:
        for turn in [table.begin(seed), *(move.turn for move in game.moves())]:
            for happened in turn.events:
                _check_event(happened, declared)


def _check_event(happened: Happened, declared: Mapping[str, type[Event]]) -> None:
    known = [*([happened.public] if happened.public is not None else []), *happened.secret.values()]
    assert known, "nobody learns of an event"
    for event in known:
        kind, facts = kind_of(event), facts_of(event)
        assert kind in declared, f"{kind} is not declared"
        back = event_of(declared, kind, msgspec.json.decode(msgspec.json.encode(facts)))
        assert back == event, f"{event} is read back as {back}"
    if happened.public is not None:
        open_facts = facts_of(happened.public).items()
        for event in happened.secret.values():
            more = facts_of(event)
            same = type(event) is type(happened.public) and all(item in more.items() for item in open_facts)
            assert same and len(more) > len(open_facts), f"{event} is not the public event with more facts"  # noqa: PT018


def check_types(game: GameType[Any, Any]) -> None:
    """Check that saved structs refuse unknown fields, and have no sets and no defaults that could hide a renamed field.

    Table options are exempt: a table is set up with their defaults.
    """
    waiting: list[Any] = [inspect.type_info(game.match_type)]
    types: set[str] = set()
    while waiting:
        kind = waiting.pop()
        assert not isinstance(kind, inspect.SetType | inspect.FrozenSetType | inspect.AnyType), kind
        if isinstance(kind, inspect.StructType) and repr(kind.cls) not in types:
            types.add(repr(kind.cls))
            assert kind.forbid_unknown_fields, f"{kind.cls} takes unknown fields"
            for field in kind.fields:
                assert field.required or kind.cls is game.options_type, f"{kind.cls}.{field.name} has a default"
                waiting.append(field.type)
        for part in ("item_type", "key_type", "value_type"):
            waiting.extend([getattr(kind, part)] if hasattr(kind, part) else [])
        for parts in ("types", "item_types"):
            waiting.extend(getattr(kind, parts, ()))


def check_memory(table: Table, seed: int) -> None:
    """Check that the end of a match says with whom each seat played, and how close it was, the same for a whole side."""
    rules = table.rules
    with Game(table, seed) as game:
        match = [move.turn.match for move in game.moves()][-1]
        played, points = rules.game.characters(match.board), rules.game.points(match.board)
        assert not played or {*match.seats} <= {*played}, "a seat played nobody"
        assert all(name and isinstance(name, str) for names in played.values() for name in names)
        assert not points or {*match.seats} <= {*points}, "a seat has no points"
        for side in rules.game.sides(match.board.options, match.seats):
            assert len({points[seat] for seat in side if seat in points}) <= 1, "one side, several points"


CHECKS = (
    check_options,
    check_refusals,
    check_saves,
    check_copies,
    check_redo,
    check_replay,
    check_dice,
    check_asked_again,
    check_advice,
    check_withdrawal,
    check_time,
    check_first,
    check_events,
    check_memory,
)
"""The checks of one game of any kind; `check_lanes` and those in `secrecy` also count their comparisons."""
