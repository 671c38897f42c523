"""Every question of BattleCON as messages, judged by Discord's limits in both languages: panels, the channel, the board."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio

from cogs.drafts import considered, groups_of
from cogs.turn_messages import Call
from engines.battlecon.board import Options
from engines.battlecon.game import BATTLECON, DECISIONS
from engines.kernel.choose import advance, begin
from engines.kernel.model import Decision, Match
from engines.kernel.views import random_keys
from referee.commit import BOARD, panel
from referee.live import Live
from store.database import Database
from tests.cogs.bodies import document
from tests.cogs.plays import CHANNEL, FIRST, GUILD, NAMES, close_dms
from tests.cogs.test_payloads import Hall, judge
from words.texts import LANGUAGES, Language

__all__ = ["document"]

RULES = BATTLECON.standard

TABLES: tuple[tuple[str, int], ...] = (
    ("draft", 2),
    ("blind", 2),
    ("random", 2),
    ("random", 4),
    ("open", 3),
    ("blind", 4),
)
MODES = {2: "duel", 3: "two_on_one", 4: "two_on_two"}
DUELS = 60
"""Duels of fighters dealt at random, in which the rare questions come up."""


@pytest_asyncio.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    db = await Database.open(tmp_path / "arbiter.db", now=lambda: 1_800_000_000.0)
    yield Hall(db)
    await db.close()


async def started(hall: Hall, seats: int, language: Language, options: dict[str, object]) -> Live:
    """Start a match of people with the longest names; direct messages reach nobody."""
    live = await hall.referee.lobbies.open(
        "battlecon",
        guild=GUILD,
        channel=CHANNEL,
        language=language,
        user=FIRST,
        name=NAMES[0],
        entropy="0",
        options=options,
    )
    for seat in range(1, seats):
        await hall.referee.lobbies.join(live.row.code, FIRST + seat, NAMES[seat], str(seat))
    for seat in range(seats):
        await close_dms(hall.referee, FIRST + seat, NAMES[seat])
    await hall.referee.lobbies.start(live.row.code, FIRST)
    return live


def eager(asked: Decision, rng: Random) -> list[str]:
    """Save force, guess, play finishers as soon as can be, decline nothing: so rare effects happen."""
    keys = [option.key for option in asked.options]
    for wanted in (("play",), (".guess",), ("pass",)):
        if found := [key for key in keys if key.endswith(wanted)]:
            return [found[0]]
    maneuvers = [key for key in keys if key.startswith("maneuver/")]
    if maneuvers and rng.random() < 0.5:
        return [rng.choice(maneuvers)]
    return [rng.choice([key for key in keys if key != "decline"] or keys)]


def matches(
    seats: int, options: Options, seed: int, pick: Callable[[Decision, Random], list[str]] = random_keys
) -> Iterator[tuple[Match[Any, Any], Decision]]:
    """Play a match at random; yield it with every question before the answer."""
    rng = Random(seed)
    match = begin(RULES, range(seats), rng.randbytes(32).hex(), options).match
    while match.outcome is None:
        asked = rng.choice(match.asks)
        yield match, asked
        match = advance(RULES, match, asked.seat, asked.id, pick(asked, rng)).match


async def judged(hall: Hall, live: Live, asked: Decision, language: Language) -> None:
    """Judge all that shows a question: the panel with each step of an answer, the channel's message, the board, the reference."""
    said = f"{asked.kind} {language}"
    users = [seat.user or 0 for seat in live.seats]
    drafts: list[list[str]] = [[]]
    game = hall.scribe.game(live, language, {})
    if asked.facets:
        longest = max(asked.options, key=lambda o: len(game.option_detail(asked, o.key, live.seen(asked.seat).table)))
        drafts += [[f"0={longest.facets[0]}"], [f"0={longest.facets[0]}", f"1={longest.facets[1]}"]]
        assert considered(asked, drafts[-1]) == longest.key
    elif groups := groups_of(asked, game):
        assert all(0 < len(keys) <= 25 for _, keys in groups)
        assert sorted(key for _, keys in groups for key in keys) == sorted(o.key for o in asked.options)
        drafts += [["@0"], ["@0", groups[0][1][0]]]
    for draft in drafts:
        await hall.referee.set_draft(live.row.code, FIRST + asked.seat, asked.seat, asked.id, draft)
        for scribe in (hall.scribe, hall.unpainted):
            made = await scribe.panels.panel(live, asked.seat, language, slot=panel(asked.seat))
            judge(made, said=f"{said} {draft}", quick=True)
    judge(await hall.scribe.turn(live, Call(users, users, [])), said=f"channel, {said}", quick=True)
    board = await hall.scribe.compose(live, BOARD)
    assert board is not None
    judge(board, said=f"board, {said}", quick=True)
    for viewer in (asked.seat, None):
        reference = await hall.scribe.panels.reference(live, viewer, language, None)
        if reference is not None:
            judge(reference, said=f"reference, {said}", quick=True)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_question_in_every_place(hall: Hall, language: Language) -> None:
    seen: set[tuple[str, int]] = set()
    for select, seats in TABLES:
        options: dict[str, object] = {"select": select, "mode": MODES[seats]}
        live = await started(hall, seats, language, options)
        chosen = Options(**options)  # type: ignore[arg-type]
        duels = [matches(seats, chosen, seed) for seed in range(DUELS if (select, seats) == ("random", 2) else 2)]
        if (select, seats) == ("random", 2):
            duels += [matches(2, Options(fighters=("juto", "seth")), seed, eager) for seed in range(DUELS)]
        for duel in duels:
            for match, asked in duel:
                if (asked.kind, seats) not in seen:
                    seen.add((asked.kind, seats))
                    live.put(RULES.copy(match), {})
                    await judged(hall, live, asked, language)
    assert {kind for kind, _ in seen} == {*DECISIONS}
