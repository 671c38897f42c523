"""The command /tournament: the tournaments of this server, and one of them by its code."""

from __future__ import annotations

from typing import Any

import discord
import msgspec
from discord import app_commands, ui
from discord.app_commands import Choice

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.common.private_list import PrivateList
from cogs.kit.answering.answers import Answer
from cogs.kit.commands.localised import command_description, command_name, translated_name
from cogs.kit.commands.places import ANYWHERE, BY_ANYBODY
from cogs.kit.composing.messages import GREEN, SLATE, Message, Rows, button, text
from cogs.kit.controls.actions import EVENT_HELP, EVENTS
from cogs.kit.controls.buttons import paging_buttons
from cogs.kit.controls.custom_ids import NOTE, custom_id
from cogs.kit.match_texts.durations import moment
from cogs.tournaments import actions
from cogs.tournaments.pages.cards import card
from cogs.tournaments.pages.hall_texts import check_visible, is_visible, reading_for
from referee.tournaments.halls.hall import shown_settings
from store.tournaments import tournaments
from store.tournaments.tournaments import Head
from tournaments.settings.model import Settings
from words.safe import plain_name, safe_name
from words.texts import Words
from words.texts import words as words_in
from words.tournaments.running.organising import phase_line
from words.tournaments.settings import short_line
from words.tournaments.speech import Speech

SHOWN = 5
"""Tournaments on a page of the list."""

MOST_CHOICES = 25

ORDER = {"running": 0, "check_in": 1, "open": 2, "draft": 3, "over": 4, "cancelled": 5}
"""The order of the list by phases, within each the newest first."""


class TournamentCommands:
    """The command and its list."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.db = desk.referee.db
        self.list = PrivateList(desk, self.page)

    def presses(self) -> dict[str, Press]:
        """Return the presses of the list by action."""
        return {actions.LIST: Press(self.list.turn, changes=True)}

    def group(self) -> app_commands.Group:
        """Return the command with its subcommands."""
        group = app_commands.Group(
            name=command_name("tournament", "command-tournament"),
            description=command_description("command-tournament"),
            allowed_contexts=ANYWHERE,
            allowed_installs=BY_ANYBODY,
        )

        async def on_list(interaction: discord.Interaction[Any]) -> None:
            await self.list.command(interaction)

        async def on_show(interaction: discord.Interaction[Any], code: str) -> None:
            answer = Answer(interaction)
            await answer.run(self._show(answer, code), private=True)

        async def offer(interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
            return await self._choices(interaction, typed)

        for name, callback in (("list", on_list), ("show", on_show)):
            key = f"command-tournament-{name}"
            found: Any = callback
            if name == "show":
                found = app_commands.rename(code=translated_name("option-tournament-code"))(found)
                found = app_commands.describe(code=command_description("option-tournament-code"))(found)
                found = app_commands.autocomplete(code=offer)(found)
            group.add_command(
                app_commands.Command(name=command_name(name, key), description=command_description(key), callback=found)
            )
        return group

    # ---------------------------------------------------------------- the list

    async def _visible(self, answer: Answer) -> list[Head]:
        """Return the tournaments that the user sees from here: this server's, and their own."""
        guild, user = answer.interaction.guild_id, answer.interaction.user.id
        organisers = await tournaments.organisers_of_guild(self.db, guild) if guild is not None else {}
        found = await tournaments.heads(self.db, guild, user)
        seen = [one for one in found if is_visible(answer, one.row, organisers.get(one.row.id, ()), one.entry)]
        return sorted(seen, key=lambda one: (ORDER[one.row.phase], -one.row.id))

    async def page(self, answer: Answer, page: int) -> Message:
        """Return page `page` of the list, counted from 0."""
        found = await self._visible(answer)
        words = words_in(answer.language)
        count = max(1, -(-len(found) // SHOWN))
        page = min(page, count - 1)
        head = words("events-title") if found else words("events-none")
        items: Rows = [text(head)]
        for one in found[page * SHOWN : (page + 1) * SHOWN]:
            name = custom_id(one.row.code, actions.SHOW, NOTE)
            lines = _lines(words, one)
            items.append(ui.Section(ui.TextDisplay("\n".join(lines)), accessory=button(words, "button-show", name)))
        row: ui.ActionRow[Any] = ui.ActionRow(
            *paging_buttons(words, EVENTS, actions.LIST, page, count),
            button(words, "button-event-help", custom_id(EVENTS, EVENT_HELP, NOTE)),
        )
        return Message([*items, row], colour=GREEN if found else SLATE)

    async def _show(self, answer: Answer, code: str) -> None:
        await self.desk.load_user(answer.interaction)
        hall = await self.desk.referee.tournaments.to_show(code)
        check_visible(answer, hall)
        await answer.show(card(reading_for(answer, hall), NOTE), private=True)

    async def _choices(self, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
        answer = Answer(interaction)
        found = await self._visible(answer)
        wanted = typed.casefold()
        return [
            Choice(name=f"{plain_name(one.row.name)} · {one.row.code}"[:100], value=one.row.code)
            for one in found
            if wanted in one.row.name.casefold() or wanted in one.row.code.casefold()
        ][:MOST_CHOICES]


def _lines(words: Words, one: Head) -> list[str]:
    """Return the lines of a tournament in the list; nothing of them needs its log."""
    row, speech = one.row, Speech(words, {}, lambda at: moment(float(at)))
    settings = shown_settings(row, msgspec.json.decode(row.settings, type=Settings))
    mine = f" · {words('events-mine')}" if one.entry else ""
    return [
        words("event-card-title", title=safe_name(row.name), code=row.code),
        f"{words(f'{row.game}-title')} · {short_line(speech, settings)}",
        phase_line(speech, row.phase, bool(row.paused)) + mine,
    ]
