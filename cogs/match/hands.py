"""One hand, for a reader who may see every hand: after the end of the match, or as a judge."""

from __future__ import annotations

from cogs.common.desk import Desk
from cogs.kit.answering.answers import Answer
from cogs.kit.match_texts.reader import Reader
from cogs.kit.painting.pictures import look_of
from cogs.match.watch_pages import Shown
from engines.kernel.state.model import Seat
from engines.kernel.views import Seen
from referee.match.live import Live


async def hand_of(desk: Desk, answer: Answer, live: Live, seat: Seat, seen: Seen) -> Shown:
    """Return a seat's hand as the view `seen` shows it: with a picture, or as text alone for a user who prefers text."""
    reader = Reader.of(live, answer.language).with_view(seen)
    summary = reader.game.hand_summary(seen.table)
    if answer.preferences.board == "text":
        return Shown(seat, None, summary)
    return Shown(seat, await desk.panels.hand_picture(reader, look_of(live, answer.preferences)), summary)
