"""Rounds, tables and games: looking at them, and choosing the entries of a swap."""

from __future__ import annotations

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.kit.answering.answers import Answer
from cogs.kit.controls.custom_ids import Control, number
from cogs.organising.access import Visit, visit
from cogs.organising.actions import GAME, RESULTS, ROUND, SWAP, SWAP_WITH, TABLE
from cogs.organising.panel import result_pages
from cogs.organising.panel.act import Act, Place
from cogs.tournaments.pages.refusals import with_texts
from referee.errors import RefusedError
from referee.tournaments.halls.slots import round_number, round_place
from referee.tournaments.organising.organising import latest_round
from tournaments.state.model import Pairing
from tournaments.views.steps import TableTime

HIGHEST_ROUND = 9999
MOST_ENTRIES = 100_000


class Results:
    """Handles the controls of rounds and tables."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.referee = desk.referee

    def presses(self) -> dict[str, Press]:
        """Return the handlers of the controls, by action."""
        return {
            RESULTS: Press(with_texts(self.desk, self._results), changes=True),
            TABLE: Press(with_texts(self.desk, self._table), changes=True),
            GAME: Press(with_texts(self.desk, self._game), changes=True),
            ROUND: Press(with_texts(self.desk, self._round), changes=True),
            SWAP: Press(with_texts(self.desk, self._swap), changes=True),
            SWAP_WITH: Press(with_texts(self.desk, self._swap_with), changes=True),
        }

    async def _results(self, answer: Answer, control: Control) -> None:
        """Show a page of a round's tables: page and round of the control, at first those of the latest round."""
        found = await visit(self.desk, answer, control.code)
        latest = latest_round(found.hall)
        wanted = round_number(latest.stage, latest.number)
        if len(control.args) > 1:
            wanted = number(control.args[1], HIGHEST_ROUND)
        one = result_pages.round_view(found, *round_place(wanted))
        if one is None:
            raise RefusedError("refused-tournament-round-wrong", rule="TM-62", round=round_place(wanted)[1])
        await answer.replace_private(result_pages.results_page(found, one, control.page()))

    async def _table(self, answer: Answer, control: Control) -> None:
        """Show the table that was picked."""
        picked = next(iter(answer.values), "") or next(iter(control.args), "")
        await self.show_table(answer, control.code, Act("", 0, picked).place)

    async def show_table(self, answer: Answer, code: str, place: Place, note: str = "") -> None:
        """Show a table."""
        found = await visit(self.desk, answer, code)
        pairing = found.hall.pairing(*place)
        await answer.replace_private(result_pages.table_page(found, pairing, await self._links(pairing), note))

    async def _game(self, answer: Answer, control: Control) -> None:
        """Show the game that was picked."""
        found = await visit(self.desk, answer, control.code)
        picked = Act("", 0, next(iter(answer.values), ""))
        pairing = found.hall.pairing(*picked.place)
        game = next((game for game in pairing.games if game.nth == picked.nth), None)
        if game is None:
            raise RefusedError("refused-tournament-game-wrong", rule="TM-33", nth=picked.nth)
        await answer.replace_private(result_pages.game_page(found, pairing, game, await self._links(pairing)))

    async def _links(self, pairing: Pairing) -> dict[str, str]:
        """Return links to the tables of a pairing's games, by their codes."""
        codes = dict.fromkeys(game.code for game in pairing.games if game.code)
        return {code: await self.link(code) for code in codes}

    async def link(self, code: str) -> str:
        """Return a link to the table of a match."""
        return await self.desk.composer.link(await self.referee.live.by_code(code))

    async def links_to(self, found: Visit, tables: tuple[TableTime, ...], most: int) -> dict[Place, str]:
        """Return links to the first of these tables, as far as they are open."""
        links = {}
        for table in tables[:most]:
            place = (table.stage, table.round, table.table)
            codes = [game.code for game in found.hall.pairing(*place).games if game.code]
            if codes:
                links[place] = await self.link(codes[-1])
        return links

    # ---------------------------------------------------------------- the latest round

    async def _round(self, answer: Answer, control: Control) -> None:
        await self.show_round(answer, control.code)

    async def show_round(self, answer: Answer, code: str, note: str = "") -> None:
        """Show the round that was paired last."""
        found = await visit(self.desk, answer, code)
        links = await self.links_to(found, found.steps.blocked, result_pages.MOST_OPEN)
        await answer.replace_private(result_pages.round_page(found, latest_round(found.hall), links, note))

    async def _swap(self, answer: Answer, control: Control) -> None:
        """Show the choice of the first entry of a swap."""
        found = await visit(self.desk, answer, control.code)
        await answer.replace_private(result_pages.swap_page(found, latest_round(found.hall), control.page()))

    async def _swap_with(self, answer: Answer, control: Control) -> None:
        """Show the choice of the entry that the first one changes places with."""
        found = await visit(self.desk, answer, control.code)
        picked = next(iter(answer.values), "") or next(iter(control.args[1:]), "")
        first = number(picked, MOST_ENTRIES)
        page = result_pages.swap_page(found, latest_round(found.hall), control.page(), first)
        await answer.replace_private(page)
