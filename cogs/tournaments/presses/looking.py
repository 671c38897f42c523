"""The private pages of a tournament: how it stands, why, by which rules, and the files."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from itertools import chain
from typing import Any

import discord
from discord import ui

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.kit.answering.answers import Answer
from cogs.kit.composing.messages import GREEN, Message, Rows, button, text
from cogs.kit.controls.actions import MATCH_EVENT
from cogs.kit.controls.buttons import paging_buttons
from cogs.kit.controls.custom_ids import HIGHEST_PAGE, NOTE, Control, custom_id
from cogs.kit.controls.custom_ids import number as number_of
from cogs.kit.painting.tournament_pictures import paint_page
from cogs.tournaments import actions
from cogs.tournaments.pages.cards import card
from cogs.tournaments.pages.hall_texts import Reading, check_visible, plain_names, reading_for
from cogs.tournaments.pages.links import table_links
from cogs.tournaments.pages.own_pages import own_page
from cogs.tournaments.pages.refusals import with_texts
from cogs.tournaments.pages.text_pages import hosts_among, offices_of, role_names, rules_lines
from cogs.tournaments.pages.turning import lines_for, turned
from cogs.tournaments.presses.event_files import EventFiles
from referee.errors import RefusedError
from referee.tournaments.halls.hall import Hall
from referee.tournaments.halls.slots import round_number, round_place
from store.judges import moderation
from tournaments.settings.formats import Swiss
from tournaments.state.model import CUT, MAIN
from tournaments.state.points import rounds_counted
from tournaments.views.pages import TournamentPage
from tournaments.views.pages import own_page as index_of_own
from tournaments.views.tournament import PairingView
from words.tournaments.entries import entries_pages
from words.tournaments.log import log_line
from words.tournaments.rounds.brackets import bracket_pages
from words.tournaments.rounds.pairings import round_pages
from words.tournaments.rounds.why import why_placed, why_text
from words.tournaments.speech import paged, pages
from words.tournaments.tables.cross import cross_pages
from words.tournaments.tables.reckoning import reckoning_pages
from words.tournaments.tables.standings import standings_pages, tiebreak_lines

Page = Callable[[Answer, Hall, Control], Awaitable[Message]]

WHY = "tournaments.running.why:why"
PAST = "tournaments.views.past:pairing_past"
RECKONING = "tournaments.views.reckoning:reckoning"
STANDINGS = "tournaments.views.tables:standings_pages"
CROSSES = "tournaments.views.crosses:cross_tables"
DRAWN = "tournaments.views.tournament:bracket_view"
BRACKETS = "tournaments.views.brackets:bracket_pages"
PAIRINGS = "tournaments.views.rounds:pairings_pages"
PODS = "tournaments.views.rounds:pods_pages"
LOG = "tournaments.views.log:newest_lines"
"""The functions of the core that a process computes for a large tournament."""

TEXT = 3200
"""Characters of a page of text."""


class Looking:
    """The handlers of these pages."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.parts = desk.referee.tournaments
        self.files = EventFiles(desk)

    def presses(self) -> dict[str, Press]:
        """Return the presses of these controls by action."""
        found: dict[str, Page] = {
            actions.MINE: self.mine,
            actions.STANDINGS: self.standings,
            actions.BRACKET: self.bracket,
            actions.ROUND: self.round,
            actions.LOG: self.log,
            actions.WHY: self.why,
            actions.RECKONING: self.reckoning,
            actions.ENTRIES: self.entries,
            actions.RULES: self.rules,
            actions.SHOW: self.show,
        }
        presses = {
            action: Press(with_texts(self.desk, self._shown(page)), changes=True) for action, page in found.items()
        }
        files = Press(with_texts(self.desk, self.files.offer))
        return presses | {actions.FILES: files, MATCH_EVENT: Press(self.of_match)}

    async def of_match(self, answer: Answer, control: Control) -> None:
        """Show the reader's own page of the tournament that a match is part of."""
        live = await self.desk.referee.live.by_code(control.code)
        if live.row.tournament is None:
            raise RefusedError("refused-not-tournament-table")
        hall = await self.parts.halls.by_id(live.row.tournament)
        await self.parts.reader.prepare(hall)
        check_visible(answer, hall)
        await answer.show(await self.mine(answer, hall, control), private=True)

    def _shown(self, page: Page) -> Callable[[Answer, Control], Awaitable[None]]:
        """Return the handler that shows a page: in place of a private page that was pressed, else as a new private one."""

        async def handle(answer: Answer, control: Control) -> None:
            hall = await self.parts.to_show(control.code)
            check_visible(answer, hall)
            message = await page(answer, hall, control)
            if control.slot == NOTE:
                await answer.replace_private(message)
            else:
                await answer.show(message, private=True)

        return handle

    # ---------------------------------------------------------------- the own pairing

    async def show(self, answer: Answer, hall: Hall, _control: Control) -> Message:
        """Return the card, for the reader alone."""
        return card(reading_for(answer, hall), NOTE)

    async def mine(self, answer: Answer, hall: Hall, _control: Control) -> Message:
        """Return the reader's own page."""
        found = reading_for(answer, hall)
        return own_page(found, await table_links(self.desk, hall, found.own_pairings))

    async def why(self, answer: Answer, hall: Hall, control: Control) -> Message:
        """Return why the reader was paired as they were (TM-64); for others, why the first table is as it is."""
        found = reading_for(answer, hall)
        stage, number = round_place(control.number(9999))
        one = found.round(stage, number)
        if one is None or not one.pairings:
            raise RefusedError("refused-tournament-round-wrong", rule="TM-64", round=number)
        picked = answer.values[0] if answer.values else (control.args[1] if len(control.args) > 1 else "")
        own = next((pairing for pairing in one.pairings if pairing.own), one.pairings[0])
        table = number_of(picked, HIGHEST_PAGE) if picked else own.table
        shown = next((pairing for pairing in one.pairings if pairing.table == table), own)
        content = await self._why(found, stage, number, shown)
        others = _other_tables(found, stage, number, one.pairings)
        return Message([text(content), *others], colour=GREEN)

    async def _why(self, found: Reading, stage: int, number: int, pairing: PairingView) -> str:
        hall, entry = found.hall, pairing.sides[0]
        if stage == MAIN and isinstance(hall.settings.format, Swiss) and not hall.state.rounds[stage, number].by_hand:
            why = await self.parts.explainer.ask(hall, WHY, number, entry)
            if why is not None:
                return why_text(found.speech, why, entry if hall.settings.first else 0)
        # A round that cannot be weighed is told by its past.
        behind = await self.parts.reader.ask(hall, PAST, stage, number, pairing.table)
        return why_placed(found.speech, hall.settings, behind)

    async def reckoning(self, answer: Answer, hall: Hall, control: Control) -> Message:
        """Return how the reader's line of the table was computed, each addend by opponent."""
        found = reading_for(answer, hall)
        counted = rounds_counted(hall.state)
        entry = found.speech.own or (found.view.standings[0].entry if found.view.standings else 0)
        made = await self.parts.reader.ask(hall, RECKONING, entry, counted) if entry and counted else None
        if made is None:
            raise RefusedError("refused-tournament-no-table", rule="TM-48")
        return await self._text_page(found, reckoning_pages(found.speech, made), control, actions.RECKONING)

    # ---------------------------------------------------------------- tables

    async def standings(self, answer: Answer, hall: Hall, control: Control) -> Message:
        """Return the standings, as a picture with the text below it."""
        found = reading_for(answer, hall)
        if not found.view.standings:
            raise RefusedError("refused-tournament-no-table", rule="TM-48")
        shown = await self.parts.reader.ask(hall, STANDINGS, found.viewer)
        texts = chain(
            standings_pages(found.speech, found.view), ["\n".join(tiebreak_lines(found.speech, hall.settings))]
        )
        return await self._pictured(answer, found, shown, texts, control, actions.STANDINGS)

    async def bracket(self, answer: Answer, hall: Hall, control: Control) -> Message:
        """Return the bracket, or the cross table of a round robin."""
        found = reading_for(answer, hall)
        state = hall.state
        if hall.settings.is_robin:
            shown: Sequence[TournamentPage] = await self.parts.reader.ask(hall, CROSSES, found.viewer)
            return await self._pictured(
                answer, found, shown, cross_pages(found.speech, found.view), control, actions.BRACKET
            )
        if not state.rounds or not state.is_knockout(state.stage):
            raise RefusedError("refused-tournament-no-bracket", rule="TM-15")
        drawn = await self.parts.reader.ask(hall, DRAWN, state.stage)
        texts = bracket_pages(found.speech, found.view, state.stage, drawn)
        shown = await self.parts.reader.ask(hall, BRACKETS, state.stage, found.viewer)
        return await self._pictured(answer, found, shown, texts, control, actions.BRACKET)

    async def round(self, answer: Answer, hall: Hall, control: Control) -> Message:
        """Return a round, the newest without a number: its pairings, or its pods."""
        found = reading_for(answer, hall)
        one = found.latest_round
        if control.args:
            one = found.round(*round_place(control.number(9999)))
        if one is None:
            raise RefusedError("refused-tournament-round-wrong", rule="TM-64", round=0)
        of_pods = hall.settings.seats[1] > 2 and one.stage != CUT  # pods
        place = (one.number,) if of_pods else (one.stage, one.number)
        shown: Sequence[TournamentPage] = await self.parts.reader.ask(
            hall, PODS if of_pods else PAIRINGS, *place, found.viewer
        )
        message = await self._pictured(
            answer,
            found,
            shown,
            round_pages(found.speech, found.view, one),
            Control(control.code, control.action, control.slot, control.args[1:]),
            actions.ROUND,
            str(round_number(one.stage, one.number)),
        )
        message.items += _other_rounds(found, one.stage, one.number)
        return message

    # ---------------------------------------------------------------- texts

    async def log(self, answer: Answer, hall: Hall, control: Control) -> Message:
        """Return the open log, the newest page first."""
        found = reading_for(answer, hall)
        lines = await self.parts.reader.ask(hall, LOG, found.viewer, lines_for(_page(control)))
        shown = (f"{found.speech.moment(line.at)} · {log_line(found.speech, line)}" for line in lines)
        head = f"### {found.words('event-log-title', title=found.title)}"
        return await self._text_page(found, paged(shown, head), control, actions.LOG)

    async def entries(self, answer: Answer, hall: Hall, control: Control) -> Message:
        """Return all entries with their state."""
        found = reading_for(answer, hall)
        judges = await moderation.judges_of(self.desk.referee.db, hall.row.id)
        offices = offices_of(hall, judges, await hosts_among(answer, hall))
        shown = entries_pages(found.speech, found.view, offices, role_names(answer, hall))
        return await self._text_page(found, shown, control, actions.ENTRIES)

    async def rules(self, answer: Answer, hall: Hall, control: Control) -> Message:
        """Return the settings in sentences, the tie-breaks explained, and how the draws are checked."""
        found = reading_for(answer, hall)
        earlier = await self.parts.halls.by_id(hall.row.earlier) if hall.row.earlier is not None else None
        lines = rules_lines(found, role_names(answer, hall), earlier.row.name if earlier is not None else None)
        head = f"### {found.words('event-rules-title', title=found.title)}"
        return await self._text_page(found, pages(lines, head), control, actions.RULES)

    # ---------------------------------------------------------------- laying out

    @staticmethod
    async def _text_page(found: Reading, texts: Iterable[str], control: Control, action: str) -> Message:
        """Return one page of texts with the buttons to the others."""
        made, more = await turned(texts, _page(control))
        page = len(made) - 1
        row: ui.ActionRow[Any] = ui.ActionRow(
            *paging_buttons(found.words, found.hall.row.code, action, page, len(made) + more), back_button(found)
        )
        return Message([text(made[page]), row], colour=GREEN)

    async def _pictured(
        self,
        answer: Answer,
        found: Reading,
        shown: Sequence[TournamentPage],
        texts: Iterable[str],
        control: Control,
        action: str,
        *args: str,
    ) -> Message:
        """Return one page: the picture, and the same as text; the first page is the one with the reader's own row."""
        chosen = control.page() if control.slot == NOTE and control.args else index_of_own(shown) if shown else 0
        made, more = await turned(texts, chosen)
        count = max(len(shown), len(made) + more, 1)
        page = min(chosen, count - 1)
        message = Message([], colour=GREEN)
        if page < len(shown):
            painted = await paint_page(
                self.desk.composer.pictures,  # type: ignore[arg-type]  # the painter paints both
                shown[page],
                plain_names(found.hall),
                answer.language,
                answer.look,
                of=f"tournament {found.hall.row.code}",
            )
            if painted is not None:
                message.picture(f"{action}.png", *painted)
        if page < len(made):
            message.items.append(text(made[page][:TEXT]))
        row: ui.ActionRow[Any] = ui.ActionRow(*_paging(found, action, page, count, args), back_button(found))
        message.items.append(row)
        return message


