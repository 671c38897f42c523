"""The answers to a question of Legends in parts, in the order in which they are shown, and which of them the table shows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engines.kernel.state.model import Decision
from engines.legends.content.shapes import Event, Follower, Skill
from engines.legends.views.view import View
from words.legends.answers.act import ACTS, ATTACK, BLOCK, PASS, THROUGH, USE
from words.legends.answers.common import SEAT, card_of, permanent_of
from words.legends.cards.base import MatchWords

ON_TABLE = frozenset({"attack", "target", "hero", "block", "pay_sacrifice", "sacrifice", "split"})
"""Questions about permanents, which the picture of the table shows."""

BY_SIDE = frozenset({"attack", "target"})
"""Questions whose answers may be both players'."""

PLAYS = ("play", "use", "attack")
"""The parts of the plays of a player with priority, in their order."""

SIDES = ("enemy", "own", "other")
"""The parts of permanents and players that may be named, in their order: spells on the stack come last."""

TYPES: tuple[type, ...] = (Follower, Event, Skill)
"""The types of cards of a hand in the order of its picture."""

Parts = Sequence[tuple[str, Sequence[str]]]


def parts(words: MatchWords, decision: Decision, view: View) -> Parts:
    """Return the answers in parts, none where their own order is as good."""
    keys = [option.key for option in decision.options]
    if decision.kind in ACTS:
        return _plays(words, decision, keys)
    if decision.kind in BY_SIDE:
        return _sides(words, decision, keys, view)
    return [("", sorted(keys, reverse=True))] if decision.kind == "mulligan" else []


def _plays(words: MatchWords, decision: Decision, keys: Sequence[str]) -> Parts:
    """Return the plays of a player with priority: cards, abilities, attacks.

    A pass stands above them where it is the usual answer, below them in the own main phase, where it may end the turn. An attack
    is blocked or let through above all else.
    """
    idle = [("", [key]) for key in keys if key == PASS]
    fight = [("", [key for key in (BLOCK, THROUGH) if key in keys])]
    found: Mapping[str, list[str]] = {part: [] for part in PLAYS}
    for key in keys:
        if key not in (PASS, BLOCK, THROUGH):
            found["use" if key.startswith(USE) else "attack" if key.startswith(ATTACK) else "play"].append(key)
    found["play"].sort(key=lambda key: place_in_hand(words, card_of(key)))
    plays = [(words.say(f"legends-part-{part}"), members) for part, members in found.items()]
    return _filled([*plays, *idle] if decision.kind == "main" else [*idle, *fight, *plays])


def place_in_hand(words: MatchWords, name: str) -> tuple[int, int, int]:
    """Return the place of a card in a hand: by type, then by cost or level, then by number."""
    card = words.pack.card[name]
    cost = card.cost if isinstance(card, Event) else card.level if isinstance(card, Skill) else card.legendarity
    kind = next((n for n, known in enumerate(TYPES) if isinstance(card, known)), -1)
    return kind, cost, card.number


def _sides(words: MatchWords, decision: Decision, keys: Sequence[str], view: View) -> Parts:
    """Return things that may be named by their sides, each in the order of the table."""
    found: Mapping[str, list[str]] = {side: [] for side in SIDES}
    for key in keys:
        found[_side_of(decision, key, view)].append(key)
    return _filled([(words.say(f"legends-part-{side}"), members) for side, members in found.items()])


def _side_of(decision: Decision, key: str, view: View) -> str:
    """Return the side of the permanent or the player that a key names; "other" for a spell."""
    if key.startswith(SEAT):
        return "own" if int(key.removeprefix(SEAT)) == decision.seat else "enemy"
    found = permanent_of(view, key)
    if found is None:
        return "other"
    return "own" if found.controller == decision.seat else "enemy"


def _filled(found: Parts) -> Parts:
    return [(name, members) for name, members in found if members]


def is_on_table(decision: Decision, hand: Sequence[str]) -> bool:
    """Return whether a question is about what the picture of the table shows, and not about cards of this hand.

    A player who may block, or can play no card of the hand but do something else, looks at the table too.
    """
    keys = {card_of(option.key) for option in decision.options}
    if decision.kind not in ACTS:
        return decision.kind in ON_TABLE
    return BLOCK in keys or (not keys & set(hand) and (decision.kind == "act" or keys != {PASS}))
