"""Who may judge what: the roles of a server, the calls and matches of it, and the call that somebody judges now."""

from __future__ import annotations

from cogs.kit.answers import Answer
from cogs.kit.permissions import may_judge, may_moderate
from referee.errors import RefusedError
from referee.match.live import Live
from referee.service import Referee
from store.database import Database
from store.judges import calls
from store.judges.calls import Call, Waiting
from store.people import guilds


async def check_role(answer: Answer, db: Database, channel: int | None = None, parent: int | None = None) -> int:
    """Return the server whose matches the user may judge, or the one in this channel, or thread of `parent`.

    Raises RefusedError.

    Where a server has chosen no judge roles, whoever may moderate judges.
    """
    guild = answer.interaction.guild_id
    if guild is None:
        raise RefusedError("refused-judge-elsewhere")
    chosen = (await guilds.of(db, guild)).judges
    if not (await may_judge(answer, db) if chosen else await may_moderate(answer, db, channel, parent)):
        raise RefusedError("refused-judge-role")
    return guild


async def may_take(answer: Answer, db: Database, live: Live) -> bool:
    """Return whether the user's roles let them judge a match, from here."""
    if answer.interaction.guild_id is None or answer.interaction.guild_id != live.row.guild:
        return False
    return await _judges_in(answer, db, live.row.channel, live.row.parent)


async def calls_to_take(answer: Answer, db: Database) -> list[Waiting]:
    """Return the calls of this server that the user may take, in the order of the list. Raises as `check_role`."""
    guild = await check_role(answer, db)
    return [call for call in await calls.of_guild(db, guild) if await _judges_in(answer, db, call.channel, call.parent)]


async def _judges_in(answer: Answer, db: Database, channel: int, parent: int | None) -> bool:
    try:
        await check_role(answer, db, channel, parent)
    except RefusedError:
        return False
    return True


async def judgeable_match(answer: Answer, referee: Referee, code: str) -> Live:
    """Return a match of this server that the user's roles let them judge. Raises RefusedError."""
    live = await referee.moderation.match_in(code, answer.interaction.guild_id)
    await check_role(answer, referee.db, live.row.channel, live.row.parent)
    return live


async def held_call(answer: Answer, referee: Referee, live: Live) -> Call:
    """Return the call of a match that the user judges. Raises RefusedError if they do not, or no longer."""
    async with live.lock_for(answer.interaction.user.id):
        return await referee.judging.call_of_judge(live, answer.interaction.user.id)
