"""The composing of the lobby and the messages that accompany it, until the match begins."""

from __future__ import annotations

from cogs.common.desk import Desk
from cogs.delivery import pings
from cogs.delivery.composer import SlotKind
from cogs.kit.composing.messages import Message
from cogs.kit.match_texts.names import safe_names
from cogs.kit.match_texts.reader import Reader
from cogs.kit.permissions import no_thread_reason
from cogs.lobby.pages import lobby_page, pack_pages, player_calls
from cogs.lobby.pages.lobby_page import FormerMatch, LobbyFacts
from cogs.lobby.pages.team_pages import empty_side
from engines.kernel.state.model import Seat
from referee.decks.decks import builders
from referee.lobby.lobbies import CANCELLED
from referee.lobby.places import COMPANIONS, capacity, persons, seat_counts
from referee.lobby.plans import has_come
from referee.lobby.table_threads import is_made_at_start
from referee.match.live import Live
from referee.match.slots import BOARD, GONE, LOOK, READY, SOON, WISH, call_slot, look_slot, soon_slot
from store.lobby import invitations
from store.match import brought, matches, outbox
from store.people import blocks, guilds
from words.texts import Language, Words, language_of
from words.texts import words as words_in

ENDED_INVITATIONS = ("declined", "missed")
"""Statuses of invitations that a lobby shows though it keeps no seat for them."""


