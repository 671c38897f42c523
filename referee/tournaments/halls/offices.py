"""The right to organise a tournament or a ladder (TM-60)."""

from __future__ import annotations

from collections.abc import Collection, Iterable


def is_organiser(
    made_by: int | None, named: Iterable[tuple[str, int]], user: int, roles: Collection[int], *, manager: bool
) -> bool:
    """Return whether a user may organise: who made it, who was named, a named role, a manager of the server.

    `named` are pairs of "user" or "role" and an id.
    """
    if manager or user == made_by:
        return True
    return any((kind == "user" and who == user) or (kind == "role" and who in roles) for kind, who in named)
