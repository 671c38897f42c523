"""Carries acts of organisers out: shows what they would change, asks for the reason, does them (TM-61)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace

import discord

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.kit.answering.answers import Answer, refusal_text
from cogs.kit.answering.forms import form_texts
from cogs.kit.controls.custom_ids import Control
from cogs.kit.foreign_guilds import guild_of
from cogs.organising.access import Visit, visit
from cogs.organising.actions import CONSIDER, DO, SURE, WRITE
from cogs.organising.panel import act_pages
from cogs.organising.panel.act import Act, act_of
from cogs.organising.panel.kinds import Kind, Request, kind_of
from cogs.tournaments.pages.refusals import filled, with_texts
from referee.errors import RefusedError
from referee.tournaments.entries.entering import Person
from referee.tournaments.halls.halls import refusal
from referee.tournaments.halls.rights import check_version
from referee.tournaments.organising.rehearsal import Hands, rehearse
from telemetry import measure
from tournaments.errors import TournamentError
from tournaments.state.model import State
from tournaments.views.changes import Changes

MOST_DRAFTS = 100
"""How many forms are kept with their texts."""

Back = Callable[[Answer, str, Act, str], Awaitable[None]]
"""Shows the page of a tournament, by its code, to which an act leads back, with a note."""

CHANGES = "tournaments.views.changes:changes_by"

Key = tuple[int, str, str, str, str]


class Acts:
    """Handles the controls of acts. `back` shows the page after one."""

    def __init__(self, desk: Desk, back: Back, stale: Callable[[Answer, Control, str], Awaitable[None]]) -> None:
        self.desk = desk
        self.service = desk.referee.tournaments
        self.back = back
        self.stale = stale
        # Texts of forms. They are lost at a restart; the pages quote them.
        self.typed: dict[Key, Mapping[str, str]] = {}

    def presses(self) -> dict[str, Press]:
        """Return the handlers of the controls, by action."""
        return {
            CONSIDER: Press(with_texts(self.desk, self._consider, self.stale), changes=True, form=True),
            WRITE: Press(with_texts(self.desk, self._write, self.stale), form=True),
            DO: Press(with_texts(self.desk, self._do), changes=True),
            SURE: Press(with_texts(self.desk, self._sure), changes=True),
        }

    # ---------------------------------------------------------------- before

    async def _consider(self, answer: Answer, control: Control) -> None:
        """Show what an act would change; where nothing is shown before it is typed, ask for that."""
        act = act_of(control.args, next(iter(answer.values), ""))
        await self.consider(answer, control.code, act)

    async def consider(self, answer: Answer, code: str, act: Act) -> None:
        """Begin an act."""
        found = await visit(self.desk, answer, code)
        kind = kind_of(act)
        if kind.way != "shown":
            await answer.ask(act_pages.reason_form(found, act, kind, self._typed_before(answer, found, act)))
            return
        check_version(found.hall, act.version)
        states, changed = await self._rehearsed(answer, found, act, {"reason": found.words("organise-write-reason")})
        await answer.replace_private(act_pages.considered(found, act, states, changed))

    async def _write(self, answer: Answer, control: Control) -> None:
        """Ask for the reason of an act."""
        act = act_of(control.args)
        found = await visit(self.desk, answer, control.code)
        check_version(found.hall, act.version)
        await answer.ask(act_pages.reason_form(found, act, kind_of(act), self._typed_before(answer, found, act)))

    # ---------------------------------------------------------------- doing

    async def _do(self, answer: Answer, control: Control) -> None:
        """Take the form of an act: do it, or show what it would change with what was typed."""
        act, typed = act_of(control.args), form_texts(answer)
        found = await visit(self.desk, answer, control.code)
        self._keep(answer, found, act, typed)
        try:
            kind = kind_of(act)
            if kind.way == "typed":
                states, changed = await self._rehearsed(answer, found, act, typed)
                await answer.replace_private(act_pages.question(found, act, states, changed, typed))
                return
            await self._carry_out(answer, found, act, kind, typed)
        except RefusedError as error:
            await self._refused(answer, found, act, error, typed)

    async def _sure(self, answer: Answer, control: Control) -> None:
        """Do an act whose texts were typed before; after a restart they have to be written again."""
        act = act_of(control.args)
        found = await visit(self.desk, answer, control.code)
        typed = self._typed_before(answer, found, act)
        try:
            await self._carry_out(answer, found, act, kind_of(act), typed)
        except RefusedError as error:
            await self._refused(answer, found, act, error, typed)

    async def _carry_out(self, answer: Answer, found: Visit, act: Act, kind: Kind, typed: Mapping[str, str]) -> None:
        if not typed:
            raise RefusedError("refused-organise-forgotten")
        request = await self._request(answer, found, act, kind, typed)
        await kind.run(self._hands, request)
        answer.committed = True
        self.typed.pop(self._key(answer, found, act), None)
        await self.back(answer, found.code, act, found.words("organise-told"))

    @property
    def _hands(self) -> Hands:
        return Hands(self.service.opening, self.service.entering, self.service.organising)

    async def _rehearsed(
        self, answer: Answer, found: Visit, act: Act, typed: Mapping[str, str]
    ) -> tuple[tuple[State, State], Changes]:
        """Return the states before and after an act, and what differs. Raises RefusedError if the act is refused."""
        kind = kind_of(act)
        request = await self._request(answer, found, act, kind, typed)
        before, after, made = await rehearse(self._hands, found.code, lambda hands: kind.run(hands, request))
        try:
            changed = await self.service.reader.ask(found.hall, CHANGES, made)
        except TournamentError as error:
            raise refusal(error) from error  # another act came first
        return (before, after), changed

    async def _request(self, answer: Answer, found: Visit, act: Act, kind: Kind, typed: Mapping[str, str]) -> Request:
        version = -1 if kind.way == "light" else act.version
        acting = replace(found.who, version=version)
        people = await persons(answer, found, act.numbers) if act.kind == "enter" else ()
        return Request(found.hall, acting, act, typed, people, answer.interaction.id)

    async def _refused(
        self, answer: Answer, found: Visit, act: Act, error: RefusedError, typed: Mapping[str, str]
    ) -> None:
        """Show why an act was refused, keep what was typed, and offer to begin anew; nothing has changed."""
        if answer.committed:
            raise error
        measure.count("refusals", reason=error.reason)
        text = refusal_text(filled(error, found.speech), found.words)
        fresh = await visit(self.desk, answer, found.code)
        await answer.replace_private(act_pages.again_page(fresh, act, text, typed))

    # ---------------------------------------------------------------- typed texts

    @staticmethod
    def _key(answer: Answer, found: Visit, act: Act) -> Key:
        return answer.interaction.user.id, found.code, act.kind, act.about, act.pick

    def _typed_before(self, answer: Answer, found: Visit, act: Act) -> Mapping[str, str]:
        return self.typed.get(self._key(answer, found, act), {})

    def _keep(self, answer: Answer, found: Visit, act: Act, typed: Mapping[str, str]) -> None:
        key = self._key(answer, found, act)
        self.typed.pop(key, None)
        self.typed[key] = typed
        while len(self.typed) > MOST_DRAFTS:
            del self.typed[next(iter(self.typed))]


async def persons(answer: Answer, found: Visit, users: Sequence[int]) -> list[Person]:
    """Return members of the tournament's server as persons who enter. Raises RefusedError for bots and for others."""
    guild = await guild_of(answer.interaction.client, found.hall.row.guild)
    made = []
    for user in users:
        try:
            member = await guild.fetch_member(user) if guild is not None else None
        except discord.NotFound:
            member = None
        if member is None or member.bot:
            raise RefusedError("refused-organise-person")
        made.append(Person(user, member.display_name, [role.id for role in member.roles]))
    return made
