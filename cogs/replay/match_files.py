"""Match files: the commands /match-file, /import and /verify, and the handlers of their buttons."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.common.match_choices import offer_replays
from cogs.common.may_watch import check_may_watch
from cogs.kit.answering.answers import Answer
from cogs.kit.answering.discord_errors import DISCORD_ERRORS
from cogs.kit.commands.localised import command_description, command_name
from cogs.kit.composing.messages import Message
from cogs.kit.controls.actions import FILE, VERIFY
from cogs.kit.controls.custom_ids import Control
from cogs.kit.match_texts.reader import Reader
from cogs.replay import dice_pages, file_pages
from cogs.replay.file_pages import ASK, DELETE, KEEP, LIST, OPEN, Holding
from engines.games import GAMES
from referee.errors import RefusedError
from referee.files import dice as file_dice
from referee.files.reading import MOST_BYTES
from referee.files.verifying import Verifying
from referee.match.live import Live
from store.match import imports
from store.seats import undos
from words.texts import words as words_in

log = logging.getLogger("arbiter.files")


class Files(commands.Cog):
    """The commands about match files; each also has a button."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.db = desk.referee.db
        self.importing = desk.referee.importing
        self.verifying = Verifying(desk.referee.files, desk.referee.importing)

    def presses(self) -> dict[str, Press]:
        """Return the handlers of the controls, by action."""
        return {
            FILE: Press(self._file),
            VERIFY: Press(self._verified),
            LIST: Press(self._list),
            OPEN: Press(self._opened),
            ASK: Press(self._ask),
            DELETE: Press(self._delete, changes=True),
            KEEP: Press(self._keep, changes=True),
        }

    # ---------------------------------------------------------------- commands

    @app_commands.command(
        name=command_name("match-file", "command-match-file"), description=command_description("command-match-file")
    )
    @app_commands.rename(match=command_name("match", "option-match"))
    @app_commands.describe(match=command_description("option-finished-match"))
    async def match_file(self, interaction: discord.Interaction[Any], match: str | None = None) -> None:
        """Send a match as a file."""
        answer = Answer(interaction)

        async def work() -> None:
            await self._give(answer, await self.desk.match(answer, match, back=True))

        await answer.run(work(), private=True)

    @app_commands.command(
        name=command_name("import", "command-import"), description=command_description("command-import")
    )
    @app_commands.rename(file=command_name("file", "option-import-file"))
    @app_commands.describe(file=command_description("option-import-file"))
    async def import_(self, interaction: discord.Interaction[Any], file: discord.Attachment | None = None) -> None:
        """Import a finished match from a file; without a file list the imported matches."""
        answer = Answer(interaction)

        async def work() -> None:
            await self.desk.load_user(interaction)
            if file is None:
                await self._show_list(answer)
                return
            body = await _content(file)
            code, new = await self.importing.import_file(interaction.user.id, answer.language, body)
            answer.committed = True
            await answer.show(await self._imported(answer, code, again=not new), private=True)

        await answer.run(work(), private=True)

    @app_commands.command(
        name=command_name("verify", "command-verify"), description=command_description("command-verify")
    )
    @app_commands.rename(match=command_name("match", "option-match"), file=command_name("file", "option-verify-file"))
    @app_commands.describe(
        match=command_description("option-finished-match"), file=command_description("option-verify-file")
    )
    async def verify(
        self, interaction: discord.Interaction[Any], match: str | None = None, file: discord.Attachment | None = None
    ) -> None:
        """Check the dice of a match, of a file, or of a file against a match."""
        answer = Answer(interaction)

        async def work() -> None:
            if file is None:
                await self._verify(answer, await self.desk.match(answer, match, back=True))
                return
            if match is not None:
                await self._compare(answer, await self.desk.match(answer, match, back=True), file)
                return
            await self.desk.load_user(interaction)
            found = await self.verifying.of_file(interaction.user.id, await _content(file))
            await answer.show(dice_pages.of_file(found, words_in(answer.language)), private=True)

        await answer.run(work(), private=True)

    @match_file.autocomplete("match")
    @verify.autocomplete("match")
    async def _matches(self, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
        return await offer_replays(self.desk, interaction, typed)

    # ---------------------------------------------------------------- controls

    async def _file(self, answer: Answer, control: Control) -> None:
        await self._give(answer, await self.desk.referee.live.by_code(control.code))

    async def _verified(self, answer: Answer, control: Control) -> None:
        await self._verify(answer, await self.desk.referee.live.by_code(control.code))

    async def _list(self, answer: Answer, _control: Control) -> None:
        await self._show_list(answer)

    async def _opened(self, answer: Answer, _control: Control) -> None:
        """Show the imported match that was picked."""
        code = next(iter(answer.values), "")
        rows = await self.importing.of_user(answer.interaction.user.id)
        if code not in [row.code for row in rows]:
            raise RefusedError("refused-unknown-control")
        await answer.show(await self._imported(answer, code, again=False), private=True)

    async def _ask(self, answer: Answer, control: Control) -> None:
        await answer.show(file_pages.delete_question(control.code, words_in(answer.language)), private=True)

    async def _delete(self, answer: Answer, control: Control) -> None:
        await self.importing.delete(control.code, answer.interaction.user.id)
        answer.committed = True
        await answer.replace_private(self.desk.note(words_in(answer.language)("import-deleted", code=control.code)))

    async def _keep(self, answer: Answer, control: Control) -> None:
        await answer.replace_private(self.desk.note(words_in(answer.language)("import-kept", code=control.code)))

    # ---------------------------------------------------------------- showing

    async def _give(self, answer: Answer, live: Live) -> None:
        """Send the file of a match with what the user may know of it."""
        check_may_watch(answer, live)
        given = await self.desk.referee.files.of_user(live, answer.interaction.user.id)
        await answer.show(file_pages.given(live, given, words_in(answer.language)), private=True)

    async def _verify(self, answer: Answer, live: Live) -> None:
        """Check the dice of a finished match; of any other show the commitment."""
        check_may_watch(answer, live)
        words = words_in(answer.language)
        if not live.is_open:
            await answer.show(dice_pages.bound(live, words), private=True)
            return
        found = await self.verifying.of_match(live, answer.interaction.user.id)
        await answer.show(dice_pages.of_match(found, live, words), private=True)

    async def _compare(self, answer: Answer, live: Live, file: discord.Attachment) -> None:
        """Compare the dice of a file with those of a finished match."""
        check_may_watch(answer, live)
        if not live.is_open:
            raise RefusedError("refused-compare-early", code=live.row.code)
        found = await self.verifying.of_both(live, answer.interaction.user.id, await _content(file))
        await answer.show(dice_pages.of_both(found, live, words_in(answer.language)), private=True)

    async def _show_list(self, answer: Answer) -> None:
        rows = await self.importing.of_user(answer.interaction.user.id)
        await answer.show(file_pages.imports(rows, words_in(answer.language)), private=True)

    async def _imported(self, answer: Answer, code: str, *, again: bool) -> Message:
        """Return the panel of an imported match."""
        live = await self.desk.referee.live.by_code(code)
        row = await imports.of_match(self.db, live.row.id)
        rules, _ = live.rules_and_match
        reader = Reader.of(live, answer.language)
        result = reader.game.result(reader.view.table)
        choices = await undos.choices(self.db, live.row.id)
        draws = (await file_dice.match_verdict(self.db, live)).draws
        holds = Holding(len(choices), draws, rules.hash != GAMES[live.row.game].standard.hash)
        own = row is not None and row.user == answer.interaction.user.id
        return file_pages.imported(live, holds, result, reader.words, again=again, own=own)


async def _content(file: discord.Attachment) -> bytes:
    """Return the bytes of an attachment. Raises RefusedError if it is too large, or Discord does not provide it."""
    if file.size > MOST_BYTES:
        raise RefusedError("file-large", most=MOST_BYTES // 1024 // 1024)
    try:
        return await file.read()
    except DISCORD_ERRORS as error:
        log.warning("attachment %d not read: %r", file.id, error)
        raise RefusedError("refused-file-lost") from error
