"""A ladder for a reader: texts, names, the view, who may see it and who organises. Every page of a ladder needs this."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from cogs.common.desk import Desk
from cogs.common.may_watch import can_see
from cogs.delivery.composer import Composer
from cogs.kit.answering.answers import Answer
from cogs.kit.match_texts.durations import clock_words, moment
from cogs.kit.permissions import roles_of
from referee.clocks.terms import terms_of
from referee.errors import RefusedError
from referee.leagues.live_ladder import LiveLadder
from referee.tournaments.halls.rights import Organiser
from store.leagues import games
from tournaments.views.ladder import LadderView, ladder_view
from words.safe import safe_name
from words.texts import Language, Words
from words.texts import words as words_in
from words.tournaments.speech import Speech

NAME = 60
"""Characters of a ladder's name."""


class Reading(msgspec.Struct, frozen=True):
    """A ladder as one person reads it. `links` lead to the matches of challenges, by their numbers."""

    ladder: LiveLadder
    speech: Speech
    view: LadderView
    links: Mapping[int, str] = {}

    @property
    def words(self) -> Words:
        """The texts in the reader's language."""
        return self.speech.words

    @property
    def title(self) -> str:
        """The ladder's name, safe for messages."""
        return safe_name(self.ladder.row.name, NAME)

    @property
    def code(self) -> str:
        """The ladder's code."""
        return self.ladder.row.code

    @property
    def is_on(self) -> bool:
        """Whether the reader is on the ladder."""
        return self.speech.own in self.view.order

    def game_line(self) -> str:
        """Return game and clock in one line."""
        row, words = self.ladder.row, self.words
        return words("ladder-game", game=words(f"{row.game}-title"), clock=clock_words(terms_of(row.clock), words))


def reading(
    ladder: LiveLadder, language: Language, now: float, user: int = 0, links: Mapping[int, str] | None = None
) -> Reading:
    """Return a ladder for a reader: a user, 0 for the public."""
    person = ladder.person_of(user) if user else 0
    names = {member.person: safe_name(member.name) for member in ladder.members if member.name}
    view = ladder_view(ladder.state, person, int(now))
    if ladder.row.phase != "open":
        view = msgspec.structs.replace(view, challenges=(), sinks_at={}, may_challenge=(), resting={})
    speech = Speech(words_in(language), names, lambda at: moment(float(at)), person)
    return Reading(ladder, speech, view, links or {})


async def links_of(desk: Desk, ladder: LiveLadder) -> dict[int, str]:
    """Return links to the matches of a ladder's challenges, by the numbers of the challenges."""
    found = await games.boards(desk.referee.db, ladder.row.id)
    return {number: Composer.link_at(ladder.row.guild, *place) for number, place in found.items()}


async def reading_for(desk: Desk, answer: Answer, ladder: LiveLadder) -> Reading:
    """Return a ladder for the user of an answer."""
    user = answer.interaction.user.id
    return reading(ladder, answer.language, desk.referee.now(), user, await links_of(desk, ladder))


def may_run_leagues(answer: Answer) -> bool:
    """Return whether the user may manage the server or its events, and so make ladders and seasons and organise all of them."""
    permissions = answer.interaction.permissions
    return answer.interaction.guild_id is not None and (permissions.manage_guild or permissions.manage_events)


def organiser_of(answer: Answer, guild: int) -> Organiser:
    """Return the user of an answer as one who organises; roles and rights count in the own server alone."""
    here = answer.interaction.guild_id == guild
    return Organiser(answer.interaction.user.id, roles_of(answer) if here else [], here and may_run_leagues(answer))


def may_organise(answer: Answer, ladder: LiveLadder) -> bool:
    """Return whether the user of an answer organises a ladder."""
    who = organiser_of(answer, ladder.row.guild)
    return ladder.may_organise(who.user, who.roles, manager=who.manager)


def check_visible(answer: Answer, ladder: LiveLadder) -> None:
    """Raise RefusedError for a ladder that the user does not see: of another server, of a hidden channel, or a draft.

    Whoever is on it sees it from everywhere; a draft only its organisers see.
    """
    row, user = ladder.row, answer.interaction.user.id
    if row.phase == "draft" and not may_organise(answer, ladder):
        raise RefusedError("refused-no-ladder", code=row.code)
    if ladder.place_of(user) or answer.interaction.channel_id == row.channel:
        return
    if answer.interaction.guild_id != row.guild or not can_see(answer, row.channel, None):
        raise RefusedError("refused-no-ladder", code=row.code)
