"""The Alt texts of standings and cross tables: the own row, then the rows from the first place on."""

from __future__ import annotations

from tournaments.views.crosses import RUNNING, CrossRow, CrossTable
from tournaments.views.tables import StandingsPage, StandingsRow
from words.tournaments.pictures.alt_parts import alt_text
from words.tournaments.pictures.captions import PictureWords
from words.tournaments.pictures.figures import score_sign, short_figure


def standings_alt(page: StandingsPage, words: PictureWords) -> str:
    """Return the Alt text of a page of standings: places, names and points; the tie-breaks stand in the text beside it."""
    say = words.say
    sentences = [words.headed(words.standings_title(page), page.page, page.pages)]
    own = page.own_row or next((row for row in page.rows if row.entry == page.own), None)
    if own is not None:
        sentences.append(say("picture-alt-own-place", place=own.place, points=short_figure(own.points, say)))
    if page.cut and page.line:
        sentences.append(words.cut_line(page))
    return alt_text(sentences, [_row(row, words) for row in page.rows], say)


def cross_alt(table: CrossTable, words: PictureWords) -> str:
    """Return the Alt text of a cross table: the own results, then the order with points."""
    say = words.say
    sentences = [words.cross_title(table)]
    own = next((row for row in table.rows if row.entry == table.own), None)
    if own is not None:
        sentences.append(say("picture-alt-own-place", place=own.place, points=short_figure(own.points, say)))
        results = _results(table, own, words)
        if results:
            sentences.append(say("picture-alt-own-results", results="; ".join(results)))
    rows = [
        say("picture-alt-row", place=row.place, name=words.name(row.entry), points=short_figure(row.points, say))
        for row in table.rows
    ]
    return alt_text(sentences, rows, say)


def _row(row: StandingsRow, words: PictureWords) -> str:
    line = words.say(
        "picture-alt-row", place=row.place, name=words.name(row.entry), points=short_figure(row.points, words.say)
    )
    if row.status == "disqualified":
        return f"{line} ({words.say('picture-disqualified')})"
    return f"{line} ({words.say('picture-dropped')})" if row.status != "in" else line


def _results(table: CrossTable, own: CrossRow, words: PictureWords) -> list[str]:
    """Return the own results, each with the opponent."""
    found = []
    for other, cell in zip(table.rows, own.cells, strict=True):
        shown = [
            words.say("picture-running") if result == RUNNING else score_sign(result, words.say)
            for result in cell
            if result
        ]
        if shown:
            found.append(words.say("picture-alt-result", name=words.name(other.entry), result=", ".join(shown)))
    return found
