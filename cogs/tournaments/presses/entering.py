"""The buttons of those who play: enter, form a team, check in, miss a round, leave, come back."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import ui

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.kit.answering.answers import Answer
from cogs.kit.composing.messages import Message, button, text
from cogs.kit.controls.custom_ids import HIGHEST_NUMBER, HIGHEST_PAGE, NOTE, Control, custom_id, number
from cogs.kit.foreign_guilds import guild_of
from cogs.kit.permissions import roles_in, roles_of
from cogs.tournaments import actions
from cogs.tournaments.pages.hall_texts import Reading, reading_for
from cogs.tournaments.pages.links import table_links
from cogs.tournaments.pages.own_pages import own_page
from cogs.tournaments.pages.refusals import with_texts
from cogs.tournaments.presses.decks import deck_to_check_in
from referee.errors import RefusedError
from referee.tournaments.entries.entering import Person
from referee.tournaments.halls.hall import Hall
from referee.tournaments.halls.slots import round_place
from referee.tournaments.rounds.more_time import is_extended
from words.texts import words as words_in
from words.tournaments.entries import welcome

PAIR = 2
"""Persons in a team."""


class EnteringPresses:
    """The handlers of these buttons."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.entering = desk.referee.tournaments.entering
        self.halls = desk.referee.tournaments.halls

    def presses(self) -> dict[str, Press]:
        """Return the presses of these controls by action."""
        found = {
            actions.MATE: self.pick_mate,
            actions.AGREE: self.answer_team,
            actions.LEAVE: self.ask_leaving,
            actions.LEAVE_SURE: self.leave,
            actions.COME_BACK: self.come_back,
            actions.ABSENT: self.absent,
            actions.MORE_TIME: self.more_time,
            actions.RESERVE: self.name_reserve,
        }
        presses = {action: Press(with_texts(self.desk, do), changes=True) for action, do in found.items()}
        for action, do in ((actions.ENTER, self.enter), (actions.CHECK_IN, self.check_in)):
            presses[action] = Press(with_texts(self.desk, do))
        return presses

    async def _person(self, answer: Answer, hall: Hall) -> Person:
        user = answer.interaction.user
        roles = (
            roles_of(answer)
            if answer.interaction.guild_id == hall.row.guild
            else await roles_in(answer, hall.row.guild)
        )
        return Person(user.id, user.display_name, roles)

    # ---------------------------------------------------------------- entering

    async def enter(self, answer: Answer, control: Control) -> None:
        """Enter the user; in a tournament of teams, ask for the mate."""
        hall = await self.halls.by_code(control.code)
        if hall.settings.entering.members == PAIR:
            await self._ask_for_mate(answer, hall)
            return
        deck: str | None = ""
        if hall.state.phase in ("check_in", "running") and not hall.entry_of(answer.interaction.user.id):
            deck = await deck_to_check_in(self.desk, answer, control, hall)
        if deck is None:
            return
        await self.entering.enter(control.code, await self._person(answer, hall), answer.interaction.id, deck)
        await self._show_own(answer, control, "event-entered")

    async def _ask_for_mate(self, answer: Answer, hall: Hall) -> None:
        if hall.entry_of(answer.interaction.user.id):
            raise RefusedError("refused-tournament-entered-twice", rule="TM-09", who=answer.interaction.user.mention)
        words = words_in(answer.language)
        pick: ui.UserSelect[Any] = ui.UserSelect(
            custom_id=custom_id(hall.row.code, actions.MATE, NOTE), placeholder=words("event-pick-mate")
        )
        await answer.show(Message([text(words("event-mate-ask")), ui.ActionRow(pick)]), private=True)

    async def pick_mate(self, answer: Answer, control: Control) -> None:
        """Ask the picked person to be in the user's team."""
        [(mate, is_bot), *_] = answer.users
        if is_bot or mate == answer.interaction.user.id:
            raise RefusedError("refused-tournament-mate-person", rule="TM-09")
        hall = await self.halls.by_code(control.code)
        captain = await self._person(answer, hall)
        name = _resolved_name(answer, mate)
        team = f"{captain.name} + {name}\n{captain.name}"
        await self.entering.propose_team(control.code, captain, Person(mate, name), team, answer.interaction.id)
        words = words_in(answer.language)
        await answer.replace_private(Message([text(words("event-mate-asked", who=f"<@{mate}>"))]))

    async def answer_team(self, answer: Answer, control: Control) -> None:
        """Agree to be in a team, or decline."""
        hall = await self.halls.by_code(control.code)
        captain, agreed = control.number(HIGHEST_NUMBER), control.args[1:] == ("yes",)
        mate = await self._person(answer, hall)
        member = await self._member(answer, hall.row.guild, captain)
        roles = [role.id for role in member.roles] if member else []
        await self.entering.answer_team(control.code, mate, captain, roles, agreed=agreed)
        if agreed:
            found = reading_for(answer, await self.desk.referee.tournaments.to_show(control.code))
            await answer.replace_private(Message([text(done_text(found, "event-entered"))]))
            return
        await answer.replace_private(Message([text(words_in(answer.language)("event-team-declined"))]))

    @staticmethod
    async def _member(answer: Answer, guild: int, user: int) -> discord.Member | None:
        found = await guild_of(answer.interaction.client, guild)
        if found is None:
            return None
        try:
            return await found.fetch_member(user)
        except discord.NotFound:
            return None

    async def name_reserve(self, answer: Answer, control: Control) -> None:
        """Name the picked person as the reserve of the user's team."""
        [(user, is_bot), *_] = answer.users
        if is_bot:
            raise RefusedError("refused-tournament-mate-person", rule="TM-09")
        reserve = Person(user, _resolved_name(answer, user))
        await self.entering.name_reserve(control.code, answer.interaction.user.id, reserve)
        await self._show_own(answer, control, "event-reserve-named")

    # ---------------------------------------------------------------- being there

    async def check_in(self, answer: Answer, control: Control) -> None:
        """Check the user's entry in, with the deck picked where each brings one (TM-10)."""
        hall = await self.halls.by_code(control.code)
        entry = hall.entry_of(answer.interaction.user.id)
        waits = bool(entry) and not hall.state.entries[entry].checked_in
        deck = await deck_to_check_in(self.desk, answer, control, hall) if waits else ""
        if deck is None:
            return
        await self.entering.check_in(control.code, await self._person(answer, hall), deck)
        await self._show_own(answer, control, "event-checked-in")

    async def absent(self, answer: Answer, control: Control) -> None:
        """Note that the user misses the next round, or plays it after all."""
        user, number = answer.interaction.user.id, control.number()
        asked = control.args[1:] != ("back",)
        do = self.entering.ask_absence if asked else self.entering.take_absence_back
        await do(control.code, user, number)
        await self._show_own(answer, control, "event-absence-asked" if asked else "event-absence-back")

    async def more_time(self, answer: Answer, control: Control) -> None:
        """Note that the user wants more time for a pairing, or no longer (TM-39)."""
        table, wanted = number(next(iter(control.args[1:]), None), HIGHEST_PAGE), control.args[2:] != ("back",)
        place = (*round_place(control.number(HIGHEST_PAGE)), table)
        user = answer.interaction.user.id
        hall = await self.desk.referee.tournaments.more_time.ask(control.code, user, place, wanted=wanted)
        extended = is_extended(hall.pairing(*place))
        key = "noted" if not extended else "extended"
        await self._show_own(answer, control, f"event-more-time-{key}" if wanted else "event-more-time-taken-back")

    # ---------------------------------------------------------------- leaving

    async def ask_leaving(self, answer: Answer, control: Control) -> None:
        """Ask before the user leaves: a game under way is conceded."""
        words = words_in(answer.language)
        row: ui.ActionRow[Any] = ui.ActionRow(
            button(
                words,
                "button-leave-sure",
                custom_id(control.code, actions.LEAVE_SURE, NOTE),
                discord.ButtonStyle.danger,
            ),
            button(words, "button-stay-in", custom_id(control.code, actions.MINE, NOTE)),
        )
        hall = await self.halls.by_code(control.code)
        key = "event-leave-ask-team" if hall.settings.entering.members == PAIR else "event-leave-ask"
        key += "-running" if hall.state.phase == "running" else ""
        await answer.replace_private(Message([text(words(key)), row]))

    async def leave(self, answer: Answer, control: Control) -> None:
        """Take the user's entry out."""
        await self.entering.leave(control.code, answer.interaction.user.id)
        await self._show_own(answer, control, "event-left")

    async def come_back(self, answer: Answer, control: Control) -> None:
        """Let the user play again after they had dropped out."""
        await self._do(answer, control, self.entering.come_back, "event-back")

    async def _do(self, answer: Answer, control: Control, do: Callable[[str, int], Awaitable[Hall]], key: str) -> None:
        await do(control.code, answer.interaction.user.id)
        await self._show_own(answer, control, key)

    async def _show_own(self, answer: Answer, control: Control, key: str) -> None:
        """Show the user's own page, with what has just been done at its top."""
        hall = await self.desk.referee.tournaments.to_show(control.code)
        found = reading_for(answer, hall)
        message = own_page(found, await table_links(self.desk, hall, found.own_pairings))
        message.items.insert(0, text(done_text(found, key)))
        if control.slot == NOTE and answer.is_source_private:
            await answer.replace_private(message)
        else:
            await answer.show(message, private=True)


def done_text(found: Reading, key: str) -> str:
    """Return the act just done; whoever entered reads of the waiting list and of block lists (TM-03, TM-11)."""
    entry = next((one for one in found.view.entries if one.number == found.speech.own), None)
    if key == "event-entered" and entry is not None:
        return welcome(found.speech, found.hall.settings, entry)
    return f"**{found.words(key)}**"


def _resolved_name(answer: Answer, user: int) -> str:
    """Return the name of a picked person on this server."""
    data: dict[str, Any] = dict(answer.interaction.data or {})
    resolved = data.get("resolved") or {}
    member = (resolved.get("members") or {}).get(str(user)) or {}
    person = (resolved.get("users") or {}).get(str(user)) or {}
    return str(member.get("nick") or person.get("global_name") or person.get("username") or user)
