"""Standing orders by button and command: show the private page, give an order there or on the panel, cancel one."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.common.match_choices import offer_own_matches
from cogs.kit.answering.answers import Answer
from cogs.kit.commands.localised import command_description, command_name
from cogs.kit.composing.messages import Message
from cogs.kit.controls.custom_ids import NOTE, Control
from cogs.kit.match_texts.reader import Reader
from cogs.screens import order_pages
from engines.kernel.state.model import Seat
from referee.errors import RefusedError
from referee.match.live import Live
from referee.match.slots import TURN, panel_slot
from referee.seats.orders import GONE
from words.texts import words as words_in

OVER = "refused-over"
"""The reason of the refusal when the match has ended."""


class Orders(commands.Cog):
    """The command /orders and the handlers of the controls of standing orders."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.orders = desk.referee.orders

    def presses(self) -> dict[str, Press]:
        """Return the handlers of the controls, by action."""
        return {
            "orders": Press(self.open_page),
            "order": Press(self.given, changes=True),
            "ordercancel": Press(self.cancelled, changes=True),
            "mark": Press(self.marked, changes=True),
        }

    @app_commands.command(
        name=command_name("orders", "command-orders"), description=command_description("command-orders")
    )
    @app_commands.rename(match=command_name("match", "option-match"))
    @app_commands.describe(match=command_description("option-match"))
    async def orders_command(self, interaction: discord.Interaction[Any], match: str | None = None) -> None:
        """Show the user's standing orders."""
        answer = Answer(interaction)

        async def work() -> None:
            await self._show(answer, await self.desk.match(answer, match))

        await answer.run(work(), private=True)

    @orders_command.autocomplete("match")
    async def _matches(self, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
        return await offer_own_matches(self.desk, interaction, typed)

    async def open_page(self, answer: Answer, control: Control) -> None:
        """Show the page of standing orders, from a panel."""
        await self._show(answer, await self.desk.referee.live.by_code(control.code))

    async def given(self, answer: Answer, control: Control) -> None:
        """Give an order, from the page or a panel, and update the message it was given on."""
        kind, until = _kind(control), next(iter(answer.values), "")
        user = answer.interaction.user.id
        if control.slot == NOTE:
            try:
                live = await self.orders.give(control.code, user, kind, until)
            except RefusedError as error:
                await self._outlived(answer, error)
                return
            answer.committed = True
            await self._replace(answer, live)
            return
        live = await self.desk.referee.live.by_code(control.code)
        if control.slot.startswith(TURN):
            # Others see this message too, so the confirmation goes to the user alone.
            live = await self.orders.give(control.code, user, kind, until)
            answer.committed = True
            await answer.say(self._confirmation(answer, live, kind, until))
            return
        slot = panel_slot(live.seat_in_play(user).seat)
        async with self.desk.sender.holding(live.row.id, slot):
            live = await self.orders.give(control.code, user, kind, until)
            answer.committed = True
            await self._panel(answer, live, slot, kind, until)

    async def cancelled(self, answer: Answer, control: Control) -> None:
        """Cancel an order from the page; if the order has ended already, the refreshed page says so."""
        note = ""
        try:
            live = await self.orders.cancel(control.code, answer.interaction.user.id, _kind(control))
            answer.committed = True
        except RefusedError as error:
            if error.reason != GONE:
                await self._outlived(answer, error)
                return
            live, note = await self.desk.referee.live.by_code(control.code), words_in(answer.language)("orders-gone")
        await self._replace(answer, live, note)

    async def marked(self, answer: Answer, control: Control) -> None:
        """Set a public mark of the user's seat, and show the page again."""
        name, _, value = next(iter(answer.values), "").partition(" ")
        user = answer.interaction.user.id
        live = await self.desk.referee.live.by_code(control.code)
        seat = live.seat_in_play(user).seat
        before = Reader.of(live, answer.language, seat)
        label = before.game.mark_label(name, value, before.view.table) if _is_offered(live, seat, name, value) else ""
        live = await self.desk.referee.mark(control.code, user, seat, name, value)
        answer.committed = True
        await self._replace(answer, live, words_in(answer.language)("marks-done", mark=label))

    async def _panel(self, answer: Answer, live: Live, slot: str, kind: str, until: str) -> None:
        """Show the user's panel again in the message that was pressed, with a note about the order."""
        seat, note = live.seat_in_play(answer.interaction.user.id).seat, self._confirmation(answer, live, kind, until)
        await self.desk.show_panel(answer, live, seat, slot=slot, note=note)

    def _confirmation(self, answer: Answer, live: Live, kind: str, until: str) -> str:
        """Return the text that confirms a new order."""
        reader = Reader.of(live, answer.language)
        game = reader.game
        label, end = game.order_label(kind), game.until_label(kind, until)
        return reader.words("orders-given", order=label, until=end)

    async def _show(self, answer: Answer, live: Live) -> None:
        await answer.show(await self._page(answer, live), private=True)

    async def _replace(self, answer: Answer, live: Live, note: str = "") -> None:
        await answer.replace_private(await self._page(answer, live, note))

    async def _outlived(self, answer: Answer, error: RefusedError) -> None:
        """Replace the page with a note that the match is over. Raises any other refusal again.

        Only a press can change a page that one user alone sees, so its controls may outlive the match.
        """
        if error.reason != OVER:
            raise error
        await answer.replace_private(self.desk.note(words_in(answer.language)(error.reason)))

    async def _page(self, answer: Answer, live: Live, note: str = "") -> Message:
        """Return the page of the user's seat, with a note about the last press.

        Raises RefusedError if the user does not play, or the game has no orders.
        """
        seat = live.seat_in_play(answer.interaction.user.id).seat
        rules, _ = live.rules_and_match
        if not rules.game.orders:
            raise RefusedError("refused-no-orders")
        reader = Reader.of(live, answer.language, seat)
        return order_pages.page(reader, await self.orders.of(live, seat), note)


def _is_offered(live: Live, seat: Seat, name: str, value: str) -> bool:
    """Return whether a seat may set a mark to a value now; the referee refuses anything else."""
    rules, match = live.rules_and_match
    mark = rules.game.marks.get(name)
    return mark is not None and value in mark.values(rules.pack, match.board, seat)


def _kind(control: Control) -> str:
    """Return the kind of order that a control names. Raises RefusedError for a forged control."""
    if not control.args:
        raise RefusedError("refused-unknown-control")
    return control.args[0]
