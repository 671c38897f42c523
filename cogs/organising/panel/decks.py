"""Deck checks: the decks that entries have checked in with, for organisers and judges (TM-10)."""

from __future__ import annotations

import json
from collections.abc import Sequence

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.decks.picking import builds_decks
from cogs.decks.reading import deck_for
from cogs.judges.rights import check_role
from cogs.kit.answering.answers import Answer
from cogs.kit.controls.custom_ids import Control, number
from cogs.organising.access import Visit, organiser_of, organisers
from cogs.organising.actions import DECK, DECKS
from cogs.organising.panel import deck_pages
from cogs.organising.panel.deck_pages import Locked
from cogs.organising.panel.people_pages import entries_of
from cogs.tournaments.pages.hall_texts import speech_of
from cogs.tournaments.pages.refusals import with_texts
from referee.errors import RefusedError
from referee.lobby.choosing import game_options
from referee.tournaments.halls.hall import Hall
from store.tournaments import entries
from telemetry.context import add_log_fields
from words.texts import words as words_in

MOST_ENTRIES = 100_000


class DeckChecks:
    """Handles the controls of deck checks."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.service = desk.referee.tournaments

    def presses(self) -> dict[str, Press]:
        """Return the handlers of the controls, by action."""
        return {
            DECKS: Press(with_texts(self.desk, self._page), changes=True),
            DECK: Press(with_texts(self.desk, self._one), changes=True),
        }

    async def _page(self, answer: Answer, control: Control) -> None:
        await self.show(answer, control.code, control.page())

    async def show(self, answer: Answer, code: str, page: int = 0) -> None:
        """Show a page of all entries with their decks."""
        found = await self._visit(answer, code)
        locked = await self._locked(answer, found)
        await answer.replace_private(deck_pages.decks_page(found, locked, page))

    async def _one(self, answer: Answer, control: Control) -> None:
        """Show the deck of the entry that was picked, as a list and as a file."""
        found = await self._visit(answer, control.code)
        picked = number(next(iter(answer.values), "") or next(iter(control.args), ""), MOST_ENTRIES)
        one = next((one for one in await self._locked(answer, found) if one.entry.number == picked), None)
        if one is None:
            raise RefusedError("refused-unknown-control")
        await answer.replace_private(deck_pages.deck_page(found, one))

    # ---------------------------------------------------------------- within

    async def _visit(self, answer: Answer, code: str) -> Visit:
        """Return the visit of an organiser, or of a judge of the tournament's server.

        Raises RefusedError for others, for a game to which nobody brings a deck, and for whoever plays in it themselves: they
        would know the decks of their opponents.
        """
        hall = await self.service.to_show(code)
        add_log_fields(tournament=hall.row.code)
        who, words = organiser_of(answer, hall), words_in(answer.language)
        if not hall.may_organise(who.user, who.roles, manager=who.manager) and not await self._judges(answer, hall):
            raise RefusedError("refused-organise-decks", rule="TM-10", organisers=words.join(organisers(hall)))
        if not builds_decks(hall.row.game):
            raise RefusedError("refused-organise-decks-none", rule="TM-10")
        own = hall.entry_of(who.user)
        if own and hall.state.phase not in ("over", "cancelled"):
            raise RefusedError("refused-organise-decks-playing", rule="TM-60")
        return Visit(hall, who, words, speech_of(hall, words, own), int(self.desk.referee.now()))

    async def _judges(self, answer: Answer, hall: Hall) -> bool:
        if answer.interaction.guild_id != hall.row.guild:
            return False
        try:
            await check_role(answer, self.desk.referee.db, hall.row.channel)
        except RefusedError:
            return False
        return True

    async def _locked(self, answer: Answer, found: Visit) -> Sequence[Locked]:
        """Return all entries with the decks that they have checked in with, by number."""
        row = found.hall.row
        brought = await entries.brought(self.desk.referee.db, row.id)
        pack, options = self.service.entering.pack_of(row), game_options(row.game, json.loads(row.options))
        made = []
        for entry in entries_of(found):
            body = brought.get(entry.number)
            deck = None if body is None else deck_for(self.desk, answer, row.game, "", body)
            problems = [] if deck is None else deck.builder.verdict(pack, options, deck.body, deck.pack)
            made.append(Locked(entry, deck, problems))
        return made
