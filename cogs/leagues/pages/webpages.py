"""The web pages of a ladder and of a season, to publish: one file each, in every language, nothing loaded from elsewhere."""

from __future__ import annotations

import html
from datetime import UTC, datetime

from cogs.leagues.pages.log_lines import log_lines
from cogs.leagues.pages.own_pages import rules_lines
from cogs.leagues.pages.season_pages import dates_line, title_of
from cogs.leagues.reading import Reading
from cogs.replay.webpage.markdown import marked
from cogs.tournaments.webpage.composing import compose_page
from cogs.tournaments.webpage.parts import PageTexts, day, html_list, html_table
from engines.kernel.languages import languages
from referee.leagues.live_ladder import LiveLadder
from referee.leagues.season_tables import Division
from referee.leagues.seasons import Season
from referee.tournaments.entries.opening import NAME_LENGTH
from tournaments.views.ladder import ladder_view
from words.safe import safe_name
from words.texts import Language
from words.texts import words as words_in
from words.tournaments.figures import figure
from words.tournaments.leagues.ladder import challenge_line
from words.tournaments.leagues.seasons import transfer_lines
from words.tournaments.speech import Speech


def ladder_page(ladder: LiveLadder, now: float, first: Language) -> bytes:
    """Return the page of a ladder in UTF-8, which begins in the language `first`: places, challenges, rules and log."""
    texts = {language: _ladder_texts(ladder, now, language) for language in languages()}
    return compose_page(ladder.row.name, ladder.row.code, texts, first)


def _ladder_texts(ladder: LiveLadder, now: float, language: Language) -> PageTexts:
    names = {member.person: safe_name(member.name) for member in ladder.members if member.name}
    view = ladder_view(ladder.state, 0, int(now))
    found = Reading(ladder, Speech(words_in(language), names, day), view)
    speech, is_open = found.speech, ladder.row.phase == "open"
    head = ["#", html.escape(speech("league-page-person"))]
    rows = [[str(place), marked(speech.person(person))] for place, person in enumerate(view.order, 1)]
    parts = [
        ("ladder-page-places", html_table(head, rows) if rows else ""),
        ("tournament-ladder-challenges", _challenges(found) if is_open and view.challenges else ""),
        ("ladder-page-rules", html_list(rules_lines(found))),
        ("event-page-log", _log(found)),
    ]
    return _texts(found.title, found.game_line(), speech, parts)


def _challenges(found: Reading) -> str:
    return html_list(challenge_line(found.speech, one) for one in found.view.challenges)


def _log(found: Reading) -> str:
    """Return everything that has happened, the newest last, behind a line that unfolds it."""
    lines = log_lines(found)
    items = "".join(f"<li><small>{day(at)}</small> {marked(line)}</li>" for at, line in lines)
    return f"<details><summary>{len(lines)}</summary><ol>{items}</ol></details>" if lines else ""


def season_page(season: Season, first: Language) -> bytes:
    """Return the page of a season in UTF-8, which begins in the language `first`: tables, moves, tournaments."""
    texts = {language: _season_texts(season, language) for language in languages()}
    return compose_page(season.row.name, f"S{season.row.id}", texts, first)


def _season_texts(season: Season, language: Language) -> PageTexts:
    words, row = words_in(language), season.row
    names = {user: safe_name(name) for user, name in season.names.items() if name}
    speech = Speech(words, names, day)
    tournaments = [
        words(
            "season-tournament",
            title=safe_name(one.name, NAME_LENGTH),
            code=one.code,
            division=one.division,
            state=one.state,
        )
        for one in season.tournaments
    ]
    moves = html_list(_without_dash(line) for line in transfer_lines(speech, season.transfers))
    parts = [
        ("season-page-tables", "".join(_division(season, division, speech) for division in season.divisions)),
        ("season-page-moves", moves if season.has_divisions else ""),
        ("season-page-tournaments", html_list(tournaments) if tournaments else ""),
    ]
    line = f"{dates_line(words, row, _date)} {words('season-panel-terms', best=row.best, up=row.up, down=row.down)}"
    return _texts(title_of(row), line, speech, parts)


def _division(season: Season, division: Division, speech: Speech) -> str:
    best = season.row.best
    # The total before the name: on a phone a long name would hide it.
    head = ["#", html.escape(speech("picture-season-total")), html.escape(speech("league-page-person")), ""]
    rows = []
    for line in division.lines:
        scores = [figure(speech.words, score) for score in line.singles]
        shown = [score if not best or at < best else f"({score})" for at, score in enumerate(scores)]
        cells = [figure(speech.words, line.total), marked(speech.person(line.person)), html.escape(" + ".join(shown))]
        rows.append([str(line.place), *cells])
    if not rows:
        return html_list([speech("tournament-season-none")])
    title = speech("season-division", title=title_of(season.row), division=division.number) if division.number else ""
    return (f"<h3>{marked(title)}</h3>" if title else "") + html_table(head, rows)


def _texts(title: str, line: str, speech: Speech, parts: list[tuple[str, str]]) -> PageTexts:
    return PageTexts(marked(title), marked(line), [(html.escape(speech(key)), body) for key, body in parts if body])


def _without_dash(line: str) -> str:
    return line.removeprefix("- ")


def _date(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d")
