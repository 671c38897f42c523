"""The command /league: the ladders and seasons of this server, one ladder, the table of a season."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui
from discord.app_commands import Choice

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.common.private_list import PrivateList
from cogs.kit.answering.answers import Answer
from cogs.kit.commands.localised import command_description, command_name, translated_name
from cogs.kit.commands.places import ANYWHERE, BY_ANYBODY
from cogs.kit.composing.messages import GREEN, SLATE, Message, Rows, button, text
from cogs.kit.controls.buttons import paging_buttons
from cogs.kit.controls.custom_ids import NOTE, custom_id
from cogs.leagues import actions
from cogs.leagues.controls.seasons import SeasonPresses
from cogs.leagues.pages.cards import card
from cogs.leagues.pages.season_pages import OWN_PAGE, season_line
from cogs.leagues.reading import check_visible, may_run_leagues, reading, reading_for
from referee.errors import RefusedError
from referee.leagues.live_ladder import LiveLadder
from store.leagues import ladders, seasons
from store.leagues.seasons import SeasonRow
from words.safe import plain_name
from words.texts import words as words_in

SHOWN = 5
"""Ladders and seasons on a page of the list."""

MOST_CHOICES = 25


class LeagueCommands:
    """The command and its list."""

    def __init__(self, desk: Desk, season_presses: SeasonPresses) -> None:
        self.desk = desk
        self.db = desk.referee.db
        self.ladders = desk.referee.leagues.ladders
        self.seasons = season_presses
        self.list = PrivateList(desk, self.page)

    def presses(self) -> dict[str, Press]:
        """Return the presses of the list by action."""
        return {actions.LIST: Press(self.list.turn, changes=True)}

    def group(self) -> app_commands.Group:
        """Return the command with its subcommands."""
        group = app_commands.Group(
            name=command_name("league", "command-league"),
            description=command_description("command-league"),
            allowed_contexts=ANYWHERE,
            allowed_installs=BY_ANYBODY,
        )

        async def on_list(interaction: discord.Interaction[Any]) -> None:
            await self.list.command(interaction)

        async def on_ladder(interaction: discord.Interaction[Any], ladder: str) -> None:
            answer = Answer(interaction)
            await answer.run(self._show_ladder(answer, ladder), private=True)

        async def on_season(interaction: discord.Interaction[Any], season: str) -> None:
            answer = Answer(interaction)
            await answer.run(self._show_season(answer, season), private=True)

        async def offer_ladders(interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
            found = await self._visible(Answer(interaction))
            return _choices(typed, {one.row.code: f"{plain_name(one.row.name)} · {one.row.code}" for one in found})

        async def offer_seasons(interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
            rows = await self._seasons(Answer(interaction))
            return _choices(typed, {str(row.id): plain_name(row.name, 60) for row in rows})

        on_ladder_found: Any = app_commands.rename(ladder=translated_name("option-league-ladder"))(on_ladder)
        on_ladder_found = app_commands.describe(ladder=command_description("option-league-ladder"))(on_ladder_found)
        on_ladder_found = app_commands.autocomplete(ladder=offer_ladders)(on_ladder_found)
        on_season_found: Any = app_commands.rename(season=translated_name("option-league-season"))(on_season)
        on_season_found = app_commands.describe(season=command_description("option-league-season"))(on_season_found)
        on_season_found = app_commands.autocomplete(season=offer_seasons)(on_season_found)
        for name, callback in (("list", on_list), ("ladder", on_ladder_found), ("season", on_season_found)):
            key = f"command-league-{name}"
            group.add_command(
                app_commands.Command(
                    name=command_name(name, key), description=command_description(key), callback=callback
                )
            )
        return group

    # ---------------------------------------------------------------- the list

    async def _visible(self, answer: Answer) -> list[LiveLadder]:
        """Return the ladders that the user sees from here: this server's, and their own. The open ones come first."""
        guild, user = answer.interaction.guild_id, answer.interaction.user.id
        rows = await ladders.of_guild(self.db, guild) if guild is not None else []
        found = []
        for one in dict.fromkeys([*(row.id for row in rows), *await ladders.of_user(self.db, user)]):
            ladder = await self.ladders.by_id(one)
            try:
                check_visible(answer, ladder)
            except RefusedError:
                continue
            found.append(ladder)
        order = {"open": 0, "draft": 1, "closed": 2}
        return sorted(found, key=lambda ladder: (order[ladder.row.phase], -ladder.row.id))

    async def _seasons(self, answer: Answer) -> list[SeasonRow]:
        """Return the seasons of this server, the open ones first."""
        guild = answer.interaction.guild_id
        rows = await seasons.of_guild(self.db, guild) if guild is not None else []
        return sorted(rows, key=lambda row: (row.phase != "open", -row.id))

    async def page(self, answer: Answer, page: int) -> Message:
        """Return page `page` of the list, counted from 0: ladders, then seasons."""
        words = words_in(answer.language)
        found: list[LiveLadder | SeasonRow] = [*await self._visible(answer), *await self._seasons(answer)]
        count = max(1, -(-len(found) // SHOWN))
        page = min(page, count - 1)
        items: Rows = [text(words("leagues-title") if found else words("leagues-none"))]
        for one in found[page * SHOWN : (page + 1) * SHOWN]:
            lines = self._ladder_lines(answer, one) if isinstance(one, LiveLadder) else season_line(words, one)
            name = (
                custom_id(one.row.code, actions.SHOW, NOTE)
                if isinstance(one, LiveLadder)
                else custom_id(actions.SEASONS, actions.SEASON, NOTE, OWN_PAGE, one.id)
            )
            items.append(ui.Section(ui.TextDisplay(lines), accessory=button(words, "button-show", name)))
        row: ui.ActionRow[Any] = ui.ActionRow(*paging_buttons(words, actions.LEAGUES, actions.LIST, page, count))
        if may_run_leagues(answer):
            row.add_item(button(words, "button-ladder-new", custom_id(actions.LEAGUES, actions.NEW, NOTE)))
            row.add_item(button(words, "button-season-new", custom_id(actions.SEASONS, actions.SEASON_NEW, NOTE)))
        return Message([*items, row], colour=GREEN if found else SLATE)

    def _ladder_lines(self, answer: Answer, ladder: LiveLadder) -> str:
        user = answer.interaction.user.id
        found = reading(ladder, answer.language, self.desk.referee.now(), user)
        words, place = found.words, ladder.place_of(user)
        lines = [
            words("ladder-list-title", title=found.title, code=found.code),
            found.game_line(),
            words("ladder-list-state", phase=ladder.row.phase, people=len(ladder.state.order), place=place),
        ]
        return "\n".join(lines)

    # ---------------------------------------------------------------- one of them

    async def _show_ladder(self, answer: Answer, code: str) -> None:
        await self.desk.load_user(answer.interaction)
        ladder = await self.ladders.by_code(code)
        check_visible(answer, ladder)
        await answer.show(card(await reading_for(self.desk, answer, ladder), NOTE), private=True)

    async def _show_season(self, answer: Answer, typed: str) -> None:
        await self.desk.load_user(answer.interaction)
        rows = await self._seasons(answer)
        wanted = typed.strip().casefold()
        found = next((row for row in rows if str(row.id) == wanted or row.name.casefold() == wanted), None)
        if found is None:
            raise RefusedError("refused-no-season")
        await answer.show(await self.seasons.page(answer, found.id), private=True)


def _choices(typed: str, found: dict[str, str]) -> list[Choice[str]]:
    wanted = typed.casefold()
    return [Choice(name=name[:100], value=value) for value, name in found.items() if wanted in name.casefold()][
        :MOST_CHOICES
    ]
