"""What a judge decides at the desk: what can be corrected, whether it is meant, the reason for it, and the deed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from discord import ui
from msgspec.structs import replace

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.judges import desk_pages, forms
from cogs.judges.desk_pages import AMOUNT, ASK, CONFIRM, DO, FIX, PICK, REASON, RULE
from cogs.judges.picks import HIGHEST_MOMENT, action_of, args_of, picked_of, rule_of, seconds_of, subject_of
from cogs.judges.rights import held_call, judgeable_match
from cogs.kit.answers import Answer, refusal_text
from cogs.kit.custom_ids import Control, number
from cogs.kit.durations import span
from cogs.kit.forms import form_texts
from cogs.kit.messages import Message
from cogs.kit.reader import Reader
from cogs.screens.judge_notes import Step
from engines.kernel.state.model import Seat
from referee.clocks.terms import terms_of
from referee.errors import RefusedError
from referee.judges.corrections import Action, Subject, check_subject, needs_confirmation
from referee.judges.moderation import Intervention
from referee.judges.rewinding import rewindable_moments, version_before
from referee.match.confirmation_marks import check_mark, mark_of
from referee.match.live import Live
from store.judges import calls
from telemetry import measure
from words.learning import books
from words.texts import Words
from words.texts import words as words_in

REWRITABLE = (
    "refused-reason",
    "refused-judge-rule",
    "refused-judge-time",
    "refused-judge-little",
    "refused-judge-full",
)
"""Refusals of what was written into a form: it may be written otherwise."""

MATCH_CHANGED = "refused-judge-changed"
"""Refusal of a deed in a match that has changed since: once it is decided anew, its reason need not be written anew."""

MOST_DRAFTS = 100
"""Forms that are kept to be opened again with what was written."""


def _draft(answer: Answer, live: Live, action: Action, picked: str) -> tuple[int, str, str, str]:
    return answer.interaction.user.id, live.row.code, action, picked


class Corrections:
    """What the controls of corrections and rulings do. `show` shows the desk, `look` makes the message of all hands."""

    def __init__(
        self,
        desk: Desk,
        show: Callable[[Answer, Live, str], Awaitable[None]],
        look: Callable[[Answer, Live], Awaitable[Message]],
    ) -> None:
        self.desk = desk
        self.referee = desk.referee
        self.show = show
        self.look = look
        # What was written into forms and could not be taken; after a restart it still stands in the message that says so.
        self.typed: dict[tuple[int, str, str, str], Mapping[str, str]] = {}

    def presses(self) -> dict[str, Press]:
        """What the controls do, by action."""
        return {
            FIX: Press(self._fix, changes=True),
            ASK: Press(self._ask, form=True),
            PICK: Press(self._ask, form=True),
            CONFIRM: Press(self._whether, changes=True),
            DO: Press(self._done, changes=True),
        }

    async def _fix(self, answer: Answer, control: Control) -> None:
        """Show what can be corrected."""
        live = await judgeable_match(answer, self.referee, control.code)
        await held_call(answer, self.referee, live)
        reader = Reader.of(live, answer.language).without_markdown()
        words, told = reader.words, await self.desk.chronicle.moments(reader)
        steps = [m.number for m in await rewindable_moments(self.referee.moments, live) if m.number in told]
        newest = {n: told[n] for n in reversed(steps)}
        clocks = {seat: words("judge-fix-left", left=left) for seat, left in (await self._clocks(live, words)).items()}
        await answer.replace_private(desk_pages.corrections_page(reader, newest, clocks))

    async def _clocks(self, live: Live, words: Words) -> dict[Seat, str]:
        """Return what those clocks have that can be set: of who is asked, and all banks."""
        terms, found = terms_of(live.row.clock), {}
        for seat, face in (await self.referee.timing.faces(live)).items():
            due = None if face.due is None else face.due - self.referee.now()
            left = next((one for one in (face.rest, due, face.bank) if one is not None), None)
            left = 0.0 if face.fallen is not None else terms.seconds if left is None and terms.kind == "bank" else left
            if terms.kind != "none" and left is not None:
                found[seat] = span(left, words)
        return found

    async def _falling(self, answer: Answer, live: Live, picked: str) -> list[Step]:
        """Return the steps that do not count any more once a judge has gone back to before a moment, oldest first."""
        moments, chosen = await rewindable_moments(self.referee.moments, live), number(picked, HIGHEST_MOMENT)
        version = await version_before(self.referee.moments, live, chosen)
        told = await self.desk.chronicle.moments(Reader.of(live, answer.language))
        return [told[moment.number] for moment in moments if moment.version > version and moment.number in told]

    async def _whether(self, answer: Answer, control: Control) -> None:
        """Ask whether the judge means it, and say what follows."""
        live = await judgeable_match(answer, self.referee, control.code)
        await held_call(answer, self.referee, live)
        await answer.replace_private(
            await self._question(answer, live, action_of(control.args), "-".join(answer.values))
        )

    async def _question(self, answer: Answer, live: Live, action: Action, picked: str) -> Message:
        """Return the question before a deed. Raises RefusedError where it cannot be done, and for one that is not asked about."""
        mark = await mark_of(self.referee.moments, live)
        if action == "back":
            steps = await self._falling(answer, live, picked)
            if not steps:
                raise RefusedError("refused-judge-moment")
            return forms.back_question(live, words_in(answer.language), number(picked, HIGHEST_MOMENT), steps, mark)
        if not needs_confirmation(live, action):
            # Somebody has come back since the last seat was offered to a bot; others are never asked about.
            raise (
                RefusedError(MATCH_CHANGED, count=0) if action == "replace" else RefusedError("refused-unknown-control")
            )
        check_subject(live, action, subject_of(action, picked))
        return forms.correction_question(Reader.of(live, answer.language), action, picked, mark)

    async def _ask(self, answer: Answer, control: Control) -> None:
        """Ask for the reason, by a form; before what is for good, whether it is meant."""
        live = await judgeable_match(answer, self.referee, control.code)
        await held_call(answer, self.referee, live)
        action, (picked, mark) = action_of(control.args), picked_of(control.args)
        picked = "-".join(answer.values) or picked
        subject_of(action, picked)
        if mark:
            await check_mark(self.referee.moments, live, mark)
        elif needs_confirmation(live, action):
            await answer.show(await self._question(answer, live, action, picked), private=True)
            return
        await answer.ask(await self._form(answer, live, action, picked, mark))

    async def _form(self, answer: Answer, live: Live, action: Action, picked: str, mark: str) -> ui.Modal:
        """Return the form for the reason, with what was written into it before."""
        book, words = books()[live.row.game], words_in(answer.language)
        sample = next(rule for topic in book.topics for rule in topic.rules)
        typed = self.typed.get(_draft(answer, live, action, picked), {})
        about = forms.FormFacts(sample, mark=mark, typed=typed)
        if action == "back":
            steps = await self._falling(answer, live, picked)
            about = replace(about, moment=steps[0].told if steps else "", fall=len(steps))
        elif action == "time":
            left = (await self._clocks(live, words)).get(number(picked), "")
            about = replace(about, left=left, most=span(terms_of(live.row.clock).seconds, words))
        return forms.reason_form(live, words, action, picked, about)

    async def _done(self, answer: Answer, control: Control) -> None:
        """Do what the form was for; where something written cannot be taken, it is kept for the form again."""
        live = await judgeable_match(answer, self.referee, control.code)
        action, said, (picked, mark) = action_of(control.args), form_texts(answer), picked_of(control.args)
        draft = _draft(answer, live, action, picked)
        try:
            await self._do(answer, live, action, replace(subject_of(action, picked), mark=mark), said)
        except RefusedError as error:
            if error.reason in (*REWRITABLE, MATCH_CHANGED) and not answer.committed:
                self._keep(draft, said)
            if error.reason not in REWRITABLE or answer.committed or not answer.is_source_private:
                raise
            measure.count("refusals", reason=error.reason)
            words, args = words_in(answer.language), args_of(action, picked, mark)
            await answer.replace_private(forms.rewrite_page(live, words, args, refusal_text(error, words), said))
        else:
            self.typed.pop(draft, None)

    def _keep(self, draft: tuple[int, str, str, str], said: Mapping[str, str]) -> None:
        """Keep what was written into a form for when it is opened again."""
        self.typed.pop(draft, None)
        self.typed[draft] = said
        while len(self.typed) > MOST_DRAFTS:
            del self.typed[next(iter(self.typed))]

    async def _do(self, answer: Answer, live: Live, action: Action, about: Subject, said: Mapping[str, str]) -> None:
        if action == "rule":
            about = replace(about, rule=rule_of(live, said.get(RULE, "")))
        elif action == "time":
            about = replace(about, seconds=seconds_of(said.get(AMOUNT, "")))
        charge = Intervention(live.row.guild or 0, answer.interaction.user.id, said.get(REASON, ""))
        live = await self.referee.correcting.do(live.row.code, charge, action, about)
        answer.committed = True
        words = words_in(answer.language)
        if await calls.of_match(self.referee.db, live.row.id) is None:
            key = "judge-ruled" if action == "rule" else "judge-done"
            await answer.replace_private(desk_pages.released_page(words, words(key)))
            return
        await self.show(answer, live, words("judge-done"))
        if action == "look":
            await answer.show(await self.look(answer, live), private=True)
