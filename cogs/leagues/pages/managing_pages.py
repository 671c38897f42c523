"""The pages of a ladder's organisers: a draft's terms, and once it is open, removals, results by hand, organisers, closing."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from cogs.kit.answering.forms import Field, form
from cogs.kit.composing.messages import GREEN, SLATE, Message, Rows, button, text
from cogs.kit.controls.custom_ids import NOTE, custom_id
from cogs.kit.match_texts.durations import clock_words, usual_clocks
from cogs.leagues import actions
from cogs.leagues.pages.own_pages import back_row
from cogs.leagues.reading import Reading
from engines.games import GAMES
from referee.clocks.terms import parse_terms, terms_json
from referee.leagues.managing import BOUNDS
from referee.tournaments.entries.opening import NAME_LENGTH
from tournaments.leagues.ladder import LadderRules
from words.safe import plain_name
from words.texts import Words
from words.tournaments.leagues.ladder import challenge_line
from words.tournaments.speech import reason_text

MOST_OPTIONS, MOST_OFF = 25, 5
"""Options of a select, and buttons in a row."""

NAME, REACH, ACCEPT, PLAY, IDLE = "name", "reach", "accept", "play", "idle"
"""The fields of the form with name and rules; a form has five at most."""

REASON, REASON_LENGTH = "reason", 200

TERMS = (REACH, ACCEPT, PLAY, IDLE)
FIELDS = {REACH: "reach", ACCEPT: "accept_days", PLAY: "play_days", IDLE: "idle_days"}
"""The rules that the form asks for, by its fields. The days between two matches of a pair and between sinkings stay (TM-57)."""


def duel_games() -> list[str]:
    """Return the games that are played one against one."""
    return [game for game, known in GAMES.items() if "duel" in known.forms]


# ---------------------------------------------------------------- a draft


def terms_form(words: Words, name: str, title: str = "", rules: LadderRules | None = None) -> ui.Modal:
    """Return the form with name and rules; `name` is its custom id."""
    shown = rules or LadderRules()
    fields = [Field(NAME, words("ladder-field-name"), 1, NAME_LENGTH, value=title)]
    for field in TERMS:
        least, most = BOUNDS[FIELDS[field]]
        hint = words("ladder-field-between", least=least, most=most)
        value = str(getattr(shown, FIELDS[field]))
        fields.append(Field(field, words(f"ladder-field-{field}"), 1, 3, hint=hint, value=value))
    return form(words("ladder-form-title"), name, fields)


def draft_page(found: Reading, note: str = "") -> Message:
    """Return the page of a draft: what it is, its game and clock to choose, and **Open the ladder**."""
    row, words, code = found.ladder.row, found.words, found.code
    lines = [f"**{note}**"] if note else []
    lines += [words("ladder-draft-title", title=found.title, code=code), found.game_line()]
    lines += [words("ladder-draft-where", channel=f"<#{row.channel}>"), _rules_line(found)]
    lines.append(words(f"organise-set-rooms-{row.rooms}"))
    games = [
        discord.SelectOption(label=words(f"{game}-title")[:100], value=game, default=game == row.game)
        for game in duel_games()
    ]
    clocks = {terms_json(parse_terms(value)): value for value in usual_clocks(2)}
    options = [
        discord.SelectOption(
            label=clock_words(parse_terms(value), words)[:100], value=value, default=stored == row.clock
        )
        for stored, value in clocks.items()
    ]
    game_pick: ui.Select[Any] = ui.Select(custom_id=custom_id(code, actions.GAME, NOTE), options=games)
    clock_pick: ui.Select[Any] = ui.Select(
        custom_id=custom_id(code, actions.CLOCK, NOTE),
        options=options[:MOST_OPTIONS],
        placeholder=words("ladder-pick-clock"),
    )
    last: ui.ActionRow[Any] = ui.ActionRow(
        button(words, "button-ladder-open", custom_id(code, actions.OPEN, NOTE), discord.ButtonStyle.success),
        button(words, "button-ladder-terms", custom_id(code, actions.TERMS, NOTE)),
        button(words, "button-ladder-rules", custom_id(code, actions.RULES, NOTE)),
        button(words, "button-ladder-discard", custom_id(code, actions.CLOSE, NOTE), discord.ButtonStyle.danger),
    )
    rows: Rows = [ui.ActionRow(game_pick), ui.ActionRow(clock_pick), last, ui.ActionRow(_rooms_button(found))]
    return Message([text("\n".join(lines)), *rows], colour=SLATE)


def _rooms_button(found: Reading) -> ui.Button[Any]:
    """Return the button that changes the place of the matches to come."""
    other = "channel" if found.ladder.row.rooms == "threads" else "threads"
    return button(found.words, f"button-ladder-rooms-{other}", custom_id(found.code, actions.ROOMS, NOTE, other))


def _rules_line(found: Reading) -> str:
    rules = found.ladder.rules
    return found.words(
        "ladder-draft-rules",
        reach=rules.reach,
        accept=rules.accept_days,
        play=rules.play_days,
        idle=rules.idle_days,
    )


# ---------------------------------------------------------------- an open ladder


def panel(found: Reading, note: str = "") -> Message:
    """Return the organisers' page of a ladder that is open, or was."""
    words, code, row = found.words, found.code, found.ladder.row
    lines = [f"**{note}**"] if note else []
    lines += [words("ladder-panel-title", title=found.title, code=code), _offices(found)]
    lines.append(words(f"organise-set-rooms-{row.rooms}"))
    if row.phase != "open":
        lines.append(f"{words(f'ladder-phase-{row.phase}')} {reason_text(row.reason)}".rstrip())
        return Message([text("\n".join(lines)), back_row(found)], colour=SLATE)
    last: ui.ActionRow[Any] = ui.ActionRow(
        button(words, "button-show-ladder", custom_id(code, actions.SHOW, NOTE)),
        _rooms_button(found),
        button(words, "button-league-page", custom_id(code, actions.PAGE, NOTE)),
        button(words, "button-event-files", custom_id(code, actions.FILES, NOTE)),
        button(words, "button-ladder-close", custom_id(code, actions.CLOSE, NOTE), discord.ButtonStyle.danger),
    )
    return Message(
        [text("\n".join(lines)), *_removing(found), *_settling(found), *_naming(found), *_dismissing(found), last],
        colour=GREEN,
    )


