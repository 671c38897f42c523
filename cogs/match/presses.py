"""The handlers of a decision's controls: choose, revise a choice, draft an answer step by step.

A press on an answered or outdated control shows the current panel with a note about what happened.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.kit.answering.answers import Answer, refusal_text
from cogs.kit.controls.custom_ids import Control
from cogs.kit.match_texts.reader import Reader
from cogs.screens.questions.drafts import (
    ADD,
    BACK,
    DONE,
    GROUP,
    GROUPS,
    NOTHING,
    PICKED,
    considered,
    drafted,
    facet_draft,
    groups_of,
    redraft,
)
from engines.kernel.state.model import Decision
from referee.errors import RefusedError
from referee.match.live import Live
from referee.match.slots import TURN, panel_slot
from words.texts import words as words_in

STALE = {
    "refused-over",
    "illegal-answered",
    "illegal-not_offered",
    "illegal-nothing_to_change",
    "illegal-too_few",
}
"""Reasons of refusals that are shown as a note on the current panel, not as a sentence alone."""


class Choosing:
    """The handlers of a decision's controls."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.referee = desk.referee

    def presses(self) -> dict[str, Press]:
        """Return the handlers of the controls, by action."""
        return {
            "c": Press(self._choose, changes=True),
            "r": Press(self._revise, changes=True),
            "again": Press(self._again, changes=True),
            ADD: Press(self._draft, changes=True),
            BACK: Press(self._draft, changes=True),
            DONE: Press(self._done, changes=True),
        }

    async def _choose(self, answer: Answer, control: Control) -> None:
        seat, decision, keys = self._picked(answer, control)
        user = answer.interaction.user.id
        if control.slot.startswith(TURN):
            # Everybody sees this message; its delivery shows the next question there.
            await self.referee.choose(control.code, user, seat, decision, keys)
            answer.committed = True
            await answer.acknowledge()
            return
        await self._panel(answer, control, seat, lambda: self.referee.choose(control.code, user, seat, decision, keys))

    async def _revise(self, answer: Answer, control: Control) -> None:
        seat, lane, keys = self._picked(answer, control)
        user = answer.interaction.user.id
        await self._panel(answer, control, seat, lambda: self.referee.revise(control.code, user, seat, lane, keys))

    async def _again(self, answer: Answer, control: Control) -> None:
        """Start a secret choice of several questions again from the first."""
        seat, user = control.number(), answer.interaction.user.id
        await self._panel(answer, control, seat, lambda: self.referee.take_back(control.code, user, seat))

    async def _draft(self, answer: Answer, control: Control) -> None:
        """Add a pick to the draft, or take back the last one."""
        seat, decision = self._seat(control)
        user = answer.interaction.user.id

        async def work() -> Live:
            asked, picked = await self.referee.question_with_draft(control.code, user, seat, decision)
            if not picked and asked.id != decision:
                picked = await self._sealed_draft(answer, control, seat, asked)
            draft = picked[:-1] if control.action == BACK else self._added(asked, list(picked), control, answer)
            return await self.referee.set_draft(control.code, user, seat, decision, draft)

        await self._panel(answer, control, seat, work)

    async def _done(self, answer: Answer, control: Control) -> None:
        seat, decision = self._seat(control)
        user = answer.interaction.user.id

        async def work() -> Live:
            asked, draft = await self.referee.question_with_draft(control.code, user, seat, decision)
            if len(control.args) > 2:
                draft = (control.args[2],)
            elif asked.facets or not drafted(asked):
                found = considered(asked, draft)
                draft = (found,) if found is not None else ()
            act = self.referee.choose if asked.id == decision else self.referee.revise
            return await act(control.code, user, seat, decision, draft)

        await self._panel(answer, control, seat, work)

    async def _sealed_draft(self, answer: Answer, control: Control, seat: int, asked: Decision) -> tuple[str, ...]:
        """Return the sealed answer of a seat as a draft that can be changed."""
        live = await self.referee.live.by_code(control.code)
        reader = Reader.of(live, answer.language, seat)
        game = reader.game
        return redraft(asked, game.sealed_keys(reader.view.table), groups_of(asked, game))

    async def _panel(self, answer: Answer, control: Control, seat: int, work: Callable[[], Awaitable[Live]]) -> None:
        """Run `work` and show the panel again in the message that was pressed; a stale press becomes a note on it."""
        live = await self.referee.live.by_code(control.code)
        slot = panel_slot(seat)
        async with self.desk.sender.holding(live.row.id, slot):
            note = None
            try:
                live = await work()
                answer.committed = True
            except RefusedError as error:
                if error.reason not in STALE or live.seat_of(answer.interaction.user.id) is None:
                    raise
                note = refusal_text(error, words_in(answer.language))
            mine = live.seat_of(answer.interaction.user.id)
            shown = mine.seat if mine else seat
            passing = await self.desk.next_rows(answer, live)
            await self.desk.show_panel(answer, live, shown, slot=slot, note=note, passing=passing)

    @staticmethod
    def _seat(control: Control) -> tuple[int, str]:
        """Return the seat and decision id of a control. Raises RefusedError for a forged control."""
        if len(control.args) < 2 or not control.args[0].isdigit():
            raise RefusedError("refused-unknown-control")
        return int(control.args[0]), control.args[1]

    def _picked(self, answer: Answer, control: Control) -> tuple[int, str, Sequence[str]]:
        """Return the seat, the decision id and the picked keys: the button's key, or the select's values."""
        seat, decision = self._seat(control)
        key = control.args[2] if len(control.args) > 2 else ""
        if key == NOTHING:
            return seat, decision, []
        return seat, decision, answer.values if key.startswith(PICKED) else [key]

    def _added(self, asked: Decision, draft: list[str], control: Control, answer: Answer) -> list[str]:
        """Return a draft with the picked values added: further keys, a group, or one facet's value.

        The values come from the button's id, or from the select.
        """
        values = [*control.args[3:]] or answer.values
        place = control.args[2].removeprefix(PICKED) if len(control.args) > 2 else ""
        if asked.facets and place.isdigit():
            picked = {int(place): values[0] if values else ""}
            # Drop an older pick if no option combines it with the new ones, so that every facet keeps an answer.
            for n, value in facet_draft(asked, draft).items():
                wanted = picked | {n: value}
                if n not in picked and any(all(o.facets[m] == v for m, v in wanted.items()) for o in asked.options):
                    picked = wanted
            return [f"{n}={value}" for n, value in sorted(picked.items())]
        keys = {o.key for o in asked.options}
        if place == GROUPS.removeprefix(PICKED):
            return [f"{GROUP}{value}" for value in values[:1] if value.isdigit()]
        if not drafted(asked):
            group = [entry for entry in draft if entry.startswith(GROUP)]
            return group + [value for value in values[:1] if value in keys]
        return draft + [v for v in values if v in keys and v not in draft]
