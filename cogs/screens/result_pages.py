"""Messages after the end of a match: the result, and the secret of the dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from cogs.kit.buttons import (
    afterwards_button,
    dice_button,
    file_buttons,
    further_button,
    hands_button,
    replay_button,
)
from cogs.kit.custom_ids import NOTE, custom_id
from cogs.kit.messages import GOLD, Message, button, text
from cogs.kit.reader import Reader
from cogs.screens.board_pages import ended
from cogs.screens.pack_lines import with_packs
from referee.match.live import Live
from referee.match.slots import RESULT
from words.texts import Words, seat_letter


def result(reader: Reader, users: Sequence[int], picture: tuple[bytes, str] | None) -> Message:
    """Return the message with the result; `picture` shows the final table, with its Alt text."""
    live, words, code = reader.live, reader.words, reader.live.row.code
    head = words("result-title", game=words(f"{live.row.game}-title"), code=code)
    who = words.join([f"<@{user}>" for user in users])
    packs = [f"-# {line}" for line in with_packs(words, live.rules_and_match[0].pack)]
    message = Message([text("\n".join(line for line in (head, ended(reader), who, *packs) if line))], colour=GOLD)
    if picture is not None:
        message.picture("result.png", *picture)
    # Rows of buttons that fit side by side on a phone.
    again: ui.ActionRow[Any] = ui.ActionRow(
        afterwards_button(words, live, RESULT),
        button(words, "button-log", custom_id(code, "log", RESULT, 0)),
        replay_button(words, code, RESULT),
    )
    opened: ui.ActionRow[Any] = ui.ActionRow(hands_button(words, code, RESULT), dice_button(words, code, RESULT))
    proofs: ui.ActionRow[Any] = ui.ActionRow(*file_buttons(words, code, RESULT))
    learning: ui.ActionRow[Any] = ui.ActionRow(further_button(words, code, RESULT))
    message.items += [again, opened, proofs, learning]
    return message


def dice(live: Live, words: Words) -> Message:
    """Return everything needed to recompute the dice of a finished match (engines/kernel/state/dice.py)."""
    row = live.row
    numbers = "\n".join(
        f"{n}. **{seat_letter(seat)}** `{number}`" for n, (seat, number) in enumerate(live.press_numbers, 1)
    )
    return Message(
        [
            text(f"{words('dice-title', code=row.code)}\n{words('dice-rule')}"),
            text(words("dice-secret", secret=row.secret)),
            text(words("dice-hash", hash=row.commitment, origin="file" if row.imported else "here")),
            text(f"{words('dice-numbers')}\n{numbers}"),
            ui.ActionRow(*file_buttons(words, row.code, NOTE)),
        ]
    )
