"""The moments of a match that a judge may go back to, named by the numbers of the replay, never by versions."""

from __future__ import annotations

from functools import partial

from referee.errors import RefusedError
from referee.match.history import question_version, standing_choices
from referee.match.live import Live
from referee.match.moments import Moment, Moments
from store.seats import undos


async def rewindable_moments(moments: Moments, live: Live) -> list[Moment]:
    """Return the moments before which a judge may go back, oldest first: not the start, none before a seat was removed."""
    choices = await undos.choices(moments.db, live.row.id)
    left = max((row.version for row in choices if row.kind == "concede"), default=0)
    return [moment for moment in await moments.of(live) if moment.is_standing and moment.version > left]


async def version_before(moments: Moments, live: Live, number: int) -> int:
    """Return the version before the choice that led to a moment. Raises RefusedError if the judge may not go back to it."""
    found = next((moment for moment in await rewindable_moments(moments, live) if moment.number == number), None)
    if found is None:
        raise RefusedError("refused-judge-moment")
    standing = standing_choices(await undos.choices(moments.db, live.row.id))
    nth = next(n for n, row in enumerate(standing) if row.version == found.version)
    return await question_version(standing, nth, partial(moments.live.state_at, live))
