"""Tables set up for a test: heroes on cells, hands, permanents, objects and tracks as wanted, then answers in few words.

    table = Table("a:C2n e:C3w", hand="a.base", foe="e.base", cards={"a.base": {"damage": 3}})
    table.fight("attack:slow:a.base", "e", "block:slow:e.base")
    assert table.health("e") == [9]

Orange's heroes are a (the leader), b, c and d, green's e (the leader), f, g and h; who has no cell stands on his start cell.
The table is asked what orange does in its turn, or green with `turn=2`. A question that the test did not foresee fails with
what was asked and offered. Heroes are named by their letters, areas and cells as players name them, cards by their names.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from engines.archutheon.board import ArchutheonMatch, Board, Hero, Mark, Options, Side
from engines.archutheon.game import ARCHUTHEON
from engines.archutheon.views.view import PlayerView, View
from engines.kernel.choose import begin, choose, decision_of
from engines.kernel.events import Happened
from engines.kernel.game import Rules
from engines.kernel.state.model import Decision, Option, Seat
from engines.kernel.views import view
from tests.engines.archutheon import packs
from tests.support.events import public_facts

SEED = "1" * 64
SQUADS = tuple("abcdefgh")
HEROES = frozenset({"hero", "target", "aim", "who", "order"})
"""The questions that are answered by heroes."""


class Table:
    """A match at the first question of a turn."""

    def __init__(
        self,
        places: str = "",
        *,
        hand: str = "",
        foe: str = "",
        turn: int = 1,
        gone: str = "",
        health: Mapping[str, int] | None = None,
        marks: Mapping[str, str] | None = None,
        elements: Mapping[str, Any] | None = None,
        things: Mapping[str, Any] | None = None,
        aside: Mapping[str, Any] | None = None,
        tracks: tuple[tuple[int, int, int], tuple[int, int, int]] = ((0, 0, 0), (0, 0, 0)),
        options: Mapping[str, Any] | None = None,
        **content: Any,
    ) -> None:
        self.rules: Rules[Board, Any] = ARCHUTHEON.rules(packs.pack(**content))
        settings = Options(squads=SQUADS, first=0, **(options or {}))
        self.match: ArchutheonMatch = begin(self.rules, (0, 1), SEED, settings).match
        self.events: list[Happened] = []
        self._answer_setup()
        board = self.board
        board.turn = turn
        for name, place in (one.split(":") for one in places.split()):
            self.hero(name).cell = self.cell(place)
        for name in gone.split():
            self.hero(name).cell = -1
        standing = [hero.cell for hero in board.heroes if hero.cell >= 0]
        assert len(standing) == len({*standing}), "two heroes on one cell"
        for hero in board.heroes:
            hero.began = hero.area
        for name, left in (health or {}).items():
            self.hero(name).health = left
        for name, held in (marks or {}).items():
            self.mark(name, held)
        for name, element in (elements or {}).items():
            self.hero(name).element = element
        if things is not None:
            board.things = {self.cell(name): thing for name, thing in things.items()}
        for name, what in (aside or {}).items():
            board.moment += 1
            board.aside[self.area(name)] = Side(what, board.moment)
        self._deal(hand, foe)
        for player, steps in zip(board.players, tracks, strict=True):
            player.tracks = steps
        self.again()

    def _answer_setup(self) -> None:
        while self.match.asks[0].kind != "turn":
            asked = self.match.asks[0]
            self.match = choose(self.rules, self.match, asked.seat, asked.id, (asked.options[0].key,)).match

    def _deal(self, *hands: str) -> None:
        for player, words in zip(self.board.players, hands, strict=True):
            player.hand = sorted(words.split())
            player.stash = [name for name in player.stash if name not in player.hand]
            player.recharge = ((), (), ())
            player.known = ()

    def again(self) -> Table:
        """Ask the player on turn anew, after the board was changed by hand."""
        asked = self.match.asks[0]
        seat = self.board.seats[self.board.on_turn]
        self.match.asks[0] = msgspec.structs.replace(
            asked, seat=seat, kind="turn", options=(Option("go", (), ()),), then=("ask_turn",)
        )
        self.match = choose(self.rules, self.match, seat, asked.id, ("go",)).match
        return self

    # ---------------------------------------------------------------- naming

    @property
    def board(self) -> Board:
        """The table itself."""
        return self.match.board

    def cell(self, name: str) -> int:
        """Return a cell by its name."""
        return packs.arena().cell[name]

    def area(self, name: str) -> int:
        """Return an area by its name."""
        return packs.arena().area[name]

    def number(self, name: str) -> int:
        """Return the number of a hero."""
        return next(at for at, hero in enumerate(self.board.heroes) if hero.kit == name)

    def hero(self, name: str) -> Hero:
        """Return a hero."""
        return self.board.heroes[self.number(name)]

    def mark(self, name: str, words: str) -> None:
        """Put permanents onto a hero, one after another."""
        for what in words.split():
            self.board.moment += 1
            self.hero(name).marks += (Mark(what, self.board.moment),)  # type: ignore[arg-type]  # a permanent

    def word(self, kind: str, key: str) -> str:
        """Return an answer's key as tests say it."""
        if kind in HEROES and key.isdigit():
            return self.board.heroes[int(key)].kit
        if kind == "area" and key.isdigit():
            return packs.arena().area_names[int(key)]
        if kind == "walker" and ":" in key:
            at, number = key.split(":")
            return f"{self.board.heroes[int(at)].kit}:{number}"
        return key

    # ---------------------------------------------------------------- asking and answering

    def asked(self, seat: Seat | None = None) -> Decision:
        """Return the question to a seat, or the only one."""
        assert self.match.asks, f"over: {self.match.outcome}"
        assert seat is not None or len(self.match.asks) == 1, [(each.seat, each.kind) for each in self.match.asks]
        found = decision_of(self.match, self.match.asks[0].seat if seat is None else seat)
        assert found is not None
        return found

    @property
    def question(self) -> tuple[Seat, str]:
        """The seat and the kind of the open question."""
        return self.asked().seat, self.asked().kind

    @property
    def offered(self) -> list[str]:
        """The answers to the open question."""
        asked = self.asked()
        return [self.word(asked.kind, option.key) for option in asked.options]

    def answer(self, words: str, seat: Seat | None = None) -> Table:
        """Answer the open question; several answers are one string."""
        asked = self.asked(seat)
        keys = {self.word(asked.kind, option.key): option.key for option in asked.options}
        for wanted in words.split():
            assert wanted in keys, f"{asked.seat}/{asked.kind} offers {sorted(keys)}, not {wanted}"
        turn = choose(self.rules, self.match, asked.seat, asked.id, [keys[wanted] for wanted in words.split()])
        self.match = turn.match
        self.events += turn.events
        return self

    def on(self, *answers: str) -> Table:
        """Answer one question after another."""
        for words in answers:
            self.answer(words)
        return self

    def rest(self) -> Table:
        """Declare nothing more on either side."""
        while self.match.asks and self.asked().kind in ("declare", "answer"):
            self.answer({"declare": "end", "answer": "pass"}[self.asked().kind])
        return self

    def fight(self, *answers: str) -> Table:
        """Declare in Combat as said, then nothing more; what is asked in the execution is left open."""
        return self.on("attack", *answers).rest()

    def finish(self, *, track: str = "movement") -> Table:
        """End the turn, with a step on a track."""
        if self.asked().kind == "turn":
            if "attack" in self.offered:
                self._attack_nobody()
            if self.match.asks and self.asked().kind == "turn" and "end" in self.offered:
                self.answer("end")
        if self.match.asks and self.asked().kind == "track":
            self.answer(track)
        return self

    def _attack_nobody(self) -> None:
        """Use the slot's attack, or the first card, at nobody."""
        self.answer("attack")
        while self.match.asks and self.asked().kind not in ("turn", "track"):
            words = self.offered
            self.answer(next((word for word in ("end", "pass", "none") if word in words), words[0]))

    # ---------------------------------------------------------------- looking

    def view(self, viewer: Seat | None = None) -> View:
        """Return what a seat sees, or the public."""
        table: View = view(self.rules, self.match, viewer).table
        return table

    def player(self, seat: Seat) -> PlayerView:
        """Return a player as he sees himself."""
        return self.view(seat).players[seat]

    def health(self, *names: str) -> list[int]:
        """Return the health of heroes."""
        return [self.hero(name).health for name in names]

    def at(self, *names: str) -> list[str]:
        """Return the cells of heroes, "" off the board."""
        cells = [self.hero(name).cell for name in names]
        return [packs.arena().cell_names[cell] if cell >= 0 else "" for cell in cells]

    def marks(self, name: str) -> set[str]:
        """Return the permanents with tokens on a hero."""
        return {mark.what for mark in self.hero(name).marks}

    def emitted(self, kind: str, /, **facts: object) -> list[dict[str, Any]]:
        """Return the public facts of all events of a kind that have these among them."""
        found = [public_facts(event) or {} for event in self.events if event.kind == kind]
        return [known for known in found if facts.items() <= known.items()]

    def kinds(self, *wanted: str) -> list[str]:
        """Return what happened, of these kinds, in order."""
        return [event.kind for event in self.events if event.kind in wanted]

    @property
    def winner(self) -> tuple[int, str] | None:
        """The side that has won and why, None while the match goes on."""
        return None if self.match.outcome is None else (self.board.winner, self.match.outcome.reason)
