"""What the tests of a game's questions as messages share: tables, matches at random, and all messages that show a question."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from discord import ui

from cogs.kit.controls.custom_ids import parse_custom_id
from cogs.kit.match_texts.reader import Reader
from cogs.screens.questions.drafts import SELECT, groups_of
from cogs.screens.turn_pages import Call
from engines.kernel.choose import advance, begin
from engines.kernel.game import Rules
from engines.kernel.state.model import Decision, Match
from engines.kernel.views import random_keys
from referee.match.live import Live
from referee.match.slots import BOARD, panel_slot
from tests.cogs.kit.bodies import judge
from tests.cogs.kit.desks import calling
from tests.cogs.match.halls import Hall
from tests.cogs.match.plays import FIRST, lobby
from tests.support.bringing import bring_ready
from words.common.protocol import GameWords
from words.texts import Language


async def started(hall: Hall, game: str, seats: int, language: Language, options: Mapping[str, object]) -> Live:
    """Start a match of people with the longest names; direct messages reach nobody."""
    live = await lobby(hall.referee, seats, language, game, options)
    await bring_ready(hall.referee, live)
    await hall.referee.lobbies.start(live.row.code, FIRST)
    return live


def keys_on(items: Sequence[Any]) -> set[str]:
    """Return the keys that controls offer; each custom id can be read back."""
    found = set()
    for each in ui.Container[Any](*items).walk_children():
        name = getattr(each, "custom_id", None)
        if name is None:
            continue
        read = parse_custom_id(name)
        assert read is not None
        found |= {*read.args[-1:], *(option.value for option in getattr(each, "options", ()))}
    return found


def matches(
    rules: Rules[Any, Any],
    seats: int,
    options: Any,
    seed: int,
    pick: Callable[[Decision, Random], list[str]] = random_keys,
) -> Iterator[tuple[Match[Any, Any], Decision]]:
    """Play a match at random; yield it with every question before the answer."""
    rng, bring = Random(seed), rules.game.bring
    dice, brought = rng.randbytes(32).hex(), {}
    if bring is not None and bring.required:
        brought = {seat: bring.preset(rules.pack, options, rng) for seat in range(seats)}
    match = begin(rules, range(seats), dice, options, brought).match
    while match.outcome is None:
        asked = rng.choice(match.asks)
        yield match, asked
        match = advance(rules, match, asked.seat, asked.id, pick(asked, rng)).match


def grouped(asked: Decision, game: GameWords) -> list[list[str]]:
    """Return the steps of an answer that is chosen from groups, which hold every answer once; none of one that is not."""
    groups = groups_of(asked, game)
    if not groups:
        return []
    assert all(0 < len(members) <= SELECT for _, members in groups)
    assert sorted(key for _, members in groups for key in members) == sorted(option.key for option in asked.options)
    return [["@0"], ["@0", groups[0][1][0]]]


async def shown_well(
    hall: Hall, live: Live, asked: Decision, language: Language, drafts: Sequence[Sequence[str]], said: str
) -> None:
    """Judge all that shows a question: the panel with each step of an answer, the channel's message, the board, the reference."""
    users = [seat.user or 0 for seat in live.seats]
    user = next(seat.user or 0 for seat in live.seats if seat.seat == asked.seat)
    for draft in drafts:
        await hall.referee.set_draft(live.row.code, user, asked.seat, asked.id, list(draft))
        for desk in (hall.desk, hall.unpainted):
            made = await desk.panels.panel(live, asked.seat, language, slot=panel_slot(asked.seat))
            judge(made, said=f"{said} {draft}", quick=True)
    judge(await calling(hall.desk).message(live, Call(users, users, [])), said=f"channel, {said}", quick=True)
    board = await hall.composer.compose(live, BOARD)
    assert board is not None
    judge(board, said=f"board, {said}", quick=True)
    for viewer in (asked.seat, None):
        reference = await hall.desk.panels.reference(Reader.of(live, language, viewer), None)
        if reference is not None:
            judge(reference, said=f"reference, {said}", quick=True)
