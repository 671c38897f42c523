"""The private panel behind **More**: what is wanted seldom, so that the board stays short on a phone.

An area adds its buttons by a line in `ENTRIES`: the action of the custom id, the key of the label, and whether the one who
looks is offered it. The action's handler stands in the area's own `handlers()`; its control's slot is "note", and it answers
with a new private message or by `answer.replace_private`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import msgspec
from discord import ui

from cogs import seat_messages
from cogs.admission import admit
from cogs.answers import Answer
from cogs.desk import Desk
from cogs.file_messages import FILE, VERIFY
from cogs.ids import NOTE, Control, custom_id
from cogs.judge_messages import ASK as CALL_JUDGE
from cogs.judge_messages import RECORD
from cogs.life_messages import MOVE
from cogs.messages import Message, Rows, button, text
from cogs.moderation import may_moderate
from cogs.moderation_messages import PANEL as MODERATE
from cogs.replay_messages import REPLAY
from cogs.report_messages import report_button
from cogs.settings_messages import OPEN as SETTINGS
from referee.errors import RefusedError
from referee.live import Live
from words.texts import Words, words

ROW = 5
"""Buttons in a row, by Discord."""

Offered = Callable[[Live, int], bool]
"""Whether a user who looks at a match is offered a button."""


class Entry(msgspec.Struct, frozen=True):
    """A button of the panel: its group, action and label, and who is offered it."""

    group: Literal["table", "own", "match"]
    action: str
    label: str
    offered: Offered


def anybody(_live: Live, _user: int) -> bool:
    """Offered to whoever looks."""
    return True


def playing(live: Live, user: int) -> bool:
    """Offered to the persons of a match that runs."""
    return live.row.status == "playing" and live.seat_of(user) is not None


def judgeable(live: Live, user: int) -> bool:
    """Offered to the persons of a match that runs, or that a fault has stopped."""
    return live.row.status in ("playing", "frozen") and live.seat_of(user) is not None


ENTRIES = (
    Entry("table", "watch", "button-watch", lambda live, user: live.seat_of(user) is None),
    Entry("table", "hands", "button-hands", lambda live, _user: live.row.status == "over"),
    Entry("table", "since", "button-since", anybody),
    Entry("table", "log", "button-log", anybody),
    Entry("table", REPLAY, "button-replay", anybody),
    Entry("table", "text", "button-text", anybody),
    Entry("table", "clocks", "button-clocks", anybody),
    Entry("table", FILE, "button-file", anybody),
    Entry("table", VERIFY, "button-verify", anybody),
    Entry("own", "turns", "button-turns", anybody),
    Entry("own", "vacation", "button-vacation", anybody),
    Entry("own", SETTINGS, "button-settings", anybody),
    Entry("match", MOVE, "button-move", lambda live, user: playing(live, user) and live.row.homeless is not None),
    Entry("match", "pause", "button-pause", lambda live, user: playing(live, user) and live.row.paused is None),
    Entry(
        "match", "resume", "button-resume", lambda live, user: playing(live, user) and live.row.paused_by == "consent"
    ),
    Entry("match", CALL_JUDGE, "button-judge", judgeable),
    Entry("match", RECORD, "button-rulings", anybody),
    Entry("match", "substitute", "button-substitute", playing),
    Entry("match", "giveup", "button-giveup", playing),
    Entry("match", "endless", "button-close", playing),
)
"""The buttons in their order; a group has its own rows."""


def more(live: Live, user: int, words: Words) -> Message:
    """Return the panel for a user."""
    items: Rows = [text(words("more-title", code=live.row.code))]
    for group in ("table", "own", "match"):
        made = [
            button(words, entry.label, custom_id(live.row.code, entry.action, NOTE))
            for entry in ENTRIES
            if entry.group == group and entry.offered(live, user)
        ]
        if made:
            items.append(text(f"**{words(f'more-{group}')}**"))
            rows: list[ui.ActionRow[Any]] = [ui.ActionRow(*made[n : n + ROW]) for n in range(0, len(made), ROW)]
            items += rows
    return Message(items)


class More:
    """What the button **More** does."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def handlers(self) -> dict[str, tuple[Any, bool]]:
        """Return what the controls do, by action, and whether they change the message that was pressed."""
        return {"more": (self.show, False), "giveup": (self.leave, False)}

    async def leave(self, answer: Answer, control: Control) -> None:
        """Ask once before the match is given up."""
        live = await self.desk.referee.live.by_code(control.code)
        live.person(answer.interaction.user.id)
        made = seat_messages.confirm_concede(live, words(answer.language))
        await answer.show(self.desk.about(answer, live, made), private=True)

    async def show(self, answer: Answer, control: Control) -> None:
        """Show the panel, from the board, a hand or a message that came from it."""
        live = await self.desk.referee.live.by_code(control.code)
        admit(answer, live)
        if live.match is None:
            raise RefusedError("refused-not-started", code=live.row.code)
        texts = words(answer.language)
        made = more(live, answer.interaction.user.id, texts)
        row: list[ui.Button[Any]] = [report_button(texts, live.row.code)]
        if not live.row.imported and await may_moderate(answer, self.desk.referee.db, live.row.channel):
            row.append(button(texts, "button-moderate", custom_id(live.row.code, MODERATE, NOTE)))
        made.items.append(ui.ActionRow(*row))
        answer.update = control.slot == NOTE and answer.private_source
        await (answer.replace(made) if answer.update else answer.show(made, private=True))
