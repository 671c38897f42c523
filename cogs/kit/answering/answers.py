"""Answering interactions in time: at once where possible, deferred where the work takes longer than a second.

Discord allows three seconds for the first answer and fifteen minutes for its edits. Every failure is reported in the
player's language and logged in full with match, version and seat; a traceback never reaches a channel.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Mapping
from time import perf_counter
from typing import Any

import aiohttp
import discord
from discord import ui

from cogs.kit.answering.discord_errors import DISCORD_ERRORS
from cogs.kit.answering.stopping import Stopping
from cogs.kit.composing.clickable import Mentions
from cogs.kit.composing.messages import Message, note
from cogs.kit.controls.actions import REPORT
from cogs.kit.controls.buttons import cited_rule_rows, report_button
from cogs.kit.controls.custom_ids import HIGHEST_NUMBER, number
from cogs.kit.match_texts.durations import span
from cogs.kit.painting.pictures import Look
from engines.kernel.history.saves import BadSaveError
from referee.errors import RefereeFaultError, RefusedError
from store.errors import DamagedError, StoreDoubtfulError, StoreError
from store.people.preferences import Preferences
from telemetry import measure
from telemetry.context import Field, add_log_fields, current_fields, log_fields, press_time
from words.safe import safe_name
from words.texts import Language, Words, language_of
from words.texts import words as words_in
from words.tournaments.refusals import MADE, NUMBERS, TEXTS

log = logging.getLogger("arbiter.answers")

NAME_FACTS = ("owner", "host", "pack", "near")
"""Facts of refusals that are names of users, or text that users typed."""

SPAN_FACTS = ("clock",)
"""Facts of refusals that are lengths of time in seconds."""

NAMED_BUTTONS = ("join", "start", "leave", "hosting", "reopen", "log", "more", "return", "unoffer")
"""Buttons of public messages that refusals mention, by the keys of their labels."""

PREFERENCES = "preferences"
"""The key under which an interaction's extras hold its user's preferences."""

DEFER_AFTER = 1.0
"""Seconds of work before the answer is deferred."""

FORM_EXTRA = 1.5
"""Further seconds if the answer may be a form: after a deferral no form can be opened."""


OF_TOURNAMENT = "refused-tournament"
"""The beginning of refusals of the tournaments' core, which leave out what does not apply."""


def refusal_text(error: RefusedError, words: Words, public: Words | None = None) -> str:
    """Return the text of a refusal: names of users are made safe, the rule behind it is cited.

    `public` are the texts in the language of the table: a button is named as it is labelled there, whoever reads the refusal.
    """
    facts: dict[str, str | int] = {name: (public or words)(f"button-{name}") for name in NAMED_BUTTONS}
    former = words("former-player")
    if error.reason.startswith(OF_TOURNAMENT):
        facts |= dict.fromkeys(NUMBERS, 0) | dict.fromkeys((*TEXTS, *MADE), "")
    facts |= {
        key: safe_name(str(value), default=former) if key in NAME_FACTS else value for key, value in error.facts.items()
    }
    facts |= {key: span(float(facts[key]), words) for key in SPAN_FACTS if key in facts}
    refusal = words(error.reason, **facts)
    return words("cited-rule", refusal=refusal, rule=error.rule) if error.rule else refusal


TOO_MANY, DOWN = 429, 500
"""HTTP statuses that do not blame our request: too many requests at a time, and from the second on, faults of Discord."""

ACKNOWLEDGED = 40060
"""Discord's error code for an interaction that has its first answer: our answer arrived, but its confirmation was lost and
it was sent again.
"""


