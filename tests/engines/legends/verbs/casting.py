"""Texts carried out at once: made-up events that cost 1, and what they do to the table."""

from __future__ import annotations

from typing import Any

from engines.legends.content.abilities import Abilities, Activated, Triggered
from engines.legends.content.checks import problems_of_card
from engines.legends.content.op import Op
from engines.legends.content.shapes import Event, Follower, Skill
from engines.legends.content.vocabulary import Group, Target
from tests.engines.legends.duels import AnyCard, Duel
from tests.engines.legends.figures import event, follower, skill

ENEMIES = Group(kind="follower", side="enemy")
FOE = Target(kind="follower", side="enemy")
MINE = Target(kind="follower", side="own")
SOMEBODY = Target(kind="player")


def sound(card: AnyCard) -> Any:
    """Return a card. Fails if its content is not valid."""
    assert not problems_of_card(card, "$"), problems_of_card(card, "$")
    return card


def spell(*do: Op, card: str = "zap", **fields: Any) -> Event:
    """Return an event that costs 1 and carries out these ops."""
    zap: Event = sound(event(card, **{"cost": 1, "stays": False, "do": do, **fields}))
    return zap


def craft(*do: Op, card: str = "craft", **fields: Any) -> Skill:
    """Return a skill that carries out these ops."""
    made: Skill = sound(skill(card, do=do, **fields))
    return made


def imp(*triggered: Triggered, activated: tuple[Activated, ...] = (), **fields: Any) -> Follower:
    """Return a follower of 1 legendarity with these abilities."""
    made: Follower = sound(
        follower(
            "imp", **{"legendarity": 1, "abilities": Abilities(triggered=triggered, activated=activated), **fields}
        )
    )
    return made


def cast(*do: Op, answers: str = "", targets: tuple[Target, ...] = (), **table: Any) -> Duel:
    """Return a duel in which an event has carried out these ops; `answers` are what its player is asked as he plays it, a
    question each, with "+" between several things named together.
    """
    given: dict[str, Any] = {"hand": "zap", **table}
    duel = Duel(cards=[spell(*do, targets=targets), *given.pop("cards", ())], **given)
    return duel.resolve("zap", *(words.replace("+", " ") for words in answers.split()))
