"""Tables of Krendel's Tournament laid out by hand, in the game's words, and played through the kernel's own ways in.

Seats are named, clockwise in the order given. Every player named "sasha" plays the creature "sasha" unless told otherwise,
holds "sasha_2" to "sasha_5" besides, and has "sasha_covered", "sasha_beneath" and "sasha_spell" in the stack.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from engines.kernel.choose import FORMAT, Turn, choose, decision_of, lane_id, revise, take_back, withdraw
from engines.kernel.content.names import Name
from engines.kernel.game import Rules
from engines.kernel.state.model import Decision, Match, Outcome, Root, Scope
from engines.kernel.steps.play import Play
from engines.kernel.views import Card, Seen, view
from engines.krendel.board import Board, KMatch, Options, Wizard
from engines.krendel.content.pack import Pack
from engines.krendel.content.shapes import Condition, Creature, Effect, Extreme, Heal, Hero, Modify, Prize, Reward
from engines.krendel.game import KRENDEL
from tests.support.events import public_facts

SEED = "5eed" * 16
NAMES = ("sasha", "petya", "masha", "vasya", "glasha", "kolya")
HEROES = tuple(Hero(f"hero_{n}", Name(ru="Герой", en="Hero"), "hat") for n in range(6))

ATTACK_UP = Modify("self", "attack", 2)
"""A spell's effect that is as good as any where a test needs to see whether a spell works."""

LOWEST_ATTACK = Extreme("attack", "lowest")
OFFER = Heal(count=1, may=True)
"""The prize where none is named: it is asked for, so it changes no track by itself."""


@dataclass(frozen=True)
class Player:
    """A seat as laid out: the creature's figures, the effects of the stack's cards (None: no card), tracks and hand."""

    attack: int = 0
    defence: int = 9
    spell: Sequence[Effect] | None = None
    beneath: Sequence[Effect] | None = None
    covered: Sequence[Effect] | None = None
    wounds: int = 0
    trophies: int = 0
    hand: Sequence[str] | None = None


def creature(name: str, attack: int = 0, defence: int = 9, spell: Iterable[Effect] = ()) -> Creature:
    """Return a creature card; with no more than a name it neither hurts nor is hurt."""
    return Creature(name, Name(ru=name, en=name), Name(ru=name, en=name), "claw", attack, defence, tuple(spell), "ours")


def reward(name: str, prize: Prize = OFFER, condition: Condition = LOWEST_ATTACK) -> Reward:
    """Return a reward card."""
    return Reward(name, Name(ru=name, en=name), prize, condition, "ours")


def pack_of(creatures: Iterable[Creature], rewards: Iterable[Reward]) -> Pack:
    """Return a pack with six heroes."""
    return Pack(tuple(creatures), tuple(rewards), HEROES)


class Table:
    """A match with named seats, and what happened at the latest turn."""

    def __init__(self, rules: Rules[Board, Pack], match: KMatch, names: Sequence[str]) -> None:
        self.rules = rules
        self.match = match
        self.names = list(names)
        self.turn: Turn | None = None

    # ---------------------------------------------------------------- playing

    def choose(self, name: str, *keys: str) -> Table:
        """Answer the question that is open to a player."""
        return self.answer(name, self.question(name).id, *keys)

    def answer(self, name: str, decision: str, *keys: str) -> Table:
        """Answer a question by its id, open or not."""
        return self._went(choose(self.rules, self.match, self.seat(name), decision, keys))

    def reveal_all(self, picks: dict[str, str] | None = None) -> Table:
        """Let everybody choose a creature: the one named, or the player's own."""
        for name in self.seated():
            self.choose(name, (picks or {}).get(name, name))
        return self

    def discard(self, drops: dict[str, Sequence[str]] | None = None) -> Table:
        """Let everybody discard: the cards named, or nothing."""
        for name in self.seated():
            self.choose(name, *(drops or {}).get(name, ()))
        return self

    def keep_wounds(self) -> Table:
        """Refuse all healing on offer."""
        for name, kind in self.asked().items():
            if kind == "heal":
                self.choose(name, "keep")
        return self

    def take_back(self, name: str) -> Table:
        """Open a player's sealed choice again."""
        return self._went(take_back(self.rules, self.match, self.seat(name)))

    def revise(self, name: str, *keys: str) -> Table:
        """Change a player's sealed choice."""
        return self._went(revise(self.rules, self.match, self.seat(name), lane_id(self.match), keys))

    def remove(self, name: str) -> Table:
        """Take a player out of the match."""
        return self._went(withdraw(self.rules, self.match, self.seat(name)))

    def _went(self, turn: Turn) -> Table:
        self.turn, self.match = turn, turn.match
        return self

    # ---------------------------------------------------------------- looking

    @property
    def board(self) -> Board:
        return self.match.board

    @property
    def outcome(self) -> Outcome | None:
        return self.match.outcome

    def seat(self, name: str) -> int:
        return self.names.index(name)

    def seated(self) -> list[str]:
        """Return who sits at the table, clockwise."""
        return [self.names[seat] for seat in self.board.order]

    def wizard(self, name: str) -> Wizard:
        return self.board.wizards[self.seat(name)]

    def hand(self, name: str) -> list[str]:
        """Return the cards in a hand, as drawn."""
        return [card.id for card in self.wizard(name).hand]

    def deck(self) -> list[str]:
        """Return the deck, top card first."""
        return [card.id for card in reversed(self.board.deck)]

    def tracks(self) -> dict[str, tuple[int, int]]:
        """Return everybody's trophies and wounds."""
        return {name: (self.wizard(name).trophies, self.wizard(name).wounds) for name in self.seated()}

    def question(self, name: str) -> Decision:
        """Return the question that is open to a player; there must be one."""
        found = decision_of(self.match, self.seat(name))
        assert found is not None, f"nothing is asked of {name}"
        return found

    def asked(self) -> dict[str, str]:
        """Return what kind of question is open to whom."""
        return {self.names[d.seat]: d.kind for d in self.match.asks}

    def offered(self, name: str) -> list[str]:
        """Return the answers offered to a player."""
        return [o.key for o in self.question(name).options]

    def seen(self, name: str | None) -> Seen:
        """Return what a player, or the public, may see."""
        return view(self.rules, self.match, None if name is None else self.seat(name))

    # ---------------------------------------------------------------- what happened

    def kinds(self) -> list[str]:
        """Return the kinds of the latest turn's events."""
        assert self.turn is not None
        return [event.kind for event in self.turn.events]

    def events(self, kind: str) -> list[dict[str, Any]]:
        """Return the public facts of the latest turn's events of a kind, with seats by name."""
        assert self.turn is not None
        return [self._named(public_facts(event) or {}) for event in self.turn.events if event.kind == kind]

    def _named(self, facts: dict[str, Any]) -> dict[str, Any]:
        one = {key: self.names[facts[key]] for key in ("seat", "attacker", "target", "first") if key in facts}
        many = {key: [self.names[s] for s in facts[key]] for key in ("seats", "winners", "out") if key in facts}
        return {**facts, **one, **many}

    def attacks(self) -> list[tuple[str, str, bool]]:
        """Return the latest combat's attacks in order: attacker, target, success."""
        assert self.board.fight is not None
        return [(self.names[a.attacker], self.names[a.target], a.success) for a in self.board.fight.attacks]

    def attacked_by(self, name: str) -> list[str]:
        """Return whom a player attacked, in order."""
        return [target for attacker, target, _ in self.attacks() if attacker == name]

    def totals(self) -> dict[str, tuple[int, int]]:
        """Return the latest combat's attack and defence of everybody."""
        assert self.board.fight is not None
        return {self.names[f.seat]: (f.attack, f.defence) for f in self.board.fight.fighters}

    def shown_neighbours(self) -> dict[str, list[str]]:
        """Return everybody's neighbours under the active spells, as the public sees them."""
        return {self.names[s]: [self.names[o] for o in near] for s, near in self.seen(None).table.neighbours}

    def fulfilled(self) -> list[str]:
        """Return who fulfilled the latest condition."""
        return [self.names[seat] for seat in self.board.fulfilled]


