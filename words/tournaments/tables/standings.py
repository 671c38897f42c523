"""Standings and final places as text, with their tie-breaks named and explained."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from tournaments.views.shapes import DoubleElimination, Elimination, Pods, Settings
from tournaments.views.tournament import EntryView, TournamentView
from words.texts import capital
from words.tournaments.figures import break_figure, figure, is_rounded
from words.tournaments.speech import Speech, paged, pages, reason_text

Line = tuple[int, int, Fraction, tuple[Fraction, ...], int]


def standings_pages(speech: Speech, view: TournamentView, limit: int = 1800) -> Iterator[str]:
    """Yield the standings as pages: a line an entry, the reader's own marked, and below what the figures are."""
    return paged(_lines(speech, view), f"{_title(speech, view)}\n-# {_columns(speech, view.settings)}", limit)


def _lines(speech: Speech, view: TournamentView) -> Iterator[str]:
    entries, group = {entry.number: entry for entry in view.entries}, 0
    for line in view.standings:
        if line.group != group:
            group = line.group
            yield speech("tournament-group", group=group)
        yield _line(speech, view.settings, line.place, line.entry, line.points, line.breaks, entries)
    if foot := _foot(speech, view):
        yield foot


def _title(speech: Speech, view: TournamentView) -> str:
    """Return after which round the standings are; where all rounds run at once, how many pairings are still to come."""
    pairings = [pairing for one in view.rounds for pairing in one.pairings if len(pairing.sides) > 1]
    left = sum(1 for pairing in pairings if not pairing.places)
    if view.settings.runs_at_once and left and view.phase == "running":
        return speech("tournament-standings-left", left=left)
    closed = sum(1 for one in view.rounds if one.stage == 0 and one.closed)
    over = int(view.phase == "over" or closed == view.planned or view.settings.runs_at_once)
    return speech("tournament-standings-title", round=closed, over=over)


def places_pages(speech: Speech, view: TournamentView, limit: int = 1800) -> list[str]:
    """Return the places of the whole tournament as pages; those still in a bracket share the best that is open to them."""
    entries = {entry.number: entry for entry in view.entries}
    title = speech("tournament-places-title", over=int(view.phase == "over"))
    ordered = sorted(view.places.items(), key=lambda item: (item[1], item[0]))
    lines = [_placed(speech, place, entry, entries) for entry, place in ordered]
    return pages(lines, title, "", limit)


def own_line(speech: Speech, view: TournamentView) -> str:
    """Return the reader's line of the standings in a sentence, "" without one."""
    for line in view.standings:
        if line.entry == speech.own:
            shared = sum(1 for other in view.standings if (other.group, other.place) == (line.group, line.place)) > 1
            points = figure(speech.words, line.points)
            return speech("tournament-own-line", place=line.place, shared=int(shared), points=points)
    return ""


def tiebreak_lines(speech: Speech, settings: Settings) -> list[str]:
    """Return each tie-break of a tournament with one sentence that explains it; an elimination uses none (TM-17)."""
    if isinstance(settings.format, Elimination | DoubleElimination):
        return []
    if isinstance(settings.format, Pods):
        return [speech("tournament-set-pod-order")]
    return [
        speech(
            "tournament-explained",
            name=capital(speech(f"tournament-break-{name}")),
            text=speech(f"tournament-what-{name}"),
        )
        for name in settings.tiebreaks
    ]


def entry_marks(speech: Speech, entry: EntryView) -> str:
    """Return the marks beside the name of an entry: dropped, disqualified with the reason, not there."""
    if entry.status == "in":
        return ""
    reason = reason_text(entry.reason)
    return speech(f"tournament-status-{entry.status}", reason=reason, given=int(bool(reason)))


def _line(
    speech: Speech,
    settings: Settings,
    place: int,
    entry: int,
    points: Fraction,
    breaks: Sequence[Fraction],
    entries: dict[int, EntryView],
) -> str:
    figures = [f"**{figure(speech.words, points)}**"]
    if isinstance(settings.format, Pods):
        # The best results in turn would be a column for every round: the reckoning has them.
        shown = [breaks[0], breaks[-1]] if breaks else []
        figures += [figure(speech.words, value) for value in shown]
    else:
        names = settings.tiebreaks
        figures += [break_figure(speech.words, name, value) for name, value in zip(names, breaks, strict=True)]
    return f"{_placed(speech, place, entry, entries)} · {' · '.join(figures)}"


def _placed(speech: Speech, place: int, entry: int, entries: dict[int, EntryView]) -> str:
    marks = entry_marks(speech, entries[entry]) if entry in entries else ""
    arrow = "▸ " if entry == speech.own else ""
    return f"{arrow}**{place}.** {speech.marked(entry)}{f' ({marks})' if marks else ''}"


def _columns(speech: Speech, settings: Settings) -> str:
    names = [speech("tournament-column-points")]
    if isinstance(settings.format, Pods):
        names += [speech("tournament-column-sole_firsts"), speech("tournament-column-mean_points")]
    else:
        names += [speech(f"tournament-break-{name}") for name in settings.tiebreaks]
    return " · ".join(names)


def _foot(speech: Speech, view: TournamentView) -> str:
    names = view.settings.tiebreaks
    if isinstance(view.settings.format, Pods):
        rounded = any(is_rounded("", value) for line in view.standings for value in (line.points, *line.breaks))
    else:
        rounded = any(
            is_rounded(name, value)
            for line in view.standings
            for name, value in zip(("", *names), (line.points, *line.breaks), strict=True)
        )
    return f"-# {speech('tournament-rounded')}" if rounded else ""