class LobbySlots:
    """The composer of the lobby and the messages that accompany it."""

    def __init__(self, desk: Desk) -> None:
        self.referee = desk.referee
        self.db = desk.referee.db
        self.link = desk.composer.link

    def kinds(self) -> list[SlotKind]:
        """Return the kinds of slots that are composed here."""
        return [
            SlotKind((BOARD,), self._compose, when=lambda live: live.waits_to_start and not live.row.in_competition),
            SlotKind(tuple(COMPANIONS), self._compose),
            SlotKind((GONE,), self._cancelled),
        ]

    async def _compose(self, live: Live, slot: str) -> Message | None:
        """Return the message of a slot as it should be now, None if there should be none."""
        if slot == BOARD:
            return await self.lobby(live)
        if live.row.status != "lobby":
            return None
        name = slot.partition(":")[0]
        made = await {LOOK: self._look, WISH: self._wished, SOON: self._soon}.get(name, self._question)(live, slot)
        if made is not None and await outbox.post(self.db, live.row.id, slot) is not None:
            made.pings, made.roles = [], []  # an edit pings nobody, but a message posted again would
        return made

    async def _question(self, live: Live, slot: str) -> Message | None:
        """Return the message of the ready check, or that of an invitation."""
        language = language_of(live.row.language)
        words, link = words_in(language), await self.link(live)
        if slot == READY and live.row.ready is not None:
            come = has_come(await self.referee.plans.of(live), self.referee.now())
            return player_calls.ready_message(live, words, live.row.ready, self._host(live, language), link, come=come)
        kept = [
            row for row in await self.referee.lobbies.places.kept_invitations(live) if call_slot(row.called) == slot
        ]
        return (
            player_calls.invitation_message(live, words, slot, kept, self._host(live, language), link) if kept else None
        )

    async def _cancelled(self, live: Live, slot: str) -> Message | None:
        """Return the message that tells the players that the host has closed the table; only its first posting pings them."""
        if live.row.reason != CANCELLED:
            return None
        language = language_of(live.row.language)
        made = player_calls.cancelled_message(live, words_in(language), self._host(live, language))
        if await outbox.post(self.db, live.row.id, slot) is not None:
            made.pings = []
        return made

    async def _look(self, live: Live, slot: str) -> Message | None:
        """Return the post that looks for players; only the newest one of a lobby is kept."""
        if live.row.looking is None or live.row.guild is None or slot != look_slot(live.row.looking):
            return None
        language = language_of(live.row.language)
        role = (await guilds.of(self.db, live.row.guild)).look_role
        link, kept = await self.link(live), await self.referee.lobbies.places.kept_invitations(live)
        free = capacity(live) - len(persons(live)) - len(kept)
        return player_calls.look_message(live, words_in(language), slot, role, self._host(live, language), free, link)

    async def _wished(self, live: Live, slot: str) -> Message | None:
        """Return the message that calls users who wished for a table."""
        users = await self.referee.wishes.called_users(live, slot)
        if not users:
            return None
        language, free = language_of(live.row.language), await self.referee.wishes.free_seats(live)
        link = await self.link(live)
        plan = await self.referee.plans.of(live)
        begins = plan.begins if plan is not None and not has_come(plan, self.referee.now()) else None
        return player_calls.wish_message(
            live, words_in(language), slot, users, self._host(live, language), free, begins, link
        )

    async def _soon(self, live: Live, slot: str) -> Message | None:
        """Return the reminder of a planned table; only the newest one is kept."""
        plan = await self.referee.plans.of(live)
        if plan is None or plan.told is None or slot != soon_slot(plan.told):
            return None
        come = plan.told >= plan.begins
        short = seat_counts(live.row).start - len(live.seats) if come else 0
        language = language_of(live.row.language)
        side = empty_side(live, words_in(language)) if come else None
        if come and short <= 0 and side is None:
            return None  # the missing players have come
        users = [seat.user for seat in persons(live) if seat.user is not None]
        link = await self.link(live)
        made = player_calls.reminder_message(live, words_in(language), users, plan.begins, short, side, link)
        made.pings = await pings.pingable_users(self.db, live, users, self.referee.now())
        return made

    async def lobby(self, live: Live) -> Message:
        """Return the lobby; only the first posting of the first lobby after a match pings the players of that match."""
        language, former = language_of(live.row.language), await self._former(live)
        called = former is not None and (
            await outbox.post(self.db, live.row.id, BOARD) is not None or await matches.reopened(self.db, live.row)
        )
        kept = await self.referee.lobbies.places.kept_invitations(live)
        rows = await invitations.of_match(self.db, live.row.id)
        asleep = await self._asleep(live, former) if former else set()
        plan = await self.referee.plans.of(live)
        begins, come = plan.begins if plan is not None else None, has_come(plan, self.referee.now())
        lacking = plan is not None and plan.stage == "lacking"
        aside, decks = await self._aside(live, words_in(language)), await self._brought(live)
        # No await from here on: somebody might sit down between two reads of the seats.
        seated = {seat.user for seat in live.seats}
        ended = {
            status: [r.user for r in rows if r.status == status and r.user not in seated]
            for status in ENDED_INVITATIONS
        }
        still = [row for row in kept if row.user not in seated]
        packs, declined, missed = self._packs(live, language), ended["declined"], ended["missed"]
        made = LobbyFacts(former, still, declined, missed, packs, begins, come, lacking, aside, decks)
        message = lobby_page.lobby_message(Reader.of(live, language), made)
        message.pings = [] if called else [user for user in message.pings if user not in asleep]
        return message

    async def _aside(self, live: Live, words: Words) -> str:
        """Return the line about the thread of the match or why it has none; empty if the match is played here."""
        room = await self.referee.threads.of(live)
        if room is None or live.row.status != "lobby":
            return ""
        if room.lacks is not None:
            return no_thread_reason(room.kind, room.lacks, room.parent, words)
        return words("lobby-thread") if is_made_at_start(room) else ""

    async def _brought(self, live: Live) -> frozenset[Seat] | None:
        """Return the seats that have brought a deck, None for a game whose decks nobody builds."""
        if live.row.game not in builders() or live.row.status != "lobby":
            return None
        return frozenset(await brought.of_match(self.db, live.row.id))

    def _packs(self, live: Live, language: Language) -> list[str]:
        """Return the lines about the content packs of a lobby."""
        row = live.row
        if row.status != "lobby":
            return []
        return pack_pages.lobby_lines(words_in(language), self.referee.shelf, row.game, row.packs, row.options)

    async def _asleep(self, live: Live, former: FormerMatch) -> set[int]:
        """Return the players of the former match whom no message may ping now."""
        return set(former.users) - set(await pings.pingable_users(self.db, live, former.users, self.referee.now()))

    async def _former(self, live: Live) -> FormerMatch | None:
        """Return the match that a lobby repeats; players in a block with the lobby's host are not called."""
        row = await matches.by_id(self.db, live.row.former) if live.row.former is not None else None
        if row is None or row.started is None:
            return None
        seats = await matches.seats(self.db, row.id)
        users = [seat.user for seat in seats if seat.user is not None and seat.user > 0]
        apart = {user for pair in await blocks.between(self.db, users) if live.row.host in pair for user in pair}
        called = [user for user in users if user not in apart or user == live.row.host]
        return FormerMatch(row.code, called, [seat.user for seat in seats if seat.user is not None])

    def _host(self, live: Live, language: Language) -> str:
        names = safe_names(live, language)
        return next((names[seat.seat] for seat in live.seats if seat.user == live.row.host), "")
