"""Verbs that do something: healing and harm, permanents, cards, tokens and tracks (AR-03, AR-17, AR-57, AR-84)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.archutheon.packs import do, op, targeted
from tests.engines.archutheon.tables import Table

OWN = {"side": "own", "within": 1, "pick": "one"}


def effect(*ops: dict[str, Any], places: str = "b:C3n f:C3w", aim: str = "f", **setup: Any) -> Table:
    """Return a table after b's card without damage has come to its effects."""
    cards = {"b.base": {"damage": 0, "scheme": targeted(), "slow": do(*ops)}}
    return Table(places, hand="b.base", cards=cards, **setup).fight("with:slow:b.base", aim)


@pytest.mark.rule("AR-03", "AR-57")
def test_every_hero_begins_with_10_health_where_healing_is_capped() -> None:
    assert {hero.health for hero in Table().board.heroes} == {10}
    assert effect(op("heal", by=3, who="self"), health={"b": 8}).health("b") == [10]
    assert effect(op("heal", by=3, who="self"), health={"b": 2}).health("b") == [5]


@pytest.mark.rule("AR-57", "AR-84")
def test_one_of_a_group_is_chosen_among_those_whom_it_helps() -> None:
    table = effect(op("heal", by=2, who=OWN), places="b:C3n c:C3s a:C2n d:C1s f:C3w", health={"a": 5, "c": 5, "d": 5})
    assert (table.question, {*table.offered}) == ((0, "who"), {"a", "c"}), "d is too far away, b is unhurt"
    assert table.answer("c").health("a", "c") == [5, 7]


@pytest.mark.rule("AR-84")
def test_may_is_optional_and_all_else_compulsory() -> None:
    table = effect(op("heal", by=2, who="self", may=True), health={"b": 5})
    assert (table.question, table.offered) == ((0, "may"), ["no", "yes"])
    assert table.answer("no").health("b") == [5]
    assert effect(op("heal", by=2, who="self", may=True), health={"b": 5}).answer("yes").health("b") == [7]
    only = effect(op("heal", by=2, who=OWN), health={"b": 5})
    assert only.health("b") == [7], "the only hero is not asked for"
    free = effect(op("heal", by=2, who={**OWN, "pick": "up_to_one"}), health={"b": 5})
    assert "none" in free.offered


@pytest.mark.rule("AR-84", "AR-31")
def test_what_cannot_be_done_is_skipped_and_what_was_done_stands() -> None:
    ops = (op("put", what="armour", who="self"), op("push", who="hit"), op("put", what="numb", who="hit"))
    table = effect(*ops, places="b:C4n f:C5w e:B3n")
    assert (table.marks("b"), table.at("f"), table.marks("f")) == ({"armour"}, ["C5w"], {"numb"})


@pytest.mark.rule("AR-09", "AR-59")
def test_harm_is_stopped_by_nothing_but_the_leaders_1() -> None:
    table = effect(op("harm", by=2, who="hit"), marks={"f": "armour barrier vulnerable", "b": "inspired"})
    assert table.health("f") == [8]
    assert table.marks("f") == {"armour", "barrier", "vulnerable"}
    assert effect(op("harm", by=2, who="hit"), places="b:C3n e:C3w", aim="e").health("e") == [9]


@pytest.mark.rule("AR-77")
def test_clear_takes_away_what_lies_in_the_side_cell() -> None:
    assert effect(op("clear", where="self"), aside={"C3": "armour"}).board.aside == {}


@pytest.mark.rule("AR-78", "AR-28")
def test_an_element_of_choice_is_asked_for() -> None:
    table = effect(op("element", who="hit"))
    assert (table.question, {*table.offered}) == ((0, "lay"), {"freedom", "truth", "chaos"})
    assert table.answer("truth").hero("f").element == "truth"


@pytest.mark.rule("AR-17")
def test_recharge_moves_an_own_card_nearer_or_an_enemys_further() -> None:
    cells = (("a.one",), ("a.two",), ("a.three",))

    def table(**fields: Any) -> Table:
        cards = {"b.base": {"slow": do(op("recharge", **fields), boost="only")}}
        found = Table("b:C3n", hand="b.base", cards=cards)
        for player in found.board.players:
            player.recharge = cells
        return found.on("attack", "with:slow:b.base")

    own = table(by=1)
    assert own.offered == ["a.one", "a.three", "a.two"]
    assert own.answer("a.three").board.players[0].recharge == (("a.one",), ("a.two", "a.three"), ())
    hand = table(by=1).answer("a.one").board.players[0]
    assert "a.one" in hand.hand
    assert hand.recharge == ((), ("a.two",), ("a.three",))
    enemy = table(by=1, whose="enemy")
    assert enemy.offered == ["a.one", "a.two"], "from the last cell none goes further"
    assert enemy.answer("a.one").board.players[1].recharge == ((), ("a.two", "a.one"), ("a.three",))


@pytest.mark.rule("AR-17")
def test_recall_takes_a_card_of_the_first_cells_to_the_hand() -> None:
    cards = {"b.base": {"slow": do(op("recall", upto=2), boost="only")}}
    table = Table("b:C3n", hand="b.base", cards=cards)
    table.board.players[0].recharge = (("a.one",), ("a.two",), ("a.three",))
    table.on("attack", "with:slow:b.base")
    assert table.offered == ["a.one", "a.two"]
    assert "a.two" in table.answer("a.two").board.players[0].hand


@pytest.mark.rule("AR-18", "AR-48")
def test_the_enemys_token_is_turned_grey_only_if_it_is_unused() -> None:
    table = effect(op("tactics"), tracks=((0, 0, 0), (2, 0, 0)))
    if table.question[1] == "answer":
        table.rest()
    assert table.board.players[1].tactics == "grey"


@pytest.mark.rule("AR-45")
def test_gain_is_a_step_on_a_track() -> None:
    table = effect(op("gain"))
    assert table.question == (0, "track")
    assert table.answer("movement").board.players[0].tracks == (1, 0, 0)


@pytest.mark.rule("AR-30")
def test_effects_before_the_range_is_measured_can_bring_the_target_into_it() -> None:
    cards = {"b.base": {"slow": {"pre": [op("teleport", by=1, who="self")]}, "scheme": targeted(0)}}
    table = Table("b:C2n f:C3w", hand="b.base", cards=cards, things={}).fight("with:slow:b.base", "f")
    assert table.answer("C3n").health("f") == [8]
