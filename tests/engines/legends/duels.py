"""A game of Legends set in one line, and played by short words: hands, permanents, passes, attacks.

A permanent is named by its card, the second one of the same card as "wolf2". A test that meets a question it has not
answered fails.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

from engines.kernel.choose import begin, choose, decision_of, mark
from engines.kernel.events import Happened, of_kind
from engines.kernel.state.model import Decision, Root, Scope, Seat
from engines.kernel.steps.play import Play
from engines.kernel.views import Card, view
from engines.legends import events
from engines.legends.board import NOBODY, Board, Game, LegendsMatch, Options, Permanent, Window
from engines.legends.content.shapes import Event, Follower, Hero, Skill
from engines.legends.decks.deck import new_deck, text_of
from engines.legends.derived.figures import attack_of, level_of, lives_of
from engines.legends.derived.points import sum_of
from engines.legends.game import LEGENDS
from engines.legends.views.view import View
from tests.engines.legends.figures import follower, hero, pack_of

SEED = "1" * 64
AnyCard = Hero | Follower | Event | Skill

FILLER = follower("filler")
"""What decks are made of."""

CAST: tuple[AnyCard, ...] = (
    FILLER,
    hero("rex"),
    hero("mage", class_="mage", attack_by=1),
    hero("seer", class_="oracle", attack_by=1),
    follower("bear", attack_by=3, lives=5, legendarity=3),
    follower("rat", attack_by=1, lives=1, legendarity=1),
)
"""Cards that every duel has, besides the plain ones."""


class Duel:
    """A game in the main phase of seat 0, in turn `turn`; seat 0 is first, and players are asked in all windows.

    `own` and `theirs` are the permanents of both, `hand` and `their_hand` the cards in hand, `deck` and `their_deck` the tops of
    the decks, the uppermost first, above `fillers` plain followers; `graveyard` and `their_graveyard` the graveyards. `turned`
    are permanents, `damage` is on some, `spent` is legendarity by seat. Cards of the test are `cards`. `step` is where the
    game begins: "main_phase", "next_turn", "end_phase".
    """

    def __init__(
        self,
        own: str = "mira",
        theirs: str = "rex",
        *,
        hand: str = "",
        their_hand: str = "",
        deck: str = "",
        their_deck: str = "",
        graveyard: str = "",
        their_graveyard: str = "",
        fillers: int = 20,
        cards: Sequence[AnyCard] = (),
        turned: str = "",
        damage: Mapping[str, int] | None = None,
        levels: Mapping[str, int] | None = None,
        spent: Mapping[Seat, int] | None = None,
        turn: int = 3,
        step: str = "main_phase",
        **options: Any,
    ) -> None:
        self.rules = LEGENDS.rules(pack_of(*CAST, *cards))
        self.events: list[Happened] = []
        brought = text_of(new_deck(["mira"], {"filler": 50}))
        table = Options(**{"windows": "all", "max_copies": "any", **options})
        self.match: LegendsMatch = begin(self.rules, range(2), SEED, table, {0: brought, 1: brought}).match
        self._lay((own, theirs), (hand, their_hand), (deck, their_deck), fillers)
        board = self.board
        board.sides[0].graveyard, board.sides[1].graveyard = graveyard.split(), their_graveyard.split()
        board.turn, board.active, board.phase = turn, 0, "main"
        for name in turned.split():
            self.permanent(name).turned = True
        for name, amount in (damage or {}).items():
            self.permanent(name).damage = amount
        for name, level in (levels or {}).items():
            self.permanent(name).level = level
        for seat, points in (spent or {}).items():
            board.sides[seat].spent = points
        self.go(step)

    def _lay(self, permanents: tuple[str, str], hands: tuple[str, str], decks: tuple[str, str], fillers: int) -> None:
        board = self.board
        board.order, board.first = (0, 1), 0
        for seat in (0, 1):
            side = board.sides[seat]
            side.hand = [Card(name, (), seat + 1) for name in hands[seat].split()]
            top = [Card(name, (), seat + 1) for name in reversed(decks[seat].split())]
            side.deck = [*(Card("filler", (), seat + 1) for _ in range(fillers)), *top]
            for name in permanents[seat].split():
                board.next_uid += 1
                level = self.rules.pack.hero[name].level if name in self.rules.pack.hero else 0
                board.permanents.append(Permanent(board.next_uid, name, seat, seat, False, 0, level, NOBODY, False, 1))

    def go(self, step: str) -> Self:
        """Let the game go on from a step, dropping whatever was open."""
        match = self.match
        match.asks, match.lanes, match.join = [], {}, None
        match.scopes = [
            Scope(Root(), [], [], None, must=False),
            Scope(Game(self.board.number, NOBODY), [(step,)], [], ("game_over",), must=False),
        ]
        play = Play(self.rules, match)
        play.run()
        self.events += play.events
        return self

    @property
    def board(self) -> Board:
        """The table itself."""
        return self.match.board

    # ---------------------------------------------------------------- looking

    def permanent(self, name: str) -> Permanent:
        """Return a permanent by its name. Fails if it is not in play."""
        found = self.find(name)
        assert found is not None, f"{name} is not in play: {[p.card for p in self.board.permanents]}"
        return found

    def find(self, name: str) -> Permanent | None:
        """Return a permanent by its name, None if it is not in play."""
        card = name.rstrip("23456789")
        nth = int(name[len(card) :] or 1)
        found = [p for p in self.board.permanents if p.card == card]
        return found[nth - 1] if len(found) >= nth else None

    def lives(self, *names: str) -> list[int]:
        """Return the lives that permanents have left."""
        return [lives_of(self.board, self.rules.pack, self.permanent(name)) for name in names]

    def attack_by(self, name: str) -> int:
        """Return the attack of a permanent as it is now."""
        return attack_of(self.board, self.rules.pack, self.permanent(name))

    def level(self, name: str) -> int:
        """Return the level of a hero as it is now."""
        return level_of(self.board, self.rules.pack, self.permanent(name))

    def available(self, seat: Seat) -> int:
        """Return the legendarity available to a player."""
        return sum_of(self.board, self.rules.pack, seat).available

    def in_play(self, seat: Seat) -> list[str]:
        """Return the cards under a player."""
        return [p.card for p in self.board.permanents if p.controller == seat]

    def hand(self, seat: Seat) -> list[str]:
        """Return the cards in a player's hand, sorted."""
        return sorted(card.id for card in self.board.sides[seat].hand)

    def graveyard(self, seat: Seat) -> list[str]:
        """Return the cards in a player's graveyard, the last one on top."""
        return list(self.board.sides[seat].graveyard)

    def view(self, viewer: Seat | None = None) -> View:
        """Return what a seat sees, or the public."""
        table: View = view(self.rules, self.match, viewer).table
        return table

    def happened(self) -> list[Any]:
        """Return all events so far, as everybody sees them."""
        return [event.public for event in self.events if event.public is not None]

    def emitted(self, kind: type[Any]) -> list[Any]:
        """Return all events of a kind so far, as everybody sees them."""
        return of_kind(self.happened(), kind)

    def stop(self, seat: Seat, name: str) -> Self:
        """Set a stop of a player, who from now on is asked in its windows."""
        self.match = mark(self.rules, self.match, seat, name, "on").match
        return self

    # ---------------------------------------------------------------- asking and answering

    @property
    def asked(self) -> Decision:
        """The only open question. Fails if there is none."""
        assert len(self.match.asks) == 1, f"asked: {[(d.seat, d.kind) for d in self.match.asks]}"
        found = decision_of(self.match, self.match.asks[0].seat)
        assert found is not None
        return found

    @property
    def question(self) -> tuple[Seat, str]:
        """The seat and the kind of the open question."""
        return self.asked.seat, self.asked.kind

    @property
    def offered(self) -> set[str]:
        """The answers that the open question offers, as words."""
        return {self.word(option.key) for option in self.asked.options}

    def word(self, key: str) -> str:
        """Return the key of an answer as a word: uids as names of permanents, "attack:mira", "use:mira:0"."""
        what, _, rest = key.partition(":")
        if what in ("attack", "use") and rest:
            uid, _, more = rest.partition(":")
            return ":".join(part for part in (what, self.name(uid), more) if part)
        return self.name(key) if self.asked.kind not in ("mode", "split", "order", "look") else key

    def name(self, uid: str) -> str:
        """Return the name of a permanent or a spell, other texts as they are."""
        if not uid.isdecimal():
            return uid
        same: list[str] = []
        for permanent in self.board.permanents:
            same.append(permanent.card)
            if permanent.uid == int(uid):
                count = same.count(permanent.card)
                return permanent.card if count == 1 else f"{permanent.card}{count}"
        return next((f"spell:{spell.card}" for spell in self.board.stack if spell.uid == int(uid)), uid)

    def answer(self, words: str) -> Self:
        """Answer the open question, with several words where several answers are picked."""
        asked = self.asked
        keys = {self.word(option.key): option.key for option in asked.options}
        for wanted in words.split():
            assert wanted in keys, f"{asked.seat}/{asked.kind} offers {sorted(keys)}, not {wanted}"
        turn = choose(self.rules, self.match, asked.seat, asked.id, [keys[wanted] for wanted in words.split()])
        self.match = turn.match
        self.events += turn.events
        return self

    def on(self, *answers: str) -> Self:
        """Answer one question after another."""
        for words in answers:
            self.answer(words)
        return self

    def play(self, *answers: str) -> Self:
        """Play something: its first answer, then all that its lane asks for. Fails if the lane asks for more or less."""
        self.on(*answers)
        assert self.match.join is None or self.match.lanes[self.asked.seat].asked == 1, (
            f"not over: {self.question} {self.offered}"
        )
        return self

    def passes(self, count: int = 2) -> Self:
        """Let so many players pass, one after another; an attack is let through."""
        for _ in range(count):
            self.answer("through" if "through" in self.offered else "pass")
        return self

    def both_pass(self) -> Self:
        """Let both players pass in a row; one who can play nothing is not asked. An attack is let through."""
        before, after = self._window(), self.passes(1)._window()
        if before is not None and after is not None and before.moment == after.moment and before.passes < after.passes:
            self.passes(1)
        return self

    def _window(self) -> Window | None:
        return next((s.record for s in reversed(self.match.scopes) if isinstance(s.record, Window)), None)

    def resolve(self, *answers: str) -> Self:
        """Play something, and let both pass until the stack has resolved, or until something is asked."""
        self.play(*answers)
        while self.board.stack and "pass" in self.offered:
            self.passes(1)
        return self

    def settle(self) -> Self:
        """Let both pass until the queue is settled."""
        assert not self.board.stack
        while self.board.queue:
            self.both_pass()
        return self

    def check(self) -> Self:
        """Settle the queue, if anything is in it, and check lives."""
        return self.settle().both_pass()

    def end_turn(self) -> Self:
        """Let the end phase come, and pass in it until the next turn begins."""
        turn = self.board.turn
        self.go("end_phase")
        while self.board.turn == turn and self.match.outcome is None:
            self.passes(1)
        return self

    def lives_lost(self) -> list[events.Settled]:
        """Return what settlements did so far."""
        return self.emitted(events.Settled)
