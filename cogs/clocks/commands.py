"""Buttons and commands of clocks: the clocks of a match, pauses, motions of the table, vacations."""

from __future__ import annotations

from typing import Any, cast, get_args

import discord
from discord import app_commands
from discord.ext import commands

from cogs.clocks import motion_pages, pages
from cogs.clocks.pages import VACATION
from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.common.match_choices import offer_own_matches
from cogs.common.may_watch import check_may_watch
from cogs.kit.answering.answers import Answer
from cogs.kit.commands.localised import command_description, command_name
from cogs.kit.controls.actions import ADD_CLOCK, TAKE_VACATION
from cogs.kit.controls.custom_ids import NOTE, Control
from cogs.kit.match_texts.durations import has_no_clock
from cogs.kit.match_texts.reader import Reader
from referee.clocks.vacations import AT_ONCE
from referee.errors import RefusedError
from referee.match.live import Live
from referee.seats.motions import Motion, refused_in_competition
from store.seats.motions import TABLE, Kind
from words.texts import words as words_in

TABLE_MOTIONS = ("pause", "close", "clock")
"""The kinds of motions about the whole table."""


class Clocks(commands.Cog):
    """The commands /clock, /pause, /resume and /vacation, and the buttons of clocks and motions."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.referee = desk.referee

    def presses(self) -> dict[str, Press]:
        """Return the presses of these controls by action."""
        return {
            "clocks": Press(self._clocks),
            "pause": Press(self._ask),
            "endless": Press(self._ask),
            ADD_CLOCK: Press(self._ask_clock),
            "addedclock": Press(self._add_clock, changes=True),
            "resume": Press(self._resume),
            "propose": Press(self._propose, changes=True),
            "second": Press(self._second),
            "against": Press(self._against),
            "vote": Press(self._vote),
            TAKE_VACATION: Press(self._vacation),
            "holiday": Press(self._begin, changes=True),
            "holidayend": Press(self._end, changes=True),
        }

    # ---------------------------------------------------------------- commands

    @app_commands.command(name=command_name("clock", "command-clock"), description=command_description("command-clock"))
    @app_commands.rename(match=command_name("match", "option-match"))
    @app_commands.describe(match=command_description("option-match"))
    async def clock(self, interaction: discord.Interaction[Any], match: str | None = None) -> None:
        """Show the clocks of a match."""
        answer = Answer(interaction)

        async def work() -> None:
            await self._show(answer, await self.desk.match(answer, match))

        await answer.run(work(), private=True)

    @app_commands.command(name=command_name("pause", "command-pause"), description=command_description("command-pause"))
    @app_commands.rename(match=command_name("match", "option-match"))
    @app_commands.describe(match=command_description("option-match"))
    async def pause(self, interaction: discord.Interaction[Any], match: str | None = None) -> None:
        """Ask the user to confirm before the table is asked for a pause."""
        answer = Answer(interaction)

        async def work() -> None:
            await self._question(answer, await self.desk.match(answer, match, changes=True), "pause")

        await answer.run(work(), private=True)

    @app_commands.command(
        name=command_name("resume", "command-resume"), description=command_description("command-resume")
    )
    @app_commands.rename(match=command_name("match", "option-match"))
    @app_commands.describe(match=command_description("option-match"))
    async def resume(self, interaction: discord.Interaction[Any], match: str | None = None) -> None:
        """Let the clocks of a paused match run again."""
        answer = Answer(interaction)

        async def work() -> None:
            live = await self.desk.match(answer, match, changes=True)
            await self._let_run(answer, live.row.code)

        await answer.run(work(), private=True)

    @app_commands.command(
        name=command_name("vacation", "command-vacation"), description=command_description("command-vacation")
    )
    @app_commands.rename(days=command_name("days", "option-days"))
    @app_commands.describe(days=command_description("option-days"))
    async def vacation(
        self, interaction: discord.Interaction[Any], days: app_commands.Range[int, 1, AT_ONCE] | None = None
    ) -> None:
        """Show the user's vacation, or begin one."""
        answer = Answer(interaction)

        async def work() -> None:
            await self.desk.load_user(interaction)
            await (self._page(answer) if days is None else self._start(answer, days))

        await answer.run(work(), private=True)

    @clock.autocomplete("match")
    @pause.autocomplete("match")
    @resume.autocomplete("match")
    async def _matches(self, interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        return await offer_own_matches(self.desk, interaction, typed)

    # ---------------------------------------------------------------- the clocks of a match

    async def _clocks(self, answer: Answer, control: Control) -> None:
        await self._show(answer, await self.referee.live.by_code(control.code))

    async def _show(self, answer: Answer, live: Live) -> None:
        """Show the clocks of a match, the user's own in full."""
        check_may_watch(answer, live)
        if live.match is None:
            raise RefusedError("refused-not-started", code=live.row.code)
        timing, mine = self.referee.timing, live.seat_of(answer.interaction.user.id)
        own = (mine.seat, await timing.own_face(live, mine.seat)) if mine is not None else None
        reader, faces = Reader.of(live, answer.language), await timing.faces(live)
        silence = await timing.silence_days(live)
        await answer.show(pages.clocks_page(reader, faces, own, silence), private=True)

    # ---------------------------------------------------------------- motions

    async def _ask(self, answer: Answer, control: Control) -> None:
        """Ask the user to confirm before the table is asked for a pause or the end of the match."""
        live = await self.referee.live.by_code(control.code)
        await self._question(answer, live, "pause" if control.action == "pause" else "close")

    async def _question(self, answer: Answer, live: Live, kind: Kind) -> None:
        motion = await self._motion_for(live, answer.interaction.user.id, kind, TABLE)
        if motion is None:
            reason = "refused-motion-late" if live.row.paused is None else "refused-paused"
            raise refused_in_competition(live, kind) or RefusedError(reason)
        made = motion_pages.proposal_question(live, kind, words_in(answer.language), alone=motion.needed == 1)
        await answer.show(self.desk.with_match_line(answer, live, made), private=True)

    async def _ask_clock(self, answer: Answer, control: Control) -> None:
        """Ask which clock to add to a match without one."""
        live = await self.referee.live.by_code(control.code)
        motion = await self._motion_for(live, answer.interaction.user.id, "clock", TABLE)
        if motion is None:
            reason = "refused-motion-late" if has_no_clock(live) else "refused-motion-clocked"
            raise refused_in_competition(live, "clock") or RefusedError(reason)
        made = motion_pages.clock_question(live, motion, words_in(answer.language))
        await answer.show(self.desk.with_match_line(answer, live, made), private=True)

    async def _add_clock(self, answer: Answer, control: Control) -> None:
        """Propose the clock that was picked."""
        picked = next(iter(answer.values), "")
        if picked not in motion_pages.ADDED_CLOCKS:
            raise RefusedError("refused-unknown-control")
        user, words = answer.interaction.user.id, words_in(answer.language)
        if await self._has_voted(control, user, "clock"):
            await answer.replace_private(self.desk.note(words("motion-open")))
            return
        _, done = await self.referee.motions.propose(control.code, user, "clock", TABLE, picked)
        answer.committed = True
        await answer.replace_private(self.desk.note(words(f"motion-{done}")))

    async def _propose(self, answer: Answer, control: Control) -> None:
        """Propose a motion about the whole table, from the question that explains it."""
        kind = _kind(control)
        user, motions = answer.interaction.user.id, self.referee.motions
        if await self._has_voted(control, user, kind):
            await answer.replace_private(self.desk.note(words_in(answer.language)("motion-open")))
            return
        _, done = await motions.propose(control.code, user, kind, TABLE)
        answer.committed = True
        await answer.replace_private(self.desk.note(words_in(answer.language)(f"motion-{done}")))

    async def _second(self, answer: Answer, control: Control) -> None:
        """Vote for an open motion about the whole table; a second vote changes nothing."""
        kind, user = _kind(control), answer.interaction.user.id
        words = words_in(answer.language)
        if await self._has_voted(control, user, kind):
            await answer.say(words("motion-agreed-already"))
            return
        _, done = await self.referee.motions.propose(control.code, user, kind, TABLE)
        answer.committed = True
        await answer.say(words("motion-done" if done == "done" else "motion-counted"))

    async def _against(self, answer: Answer, control: Control) -> None:
        """Refuse an open motion about the whole table, or withdraw the user's own vote for it."""
        kind, user = _kind(control), answer.interaction.user.id
        motions, words = self.referee.motions, words_in(answer.language)
        if await self._has_voted(control, user, kind):
            await motions.withdraw(control.code, user, kind, TABLE)
            key = "motion-withdrawn"
        else:
            await motions.refuse(control.code, user, kind, TABLE)
            key = "motion-refused"
        answer.committed = True
        await answer.say(words(key))

    async def _has_voted(self, control: Control, user: int, kind: Kind) -> bool:
        """Return whether a user has voted for an open motion of this kind about the whole table."""
        live = await self.referee.live.by_code(control.code)
        mine = live.seat_in_play(user).seat
        standing = await self.referee.motions.open_motions(live)
        return any(m.kind == kind and m.about == TABLE and mine in m.votes for m in standing)

    async def _vote(self, answer: Answer, control: Control) -> None:
        """Want something about a seat whose flag is down, or the end, or (pressed again) no longer."""
        kind, *about = control.args or ("",)
        if kind not in get_args(Kind) or kind == "pause" or not all(seat.isdigit() for seat in about):
            raise RefusedError("refused-unknown-control")
        seat, user = int(about[0]) if about else TABLE, answer.interaction.user.id
        words = words_in(answer.language)
        if control.slot != NOTE and kind in motion_pages.IRREVERSIBLE:
            live = await self.referee.live.by_code(control.code)
            motion = await self._motion_for(live, user, cast("Kind", kind), seat)
            if motion is not None and len({*motion.votes, live.seat_in_play(user).seat}) >= motion.needed:
                await answer.show(
                    self.desk.with_match_line(answer, live, motion_pages.confirmation(live, motion, words)),
                    private=True,
                )
                return
        _, done = await self.referee.motions.propose(control.code, user, cast("Kind", kind), seat)
        answer.committed = True
        key = {"open": "motion-counted", "withdrawn": "motion-withdrawn", "done": "motion-done"}[done]
        note = self.desk.note(words(key))
        answer.update = control.slot == NOTE and answer.is_source_private
        await (answer.replace(note) if answer.update else answer.show(note, private=True))

    async def _motion_for(self, live: Live, user: int, kind: Kind, about: int) -> Motion | None:
        """Return a motion that a user may vote on now, None if there is none. Raises RefusedError for users who do not play."""
        mine = live.seat_in_play(user).seat
        possible = await self.referee.motions.possible_motions(live)
        return next((m for m in possible if (m.kind, m.about) == (kind, about) and mine in m.asked), None)

    async def _resume(self, answer: Answer, control: Control) -> None:
        await self._let_run(answer, control.code)

    async def _let_run(self, answer: Answer, code: str) -> None:
        await self.referee.motions.resume(code, answer.interaction.user.id)
        answer.committed = True
        await answer.say(words_in(answer.language)("resumed"))

    # ---------------------------------------------------------------- vacations

    async def _vacation(self, answer: Answer, _control: Control) -> None:
        await self._page(answer)

    async def _page(self, answer: Answer) -> None:
        current = await self.referee.vacations.of(answer.interaction.user.id)
        await answer.show(pages.vacation_page(current, words_in(answer.language)), private=True)

    async def _begin(self, answer: Answer, control: Control) -> None:
        if control.code != VACATION:
            raise RefusedError("refused-unknown-control")
        await self._start(answer, control.number())

    async def _start(self, answer: Answer, days: int) -> None:
        current = await self.referee.vacations.start(answer.interaction.user.id, days)
        answer.committed = True
        words = words_in(answer.language)
        made = pages.vacation_page(current, words, words("vacation-begun"))
        await (answer.replace_private(made) if answer.update else answer.show(made, private=True))

    async def _end(self, answer: Answer, _control: Control) -> None:
        current = await self.referee.vacations.end(answer.interaction.user.id)
        answer.committed = True
        words = words_in(answer.language)
        await answer.replace_private(pages.vacation_page(current, words, words("vacation-ended")))


def _kind(control: Control) -> Kind:
    """Return the kind of motion in a control. Raises RefusedError for a forged one."""
    if not control.args or control.args[0] not in TABLE_MOTIONS:
        raise RefusedError("refused-unknown-control")
    return cast("Kind", control.args[0])
