"""What a lobby looks like: how to begin in one glance, who sits where, for whom a seat is kept, what the dice are bound to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
import msgspec
from discord import ui

from cogs.kit.actions import HELP, JOIN
from cogs.kit.custom_ids import custom_id
from cogs.kit.durations import clock_words, moment
from cogs.kit.messages import Message, Rows, button, seat_name, text
from cogs.lobby.options import chosen, led, sides
from engines.kernel.state.model import Seat
from referee.clocks.terms import Terms, terms_of
from referee.lobby.places import takes, there
from referee.match.live import Live
from referee.match.slots import BOARD
from store.lobby.invitations import Invitation
from words.texts import Words, seat_letter, sentence

SHOWN_DIGITS = 32
"""Hex digits of the commitment shown in a lobby: 128 bits bind as well as all 256, and fit a line on a phone."""


UNDO_MODES = {"request": "lobby-undo-request", "off": "lobby-undo-off"}
"""What is told of how choices are undone, where it is not as usual."""

ENDS = {"empty": "lobby-closed", "expired": "lobby-expired"}
"""How it is told why a lobby was closed; a moderator has other reasons."""


class Former(msgspec.Struct, frozen=True):
    """The match that a lobby is to play again: its code, the users who are called from there, and all who played it."""

    code: str
    users: Sequence[int]
    everybody: Sequence[int]


class Gathered(msgspec.Struct, frozen=True):
    """What a lobby is told from besides the match: the names, the former match, for whom seats are kept, who will not come.

    `missed` are those who did not answer a ready check and have no seat since. `packs` are lines on the content packs.
    """

    names: Mapping[Seat, str]
    former: Former | None
    kept: Sequence[Invitation]
    declined: Sequence[int]
    missed: Sequence[int]
    packs: Sequence[str] = ()


def lobby(live: Live, words: Words, made: Gathered) -> Message:
    """Return the lobby. Those who played the former match and do not sit here yet are named and pinged."""
    row, former = live.row, made.former
    head = words("lobby-title", game=words(f"{row.game}-title"), code=row.code)
    if row.status == "closed":
        return Message([text(head), text(words(ENDS.get(row.reason or "", "lobby-ended"))), *_again(live, words)])
    now = [_next(live, words, made.names), *_led(live, words, made.names), *_sides(live, words, made.names)]
    items: Rows = [text("\n".join([head, *now]))]
    seated = {seat.user for seat in live.seats}
    called = [user for user in former.users if user not in seated] if former else []
    if former and called:
        items.append(text(words("lobby-rematch", code=former.code, who=mention(words, called))))
    elif former:
        # Who is not called must not be missed aloud: it would tell of a block.
        key = "lobby-rematch-all" if seated.issuperset(former.everybody) else "lobby-rematch-some"
        items.append(text(words(key, code=former.code)))
    items.append(text("\n".join([*_seats(live, words, made.names), *_others(words, made)])))
    items += [text("\n".join(f"-# {line}" for line in (*made.packs, *_small(live, words)))), *_buttons(live, words)]
    return Message(items, pings=called)


def mention(words: Words, users: Sequence[int]) -> str:
    """Return users as Discord shows them; whether that pings them the message says."""
    return words.join([f"<@{user}>" for user in users])


def clock_line(terms: Terms, words: Words) -> str:
    """Return the clock of a match that is to begin, without a full stop."""
    return words("lobby-no-clock") if terms.kind == "none" else words("lobby-clock", clock=clock_words(terms, words))


def _next(live: Live, words: Words, names: Mapping[Seat, str]) -> str:
    """Return what to press now."""
    seats, count = takes(live.row), len(live.seats)
    host = names[next(s.seat for s in live.seats if s.user == live.row.host)]
    if live.row.ready is not None:
        return words("lobby-asking", host=host, moment=moment(live.row.ready))
    if count < seats.start:
        return words("lobby-too-few", missing=seats.start - count)
    free = seats.stop - 1 - count
    if free == 0 and live.invited:
        return words("lobby-full-practice", host=host)
    return words("lobby-ready", host=host, free=free)


def _led(live: Live, words: Words, names: Mapping[Seat, str]) -> list[str]:
    """Return how many fighters each would lead if the match began now; nothing where each leads one, or too few are there."""
    seats = sorted(seat.seat for seat in live.seats)
    counts = led(live.row.game, live.row.options, seats) if len(seats) >= takes(live.row).start else {}
    if len(set(counts.values())) == 1:
        return [words("lobby-leads-each", count=min(counts.values()))]
    who = [words("lobby-leads-seat", name=names[seat], count=count) for seat, count in sorted(counts.items())]
    return [words("lobby-leads", who=words.join(who))] if who else []


def _sides(live: Live, words: Words, names: Mapping[Seat, str]) -> list[str]:
    """Return who plays with whom if the match begins so; nothing where nobody has a mate, or too few are there to tell."""
    seats = sorted(seat.seat for seat in live.seats)
    found = sides(live.row.game, live.row.options, seats)
    told = [words.join([seat_name(seat, names) for seat in side]) for side in found]
    return [words("lobby-sides", one=told[0], other=told[1])] if told else []


def _seats(live: Live, words: Words, names: Mapping[Seat, str]) -> list[str]:
    """Return a line for each seat taken, during a ready check with who is there."""
    lines = []
    for seat in live.seats:
        key = "lobby-practice" if seat.user is None else "lobby-host" if seat.user == live.row.host else "lobby-seat"
        line = words(key, name=names[seat.seat], letter=seat_letter(seat.seat))
        if live.row.ready is not None and seat.user is not None:
            line = words("lobby-there" if there(seat) else "lobby-awaited", line=line)
        lines.append(line)
    return lines


def _others(words: Words, made: Gathered) -> list[str]:
    """Return a line for those who were invited at one time, and those who will not come."""
    awaited: dict[float, list[int]] = {}
    for row in made.kept:
        awaited.setdefault(row.until, []).append(row.user)
    lines = [words("lobby-kept", who=mention(words, users), moment=moment(until)) for until, users in awaited.items()]
    if made.declined:
        lines.append(words("lobby-declined", who=mention(words, made.declined)))
    if made.missed:
        lines.append(words("lobby-missed", who=mention(words, made.missed)))
    return lines


def _small(live: Live, words: Words) -> list[str]:
    """Return what is good to know: what was chosen for the table, the clock, how choices are undone, where hands come, and
    what the dice are bound to.
    """
    row, terms = live.row, terms_of(live.row.clock)
    return [
        *([" ".join(options)] if (options := chosen(row.game, row.options, words)) else []),
        *([sentence(clock_line(terms, words))] if terms.kind != "none" else []),
        *([words(UNDO_MODES[row.undo])] if row.undo in UNDO_MODES else []),
        words("lobby-hands"),
        words("lobby-fair", hash=row.commitment[:SHOWN_DIGITS]),
    ]


def _buttons(live: Live, words: Words) -> Rows:
    """Return the buttons: a row for everybody, and during a ready check one to answer it."""
    code = live.row.code
    everybody: ui.ActionRow[Any] = ui.ActionRow(
        button(words, "button-join", custom_id(code, JOIN, BOARD), discord.ButtonStyle.success),
        button(words, "button-start", custom_id(code, "start", BOARD), discord.ButtonStyle.primary),
        button(words, "button-leave", custom_id(code, "leave", BOARD)),
        button(words, "button-help", custom_id(code, HELP, BOARD)),
        button(words, "button-hosting", custom_id(code, "hosting", BOARD)),
    )
    return [everybody, *([ui.ActionRow(here(live, words, BOARD))] if live.row.ready is not None else [])]


def here(live: Live, words: Words, slot: str) -> ui.Button[Any]:
    """Return the button by which somebody says that they are there."""
    return button(words, "button-here", custom_id(live.row.code, "here", slot), discord.ButtonStyle.success)


def decline(live: Live, words: Words, slot: str) -> ui.Button[Any]:
    """Return the button by which somebody gives up the seat that is kept for them."""
    return button(words, "button-decline", custom_id(live.row.code, "decline", slot))


def _again(live: Live, words: Words) -> Rows:
    """Return the button that opens a lobby again which nobody came to."""
    if live.row.reason != "expired":
        return []
    row: ui.ActionRow[Any] = ui.ActionRow(
        button(words, "button-reopen", custom_id(live.row.code, "reopen", BOARD), discord.ButtonStyle.primary)
    )
    return [row]
