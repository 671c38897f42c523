"""The texts, names and view of a tournament for one reader, and the right to organise it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import discord
import msgspec

from cogs.common.may_watch import can_see
from cogs.kit.answering.answers import Answer
from cogs.kit.match_texts.durations import moment
from engines.games import GAMES
from referee.errors import RefusedError
from referee.tournaments.halls.hall import Hall
from referee.tournaments.halls.offices import is_organiser
from store.tournaments.tournaments import TournamentRow
from tournaments.views.shapes import BracketState
from tournaments.views.tournament import PairingView, RoundView, TournamentView, Viewer, bracket_view
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

    def bracket(self, stage: int) -> BracketState | None:
        """Return the bracket of a stage that is a knockout, None for rounds and pods."""
        is_knockout = bool(self.view.rounds) and self.hall.state.is_knockout(stage)
        return bracket_view(self.hall.state, stage) if is_knockout else None

    @property
    def own_pairings(self) -> list[PairingView]:
        """The reader's pairings of all rounds."""
        return [pairing for one in self.view.rounds for pairing in one.pairings if pairing.own]

    @property
    def latest_round(self) -> RoundView | None:
        """The round that was paired last, None before the first."""
        return self.view.rounds[-1] if self.view.rounds else None


def reading(hall: Hall, language: Language, entry: int = 0, *, organiser: bool = False) -> Reading:
    """Return a tournament for a reader: an entry by its number, 0 for the public."""
    viewer = Viewer(entry, organiser)
    return Reading(hall, speech_of(hall, words_in(language), entry), hall.view(viewer), viewer)


def reading_for(answer: Answer, hall: Hall) -> Reading:
    """Return a tournament for the user of an answer."""
    own = hall.entry_of(answer.interaction.user.id)
    return reading(hall, answer.language, own, organiser=may_organise(answer, hall))


def speech_of(hall: Hall, words: Words, entry: int = 0) -> Speech:
    """Return the texts about a tournament for a reader; names are safe for messages."""
    return Speech(words, _names(hall, safe_name), lambda at: moment(float(at)), entry, len(hall.state.cut_seeds))


def brings(game: str) -> bool:
    """Return whether the players of a game bring something to a tournament, such as a deck (TM-10)."""
    return GAMES[game].bring is not None


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


def is_manager(answer: Answer, row: TournamentRow) -> bool:
    """Return whether the user may manage the tournament's server or its events, as far as the place of the press tells."""
    permissions = answer.interaction.permissions
    may = permissions.manage_guild or permissions.manage_events or permissions.administrator
    return answer.interaction.guild_id == row.guild and may


def _roles(user: discord.User | discord.Member) -> list[int]:
    return [role.id for role in user.roles] if isinstance(user, discord.Member) else []


def may_organise(answer: Answer, hall: Hall) -> bool:
    """Return whether the user of an answer organises a tournament."""
    return may_organise_row(answer, hall.row, hall.organisers)


def may_organise_row(answer: Answer, row: TournamentRow, organisers: Sequence[tuple[str, int]]) -> bool:
    """Return whether the user of an answer organises the tournament of a row."""
    user = answer.interaction.user
    return is_organiser(row.made_by, organisers, user.id, _roles(user), manager=is_manager(answer, row))


def check_visible(answer: Answer, hall: Hall) -> None:
    """Raise RefusedError for a tournament that the user does not see."""
    if not is_visible(answer, hall.row, hall.organisers, hall.entry_of(answer.interaction.user.id)):
        raise RefusedError("refused-no-tournament", code=hall.row.code)


def is_visible(answer: Answer, row: TournamentRow, organisers: Sequence[tuple[str, int]], entry: int) -> bool:
    """Return whether the user of an answer sees a tournament: not one of another server, of a hidden channel, or a draft.

    Whoever plays in it sees it from everywhere; a draft only its organisers see. `entry` is the user's own.
    """
    if row.phase == "draft" and not may_organise_row(answer, row, organisers):
        return False
    if entry or answer.interaction.channel_id == row.channel:
        return True
    return answer.interaction.guild_id == row.guild and can_see(answer, row.channel, None)
