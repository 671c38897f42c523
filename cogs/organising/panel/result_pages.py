"""Pages of rounds: the tables of one, a table, a game, the latest round, and the two entries of a swap."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import ui

from cogs.kit.composing.messages import Message, Rows, button, text
from cogs.kit.controls.buttons import paging_buttons
from cogs.kit.controls.custom_ids import NOTE, custom_id
from cogs.organising.access import Visit
from cogs.organising.actions import CONSIDER, GAME, RESULTS, ROUND, SWAP, SWAP_WITH, TABLE
from cogs.organising.panel.act import Act, Place, consider_button
from cogs.organising.panel.act_pages import outcome_select
from cogs.organising.panel.panel_pages import linked, panel_row
from referee.tournaments.halls.slots import round_number
from tournaments.settings.formats import Pods
from tournaments.state.deciding import decision
from tournaments.state.model import Game, Pairing, Round
from tournaments.views.steps import open_tables, table_time
from tournaments.views.tournament import RoundView, Viewer
from words.safe import clip, plain_name
from words.tournaments.results import result
from words.tournaments.rounds.pairings import pairing_line, round_title

SHOWN = 15
"""Tables on a page."""

MOST_OPEN = 8
"""Tables that are not over and are named on the page of the latest round."""

LINE = 180
PICKED = 25


def round_view(found: Visit, stage: int, number: int) -> RoundView | None:
    """Return a round as an organiser sees it, its tables in their order."""
    shown = found.hall.view(Viewer(organiser=True))
    return next((one for one in shown.rounds if (one.stage, one.number) == (stage, number)), None)


def results_page(found: Visit, one: RoundView, page: int) -> Message:
    """Return a page of a round's tables with their results, and the select that opens one."""
    words, code = found.words, found.code
    whole = found.hall.view(Viewer(organiser=True))
    count = max(1, -(-len(one.pairings) // SHOWN))
    page = min(page, count - 1)
    shown = one.pairings[page * SHOWN : (page + 1) * SHOWN]
    lines = [f"### {round_title(found.speech, whole, one)}"]
    lines += [clip(pairing_line(found.speech, whole, pairing), LINE) for pairing in shown]
    items: Rows = [text("\n".join(lines))]
    tables = [pairing for pairing in shown if len(pairing.sides) > 1]
    if tables:
        options = [
            discord.SelectOption(
                label=clip(words("organise-table-label", table=pairing.table, names=_names(found, pairing.sides)), 100),
                value=f"{pairing.stage}.{pairing.round}.{pairing.table}",
            )
            for pairing in tables
        ]
        pick: ui.Select[Any] = ui.Select(
            custom_id=custom_id(code, TABLE, NOTE), placeholder=words("organise-table-pick"), options=options
        )
        items.append(ui.ActionRow(pick))
    items.append(ui.ActionRow(*_turning(found, one, page, count)))
    items.append(_rounds_row(found, one))
    return Message(items)


def _names(found: Visit, sides: Sequence[int]) -> str:
    former = found.words("former-player")
    return " – ".join(plain_name(found.hall.names.get(side), default=former) for side in sides)


def _turning(found: Visit, one: RoundView, page: int, count: int) -> list[ui.Button[Any]]:
    """Return the buttons that turn the pages of a round, which name the round besides the page."""
    made = paging_buttons(found.words, found.code, RESULTS, page, count)
    targets = [page] if count == 1 else [max(0, page - 1), page + 1, page]
    for item, target, word in zip(made, targets, ("back", "on", "here"), strict=False):
        item.custom_id = custom_id(found.code, RESULTS, NOTE, target, round_number(one.stage, one.number), word)
    return made


def _rounds_row(found: Visit, one: RoundView) -> ui.ActionRow[Any]:
    """Return the buttons to the rounds before and after, and to the panel."""
    places = sorted(found.hall.state.rounds)
    at = places.index((one.stage, one.number))
    made = []
    for step, label, word in ((-1, "button-organise-earlier", "earlier"), (1, "button-organise-later", "later")):
        if 0 <= at + step < len(places):
            name = custom_id(found.code, RESULTS, NOTE, 0, round_number(*places[at + step]), word)
            made.append(button(found.words, label, name))
    return panel_row(found.words, found.code, *made)


# ------------------------------------------------------------------- a table


def table_page(found: Visit, pairing: Pairing, links: Mapping[str, str], note: str = "") -> Message:
    """Return a table: how it stands, its games, and what may be decided about it."""
    words, speech, state, version = found.words, found.speech, found.hall.state, found.hall.version
    place = speech("tournament-at-table", round=speech.round(pairing.stage, pairing.round), table=pairing.table)
    made = decision(state, pairing)
    lines = [words("organise-table-title", place=place, title=found.title)]
    if made is not None:
        lines.append(words("organise-table-result", result=result(speech, pairing.sides, made.places, made.played)))
    else:
        lines.append(linked(found, table_time(state, pairing), {}))
    lines += [_game_line(found, pairing, game, links) for game in pairing.games]
    items: Rows = [text("\n".join(lines))]
    if found.hall.entry_of(found.who.user) in pairing.sides:
        items.append(text(words("organise-table-own")))
    else:
        items += _deciding(found, pairing, Act("rule" if made is None else "correct", version, about_of(pairing)))
        items += _of_games(found, pairing)
    last = [button(words, "button-organise-results", _results_id(found, pairing))]
    round_ = state.rounds[pairing.stage, pairing.round]
    if made is None and not round_.is_closed and found.hall.entry_of(found.who.user) not in pairing.sides:
        last.insert(
            0, consider_button(words, found.code, "button-organise-extend", Act("extend", version, about_of(pairing)))
        )
    items.append(panel_row(words, found.code, *last))
    if note:
        items.append(text(f"-# {note}"))
    return Message(items)


def about_of(pairing: Pairing, nth: int = 0) -> str:
    """Return a pairing, or one of its games, as an act names it."""
    return f"{pairing.stage}.{pairing.round}.{pairing.table}" + (f".{nth}" if nth else "")


def _results_id(found: Visit, pairing: Pairing) -> str:
    return custom_id(found.code, RESULTS, NOTE, 0, round_number(pairing.stage, pairing.round), "here")


def is_pod(found: Visit, pairing: Pairing) -> bool:
    """Return whether a pairing is a pod, whose result is more than who wins."""
    return isinstance(found.hall.settings.format, Pods) and pairing.stage == 0


def _deciding(found: Visit, pairing: Pairing, act: Act) -> Rows:
    """Return the control that decides a pairing or corrects its result."""
    if found.hall.state.phase == "cancelled":
        return []
    if is_pod(found, pairing):
        key = "button-organise-places" if act.kind == "rule" else "button-organise-places-correct"
        row: ui.ActionRow[Any] = ui.ActionRow(consider_button(found.words, found.code, key, act))
        return [row]
    return [ui.ActionRow(outcome_select(found, act, pairing))]


def _of_games(found: Visit, pairing: Pairing) -> Rows:
    """Return the select that opens one of a pairing's games."""
    options = [
        discord.SelectOption(label=found.words("organise-game-label", nth=game.nth), value=about_of(pairing, game.nth))
        for game in pairing.games
    ]
    if not options:
        return []
    pick: ui.Select[Any] = ui.Select(
        custom_id=custom_id(found.code, GAME, NOTE), placeholder=found.words("organise-game-pick"), options=options
    )
    return [ui.ActionRow(pick)]


def _game_line(found: Visit, pairing: Pairing, game: Game, links: Mapping[str, str]) -> str:
    words = found.words
    name = words("organise-game-label", nth=game.nth)
    code = f"[`{game.code}`]({links[game.code]})" if game.code in links else f"`{game.code}`" if game.code else ""
    if game.places:
        state = result(found.speech, pairing.sides, game.places, game.how == "played")
    elif decision(found.hall.state, pairing) is not None:
        state = words("organise-game-unplayed")
    else:
        state = words("organise-game-runs" if game.started_at else "organise-game-waits")
    exempt = words("organise-game-exempt") if game.exempt else ""
    return "- " + " · ".join(part for part in (name, code, state, exempt) if part)


def game_page(found: Visit, pairing: Pairing, game: Game, links: Mapping[str, str]) -> Message:
    """Return a game of a pairing, with what may be decided about it alone."""
    words, version, about = found.words, found.hall.version, about_of(pairing, game.nth)
    lines = [words("organise-table-title", place=found.speech.sides(pairing.sides), title=found.title)]
    lines.append(_game_line(found, pairing, game, links))
    items: Rows = [text("\n".join(lines))]
    buttons = [button(words, "button-organise-table", custom_id(found.code, TABLE, NOTE, about_of(pairing)))]
    if found.hall.entry_of(found.who.user) in pairing.sides:
        items.append(text(words("organise-table-own")))
    else:
        if game.places:
            items += _deciding(found, pairing, Act("correct", version, about))
        else:
            buttons.insert(0, consider_button(words, found.code, "button-organise-void", Act("void", version, about)))
        if not game.exempt:
            buttons.append(consider_button(words, found.code, "button-organise-exempt", Act("exempt", version, about)))
    return Message([*items, panel_row(words, found.code, *buttons)])


# ------------------------------------------------------------------- the latest round


def round_page(found: Visit, one: Round, links: Mapping[Place, str], note: str = "") -> Message:
    """Return the round that was paired last, with what may be done to the whole of it."""
    words, code, version, state = found.words, found.code, found.hall.version, found.hall.state
    title = found.speech.round(one.stage, one.number)
    tables = [table for table in open_tables(state) if (table.stage, table.round) == (one.stage, one.number)]
    lines = [words("organise-round-title", round=title, title=found.title)]
    if one.is_closed:
        lines.append(words("organise-round-closed"))
    else:
        lines.append(words("organise-round-open", count=len(tables), all=len(one.pairings)))
    lines += [linked(found, table, links) for table in tables[:MOST_OPEN]]
    if one.by_hand:
        lines.append(words("organise-round-by-hand"))
    items: Rows = [text(clip("\n".join(lines), 3000))]
    if not one.is_closed:
        begun = any(game.started_at or game.places for pairing in one.pairings for game in pairing.games)
        whole = Act("extend", version, f"{one.stage}.{one.number}.0")
        swap = button(words, "button-organise-swap", custom_id(code, SWAP, NOTE, 0))
        by_hand = consider_button(words, code, "button-organise-pairs", Act("pairs", version))
        undo = consider_button(words, code, "button-organise-undo", Act("undo", version))
        undo.style = discord.ButtonStyle.danger
        swap.disabled = by_hand.disabled = begun
        items.append(
            ui.ActionRow(consider_button(words, code, "button-organise-extend-all", whole), swap, by_hand, undo)
        )
    results = button(words, "button-organise-results", custom_id(code, RESULTS, NOTE))
    items.append(panel_row(words, code, button(words, "button-refresh", custom_id(code, ROUND, NOTE)), results))
    if note:
        items.append(text(f"-# {note}"))
    return Message(items)


def swap_page(found: Visit, one: Round, page: int, first: int = 0) -> Message:
    """Return the choice of the entries that change places: the first, then with `first` the one it changes with."""
    words, code = found.words, found.code
    mates = next((pairing.sides for pairing in one.pairings if first in pairing.sides), ())
    entries = [(pairing.table, side) for pairing in one.pairings for side in pairing.sides if side not in mates]
    count = max(1, -(-len(entries) // PICKED))
    page = min(page, count - 1)
    options = [
        discord.SelectOption(
            label=clip(words("organise-table-label", table=table, names=_names(found, [side])), 100), value=str(side)
        )
        for table, side in entries[page * PICKED : (page + 1) * PICKED]
    ]
    key = "organise-swap-with" if first else "organise-swap-first"
    lines = [
        words("organise-swap-title", title=found.title),
        words(key, name=found.speech.name(first) if first else ""),
    ]
    items: Rows = [text("\n".join(lines))]
    if options:
        name = (
            custom_id(code, CONSIDER, NOTE, "swap", found.hall.version, first)
            if first
            else custom_id(code, SWAP_WITH, NOTE, 0)
        )
        pick: ui.Select[Any] = ui.Select(custom_id=name, placeholder=words("organise-swap-pick"), options=options)
        items.append(ui.ActionRow(pick))
    if count > 1:
        items.append(ui.ActionRow(*_swap_turning(found, page, count, first)))
    back = button(words, "button-organise-round", custom_id(code, ROUND, NOTE))
    return Message([*items, panel_row(words, code, back)])


def _swap_turning(found: Visit, page: int, count: int, first: int) -> list[ui.Button[Any]]:
    action = SWAP_WITH if first else SWAP
    more = [first] if first else []
    back = button(
        found.words, "button-turns-back", custom_id(found.code, action, NOTE, max(0, page - 1), *more, "back")
    )
    on = button(found.words, "button-turns-on", custom_id(found.code, action, NOTE, page + 1, *more, "on"))
    back.disabled, on.disabled = page == 0, page + 1 >= count
    return [back, on]
