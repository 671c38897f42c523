"""The texts, names and view of a tournament for one reader, and the right to organise it."""

from __future__ import annotations

from collections.abc import Mapping

import discord
import msgspec

from cogs.kit.answers import Answer
from cogs.kit.durations import moment
from referee.tournaments.hall import Hall
from tournaments.views.tournament import RoundView, TournamentView, Viewer, view
from words.safe import plain_name, safe_name
from words.texts import Language, Words
from words.texts import words as words_in
from words.tournaments.speech import Speech


class Reading(msgspec.Struct, frozen=True):
    """A tournament as one person reads it: `speech` in their language, and the view of their entry."""

    hall: Hall
    speech: Speech
    view: TournamentView
    viewer: Viewer

    @property
    def words(self) -> Words:
        """The texts in the reader's language."""
        return self.speech.words

    @property
    def title(self) -> str:
        """The tournament's name, safe for messages."""
        return safe_name(self.hall.row.name)

    def round(self, stage: int, number: int) -> RoundView | None:
        """Return a round as the reader sees it, None if it was undone."""
        found = (one for one in self.view.rounds if (one.stage, one.number) == (stage, number))
        return next(found, None)

    @property
    def latest_round(self) -> RoundView | None:
        """The round that was paired last, None before the first."""
        return self.view.rounds[-1] if self.view.rounds else None


def reading(hall: Hall, language: Language, entry: int = 0, *, organiser: bool = False) -> Reading:
    """Return a tournament for a reader: an entry by its number, 0 for the public."""
    viewer = Viewer(entry, organiser)
    return Reading(hall, speech_of(hall, words_in(language), entry), view(hall.state, viewer), viewer)


def reading_for(answer: Answer, hall: Hall) -> Reading:
    """Return a tournament for the user of an answer."""
    user = answer.interaction.user
    organiser = hall.may_organise(user.id, _roles(user), manager=is_manager(answer))
    return reading(hall, answer.language, hall.entry_of(user.id), organiser=organiser)


def speech_of(hall: Hall, words: Words, entry: int = 0) -> Speech:
    """Return the texts about a tournament for a reader; names are safe for messages."""
    return Speech(words, _names(hall, safe_name), lambda at: moment(float(at)), entry)


def plain_names(hall: Hall) -> Mapping[int, str]:
    """Return the entries' names for pictures."""
    return _names(hall, plain_name)


def _names(hall: Hall, make_safe: object) -> Mapping[int, str]:
    """Return names of entries; those whose persons are erased have none."""
    safe = make_safe if callable(make_safe) else safe_name
    return {
        number: safe(name)
        for number, name in hall.names.items()
        if name and number in hall.state.entries and not hall.state.entries[number].erased
    }


def is_manager(answer: Answer) -> bool:
    """Return whether the user may manage the server or its events, and so every tournament of it."""
    permissions = answer.interaction.permissions
    may = permissions.manage_guild or permissions.manage_events or permissions.administrator
    return answer.interaction.guild_id is not None and may


def _roles(user: discord.User | discord.Member) -> list[int]:
    return [role.id for role in user.roles] if isinstance(user, discord.Member) else []


def may_organise(answer: Answer, hall: Hall) -> bool:
    """Return whether the user of an answer organises a tournament."""
    user = answer.interaction.user
    return hall.may_organise(user.id, _roles(user), manager=is_manager(answer))
