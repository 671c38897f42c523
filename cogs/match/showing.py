"""Shows parts of a match on request: the hand, the board as picture or text, the reference, the log, the dice."""

from __future__ import annotations

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.common.may_watch import check_may_watch
from cogs.kit.answering.answers import Answer
from cogs.kit.composing import messages
from cogs.kit.composing.messages import Message
from cogs.kit.controls.actions import SHOW_BOARD
from cogs.kit.controls.custom_ids import NOTE, Control
from cogs.kit.match_texts.reader import Reader
from cogs.kit.painting.pictures import look_of
from cogs.match.slots import Boards
from cogs.screens import board_pages, result_pages
from cogs.screens.log import log_pages
from referee.errors import RefusedError
from referee.match.live import Live
from words.texts import words as words_in


class Showing:
    """Answers presses and commands with the parts of a match that the user may see."""

    def __init__(self, desk: Desk, boards: Boards) -> None:
        self.desk = desk
        self.referee = desk.referee
        self.composer = desk.composer
        self.panels = desk.panels
        self.boards = boards

    async def show_board(self, answer: Answer, live: Live) -> None:
        """Show the picture of the table in the user's language and look, or the text if the user prefers it."""
        check_may_watch(answer, live)
        if live.match is None:
            raise RefusedError("refused-not-started", code=live.row.code)
        chosen, picture = answer.preferences, None
        if chosen.board == "picture":
            picture = await self.boards.picture(Reader.of(live, answer.language), look_of(live, chosen))
        if picture is None:
            await self.show_text(answer, live)
            return
        reader = Reader.of(live, answer.language)
        words, game = reader.words, reader.game
        head = words("board-title", game=game.title(), code=live.row.code)
        place = f"-# {words('imported-line')}" if live.row.imported else await self.composer.link(live)
        message = Message([messages.text(f"{head}\n{game.heading(reader.view.table)}\n{place}")])
        message.picture("board.png", *picture)
        await answer.show(message, private=True)

    async def show_text(self, answer: Answer, live: Live) -> None:
        """Show the board as text, with the user's own hand where they have a seat."""
        check_may_watch(answer, live)
        if live.match is None:
            raise RefusedError("refused-not-started", code=live.row.code)
        mine = live.seat_of(answer.interaction.user.id)
        reader = Reader.of(live, answer.language, mine.seat if mine else None)
        await answer.say(board_pages.whole_board(reader))

    async def show_reference(self, answer: Answer, live: Live) -> None:
        """Show the open information about each side, the user's opponents first."""
        check_may_watch(answer, live)
        if live.match is None:
            raise RefusedError("refused-not-started", code=live.row.code)
        mine, chosen = live.seat_of(answer.interaction.user.id), answer.preferences
        look = look_of(live, chosen) if chosen.board == "picture" else None
        reader = Reader.of(live, answer.language, mine.seat if mine else None)
        message = await self.panels.reference(reader, look)
        await answer.show(message or self.desk.note(reader.words("reference-none")), private=True)

    async def show_dice(self, answer: Answer, live: Live) -> None:
        """Show the secret that the dice of a finished match were drawn from."""
        check_may_watch(answer, live)
        if not live.is_open:
            raise RefusedError("refused-lists-closed" if live.row.status == "over" else "refused-dice")
        await answer.show(result_pages.dice(live, words_in(answer.language)), private=True)

    async def show_log(self, answer: Answer, live: Live, page: int) -> None:
        """Show a page of the log as the user may read it."""
        check_may_watch(answer, live)
        if live.match is None:
            raise RefusedError("refused-not-started", code=live.row.code)
        mine = live.seat_of(answer.interaction.user.id)
        reader = Reader.of(live, answer.language, mine.seat if mine else None)
        lines = await self.desk.chronicle.log_lines(reader)
        if mine is not None:
            live.check_seated(mine)
        message = log_pages.log_page(live, reader.words, lines, page, NOTE)
        if answer.update:
            await answer.replace(message)
        else:
            await answer.show(message, private=True)

    # ---------------------------------------------------------------- buttons

    def presses(self) -> dict[str, Press]:
        """Return the handlers of the buttons that show a part of a match, by action."""
        return {
            "act": Press(self._hand),
            "hand": Press(self._hand),
            SHOW_BOARD: Press(self._board),
            "text": Press(self._text),
            "reference": Press(self._reference),
            "log": Press(self._log),
            "dice": Press(self._dice),
        }

    async def _hand(self, answer: Answer, control: Control) -> None:
        await self.desk.show_hand(answer, await self.referee.live.by_code(control.code))

    async def _board(self, answer: Answer, control: Control) -> None:
        await self.show_board(answer, await self.referee.live.by_code(control.code))

    async def _text(self, answer: Answer, control: Control) -> None:
        await self.show_text(answer, await self.referee.live.by_code(control.code))

    async def _reference(self, answer: Answer, control: Control) -> None:
        await self.show_reference(answer, await self.referee.live.by_code(control.code))

    async def _log(self, answer: Answer, control: Control) -> None:
        live = await self.referee.live.by_code(control.code)
        page = control.page()
        # The button behind **More** names no page: the log opens beside that panel, not in its place.
        answer.update = control.slot == NOTE and answer.is_source_private and bool(control.args)
        await self.show_log(answer, live, page)

    async def _dice(self, answer: Answer, control: Control) -> None:
        await self.show_dice(answer, await self.referee.live.by_code(control.code))
