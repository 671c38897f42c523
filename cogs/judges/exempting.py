"""A judge keeps a match out of the ratings, or lets it count again: while it runs, from the desk, or after its end (TM-52)."""

from __future__ import annotations

from typing import Any

from discord import ui

from cogs.common.desk import Desk
from cogs.common.features import Press
from cogs.judges.call_pages import DESK
from cogs.judges.desk_pages import REASON
from cogs.judges.rights import judgeable_match
from cogs.kit.answering.answers import Answer
from cogs.kit.answering.forms import Field, form, form_texts
from cogs.kit.composing.messages import Message, button, text
from cogs.kit.controls.custom_ids import NOTE, Control, custom_id
from referee.errors import RefusedError
from referee.judges.moderation import LONGEST, SHORTEST, Intervention
from referee.match.live import Live
from words.texts import Words
from words.texts import words as words_in

ASK, DO = "judgerating", "judgerated"
"""Actions: ask for the reason, carry the exemption out."""

STATES = ("out", "in")
"""Arguments of both: out of the ratings, back into them."""


def exempt_button(live: Live, words: Words) -> ui.Button[Any]:
    """Return the button that takes a match out of the ratings, or puts it back."""
    state = "in" if live.row.exempt else "out"
    return button(words, f"button-judge-rating-{state}", custom_id(live.row.code, ASK, NOTE, state))


def rating_page(live: Live, words: Words, note: str = "") -> Message:
    """Return the page that says whether a match counts: for a judge who names one that is over, and after an exemption."""
    is_over = live.row.status in ("over", "closed")
    lines = [words("judge-match-over", code=live.row.code)] if is_over else []
    lines += [words("judge-rating-exempt" if live.row.exempt else "judge-rating-counts"), *([note] if note else [])]
    back = [] if is_over else [button(words, "button-judge-back", custom_id(live.row.code, DESK, NOTE))]
    row: ui.ActionRow[Any] = ui.ActionRow(exempt_button(live, words), *back)
    return Message([text("\n".join(lines)), row])


class Exempting:
    """Handles the controls of exemptions. Every press checks the rights of the user."""

    def __init__(self, desk: Desk) -> None:
        self.referee = desk.referee

    def presses(self) -> dict[str, Press]:
        """Return the handlers of the controls, by action."""
        return {ASK: Press(self._ask, form=True), DO: Press(self._do, changes=True)}

    async def _ask(self, answer: Answer, control: Control) -> None:
        """Show the form for the reason."""
        live, state = await judgeable_match(answer, self.referee, control.code), _state(control)
        words = words_in(answer.language)
        field = Field(REASON, words("judge-rating-reason"), SHORTEST, LONGEST, lines=True)
        await answer.ask(form(words(f"judge-rating-form-{state}"), custom_id(live.row.code, DO, NOTE, state), [field]))

    async def _do(self, answer: Answer, control: Control) -> None:
        """Carry out the exemption of a form."""
        live, exempt = await judgeable_match(answer, self.referee, control.code), _state(control) == "out"
        charge = Intervention(live.row.guild or 0, answer.interaction.user.id, form_texts(answer).get(REASON, ""))
        live = await self.referee.exempting.change(control.code, charge, exempt=exempt)
        answer.committed = True
        words = words_in(answer.language)
        await answer.replace_private(rating_page(live, words, words("judge-done")))


def _state(control: Control) -> str:
    """Return whether to take a match out or to put it back. Raises RefusedError for a forged control."""
    state = next(iter(control.args), "")
    if state not in STATES:
        raise RefusedError("refused-unknown-control")
    return state
