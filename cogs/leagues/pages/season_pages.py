"""The pages of a season: its table, its organisers' page, what its end would change (TM-55, TM-56)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any

import discord
from discord import ui

from cogs.kit.answering.forms import Field, form
from cogs.kit.composing.messages import GREEN, SLATE, Message, Rows, button, text
from cogs.kit.controls.custom_ids import NOTE, custom_id
from cogs.kit.match_texts.durations import moment
from cogs.kit.painting.tournament_pictures import Painted
from cogs.leagues import actions
from cogs.leagues.pages.picture_pages import Part
from referee.leagues.seasons import MOST_DIVISIONS, Season, SeasonTournament
from referee.tournaments.entries.opening import NAME_LENGTH
from store.leagues.seasons import SeasonRow
from words.safe import plain_name, safe_name
from words.texts import Words
from words.tournaments.leagues.seasons import transfer_lines
from words.tournaments.speech import Speech, pages

NAME, FROM, TO, BEST, MOVES = "name", "from", "to", "best", "moves"
"""The fields of the form of a season."""

OWN_PAGE = "own"
"""Stands for the number of the page with the reader's own row."""

DAY = 86400

MOST_OPTIONS = 25

TEXT = 2600


def speech_of(season: Season, words: Words, user: int = 0) -> Speech:
    """Return the texts about a season for a reader; names go by user."""
    names = {user: safe_name(name) for user, name in season.names.items() if name}
    return Speech(words, names, lambda at: moment(float(at)), user)


def title_of(row: SeasonRow) -> str:
    """Return a season's name, safe for messages."""
    return safe_name(row.name, NAME_LENGTH)


def season_line(words: Words, row: SeasonRow) -> str:
    """Return the lines of a season in the list."""
    return "\n".join([words("season-list-title", title=title_of(row)), dates_line(words, row)])


def dates_line(words: Words, row: SeasonRow, shown: Callable[[float], str] | None = None) -> str:
    """Return from when to when a season goes, and whether it is over. `shown` writes a date, by default as Discord shows it."""
    date = shown or (lambda at: moment(at, "D"))
    return words("season-dates", start=date(row.starts), end=date(row.ends - 1), over=int(row.phase == "over"))


# ---------------------------------------------------------------- the table


def table_page(
    season: Season,
    words: Words,
    user: int,
    parts: Sequence[Part],
    page: int,
    painted: Painted | None = None,
    *,
    organiser: bool,
) -> Message:
    """Return a page of the season's tables for a reader: the picture, and the same as text."""
    row = season.row
    counted = sum(1 for one in season.tournaments if one.state == "counts")
    foot = words("season-counted", counted=counted, chosen=len(season.tournaments))
    message = Message([], colour=GREEN if row.phase == "open" else SLATE)
    if painted is not None:
        message.picture("season.png", *painted)
    items: Rows = [text(parts[page].text)] if parts[page].text else []
    items += [text(f"-# {dates_line(words, row)} {foot}"), *_pager(words, row, page, len(parts))]
    own = next((one for one in season.players if one.user == user and one.division), None)
    last: list[ui.Button[Any]] = []
    if own is not None and row.phase == "open":
        items.append(text(words("season-own-division", division=own.division, leaves=own.leaves)))
        key = "button-season-stay" if own.leaves else "button-season-leave"
        last.append(button(words, key, _id(actions.SEASON_LEAVE, row, 0 if own.leaves else 1)))
    elif own is not None and own.goes is not None:
        items.append(text(words("season-own-next", division=own.goes)))
    if organiser or row.phase == "over":
        last.append(button(words, "button-league-page", _id(actions.SEASON_PAGE, row)))
    if organiser:
        last.append(button(words, "button-ladder-organise", _id(actions.SEASON_ORG, row)))
    message.items += [*items, *([ui.ActionRow(*last)] if last else [])]
    return message


def _pager(words: Words, row: SeasonRow, page: int, count: int) -> Rows:
    refresh = button(words, "button-refresh", custom_id(actions.SEASONS, actions.SEASON, NOTE, page, row.id))
    if count == 1:
        return [ui.ActionRow(refresh)]
    before = custom_id(actions.SEASONS, actions.SEASON, NOTE, max(0, page - 1), row.id, "back")
    after = custom_id(actions.SEASONS, actions.SEASON, NOTE, page + 1, row.id, "on")
    back, on = button(words, "button-turns-back", before), button(words, "button-turns-on", after)
    back.disabled, on.disabled = page == 0, page + 1 >= count
    return [ui.ActionRow(back, on, refresh)]


def _id(action: str, row: SeasonRow, *args: int) -> str:
    return custom_id(actions.SEASONS, action, NOTE, row.id, *args)


# ---------------------------------------------------------------- organisers


