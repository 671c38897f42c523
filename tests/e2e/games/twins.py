"""Matches that differ in what one player does in secret: nobody else may tell them apart."""

from __future__ import annotations

import hashlib
import json
import re
from abc import abstractmethod
from sqlite3 import Connection
from typing import Any

from engines.kernel.state.model import Match
from referee.match.cache import compressed_state
from referee.match.live import Live
from referee.match.slots import BOARD, TURN, panel_slot
from store.filling import fill_digests
from store.match import outbox
from table.acts.people import Person
from table.state.things import Message
from tests.e2e.clocks.timing import DAY, HOUR, MINUTE, hand, wait
from tests.e2e.conftest import House
from tests.e2e.games.watched import Watched, sent
from tests.e2e.people.pages import exported
from tests.e2e.playing import code_of, controls, live_of, out_of_the_way, people_of, texts
from tests.e2e.seats.substituting import offered, take

NAMES = ("Anna", "Boris", "Vera")

OTHERS = ("Anna", "Vera", "Galya", "Gleb")

LOOKS = {
    "Anna": ("turns", "catchup", "clock", "log", "act", "orders", "moderate"),
    "Vera": ("turns", "clock", "catchup", "replay", "hand"),
    "Galya": ("turns", "clock", "catchup", "log", "replay", "hand"),
    "Gleb": ("watch", "catchup", "clock", "board", "replay", "turns", "act"),
}
"""What each of the others looks at again and again; Vera plays by text, Gleb has no seat."""

LISTS = ("turns",)
"""Commands that are about all matches."""


