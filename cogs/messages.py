"""What our messages look like: board, turn, private panel, result. Built from views and words, sent elsewhere.

Every function returns a Message: a Components V2 layout, its pictures, and whom it may ping. Names of users are made safe
before they get here; nothing else of theirs is shown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from io import BytesIO
from typing import Any

import discord
import msgspec
from discord import ui

from cogs.controls import ControlTexts, Panel, controls
from cogs.fits import fits
from cogs.ids import NOTE, custom_id
from cogs.paging import Line, paged
from engines.kernel.model import Decision, Seat
from engines.kernel.views import Seen
from referee.commit import BOARD
from referee.live import Live
from words.games import GameWords
from words.texts import Words, seat_letter

SLATE = 0x4A5A6A
GOLD = 0xE69F00
GREEN = 0x009E73

Rows = list[ui.Item[Any]]


class Message:
    """A message to send or to edit into: a layout, pictures by file name, users who may be pinged."""

    def __init__(self, items: Rows, *, colour: int = SLATE, pings: Sequence[int] = ()) -> None:
        self.items = items
        self.colour = colour
        self.pings = list(pings)
        self.pictures: dict[str, bytes] = {}

    def picture(self, name: str, png: bytes, alt: str) -> None:
        """Add a picture below what is there; `alt` is its summary, at most 1,024 characters."""
        self.pictures[name] = png
        self.items.append(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=alt or None)))

    def layout(self) -> ui.LayoutView:
        """Return the layout, stopped: discord.py would otherwise keep it for ever; presses go through the router.

        Raises DoesNotFitError if Discord would refuse it.
        """
        view = fits([ui.Container(*self.items, accent_colour=self.colour)], self.pictures)
        view.stop()
        return view

    def files(self) -> list[discord.File]:
        """Return the pictures as files to upload."""
        return [discord.File(BytesIO(png), filename=name) for name, png in self.pictures.items()]

    def mentions(self) -> discord.AllowedMentions:
        """Return whom the message may ping: nobody but those named."""
        users = [discord.Object(user) for user in self.pings]
        return discord.AllowedMentions(everyone=False, roles=False, users=users, replied_user=False)


def text(content: str) -> ui.TextDisplay[Any]:
    """Return a text."""
    return ui.TextDisplay(content)


def button(
    words: Words, key: str, name: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> ui.Button[Any]:
    """Return a button with a text of ours."""
    return ui.Button(label=words(key), custom_id=name, style=style)


def control_texts(words: Words) -> ControlTexts:
    """Return the texts on controls."""
    return ControlTexts(
        words("control-pick"),
        words("control-picked"),
        words("control-back"),
        words("control-done"),
        words("control-confirm"),
    )


class Public(msgspec.Struct, frozen=True):
    """What the public board is made from besides the view.

    The names, the latest events, whom private messages do not reach, the votes for removing each seat of the practice
    player, and the picture with its Alt text.
    """

    names: Mapping[Seat, str]
    story: Sequence[str]
    closed_dms: Sequence[Seat]
    votes: Mapping[Seat, int]
    picture: tuple[bytes, str] | None


def board(live: Live, made: Public, seen: Seen, game: GameWords, words: Words) -> Message:
    """Return the public board; without a picture it is told in text. What can be pressed stands above the story."""
    row = live.row
    over = seen.outcome is not None or row.status == "closed"
    head = words("board-title", game=words(f"{row.game}-title"), code=row.code)
    items: Rows = [text(f"{head}\n{game.heading(seen.table)}")]
    message = Message(items, colour=GOLD if over else SLATE)
    if made.picture is None:
        items.append(text(text_board(live, seen, game, words)))
    else:
        message.picture("board.png", *made.picture)
    items += [text("\n".join(_state(live, made, seen, game, words))), ui.ActionRow(*_board_buttons(live, seen, words))]
    if made.votes and row.status == "playing":
        items += _removals(live, made.votes, words)
    if made.story and made.picture:  # a text board leaves no room for it in 4,000 characters
        items.append(text("\n".join(made.story)))
    return message


def _state(live: Live, made: Public, seen: Seen, game: GameWords, words: Words) -> list[str]:
    """Return what is waited for and what has changed at the table, or how the match ended."""
    if live.row.status in ("frozen", "closed"):
        return [words(f"board-{live.row.status}")]
    if seen.outcome is not None:
        return [game.result(seen.table)]
    names = made.names
    # Practice players are named only where nobody else is waited for: they answer by themselves.
    waiting = [s.seat for s in live.humans if s.seat in seen.waiting] or seen.waiting
    key = "board-choosing" if seen.sealed else "board-waiting"
    lines = [words(key, names=words.join([seat_name(s, names) for s in waiting]))]
    lines += [words("board-left", name=names[s], letter=seat_letter(s)) for s in made.votes]
    if made.closed_dms:
        lines.append(words("board-closed-dms", names=words.join([seat_name(s, names) for s in made.closed_dms])))
    return lines


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
        button(words, "button-text", custom_id(code, "text", BOARD)),
        button(words, "button-help", custom_id(code, "help", BOARD)),
    ]


def _removals(live: Live, votes: Mapping[Seat, int], words: Words) -> Rows:
    """Return the buttons by which those who are left vote, with what a vote means."""
    removals = [
        ui.Button[Any](
            label=words("button-remove", letter=seat_letter(seat), votes=count, needed=len(live.humans)),
            custom_id=custom_id(live.row.code, "remove", BOARD, seat),
        )
        for seat, count in votes.items()
    ]
    return [text(f"-# {words('board-practice')}"), ui.ActionRow(*removals)]


def text_board(live: Live, seen: Seen, game: GameWords, words: Words) -> str:
    """Return the board as text, with the seats that the bot plays: a person may be called as a practice player is."""
    board = game.text_board(seen.table)
    played = [seat_letter(s.seat) for s in live.seats if s.status == "practice"]
    return f"{board}\n\n-# {words('board-bots', letters=words.join(played))}" if played else board


class Call(msgspec.Struct, frozen=True):
    """Who is called to act: all of them, those of them who are notified, and whose departure is told besides."""

    users: Sequence[int]
    pings: Sequence[int]
    departed: Sequence[Seat]


def turn(live: Live, words: Words, call: Call, names: Mapping[Seat, str], question: str, link: str) -> Message:
    """Return the short message that calls those who are to act."""
    code, (_, match) = live.row.code, live.playing
    who = words.join([f"<@{user}>" for user in call.users])
    act = button(words, "button-act", custom_id(code, "act", f"turn.{match.next_id}"), discord.ButtonStyle.primary)
    lines = [words("turn-line", who=who, question=question)]
    lines += [words("turn-left", name=names[seat], letter=seat_letter(seat)) for seat in call.departed]
    lines.append(f"-# [{words('turn-link')}]({link})")
    return Message([text("\n".join(lines)), ui.ActionRow(act)], pings=call.pings)


def rematch(words: Words, code: str, slot: str) -> ui.Button[Any]:
    """Return the button that opens the table where a match is played again."""
    return button(words, "button-rematch", custom_id(code, "rematch", slot), discord.ButtonStyle.success)


def dice_button(words: Words, code: str, slot: str) -> ui.Button[Any]:
    """Return the button that shows what the dice of a finished match were drawn from."""
    return button(words, "button-dice", custom_id(code, "dice", slot))


class Hand(msgspec.Struct, frozen=True):
    """What a private panel is made from besides the view: where it is, the draft so far, a passing note, the picture.

    The picture is that of the hand, at the end that of the table.
    """

    seat: Seat
    slot: str
    link: str
    draft: Sequence[str]
    note: str | None
    picture: tuple[bytes, str] | None


def hand(live: Live, made: Hand, seen: Seen, game: GameWords, words: Words) -> Message:
    """Return a seat's private panel: what is asked, the hand, and the controls for it."""
    row, code = live.row, live.row.code
    seat, slot, link = made.seat, made.slot, made.link
    head = words("hand-title", game=words(f"{row.game}-title"), code=code, letter=seat_letter(seat), link=link)
    items: Rows = [text(f"{head}\n{game.heading(seen.table)}")]
    message = Message(items, colour=GREEN if seen.decision else SLATE)
    if made.note:
        items.append(text(made.note))
    if made.picture:
        message.picture("board.png" if seen.outcome else "hand.png", *made.picture)
    items += _ask(live, made, seen, game, words)
    over = seen.outcome is not None
    going = row.status == "playing" and not over and seat in [s.seat for s in live.humans]
    undo = [button(words, "button-undo", custom_id(code, "undo", slot))] if going and row.undo != "off" else []
    first = rematch(words, code, slot) if over else button(words, "button-board", custom_id(code, "board", slot))
    items.append(
        ui.ActionRow(
            first,
            button(words, "button-text", custom_id(code, "text", slot)),
            button(words, "button-log", custom_id(code, "log", slot, 0)),
            *undo,
        )
    )
    return message


