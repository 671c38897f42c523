"""The game that a user who wants to learn is likely to ask about."""

from __future__ import annotations

from cogs.common.desk import Desk
from cogs.kit.answering.answers import Answer
from store.match import replays
from words.learning import LESSONS


async def likely_game(desk: Desk, answer: Answer) -> str:
    """Return the game of the user's latest match, running or finished, else the one played most here; empty without either."""
    db, interaction = desk.referee.db, answer.interaction
    last = await replays.last_game(db, interaction.user.id)
    return last or await usual_game_here(desk, answer)


async def usual_game_here(desk: Desk, answer: Answer) -> str:
    """Return the game that is played most on this server; empty in direct messages, and if none is played."""
    guild = answer.interaction.guild_id
    return "" if guild is None else await replays.usual_game(desk.referee.db, guild)


async def finished_game(desk: Desk, user: int) -> str:
    """Return the game of the user's latest finished match; empty if they have finished none."""
    finished = await replays.finished_matches(desk.referee.db, user, 1)
    return finished[0].game if finished and finished[0].game in LESSONS else ""
