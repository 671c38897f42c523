"""Whole tables at a Discord that fails at random: refused, late, lost and limited requests, a gateway that drops, moderators.

Persons press whatever they see (`tests.soak.parts.pressing`). In between Discord answers with faults, the connection drops and is
not resumed, private messages are closed, messages deleted, permissions taken, persons leave the server. Then Discord is well
again: what is owed arrives, every open question has its control, nothing is there twice, nobody has read a traceback.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import tempfile
import warnings
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from cogs.kit.controls.custom_ids import parse_custom_id
from referee.errors import RefusedError
from referee.match.live import Live
from store.match import outbox
from table.client import connect_clients
from table.server import Table
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.playing import check_reachable, code_of, live_of
from tests.referee.match.promises import check_end
from tests.soak.parts.pressing import Pressing
from tests.soak.running import Found, Part
from tests.support.games import SAMPLES
from tests.support.tables import Clock, spec

GAMES = tuple(SAMPLES)
STEPS = 60
"""What is done in a match at most, before Discord is well again."""

PATIENCE = 60.0
"""Seconds of real time in which all that is owed must have arrived once Discord is well."""

ROUTES = (
    ("POST", r"^/channels/\d+/messages$"),
    ("PATCH", r"^/channels/\d+/messages/\d+$"),
    ("DELETE", r"^/channels/\d+/messages/\d+$"),
    ("POST", r"^/users/@me/channels"),
    ("POST", r"^/interactions/\d+/[^/]+/callback"),
    ("PATCH", r"^/webhooks/\d+/[^/]+/messages/"),
    ("POST", r"^/webhooks/\d+/[^/]+"),
    ("GET", r"^/channels/\d+/messages"),
)


class Troubled(Pressing):
    """One match at a local table whose Discord fails."""

    def __init__(self, house: House, game: str, seed: str) -> None:
        super().__init__(house, game, seed)
        troubles: dict[str, tuple[int, Callable[[], Awaitable[object]]]] = {
            "fault": (18, self.fault),
            "slow": (4, self.slow),
            "gateway drops": (3, self.drop),
            "session is lost": (2, self.forget),
            "reconnect is asked": (2, self.reconnect),
            "gateway is closed": (2, self.close),
            "message is deleted": (4, self.delete),
            "messages are closed": (3, self.close_dms),
            "messages are opened": (3, self.open_dms),
            "permissions are lost": (2, self.deny),
            "permissions are given": (3, self.allow),
            "somebody leaves": (1, self.leave_server),
            "server is down": (1, self.outage),
            "thread is locked or archived": (3, self.shut),
            "thread is opened": (3, self.reopen),
            "place is deleted": (1, self.remove),
        }
        self.actions |= troubles

    # ---------------------------------------------------------------- what Discord does

    async def fault(self) -> None:
        """Let some of the next requests of a kind fail."""
        method, path = self.rng.choice(ROUTES)
        times, faults = self.rng.randint(1, 3), self.table.faults
        status = self.rng.choice([429, 429, 429, 500, 502, 502, 503, 403, 404, 400])
        if status == 429:
            faults.answer(method, path, status=429, times=times, retry_after=0.02, everywhere=self.rng.random() < 0.3)
        elif status < 500 and ("interactions" in path or "webhooks" in path):
            faults.answer(method, path, status=404, code=10062 if "interactions" in path else 10015, times=times)
        elif status == 403:
            faults.answer(method, path, status=403, code=self.rng.choice([50001, 50013]), times=times)
        elif status < 500:
            faults.answer(method, path, status=400, code=0, times=times)
        else:
            faults.answer(method, path, status=status, times=times, processed=self.rng.random() < 0.5)

    async def slow(self) -> None:
        """Let some requests hang for a while."""

        async def wait() -> None:
            await asyncio.sleep(0.3)

        hook = self.rng.choice([self.table.faults.before, self.table.faults.after])
        hook(*self.rng.choice(ROUTES), wait, self.rng.randint(1, 3))

    async def drop(self) -> None:
        self.table.drop_gateway()

    async def forget(self) -> None:
        self.table.forget_sessions()
        self.table.drop_gateway()

    async def reconnect(self) -> None:
        self.table.ask_reconnect()

    async def close(self) -> None:
        """Close the gateway; what is pressed meanwhile waits or fails."""
        self.table.close_gateway()
        for _ in range(self.rng.randint(0, 2)):
            if found := self.controls():
                await self._press(*self.rng.choice(found), wait=False)
        await asyncio.sleep(0.05)
        self.table.open_gateway()

    async def outage(self) -> None:
        self.table.set_outage(on=True)
        await asyncio.sleep(0.05)
        self.table.set_outage(on=False)

    # ---------------------------------------------------------------- what moderators and persons do

    async def delete(self) -> bool:
        """Delete one of the bot's messages in the channel; in private ones nobody can."""
        seen = self.public(self.rng.choice(self.people))
        found = [m for m in seen if m.buttons() and not m.ephemeral]
        if not found:
            return False
        self.table.world.remove_message(self.rng.choice(found))
        return True

    async def close_dms(self) -> None:
        self.rng.choice(self.people).close_dms()

    async def open_dms(self) -> None:
        self.rng.choice(self.people).open_dms()

    async def deny(self) -> None:
        lost = self.rng.choice(["send_messages", "view_channel", "attach_files"])
        if not self.deleted and self.place.id not in self._threads():
            self.table.set_bot_permissions(self.place, deny=[lost])

    async def allow(self) -> None:
        if not self.deleted and self.place.id not in self._threads():
            self.table.set_bot_permissions(self.place)

    def _threads(self) -> set[str]:
        return {thread.id for thread in self.table.threads(self.table.general)}

    async def shut(self) -> bool:
        """Lock or archive the thread that is played in."""
        if self.deleted or self.place.id not in self._threads():
            return False
        self.table.set_thread(self.place, archived=True, locked=self.rng.random() < 0.5)
        return True

    async def reopen(self) -> bool:
        """Open the thread again."""
        if self.deleted or self.place.id not in self._threads():
            return False
        self.table.set_thread(self.place, archived=False, locked=False)
        return True

    async def remove(self) -> bool:
        """Delete the channel or thread; the match goes on by private messages."""
        if self.deleted or self.place.id == self.table.general.id:
            return False
        self.deleted = True
        self.table.remove_channel(self.place)
        return True

    async def leave_server(self) -> None:
        person = self.rng.choice(self.people)
        person.leave_guild()
        await asyncio.sleep(0.02)
        person.return_to_guild()

    # ---------------------------------------------------------------- the end

    async def recover(self) -> None:
        """Let Discord be well again, and wait until all that is owed has arrived."""
        table = self.table
        table.faults.clear()
        await self.allow()
        await self.reopen()
        for person in self.people:
            person.open_dms()
        table.open_gateway()
        async with asyncio.timeout(PATIENCE):
            while not table.online or self.house.bot.life.down:  # noqa: ASYNC110  # two things to watch
                await asyncio.sleep(0.02)
            await self.house.bot.life.compare()
            for person in self.people:
                with contextlib.suppress(
                    Exception
                ):  # the help, to be seen again: whose messages were closed is tried anew
                    await person.slash("hand", channel=table.general)
            self.house.bot.sender.retry_now(self.live.row.id)
            while await outbox.owed(self.room.db):
                self.house.bot.sender.retry_now(self.live.row.id)
                await asyncio.sleep(0.05)
            await self.house.settled()

    async def check_all(self) -> None:
        """What holds once Discord is well."""
        live = await live_of(self.house, self.live.row.code)
        await check_reachable(self.house, live.row.code, settled=live.row.status == "playing")
        self._check_once(live)
        for messages in self.table.world.messages.values():
            for message in messages.values():
                assert "Traceback" not in message.text, message.text
        assert self.table.violations == [], self.table.violations
        await check_end(self.room, live)

    def _check_once(self, live: Live) -> None:
        """Nothing is there twice: a board, a question to the table, a hand of each."""
        code = live.row.code
        seen = [] if self.deleted else self.table.world.messages[self.place.id].values()
        shown = [m for m in seen if m.seer is None and m.buttons() and not m.deleted]
        slots = [_slot(m) for m in shown if code_of(m) == code]
        assert len(slots) == len(set(slots)), f"twice in the channel: {sorted(slots)}"
        for person in self.people:
            mine = [_slot(m) for m in person.inbox if m.buttons() and not m.ephemeral and code_of(m) == code]
            assert len(mine) == len(set(mine)), f"twice for {person.name}: {sorted(mine)}"


