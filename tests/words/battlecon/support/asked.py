"""Questions of BattleCON, and the fights in which they are asked, that the tests of their words speak about."""

from __future__ import annotations

from typing import Any

from engines.battlecon.views.view import DoingView, TokenView, View
from engines.kernel.state.model import Decision, Option
from tests.words.battlecon.support.tables import PACK, decision, fighter, figures, table
from words.battlecon.cards.spending import spend_op

FACETS = ("style", "base")
REACHES = {"style": "claus.tailwind", "base": "strike", "figures": figures((1, 2), 5, 3, 5)}
FAR = {"style": "seth.vanishing", "base": "shot", "figures": figures((3, 5), 3, 2, 2)}

DUEL = table(fighter(0, "claus"), fighter(1, "seth"), force=(7, 2), viewer=0)
FIGHT = table(
    fighter(0, "claus", **REACHES),
    fighter(1, "seth", **FAR),
    phase="start",
    doing=DoingView(0, "claus.tailwind", "claus.tailwind/0"),
    viewer=0,
)
FOUR = table(
    fighter(0, "claus"),
    fighter(1, "seth"),
    fighter(2, "luc", seat=0),
    fighter(3, "rin", seat=1),
    force=(3, 2),
    phase="advantages",
    viewer=0,
)

STAND = "Поле: 1 · 2 · **3 Клаус** · 4 · **5 Сет** · 6 · 7\nРасстояние: 2"
"""Who stands where in a duel as `seen` makes it."""


def pairs(kind: str, *names: str, who: int = 0) -> Decision:
    """Return a question for a pair of a fighter."""
    options = (Option(name, (who, *name.split("/")), tuple(name.split("/"))) for name in names)
    return decision(kind, 0, *options, facets=FACETS)


def moves(mover: int, *spaces: int, stay: bool = False, seat: int = 0) -> Decision:
    """Return a question where a fighter moves."""
    options = [Option(f"s{space}", (mover, 1 - mover, space, 1), ()) for space in spaces]
    return decision("move", seat, *options, *([Option("stay", (-1, -1, -1, 0), ())] if stay else []))


def doing(part: str, effect: str = "/0", who: int = 0) -> DoingView:
    return DoingView(who, part, f"{part}{effect}")


def seen(kit: str, other: str = "seth", **more: Any) -> View:
    """Return a duel of these two, seen by the first."""
    return table(fighter(0, kit, **more.pop("own", {})), fighter(1, other), viewer=0, **more)


def at_spending(name: str, supply: int = 3) -> View:
    """Return a duel in which an effect asks how many tokens are spent."""
    part = name.partition("/")[0]
    kit = part.partition(".")[0]
    effect = PACK.effect[name]
    spend = spend_op(effect)
    assert spend is not None
    held = tuple(TokenView(f"{kit}.{token.id}", supply, 0, 0) for token in PACK.kit[kit].tokens)
    return table(fighter(0, kit, tokens=held), fighter(1, "claus"), doing=DoingView(0, part, name), viewer=0)
