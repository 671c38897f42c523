"""The command /server: the settings of a server for its tables, for those who manage the server."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.kit.answering.answers import Answer
from cogs.kit.answering.forms import Field, form, form_texts
from cogs.kit.commands.localised import command_description, command_name
from cogs.kit.commands.places import by_server, server_only
from cogs.kit.controls.custom_ids import HIGHEST_NUMBER, NOTE, Control, custom_id, number
from cogs.kit.permissions import may_manage
from cogs.lobby.opening.packs import stored_choice
from cogs.people.settings_pages import USUAL
from cogs.servers import pages, places
from cogs.servers.pages import (
    CLOCK,
    FRESH,
    OTHER_CLOCK,
    OWN_CLOCK,
    PACKS_LINE,
    PAGES,
    PICKED,
    SETS,
    Page,
)
from cogs.servers.places import FORUM, KEPT, KEPT_IN, MAKE_TAGS, OPEN, PLACES, SERVER, SET
from referee.clocks.flags import typed_terms
from referee.clocks.terms import terms_json
from referee.errors import RefusedError
from store.people import guilds
from words.texts import words as words_in

CLOCK_LENGTH = 20
"""Characters that may be typed as a clock."""


class Server(commands.Cog):
    """The command and the handlers of its pages' controls; each press checks whether the user manages the server."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def presses(self) -> dict[str, Press]:
        """Return the handlers of the controls, by action."""
        return {
            OPEN: Press(self._opened, changes=True),
            SET: Press(self._set, changes=True, form=True),
            OWN_CLOCK: Press(self._own_clock, changes=True),
            MAKE_TAGS: Press(self._make_tags, changes=True),
        }

    @app_commands.command(
        name=command_name("server", "command-server"), description=command_description("command-server")
    )
    @app_commands.default_permissions(manage_guild=True)
    @server_only
    @by_server
    async def server(self, interaction: discord.Interaction[Any]) -> None:
        """Show the first page."""
        answer = Answer(interaction)

        async def work() -> None:
            await self.desk.load_user(interaction)
            await self._show(answer, "tables")

        await answer.run(work(), private=True)

    async def _opened(self, answer: Answer, control: Control) -> None:
        await self._show(answer, _page(control))

    async def _show(self, answer: Answer, page: Page, everybody: str = "", *, fresh: bool = False) -> None:
        """Show a page; `everybody` and `fresh` as `server_messages.page` takes them."""
        chosen = await guilds.of(self.desk.referee.db, _managed(answer))
        guild = answer.interaction.guild
        known = [*guild.channels, *guild.threads, *guild.roles] if guild is not None else []
        ids, shelf = frozenset(one.id for one in known), self.desk.referee.shelf
        words = words_in(answer.language)
        seen = places.look(guild, chosen, words) if page == PLACES else places.Look()
        message = pages.page(words, chosen, page, ids, shelf, seen, everybody, fresh=fresh)
        await (answer.replace_private(message) if answer.update else answer.show(message, private=True))

    async def _rule(self, answer: Answer, page: Page, **changes: object) -> None:
        await self.desk.referee.settings.change_server(_managed(answer), **changes)
        answer.committed = True
        await self._show(answer, page)

    async def _set(self, answer: Answer, control: Control) -> None:
        """Change one setting to the value picked in its select."""
        page, guild = _page(control), _managed(answer)
        name = control.args[1] if len(control.args) > 1 else ""
        if name == PACKS_LINE:
            await self._rule(answer, page, packs=stored_choice(self.desk.referee.shelf, answer.values))
            return
        if name == FORUM:
            # Picking a forum also makes it the place of new tables.
            picked = next(iter(_entities(answer, 1)), None)
            await self._rule(answer, page, forum=picked, **({KEPT_IN: "forum"} if picked is not None else {}))
            return
        if name in SETS:
            await self._set_entities(answer, control, name, guild)
            return
        if not answer.values:
            raise RefusedError("refused-unknown-control")
        value = answer.values[0]
        if name == "clock":
            await self._clock(answer, page, value)
        elif name in ("per_person", "silence"):
            await self._rule(answer, page, **{name: int(value) if value.isascii() and value.isdigit() else value})
        elif name in PICKED or (name == KEPT_IN and value in KEPT):
            await self._rule(answer, page, **{name: None if value == USUAL else value})
        else:
            raise RefusedError("refused-unknown-control")

    async def _set_entities(self, answer: Answer, control: Control, name: str, guild: int) -> None:
        """Save the picked channels or roles; if the @everyone role is among them, explain what that means."""
        page, (kind, most) = _page(control), SETS[name]
        picked = _entities(answer, most)
        everybody = kind == "role" and guild in picked
        if everybody:
            picked = frozenset() if name == "players" else picked - {guild}
        if picked or name == "players" or not everybody:
            value = picked if most > 1 else next(iter(picked), None)
            await self.desk.referee.settings.change_server(_managed(answer), **{name: value})
            answer.committed = True
        # Clients keep showing the old picks of a select whose id stays the same.
        await self._show(answer, page, name if everybody else "", fresh=everybody != (FRESH in control.args))

    async def _make_tags(self, answer: Answer, control: Control) -> None:
        """Create the tags that the forum lacks, in the language of the server's tables."""
        chosen, guild = await guilds.of(self.desk.referee.db, _managed(answer)), answer.interaction.guild
        forum = guild.get_channel(chosen.forum) if guild is not None and chosen.forum is not None else None
        if not isinstance(forum, discord.ForumChannel):
            raise RefusedError("refused-unknown-control")
        try:
            await places.make_tags(forum, words_in(chosen.language or answer.language))
        except discord.Forbidden as error:
            words = words_in(answer.language)
            raise RefusedError("refused-tags", name=words("permission-manage_channels")) from error
        await self._show(answer, _page(control))

    async def _clock(self, answer: Answer, page: Page, value: str) -> None:
        """Save one of the offered clocks, open the form for another one, or leave the present one."""
        if value == OTHER_CLOCK:
            words = words_in(answer.language)
            field = Field(CLOCK, words("server-clock-field"), 1, CLOCK_LENGTH, hint=words("server-clock-hint"))
            await answer.ask(form(words("server-clock-title"), custom_id(SERVER, OWN_CLOCK, NOTE, page), [field]))
        elif value == USUAL:
            await self._show(answer, page)
        else:
            await self._keep_clock(answer, page, value)

    async def _own_clock(self, answer: Answer, control: Control) -> None:
        """Save the clock typed in the form."""
        await self._keep_clock(answer, _page(control), form_texts(answer).get(CLOCK, ""))

    async def _keep_clock(self, answer: Answer, page: Page, typed: str) -> None:
        await self._rule(answer, page, clock=terms_json(typed_terms(typed[:CLOCK_LENGTH])))


def _managed(answer: Answer) -> int:
    """Return the server whose settings the user may change. Raises RefusedError if they may not."""
    guild = answer.interaction.guild_id
    if guild is None or not may_manage(answer):
        raise RefusedError("refused-server")
    return guild


def _page(control: Control) -> Page:
    """Return the page that a control belongs to. Raises RefusedError for a forged control."""
    found = next((page for page in PAGES if control.args and control.args[0] == page), None)
    if found is None or control.code != SERVER:
        raise RefusedError("refused-unknown-control")
    return found


def _entities(answer: Answer, most: int) -> frozenset[int]:
    """Return the ids of the picked channels or roles; the @everyone role has the server's id.

    Raises RefusedError if there are more than `most`, or for a forged control.
    """
    if len(answer.values) > most:
        raise RefusedError("refused-unknown-control")
    return frozenset(number(value, HIGHEST_NUMBER) for value in answer.values)
