"""The public board: the table's picture or text, the state of the match, the buttons, the latest events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
import msgspec
from discord import ui

from cogs.kit.composing.messages import (
    GOLD,
    SLATE,
    Message,
    Rows,
    button,
    seat_name,
    stopped_text,
    text,
)
from cogs.kit.controls.actions import HELP, MORE, RETURN
from cogs.kit.controls.buttons import afterwards_button, dice_button, reference_buttons
from cogs.kit.controls.custom_ids import custom_id
from cogs.kit.match_texts.durations import moment, waiting_lines
from cogs.kit.match_texts.reader import Reader
from engines.kernel.state.model import Decision, Seat
from referee.clocks.flags import ClockFace
from referee.match.live import Live
from referee.match.slots import BOARD
from words.texts import Words, seat_letter, sentence


class Public(msgspec.Struct, frozen=True):
    """The data of the public board besides its reader.

    The latest events, the seats that private messages do not reach, the votes to remove each abandoned seat, the picture
    with its Alt text, the clocks as everybody may see them, the moment the match closes if nothing happens, the votes
    needed for a removal, the place in a tournament, and a line if the end decides nothing there.
    """

    story: Sequence[str]
    closed_dms: Sequence[Seat]
    votes: Mapping[Seat, int]
    picture: tuple[bytes, str] | None
    faces: Mapping[Seat, ClockFace] = {}
    closing: float | None = None
    needed: int = 0
    place: str = ""
    aside: str = ""


def board(reader: Reader, made: Public, watching: Sequence[ui.Button[Any]] = ()) -> Message:
    """Return the public board, in text without a picture; the buttons stand above the story.

    `watching` are the buttons for a watcher, in place of those for the players.
    """
    live, seen, words = reader.live, reader.view, reader.words
    row = live.row
    over = seen.outcome is not None or row.status == "closed"
    head = words("board-title", game=words(f"{row.game}-title"), code=row.code)
    place = f"-# {made.place}\n" if made.place else ""
    items: Rows = [text(f"{head}\n{place}{reader.game.heading(seen.table)}")]
    message = Message(items, colour=GOLD if over else SLATE)
    if made.picture is None:
        items.append(text(text_board(reader)))
    else:
        message.picture("board.png", *made.picture)
    buttons = watching or _board_buttons(reader)
    items += [text("\n".join(_state(reader, made))), ui.ActionRow(*buttons)]
    if beside := reference_buttons(live, reader.game, BOARD) if not watching else []:
        items.append(ui.ActionRow(*beside))
    if row.status == "playing" and row.paused_by == "consent" and not watching:
        items.append(ui.ActionRow(button(words, "button-resume", custom_id(row.code, "resume", BOARD))))
    if made.votes and row.status == "playing" and not watching:
        items += _removals(reader, made)
    if made.story and made.picture:  # a text board leaves no room within Discord's 4,000 characters
        items.append(text("\n".join(made.story)))
    return message


def damaged(live: Live, words: Words) -> Message:
    """Return the message about a match of which nothing can be shown, because what is stored of it is damaged."""
    head = words("board-title", game=words(f"{live.row.game}-title"), code=live.row.code)
    return Message([text(f"{head}\n{stopped_text(live, words)}")], colour=SLATE)


def _state(reader: Reader, made: Public) -> list[str]:
    """Return the lines about the present state: the players awaited and changes at the table, or the match's end."""
    live, seen, words, names = reader.live, reader.view, reader.words, reader.names
    if live.row.status in ("frozen", "closed"):
        return [stopped_text(live, words)]
    if seen.outcome is not None:
        return [ended(reader), *([made.aside] if made.aside else [])]
    asked = [s.seat for s in live.humans if s.seat in seen.waiting]
    lines = waiting_lines(waited(reader), live, made.faces, asked, words)
    if made.picture is not None and (ahead := reader.game.prospects(seen.table)):
        lines.append(ahead)
    if made.closing is not None:
        lines.append(words("board-closing", moment=moment(made.closing)))
    lines += [words("board-gone", name=seat_name(s.seat, names)) for s in live.humans if s.gone is not None]
    lines += [words("board-left", name=names[s], letter=seat_letter(s)) for s in made.votes]
    if made.closed_dms:
        lines.append(words("board-closed-dms", names=words.join([seat_name(s, names) for s in made.closed_dms])))
    return lines


