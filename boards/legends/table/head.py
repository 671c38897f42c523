"""The head of the table: game, turn and phase, who has priority and what passing leads to; at the end the winner."""

from __future__ import annotations

from boards.legends.table.seen import Table
from boards.painting import layout, text
from boards.painting.layout import Box, Icon, Item, Panel, seat_badge
from engines.legends.views.view import View

HIGH = 98
TITLE, WORDS = 42, 36
FINAL_TURNS = 20
"""Turns before the last one from which on the head names it (LG-58)."""


def head(table: Table, box: Box) -> list[Item]:
    """Return the head filling a box `HIGH` high: a line on the moment, a line on what comes next."""
    view = table.view
    won = view.result is not None
    items: list[Item] = [Panel(box, "raised" if won else "panel", 14, "gold" if won else "page.inlay", 5 if won else 3)]
    inner = box.inset(16, 5)
    if view.result is not None:
        sign, inner = inner.left(64, 14)
        winners = view.result.winners
        names = " + ".join(map(table.name, winners))
        key = f"legends-board-won-{view.result.reason}" if winners else "legends-board-drawn"
        items.append(Icon(sign.middle(60, 60), "laurels-trophy" if winners else "hourglass", "gold"))
        return [*items, *layout.name(inner, table.words.say(key, names=names), "display", TITLE, "gold")]
    upper, lower = inner.top(inner.h // 2 + 2)
    if view.phase != "setup" and view.active >= 0:
        mark, upper = upper.left(upper.h, 12)
        items.append(seat_badge(mark.middle(44, 44), view.active))
    items += layout.name(upper, _moment(table), "display", TITLE, "text")
    if view.prio >= 0:
        mark, lower = lower.left(upper.h, 12)
        items.append(seat_badge(mark.middle(40, 40), view.prio))
    return [*items, *layout.name(lower, _next(table), "strong", WORDS, "gold")]


def _moment(table: Table) -> str:
    """Return game, turn and phase, and how many games were drawn: "Game 2 · Turn 14 · Main phase"."""
    view, say = table.view, table.words.say
    found = []
    if view.games > 1:
        found.append(say("legends-board-game", number=view.number))
    if view.phase != "setup" and view.turn > 0:
        late = view.turn >= view.last_turn - FINAL_TURNS
        found.append(
            say("legends-board-last-turn" if late else "legends-board-turn", turn=view.turn, last=view.last_turn)
        )
    moment = view.moment if view.moment in ("attack", "blocks", "fight") else ""
    found.append(say(f"legends-board-moment-{moment}" if moment else f"legends-board-phase-{view.phase}"))
    if view.drawn:
        found.append(say("legends-board-drawn-games", count=view.drawn))
    return text.clean(" · ".join(found), "display")


def _next(table: Table) -> str:
    """Return the player with priority and the effect of passing (LG-65), or those whom the match waits for."""
    view, say = table.view, table.words.say
    if view.prio >= 0:
        name = table.name(view.prio)
        return say("legends-board-priority", name=name) + _pass_note(table, view)
    if view.asked:
        return say("legends-board-waits", names=", ".join(map(table.name, view.asked)))
    return ""


def _pass_note(table: Table, view: View) -> str:
    passing = view.passing
    if passing is None:
        return ""
    say = table.words.say
    what = say(f"legends-board-pass-{passing.then}", spells=passing.spells)
    return " · " + say("legends-board-passes", count=2 if passing.asks_other else 1, what=what)
