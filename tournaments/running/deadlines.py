"""Deadlines (TM-35 to TM-39). Downtime, pauses and vacations move every deadline."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tournaments.settings.formats import Pods
from tournaments.settings.model import Settings
from tournaments.settings.paces import Days, Live
from tournaments.state.model import Game, Pairing, State

Span = tuple[int, int]


def after(start: int, seconds: int, spans: Iterable[Span]) -> int:
    """Return the moment at which so many seconds outside the spans have passed since a start."""
    at, left = start, seconds
    for begin, end in merged(spans):
        if end <= at:
            continue
        if begin - at >= left:
            break
        left -= max(begin - at, 0)
        at = end
    return at + left


def merged(spans: Iterable[Span]) -> list[Span]:
    """Return spans in order, those that touch or overlap joined."""
    found: list[Span] = []
    for begin, end in sorted(spans):
        if found and begin <= found[-1][1]:
            found[-1] = (found[-1][0], max(found[-1][1], end))
        else:
            found.append((begin, end))
    return found


def shortened(spans: Sequence[Span], start: int, most: int) -> list[Span]:
    """Return spans from a start on, cut off once they are `most` seconds together."""
    found: list[Span] = []
    for begin, end in merged(spans):
        first = max(begin, start)
        length = min(end - first, most)
        if length > 0:
            found.append((first, first + length))
            most -= length
    return found


def stops(state: State, pairing: Pairing) -> list[Span]:
    """Return the spans that count for nobody at a pairing: downtimes, and in days the vacations of its sides, up to a limit."""
    spans = list(state.downtimes)
    if state.paused:
        spans.append((state.paused_at, FOREVER))
    if isinstance(state.settings.pace, Days):
        start = state.rounds[pairing.stage, pairing.round].paired_at
        vacations = [span for side in pairing.sides for span in state.entries[side].vacations]
        spans += shortened(vacations, start, state.settings.pace.vacation)
    return spans


FOREVER = 1 << 40
"""A moment that does not come: the end of a pause that lasts."""


def round_deadline(state: State, pairing: Pairing) -> int | None:
    """Return when a pairing of days must be over, None for a live one (TM-38)."""
    pace = state.settings.pace
    if not isinstance(pace, Days):
        return None
    round_ = state.rounds[pairing.stage, pairing.round]
    seconds = pace.round + sum(round_.extensions) + sum(seconds for _, seconds in pairing.extensions)
    return after(round_.paired_at, seconds, stops(state, pairing))


def no_show_game(state: State, pairing: Pairing, game: Game) -> int | None:
    """Return when who is not there loses a game that has not begun, None in days, where only the pairing is lost (TM-35)."""
    pace = state.settings.pace
    return after(game.opened_at, pace.no_show_game, stops(state, pairing)) if isinstance(pace, Live) else None


def no_show_pairing(state: State, pairing: Pairing) -> int | None:
    """Return when who was never there loses the pairing, None before its first table is open (TM-35)."""
    opened = [game.opened_at for game in pairing.games if game.opened_at]
    if not opened:
        return None
    pace = state.settings.pace
    seconds = pace.no_show_pairing if isinstance(pace, Live) else pace.no_show
    extended = sum(seconds for _, seconds in pairing.extensions)
    return after(opened[0], seconds + extended, stops(state, pairing))


def has_two_limits(settings: Settings) -> bool:
    """Return whether a no-show loses the game first and the pairing later: live, in pairings of several games (TM-35).

    Where a pairing is one game, or a pod (TM-31), what comes first decides both.
    """
    return isinstance(settings.pace, Live) and settings.best_of > 1 and not isinstance(settings.format, Pods)


def time_up(state: State, pairing: Pairing, game: Game) -> int | None:
    """Return when the time of a game is over, None without a limit or before it runs (TM-37).

    A series of the game's own has the time of all its games together, from the start of its match (TM-33).
    """
    settings = state.settings
    seconds = settings.pace.time_per_game
    if not seconds or not game.started_at:
        return None
    started = game.started_at
    if settings.drawn_games:
        seconds *= settings.best_of
        started = min(one.started_at for one in pairing.games if one.started_at and one.code == game.code)
    extended = sum(seconds for by, seconds in pairing.extensions if by == "organiser")
    return after(started, seconds + extended, stops(state, pairing))


def check_in_over(state: State) -> int:
    """Return when the time to check in is over (TM-05)."""
    spans = list(state.downtimes)
    if state.paused:
        spans.append((state.paused_at, FOREVER))
    return after(state.check_in_at, state.settings.pace.check_in, spans)
