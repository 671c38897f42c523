"""Every press of every control and every form of ours, now or from before a restart: one listener that reads custom ids.

No view objects are kept. An answered or outdated control brings the fresh panel with a line that says what happened.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord.ext import commands

from cogs import (
    judge_desk_messages,
    judge_messages,
    moderation_messages,
    report_messages,
    server_messages,
    settings_messages,
)
from cogs.answers import Answer
from cogs.blocking import Blocking
from cogs.catchup import Catchup
from cogs.choosing import Choosing
from cogs.clocks import Clocks
from cogs.data import Data
from cogs.desk import Desk
from cogs.doctor import Doctor
from cogs.files import Files
from cogs.hosting import Hosting
from cogs.ids import NOTE, Control, parse
from cogs.inbox import Inbox
from cogs.judge import Judge
from cogs.judge_desk import JudgeDesk
from cogs.learning import Learning
from cogs.lessons import Lessons
from cogs.lobby import Lobby
from cogs.moderation import Moderation
from cogs.more import More
from cogs.moving import Moving
from cogs.orders import Orders
from cogs.packs import Packs
from cogs.replay import Replay
from cogs.reports import Reports
from cogs.seats import Seating
from cogs.server import Server
from cogs.settings import Settings
from cogs.undo import Undo
from cogs.watching import Watching
from engines.kernel.saves import BadSaveError
from referee.errors import RefusedError
from store.matches import code_like
from telemetry.context import know
from words.texts import Language, language_of, words

log = logging.getLogger("arbiter.router")

Handler = Callable[[Answer, Control], Awaitable[None]]

FORMS = frozenset(
    {
        judge_messages.ASK,
        judge_desk_messages.ASK,
        judge_desk_messages.PICK,
        moderation_messages.ASK,
        moderation_messages.SEAT,
        report_messages.OPEN,
        server_messages.SET,
        settings_messages.QUIET,
    }
)
"""Actions that a form may answer."""


class Router(commands.Cog):
    """Reads custom ids and calls what they mean."""

    def __init__(self, desk: Desk, doctor: Doctor) -> None:
        self.desk = desk
        self.referee = desk.referee
        undo = Undo(desk)
        self.handlers: dict[str, tuple[Handler, bool]] = {
            "act": (self._hand, False),
            "hand": (self._hand, False),
            "board": (self._board, False),
            "text": (self._text, False),
            "reference": (self._reference, False),
            "log": (self._log, False),
            "dice": (self._dice, False),
            "help": (self._help, False),
            "concede": (self._concede, True),
            "stay": (self._stay, True),
            "remove": (self._remove, False),
            "undo": (undo.asked, False),
            "undoyes": (undo.confirmed, True),
            "undono": (undo.kept, True),
            "agree": (undo.answered, False),
            "refuse": (undo.answered, False),
            "block": (undo.answered, False),
            "withdraw": (undo.withdrawn, False),
            **Choosing(desk).handlers(),
            **Lobby(desk).handlers(),
            **Hosting(desk).handlers(),
            **Blocking(desk).handlers(),
            **Lessons(desk).handlers(),
            **Learning(desk).handlers(),
            **Orders(desk).handlers(),
            **Seating(desk).handlers(),
            **More(desk).handlers(),
            **Clocks(desk).handlers(),
            **Moderation(desk).handlers(),
            **Judge(desk).handlers(),
            **JudgeDesk(desk).handlers(),
            **Reports(desk).handlers(),
            **Data(desk).handlers(),
            **Files(desk).handlers(),
            **Settings(desk).handlers(),
            **Server(desk).handlers(),
            **Inbox(desk).handlers(),
            **Catchup(desk).handlers(),
            **Watching(desk).handlers(),
            **Moving(desk).handlers(),
            **Replay(desk).handlers(),
            **doctor.handlers(),
            **Packs(desk).handlers(),
        }

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Route the press of a control and the sending of a form; commands go their own way."""
        if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            return
        answer = Answer(interaction)
        raw = str(_data(interaction).get("custom_id", ""))
        control = parse(raw)
        handler = self.handlers.get(control.action) if control else None
        if control is None or handler is None:
            # Not its arguments: they may be an answer.
            log.warning("unknown control %r from user %d", ":".join(raw.split(":")[:4])[:60], interaction.user.id)
            await answer.run(answer.say(words(answer.language)("refused-unknown-control")), private=True)
            return
        work, answer.update = handler
        answer.form = control.action in FORMS
        # A form that a command opened has no message that could change.
        answer.update &= interaction.message is not None
        await answer.run(self._handled(answer, control, work), private=True)

    async def _handled(self, answer: Answer, control: Control, work: Handler) -> None:
        know(match=control.code if code_like(control.code) else None, control=control.action)
        await self.desk.meet(answer.interaction)
        try:
            await work(answer, control)
        except RefusedError as error:
            answer.table = await self._language(control)
            if error.reason == "refused-no-match" and error.facts.get("code") == control.code:
                # Nobody typed this code: a message has outlived its match.
                raise RefusedError("refused-match-gone", code=control.code) from error
            raise

    async def _language(self, control: Control) -> Language | None:
        """Return the language of the table that a control belongs to, None if it belongs to none that can be read."""
        try:
            return language_of((await self.referee.live.by_code(control.code)).row.language)
        except (RefusedError, BadSaveError):
            return None

    # ---------------------------------------------------------------- looking

    async def _hand(self, answer: Answer, control: Control) -> None:
        live = await self.referee.live.by_code(control.code)
        await self.desk.show_hand(answer, live)

    async def _board(self, answer: Answer, control: Control) -> None:
        await self.desk.show_board(answer, await self.referee.live.by_code(control.code))

    async def _text(self, answer: Answer, control: Control) -> None:
        await self.desk.show_text(answer, await self.referee.live.by_code(control.code))

    async def _reference(self, answer: Answer, control: Control) -> None:
        await self.desk.show_reference(answer, await self.referee.live.by_code(control.code))

    async def _log(self, answer: Answer, control: Control) -> None:
        live = await self.referee.live.by_code(control.code)
        page = int(control.args[0]) if control.args and control.args[0].isdigit() else 0
        # From the panel behind **More**, which names no page, the log comes beside it.
        answer.update = control.slot == NOTE and answer.private_source and bool(control.args)
        await self.desk.show_log(answer, live, page)

    async def _dice(self, answer: Answer, control: Control) -> None:
        await self.desk.show_dice(answer, await self.referee.live.by_code(control.code))

    async def _help(self, answer: Answer, control: Control) -> None:
        live = await self.referee.live.by_code(control.code)
        await self.desk.show_help(answer, live.row.game)

    # ---------------------------------------------------------------- leaving

    async def _concede(self, answer: Answer, control: Control) -> None:
        live = await self.referee.seats.concede(control.code, answer.interaction.user.id)
        answer.done = True
        texts = words(answer.language)
        going = (
            {"return": words(language_of(live.row.language))("button-return")} if live.row.status == "playing" else {}
        )
        said = texts("conceded-seat" if going else "conceded", code=live.row.code, **going)
        await answer.replace_private(self.desk.note(said))

    async def _stay(self, answer: Answer, control: Control) -> None:
        """Close the question whether to leave."""
        live = await self.referee.live.by_code(control.code)
        texts = words(answer.language)
        await answer.replace_private(self.desk.note(texts("stayed", code=live.row.code)))

    async def _remove(self, answer: Answer, control: Control) -> None:
        """Count a vote for removing the seat of somebody who left, or take it back."""
        user = answer.interaction.user.id
        _, done = await self.referee.motions.propose(control.code, user, "remove", control.number())
        answer.done = True
        key = {"done": "removed", "open": "vote-counted", "withdrawn": "motion-withdrawn"}[done]
        await answer.say(words(answer.language)(key))


def _data(interaction: discord.Interaction[Any]) -> dict[str, Any]:
    """Return the raw data of a component's interaction."""
    return dict(interaction.data or {})
