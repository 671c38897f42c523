"""The controls of seasons: the table, leaving the divisions, and everything that organisers do (TM-55, TM-56)."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from datetime import UTC, datetime

import msgspec

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.kit.answering.answers import Answer
from cogs.kit.answering.forms import form_texts
from cogs.kit.commands.places import at_server
from cogs.kit.composing.messages import Message
from cogs.kit.controls.custom_ids import HIGHEST_PAGE, NOTE, Control, custom_id, number
from cogs.kit.permissions import check_permissions
from cogs.leagues import actions
from cogs.leagues.pages import season_pages
from cogs.leagues.pages.picture_pages import chosen_part, page_message, paint_part, season_parts
from cogs.leagues.pages.season_pages import BEST, DAY, FROM, MOVES, NAME, OWN_PAGE, TO
from cogs.leagues.pages.webpages import season_page
from cogs.leagues.reading import may_run_leagues, organiser_of
from referee.errors import RefusedError
from referee.leagues.seasons import Season, SeasonTournament, state_in
from store.leagues.seasons import NewSeason, SeasonRow
from store.people import guilds
from store.tournaments import tournaments
from words.texts import words as words_in

LARGEST = 10**9

DATES = ("%Y-%m-%d", "%d.%m.%Y")
"""The shapes of typed dates."""

MOST_BEST, MOST_MOVES = 50, 20


class SeasonPresses:
    """The handlers of these controls."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.parts = desk.referee.leagues.seasons
        self.halls = desk.referee.tournaments.halls

    def presses(self) -> dict[str, Press]:
        """Return the presses of these controls by action."""
        return {
            actions.SEASON: Press(self.show, changes=True),
            actions.SEASON_PAGE: Press(self.webpage),
            actions.SEASON_LEAVE: Press(self.leave, changes=True),
            actions.SEASON_NEW: Press(self.ask_new, form=True),
            actions.SEASON_MADE: Press(self.make, changes=True),
            actions.SEASON_ORG: Press(self.panel, changes=True),
            actions.SEASON_TERMS: Press(self.ask_terms, form=True),
            actions.SEASON_SET: Press(self.set_terms, changes=True),
            actions.SEASON_PICK: Press(self.pick, changes=True),
            actions.SEASON_PUT: Press(self.put, changes=True),
            actions.SEASON_DROP: Press(self.drop, changes=True),
            actions.SEASON_END: Press(self.ask_end, changes=True),
            actions.SEASON_ENDED: Press(self.end, changes=True),
        }

    # ---------------------------------------------------------------- reading

    async def _row(self, answer: Answer, control: Control, at: int = 0) -> SeasonRow:
        """Return the season whose id is an argument of a control. Raises RefusedError for one of another server."""
        return await self.parts.row(_argument(control, at), answer.interaction.guild_id)

    async def page(self, answer: Answer, season: int, page: int | None = None) -> Message:
        """Return a page of a season's tables for the user, without a number the one with their own row."""
        row = await self.parts.row(season, answer.interaction.guild_id)
        found, user = await self.parts.season(row), answer.interaction.user.id
        words = words_in(answer.language)
        parts = season_parts(found, season_pages.speech_of(found, words, user), season_pages.title_of(row))
        at = chosen_part(parts, page)
        painted = await paint_part(
            self.desk, parts[at], found.names, answer.language, answer.look, of=f"season {row.id}"
        )
        organiser = self._organises(answer, row)
        return season_pages.table_page(found, words, user, parts, at, painted, organiser=organiser)

    @staticmethod
    def _organises(answer: Answer, row: SeasonRow) -> bool:
        return may_run_leagues(answer) or row.made_by == answer.interaction.user.id

    async def show(self, answer: Answer, control: Control) -> None:
        """Show a page of a season's tables: in place of a private page that was pressed, else as a new private one."""
        page = None if control.args[:1] == (OWN_PAGE,) else number(next(iter(control.args), None), HIGHEST_PAGE)
        message = await self.page(answer, _argument(control, 1), page)
        if control.slot == NOTE:
            await answer.replace_private(message)
        else:
            await answer.show(message, private=True)

    async def webpage(self, answer: Answer, control: Control) -> None:
        """Send the page to publish: to organisers, and after the end to everybody."""
        row = await self._row(answer, control)
        if row.phase != "over" and not self._organises(answer, row):
            raise RefusedError("refused-league-page-early")
        page = await asyncio.to_thread(season_page, await self.parts.season(row), answer.language)
        await answer.show(page_message(answer.language, f"s{row.id}.page.html", page), private=True)

    async def leave(self, answer: Answer, control: Control) -> None:
        """Note that the user leaves the divisions at the end, or stays after all."""
        row = await self._row(answer, control)
        await self.parts.set_leaving(row, answer.interaction.user.id, leaves=_argument(control, 1) == 1)
        answer.committed = True
        await answer.replace_private(await self.page(answer, row.id))

    # ---------------------------------------------------------------- making

    @staticmethod
    def _check_new(answer: Answer) -> None:
        if not at_server(answer.interaction):
            raise RefusedError("refused-ladder-elsewhere")
        if not may_run_leagues(answer):
            raise RefusedError("refused-season-organiser", rule="TM-60")
        check_permissions(answer)

    async def ask_new(self, answer: Answer, control: Control) -> None:
        """Open the form of a new season, or of the one that follows a season."""
        self._check_new(answer)
        name = custom_id(actions.SEASONS, actions.SEASON_MADE, NOTE, *control.args[:1])
        await answer.ask(season_pages.terms_form(words_in(answer.language), name, None, self.desk.referee.now()))

    async def make(self, answer: Answer, control: Control) -> None:
        """Make a season."""
        self._check_new(answer)
        guild, now = answer.interaction.guild_id or 0, self.desk.referee.now()
        empty = SeasonRow(0, guild, "", 0.0, 0.0, 0, 2, 2, "open", 0, None, now, None, None, 0, "", None)
        terms = typed_terms(form_texts(answer), empty)
        former = _argument(control, 0) if control.args else None
        new = NewSeason(
            guild,
            terms.name,
            terms.starts,
            terms.ends,
            terms.best,
            terms.up,
            terms.down,
            answer.interaction.user.id,
            now,
            answer.interaction.channel_id or 0,
            (await guilds.of(self.desk.referee.db, guild)).language or answer.language,
            former,
        )
        row = await self.parts.make(organiser_of(answer, guild), new)
        await self._panel(answer, row, "season-made")

    # ---------------------------------------------------------------- organisers

    async def _organised(self, answer: Answer, control: Control) -> SeasonRow:
        row = await self._row(answer, control)
        if not self._organises(answer, row):
            raise RefusedError("refused-season-organiser", rule="TM-60")
        return row

    async def _panel(self, answer: Answer, row: SeasonRow, key: str = "") -> None:
        answer.committed = bool(key)
        words = words_in(answer.language)
        season = await self.parts.season(await self.parts.row(row.id, row.guild))
        note = words(key) if key else ""
        await answer.replace_private(season_pages.panel(season, words, await self._choices(season), note))

    async def _choices(self, season: Season) -> list[SeasonTournament]:
        """Return the tournaments of the server that can be chosen: those that count first, then the newest."""
        chosen = {one.id: one for one in season.tournaments}
        found = [*chosen.values()]
        for row in await tournaments.of_guild(self.desk.referee.db, season.row.guild):
            if row.id in chosen or row.phase == "draft":
                continue
            hall = await self.halls.by_id(row.id)
            state = state_in(season.row, hall)
            if state in ("counts", "running"):
                found.append(SeasonTournament(row.id, row.code, row.name, 0, state))
            if len(found) >= season_pages.MOST_OPTIONS:
                break
        return found

    async def panel(self, answer: Answer, control: Control) -> None:
        """Show the organisers' page."""
        await self._panel(answer, await self._organised(answer, control))

    async def ask_terms(self, answer: Answer, control: Control) -> None:
        """Open the form with the terms of a season."""
        row = await self._organised(answer, control)
        name = custom_id(actions.SEASONS, actions.SEASON_SET, NOTE, row.id, row.version)
        await answer.ask(season_pages.terms_form(words_in(answer.language), name, row, self.desk.referee.now()))

    async def set_terms(self, answer: Answer, control: Control) -> None:
        """Take the terms of a season."""
        row = await self._organised(answer, control)
        changed = typed_terms(form_texts(answer), row)
        await self.parts.set_terms(row, organiser_of(answer, row.guild), _argument(control, 1), changed)
        await self._panel(answer, row, "season-changed")

    async def pick(self, answer: Answer, control: Control) -> None:
        """Show the page on which a tournament is given to a division."""
        row = await self._organised(answer, control)
        picked = number(next(iter(answer.values), None), LARGEST)
        season = await self.parts.season(row)
        one = next((one for one in await self._choices(season) if one.id == picked), None)
        if one is None:
            raise RefusedError("refused-tournament-changed", rule="TM-61")
        await answer.replace_private(season_pages.tournament_page(season, words_in(answer.language), one))

    async def put(self, answer: Answer, control: Control) -> None:
        """Let a tournament count for a division."""
        row = await self._organised(answer, control)
        version, tournament, division = (_argument(control, at) for at in (1, 2, 3))
        await self.parts.put_tournament(row, organiser_of(answer, row.guild), version, tournament, division)
        await self._panel(answer, row, "season-changed")

    async def drop(self, answer: Answer, control: Control) -> None:
        """Let a tournament count no longer."""
        row = await self._organised(answer, control)
        version, tournament = _argument(control, 1), _argument(control, 2)
        await self.parts.remove_tournament(row, organiser_of(answer, row.guild), version, tournament)
        await self._panel(answer, row, "season-changed")

    async def ask_end(self, answer: Answer, control: Control) -> None:
        """Show what the end of a season changes."""
        row = await self._organised(answer, control)
        season = await self.parts.season(row)
        await answer.replace_private(season_pages.end_page(season, words_in(answer.language)))

    async def end(self, answer: Answer, control: Control) -> None:
        """End a season."""
        row = await self._organised(answer, control)
        await self.parts.end(row, organiser_of(answer, row.guild), _argument(control, 1))
        await self._panel(answer, row, "season-ended")


