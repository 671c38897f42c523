"""The table of Super Fantasy Brawl: a picture of the arena with round and score, below it one of challenges and players."""

from __future__ import annotations

from collections.abc import Mapping

from boards.brawl.cards import signs
from boards.brawl.table import arena, chips, gallery, players, track
from boards.brawl.table.sides import Table
from boards.painting import layout, text
from boards.painting.emblems import Ground
from boards.painting.layout import Badge, Box, Icon, Item, Mark, Panel, Scene, Sprite, seat_badge
from boards.painting.scenes import Scenes
from boards.painting.theme import Role
from engines.brawl.content.pack import Pack
from engines.brawl.views.view import View
from words.brawl.cards.texts import CardWords
from words.texts import figure as plain

WIDTH, HIGH = 1280, 1152
EDGE, GAP, HEAD = 16, 8, 94
DOING = 34
"""The size of the letters that name the present action."""

TITLE = Box(EDGE, EDGE, WIDTH - 2 * EDGE, HEAD)
ARENA = Box(EDGE, TITLE.bottom + GAP, TITLE.w, HIGH - EDGE - GAP - TITLE.bottom)
"""The box of the arena in the upper picture."""

TRACK = Box(EDGE, EDGE, TITLE.w, 270)
"""The box of the challenge track in the lower one."""


def table_scene(view: View, pack: Pack, words: CardWords, names: Mapping[int, str]) -> Scenes:
    """Return two pictures: the arena, and the challenge track with the players' panels, for which the first has no room.

    While champions are chosen it is one picture of who may be.
    """
    table = Table(view, pack, words, dict(names))
    if view.phase == "select":
        ground = Sprite(Box(0, 0, WIDTH, WIDTH), Ground())
        rest = Box(EDGE, ARENA.y, WIDTH - 2 * EDGE, WIDTH - EDGE - ARENA.y)
        return Scene(WIDTH, WIDTH, (ground, *_head(table, TITLE), *gallery.gallery(table, rest)))
    return arena_scene(table), _panels_scene(table)


def arena_scene(table: Table) -> Scene:
    """Return the arena with the head above it.

    The arena comes first: it is painted with the ground once and for all.
    """
    ground = Sprite(Box(0, 0, WIDTH, HIGH), Ground())
    return Scene(WIDTH, HIGH, (ground, *arena.arena(table, ARENA), *_head(table, TITLE)))


