"""Announcements in the event's channel (TM-67). Each is posted once, in the language of the channel."""

from __future__ import annotations

from tournaments.views.shapes import Settings
from tournaments.views.tournament import RoundView, TournamentView
from words.tournaments.rounds.pairings import pairing_line, repeats_line, round_title
from words.tournaments.settings import short_line
from words.tournaments.speech import Speech

PODIUM = 3
"""The places that the end names."""


def opening(speech: Speech, title: str, settings: Settings, commitment: str, *, closes: int = 0, over: bool) -> str:
    """Return the announcement that entering is open. `title` is the event's name, escaped; `closes` 0 is no end.

    `over`: what it reads when it is open no longer.
    """
    lines = [
        speech("tournament-says-opening", title=title, over=int(over)),
        short_line(speech, settings),
        speech("tournament-says-commitment", commitment=commitment),
    ]
    if closes and not over:
        lines.insert(2, speech("tournament-set-closes", moment=speech.moment(closes)))
    return "\n".join(lines)


def check_in(speech: Speech, title: str, ends: int, entries: int, *, over: bool) -> str:
    """Return the announcement that check-in has begun. `over`: what it reads when it has ended."""
    if over:
        return speech("tournament-says-check-in-over", title=title)
    lines = [speech("tournament-says-check-in", title=title, entries=entries)]
    lines.append(speech("tournament-says-check-in-ends", moment=speech.moment(ends)))
    return "\n".join(lines)


def waiting_place(speech: Speech, title: str) -> str:
    """Return the message to somebody from the waiting list who has a place now (TM-03)."""
    return speech("tournament-says-place", title=title)


def round_paired(speech: Speech, view: TournamentView, one: RoundView, deadline: int = 0, bracket: str = "") -> str:
    """Return the head of the announcement of a round; its pairings follow (`pairings.round_pages`).

    `deadline` 0 is none, `bracket` names the parts of a bracket that are played.
    """
    parts = [speech("tournament-says-round", round=round_title(speech, view, one), draw=one.draw, value=one.value[:12])]
    if bracket:
        parts.append(f"**{bracket}**")
    if one.by_hand:
        parts.append(speech("tournament-by-hand"))
    if repeats := repeats_line(speech, view, one):
        parts.append(repeats)
    if deadline:
        parts.append(speech("tournament-says-deadline", moment=speech.moment(deadline)))
    return "\n".join(parts)


def last_hour(speech: Speech, view: TournamentView, one: RoundView, deadline: int) -> str:
    """Return the announcement before a round's deadline, with the tables that are not over."""
    left = [pairing for pairing in one.pairings if not pairing.places]
    title = round_title(speech, view, one)
    head = speech("tournament-says-last", round=title, moment=speech.moment(deadline), tables=len(left))
    return "\n".join([head, *(f"- {speech.sides(pairing.sides)}" for pairing in left[:20])])


def table_posted(speech: Speech, view: TournamentView, one: RoundView) -> str:
    """Return the announcement that a round is over; the table follows (`standings.standings_pages`)."""
    return speech("tournament-says-table", round=round_title(speech, view, one))


def knockout_round_over(speech: Speech, view: TournamentView, one: RoundView, out: str) -> str:
    """Return the announcement that a round of a bracket is over, with its results and who is `out` of the bracket."""
    results = [pairing_line(speech, view, pairing) for pairing in one.pairings if len(pairing.sides) > 1]
    return "\n".join([table_posted(speech, view, one), *results, *([out] if out else [])])


def cut_made(speech: Speech, seeds: tuple[int, ...]) -> str:
    """Return the announcement of the cut, the best seed first."""
    names = [f"{place}. {speech.marked(entry)}" for place, entry in enumerate(seeds, 1)]
    return "\n".join([speech("tournament-says-cut", count=len(seeds)), *names])


def ended(speech: Speech, title: str, view: TournamentView) -> str:
    """Return the announcement of the end with the podium; shared places stand together."""
    lines = [speech("tournament-says-end", title=title)]
    for place in sorted({place for place in view.places.values() if place <= PODIUM}):
        names = [speech.marked(entry) for entry, own in sorted(view.places.items()) if own == place]
        lines.append(speech("tournament-says-podium", place=place, names=speech.words.join(names)))
    return "\n".join(lines)


def stopping(speech: Speech, title: str, kind: str, reason: str) -> str:
    """Return the announcement of a pause, its end or a cancellation. `reason` is escaped.

    `kind` is "paused", "lost" (by the bot, which cannot use the channel), "resumed" or "cancelled".
    """
    return speech(f"tournament-says-{kind}", title=title, reason=reason, given=int(bool(reason)))


def round_undone(speech: Speech, view: TournamentView, one: RoundView, reason: str) -> str:
    """Return the announcement that a round was undone. `reason` is escaped."""
    return speech("tournament-says-undone", round=round_title(speech, view, one), reason=reason)


def corrected(speech: Speech, place: str, reason: str) -> str:
    """Return the announcement of a corrected result. `place` is the pairing's line with its new result, `reason` is escaped."""
    return speech("tournament-says-corrected", place=place, reason=reason)
