"""Block lists: users with whom a user does not want to play. /block, /unblock, and the list with its selects."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui
from discord.app_commands import Choice
from discord.ext import commands

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.kit.answering.answers import Answer
from cogs.kit.commands.localised import command_description, command_name
from cogs.kit.composing.messages import Message, Rows, text
from cogs.kit.controls.custom_ids import NOTE, Control, custom_id
from cogs.lobby.pages.lobby_page import mention
from referee.errors import RefusedError
from store.database import Database
from store.people import blocks, people
from words.safe import plain_name
from words.texts import Words
from words.texts import words as words_in

CODE = "BLOCKS"
"""The code in the custom ids of block lists, which belong to a user and not to a match."""

MOST = 100
"""How many users one may block."""

OFFERED = 25
"""Discord's limit for options of a select, and for choices while a user types."""


async def names_of(db: Database, users: list[int], words: Words) -> dict[int, str]:
    """Return the names of users for selects; the id for a user whom the bot does not know."""
    found = {}
    for user in users:
        player = await people.player(db, user)
        found[user] = plain_name(player.name) if player else words("block-unknown", id=str(user))
    return found


def listed(words: Words, users: list[int], names: dict[int, str], note: str | None = None) -> Message:
    """Return the list of blocked users, the newest first, with a select to block one and a select to unblock one."""
    blocked = words("block-listed", who=mention(words, users)) if users else words("block-none")
    lines = [words("block-title"), *([note] if note else []), blocked, f"-# {words('block-means')}"]
    block_select: ui.UserSelect[Any] = ui.UserSelect(
        custom_id=custom_id(CODE, "blockuser", NOTE), placeholder=words("block-pick")
    )
    items: Rows = [text("\n".join(lines)), ui.ActionRow(block_select)]
    if users:
        options = [discord.SelectOption(label=names[user][:100], value=str(user)) for user in users[:OFFERED]]
        unblock_select: ui.Select[Any] = ui.Select(
            custom_id=custom_id(CODE, "unblock", NOTE), placeholder=words("block-unpick"), options=options
        )
        items.append(ui.ActionRow(unblock_select))
    return Message(items)


class Blocking(commands.Cog):
    """The commands and controls of block lists."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.db = desk.referee.db

    def presses(self) -> dict[str, Press]:
        """Return the handlers of the controls, by action."""
        return {
            "blockuser": Press(self._block_picked, changes=True),
            "unblock": Press(self._unblock_picked, changes=True),
        }

    @app_commands.command(name=command_name("block", "command-block"), description=command_description("command-block"))
    @app_commands.rename(user=command_name("user", "option-block-user"))
    @app_commands.describe(user=command_description("option-block-user"))
    async def block(self, interaction: discord.Interaction[Any], user: discord.User | None = None) -> None:
        """Block a user if one is named, and show the list."""
        answer = Answer(interaction)

        async def work() -> None:
            await self.desk.load_user(interaction)
            note = await self._block(answer, user.id, bot=user.bot) if user is not None else None
            await answer.show(await self._list(answer, note), private=True)

        await answer.run(work(), private=True)

    @app_commands.command(
        name=command_name("unblock", "command-unblock"), description=command_description("command-unblock")
    )
    @app_commands.rename(user=command_name("user", "option-unblock-user"))
    @app_commands.describe(user=command_description("option-unblock-user"))
    async def unblock(self, interaction: discord.Interaction[Any], user: str) -> None:
        """Unblock a user, and show the list."""
        answer = Answer(interaction)

        async def work() -> None:
            await self.desk.load_user(interaction)
            note = await self._unblock(answer, user)
            await answer.show(await self._list(answer, note), private=True)

        await answer.run(work(), private=True)

    @unblock.autocomplete("user")
    async def _offer_blocked(self, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
        """Return choices of the users whom the user has blocked."""
        words = words_in(await self.desk.language(interaction))
        names = await names_of(self.db, await blocks.of_user(self.db, interaction.user.id), words)
        wanted = typed.strip().lower()
        return [Choice(name=name[:100], value=str(user)) for user, name in names.items() if wanted in name.lower()][
            :OFFERED
        ]

    async def block_person(self, answer: Answer, user: discord.User | discord.Member) -> None:
        """Block the user whose context menu was opened."""
        await self.desk.load_user(answer.interaction)
        note = await self._block(answer, user.id, bot=user.bot)
        await answer.show(await self._list(answer, note), private=True)

    async def _block_picked(self, answer: Answer, _control: Control) -> None:
        user, bot = answer.users[0]
        note = await self._block(answer, user, bot=bot)
        await answer.replace_private(await self._list(answer, note))

    async def _unblock_picked(self, answer: Answer, _control: Control) -> None:
        note = await self._unblock(answer, answer.values[0] if answer.values else "")
        await answer.replace_private(await self._list(answer, note))

    async def _block(self, answer: Answer, user: int, *, bot: bool) -> str:
        """Block a user and return the answer. Raises RefusedError for oneself, for bots, and above the limit."""
        own = answer.interaction.user.id
        if user == own:
            raise RefusedError("refused-block-self")
        if bot:
            raise RefusedError("refused-block-bot")
        if len(await blocks.of_user(self.db, own)) >= MOST:
            raise RefusedError("refused-block-many", limit=MOST)
        now = self.desk.referee.now()
        await self.db.write(lambda db: blocks.block(db, own, user, now))
        for live in await self.desk.referee.invitations.withdraw_between(own, user):
            self.desk.sender.wake(live.row.id)
        answer.committed = True
        return words_in(answer.language)("blocked-note", who=f"<@{user}>")

    async def _unblock(self, answer: Answer, typed: str) -> str:
        """Unblock a user and return the answer. Raises RefusedError if they are not blocked."""
        own, user = answer.interaction.user.id, int(typed) if typed.isascii() and typed.isdecimal() else 0
        if user >= 2**63 or not await self.db.write(lambda db: blocks.unblock(db, own, user)):
            raise RefusedError("refused-not-blocked")
        answer.committed = True
        return words_in(answer.language)("unblocked-note", who=f"<@{user}>")

    async def _list(self, answer: Answer, note: str | None) -> Message:
        users, words = await blocks.of_user(self.db, answer.interaction.user.id), words_in(answer.language)
        return listed(words, users, await names_of(self.db, users[:OFFERED], words), note)