def _page(control: Control) -> int:
    """Return the page that was turned to; a press on another message begins with the first."""
    return control.page() if control.slot == NOTE else 0


def _paging(found: Reading, action: str, page: int, count: int, args: Sequence[str]) -> list[ui.Button[Any]]:
    code, words = found.hall.row.code, found.words
    if count == 1:
        return [button(words, "button-refresh", custom_id(code, action, NOTE, *args, page))]
    back = button(words, "button-turns-back", custom_id(code, action, NOTE, *args, max(0, page - 1), "back"))
    on = button(words, "button-turns-on", custom_id(code, action, NOTE, *args, page + 1, "on"))
    back.disabled, on.disabled = page == 0, page + 1 >= count
    return [back, on]


def back_button(found: Reading) -> ui.Button[Any]:
    """Return the button that leads back to the card."""
    return button(found.words, "button-show-event", custom_id(found.hall.row.code, actions.SHOW, NOTE))


MOST_OPTIONS = 25


def _other_tables(found: Reading, stage: int, number: int, pairings: Sequence[Any]) -> Rows:
    """Return a select with the tables of a round, to ask about another one."""
    names = plain_names(found.hall)
    options = [
        discord.SelectOption(
            label=found.words("event-table-option", table=pairing.table)[:100],
            description=", ".join(names.get(side, "–") for side in pairing.sides)[:100],
            value=str(pairing.table),
        )
        for pairing in sorted(pairings, key=lambda pairing: pairing.table)[:MOST_OPTIONS]
    ]
    name = custom_id(found.hall.row.code, actions.WHY, NOTE, round_number(stage, number))
    select: ui.Select[Any] = ui.Select(custom_id=name, options=options, placeholder=found.words("event-other-table"))
    return [ui.ActionRow(select), ui.ActionRow(back_button(found))]


def _other_rounds(found: Reading, stage: int, number: int) -> Rows:
    """Return a row with buttons to the round before and after."""
    places = [(one.stage, one.number) for one in found.view.rounds]
    index = places.index((stage, number))
    row = []
    for step, key in ((-1, "button-round-before"), (1, "button-round-after")):
        if 0 <= index + step < len(places):
            name = custom_id(found.hall.row.code, actions.ROUND, NOTE, round_number(*places[index + step]))
            row.append(button(found.words, key, name))
    return [ui.ActionRow(*row)] if row else []
