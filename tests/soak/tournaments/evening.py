"""A tournament whose bot is a process of its own, killed between any two of its requests; people come to tables and concede."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Awaitable
from pathlib import Path
from random import Random

from cogs.kit.controls.custom_ids import parse_custom_id
from referee.errors import RefusedError
from referee.tournaments.entries.entering import Person as Entrant
from referee.tournaments.halls.hall import Hall
from referee.tournaments.halls.slots import ANNOUNCED, CARD, mine_slot, news_slot, round_slot
from table.acts.interactions import Interaction
from table.acts.people import Person
from table.state.things import Message
from tests.e2e.faults.crashing import CALLBACK, CHANNEL, DM, MESSAGE, Story, When
from tests.referee.tournaments.event import ORGANISER, Event
from tests.soak.running import Found
from tests.soak.tournaments.acts import Acts
from tests.soak.tournaments.dying import DyingRoom
from tests.soak.tournaments.kinds import Kind, settings_of
from tests.soak.tournaments.looking import Look
from tests.soak.tournaments.recomputing import recompute
from tests.support.bringing import ready
from tournaments.facts.record import decode
from tournaments.state.fold import fold

NAMES = ("Anna", "Boris", "Vera", "Gleb", "Dina", "Egor", "Zoya")

LONGEST = 8.0
"""Seconds of play until a kill at most."""

AT_REQUEST, CONCEDES = 0.8, 0.6
"""How many bots are killed at a request rather than at a moment, and how many of those who play concede."""

REQUESTS: tuple[tuple[str, str, int], ...] = (
    ("POST", CHANNEL, 12),
    ("PATCH", MESSAGE, 12),
    ("POST", CALLBACK, 6),
    ("POST", DM, 5),
    ("DELETE", MESSAGE, 2),
)
"""Requests at which a bot is killed, and the how-manieth at most."""

GENTLE = (
    "drop",
    "return",
    "late entry",
    "correction",
    "ruling",
    "no result",
    "undone round",
    "pairs by hand",
    "penalty",
)
"""What happens between two lives, besides the games."""


class Evening(Story):
    """A tournament at the local table."""

    def __init__(self, folder: Path, kind: Kind, rng: Random, found: Found) -> None:
        super().__init__(folder)
        self.folder = folder
        self.kind = kind
        self.rng = rng
        self.found = found
        self.hall: Hall
        self.acts: Acts

    async def play(self, kills: int) -> int:
        """Play over so many kills at most; return how many there were."""
        async with self.table:
            self.people = [self.table.person(name, locale="en-US") for name in NAMES]
            await self._make()
            try:
                while self.bot.deaths < kills and self.hall.state.phase == "running":
                    await self._rest()
                    self._look()
                    await self._life()
                    await self._between()
                await self._rest()
                self._look()
                return self.bot.deaths
            finally:
                await self.bot.end()

    # ---------------------------------------------------------------- while no bot runs

    async def _opened(self) -> DyingRoom:
        room = DyingRoom(self.folder / "arbiter.db", self.rng)
        room.time = time.time()
        await room.open()
        return room

    async def _between(self) -> None:
        """Look into the file of a bot that is dead, and let an organiser or a player act."""
        room = await self._opened()
        try:
            look = Look(room)
            look.number, look.acknowledged = self.hall.row.id, self.hall.records
            event = Event(room, self.hall.row.code)
            event._press = int(room.time) * 1000
            self.acts.room, self.acts.event, self.acts.hall = room, event, await event.hall()
            await look.at(self.acts.hall)
            if self.acts.hall.state.phase == "running":
                await self._disturb()
            self.hall = await event.hall()
            await look.at(self.hall)
            if self.hall.state.phase == "over":
                self.found.figures["over"] += 1
                self.found.figures["rated games"] += await recompute(self.hall, room.path)
                self.found.figures["recomputed"] += 1
        finally:
            await room.end()

    async def _disturb(self) -> None:
        name = self.rng.choice(GENTLE)
        with contextlib.suppress(RefusedError):
            if name == "late entry" and self.kind.form != "teams":
                await self.acts.event.parts.entering.enter(
                    self.acts.code, _entrant(self.people[-1]), self.acts.event.press(), ready(self.kind.game)
                )
            elif name != "late entry":
                await self.acts.possible[name][1]()
            self.found.figures[name] += 1

    async def _make(self) -> None:
        """Make a tournament that has begun, before the first bot starts."""
        room = await self._opened()
        try:
            event = await Event.made(room, settings_of(self.kind, self.rng), game=self.kind.game, form=self.kind.form)
            self.acts = Acts(room, event, self.rng)
            await room.db.write(
                lambda db: db.execute(
                    "UPDATE tournaments SET guild = ?, channel = ?, rooms = 'channel'", self.place
                ).close()
            )
            room.referee.tournaments.halls.forget((await event.hall()).row.id)
            await self._begin(event)
            self.hall = await event.hall()
        finally:
            await room.end()

    @property
    def place(self) -> tuple[int, int]:
        """The server and the channel of the tournament."""
        return int(self.table.guild["id"]), int(self.table.general.id)

    async def _begin(self, event: Event) -> None:
        parts, teams, people = event.parts, self.kind.form == "teams", self.people[:6]
        await parts.opening.open(event.code, ORGANISER, [])
        for one, other in zip(people[::2], people[1::2], strict=True):
            if teams:
                await parts.entering.propose_team(event.code, _entrant(one), _entrant(other), one.name, event.press())
                await parts.entering.answer_team(event.code, _entrant(other), int(one.id), [], agreed=True)
            else:
                await parts.entering.enter(event.code, _entrant(one), event.press())
                await parts.entering.enter(event.code, _entrant(other), event.press())
        await parts.director.open_check_in(event.code, ORGANISER, [])
        for person in people[:: 2 if teams else 1]:
            await parts.entering.check_in(event.code, _entrant(person), ready(self.kind.game))
        await parts.director.start_now(event.code, ORGANISER, [])

    # ---------------------------------------------------------------- a life

    async def _rest(self) -> None:
        """Start the bot, and wait until nothing is owed and nothing due."""
        quiet = 0
        for _ in range(3000):
            await self.revived()
            waits = self.bot.rows(
                "SELECT (SELECT count(*) FROM outbox WHERE delivered IS NULL)"
                " + (SELECT count(*) FROM tournament_outbox WHERE delivered IS NULL)"
                " + (SELECT count(*) FROM tournament_news WHERE handled = 0)"
                " + (SELECT count(*) FROM tournaments WHERE due <= ?)",
                time.time(),
            )
            quiet = quiet + 1 if waits == [(0,)] else 0
            if quiet > 5:
                return
            await asyncio.sleep(0.02)
        raise AssertionError(self.bot.rows("SELECT * FROM tournament_outbox WHERE delivered IS NULL"))

    async def _life(self) -> None:
        """Let people press, until the bot is killed in the midst of whatever it does then."""
        if self.rng.random() < AT_REQUEST:
            method, path, most = self.rng.choice(REQUESTS)
            when: When = self.rng.choice(("before", "after"))
            self.kill_at(method, path, when, self.rng.randint(1, most))
        end = time.monotonic() + self.rng.uniform(0.5, LONGEST)
        while not self.bot.dead and time.monotonic() < end:
            await self._press(self.rng.choice(self.people))
            await asyncio.sleep(0.01)
        await self.bot.kill()

    async def _press(self, person: Person) -> None:
        """Let a person come to a table of theirs, or concede at it."""
        rows = self.bot.rows(
            "SELECT code FROM matches JOIN seats ON seats.match = matches.id WHERE seats.user = ?"
            " AND seats.status = 'human' AND matches.status IN ('lobby', 'playing')",
            int(person.id),
        )
        codes = {str(row[0]) for row in rows}
        for message in person.messages(self.table.general):
            for item in message.buttons():
                control = parse_custom_id(str(item["custom_id"]))
                if control is not None and control.code in codes and item.get("label") == "I am here":
                    await self._answered(person.press(message, custom_id=str(item["custom_id"]), wait=False))
                    self.found.figures["presses"] += 1
                    return
        playing = self.bot.rows("SELECT code FROM matches WHERE status = 'playing'")
        under_way = sorted(codes & {str(row[0]) for row in playing})
        if under_way and self.rng.random() < CONCEDES:
            await self._concede(person, self.rng.choice(under_way))

    async def _concede(self, person: Person, code: str) -> None:
        asked = await self._answered(person.slash("concede", {"match": code}, wait=False))
        if asked is None or asked.message is None:
            return
        for item in asked.message.buttons():
            if item.get("label") == "Yes, I leave":
                name = str(item["custom_id"])
                await self._answered(person.press(asked.message, custom_id=name, wait=False))
                self.found.figures["concessions"] += 1

    async def _answered(self, press: Awaitable[Interaction]) -> Interaction | None:
        """Wait until a press is answered; return None if the bot dies of it or is too slow."""
        pressed = await press
        for _ in range(200):
            if pressed.state == "answered":
                return pressed
            if self.bot.dead:
                return None
            await asyncio.sleep(0.02)
        return None

    # ---------------------------------------------------------------- what is there

    def _look(self) -> None:
        """Nothing that was to be said is missing, and nothing is there twice."""
        number = self.hall.row.id
        bodies = self.bot.rows("SELECT body FROM tournament_records WHERE tournament = ? ORDER BY n", number)
        records = [decode(str(row[0])) for row in bodies]
        state = fold(self.hall.settings, records)
        posts = {str(row[0]): row for row in self.bot.rows("SELECT slot, channel, message FROM tournament_posts")}
        wanted = {CARD, *(news_slot(one.n) for one in records if isinstance(one.fact, ANNOUNCED))}
        for round_ in state.rounds.values():
            wanted.add(round_slot(round_.stage, round_.number))
            sides = [side for pairing in round_.pairings for side in pairing.sides]
            wanted |= {mine_slot(round_.stage, round_.number, m) for s in sides for m in self.hall.persons(s)}
        assert wanted <= {*posts}, f"nobody was told: {sorted(wanted - {*posts})}"
        seen = [*self.table.person("Watcher").messages(self.table.general)]
        counted = Counter(name for message in seen if (name := _name(message)))
        for person in self.people:
            counted.update(f"{person.name} {name}" for message in person.inbox if (name := _name(message)))
        twice = {name: count for name, count in counted.items() if count > 1}
        assert not twice, f"there twice: {twice}, {[(m.id, m.text) for p in self.people for m in p.inbox]}"
        there = {message.id for message in seen} | {m.id for person in self.people for m in person.inbox}
        gone = [slot for slot, row in posts.items() if str(row[2]) not in there]
        assert not gone, f"not there: {gone}"
        tables = self.bot.rows(
            "SELECT code FROM matches WHERE tournament = ? AND status IN ('lobby', 'playing')", number
        )
        missing = [row[0] for row in tables if not any(name.startswith(f"{row[0]} ") for name in counted)]
        assert not missing, f"tables that nobody sees: {missing}"
        assert self.table.violations == [], self.table.violations
        assert "Traceback" not in (self.folder / "log.txt").read_text()
        self.found.figures["looks"] += 1
        self.found.most("messages", len(seen) + sum(len(person.inbox) for person in self.people))


def _entrant(person: Person) -> Entrant:
    return Entrant(int(person.id), person.name)


def _name(message: Message) -> str:
    """Return what a message is, by its first control: the code of a match or tournament and the slot; "" without any."""
    for item in message.buttons():
        control = parse_custom_id(str(item["custom_id"])) if item.get("custom_id") else None
        if control is not None:
            return f"{control.code} {control.slot}"
    return ""


async def play(folder: Path, kind: Kind, rng: Random, kills: int, found: Found) -> int:
    """Play a tournament over so many kills at most; return how many there were."""
    evening = Evening(folder, kind, rng, found)
    try:
        return await evening.play(kills)
    except BaseException as error:
        with contextlib.suppress(OSError):
            error.add_note(f"{kind.name}: " + (folder / "log.txt").read_text()[-3000:])
        raise
