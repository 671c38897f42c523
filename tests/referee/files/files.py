"""Matches played to their end for tests of match files, and what edits do to a file."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from random import Random
from typing import Any

from engines.kernel import choose as kernel
from engines.kernel.automatic.chance import random_keys
from referee.errors import RefusedError
from referee.match.live import Live
from tests.referee.conftest import CHANNEL, GUILD, Room
from tests.support.bringing import bring_ready
from tests.support.games import SAMPLES
from tests.support.match_files import file_bytes, match_file, unshortened_file


async def finished(room: Room, game: str, seed: int = 5, steps: int = 30) -> Live:
    """Play a match with undos and sealed answers taken back, until it is over or so many steps are made: then all leave."""
    quick = SAMPLES[game].quick
    seats = quick.seats
    live = await room.referee.lobbies.open(
        game,
        guild=GUILD,
        channel=CHANNEL,
        language="en",
        user=USERS[0],
        name="Анна",
        entropy="1234567890123456789",
        options=dict(quick.options),
    )
    for user in USERS[1:seats]:
        await room.referee.lobbies.join(live.row.code, user, f"name {user}", f"press {user}")
    await bring_ready(room.referee, live)
    live = await room.referee.lobbies.start(live.row.code, USERS[0])
    rng, undos = Random(seed), 2
    while live.row.status == "playing" and live.row.version < steps:
        await step(room, live, rng)
        if undos and live.row.version > 4 and live.row.status == "playing" and await undone(room, live, seats):
            undos -= 1
    for user in USERS[1:seats][::-1]:
        if live.row.status == "playing":
            seat = live.seat_in_play(user).seat
            await room.referee.seats.concede(live.row.code, user)
            if live.row.status == "playing":
                await room.referee.seats.remove(live, seat, None)
    return live


async def undone(room: Room, live: Live, seats: int) -> bool:
    """Undo the first player's last choice by consent, if it can be; return whether it was."""
    try:
        _, done = await room.referee.undoing.undo_or_ask(live.row.code, USERS[0])
    except RefusedError:
        return False
    if not done:
        asked = await room.referee.undoing.open_request(live)
        assert asked is not None
        for user in USERS[1:seats]:
            await room.referee.undoing.answer(live.row.code, user, asked.id, "agree")
    return True


async def body_of(room: Room, live: Live, viewer: int | None = None) -> bytes:
    """Return the file of a match."""
    return file_bytes(await match_file(room.db, live, viewer))


Place = tuple[str | int, ...]


def places(value: Any, at: Place = ()) -> Iterator[Place]:
    """Return every place of a file: of each object, list and value in it."""
    if at:
        yield at
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inner:
        yield from places(part, (*at, key))


def edited(made: dict[str, Any], at: Place, rng: Random) -> dict[str, Any]:
    """Return a file in which what stands at one place is something else of the same kind, or is there no more."""
    new = copy.deepcopy(made)
    holder: Any = new
    for key in at[:-1]:
        holder = holder[key]
    value = holder[at[-1]]
    if rng.random() < 0.15:
        del holder[at[-1]]
    elif isinstance(value, bool):
        holder[at[-1]] = not value
    elif isinstance(value, int | float):
        holder[at[-1]] = rng.choice([value + 1, value - 1, True, str(value), value + 0.5])
    elif isinstance(value, str):
        holder[at[-1]] = rng.choice([_changed(value, rng), value + "0", value[:-1] if value else "x", None])
    elif isinstance(value, list) and value:
        rng.choice([lambda: value.pop(), lambda: value.append(copy.deepcopy(value[0])), lambda: value.insert(0, 7)])()
    elif isinstance(value, list):
        value.append("x")
    elif isinstance(value, dict):
        value["more"] = 1
    else:
        holder[at[-1]] = "A"
    return new


def _changed(text: str, rng: Random) -> str:
    if not text:
        return "y"
    n = rng.randrange(len(text))
    other = rng.choice([sign for sign in "0123456789abcdefABC" if sign != text[n]])
    return text[:n] + other + text[n + 1 :]


def written(made: dict[str, Any]) -> bytes:
    return json.dumps(made, ensure_ascii=False).encode()


USERS = (7_000_001, 7_000_002, 7_000_003)


async def step(room: Room, live: Live, rng: Random) -> None:
    """Answer one open question at random, or change a sealed answer."""
    _, match = live.rules_and_match
    room.time += 7.25
    sealed = [seat for seat in match.lanes if kernel.decision_of(match, seat) is None]
    if sealed and rng.random() < 0.4:
        await room.referee.take_back(live.row.code, USERS[sealed[0]], sealed[0])
        return
    asked = rng.choice(match.asks)
    await room.referee.choose(live.row.code, USERS[asked.seat], asked.seat, asked.id, random_keys(asked, rng))


async def former_format(room: Room, live: Live) -> bytes:
    """Return the file of a match in format 2, as 0.7.0 gave it out: with every change of a sealed answer."""
    made = await unshortened_file(room.db, live)
    del made["dice"]
    return file_bytes(made | {"format": 2})
