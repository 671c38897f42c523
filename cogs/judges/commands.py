"""/judge and /rulings, and the controls of calls for a judge and of a match's record."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.common.match_choices import offer_own_matches
from cogs.common.may_watch import check_may_watch
from cogs.judges import call_pages
from cogs.judges.call_pages import ASK, CALL, CANCEL, CONFIRM, DRAW, QUESTION, QUEUE, RECORD, REFUSE
from cogs.judges.rights import calls_to_take, may_take
from cogs.judges.taking_calls import CallTaking
from cogs.kit.answering.answers import Answer
from cogs.kit.answering.forms import form_texts
from cogs.kit.commands.localised import command_description, command_name
from cogs.kit.commands.places import by_server
from cogs.kit.controls.custom_ids import NOTE, Control
from cogs.kit.foreign_guilds import guild_of
from cogs.kit.match_texts.durations import moment
from cogs.kit.match_texts.reader import Reader
from cogs.kit.permissions import may_moderate, postable_channel
from referee.errors import RefusedError
from referee.judges.calls import CALLS, LONGEST, SHORTEST
from referee.match.live import Live
from referee.match.match_lookup import matches_to_change
from store.judges import calls
from store.judges.calls import Call
from store.people import guilds
from words.texts import Words, language_of
from words.texts import words as words_in


class Judge(commands.Cog):
    """The commands of players who call a judge, and of judges who look for calls. Each also has a button."""

    def __init__(self, desk: Desk, taking: CallTaking) -> None:
        self.desk = desk
        self.referee = desk.referee
        self.judging = desk.referee.judging
        self.taking = taking

    def presses(self) -> dict[str, Press]:
        """Return the handlers of the controls, by action."""
        return {
            ASK: Press(self._ask, form=True),
            CALL: Press(self._submit_call),
            DRAW: Press(self._draw),
            REFUSE: Press(self._refuse, changes=True),
            QUEUE: Press(self._queue, changes=True),
            RECORD: Press(self._record, changes=True),
        }

    # ---------------------------------------------------------------- commands

    @by_server
    @app_commands.command(name=command_name("judge", "command-judge"), description=command_description("command-judge"))
    @app_commands.rename(
        match=command_name("match", "option-match"), question=command_name("question", "option-question")
    )
    @app_commands.describe(
        match=command_description("option-judge-match"), question=command_description("option-question")
    )
    async def judge(
        self,
        interaction: discord.Interaction[Any],
        match: str | None = None,
        question: app_commands.Range[str, SHORTEST, LONGEST] | None = None,
    ) -> None:
        """Call a judge. Judges who play no match in this channel get the list of calls, or the desk of the match they name."""
        answer = Answer(interaction)
        answer.form = question is None

        async def work() -> None:
            await self.desk.load_user(interaction)
            user = interaction.user.id
            own = match is None and await matches_to_change(self.referee.live, user, interaction.channel_id)
            if match is None and not own and await may_moderate(answer, self.referee.db):
                await self._show_queue(answer)
                return
            live = await self.desk.match(answer, match, changes=True)
            if live.seat_of(user) is None and await may_take(answer, self.referee.db, live):
                await self.taking.open_named(answer, live)
            elif question is None:
                await self._form(answer, live)
            else:
                await self._call(answer, live, question)

        await answer.run(work(), private=True)

    @app_commands.command(
        name=command_name("rulings", "command-rulings"), description=command_description("command-rulings")
    )
    @app_commands.rename(match=command_name("match", "option-match"))
    @app_commands.describe(match=command_description("option-match"))
    async def rulings(self, interaction: discord.Interaction[Any], match: str | None = None) -> None:
        """Show the record of a match: the actions of its judges and moderators."""
        answer = Answer(interaction)

        async def work() -> None:
            await self._show_record(answer, await self.desk.match(answer, match), 0)

        await answer.run(work(), private=True)

    @judge.autocomplete("match")
    @rulings.autocomplete("match")
    async def _matches(self, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
        return await offer_own_matches(self.desk, interaction, typed)

    # ---------------------------------------------------------------- players

    async def _ask(self, answer: Answer, control: Control) -> None:
        await self._form(answer, await self.referee.live.by_code(control.code))

    async def _form(self, answer: Answer, live: Live) -> None:
        """Show the form of a call. Raises RefusedError if the user does not play or a judge is called already."""
        if live.seat_of(answer.interaction.user.id) is None:
            raise live.absence_error(answer.interaction.user.id)
        if await calls.of_match(self.referee.db, live.row.id) is not None:
            raise RefusedError("refused-judge-called")
        await answer.ask(call_pages.call_form(words_in(answer.language), live.row.code))

    async def _submit_call(self, answer: Answer, control: Control) -> None:
        live = await self.referee.live.by_code(control.code)
        await self._call(answer, live, form_texts(answer).get(QUESTION, ""))

    async def _call(self, answer: Answer, live: Live, question: str) -> None:
        live, call = await self.judging.call(live.row.code, answer.interaction.user.id, question)
        answer.committed = True
        await answer.say(await self._receipt(answer, live, call))

    async def _receipt(self, answer: Answer, live: Live, call: Call) -> str:
        """Return the answer to the caller: where the call is posted, until when the clocks stand, how to withdraw it."""
        words, guild = words_in(answer.language), await guilds.of(self.referee.db, live.row.guild or 0)
        room = postable_channel(await guild_of(answer.interaction.client, live.row.guild), guild.judge_channel)
        where = words("judge-where-here") if room is None else words("judge-where-room", channel=f"<#{room}>")
        key = "judge-sent" if call.frozen else "judge-sent-running"
        lines = [words(key, where=where, **({"moment": moment(call.until)} if call.frozen else {}))]
        left = CALLS - await calls.count_by(self.referee.db, live.row.id, answer.interaction.user.id)
        lines.append(
            words(
                "judge-sent-withdraw", button=words_in(language_of(live.row.language))("button-judge-draw"), left=left
            )
        )
        return "\n".join([*lines, *await self._why_unpinged(words, live)])

    async def _draw(self, answer: Answer, control: Control) -> None:
        """Withdraw the user's call."""
        await self.judging.withdraw(control.code, answer.interaction.user.id)
        answer.committed = True
        await answer.say(words_in(answer.language)("judge-withdrawn"))

    async def _refuse(self, answer: Answer, control: Control) -> None:
        """Refuse the judge after a question, since this can be done once in a match."""
        words = words_in(answer.language)
        live = await self.referee.live.by_code(control.code)
        if CANCEL in control.args:
            await answer.replace_private(self.desk.note(words("judge-refuse-kept")))
            return
        call = await calls.of_match(self.referee.db, live.row.id)
        if CONFIRM not in control.args:
            if live.seat_of(answer.interaction.user.id) is None:
                raise live.absence_error(answer.interaction.user.id)
            called = call is None or call.seat is not None
            await answer.replace_private(call_pages.refuse_question(words, live, called=called))
            return
        await self.judging.refuse(control.code, answer.interaction.user.id)
        answer.committed = True
        waits = await calls.of_match(self.referee.db, live.row.id) is not None
        lines = [words("judge-refused"), *(await self._why_unpinged(words, live) if waits else [])]
        await answer.replace_private(self.desk.note("\n".join(lines)))

    async def _why_unpinged(self, words: Words, live: Live) -> list[str]:
        """Return why a call pinged nobody, and what to do about it; an empty list if it pinged somebody."""
        if live.row.muted:
            return [words("judge-muted")]
        if (await guilds.of(self.referee.db, live.row.guild or 0)).judges:
            return []
        return [words("judge-no-roles", page=words("server-people"))]

    # ---------------------------------------------------------------- lists

    async def _queue(self, answer: Answer, _control: Control) -> None:
        await self._show_queue(answer)

    async def _show_queue(self, answer: Answer) -> None:
        """Show the calls of this server that the user may take: a moderator of single channels sees the calls from these."""
        made = call_pages.queue_page(words_in(answer.language), await calls_to_take(answer, self.referee.db))
        await (answer.replace_private(made) if answer.update else answer.show(made, private=True))

    async def _record(self, answer: Answer, control: Control) -> None:
        live = await self.referee.live.by_code(control.code)
        page = control.page()
        # The buttons of a desk and of the panel behind **More** name no page: the record comes as a message of its own.
        answer.update = control.slot == NOTE and answer.is_source_private and bool(control.args)
        await self._show_record(answer, live, page)

    async def _show_record(self, answer: Answer, live: Live, page: int) -> None:
        check_may_watch(answer, live)
        if live.match is None:
            raise RefusedError("refused-not-started", code=live.row.code)
        reader = Reader.of(live, answer.language)
        made = call_pages.record_page(live, reader.words, await self.desk.chronicle.bench(reader), page)
        await (answer.replace(made) if answer.update else answer.show(made, private=True))
