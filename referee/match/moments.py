"""A match moment by moment, as those may see it who look back.

A moment is a version at which something public happened; the start is moment 1 whether or not anything did. Sealed answers,
what was noted besides and what only one seat learned make none: all that stands with the moment before it. So everybody
counts the same moments, however much of them they may see, no number tells that somebody has answered, and none ever
changes: later moments are only added, an undo is one of its own, and the end opens more of each but adds none.

What was undone stays among them, since it happened. Whoever skips it misses nothing that is seen: an undo that shuffles anew
does so with what nobody has seen, so that the table and every hand are after it what they were before what it took back.
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
from store.match.history import EventRow


class Perspective(NamedTuple):
    """From where a moment is seen: from a seat, or (None) by the public; `every` opens all hands besides."""

    seat: Seat | None = None
    all_hands: bool = False


PUBLIC, ALL_HANDS = Perspective(), Perspective(all_hands=True)


class Moment(NamedTuple):
    """A moment by its number from 1: the version at which it happened, those of the moments before (-1: there is none) and
    after it (None: it is the newest), the kinds of its public events, whether it was undone since, whether it is an undo.
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
        """Whether it belongs to what counts: neither undone nor an undo."""
        return not (self.undone or self.is_undo)


class MomentEvent(NamedTuple):
    """A public event with the moment that it belongs to."""

    moment: Moment
    event: Event


def perspectives(live: Live, user: int) -> list[Perspective]:
    """Return from where a user may look back at a match, their usual way first.

    While it is not over: from the seat that they sit on, whoever sat there before, and as the public does. Afterwards with
    all hands open, as the public did, and from every seat.
    """
    if live.row.status == "over":
        return [ALL_HANDS, PUBLIC, *(Perspective(s.seat) for s in live.seats)]
    mine = live.seat_of(user)
    return [*([Perspective(mine.seat)] if mine is not None else []), PUBLIC]


class Moments:
    """Looking back at matches. Nothing here changes anything."""

    def __init__(self, live: LiveMatches) -> None:
        self.live = live
        self.db = live.db

    async def of(self, live: Live) -> list[Moment]:
        """Return the moments of a match, at least one. Raises RefusedError if it has not started."""
        live.rules_and_match  # noqa: B018  # raises
        kinds: dict[int, list[str]] = {0: []}
        for version, kind in await replays.public_kinds(self.db, live.row.id, {DICE, *SIDE_NOTES}):
            kinds.setdefault(version, []).append(kind)
        gone = await history.undone_versions(self.db, live.row.id)
        versions = [*kinds]
        neighbours = zip(versions, [-1, *versions], [*versions[1:], None], strict=False)
        return [
            Moment(n, at, since, end, tuple(kinds[at]), any(at in span for span in gone), UNDONE in kinds[at])
            for n, (at, since, end) in enumerate(neighbours, 1)
        ]

    async def events(self, live: Live, moment: Moment, seen_from: Perspective) -> list[LoggedEvent]:
        """Return what happened at a moment and what was noted before the next one, as it could be seen from there then."""
        rows = await replays.between(self.db, live.row.id, moment.version, moment.end)
        return [seen for row in rows if (seen := _seen_from(live, row, seen_from)) is not None]

    async def events_of_kinds(self, live: Live, moments: Sequence[Moment], kinds: Collection[str]) -> list[MomentEvent]:
        """Return the events of these kinds that made moments, in order, as the public may see them."""
        by_version = {moment.version: moment for moment in moments}
        rows = await replays.of_kinds(self.db, live.row.id, kinds)
        found = [(by_version.get(row.version), event_for(live, row, None)) for row in rows]
        return [MomentEvent(moment, seen.event) for moment, seen in found if moment is not None and seen is not None]

    async def later_events(self, live: Live, moment: Moment, kinds: Collection[str]) -> list[LoggedEvent]:
        """Return the public events of these kinds that happened or were noted at later moments."""
        if moment.end is None:
            return []
        rows = [row for row in await replays.of_kinds(self.db, live.row.id, kinds) if row.version >= moment.end]
        return [seen for row in rows if (seen := event_for(live, row, None)) is not None]

    async def has_shuffled(self, live: Live, moment: Moment) -> bool:
        """Return whether an undo shuffled anew what nobody had seen; told of a match that is over alone."""
        if not moment.is_undo or live.row.status != "over":
            return False
        return await replays.has_event(self.db, live.row.id, moment.version, DICE)

    async def state(self, live: Live, moment: Moment) -> Match[Any, Any]:
        """Return the match as it was at a moment. Raises as `LiveMatches.state` does."""
        return await self.live.state_at(live, moment.version)


def view_then(live: Live, then: Match[Any, Any], seen_from: Perspective) -> Seen:
    """Return what could be seen of a former state; from a seat that it no longer had, what the public saw."""
    rules, _ = live.rules_and_match
    return view(rules, then, seen_from.seat if seen_from.seat in then.seats else None)


def check_perspective(live: Live, user: int, seen_from: Perspective) -> None:
    """Raise RefusedError unless a user may look at a match from there now."""
    if seen_from not in perspectives(live, user):
        raise RefusedError("refused-hands" if seen_from.all_hands else "refused-view")


def moment_of(moments: Sequence[Moment], number: int, status: str) -> Moment:
    """Return the moment with a number, of a match with this status. Raises RefusedError if there is none."""
    if not 1 <= number <= len(moments):
        over = "yes" if status in ("over", "closed") else "no"
        raise RefusedError("refused-no-moment", count=len(moments), over=over)
    return moments[number - 1]


def neighbours(moments: Sequence[Moment], number: int, *, standing: bool) -> tuple[Moment, Moment, Moment, Moment]:
    """Return the first, the previous, the next and the last moment, seen from one; `standing` skips what was undone.

    At an end they are that moment itself, or where it is skipped the nearest that is not.
    """
    open_to = [moment for moment in moments if moment.is_standing or not standing]
    before = [moment for moment in open_to if moment.number < number]
    after = [moment for moment in open_to if moment.number > number]
    here = [moment for moment in open_to if moment.number == number]
    previous = (before[-1:] or here or after[:1])[0]
    following = (after[:1] or here or before[-1:])[0]
    return open_to[0], previous, following, open_to[-1]


def _seen_from(live: Live, row: EventRow, seen_from: Perspective) -> LoggedEvent | None:
    return whole_event(live, row) if seen_from.all_hands else event_for(live, row, seen_from.seat)