class Twin(Watched):
    """A match in which Boris answers early (`early`) or last; what the others see of it is kept."""

    def __init__(self, house: House, *, early: bool) -> None:
        super().__init__(house)
        self.early = early
        self.people = people_of(house, NAMES)

    async def begin(self, board: Message) -> None:
        self.code = code_of(board)
        people = [*self.people, *people_of(self.house, ("Galya", "Gleb"))]
        self.names = {self.code: "CODE"} | {p.id: p.name for p in people}
        self.zero = (await live_of(self.house, self.code)).row.started or 0.0

    def worded(self, name: str) -> None:
        """Keep what others than Boris were sent since the last step; moments are minutes since the match began."""
        boris, rows = self.people[1], []
        for seer, request, body in sent(self.house, self.since):
            if seer != boris.id:
                path = re.sub(r"(/interactions/\d+|/webhooks/\d+)/[^/]+", r"\1/TOKEN", request)
                rows.append((self.names.get(seer, seer), re.sub(r"\d{17,20}", "ID", path), self._plain(body)))
        self.since = len(self.house.table.requests)
        self.steps.append((name, sorted(rows)))

    def _plain(self, body: Any) -> str:
        text = json.dumps(body, sort_keys=True, ensure_ascii=False)
        for raw, name in self.names.items():
            text = text.replace(raw, name)
        text = re.sub(r'"nonce": "[0-9a-f]{25}"', "NONCE", text)
        text = re.sub(r"\b[0-9a-f]{32,64}\b", "HASH", text)
        text = re.sub(r"<t:(\d+):", lambda at: f"<t:{round((int(at.group(1)) - self.zero) / MINUTE)}:", text)
        return re.sub(r"\d{17,20}", "ID", text)

    async def lay(self, live: Live, match: Match[Any, Any]) -> None:
        """Let the match have come to this state, and deliver its messages anew."""
        slots = [BOARD, TURN, *(panel_slot(seat) for seat in match.seats)]

        def work(db: Connection) -> None:
            body = compressed_state(match)
            db.execute("UPDATE states SET body = ? WHERE match = ? AND version = ?", (body, live.row.id, match.version))
            fill_digests(db)
            outbox.owe(db, live.row.id, slots, self.house.clock())

        async with live.lock:
            await self.house.bot.referee.live.commit(live, work, match)
        await self.house.settled()
        self.worded("arranged")

    def _files(self) -> list[tuple[str, str, str]]:
        """Return a hash of each picture that others see now."""
        found = []
        for person in people_of(self.house, OTHERS):
            shown = [m for m in [*person.messages(self.house.table.general), *person.inbox] if self.code in str(m.data)]
            for row in [row for m in shown for row in m.data["attachments"]]:
                data = self.house.table.world.files[row["id"]].data
                found.append((person.name, str(row["filename"]), hashlib.sha256(data).hexdigest()))
        return found

    async def look(self, name: str) -> None:
        """Let all others look at all that they may."""
        for person in people_of(self.house, OTHERS):
            for command in LOOKS[person.name]:
                values = {} if command in LISTS else {"match": self.code}
                await (await person.slash(command, values)).answered()
            await (await person.slash("board", {"text": True, "match": self.code})).answered()
        own = await exported(self.people[0])
        self.worded(name)
        self.steps.append((f"{name}: pictures", self._files()))
        self.steps.append((f"{name}: Anna's data", [("Anna", "my-data.json", self._mine(own))]))

    def _mine(self, own: dict[str, Any]) -> str:
        """Return what is in somebody's file about this match, without moments of the day."""
        rows = {
            part: [r for r in found if r.get("code") == self.code]
            for part, found in own.items()
            if isinstance(found, list)
        }
        return re.sub(r"\d{4}-\d\d-\d\dT[\d:+]+", "AT", self._plain(rows))

    async def pause_for_a_minute(self) -> None:
        """All agree to a pause; a minute later the clocks run again, and who is waited for is called anew."""
        anna, boris, *_ = self.people
        galya = self.house.table.person("Galya")
        asked = await (await anna.slash("pause", {"match": self.code})).answered()
        assert asked.message is not None
        await anna.press(asked.message, label=texts(anna)("button-pause-ask"))
        await self.house.settled()
        self.worded("a pause is wanted")
        (motion,) = [m for m in anna.messages(self.house.table.general) if controls(m, "second")]
        for person in (galya, boris):
            await person.press(motion, custom_id=controls(motion, "second")[0])
            await self.house.settled()
        self.worded("paused")
        await wait(self.house, MINUTE)
        await (await anna.slash("resume", {"match": self.code})).answered()
        await self.house.settled()
        self.worded("resumed")

    async def through_a_lane(self) -> None:
        """Go through a lane that is open, up to Boris's last word: Vera's seat goes to Galya, and there is a pause."""
        vera, galya = self.people[2], self.house.table.person("Galya")
        self.worded("begin")
        await self.maybe("answer")
        await self.look("look 1")
        await wait(self.house, 12 * HOUR + MINUTE)
        self.worded("a reminder")
        await self.maybe("another answer")
        message = await offered(self.house, vera)
        await self.look("offered")
        await take(self.house, galya, message)
        self.worded("taken")
        await wait(self.house, 11 * MINUTE)  # from then on those may be pinged again who are not there
        self.worded("waited 1")
        await self.maybe("a third answer")
        await self.pause_for_a_minute()
        await self.look("look 2")
        await wait(self.house, 6 * HOUR)
        self.worded("waited 2")

    async def choose(self, person: Person, nth: int, action: str = "c") -> None:
        message = hand(person)
        names = [name for name in controls(message, action) if not name.endswith("*")]
        await person.press(message, custom_id=names[nth])
        await self.house.settled()

    async def maybe(self, name: str) -> None:
        """Let Boris answer or answer anew in secret, if he is early."""
        if self.early:
            await self.answer(name)
            await self.house.settled()
            self.worded(f"extra {name}")

    @abstractmethod
    async def answer(self, name: str) -> None:
        """Boris answers in secret, as the game has it."""


async def played_alike(house: House, once: Twin, twice: Twin) -> list[tuple[str, Any]]:
    """Play both on days of their own, hold that nobody else could tell them apart, and return what was seen step by step."""
    await wait(house, 0)  # what is done now and then is done here, not to a lobby of one of them
    await once.play()
    await out_of_the_way(house)
    await wait(house, DAY)
    await twice.play()
    for twin in (once, twice):
        assert [(name, rows) for name, rows in twin.steps if name.startswith("extra") and rows != []] == []
    first, second = (
        [(name, rows) for name, rows in twin.steps if not name.startswith("extra")] for twin in (once, twice)
    )
    assert [name for name, _ in first] == [name for name, _ in second]
    unlike = {
        name: ([row for row in before if row not in after], [row for row in after if row not in before])
        for (name, before), (_, after) in zip(first, second, strict=True)
        if before != after
    }
    assert unlike == {}, unlike
    return first
