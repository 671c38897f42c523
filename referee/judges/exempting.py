"""Judges keep a match out of the ratings, or let it count again, while it runs or after its end (TM-52)."""

from __future__ import annotations

from collections.abc import Callable

from referee.errors import RefusedError
from referee.judges.moderation import LONGEST, SHORTEST, Intervention, check_not_own
from referee.match.again import acts_again
from referee.match.cache import LiveMatches
from referee.match.live import Live
from referee.ratings.amending import exempt_match
from store.connection import Connection
from store.judges import moderation
from store.judges.moderation import Entry
from store.match import matches

EXEMPT, COUNT = "exempt", "count"
"""The actions in the server's log: a match was taken out of the ratings, and put back."""


class Exempting:
    """Carries out exemptions. `now` is a clock in unix seconds."""

    def __init__(self, live: LiveMatches, now: Callable[[], float]) -> None:
        self.live = live
        self.now = now

    @acts_again
    async def change(self, code: str, charge: Intervention, *, exempt: bool) -> Live:
        """Take a match out of the ratings or let it count again, and note it in the server's log.

        Raises RefusedError for a match of another server, one that has not begun, one that the judge plays or has played in, a
        reason of the wrong length, and a change that is none.
        """
        live, reason = await self.live.by_code(code), charge.reason.strip()
        if live.row.guild != charge.guild:
            raise RefusedError("refused-other-server", code=live.row.code)
        if not SHORTEST <= len(reason) <= LONGEST:
            raise RefusedError("refused-reason", least=SHORTEST, most=LONGEST)
        async with live.lock_for(charge.user):
            if live.row.started is None:
                raise RefusedError("refused-not-started", code=live.row.code)
            check_not_own(live, charge.user, "end")
            if bool(live.row.exempt) == exempt:
                raise RefusedError("refused-exempt-already" if exempt else "refused-counted-already")
            action = EXEMPT if exempt else COUNT
            entry = Entry(live.row.guild, live.row.id, charge.user, action, None, reason, self.now())

            def work(db: Connection) -> None:
                moderation.insert(db, entry)
                matches.set_exempt(db, live.row.id, exempt=exempt)
                exempt_match(db, live.row.id, exempt=exempt)

            await self.live.commit(live, work)
        return live
