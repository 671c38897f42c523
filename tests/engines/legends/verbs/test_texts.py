"""What all verbs share: conditions, "may", and whether the verb before did something."""

from __future__ import annotations

import pytest

from engines.legends.content.checks import problems_of_card
from engines.legends.content.op import Op
from engines.legends.content.shapes import Event, Skill
from engines.legends.content.vocabulary import Condition, Group, Target
from engines.legends.verbs.cards.draw import Draw
from engines.legends.verbs.cards.look import Look
from engines.legends.verbs.course.choose import Choose
from engines.legends.verbs.course.counter import Counter
from engines.legends.verbs.figures.modify import Modify
from engines.legends.verbs.figures.points import Points
from engines.legends.verbs.hooks.hook import Hook
from engines.legends.verbs.lives.damage import Damage
from engines.legends.verbs.lives.fight import Fight
from engines.legends.verbs.lives.heal import Heal
from engines.legends.verbs.play.bounce import Bounce
from engines.legends.verbs.play.control import Control
from engines.legends.verbs.play.destroy import Destroy
from tests.engines.legends.duels import Duel
from tests.engines.legends.figures import event, skill
from tests.engines.legends.verbs.casting import ENEMIES, FOE, cast, craft

DID = Condition(is_="did")
NOT_DID = Condition(is_="did", not_=True)
LOSE = Points(lost=1, who="enemy", if_=(DID,))


# ---------------------------------------------------------------- conditions


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        (Condition(is_="count", group=ENEMIES, least=2), True),
        (Condition(is_="count", group=ENEMIES, least=3), False),
        (Condition(is_="count", group=ENEMIES, most=1), False),
        (Condition(is_="count", group=ENEMIES, most=1, not_=True), True),
        (Condition(is_="graveyard", type="event", least=1), True),
        (Condition(is_="graveyard", type="skill", least=1), False),
        (Condition(is_="hand", least=1, most=1), True),
        (Condition(is_="hand", least=2), False),
    ],
)
def test_an_op_is_carried_out_only_if_its_condition_holds(condition: Condition, holds: bool) -> None:
    duel = cast(Points(lost=1, who="enemy", if_=(condition,)), theirs="rex bear wolf", graveyard="fog", hand="zap rat")
    assert duel.board.sides[1].spent == int(holds)


def test_all_conditions_of_an_op_must_hold() -> None:
    one, other = Condition(is_="hand", most=0), Condition(is_="count", group=ENEMIES, least=1)
    assert cast(Draw(if_=(one, other)), theirs="rex bear").hand(0) == ["filler"]
    assert cast(Draw(if_=(one, other))).hand(0) == []


@pytest.mark.parametrize(
    ("condition", "hurt"),
    [
        (Condition(is_="turned", who="target"), ["bear"]),
        (Condition(is_="turned", who="target", not_=True), ["wolf"]),
        (Condition(is_="lives", who="target", hurt=True), ["wolf"]),
        (Condition(is_="lives", who="target", least=3), ["bear"]),
    ],
)
def test_of_several_targets_an_op_is_about_those_for_whom_the_condition_holds(
    condition: Condition, hurt: list[str]
) -> None:
    two = Target(kind="follower", side="enemy", least=2, most=2)
    duel = cast(
        Damage(by=9, type="magical", if_=(condition,)), targets=(two,), theirs="rex bear wolf",
        turned="bear", damage={"wolf": 1},
    ).settle()  # fmt: skip
    assert [name for name in ("bear", "wolf") if duel.lives(name)[0] < 0] == hurt


def test_a_condition_about_self_is_about_the_skills_hero() -> None:
    for level, hand in ((1, []), (2, ["filler"])):
        trick = craft(Draw(if_=(Condition(is_="level", who="self", least=2),)))
        assert Duel(hand="craft", cards=[trick], levels={"mira": level}).resolve("craft").hand(0) == hand


# ---------------------------------------------------------------- may


