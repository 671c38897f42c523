"""/doctor: checks what keeps the bot from working in this place and, for the operator, anywhere."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import discord
import msgspec
from discord import app_commands
from discord.ext import commands
from discord.http import Route

from boards.workers.pool import Painter
from cogs.common.features import Press
from cogs.kit.answering.answers import Answer
from cogs.kit.commands.localised import command_description, command_name
from cogs.kit.commands.places import by_server
from cogs.kit.controls.actions import DOCTOR, OPEN_DOCTOR
from cogs.kit.controls.custom_ids import Control
from cogs.kit.permissions import is_operator, may_manage
from cogs.upkeep import checks, doctor_pages
from cogs.upkeep.checks import Checked
from cogs.upkeep.doctor_pages import PAGES, Page
from ops import machine
from ops.checks import storage
from ops.checks.painting import paints
from ops.findings import Check, Finding, run_checks
from referee.errors import RefusedError
from words.texts import Words
from words.texts import words as words_in


class Ground(msgspec.Struct, frozen=True):
    """The machine's side of the bot, for its checks: the painter, the number of its processes, data, hours between backups."""

    painter: Painter
    painters: int
    data: Path
    database: str
    hours: float


class Doctor(commands.Cog):
    """The command and the buttons of its pages. Without `ground`, as in tests, there are fewer checks.

    `more` has further checks for the operator, by name, which other parts of the bot add.
    """

    def __init__(self, bot: Checked, ground: Ground | None = None) -> None:
        self.bot = bot
        self.ground = ground
        self.more: list[tuple[str, Check]] = []

    def presses(self) -> dict[str, Press]:
        """Return the handlers of the controls, by action."""
        return {OPEN_DOCTOR: Press(self._pressed, changes=True)}

    @app_commands.command(
        name=command_name("doctor", "command-doctor"), description=command_description("command-doctor")
    )
    @app_commands.default_permissions(manage_guild=True)
    @by_server
    async def doctor(self, interaction: discord.Interaction[Any]) -> None:
        """Check this place; in direct messages, for the operator, check the bot."""
        answer = Answer(interaction)

        async def work() -> None:
            await self.bot.desk.load_user(interaction)
            await self._show(answer, "here" if interaction.guild_id is not None else "bot")

        await answer.run(work(), private=True)

    async def _pressed(self, answer: Answer, control: Control) -> None:
        shown = next((page for page in PAGES if control.args and control.args[0] == page), None)
        if shown is None or control.code != DOCTOR:
            raise RefusedError("refused-unknown-control")
        # Pressed on another message, such as the server's settings, the doctor answers with a message of its own.
        answer.update = answer.update and len(control.args) > 1
        await self._show(answer, shown)

    async def _show(self, answer: Answer, shown: Page) -> None:
        operator = await is_operator(answer)
        if shown != "here" and not operator:
            raise RefusedError("refused-doctor-host" if may_manage(answer) else "refused-doctor")
        if not (operator or may_manage(answer)):
            raise RefusedError("refused-doctor")
        words = words_in(answer.language)
        found = await run_checks(self._checks(answer, shown, words))
        made = doctor_pages.page(words, shown, found, self.bot.referee.now(), operator=operator)
        await (answer.replace_private(made) if answer.update else answer.show(made, private=True))

    # ---------------------------------------------------------------- the checks of each page

    def _checks(self, answer: Answer, shown: Page, words: Words) -> list[tuple[str, Check]]:
        if shown == "here":
            return self._here(answer, words)
        return self._of_bot() if shown == "bot" else self._of_machine()

    def _here(self, answer: Answer, words: Words) -> list[tuple[str, Check]]:
        bot, guild, user = self.bot, answer.interaction.guild, answer.interaction.user.id

        async def place() -> Iterable[Finding]:
            return checks.place(answer, words)

        found: list[tuple[str, Check]] = [("place", place)]
        if guild is not None:
            found += [
                ("chosen", lambda: checks.chosen_channels(bot, guild, words)),
                ("matches", lambda: checks.matches(bot, guild.id)),
            ]
        return [*found, ("direct", lambda: checks.direct(bot, user, words("doctor-probe")))]

    def _of_bot(self) -> list[tuple[str, Check]]:
        bot, ground = self.bot, self.ground
        found: list[tuple[str, Check]] = [
            ("connection", lambda: checks.connection(bot)),
            ("processes", lambda: checks.processes(bot)),
            ("commands", lambda: checks.commands(bot)),
            ("servers", lambda: checks.servers(bot)),
            ("matches", lambda: checks.matches(bot, None)),
            ("reports", lambda: checks.reports(bot)),
            ("packs", lambda: checks.packs(bot)),
        ]
        if ground is not None:
            found.append(("painters", lambda: checks.painters(ground.painter.ready, ground.painters)))
        return [*found, *self.more]

    def _of_machine(self) -> list[tuple[str, Check]]:
        now, ground = self.bot.referee.now(), self.ground
        clock: tuple[str, Check] = ("clock", lambda: machine.clock(f"{Route.BASE}/gateway"))
        if ground is None:
            return [clock]
        return [
            *machine.checks(ground.data),
            *storage.checks(ground.database, ground.data, now, ground.hours),
            clock,
            ("pictures", lambda: paints(ground.painter.paint)),
        ]
