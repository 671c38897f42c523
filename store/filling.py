"""Fills the digests of rows that were stored before there were any, within the migration that adds them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from store import digests
from store.connection import Connection

AT_ONCE = 500
"""Rows that are read before their digests are written, so that memory does not grow with the database."""


class Filled(NamedTuple):
    """A table with the column of its digest, its key, the query for its rows (the key first), and the digest of the rest."""

    table: str
    column: str
    key: str
    query: str
    digest: Callable[..., int]


FILLED = (
    Filled(
        "matches",
        "digest",
        "id",
        "SELECT id, id, game, options, packs, pack, secret, commitment FROM matches WHERE pack IS NOT NULL",
        digests.of_match,
    ),
    Filled(
        "seats",
        "brought_digest",
        "match, seat",
        "SELECT match, seat, match, brought FROM seats WHERE brought <> ''",
        digests.of_brought,
    ),
    Filled(
        "states",
        "digest",
        "match, version",
        "SELECT match, version, match, version, body FROM states",
        digests.of_state,
    ),
    Filled(
        "choices",
        "digest",
        "match, version",
        "SELECT match, version, match, version, seat, user, decision, kind, keys, source, crossed, at, ordered FROM choices",
        lambda match, *row: digests.of_choice(match, row),
    ),
    Filled(
        "events",
        "digest",
        "match, version, place",
        "SELECT match, version, place, match, version, place, kind, body FROM events",
        digests.of_event,
    ),
    Filled(
        "decks",
        "digest",
        "id",
        "SELECT id, user, game, name, body, former_name, former_body FROM decks",
        digests.of_deck,
    ),
    Filled(
        "tournaments",
        "digest",
        "id",
        "SELECT id, id, game, settings, options, secret FROM tournaments",
        digests.of_settings,
    ),
    Filled(
        "tournament_entries",
        "brought_digest",
        "tournament, entry",
        "SELECT tournament, entry, tournament, entry, brought FROM tournament_entries WHERE brought <> ''",
        digests.of_entry,
    ),
    Filled(
        "tournament_records",
        "digest",
        "tournament, n",
        "SELECT tournament, n, tournament, n, kind, body FROM tournament_records",
        digests.of_record,
    ),
    Filled("ladders", "digest", "id", "SELECT id, id, game, rules, options FROM ladders", digests.of_rules),
    Filled(
        "ladder_facts",
        "digest",
        "ladder, n",
        "SELECT ladder, n, ladder, n, kind, body, reason FROM ladder_facts",
        digests.of_fact,
    ),
)
"""All tables whose rows have digests. Once one changes, another migration fills it anew."""


def fill_digests(connection: Connection) -> None:
    """Compute the digests of all rows, in the migration's transaction."""
    for table, column, key, query, computed in FILLED:
        names = key.split(", ")
        update = f"UPDATE {table} SET {column} = ? WHERE {' AND '.join(f'{name} = ?' for name in names)}"  # noqa: S608  # our own names
        for rows in in_parts(connection, query, key):
            connection.executemany(update, [(computed(*row[len(names) :]), *row[: len(names)]) for row in rows])


def in_parts(connection: Connection, query: str, key: str) -> Iterator[list[Any]]:
    """Yield the rows of a query in the order of their key, some at a time: none is read while it is written to."""
    length = len(key.split(", "))
    places = ", ".join("?" * length)
    joined = "AND" if "WHERE" in query else "WHERE"
    after = f"{query} {joined} ({key}) > ({places}) ORDER BY {key} LIMIT {AT_ONCE}"
    last: tuple[int, ...] = (-(2**62),) * length
    while rows := connection.execute(after, last).fetchall():
        yield rows
        last = tuple(rows[-1][:length])
