"""The page of a person's profile on a server."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from discord import ui

from cogs.kit.composing.messages import Message, button, text
from cogs.kit.controls.custom_ids import NOTE, custom_id
from cogs.kit.match_texts.durations import moment
from cogs.kit.match_texts.outcomes import outcome_text
from cogs.ratings.naming import book_title, character_name
from engines.kernel.packs.shelf import Shelf
from referee.memory.known import Course
from referee.memory.profile import Profile, Versus
from referee.ratings.showing import Shown
from store.people.inbox import SeatHolder
from store.ratings.games import BookKey
from tournaments.views.pages import RatingPoint
from words.safe import escape, safe_name
from words.texts import Words

CODE = "PROFILE"
"""The code in controls of this page. No match has it: it contains letters that codes do not have."""

PERSON, YEAR = "profile", "profileyear"
"""Actions: show a person's profile, show a year of theirs."""

FAVOURITES = 5
"""Characters listed, at most."""

SIGNS = {"won": "✅", "shared": "🤝", "lost": "❌", "left": "🚪", "nobody": "➖"}
"""The signs of outcomes."""


class Standing(msgspec.Struct, frozen=True):
    """A rating of a person: the book, the figure now, the place of so many in the list if they stand there, and its course."""

    key: BookKey
    shown: Shown
    place: int | None
    listed: int
    course: Course


class Latest(msgspec.Struct, frozen=True):
    """One of the latest matches, with its stored result and who sat there."""

    code: str
    game: str
    ended: float
    result: str | None
    seats: Sequence[SeatHolder]


class Known(msgspec.Struct, frozen=True):
    """Everything that a profile shows; `year` is that of the latest game, None without any."""

    user: int
    name: str
    is_own: bool
    is_private: bool
    figures: Profile
    standings: Sequence[Standing]
    latest: Sequence[Latest]
    year: int | None


def by_days(standing: Standing) -> tuple[RatingPoint, ...]:
    """Return the course of a rating with one point for each day, that after its last game."""
    return tuple(RatingPoint(one.day, one.rating, one.is_provisional) for one in standing.course.days)


def profile_page(known: Known, shelf: Shelf, words: Words, curve: tuple[bytes, str] | None = None) -> Message:
    """Return the page of a profile, with the picture of a rating and its Alt text if there is one."""
    head = [words("profile-title", who=safe_name(known.name))]
    if known.is_own:
        head.append(words("profile-private" if known.is_private else "profile-open"))
    parts = [head, _sums(known, words)]
    if known.figures.sums:
        parts += [_ratings(known, words), _form(known, words), _favourites(known, shelf, words)]
        parts.append([_latest(one, words) for one in known.latest])
    message = Message([text("\n".join(part)) for part in parts if part])
    if curve is not None:
        message.picture("curve.png", *curve)
    message.items.append(
        text("\n".join([words("record-counts"), *([words("record-rulings")] if known.latest else [])]))
    )
    if known.year is not None:
        name = custom_id(CODE, YEAR, NOTE, known.user, known.year)
        made = ui.Button[Any](label=words("button-year", year=str(known.year)), custom_id=name)
        row: ui.ActionRow[Any] = ui.ActionRow(made, button(words, "button-ratings", ratings_id()))
        message.items.append(row)
    return message


def ratings_id() -> str:
    """Return the custom id of the button that opens the server's leaderboards."""
    return custom_id("RATING", "ratings", NOTE)


def _sums(known: Known, words: Words) -> list[str]:
    """Return a person's results, a line for each game."""
    if not known.figures.sums:
        return [words("record-none")]
    return [
        words("record-game", game=words(f"{one.game}-title"), played=one.played, won=one.won, left=one.left)
        for one in known.figures.sums
    ]


def _ratings(known: Known, words: Words) -> list[str]:
    lines = []
    for one in known.standings:
        book = book_title(one.key, words)
        line = words("profile-rating", book=book, rating=str(one.shown.rating), games=one.shown.games)
        marks = [words("profile-provisional")] if one.shown.is_provisional else []
        if one.place is not None:
            marks.append(words("profile-place", place=one.place, listed=one.listed))
        lines.append(" · ".join([line, *marks]))
        if len(one.course.latest) > 1:
            lines.append(f"-# {_course(one.course, words)}")
    return [words("profile-ratings"), *lines] if lines else []


def _course(course: Course, words: Words) -> str:
    """Return the course of a rating in words: the latest figures, and the highest."""
    latest, best = " → ".join(str(point.rating) for point in course.latest), course.best
    return words("profile-curve", course=latest, best=str(best.rating), day=moment(best.day * 86400, "D"))


def _form(known: Known, words: Words) -> list[str]:
    figures = known.figures
    won = sum(outcome in ("won", "shared") for outcome in figures.form)
    lines = [words("profile-form", signs="".join(SIGNS[one] for one in figures.form), won=won, games=len(figures.form))]
    now = figures.streak
    key = "profile-streak-won" if now > 0 else "profile-streak-lost"
    lines.append(words(key, count=abs(now), best=figures.best_streak))
    return lines + (_versus(figures.versus, words) if figures.versus is not None else [])


def _versus(versus: Versus, words: Words) -> list[str]:
    """Return the balance with the user who asks."""
    lines = []
    if versus.against:
        lines.append(words("record-together", played=versus.against, theirs=versus.theirs, yours=versus.yours))
    if versus.together:
        lines.append(words("profile-same-side", played=versus.together, won=versus.together_won))
    return lines


def _favourites(known: Known, shelf: Shelf, words: Words) -> list[str]:
    lines = [
        words(
            "profile-favourite",
            name=character_name(shelf, one.game, one.character, words),
            game=words(f"{one.game}-title"),
            played=one.played,
            won=one.won,
        )
        for one in known.figures.favourites[:FAVOURITES]
    ]
    return [words("profile-favourites"), *lines] if lines else []


def _latest(one: Latest, words: Words) -> str:
    return words(
        "record-match",
        day=moment(one.ended, "D"),
        game=words(f"{one.game}-title"),
        code=one.code,
        result=escape(outcome_text(one.result, one.seats, 0, words)),
    )
