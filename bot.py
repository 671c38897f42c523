"""Starts Arbiter: settings, log, store, cogs. With a token it runs on Discord, without one on the local table."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import logging
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import Any
from uuid import uuid4

import discord

from boards.jobs import PaintError
from boards.painting.shapes import icon_names
from boards.workers.pool import Painter
from cogs.bot.client import ArbiterBot
from cogs.bot.endpoint import Endpoint
from cogs.bot.measures import read_gauges, request_trace
from cogs.bot.sharded import ShardedBot
from cogs.kit.painting.painter import PicturePainter
from cogs.upkeep.doctor import Ground
from engines.games import GAMES
from engines.kernel.content.reading import ContentError
from engines.kernel.languages import all_languages
from engines.kernel.packs.shelf import load_shelf
from ops import file_rights, logs, secrecy, signals
from ops.commands import tool
from ops.health import Heartbeat
from ops.last_resort import GRACE, LastResort
from ops.metrics import Metrics
from ops.remedies import after_damage
from ops.settings import Settings, SettingsError
from ops.version import VERSION
from referee.service import Referee
from referee.shared_time import SharedTime
from referee.station import Station
from store.addresses import is_postgres, passwords_of, shown
from store.database import Database
from store.errors import DatabaseCorruptError, DatabaseMissingError, StoreError
from store.opening import open_database
from store.sqlite import SqliteDatabase
from store.upkeep import backup, figures
from store.upkeep.restoring import check_not_lost, matches_in_newest

SHARDING_REQUIRED = 4011
"""Discord's close code for a bot that needs shards."""

log = logging.getLogger("arbiter")

BACKUPS_KEPT = 28


class PortError(Exception):
    """No port is free for the local table; the text says what to do."""

    def __init__(self, ports: Sequence[int]) -> None:
        tried = f"port {ports[0]} is" if len(ports) == 1 else f"ports {ports[0]} to {ports[-1]} are"
        super().__init__(
            f"{tried} taken by other programs: end one of them, or put the number of a free port into .env: ARBITER_PORT=8899"
        )


def has_desktop() -> bool:
    """Return whether a browser window can be opened here: not over ssh, in a container or under tests."""
    shown = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return sys.platform in ("darwin", "win32") or bool(shown)


@contextlib.asynccontextmanager
async def local_table(settings: Settings) -> AsyncIterator[str]:
    """Serve the local table, or use one that runs on this machine already; yield the token to log in with."""
    from table.client import connect_clients_to  # only without a token: the stand-in must never touch a real connection
    from table.server import Table

    if settings.table:
        connect_clients_to(settings.table)
        yield Table.token
        return
    table = Table(data=settings.data / "table")
    try:
        await table.start(*settings.ports)
    except OSError as error:
        raise PortError(settings.ports) from error
    connect_clients_to(table.url)
    # `make play` needs the address, so it is printed at any log level.
    print(f"\n  Arbiter's local table: {table.url}\n  Open it in a browser. Ctrl+C stops it.\n", flush=True)
    if settings.browser and has_desktop():
        # A daemon: a browser that runs in the foreground lasts as long as it likes.
        threading.Thread(target=webbrowser.open, args=(table.url,), daemon=True).start()
    try:
        yield Table.token
    finally:
        await table.stop()


class Signals:
    """Handles signals to stop: the first one stops in order, the second at once, the third is left to the system."""

    def __init__(self, seconds: float, last_resort: LastResort) -> None:
        self.bot: ArbiterBot | None = None
        self.status = 0
        self._seconds = seconds
        self._last_resort = last_resort
        self._main = asyncio.current_task()
        self._stop: asyncio.Task[None] | None = None
        signals.on_stop_signal(self._on_signal)

    def _on_signal(self, number: int) -> None:
        if self.bot is None:
            # Nothing has started yet that a stop would have to finish.
            assert self._main is not None
            self._main.cancel()
        elif self._stop is None:
            self._last_resort.arm(self._seconds + GRACE)
            self._stop = asyncio.create_task(self.bot.stop(self._seconds))
        else:
            log.warning("stopping at once")
            self.status = 128 + number
            self.bot.stop_at_once()
            signals.restore_defaults()

    def give_up(self, error: StoreError) -> None:
        """Stop without another message, because another process has the database and all that is owed."""
        log.critical("%s", error)
        self.status = 1
        if self.bot is not None and self._stop is None:
            self._last_resort.arm(GRACE)
            self._stop = asyncio.create_task(self.bot.stop(0.0))

    async def wait(self) -> None:
        """Wait until a stop in progress is finished."""
        if self._stop is not None:
            await self._stop


