"""Opening a table, posting its lobby, and changing a lobby in the message that was pressed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import discord

from boards.painting.theme import ThemeName
from cogs.common.desk import Desk
from cogs.common.may_watch import parent_of
from cogs.common.wanted_threads import wanted_thread
from cogs.kit.answering.answers import Answer
from cogs.kit.commands.places import private_table
from cogs.kit.controls.custom_ids import Control
from cogs.kit.permissions import check_permissions, no_thread_reason, roles_of
from cogs.lobby.opening.packs import owner_of_arena, usual_packs
from referee.clocks.terms import Terms, terms_json
from referee.errors import RefusedError
from referee.lobby.choosing import fewest_seats
from referee.match.live import Live
from referee.match.slots import BOARD, DOOR, THREAD
from referee.people.settings import check_may_open
from store.lobby import threads
from store.match.matches import NO_CLOCK
from store.match.owed import Post
from store.people import guilds, people
from store.people.guilds import Guild
from words.texts import Language, language_of
from words.texts import words as words_in

Guest = tuple[int, bool]
"""A user to invite: their id, and whether they are a bot."""


def guest_ids(host: int, called: Sequence[Guest]) -> list[int]:
    """Return the ids of the users to invite, each once. Raises RefusedError for bots and for the host."""
    users, refusals = invitable(host, called)
    if refusals:
        raise refusals[0]
    return users


def invitable(host: int, called: Sequence[Guest]) -> tuple[list[int], list[RefusedError]]:
    """Return the ids that may be invited, each once, and refusals for the others: bots and the host."""
    bots, own = any(bot for _, bot in called), any(user == host for user, _ in called)
    refusals = [RefusedError("refused-call-bot")] if bots else []
    refusals += [RefusedError("refused-call-self")] if own else []
    return list(dict.fromkeys(user for user, bot in called if not bot and user != host)), refusals


async def open_table(  # noqa: PLR0913  # the terms of a table, each by its name
    desk: Desk,
    answer: Answer,
    game: str,
    *,
    options: dict[str, object],
    language: Language | None = None,
    practice: int = 0,
    undo: str | None = None,
    theme: ThemeName | None = None,
    clock: Terms | None = None,
    call: Sequence[Guest] = (),
    packs: Sequence[str] | None = None,
    begins: float | None = None,
    rated: bool = False,
) -> Live:
    """Open a lobby in the channel of this answer, with the user as its host; the caller has to post it.

    The server's settings replace arguments that are None; the language is then the user's if the server has none. Outside
    servers that have the bot, the table is for the user alone against practice players, in the direct messages with the bot.
    Raises RefusedError if no table can be opened here, or as `Invitations.check` and `Lobbies.open` do.
    """
    interaction = answer.interaction
    if private_table(answer):
        if rated:
            raise RefusedError("refused-rated-private")
        if begins is not None:
            raise RefusedError("refused-private-plan")
        thread = None
        place, channel, guild = None, await _own_room(desk, answer, call), Guild(0)
        practice = practice or fewest_seats(game, options) - 1
    else:
        assert interaction.guild_id is not None
        assert interaction.channel_id is not None
        place, channel = interaction.guild_id, interaction.channel_id
        guild = await guilds.of(desk.referee.db, place)
        check_may_open(guild, channel, roles_of(answer), await home_channel(desk, interaction.channel))
        user = interaction.user if isinstance(interaction.user, discord.Member) else None
        thread = wanted_thread(interaction.guild, interaction.channel, user, guild)
        if thread is None or thread.kind == "thread" or thread.lacks is not None:
            check_permissions(answer)
    users = guest_ids(interaction.user.id, call)
    await desk.referee.invitations.check(interaction.user.id, users)
    shelf = desk.referee.shelf
    usual = () if rated else usual_packs(shelf, game, guild.packs)  # a rated match has none (TM-52)
    chosen = usual if packs is None else packs
    if (arena := options.get("arena")) is not None:
        # The arena of a pack needs that pack.
        chosen = list(dict.fromkeys([*chosen, *owner_of_arena(shelf, game, str(arena))]))
    return await desk.referee.lobbies.open(
        game,
        guild=place,
        channel=channel,
        language=language or guild.language or answer.language,
        user=interaction.user.id,
        name=interaction.user.display_name,
        entropy=str(interaction.id),
        options=options,
        practice=practice,
        undo=undo or guild.undo or "free",
        theme=theme or guild.theme or "dark",
        clock=terms_json(clock) if clock is not None else guild.clock or NO_CLOCK,
        call=users,
        packs=chosen,
        begins=begins,
        thread=thread,
        parent=parent_of(interaction.channel) if place is not None else None,
        rated=rated,
    )


async def home_channel(desk: Desk, room: object) -> int | None:
    """Return the channel in which a thread's table was opened, else the thread's parent; None for a room that is no thread."""
    if not isinstance(room, discord.Thread):
        return None
    known = await threads.by_thread(desk.referee.db, room.id)
    return known.home if known is not None else room.parent_id


async def _own_room(desk: Desk, answer: Answer, call: Sequence[Guest]) -> int:
    """Return the channel of the direct messages with the user. Raises RefusedError for guests, and if messages cannot be sent."""
    if call:
        raise RefusedError("refused-private-call")
    user = answer.interaction.user
    player = await people.player(desk.referee.db, user.id)
    if player is not None and people.rests(player, desk.referee.now()):
        raise RefusedError("refused-private-closed")
    return await channel_of(answer)


async def channel_of(answer: Answer) -> int:
    """Return the channel in which this answer opens a table: its own, or that of the direct messages with the user."""
    interaction = answer.interaction
    if not private_table(answer):
        return interaction.channel_id or 0
    room: discord.DMChannel = await interaction.client.create_dm(discord.Object(interaction.user.id))
    return room.id


def is_away_from_table(answer: Answer) -> bool:
    """Return whether a table opened by this answer is posted in another channel, so that the answer is private."""
    context = answer.interaction.context
    return private_table(answer) and not (context is not None and context.dm_channel)


async def post_table(desk: Desk, answer: Answer, live: Live) -> None:
    """Answer by posting a lobby that was just opened, or by a link to it if it is posted elsewhere."""
    answer.committed = True
    sender = desk.sender
    if is_away_from_table(answer):
        sender.wake(live.row.id)
        link = desk.composer.link_to(live, None)
        await answer.say(words_in(answer.language)("private-table-opened", code=live.row.code, link=link))
        return
    if await desk.referee.threads.is_awaiting_thread(live):
        await _tell_where(desk, answer, live)
        return
    async with sender.holding(live.row.id, BOARD), sender.showing(live, BOARD) as due:
        if due is None or not await sender.mark_sending(due):
            # A delivery of the outbox has posted it already: it must not be posted twice.
            link = await desk.composer.link(live)
            await answer.say(words_in(answer.language)("table-opened", code=live.row.code, link=link))
            return
        lobby = await desk.composer.compose(live, BOARD)
        assert lobby is not None, "a table has a message while it is open"
        message = await answer.show(lobby, private=False)
        if message is not None:
            await sender.settle(live, due, Post(BOARD, live.row.channel, message, lobby.digest()))


async def _tell_where(desk: Desk, answer: Answer, live: Live) -> None:
    """Create the thread or forum post of a table, and answer with a link to the table."""
    match, words = live.row.id, words_in(answer.language)
    await desk.sender.deliver_now(live, THREAD)
    desk.sender.wake(match)
    room, link = await desk.referee.threads.of(live), await desk.composer.link(live)
    if room is not None and room.lacks is not None:
        reason = no_thread_reason(room.kind, room.lacks, room.parent, words)
        await answer.say(f"{words('table-opened', code=live.row.code, link=link)}\n{reason}")
        return
    key = "table-opening" if room is None or room.thread is None else "table-opened"
    await answer.say(words(key, code=live.row.code, link=link))


async def change_lobby(
    desk: Desk, answer: Answer, control: Control, work: Callable[[], Awaitable[Live]], key: str | None = None
) -> None:
    """Change a lobby and show it in the message that was pressed; if that is no lobby, answer with the text `key`."""
    live = await desk.referee.live.by_code(control.code)
    if key is not None and control.slot != BOARD:
        live = await work()
        answer.committed = True
        link = await desk.composer.link(live)
        join = words_in(language_of(live.row.language))("button-join")  # as it is labelled at the table
        await answer.say(words_in(answer.language)(key, code=live.row.code, link=link, join=join))
        return
    async with desk.sender.holding(live.row.id, BOARD), desk.sender.holding(live.row.id, DOOR):
        live = await work()
        answer.committed = True
        # A match that has just begun may be played in a thread; the message that was pressed then leads there.
        slot = BOARD if await desk.message_of(live, DOOR) is None else DOOR
        async with desk.sender.showing(live, slot) as due:
            message = await desk.composer.compose(live, slot)
            assert message is not None, "a table has a message"
            await answer.replace(message)
            await desk.settle_shown(answer, live, due, slot, message.digest())
