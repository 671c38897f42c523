"""A season's table and the moves between divisions in words (TM-55, TM-56)."""

from __future__ import annotations

from collections.abc import Sequence

from tournaments.views.ladder import Transfer
from tournaments.views.shapes import SeasonLine
from words.tournaments.figures import figure, is_rounded
from words.tournaments.speech import Speech, pages


def season_pages(
    speech: Speech, title: str, lines: Sequence[SeasonLine], best: int = 0, limit: int = 1800
) -> list[str]:
    """Return a season's table as pages. `best` is how many scores count, 0 for all; names are by person."""
    rows = [_line(speech, line, best) for line in lines] or [speech("tournament-season-none")]
    foot = [speech("tournament-season-how", best=best)]
    if any(is_rounded("", value) for line in lines for value in (line.total, *line.singles)):
        foot.append(speech("tournament-rounded"))
    return pages(rows, f"### {title}", f"-# {' '.join(foot)}", limit)


def transfer_lines(speech: Speech, moves: Sequence[Transfer]) -> list[str]:
    """Return a line for everybody who changes division."""
    return [_transfer(speech, one) for one in moves] or [speech("tournament-division-stay")]


def _line(speech: Speech, line: SeasonLine, best: int) -> str:
    arrow = "▸ " if line.person == speech.own else ""
    counted = best or len(line.singles)
    scores = [
        figure(speech.words, score) if at < counted else f"({figure(speech.words, score)})"
        for at, score in enumerate(line.singles)
    ]
    total = figure(speech.words, line.total)
    return f"{arrow}**{line.place}.** {speech.marked_person(line.person)} · **{total}** · {' + '.join(scores)}"


def _transfer(speech: Speech, one: Transfer) -> str:
    how = "leaves" if not one.after else "joins" if not one.before else "up" if one.after < one.before else "down"
    name = speech.marked_person(one.person)
    return f"- {speech(f'tournament-division-{how}', name=name, before=one.before, after=one.after)}"
