"""Corrections and rulings at the desk: the choice of one, the confirmation, the form for the reason, and carrying it out."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from discord import ui
from msgspec.structs import replace

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.judges import desk_pages, forms, table_pages
from cogs.judges.desk_pages import AMOUNT, ASK, CONFIRM, DO, FIX, PICK, REASON, RULE
from cogs.judges.exempting import exempt_button
from cogs.judges.picks import HIGHEST_MOMENT, action_of, args_of, picked_of, rule_of, seconds_of, subject_of
from cogs.judges.rights import held_call, judgeable_match
from cogs.kit.answering.answers import Answer, refusal_text
from cogs.kit.answering.forms import form_texts
from cogs.kit.composing.messages import Message
from cogs.kit.controls.custom_ids import Control, number
from cogs.kit.match_texts.durations import span
from cogs.kit.match_texts.reader import Reader
from cogs.screens.log.judge_notes import Step
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
"""Refusals of the texts in a form: the judge may edit them and submit the form again."""

MATCH_CHANGED = "refused-judge-changed"
"""Refusal of an action since the match has changed meanwhile. What the judge wrote is kept for when they decide again."""

MOST_DRAFTS = 100
"""How many forms are kept with their texts, so that they can be opened again."""


def _draft(answer: Answer, live: Live, action: Action, picked: str) -> tuple[int, str, str, str]:
    return answer.interaction.user.id, live.row.code, action, picked


class Corrections:
    """Handles the controls of corrections and rulings.

    `show` shows the desk with a note, `look` returns the message with all hands, `decks` the one with all decks.
    """

    def __init__(
        self,
        desk: Desk,
        show: Callable[[Answer, Live, str], Awaitable[None]],
        look: Callable[[Answer, Live], Awaitable[Message]],
        decks: Callable[[Answer, Live], Message | None],
    ) -> None:
        self.desk = desk
        self.referee = desk.referee
        self.show = show
        self.look = look
        self.decks = decks
        # Texts of forms that were refused. They are lost at a restart, but the message of the refusal quotes them.
        self.typed: dict[tuple[int, str, str, str], Mapping[str, str]] = {}

    def presses(self) -> dict[str, Press]:
        """Return the handlers of the controls, by action."""
        return {
            FIX: Press(self._fix, changes=True),
            desk_pages.TABLE: Press(self._table, changes=True),
            table_pages.SUBJECT: Press(self._subject, changes=True),
            ASK: Press(self._ask, form=True),
            PICK: Press(self._ask, form=True),
            CONFIRM: Press(self._confirm, changes=True),
            DO: Press(self._submit, changes=True),
        }

    async def _fix(self, answer: Answer, control: Control) -> None:
        """Show the page of corrections."""
        live = await judgeable_match(answer, self.referee, control.code)
        await held_call(answer, self.referee, live)
        reader = Reader.of(live, answer.language).without_markdown()
        words, moments = reader.words, await self.desk.chronicle.moments(reader)
        steps = [m.number for m in await rewindable_moments(self.referee.moments, live) if m.number in moments]
        newest = {n: moments[n] for n in reversed(steps)}
        clocks = {seat: words("judge-fix-left", left=left) for seat, left in (await self._clocks(live, words)).items()}
        made = desk_pages.corrections_page(reader, newest, clocks)
        made.items.append(ui.ActionRow(exempt_button(live, words)))
        await answer.replace_private(made)

    async def _table(self, answer: Answer, control: Control) -> None:
        """Show of what something on the table can be corrected."""
        await answer.replace_private(table_pages.table_page(await self._reader(answer, control), control.page()))

    async def _subject(self, answer: Answer, control: Control) -> None:
        """Show what can be corrected of the picked permanent or player, or another page of values of one of its things."""
        reader = await self._reader(answer, control)
        if answer.values:
            await answer.replace_private(table_pages.subject_page(reader, answer.values[0]))
            return
        place = [number(raw) for raw in control.args[1:3]]
        if len(place) != 2:
            raise RefusedError("refused-unknown-control")
        await answer.replace_private(table_pages.subject_page(reader, control.args[0], *place))

    async def _reader(self, answer: Answer, control: Control) -> Reader:
        """Return the judge as a reader of the match whose call they hold."""
        live = await judgeable_match(answer, self.referee, control.code)
        await held_call(answer, self.referee, live)
        return Reader.of(live, answer.language).without_markdown()

    async def _clocks(self, live: Live, words: Words) -> dict[Seat, str]:
        """Return the remaining time, in words, of each seat whose clock can be set: seats to choose, and seats with a bank."""
        terms, found = terms_of(live.row.clock), {}
        for seat, face in (await self.referee.timing.faces(live)).items():
            due = None if face.due is None else face.due - self.referee.now()
            left = next((one for one in (face.rest, due, face.bank) if one is not None), None)
            left = 0.0 if face.fallen is not None else terms.seconds if left is None and terms.kind == "bank" else left
            if terms.kind != "none" and left is not None:
                found[seat] = span(left, words)
        return found

    async def _discarded_steps(self, answer: Answer, live: Live, picked: str) -> list[Step]:
        """Return the steps that are discarded if a judge goes back to before the picked moment, oldest first."""
        moments, chosen = await rewindable_moments(self.referee.moments, live), number(picked, HIGHEST_MOMENT)
        version = await version_before(self.referee.moments, live, chosen)
        steps = await self.desk.chronicle.moments(Reader.of(live, answer.language))
        return [steps[moment.number] for moment in moments if moment.version > version and moment.number in steps]

    async def _confirm(self, answer: Answer, control: Control) -> None:
        """Ask the judge to confirm an action, and say what follows from it."""
        live = await judgeable_match(answer, self.referee, control.code)
        await held_call(answer, self.referee, live)
        await answer.replace_private(
            await self._question(answer, live, action_of(control.args), "-".join(answer.values))
        )

    async def _question(self, answer: Answer, live: Live, action: Action, picked: str) -> Message:
        """Return the question before an action. Raises RefusedError if the action is impossible or needs no confirmation."""
        mark = await mark_of(self.referee.moments, live)
        if action == "back":
            steps = await self._discarded_steps(answer, live, picked)
            if not steps:
                raise RefusedError("refused-judge-moment")
            return forms.back_question(live, words_in(answer.language), number(picked, HIGHEST_MOMENT), steps, mark)
        if not needs_confirmation(live, action):
            # Replacing the last person needs confirmation: somebody has come back since. Other actions never lead here.
            raise (
                RefusedError(MATCH_CHANGED, count=0) if action == "replace" else RefusedError("refused-unknown-control")
            )
        check_subject(live, action, subject_of(action, picked))
        return forms.correction_question(Reader.of(live, answer.language), action, picked, mark)

    async def _ask(self, answer: Answer, control: Control) -> None:
        """Show the form for the reason; before an action that is final, ask for confirmation first."""
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
        """Return the form for the reason, filled with what the judge wrote before a refusal."""
        book, words = books()[live.row.game], words_in(answer.language)
        sample = next(rule for topic in book.topics for rule in topic.rules)
        typed = self.typed.get(_draft(answer, live, action, picked), {})
        about = forms.FormFacts(sample, mark=mark, typed=typed)
        if action == "back":
            steps = await self._discarded_steps(answer, live, picked)
            about = replace(about, moment=steps[0].text if steps else "", fall=len(steps))
        elif action == "time":
            left = (await self._clocks(live, words)).get(number(picked), "")
            about = replace(about, left=left, most=span(terms_of(live.row.clock).seconds, words))
        return forms.reason_form(live, words, action, picked, about)

    async def _submit(self, answer: Answer, control: Control) -> None:
        """Carry out the action of a form. If a text of it is refused, keep the texts and offer the form again."""
        live = await judgeable_match(answer, self.referee, control.code)
        action, typed, (picked, mark) = action_of(control.args), form_texts(answer), picked_of(control.args)
        draft = _draft(answer, live, action, picked)
        try:
            await self._do(answer, live, action, replace(subject_of(action, picked), mark=mark), typed)
        except RefusedError as error:
            if error.reason in (*REWRITABLE, MATCH_CHANGED) and not answer.committed:
                self._keep(draft, typed)
            if error.reason not in REWRITABLE or answer.committed or not answer.is_source_private:
                raise
            measure.count("refusals", reason=error.reason)
            words, args = words_in(answer.language), args_of(action, picked, mark)
            await answer.replace_private(forms.rewrite_page(live, words, args, refusal_text(error, words), typed))
        else:
            self.typed.pop(draft, None)

    def _keep(self, draft: tuple[int, str, str, str], typed: Mapping[str, str]) -> None:
        """Keep the texts of a form until it is opened again."""
        self.typed.pop(draft, None)
        self.typed[draft] = typed
        while len(self.typed) > MOST_DRAFTS:
            del self.typed[next(iter(self.typed))]

    async def _do(self, answer: Answer, live: Live, action: Action, about: Subject, typed: Mapping[str, str]) -> None:
        if action == "rule":
            about = replace(about, rule=rule_of(live, typed.get(RULE, "")))
        elif action == "time":
            about = replace(about, seconds=seconds_of(typed.get(AMOUNT, "")))
        charge = Intervention(live.row.guild or 0, answer.interaction.user.id, typed.get(REASON, ""))
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
            decks = self.decks(answer, live)
            if decks is not None:
                await answer.show(decks, private=True)
