"""Metrics for Prometheus, served to this machine only: counters that code reports (`telemetry.measure`) and gauges.

The bot's own loop serves the page. So gauges of the database are fresh, and a loop that hangs shows as a target that is
down. A thread composes the page, so no press waits for it. No label names a user or a match.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from typing import Literal

import msgspec
from aiohttp import web
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)

from ops.version import VERSION
from telemetry import measure

disable_created_metrics()  # type: ignore[no-untyped-call]  # an extra series for each metric, which nobody reads

HOST = "127.0.0.1"
PREFIX = "arbiter"
CONTENT = "text/plain; version=1.0.0; charset=utf-8"

THIS_MACHINE = re.compile(r"(127\.0\.0\.1|localhost|\[::1\])(:\d+)?", re.ASCII)
"""The hosts under which the page answers: a stranger's web page may have rebound its own name to this machine."""

LAG_EVERY = 0.5
"""Seconds between two measurements of the loop's lag."""

SHUTDOWN = 0.5
"""Seconds that a request under way gets at the stop."""

CLICK = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0, 30.0)
QUICK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SIZES = (1, 2, 4, 8, 16, 32, 64, 128)


class Metric(msgspec.Struct, frozen=True):
    """One metric: its name without prefix and unit, its labels, its help text, the bounds of a histogram."""

    kind: Literal["counter", "histogram", "gauge"]
    name: str
    labels: tuple[str, ...]
    about: str
    bounds: tuple[float, ...] = ()


TABLE = (
    Metric("counter", "choices", ("game", "source"), "Choices stored, by who gave them"),
    Metric("histogram", "click_to_commit_seconds", ("game",), "From a press to its choice on disk", CLICK),
    Metric(
        "histogram", "click_to_answer_seconds", ("kind",), "From a press, form or command to its whole answer", CLICK
    ),
    Metric("counter", "posted_interactions", ("result",), "Requests at the endpoint for interactions by HTTP"),
    Metric("counter", "deferred", (), "Answers that took longer than a second and were announced"),
    Metric("counter", "refusals", ("reason",), "Requests refused, by the key of the text that says why"),
    Metric("counter", "faults", ("kind",), "What went wrong on our side"),
    Metric("histogram", "commit_batch_size", (), "Works that shared a transaction", SIZES),
    Metric("histogram", "commit_seconds", (), "A transaction from begin to disk", QUICK),
    Metric("counter", "commit_repeats", (), "Transactions begun again because another one came in between"),
    Metric("counter", "commit_failures", (), "Transactions that disk or file refused"),
    Metric("gauge", "outbox_owed", (), "Messages that do not show the present state"),
    Metric("gauge", "outbox_oldest_seconds", (), "How long the oldest of them has been owed"),
    Metric("gauge", "outbox_failing", (), "Those of them that failed more than once"),
    Metric("counter", "deliveries", ("slot", "result"), "Tries to deliver a message, by kind of message"),
    Metric("counter", "discord_requests", ("route", "status"), "Requests to Discord, by class of route and status"),
    Metric("histogram", "discord_request_seconds", ("route",), "How long Discord takes to answer", CLICK),
    Metric("counter", "pictures", ("game", "picture", "result"), "Pictures painted, known already, or failed"),
    Metric("histogram", "picture_seconds", ("game", "picture"), "Waiting for a picture that is painted", CLICK),
    Metric("gauge", "picture_queue", (), "Pictures that are painted or wait for it now"),
    Metric("histogram", "practice_seconds", ("game",), "How long a practice player thinks", CLICK),
    Metric("histogram", "hint_seconds", ("game",), "How long it thinks for a person who asks for a hint", CLICK),
    Metric("counter", "worker_restarts", ("worker",), "Processes that ended and were replaced"),
    Metric("gauge", "matches", ("game", "status"), "Matches that somebody waits for"),
    Metric("gauge", "matches_homeless", (), "Such matches that have lost their channel or a permission there"),
    Metric("gauge", "matches_cached", (), "Matches in memory"),
    Metric("histogram", "loop_lag_seconds", (), "How late the event loop is", QUICK),
    Metric("gauge", "database_bytes", (), "Size of the database"),
    Metric("gauge", "wal_bytes", (), "Size of its write-ahead log"),
    Metric("gauge", "disk_free_bytes", (), "Room left where the database is"),
    Metric("gauge", "backups", (), "Backups there are"),
    Metric("gauge", "backup_age_seconds", (), "Age of the newest backup; if there is none, the seconds since 1970"),
    Metric("gauge", "gateway_connected", (), "1 while Discord can be reached, else 0"),
    Metric("gauge", "gateway_shards", (), "Gateway connections that were begun: 1, or one for each shard"),
    Metric("gauge", "gateway_shards_lost", (), "Those of them that are cut; no deadline of their servers runs"),
    Metric("gauge", "home_shards", (), "Shards of which this process is the home: it posts there and keeps the time"),
    Metric(
        "gauge", "home_processes", (), "Processes that are the home of a shard; 1 for one that has the database alone"
    ),
    Metric("gauge", "gateway_latency_seconds", (), "Between a heartbeat to Discord and its answer"),
    Metric("counter", "gateway_disconnects", (), "Times that the connection to Discord was lost"),
    Metric("gauge", "servers", (), "Discord servers the bot is in"),
    Metric("counter", "log_lines", ("level",), "Warnings and errors in the log"),
    Metric("gauge", "info", ("version", "python"), "Always 1; the versions are in the labels"),
)
"""All metrics but those of the process itself, which prometheus_client names `process_…`."""

