"""Every press of every control and every form of ours, now or from before a restart: one listener that reads custom ids.

No view objects are kept. An answered or outdated control brings the fresh panel with a line that says what happened.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord
from discord.ext import commands

from cogs.answers import Answer, refusal
from cogs.blocking import Blocking
from cogs.catchup import Catchup
from cogs.clocks import Clocks
from cogs.controls import (
    ADD,
    BACK,
    DONE,
    GROUP,
    GROUPS,
    NOTHING,
    PICKED,
    considered,
    facet_draft,
    groups_of,
    redraft,
)
from cogs.data import Data
from cogs.desk import Desk
from cogs.hosting import Hosting
from cogs.ids import NOTE, Control, parse
from cogs.inbox import Inbox
from cogs.learning import Learning
from cogs.lessons import Lessons
from cogs.lobby import Lobby
from cogs.moderation import Moderation
from cogs.more import More
from cogs.moving import Moving
from cogs.orders import Orders
from cogs.reports import Reports
from cogs.seats import Seating
from cogs.server import Server
from cogs.settings import Settings
from cogs.undo import Undo
from cogs.watching import Watching
from engines.kernel.model import Decision
from engines.kernel.saves import BadSaveError
from referee.commit import TURN, panel
from referee.errors import RefusedError
from referee.live import Live
from words.texts import Language, language_of, words

log = logging.getLogger("arbiter.router")

Handler = Callable[[Answer, Control], Awaitable[None]]

STALE = {"refused-over", "illegal-answered", "illegal-not_offered", "illegal-nothing_to_change"}
"""Refusals that a fresh panel answers better than a sentence alone."""


class Router(commands.Cog):
    """Reads custom ids and calls what they mean."""

    def __init__(self, desk: Desk) -> None:
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
            "c": (self._choose, True),
            "r": (self._revise, True),
            "again": (self._again, True),
            ADD: (self._draft, True),
            BACK: (self._draft, True),
            DONE: (self._done, True),
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
            **Reports(desk).handlers(),
            **Data(desk).handlers(),
            **Settings(desk).handlers(),
            **Server(desk).handlers(),
            **Inbox(desk).handlers(),
            **Catchup(desk).handlers(),
            **Watching(desk).handlers(),
            **Moving(desk).handlers(),
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
            log.warning("unknown control %r from user %d", raw[:120], interaction.user.id)
            await answer.run(answer.say(words(answer.language)("refused-unknown-control")), private=True)
            return
        work, answer.update = handler
        # A form that a command opened has no message that could change.
        answer.update &= interaction.message is not None
        await answer.run(self._handled(answer, control, work), private=True)

    async def _handled(self, answer: Answer, control: Control, work: Handler) -> None:
        await self.desk.meet(answer.interaction)
        try:
            await work(answer, control)
        except RefusedError:
            answer.table = await self._language(control)
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

    # ---------------------------------------------------------------- choosing

    async def _choose(self, answer: Answer, control: Control) -> None:
        seat, decision, keys = self._picked(answer, control)
        user = answer.interaction.user.id
        if control.slot.startswith(TURN):
            # The message is everybody's: the presenter shows there what comes next.
            await self.referee.choose(control.code, user, seat, decision, keys)
            answer.done = True
            await answer.taken()
            return
        await self._panel(answer, control, seat, lambda: self.referee.choose(control.code, user, seat, decision, keys))

    async def _revise(self, answer: Answer, control: Control) -> None:
        seat, lane, keys = self._picked(answer, control)
        user = answer.interaction.user.id
        await self._panel(answer, control, seat, lambda: self.referee.revise(control.code, user, seat, lane, keys))

    async def _again(self, answer: Answer, control: Control) -> None:
        """Start a secret choice of several questions over."""
        seat, user = control.number(), answer.interaction.user.id
        await self._panel(answer, control, seat, lambda: self.referee.take_back(control.code, user, seat))

    async def _draft(self, answer: Answer, control: Control) -> None:
        """Add a pick to an answer in several steps, or take the last one back."""
        seat, decision = self._seat(control)
        user = answer.interaction.user.id

        async def work() -> Live:
            asked, picked = await self.referee.drafted(control.code, user, seat, decision)
            if not picked and asked.id != decision:
                picked = await self._given(answer, control, seat, asked)
            draft = picked[:-1] if control.action == BACK else self._added(asked, list(picked), control, answer)
            return await self.referee.set_draft(control.code, user, seat, decision, draft)

        await self._panel(answer, control, seat, work)

    async def _done(self, answer: Answer, control: Control) -> None:
        seat, decision = self._seat(control)
        user = answer.interaction.user.id

        async def work() -> Live:
            asked, draft = await self.referee.drafted(control.code, user, seat, decision)
            if len(control.args) > 2:
                draft = (control.args[2],)
            elif asked.facets or any(entry.startswith(GROUP) for entry in draft):
                found = considered(asked, draft)
                draft = (found,) if found is not None else ()
            act = self.referee.choose if asked.id == decision else self.referee.revise
            return await act(control.code, user, seat, decision, draft)

        await self._panel(answer, control, seat, work)

    async def _given(self, answer: Answer, control: Control, seat: int, asked: Decision) -> tuple[str, ...]:
        """Return the sealed answer of a seat as a draft to be changed."""
        live = await self.referee.live.by_code(control.code)
        game = self.desk.scribe.game(live, answer.language, {})
        return redraft(asked, game.picked(live.seen(seat).table), groups_of(asked, game))

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

    async def _panel(self, answer: Answer, control: Control, seat: int, work: Callable[[], Awaitable[Live]]) -> None:
        """Do something on a private panel and show it anew in the message that was pressed."""
        live = await self.referee.live.by_code(control.code)
        slot = panel(seat)
        async with self.desk.presenter.holding(live.row.id, slot):
            said = None
            try:
                live = await work()
                answer.done = True
            except RefusedError as error:
                if error.reason not in STALE or live.seat_of(answer.interaction.user.id) is None:
                    raise
                said = refusal(error, words(answer.language))
            mine = live.seat_of(answer.interaction.user.id)
            shown = mine.seat if mine else seat
            async with self.desk.presenter.showing(live, slot) as present:
                made = await self.desk.scribe.panel(
                    live, shown, answer.language, slot=slot, note=said, reader=answer.interaction.user.id
                )
                made.items += await self.desk.onward(answer, live)
                await answer.replace_private(made)
                await self.desk.settled(answer, live, present, slot)
            self.desk.presenter.mirrors.keep(answer, live, shown, present.shows)

    # ---------------------------------------------------------------- reading controls

    @staticmethod
    def _seat(control: Control) -> tuple[int, str]:
        """Return seat and decision of a control. Raises RefusedError for a forged one."""
        if len(control.args) < 2 or not control.args[0].isdigit():
            raise RefusedError("refused-unknown-control")
        return int(control.args[0]), control.args[1]

    def _picked(self, answer: Answer, control: Control) -> tuple[int, str, Sequence[str]]:
        """Return seat, decision and the picked keys: a button's own, or a select's values."""
        seat, decision = self._seat(control)
        key = control.args[2] if len(control.args) > 2 else ""
        if key == NOTHING:
            return seat, decision, []
        return seat, decision, answer.values if key.startswith(PICKED) else [key]

    def _added(self, asked: Decision, draft: list[str], control: Control, answer: Answer) -> list[str]:
        """Return a draft with the values of a select added: the next keys, or one facet's value."""
        values = answer.values
        place = control.args[2].removeprefix(PICKED) if len(control.args) > 2 else ""
        if asked.facets and place.isdigit():
            picked = {int(place): values[0] if values else ""}
            # An older pick that goes with none of the options left is dropped, so that every facet keeps an answer.
            for n, value in facet_draft(asked, draft).items():
                wanted = picked | {n: value}
                if n not in picked and any(all(o.facets[m] == v for m, v in wanted.items()) for o in asked.options):
                    picked = wanted
            return [f"{n}={value}" for n, value in sorted(picked.items())]
        offered = {o.key for o in asked.options}
        if place == GROUPS.removeprefix(PICKED):
            return [f"{GROUP}{value}" for value in values[:1] if value.isdigit()]
        if group := [entry for entry in draft if entry.startswith(GROUP)]:
            return group + [value for value in values[:1] if value in offered]
        return draft + [v for v in values if v in offered and v not in draft]


def _data(interaction: discord.Interaction[Any]) -> dict[str, Any]:
    """Return the raw data of a component's interaction."""
    return dict(interaction.data or {})
