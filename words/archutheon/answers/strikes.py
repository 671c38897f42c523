"""The strike that follows a movement of its hero: whom the card reaches from each cell (AR-30, AR-32, AR-36)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.archutheon.derived.declared import aims_at_nothing, attacks
from engines.archutheon.derived.forecasts import Forecast
from engines.archutheon.derived.foreseeing import foresee_from
from engines.archutheon.derived.here import Here
from engines.archutheon.views.view import View
from words.archutheon.answers.common import blows_brief
from words.archutheon.answers.rebuilt import board_of
from words.archutheon.cards.base import MatchWords

MOST_LINES = 4
"""Cells that have a line each, at most."""


class Strike:
    """The card that is executed now and not yet aimed, as its hero moves first."""

    def __init__(self, words: MatchWords, view: View) -> None:
        self.words, self.view, self.at = words, view, view.executing
        self.board = board_of(view, words.pack)

    @property
    def hero(self) -> int:
        """The acting hero."""
        return self.board.declared[self.at].hero

    @property
    def here(self) -> Here:
        """The context in which the card's text is read."""
        card = self.board.declared[self.at]
        return Here(self.board, self.words.pack, card.hero, card.target, card)

    def outcome(self, cell: int) -> Forecast:
        """Return the outcome of the card from a cell."""
        return foresee_from(self.board, self.words.pack, self.at, cell)

    def text(self, cell: int) -> str:
        """Return the hits of the card from a cell, or that it misses from there."""
        found = self.outcome(cell)
        if not found.areas:
            return self.words.say("archutheon-opt-strike-misses")
        if not found.blows:
            return self.words.say("archutheon-opt-strike-nobody")
        if not attacks(self.words.pack, self.board.declared[self.at]):
            return self.words.say("archutheon-opt-hits", names=self.words.all_who(blow.hero for blow in found.blows))
        return self.words.say("archutheon-opt-strike-hits", names=blows_brief(self.words, self.view, found.blows))

    def best(self, cells: Sequence[int]) -> int:
        """Return the cell from which the card does most."""
        return max(cells, key=lambda cell: self._worth(self.outcome(cell)))

    def parts(self, keys: Sequence[str]) -> list[tuple[str, list[str]]]:
        """Return the cells from which the card does most, others from which it reaches its aim, and the rest."""
        found = {key: self.outcome(self.words.arena.cell[key]) for key in keys}
        near = [key for key in keys if found[key].areas]
        near.sort(key=lambda key: self._worth(found[key]), reverse=True)
        best = [key for key in near if self._worth(found[key]) == self._worth(found[near[0]])][:MOST_LINES]
        others = [key for key in near if key not in best]
        far = [key for key in keys if not found[key].areas]
        return [
            (self.words.say(f"archutheon-part-cells-{name}"), members)
            for name, members in (("best", best), ("near", others), ("far", far))
            if members
        ]

    def _worth(self, found: Forecast) -> tuple[bool, int, bool]:
        return found.worth(self.board, self.board.declared[self.at].side)


def strike_after(words: MatchWords, view: View, mover: int) -> Strike | None:
    """Return the strike that follows a movement of a hero, None if this movement comes before none of his that aims."""
    at = view.executing
    if view.doing is None or view.doing.aimed or not 0 <= at < len(view.declared):
        return None
    if mover < 0 or view.declared[at].hero != mover:
        return None
    strike = Strike(words, view)
    return None if aims_at_nothing(strike.board.declared[at]) else strike
