"""The slots of messages about motions: fallen flags, a pause, a clock, the end without a result."""

from __future__ import annotations

from cogs.clocks import motion_pages
from cogs.delivery.composer import SlotKind
from cogs.kit.composing.messages import Message
from cogs.kit.match_texts.reader import Reader
from referee.match.live import Live
from referee.match.slots import LATE, MOTION
from referee.service import Referee
from words.texts import language_of


class ClockSlots:
    """The composer of the messages about fallen flags, and about motions of the whole table."""

    def __init__(self, referee: Referee) -> None:
        self.referee = referee

    def kinds(self) -> list[SlotKind]:
        """Return the kinds of slots that are composed here."""
        return [SlotKind((LATE, MOTION), self._compose)]

    async def _compose(self, live: Live, slot: str) -> Message | None:
        """Return the message of a slot, None if there should be none."""
        if live.row.status != "playing":
            return None
        reader = Reader.of(live, language_of(live.row.language))
        motions = self.referee.motions
        if slot == LATE:
            faces = await self.referee.timing.faces(live)
            return motion_pages.late_message(reader, await motions.possible_motions(live), faces)
        late = any(motion.kind == "practice" for motion in await motions.possible_motions(live))
        standing = [
            m
            for m in await motions.open_motions(live)
            if m.kind in ("pause", "clock") or (m.kind == "close" and not late)
        ]
        return motion_pages.proposals(reader, standing)
