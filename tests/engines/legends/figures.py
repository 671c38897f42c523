"""Tables of Legends set by hand, with made-up cards."""

from __future__ import annotations

from typing import Any

from engines.kernel.content.names import Name
from engines.kernel.views import Card
from engines.legends.board import NOBODY, Board, Effect, Options, Permanent, Side, Spell
from engines.legends.content.abilities import Abilities, Static
from engines.legends.content.pack import Pack
from engines.legends.content.shapes import Blow, Event, Follower, Hero, Skill
from engines.legends.derived.here import Here


def names(card: str) -> dict[str, Any]:
    """Return the fields of a card that mean nothing to the rules."""
    return {
        "id": card,
        "number": sum(map(ord, card)),
        "name": Name(ru=card, en=card),
        "rarity": "black",
        "emblem": "dot",
    }


def with_attack(fields: dict[str, Any]) -> dict[str, Any]:
    """Return fields in which `attack_by` is a physical attack."""
    by = fields.pop("attack_by", None)
    return fields if by is None else {**fields, "attack": Blow(by)}


def hero(card: str, *static: Static, **fields: Any) -> Hero:
    """Return a hero: a general of level 1 with attack 2, 9 lives and 4 legendarity, unless `fields` say otherwise."""
    given: dict[str, Any] = {
        "abilities": Abilities(static=static),
        "class_": "general",
        "attack": Blow(2),
        "lives": 9,
        "level": 1,
        "legendarity": 4,
    }
    return Hero(**names(card), **given | with_attack(fields))


def follower(card: str, *static: Static, **fields: Any) -> Follower:
    """Return a follower: a beast with attack 2, 3 lives and 2 legendarity, unless `fields` say otherwise."""
    given: dict[str, Any] = {
        "abilities": Abilities(static=static),
        "class_": "beast",
        "attack": Blow(2),
        "lives": 3,
        "legendarity": 2,
    }
    return Follower(**names(card), **given | with_attack(fields))


def event(card: str, *static: Static, **fields: Any) -> Event:
    """Return an event that costs 2 and stays, unless `fields` say otherwise."""
    given: dict[str, Any] = {"abilities": Abilities(static=static), "cost": 2, "stays": True}
    return Event(**names(card), **given | fields)


def skill(card: str, *static: Static, **fields: Any) -> Skill:
    """Return a skill of level 1 that any hero can use, unless `fields` say otherwise."""
    given: dict[str, Any] = {"abilities": Abilities(static=static), "level": 1}
    return Skill(**names(card), **given | fields)


PLAIN = (hero("mira"), follower("wolf"), event("fog"), skill("lash"))
"""A card of each type without abilities."""


def pack_of(*cards: Hero | Follower | Event | Skill) -> Pack:
    """Return a pack of these cards and the plain ones."""
    return Pack(
        tuple(card for card in (*PLAIN, *cards) if isinstance(card, Hero)),
        tuple(card for card in (*PLAIN, *cards) if isinstance(card, Follower)),
        tuple(card for card in (*PLAIN, *cards) if isinstance(card, Event)),
        tuple(card for card in (*PLAIN, *cards) if isinstance(card, Skill)),
        (),
    )


class Table:
    """A board with permanents under way in turn 3 of seat 0, set card by card."""

    def __init__(self, *cards: Hero | Follower | Event | Skill) -> None:
        self.pack = pack_of(*cards)
        self.board = Board(
            options=Options(),
            order=(0, 1),
            decks={},
            seen={0: (), 1: ()},
            won={0: 0, 1: 0},
            drawn=0,
            ended=(),
            number=1,
            decider=0,
            first=0,
            active=0,
            turn=3,
            phase="main",
            squads={0: (), 1: ()},
            sides={seat: Side([], [], [], spent=0, left=0, missing=0, taken=0, done=()) for seat in (0, 1)},
            permanents=[],
            stack=[],
            under_way=[],
            queue=[],
            effects=(),
            firings=[],
            fight=None,
            stops={},
            next_uid=10,
            positions=(),
            fired=0,
        )

    def _uid(self) -> int:
        self.board.next_uid += 1
        return self.board.next_uid

    def put(self, card: str, seat: int = 0, **changes: Any) -> Permanent:
        """Put a permanent into play under a seat and return it."""
        level = self.pack.hero[card].level if card in self.pack.hero else 0
        given: dict[str, Any] = {
            "owner": seat, "controller": seat, "turned": False, "damage": 0, "level": level, "credit": NOBODY,
            "stays_turned": False, "since": 1,
        }  # fmt: skip
        p = Permanent(uid=self._uid(), card=card, **given | changes)
        self.board.permanents.append(p)
        return p

    def play(self, card: str, seat: int = 0, **changes: Any) -> Spell:
        """Put a spell on the stack and return it."""
        given: dict[str, Any] = {
            "owner": seat,
            "controller": seat,
            "user": NOBODY,
            "ability": NOBODY,
            "targets": (),
            "modes": (),
        }
        spell = Spell(uid=self._uid(), card=card, **given | changes)
        self.board.stack.append(spell)
        return spell

    def change(self, on: Permanent, what: Any, by: int = 1) -> None:
        """Let an effect begin on a permanent."""
        self.board.effects = (*self.board.effects, Effect(on.uid, what, by, "turn", "fog"))

    def hold(self, *cards: str, seat: int = 0) -> None:
        """Give a seat these cards to hold."""
        self.board.sides[seat].hand += [Card(card, (), 0) for card in cards]

    def bury(self, *cards: str, seat: int = 0) -> None:
        """Put these cards into the graveyard of a seat."""
        self.board.sides[seat].graveyard += cards

    def here(self, seat: int = 0, **changes: Any) -> Here:
        """Return the context of a text of a seat."""
        given: dict[str, Any] = {"user": NOBODY, "it": NOBODY, "targets": (), "did": False}
        return Here(self.board, self.pack, seat, **given | changes)
