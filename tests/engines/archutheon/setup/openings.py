"""Tables before their first turn: answers by their keys."""

from __future__ import annotations

from typing import Any

from engines.archutheon.board import ArchutheonMatch, Board, Options
from engines.archutheon.game import ARCHUTHEON
from engines.kernel.choose import begin, choose, decision_of
from engines.kernel.events import Happened
from engines.kernel.state.model import Decision, Seat
from tests.engines.archutheon import packs
from tests.support.events import public_facts


class Opening:
    """A match from its first question on."""

    def __init__(self, *, seed: str = "1" * 64, **options: Any) -> None:
        self.rules = ARCHUTHEON.rules(packs.pack())
        turn = begin(self.rules, (0, 1), seed, Options(**{"first": 0, **options}))
        self.match: ArchutheonMatch = turn.match
        self.events: list[Happened] = list(turn.events)

    @property
    def board(self) -> Board:
        """The table itself."""
        return self.match.board

    def asked(self, seat: Seat | None = None) -> Decision:
        """Return the question to a seat, or the only one."""
        assert seat is not None or len(self.match.asks) == 1, [(each.seat, each.kind) for each in self.match.asks]
        found = decision_of(self.match, self.match.asks[0].seat if seat is None else seat)
        assert found is not None
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
        turn = choose(self.rules, self.match, asked.seat, asked.id, keys)
        self.match = turn.match
        self.events += turn.events
        return self

    def on(self, *keys: str) -> Opening:
        """Answer one question after another."""
        for key in keys:
            self.answer(key)
        return self

    def emitted(self, kind: str) -> list[dict[str, Any]]:
        """Return the public facts of all events of a kind."""
        return [public_facts(event) or {} for event in self.events if event.kind == kind]
