"""Games that do not end by themselves: the last turn, repeated positions, endless abilities (LG-58, LG-59)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engines.legends import events
from engines.legends.board import LAST_OPTIONAL, LAST_TURN, MOST_FIRED, MOST_STEPS
from engines.legends.content.abilities import Abilities, Activated, Cost, Triggered
from engines.legends.content.shapes import Follower
from engines.legends.content.vocabulary import Target
from engines.legends.verbs.figures.points import Points
from engines.legends.verbs.lives.damage import Damage
from engines.legends.verbs.lives.heal import Heal
from engines.legends.verbs.lives.prevent import Prevent
from engines.legends.verbs.play.bounce import Bounce
from engines.legends.verbs.play.untap import Untap
from tests.engines.legends.duels import Duel
from tests.engines.legends.figures import follower


def over(duel: Duel) -> list[tuple[int, str]]:
    """Return winner and reason of each game that has ended."""
    return [(each.winner, each.reason) for each in duel.emitted(events.GameOver)]


# ---------------------------------------------------------------- the last turn


@pytest.mark.rule("LG-58")
@pytest.mark.parametrize(("turn", "found"), [(119, []), (120, [(-1, "turns")])])
def test_after_turn_120_the_game_is_a_draw(turn: int, found: list[tuple[int, str]]) -> None:
    duel = Duel(turn=turn).go("end_phase")
    assert over(duel) == found
    assert duel.board.number == 1 + len(found)


@pytest.mark.rule("LG-58")
def test_whoever_has_lost_in_turn_120_has_lost() -> None:
    assert over(Duel("wolf", "rex", turn=120).go("end_phase")) == [(1, "heroes")]


@pytest.mark.rule("LG-58")
def test_each_turn_tells_which_is_the_last_one() -> None:
    duel = Duel(turn=99, hand="fog", their_hand="fog").end_turn()
    (turn,) = duel.emitted(events.Turn)
    assert (turn.turn, turn.last) == (100, LAST_TURN)
    assert (duel.view().turn, duel.view().last_turn) == (100, 120)


# ---------------------------------------------------------------- repeated positions


def untapper(*do: Prevent, targets: tuple[Target, ...] = ()) -> Follower:
    """Return a follower that turns, does this, and untaps itself."""
    ability = Activated(cost=Cost(turn=True), targets=targets, do=(*do, Untap(who="self")))
    return follower("monk", lives=5, legendarity=1, attack_by=0, abilities=Abilities(activated=(ability,)))


@pytest.mark.rule("LG-59")
def test_the_same_position_for_the_third_time_draws_the_game() -> None:
    duel = Duel("mira monk", cards=[untapper()])
    for _ in range(2):
        duel.resolve("use:monk:0")
        assert over(duel) == []
    duel.answer("use:monk:0")
    assert over(duel) == [(-1, "repeated")]
    assert duel.board.number == 2


@pytest.mark.rule("LG-59")
def test_another_position_is_none_of_them() -> None:
    changes: list[Callable[[Duel], object]] = [
        lambda duel: setattr(duel.permanent("rex"), "damage", 1),
        lambda duel: setattr(duel.permanent("rex"), "turned", True),
        lambda duel: setattr(duel.permanent("rex"), "owner", 0),
        lambda duel: setattr(duel.permanent("wolf"), "controller", 0),
        lambda duel: setattr(duel.permanent("mira"), "level", 2),
        lambda duel: setattr(duel.board.sides[1], "spent", 1),
        lambda duel: duel.board.sides[1].graveyard.append("fog"),
        lambda duel: duel.board.sides[0].deck.pop(),
        lambda duel: duel.board.sides[1].deck.reverse(),
        lambda duel: duel.board.sides[1].hand.pop(),
        lambda duel: duel.board.permanents.reverse(),
        lambda duel: setattr(duel.board, "phase", "start"),
    ]
    for change in changes:
        duel = Duel("mira monk", "rex wolf", their_hand="fog", their_deck="wolf", cards=[untapper()])
        for _ in range(2):
            duel.resolve("use:monk:0")
            while duel.question[0] != 0:
                duel.answer("pass")
        change(duel)
        duel.play("use:monk:0")
        assert over(duel) == []


@pytest.mark.rule("LG-59")
def test_what_is_named_and_what_waits_in_the_queue_are_part_of_the_position() -> None:
    priest = untapper(Prevent(by=1), targets=(Target(kind="hero"),))
    for names, found in ((("rex", "mira", "seer"), []), (("rex", "rex", "rex"), [(-1, "repeated")])):
        duel = Duel("mira monk", "rex seer", cards=[priest])
        for n, name in enumerate(names):
            duel.answer("use:monk:0").answer(name)
            while duel.board.stack:
                duel.answer("pass")
            if n < 2:
                duel.settle()
        assert over(duel) == found


@pytest.mark.rule("LG-59")
def test_a_card_that_leaves_and_comes_back_is_the_same() -> None:
    imp = follower(
        "imp", legendarity=1, abilities=Abilities(triggered=(Triggered(when="enters", do=(Bounce(who="self"),)),))
    )
    duel = Duel("mira", hand="imp", cards=[imp]).resolve("imp").resolve("imp")
    assert over(duel) == []
    assert over(duel.answer("imp")) == [(-1, "repeated")]


@pytest.mark.rule("LG-59")
def test_attacks_are_not_repeated_without_end_for_one_that_is_not_turned_attacks_once_a_turn() -> None:
    ghost = follower("ghost", attack_by=0, legendarity=1, lives=9, abilities=Abilities(keywords=("untouched",)))
    duel = Duel("mira ghost", "rex", cards=[ghost])
    assert "attack:ghost" in duel.offered
    duel.answer("attack:ghost")
    while duel.board.fight is not None or duel.question[1] != "main":
        duel.both_pass()
    assert not duel.permanent("ghost").turned
    assert "attack:ghost" not in duel.offered


@pytest.mark.rule("LG-59")
def test_passes_repeat_nothing() -> None:
    duel = Duel(hand="fog", their_hand="fog")
    for _ in range(4):
        duel.end_turn()
    assert over(duel) == []


# ---------------------------------------------------------------- endless abilities


ECHO = follower(
    "echo",
    lives=9,
    legendarity=1,
    abilities=Abilities(
        triggered=(
            Triggered(when="turn_end", whose="any", do=(Damage(by=1, type="magical", who="self"),)),
            Triggered(
                when="damaged",
                do=(Heal(all=True, who="self"), Damage(by=1, type="magical", who="self"), Points(lost=1)),
            ),
        )
    ),
)
"""A follower that never comes to rest from the end of a turn on, and each time its player has less legendarity."""


@pytest.mark.rule("LG-59")
def test_a_hundred_abilities_without_a_choice_in_between_draw_the_game() -> None:
    duel = Duel("mira", "rex echo", cards=[ECHO]).go("end_phase")
    assert over(duel) == [(-1, "loop")]
    assert len(duel.emitted(events.Fired)) == 100
    assert duel.board.number == 2


@pytest.mark.rule("LG-59")
def test_a_choice_in_between_begins_the_count_anew() -> None:
    duel = Duel("mira", "rex echo", hand="fog", cards=[ECHO]).go("end_phase")
    for _ in range(102):
        assert over(duel) == []
        duel.answer("pass")
    assert len(duel.emitted(events.Fired)) > 100


@pytest.mark.rule("LG-59")
def test_fewer_than_a_hundred_do_not() -> None:
    spark = follower(
        "spark",
        legendarity=1,
        abilities=Abilities(triggered=(Triggered(when="turn_start", whose="enemy", do=(Points(back=1),)),)),
    )
    duel = Duel(" ".join(["mira", *["spark"] * 9]), cards=[spark]).go("next_turn")
    assert duel.question == (0, "order")
    duel.answer(" ".join(str(n) for n in range(9)))
    assert len(duel.emitted(events.Fired)) == 9
    assert over(duel) == []


# ---------------------------------------------------------------- turns without end, with questions in between


def asking(*, may: bool) -> Follower:
    """Return a follower that comes to rest never: each damage to it damages it again, and each time its player is asked."""
    once = Triggered(when="turn_end", whose="any", do=(Damage(by=1, type="magical", who="self"),))
    again = Triggered(
        when="damaged",
        may=may,
        targets=(Target(kind="hero"),),
        do=(Heal(all=True, who="self"), Damage(by=1, type="magical", who="self"), Points(lost=1)),
    )
    return follower("echo", lives=9, legendarity=1, abilities=Abilities(triggered=(once, again)))


@pytest.mark.rule("LG-59")
def test_three_hundred_abilities_of_a_turn_draw_the_game_whatever_is_asked_in_between() -> None:
    duel = Duel("mira", "rex echo", cards=[asking(may=False)]).go("end_phase")
    while not over(duel):
        assert len(duel.emitted(events.Fired)) < MOST_FIRED
        duel.answer("rex" if duel.question[1] == "target" else "pass")
    assert over(duel) == [(-1, "loop")]
    assert len(duel.emitted(events.Fired)) == MOST_FIRED - 1
    assert duel.emitted(events.Endless) == [events.Endless("abilities", LAST_OPTIONAL, MOST_FIRED)]
    assert (duel.board.number, duel.board.fired) == (2, 0)


@pytest.mark.rule("LG-59")
def test_what_a_player_may_leave_is_left_after_two_hundred_so_that_nobody_draws_by_it() -> None:
    duel = Duel("mira", "rex echo", cards=[asking(may=True)]).go("end_phase")
    while duel.board.turn == 3 and not over(duel):
        duel.answer({"may": "yes", "target": "rex"}.get(duel.question[1], "pass"))
    assert over(duel) == []
    fired = duel.emitted(events.Fired)
    assert [event.declined for event in fired] == [False] * LAST_OPTIONAL + [True]
    assert duel.board.fired == 0, "the next turn has its own count"


@pytest.mark.rule("LG-59")
def test_a_turn_that_a_player_never_ends_runs_out() -> None:
    sage = untapper(Prevent(by=1), targets=(Target(kind="hero"),))
    duel = Duel("mira monk", "rex", hand="fog", their_hand="fog", cards=[sage])
    while not duel.emitted(events.Endless):
        assert len(duel.board.positions) < MOST_STEPS
        if "use:monk:0" in duel.offered:
            duel.answer("use:monk:0").answer("rex")  # the queue grows: no position comes again
        else:
            duel.answer("pass")
    assert duel.emitted(events.Endless) == [events.Endless("steps", MOST_STEPS, MOST_STEPS)]
    assert over(duel) == []
    while duel.board.turn == 3:
        assert duel.question[0] == 1, "the player on turn was asked again"
        duel.answer("pass")
    assert duel.board.turn == 4
