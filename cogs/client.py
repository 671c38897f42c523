"""The Discord client: loads the cogs, registers commands when they have changed, starts the presenter."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answers import Answer
from cogs.desk import Desk
from cogs.learning import Learning
from cogs.matches import Match, Play
from cogs.pictures import Pictures
from cogs.presenter import DM_SPACING, FIRST_RETRY, SPACING, Presenter
from cogs.router import Router
from cogs.scribe import Scribe
from cogs.translator import FluentTranslator
from referee.practice import Practice
from referee.service import Referee
from referee.timekeeper import Timekeeper
from store import people
from words.texts import words

log = logging.getLogger("arbiter.client")

COMMANDS = "commands"
"""The fact under which the hash of the registered commands is kept."""


class Tree(app_commands.CommandTree["ArbiterBot"]):
    """The commands; whatever one of them raises is said in the player's language."""

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        """Answer a command that failed before its own answer could say why."""
        log.error("command %s failed", interaction.command and interaction.command.qualified_name, exc_info=error)
        answer = Answer(interaction)
        await answer.run(answer.say(words(answer.language)("fault-unknown")), private=True)


class ArbiterBot(commands.Bot):
    """The bot. Needs the guilds intent only: members, messages and presences are never asked for."""

    def __init__(
        self,
        referee: Referee,
        pictures: Pictures,
        *,
        spacing: float = SPACING,
        dm_spacing: float = DM_SPACING,
        retry: float = FIRST_RETRY,
        pace: float = 1.0,
        **options: Any,
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            help_command=None,
            tree_cls=Tree,
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            **options,
        )
        self.referee = referee
        scribe = Scribe(referee, pictures)
        self.presenter = Presenter(self, referee, scribe, spacing=spacing, dm_spacing=dm_spacing, retry=retry)
        self.desk = Desk(referee, scribe, self.presenter)
        self.practice = Practice(referee, pace=pace)
        self.timekeeper = Timekeeper(referee.timed, referee.now)
        self._waking: set[asyncio.Future[None]] = set()
        referee.live.woken = self.woken

    def woken(self, match: int | None = None) -> None:
        """Deliver what is owed, let practice seats think, look at the clocks: after a commit, or (None) for all matches."""
        self.presenter.wake(match)
        self.timekeeper.wake()
        task = asyncio.ensure_future(self.practice.wake(match))
        self._waking.add(task)
        task.add_done_callback(self._waking.discard)

    async def setup_hook(self) -> None:
        """Load the cogs and register the commands, before the gateway is connected."""
        await self.tree.set_translator(FluentTranslator())
        for cog in (Play(self.desk), Match(self.desk), Learning(self.desk), Router(self.desk)):
            await self.add_cog(cog)
        await self.register_commands()

    async def register_commands(self) -> bool:
        """Register the commands if they differ from those registered last; return whether they did."""
        translator = self.tree.translator
        payload = [
            await command.get_translated_payload(self.tree, translator) if translator else command.to_dict(self.tree)
            for command in self.tree.get_commands()
        ]
        digest = hashlib.sha256(json.dumps([self.application_id, payload], sort_keys=True).encode()).hexdigest()
        if await people.fact(self.referee.db, COMMANDS) == digest:
            return False
        await self.tree.sync()
        await self.referee.db.write(lambda db: people.set_fact(db, COMMANDS, digest))
        log.info("registered %d commands", len(payload))
        return True

    async def on_ready(self) -> None:
        """Deliver what is owed from before the last stop, and from while the gateway was gone."""
        log.info("ready as %s in %d servers", self.user, len(self.guilds))
        self.timekeeper.start()
        self.woken()

    async def on_resumed(self) -> None:
        """Deliver what could not be sent while the gateway was gone."""
        self.woken()

    async def close(self) -> None:
        """Stop sending, then disconnect."""
        await self.timekeeper.close()
        await self.practice.close()
        await self.presenter.close()
        await super().close()
