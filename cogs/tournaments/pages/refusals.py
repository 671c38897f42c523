"""Refusals of tournaments with everything that their texts name."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from cogs.common.desk import Desk
from cogs.common.features import Handler
from cogs.kit.answering.answers import Answer
from cogs.kit.controls.custom_ids import Control
from cogs.tournaments.pages.hall_texts import speech_of
from referee.errors import RefusedError
from referee.tournaments.halls.hall import Hall
from words.texts import words as words_in
from words.tournaments.refusals import texts_of
from words.tournaments.speech import Speech

CHANGED = "refused-tournament-changed"
"""The refusal of an act since the tournament has changed meanwhile."""


def filled(error: RefusedError, speech: Speech) -> RefusedError:
    """Return a refusal of a tournament with everything that its text names: entries, settings and their bounds."""
    if not error.reason.startswith("refused-tournament"):
        return error
    known: dict[str, str | int] = {**error.facts}
    known |= {name: _fact(value) for name, value in texts_of(speech, error.facts).items()}
    return RefusedError(error.reason, rule=error.rule, **known)


def _fact(value: str | float) -> str | int:
    return value if isinstance(value, str) else int(value)


def with_texts(
    desk: Desk, do: Handler, stale: Callable[[Answer, Control, str], Awaitable[None]] | None = None
) -> Handler:
    """Return a handler whose refusals have all that their texts name.

    `stale` shows the present state, with the refusal, where the tournament has changed since the page was made.
    """

    async def pressed(answer: Answer, control: Control) -> None:
        try:
            await do(answer, control)
        except RefusedError as error:
            if error.reason == CHANGED and stale is not None and answer.is_source_private:
                await stale(answer, control, words_in(answer.language)(CHANGED))
                return
            hall = await _hall(desk, control.code)
            if hall is None:
                raise
            raise filled(error, speech_of(hall, words_in(answer.language))) from error

    return pressed


async def _hall(desk: Desk, code: str) -> Hall | None:
    try:
        return await desk.referee.tournaments.halls.by_code(code)
    except RefusedError:
        return None
