"""Starts Arbiter: settings, log, store, cogs. With a token on Discord, without one on the local table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import discord
from dotenv import load_dotenv

from boards.jobs import PaintError
from boards.workers import Painter
from cogs.client import ArbiterBot
from cogs.painting import Painted
from engines.games import GAMES
from engines.kernel.content import ContentError
from referee.service import Referee
from store import backup
from store.database import Database
from store.errors import StoreError

log = logging.getLogger("arbiter")

LOCAL_PORT = 8000
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
BACKUPS_KEPT = 28


class SettingsError(Exception):
    """A setting cannot be used; says which and what it may be."""


class Settings:
    """What the environment or `.env` says. See `.env.example`. Raises SettingsError."""

    def __init__(self) -> None:
        load_dotenv()
        self.token = os.environ.get("DISCORD_TOKEN", "").strip()
        self.data = Path(os.environ.get("ARBITER_DATA", "var"))
        self.table = os.environ.get("ARBITER_TABLE", "").strip()
        self.port = whole("ARBITER_PORT", LOCAL_PORT, 1, 65535)
        self.painters = whole("ARBITER_PAINTERS", 2, 1, 64)
        self.backup_hours = whole("ARBITER_BACKUP_HOURS", 6, 1, 24 * 365)
        self.dm_spacing = whole("ARBITER_DM_SPACING", 1, 0, 60)
        self.reports = whole("ARBITER_REPORTS", 0, 0, 2**63 - 1) or None
        self.level = os.environ.get("ARBITER_LOG", "INFO").strip().upper()
        if self.level not in LEVELS:
            raise SettingsError(f"ARBITER_LOG is {self.level!r}; it may be {', '.join(LEVELS)}")


def whole(name: str, default: int, least: int, most: int) -> int:
    """Return a setting that is a whole number within bounds. Raises SettingsError."""
    raw = os.environ.get(name, "").strip() or str(default)
    if not raw.isdecimal() or not least <= int(raw) <= most:
        raise SettingsError(f"{name} is {raw!r}; it must be a whole number from {least} to {most}")
    return int(raw)


@contextlib.asynccontextmanager
async def local_table(settings: Settings) -> AsyncIterator[str]:
    """Serve the local table, or use one that runs elsewhere on this machine; yield the token to log in with."""
    from table.client import point_at  # only without a token: the stand-in must never touch a real connection
    from table.server import Table

    if settings.table:
        point_at(settings.table)
        yield Table.token
        return
    table = Table(data=settings.data / "table")
    await table.start(port=settings.port)
    point_at(table.url)
    # The address is what `make play` is for: it goes to the screen, whatever the log's level.
    print(f"\n  Arbiter's local table: {table.url}\n  Open it in a browser. Ctrl+C stops it.\n", flush=True)
    try:
        yield Table.token
    finally:
        await table.stop()


async def run(settings: Settings) -> None:
    """Run until a signal or a fatal error."""
    for game in GAMES.values():
        log.debug("%s: cards %s", game.id, game.standard.hash[:12])
    settings.data.mkdir(parents=True, exist_ok=True)
    db = await Database.open(settings.data / "arbiter.db")
    try:
        async with contextlib.AsyncExitStack() as stack:
            painter = await stack.enter_async_context(Painter(settings.painters))
            token = settings.token or await stack.enter_async_context(local_table(settings))
            # Discord sends its servers one by one and discord.py waits for more; the local table has one.
            options = {} if settings.token else {"guild_ready_timeout": 0.1}
            bot = ArbiterBot(
                Referee(db),
                Painted(painter.paint),
                dm_spacing=settings.dm_spacing,
                reports=settings.reports,
                **options,
            )
            stopping: set[asyncio.Task[None]] = set()
            loop = asyncio.get_running_loop()
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.add_signal_handler(number, lambda: stopping.add(loop.create_task(bot.close())))
            every = settings.backup_hours * 3600.0
            backups = loop.create_task(backup.scheduled(db, settings.data / "backups", every, BACKUPS_KEPT))
            stack.callback(backups.cancel)
            async with bot:
                await bot.start(token)
    finally:
        await db.close()


def main() -> int:
    """Run the bot; return the exit status. What can be said in one line is, without a traceback."""
    try:
        settings = Settings()
    except SettingsError as error:
        logging.basicConfig()
        log.critical("%s", error)
        return 1
    logging.basicConfig(level=settings.level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("discord").setLevel(logging.WARNING)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # a referee does not speak
    try:
        asyncio.run(run(settings))
    except ContentError as error:
        log.critical("the cards cannot be used:\n%s", "\n".join(error.problems))
    except StoreError as error:
        log.critical("%s", error)
    except discord.LoginFailure:
        log.critical("Discord refuses the token in DISCORD_TOKEN; see README.md, “On Discord”")
    except discord.HTTPException as error:
        log.critical("Discord does not let the bot start: %s", error)
    except PaintError as error:
        log.critical("the painting processes do not start: %s", error)
    except OSError as error:
        log.critical("cannot start: %s", error)
    else:
        return 0
    return 1


if __name__ == "__main__":
    sys.exit(main())
