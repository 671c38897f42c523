"""A PostgreSQL as an operator should know it, seen beside the bot: it takes no lock and changes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import psycopg

from store.postgres.connection import WorkConnection, connect
from store.postgres.refusals import opening_error
from store.postgres.schema import check_server, version_of
from store.proof import notes

_SETTINGS = (
    "SELECT current_setting('server_version'), pg_database_size(current_database()), current_user::text,"
    " (SELECT rolsuper FROM pg_roles WHERE rolname = current_user),"
    " current_setting('fsync') = 'on' AND current_setting('full_page_writes') = 'on',"
    " current_setting('data_checksums') = 'on',"
    " inet_client_addr() IS NULL OR inet_client_addr() <<= '127.0.0.0/8' OR inet_client_addr() = '::1'"
    " OR (SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid())"
)


class Survey(NamedTuple):
    """The server's version, the database's bytes and schema (0 if it is empty), the role, and what is safe about them.

    `encrypted` is a connection that does not leave the machine, too. `damage` has the rows that were found damaged.
    """

    version: str
    size: int
    schema: int
    role: str
    superuser: bool
    durable: bool
    checksums: bool
    encrypted: bool
    damage: Sequence[str]


def survey(url: str) -> Survey:
    """Look at a database and its server. Raises StoreError if it cannot be used."""
    try:
        with connect(url) as connection:
            check_server(connection)
            row = connection.execute(_SETTINGS).fetchone()
            version, size, role, superuser, durable, checksums, encrypted = row
            schema, damage = version_of(connection), []
            if schema:
                with connection.pipeline() as pipeline:
                    damage = notes.read(WorkConnection(connection, pipeline))
    except psycopg.Error as error:
        raise opening_error(url, error) from error
    return Survey(
        str(version).partition(" ")[0],
        size,
        schema,
        role,
        bool(superuser),
        bool(durable),
        bool(checksums),
        bool(encrypted),
        damage,
    )
