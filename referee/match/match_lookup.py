"""Finds the match that a command without a code is about."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence

from engines.kernel.history.saves import BadSaveError
from referee.errors import RefusedError
from referee.match.cache import LiveMatches
from referee.match.live import Live
from store.match import matches, replays
from store.match.matches import MatchRow
from store.seats import sitters

MOST_FINISHED = 200
"""Newest finished matches of a user that are searched for one in this channel."""


async def match_to_view(live: LiveMatches, user: int, channel: int | None) -> Live:
    """Return the match that a user wants to view.

    It is their own in this channel, else the only one here, else their own anywhere, else the newest running here; else of the
    finished ones here their own newest, else the newest. Of several of their own the running ones come first, of these the
    newest that waits for them, else the newest. Raises RefusedError if there is none.
    """
    here = await matches.in_channel(live.db, channel) if channel is not None else []
    mine = await matches.of_user(live.db, user)
    own = {row.id for row in mine}
    sole = here if len(here) == 1 else []
    found = next((rows for rows in ([r for r in here if r.id in own], sole, mine, here) if rows), [])
    if found and found[0].id in own:
        return await _foremost(live, user, found)
    if found:
        return await live.by_id(found[0].id)
    last = await _finished_here(live, user, channel) if channel is not None else None
    if last is None:
        raise RefusedError("refused-no-match-here")
    return await live.by_id(last)


async def match_to_replay(live: LiveMatches, user: int, channel: int | None) -> Live:
    """Return the match that a user wants to replay: finished ones come before running ones.

    It is their newest in this channel, else their newest anywhere, else the newest here, else a started one that
    `match_to_view` finds. Raises RefusedError if there is none.
    """
    mine = await replays.finished_matches(live.db, user, MOST_FINISHED)
    own = next((row.match for row in mine if row.channel == channel), mine[0].match if mine else None)
    here = await replays.last_finished(live.db, channel) if own is None and channel is not None else None
    found = own if own is not None else here
    if found is not None:
        return await live.by_id(found)
    one = await match_to_view(live, user, channel)
    if one.match is None:
        raise RefusedError("refused-nothing-to-replay", code=one.row.code)
    return one


async def matches_to_change(live: LiveMatches, user: int, channel: int | None) -> list[Live]:
    """Return the running matches that a user may want to change, the newest first: theirs in this channel, else all of theirs.

    A match that cannot be loaded is left out and logged.
    """
    running = [row for row in await matches.of_user(live.db, user) if row.status == "playing"]
    here = [row for row in running if channel is not None and row.channel == channel]
    return [one for row in here or running if (one := await _loaded(live.by_id(row.id, row.revision))) is not None]


async def matches_to_return_to(live: LiveMatches, user: int, channel: int | None) -> list[Live]:
    """Return the running matches where a practice player has a user's seat, as `matches_to_change` does."""
    rows = await sitters.replaced_by_practice(live.db, user)
    found = [one for code, _ in rows if (one := await _loaded(live.by_code(code))) is not None]
    return [one for one in found if channel is not None and one.row.channel == channel] or found


async def _finished_here(live: LiveMatches, user: int, channel: int) -> int | None:
    """Return the id of a user's newest finished match in this channel, else of the newest match there; None without one."""
    mine = await replays.finished_matches(live.db, user, MOST_FINISHED)
    last = await matches.last_in_channel(live.db, channel)
    return next((row.match for row in mine if row.channel == channel), last.id if last is not None else None)


async def _foremost(live: LiveMatches, user: int, rows: Sequence[MatchRow]) -> Live:
    """Return the running match that waits for a user, else the newest running, else the newest. The user plays in each."""
    running = [row for row in rows if row.status == "playing"]
    for row in running if len(running) > 1 else []:
        one = await _loaded(live.by_id(row.id, row.revision))
        mine = one.seat_of(user) if one is not None else None
        if one is not None and mine is not None and one.match is not None and one.view(mine.seat).decision is not None:
            return one
    return await live.by_id((running or rows)[0].id)


async def _loaded(match: Awaitable[Live]) -> Live | None:
    try:
        found = await match
    except (RefusedError, BadSaveError):
        return None  # `LiveMatches` has logged why
    return None if found.damaged else found