def _slot(message: Message) -> str:
    """Return by what its controls say which message it is."""
    found = [parse_custom_id(str(button["custom_id"])) for button in message.buttons() if button["custom_id"]]
    return "/".join(sorted({control.slot for control in found if control is not None}))


class Errors(logging.Handler):
    """Keeps what is logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(logging.Formatter("%(name)s: %(message)s").format(record))


async def _match(folder: Path, game: str, seed: str) -> Troubled:
    clock = Clock()
    async with Table(spec=spec(), clock=clock) as table:
        with connect_clients(table):
            house = House(table, folder, clock)
            await house.open()
            match = Troubled(house, game, seed)
            try:
                await match.open()
                await _troubles(match)
                await match.recover()
                await match.check_all()
            except BaseException as error:
                error.add_note(f"{game}, {seed!r}: {'; '.join(match.log)}")
                raise
            finally:
                with contextlib.suppress(Exception):
                    await house.close()
    return match


async def _troubles(match: Troubled) -> None:
    for _ in range(STEPS):
        if match.live.row.status != "playing":
            return
        with contextlib.suppress(RefusedError):
            await match.step()


def play(seed: str, _number: int, size: int) -> Found:
    """Play so many matches, of all games in turn."""
    rng, found, errors = Random(seed), Found(), Errors()
    logging.getLogger("arbiter").addHandler(errors)
    logging.getLogger("arbiter").propagate = False
    logging.getLogger("discord").setLevel(logging.CRITICAL)
    warnings.simplefilter("ignore", RuntimeWarning)
    with tempfile.TemporaryDirectory(prefix="soak-") as folder, pytest.MonkeyPatch.context() as patch:
        # Connections that were dropped leave threads behind, which find their loop closed.
        patch.setattr("threading.excepthook", lambda _about: None)
        chance = Random(rng.random())
        patch.setattr("secrets.token_hex", lambda count=32: chance.randbytes(count).hex())
        for n in range(size):
            (Path(folder) / str(n)).mkdir()
            match = asyncio.run(_match(Path(folder) / str(n), GAMES[n % len(GAMES)], f"{seed} {n}"))
            assert errors.said == [], errors.said
            found.figures["tables"] += 1
            found.figures["choices"] += match.live.row.version
            found.figures["requests"] += len(match.table.requests)
            for name, count in match.done.items():
                if (" " in name and "refused" not in name) or name in ("press", "fault", "slow"):
                    found.figures[name] += count
    return found


PART = Part("faults", "tables", 60, 3, play)
