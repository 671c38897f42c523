"""Organisers at tournaments in memory that the core has played, with the longest names there are."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from cogs.organising.access import Visit
from cogs.organising.drafts.draft import Draft
from cogs.organising.drafts.draft_pages import Reader
from cogs.tournaments.pages.hall_texts import speech_of
from referee.clocks.terms import parse_terms, terms_json
from referee.tournaments.halls.hall import Hall
from referee.tournaments.halls.halls import settings_json
from referee.tournaments.halls.rights import Organiser
from tests.cogs.tournaments.halls import hall_of
from tests.tournaments.support.hall import Hall as Played
from tournaments.settings.model import Entering, Settings
from words.texts import words

NOW = 1_790_000_000

LONG = "*_Щ" * 20
"""A name that is twice as long once it is escaped."""

ROLES = dict.fromkeys(range(10**18, 10**18 + 10), "Щ" * 60)


def visit_of(hall: Hall, language: str, user: int = 99) -> Visit:
    """Return the visit of an organiser, by default of the one who made it; the names are as long as they can be."""
    hall.names = dict.fromkeys(hall.names, LONG)
    hall.row = msgspec.structs.replace(hall.row, name="Щ*" * 30)
    texts = words(language, strict=True)
    return Visit(hall, Organiser(user), texts, speech_of(hall, texts, hall.entry_of(user)), NOW)


def full(settings: Settings, language: str, count: int) -> Visit:
    """Return the visit at a tournament whose first round is paired."""
    played = Played(settings).begin(count)
    played.pair()
    return visit_of(hall_of(played), language)


def most_of(draft: Draft) -> Draft:
    """Return a draft with everything that can be said of it."""
    entering = Entering(1024, 10**9, 2 * 10**9, draft.settings.entering.members, False, (*ROLES,), 1000, 1400, 20)
    settings = msgspec.structs.replace(draft.settings, entering=entering)
    role = next(iter(ROLES))
    return msgspec.structs.replace(draft, settings=settings, role=role, champion=role, begins=NOW + 86400, automatic=1)


def draft_visit(settings: Settings, language: str, *, game: str = "battlecon", form: str = "duel") -> Visit:
    """Return the visit at a draft."""
    hall = hall_of(Played(settings), game=game, form=form)
    hall.row = msgspec.structs.replace(
        hall.row, settings=settings_json(settings), clock=terms_json(parse_terms("30m+30s"))
    )
    return visit_of(hall, language)


def reader_of(found: Visit) -> Reader:
    """Return a reader of settings who knows the roles and has a time zone."""
    return Reader(found.words, "Europe/Berlin", NOW, ROLES)


def own(found: Visit, user: int) -> Visit:
    """Return the visit of a player who organises."""
    return replace(found, who=Organiser(user))
