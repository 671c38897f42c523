"""Standing orders by button and command: the private page, giving one there or on the panel, cancelling."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.common.match_choices import offer_own_matches
from cogs.kit.answers import Answer
from cogs.kit.custom_ids import NOTE, Control
from cogs.kit.localised import command_description, command_name
from cogs.kit.messages import Message
from cogs.kit.reader import Reader
from cogs.screens import order_pages
from referee.errors import RefusedError
from referee.match.live import Live
from referee.match.slots import TURN, panel_slot
from referee.seats.orders import GONE
from words.texts import words as words_in

OVER = "refused-over"
"""The reason of a refusal: the match has ended."""


class Orders(commands.Cog):
    """What the controls of standing orders do, and /orders."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.orders = desk.referee.orders

    def presses(self) -> dict[str, Press]:
        """What the controls do, by action."""
        return {
            "orders": Press(self.asked),
            "order": Press(self.given, changes=True),
            "ordercancel": Press(self.cancelled, changes=True),
        }

    @app_commands.command(
        name=command_name("orders", "command-orders"), description=command_description("command-orders")
    )
    @app_commands.rename(match=command_name("match", "option-match"))
    @app_commands.describe(match=command_description("option-match"))
    async def orders_command(self, interaction: discord.Interaction[Any], match: str | None = None) -> None:
        """Show what the user has ordered ahead."""
        answer = Answer(interaction)

        async def work() -> None:
            await self._show(answer, await self.desk.match(answer, match))

        await answer.run(work(), private=True)

    @orders_command.autocomplete("match")
    async def _matches(self, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
        return await offer_own_matches(self.desk, interaction, typed)

    async def asked(self, answer: Answer, control: Control) -> None:
        """Show the page, from a panel."""
        await self._show(answer, await self.desk.referee.live.by_code(control.code))

    async def given(self, answer: Answer, control: Control) -> None:
        """Give an order, on the page or on a panel, and show it there."""
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
            # Others see the message that was pressed: that there is an order is told to its giver alone.
            live = await self.orders.give(control.code, user, kind, until)
            answer.committed = True
            await answer.say(self._told(answer, live, kind, until))
            return
        slot = panel_slot(live.seat_in_play(user).seat)
        async with self.desk.sender.holding(live.row.id, slot):
            live = await self.orders.give(control.code, user, kind, until)
            answer.committed = True
            await self._panel(answer, live, slot, kind, until)

    async def cancelled(self, answer: Answer, control: Control) -> None:
        """Cancel an order, on the page; where it has ended meanwhile, the page says so as it is now."""
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

    async def _panel(self, answer: Answer, live: Live, slot: str, kind: str, until: str) -> None:
        """Show the user's panel anew in the message that was pressed, with what has been ordered."""
        seat, said = live.seat_in_play(answer.interaction.user.id).seat, self._told(answer, live, kind, until)
        await self.desk.show_panel(answer, live, seat, slot=slot, note=said)

    def _told(self, answer: Answer, live: Live, kind: str, until: str) -> str:
        """Return what has been ordered."""
        reader = Reader.of(live, answer.language)
        game = reader.game
        label, end = game.order_label(kind), game.until_label(kind, until)
        return reader.words("orders-given", order=label, until=end)

    async def _show(self, answer: Answer, live: Live) -> None:
        await answer.show(await self._page(answer, live), private=True)

    async def _replace(self, answer: Answer, live: Live, note: str = "") -> None:
        await answer.replace_private(await self._page(answer, live, note))

    async def _outlived(self, answer: Answer, error: RefusedError) -> None:
        """Say on the page, in place of its controls, that its match is over. Raises any other refusal.

        Nothing but a press can change a page that only one user sees: until then its controls outlive the match.
        """
        if error.reason != OVER:
            raise error
        await answer.replace_private(self.desk.note(words_in(answer.language)(error.reason)))

    async def _page(self, answer: Answer, live: Live, note: str = "") -> Message:
        """Return the page of the user's seat, with a note on what was pressed.

        Raises RefusedError where they do not play, or the game has no orders.
        """
        seat = live.seat_in_play(answer.interaction.user.id).seat
        rules, _ = live.rules_and_match
        if not rules.game.orders:
            raise RefusedError("refused-no-orders")
        reader = Reader.of(live, answer.language)
        return order_pages.page(reader, await self.orders.of(live, seat), note)


def _kind(control: Control) -> str:
    """Return which kind of order a control means. Raises RefusedError for a forged one."""
    if not control.args:
        raise RefusedError("refused-unknown-control")
    return control.args[0]
