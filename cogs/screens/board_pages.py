"""The public board: the table's picture or text, what is waited for, what can be pressed, the latest events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
import msgspec
from discord import ui

from cogs.kit.actions import HELP, MORE, RETURN
from cogs.kit.buttons import dice_button, reference, rematch
from cogs.kit.custom_ids import custom_id
from cogs.kit.durations import moment, waiting
from cogs.kit.messages import (
    GOLD,
    SLATE,
    Message,
    Rows,
    button,
    seat_name,
    stopped,
    text,
)
from cogs.kit.names import safe_names
from engines.kernel.state.model import Decision, Seat
from engines.kernel.views import Seen
from referee.clocks.flags import Face
from referee.match.live import Live
from referee.match.slots import BOARD
from words.common.protocol import GameWords
from words.texts import Words, seat_letter, sentence


class Public(msgspec.Struct, frozen=True):
    """What the public board is made from besides the view.

    The names, the latest events, whom private messages do not reach, the votes for removing each seat of the practice
    player, the picture with its Alt text, the clocks as all may see them, when the match closes if nothing happens, and
    how many must want a removal.
    """

    names: Mapping[Seat, str]
    story: Sequence[str]
    closed_dms: Sequence[Seat]
    votes: Mapping[Seat, int]
    picture: tuple[bytes, str] | None
    faces: Mapping[Seat, Face] = {}
    closing: float | None = None
    needed: int = 0


def board(
    live: Live,
    made: Public,
    seen: Seen,
    game: GameWords,
    words: Words,
    watching: Sequence[ui.Button[Any]] = (),
) -> Message:
    """Return the public board; without a picture it is told in text. What can be pressed stands above the story.

    `watching` are the buttons for somebody who watches, in place of those for all who play.
    """
    row = live.row
    over = seen.outcome is not None or row.status == "closed"
    head = words("board-title", game=words(f"{row.game}-title"), code=row.code)
    items: Rows = [text(f"{head}\n{game.heading(seen.table)}")]
    message = Message(items, colour=GOLD if over else SLATE)
    if made.picture is None:
        items.append(text(text_board(live, seen, game, words)))
    else:
        message.picture("board.png", *made.picture)
    buttons = watching or _board_buttons(live, seen, words)
    items += [text("\n".join(_state(live, made, seen, game, words))), ui.ActionRow(*buttons)]
    if beside := reference(live, game, BOARD) if not watching else []:
        items.append(ui.ActionRow(*beside))
    if row.status == "playing" and row.paused_by == "consent" and not watching:
        items.append(ui.ActionRow(button(words, "button-resume", custom_id(row.code, "resume", BOARD))))
    if made.votes and row.status == "playing" and not watching:
        items += _removals(live, made, words)
    if made.story and made.picture:  # a text board leaves no room for it in 4,000 characters
        items.append(text("\n".join(made.story)))
    return message


def _state(live: Live, made: Public, seen: Seen, game: GameWords, words: Words) -> list[str]:
    """Return what is waited for and what has changed at the table, or how the match ended."""
    if live.row.status in ("frozen", "closed"):
        return [stopped(live, words)]
    if seen.outcome is not None:
        return [ended(live, seen, game, words)]
    names = made.names
    asked = [s.seat for s in live.humans if s.seat in seen.waiting]
    lines = waiting(waited(live, seen, names, words), live, made.faces, asked, words)
    if made.picture is not None and (ahead := game.prospects(seen.table)):
        lines.append(ahead)
    if made.closing is not None:
        lines.append(words("board-closing", moment=moment(made.closing)))
    lines += [words("board-gone", name=seat_name(s.seat, names)) for s in live.humans if s.gone is not None]
    lines += [words("board-left", name=names[s], letter=seat_letter(s)) for s in made.votes]
    if made.closed_dms:
        lines.append(words("board-closed-dms", names=words.join([seat_name(s, names) for s in made.closed_dms])))
    return lines


def ended(live: Live, seen: Seen, game: GameWords, words: Words) -> str:
    """Return how a match ended, and who left it before the end: conceded, or was removed by the table."""
    names = safe_names(live, words.language)
    left = [seat_name(s.seat, names) for s in live.seats if s.status == "left"]
    lines = [game.result(seen.table), words("result-left", names=words.join(left)) if left else ""]
    return "\n".join(line for line in lines if line)


def _board_buttons(live: Live, seen: Seen, words: Words) -> list[ui.Button[Any]]:
    code = live.row.code
    if seen.outcome is not None or live.row.status == "closed":
        first = [rematch(words, code, BOARD)]
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


def _removals(live: Live, made: Public, words: Words) -> Rows:
    """Return the buttons by which those who are left vote, with what a vote means."""
    removals = [
        ui.Button[Any](
            label=words("button-remove", letter=seat_letter(seat), votes=count, needed=made.needed),
            custom_id=custom_id(live.row.code, "remove", BOARD, seat),
        )
        for seat, count in made.votes.items()
    ]
    back = button(words, "button-return", custom_id(live.row.code, RETURN, BOARD))
    return [text(f"-# {words('board-practice')}"), ui.ActionRow(*removals), ui.ActionRow(back)]


def waited(live: Live, seen: Seen, names: Mapping[Seat, str], words: Words) -> str:
    """Return who is waited for."""
    # Practice players are named only where nobody else is waited for: they answer by themselves.
    waiting = [s.seat for s in live.humans if s.seat in seen.waiting] or seen.waiting
    key = "board-choosing" if seen.sealed else "board-waiting"
    return words(key, names=words.join([seat_name(s, names) for s in waiting]))


def told_board(live: Live, seen: Seen, game: GameWords, names: Mapping[Seat, str], words: Words) -> str:
    """Return all of a table as text: the game, how far it is, who reads, who is waited for or how it ended, the board."""
    head = [f"**{sentence(game.title())} {game.heading(seen.table)}**"]
    if seen.viewer is not None:
        head.append(words("board-you", letter=seat_letter(seen.viewer)))
    if seen.outcome is not None:
        head.append(f"{ended(live, seen, game, words)}\n")
    return "\n".join([*head, waited_board(live, seen, game, names, words)])


def waited_board(
    live: Live, seen: Seen, game: GameWords, names: Mapping[Seat, str], words: Words, asked: Decision | None = None
) -> str:
    """Return the board as text with who is waited for, which a picture's message says beside it."""
    board = text_board(live, seen, game, words, asked)
    return f"{waited(live, seen, names, words)}\n\n{board}" if live.row.status == "playing" else board


def text_board(live: Live, seen: Seen, game: GameWords, words: Words, asked: Decision | None = None) -> str:
    """Return the board as text, with the seats that the bot plays: a person may be called as a practice player is.

    `asked` is the question whose answers stand beside it with what each does.
    """
    board = game.text_board(seen.table, asked=asked)
    played = [seat_letter(s.seat) for s in live.seats if s.status == "practice"]
    return f"{board}\n\n-# {words('board-bots', letters=words.join(played))}" if played else board
