"""The message of a lobby: how to begin, the seats, the invitations, the clock and options, the commitment of the dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
import msgspec
from discord import ui

from cogs.kit.composing.messages import Message, Rows, button, text
from cogs.kit.controls.actions import HELP, JOIN, MY_DECK
from cogs.kit.controls.custom_ids import custom_id
from cogs.kit.match_texts.durations import clock_words, moment
from cogs.kit.match_texts.names import bots_to_mark
from cogs.kit.match_texts.reader import Reader
from cogs.lobby.pages.options import figures_led, option_lines
from cogs.lobby.pages.team_pages import empty_side, side_buttons, side_hint, side_lines
from engines.kernel.state.model import Seat
from referee.clocks.terms import Terms, terms_of
from referee.lobby.lobbies import CANCELLED
from referee.lobby.places import is_ready, persons, seat_counts
from referee.lobby.teams import sides, starting_order
from referee.match.live import Live
from referee.match.slots import BOARD
from store.lobby.invitations import Invitation
from store.match.matches import SeatRow
from words.texts import Words, seat_letter, sentence

UNDO_MODES = {"request": "lobby-undo-request", "off": "lobby-undo-off"}
"""The keys of texts about ways to undo choices that are not the default."""

CLOSED_TEXTS = {
    "empty": "lobby-closed",
    "expired": "lobby-expired",
    "missed": "lobby-nobody",
    CANCELLED: "lobby-cancelled",
    "unneeded": "lobby-closed-unneeded",
    "forfeit": "lobby-closed-forfeit",
}
"""The keys of texts about a closed lobby by its reason; a moderator's reason has none of its own."""


class FormerMatch(msgspec.Struct, frozen=True):
    """The match that a lobby repeats: its code, the players of it who are called to the lobby, and all its players."""

    code: str
    users: Sequence[int]
    everybody: Sequence[int]


class LobbyFacts(msgspec.Struct, frozen=True):
    """The facts that a lobby shows besides the match: the former match, kept seats, users who have declined.

    `missed` are users who lost their seat since they did not answer a ready check. `packs` are lines on the content packs.
    `begins` is the planned time, `come` whether it has come, `lacking` whether the bot may not announce it. `aside` is a line
    about the thread of the match, or about the reason why it has none. `brought` are the seats that have brought a deck, None
    for a game to which nobody brings one.
    """

    former: FormerMatch | None
    kept: Sequence[Invitation]
    declined: Sequence[int]
    missed: Sequence[int]
    packs: Sequence[str] = ()
    begins: float | None = None
    come: bool = False
    lacking: bool = False
    aside: str = ""
    brought: frozenset[Seat] | None = None


def lobby_message(reader: Reader, made: LobbyFacts) -> Message:
    """Return the lobby. It names and pings players of the former match who do not sit here yet."""
    live, words = reader.live, reader.words
    row, former = live.row, made.former
    head = words("lobby-title", game=words(f"{row.game}-title"), code=row.code)
    if row.status == "closed":
        return Message(
            [text(head), text(words(CLOSED_TEXTS.get(row.reason or "", "lobby-ended"))), *_again(live, words)]
        )
    now = [*_planned(words, made), _next_action(reader, made), *_led(reader)]
    now += [words("lobby-rated")] if row.rated else []
    items: Rows = [text("\n".join([head, *now]))]
    seated = {seat.user for seat in live.seats}
    called = [user for user in former.users if user not in seated] if former else []
    if former and called:
        items.append(text(words("lobby-rematch", code=former.code, who=mention(words, called))))
    elif former:
        # Do not name a player who is not called: it would reveal a block.
        key = "lobby-rematch-all" if seated.issuperset(former.everybody) else "lobby-rematch-some"
        items.append(text(words(key, code=former.code)))
    items.append(text("\n".join([*_seats(reader, made.brought), *_others(words, made)])))
    items += [
        text(
            "\n".join(
                f"-# {line}" for line in (*side_hint(live, words), *made.packs, *_small_print(live, words, made.aside))
            )
        ),
        *_buttons(live, words, decks=made.brought is not None),
    ]
    return Message(items, pings=called)


def mention(words: Words, users: Sequence[int]) -> str:
    """Return mentions of users; the message decides whether they ping."""
    return words.join([f"<@{user}>" for user in users])


def clock_line(terms: Terms, words: Words) -> str:
    """Return the clock of a match that has not begun, without a full stop."""
    return words("lobby-no-clock") if terms.kind == "none" else words("lobby-clock", clock=clock_words(terms, words))


def _planned(words: Words, made: LobbyFacts) -> list[str]:
    """Return lines about the time of a planned table, none once that has come."""
    if made.begins is None or made.come:
        return []
    planned = words("lobby-planned", moment=moment(made.begins, "F"), distance=moment(made.begins))
    lacking = words("lobby-no-event", name=words("permission-create_events"))
    return [planned, *([f"-# {lacking}"] if made.lacking else [])]


def _next_action(reader: Reader, made: LobbyFacts) -> str:
    """Return the line about the next action: which button to press, or what is missing."""
    live, words = reader.live, reader.words
    seats, count = seat_counts(live.row), len(live.seats)
    host = reader.names[next(s.seat for s in live.seats if s.user == live.row.host)]
    if live.row.ready is not None:
        key = "lobby-time" if made.come else "lobby-asking"
        return words(key, host=host, moment=moment(live.row.ready))
    if count < seats.start:
        key = "lobby-too-few" if live.row.guild is not None else "lobby-too-few-private"
        return words(key, missing=seats.start - count)
    if (side := empty_side(live, words)) is not None:
        return words("lobby-side-empty", side=side)
    bare = [s.seat for s in persons(live) if made.brought is not None and s.seat not in made.brought]
    if bare:
        return words("lobby-decks", who=words.join([reader.names[seat] for seat in bare]))
    return _ready(live, words, host)


