"""What clocks and the table's decisions come to in messages: lines on the board, the late, what somebody wants of all."""

from __future__ import annotations

from cogs import motion_messages
from cogs.clock_words import waiting
from cogs.messages import Message
from cogs.naming import safe_names
from referee.commit import LATE, MOTION
from referee.live import Live
from referee.service import Referee
from words.texts import language_of, words

SLOTS = (LATE, MOTION)


class Times:
    """The part of the scribe that tells of clocks."""

    def __init__(self, referee: Referee) -> None:
        self.referee = referee

    async def depends(self, live: Live, slot: str) -> object:
        """Return what a slot's message depends on besides the match."""
        if slot in SLOTS:
            made = await self.compose(live, slot)
            return [item.to_component_dict() for item in made.items] if made is not None else None
        seats = [s.seat for s in live.humans if s.seat in live.seen(None).waiting]
        told = waiting("", live, await self.referee.timing.faces(live), seats, words(language_of(live.row.language)))
        return [told, await self.referee.idling.closes(live), live.row.reason, await self.needed(live)]

    async def needed(self, live: Live) -> int:
        """Return how many persons must want the removal of a seat that somebody has left to the practice player."""
        possible = await self.referee.motions.possible(live)
        removals = [m.needed for m in possible if m.kind == "remove" and m.about in live.abandoned]
        return max(removals, default=len(live.humans))

    async def compose(self, live: Live, slot: str) -> Message | None:
        """Return the message of a slot, None if there should be none."""
        if live.row.status != "playing":
            return None
        language = language_of(live.row.language)
        names, texts = safe_names(live, language), words(language)
        motions = self.referee.motions
        if slot == LATE:
            faces = await self.referee.timing.faces(live)
            return motion_messages.late(live, await motions.possible(live), faces, names, texts)
        late = any(motion.kind == "practice" for motion in await motions.possible(live))
        standing = [m for m in await motions.standing(live) if m.kind == "pause" or (m.kind == "close" and not late)]
        return motion_messages.proposals(live, standing, names, texts)