def terms_form(words: Words, name: str, row: SeasonRow | None, now: float) -> ui.Modal:
    """Return the form of a season; `row` is one whose terms are shown, None for a new season."""
    starts, ends = (row.starts, row.ends - DAY) if row is not None else (now, now + 90 * DAY)
    fields = [
        Field(NAME, words("season-field-name"), 1, NAME_LENGTH, value=row.name if row else ""),
        Field(FROM, words("season-field-from"), 8, 10, hint=words("season-field-date"), value=_date(starts)),
        Field(TO, words("season-field-to"), 8, 10, hint=words("season-field-date"), value=_date(ends)),
        Field(
            BEST, words("season-field-best"), 1, 2, hint=words("season-hint-best"), value=str(row.best if row else 0)
        ),
        Field(
            MOVES,
            words("season-field-moves"),
            1,
            5,
            hint=words("season-hint-moves"),
            value=f"{row.up} {row.down}" if row else "2 2",
        ),
    ]
    return form(words("season-form-title"), name, fields)


def _date(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d")


def panel(season: Season, words: Words, choices: Sequence[SeasonTournament], note: str = "") -> Message:
    """Return the organisers' page: which tournaments count and for which division, terms, the end.

    `choices` are tournaments of the server to choose from, those that count already first.
    """
    row = season.row
    lines = [words("season-panel-title", title=title_of(row)), dates_line(words, row)]
    lines += [words("season-panel-terms", best=row.best, up=row.up, down=row.down)]
    lines += [f"- {_tournament_line(words, one)}" for one in season.tournaments] or [words("season-panel-none")]
    items: Rows = [text(pages([*([f"**{note}**"] if note else []), *lines], "", "", TEXT)[0])]
    show = button(words, "button-season-show", custom_id(actions.SEASONS, actions.SEASON, NOTE, OWN_PAGE, row.id))
    if row.phase != "open":
        following = button(words, "button-season-next", _id(actions.SEASON_NEW, row), discord.ButtonStyle.primary)
        return Message([*items, ui.ActionRow(following, show)], colour=SLATE)
    if choices:
        items.append(ui.ActionRow(_tournament_select(season, words, choices)))
    last: ui.ActionRow[Any] = ui.ActionRow(
        button(words, "button-season-terms", _id(actions.SEASON_TERMS, row)),
        button(words, "button-season-end", _id(actions.SEASON_END, row), discord.ButtonStyle.danger),
        show,
    )
    return Message([*items, last], colour=GREEN)


def _tournament_line(words: Words, one: SeasonTournament) -> str:
    name = safe_name(one.name, NAME_LENGTH)
    return words("season-tournament", title=name, code=one.code, division=one.division, state=one.state)


def _choice_line(words: Words, one: SeasonTournament) -> str:
    """Return the line of a tournament that is not chosen."""
    name = safe_name(one.name, NAME_LENGTH)
    return f"{name} · `{one.code}` · {words('season-option', chosen=0, state=one.state)}"


def _tournament_select(season: Season, words: Words, choices: Sequence[SeasonTournament]) -> ui.Select[Any]:
    chosen = {one.id for one in season.tournaments}
    options = [
        discord.SelectOption(
            label=f"{plain_name(one.name, 60)} · {one.code}"[:100],
            description=words("season-option", chosen=int(one.id in chosen), state=one.state)[:100],
            value=str(one.id),
        )
        for one in choices[:MOST_OPTIONS]
    ]
    name = _id(actions.SEASON_PICK, season.row, season.row.version)
    return ui.Select(custom_id=name, options=options, placeholder=words("season-pick"))


def tournament_page(season: Season, words: Words, one: SeasonTournament) -> Message:
    """Return the page on which an organiser says for which division a tournament counts."""
    row = season.row
    highest = max([division.number for division in season.divisions] + [t.division for t in season.tournaments])
    buttons: list[ui.Button[Any]] = [
        ui.Button(
            label=words("season-for", division=number),
            custom_id=_id(actions.SEASON_PUT, row, row.version, one.id, number),
            style=discord.ButtonStyle.primary,
        )
        for number in range(min(highest + 1, MOST_DIVISIONS) + 1)
    ]
    rows: Rows = [ui.ActionRow(*buttons[at : at + 5]) for at in range(0, len(buttons), 5)]
    last: ui.ActionRow[Any] = ui.ActionRow(
        button(words, "button-season-drop", _id(actions.SEASON_DROP, row, row.version, one.id)),
        button(words, "button-ladder-organise", _id(actions.SEASON_ORG, row)),
    )
    chosen = any(each.id == one.id for each in season.tournaments)
    lines = [_tournament_line(words, one) if chosen else _choice_line(words, one), words("season-for-ask")]
    return Message([text("\n".join(lines)), *rows, last], colour=GREEN)


def end_page(season: Season, words: Words) -> Message:
    """Return the page before the end of a season: the moves between divisions, before and after, and the button that ends it."""
    row, speech = season.row, speech_of(season, words)
    lines = [words("season-end-ask", title=title_of(row))]
    if season.has_divisions:
        lines += [words("season-end-moves", up=row.up, down=row.down), *transfer_lines(speech, season.transfers)]
    sure = _id(actions.SEASON_ENDED, row, row.version)
    last: ui.ActionRow[Any] = ui.ActionRow(
        button(words, "button-season-end-sure", sure, discord.ButtonStyle.danger),
        button(words, "button-season-keep", _id(actions.SEASON_ORG, row)),
    )
    shown = pages(lines, "", "", TEXT)
    more = [text(words("season-end-more"))] if len(shown) > 1 else []
    return Message([text(shown[0]), *more, last], colour=GREEN)
