"""Hints at a table of one person and practice players: what would the bot do here, and why.

The answer comes from the process that the practice players think in, which is given no more than the asker may see. With a
second person at the table there are none, since they would be unfair.
"""

from __future__ import annotations

import asyncio
import logging

from cogs.common.desk import Desk
from cogs.common.features import Entry, Feature, Press, is_playing
from cogs.kit.answers import Answer
from cogs.kit.custom_ids import Control
from cogs.kit.reader import Reader
from cogs.learning import hint_pages
from engines.games import GAMES
from engines.kernel.choose import decision_of
from engines.kernel.counsel import Counsel
from engines.kernel.state.model import Seat
from referee.automatic.practice import Practice
from referee.errors import RefusedError
from referee.match.live import Live
from words.texts import words as words_in

log = logging.getLogger("arbiter.hints")

MOST_REMEMBERED = 100
"""Questions whose hints are kept."""

HINT = "hint"
"""The action: show what the bot would do."""


def is_alone(live: Live, user: int) -> bool:
    """Whether nobody but this user plays a match, or has played in it."""
    return all(seat.user is None for seat in live.seats if seat.user != user)


def is_offered(live: Live, user: int) -> bool:
    """Whether a user is offered hints: somebody who plays a running match alone, of a game that can tell why."""
    return is_playing(live, user) and is_alone(live, user) and GAMES[live.row.game].consider is not None


class Hints:
    """What the button of a hint does."""

    def __init__(self, desk: Desk, practice: Practice) -> None:
        self.desk = desk
        self.practice = practice
        # What is being thought or was, by match, version and seat, the oldest first.
        self._thoughts: dict[tuple[int, int, Seat], asyncio.Future[Counsel]] = {}

    def presses(self) -> dict[str, Press]:
        """What the controls do, by action."""
        return {HINT: Press(self.show)}

    async def show(self, answer: Answer, control: Control) -> None:
        """Tell what the practice player would answer now, and what it compared."""
        live, user = await self.desk.referee.live.by_code(control.code), answer.interaction.user.id
        mine = live.seat_in_play(user)
        if not is_offered(live, user):
            raise RefusedError("hint-others")
        seen, match = live.view(mine.seat), live.rules_and_match[1]
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
        told = Reader.of(live, answer.language).game
        made = hint_pages.hint_message(live.row.game, asked, seen.table, counsel, told, words_in(answer.language))
        await answer.show(self.desk.with_match_line(answer, live, made), private=True)

    async def _counsel(self, live: Live, seat: Seat) -> Counsel:
        """Return what the practice player makes of a question, which it is asked once, however often the button is pressed."""
        key = (live.row.id, live.rules_and_match[1].version, seat)
        thought = self._thoughts.get(key)
        if thought is None:
            thought = self._thoughts[key] = asyncio.ensure_future(self.practice.hint(live, seat))
            for old in list(self._thoughts)[:-MOST_REMEMBERED]:
                del self._thoughts[old]
        try:
            return await asyncio.shield(thought)
        except Exception:
            self._thoughts.pop(key, None)
            raise


def setup(desk: Desk, practice: Practice) -> Feature:
    """The button of a hint, in the panel behind **More**."""
    entry = Entry("own", 5, HINT, "button-hint", is_offered)
    return Feature(presses=Hints(desk, practice).presses(), more=[entry])
