"""The name of a table's thread, the message that links to it, and the one that says why there is none."""

from __future__ import annotations

import discord
from discord import ui

from cogs.delivery.composer import Composer
from cogs.kit.composing.messages import GOLD, SLATE, Message, text
from cogs.kit.match_texts.names import plain_names, safe_names
from cogs.kit.match_texts.reader import Reader
from cogs.kit.permissions import no_thread_reason
from cogs.lobby.pages.lobby_page import mention
from cogs.screens.board_pages import ended
from cogs.servers.forum_tags import state_of
from referee.match.live import Live
from store.lobby.threads import Room
from words.safe import clip
from words.texts import Words, language_of
from words.texts import words as words_in

LENGTH, NAMES = 100, 60
"""Characters of a thread's name, by Discord's limit, and of the players' names in it."""

PLACE, BESIDE = 46, 38
"""Characters of the place in a tournament, and of the players' names beside it."""


def name_of(live: Live, place: str) -> str:
    """Return the name of a table's thread: the game, or its `place` in a tournament, and the players, in the table's language."""
    words, row = words_in(language_of(live.row.language)), live.row
    if row.started is None:
        key = "thread-name-closed" if row.status == "closed" else "thread-name-open"
    else:
        key = "thread-name-over" if state_of(row.status) == "over" else "thread-name"
    return clip(words(key, game=place or words(f"{row.game}-title"), who=_who(live, words)), LENGTH)


def names_them(live: Live, name: str) -> bool:
    """Return whether the name of a table's thread contains the present players."""
    return _who(live, words_in(language_of(live.row.language))) in name


def _who(live: Live, words: Words) -> str:
    """Return the players in the name of a table's thread: the host alone, or all of them once the match has begun."""
    names, row = plain_names(live, words.language), live.row
    if row.started is not None:
        most = NAMES if row.tournament is None else BESIDE
        return clip(" – ".join(names[seat.seat] for seat in live.seats), most)
    seat = next((seat for seat in live.seats if seat.user == row.host), None)
    return names[seat.seat] if seat is not None else words("former-player")


def door(live: Live, room: Room, board: str, place: str) -> Message:
    """Return the message that links to a table's thread: its players, or at the end the result.

    `board` is the link to the board, `place` that in a tournament, "" outside one.
    """
    words = words_in(language_of(live.row.language))
    names, row = safe_names(live, words.language), live.row
    lines = [words("board-title", game=words(f"{row.game}-title"), code=row.code)]
    lines += [place] if place else []
    over = row.status == "over" and live.match is not None
    if over:
        lines.append(ended(Reader.of(live, words.language)))
    else:
        lines.append(" – ".join(names[seat.seat] for seat in live.seats))
        lines.append(words(_door_key(live, room), place=f"<#{row.channel}>"))
    away = room.kind == "post" or _elsewhere(live, room)
    link = board if away else Composer.link_at(row.guild, room.thread or 0, None)
    message = Message([text("\n".join(lines))], colour=GOLD if over else SLATE)
    if room.thread is not None or room.lacks is not None:
        key = "button-to-board" if room.kind == "post" else "button-to-table"
        message.items.append(ui.ActionRow(ui.Button(label=words(key), url=link, style=discord.ButtonStyle.link)))
    return message


def _door_key(live: Live, room: Room) -> str:
    """Return the key of the text about a match without a result."""
    if state_of(live.row.status) == "over":
        return "door-closed"
    if _elsewhere(live, room):
        return "door-elsewhere"
    if room.thread is None:
        return "door-opening"
    return "door-post" if room.kind == "post" else "door-thread"


def _elsewhere(live: Live, room: Room) -> bool:
    """Return whether a match is outside its thread: it goes on without one, or a judge has moved it."""
    return room.lacks is not None or room.thread not in (None, live.row.channel)


def here(live: Live, room: Room, words: Words) -> Message:
    """Return the message that says why a match is in its channel; it mentions the players if it has lost its thread."""
    users = [seat.user for seat in live.humans if seat.user is not None and seat.user > 0]
    if room.thread is None:
        return Message([text(f"-# {no_thread_reason(room.kind, room.lacks or '', room.parent, words)}")])
    key = "here-locked" if room.lacks == "locked" else "here-deleted"
    return Message([text(words(key, who=mention(words, users)))], pings=users)
