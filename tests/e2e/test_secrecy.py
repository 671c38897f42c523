"""What somebody holds or has chosen reaches nobody else: not by a text, an id, a picture, an edit or its time."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from engines.kernel.model import Event
from engines.krendel.content import load
from referee.live import Live
from store.history import events
from table.people import Person
from tests.e2e.conftest import House
from tests.e2e.playing import answer, code_of, controls, live_of, panel, people_of

pytestmark = pytest.mark.usefixtures("same_dice", "unhurried")

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
        if name.ru in text or name.en in text:
            return True
        if key in ("custom_id", "value", "filename") and card in re.split(r"[:.\-]", text):
            return True
    return False


def hidden(live: Live, published: set[str]) -> dict[int, set[str]]:
    """Return the cards in each hand, and those chosen face down, that nobody else has ever seen."""
    _, match = live.playing
    return {seat: {c.id for c in w.hand} - published for seat, w in match.board.wizards.items()}


async def published(house: House, live: Live) -> set[str]:
    """Return the cards that were named publicly so far, by the events as they are stored."""
    rows = await events(house.db, live.row.id)
    told = [msgspec.json.decode(row.body, type=Event).facts for row in rows]
    names = {c.id for c in PACK.creatures}
    return {text for facts in told for _, text in strings(facts) if text in names}


async def test_hands_reach_their_own_player_only(house: House) -> None:
    board = await house.match(*NAMES)
    code, people = code_of(board), people_of(house, NAMES)
    live = await live_of(house, code)
    since, told, checked = 0, 0, 0
    for turn in range(60):
        before = hidden(live, await published(house, live))
        for person in people:
            if controls(panel(person, code)):
                await answer(person, panel(person, code), turn % 3 if len(controls(panel(person, code))) > 3 else 0)
            await house.settled()
        looking = people[turn % len(people)]
        for name, values in (("hand", None), ("log", None), ("board", {"text": True})):
            await (await looking.slash(name, values)).answered()
        await looking.press(board, label="Log")
        live = await live_of(house, code)
        after = hidden(live, await published(house, live))
        for seer, request, body in sent(house, since):
            for seat, cards in before.items():
                secret = {card for card in cards & after.get(seat, set()) if tells(body, card)}
                checked += 1
                if seer == people[seat].id:
                    told += len(secret)
                else:
                    assert not secret, (seer, request, secret)
            assert seer != PUBLIC or "hand.png" not in json.dumps(body)
        since = len(house.table.requests)
        if live.row.status == "over":
            break
    assert live.row.status == "over"
    assert told > 100
    assert checked > 200


# ---------------------------------------------------------------- the same match twice


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


async def test_an_answer_in_an_open_lane_leaves_no_trace(house: House) -> None:
    """The same cards twice, the second time Boris answers early and changes his mind: others are sent the same."""
    people = people_of(house, NAMES)
    once, twice = Watched(house), Watched(house)
    await once.play(people, extra=False)
    await twice.play(people, extra=True)
    extra = [rows for name, rows in twice.steps if name.startswith("extra")]
    assert extra == [[], [], []]
    usual = [(name, rows) for name, rows in twice.steps if not name.startswith("extra")]
    assert [name for name, _ in once.steps] == [name for name, _ in usual]
    for (name, first), (_, second) in zip(once.steps, usual, strict=True):
        assert first == second, name
    silent = [name for name, rows in once.steps if not rows]
    assert silent == ["Boris"]
