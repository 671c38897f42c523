"""Whole matches of Legends with made-up cards, from the first question on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

from engines.kernel.choose import begin, choose, concede_game, decision_of, withdraw
from engines.kernel.choose import mark as set_mark
from engines.kernel.state.model import Decision, Seat
from engines.legends.board import Options
from engines.legends.decks.deck import new_deck, text_of
from engines.legends.game import LEGENDS
from tests.engines.legends.duels import CAST, SEED, AnyCard, Duel
from tests.engines.legends.figures import pack_of

HEROES = "mira rex mage seer"
CARDS = {"filler": 20, "wolf": 10, "bear": 10, "rat": 10}


class Opening(Duel):
    """A match of two players with the same deck of four heroes, unless `heroes` says otherwise; players are asked in all
    windows.
    """

    def __init__(
        self,
        seed: str = SEED,
        *,
        heroes: str = HEROES,
        their_heroes: str = HEROES,
        deck: Mapping[str, int] = CARDS,
        cards: Sequence[AnyCard] = (),
        **options: Any,
    ) -> None:
        self.rules = LEGENDS.rules(pack_of(*CAST, *cards))
        table = Options(**{"windows": "all", "max_copies": "any", **options})
        brought = {seat: text_of(new_deck(names.split(), deck)) for seat, names in enumerate((heroes, their_heroes))}
        turn = begin(self.rules, range(2), seed, table, brought)
        self.match, self.events, self.rolls = turn.match, [*turn.events], [*turn.rolls]

    def question_of(self, seat: Seat) -> Decision:
        """Return the question that is open to a seat. Fails if none is."""
        found = decision_of(self.match, seat)
        assert found is not None, f"seat {seat} is not asked"
        return found

    def reply(self, seat: Seat, words: str) -> Self:
        """Answer the question of a seat, also while others are asked too."""
        turn = choose(self.rules, self.match, seat, self.question_of(seat).id, words.split())
        self.match, self.events = turn.match, [*self.events, *turn.events]
        return self

    def keep(self) -> Self:
        """Let both keep their hands."""
        while self.match.asks[0].kind == "mulligan":
            self.answer("keep")
        return self

    def squads(self, own: str = "mira", theirs: str = "rex") -> Self:
        """Let both keep their hands and choose their heroes, seat 0 first."""
        self.keep()
        return self.reply(0, own).reply(1, theirs)

    def lose(self, *seats: Seat) -> Self:
        """Take all heroes of these seats out of play and let the end of the turn come."""
        if not self.board.permanents:
            self.squads()
        self.board.permanents = [p for p in self.board.permanents if p.controller not in seats]
        self.go("end_phase")
        return self

    def concede(self, seat: Seat) -> Self:
        """Let a seat give up the game."""
        turn = concede_game(self.rules, self.match, seat)
        self.match, self.events = turn.match, [*self.events, *turn.events]
        return self

    def leave(self, seat: Seat) -> Self:
        """Let a seat give up the match."""
        turn = withdraw(self.rules, self.match, seat)
        self.match, self.events = turn.match, [*self.events, *turn.events]
        return self


def mark(duel: Duel, seat: Seat, name: str, value: str) -> Duel:
    """Set a public mark of a seat."""
    turn = set_mark(duel.rules, duel.match, seat, name, value)
    duel.match, duel.events = turn.match, [*duel.events, *turn.events]
    return duel
