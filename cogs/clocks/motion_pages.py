"""The messages about motions: what to do about fallen flags, a pause, a clock, the end without a result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import ui

from cogs.kit.composing.messages import Message, Rows, button, seat_name, text
from cogs.kit.controls.actions import ADD_CLOCK, MORE
from cogs.kit.controls.custom_ids import NOTE, custom_id
from cogs.kit.match_texts.durations import clock_words, has_no_clock, past_moment, span
from cogs.kit.match_texts.reader import Reader, table_line
from engines.kernel.state.model import Seat
from referee.clocks.flags import ClockFace
from referee.clocks.terms import parse_terms, renewed_seconds, terms_of
from referee.match.live import Live
from referee.match.slots import LATE, MOTION
from referee.seats.motions import Motion
from store.seats.motions import TABLE
from words.texts import Words

SEAT_MOTIONS = ("wait", "practice", "remove")
"""The kinds of motions about one seat, in the order of the buttons."""

ADDED_CLOCKS = ("1d", "2d", "3d", "5d", "7d", "14d")
"""The clocks that a running match can get, as typed: days only, so that nobody has to meet at a fixed hour."""

IRREVERSIBLE = ("remove", "close")
"""The kinds of motions that cannot be undone: the press that decides one has to be confirmed."""


def late_message(reader: Reader, possible: Sequence[Motion], faces: Mapping[Seat, ClockFace]) -> Message | None:
    """Return the motions about seats whose flag has fallen or whose user has left the server, None without such a seat."""
    seats = sorted({m.about for m in possible if m.kind == "practice"})
    if not seats:
        return None
    live, words = reader.live, reader.words
    two, many = len(live.rules_and_match[1].seats) == 2, len(seats) > 1
    items: Rows = []
    explanations: list[str] = []
    for seat in seats:
        motions = [m for way in SEAT_MOTIONS for m in possible if (m.kind, m.about) == (way, seat)]
        fallen = faces[seat].fallen if seat in faces else None
        head = _head(reader, seat, faces)
        explained = [words("late-means-answer")] if fallen is not None else []
        explained += [_explanation(live, m, words, two=two) for m in motions]
        explanations += [line for line in explained if line not in explanations]
        # The buttons are explained once, below all of them if there are several seats.
        lines = [head] if many else [head, *(f"-# {line}" for line in explanations)]
        items += [text("\n".join(lines)), ui.ActionRow(*(vote_button(live, LATE, m, words) for m in motions))]
    if many:
        items.append(text("\n".join(f"-# {line}" for line in explanations)))
    items += _for_all(live, possible, words)
    asked = sorted({seat for m in possible if m.kind == "practice" for seat in m.asked})
    users = [s.user for s in live.humans if s.seat in asked and s.user is not None]
    if users:
        items.append(text(words("late-asked", names=words.join([f"<@{user}>" for user in users]))))
    items.append(text(f"-# {table_line(reader)}"))
    return Message(items, pings=users)


def _head(reader: Reader, seat: Seat, faces: Mapping[Seat, ClockFace]) -> str:
    """Return the line that says why the others may decide about a seat."""
    words, face, name = reader.words, faces.get(seat, ClockFace()), seat_name(seat, reader.names)
    if face.fallen is None:
        return words("late-gone", name=name)
    if has_no_clock(reader.live):
        return words("late-silent", name=name, moment=past_moment(face.since or face.fallen))
    return words("late-fallen", name=name, moment=past_moment(face.fallen))


def _for_all(live: Live, possible: Sequence[Motion], words: Words) -> Rows:
    """Return the motions about the whole table: the end of the match, and a clock for a match without one."""
    close = next((m for m in possible if m.kind == "close"), None)
    if close is None:
        return []
    lines, row = [words("late-means-close")], [vote_button(live, LATE, close, words)]
    if has_no_clock(live):
        lines.append(words("late-means-clock"))
        row.append(button(words, "button-add-clock", custom_id(live.row.code, ADD_CLOCK, LATE)))
    return [text("\n".join(f"-# {line}" for line in lines)), ui.ActionRow(*row)]


def _explanation(live: Live, motion: Motion, words: Words, *, two: bool) -> str:
    """Return the line that explains a motion about a seat."""
    if motion.kind == "wait" and has_no_clock(live):
        return words("late-means-wait-silent")
    if motion.kind == "wait":
        return words("late-means-wait", span=span(renewed_seconds(terms_of(live.row.clock)) or 0, words))
    if motion.kind == "remove" and two:
        return words("late-means-win")
    return words(f"late-means-{motion.kind}")


def vote_button(live: Live, slot: str, motion: Motion, words: Words) -> ui.Button[Any]:
    """Return the button that votes for a motion, with the votes counted and those needed."""
    about = () if motion.about == TABLE else (motion.about,)
    return ui.Button(
        label=words(f"button-vote-{motion.kind}", votes=len(motion.votes), needed=motion.needed),
        style=discord.ButtonStyle.secondary,
        custom_id=custom_id(live.row.code, "vote", slot, motion.kind, *about),
    )


def confirmation(live: Live, motion: Motion, words: Words) -> Message:
    """Return the question before a vote that decides a motion for good."""
    about = () if motion.about == TABLE else (motion.about,)
    name = custom_id(live.row.code, "vote", NOTE, motion.kind, *about)
    row: ui.ActionRow[Any] = ui.ActionRow(
        button(words, "button-keep", custom_id(live.row.code, MORE, NOTE)),
        button(words, "button-sure", name, discord.ButtonStyle.danger),
    )
    return Message([text(words(f"late-sure-{motion.kind}")), row])


def proposals(reader: Reader, motions: Sequence[Motion]) -> Message | None:
    """Return the open motions about the whole table with the buttons to agree and to refuse, None without motions."""
    live, words, names = reader.live, reader.words, reader.names
    items: Rows = []
    pings: set[int] = set()
    for motion in motions:
        missing = [s.user for s in live.humans if s.seat in motion.asked and s.seat not in motion.votes]
        users = [user for user in missing if user is not None]
        lines = [
            words(
                f"motion-{motion.kind}",
                names=words.join([seat_name(seat, names) for seat in motion.votes]),
                clock=clock_words(parse_terms(motion.terms or ""), words) if motion.kind == "clock" else "",
            ),
            words("motion-missing", names=words.join([f"<@{user}>" for user in users])),
        ]
        row: ui.ActionRow[Any] = ui.ActionRow(
            button(
                words,
                "button-motion-agree",
                custom_id(live.row.code, "second", MOTION, motion.kind),
                discord.ButtonStyle.success,
            ),
            button(words, "button-motion-against", custom_id(live.row.code, "against", MOTION, motion.kind)),
        )
        items += [text("\n".join(lines)), row]
        pings |= set(users)
    if not items:
        return None
    return Message([*items, text(f"-# {table_line(reader)}")], pings=sorted(pings))


def clock_question(live: Live, motion: Motion, words: Words) -> Message:
    """Return the question which clock to add to a match; if a clock is proposed already, the note about that one."""
    if motion.votes and motion.terms is not None:
        proposed = clock_words(parse_terms(motion.terms), words)
        return Message([text(words("motion-clock-asked", clock=proposed)), ui.ActionRow(_back(live, words))])
    options = [
        discord.SelectOption(label=clock_words(parse_terms(typed), words), value=typed) for typed in ADDED_CLOCKS
    ]
    pick: ui.Select[Any] = ui.Select(
        custom_id=custom_id(live.row.code, "addedclock", NOTE), placeholder=words("motion-clock-pick"), options=options
    )
    alone = "alone" if motion.needed == 1 else "all"
    lines = [words("motion-question-clock"), words(f"motion-{alone}-clock")]
    return Message([text("\n".join(lines)), ui.ActionRow(pick), ui.ActionRow(_back(live, words))])


def _back(live: Live, words: Words) -> ui.Button[Any]:
    return button(words, "button-keep", custom_id(live.row.code, MORE, NOTE))


def proposal_question(live: Live, kind: str, words: Words, *, alone: bool) -> Message:
    """Return the explanation of a motion with the button that proposes it; `alone` if nobody else has to agree."""
    yes = button(
        words,
        f"button-{kind}-{'now' if alone else 'ask'}",
        custom_id(live.row.code, "propose", NOTE, kind),
        discord.ButtonStyle.danger if kind in IRREVERSIBLE else discord.ButtonStyle.primary,
    )
    lines = [words(f"motion-question-{kind}"), words(f"motion-{'alone' if alone else 'all'}-{kind}")]
    return Message([text("\n".join(lines)), ui.ActionRow(_back(live, words), yes)])
