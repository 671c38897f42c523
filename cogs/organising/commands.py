"""The commands of organisers: make a tournament, and come back to those that one organises."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui
from discord.app_commands import Choice

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.decks.picking import builds_decks
from cogs.kit.answering.answers import Answer
from cogs.kit.commands.localised import command_description, command_name, translated_name
from cogs.kit.composing.messages import Message, text
from cogs.kit.controls.custom_ids import NOTE, Control, custom_id
from cogs.kit.permissions import roles_of
from cogs.organising.access import may_run_events
from cogs.organising.actions import MINE, NEW, PICK
from cogs.organising.drafts.creating import Creating
from cogs.organising.panel.panel import Panel
from referee.errors import RefusedError
from referee.tournaments.halls.offices import is_organiser
from store.tournaments import tournaments
from store.tournaments.tournaments import TournamentRow
from words.safe import clip, plain_name
from words.texts import Words
from words.texts import words as words_in

SHOWN = 25
"""Tournaments to choose from: those that are not over first, then the newest."""


class Organise:
    """Does what the commands ask."""

    def __init__(self, desk: Desk, creating: Creating, panel: Panel) -> None:
        self.desk = desk
        self.creating = creating
        self.panel = panel

    def presses(self) -> dict[str, Press]:
        """Return the handlers of the controls, by action."""
        return {PICK: Press(self._pick, changes=True), MINE: Press(self._list, changes=True)}

    def subcommands(self) -> list[app_commands.Command[Any, ..., Any]]:
        """Return the commands, which are parts of /tournament."""

        async def on_new(interaction: discord.Interaction[Any]) -> None:
            await self.new(interaction)

        async def on_panel(interaction: discord.Interaction[Any]) -> None:
            await self.mine(interaction)

        async def on_decks(interaction: discord.Interaction[Any], code: str) -> None:
            await self.decks(interaction, code)

        async def offer(interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
            return await self._choices(interaction, typed)

        coded: Any = app_commands.rename(code=translated_name("option-tournament-code"))(on_decks)
        coded = app_commands.describe(code=command_description("option-tournament-code"))(coded)
        coded = app_commands.autocomplete(code=offer)(coded)
        return [
            app_commands.Command(
                name=command_name(name, f"command-tournament-{name}"),
                description=command_description(f"command-tournament-{name}"),
                callback=callback,
            )
            for name, callback in (("new", on_new), ("panel", on_panel), ("decks", coded))
        ]

    async def new(self, interaction: discord.Interaction[Any]) -> None:
        """Begin a tournament."""
        answer = Answer(interaction)

        async def work() -> None:
            await self.desk.load_user(interaction)
            await self.creating.begin(answer)

        await answer.run(work(), private=True)

    async def decks(self, interaction: discord.Interaction[Any], code: str) -> None:
        """Show the deck checks of a tournament, to its organisers and to judges."""
        answer = Answer(interaction)

        async def work() -> None:
            await self.desk.load_user(interaction)
            await self.panel.decks.show(answer, code)

        await answer.run(work(), private=True)

    async def _choices(self, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
        """Return the tournaments of this server to which decks are brought, whose name or code has the typed text."""
        guild = interaction.guild_id
        rows = [] if guild is None else await tournaments.of_guild(self.desk.referee.db, guild)
        wanted = typed.casefold()
        return [
            Choice(name=f"{plain_name(row.name)} · {row.code}"[:100], value=row.code)
            for row in sorted(rows, key=lambda row: (row.phase in ("over", "cancelled"), -row.id))
            if row.phase != "draft"
            and builds_decks(row.game)
            and (wanted in row.name.casefold() or wanted in row.code.casefold())
        ][:SHOWN]

    async def mine(self, interaction: discord.Interaction[Any]) -> None:
        """Show the tournaments here that the user organises; the only one that is not over at once."""
        answer = Answer(interaction)

        async def work() -> None:
            await self.desk.load_user(interaction)
            found = await self._organised(answer)
            running = [row for row in found if row.phase not in ("over", "cancelled")]
            if len(running) == 1:
                await self.panel.show(answer, running[0].code)
            else:
                await answer.show(mine_page(words_in(answer.language), found), private=True)

        await answer.run(work(), private=True)

    async def _list(self, answer: Answer, _control: Control) -> None:
        await answer.replace_private(mine_page(words_in(answer.language), await self._organised(answer)))

    async def _pick(self, answer: Answer, _control: Control) -> None:
        """Open the panel of the tournament that was picked."""
        await self.panel.show(answer, next(iter(answer.values), ""))

    async def _organised(self, answer: Answer) -> list[TournamentRow]:
        """Return the tournaments of this server that the user organises. Raises RefusedError if there are none."""
        guild, user = answer.interaction.guild_id, answer.interaction.user.id
        if guild is None:
            raise RefusedError("refused-organise-elsewhere")
        rows = await tournaments.of_guild(self.desk.referee.db, guild)
        manager, roles = may_run_events(answer), roles_of(answer)
        others = await tournaments.organisers_of_guild(self.desk.referee.db, guild)
        found = [row for row in rows if is_organiser(row.made_by, others.get(row.id, ()), user, roles, manager=manager)]
        if not found:
            raise RefusedError("refused-organise-none", rule="TM-60")
        return sorted(found, key=lambda row: row.phase in ("over", "cancelled"))[:SHOWN]


def mine_page(words: Words, rows: list[TournamentRow]) -> Message:
    """Return the choice among tournaments that somebody organises."""
    options = [
        discord.SelectOption(
            label=clip(plain_name(row.name, 60), 100),
            value=row.code,
            description=words(
                "organise-mine-line", game=words(f"{row.game}-title"), phase=words(f"tournament-phase-{row.phase}")
            ),
        )
        for row in rows
    ]
    pick: ui.Select[Any] = ui.Select(
        custom_id=custom_id(NEW, PICK, NOTE), placeholder=words("organise-mine-pick"), options=options
    )
    return Message([text(words("organise-mine-title")), ui.ActionRow(pick)])
