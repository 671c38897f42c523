"""The sections of a tournament's web page in one language, as HTML: settings, standings, rounds, bracket, draws, log."""

from __future__ import annotations

import html
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from cogs.replay.webpage.markdown import marked
from cogs.tournaments.webpage.parts import About, PageTexts, day, html_list, html_table
from tournaments.facts.record import Record
from tournaments.settings.model import Settings
from tournaments.state.model import CUT, MAIN, State
from tournaments.state.points import rounds_counted
from tournaments.views import brackets, crosses, tables
from tournaments.views.log import log_view
from tournaments.views.tournament import RoundView, TournamentView, Viewer, view
from words.texts import Language
from words.texts import words as words_in
from words.tournaments.log import log_line
from words.tournaments.pictures.captions import column_name
from words.tournaments.pictures.figures import break_figure, short_figure
from words.tournaments.rounds.pairings import pairing_line, round_title
from words.tournaments.running.organising import phase_line
from words.tournaments.settings import description, short_line
from words.tournaments.speech import Speech
from words.tournaments.tables.standings import tiebreak_lines

PUBLIC = Viewer()


def sections(
    state: State, records: Sequence[Record], about: About, language: Language, names: dict[int, str]
) -> PageTexts:
    """Return the sections of a tournament's page. `names` are safe for messages."""
    speech = Speech(words_in(language), names, day, cut=len(state.cut_seeds))
    seen = view(state, PUBLIC)
    settings = msgspec.structs.replace(state.settings, rated=state.settings.rated and about.kept_out_by is None)
    found = [
        ("event-page-places", _places(state, seen, speech)),
        ("event-page-before-cut" if state.cut_seeds else "event-page-standings", _standings(state, speech)),
        ("event-page-bracket", _brackets(state, speech)),
        ("event-page-cross", _crosses(state, speech)),
        ("event-page-rounds", _rounds(speech, seen)),
        ("event-page-settings", html_list(_settings(state.settings, about, speech))),
        ("event-page-draws", _draws(state, speech)),
        ("event-page-log", _log(state.settings, records, speech)),
    ]
    line = f"{speech.words(f'{about.game}-title')} · {short_line(speech, settings)} · "
    line += phase_line(speech, seen.phase, seen.paused)
    return PageTexts(
        html.escape(about.name), marked(line), [(html.escape(speech(key)), body) for key, body in found if body]
    )


def _settings(settings: Settings, about: About, speech: Speech) -> list[str]:
    lines = description(speech, settings, kept_out_by=about.kept_out_by, brings=about.brings)
    return [*lines, *tiebreak_lines(speech, settings)]


def _name(speech: Speech, entry: int) -> str:
    return marked(speech.name(entry))


# ---------------------------------------------------------------- tables


def _places(state: State, seen: TournamentView, speech: Speech) -> str:
    """Return the final places where the standings do not show them: after a cut, or after an elimination."""
    if seen.phase != "over" or not (state.cut_seeds or state.is_knockout(MAIN)):
        return ""
    status = {entry.number: entry.status for entry in seen.entries}
    ordered = sorted(seen.places.items(), key=lambda item: (item[1], item[0]))
    rows = [[str(place), _name(speech, entry) + _status(speech, status[entry])] for entry, place in ordered]
    return html_table(["#", html.escape(speech("event-page-entry"))], rows)


def _standings(state: State, speech: Speech) -> str:
    """Return the standings of the main stage, group by group; nothing for a bracket."""
    if state.is_knockout(MAIN) or not rounds_counted(state):
        return ""
    made = []
    for page in tables.standings_pages(state, PUBLIC):
        heads = [
            f'<abbr title="{html.escape(speech(f"picture-break-{name}"))}">{html.escape(speech(f"picture-short-{name}"))}</abbr>'
            for name in page.columns
        ]
        head = ["#", html.escape(speech("event-page-entry")), html.escape(speech("picture-points")), *heads]
        rows = [
            [
                str(row.place),
                _name(speech, row.entry) + _status(speech, row.status),
                short_figure(row.points, speech.words),
                *(
                    html.escape(break_figure(*each, speech.words))
                    for each in zip(page.columns, row.breaks, strict=True)
                ),
            ]
            for row in page.rows
        ]
        made.append(html_table(head, rows))
    return "".join(made)


