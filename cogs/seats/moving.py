"""Moving a match whose channel is lost: by /move in the new channel, or by a button that lists the channels."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.common.match_choices import offer_own_matches
from cogs.common.may_watch import parent_of
from cogs.kit.answering.answers import Answer
from cogs.kit.commands.localised import command_description, command_name
from cogs.kit.commands.places import by_server, server_only
from cogs.kit.controls.custom_ids import Control
from cogs.kit.foreign_guilds import guild_of
from cogs.kit.permissions import check_permissions, may_judge, missing_in, roles_of
from cogs.seats.place_pages import MOVE, MOVE_TO, places
from referee.errors import RefusedError
from referee.homes import NO_PLACE
from referee.match.live import Live
from referee.people.settings import check_may_open
from store.people import guilds
from words.texts import words as words_in

PICKABLE = 25
"""Discord's limit of channels in a select."""


class Moving(commands.Cog):
    """The command /move and the handlers of the controls."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.homes = desk.referee.homes

    def presses(self) -> dict[str, Press]:
        """Return the handlers of the controls, by action."""
        return {MOVE: Press(self._show), MOVE_TO: Press(self._picked, changes=True)}

    @app_commands.command(name=command_name("move", "command-move"), description=command_description("command-move"))
    @app_commands.rename(match=command_name("match", "option-match"))
    @app_commands.describe(match=command_description("option-match"))
    @server_only
    @by_server
    async def move(self, interaction: discord.Interaction[Any], match: str | None = None) -> None:
        """Move a match to this channel."""
        answer = Answer(interaction)

        async def work() -> None:
            await self.desk.load_user(interaction)
            live = await self.desk.referee.match_for(interaction.user.id, None, match)
            await self._here(answer, live)

        await answer.run(work(), private=True)

    @move.autocomplete("match")
    async def _matches(self, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
        return await offer_own_matches(self.desk, interaction, typed)

    async def _here(self, answer: Answer, live: Live) -> None:
        """Move a match to the channel of this answer."""
        interaction = answer.interaction
        if interaction.guild_id is None or interaction.channel_id is None:
            raise RefusedError("refused-no-channel")
        judge = await may_judge(answer, self.desk.referee.db)
        await self.homes.check_move(
            live.row.code, interaction.user.id, interaction.guild_id, interaction.channel_id, judge=judge
        )
        parent = interaction.channel.parent_id if isinstance(interaction.channel, discord.Thread) else None
        guild = await guilds.of(self.desk.referee.db, interaction.guild_id)
        check_may_open(guild, interaction.channel_id, roles_of(answer), parent)
        check_permissions(answer)
        place = (interaction.guild_id, interaction.channel_id, parent_of(interaction.channel))
        await self._move(answer, live.row.code, place, judge=judge)

    async def _move(self, answer: Answer, code: str, place: tuple[int, int, int | None], *, judge: bool) -> None:
        guild, channel, parent = place
        await self.homes.move(code, answer.interaction.user.id, guild, channel, judge=judge, parent=parent)
        answer.committed = True
        note = self.desk.note(words_in(answer.language)("moved", code=code, place=f"<#{channel}>"))
        await (answer.replace_private(note) if answer.update else answer.show(note, private=True))

    # ---------------------------------------------------------------- the button

    async def _show(self, answer: Answer, control: Control) -> None:
        """Ask to which channel of its server to move a match."""
        live = await self.desk.referee.live.by_code(control.code)
        channels = await self._channels(answer, live)
        user = answer.interaction.user.id
        await self.homes.check_move(control.code, user, live.row.guild or 0, channels[0].id, judge=False)
        await answer.show(places(live, channels[:PICKABLE], words_in(answer.language)), private=True)

    async def _picked(self, answer: Answer, control: Control) -> None:
        live = await self.desk.referee.live.by_code(control.code)
        picked = next((c for c in await self._channels(answer, live) if [str(c.id)] == answer.values), None)
        if picked is None:
            raise RefusedError("refused-unknown-control")
        await self._move(answer, control.code, (picked.guild.id, picked.id, None), judge=False)

    async def _channels(self, answer: Answer, live: Live) -> list[discord.TextChannel]:
        """Return the channels of its server that the user may move a match to. Raises RefusedError if there is none."""
        guild = await guild_of(answer.interaction.client, live.row.guild)
        if guild is None:
            raise RefusedError("refused-move-server")
        try:
            member = await guild.fetch_member(answer.interaction.user.id)
        except discord.NotFound as error:
            raise RefusedError("refused-move-member") from error
        chosen = await guilds.of(self.desk.referee.db, guild.id)
        found = [channel for channel in guild.text_channels if self._fits(live, channel, member, chosen)]
        if not found:
            raise RefusedError("refused-move-none", code=live.row.code)
        return found

    @staticmethod
    def _fits(live: Live, channel: discord.TextChannel, member: discord.Member, chosen: guilds.Guild) -> bool:
        have = channel.permissions_for(member)
        if missing_in(channel) or not (have.view_channel and have.send_messages):
            return False
        if channel.id == live.row.channel and live.row.homeless not in NO_PLACE:
            return False
        try:
            check_may_open(chosen, channel.id, [role.id for role in member.roles])
        except RefusedError:
            return False
        return True
