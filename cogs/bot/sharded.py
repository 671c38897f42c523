"""The bot over several gateway connections, its shards, each with a share of the servers (docs: Sharding)."""

from __future__ import annotations

from collections.abc import Sequence

from discord.ext import commands
from discord.gateway import DiscordWebSocket
from yarl import URL

from cogs.bot.client import ArbiterBot


class ShardedBot(commands.AutoShardedBot, ArbiterBot):
    """All shards of the bot in one process; how many they are, `shard_count` says, without it Discord's advice.

    While one of them is away the deadlines of its servers stand; those of the others run on.
    """

    @property
    def sockets(self) -> Sequence[DiscordWebSocket]:
        """The gateway connections, one for each shard that was begun."""
        return [self._get_websocket(shard_id=shard) for shard in self.shards]

    async def on_ready(self) -> None:
        """Begin: all shards are there. What became of each since, `lost` knows."""
        await self.begin()

    async def on_disconnect(self) -> None:
        """Do nothing: `on_shard_disconnect` knows which shard it was."""

    async def on_resumed(self) -> None:
        """Do nothing: `on_shard_resumed` knows which shard it is."""

    async def on_shard_disconnect(self, shard: int) -> None:
        """Note that those on the servers of this shard cannot press anything."""
        self.life.lose(shard)

    async def on_shard_resumed(self, shard: int) -> None:
        """Go online again with this shard."""
        self.life.find(shard)
        await self.come_back()

    async def on_shard_connect(self, shard: int) -> None:
        """Go online again with a new session; at the start all shards are waited for.

        `on_shard_ready` may never follow: discord.py forgets it where another shard begins anew at the same time.
        """
        self.life.find(shard)
        if self.is_ready():
            await self.come_back()

    async def on_shard_ready(self, _shard: int) -> None:
        """Look for servers that are gone or new since the shard's last session."""
        if self.is_ready():
            await self.life.compare()

    async def launch_shards(self) -> None:
        """Begin all shards of this process; without a number, as many as Discord advises."""
        if self.is_closed():
            return
        if self.shard_count is None or self.referee.station.is_shared:
            advised, _, limits = await self.http.get_bot_gateway()
            self.shard_count = self.shard_count or advised
            self.identify_buckets = limits["max_concurrency"]
        self.life.expect(self.shard_count, frozenset(self.shard_ids or range(self.shard_count)))
        await super().launch_shards()

    async def launch_shard(self, gateway: URL, shard_id: int, *, initial: bool = False) -> None:
        """Begin a shard, unless the bot was closed meanwhile: discord.py would try for ever."""
        if not self.is_closed():
            await super().launch_shard(gateway, shard_id, initial=initial)

    async def close(self) -> None:
        """Stop waiting for servers, then close as one connection does."""
        for waiting in self._connection._ready_tasks.values():  # noqa: SLF001  # no public attribute has them
            waiting.cancel()
        await super().close()