async def opened(settings: Settings) -> Database:
    """Open the database that the settings name. Raises StoreError, OSError."""
    file_rights.prepare(settings.data, settings.database)
    if not is_postgres(settings.database):
        check_not_lost(Path(settings.database), settings.data / "backups")
    db = await open_database(settings.database, shared=settings.shared)
    log.info("Arbiter %s, data in %s, database %s", VERSION, settings.data.absolute(), shown(settings.database))
    return db


async def station_of(db: Database, settings: Settings) -> tuple[Callable[[], float], Station]:
    """Return the time of day, and the station of this process: alone, or among others that share the database."""
    if not settings.shared:
        return time.time, Station(db)
    now = SharedTime(db)
    await now.measure()
    holder = f"{socket.gethostname()[:40]}:{os.getpid()}:{uuid4().hex[:6]}"
    station = Station(db, shared=True, wall=now, holder=holder)
    station.on_renewal = now.measure
    log.info("this process shares the database with others; its name among them is %s", holder)
    return now, station


def keep_backups(db: Database, settings: Settings, stack: contextlib.AsyncExitStack) -> None:
    """Back a file up as long as the bot runs; a server is backed up by its own tools."""
    if isinstance(db, SqliteDatabase):
        every = settings.backup_hours * 3600.0
        backups = asyncio.create_task(backup.run_schedule(db, settings.data / "backups", every, BACKUPS_KEPT))
        stack.callback(backups.cancel)
    else:
        log.info("the bot makes no backups of a PostgreSQL: pg_dump does, or the archive of its log")


async def note_backup(db: Database, settings: Settings) -> None:
    """Log it if a database without matches has a backup with some: it may be the wrong one."""
    count = await asyncio.to_thread(matches_in_newest, settings.data / "backups")
    if not count:
        return
    if isinstance(db, SqliteDatabase):
        line, command = "to restore it, stop the bot, then %s", tool("tools.restore newest", offline=True)
    else:
        line, command = (
            "to move a file's matches to the PostgreSQL, stop the bot, then %s",
            tool("tools.move", offline=True),
        )
    log.warning(f"the database has no matches, the newest backup has %d: {line}", count, command)


