"""Composes the messages of a tournament's slots from its newest state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from cogs.common.desk import Desk
from cogs.delivery.pings import first_ping_time
from cogs.kit.custom_ids import custom_id
from cogs.kit.messages import Message, button, text
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
from store.people import people, preferences
from store.tournaments import entries, outbox
from tournaments.views.tournament import RoundView
from words.texts import Language, language_of
from words.texts import words as words_in


class TournamentSlots:
    """The composer of tournaments' messages."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.db = desk.referee.db
        self.now = desk.referee.now
        self.find = desk.referee.tournaments.halls.by_id
        self.outbox = outbox
        self.notifying = NOTIFYING

    async def compose(self, hall: Hall, slot: str, *, posted: bool) -> Message | None:
        """Return the newest message of a slot, None if there should be none. `posted`: it is edited, and pings nobody."""
        name = slot.partition(":")[0]
        language = language_of(hall.row.language)
        if name == CARD:
            # A draft is its organisers' alone: some of its settings owe the card, as they do later.
            return None if hall.state.phase == "draft" else card(reading(hall, language))
        if name == NEWS:
            n = news_of_slot(slot)
            return news_message(reading(hall, language), hall.records[n - 1], slot) if n <= hall.version else None
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

    async def language_of(self, user: int, hall: Hall) -> Language:
        """Return the language of a person: as chosen, else of their client, else the tournament's."""
        chosen = (await preferences.of_user(self.db, user)).language
        if chosen is not None:
            return chosen
        player = await people.player(self.db, user)
        return language_of(player.language if player and player.language else hall.row.language)

    # ---------------------------------------------------------------- kinds

    async def _round(self, hall: Hall, slot: str, language: Language, *, posted: bool) -> Message | None:
        stage, number, page = round_of_slot(slot)
        found = reading(hall, language)
        one = found.round(stage, number)
        if one is None or page * on_page(hall) >= len(one.pairings):
            return None
        shown = one.pairings[page * on_page(hall) : (page + 1) * on_page(hall)]
        sides = [side for pairing in shown for side in pairing.sides]
        users = [member.user for side in sides for member in hall.persons(side)]
        message = round_message(found, one, page, slot, await table_links(self.desk, hall), await self._pingable(users))
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
        found = reading(hall, await self.language_of(user, hall), entry)
        one = found.round(stage, number)
        if one is None:
            return None
        if not posted and hall.settings.runs_at_once and _waits_for_table(one):
            return None  # it comes when the table opens: an edit then would ring nobody, and who does not come loses
        links = await table_links(self.desk, hall)
        own = next((pairing for pairing in one.pairings if pairing.own and pairing.codes and not pairing.places), None)
        return mine_message(found, one, slot, links.get(own.codes[-1]) if own else None)

    async def _proposal(self, hall: Hall, slot: str) -> entries.Team | None:
        waiting = await entries.proposals(self.db, hall.row.id)
        return next((team for team in waiting if team_slot(team.captain) == slot), None)

    async def _team(self, hall: Hall, slot: str) -> Message | None:
        team = await self._proposal(hall, slot)
        if team is None:
            return None
        words = words_in(await self.language_of(team.mate, hall))
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

    async def _pingable(self, users: Sequence[int]) -> list[int]:
        """Return those of the users who want to be mentioned now."""
        found = []
        for user in users:
            chosen = await preferences.of_user(self.db, user)
            if user > 0 and chosen.pings != "off" and first_ping_time(chosen, self.now()) <= self.now():
                found.append(user)
        return found


def _waits_for_table(one: RoundView) -> bool:
    """Return whether the reader's pairing of a round is open and has no table yet."""
    return any(
        pairing.own and len(pairing.sides) > 1 and not pairing.codes and not pairing.places for pairing in one.pairings
    )
