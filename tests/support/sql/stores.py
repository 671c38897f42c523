"""Stores over a PostgreSQL of our own: a cluster for each process of tests, a database for each path of a file."""

from __future__ import annotations

import atexit
import contextlib
import itertools
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path

from store.postgres.database import PostgresDatabase
from tests.support.sql.postgres import Cluster, cluster

_MADE: dict[Path, str] = {}
_NUMBERS = itertools.count()


@cache
def server() -> Cluster:
    """Return the cluster of this process, which ends with it."""
    running = contextlib.ExitStack()
    atexit.register(running.close)
    started = running.enter_context(cluster())
    started.create("model")
    return started


async def open_store(path: Path, *, now: Callable[[], float] = time.time) -> PostgresDatabase:
    """Open the database that stands for a file; one that is not there yet is new.

    It is shared: tests open one twice, as two processes do.
    """
    if path not in _MADE:
        _MADE[path] = f"made{next(_NUMBERS)}"
        done = server().run("postgres", f"CREATE DATABASE {_MADE[path]} TEMPLATE model")
        assert not done.stderr
    return await PostgresDatabase.open(server().address(_MADE[path]), now=now, shared=True)
