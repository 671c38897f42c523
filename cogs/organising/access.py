"""The rights of organisers, and what every page of theirs needs: the tournament, the texts, the names."""

from __future__ import annotations

from dataclasses import dataclass

from cogs.common.desk import Desk
from cogs.kit.answering.answers import Answer
from cogs.kit.permissions import roles_of
from cogs.tournaments.pages.hall_texts import speech_of
from referee.errors import RefusedError
from referee.tournaments.halls.hall import Hall
from referee.tournaments.halls.rights import Organiser
from telemetry.context import add_log_fields
from tournaments.views.steps import Steps, steps
from words.safe import safe_name
from words.texts import Words
from words.texts import words as words_in
from words.tournaments.speech import Speech


@dataclass(frozen=True)
class Visit:
    """An organiser at a tournament: the service's view of them, and the texts in their language."""

    hall: Hall
    who: Organiser
    words: Words
    speech: Speech
    now: int

    @property
    def code(self) -> str:
        """The tournament's code."""
        return self.hall.row.code

    @property
    def title(self) -> str:
        """The tournament's name, safe for messages."""
        return safe_name(self.hall.row.name, 60)

    @property
    def steps(self) -> Steps:
        """The next step and what blocks it."""
        return steps(self.hall.state, self.now)


def may_run_events(answer: Answer) -> bool:
    """Return whether the user may manage the server or its events, and so make tournaments and organise all of them."""
    permissions = answer.interaction.permissions
    return answer.interaction.guild_id is not None and (permissions.manage_guild or permissions.manage_events)


def organiser_of(answer: Answer, hall: Hall, version: int = -1) -> Organiser:
    """Return the user of an answer as one who acts in a tournament; roles and rights count in its own server alone."""
    here = answer.interaction.guild_id == hall.row.guild
    roles = roles_of(answer) if here else []
    return Organiser(answer.interaction.user.id, roles, here and may_run_events(answer), version)


async def visit(desk: Desk, answer: Answer, code: str, version: int = -1) -> Visit:
    """Return the visit of an organiser. Raises RefusedError for others, and for an unknown code."""
    hall = await desk.referee.tournaments.to_show(code)
    add_log_fields(tournament=hall.row.code)
    who, words = organiser_of(answer, hall, version), words_in(answer.language)
    if not hall.may_organise(who.user, who.roles, manager=who.manager):
        raise RefusedError("refused-organise-office", rule="TM-60", organisers=words.join(organisers(hall)))
    own = hall.entry_of(who.user)
    return Visit(hall, who, words, speech_of(hall, words, own), int(desk.referee.now()))


def organisers(hall: Hall) -> list[str]:
    """Return mentions of who organises: who opened it, and those named."""
    named = [f"<@&{who}>" if kind == "role" else f"<@{who}>" for kind, who in hall.organisers]
    return [*([f"<@{hall.row.made_by}>"] if hall.row.made_by else []), *named]
