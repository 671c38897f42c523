"""The pages of a match's clocks and of a person's vacation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord import ui

from cogs.kit.composing.messages import Message, Rows, button, seat_name, text
from cogs.kit.controls.actions import ADD_CLOCK, MORE, TAKE_VACATION
from cogs.kit.controls.custom_ids import NOTE, custom_id
from cogs.kit.match_texts.durations import clock_words, has_no_clock, moment, past_moment, span
from cogs.kit.match_texts.reader import Reader
from engines.kernel.state.model import Seat
from referee.clocks.flags import ClockFace
from referee.clocks.terms import Terms, terms_of
from referee.clocks.vacations import AT_ONCE, Vacation
from referee.match.live import Live
from words.texts import Words

VACATION = "VACATION"
"""The code in the ids of controls that belong to a vacation, not to a match."""

VACATION_LENGTHS = (3, 7, 14, AT_ONCE)
"""Days of a vacation that have a button."""


# ---------------------------------------------------------------- a match's clocks


def clocks_page(
    reader: Reader, faces: Mapping[Seat, ClockFace], own: tuple[Seat, ClockFace] | None, silence: int
) -> Message:
    """Return the clocks of a match. `own` is the reader's seat with its exact clock, None for a reader without a seat.

    In a match without clocks the others may decide about a silent seat after `silence` days, 0: never.
    """
    live, words = reader.live, reader.words
    terms = terms_of(live.row.clock)
    head = f"{words('clocks-title', code=live.row.code)}\n{clock_words(terms, words)}"
    if live.row.paused is not None:
        head += f"\n{words(f'board-paused-{live.row.paused_by}', moment=past_moment(live.row.paused))}"
    mine, exact = own if own is not None else (None, ClockFace())
    shown = {**faces, **({mine: exact} if mine is not None else {})}
    without = has_no_clock(live)
    lines = [
        f"{seat_name(seat, reader.names)}: {clock_status(face, words, without=without)}"
        for seat, face in sorted(shown.items())
    ]
    items: Rows = [text(head), text("\n".join(lines) or words("clocks-nobody"))]
    items.append(text("\n".join(f"-# {line}" for line in _explanation(terms, silence, words))))
    items.append(ui.ActionRow(*_buttons(live, mine, words)))
    return Message(items)


def clock_status(face: ClockFace, words: Words, *, without: bool = False) -> str:
    """Return the state of one clock; in a match without clocks, how long a person has been asked."""
    parts = []
    if face.sealed is not None:
        parts.append(words("clock-sealed"))
    elif face.fallen is not None and without:
        parts.append(words("clock-silent", moment=past_moment(face.since or face.fallen)))
    elif face.fallen is not None:
        parts.append(words("clock-fallen", moment=past_moment(face.fallen)))
    elif face.rest is not None:
        parts.append(words("clock-rest", span=span(face.rest, words)))
    elif face.due is not None:
        parts.append(words("clock-due", moment=moment(face.due)))
    elif face.since is not None:
        parts.append(words("clock-since", moment=past_moment(face.since)))
    else:
        parts.append(words("clock-stands"))
    if face.bank is not None:
        parts.append(words("clock-in-bank", span=span(face.bank, words)))
    if face.away is not None:
        parts.append(words("clock-away", moment=moment(face.away, "D")))
    return " · ".join(parts)


def _explanation(terms: Terms, silence: int, words: Words) -> list[str]:
    """Return lines that explain the terms of a clock."""
    if terms.kind == "none":
        return [words("clock-means-none"), *([words("clock-means-silence", days=silence)] if silence else [])]
    if terms.kind == "bank":
        return [words("clock-means-bank" if terms.increment else "clock-means-budget"), words("clock-means-fall")]
    return [*([words("clock-means-days")] if terms.kind == "days" else []), words("clock-means-fall")]


def _buttons(live: Live, mine: Seat | None, words: Words) -> list[ui.Button[Any]]:
    code = live.row.code
    made = []
    action = {None: "pause", "consent": "resume"}.get(live.row.paused_by)
    if mine is not None and live.row.status == "playing" and action is not None:
        made.append(button(words, f"button-{action}", custom_id(code, action, NOTE)))
    if mine is not None and live.row.status == "playing" and has_no_clock(live):
        made.append(button(words, "button-add-clock", custom_id(code, ADD_CLOCK, NOTE)))
    made.append(button(words, "button-vacation", custom_id(code, TAKE_VACATION, NOTE)))
    made.append(button(words, "button-more", custom_id(code, MORE, NOTE)))
    return made


# ---------------------------------------------------------------- a vacation


def vacation_page(held: Vacation, words: Words, note: str | None = None) -> Message:
    """Return the page of a vacation: its effect, the days left, and the buttons to begin or end one."""
    lines = [words("vacation-title"), *([note] if note else [])]
    if held.finish is not None:
        lines.append(words("vacation-runs", moment=moment(held.finish, "f")))
        row = [
            button(words, "button-vacation-end", custom_id(VACATION, "holidayend", NOTE), discord.ButtonStyle.primary)
        ]
    else:
        lines.append(words("vacation-means"))
        # Somebody with fewer days left than the shortest button may take them all.
        lengths = [days for days in VACATION_LENGTHS if days <= held.left] or ([held.left] if held.left else [])
        row = [
            ui.Button(label=words("span-days", count=days), custom_id=custom_id(VACATION, "holiday", NOTE, days))
            for days in lengths
        ]
    lines.append(words("vacation-left", count=held.left))
    if held.finish is None and row:
        lines[-1] += f" {words('vacation-how-long')}"
    return Message([text("\n".join(lines)), *([ui.ActionRow(*row)] if row else [])])
