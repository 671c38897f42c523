"""The table picture of BattleCON: the time left, the board, and a panel for each fighter."""

from __future__ import annotations

from collections.abc import Mapping

from boards.battlecon.cards import signs
from boards.battlecon.table import arena, gallery, overflow
from boards.battlecon.table.figure import Table, team_sign
from boards.battlecon.table.panel import PanelParts, fitting_parts, panel
from boards.painting import layout, text
from boards.painting.emblems import Ground
from boards.painting.layout import Box, Icon, Item, Panel, Scene, Sprite
from boards.painting.scenes import Scenes
from boards.painting.theme import Role
from engines.battlecon.content.pack import Pack
from engines.battlecon.views.view import FighterView, View
from words.battlecon.match import BattleconWords
from words.texts import figure as plain

WIDTH, HIGH = 1280, 1280
EDGE, GAP, HEAD = 16, 8, 66
TEAM = 50
"""Height of the row of teams."""

LONE = 470
"""Width of the panel of one who fights three."""

ACROSS = 12

TIME, LEGEND = 46, 52
"""Hundredths of the head that the time has, and while fighters are chosen what their stars mean."""


def table_scene(view: View, pack: Pack, words: BattleconWords, names: Mapping[int, str]) -> Scenes:
    """Return the table laid out, 1280 by 1280 pixels; while fighters are chosen, who may be.

    If the panels have no room for letters that can be read on a phone, a picture below has the rest.
    """
    table = Table(view, pack, words.at(view), dict(names))
    head, rest = Box(EDGE, EDGE, WIDTH - 2 * EDGE, HIGH - 2 * EDGE).top(HEAD, GAP)
    items: list[Item] = [Sprite(Box(0, 0, WIDTH, HIGH), Ground())]
    if view.phase == "select":
        return Scene(WIDTH, HIGH, (*items, *_head(table, head), *gallery.gallery(table, rest)))
    items += _banner(table, head) if view.result is not None else _head(table, head)
    board, rest = rest.top(arena.height(table), GAP)
    items += arena.arena(table, board)
    if view.teams:
        row, rest = rest.top(TEAM, 5)
        items += _teams(table, row)
    seats = [*zip(_by_team(view), _places(table, rest), strict=True)]
    found = [fitting_parts(table, fighter, box) for fighter, box in seats]
    parts = PanelParts(
        notes=all(each.notes for each in found),
        hand=all(each.hand for each in found),
        texts=all(each.notes and each.texts for each in found),
    )
    for fighter, box in seats:
        items += panel(table, fighter, box, parts)
    made = Scene(WIDTH, HIGH, tuple(items))
    # Once the fight is over nobody has anything to decide by what finds no room.
    below = overflow.scene(table, [(fighter, box.x) for fighter, box in seats], parts) if view.result is None else None
    return made if below is None else (made, below)


# -------------------------------------------------------------------- the head


