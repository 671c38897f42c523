"""The cross table of a round robin as text: a line an entry, its results in the order of the opponents."""

from __future__ import annotations

from tournaments.views.tournament import PairingView, TournamentView
from words.tournaments.figures import figure
from words.tournaments.speech import Speech, pages

WIDE = 16
"""Most entries of a group whose lines still say something on a phone; a larger one is read by rounds."""


def cross_pages(speech: Speech, view: TournamentView, limit: int = 1800) -> list[str]:
    """Return the cross tables of all groups as pages; nothing for a group of more than 16.

    Entries have numbers in the order of the table; "1: ½" in a line is the result against number 1.
    """
    found = []
    for group in sorted({line.group for line in view.standings}):
        lines = [line for line in view.standings if line.group == group]
        if len(lines) > WIDE:
            continue
        order = [line.entry for line in lines]
        head = speech("tournament-cross-page", group=group) if group else speech("tournament-cross-title")
        rows = []
        for number, line in enumerate(lines, 1):
            cells = [
                f"{at}: {_cell(speech, view, line.entry, other)}" for at, other in enumerate(order, 1) if at != number
            ]
            arrow = "▸ " if line.entry == speech.own else ""
            points = figure(speech.words, line.points)
            rows.append(f"{arrow}**{number}.** {speech.marked(line.entry)} · **{points}**\n-# {', '.join(cells)}")
        found += pages(rows, head, f"-# {speech('tournament-cross-how')}", limit)
    return found


def _cell(speech: Speech, view: TournamentView, entry: int, other: int) -> str:
    marks = [
        _mark(speech, pairing, entry)
        for one in view.rounds
        if one.stage == 0
        for pairing in one.pairings
        if {entry, other} == {*pairing.sides}
    ]
    return " ".join(marks) or "–"


def _mark(speech: Speech, pairing: PairingView, entry: int) -> str:
    if not pairing.places:
        return "–"
    place = pairing.places[pairing.sides.index(entry)]
    mark = "½" if pairing.places == (1, 1) else "1" if place == 1 else "0"
    return mark if pairing.played else speech("tournament-cross-forfeit", mark=mark)
