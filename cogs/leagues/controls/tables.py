"""The match of a challenge before it begins: who is there, and **I am here**."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.decks.picking import builds_decks
from cogs.delivery.composer import SlotKind
from cogs.kit.answering.answers import Answer
from cogs.kit.composing.messages import GREEN, SLATE, Message, button, text
from cogs.kit.controls.actions import HELP, MY_DECK
from cogs.kit.controls.custom_ids import Control, custom_id
from cogs.kit.match_texts.names import safe_names
from cogs.leagues import actions
from cogs.leagues.reading import Reading, reading
from cogs.lobby.opening.lobbies import change_lobby
from cogs.lobby.pages.options import option_lines
from referee.lobby.places import is_ready
from referee.match.live import Live
from referee.match.slots import BOARD
from store.leagues import games
from tournaments.leagues.ladder import DAY
from words.texts import language_of, seat_letter


def is_ladder_table(live: Live) -> bool:
    """Return whether a match is that of a challenge and has not begun."""
    return live.waits_to_start and live.row.ladder is not None


class LadderTablesPresses:
    """Composes the message of such a match, and handles its button."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.parts = desk.referee.leagues

    def presses(self) -> dict[str, Press]:
        """Return the presses of these controls by action."""
        return {actions.HERE: Press(self.here, changes=True)}

    def kinds(self) -> list[SlotKind]:
        """Return the kind of slot that is composed here."""
        return [SlotKind((BOARD,), self.compose, when=is_ladder_table)]

    async def here(self, answer: Answer, control: Control) -> None:
        """Note that the user is there."""
        user, press = answer.interaction.user.id, answer.interaction.id
        await change_lobby(self.desk, answer, control, lambda: self.parts.tables.here(control.code, user, press))

    async def compose(self, live: Live, _slot: str) -> Message | None:
        """Return the message of a match that has not begun."""
        assert live.row.ladder is not None
        ladder = await self.parts.ladders.by_id(live.row.ladder)
        game = await games.of_match(self.desk.referee.db, live.row.id)
        found = reading(ladder, language_of(live.row.language), self.desk.referee.now())
        challenge = ladder.open_by_number(game.challenge) if game is not None and game.current else None
        if live.row.status != "lobby" or challenge is None:
            closed = found.words("ladder-table-closed", title=found.title, code=live.row.code)
            return Message([text(closed)], colour=SLATE)
        due = challenge.accepted_at + ladder.rules.play_days * DAY
        words, names = found.words, safe_names(live, language_of(live.row.language))
        seats = []
        for seat in live.seats:
            line = words("lobby-seat", name=names[seat.seat], letter=seat_letter(seat.seat))
            seats.append(words("lobby-there" if is_ready(seat) else "lobby-awaited", line=line))
        head = [
            words("ladder-table-title", title=found.title, code=live.row.code),
            words("event-table-press"),
            words("ladder-table-due", moment=found.speech.moment(due)),
        ]
        waiting = [seat.user for seat in live.seats if seat.user is not None and not is_ready(seat)]
        return Message(
            [
                text("\n".join(head)),
                text("\n".join(seats)),
                text("\n".join(f"-# {line}" for line in _terms(live, found))),
                _buttons(live, found),
            ],
            colour=GREEN,
            pings=[user for user in waiting if user > 0],
        )


def _terms(live: Live, found: Reading) -> list[str]:
    options = option_lines(live.row.game, live.row.options, found.words)
    lines = [" ".join(options)] if options else []
    return [found.game_line(), *lines, found.words("lobby-fair", hash=live.row.commitment)]


def _buttons(live: Live, found: Reading) -> ui.ActionRow[Any]:
    code, words = live.row.code, found.words
    own = [button(words, "button-my-deck", custom_id(code, MY_DECK, BOARD), discord.ButtonStyle.primary)]
    return ui.ActionRow(
        button(words, "button-here", custom_id(code, actions.HERE, BOARD), discord.ButtonStyle.success),
        *(own if builds_decks(live.row.game) else []),
        button(words, "button-help", custom_id(code, HELP, BOARD)),
        button(words, "button-show-ladder", custom_id(found.code, actions.SHOW, BOARD)),
    )
