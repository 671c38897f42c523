"""Matches, packs and views that the tests of words speak about."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from engines.kernel.choose import Turn, begin, choose
from engines.kernel.content.names import Name
from engines.kernel.game import Rules
from engines.kernel.state.model import Decision, Option
from engines.kernel.views import random_keys
from engines.krendel.board import Board, Options
from engines.krendel.content.pack import Pack, load
from engines.krendel.content.shapes import Creature, Effect, Hero, Modify, Reward
from engines.krendel.game import KRENDEL
from engines.krendel.views.view import AttackView, View, WizardView

PACK = load()
RULES: Rules[Board, Pack] = KRENDEL.rules(PACK)
RU = dict(enumerate(["Анна", "Борис", "Вера", "Глеб", "Дина", "Егор"]))
EN = dict(enumerate(["Anna", "Boris", "Vera", "Gleb", "Dina", "Yegor"]))


def play(seats: int, seed: int, options: Options | None = None) -> Iterator[Turn]:
    """Yield every turn of a random match, the opening first."""
    rng = Random(seed)
    turn = begin(RULES, range(seats), rng.randbytes(32).hex(), options or Options())
    yield turn
    while turn.match.outcome is None:
        asked: Decision = rng.choice(turn.match.asks)
        turn = choose(RULES, turn.match, asked.seat, asked.id, random_keys(asked, rng))
        yield turn


def named(text: str) -> Name:
    """Return a name that is the same in both languages."""
    return Name(ru=text, en=text)


def creature(card: str, attack: int, defence: int, *spell: Effect, name: str | None = None) -> Creature:
    """Return a creature card named by its id."""
    return Creature(card, named(name or card), named(f"{card} spell"), "emblem", attack, defence, spell, "ours")


def pack(*cards: Creature | Reward | Hero) -> Pack:
    """Return a pack of just these cards; it need not be enough for a match."""
    return Pack(
        tuple(c for c in cards if isinstance(c, Creature)),
        tuple(c for c in cards if isinstance(c, Reward)),
        tuple(c for c in cards if isinstance(c, Hero)),
    )


def every_modify() -> list[Modify]:
    """Return one change of each figure for each receiver, up and down."""
    return [
        Modify(who, stat, by)  # type: ignore[arg-type]  # spelt out below
        for who in ("self", "neighbours", "left", "right")
        for stat in ("attack", "defence")
        for by in (-5, 1)
    ]


def decision(kind: str, seat: int, *keys: str) -> Decision:
    """Return a question with these answers."""
    options = tuple(Option(key, (key,), ()) for key in keys)
    return Decision("1", seat, kind, options, 1, 1, False, (), ("then",), ("asked",))


def wizard(seat: int, hero: str, **more: Any) -> WizardView:
    """Return a seat with a full hand and nothing else, but for `more`."""
    blank: dict[str, Any] = {"wounds": 0, "trophies": 0, "hand": 5, "stack": (), "spells": (), "creature": None}
    blank |= {"attack": None, "defence": None, "wounds_before": 0, "trophies_before": 0, "changes": ()}
    return WizardView(seat, hero, **(blank | more))


def table(*wizards: WizardView, **changes: Any) -> View:
    """Return a table in its first round where everyone is everyone's neighbour, but for `changes`."""
    seats = [w.seat for w in wizards]
    near = tuple((seat, tuple(s for s in seats if s != seat)) for seat in seats)
    blank: dict[str, Any] = {"round": 1, "phase": "choose", "first": seats[0], "wizards": wizards, "neighbours": near}
    blank["targets"] = near
    blank |= {"condition": "plantain", "prize": "chocolate_cup", "attacks": (), "awarded": None, "fulfilled": ()}
    blank |= {"deck": 20, "reward_deck": 6, "discard": (), "viewer": None, "hand": None, "chosen": None, "result": None}
    return View(**(blank | changes))


def attack(attacker: int, target: int, figures: tuple[int, int], **changes: Any) -> AttackView:
    """Return a repelled attack, but for `changes`."""
    blank: dict[str, Any] = {"success": False, "shielded": False, "trophies": 0, "wounds": 0, "thorns": 0}
    return AttackView(attacker, target, *figures, **(blank | changes))
