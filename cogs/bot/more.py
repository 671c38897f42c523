"""The private panel behind **More**: buttons that are seldom needed, so that the board stays short on a phone.

A feature adds its buttons as entries in its `setup`. The slot of these controls is "note"; their handlers answer with a new
private message or with `answer.replace_private`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, get_args

from discord import ui

from cogs.common.desk import Desk
from cogs.common.features import Entry, Group, Press
from cogs.common.may_watch import check_may_watch
from cogs.kit.answering.answers import Answer
from cogs.kit.composing.messages import Message, Rows, button, text
from cogs.kit.controls.actions import MORE
from cogs.kit.controls.custom_ids import NOTE, Control, custom_id
from referee.errors import RefusedError
from referee.match.live import Live
from words.texts import Words
from words.texts import words as words_in

ROW = 5
"""Discord's limit for buttons in a row."""


def more_panel(live: Live, user: int, entries: Iterable[Entry], words: Words) -> Message:
    """Return the panel with the entries that are offered to a user. Permissions are not looked at."""
    items: Rows = [text(words("more-title", code=live.row.code))]
    for group in get_args(Group):
        made = [
            button(words, entry.label, custom_id(live.row.code, entry.action, NOTE))
            for entry in entries
            if entry.group == group and entry.is_offered(live, user)
        ]
        if made:
            items += [text(f"**{words(f'more-{group}')}**")] if group != "last" else []
            rows: list[ui.ActionRow[Any]] = [ui.ActionRow(*made[n : n + ROW]) for n in range(0, len(made), ROW)]
            items += rows
    return Message(items)


class More:
    """Handles the button **More**."""

    def __init__(self, desk: Desk, entries: Iterable[Entry]) -> None:
        self.desk = desk
        self.entries = sorted(entries, key=lambda entry: entry.place)

    def presses(self) -> dict[str, Press]:
        """Return the handlers of the controls, by action."""
        return {MORE: Press(self.show)}

    async def show(self, answer: Answer, control: Control) -> None:
        """Show the panel. The button is on boards, on hands and on messages that the panel opened."""
        live = await self.desk.referee.live.by_code(control.code)
        check_may_watch(answer, live)
        if live.match is None:
            raise RefusedError("refused-not-started", code=live.row.code)
        permitted = [entry for entry in self.entries if entry.may_press is None or await entry.may_press(answer, live)]
        made = more_panel(live, answer.interaction.user.id, permitted, words_in(answer.language))
        answer.update = control.slot == NOTE and answer.is_source_private
        await (answer.replace(made) if answer.update else answer.show(made, private=True))