def _ask(live: Live, made: Hand, seen: Seen, game: GameWords, words: Words) -> Rows:
    """Return the question with its controls, or what there is to wait for."""
    seat, slot = made.seat, made.slot
    if live.row.status in ("frozen", "closed"):
        return [text(words(f"board-{live.row.status}"))]
    if seat not in [s.seat for s in live.humans]:
        return [text(words("hand-left"))]
    if seen.outcome is not None:
        return [text(game.result(seen.table))]
    texts = control_texts(words)
    recap = game.recap(seen.table)
    before: Rows = [text(recap)] if recap else []
    if seen.decision is not None:
        shown = Panel(
            live.row.code, slot, "c", seat, seen.decision, seen.table, (), tuple(made.draft), made.picture is None
        )
        question = f"**{game.question(seen.decision, seen.table)}**\n{game.aside(seen.decision, seen.table)}"
        asked: Rows = [*before, text(question.rstrip()), *controls(shown, game, texts)]
        if later_in_lane(seen.decision):
            asked.append(ui.ActionRow(button(words, "button-again", custom_id(live.row.code, "again", slot, seat))))
        return asked
    if seen.revision is not None:
        picked = game.picked(seen.table)
        shown = Panel(live.row.code, slot, "r", seat, seen.revision, seen.table, picked, (), made.picture is None)
        labels = [game.option_label(seen.revision, key, seen.table) for key in picked]
        sealed = words("hand-sealed", choice=words.join(labels) if labels else words("hand-sealed-nothing"))
        return [*before, text(f"**{sealed}**"), *controls(shown, game, texts)]
    return [*before, text(words("hand-wait"))]


