"""Tokens, counters and markers (BC-43, BC-49, BC-75)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.battlecon.duels import Fight
from tests.engines.battlecon.kits import Raw, duel, is_, marker, op, token, when, with_style


def gems(supply: int = 2, exhausted: int = 0, *effects: Raw, **facts: Any) -> dict[str, Any]:
    return {"tokens": (token("gem", *effects, supply=supply, exhausted=exhausted, **facts),)}


def start(*ops: Raw, **kit: Any) -> Fight:
    """A beat in which red, out of reach, does this in the start phase, up to the first question."""
    return duel({**with_style(when("start", *ops)), **kit}).lay("own/jab", "plain/wait").on()


# ---------------------------------------------------------------- tokens


@pytest.mark.rule("BC-43")
@pytest.mark.parametrize(("count", "after"), [(1, (2, 2)), (3, (4, 0)), (5, (4, 0))])
def test_returned_tokens_go_from_the_exhausted_area_to_supply_as_many_as_there_are(count: int, after: object) -> None:
    fight = start(op("gain", token="gem", count=count), **gems(1, 3))
    assert fight.held(0, "gem") == after
    assert fight.emitted("tokens", how="returned", change=min(count, 3))


@pytest.mark.rule("BC-43")
@pytest.mark.parametrize(("what", "how"), [("spend", "spent"), ("exhaust", "exhausted")])
def test_spent_and_exhausted_tokens_go_the_other_way_and_their_effect_does_not_apply(what: str, how: str) -> None:
    effects = (
        when("always", op("bonus", stat="power", by=5)),
        when("use", op("lose", by=5)),
        when("end", op("lose", by=5)),
    )
    fight = start(op(what, token="gem", count=2), **gems(3, 0, *effects))
    assert fight.held(0, "gem") == (1, 2)
    assert fight.emitted("tokens", how=how, change=-2, supply=1)
    assert fight.life() == [20, 20]


@pytest.mark.rule("BC-43")
def test_a_used_token_has_its_effect_and_is_exhausted_then() -> None:
    effects = (
        when("always", op("bonus", stat="power", by=3)),
        when("use", op("lose", by=1)),
        when("end", op("lose", by=2)),
    )
    fight = duel(gems(2, 0, *effects), spaces=(2, 3)).lay("plain/jab", "plain/wait").use(0, "gem")
    assert fight.held(0, "gem") == (1, 1)
    assert fight.life() == [20, 19], "the effect of using it applies in advantages"
    fight.on()
    assert fight.emitted("damage", fighter=1)[0]["power"] == 5
    assert fight.life() == [20, 20 - 1 - 5 - 2]
    fight.beat("calm/strike", "calm/shot")
    assert fight.emitted("damage", fighter=1)[1]["power"] == 4, "it lasts the beat"


@pytest.mark.rule("BC-43")
def test_an_effect_may_exhaust_the_opponents_tokens() -> None:
    fight = duel(with_style(when("start", op("exhaust", count=2, who="opponent"))), gems(3)).beat(
        "own/jab", "plain/wait"
    )
    assert fight.held(1, "gem") == (1, 2)


@pytest.mark.rule("BC-43")
def test_the_holder_chooses_which_kind_goes() -> None:
    kinds = {"tokens": (token("gem", supply=1), token("pearl", supply=1), token("mark", supply=1, counter=True))}
    fight = duel(with_style(when("start", op("exhaust", who="opponent"))), kinds).lay("own/jab", "plain/wait").on()
    assert fight.question() == (1, "token")
    assert fight.offered == {"blue.gem", "blue.pearl"}
    fight.answer("blue.pearl")
    assert (fight.held(1, "gem"), fight.held(1, "pearl")) == ((1, 0), (0, 1))


@pytest.mark.rule("BC-43")
def test_removed_tokens_are_out_of_the_fight() -> None:
    fight = start(op("spend", token="gem", count=2, box=True), op("gain", token="gem", count=2), **gems(3))
    assert fight.held(0, "gem") == (1, 0)
    assert fight.emitted("tokens", how="removed", change=-2)


@pytest.mark.rule("BC-43")
def test_counters_are_no_advantages_and_have_no_effect() -> None:
    fight = duel(gems(2, 0, counter=True))
    fight.board.force[:] = [0, 0]
    fight.lay("plain/jab", "plain/wait")
    assert not fight.emitted("advantage")
    assert fight.board.beat == 2


@pytest.mark.rule("BC-75")
@pytest.mark.parametrize(("supply", "after", "lost"), [(3, (0, 3), 4), (2, (2, 0), 0)])
def test_tokens_are_paid_in_full_or_the_effect_does_not_apply(supply: int, after: object, lost: int) -> None:
    fight = start(op("spend", token="gem", count=3), op("lose", by=4), **gems(supply))
    assert fight.held(0, "gem") == after
    assert fight.life() == [20, 20 - lost]
    assert bool(fight.emitted("effect")) == (lost > 0)


@pytest.mark.rule("BC-75")
def test_a_price_within_an_effect_that_cannot_be_paid_ends_the_rest_of_it() -> None:
    fight = start(op("lose", by=1), op("spend", token="gem", count=2), op("lose", by=4), **gems(1))
    assert fight.held(0, "gem") == (1, 0)
    assert fight.life() == [20, 19]


@pytest.mark.rule("BC-75")
def test_as_many_as_wanted_are_no_more_than_there_are() -> None:
    spend = op("spend", token="gem", count=(0, 5)), op("lose", by={"of": "amount"})
    fight = start(*spend, **gems(2))
    assert fight.question() == (0, "amount")
    assert fight.offered == {"0", "1", "2"}
    fight.answer("2")
    assert (fight.held(0, "gem"), fight.life()[1]) == ((0, 2), 18)


# ---------------------------------------------------------------- markers

FLAG = {"markers": (marker("flag", 1),)}
SPARE = {"markers": (marker("flag"),)}


@pytest.mark.rule("BC-49")
def test_markers_never_hinder_fighters() -> None:
    walk = op("move", way="close", by=6)
    fight = duel({**with_style(when("start", walk)), "markers": (marker("a", 2), marker("b", 3))}, FLAG, spaces=(0, 6))
    fight.beat("own/jab", "plain/wait")
    assert fight.spaces() == [5, 6]
    ends = duel({**with_style(when("start", op("move", by=2))), "markers": (marker("a", 2),)}, spaces=(0, 6))
    assert ends.beat("own/jab", "plain/wait").spaces() == [2, 6], "and may share a space"


@pytest.mark.rule("BC-49")
def test_a_marker_is_laid_from_supply_or_from_the_board_on_any_space_where_none_is_named() -> None:
    fight = start(op("place", marker="flag"), **SPARE)
    assert fight.question() == (0, "space")
    assert fight.offered == {str(n) for n in range(7)}
    assert fight.answer("6").fighter(0).markers == {"red.flag": 6}
    fight = start(op("place", marker="flag"), **FLAG)
    assert fight.offered == {"0", "2", "3", "4", "5", "6"}, "never on the space that it leaves"
    assert fight.answer("0").emitted("marker") == [{"fighter": 0, "marker": "red.flag", "start": 1, "end": 0}]


@pytest.mark.rule("BC-49")
@pytest.mark.parametrize(
    ("where", "found"), [("own", {"red.flag": 2}), ("opponent", {"red.flag": 4}), ("adjacent", {"1", "3"})]
)
def test_on_a_named_space_it_is_laid_there(where: str, found: object) -> None:
    fight = start(op("place", marker="flag", where=where), **SPARE)
    assert (fight.fighter(0).markers if fight.match.lanes else fight.offered) == found


@pytest.mark.rule("BC-49")
def test_on_the_space_where_it_is_already_it_is_not_laid() -> None:
    done = op("lose", by=3, if_=(is_("did"),))
    fight = start(op("place", marker="flag", where="own"), done, markers=(marker("flag", 2),))
    assert not fight.emitted("marker")
    assert fight.life() == [20, 20]


@pytest.mark.rule("BC-49")
@pytest.mark.parametrize(
    ("at", "by", "found"),
    [(3, 2, {"1", "5"}), (1, 2, {"red.flag": 3}), (3, (1, 2), {"1", "2", "4", "5"}), (0, (0, 1), {"1", "stay"})],
)
def test_a_marker_is_moved_so_many_spaces_either_way(at: int, by: object, found: object) -> None:
    fight = start(op("move_marker", marker="flag", by=by), markers=(marker("flag", at),))
    assert (fight.fighter(0).markers if fight.match.lanes else fight.offered) == found


@pytest.mark.rule("BC-49")
def test_a_marker_taken_off_is_in_supply_and_can_be_laid_anywhere_again() -> None:
    fight = start(op("remove_marker", marker="flag"), op("place", marker="flag"), **FLAG)
    assert fight.emitted("marker") == [{"fighter": 0, "marker": "red.flag", "start": 1, "end": None}]
    assert fight.offered == {str(n) for n in range(7)}


@pytest.mark.rule("BC-49")
def test_a_marker_in_supply_is_not_moved() -> None:
    fight = start(op("move_marker", marker="flag", by=1), op("remove_marker", marker="flag"), **SPARE)
    assert not fight.emitted("marker")
    assert fight.board.beat == 2


@pytest.mark.rule("BC-49")
def test_no_kit_has_two_markers_of_one_name() -> None:
    for kit in Fight("claus", "vanaah").rules.pack.kits:
        names = [marker.name.in_language("ru") for marker in kit.markers]
        assert len(names) == len({*names}), f"{kit.id}: markers of one name would have to jump each other"


@pytest.mark.rule("BC-43")
def test_tokens_of_choice_are_counted_together() -> None:
    tokens = tuple(token(name, supply=0, exhausted=n) for name, n in (("a", 1), ("b", 2)))
    effect = when("start", op("gain", count=2), op("heal", by={"of": "amount"}))
    fight = duel({**with_style(effect), "tokens": tokens}).set(0, life=9).lay("own/wait", "plain/wait").on("red.a")
    assert (fight.held(0, "a"), fight.held(0, "b")) == ((1, 0), (1, 1))
    assert fight.emitted("healed") == [{"fighter": 0, "amount": 2, "life": 11}]


@pytest.mark.rule("BC-43")
def test_tokens_of_choice_are_the_choice_of_whom_they_belong_to() -> None:
    tokens = tuple(token(name, supply=0, exhausted=2) for name in ("a", "b"))
    fight = duel(with_style(when("start", op("gain", count=2, who="opponent"))), {"tokens": tokens})
    fight.lay("own/wait", "plain/wait").on()
    assert fight.question() == (1, "token")
    assert fight.on("blue.a").question() == (1, "token")
    fight.on("blue.b")
    assert (fight.held(1, "a"), fight.held(1, "b")) == ((1, 1), (1, 1))