def _panels_scene(table: Table) -> Scene:
    """Return the challenge track and the players' panels in a column for each team; the viewer's own panel is the lowest."""
    view = table.view
    each = players.height(len(view.champions) // max(1, len(view.players)))
    rows = max(len(table.seats(team)) for team in (0, 1))
    high = TRACK.bottom + rows * (each + GAP) + EDGE
    items: list[Item] = [Sprite(Box(0, 0, WIDTH, high), Ground()), *track.track(table, TRACK)]
    below = Box(EDGE, TRACK.bottom + GAP, TRACK.w, high - EDGE - GAP - TRACK.bottom)
    for team, column in enumerate(below.columns(2, GAP)):
        for n, seat in enumerate(sorted(table.seats(team), key=lambda seat: seat == view.viewer)):
            spot = Box(column.x, column.y + n * (each + GAP), column.w, each)
            items += players.panel(table, table.players[seat], spot)
    return Scene(WIDTH, high, tuple(items))


# -------------------------------------------------------------------- the head


def _head(table: Table, box: Box) -> list[Item]:
    """Return the round, the active player and the present action at the left, the score at the right; at the end the winners."""
    view = table.view
    won = view.result is not None
    items: list[Item] = [Panel(box, "raised" if won else "panel", 14, "gold" if won else "page.inlay", 5 if won else 3)]
    inner = box.inset(14, 4)
    if view.phase == "select":
        return [*items, *layout.name(inner, _phase_name(table), "display", 42, "gold")]
    score, inner = inner.end(_score_width(table), 18)
    items += _score(table, score)
    if view.result is not None:
        winners = view.result.winners
        names, losers = (
            " + ".join(map(table.name, seats)) for seats in (winners, [s for s in view.order if s not in winners])
        )
        words = table.words.say(f"brawl-board-won-{view.result.reason}", names=names, losers=losers)
        sign, inner = inner.left(54, 12)
        items.append(Icon(sign.middle(52, 52), "laurels-trophy" if winners else "hourglass", "gold"))
        return [*items, *layout.name(inner, words, "display", 40, "gold")]
    if view.round > 0:
        title = text.clean(table.words.say("brawl-board-round", round=view.round), "display")
        left, inner = inner.left(text.width(title, "display", 40), 16)
        items.append(layout.line(left, title, "display", 40, "text"))
    if view.turn >= 0:
        left, inner = inner.left(48, 12)
        items.append(seat_badge(left.middle(48, 48), view.turn))
    if view.doing is not None and view.doing.reaction:
        sign, inner = inner.left(40, 10)
        items.append(Icon(sign.middle(38, 38), signs.KIND_SIGNS["reaction"], "gold"))
    for icon, words in _amounts(table):
        number, inner = inner.end(text.width(words, "strong", 40), 6)
        sign, inner = inner.end(38, 10)
        items.append(Icon(sign.middle(36, 36), icon, "muted"))
        items.append(layout.number(number, words, 40, "text"))
    words = _action_text(table)
    # Rather two lines than letters that a phone makes too small.
    wide = text.width(text.clean(words, "strong"), "strong", DOING) > inner.w
    return [*items, *(layout.paragraph if wide else layout.name)(inner, words, "strong", DOING, "gold")]


def _amounts(table: Table) -> list[tuple[str, str]]:
    """Return the movement left, or the strength of the attack that may be reacted to, each with its sign."""
    blows = chips.expected_blows(table)
    if blows:
        return [(signs.STRENGTH, plain(max(blow.strength for blow in blows)))]
    doing = table.view.doing
    return [(signs.MOVE, plain(doing.points))] if doing is not None and doing.points and not doing.reaction else []


def _phase_name(table: Table) -> str:
    return table.words.say(f"brawl-board-phase-{table.view.phase}")


def _action_text(table: Table) -> str:
    """Return the card or standard action that is being carried out, or the reaction to it, and whose it is; else the phase."""
    doing = table.view.doing
    if doing is None or not 0 <= doing.user < len(table.view.champions):
        return _phase_name(table)
    user, card = (doing.reactor, doing.reaction) if doing.reaction else (doing.user, doing.card)
    champion = table.words.champion(table.view.champions[user].kit)
    if card:
        return table.words.say("brawl-board-doing", champion=champion, action=table.words.card(card))
    if doing.standard:
        name = table.words.standard(doing.standard).name  # type: ignore[arg-type]  # a standard action
        return table.words.say("brawl-board-doing", champion=champion, action=name)
    return table.words.say("brawl-board-deploys", champion=champion) if table.view.phase == "deploy" else champion


MARK, SIZE = 48, 50


def _pip_count(table: Table) -> int:
    """Return how many pips each team has: as many as points are needed; none where a player who withdrew is named instead."""
    result = table.view.result
    return 0 if result is not None and result.reason == "withdrew" else table.view.to_win


def _pip_side(table: Table) -> int:
    """Return the side of a pip, smaller where more of them are needed."""
    return 22 if table.view.to_win <= FEW else 16


FEW = 5


def _numbers(table: Table) -> tuple[str, str]:
    first, second = table.view.points
    return plain(first), plain(second)


def _score_width(table: Table) -> int:
    numbers = sum(text.width(words, "strong", SIZE) for words in _numbers(table))
    return 2 * (MARK + 10 + _pip_count(table) * (_pip_side(table) + 4) + 10) + numbers + 44


def _score(table: Table, box: Box) -> list[Item]:
    """Return both teams' points as pips out of those needed, and as numbers (SB-10); those of the next scoring are outlined."""
    view, pip = table.view, _pip_side(table)
    items: list[Item] = []
    left, right = box, box
    numbers = _numbers(table)
    for team in (0, 1):
        mark, rest = left.left(MARK, 10) if team == 0 else right.end(MARK, 10)
        if table.seats(team):
            items.append(table.team_badge(mark.middle(MARK, MARK), team))
        wide = _pip_count(table) * (pip + 4)
        pips, rest = rest.left(wide, 10) if team == 0 else rest.end(wide, 10)
        for n in range(_pip_count(table)):
            x = pips.x + n * (pip + 4) if team == 0 else pips.right - (n + 1) * (pip + 4) + 4
            spot = Box(x, pips.y, pip, pips.h).middle(pip, pip)
            lit: Role = "gold" if n < view.points[team] else "pip"
            if view.points[team] <= n < view.points[team] + table.expected_scores(team):
                items.append(Badge(spot, "diamond", "pip", "", "gold", edge="gold"))
            else:
                items.append(Mark(spot, "diamond", lit))
        number = rest.left(text.width(numbers[team], "strong", SIZE))[0]
        if team == 1:
            number = rest.end(text.width(numbers[team], "strong", SIZE))[0]
        ahead = view.points[team] >= view.points[1 - team]
        items.append(layout.number(number, numbers[team], SIZE, "text" if ahead else "muted"))
    middle = Box(left.x + (left.w - 20) // 2, left.y, 20, left.h)
    return [*items, layout.line(middle, ":", "strong", 40, "muted", "centre")]