def _head(table: Table, box: Box) -> list[Item]:
    """Return beat and phase at the left, and at the right the number of beats left; the last beats are framed as a warning."""
    view = table.view
    late = view.last_beat or view.time_up
    items: list[Item] = [Panel(box, "panel", 14, "warning" if late else "page.inlay", 4 if late else 3)]
    inner = box.inset(20, 5)
    time, inner = inner.end(inner.w * (LEGEND if view.phase == "select" else TIME) // 100, 20)
    items += _time_left(table, time)
    phase = text.clean(table.words.phase(view), "strong")
    if view.beat <= 0 or view.phase in ("select", "prepare_fight"):
        return [*items, *layout.name(inner, phase, "display", 44, "gold")]
    title = text.clean(table.words.say("battlecon-table-beat", beat=view.beat), "display")
    left, inner = inner.left(text.width(title, "display", 44), 18)
    items.append(layout.line(left, title, "display", 44, "text"))
    return [*items, *layout.name(inner, phase, "strong", 36, "gold")]


def _time_left(table: Table, box: Box) -> list[Item]:
    """Return the pool as a bar that runs out, with its number (BC-32); at its end how many beats are left."""
    view = table.view
    if view.phase == "select":
        return gallery.legend(table, box)
    if view.last_beat or view.time_up or view.beats_left is not None:
        key = "last" if view.last_beat else "next" if view.time_up else "left"
        words = table.words.say(f"battlecon-table-{key}", count=view.beats_left or 0)
        sign, box = box.left(46, 8)
        tone: Role = "muted" if key == "left" else "warning"
        return [Icon(sign.middle(44, 44), signs.TIME, tone), *layout.name(box, words, "strong", 36, tone)]
    size = 44
    words = plain(view.pool)
    number, box = box.end(text.width(words, "strong", size), 10)
    sign, box = box.left(44, 6)
    bolt, box = box.end(36, 4)
    most = max(1, view.pool_at_start)
    caption = text.clean(table.words.say("battlecon-table-until"), "text")
    label, box = box.left(text.width(caption, "text", 32), 10)
    bar = box.middle(box.w - 8, 30)
    filled = bar.inset(4)
    wide = filled.w * max(0, min(most, view.pool)) // most
    return [
        Icon(sign.middle(42, 42), signs.TIME, "text"),
        Icon(bolt.middle(34, 34), signs.FORCE, "gold"),
        layout.number(number, words, size, "gold"),
        layout.line(label, caption, "text", 32, "muted"),
        Panel(bar, "pip", 10),
        *([Panel(Box(filled.x, filled.y, wide, filled.h), "gold", min(7, wide // 2))] if wide else []),
    ]


def _banner(table: Table, box: Box) -> list[Item]:
    """Return the banner: the winners, the reason and the beat."""
    view, result = table.view, table.view.result
    assert result is not None
    seats = list(dict.fromkeys(fighter.seat for fighter in view.fighters))
    won, lost = result.winners, [seat for seat in seats if seat not in result.winners]
    names, losers = (" + ".join(map(table.name, side)) for side in (won, lost))
    words = table.words.say(f"battlecon-table-won-{result.reason}", names=names, losers=losers)
    sign, rest = box.inset(18, 6).left(58, 14)
    beat = text.clean(table.words.say("battlecon-table-beat", beat=view.beat), "strong")
    last, rest = rest.end(text.width(beat, "strong", 34), 16)
    return [
        Panel(box, "raised", 14, "gold", 5),
        Icon(sign.middle(52, 52), "laurels-trophy" if result.winners else signs.TIME, "gold"),
        *layout.name(rest, words, "display", 42, "gold"),
        layout.line(last, beat, "strong", 34, "muted"),
    ]


# -------------------------------------------------------------------- fighters


def _by_team(view: View) -> list[FighterView]:
    """Return the fighters by team, in the order of their panels."""
    return sorted(view.fighters, key=lambda fighter: (fighter.team, fighter.index))


def _columns(table: Table, box: Box) -> list[Box]:
    """Return each team's column; one against three has the narrower one."""
    teams = [sum(fighter.team == team for fighter in table.view.fighters) for team in (0, 1)]
    left, right = box.columns(2, ACROSS)
    if 3 in teams:
        lone_at_left = (teams[0] == 1) is not table.turned
        left, right = box.left(LONE, ACROSS) if lone_at_left else reversed(box.end(LONE, ACROSS))
    return [right, left] if table.turned else [left, right]


def _places(table: Table, box: Box) -> list[Box]:
    """Return where the panels are: one beneath the other in their team's column."""
    view, places = table.view, []
    for team, column in enumerate(_columns(table, box)):
        count = sum(fighter.team == team for fighter in view.fighters)
        high = (column.h - GAP * (count - 1)) // max(1, count)
        places += [Box(column.x, column.y + n * (high + GAP), column.w, high) for n in range(count)]
    return places


def _teams(table: Table, box: Box) -> list[Item]:
    """Return each team's sign, force and Мщение (BC-64, BC-66), above its column."""
    view = table.view
    items: list[Item] = []
    for team, spot in enumerate(_columns(table, box)):
        active = team == view.active_team and view.result is None
        items.append(Panel(spot, "panel", 12, "gold" if active else "page.inlay", 4 if active else 2))
        sign, rest = spot.inset(14, 4).left(30, 10)
        items.append(team_sign(sign.middle(28, 28), team))
        if not view.legacy:
            words = f"{plain(view.force[team])}/{view.force_limit}"
            number, rest = rest.end(text.width(words, "strong", 36), 6)
            bolt, rest = rest.end(32, 12)
            items += [Icon(bolt.middle(30, 30), signs.FORCE, "gold"), layout.number(number, words, 36, "gold")]
        vengeance = view.vengeance[team] if team < len(view.vengeance) else 0
        name = table.words.say("battlecon-table-team", team=team + 1)
        if vengeance:
            name = table.words.say("battlecon-table-vengeance", team=name, count=vengeance)
        items += layout.name(rest, name, "strong", 34, "text")
    return items