def later_in_lane(decision: Decision) -> bool:
    """Whether a question is a later one of its seat's open lane, so that the seat may start over."""
    _, dot, count = decision.id.partition(".")
    return bool(dot) and int(count) > 1


def log_page(live: Live, words: Words, lines: Sequence[Line], page: int, slot: str) -> Message:
    """Return one page of the log, the newest page being number 0."""
    pages = paged(lines, lambda heading: words("log-continued", heading=heading))
    page = max(0, min(page, len(pages) - 1))
    code = live.row.code
    older = button(words, "button-older", custom_id(code, "log", slot, page + 1))
    newer = button(words, "button-newer", custom_id(code, "log", slot, max(0, page - 1)))
    older.disabled, newer.disabled = page + 1 >= len(pages), page == 0
    head = words("log-title", code=code, page=len(pages) - page, pages=len(pages))
    body = "\n".join(pages[len(pages) - 1 - page]) or words("log-empty")
    return Message([text(head), text(body), ui.ActionRow(older, newer)])


def confirm_concede(live: Live, words: Words) -> Message:
    """Return the question before a match is given up for good, with the way out."""
    stay = button(words, "button-stay", custom_id(live.row.code, "stay", NOTE))
    yes = button(words, "button-concede", custom_id(live.row.code, "concede", NOTE), discord.ButtonStyle.danger)
    _, match = live.playing
    key = "concede-last" if len(match.seats) == 2 else "concede-alone" if len(live.humans) == 1 else "concede-seat"
    return Message([text(words(key, code=live.row.code)), ui.ActionRow(stay, yes)])


def note(content: str) -> Message:
    """Return a plain passing message."""
    return Message([text(content)])


def seat_name(seat: Seat, names: Mapping[Seat, str]) -> str:
    """Return a seat's letter and name."""
    return f"**{seat_letter(seat)}** {names.get(seat, '')}".rstrip()
