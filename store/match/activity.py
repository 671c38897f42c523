"""The last acts of players at a table, as everybody there may know them."""

from __future__ import annotations

from store.database import Database

BACK = (
    "back (version, target) AS MATERIALIZED"
    " (SELECT version, CAST(json_extract(keys, '$[0]') AS BIGINT) FROM choices WHERE match = ?1 AND kind = 'undo')"
)
"""The undos of a match: the versions after `target` and before `version` are undone."""

ACTED = (
    "SELECT seats.seat, max(made.at) FROM seats JOIN choices AS made ON made.match = seats.match"
    " AND made.seat = seats.seat AND made.user = seats.user AND made.source = 'player' WHERE seats.match = ?1"
    " AND NOT EXISTS (SELECT 1 FROM back WHERE made.version < back.version AND made.version > back.target)"
)
"""The last choice of each seat's present user that was not undone, before its grouping."""

IN_LANE = "substr(decision, 1, length(?2)) = ?2"
"""The condition of the decisions of a lane: their ids begin with its own and a dot."""


async def last_actions(db: Database, match: int, lane: str | None) -> dict[int, float]:
    """Return when each seat's present user last made a public choice that was not undone.

    Choices of the seat's orders count. Choices in the open lane do not, because they are still secret.
    """
    if lane is None:
        rows = await db.read(f"WITH {BACK} {ACTED} GROUP BY seats.seat", match)
    else:
        rows = await db.read(
            f"WITH opened (version) AS (SELECT min(version) FROM choices WHERE match = ?1 AND {IN_LANE}),"  # noqa: S608  # our own parts
            f" {BACK} {ACTED} AND NOT ({IN_LANE} OR (made.kind IN ('revise', 'take_back')"
            " AND made.version > (SELECT coalesce(version, made.version) FROM opened))) GROUP BY seats.seat",
            match,
            f"{lane}.",
        )
    return {row[0]: row[1] for row in rows}
