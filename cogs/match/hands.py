"""One hand for somebody who may see all of them: after the end, or as a judge."""

from __future__ import annotations

from cogs.common.desk import Desk
from cogs.kit.answers import Answer
from cogs.kit.pictures import look_of
from cogs.kit.reader import Reader
from cogs.match.watch_pages import Shown
from engines.kernel.state.model import Seat
from engines.kernel.views import Seen
from referee.match.live import Live


async def hand_of(desk: Desk, answer: Answer, live: Live, seat: Seat, seen: Seen) -> Shown:
    """Return a seat's hand in what `seen` shows of it: a picture, or text for who wants text."""
    reader = Reader.of(live, answer.language).with_view(seen)
    told = reader.game.hand_summary(seen.table)
    if answer.preferences.board == "text":
        return Shown(seat, None, told)
    return Shown(seat, await desk.panels.hand_picture(reader, look_of(live, answer.preferences)), told)
