"""What the controls of a decision do: choose, choose anew, put an answer together step by step.

An answered or outdated control brings the fresh panel with a line that says what happened.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.kit.answers import Answer, refusal_text
from cogs.kit.custom_ids import Control
from cogs.kit.reader import Reader
from cogs.screens.drafts import (
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
"""Refusals that a fresh panel answers better than a sentence alone."""


class Choosing:
    """What the controls of a decision do."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.referee = desk.referee

    def presses(self) -> dict[str, Press]:
        """What the controls do, by action."""
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
            # The message is everybody's: the sender shows there what comes next.
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
        """Start a secret choice of several questions over."""
        seat, user = control.number(), answer.interaction.user.id
        await self._panel(answer, control, seat, lambda: self.referee.take_back(control.code, user, seat))

    async def _draft(self, answer: Answer, control: Control) -> None:
        """Add a pick to an answer in several steps, or take the last one back."""
        seat, decision = self._seat(control)
        user = answer.interaction.user.id

        async def work() -> Live:
            asked, picked = await self.referee.question_with_draft(control.code, user, seat, decision)
            if not picked and asked.id != decision:
                picked = await self._given(answer, control, seat, asked)
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

    async def _given(self, answer: Answer, control: Control, seat: int, asked: Decision) -> tuple[str, ...]:
        """Return the sealed answer of a seat as a draft to be changed."""
        live = await self.referee.live.by_code(control.code)
        reader = Reader.of(live, answer.language, seat)
        game = reader.game
        return redraft(asked, game.sealed_keys(reader.seen.table), groups_of(asked, game))

    async def _panel(self, answer: Answer, control: Control, seat: int, work: Callable[[], Awaitable[Live]]) -> None:
        """Do something on a private panel and show it anew in the message that was pressed."""
        live = await self.referee.live.by_code(control.code)
        slot = panel_slot(seat)
        async with self.desk.sender.holding(live.row.id, slot):
            said = None
            try:
                live = await work()
                answer.committed = True
            except RefusedError as error:
                if error.reason not in STALE or live.seat_of(answer.interaction.user.id) is None:
                    raise
                said = refusal_text(error, words_in(answer.language))
            mine = live.seat_of(answer.interaction.user.id)
            shown = mine.seat if mine else seat
            passing = await self.desk.next_rows(answer, live)
            await self.desk.show_panel(answer, live, shown, slot=slot, note=said, passing=passing)

    @staticmethod
    def _seat(control: Control) -> tuple[int, str]:
        """Return seat and decision of a control. Raises RefusedError for a forged one."""
        if len(control.args) < 2 or not control.args[0].isdigit():
            raise RefusedError("refused-unknown-control")
        return int(control.args[0]), control.args[1]

    def _picked(self, answer: Answer, control: Control) -> tuple[int, str, Sequence[str]]:
        """Return seat, decision and the picked keys: a button's own, or a select's values."""
        seat, decision = self._seat(control)
        key = control.args[2] if len(control.args) > 2 else ""
        if key == NOTHING:
            return seat, decision, []
        return seat, decision, answer.values if key.startswith(PICKED) else [key]

    def _added(self, asked: Decision, draft: list[str], control: Control, answer: Answer) -> list[str]:
        """Return a draft with what was picked added: the next keys, or one facet's value, which a button bears itself."""
        values = [*control.args[3:]] or answer.values
        place = control.args[2].removeprefix(PICKED) if len(control.args) > 2 else ""
        if asked.facets and place.isdigit():
            picked = {int(place): values[0] if values else ""}
            # An older pick that goes with none of the options left is dropped, so that every facet keeps an answer.
            for n, value in facet_draft(asked, draft).items():
                wanted = picked | {n: value}
                if n not in picked and any(all(o.facets[m] == v for m, v in wanted.items()) for o in asked.options):
                    picked = wanted
            return [f"{n}={value}" for n, value in sorted(picked.items())]
        offered = {o.key for o in asked.options}
        if place == GROUPS.removeprefix(PICKED):
            return [f"{GROUP}{value}" for value in values[:1] if value.isdigit()]
        if not drafted(asked):
            group = [entry for entry in draft if entry.startswith(GROUP)]
            return group + [value for value in values[:1] if value in offered]
        return draft + [v for v in values if v in offered and v not in draft]
