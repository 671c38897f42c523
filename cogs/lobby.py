"""The lobby's buttons: join, leave, start, practice players; and playing a finished match again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from boards.theme import ThemeName
from cogs.answers import Answer
from cogs.desk import Desk
from cogs.ids import Control
from cogs.permissions import check_permissions
from referee.commit import BOARD
from referee.errors import RefusedError
from referee.live import Live
from words.texts import Language, words

Work = Callable[[Answer, Control], Awaitable[Live]]


class Lobby:
    """What the buttons of a lobby do, and those that open one."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.lobbies = desk.referee.lobbies

    async def open(
        self,
        answer: Answer,
        game: str,
        *,
        options: dict[str, object],
        language: Language | None = None,
        practice: int = 0,
        undo: str = "free",
        theme: ThemeName = "dark",
    ) -> Live:
        """Open a lobby where this answer goes, the user its host, by default in the user's language; it is to be posted.

        Raises RefusedError where none can be shown, or as `Lobbies.open` does.
        """
        interaction = answer.interaction
        if interaction.guild_id is None or interaction.channel_id is None:
            raise RefusedError("refused-no-channel")
        check_permissions(answer)
        return await self.lobbies.open(
            game,
            guild=interaction.guild_id,
            channel=interaction.channel_id,
            language=language or answer.language,
            user=interaction.user.id,
            name=interaction.user.display_name,
            entropy=str(interaction.id),
            options=options,
            practice=practice,
            undo=undo,
            theme=theme,
        )

    async def post(self, answer: Answer, live: Live) -> None:
        """Answer by posting a lobby that was just opened."""
        answer.done = True
        presenter = self.desk.presenter
        async with presenter.holding(live.row.id, BOARD), presenter.showing(live, BOARD) as present:
            await presenter.announce(present)
            message = await answer.show(await self.desk.scribe.board(live), private=False)
            if message is not None:
                await presenter.settle(live, present, BOARD, live.row.channel, message)

    async def join(self, answer: Answer, control: Control) -> None:
        """Seat the user."""
        user = answer.interaction.user
        entropy = str(answer.interaction.id)
        await self._changed(
            answer, control, lambda: self.lobbies.join(control.code, user.id, user.display_name, entropy)
        )

    async def leave(self, answer: Answer, control: Control) -> None:
        """Free the user's seat."""
        await self._changed(answer, control, lambda: self.lobbies.leave(control.code, answer.interaction.user.id))

    async def start(self, answer: Answer, control: Control) -> None:
        """Begin the match."""
        await self._changed(answer, control, lambda: self.lobbies.start(control.code, answer.interaction.user.id))

    async def invite(self, answer: Answer, control: Control) -> None:
        """Seat a practice player."""
        await self._changed(answer, control, lambda: self.lobbies.invite(control.code, answer.interaction.user.id))

    async def dismiss(self, answer: Answer, control: Control) -> None:
        """Free the last practice player's seat."""
        await self._changed(answer, control, lambda: self.lobbies.dismiss(control.code, answer.interaction.user.id))

    async def _changed(self, answer: Answer, control: Control, work: Callable[[], Awaitable[Live]]) -> None:
        """Change a lobby and show it in the message that was pressed."""
        live = await self.desk.referee.live.by_code(control.code)
        async with self.desk.presenter.holding(live.row.id, BOARD):
            live = await work()
            answer.done = True
            async with self.desk.presenter.showing(live, BOARD) as present:
                await answer.replace(await self.desk.scribe.board(live))
                await self.desk.settled(answer, live, present, BOARD)

    async def rematch(self, answer: Answer, control: Control) -> None:
        """Open the table where a finished match is played again; who comes second is seated at the same one."""
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