def _status(speech: Speech, status: str) -> str:
    if status not in ("dropped", "disqualified"):
        return ""
    return f" <small>({html.escape(speech(f'picture-{status}'))})</small>"


def _crosses(state: State, speech: Speech) -> str:
    made = []
    for table in crosses.cross_tables(state, PUBLIC) if state.settings.is_robin else ():
        head = ["#", html.escape(speech("event-page-entry")), *(str(n) for n in range(1, len(table.rows) + 1))]
        rows = [
            [
                str(n),
                _name(speech, row.entry),
                *(html.escape(" ".join(cell)) or ("■" if m == n else "") for m, cell in enumerate(row.cells, 1)),
                row.points,
            ]
            for n, row in enumerate(table.rows, 1)
        ]
        made.append(html_table([*head, html.escape(speech("picture-points"))], rows))
    return "".join(made)


# ---------------------------------------------------------------- rounds


def _rounds(speech: Speech, seen: TournamentView) -> str:
    return "".join(_round(speech, seen, one) for one in seen.rounds)


def _round(speech: Speech, seen: TournamentView, one: RoundView) -> str:
    lines = [pairing_line(speech, seen, pairing) for pairing in one.pairings]
    codes = [" ".join(pairing.codes) for pairing in one.pairings]
    items = "".join(
        f"<li>{marked(line)}{f' <code>{html.escape(code)}</code>' if code else ''}</li>"
        for line, code in zip(lines, codes, strict=True)
    )
    draw = html.escape(speech("event-page-draw", draw=one.draw, value=one.value))
    return f"<h3>{html.escape(round_title(speech, seen, one))}</h3><ul>{items}</ul><p class=note>{draw}</p>"


def _brackets(state: State, speech: Speech) -> str:
    """Return every bracket as columns of pairings, each below the round that leads to it on a phone."""
    made: list[str] = []
    for stage in (MAIN, CUT):
        if state.is_knockout(stage) and (stage == MAIN or state.cut_seeds):
            made += [_bracket(page, speech) for page in brackets.bracket_pages(state, stage, PUBLIC)]
    return "".join(made)


def _bracket(page: brackets.BracketPage, speech: Speech) -> str:
    columns = "".join(_column(column_name(speech.words, column), _matches(column, speech)) for column in page.columns)
    third = _column(speech("picture-third"), [_match(page.third, speech)]) if page.third else ""
    title = html.escape(speech(f"picture-bracket-{page.part}"))
    return f'<h3>{title}</h3><div class="bracket">{columns}{third}</div>'


def _column(title: str, matches: Iterable[str]) -> str:
    return f'<div class="round"><h4>{html.escape(title)}</h4>{"".join(matches)}</div>'


def _matches(column: brackets.Column, speech: Speech) -> Iterator[str]:
    for match in column.matches:
        yield _match(match, speech)


def _match(match: brackets.MatchView, speech: Speech) -> str:
    lines = []
    for index, side in enumerate(match.sides):
        name = _name(speech, side) if side > 0 else html.escape(speech("picture-bye")) if side == 0 else "…"
        score = html.escape(match.score[index]) if index < len(match.score) else ""
        won = side > 0 and side == match.winner
        lines.append(f"<span{' class=won' if won else ''}>{name} <b>{score}</b></span>")
    return f'<div class="match">{"".join(lines)}</div>'


# ---------------------------------------------------------------- proof


def _draws(state: State, speech: Speech) -> str:
    if not state.commitment:
        return ""
    lines = [f"c(0) <code>{state.commitment}</code>"]
    lines += [f"c({draw.number}) <code>{draw.value}</code>" for draw in state.draws]
    lines += [f"{html.escape(speech('event-page-salt'))} <code>{state.salt}</code>"] if state.salt else []
    return (
        "<p>"
        + html.escape(speech("event-page-draws-text"))
        + "</p><ul>"
        + "".join(f"<li>{x}</li>" for x in lines)
        + "</ul>"
    )


def _log(settings: Settings, records: Sequence[Record], speech: Speech) -> str:
    lines = log_view(settings, records, PUBLIC)
    items = "".join(f"<li><small>{day(line.at)}</small> {marked(log_line(speech, line))}</li>" for line in lines)
    return f"<details><summary>{len(lines)}</summary><ol>{items}</ol></details>"
