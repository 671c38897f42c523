"""The bot with two time stamps: when its modules are loaded, and when each choice is durable."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import bot
from referee.match.live import Live
from referee.service import Referee


class Timed(Referee):
    """A referee that notes when each choice was committed."""

    async def choose(self, code: str, user: int, seat: int, decision: str, keys: Sequence[str]) -> Live:
        """Make the choice, and note the moment at which it is durable."""
        live = await super().choose(code, user, seat, decision, keys)
        note(str(user))
        return live


def note(name: str) -> None:
    """Write a name, the moment, and the seconds that this process has worked until then."""
    NOTES.write(f"{name} {time.time():.6f} {time.process_time():.6f}\n")
    NOTES.flush()


if __name__ == "__main__":
    NOTES = Path(os.environ["ARBITER_NOTES"]).open("a", encoding="ascii")  # noqa: SIM115  # open as long as the bot runs
    note("imported")
    bot.Referee = Timed  # type: ignore[misc]
    sys.exit(bot.main())
