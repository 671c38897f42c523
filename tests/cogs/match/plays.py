"""Matches played through the referee for the tests of messages, by people with the longest and oddest names."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Mapping
from io import BytesIO
from random import Random
from types import SimpleNamespace
from typing import Any

import discord
from PIL import Image

from cogs.common.desk import MOST_LISTED, NAMES_LENGTH
from cogs.kit.answering.answers import Answer
from cogs.kit.composing.messages import Message
from engines.kernel.views import random_keys
from referee.match.live import Live
from referee.service import Referee
from store.people import people

NAMES = (
    "*" * 32,
    "Александр-Константин_Оболенский!",
    "[x](https://evil.example) <@123> ",
    "W" * 40,
    "👨‍👩‍👧 @everyone ```",
    "\u202e" + "я" * 100,
)
"""Two of them are twice as long once they are escaped."""

FIRST = 100000000000000001
"""The user of the first seat; the others follow."""

GUILD, CHANNEL = 200000000000000001, 300000000000000001
KRENDEL: Mapping[str, object] = {"fight_with_all": "symmetric"}


def blank() -> bytes:
    """An empty picture as a PNG: what is on it does not matter to a message's form."""
    made = BytesIO()
    Image.new("RGB", (128, 80), "navy").save(made, "PNG")
    return made.getvalue()


class Blank:
    """Paints nothing on every picture, or in so many that stand below each other."""

    def __init__(self, count: int = 1) -> None:
        self.count = count

    async def paint(self, *_: Any) -> bytes:
        return blank() * self.count


class Broken:
    """Cannot paint: the message must do without."""

    async def paint(self, *_: Any) -> bytes:
        raise OSError("no picture")


class Heard(Answer):
    """An answer that keeps what would be sent."""

    def __init__(self, user: int, locale: str) -> None:
        asked = SimpleNamespace(
            user=SimpleNamespace(id=user),
            locale=locale,
            guild_id=GUILD,
            channel_id=CHANNEL,
            channel=None,
            is_guild_integration=lambda: True,
            app_permissions=discord.Permissions.all(),
            extras={},
        )
        super().__init__(asked)  # type: ignore[arg-type]
        self.messages: list[Message] = []

    async def show(self, message: Message, *, private: bool) -> None:  # type: ignore[override]  # no id: nothing was sent
        self.messages.append(message)

    async def replace(self, message: Message) -> None:  # type: ignore[override]
        self.messages.append(message)


async def lobby(
    referee: Referee, seats: int, language: str, game: str = "krendel", options: Mapping[str, object] = KRENDEL
) -> Live:
    """Open a lobby and seat everybody; direct messages reach nobody."""
    live = await referee.lobbies.open(
        game,
        guild=GUILD,
        channel=CHANNEL,
        language=language,
        user=FIRST,
        name=NAMES[0],
        entropy="0",
        options=dict(options),
    )
    assert json.loads(live.row.options) == options
    for seat in range(1, seats):
        await referee.lobbies.join(live.row.code, FIRST + seat, NAMES[seat], str(seat))
    for seat in range(seats):
        await close_dms(referee, FIRST + seat, NAMES[seat])
    return live


async def close_dms(referee: Referee, user: int, name: str) -> None:
    def work(db: Any) -> None:
        people.note_user(db, user, name, "ru", 0.0)
        people.set_dm(db, user, "closed")

    await referee.db.write(work)


async def played(referee: Referee, live: Live, rng: Random) -> AsyncIterator[str]:
    """Play a match at random; yield each phase when it first comes, and when the first seat has first answered in it."""
    worded = set()
    while True:
        _, match = live.rules_and_match
        phase = live.view(None).table.phase
        state = (phase, live.view(0).decision is None)
        if state not in worded:
            worded.add(state)
            yield phase
        if match.outcome is not None:
            return
        asked = rng.choice(match.asks)
        keys = random_keys(asked, rng)
        await referee.choose(live.row.code, FIRST + asked.seat, asked.seat, asked.id, keys)


FACTS: dict[str, Any] = {
    "near": "embers",
    "code": "K3MD7Q",
    "link": f"https://discord.com/channels/{FIRST}/{FIRST}/{FIRST}",
    "owner": NAMES[0],
    "host": NAMES[2],
    "names": ", ".join(["Read Message History"] * 5),
    "why": "Object contains unknown field `x` - at `$`" * 3,
    "version": 99999,
    "limit": 20,
    "least": 25,
    "most": 25,
    "picked": 25,
    "seats": 6,
    "matches": "\n".join(["`K3MD7Q` · Krendel's Tournament · with " + "\\W" * NAMES_LENGTH] * MOST_LISTED),
}
