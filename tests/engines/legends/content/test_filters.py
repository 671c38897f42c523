"""Groups, targets, amounts and roles that cannot be are refused, with their place."""

from __future__ import annotations

from typing import Any

import pytest

from engines.legends.content.abilities import Abilities, Activated, Cost, Static
from engines.legends.content.checks import problems_of_card
from engines.legends.content.shapes import Card
from engines.legends.content.vocabulary import Amount, Condition, Group, Target
from engines.legends.verbs.cards.draw import Draw
from engines.legends.verbs.lives.damage import Damage
from tests.engines.legends.figures import event, follower, skill

FOE = Target(kind="follower", side="enemy")
HURT = (Condition(is_="lives", hurt=True),)


def once(*do: Any, targets: tuple[Target, ...] = ()) -> Card:
    """Return an event that does not stay."""
    return event("zap", stays=False, do=do, targets=targets)


def paying(group: Group) -> Card:
    """Return a follower with an ability for which something is sacrificed."""
    ability = Activated(cost=Cost(sacrifice=group), do=(Draw(by=1),))
    return follower("ogre", abilities=Abilities(activated=(ability,)))


BAD = [
    (once(Draw(by=Amount(of="count", group=Group(kind="spell")))), "do[0].by.group"),
    (follower("ogre", Static(what="attack", by=1, group=Group(kind="spell"))), "abilities.static[0].group"),
    (once(Draw(by=1), targets=(Target(kind="hero", types=("event",)),)), "targets[0]"),
    (once(Draw(by=1), targets=(Target(kind="player", hurt=True),)), "targets[0]"),
    (once(Draw(by=1), targets=(Target(kind="spell", legendarity=2),)), "targets[0]"),
    (once(Draw(by=1), targets=(Target(least=3, most=2),)), "targets[0]"),
    (once(Draw(by=1, if_=HURT)), "do[0]"),
    (once(Draw(by=1, if_=(Condition(is_="turned", who="target"),))), "do[0]"),
    (once(Draw(by=1, if_=(Condition(is_="level", who="second"),)), targets=(FOE,)), "do[0]"),
    (once(Draw(by=1, if_=(Condition(is_="turned", who="it"),))), "do[0]"),
    (once(Draw(by=Amount(of="level"))), "do[0]"),
    (paying(Group(kind="fighter", side="own")), "abilities.activated[0].cost.sacrifice"),
    (paying(Group(kind="follower")), "abilities.activated[0].cost.sacrifice"),
    (skill("lash", stays=True, cost=Cost(sacrifice=Group(kind="follower"))), "cost.sacrifice"),
]


@pytest.mark.parametrize(("card", "place"), BAD)
def test_what_cannot_be_is_refused(card: Card, place: str) -> None:
    assert [problem.place for problem in problems_of_card(card, "$")] == [f"$.{place}"]


GOOD = [
    once(Draw(by=1, if_=(Condition(is_="hand", most=2),))),
    once(Draw(by=Amount(of="count", group=Group(kind="event")))),
    once(Damage(by=1, type="magical", if_=(Condition(is_="turned", who="target"),)), targets=(FOE,)),
    once(Draw(by=1), targets=(Target(kind="spell", side="enemy", types=("event", "skill")),)),
    skill("lash", do=(Draw(by=Amount(of="level"), if_=HURT),)),
    paying(Group(kind="follower", side="own")),
]


@pytest.mark.parametrize("card", GOOD)
def test_what_can_be_is_not(card: Card) -> None:
    assert problems_of_card(card, "$") == []
