"""Readies a PostgreSQL that its own tools have restored, while no bot runs."""

from __future__ import annotations

import contextlib

import psycopg

from store.postgres.claim import Claim
from store.postgres.connection import WorkConnection, connect
from store.postgres.refusals import opening_error
from store.postgres.schema import check_server, prepare
from store.upkeep.renewing import AHEAD, owe_all


def renew(url: str, now: float) -> int:
    """Let every message of a match that runs be shown anew at the next start; return how many matches there are.

    Raises the errors of `PostgresDatabase.open`.
    """
    try:
        with contextlib.closing(connect(url)) as connection:
            check_server(connection)
            Claim().take(connection)
            prepare(connection)
            with connection.transaction(), connection.pipeline() as pipeline:
                connection.execute(
                    "SELECT setval(pg_get_serial_sequence('outbox', 'id'), nextval(pg_get_serial_sequence('outbox', 'id')) + %s)",
                    (AHEAD,),
                )
                owe_all(WorkConnection(connection, pipeline), now)
            return int(connection.execute("SELECT count(*) FROM matches").fetchone()[0])
    except psycopg.Error as error:
        raise opening_error(url, error) from error
