"""Re-deals by the hundred thousand: at random moments a match is dealt anew for somebody, who must notice nothing.

What is shown and asked is the same, also in words and (of some) in pictures; so is what the next choice tells unless it
reveals or rolls; and the re-dealt match is a whole one, which can be saved and (some are) played to its end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

from boards.jobs import new_job
from boards.pictures import draw
from engines.kernel.choose import decision_of
from engines.kernel.history.saves import load, save
from engines.kernel.state.model import Match, Seat
from engines.kernel.views import Seen, redeal, view
from tests.soak.parts.hunting import GAMES, Hunt, hunt_of, table_of
from tests.soak.running import Found, Part
from tools.conformance.checks import viewers
from tools.conformance.playing import Game, Move, Table
from tools.conformance.secrecy import _compare_next, _drafts, prompts
from words.games import game_words
from words.texts import LANGUAGES

LOOKED_AT = 0.5
"""How many of the moments of a match are looked at."""

PLAYED, WORDED, PAINTED = 0.02, 0.05, 0.002
"""How often a re-dealt match is played to its end, told in words, painted."""


def play(game: str, seed: str, _number: int, size: int) -> Found:
    """Deal a game anew so many times."""
    rng, found = Random(seed), Found()
    hunt = hunt_of(game, rng)
    while found.figures["redeals"] < size:
        _match(hunt, rng, found, size)
    return found


def _match(hunt: Hunt, rng: Random, found: Found, size: int) -> None:
    table = table_of(hunt, rng)
    with Game(table, rng.getrandbits(32)) as game:
        try:
            for move in game.moves():
                if rng.random() < LOOKED_AT and found.figures["redeals"] < size:
                    _look(table, move, rng, found)
        except BaseException as error:
            error.add_note(f"{table.options}, {table.seats} seats")
            raise


def _look(table: Table, move: Move, rng: Random, found: Found) -> None:
    """Deal anew for somebody, and compare."""
    true, viewer = move.before, rng.choice(viewers(move.before))
    other = redeal(table.rules, true, viewer, rng)
    found.figures["redeals"] += 1
    shown = view(table.rules, other, viewer)
    assert shown == view(table.rules, true, viewer), f"shown to {viewer}"
    assert prompts(other) == prompts(true), f"asked, to the eyes of {viewer}"
    if viewer is not None:
        assert decision_of(other, viewer) == decision_of(true, viewer), f"asked of {viewer}"
    found.figures["other boards"] += other.board != true.board
    found.figures["other sealed answers"] += _drafts(other) != _drafts(true)
    found.figures["next choices compared"] += _compare_next(table, move, other, viewer)
    if rng.random() < WORDED:
        assert load(table.rules.game, save(other)) == other
        for one, two in zip(_worded(table, true, viewer), _worded(table, other, viewer), strict=True):
            assert one == two, f"told to {viewer}"
        found.figures["told in words"] += 1
    if rng.random() < PAINTED:
        _check_pictures(table, true, other, viewer)
        found.figures["painted"] += 1
    if rng.random() < PLAYED:
        with Game(table, rng.getrandbits(32)) as rest:
            assert [m.turn.match.outcome for m in rest.moves(other)][-1] is not None
        found.figures["played to their end"] += 1


def _worded(table: Table, match: Match[Any, Any], viewer: Seat | None) -> Iterator[str]:
    """Yield all that is said to somebody of the table and of what they are asked, in both languages."""
    seen = view(table.rules, match, viewer)
    names = {seat: f"player {seat}" for seat in range(table.seats)}
    for language in LANGUAGES:
        said = game_words(match.game, language, table.rules.pack, names)
        yield from (said.text_board(seen.table), said.summary(seen.table), said.recap(seen.table))
        yield from (said.heading(seen.table), said.phase(seen.table), said.prospects(seen.table))
        if viewer is None:
            continue
        yield said.hand_summary(seen.table)
        for asked in (seen.decision, seen.revision):
            if asked is not None:
                yield from (said.question(asked, seen.table), said.help_text(asked, seen.table))
                yield from (said.option_label(asked, option.key, seen.table) for option in asked.options)


def _check_pictures(table: Table, true: Match[Any, Any], other: Match[Any, Any], viewer: Seat | None) -> None:
    """The pictures of both are the same, byte by byte."""
    one, two = (view(table.rules, match, viewer) for match in (true, other))
    said = game_words(true.game, "en", table.rules.pack, {})
    kind = "table" if viewer is None else said.private_picture(one.table, asked=one.decision)
    assert _painted(table, one, kind) == _painted(table, two, kind), f"painted for {viewer}"


def _painted(table: Table, seen: Seen, kind: Any) -> bytes:
    rules = table.rules
    return draw(new_job(seen.game, kind, seen.table, rules.body, rules.hash, {0: "A"}, language="en", theme="dark"))


def _part(game: str) -> Part:
    played: Callable[[str, int, int], Found] = partial(play, game)
    return Part(f"redeals-{game}", "redeals", 100_000, 2_000, played)


PARTS = tuple(map(_part, GAMES))
