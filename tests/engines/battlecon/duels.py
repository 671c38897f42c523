"""Fights set up for a test: fighters, places, hands and tokens as wanted, then beats by pairs and answers.

A question that the test did not foresee fails with what was asked and offered, so every test says all that is asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engines.battlecon.board import BattleconMatch, Board, Fighter, Mode, Options
from engines.battlecon.content.pack import Pack
from engines.battlecon.derived.figures import armour, guard, power, priority, reach
from engines.battlecon.game import BATTLECON
from engines.kernel.choose import Turn, begin, choose, decision_of, take_back, withdraw
from engines.kernel.events import Happened
from engines.kernel.game import Rules
from engines.kernel.state.model import Decision
from tests.support.events import public_facts

SEED = "5" * 64


class Fight:
    """A fight at its first beat's preparation: all cards in hand, nobody has used anything.

    `kits` fight in the order of fighters; the first `active` is active. `spaces` are counted from 0.
    """

    def __init__(
        self,
        *kits: str,
        spaces: Sequence[int] = (),
        mode: Mode | None = None,
        active: int = 0,
        seats: int | None = None,
        rules: Rules[Board, Pack] | None = None,
        profile: str = "fourth",
        sides: Mapping[int, int] | None = None,
    ) -> None:
        self.rules = rules or BATTLECON.standard
        mode = mode or {2: "duel", 3: "two_on_one", 4: "two_on_two"}[len(kits)]  # type: ignore[assignment]  # modes all
        options = Options(mode=mode, rules=profile, fighters=kits)  # type: ignore[arg-type]  # one of the two
        turn = begin(self.rules, range(seats or len(kits)), SEED, options)
        self.match: BattleconMatch = turn.match
        self.events: list[Happened] = list(turn.events)
        while self.board.beat == 0:
            asked = self.match.asks[0]
            wanted = {"discards": "beginner"}.get(asked.kind, asked.options[0].key)
            self.answer(wanted, seat=asked.seat)
        for i, fighter in enumerate(self.board.fighters):
            fighter.hand = (*fighter.hand, *fighter.discard_1, *fighter.discard_2)
            fighter.discard_1 = fighter.discard_2 = ()
            if spaces:
                fighter.space = fighter.now.space = spaces[i]
            if sides and i in sides:
                fighter.finisher = sides[i]
        self.board.active, self.board.active_team = active, self.board.fighters[active].team
        self._ask_anew()
        self.events = []

    def _ask_anew(self) -> None:
        """Offer pairs anew, out of the hands as they are now."""
        for seat in list(self.match.lanes):
            self.match = take_back(self.rules, self.match, seat).match

    @property
    def board(self) -> Board:
        return self.match.board

    def fighter(self, i: int) -> Fighter:
        return self.board.fighters[i]

    # ---------------------------------------------------------------- asking and answering

    @property
    def asked(self) -> Decision:
        """The only open question. Fails if there is none or several."""
        assert len(self.match.asks) == 1, f"asked: {[(d.seat, d.kind) for d in self.match.asks]}"
        return self.match.asks[0]

    @property
    def offered(self) -> set[str]:
        """The keys that the open question offers."""
        return {option.key for option in self.asked.options}

    def question(self) -> tuple[int, str]:
        """The seat and the kind of the open question."""
        return self.asked.seat, self.asked.kind

    def answer(self, *keys: str, seat: int | None = None) -> Fight:
        """Answer the open question, or that of a seat in a lane."""
        asked = self.asked if seat is None else decision_of(self.match, seat)
        assert asked is not None, f"seat {seat} is asked nothing"
        offered = [option.key for option in asked.options]
        for key in keys:
            assert key in offered, f"{asked.kind} offers {offered}, not {key}"
        turn: Turn = choose(self.rules, self.match, asked.seat, asked.id, keys)
        self.match = turn.match
        self.events += turn.events
        return self

    def lay(self, *pairs: str) -> Fight:
        """Lay the pairs of all fighters ("tailwind/strike": plain ids are the fighter's own or everybody's)."""
        standing = [i for i, f in enumerate(self.board.fighters) if not f.out]
        for i, pair in zip(standing, pairs, strict=True):
            self.answer("/".join(self.name(i, card) for card in pair.split("/")), seat=self.fighter(i).seat)
        return self

    def name(self, i: int, card: str) -> str:
        """Return the full name of a fighter's card or token."""
        kit = self.fighter(i).kit
        own = f"{kit}.{card}"
        return own if own in self.rules.pack.part else card

    def use(self, i: int, what: str) -> Fight:
        """Let a fighter use an advantage; others who are asked before pass."""
        while self.asked.seat != self.fighter(i).seat:
            assert self.asked.kind == "advantage", f"asked: {self.asked.kind}"
            self.answer("pass")
        key, _, count = what.partition(":")
        name = self.name(i, key)
        if name not in self.rules.pack.part and f"{self.fighter(i).kit}.ability.{key}" in self.offered:
            name = f"{self.fighter(i).kit}.ability.{key}"
        return self.answer(f"{name}:{count}" if count else name)

    def on(self, *answers: str) -> Fight:
        """Go on with these answers in order; advantages are passed. Stops at a question without an answer."""
        left = list(answers)
        while self.match.asks and not self.match.lanes:
            if self.asked.kind == "advantage" and (not left or left[0] not in self.offered):
                self.answer("pass")
            elif left:
                self.answer(left.pop(0))
            else:
                break
        assert not left, f"not asked any more: {left}; open: {[(d.seat, d.kind) for d in self.match.asks]}"
        return self

    def beat(self, *pairs: str, answers: Iterable[str] = (), uses: Iterable[tuple[int, str]] = ()) -> Fight:
        """Play a whole beat: pairs, advantages used, answers in order. Fails if the beat is not over then."""
        number = self.board.beat
        self.lay(*pairs)
        for i, what in uses:
            self.use(i, what)
        self.on(*answers)
        over = self.match.outcome is not None or self.board.beat > number
        assert over, f"not over: {[(d.seat, d.kind, [o.key for o in d.options]) for d in self.match.asks]}"
        return self

    # ---------------------------------------------------------------- looking

    def emitted(self, kind: str, **facts: Any) -> list[dict[str, object]]:
        """Return the facts of all events of a kind that have these among them."""
        found = [public_facts(event) or {} for event in self.events if event.kind == kind]
        return [known for known in found if facts.items() <= known.items()]

    def speeds(self) -> dict[int, int]:
        """Return the priorities by which the latest order was decided."""
        found: list[list[int]] = self.emitted("order")[-1]["priorities"]  # type: ignore[assignment]  # as the event says
        return {i: speed for i, speed, _tie in found}

    def compared(self) -> list[int]:
        """Return the priorities of all fighters as they were compared last, bonuses included."""
        order = self.emitted("order")[-1]["priorities"]
        return [priority for _, priority, _ in sorted(order)]  # type: ignore[call-overload]  # rows of an event

    def stage(self, effect: str) -> str:
        """Return what came last before an effect first applied: a phase, or "attack", "hit", "missed" or "damage"."""
        last = ""
        for event in self.events:
            facts = public_facts(event) or {}
            if event.kind == "effect" and facts["effect"] == effect:
                return last
            if event.kind in ("phase", "attack", "hit", "missed", "damage"):
                last = str(facts["phase"]) if event.kind == "phase" else event.kind
        raise AssertionError(f"{effect} has not applied")

    def power(self, i: int) -> int | None:
        return power(self.board, self.rules.pack, i)

    def priority(self, i: int) -> int:
        return priority(self.board, self.rules.pack, i)

    def guard(self, i: int) -> int:
        return guard(self.board, self.rules.pack, i)

    def armour(self, i: int) -> int:
        return armour(self.board, self.rules.pack, i)

    def reach(self, i: int) -> tuple[int, int] | None:
        return reach(self.board, self.rules.pack, i)

    def held(self, i: int, token: str) -> tuple[int, int]:
        """Return how many of a fighter's tokens are in supply, and how many are exhausted."""
        name = self.name_of(i, token)
        return self.fighter(i).tokens.get(name, 0), self.fighter(i).exhausted.get(name, 0)

    def life(self) -> list[int]:
        return [fighter.life for fighter in self.board.fighters]

    def spaces(self) -> list[int]:
        return [fighter.space for fighter in self.board.fighters]

    def set(self, i: int, **values: Any) -> Fight:
        """Change a fighter before a pair is laid: life, space, tokens, markers, hand, discard piles, active cards …"""
        fighter = self.fighter(i)
        for name, value in values.items():
            assert hasattr(fighter, name)
            if name in ("tokens", "exhausted", "markers"):
                getattr(fighter, name).update({self.name_of(i, key): n for key, n in value.items()})
            else:
                setattr(fighter, name, value)
        if "space" in values:
            fighter.now.space = fighter.space
        if self.match.lanes:
            self._ask_anew()
        return self

    def rich(self, *teams: int, force: int = 30) -> Fight:
        """Give teams force, so that Манёвр plays a finisher."""
        for team in teams:
            self.board.force[team] = force
        return self

    def leave(self, seat: int) -> Fight:
        """Let a player leave; events are those from then on."""
        turn = withdraw(self.rules, self.match, seat)
        self.match, self.events = turn.match, [*turn.events]
        return self

    def refill(self) -> Fight:
        """Give everybody all discarded styles and bases back to hand, so that a beat may be like the one before."""
        for fighter in self.board.fighters:
            cards = (*fighter.discard_1, *fighter.discard_2)
            fighter.hand = (*fighter.hand, *(card for card in cards if card in self.rules.pack.card))
            fighter.discard_1 = fighter.discard_2 = ()
        self._ask_anew()
        return self

    def name_of(self, i: int, key: str) -> str:
        """Return the full name of a token or marker of a fighter's own kit, or the name given if it has one already."""
        return key if "." in key else f"{self.fighter(i).kit}.{key}"


Figures = tuple[object, object, int, int | str]
"""Range, power, priority and guard as printed."""


def figures_of(kit: str) -> dict[str, Figures]:
    """Return the printed figures of all styles, bases and finishers of a kit, by plain id."""
    known = BATTLECON.standard.pack.kit[kit]
    cards = (*known.styles, *known.bases, *known.finishers)
    return {card.id: (card.range, card.power, card.priority, card.guard) for card in cards}


def lasting_of(kit: str) -> dict[str, str]:
    """Return how long effects of a kit's parts last where that is longer than the beat, by effect (BC-42, BC-93)."""
    pack = BATTLECON.standard.pack
    found = {}
    for name, ops in pack.ops.items():
        for op in ops:
            until: str = getattr(op, "until", "beat")
            if name.startswith(f"{kit}.") and until != "beat":
                found[name.removeprefix(f"{kit}.")] = until
    return found
