"""Hints at a table of one person and practice players: the answer that the bot would give, and its reason.

The hint comes from the process of the practice players, which knows no more than the user may see. With a second person at
the table there are no hints, since they would be unfair.
"""

from __future__ import annotations

import asyncio
import logging

from cogs.common.desk import Desk
from cogs.common.features import Entry, Feature, Press, is_playing
from cogs.kit.answering.answers import Answer
from cogs.kit.controls.custom_ids import Control
from cogs.kit.match_texts.reader import Reader
from cogs.learning import hint_pages
from engines.games import GAMES
from engines.kernel.automatic.counsel import Counsel
from engines.kernel.choose import decision_of
from engines.kernel.state.model import Seat
from referee.automatic.practice import Practice
from referee.errors import RefusedError
from referee.match.live import Live

log = logging.getLogger("arbiter.hints")

MOST_REMEMBERED = 100
"""Decisions whose hints are cached."""

HINT = "hint"
"""The action: show the answer that the bot would give."""


def is_alone(live: Live, user: int) -> bool:
    """Return whether no other person plays a match or has played in it."""
    return all(seat.user is None for seat in live.seats if seat.user != user)


def is_offered(live: Live, user: int) -> bool:
    """Return whether a user can get hints: alone in a running match, of a game whose bot can explain its answers."""
    return is_playing(live, user) and is_alone(live, user) and GAMES[live.row.game].consider is not None


class Hints:
    """The button of a hint, with a cache of the last ones."""

    def __init__(self, desk: Desk, practice: Practice) -> None:
        self.desk = desk
        self.practice = practice
        # Hints, finished or still being computed, by match, version and seat, the oldest first.
        self._hints: dict[tuple[int, int, Seat], asyncio.Future[Counsel]] = {}

    def presses(self) -> dict[str, Press]:
        """Return the presses of these controls by action."""
        return {HINT: Press(self.show)}

    async def show(self, answer: Answer, control: Control) -> None:
        """Show the practice player's answer to the present question, and the answers that it compared."""
        live, user = await self.desk.referee.live.by_code(control.code), answer.interaction.user.id
        mine = live.seat_in_play(user)
        if not is_offered(live, user):
            raise RefusedError("hint-others")
        match = live.rules_and_match[1]
        asked, version = decision_of(match, mine.seat), match.version
        if asked is None:
            raise RefusedError("hint-nothing")
        try:
            counsel = await self._counsel(live, mine.seat)
        except Exception as error:
            log.exception("match=%s version=%d seat=%d: no hint", live.row.code, version, mine.seat)
            raise RefusedError("hint-failed") from error
        if live.rules_and_match[1].version != version:
            raise RefusedError("hint-late")
        made = hint_pages.hint_message(Reader.of(live, answer.language, mine.seat), asked, counsel)
        await answer.show(self.desk.with_match_line(answer, live, made), private=True)

    async def _counsel(self, live: Live, seat: Seat) -> Counsel:
        """Return the practice player's counsel on a question. It is computed once, however often the button is pressed."""
        key = (live.row.id, live.rules_and_match[1].version, seat)
        hint = self._hints.get(key)
        if hint is None:
            hint = self._hints[key] = asyncio.ensure_future(self.practice.hint(live, seat))
            for old in list(self._hints)[:-MOST_REMEMBERED]:
                del self._hints[old]
        try:
            return await asyncio.shield(hint)
        except Exception:
            self._hints.pop(key, None)
            raise


def setup(desk: Desk, practice: Practice) -> Feature:
    """Return the feature: the button of a hint in the panel behind **More**."""
    entry = Entry("own", 5, HINT, "button-hint", is_offered)
    return Feature(presses=Hints(desk, practice).presses(), more=[entry])
