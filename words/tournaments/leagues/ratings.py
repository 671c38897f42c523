"""Ratings in words: lines of a leaderboard, one's own rating, a change, and why a game does not count (TM-49 to TM-54)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from words.texts import signed
from words.tournaments.speech import Speech, pages

if TYPE_CHECKING:
    # Ratings need openskill, which whoever only reads texts does not load.
    from tournaments.views.computed import RankLine, Unrated


def leaderboard_pages(speech: Speech, title: str, lines: Sequence[RankLine], limit: int = 1800) -> list[str]:
    """Return a leaderboard as pages, the reader's own line marked. `title` is the game and form; names are by person."""
    rows = [_line(speech, line) for line in lines] or [speech("tournament-rank-none")]
    foot = f"-# {speech('tournament-rank-foot')}"
    return pages(rows, f"### {speech('tournament-rank-title', title=title)}", foot, limit)


def own_rating(speech: Speech, rating: int, games: int, provisional: bool) -> str:
    """Return a person's rating in a sentence."""
    return speech("tournament-rating", rating=str(rating), games=games, provisional=int(provisional))


def rating_change(speech: Speech, person: int, before: int, after: int) -> str:
    """Return how a game changed a rating: "Anna: 1180 → 1203 (+23)"."""
    step = signed(after - before)
    return speech(
        "tournament-rating-change", name=speech.person(person), before=str(before), after=str(after), step=step
    )


def unrated(speech: Speech, reason: Unrated) -> str:
    """Return why a game does not count for the ratings (TM-52, TM-53)."""
    return speech(f"tournament-unrated-{reason}")


def _line(speech: Speech, line: RankLine) -> str:
    arrow = "▸ " if line.person == speech.own else ""
    mark = "?" if line.is_provisional else ""
    games = speech("tournament-rank-games", games=line.games)
    return f"{arrow}**{line.place}.** {speech.marked_person(line.person)} · **{line.shown}**{mark} · {games}"
