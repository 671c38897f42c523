"""Composes the messages of a tournament's slots from its newest state."""

from __future__ import annotations

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
from cogs.tournaments.pages.round_pages import hour_message, mine_message, news_message, round_message
from referee.tournaments.halls.hall import Hall
from referee.tournaments.halls.slots import (
    CARD,
    HOUR,
    MINE,
    NEWS,
    NOTIFYING,
    ROUND,
    TEAM,
    mine_of_slot,
    news_of_slot,
    on_page,
    round_of_slot,
    round_place,
    team_slot,
)
from store.tournaments import entries
from store.tournaments.outbox import TOURNAMENTS
from tournaments.facts.kinds import Paused, RoundClosed
from tournaments.state.model import MAIN
from tournaments.state.points import rounds_counted
from tournaments.views.tournament import RoundView
from words.texts import Language, language_of
from words.texts import words as words_in

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

    async def compose(self, hall: Hall, slot: str, *, posted: bool) -> Message | None:
        """Return the newest message of a slot, None if there should be none. `posted`: it is edited, and pings nobody."""
        await self.views.prepare(hall)
        name = slot.partition(":")[0]
        language = language_of(hall.row.language)
        if name == CARD:
            # A draft is its organisers' alone: some of its settings owe the card, as they do later.
            return None if hall.state.phase == "draft" else card(reading(hall, language))
        if name == NEWS:
            return await self._news(hall, slot, language, posted=posted)
        if name == ROUND:
            return await self._round(hall, slot, language, posted=posted)
        if name == MINE:
            return await self._mine(hall, slot, posted=posted)
        if name == HOUR:
            return self._hour(hall, slot, language)
        return await self._team(hall, slot) if name == TEAM else None

    async def reader(self, hall: Hall, slot: str) -> int | None:
        """Return the user whom a private slot's message goes to, None for a message to the channel or a former user."""
        name = slot.partition(":")[0]
        if name == MINE:
            _, _, entry, place = mine_of_slot(slot)
            return next((m.user for m in hall.persons(entry) if m.place == place and m.user > 0), 0)
        if name == TEAM:
            team = await self._proposal(hall, slot)
            return team.mate if team is not None else 0
        return None

    # ---------------------------------------------------------------- kinds

    async def _news(self, hall: Hall, slot: str, language: Language, *, posted: bool) -> Message | None:
        """Return an announcement, None if its record is gone, or if it comes so late that it is no news any more.

        Below that of a closed round stands the table as it was then.
        """
        n = news_of_slot(slot)
        if n > hall.version:
            return None
        found, record = reading(hall, language), hall.records[n - 1]
        fact = record.fact
        if isinstance(fact, Paused) and record.by == "system" and not posted and not hall.state.paused:
            return None  # the channel was lost, and is there again
        if isinstance(fact, RoundClosed) and _has_table_of_then(hall, fact):
            lines = await self.views.ask(hall, STANDINGS, fact.round)
            then = tuple(one for one in found.view.rounds if one.stage == MAIN and one.number <= fact.round)
            view = msgspec.structs.replace(found.view, standings=tuple(lines), rounds=then)
            found = msgspec.structs.replace(found, view=view)
        return news_message(found, record, slot)

    async def _round(self, hall: Hall, slot: str, language: Language, *, posted: bool) -> Message | None:
        stage, number, page = round_of_slot(slot)
        found = reading(hall, language)
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

    @staticmethod
    def _hour(hall: Hall, slot: str, language: Language) -> Message | None:
        found = reading(hall, language)
        one = found.round(*round_place(int(slot.partition(":")[2])))
        if one is None or one.closed:
            return None
        return hour_message(found, one, slot)

    async def _mine(self, hall: Hall, slot: str, *, posted: bool) -> Message | None:
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

    async def _proposal(self, hall: Hall, slot: str) -> entries.Team | None:
        waiting = await entries.proposals(self.db, hall.row.id)
        return next((team for team in waiting if team_slot(team.captain) == slot), None)

    async def _team(self, hall: Hall, slot: str) -> Message | None:
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
