"""Metrics at Discord's side: counts and times of requests by class of route, and gauges that are read on demand."""

from __future__ import annotations

import asyncio
import math
import re
import shutil
from collections.abc import Iterable
from pathlib import Path
from time import perf_counter
from types import SimpleNamespace
from typing import TYPE_CHECKING

import aiohttp

from boards.workers.pool import Painter
from ops.metrics import Figure
from store.upkeep import figures
from store.upkeep.backup import backups
from telemetry import measure

if TYPE_CHECKING:
    from cogs.bot.client import ArbiterBot

ROUTES = (
    ("interaction", re.compile(r"/interactions/\d+/")),
    ("webhook", re.compile(r"/webhooks/\d+/")),
    ("direct", re.compile(r"/users/@me/channels$")),
    ("message", re.compile(r"/channels/\d+/messages")),
    ("channel", re.compile(r"/channels/\d+")),
    ("commands", re.compile(r"/applications/\d+/.*commands")),
    ("guild", re.compile(r"/guilds/\d+")),
    ("gateway", re.compile(r"/gateway")),
)
"""Classes of routes, which Discord limits separately: a name and the pattern of its paths."""


def route_class(method: str, path: str) -> str:
    """Return the class of a request, such as "POST message". It never contains an id or a token."""
    name = next((name for name, pattern in ROUTES if pattern.search(path)), "other")
    return f"{method} {name}"


def request_trace() -> aiohttp.TraceConfig:
    """Return a trace configuration that counts and times the requests of discord.py."""
    trace = aiohttp.TraceConfig()

    async def on_start(_session: aiohttp.ClientSession, context: SimpleNamespace, _params: object) -> None:
        context.started = perf_counter()

    async def on_end(
        _session: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestEndParams
    ) -> None:
        route = route_class(params.method, params.url.path)
        measure.observe("discord_request_seconds", perf_counter() - context.started, route=route)
        measure.count("discord_requests", route=route, status=str(params.response.status))

    async def on_exception(
        _session: aiohttp.ClientSession, _context: SimpleNamespace, params: aiohttp.TraceRequestExceptionParams
    ) -> None:
        measure.count("discord_requests", route=route_class(params.method, params.url.path), status="none")

    trace.on_request_start.append(on_start)
    trace.on_request_end.append(on_end)
    trace.on_request_exception.append(on_exception)
    return trace


async def read_gauges(bot: ArbiterBot, painter: Painter, data: Path) -> Iterable[Figure]:
    """Return the present values of the gauges; `data` is the data folder. Raises StoreError or OSError.

    The log and the backups of a server are its own: they have no figures here.
    """
    db = bot.referee.db
    now = bot.referee.now()
    owed = await figures.backlog(db)
    sizes = await db.sizes()
    disk = await asyncio.to_thread(shutil.disk_usage, data)
    found: list[Figure] = [
        ("outbox_owed", owed.owed, {}),
        ("outbox_oldest_seconds", now - owed.oldest if owed.oldest is not None else 0.0, {}),
        ("outbox_failing", owed.failing, {}),
        ("picture_queue", painter.queue, {}),
        ("matches_homeless", len(await figures.without_place(db)), {}),
        ("matches_cached", bot.referee.live.size, {}),
        ("database_bytes", sizes.database, {}),
        ("disk_free_bytes", disk.free, {}),
        ("gateway_connected", 0 if bot.life.down else 1, {}),
        ("gateway_shards", len(bot.sockets), {}),
        ("gateway_shards_lost", len(bot.life.lost), {}),
        ("home_shards", len(bot.station.held), {}),
        ("home_processes", bot.station.processes, {}),
        ("gateway_latency_seconds", bot.latency if math.isfinite(bot.latency) else 0.0, {}),
        ("servers", len(bot.guilds), {}),
    ]
    if sizes.log is not None:
        made = await asyncio.to_thread(backups, data / "backups", now)
        found += [
            ("wal_bytes", sizes.log, {}),
            ("backups", len(made), {}),
            ("backup_age_seconds", now - (made[-1][0] if made else 0.0), {}),
        ]
    found += [
        ("matches", count, {"game": game, "status": status})
        for game, status, count in await figures.matches_by_status(db)
    ]
    return found