def test_an_optional_op_asks_its_player_and_what_depends_on_it_knows_the_answer() -> None:
    for answer, hand, spent in (("yes", ["filler"], 1), ("no", [], 0)):
        duel = cast(Draw(may=True), LOSE)
        assert (duel.question, duel.offered) == ((0, "may"), {"yes", "no"})
        duel.answer(answer)
        assert (duel.hand(0), duel.board.sides[1].spent) == (hand, spent)


def test_nobody_is_asked_for_an_optional_op_that_could_do_nothing() -> None:
    assert cast(Destroy(may=True, who=ENEMIES)).question[1] == "main"
    assert cast(Draw(may=True, if_=(Condition(is_="hand", least=1),))).question[1] == "main"


def test_if_not_and_several_ops_may_depend_on_the_same_one() -> None:
    hit = cast(Destroy(who=ENEMIES), LOSE, LOSE, Draw(if_=(NOT_DID,)), theirs="rex bear")
    assert (hit.board.sides[1].spent, hit.hand(0)) == (2, [])
    missed = cast(Destroy(who=ENEMIES), LOSE, LOSE, Draw(if_=(NOT_DID,)))
    assert (missed.board.sides[1].spent, missed.hand(0)) == (0, ["filler"])
    other = cast(Destroy(who=ENEMIES), Draw(if_=(NOT_DID,)), LOSE)
    assert (other.hand(0), other.board.sides[1].spent) == (["filler"], 0), "the draw in its place does not count for it"


def test_each_op_that_depends_on_nothing_begins_anew() -> None:
    duel = cast(Draw(), Destroy(who=ENEMIES), LOSE)
    assert (duel.hand(0), duel.board.sides[1].spent) == (["filler"], 0)


def test_ops_are_carried_out_from_top_to_bottom() -> None:
    count = Condition(is_="count", group=ENEMIES, least=1)
    assert cast(Draw(if_=(count,)), Destroy(who=ENEMIES), theirs="rex bear").hand(0) == ["filler"]
    assert cast(Destroy(who=ENEMIES), Draw(if_=(count,)), theirs="rex bear").hand(0) == []


# ---------------------------------------------------------------- texts that cannot be


def bad(*do: Op, targets: tuple[Target, ...] = ()) -> Event:
    """Return an event with these ops."""
    return event("x", cost=1, stays=False, do=do, targets=targets)


@pytest.mark.parametrize(
    ("card", "word"),
    [
        (bad(Bounce(who=Group())), "hero"),
        (bad(Bounce(), targets=(Target(kind="permanent"),)), "hero"),
        (bad(Control(), targets=(Target(kind="fighter"),)), "hero"),
        (bad(Damage(by=1, type="magical"), targets=(Target(kind="player"),)), "player"),
        (bad(Damage(by=1, type="magical", who="enemy")), "player"),
        (bad(Damage(by=1, type="magical", who=Group(kind="event"))), "event"),
        (bad(Draw(who="target"), targets=(Target(kind="hero"),)), "player"),
        (bad(Counter()), "spell"),
        (bad(Heal(who=Group())), "heal"),
        (bad(Points()), "points"),
        (bad(Look(top=1, take=2)), "takes"),
        (bad(Hook(name="nothing")), "hook"),
        (bad(Fight(), targets=(FOE,)), "second"),
        (bad(Fight(with_="self"), targets=(FOE,)), "self"),
        (bad(Choose(modes=((), (Draw(),)))), "empty"),
        (bad(Choose(modes=((Choose(modes=((Draw(),), (Draw(),))),), (Draw(),)))), "within"),
        (bad(Modify(figure="level", by=1), targets=(FOE,)), "follower"),
        (skill("x", do=(Bounce(who="self"),)), "hero"),
    ],
)
def test_a_text_that_says_what_cannot_be_is_refused(card: Event | Skill, word: str) -> None:
    found = problems_of_card(card, "$")
    assert any(word in problem.text for problem in found), found