def table(
    *,
    first: str | None = None,
    condition: Condition = LOWEST_ATTACK,
    prize: Prize = OFFER,
    deck: Sequence[str] | None = None,
    discard: Sequence[str] = (),
    reward_deck: Sequence[str] = ("reward_3", "reward_4", "reward_5", "reward_6", "reward_7", "reward_8"),
    used_rewards: Sequence[str] = (),
    cards: Iterable[Creature] = (),
    options: Options | None = None,
    seed: str = SEED,
    **players: Player,
) -> Table:
    """Return a table at the beginning of a round, with everybody asked for a creature.

    `deck` and `reward_deck` are given top card first; "lower" is the condition's card and "upper" the prize's. Cards that
    are only named neither hurt nor are hurt.
    """
    names = list(players)
    deck = [f"deck_{n}" for n in range(1, 31)] if deck is None else deck
    known = {card.id: card for card in cards}
    wizards = {seat: _wizard(name, player, known) for seat, (name, player) in enumerate(players.items())}
    for name in (*deck, *discard, *(card.id for w in wizards.values() for card in w.hand)):
        known.setdefault(name, creature(name))
    rewards = [reward("lower", condition=condition), reward("upper", prize=prize)]
    rewards += map(reward, (*reward_deck, *used_rewards))
    rules = KRENDEL.rules(pack_of(known.values(), rewards))
    board = Board(
        options=options or Options(),
        round=1 if any(w.stack for w in wizards.values()) else 0,
        phase="choose",
        order=tuple(wizards),
        first=names.index(first) if first else 0,
        wizards=wizards,
        deck=[Card(name, (), 1) for name in reversed(deck)],
        discard=list(discard),
        rewards=[Card(name, (), 2) for name in reversed(reward_deck)],
        condition="lower",
        prize="upper",
        used_rewards=list(used_rewards),
        shuffles=2,
        fight=None,
        awarded=(),
        fulfilled=(),
    )
    opening: list[Any] = [("new_round",)]
    scopes: list[Scope[Any]] = [Scope(Root(), opening, [], None, must=True)]
    match: KMatch = Match(
        FORMAT, KRENDEL.id, KRENDEL.edition, rules.hash, board.order, board, scopes, [], {}, None, seed, 0, 0, 0, None
    )
    Play(rules, match).run()
    return Table(rules, match, names)


def _wizard(name: str, player: Player, known: dict[str, Creature]) -> Wizard:
    known.setdefault(name, creature(name, player.attack, player.defence))
    stack = []
    for place in ("covered", "beneath", "spell"):
        effects = getattr(player, place)
        if effects is not None:
            known[f"{name}_{place}"] = creature(f"{name}_{place}", spell=effects)
            stack.append(f"{name}_{place}")
    hand = [name, *(f"{name}_{n}" for n in range(2, 6))] if player.hand is None else player.hand
    return Wizard("hero_0", player.wounds, player.trophies, [Card(card, (), 1) for card in hand], stack, None)
