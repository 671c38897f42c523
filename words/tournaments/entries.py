"""Entries in words: the list of them, and the answers to who enters, checks in, leaves or waits (TM-02 to TM-11)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

from tournaments.views.shapes import Settings
from tournaments.views.tournament import EntryView, TournamentView
from words.tournaments.speech import Speech, paged
from words.tournaments.tables.standings import entry_marks

Office = Literal["organiser", "judge", "host"]
"""An office that an entry's person has beside playing (TM-11)."""

NO_OFFICES: Mapping[int, Office] = {}
NO_CLUBS: Mapping[int, str] = {}


def entries_pages(
    speech: Speech,
    view: TournamentView,
    offices: Mapping[int, Office] = NO_OFFICES,
    clubs: Mapping[int, str] = NO_CLUBS,
    limit: int = 1800,
) -> Iterator[str]:
    """Yield the entries as pages, by seeds once there are some: who checked in, who waits, who left, who has an office.

    `clubs` are the names of the roles of clubs, escaped.
    """
    ordered = sorted(view.entries, key=lambda entry: (entry.seed or len(view.entries) + entry.number, entry.number))
    lines = (_line(speech, view, entry, offices.get(entry.number), clubs) for entry in ordered)
    head = f"### {speech('tournament-entries-title', entries=len(ordered))}"
    return paged(lines if ordered else [speech("tournament-entries-none")], head, limit)


def welcome(speech: Speech, settings: Settings, entry: EntryView) -> str:
    """Return the answer to who has just entered: the number, a place on the waiting list, check-in, and block lists."""
    parts = [speech("tournament-welcome", number=entry.number)]
    if entry.waiting:
        parts.append(speech("tournament-welcome-waiting", place=entry.waiting))
    if not entry.checked_in:
        parts.append(speech("tournament-welcome-check-in"))
    if settings.entering.members > 1:
        parts.append(speech("tournament-welcome-team"))
    parts.append(speech("tournament-welcome-blocks"))
    return " ".join(parts)


def checked_in(speech: Speech, entry: EntryView) -> str:
    """Return the answer to who has just checked in."""
    return speech("tournament-checked-in", brought=int(bool(entry.brought)), waiting=entry.waiting)


def leaving(speech: Speech, view: TournamentView, may_return: bool) -> str:
    """Return the consequences of leaving now, for the question before it: before the start, or while the tournament runs."""
    if view.phase != "running":
        return speech("tournament-leave-before")
    robin = int(view.settings.is_robin)
    return speech("tournament-leave-running", returns=int(may_return), robin=robin)


def absence(speech: Speech, number: int, half: bool) -> str:
    """Return the answer to who has asked to miss a round; `half` says that it gives points (TM-08)."""
    return speech("tournament-absence", round=number, half=int(half))


def seed_marks(speech: Speech, entry: EntryView, clubs: Mapping[int, str]) -> list[str]:
    """Return the marks of what seeds and pairs an entry: its place in the list until there are seeds, and its club.

    `clubs` are the names of the roles of clubs, escaped; one that is gone has none.
    """
    marks = [speech("tournament-mark-listed", place=entry.listed)] if entry.listed and not entry.seed else []
    club = clubs.get(int(entry.club), "") if entry.club.isdigit() else ""
    return [*marks, *([speech("tournament-mark-club", club=club)] if club else [])]


def _line(
    speech: Speech, view: TournamentView, entry: EntryView, office: Office | None, clubs: Mapping[int, str]
) -> str:
    marks = [entry_marks(speech, entry)] if entry.status != "in" else []
    if entry.waiting:
        marks.append(speech("tournament-mark-waiting", place=entry.waiting))
    elif view.phase == "check_in" and entry.status == "in":
        marks.append(speech("tournament-mark-there" if entry.checked_in else "tournament-mark-away"))
    if entry.committed:
        marks.append(speech("tournament-mark-brought"))
    if office:
        marks.append(speech(f"tournament-mark-{office}"))
    marks += seed_marks(speech, entry, clubs) if view.settings.seeding in ("list", "table") or entry.club else []
    arrow = "▸ " if entry.number == speech.own else ""
    # All digits of what it brought, on a line of their own: fewer could be met by chance, or by trying.
    committed = f"\n-# `{entry.committed}`" if entry.committed else ""
    line = f"**{entry.seed or entry.number}.** {speech.marked(entry.number)}{''.join(f' · {mark}' for mark in marks)}"
    return f"{arrow}{line}{committed}"
