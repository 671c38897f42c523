"""What calls for a judge come to in messages at the table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from cogs import judge_messages
from cogs.chronicle import Chronicle
from cogs.messages import Message
from cogs.naming import safe_names
from referee.commit import call_of
from referee.live import Live
from referee.moderation import ACTIONS
from referee.service import Referee
from store import calls, guilds, moderation, outbox
from words.texts import language_of, words


class JudgeSlots:
    """The part of the scribe that tells of calls."""

    def __init__(self, referee: Referee, chronicle: Chronicle, link: Callable[[Live], Awaitable[str]]) -> None:
        self.db = referee.db
        self.chronicle = chronicle
        self.link = link

    async def depends(self, live: Live, slot: str) -> list[object]:
        """Return what a call's message depends on besides the match."""
        call = await calls.by_id(self.db, call_of(slot) or 0)
        return [call, await moderation.times(self.db, live.row.id), live.row.muted, *await self._roles(live)]

    async def compose(self, live: Live, slot: str) -> Message | None:
        """Return the message of a call; it pings the judges where it is posted, and by no edit."""
        call = await calls.by_id(self.db, call_of(slot) or 0)
        if call is None:
            return None
        language = language_of(live.row.language)
        bench = await self.chronicle.bench(live, language)
        last = bench.entries[await calls.last_entry(self.db, call, ACTIONS)]
        link, roles = await self.link(live), await self._roles(live)
        shown = judge_messages.Shown(bench.entries[call.entry], last, bench, roles, link)
        made = judge_messages.call(live, call, shown, safe_names(live, language), words(language))
        if await outbox.post(self.db, live.row.id, slot) is not None:
            made.roles = []  # an edit pings nobody, but what is posted again would
        return made

    async def _roles(self, live: Live) -> list[int]:
        return sorted((await guilds.of(self.db, live.row.guild)).judges) if live.row.guild is not None else []
