"""The lobby's buttons: join, leave, start, be there, decline; and playing a finished match again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord

from boards.theme import ThemeName
from cogs.answers import Answer
from cogs.desk import Desk
from cogs.ids import Control
from cogs.packs import owner_of_arena, usual_packs
from cogs.permissions import check_permissions, roles_in, roles_of
from referee.clocks import Terms, terms_json
from referee.commit import BOARD
from referee.errors import RefusedError
from referee.live import Live
from referee.settings import may_open, may_play
from store import guilds
from store.matches import NO_CLOCK
from words.texts import Language, language_of, words

Guest = tuple[int, bool]
"""Somebody who is to be invited: their id, and whether they are a bot."""


def guests(host: int, called: Sequence[Guest]) -> list[int]:
    """Return the ids of those who are to be invited, each once. Raises RefusedError for bots and for who invites."""
    users, refusals = invitable(host, called)
    if refusals:
        raise refusals[0]
    return users


def invitable(host: int, called: Sequence[Guest]) -> tuple[list[int], list[RefusedError]]:
    """Return those of the ids that may be invited, each once, and why not the others: bots, and who invites."""
    bots, own = any(bot for _, bot in called), any(user == host for user, _ in called)
    refusals = [RefusedError("refused-call-bot")] if bots else []
    refusals += [RefusedError("refused-call-self")] if own else []
    return list(dict.fromkeys(user for user, bot in called if not bot and user != host)), refusals


class Lobby:
    """What the buttons of a lobby do, and those that open one."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.referee = desk.referee
        self.lobbies = desk.referee.lobbies

    def handlers(self) -> dict[str, tuple[Any, bool]]:
        """Return what the controls do, by action, and whether they change the message that was pressed."""
        return {
            "join": (self.join, True),
            "leave": (self.leave, True),
            "start": (self.start, True),
            "here": (self.here, True),
            "decline": (self.decline, True),
            "rematch": (self.rematch, True),  # a message that a deferral had announced would ping nobody
            "reopen": (self.rematch, True),
        }

    async def open(  # noqa: PLR0913  # the terms of a table, each by its name
        self,
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
    ) -> Live:
        """Open a lobby where this answer goes, the user its host; it is to be posted.

        What is not given is as the server has chosen, the language else the user's own. Raises RefusedError where no table
        may or can be, or as `Invitations.check` and `Lobbies.open` do.
        """
        interaction = answer.interaction
        if interaction.guild_id is None or interaction.channel_id is None:
            raise RefusedError("refused-no-channel")
        guild = await guilds.of(self.referee.db, interaction.guild_id)
        parent = interaction.channel.parent_id if isinstance(interaction.channel, discord.Thread) else None
        may_open(guild, interaction.channel_id, roles_of(answer), parent)
        check_permissions(answer)
        users = guests(interaction.user.id, call)
        await self.referee.invitations.check(interaction.user.id, users)
        shelf = self.referee.shelf
        chosen = usual_packs(shelf, game, guild.packs) if packs is None else packs
        if (arena := options.get("arena")) is not None:
            # Whoever picks the arena of a pack wants the pack.
            chosen = list(dict.fromkeys([*chosen, *owner_of_arena(shelf, game, str(arena))]))
        return await self.lobbies.open(
            game,
            guild=interaction.guild_id,
            channel=interaction.channel_id,
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
        )

    async def post(self, answer: Answer, live: Live) -> None:
        """Answer by posting a lobby that was just opened."""
        answer.done = True
        presenter = self.desk.presenter
        async with presenter.holding(live.row.id, BOARD), presenter.showing(live, BOARD) as present:
            if present.owed is None:
                # A look at all that is owed, as at a start, was quicker: it is there, and must not be there twice.
                link = await self.desk.scribe.link(live)
                await answer.say(words(answer.language)("table-opened", code=live.row.code, link=link))
                return
            await presenter.announce(present)
            message = await answer.show(await self.desk.scribe.board(live), private=False)
            if message is not None:
                await presenter.settle(live, present, BOARD, live.row.channel, message)

    async def join(self, answer: Answer, control: Control) -> None:
        """Seat the user."""
        user, entropy = answer.interaction.user, str(answer.interaction.id)
        await self._check_role(answer, control)
        work = lambda: self.lobbies.join(control.code, user.id, user.display_name, entropy)  # noqa: E731  # a closure over this call
        await self.changed(answer, control, work, "joined-told")

    async def _check_role(self, answer: Answer, control: Control) -> None:
        """Raise RefusedError if the server lets only some of its roles play, and the user has none of them."""
        live = await self.referee.live.by_code(control.code)
        if live.row.guild is None:
            return
        chosen = await guilds.of(self.referee.db, live.row.guild)
        if chosen.players:
            may_play(chosen, await roles_in(answer, live.row.guild))

    async def _check_channel(self, answer: Answer, control: Control) -> None:
        """Raise RefusedError if the server lets no table be opened any more where a match was."""
        live = await self.referee.live.by_code(control.code)
        if live.row.guild is None:
            return
        chosen, guild = (
            await guilds.of(self.referee.db, live.row.guild),
            answer.interaction.client.get_guild(live.row.guild),
        )
        room = guild.get_channel_or_thread(live.row.channel) if guild is not None else None
        parent = room.parent_id if isinstance(room, discord.Thread) else None
        may_open(chosen, live.row.channel, chosen.players, parent)

    async def leave(self, answer: Answer, control: Control) -> None:
        """Free the user's seat."""
        await self.changed(answer, control, lambda: self.lobbies.leave(control.code, answer.interaction.user.id))

    async def start(self, answer: Answer, control: Control) -> None:
        """Begin the match."""
        await self.changed(answer, control, lambda: self.lobbies.start(control.code, answer.interaction.user.id))

    async def here(self, answer: Answer, control: Control) -> None:
        """Note that the user is there."""
        user = answer.interaction.user.id
        await self.changed(answer, control, lambda: self.referee.gathering.here(control.code, user), "here-told")

    async def decline(self, answer: Answer, control: Control) -> None:
        """Give up the seat that is kept for the user."""
        user = answer.interaction.user.id
        work = lambda: self.referee.invitations.decline(control.code, user)  # noqa: E731  # a closure over this call
        await self.changed(answer, control, work, "declined-told")

    async def changed(
        self, answer: Answer, control: Control, work: Callable[[], Awaitable[Live]], told: str | None = None
    ) -> None:
        """Change a lobby and show it in the message that was pressed; where that is another one, say what was done."""
        live = await self.referee.live.by_code(control.code)
        if told is not None and control.slot != BOARD:
            live = await work()
            answer.done = True
            link = await self.desk.scribe.link(live)
            join = words(language_of(live.row.language))("button-join")  # as it is called at the table
            await answer.say(words(answer.language)(told, code=live.row.code, link=link, join=join))
            return
        async with self.desk.presenter.holding(live.row.id, BOARD):
            live = await work()
            answer.done = True
            async with self.desk.presenter.showing(live, BOARD) as present:
                await answer.replace(await self.desk.scribe.board(live))
                await self.desk.settled(answer, live, present, BOARD)

    async def rematch(self, answer: Answer, control: Control) -> None:
        """Open the table where a match is played again, or one nobody came to; who comes second is seated at the same one."""
        await self._check_role(answer, control)
        await self._check_channel(answer, control)
        check_permissions(answer)
        user = answer.interaction.user
        entropy = str(answer.interaction.id)
        live, opened = await self.lobbies.rematch(control.code, user.id, user.display_name, entropy)
        if opened and answer.interaction.channel_id == live.row.channel:
            await self.post(answer, live)
            return
        answer.done = True
        if opened:
            # Pressed in a private message: the table is for the channel, so that is not where this answer goes.
            self.desk.presenter.wake(live.row.id)
        async with self.desk.presenter.showing(live, BOARD):
            link = await self.desk.scribe.link(live)  # while the first press is still posting it there is none
        key = "rematch-seated" if live.row.status == "lobby" else "rematch-begun"
        await answer.say(words(answer.language)(key, code=live.row.code, link=link))