Figure = tuple[str, float, dict[str, str]]
"""A gauge's name, value and labels."""

Read = Callable[[], Awaitable[Iterable[Figure]]]
"""A function that returns the gauges."""


class Metrics:
    """The metrics of one bot. `read` returns the gauges at each request."""

    def __init__(self, read: Read) -> None:
        self.registry = CollectorRegistry()
        self._read = read
        self._counters: dict[str, Counter] = {}
        self._histograms: dict[str, Histogram] = {}
        self._gauges: dict[str, Gauge] = {}
        for metric in TABLE:
            self._add(metric)
        ProcessCollector(registry=self.registry)

    def _add(self, metric: Metric) -> None:
        name = f"{PREFIX}_{metric.name}"
        if metric.kind == "counter":
            self._counters[metric.name] = Counter(name, metric.about, metric.labels, registry=self.registry)
        elif metric.kind == "gauge":
            self._gauges[metric.name] = Gauge(name, metric.about, metric.labels, registry=self.registry)
        else:
            self._histograms[metric.name] = Histogram(
                name, metric.about, metric.labels, registry=self.registry, buckets=metric.bounds
            )

    def count(self, name: str, number: float, labels: dict[str, str]) -> None:
        """Add to a counter. Raises KeyError or ValueError for a name or label that is not in the table."""
        counter = self._counters[name]
        (counter.labels(**labels) if labels else counter).inc(number)

    def observe(self, name: str, value: float, labels: dict[str, str]) -> None:
        """Add a value to a histogram. Raises KeyError or ValueError for a name or label that is not in the table."""
        histogram = self._histograms[name]
        (histogram.labels(**labels) if labels else histogram).observe(value)

    async def page(self) -> bytes:
        """Return all metrics in Prometheus's text format."""
        figures = [("info", 1, {"version": VERSION, "python": sys.version.split()[0]}), *await self._read()]
        for metric in TABLE:
            if metric.kind == "gauge" and metric.labels:
                self._gauges[metric.name].clear()  # labels without a value disappear
        for name, value, labels in figures:
            gauge = self._gauges[name]
            (gauge.labels(**labels) if labels else gauge).set(value)
        return await asyncio.to_thread(generate_latest, self.registry)

    async def _lag(self) -> None:
        clock = asyncio.get_running_loop().time
        while True:
            due = clock() + LAG_EVERY
            await asyncio.sleep(LAG_EVERY)
            self.observe("loop_lag_seconds", max(0.0, clock() - due), {})

    async def _answer(self, request: web.Request) -> web.Response:
        if not THIS_MACHINE.fullmatch(request.host):
            raise web.HTTPForbidden(text="The metrics are for this machine only: ask 127.0.0.1 or localhost.")
        return web.Response(body=await self.page(), headers={"Content-Type": CONTENT})

    @contextlib.asynccontextmanager
    async def serve(self, port: int) -> AsyncIterator[int]:
        """Collect measurements and serve the page at /metrics; yield the port. Raises OSError if it is taken."""
        app = web.Application()
        app.router.add_get("/metrics", self._answer)
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=SHUTDOWN)
        await runner.setup()
        lag = asyncio.create_task(self._lag())
        try:
            await web.TCPSite(runner, HOST, port).start()
            with measure.report_to(self):
                yield int(runner.addresses[0][1])
        finally:
            lag.cancel()
            await runner.cleanup()
