"""Discord's division of a bot's events among shards (docs: Sharding), and its limit of new sessions."""

from __future__ import annotations

from dataclasses import dataclass, field


def shard_of(guild_id: str | None, total: int) -> int:
    """Return which of `total` shards gets the events of a server; those of direct messages, None, go to the first."""
    return 0 if guild_id is None else (int(guild_id) >> 22) % total


@dataclass
class Sharding:
    """The advice of `/gateway/bot`, and the turns in which shards may begin sessions.

    In each bucket, the number of the shard modulo `concurrency`, one IDENTIFY is taken every `pause` seconds. Discord's pause is
    five; zero takes all. `required` closes sessions without shards, as Discord does from 2,500 servers on.
    """

    shards: int = 1
    concurrency: int = 1
    pause: float = 0.0
    required: bool = False
    _last: dict[int, float] = field(default_factory=dict)

    def take_turn(self, shard: int, now: float) -> bool:
        """Return whether a shard may begin a session at this Unix time, and note that it has."""
        bucket = shard % self.concurrency
        if now - self._last.get(bucket, float("-inf")) < self.pause:
            return False
        self._last[bucket] = now
        return True
