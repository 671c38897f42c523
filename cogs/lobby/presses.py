"""The buttons of a lobby: join, leave, start, answer a ready check, decline; and the rematch of a finished match."""

from __future__ import annotations

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.common.wanted_threads import wanted_for_rematch
from cogs.kit.answering.answers import Answer
from cogs.kit.controls.actions import JOIN
from cogs.kit.controls.custom_ids import Control
from cogs.kit.foreign_guilds import guild_of
from cogs.kit.permissions import check_permissions, roles_in
from cogs.lobby.opening.lobbies import change_lobby, home_channel, post_table
from cogs.lobby.pages.team_pages import SIDE
from referee.match.slots import BOARD
from referee.people.settings import check_may_open, check_may_play
from store.people import guilds
from words.texts import words as words_in


class Lobby:
    """The buttons of a lobby, and those that open one."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.referee = desk.referee
        self.lobbies = desk.referee.lobbies

    def presses(self) -> dict[str, Press]:
        """Return the presses of these controls by action."""
        return {
            JOIN: Press(self.join, changes=True),
            SIDE: Press(self.take_side, changes=True),
            "leave": Press(self.leave, changes=True),
            "start": Press(self.start, changes=True),
            "here": Press(self.here, changes=True),
            "decline": Press(self.decline, changes=True),
            "rematch": Press(
                self.rematch, changes=True
            ),  # `changes`: a message announced by a deferral would ping nobody
            "reopen": Press(self.rematch, changes=True),
        }

    async def join(self, answer: Answer, control: Control) -> None:
        """Seat the user."""
        user, entropy = answer.interaction.user, str(answer.interaction.id)
        await self._check_role(answer, control)
        work = lambda: self.lobbies.join(control.code, user.id, user.display_name, entropy)  # noqa: E731  # a closure over this call
        await change_lobby(self.desk, answer, control, work, "joined-note")

    async def take_side(self, answer: Answer, control: Control) -> None:
        """Seat the user on a side, or move them there."""
        user, entropy, side = answer.interaction.user, str(answer.interaction.id), control.number()
        await self._check_role(answer, control)
        name = user.display_name
        work = lambda: self.referee.seating.take_side(control.code, user.id, name, entropy, side)  # noqa: E731  # a closure over this call
        await change_lobby(self.desk, answer, control, work, "joined-note")

    async def _check_role(self, answer: Answer, control: Control) -> None:
        """Raise RefusedError if only some roles of the server may play, and the user has none of them."""
        live = await self.referee.live.by_code(control.code)
        if live.row.guild is None:
            return
        settings = await guilds.of(self.referee.db, live.row.guild)
        if settings.players:
            check_may_play(settings, await roles_in(answer, live.row.guild))

    async def _check_channel(self, answer: Answer, control: Control) -> None:
        """Raise RefusedError if the server no longer allows tables in the channel of this match."""
        live = await self.referee.live.by_code(control.code)
        if live.row.guild is None:
            return
        settings, guild = (
            await guilds.of(self.referee.db, live.row.guild),
            await guild_of(answer.interaction.client, live.row.guild),
        )
        room = guild.get_channel_or_thread(live.row.channel) if guild is not None else None
        own = await self.referee.threads.of(live)  # Discord does not list archived threads
        there = own is not None and own.thread == live.row.channel
        parent = own.home if own is not None and there else await home_channel(self.desk, room) or live.row.parent
        check_may_open(settings, live.row.channel, settings.players, parent)

    async def leave(self, answer: Answer, control: Control) -> None:
        """Free the user's seat."""
        await change_lobby(
            self.desk, answer, control, lambda: self.lobbies.leave(control.code, answer.interaction.user.id)
        )

    async def start(self, answer: Answer, control: Control) -> None:
        """Begin the match."""
        await change_lobby(
            self.desk, answer, control, lambda: self.lobbies.start(control.code, answer.interaction.user.id)
        )

    async def here(self, answer: Answer, control: Control) -> None:
        """Answer a ready check for the user."""
        user = answer.interaction.user.id
        await change_lobby(
            self.desk, answer, control, lambda: self.referee.gathering.mark_ready(control.code, user), "here-note"
        )

    async def decline(self, answer: Answer, control: Control) -> None:
        """Decline the user's invitation."""
        user = answer.interaction.user.id
        work = lambda: self.referee.invitations.decline(control.code, user)  # noqa: E731  # a closure over this call
        await change_lobby(self.desk, answer, control, work, "declined-note")

    async def rematch(self, answer: Answer, control: Control) -> None:
        """Open the rematch of a match, or an expired lobby again; whoever presses later is seated at the same table."""
        await self._check_role(answer, control)
        await self._check_channel(answer, control)
        check_permissions(answer)
        user = answer.interaction.user
        entropy = str(answer.interaction.id)
        former = await self.referee.live.by_code(control.code)
        thread = await wanted_for_rematch(self.referee.db, answer, former.row)
        live, opened = await self.lobbies.rematch(control.code, user.id, user.display_name, entropy, thread)
        if opened and answer.interaction.channel_id == live.row.channel:
            await post_table(self.desk, answer, live)
            return
        answer.committed = True
        if opened:
            # Pressed in a private message: the lobby is posted in the channel instead of by this answer.
            self.desk.sender.wake(live.row.id)
        async with self.desk.sender.showing(live, BOARD):
            link = await self.desk.composer.link(live)  # there is no link before the first press has posted the lobby
        key = "rematch-seated" if live.row.status == "lobby" else "rematch-begun"
        await answer.say(words_in(answer.language)(key, code=live.row.code, link=link))
