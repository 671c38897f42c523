"""Registers the bot's commands with Discord when they have changed, and learns how they are mentioned."""

from __future__ import annotations

import hashlib
import json
import logging

import msgspec
from discord.ext import commands

from cogs.kit.answering.discord_errors import DISCORD_ERRORS
from cogs.kit.composing.clickable import mentions_of
from referee.service import Referee
from referee.station import RENEWAL
from store.people import people

log = logging.getLogger("arbiter.client")

COMMANDS = "commands"
"""The key of the stored hash of the registered commands."""

MENTIONS = "mentions"
"""The key of the stored mentions of the registered commands, by their names."""

FIRST_PAUSE, LONGEST_PAUSE = 60.0, 3600.0
"""Seconds before a failed registration of the commands is tried again: the first pause, doubled up to the longest."""


class Registration:
    """Registers the commands of a bot's tree; `mentions` gets how they are mentioned, by their names."""

    def __init__(self, bot: commands.Bot, referee: Referee, mentions: dict[str, str]) -> None:
        self.bot = bot
        self.referee = referee
        self.mentions = mentions
        # When it is tried, None once it is done.
        self._at: float | None = None
        self._pause = FIRST_PAUSE

    def try_now(self) -> None:
        """Let the next call of `ensure` try."""
        self._at = self.referee.now()

    async def ensure(self) -> float | None:
        """Register the commands if that is still to do; return when to try again, None for never. Discord keeps the old ones."""
        now = self.referee.now()
        if self._at is None or now < self._at <= now + LONGEST_PAUSE:
            return self._at
        try:
            if not await self.register():
                self._at = now + RENEWAL  # the home of the first shard registers them
                return self._at
        except DISCORD_ERRORS:
            log.exception("the commands are not registered; tried again in %d s", self._pause)
            self._at = self.referee.now() + self._pause
            self._pause = min(2 * self._pause, LONGEST_PAUSE)
        else:
            self._at = None
        return self._at

    @property
    def is_done(self) -> bool:
        """Whether Discord has the present commands."""
        return self._at is None

    async def register(self) -> bool:
        """Register the commands if they have changed since the last registration; return whether Discord has them now.

        Of several processes only one does so; the others learn from it what they are called.
        """
        translator = self.bot.tree.translator
        payload = [
            await command.get_translated_payload(self.bot.tree, translator)
            if translator
            else command.to_dict(self.bot.tree)
            for command in self.bot.tree.get_commands()
        ]
        digest = hashlib.sha256(json.dumps([self.bot.application_id, payload], sort_keys=True).encode()).hexdigest()
        kept = await people.fact(self.referee.db, MENTIONS)
        if kept is not None and await people.fact(self.referee.db, COMMANDS) == digest:
            self.mentions.update(msgspec.json.decode(kept, type=dict[str, str]))
            return True
        if not self.referee.station.leads:
            return False
        # Not `tree.sync`: it would translate each text again, into every language of Discord.
        assert self.bot.application_id is not None, "the application id is known after the login"
        registered = await self.bot.http.bulk_upsert_global_commands(self.bot.application_id, payload=payload)
        mentions = mentions_of(payload, registered)
        facts = {COMMANDS: digest, MENTIONS: msgspec.json.encode(mentions).decode()}
        await self.referee.db.write(lambda db: people.set_facts(db, facts))
        self.mentions.clear()
        self.mentions.update(mentions)
        log.info("registered %d commands", len(payload))
        return True
