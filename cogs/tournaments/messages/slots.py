"""Composes the messages of a tournament's slots from its newest state."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import discord
import msgspec
from discord import ui

from cogs.common.desk import Desk
from cogs.delivery.languages import language_for
from cogs.delivery.pings import pingable
from cogs.kit.composing.messages import Message, button, text
from cogs.kit.controls.custom_ids import custom_id
from cogs.tournaments import actions
from cogs.tournaments.pages.cards import card
from cogs.tournaments.pages.hall_texts import reading
from cogs.tournaments.pages.links import table_links
from cogs.tournaments.pages.round_pages import here_message, hour_message, mine_message, news_message, round_message
from referee.tournaments.halls.hall import Hall
from referee.tournaments.halls.slots import (
    CARD,
    HERE,
    HOUR,
    MINE,
    NEWS,
    NOTIFYING,
    ROUND,
    TEAM,
    here_of_slot,
    mine_of_slot,
    news_of_slot,
    on_page,
    round_of_slot,
    round_place,
    team_slot,
)
from referee.tournaments.rounds.reminding import deadline_of
from store.tournaments import entries, games
from store.tournaments.entries import RESERVE
from store.tournaments.games import Awaited
from store.tournaments.outbox import TOURNAMENTS
from tournaments.facts.kinds import CheckInOpened, Paused, RoundClosed
from tournaments.state.model import MAIN
from tournaments.state.points import rounds_counted
from tournaments.views.tournament import RoundView
from words.texts import language_of
from words.texts import words as words_in

MOST_CALLED = 80
"""Entrants whom one message mentions at most: Discord takes 100."""

STANDINGS = "tournaments.standings.standings:standings"


class TournamentSlots:
    """The composer of tournaments' messages."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.db = desk.referee.db
        self.now = desk.referee.now
        self.find = desk.referee.tournaments.halls.by_id
        self.views = desk.referee.tournaments.reader
        self.outbox = TOURNAMENTS
        self.notifying = NOTIFYING
        self._composers: Mapping[str, Callable[[Hall, str, bool], Awaitable[Message | None]]] = {
            CARD: self._card,
            NEWS: self._news,
            ROUND: self._round,
            MINE: self._mine,
            HOUR: self._hour,
            HERE: self._here,
            TEAM: self._team,
        }

    async def compose(self, hall: Hall, slot: str, *, posted: bool) -> Message | None:
        """Return the newest message of a slot, None if there should be none. `posted`: it is edited, and pings nobody."""
        await self.views.prepare(hall)
        make = self._composers.get(slot.partition(":")[0])
        return await make(hall, slot, posted) if make is not None else None

    async def reader(self, hall: Hall, slot: str) -> int | None:
        """Return the user whom a private slot's message goes to, None for a message to the channel or a former user."""
        name = slot.partition(":")[0]
        if name == MINE:
            _, _, entry, place = mine_of_slot(slot)
            return next((m.user for m in hall.persons(entry) if m.place == place and m.user > 0), 0)
        if name == HERE:
            found = await self._awaited(hall, slot)
            return found.user if found is not None else 0
        if name == TEAM:
            team = await self._proposal(hall, slot)
            return team.mate if team is not None else 0
        return None

    # ---------------------------------------------------------------- kinds

    async def _card(self, hall: Hall, _slot: str, _posted: bool) -> Message | None:
        # A draft is its organisers' alone: some of its settings owe the card, as they do later.
        return None if hall.state.phase == "draft" else card(reading(hall, language_of(hall.row.language)))

    async def _news(self, hall: Hall, slot: str, posted: bool) -> Message | None:
        """Return an announcement, None if its record is gone, or if it comes so late that it is no news any more.

        Below that of a closed round stands the table as it was then.
        """
        n = news_of_slot(slot)
        if n > hall.version:
            return None
        found, record = reading(hall, language_of(hall.row.language)), hall.records[n - 1]
        fact = record.fact
        if isinstance(fact, Paused) and record.by == "system" and not posted and not hall.state.paused:
            return None  # the channel was lost, and is there again
        if isinstance(fact, RoundClosed) and _has_table_of_then(hall, fact):
            lines = await self.views.ask(hall, STANDINGS, fact.round)
            then = tuple(one for one in found.view.rounds if one.stage == MAIN and one.number <= fact.round)
            view = msgspec.structs.replace(found.view, standings=tuple(lines), rounds=then)
            found = msgspec.structs.replace(found, view=view)
        message = news_message(found, record, slot)
        if message is not None and isinstance(fact, CheckInOpened) and hall.state.phase == "check_in":
            await self._call_entrants(hall, message, posted=posted)
        return message

    async def _call_entrants(self, hall: Hall, message: Message, *, posted: bool) -> None:
        """Mention those who are to check in: by the entrants' role, else each who wants to be mentioned now.

        A mention reaches all at once, where a private message a second would come after a live check-in. A large tournament
        without a role mentions nobody: its entrants are told by the card alone.
        """
        if hall.row.role is not None:
            message.items.insert(1, text(f"-# <@&{hall.row.role}>"))
            message.roles = [] if posted else [hall.row.role]
            return
        entered = [member.user for member in hall.members if member.active and member.place != RESERVE]
        users = await pingable(self.db, entered, self.now()) if len(entered) <= MOST_CALLED else []
        if users:
            message.items.insert(1, text("-# " + " ".join(f"<@{user}>" for user in users)))
            message.pings = [] if posted else users

    async def _round(self, hall: Hall, slot: str, posted: bool) -> Message | None:
        stage, number, page = round_of_slot(slot)
        found = reading(hall, language_of(hall.row.language))
        one = found.round(stage, number)
        if one is None or page * on_page(hall) >= len(one.pairings):
            return None
        shown = one.pairings[page * on_page(hall) : (page + 1) * on_page(hall)]
        sides = [side for pairing in shown for side in pairing.sides]
        users = [member.user for side in sides for member in hall.persons(side)]
        message = round_message(
            found,
            one,
            page,
            slot,
            await table_links(self.desk, hall, shown),
            await pingable(self.db, users, self.now()),
        )
        if posted:
            message.pings = []
        return message

    async def _hour(self, hall: Hall, slot: str, _posted: bool) -> Message | None:
        found = reading(hall, language_of(hall.row.language))
        one = found.round(*round_place(int(slot.partition(":")[2])))
        if one is None or one.closed:
            return None
        return hour_message(found, one, slot)

    async def _mine(self, hall: Hall, slot: str, posted: bool) -> Message | None:
        stage, number, entry, _ = mine_of_slot(slot)
        user = await self.reader(hall, slot)
        if not user:
            return None
        found = reading(hall, await language_for(self.db, user, hall.row.language), entry)
        one = found.round(stage, number)
        if one is None:
            return None
        if not posted and hall.settings.runs_at_once and _waits_for_table(one):
            return None  # it comes when the table opens: an edit then would ring nobody, and who does not come loses
        own = next((pairing for pairing in one.pairings if pairing.own and pairing.codes and not pairing.places), None)
        links = await table_links(self.desk, hall, [own] if own else [])
        return mine_message(found, one, slot, links.get(own.codes[-1]) if own else None)

    async def _awaited(self, hall: Hall, slot: str) -> Awaited | None:
        """Return the person whom a slot calls to a table, None for one who is there or need not come any more."""
        match, seat, _ = here_of_slot(slot)
        waiting = await games.awaited(self.db, hall.row.id)
        return next((one for one in waiting if (one.match, one.seat) == (match, seat)), None)

    async def _here(self, hall: Hall, slot: str, _posted: bool) -> Message | None:
        one = await self._awaited(hall, slot)
        pairing = hall.state.pairing_of(one.stage, one.round, one.table) if one else None
        game = next((game for game in pairing.games if game.nth == one.nth), None) if one and pairing else None
        if one is None or pairing is None or game is None or hall.state.paused:
            return None
        found = reading(hall, await language_for(self.db, one.user, hall.row.language), hall.entry_of(one.user))
        links = await table_links(self.desk, hall, [view for view in found.own_pairings if game.code in view.codes])
        end = deadline_of(hall, pairing, game)
        return here_message(found, one, here_of_slot(slot)[2], end, links.get(game.code), slot)

    async def _proposal(self, hall: Hall, slot: str) -> entries.Team | None:
        waiting = await entries.proposals(self.db, hall.row.id)
        return next((team for team in waiting if team_slot(team.captain) == slot), None)

    async def _team(self, hall: Hall, slot: str, _posted: bool) -> Message | None:
        team = await self._proposal(hall, slot)
        if team is None:
            return None
        words = words_in(await language_for(self.db, team.mate, hall.row.language))
        found = reading(hall, words.language)
        code = hall.row.code
        row: ui.ActionRow[Any] = ui.ActionRow(
            button(
                words,
                "button-team-agree",
                custom_id(code, actions.AGREE, slot, team.captain, "yes"),
                discord.ButtonStyle.success,
            ),
            button(words, "button-decline", custom_id(code, actions.AGREE, slot, team.captain, "no")),
        )
        return Message([text(words("event-team-asks", who=f"<@{team.captain}>", title=found.title)), row])


def _has_table_of_then(hall: Hall, fact: RoundClosed) -> bool:
    """Return whether the table after a closed round is another than the present one; a bracket has none.

    Rounds that run at once close in any order: a table after one of them would leave out results of the others.
    """
    if fact.stage != MAIN or hall.settings.runs_at_once or hall.state.is_knockout(MAIN):
        return False
    return fact.round < rounds_counted(hall.state)


def _waits_for_table(one: RoundView) -> bool:
    """Return whether the reader's pairing of a round is open and has no table yet."""
    return any(
        pairing.own and len(pairing.sides) > 1 and not pairing.codes and not pairing.places for pairing in one.pairings
    )
