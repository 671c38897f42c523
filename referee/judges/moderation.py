"""Moderation of a server's matches: each action is one transaction, with its reason in the server's log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

from engines.kernel.state.model import Seat
from referee.errors import RefusedError
from referee.match.again import acts_again
from referee.match.cache import LiveMatches
from referee.match.events import note_event
from referee.match.live import Live
from referee.match.notes import Moderated
from referee.match.slots import BOARD, LATE, MOTION, TURN, panel_slot
from referee.match.stopping import lapse_undo_request
from referee.seats.leaving import Seats
from store.connection import Connection
from store.judges import moderation
from store.judges.moderation import Entry
from store.match import matches, outbox

Action = Literal["end", "practice", "remove", "mute", "unmute"]

ACTIONS: tuple[Action, ...] = ("end", "practice", "remove", "mute", "unmute")
SEAT_ACTIONS = ("practice", "remove")
"""The actions that concern a seat."""

SHORTEST, LONGEST = 5, 200
"""The least and the most characters of a reason."""


def check_not_own(live: Live, user: int, action: Action) -> None:
    """Raise RefusedError if a moderator plays or has played in this match, unless they mute or unmute it."""
    if action not in ("mute", "unmute") and live.known_seats(user):
        raise RefusedError("refused-own-match")


class Intervention(msgspec.Struct, frozen=True):
    """An intervention by a moderator or judge: the server, their user id and the reason."""

    guild: int
    user: int
    reason: str


class Moderation:
    """Carries out the actions of moderators. `now` is a clock in unix seconds."""

    def __init__(self, live: LiveMatches, seats: Seats, now: Callable[[], float]) -> None:
        self.live = live
        self.seats = seats
        self.now = now

    async def match_in(self, code: str, guild: int | None) -> Live:
        """Return a match of this server by its code. Raises RefusedError if it is another server's."""
        live = await self.live.by_code(code)
        if guild is None or live.row.guild != guild:
            raise RefusedError("refused-other-server", code=live.row.code)
        return live

    @acts_again
    async def do(self, code: str, charge: Intervention, action: Action, about: Seat | None = None) -> Live:
        """Carry out an action, to a seat if it concerns one, and note it in the server's log and in the match's.

        Raises RefusedError for a match of another server, one that has ended or not begun, one that the moderator plays or has
        played in (except to mute it), a reason of the wrong length, and a seat or state that the action does not fit.
        """
        live = await self.match_in(code, charge.guild)
        if not SHORTEST <= len(charge.reason.strip()) <= LONGEST:
            raise RefusedError("refused-reason", least=SHORTEST, most=LONGEST)
        async with live.lock_for(charge.user):
            self._check(live, charge.user, action)
            seat = self._seat(live, about, action) if action in SEAT_ACTIONS else None
            entry = Entry(live.row.guild, live.row.id, charge.user, action, seat, charge.reason.strip(), self.now())

            def note(db: Connection) -> None:
                note_event(db, live.row.id, Moderated(action, seat, moderation.insert(db, entry)))
                outbox.owe(db, live.row.id, [BOARD], self.now())

            await self._act(live, action, seat, note)
        return live

    async def _act(self, live: Live, action: Action, seat: Seat | None, note: Callable[[Connection], None]) -> None:
        if action == "practice" and seat is not None:
            await self.seats.hand_over(live, seat, reason="absent", also=note)
        elif action == "remove" and seat is not None:
            await self.seats.remove(live, seat, None, also=note)
        elif action == "end":
            await self._end(live, note)
        else:
            await self._mute(live, note, muted=action == "mute")

    async def _end(self, live: Live, note: Callable[[Connection], None]) -> None:
        now = self.now()
        slots = [TURN, LATE, MOTION, *(panel_slot(s.seat) for s in live.humans)]

        def work(db: Connection) -> None:
            note(db)
            matches.end_match(db, live.row.id, "closed", "moderated", None, now)
            lapse_undo_request(db, live.row.id, now)
            outbox.owe(db, live.row.id, slots, now)

        await self.live.commit(live, work)

    async def _mute(self, live: Live, note: Callable[[Connection], None], *, muted: bool) -> None:
        def work(db: Connection) -> None:
            note(db)
            moderation.mute(db, live.row.id, muted=muted)

        await self.live.commit(live, work)

    @staticmethod
    def _check(live: Live, user: int, action: Action) -> None:
        """Raise RefusedError unless this user may do this to the match in its present state."""
        row = live.row
        if row.status == "lobby":
            raise RefusedError("refused-not-started", code=row.code)
        if row.status not in ("playing", "frozen"):
            raise RefusedError("refused-over")
        if row.status == "frozen" and action != "end":
            raise RefusedError("refused-frozen")
        check_not_own(live, user, action)
        if action == ("mute" if row.muted else "unmute"):
            raise RefusedError("refused-muted" if row.muted else "refused-unmuted")

    @staticmethod
    def _seat(live: Live, about: Seat | None, action: Action) -> Seat:
        """Return the seat of an action. Raises RefusedError if the action does not fit it."""
        _, match = live.rules_and_match
        if about is None or about not in match.seats:
            raise RefusedError("refused-no-seat")
        if action == "practice" and all(s.seat != about for s in live.humans):
            raise RefusedError("refused-practice-already")
        return about