async def run(settings: Settings, last_resort: LastResort) -> int:
    """Run the bot until a signal or a fatal error; return the exit status. `last_resort` bounds the end, and is left armed."""
    stopping = Signals(settings.stop_seconds, last_resort)
    for game in GAMES.values():
        log.debug("game %s: content fingerprint %s", game.id, game.standard.hash[:12])
    shelf = load_shelf(settings.packs, GAMES, icon_names())
    for pack in shelf.packs:
        log.info("content pack %s %s by %s: %s", pack.info.id, pack.info.version, pack.info.author, pack.hash[:12])
        secrecy.mask_ids_of(pack.added.values())
    for left in shelf.left_out:
        log.error("content pack %s is left out:\n%s", left.folder, "\n".join(left.problems))
    for reason in all_languages().left_out:
        log.error("a language is left out: %s", reason)
    db = await opened(settings)
    try:
        if not await figures.has_matches(db):
            await note_backup(db, settings)
        async with contextlib.AsyncExitStack() as stack:
            painter = await stack.enter_async_context(Painter(settings.painters))
            token = settings.token or await stack.enter_async_context(local_table(settings))
            # Discord sends its servers one by one and discord.py waits for more; the local table sends them at once.
            options: dict[str, Any] = {} if settings.token else {"guild_ready_timeout": 0.1}
            if settings.shards != 1:
                options |= {"shard_count": settings.shards, "shard_ids": settings.shard_ids}
            kind: type[ArbiterBot] = ArbiterBot if settings.shards == 1 else ShardedBot
            now, station = await station_of(db, settings)
            bot = kind(
                Referee(db, now=now, steady=time.monotonic, shelf=shelf, station=station),
                PicturePainter(painter.paint),
                dm_spacing=settings.dm_spacing,
                reports=settings.reports,
                guides=settings.guides,
                http_trace=request_trace() if settings.metrics else None,
                **options,
            )
            stopping.bot = bot
            db.on_lost = stopping.give_up
            bot.referee.live.take_found()
            stack.push_async_callback(bot.referee.live.settled)
            # A match may use content that is no longer in the folder of packs.
            bot.referee.live.on_pack_loaded = lambda content: secrecy.mask_ids_of([content])
            bot.doctor.ground = Ground(
                painter, settings.painters, settings.data, settings.database, settings.backup_hours
            )
            keep_backups(db, settings, stack)
            heart = Heartbeat(settings.data, lambda: bot.condition)
            heart.start()
            stack.push_async_callback(heart.close)
            if settings.interactions:
                await stack.enter_async_context(Endpoint(bot).serve(*settings.interactions))
            if settings.metrics:
                metrics = Metrics(lambda: read_gauges(bot, painter, settings.data))
                await stack.enter_async_context(metrics.serve(settings.metrics))
            # Modules, cards and texts live to the end. Scanning them at every garbage collection would block the loop.
            gc.freeze()
            async with bot:
                try:
                    await bot.start(token)
                finally:
                    await stopping.wait()
            return stopping.status
    finally:
        last_resort.arm(GRACE)
        await db.close()


def closed_for_good(code: int) -> str:
    """Return the sentence for a host whose connection Discord has closed and wants no other (docs: Gateway Close Event Codes)."""
    if code == SHARDING_REQUIRED:
        return "the bot is on so many servers that Discord wants several connections; put ARBITER_SHARDS=auto into .env"
    return f"Discord has closed the connection for good, with code {code}"


def main(called: str = "bot.py", more: str | None = None) -> int:
    """Run the bot under this program name; return the exit status. Known errors are printed in one line without a traceback.

    `more` is added to the help.
    """
    about = "Arbiter. Settings come from the environment or .env."
    arguments = argparse.ArgumentParser(prog=called, description=about, epilog=more)
    arguments.add_argument("--version", action="version", version=f"Arbiter {VERSION}")
    arguments.parse_args()
    try:
        settings = Settings()
    except SettingsError as error:
        logging.basicConfig()
        log.critical("%s", error)
        return 1
    logs.begin(settings.level, settings.log_format, settings.token, *passwords_of(settings.database))
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # a referee does not speak
    last_resort = LastResort()
    try:
        return asyncio.run(run(settings, last_resort))
    except asyncio.CancelledError:
        log.info("stopped while starting")
        return 0
    except ContentError as error:
        log.critical("the content cannot be loaded; mend these files:\n%s", "\n".join(error.problems))
    except (DatabaseCorruptError, DatabaseMissingError) as error:
        log.critical("%s\n%s", error, after_damage(settings.data / "backups"))
    except StoreError as error:
        log.critical("%s", error)
    except discord.LoginFailure:
        log.critical("Discord refuses the token in DISCORD_TOKEN; see README.md, “On Discord”")
    except discord.ConnectionClosed as error:
        log.critical("%s", closed_for_good(error.code))
    except discord.HTTPException as error:
        log.critical("Discord does not let the bot start: %s", error)
    except PaintError as error:
        log.critical("the painting processes do not start: %s", error)
    except PortError as error:
        log.critical("the local table cannot be opened: %s", error)
    except OSError as error:
        log.critical("Arbiter cannot start: %s", error)
    finally:
        last_resort.disarm()
    return 1


if __name__ == "__main__":
    sys.exit(main())
