"""Owes messages anew after a restore: those in Discord are of a later moment than all that the database knows."""

from __future__ import annotations

from store.connection import Connection

AHEAD = 1_000_000
"""By how much row numbers of the outbox are advanced: nonces of messages sent after the backup must not be used again."""


def owe_all(db: Connection, now: float) -> None:
    """Owe all messages of running matches, and have sends that were under way looked for before they are sent again.

    The numbers of the outbox must have been advanced before.
    """
    db.execute("UPDATE outbox SET sending = coalesce(sending, created), not_before = 0 WHERE delivered IS NULL")
    db.execute(
        "UPDATE posts SET shows = '' WHERE match IN (SELECT id FROM matches WHERE status IN ('lobby', 'playing', 'frozen'))"
    )
    db.execute(
        "INSERT INTO outbox (match, slot, created, not_before) SELECT posts.match, posts.slot, ?, ? FROM posts"
        " JOIN matches ON matches.id = posts.match WHERE matches.status IN ('lobby', 'playing', 'frozen')"
        " ORDER BY posts.match, posts.slot",
        (now, now),
    )