def _offices(found: Reading) -> str:
    row = found.ladder.row
    named = [f"<@&{who}>" if kind == "role" else f"<@{who}>" for kind, who in found.ladder.organisers]
    made = [f"<@{row.made_by}>"] if row.made_by else []
    return found.words("ladder-panel-offices", names=found.words.join([*made, *named]) or "–")


def _removing(found: Reading) -> Rows:
    """Return the select that removes somebody: the lowest places first, as many as fit."""
    names = {member.person: plain_name(member.name) for member in found.ladder.members}
    shown = [*enumerate(found.view.order, 1)][::-1][:MOST_OPTIONS]
    if not shown:
        return []
    options = [
        discord.SelectOption(label=f"{place}. {names[person]}"[:100], value=str(person)) for place, person in shown
    ]
    select: ui.Select[Any] = ui.Select(
        custom_id=custom_id(found.code, actions.REMOVE, NOTE),
        options=options,
        placeholder=found.words("ladder-pick-remove"),
    )
    return [ui.ActionRow(select)]


def _settling(found: Reading) -> Rows:
    names = {member.person: plain_name(member.name) for member in found.ladder.members}
    options = [
        discord.SelectOption(
            label=f"{names[one.challenger]} – {names[one.challenged]}"[:100],
            value=str(found.ladder.number_of(found.ladder.challenge_by(one.challenger))),
        )
        for one in found.view.challenges[:MOST_OPTIONS]
    ]
    if not options:
        return []
    select: ui.Select[Any] = ui.Select(
        custom_id=custom_id(found.code, actions.SETTLE, NOTE),
        options=options,
        placeholder=found.words("ladder-pick-settle"),
    )
    return [ui.ActionRow(select)]


def _naming(found: Reading) -> Rows:
    """Return the selects that name a person or a role as organiser."""
    person: ui.UserSelect[Any] = ui.UserSelect(
        custom_id=custom_id(found.code, actions.OFFICE, NOTE, "user"),
        placeholder=found.words("ladder-pick-organiser"),
    )
    role: ui.RoleSelect[Any] = ui.RoleSelect(
        custom_id=custom_id(found.code, actions.OFFICE, NOTE, "role"), placeholder=found.words("ladder-pick-role")
    )
    return [ui.ActionRow(person), ui.ActionRow(role)]


def _dismissing(found: Reading) -> Rows:
    """Return a button for each of the named organisers that takes the right back, in the order of their list."""
    buttons: list[ui.Button[Any]] = [
        ui.Button(
            label=found.words(f"button-ladder-off-{kind}", n=n),
            custom_id=custom_id(found.code, actions.OFF, NOTE, kind, who),
        )
        for n, (kind, who) in enumerate(found.ladder.organisers[:MOST_OFF], 1)
    ]
    return [ui.ActionRow(*buttons)] if buttons else []


def winner_page(found: Reading, number: int) -> Message:
    """Return the page on which an organiser says who wins a challenge."""
    challenge = found.ladder.open_by_number(number)
    view = next(
        (one for one in found.view.challenges if challenge is not None and one.challenger == challenge.challenger), None
    )
    if challenge is None or view is None:
        return panel(found, found.words("refused-tournament-ladder-none"))
    names = {member.person: plain_name(member.name) for member in found.ladder.members}
    buttons: list[ui.Button[Any]] = [
        ui.Button(
            label=found.words("ladder-winner-is", name=names[person])[:80],
            custom_id=custom_id(found.code, actions.WINNER, NOTE, number, person),
        )
        for person in (challenge.challenger, challenge.challenged)
    ]
    nobody = custom_id(found.code, actions.WINNER, NOTE, number, 0)
    buttons.append(button(found.words, "button-ladder-nobody", nobody))
    back = button(found.words, "button-ladder-organise", custom_id(found.code, actions.ORGANISE, NOTE))
    lines = [challenge_line(found.speech, view), found.words("ladder-winner-ask")]
    return Message([text("\n".join(lines)), ui.ActionRow(*buttons, back)], colour=GREEN)


def reason_form(words: Words, title: str, name: str) -> ui.Modal:
    """Return the form that asks an organiser for a reason; `name` is its custom id."""
    return form(words(title), name, [Field(REASON, words("ladder-field-reason"), 3, REASON_LENGTH, lines=True)])
