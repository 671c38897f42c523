"""Random choices by the million, each under what is cheap to hold; some matches under the whole conformance suite.

Some of the answers go after what has not been used yet, the others are by chance. A piece is as many whole matches as it
takes for its size.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest

from engines.kernel.automatic.chance import random_keys
from engines.kernel.choose import Turn, choose, concede_game, withdraw
from engines.kernel.game import Rules
from engines.kernel.history.saves import load, save
from engines.kernel.state.model import Decision, Match
from tests.engines.conformance.hunting import Matches
from tests.engines.conformance.random_play import ALL_CHECKS
from tests.engines.conformance.tables import TABLES
from tests.soak.parts.hunting import GAMES, Hunt, everything, hunt_of, note, set_up, table_of
from tests.soak.running import Found, Part
from tools.conformance.checks import in_order
from tools.conformance.playing import Table

LONGEST = 6000
"""Choices after which a match must be over."""

LAST = ("pass", "decline", "stay", "end", "stop", "none")
"""Answers that do nothing stand behind all others."""

WHOLE = 4
"""After one piece in so many a match is played under the whole suite, whose practice players take their time."""

SAVED, COPIED, LEFT = 0.01, 0.02, 0.0003
"""How often a match is saved and loaded, compared with what a copy leads to, and left by a seat."""

GAME_ALONE = 0.5
"""How often a seat that leaves gives up the game of a match of several alone."""

WISHED = 0.2
"""How many of the answers go after what has not been used yet."""

STEPS = 1000
"""Steps from an answer to the next question; the kernel gives up after 10,000."""


def play(game: str, seed: str, number: int, size: int) -> Found:
    """Play so many choices of a game; then perhaps a match at one of the suite's tables under all of its checks."""
    rng, found = Random(seed), Found()
    hunt = hunt_of(game, rng)
    whole = set(hunt.missing)
    with pytest.MonkeyPatch.context() as patch:
        hunt.listen(patch)
        while found.figures["choices"] < size:
            _match(hunt, rng, found)
    found.met["used"] = whole - hunt.missing
    if number % WHOLE == 0:
        _suite(_table(game, number // WHOLE), rng.getrandbits(32), found)
    return found


def _table(game: str, nth: int) -> Table:
    tables = [table for table in TABLES if table.rules.game.id == game]
    return tables[nth % len(tables)]


def _suite(table: Table, seed: int, found: Found) -> None:
    for check in ALL_CHECKS:
        try:
            check(table, seed)
        except Exception as error:
            error.add_note(f"{check.__name__} at table {table.name}: ARBITER_SEED={seed}")
            raise
    found.figures["matches under the whole suite"] += 1


def _match(hunt: Hunt, rng: Random, found: Found) -> None:
    """Play one match to its end."""
    table, seed, log = table_of(hunt, rng), rng.getrandbits(32), list[str]()
    try:
        _play(hunt, table, seed, Random(seed), found, log)
    except BaseException as error:
        error.add_note(f"{table.rules.game.id}, {table.seats} seats, {table.options}, {seed}: {' '.join(log)}")
        raise
    found.figures["matches"] += 1


def _play(hunt: Hunt, table: Table, seed: int, rng: Random, found: Found, log: list[str]) -> None:
    rules, turn = table.rules, table.begin(seed)
    match = turn.match
    note(hunt, match, None, turn.events)
    for _ in range(LONGEST):
        if match.outcome is not None:
            assert (match.asks, match.lanes, match.scopes, match.join) == ([], {}, [], None), "over, but not all of it"
            return
        _check_asks(match)
        asked = rng.choice(match.asks)
        keys = hunt.answer(match, asked) if rng.random() < WISHED else random_keys(asked, rng)
        log.append(f"{asked.seat}:{','.join(keys)}")
        look = rng.random()
        before = save(match) if look < COPIED else b""
        hunt.noted.count = 0
        hunt.noted.run.clear()
        turn = choose(rules, match, asked.seat, asked.id, keys)
        found.most("steps to a question", hunt.noted.count)
        assert hunt.noted.count <= STEPS, f"{hunt.noted.count} steps to the next question"
        assert turn.match.version == match.version + 1
        if before:
            _check_same(table, match, before, asked, keys, turn)
            found.figures["compared with a copy"] += 1
        set_up(hunt, match, turn.match, rng)
        match = turn.match
        if match.outcome is None and isinstance(hunt, Matches) and rng.random() < hunt.marking:
            match = hunt.beside(match)
        found.figures["choices"] += 1
        note(hunt, match, asked, turn.events)
        if look > 1 - SAVED:
            loaded = load(rules.game, save(match))
            assert loaded == match, "saved and loaded it is another"
            match = loaded
            found.figures["saved and loaded"] += 1
        elif look > 1 - SAVED - LEFT and match.outcome is None and match.seats:
            turn = _left(rules, match, rng)
            match = turn.match
            note(hunt, match, None, turn.events)
            found.figures["left by a seat"] += 1
    raise AssertionError(f"no end after {LONGEST} choices")


def _left(rules: Rules[Any, Any], match: Match[Any, Any], rng: Random) -> Turn:
    """Let a seat leave the match, or as often give up the game of a match of several."""
    seat, series = rng.choice(match.seats), rules.game.series
    if series is not None and series.played(match.board) and rng.random() < GAME_ALONE:
        return concede_game(rules, match, seat)
    return withdraw(rules, match, seat)


def _check_asks(match: Match[Any, Any]) -> None:
    """Somebody is asked; every question has options, in order, once each, and bounds that can be met."""
    assert match.asks, "not over, but nobody is asked"
    assert match.lanes or len(match.asks) == 1, "two are asked outside lanes"
    for asked in match.asks:
        keys = [option.key for option in asked.options]
        assert keys, f"{asked.kind}: no answer"
        named = keys[:-1] if keys[-1] in LAST else keys
        assert in_order(named), f"{asked.kind}: not in order: {keys}"
        assert len(set(keys)) == len(keys), f"{asked.kind}: offered twice: {keys}"
        assert 0 <= asked.least <= min(asked.most, len(keys)), f"{asked.kind}: {asked.least} to {asked.most} of {keys}"
        assert asked.seat in match.seats, f"{asked.seat} is asked and has no seat"
    assert len({asked.seat for asked in match.asks}) == len(match.asks), "a seat is asked two things at once"


def _check_same(
    table: Table, match: Match[Any, Any], before: bytes, asked: Decision, keys: list[str], turn: object
) -> None:
    """A choice leaves the match as it was, and its copy is the same and goes the same way."""
    assert save(match) == before, "a choice changed the match that it was made in"
    copy = table.rules.copy(match)
    assert copy == match, "a copy is another match"
    assert choose(table.rules, copy, asked.seat, asked.id, keys) == turn, "the copy went another way"


def closes(game: str, found: Found) -> list[str]:
    """Return what random play has never come across."""
    missing = sorted(everything(game) - found.met.get("used", set()))
    return [f"never used: {', '.join(missing)}"] if missing else []


def _part(game: str) -> Part:
    played: Callable[[str, int, int], Found] = partial(play, game)
    return Part(f"choices-{game}", "choices", 1_000_000, 10_000, played, partial(closes, game))


PARTS = tuple(map(_part, GAMES))
