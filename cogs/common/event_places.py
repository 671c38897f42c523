"""The place of a match in a tournament: "Friday night · Round 2, table 3"."""

from __future__ import annotations

from collections.abc import Callable

from referee.match.live import Live
from referee.service import Referee
from store.tournaments import games
from words.safe import plain_name, safe_name
from words.texts import language_of
from words.texts import words as words_in
from words.tournaments.speech import Speech

MOST = 160
"""Characters of such a place in a message; the escaped name of a tournament may take twice its letters."""

TITLE = 60
"""Characters of a tournament's name in it."""

BETWEEN, SHORTEST = " · ", 8
"""The sign between the parts, and the characters that a tournament's name keeps."""


async def event_place(referee: Referee, live: Live) -> str:
    """Return the tournament, round and table of a match for messages, in the match's language; "" for any other match."""
    return await _place(referee, live, lambda name, most: safe_name(name, min(most, TITLE)), MOST)


async def plain_event_place(referee: Referee, live: Live, most: int) -> str:
    """Return the same for the name of a thread, in at most so many characters: the tournament's name is cut short."""
    return await _place(referee, live, plain_name, most)


async def aside_line(referee: Referee, live: Live) -> str:
    """Return the line about a match whose end decides nothing in its tournament (TM-40), "" for any other match."""
    if not await referee.tournaments.results.is_aside(live):
        return ""
    return words_in(language_of(live.row.language))("result-aside")


async def _place(referee: Referee, live: Live, named: Callable[[str, int], str], most: int) -> str:
    row = await games.of_match(referee.db, live.row.id) if live.row.tournament is not None else None
    if row is None:
        return ""
    hall = await referee.tournaments.halls.by_id(row.tournament)
    speech = Speech(words_in(language_of(live.row.language)), {}, str, cut=len(hall.state.cut_seeds))
    place = speech("tournament-at-table", round=speech.round(row.stage, row.round), table=row.pairing)
    return f"{named(hall.row.name, max(most - len(place) - len(BETWEEN), SHORTEST))}{BETWEEN}{place}"
