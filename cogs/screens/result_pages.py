"""Messages after the end of a match: the result, and the secret of the dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from cogs.kit.composing.messages import GOLD, Message, button, seat_name, text
from cogs.kit.controls.buttons import (
    afterwards_button,
    dice_button,
    file_buttons,
    further_button,
    hands_button,
    replay_button,
)
from cogs.kit.controls.custom_ids import NOTE, custom_id
from cogs.kit.match_texts.reader import Reader
from cogs.screens.board_pages import ended
from cogs.screens.pack_lines import with_packs
from referee.match.live import Live
from referee.match.slots import RESULT
from referee.ratings.showing import Change
from words.texts import Words, seat_letter, signed


def result(
    reader: Reader,
    users: Sequence[int],
    picture: tuple[bytes, str] | None,
    changes: Sequence[Change] = (),
    aside: str = "",
    last: str = "",
) -> Message:
    """Return the message with the result.

    `picture` shows the final table, with its Alt text; `changes` are those of ratings; `aside` is the line about an end that
    decides nothing in its tournament; `last` is the line of the story that tells of the act that ended the match.
    """
    live, words, code = reader.live, reader.words, reader.live.row.code
    head = words("result-title", game=words(f"{live.row.game}-title"), code=code)
    who = words.join([f"<@{user}>" for user in users])
    packs = [f"-# {line}" for line in with_packs(words, live.rules_and_match[0].pack)]
    lines = [head, ended(reader), f"-# {last}" if last else "", aside, *_ratings(reader, changes), who, *packs]
    message = Message([text("\n".join(line for line in lines if line))], colour=GOLD)
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


def _ratings(reader: Reader, changes: Sequence[Change]) -> list[str]:
    """Return the changes of ratings, a line for each person who began; nothing for an unrated match."""
    if not changes:
        return []
    words = reader.words
    holders = {seat.user: seat.seat for seat in reader.live.seats if seat.status != "practice"}
    lines = [words("result-ratings")]
    for one in changes:
        # Somebody else may play on this seat by now: the rating is that of who began.
        names = reader.names if holders.get(one.user) == one.seat else {one.seat: reader.make_safe(one.name)}
        lines.append(
            words(
                "result-rating",
                name=seat_name(one.seat, names),
                before=_figure(one.before, words, is_provisional=one.was_provisional),
                after=_figure(one.after, words, is_provisional=one.is_provisional),
                change=signed(one.after - one.before),
            )
        )
    if any(one.was_provisional or one.is_provisional for one in changes):
        lines.append(words("result-ratings-mark"))
    return lines


def _figure(rating: int, words: Words, *, is_provisional: bool) -> str:
    return f"{rating}{words('ratings-mark') if is_provisional else ''}"


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
