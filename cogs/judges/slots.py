"""Messages about calls for a judge, at the table."""

from __future__ import annotations

from cogs.common.desk import Desk
from cogs.delivery.composer import SlotKind
from cogs.judges import call_pages
from cogs.kit.composing.messages import Message
from cogs.kit.match_texts.reader import Reader
from referee.judges.moderation import ACTIONS
from referee.match.live import Live
from referee.match.slots import JUDGE, RULING, call_of, entry_of
from store.judges import calls
from store.match import outbox
from store.people import guilds
from words.texts import language_of


class JudgeSlots:
    """Composes the messages of calls and rulings."""

    def __init__(self, desk: Desk) -> None:
        self.db = desk.referee.db
        self.chronicle = desk.chronicle
        self.link = desk.composer.link

    def kinds(self) -> list[SlotKind]:
        """Return the kinds of slots that are composed here."""
        return [SlotKind((JUDGE,), self._compose), SlotKind((RULING,), self._ruling)]

    async def _compose(self, live: Live, slot: str) -> Message | None:
        """Return the message of a call. It pings the judges when it is posted, not when it is edited."""
        call = await calls.by_id(self.db, call_of(slot) or 0)
        if call is None:
            return None
        reader = Reader.of(live, language_of(live.row.language))
        bench = await self.chronicle.bench(reader)
        last = bench.entries[await calls.last_entry(self.db, call, ACTIONS)]
        link, roles = await self.link(live), await self._roles(live)
        facts = call_pages.CallFacts(bench.entries[call.entry], last, bench, roles, link)
        made = call_pages.call_message(reader, call, facts)
        if await outbox.post(self.db, live.row.id, slot) is not None:
            made.roles = []  # an edit pings nobody; a deleted message that is posted again would
        return made

    async def _ruling(self, live: Live, slot: str) -> Message | None:
        """Return the message about a ruling or correction. It pings the players when it is posted, not when it is edited."""
        reader = Reader.of(live, language_of(live.row.language))
        bench = await self.chronicle.bench(reader)
        number = entry_of(slot) or 0
        if number not in bench.entries:
            return None
        made = call_pages.ruling_message(reader, number, bench, await self.link(live))
        if await outbox.post(self.db, live.row.id, slot) is not None:
            made.pings = []
        return made

    async def _roles(self, live: Live) -> list[int]:
        return sorted((await guilds.of(self.db, live.row.guild)).judges) if live.row.guild is not None else []
