"""Short messages that call players to act: the turn message in the channel, and reminders to one person."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
import msgspec
from discord import ui

from cogs.kit.composing.messages import Message, Rows, button, seat_name, text
from cogs.kit.controls.actions import SINCE
from cogs.kit.controls.custom_ids import custom_id
from cogs.kit.match_texts.durations import past_moment, until_line
from cogs.kit.match_texts.reader import Reader
from cogs.screens import order_pages
from cogs.screens.panel_pages import control_texts
from cogs.screens.questions.controls import controls
from cogs.screens.questions.drafts import SELECT, drafted, groups_of
from cogs.screens.questions.selects import Panel
from engines.kernel.automatic.orders import order_of
from engines.kernel.state.model import Decision, Seat
from referee.clocks.flags import ClockFace
from referee.match.slots import reminder_slot
from words.common.protocol import GameWords
from words.texts import Words, seat_letter


class Call(msgspec.Struct, frozen=True):
    """The players called to act.

    All users called, those of them who are pinged, recently abandoned seats, the clocks as everybody may see them, and the
    next seat in turn order (None if there is none).
    """

    users: Sequence[int]
    pings: Sequence[int]
    departed: Sequence[Seat]
    faces: Mapping[Seat, ClockFace] = {}
    following: Seat | None = None


def turn(reader: Reader, call: Call, link: str) -> Message:
    """Return the turn message; a question that is open to everybody can be answered on it."""
    live, words, names = reader.live, reader.words, reader.names
    code, (_, match) = live.row.code, live.rules_and_match
    slot, seen = f"turn.{match.next_id}", live.view(None)
    heading = reader.game.heading(seen.table)
    lines = [words("turn-line", who=words.join([f"<@{user}>" for user in call.users]), question=heading)]
    lines += [words("turn-left", name=names[seat], letter=seat_letter(seat)) for seat in call.departed]
    small = [f"[{words('turn-link')}]({link})"]
    if time := until_line(call.faces, seen.waiting, words):
        small.append(time)
    if call.following is not None:
        small.append(words("turn-next", name=seat_name(call.following, names)))
    lines.append(f"-# {' · '.join(small)}")
    question = _open_question(reader, slot) if seen.open is not None else []
    return Message([text("\n".join(lines)), *question, _buttons(code, slot, words)], pings=call.pings)


def answerable(asked: Decision | None, game: GameWords) -> bool:
    """Return whether a question can be answered in the channel: it is public, and one press gives the answer."""
    if asked is None or drafted(asked) or asked.several or len(asked.options) > SELECT:
        return False
    return not groups_of(asked, game)


def _open_question(reader: Reader, slot: str) -> Rows:
    """Return the public question with its controls, and the select of the standing order for it.

    Of a question with hidden answers too only the others stand here, which the text says whatever there is.
    """
    live, game, words = reader.live, reader.game, reader.words
    seen = live.view(None)
    if seen.open is None or not answerable(seen.open, game) or all(s.seat != seen.open.seat for s in live.humans):
        return []
    asked, rules = seen.open, live.rules_and_match[0]
    question = f"**{game.question(asked, seen.table)}**\n{game.help_text(asked, seen.table)}".rstrip()
    if asked.kind in rules.game.open_answers:
        question += "\n-# " + words("turn-hidden", button=words("button-act"))
    shown = Panel(live.row.code, slot, "c", asked.seat, asked, seen.table, (), ())
    order = order_of(rules.game.orders, asked)
    beside = [order_pages.select(reader, slot, order)] if order and order.beside else []
    return [text(question), *controls(shown, game, control_texts(words)), *beside]


def again(reader: Reader, seat: Seat, face: ClockFace, link: str) -> Message:
    """Return the private reminder that the table waits for this seat."""
    assert face.since is not None
    seen, words, lines = reader.view, reader.words, [_head(reader, seat)]
    if seen.decision is not None:
        lines.append(f"**{reader.game.question(seen.decision, seen.table)}**")
    lines.append(words("remind-waits", moment=past_moment(face.since)))
    time = until_line({seat: face}, [seat], words)
    lines.append("-# " + " · ".join([f"[{words('turn-link')}]({link})", *([time] if time else [])]))
    return Message([text("\n".join(lines)), _buttons(reader.live.row.code, reminder_slot(seat), words)])


def next_up(reader: Reader, seat: Seat, after: str, link: str) -> Message:
    """Return the private note that a seat is next; `after` names the player asked now."""
    words = reader.words
    lines = [_head(reader, seat), words("remind-next", name=after), f"-# [{words('turn-link')}]({link})"]
    return Message([text("\n".join(lines)), _buttons(reader.live.row.code, reminder_slot(seat), words)])


def _head(reader: Reader, seat: Seat) -> str:
    words, row = reader.words, reader.live.row
    game = words(f"{row.game}-title")
    return words("remind-title", game=game, code=row.code, letter=seat_letter(seat))


def _buttons(code: str, slot: str, words: Words) -> ui.ActionRow[Any]:
    return ui.ActionRow(
        button(words, "button-act", custom_id(code, "act", slot), discord.ButtonStyle.primary),
        button(words, "button-since", custom_id(code, SINCE, slot)),
    )
