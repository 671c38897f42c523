"""Tables before their first turn, for tests of the setup: answers by their keys, those of no interest by the first ones."""

from __future__ import annotations

from typing import Any

from engines.brawl.board import Board, BrawlMatch, Options
from engines.brawl.game import BRAWL
from engines.brawl.views.view import View
from engines.kernel.choose import Turn, begin, choose, decision_of
from engines.kernel.events import Happened
from engines.kernel.state.model import Decision, Seat
from engines.kernel.views import view
from tests.engines.brawl.bouts import SEED
from tests.support.events import public_facts

RULES = BRAWL.standard


def seed_of(n: int) -> str:
    """Return one seed of many."""
    return f"{n:064x}"


class Opening:
    """A match from its first question on."""

    def __init__(self, players: int = 2, *, seed: str = SEED, **options: Any) -> None:
        mode = "duel" if players == 2 else "teams"
        turn = begin(RULES, range(players), seed, Options(mode=mode, **options))  # type: ignore[arg-type]  # both are modes
        self.match: BrawlMatch = turn.match
        self.events: list[Happened] = list(turn.events)

    @property
    def board(self) -> Board:
        """The table itself."""
        return self.match.board

    def asked(self, seat: Seat | None = None) -> Decision:
        """Return the question to a seat, or the only one."""
        found = decision_of(self.match, self.match.asks[0].seat if seat is None else seat)
        assert found is not None
        assert seat is not None or len(self.match.asks) == 1
        return found

    @property
    def question(self) -> tuple[Seat, str]:
        """The seat and the kind of the open question."""
        return self.asked().seat, self.asked().kind

    def offered(self, seat: Seat | None = None) -> list[str]:
        """Return the keys of the answers offered."""
        return [option.key for option in self.asked(seat).options]

    def answer(self, *keys: str, seat: Seat | None = None) -> Opening:
        """Answer a question."""
        asked = self.asked(seat)
        turn: Turn = choose(RULES, self.match, asked.seat, asked.id, keys)
        self.match = turn.match
        self.events += turn.events
        return self

    def until(self, *kinds: str) -> Opening:
        """Answer with the first that is offered, as few as can be, until a question of one of these kinds."""
        while self.match.asks[0].kind not in kinds:
            asked = self.match.asks[0]
            self.answer(*(option.key for option in asked.options[: asked.least]), seat=asked.seat)
        return self

    def seats(self, kind: str) -> list[Seat]:
        """Return who is asked questions of this kind one after another, answering each with the first ones."""
        found = []
        while self.match.asks and self.match.asks[0].kind == kind:
            asked = self.asked()
            found.append(asked.seat)
            self.answer(*(option.key for option in asked.options[: asked.least]))
        return found

    def emitted(self, kind: str) -> list[dict[str, object]]:
        """Return the public facts of all events of a kind."""
        return [public_facts(event) or {} for event in self.events if event.kind == kind]

    def view(self, viewer: Seat | None = None) -> View:
        """Return what a seat sees, or the public."""
        table: View = view(RULES, self.match, viewer).table
        return table
