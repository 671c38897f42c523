"""The command /settings: a user's own preferences, which hold in every match on every server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.kit.answering.answers import Answer, refusal_text
from cogs.kit.answering.forms import form_picks, form_texts
from cogs.kit.commands.localised import command_description, command_name
from cogs.kit.controls.actions import OPEN_SETTINGS, OWN
from cogs.kit.controls.custom_ids import Control
from cogs.people import settings_pages
from cogs.people.settings_pages import (
    FROM,
    HOURS,
    PICKED,
    PLACE,
    QUIET,
    QUIET_SET,
    SET,
    SWITCHED,
    TO,
    TOGGLED,
    USUAL,
    ZONE,
)
from referee.errors import RefusedError
from store.match import homes
from store.people import people
from words.safe import safe_name
from words.texts import words as words_in
from words.zones import cities, resolve, zone_name


class Settings(commands.Cog):
    """The command and the handlers of the controls of its page."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def presses(self) -> dict[str, Press]:
        """Return the handlers of the controls, by action."""
        return {
            OPEN_SETTINGS: Press(self._opened),
            SET: Press(self._set, changes=True),
            QUIET: Press(self._quiet, changes=True, form=True),
            QUIET_SET: Press(self._quiet_set, changes=True),
            ZONE: Press(self._zone, changes=True),
        }

    @app_commands.command(
        name=command_name("settings", "command-settings"), description=command_description("command-settings")
    )
    async def settings(self, interaction: discord.Interaction[Any]) -> None:
        """Show the page."""
        answer = Answer(interaction)

        async def work() -> None:
            await self.desk.load_user(interaction)
            await self._show(answer)

        await answer.run(work(), private=True)

    async def _opened(self, answer: Answer, _control: Control) -> None:
        await self._show(answer)

    async def _show(self, answer: Answer) -> None:
        now = self.desk.referee.now()
        player = await people.player(self.desk.referee.db, answer.interaction.user.id)
        message = settings_pages.page(words_in(answer.language), answer.preferences, now, player)
        await (answer.replace_private(message) if answer.update else answer.show(message, private=True))

    async def _choose(self, answer: Answer, **changes: object) -> None:
        """Save a changed preference and show the page with it."""
        user = answer.interaction.user.id
        answer.set_preferences(await self.desk.referee.settings.change_preferences(user, **changes))
        answer.committed = True
        if "delivery" in changes:
            for match in await homes.private_matches(self.desk.referee.db, user):
                await self.desk.referee.homes.retry(match)
                self.desk.sender.retry_now(match)
        await self._show(answer)

    async def _set(self, answer: Answer, control: Control) -> None:
        """Change one preference: to a select's value, or to the state that the button names."""
        name, *state = _own(control).args or [""]
        if name in PICKED and answer.values:
            value = answer.values[0]
            await self._choose(answer, **{name: None if value == USUAL else value})
        elif name in TOGGLED and state and state[0] in TOGGLED[name]:
            await self._choose(answer, **{name: state[0] == "on" if name in SWITCHED else state[0]})
        else:
            raise RefusedError("refused-unknown-control")

    async def _quiet(self, answer: Answer, control: Control) -> None:
        """Open the form of quiet hours; reopened after a mistake, it has the hours picked before."""
        args, chosen = _own(control).args, answer.preferences
        if args:
            start, end = _hours_in(args) or (None, None)
            chosen = msgspec.structs.replace(chosen, quiet_from=start, quiet_to=end)
        await answer.ask(settings_pages.quiet_form(words_in(answer.language), chosen))

    async def _quiet_set(self, answer: Answer, control: Control) -> None:
        """Read the form; a mistake in it is shown with a button that opens the form again with the picked hours."""
        _own(control)
        hours = _hours(answer)
        try:
            await self._read(answer, hours)
        except RefusedError as error:
            if answer.committed:
                raise
            words = words_in(answer.language)
            await answer.replace_private(settings_pages.quiet_again(words, refusal_text(error, words, words), hours))

    async def _read(self, answer: Answer, hours: tuple[int, int] | None) -> None:
        """Save the hours with the zone already set or the zone of the city typed; ask if several cities match."""
        query = form_texts(answer).get(PLACE, "").strip()
        words, shown = words_in(answer.language), safe_name(query)
        zone = answer.preferences.zone
        if zone is not None and query == zone_name(zone, answer.language):
            await self._keep(answer, zone, hours)  # unchanged from the form; other cities may have this name too
            return
        found = resolve(query)
        if query and not found.sure:
            if not found.cities:
                raise RefusedError("refused-zone", query=shown)
            now = self.desk.referee.now()
            await answer.replace_private(settings_pages.zones(words, shown, found.cities, hours, now))
            return
        if not query and hours is not None:
            raise RefusedError("refused-zone-missing")
        await self._keep(answer, found.cities[0].zone if query else None, hours)

    async def _zone(self, answer: Answer, control: Control) -> None:
        """Save the picked zone with the hours from the form."""
        hours = _hours_in(_own(control).args)
        zone = next(iter(answer.values), "")
        if zone not in {city.zone for city in cities()}:
            raise RefusedError("refused-unknown-control")
        await self._keep(answer, zone, hours)

    async def _keep(self, answer: Answer, zone: str | None, hours: tuple[int, int] | None) -> None:
        start, end = hours or (None, None)
        await self._choose(answer, zone=zone, quiet_from=start, quiet_to=end)


def _hours(answer: Answer) -> tuple[int, int] | None:
    """Return the hours picked in the form as minutes of the day, None for no quiet hours.

    Raises RefusedError for a forged form.
    """
    values = form_picks(answer)
    start, end = (next(iter(values.get(name, [])), "") for name in (FROM, TO))
    if start == USUAL:
        return None
    if not all(hour.isascii() and hour.isdigit() and int(hour) < HOURS for hour in (start, end)):
        raise RefusedError("refused-unknown-control")
    return int(start) * 60, int(end) * 60


def _hours_in(args: Sequence[str]) -> tuple[int, int] | None:
    """Return the quiet hours in a control's id as minutes of the day, None for no quiet hours."""
    minutes = [int(arg) for arg in args if arg.isascii() and arg.isdigit()]
    return (minutes[0], minutes[1]) if len(minutes) == 2 and max(minutes) < HOURS * 60 else None


def _own(control: Control) -> Control:
    """Return the control if it belongs to this page. Raises RefusedError for a forged one."""
    if control.code != OWN:
        raise RefusedError("refused-unknown-control")
    return control
