"""The entry of a person's menu that invites them to the user's open table."""

from __future__ import annotations

import discord

from cogs.common.desk import Desk
from cogs.kit.answering.answers import Answer
from cogs.lobby.opening.lobbies import invitable
from referee.errors import RefusedError
from store.lobby import lobbies
from words.texts import words as words_in


class InviteMenu:
    """The entry that invites a person."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.referee = desk.referee

    async def invite(self, answer: Answer, user: discord.User | discord.Member) -> None:
        """Invite a person to the user's open table of this channel, else to their newest one on this server.

        Raises RefusedError without such a table, or as `Invitations.call` does.
        """
        interaction = answer.interaction
        await self.desk.load_user(interaction)
        host = interaction.user.id
        code = await lobbies.hosted(self.referee.db, host, interaction.guild_id, interaction.channel_id or 0)
        if code is None:
            raise RefusedError("refused-no-own-lobby")
        users, refusals = invitable(host, [(user.id, user.bot)])
        if not users:
            raise refusals[0]
        called = await self.referee.invitations.call(code, host, users)
        answer.committed = True
        link = await self.desk.composer.link(called.live)
        await answer.say(words_in(answer.language)("called-one", who=f"<@{user.id}>", code=code, link=link))
