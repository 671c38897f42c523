"""Which game somebody who asks to learn is likely to mean."""

from __future__ import annotations

from cogs.common.desk import Desk
from cogs.kit.answers import Answer
from store.match import replays
from words.learning import LESSONS


async def likely_game(desk: Desk, answer: Answer) -> str:
    """Return the game of the user's latest match, running or over, else the one played most here; empty if nothing tells."""
    db, interaction = desk.referee.db, answer.interaction
    last = await replays.last_game(db, interaction.user.id)
    return last or await usual_game_here(desk, answer)


async def usual_game_here(desk: Desk, answer: Answer) -> str:
    """Return the game that is played most on the server where the user asks; empty in direct messages and where none is."""
    guild = answer.interaction.guild_id
    return "" if guild is None else await replays.usual_game(desk.referee.db, guild)


async def finished_game(desk: Desk, user: int) -> str:
    """Return the game of the user's latest finished match; empty if they have finished none."""
    over = await replays.finished_matches(desk.referee.db, user, 1)
    return over[0].game if over and over[0].game in LESSONS else ""
