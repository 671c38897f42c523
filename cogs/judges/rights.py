"""Rights of judges: their roles in a server, the calls and matches they may take, and the call they hold now."""

from __future__ import annotations

from cogs.kit.answering.answers import Answer
from cogs.kit.permissions import may_judge, may_moderate
from referee.errors import RefusedError
from referee.match.again import acts_again
from referee.match.live import Live
from referee.service import Referee
from store.database import Database
from store.judges import calls
from store.judges.calls import Call, Waiting
from store.people import guilds


async def check_role(answer: Answer, db: Database, channel: int | None = None, parent: int | None = None) -> int:
    """Return the server of the interaction. Raises RefusedError if the user may not judge there.

    Where a server has set no judge roles, its moderators judge: those of `channel` if it is given, or of the thread `channel`
    below `parent`.
    """
    guild = answer.interaction.guild_id
    if guild is None:
        raise RefusedError("refused-judge-elsewhere")
    chosen = (await guilds.of(db, guild)).judges
    if not (await may_judge(answer, db) if chosen else await may_moderate(answer, db, channel, parent)):
        raise RefusedError("refused-judge-role")
    return guild


async def may_take(answer: Answer, db: Database, live: Live) -> bool:
    """Return whether the user may judge a match from the server where they ask."""
    if answer.interaction.guild_id is None or answer.interaction.guild_id != live.row.guild:
        return False
    return await _judges_in(answer, db, live.row.channel, live.row.parent)


async def calls_to_take(answer: Answer, db: Database) -> list[Waiting]:
    """Return the calls of this server that the user may take, in the order of the list. Raises RefusedError as `check_role`."""
    guild = await check_role(answer, db)
    return [call for call in await calls.of_guild(db, guild) if await _judges_in(answer, db, call.channel, call.parent)]


async def _judges_in(answer: Answer, db: Database, channel: int, parent: int | None) -> bool:
    try:
        await check_role(answer, db, channel, parent)
    except RefusedError:
        return False
    return True


async def judgeable_match(answer: Answer, referee: Referee, code: str) -> Live:
    """Return the match of this code. Raises RefusedError if it is in another server or the user may not judge it."""
    live = await referee.moderation.match_in(code, answer.interaction.guild_id)
    await check_role(answer, referee.db, live.row.channel, live.row.parent)
    return live


@acts_again
async def held_call(answer: Answer, referee: Referee, live: Live) -> Call:
    """Return the call of a match that the user has taken. Raises RefusedError if they hold none, or no longer."""
    async with live.lock_for(answer.interaction.user.id):
        return await referee.judging.call_of_judge(live, answer.interaction.user.id)
