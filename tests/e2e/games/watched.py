"""A match that is played step by step, and what everybody else sees of each step."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import msgspec

from engines.kernel.events import StoredEvent
from engines.krendel.content.pack import load
from referee.match.live import Live
from store.match.history import events
from table.acts.people import Person
from tests.e2e.conftest import House
from tests.e2e.playing import code_of, controls, panel

NAMES = ("Anna", "Boris", "Vera")

PUBLIC = "everybody"

Seen = tuple[str, str, Any]
"""Who sees it, by id or PUBLIC; method and path; body."""


def seer_of(house: House, path: str, body: Any) -> str:
    """Return who sees what a request brings."""
    world = house.table.world
    if found := re.match(r"/interactions/(\d+)/", path):
        interaction = house.table.interactions.find(found.group(1))
        assert interaction is not None
        if body["type"] in (6, 7):
            assert interaction.source is not None
            return message_seer(house, interaction.source.channel_id, interaction.source.seer)
        private = body["type"] in (8, 9) or int((body.get("data") or {}).get("flags") or 0) & 64
        return interaction.person_id if private else message_seer(house, interaction.channel.id, None)
    if found := re.match(r"/webhooks/\d+/([^/]+)", path):
        interaction = house.table.interactions.by_token(world.app["id"], found.group(1))
        assert interaction.message is not None
        return message_seer(house, interaction.message.channel_id, interaction.message.seer)
    if found := re.match(r"/channels/(\d+)", path):
        return message_seer(house, found.group(1), None)
    return PUBLIC


def message_seer(house: House, channel: str, seer: str | None) -> str:
    room = house.table.channel(channel)
    return seer or (room.members[0] if room.is_dm else PUBLIC)


def sent(house: House, since: int) -> list[Seen]:
    """Return what was sent since a request, with who sees it."""
    rows = [r for r in house.table.requests[since:] if r[0] != "GET" and r[1] != "/users/@me/channels"]
    return [(seer_of(house, path, body), f"{method} {path}", body) for method, path, body, _ in rows]


def strings(body: Any, key: str = "") -> Iterator[tuple[str, str]]:
    """Yield every string of a body with its key."""
    if isinstance(body, dict):
        for name, value in body.items():
            yield from strings(value, name)
    elif isinstance(body, list):
        for value in body:
            yield from strings(value, key)
    elif isinstance(body, str):
        yield key, body


PACK = load()


def tells(body: Any, card: str) -> bool:
    """Whether a body names a card: by its name in either language, or by its id in a control."""
    name = PACK.creature[card].name
    for key, text in strings(body):
        if name.in_language("ru") in text or name.in_language("en") in text:
            return True
        if key in ("custom_id", "value", "filename") and card in re.split(r"[:.\-]", text):
            return True
    return False


def hidden(live: Live, published: set[str]) -> dict[int, set[str]]:
    """Return the cards in each hand, and those chosen face down, that nobody else has ever seen."""
    _, match = live.rules_and_match
    return {seat: {c.id for c in w.hand} - published for seat, w in match.board.wizards.items()}


async def published(house: House, live: Live) -> set[str]:
    """Return the cards that were named publicly so far, by the events as they are stored."""
    rows = await events(house.db, live.row.id)
    worded = [msgspec.json.decode(row.body, type=StoredEvent).facts for row in rows]
    names = {c.id for c in PACK.creatures}
    return {text for facts in worded for _, text in strings(facts) if text in names}


def plain(house: House, body: Any, names: dict[str, str]) -> str:
    """Return a body as text without what differs from match to match: codes, snowflakes, secrets."""
    text = json.dumps(body, sort_keys=True, ensure_ascii=False)
    for raw, name in names.items():
        text = text.replace(raw, name)
    text = re.sub(r"\b[0-9a-f]{32,64}\b", "HASH", text)
    text = re.sub(r'"nonce": "[0-9a-f]{25}"', "NONCE", text)  # with a secret in it: a number would count what is owed
    text = re.sub(r"<t:\d+:", "<t:TIME:", text)
    return re.sub(r"\d{17,20}", "ID", text)


def plain_path(request: str) -> str:
    request = re.sub(r"(/interactions/\d+|/webhooks/\d+)/[^/]+", r"\1/TOKEN", request)
    return re.sub(r"\d{17,20}", "ID", request)


class Watched:
    """A match that is played step by step; what others than Boris see of each step is kept."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.steps: list[tuple[str, list[tuple[str, str, str]]]] = []

    async def play(self, people: list[Person], extra: bool) -> None:
        anna, boris, vera = people
        self.since = len(self.house.table.requests)
        board = await self.house.match(*NAMES)
        self.code = code_of(board)
        self.names = {self.code: "CODE"} | {p.id: p.name for p in people}
        self.keep("begin", boris)
        if extra:
            await self.choose(boris, 0)
            self.keep("extra answer", boris)
            await self.choose(boris, 2, "r")
            self.keep("extra revision", boris)
            await self.choose(boris, 4, "r")
            self.keep("extra revision", boris)
        await (await vera.slash("board", {"text": True, "match": self.code})).answered()
        await (await anna.slash("log", {"match": self.code})).answered()
        await (await anna.slash("act", {"match": self.code})).answered()
        await anna.press(board, label="Log")
        self.keep("look", boris)
        await self.choose(anna, 1)
        self.keep("Anna", boris)
        await self.choose(boris, 3, "r" if extra else "c")
        self.keep("Boris", boris)
        await self.choose(vera, 1)
        self.keep("Vera, and the cards are open", boris)
        await self.choose(anna, 0)
        self.keep("Anna discards nothing", boris)

    async def choose(self, person: Person, nth: int, action: str = "c") -> None:
        message = panel(person, self.code)
        names = [name for name in controls(message, action) if not name.endswith("*")]
        await person.press(message, custom_id=names[nth])
        await self.house.settled()

    def keep(self, name: str, boris: Person) -> None:
        rows = [
            (self.names.get(seer, seer), plain_path(request), plain(self.house, body, self.names))
            for seer, request, body in sent(self.house, self.since)
            if seer != boris.id
        ]
        self.since = len(self.house.table.requests)
        # Slots are brought up to date side by side: within a step their order is that of the network.
        self.steps.append((name, sorted(rows)))