class Answer:
    """The answer to one interaction. Private answers are ephemeral; with `update` the message that was pressed is edited.

    `form`, set before `run`, says that the answer may be a form. `committed` says that the change is stored: a later failure
    is a failure to show it. `ephemeral` says that the message shown is ephemeral: only this interaction can change it later.
    """

    def __init__(self, interaction: discord.Interaction[Any]) -> None:
        self.interaction = interaction
        # The language of the table whose buttons a refusal may name; None without a table.
        self.table: Language | None = None
        self.update = False
        self.form = False
        self.committed = False
        self.ephemeral = False
        # Fields to log with a failure.
        self.about: Mapping[str, Field] = {}
        self._followup: int | None = None
        # True if a deferral has announced a private message, False for a public one, None for none.
        self._announced: bool | None = None
        # Held while the first answer is sent, so that never both it and a deferral are sent.
        self._first = asyncio.Lock()

    @property
    def mentions(self) -> Mentions:
        """Discord's mentions of the bot's commands."""
        mentions: Mentions = self.interaction.client.mentions
        return mentions

    @property
    def preferences(self) -> Preferences:
        """The user's preferences; the defaults until they are loaded."""
        loaded = self.interaction.extras.get(PREFERENCES)
        return loaded if isinstance(loaded, Preferences) else Preferences(self.interaction.user.id)

    def set_preferences(self, chosen: Preferences) -> None:
        """Keep the user's preferences with the interaction, for this answer and everything else that reads it."""
        self.interaction.extras[PREFERENCES] = chosen

    @property
    def language(self) -> Language:
        """The user's chosen language, else their client's."""
        return self.preferences.language or language_of(str(self.interaction.locale))

    @property
    def look(self) -> Look:
        """The look of pictures that belong to no table: the user's choice, else the default."""
        usual, chosen = Look(), self.preferences
        return Look(chosen.theme or usual.theme, chosen.colours or usual.colours)

    @property
    def values(self) -> list[str]:
        """The values picked in a select; empty for another control or a forged press."""
        data: dict[str, Any] = dict(self.interaction.data or {})
        return [str(value) for value in data.get("values") or []]

    @property
    def users(self) -> list[tuple[int, bool]]:
        """The users picked in a select, at least one: pairs of the id and whether the user is a bot.

        Raises RefusedError for a forged press.
        """
        data: dict[str, Any] = dict(self.interaction.data or {})
        known = (data.get("resolved") or {}).get("users") or {}
        picked = [(number(v, HIGHEST_NUMBER), bool(known[v].get("bot"))) for v in self.values if v in known]
        if not picked:
            raise RefusedError("refused-unknown-control")
        return picked

    @property
    def is_source_private(self) -> bool:
        """Whether only this user sees the message that was pressed."""
        message = self.interaction.message
        return message is not None and (message.flags.ephemeral or self.interaction.guild_id is None)

    async def run(self, work: Coroutine[Any, Any, None], *, private: bool) -> None:
        """Do the work, which must end with `say`, `show` or the like; report every exception to the user as a sentence."""
        stopping: Stopping = self.interaction.client.stopping
        if stopping.has_begun and self.interaction.type is not discord.InteractionType.modal_submit:
            work.close()
            work = self._later()
        start = perf_counter()
        press_time.set(start)
        add_log_fields(interaction=self.interaction.id, user=self.interaction.user.id)
        task = asyncio.ensure_future(self._keep_fields(work))
        with stopping.answering(task):
            try:
                await self._await(task, private)
            except Exception as error:
                with log_fields(**self.about):
                    await self._failed(error)
            finally:
                kind = self.interaction.type.name.removesuffix("_submit")
                measure.observe("click_to_answer_seconds", perf_counter() - start, kind=kind)

    async def _keep_fields(self, work: Coroutine[Any, Any, None]) -> None:
        """Do the work; keep the log fields that it has added for the report of a failure."""
        try:
            await work
        finally:
            self.about = current_fields()

    async def _await(self, task: asyncio.Task[None], private: bool) -> None:
        done, _ = await asyncio.wait({task}, timeout=DEFER_AFTER)
        if not done and self.form:
            done, _ = await asyncio.wait({task}, timeout=FORM_EXTRA)
        if not done:
            await self._defer(private)
        await task

    async def _later(self) -> None:
        """Refuse since the bot restarts. The message that was pressed stays, so that its controls can be used again."""
        raise RefusedError("refused-restarting")

    async def _defer(self, private: bool) -> None:
        async with self._first:
            if self.interaction.response.is_done():
                return
            measure.count("deferred")
            try:
                await self._announce(private)
            except DISCORD_ERRORS as error:
                # The work goes on: its changes are stored even if the answer reaches nobody.
                log.warning("interaction %d could not be deferred: %r", self.interaction.id, error)

    async def _announce(self, private: bool) -> None:
        """Tell Discord that an answer follows."""
        if self.update:
            await self.interaction.response.defer()
        else:
            await self.interaction.response.defer(ephemeral=private, thinking=True)
            self._announced = private

    async def _failed(self, error: Exception) -> None:
        """Report a failure in the player's language."""
        if self.interaction.client.is_closed():
            # Committed changes are shown after the next start.
            log.info("interaction %d: not answered, the bot is stopping", self.interaction.id)
            return
        answered = isinstance(error, discord.HTTPException) and error.code == ACKNOWLEDGED
        if answered or isinstance(error, discord.NotFound | aiohttp.ClientError | OSError):
            log.warning("interaction %d could not be answered: %r", self.interaction.id, error)
            return
        message = note(self._failure_text(error))
        if isinstance(error, RefusedError) and not self.committed:
            message.items += cited_rule_rows(words_in(self.language), error.rule)
        elif not isinstance(error, RefusedError):
            about = error.code if isinstance(error, RefereeFaultError) else REPORT
            message.items.append(ui.ActionRow(report_button(words_in(self.language), about)))
        try:
            await self.show(message, private=True)
        except DISCORD_ERRORS as again:
            log.warning("interaction %d could not be answered: %r", self.interaction.id, again)

    def _failure_text(self, error: Exception) -> str:
        """Return the text of a failure in the player's language; log it, as an error if the fault is ours."""
        words = words_in(self.language)
        # An outage or a rate limit of Discord is no fault of ours.
        theirs = isinstance(error, discord.HTTPException) and (error.status == TOO_MANY or error.status >= DOWN)
        level = logging.WARNING if theirs else logging.ERROR
        if self.committed:
            log.log(level, "interaction %d: done, but not shown", self.interaction.id, exc_info=error)
            measure.count("faults", kind="shown")
            return words("fault-shown")
        if isinstance(error, RefusedError):
            measure.count("refusals", reason=error.reason)
            if not error.logged:
                log.info("refused: %s", error)
            return refusal_text(error, words, words_in(self.table or self.language))
        if isinstance(error, RefereeFaultError):
            return words("fault-stopped" if error.frozen else "fault-rule", code=error.code)
        if isinstance(error, StoreError):
            return words(_store_key(error))
        if isinstance(error, BadSaveError):
            log.error("match cannot be loaded: %s", error)
            return words("fault-save")
        log.log(level, "interaction %d failed", self.interaction.id, exc_info=error)
        measure.count("faults", kind="answer")
        return words("fault-unknown")

    async def acknowledge(self) -> None:
        """Answer without a message: the message that was pressed is edited later."""
        async with self._first:
            if not self.interaction.response.is_done():
                await self.interaction.response.defer()

    async def ask(self, form: ui.Modal) -> None:
        """Answer with a form. Raises RefusedError if it is too late: Discord accepts a form as the first answer only.

        It accepts none as the answer to a form either; only a forged one asks for that.
        """
        if self.interaction.type is discord.InteractionType.modal_submit:
            raise RefusedError("refused-unknown-control")
        async with self._first:
            if self.interaction.response.is_done():
                raise RefusedError("refused-form-late")
            await self.interaction.response.send_modal(form)

    async def say(self, content: str) -> None:
        """Answer with a text that only this user sees."""
        await self.show(note(content), private=True)

    async def show(self, message: Message, *, private: bool) -> int | None:
        """Answer with a new message; return its id, None where Discord does not give one."""
        sent = await self._send(message, private)
        self.ephemeral = private
        return sent

    async def _send(self, message: Message, private: bool) -> int | None:
        view, files, allowed = message.layout(self.mentions), message.files(), message.allowed_mentions()
        async with self._first:
            if not self.interaction.response.is_done():
                sent = await self.interaction.response.send_message(
                    view=view, files=files, ephemeral=private, allowed_mentions=allowed
                )
                return sent.message_id
        if self._announced not in (None, private):
            # A deferral fixes whether its message is public or private. This one announced the wrong kind: delete it and
            # send the answer as another message.
            await self.interaction.delete_original_response()
            self._announced = None
        if self._announced is not None:
            edited = await self.interaction.edit_original_response(
                view=view, attachments=files, allowed_mentions=allowed
            )
            return edited.id
        followup = await self.interaction.followup.send(
            view=view, files=files, ephemeral=private, allowed_mentions=allowed, wait=True
        )
        self._followup = followup.id
        return followup.id

    async def replace(self, message: Message) -> None:
        """Answer by editing the message that was pressed."""
        pressed = self.interaction.message
        self.ephemeral = pressed is not None and pressed.flags.ephemeral
        view, files, allowed = message.layout(self.mentions), message.files(), message.allowed_mentions()
        async with self._first:
            if not self.interaction.response.is_done():
                await self.interaction.response.edit_message(view=view, attachments=files, allowed_mentions=allowed)
                return
        await self.interaction.edit_original_response(view=view, attachments=files, allowed_mentions=allowed)

    async def change(self, message: Message) -> None:
        """Edit the message of this answer, which Discord allows for fifteen minutes. Raises discord.HTTPException."""
        view, files, allowed = message.layout(self.mentions), message.files(), message.allowed_mentions()
        if self._followup is None:
            await self.interaction.edit_original_response(view=view, attachments=files, allowed_mentions=allowed)
        else:
            await self.interaction.followup.edit_message(
                self._followup, view=view, attachments=files, allowed_mentions=allowed
            )

    async def replace_private(self, message: Message) -> None:
        """Answer by editing the message that was pressed, or by a new private message if others see the pressed one."""
        if self.is_source_private:
            await self.replace(message)
        else:
            await self.show(message, private=True)


def _store_key(error: StoreError) -> str:
    """Return the key of the text about a failure of the store; log it, unless that was done where a damaged row was read."""
    if isinstance(error, DamagedError):
        return "fault-damaged"
    log.error("not saved: %s", error)
    measure.count("faults", kind="store")
    return "fault-doubt" if isinstance(error, StoreDoubtfulError) else "fault-store"
