"""The verbs modify, grant, level and points."""

from __future__ import annotations

import pytest

from engines.legends import events
from engines.legends.content.checks import problems_of_card
from engines.legends.content.vocabulary import Amount, Condition, Group, Keyword
from engines.legends.verbs.cards.draw import Draw
from engines.legends.verbs.figures.grant import Grant
from engines.legends.verbs.figures.level import Level
from engines.legends.verbs.figures.modify import Modify
from engines.legends.verbs.figures.points import Points
from tests.engines.legends.duels import Duel
from tests.engines.legends.figures import event
from tests.engines.legends.verbs.casting import ENEMIES, FOE, SOMEBODY, cast

DID = (Condition(is_="did"),)
HEROES = Group(kind="hero", side="own")


# ---------------------------------------------------------------- modify


def test_a_figure_changes_to_the_end_of_the_turn_or_for_good() -> None:
    for until, then in (("turn", 3), ("stays", 5)):
        duel = cast(Modify(figure="attack", by=2, until=until), targets=(FOE,), theirs="rex bear")  # type: ignore[arg-type]
        assert duel.attack_by("bear") == 5
        assert duel.end_turn().attack_by("bear") == then


def test_an_amount_is_read_as_the_change_begins_and_then_is_fixed() -> None:
    duel = cast(
        Modify(figure="lives", by=Amount(of="count", group=ENEMIES), until="stays", who=ENEMIES),
        theirs="rex bear wolf",
    )
    assert duel.lives("bear", "wolf") == [7, 5]
    duel.board.permanents.remove(duel.permanent("wolf"))
    assert duel.lives("bear") == [7]


def test_levels_change_for_a_time_and_figures_fall_no_lower_than_0() -> None:
    duel = cast(Modify(figure="level", by=2, who=HEROES))
    assert (duel.level("mira"), duel.permanent("mira").level) == (3, 1)
    assert duel.end_turn().level("mira") == 1
    assert cast(Modify(figure="attack", by=-5, who=ENEMIES), theirs="rex bear").attack_by("bear") == 0


def test_no_change_does_not_count_as_done() -> None:
    nothing = Modify(figure="attack", by=Amount(of="graveyard"), who=ENEMIES)
    duel = cast(nothing, Draw(if_=DID), theirs="rex bear")
    assert (duel.hand(0), duel.emitted(events.Changed)) == ([], [])
    assert cast(nothing, Draw(if_=DID), theirs="rex bear", graveyard="fog").hand(0) == ["filler"]


# ---------------------------------------------------------------- grant


@pytest.mark.parametrize(("until", "then"), [("turn", ()), ("stays", ("guard",))])
def test_a_keyword_is_given_to_the_end_of_the_turn_or_for_good(until: str, then: tuple[Keyword, ...]) -> None:
    duel = cast(Grant(keyword="guard", who=ENEMIES, until=until), own="mira seer", theirs="rex bear")  # type: ignore[arg-type]
    assert keywords(duel, "bear") == ("guard",)
    duel.answer("attack:mira")
    assert duel.board.fight is not None, "it must be attacked first: nobody is asked whom"
    assert duel.board.fight.target == duel.permanent("bear").uid
    assert keywords(duel.end_turn(), "bear") == then


def keywords(duel: Duel, name: str) -> tuple[str, ...]:
    """Return the keywords of a permanent that everybody sees."""
    found = duel.view().permanent(duel.permanent(name).uid)
    assert found is not None
    return found.keywords


def test_an_event_that_stays_may_become_untargetable_but_cannot_be_given_a_keyword_of_fighting() -> None:
    everything = Group(kind="permanent", side="own")
    duel = cast(Grant(keyword="untargetable", who=everything), own="mira wolf fog")
    assert [keywords(duel, name) for name in ("mira", "wolf", "fog")] == [("untargetable",)] * 3
    card = event("x", do=(Grant(keyword="guard", who=everything),))
    assert any("event" in problem.text for problem in problems_of_card(card, "$"))


# ---------------------------------------------------------------- level


def test_levels_rise_and_fall_for_good_down_to_0() -> None:
    duel = cast(Level(by=2, who=HEROES))
    assert duel.level("mira") == 3
    assert duel.end_turn().level("mira") == 3
    assert cast(Level(by=-3, who=HEROES)).level("mira") == 0
    assert [(each.by, each.level, each.why) for each in duel.emitted(events.Level)] == [(2, 3, "effect")]


def test_a_level_that_cannot_fall_does_not_count_as_done() -> None:
    assert cast(Level(by=-1, who=HEROES), Draw(if_=DID), levels={"mira": 0}).hand(0) == []
    assert cast(Level(by=-1, who=HEROES), Draw(if_=DID), levels={"mira": 1}).hand(0) == ["filler"]


# ---------------------------------------------------------------- points


@pytest.mark.rule("LG-16")
def test_spent_legendarity_comes_back_but_never_more_than_was_spent() -> None:
    duel = cast(Points(back=2), spent={0: 2})
    assert (duel.board.sides[0].spent, duel.available(0)) == (1, 3), "the event itself costs 1"
    duel = cast(Points(back=9), spent={0: 2})
    assert (duel.board.sides[0].spent, duel.available(0)) == (0, 4)
    assert [(each.seat, each.by) for each in duel.emitted(events.Points)] == [(0, -3)]


@pytest.mark.rule("LG-16")
def test_legendarity_is_lost_as_if_it_were_spent_also_below_zero() -> None:
    duel = cast(Points(lost=6, who="enemy"))
    assert (duel.board.sides[1].spent, duel.available(1)) == (6, -2)
    duel = cast(Points(lost=1, who="target"), targets=(SOMEBODY,), answers="seat1")
    assert (duel.board.sides[0].spent, duel.board.sides[1].spent) == (1, 1)


def test_giving_back_nothing_does_not_count_as_done() -> None:
    assert cast(Points(back=1, who="enemy"), Draw(if_=DID)).hand(0) == []
    assert cast(Points(back=1, who="enemy"), Draw(if_=DID), spent={1: 1}).hand(0) == ["filler"]