def ended(reader: Reader) -> str:
    """Return the result of a match, and the players who left before its end: conceded, or removed by the table."""
    words = reader.words
    left = [seat_name(s.seat, reader.names) for s in reader.live.seats if s.status == "left"]
    lines = [reader.game.result(reader.view.table), words("result-left", names=words.join(left)) if left else ""]
    return "\n".join(line for line in lines if line)


def _board_buttons(reader: Reader) -> list[ui.Button[Any]]:
    live, seen, words = reader.live, reader.view, reader.words
    code = live.row.code
    if seen.outcome is not None or live.row.status == "closed":
        first = [afterwards_button(words, live, BOARD)]
        last = [dice_button(words, code, BOARD)] if seen.outcome is not None else []
    else:
        first = [
            button(words, "button-act", custom_id(code, "act", BOARD), discord.ButtonStyle.primary),
            button(words, "button-hand", custom_id(code, "hand", BOARD)),
        ]
        last = []
    return [
        *first,
        button(words, "button-log", custom_id(code, "log", BOARD, 0)),
        *last,
        button(words, "button-help", custom_id(code, HELP, BOARD)),
        button(words, "button-more", custom_id(code, MORE, BOARD)),
    ]


def _removals(reader: Reader, made: Public) -> Rows:
    """Return the buttons to vote for the removal of abandoned seats, the explanation, and the button to return."""
    code, words = reader.live.row.code, reader.words
    removals = [
        ui.Button[Any](
            label=words("button-remove", letter=seat_letter(seat), votes=count, needed=made.needed),
            custom_id=custom_id(code, "remove", BOARD, seat),
        )
        for seat, count in made.votes.items()
    ]
    back = button(words, "button-return", custom_id(code, RETURN, BOARD))
    return [text(f"-# {words('board-practice')}"), ui.ActionRow(*removals), ui.ActionRow(back)]


def waited(reader: Reader) -> str:
    """Return the line that names the players awaited."""
    live, seen, words = reader.live, reader.view, reader.words
    # Practice players answer by themselves: name them only if the match waits for nobody else.
    waiting = [s.seat for s in live.humans if s.seat in seen.waiting] or seen.waiting
    key = "board-choosing" if seen.sealed else "board-waiting"
    return words(key, names=words.join([seat_name(s, reader.names) for s in waiting]))


def whole_board(reader: Reader) -> str:
    """Return the whole table as text: the game, its heading, the reader's seat, the players awaited or the result, the board."""
    seen, game = reader.view, reader.game
    head = [f"**{sentence(game.title())} {game.heading(seen.table)}**"]
    if seen.viewer is not None:
        head.append(reader.words("board-you", letter=seat_letter(seen.viewer)))
    if seen.outcome is not None:
        head.append(f"{ended(reader)}\n")
    return "\n".join([*head, waited_board(reader)])


def waited_board(reader: Reader, asked: Decision | None = None) -> str:
    """Return the board as text below the line that names the players awaited."""
    board = text_board(reader, asked)
    return f"{waited(reader)}\n\n{board}" if reader.live.row.status == "playing" else board


def text_board(reader: Reader, asked: Decision | None = None) -> str:
    """Return the board as text with a list of the practice players' seats, since a person may have such a name too.

    `asked` is a question whose answers are explained elsewhere on the message.
    """
    words = reader.words
    board = reader.game.text_board(reader.view.table, asked=asked)
    played = [seat_letter(s.seat) for s in reader.live.seats if s.status == "practice"]
    return f"{board}\n\n-# {words('board-bots', letters=words.join(played))}" if played else board
