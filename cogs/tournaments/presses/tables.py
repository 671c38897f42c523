"""The table of a tournament's game before it begins: who is there, and **I am here**."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.delivery.composer import AfterPost, SlotKind
from cogs.delivery.posting import LaterError
from cogs.kit.answering.answers import Answer
from cogs.kit.composing.messages import GREEN, SLATE, Message, Rows, button, text
from cogs.kit.controls.actions import HELP
from cogs.kit.controls.custom_ids import Control, custom_id
from cogs.kit.match_texts.durations import clock_words, moment
from cogs.kit.match_texts.reader import Reader
from cogs.lobby.opening.lobbies import change_lobby
from cogs.lobby.pages.options import option_lines
from cogs.lobby.pages.team_pages import side_lines
from cogs.tournaments import actions
from cogs.tournaments.pages.hall_texts import reading
from cogs.tournaments.pages.more_time import table_message
from referee.clocks.terms import terms_of
from referee.lobby.places import is_ready
from referee.lobby.teams import sides
from referee.match.live import Live
from referee.match.slots import BOARD, MORE_TIME
from referee.tournaments.halls.hall import Hall
from referee.tournaments.halls.slots import mine_of_table, on_page, round_pages
from store.match import outbox
from store.match.matches import SeatRow
from store.tournaments import games
from store.tournaments.games import GameRow
from store.tournaments.outbox import is_to_be_posted, owe
from tournaments.running.deadlines import has_two_limits, no_show_game, no_show_pairing
from tournaments.settings.formats import Pods
from tournaments.state.deciding import wins_of
from words.texts import Words, language_of, seat_letter

LOOK_AGAIN = 0.1
"""Seconds after which a table looks again whether the message of its round is posted."""


def is_tournament_table(live: Live) -> bool:
    """Return whether a match is the game of a tournament and has not begun."""
    return live.waits_to_start and live.row.tournament is not None


class TournamentTables:
    """Composes the message of a table, and handles its button."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.parts = desk.referee.tournaments

    def presses(self) -> dict[str, Press]:
        """Return the presses of these controls by action."""
        return {actions.HERE: Press(self.here, changes=True)}

    def kinds(self) -> list[SlotKind]:
        """Return the kinds of slots that are composed here."""
        return [
            SlotKind((BOARD,), self.compose, when=is_tournament_table, on_posted=self.owe_links),
            SlotKind((MORE_TIME,), self.more_time),
        ]

    async def here(self, answer: Answer, control: Control) -> None:
        """Note that the user is at their table."""
        user, press = answer.interaction.user, answer.interaction.id
        work = lambda: self.parts.tables.here(control.code, user.id, user.display_name, press)  # noqa: E731  # a closure over this call
        await change_lobby(self.desk, answer, control, work)

    async def more_time(self, live: Live, _slot: str) -> Message | None:
        """Return the message that says who wants more time for the pairing of a table, None while nobody does."""
        row = await games.of_match(self.desk.referee.db, live.row.id)
        if row is None or not row.current or live.row.status not in ("lobby", "playing", "frozen"):
            return None
        hall = await self.parts.halls.by_id(row.tournament)
        await self.parts.reader.prepare(hall)
        pairing = hall.state.pairing_of(row.stage, row.round, row.pairing)
        return None if pairing is None else table_message(reading(hall, language_of(live.row.language)), pairing)

    async def compose(self, live: Live, _slot: str) -> Message | None:
        """Return the message of a table that has not begun."""
        assert live.row.tournament is not None
        hall = await self.parts.halls.by_id(live.row.tournament)
        row = await games.of_match(self.desk.referee.db, live.row.id)
        if row is None:
            return None
        await self._after_round(hall, live, row)
        await self.parts.reader.prepare(hall)
        language = language_of(live.row.language)
        found = reading(hall, language)
        one = found.round(row.stage, row.round)
        words = found.words
        if live.row.status != "lobby" or one is None:
            return Message([text(words("event-table-closed", title=found.title, code=live.row.code))], colour=SLATE)
        head = words(
            "event-table-title",
            title=found.title,
            round=found.speech.round(row.stage, row.round),
            table=row.pairing,
            game=row.nth,
            code=live.row.code,
        )
        seats = _seats(Reader.of(live, language))
        small = [*_score(hall, row, words), *_terms(live, words)]
        items: Rows = [
            text("\n".join([head, words("event-table-press"), *_limits(hall, row, words)])),
            text("\n".join(seats)),
            text("\n".join(f"-# {line}" for line in small)),
            _buttons(live, hall, words),
        ]
        waiting = [seat.user for seat in live.seats if seat.user is not None and not is_ready(seat)]
        return Message(items, colour=GREEN, pings=[user for user in waiting if user > 0])

    async def owe_links(self, live: Live) -> AfterPost:
        """Return the owing of messages that link to a table: those of its players, and with its page's last table the page."""
        row = await games.of_match(self.desk.referee.db, live.row.id)
        if row is None:
            return AfterPost(lambda _db: None, lambda: None)
        hall, now = await self.parts.halls.by_id(row.tournament), self.desk.referee.now()
        own = mine_of_table(hall, row.stage, row.round, row.pairing)
        pages, size = round_pages(hall, row.stage, row.round, row.pairing), on_page(hall)
        first = (row.pairing - 1) // size * size + 1

        def work(db: Any) -> None:
            more = games.to_be_posted(db, row, first, first + size - 1)
            owe(db, row.tournament, own if more else [*pages, *own], now)

        return AfterPost(work, self.parts.halls.wake)

    async def _after_round(self, hall: Hall, live: Live, row: GameRow) -> None:
        """Raise LaterError while the message of the table's round is still to be posted: the table comes below it (TM-67)."""
        if await outbox.post(self.desk.referee.db, live.row.id, BOARD) is not None:
            return
        pages = round_pages(hall, row.stage, row.round, row.pairing)
        if await is_to_be_posted(self.desk.referee.db, hall.row.id, pages):
            raise LaterError(LOOK_AGAIN)


