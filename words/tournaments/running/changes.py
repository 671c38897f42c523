"""Before and after: what a correction or an undone round would change, shown before it is confirmed (TM-62)."""

from __future__ import annotations

from collections.abc import Iterator

from tournaments.views.changes import Changes, Moved, Repaired
from words.tournaments.figures import exact
from words.tournaments.speech import Speech, pages


def changes_pages(speech: Speech, found: Changes, limit: int = 1800) -> list[str]:
    """Return before and after as pages: rounds that go, pairings that change, who moves where."""
    lines = [*_rounds(speech, found), *_pairings(speech, found), *_moves(speech, found)]
    if not lines:
        lines = [speech("tournament-change-nothing")]
    return pages(lines, f"### {speech('tournament-change-title')}", "", limit)


def _rounds(speech: Speech, found: Changes) -> Iterator[str]:
    for stage, number in found.rounds_gone:
        yield speech("tournament-change-round", round=speech.round(stage, number))


def _pairings(speech: Speech, found: Changes) -> Iterator[str]:
    for one in found.pairings:
        place = speech("tournament-at-table", round=speech.round(one.stage, one.round), table=one.table)
        yield f"- {speech(_how(one), place=place, before=_sides(speech, one.before), after=_sides(speech, one.after))}"


def _how(one: Repaired) -> str:
    if not one.after:
        return "tournament-change-gone"
    return "tournament-change-pairing" if one.before else "tournament-change-new"


def _sides(speech: Speech, sides: tuple[int, ...]) -> str:
    return speech.sides(sides) if sides else ""


def _moves(speech: Speech, found: Changes) -> Iterator[str]:
    if not found.moved:
        yield from ([speech("tournament-change-no-moves")] if found.pairings or found.rounds_gone else [])
        return
    yield speech("tournament-change-moves")
    for one in found.moved:
        yield f"- {_move(speech, one)}"


def _move(speech: Speech, one: Moved) -> str:
    places = speech(
        "tournament-change-place", name=speech.marked(one.entry), before=one.place_before, after=one.place_after
    )
    if one.points_before == one.points_after:
        return places
    points = speech("tournament-change-points", before=exact(one.points_before), after=exact(one.points_after))
    return f"{places}, {points}"