def _argument(control: Control, at: int) -> int:
    return number(next(iter(control.args[at:]), None), LARGEST)


def typed_terms(texts: Mapping[str, str], row: SeasonRow) -> SeasonRow:
    """Return a season's row with the values of a form. Raises RefusedError for what is no date or number."""
    moves = texts.get(MOVES, "").replace("/", " ").split()
    if len(moves) not in (1, 2):
        raise RefusedError("refused-season-moves", rule="TM-56", most=MOST_MOVES)
    numbers = [_number(one, MOST_MOVES, "refused-season-moves", "TM-56") for one in moves]
    return msgspec.structs.replace(
        row,
        name=texts.get(NAME, ""),
        starts=_date(texts.get(FROM, "")),
        ends=_date(texts.get(TO, "")) + DAY,
        best=_number(texts.get(BEST, ""), MOST_BEST, "refused-season-best", "TM-55"),
        up=numbers[0],
        down=numbers[-1],
    )


def _date(typed: str) -> float:
    for shape in DATES:
        try:
            return datetime.strptime(typed.strip(), shape).replace(tzinfo=UTC).timestamp()
        except ValueError:
            continue
    raise RefusedError("refused-season-date")


def _number(typed: str, most: int, reason: str, rule: str) -> int:
    found = typed.strip()
    if not (found.isascii() and found.isdigit() and int(found) <= most):
        raise RefusedError(reason, rule=rule, most=most)
    return int(found)