def _seats(reader: Reader) -> list[str]:
    """Return a line for each seat, in teams below the names of their sides."""
    live = reader.live

    def line(seat: SeatRow) -> str:
        return _seat(reader.words, seat, reader.names[seat.seat])

    return side_lines(live, reader.words, line) if sides(live.row) else [line(seat) for seat in live.seats]


def _seat(words: Words, seat: SeatRow, name: str) -> str:
    key = "lobby-there" if is_ready(seat) else "lobby-awaited"
    return words(key, line=words("lobby-seat", name=name, letter=seat_letter(seat.seat)))


def _limits(hall: Hall, row: GameRow, words: Words) -> list[str]:
    """Return until when all must have pressed."""
    pairing = hall.state.pairing_of(row.stage, row.round, row.pairing)
    game = next((game for game in pairing.games if game.nth == row.nth), None) if pairing else None
    if pairing is None or game is None or hall.state.paused:
        return []
    at, whole = no_show_game(hall.state, pairing, game), no_show_pairing(hall.state, pairing)
    if isinstance(hall.settings.format, Pods):
        first = whole if at is None else at
        return [] if first is None else [words("event-table-no-show-pod", moment=moment(first))]
    lines = []
    if at is not None:
        lines.append(words("event-table-no-show-game", moment=moment(at)))
    if whole is not None and row.nth == 1 and (at is None or has_two_limits(hall.settings)):
        lines.append(words("event-table-no-show-pairing", moment=moment(whole)))
    return lines


def _score(hall: Hall, row: GameRow, words: Words) -> list[str]:
    if hall.settings.best_of == 1:
        return []
    if hall.settings.drawn_games:
        pairing = hall.state.pairing_of(row.stage, row.round, row.pairing)
        one, other = wins_of(pairing) if pairing is not None else (0, 0)
        return [words("event-table-series", games=hall.settings.best_of, game=row.nth, score=f"{one}–{other}")]
    return [words("event-table-best-of", games=hall.settings.best_of, game=row.nth)]


def _terms(live: Live, words: Words) -> list[str]:
    terms = terms_of(live.row.clock)
    lines = [" ".join(options)] if (options := option_lines(live.row.game, live.row.options, words)) else []
    lines += [words("event-card-clock", clock=clock_words(terms, words))] if terms.kind != "none" else []
    return [*lines, words("lobby-fair", hash=live.row.commitment)]


def _buttons(live: Live, hall: Hall, words: Words) -> ui.ActionRow[Any]:
    code = live.row.code
    return ui.ActionRow(
        button(words, "button-here", custom_id(code, actions.HERE, BOARD), discord.ButtonStyle.success),
        button(words, "button-help", custom_id(code, HELP, BOARD)),
        button(words, "button-show-event", custom_id(hall.row.code, actions.SHOW, BOARD)),
    )
