"""Clocks in words: terms, spans, moments, and the lines of a board and of a call about who has to answer by when.

Moments are Discord's own timestamps: every reader sees them in their own time zone, and they count down by themselves.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from discord.app_commands import Choice

from engines.kernel.state.model import Seat
from referee.clocks.flags import ClockFace
from referee.clocks.terms import DAY, HOUR, MINUTE, Terms, parse_terms, terms_of
from referee.match.live import Live
from words.texts import Words, seat_letter

USUAL_CLOCKS = ("none", "5m", "15m", "15m+15s", "30m+30s", "1h+1m", "12h", "1d", "2d", "3d", "7d")
"""The clocks to choose from while somebody types one."""

TWO_PLAYER_CLOCK = "3d"
"""The first clock to choose from at a table of two: nobody waits for ever, and nobody has to answer in a hurry."""

UNITS = ((DAY, "span-days"), (HOUR, "span-hours"), (MINUTE, "span-minutes"), (1, "span-seconds"))

SAME_WITHIN = 60
"""Deadlines that differ by fewer seconds are shown as one."""


def moment(at: float, style: str = "R") -> str:
    """Return a moment as Discord shows it to each reader: "in 2 hours", "5 minutes ago"."""
    return f"<t:{math.ceil(at)}:{style}>"


def past_moment(at: float) -> str:
    """Return a past moment, "5 minutes ago". It is rounded down: rounded up, the present would read "in 1 second"."""
    return f"<t:{math.floor(at)}:R>"


def span(seconds: float, words: Words) -> str:
    """Return a length of time in its two largest units, such as "2 h 30 min"."""
    left, parts = max(0, math.ceil(seconds)), []
    for size, key in UNITS:
        count, left = divmod(left, size)
        if count:
            parts.append(words(key, count=count))
        if len(parts) == 2 or (parts and not count):
            break
    return " ".join(parts) or words("span-seconds", count=0)


def clock_words(terms: Terms, words: Words) -> str:
    """Return the terms of a clock, such as "3 days a move" or "30 min + 30 s"."""
    if terms.kind == "none":
        return words("clock-none")
    if terms.kind != "bank":
        return words("clock-move", span=span(terms.seconds, words))
    if not terms.increment:
        return words("clock-bank", span=span(terms.seconds, words))
    return words("clock-increment", span=span(terms.seconds, words), more=span(terms.increment, words))


def has_no_clock(live: Live) -> bool:
    """Return whether a match has no clock."""
    return terms_of(live.row.clock).kind == "none"


def usual_clocks(seats: int) -> list[str]:
    """Return the usual clocks in the order of the choices at a table of `seats` seats."""
    return (
        [TWO_PLAYER_CLOCK, *(value for value in USUAL_CLOCKS if value != TWO_PLAYER_CLOCK)]
        if seats == 2
        else [*USUAL_CLOCKS]
    )


def clock_choices(typed: str, words: Words, seats: int = 0) -> list[Choice[str]]:
    """Return the choices for a clock that is being typed: the clock typed so far, and the usual ones that contain the text.

    `seats` is the number of the table's seats, 0 if it is not known.
    """
    wanted = typed.strip().lower()
    found = {value: clock_words(parse_terms(value), words) for value in usual_clocks(seats)}
    fitting = {value: name for value, name in found.items() if wanted in value or wanted in name.lower()}
    try:
        own = clock_words(parse_terms(wanted), words)
    except ValueError:
        own = None
    if own is not None and own not in fitting.values():
        fitting = {wanted: own} | fitting
    return [Choice(name=name, value=value) for value, name in (fitting or found).items()]


# ---------------------------------------------------------------- the board


def waiting_lines(
    line: str, live: Live, faces: Mapping[Seat, ClockFace], seats: Sequence[Seat], words: Words
) -> list[str]:
    """Return `line`, which says who has to answer, with the deadline or the start of the wait, and notes on the clocks."""
    shown = [(seat, faces[seat]) for seat in seats if seat in faces]
    running = _running(shown)
    began = [face.since for _, face in shown if face.since is not None]
    if running and _is_one_deadline(running):
        lines = [words("board-until", line=line, moment=moment(min(running.values())))]
    elif running:
        lines = [line, words("board-dues", dues=_each(running))]
    elif began and live.row.paused is None and all(face.due is None for _, face in shown):
        lines = [words("board-since", line=line, moment=past_moment(min(began)))]
    else:
        lines = [line]
    return [*lines, *_notes(live, shown, words), *_banks(faces, words)]


def _notes(live: Live, shown: Sequence[tuple[Seat, ClockFace]], words: Words) -> list[str]:
    """Return a line for each reason why an answer is late: a fallen flag, a vacation, a pause."""
    lines = []
    for seat, face in shown:
        if face.fallen is not None and face.since is not None and has_no_clock(live):
            lines.append(words("board-silent", letter=seat_letter(seat), moment=past_moment(face.since)))
        elif face.fallen is not None:
            lines.append(words("board-fallen", letter=seat_letter(seat), moment=moment(face.fallen)))
        elif face.away is not None:
            lines.append(words("board-away", letter=seat_letter(seat), moment=moment(face.away, "D")))
    if live.row.paused is not None:
        lines.append(words(f"board-paused-{live.row.paused_by}", moment=moment(live.row.paused)))
    return lines


def _banks(faces: Mapping[Seat, ClockFace], words: Words) -> list[str]:
    """Return a line with the time left in each bank."""
    banks = [
        f"**{seat_letter(seat)}** {span(face.bank, words)}" for seat, face in faces.items() if face.bank is not None
    ]
    return [f"-# {words('board-banks', banks=' · '.join(banks))}"] if banks else []


def until_line(faces: Mapping[Seat, ClockFace], seats: Sequence[Seat], words: Words) -> str | None:
    """Return the text of the deadlines of these seats, None without a running clock."""
    running = _running([(seat, faces[seat]) for seat in seats if seat in faces])
    if not running:
        return None
    if _is_one_deadline(running):
        return words("turn-until", moment=moment(min(running.values())))
    return words("board-dues", dues=_each(running))


def _running(shown: Sequence[tuple[Seat, ClockFace]]) -> dict[Seat, float]:
    """Return the moment at which each running flag falls.

    A seat whose deadline lies before the last fallen flag has answered: else its own flag would be down.
    """
    fallen = max((face.fallen for _, face in shown if face.fallen is not None), default=0.0)
    return {seat: face.due for seat, face in shown if face.due is not None and face.due > fallen}


def _is_one_deadline(running: Mapping[Seat, float]) -> bool:
    """Return whether all flags fall at about the same moment."""
    return max(running.values()) - min(running.values()) < SAME_WITHIN


def _each(running: Mapping[Seat, float]) -> str:
    return " · ".join(f"**{seat_letter(seat)}** {moment(due)}" for seat, due in running.items())
