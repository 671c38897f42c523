"""A whole Arbiter at the local table: the real client over a real socket, a real database, real pictures."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Coroutine, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from boards.jobs import Job
from boards.pictures import draw
from cogs.bot.client import ArbiterBot
from cogs.kit.answering.answers import Answer
from cogs.kit.painting.painter import PicturePainter
from referee.files import importing
from referee.files.worker import answer
from referee.service import Referee
from store.database import Database
from table.acts.interactions import Interaction
from table.acts.people import Person
from table.server import Table
from table.state.things import Message
from tests.cogs.match.plays import blank
from tests.support.databases import open_database
from tests.support.packs import shelf
from tests.support.tables import Clock, clock, run_bot, table

__all__ = ["clock", "run_bot", "table"]


SEED = "17" * 32

LONGEST = 30.0
"""Seconds after which an answer that a test holds up is waited for no longer."""


_draw = lru_cache(maxsize=256)(draw)
"""Dealt from the same dice, tests ask for many of the same pictures."""


async def drawn(job: Job) -> bytes:
    """Paint in a thread of this process: the pictures are real, but a test need not start workers."""
    return await asyncio.to_thread(_draw, job)


class House:
    """A table with a bot at it, and what tests do with both."""

    def __init__(self, table: Table, folder: Path, clock: Clock) -> None:
        self.table = table
        self.folder = folder
        self.clock = clock
        self.packs = folder / "packs"
        # Whether texts mention commands as Discord's clients show them; else they name them, as the tests of words do.
        self.clickable = False
        # Which bot, and what it is told besides.
        self.kind: type[ArbiterBot] = ArbiterBot
        self.options: dict[str, Any] = {"guild_ready_timeout": 0.02}
        self.bot: ArbiterBot
        self.db: Database
        self._task: asyncio.Task[None]

    async def open(self) -> None:
        """Start the bot, as after a restart."""
        self.db = await open_database(self.folder / "arbiter.db", now=self.clock)
        referee = Referee(self.db, now=self.clock, shelf=shelf(self.packs))
        self.bot = self.kind(
            referee, PicturePainter(drawn), spacing=0.0, dm_spacing=0.0, pace=0.0, retry=0.01, **self.options
        )
        await self.bot.login("table")
        self._task = asyncio.create_task(self.bot.connect())
        await asyncio.wait_for(self.bot.wait_until_ready(), 60)
        await self.table.until(lambda: not self.bot.life.down)
        if not self.clickable:
            self.bot.mentions.clear()

    async def close(self) -> None:
        await self.bot.close()
        await asyncio.gather(self._task, return_exceptions=True)
        await self.db.close()

    async def settled(self) -> None:
        """Wait until practice players and standing orders have answered and the bot has sent all it owes."""
        quiet = 0
        while quiet < 3:
            answering = [*self.bot.practice._thinking.values(), *self.bot.order_answerer._thinking.values()]
            under_way = [*self.bot._waking, *answering]
            await asyncio.gather(*under_way, return_exceptions=True)
            await self.bot.sender.idle()
            await asyncio.sleep(0)
            quiet = 0 if under_way else quiet + 1

    async def lobby(self, *people: str, language: str = "en", practice: int = 0) -> Message:
        """Open a lobby by the first person, with practice players, and let the others join; return its message."""
        host, *others = [self.table.person(name) for name in people]
        values = {"language": language} | ({"practice": practice} if practice else {})
        asked = await host.slash("play", values, sub="krendel", channel=self.table.general)
        assert asked.message is not None
        for person in others:
            await person.press(asked.message, label="Join" if language == "en" else "Сесть")
        return asked.message

    async def match(self, *people: str, language: str = "en", practice: int = 0) -> Message:
        """Open, join and start a match; return its board message."""
        lobby = await self.lobby(*people, language=language, practice=practice)
        await self.table.person(people[0]).press(lobby, label="Start" if language == "en" else "Начать")
        await self.settled()
        return lobby


@pytest.fixture(autouse=True)
def unhurried(clock: Clock) -> Iterator[None]:
    """How busy the machine is shows in nothing that is sent: no answer is deferred, and no minute goes by unasked for.

    A test of deferrals sets the time until one itself. What a test undoes of its own leaves this as it is.
    """
    clock.slow()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("cogs.kit.answering.answers.DEFER_AFTER", 30.0)
        yield


@pytest.fixture(autouse=True)
def whole_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who presses and waits goes on when the bot is done with the press, not with a first answer.

    A busy machine has any answer deferred: what it says and changes comes later then.
    """
    working: Counter[str] = Counter()
    ended: dict[str, asyncio.Event] = {}
    run, settled, answered = Answer.run, Interaction.settled, Interaction.answered

    async def noted(answer: Answer, work: Coroutine[Any, Any, None], *, private: bool) -> None:
        pressed = str(answer.interaction.id)
        working[pressed] += 1
        try:
            await run(answer, work, private=private)
        finally:
            working[pressed] -= 1
            if not working[pressed] and pressed in ended:
                ended.pop(pressed).set()

    async def done(interaction: Interaction) -> Interaction:
        await settled(interaction)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LONGEST):
                while working[interaction.id]:
                    await ended.setdefault(interaction.id, asyncio.Event()).wait()
        return interaction

    monkeypatch.setattr(Answer, "run", noted)

    async def whole(interaction: Interaction, timeout: float = LONGEST) -> Interaction:  # noqa: ASYNC109  # as it is said
        await done(interaction)
        return interaction if interaction.id in working else await answered(interaction, timeout)

    monkeypatch.setattr(Interaction, "settled", done)
    monkeypatch.setattr(Interaction, "answered", whole)


@pytest_asyncio.fixture
async def house(table: Table, tmp_path: Path, clock: Clock) -> AsyncIterator[House]:
    """A bot at an empty table."""
    made = House(table, tmp_path, clock)
    await made.open()
    yield made
    with contextlib.suppress(Exception):
        await made.close()


@pytest.fixture
def same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every match is dealt from the same seed: the first rounds are known, and no prize asks to be taken in them."""
    monkeypatch.setattr("referee.lobby.lobbies.mix_seed", lambda _secret, _entropy: SEED)


@pytest.fixture
def read_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Files are read in a thread: that they are read in a process is tested elsewhere, and starting one takes time."""

    async def worked(wanted: str, body: bytes) -> importing.Answer:
        return await asyncio.to_thread(answer, wanted, body)

    monkeypatch.setattr(importing, "_answer_of_process", worked)


@pytest.fixture
def quickly_painted(monkeypatch: pytest.MonkeyPatch) -> None:
    """All pictures are empty: for matches in which nobody looks at them."""
    monkeypatch.setattr("tests.e2e.conftest._draw", lambda _job: blank())


@pytest.fixture
def taps(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Collect the presses of all people: one for a button, two for a pick in a select, which is opened first."""
    found: list[int] = []
    press, pick = Person.press, Person.pick

    async def pressed(*args: object, **facts: object) -> object:
        found.append(1)
        return await press(*args, **facts)  # type: ignore[arg-type]

    async def picked(*args: object, **facts: object) -> object:
        found.append(2)
        return await pick(*args, **facts)  # type: ignore[arg-type]

    monkeypatch.setattr(Person, "press", pressed)
    monkeypatch.setattr(Person, "pick", picked)
    return found