def _ready(live: Live, words: Words, host: str) -> str:
    """Return the line of a lobby in which nothing is missing: who starts it, and which seats are still free."""
    if live.row.guild is None:
        return words("lobby-ready-private", host=host)
    seats, count = seat_counts(live.row), len(live.seats)
    free = seats.stop - 1 - count
    if free == 0 and live.invited_practice:
        return words("lobby-full-practice", host=host)
    return words("lobby-ready", host=host, free=free)


def _led(reader: Reader) -> list[str]:
    """Return a line about how many fighters each would lead if the match began now; empty if each leads one or too few sit."""
    live, words = reader.live, reader.words
    seats = starting_order(live) if len(live.seats) in seat_counts(live.row) else None
    leads = figures_led(live.row.game, live.row.options, range(len(seats))) if seats else {}
    counts = {seats[place]: count for place, count in leads.items()} if seats else {}
    if len(set(counts.values())) == 1:
        return [words("lobby-leads-each", count=min(counts.values()))]
    who = [words("lobby-leads-seat", name=reader.names[seat], count=count) for seat, count in sorted(counts.items())]
    return [words("lobby-leads", who=words.join(who))] if who else []


def _seats(reader: Reader, brought: frozenset[Seat] | None) -> list[str]:
    """Return a line for each taken seat; in teams by sides, with the open places. Who has brought a deck has a mark."""
    live, words = reader.live, reader.words
    marked = bots_to_mark(live, words.language)

    def line(seat: SeatRow) -> str:
        """Return the line of a seat: its player, and during a ready check whether they are ready."""
        key = "lobby-practice" if seat.user is None else "lobby-host" if seat.user == live.row.host else "lobby-seat"
        letter = seat_letter(seat.seat)
        if seat.seat in marked:
            return words("lobby-practice-marked", short=marked[seat.seat], letter=letter)
        player = words(key, name=reader.names[seat.seat], letter=letter)
        if brought is not None and seat.seat in brought:
            player = words("lobby-brought", line=player)
        if live.row.ready is not None and seat.user is not None:
            return words("lobby-there" if is_ready(seat) else "lobby-awaited", line=player)
        return player

    return side_lines(live, words, line) if sides(live.row) else [line(seat) for seat in live.seats]


def _others(words: Words, made: LobbyFacts) -> list[str]:
    """Return a line for each group of guests invited together, and for users who have declined or missed the ready check."""
    awaited: dict[float, list[int]] = {}
    for row in made.kept:
        awaited.setdefault(row.until, []).append(row.user)
    lines = [words("lobby-kept", who=mention(words, users), moment=moment(until)) for until, users in awaited.items()]
    if made.declined:
        lines.append(words("lobby-declined", who=mention(words, made.declined)))
    if made.missed:
        lines.append(words("lobby-missed", who=mention(words, made.missed)))
    return lines


def _small_print(live: Live, words: Words, aside: str) -> list[str]:
    """Return the small print: options, clock, undoing of choices, the thread, how hands are shown, the commitment."""
    row, terms = live.row, terms_of(live.row.clock)
    return [
        *([" ".join(options)] if (options := option_lines(row.game, row.options, words)) else []),
        *([sentence(clock_line(terms, words))] if terms.kind != "none" else []),
        *([words(UNDO_MODES[row.undo])] if row.undo in UNDO_MODES else []),
        *([aside] if aside else []),
        words("lobby-hands" if row.guild is not None else "lobby-private"),
        words("lobby-fair", hash=row.commitment),
    ]


def _buttons(live: Live, words: Words, *, decks: bool) -> Rows:
    """Return the rows of buttons: for everybody, in teams of the sides, for `decks`, and during a ready check to answer it."""
    code = live.row.code
    join = button(words, "button-join", custom_id(code, JOIN, BOARD), discord.ButtonStyle.success)
    everybody: ui.ActionRow[Any] = ui.ActionRow(
        *([join] if live.row.guild is not None else []),
        button(words, "button-start", custom_id(code, "start", BOARD), discord.ButtonStyle.primary),
        button(words, "button-leave", custom_id(code, "leave", BOARD)),
        button(words, "button-help", custom_id(code, HELP, BOARD)),
        button(words, "button-hosting", custom_id(code, "hosting", BOARD)),
    )
    teams = [side_buttons(live, words)] if sides(live.row) else []
    own = button(words, "button-my-deck", custom_id(code, MY_DECK, BOARD), discord.ButtonStyle.primary)
    teams += [ui.ActionRow(own)] if decks else []
    return [everybody, *teams, *([ui.ActionRow(here_button(live, words, BOARD))] if live.row.ready is not None else [])]


def here_button(live: Live, words: Words, slot: str) -> ui.Button[Any]:
    """Return the button that answers a ready check."""
    return button(words, "button-here", custom_id(live.row.code, "here", slot), discord.ButtonStyle.success)


def decline_button(live: Live, words: Words, slot: str) -> ui.Button[Any]:
    """Return the button that declines an invitation."""
    return button(words, "button-decline", custom_id(live.row.code, "decline", slot))


def _again(live: Live, words: Words) -> Rows:
    """Return the button that reopens a lobby that has expired; empty for another lobby."""
    if live.row.reason != "expired":
        return []
    row: ui.ActionRow[Any] = ui.ActionRow(
        button(words, "button-reopen", custom_id(live.row.code, "reopen", BOARD), discord.ButtonStyle.primary)
    )
    return [row]
