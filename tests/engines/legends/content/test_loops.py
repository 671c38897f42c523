"""A triggered ability that causes itself is refused; one that only looks like it is not."""

from __future__ import annotations

from typing import Any

import pytest

from engines.legends.content.abilities import Abilities, Triggered, When
from engines.legends.content.checks import problems_of_card
from engines.legends.content.shapes import Card
from engines.legends.content.vocabulary import Group, Target
from engines.legends.verbs.cards.draw import Draw
from engines.legends.verbs.course.choose import Choose
from engines.legends.verbs.lives.damage import Damage
from engines.legends.verbs.lives.fight import Fight
from engines.legends.verbs.play.bounce import Bounce
from engines.legends.verbs.play.destroy import Destroy
from engines.legends.verbs.play.sacrifice import Sacrifice
from tests.engines.legends.figures import event, follower, hero

OWN = Group(kind="follower", side="own")
THEIRS = Group(kind="follower", side="enemy")
FOE = Target(kind="follower", side="enemy")
ANYBODY = Target(kind="fighter")


def abilities(when: When, *do: Any, about: Group | None = None, targets: tuple[Target, ...] = ()) -> Abilities:
    """Return one triggered ability as all that a card has."""
    return Abilities(triggered=(Triggered(when=when, about=about, targets=targets, do=do),))


def hurt(who: Any = "target") -> Damage:
    return Damage(by=1, type="physical", who=who)


def ogre(when: When, *do: Any, **fields: Any) -> Card:
    """Return a beast with one triggered ability."""
    return follower("ogre", abilities=abilities(when, *do, **fields))


CAUSING = [
    ogre("damages", hurt(), targets=(FOE,)),
    ogre("damages", hurt("it")),
    ogre("damages", hurt(), about=OWN, targets=(FOE,)),
    ogre("damages", Fight(), targets=(FOE, ANYBODY)),
    ogre("damaged", hurt("self")),
    ogre("damaged", hurt("it")),
    ogre("damaged", hurt("it"), about=THEIRS),
    ogre("damaged", hurt(), targets=(ANYBODY,)),
    ogre("damaged", hurt(Group(kind="fighter"))),
    ogre("damaged", Choose(modes=((Draw(by=1),), (hurt(OWN),)))),
    ogre("leaves", Destroy(), about=OWN, targets=(Target(kind="follower"),)),
    ogre("leaves", Destroy(who="self"), about=OWN),
    ogre("leaves", Bounce(who=OWN), about=OWN),
    ogre("leaves", Sacrifice(kind="follower", by=1), about=OWN),
    ogre("leaves", Sacrifice(kind="permanent", by=1, who="enemy"), about=THEIRS),
    hero("boar", abilities=abilities("kills", hurt(), targets=(FOE,))),
    hero("boar", abilities=abilities("kills", Destroy(who=THEIRS))),
    event("omen", abilities=abilities("damages", hurt(), about=OWN, targets=(FOE,))),
]


@pytest.mark.parametrize("card", CAUSING)
@pytest.mark.rule("LG-50", "LG-59")
def test_what_causes_itself_is_refused_at_its_place(card: Card) -> None:
    (problem,) = [each for each in problems_of_card(card, "$") if "causes itself" in each.text]
    assert problem.place == "$.abilities.triggered[0].do[0]"


ENDING = [
    ogre("damages", Draw(by=1)),
    ogre("damages", hurt(), about=THEIRS, targets=(FOE,)),
    ogre("damaged", hurt(), targets=(FOE,)),
    ogre("damaged", hurt(Group(kind="hero", side="own"))),
    ogre("damaged", hurt(Group(kind="follower", side="own", class_="warrior"))),
    ogre("damaged", hurt(Group(kind="follower", side="own", other=True))),
    ogre("damaged", hurt("self"), about=Group(kind="follower", side="own", other=True)),
    ogre("damaged", hurt("self"), about=THEIRS),
    ogre("leaves", Destroy(), about=OWN, targets=(FOE,)),
    ogre("leaves", hurt(), about=OWN, targets=(FOE,)),
    ogre("leaves", Sacrifice(kind="follower", by=1, who="enemy"), about=OWN),
    ogre("leaves", Destroy(who="it"), about=OWN),
    ogre("enters", hurt(), targets=(ANYBODY,)),
    hero("boar", abilities=abilities("kills", hurt(), targets=(Target(kind="hero", side="enemy"),))),
]


@pytest.mark.parametrize("card", ENDING)
@pytest.mark.rule("LG-50")
def test_what_ends_is_not_refused(card: Card) -> None:
    assert problems_of_card(card, "$") == []
