"""The moments of a match, which a replay shows one after another.

A moment is a version with a public event of the game, or an undo; the start is always moment 1. Sealed answers, side notes and
events that only one seat learns make no moment: they belong to the moment before. So all viewers count the same moments, no
number tells that somebody has answered, and no number ever changes: later moments are only added, and the end of the match
opens more of each but adds none.

Undone moments stay in the list. Whoever skips them misses nothing visible: an undo shuffles anew only what nobody has seen, so
the table and every hand are the same after it as before the undone choice.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from engines.kernel.events import Event
from engines.kernel.state.model import Match, Seat
from engines.kernel.views import Seen, view
from referee.errors import RefusedError
from referee.match.cache import LiveMatches
from referee.match.events import LoggedEvent, event_for, whole_event
from referee.match.live import Live
from referee.match.notes import DICE, SIDE_NOTES, UNDONE
from store.match import history, replays
from store.match.rows import EventRow


class Perspective(NamedTuple):
    """The point of view of a replay: a seat's, or (None) the public's; `all_hands` shows every hand besides."""

    seat: Seat | None = None
    all_hands: bool = False


PUBLIC, ALL_HANDS = Perspective(), Perspective(all_hands=True)


class Moment(NamedTuple):
    """A moment by its number from 1, and the version at which it happened.

    `since` is the version of the moment before (-1: none), `end` that of the next one (None: none yet). `kinds` are those of its
    public events; `undone` says whether it was undone since, `is_undo` whether it is an undo.
    """

    number: int
    version: int
    since: int
    end: int | None
    kinds: tuple[str, ...]
    undone: bool
    is_undo: bool

    @property
    def is_standing(self) -> bool:
        """Whether the moment counts: it is neither undone nor an undo."""
        return not (self.undone or self.is_undo)


class MomentEvent(NamedTuple):
    """A public event with the moment that it belongs to."""

    moment: Moment
    event: Event


def perspectives(live: Live, user: int) -> list[Perspective]:
    """Return the perspectives that a user may take on a match, the usual one first.

    Until the match is open: their own seat (also for the time before they took it), and the public. Afterwards: all hands, the
    public, and every seat.
    """
    if live.is_open:
        return [ALL_HANDS, PUBLIC, *(Perspective(s.seat) for s in live.seats)]
    mine = live.seat_of(user)
    return [*([Perspective(mine.seat)] if mine is not None else []), PUBLIC]


class Moments:
    """Reads the moments of matches; changes nothing."""

    def __init__(self, live: LiveMatches) -> None:
        self.live = live
        self.db = live.db

    async def of(self, live: Live) -> list[Moment]:
        """Return the moments of a match, at least one. Raises RefusedError if it has not started."""
        live.rules_and_match  # noqa: B018  # raises
        kinds: dict[int, list[str]] = {0: []}
        for version, kind in await replays.public_kinds(self.db, live.row.id, {DICE, *SIDE_NOTES}):
            kinds.setdefault(version, []).append(kind)
        undone = await history.undone_versions(self.db, live.row.id)
        versions = [*kinds]
        neighbours = zip(versions, [-1, *versions], [*versions[1:], None], strict=False)
        return [
            Moment(n, at, since, end, tuple(kinds[at]), any(at in span for span in undone), UNDONE in kinds[at])
            for n, (at, since, end) in enumerate(neighbours, 1)
        ]

    async def events(self, live: Live, moment: Moment, seen_from: Perspective) -> list[LoggedEvent]:
        """Return the events of a moment, with the notes up to the next one, as a perspective may see them."""
        rows = await replays.between(self.db, live.row.id, moment.version, moment.end)
        return [seen for row in rows if (seen := _seen_from(live, row, seen_from)) is not None]

    async def events_of_kinds(self, live: Live, moments: Sequence[Moment], kinds: Collection[str]) -> list[MomentEvent]:
        """Return the public events of these kinds, each with its moment, in order; those outside of moments are left out."""
        by_version = {moment.version: moment for moment in moments}
        rows = await replays.of_kinds(self.db, live.row.id, kinds)
        found = [(by_version.get(row.version), event_for(live, row, None)) for row in rows]
        return [MomentEvent(moment, seen.event) for moment, seen in found if moment is not None and seen is not None]

    async def later_events(self, live: Live, moment: Moment, kinds: Collection[str]) -> list[LoggedEvent]:
        """Return the public events and notes of these kinds from the next moment on."""
        if moment.end is None:
            return []
        rows = [row for row in await replays.of_kinds(self.db, live.row.id, kinds) if row.version >= moment.end]
        return [seen for row in rows if (seen := event_for(live, row, None)) is not None]

    async def has_shuffled(self, live: Live, moment: Moment) -> bool:
        """Return whether an undo shuffled hidden cards anew; always false until the match is over."""
        if not moment.is_undo or not live.is_open:
            return False
        return await replays.has_event(self.db, live.row.id, moment.version, DICE)

    async def state(self, live: Live, moment: Moment) -> Match[Any, Any]:
        """Return the match's state at a moment. Raises as `LiveMatches.state_at` does."""
        return await self.live.state_at(live, moment.version)


def view_then(live: Live, then: Match[Any, Any], seen_from: Perspective) -> Seen:
    """Return the view of a former state; for a seat that had left by then, the public's."""
    rules, _ = live.rules_and_match
    return view(rules, then, seen_from.seat if seen_from.seat in then.seats else None)


def check_perspective(live: Live, user: int, seen_from: Perspective) -> None:
    """Raise RefusedError unless a user may take this perspective on a match now."""
    if seen_from not in perspectives(live, user):
        raise RefusedError("refused-hands" if seen_from.all_hands else "refused-view")


def moment_of(moments: Sequence[Moment], number: int, status: str) -> Moment:
    """Return the moment with a number. `status` is the match's. Raises RefusedError if there is none."""
    if not 1 <= number <= len(moments):
        over = "yes" if status in ("over", "closed") else "no"
        raise RefusedError("refused-no-moment", count=len(moments), over=over)
    return moments[number - 1]


def neighbours(moments: Sequence[Moment], number: int, *, standing: bool) -> tuple[Moment, Moment, Moment, Moment]:
    """Return the first, the previous, the next and the last moment around a number; `standing` skips undone ones.

    Where there is no previous or next moment, that is the moment itself, or the nearest one if it is skipped.
    """
    eligible = [moment for moment in moments if moment.is_standing or not standing]
    before = [moment for moment in eligible if moment.number < number]
    after = [moment for moment in eligible if moment.number > number]
    here = [moment for moment in eligible if moment.number == number]
    previous = (before[-1:] or here or after[:1])[0]
    following = (after[:1] or here or before[-1:])[0]
    return eligible[0], previous, following, eligible[-1]


def _seen_from(live: Live, row: EventRow, seen_from: Perspective) -> LoggedEvent | None:
    return whole_event(live, row) if seen_from.all_hands else event_for(live, row, seen_from.seat)
