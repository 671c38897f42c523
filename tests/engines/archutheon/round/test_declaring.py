"""The declaration: columns, slots, windows, uses of cards (AR-15, AR-21 to AR-29)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engines.archutheon.packs import area, do, op
from tests.engines.archutheon.tables import Table

ANY_ORDER = ((0, 4, 0), (0, 0, 0))
SWIFT = ((0, 2, 0), (0, 2, 0))
SUPPORT = do(op("bonus", by=1), boost="support")


def ways(table: Table) -> set[str]:
    """Return the uses that are offered."""
    return {word.split(":")[0] for word in table.offered if ":" in word}


def slots(table: Table) -> set[str]:
    """Return the speeds of the slots that are offered, blocks apart."""
    return {word.split(":")[1] for word in table.offered if ":" in word and not word.startswith("block")}


@pytest.mark.rule("AR-15", "AR-24")
def test_the_player_on_turn_attacks_and_the_other_defends_after_each_card() -> None:
    table = Table("b:C3n f:C3w", hand="b.base c.base", foe="f.base")
    asked = []
    for answer in ("attack", "attack:slow:b.base", "f", "pass", "attack:fast:c.base", "f", "pass"):
        asked.append(table.question)
        table.answer(answer)
    assert asked == [
        (0, "turn"), (0, "declare"), (0, "target"), (1, "answer"), (0, "declare"), (0, "target"), (1, "answer"),
    ]  # fmt: skip
    assert table.question == (0, "turn"), "the hand is empty: the execution follows the last window"


@pytest.mark.rule("AR-24")
def test_a_pass_does_not_close_later_windows() -> None:
    table = Table("b:C3n f:C3w", hand="b.base c.base d.base", foe="f.base")
    table.on("attack", "attack:slow:b.base", "f", "pass", "attack:fast:c.base", "f", "block:fast:f.base", "end")
    assert table.health("f") == [8]


@pytest.mark.rule("AR-24")
def test_the_window_is_closed_only_by_what_everybody_sees() -> None:
    """An empty hand closes it; a hand without a useful card does not; nor is it asked with no open slot left."""
    assert Table("b:C3n f:C3w", hand="b.base").on("attack", "attack:slow:b.base", "f").question == (0, "turn")
    table = Table("b:C3n", hand="b.base", foe="f.base", gone="f")
    assert table.on("attack", "attack:slow:b.base", "e").question == (1, "answer")
    full = Table(
        "b:C3n f:C3w", hand="b.base c.base d.base", foe="f.base g.base h.base e.base", tracks=((0, 2, 0), (0, 0, 0))
    )
    full.on("attack", "attack:slow:b.base", "f", "attack:slow:f.base", "none")
    full.on("attack:fast:c.base", "f", "attack:fast:g.base", "none")
    assert full.question == (0, "declare")
    assert full.on("attack:swift:d.base", "f").question == (0, "turn")


@pytest.mark.rule("AR-22")
def test_the_attacker_must_declare_a_card() -> None:
    table = Table("b:C3n f:C3w", hand="b.base c.base").on("attack")
    assert "end" not in table.offered
    assert ways(table) == {"attack", "hide", "hide_with"}
    table.on("attack:slow:b.base", "f")
    assert "end" in table.offered


@pytest.mark.rule("AR-22")
def test_with_an_empty_hand_the_slots_slow_attack_is_used_by_any_own_hero() -> None:
    table = Table("b:C3n f:C3w").on("attack")
    assert table.offered == ["slot:slow:"]
    table.answer("slot:slow:")
    assert {*table.offered} == {"a", "b", "c", "d"}
    table.on("b", "f", "chaos")
    assert table.health("f") == [9]


@pytest.mark.rule("AR-22", "AR-72")
def test_with_cards_that_nobody_may_use_the_slot_attacks_or_nobody_does() -> None:
    feared = Table("b:C3n f:C3w", hand="b.base", marks={"b": "fear"}).on("attack")
    assert feared.offered == ["slot:slow:"]
    blind = Table("f:C3w", hand="b.base", marks=dict.fromkeys("abcd", "blind")).on("attack")
    assert blind.offered == ["end"]
    blind.answer("end")
    assert blind.question == (0, "turn")
    assert "end" in blind.offered


@pytest.mark.rule("AR-23")
def test_each_next_own_card_goes_into_a_faster_slot_and_a_speed_may_be_skipped() -> None:
    table = Table("b:C3n f:C3w", hand="b.base c.base d.base", tracks=SWIFT).on("attack")
    assert slots(table) == {"slow", "fast", "swift"}
    table.on("attack:fast:b.base", "f")
    assert slots(table) == {"swift"}
    table.on("attack:swift:c.base", "f")
    assert table.question == (0, "turn"), "no slot is left"


@pytest.mark.rule("AR-23", "AR-46")
def test_the_slot_track_opens_slots_and_its_last_cell_any_order_in_attack_alone() -> None:
    assert slots(Table(hand="b.base").on("attack")) == {"slow", "fast"}
    table = Table("b:C3n f:C3w", hand="b.base c.base", foe="f.base g.base", tracks=((0, 4, 0), (0, 4, 0))).on("attack")
    table.on("attack:swift:b.base", "f", "attack:fast:f.base", "none")
    assert slots(table) == {"slow", "fast"}
    table.on("attack:slow:c.base", "f")
    assert slots(table) == {"swift"}, "the defence column ascends"


@pytest.mark.rule("AR-24")
def test_only_a_block_breaks_the_ascending_order_of_defence() -> None:
    table = Table("b:C3n f:C3w", hand="b.base c.base", foe="f.base g.base", tracks=ANY_ORDER).on("attack")
    table.on("attack:fast:b.base", "f", "attack:fast:f.base", "none", "attack:slow:c.base", "f")
    assert {word for word in table.offered if word != "pass"} == {"block:slow:g.base"}


@pytest.mark.rule("AR-24")
def test_a_block_needs_its_slot_open_and_empty() -> None:
    swift = Table("b:C3n f:C3w", hand="b.base", foe="f.base", tracks=((0, 2, 0), (0, 0, 0)))
    swift.on("attack", "attack:swift:b.base", "f")
    assert "block" not in ways(swift)
    assert slots(swift) == {"slow", "fast"}, "other answers go into the slots that are open"
    taken = Table("b:C3n f:C3w", hand="b.base c.base", foe="f.base g.base", tracks=ANY_ORDER).on("attack")
    taken.on("attack:slow:b.base", "f", "attack:fast:f.base", "none", "attack:fast:c.base", "f")
    assert "block" not in ways(taken)


# ---------------------------------------------------------------- uses


@pytest.mark.rule("AR-25")
def test_a_card_is_used_alone_or_with_the_property_of_its_slot() -> None:
    cards = {"b.base": {"slow": do(op("put", what="numb", who="hit")), "fast": do(op("put", what="blind", who="hit"))}}
    for use, left in (("attack:slow", set()), ("with:slow", {"numb"}), ("with:fast", {"blind"})):
        table = Table("b:C3n f:C3w", hand="b.base", cards=cards).fight(f"{use}:b.base", "f")
        assert table.marks("f") == left
        assert table.health("f") == [8]


@pytest.mark.rule("AR-25", "AR-15")
def test_a_card_in_defence_attacks_too() -> None:
    table = Table("b:C3n f:C3w", hand="b.base", foe="f.base")
    table.on("attack", "attack:slow:b.base", "f", "attack:fast:f.base", "b")
    assert table.health("b", "f") == [8, 8]


@pytest.mark.rule("AR-21")
def test_a_property_only_makes_no_basic_attack() -> None:
    cards = {"b.base": {"slow": do(op("put", what="armour", who="self"), boost="only")}}
    table = Table("b:C3n f:C3w", hand="b.base", cards=cards).fight("with:slow:b.base")
    assert table.marks("b") == {"armour"}
    assert table.health("f") == [10]
    assert not table.emitted("struck")


@pytest.mark.rule("AR-21")
def test_a_support_strengthens_a_card_declared_before_and_is_not_executed_itself() -> None:
    cards = {"c.base": {"damage": 5, "fast": SUPPORT}}
    table = Table("b:C3n f:C3w c:C3s", hand="b.base c.base", cards=cards)
    assert "with:fast:c.base" not in table.on("attack").offered, "declared first it would strengthen nothing"
    table.on("attack:slow:b.base", "f", "with:fast:c.base").rest()
    assert table.health("f") == [7]


@pytest.mark.rule("AR-21")
def test_a_support_counts_when_it_executes() -> None:
    """Cancelled before its turn it gives nothing; its hero has died before: nothing either."""
    cards = {"c.base": {"fast": SUPPORT}, "f.base": {"fast": do(op("cancel"), boost="only")}}
    table = Table("b:C3n f:C3w c:C3s", hand="b.base c.base", foe="f.base", cards=cards)
    table.on("attack", "attack:slow:b.base", "f", "pass", "with:fast:c.base", "with:fast:f.base")
    if table.question[1] == "named":
        table.answer("1")
    assert table.rest().health("f") == [8]


@pytest.mark.rule("AR-21")
def test_a_support_names_which_of_several_cards_it_strengthens() -> None:
    cards = {"c.base": {"swift": SUPPORT}}
    for named, healths in (("0", [7, 8]), ("1", [8, 7])):
        table = Table("b:C3n f:C3w g:C3s", hand="b.base b.one c.base", cards=cards, tracks=SWIFT)
        table.on("attack", "attack:slow:b.base", "f", "attack:fast:b.one", "g", "with:swift:c.base", named).rest()
        assert table.health("f", "g") == healths


@pytest.mark.rule("AR-26")
def test_anything_on_the_board_may_be_named_whatever_the_distance_or_nothing() -> None:
    table = Table("b:C1s", hand="b.base c.base", cards={"c.base": {"scheme": area()}}).on(
        "attack", "attack:slow:b.base"
    )
    assert {*table.offered} == {*"acdefgh", "none"}, "but not the acting hero"
    table.on("none", "attack:fast:c.base")
    assert len(table.offered) == 20


@pytest.mark.rule("AR-26")
def test_a_hero_is_named_for_universal_cards_alone() -> None:
    table = Table(hand="universal.trick b.base").on("attack", "attack:slow:universal.trick")
    assert table.question == (0, "hero")
    assert {*table.offered} == {*"abcd"}
    assert Table(hand="universal.trick b.base").on("attack", "attack:slow:b.base").question == (0, "target")


@pytest.mark.rule("AR-28")
def test_the_player_names_the_element_of_universum_and_the_opponent_that_of_void() -> None:
    cards = {"b.base": {"element": "universum"}, "b.one": {"element": "void"}}
    table = Table("b:C3n f:C3w", hand="b.base b.one", foe="f.base", cards=cards).on("attack", "attack:slow:b.base", "f")
    assert (table.question, {*table.offered}) == ((0, "element"), {"freedom", "truth", "chaos"})
    table.answer("truth")
    assert table.board.declared[0].element == "truth"
    table.on("pass", "attack:fast:b.one", "f")
    assert (table.question, {*table.offered}) == ((1, "void"), {"freedom", "truth", "chaos"})
    table.answer("chaos")
    assert table.board.declared[1].element == "chaos"
    assert table.question == (1, "answer"), "named before the window"


@pytest.mark.rule("AR-28")
def test_the_opponent_names_the_element_of_a_void_block_too() -> None:
    table = Table("b:C3n f:C3w", hand="b.base", foe="f.base", cards={"f.base": {"element": "void"}})
    table.on("attack", "attack:slow:b.base", "f", "block:slow:f.base")
    assert table.question == (0, "void")
    table.answer("truth").rest()
    assert table.emitted("guarded")[0]["element"] == 1


# ---------------------------------------------------------------- hidden cards


def hidden(*, marks: dict[str, str] | None = None, use: str = "hide", boost: Any = None) -> Table:
    """Return a table after b's card was declared face down and executed."""
    cards = {"b.base": {"slow": boost or do(op("put", what="numb", who="hit"))}}
    table = Table("b:C3n f:C3w", hand="b.base", foe="f.base", cards=cards, marks=marks)
    return table.on("attack", f"{use}:slow:b.base", "f", "pass")


@pytest.mark.rule("AR-27")
def test_a_hidden_card_without_stealth_is_cancelled_entirely() -> None:
    table = hidden(use="hide_with")
    assert table.emitted("skipped", why="no_stealth")
    assert (table.health("f"), table.marks("f")) == ([10], set())


@pytest.mark.rule("AR-27")
@pytest.mark.parametrize("how", ["hero", "cover", "boost", "suppressed"])
def test_what_gives_a_hidden_card_stealth(how: str) -> None:
    if how == "boost":
        assert hidden(use="hide_with", boost={"boost": "stealth"}).health("f") == [8]
        assert hidden(use="hide", boost={"boost": "stealth"}).health("f") == [10], (
            "hiding by the boost uses the property"
        )
    elif how == "cover":
        table = Table("b:C3n f:C3w", hand="b.base", things={"C3n": "cover"})
        assert table.fight("hide:slow:b.base", "f").health("f") == [8]
    else:
        assert hidden(marks={"b": "stealth" if how == "hero" else "stealth aloft"}).health("f") == [8]


@pytest.mark.rule("AR-27", "AR-21")
def test_with_the_heros_stealth_the_property_stays_optional() -> None:
    assert hidden(marks={"b": "stealth"}, use="hide").marks("f") == set()
    assert hidden(marks={"b": "stealth"}, use="hide_with").marks("f") == {"numb"}


@pytest.mark.rule("AR-27")
def test_stealth_is_looked_at_when_the_cards_turn_comes() -> None:
    """The defender's answer comes first and takes the stealth away."""
    cards = {"f.base": {"damage": 0, "scheme": area(), "fast": do(op("put", what="fear", who="hit"))}}
    table = Table("b:C3n f:C3w", hand="b.base", foe="f.base", cards=cards, marks={"b": "stealth"})
    table.on("attack", "hide:slow:b.base", "f", "with:fast:f.base", "C3").rest()
    assert table.health("f") == [10]
    assert table.emitted("skipped", why="no_stealth")


@pytest.mark.rule("AR-28")
@pytest.mark.parametrize(("element", "asked"), [("universum", (0, "element")), ("void", (1, "void"))])
def test_the_element_of_a_hidden_card_is_named_at_the_reveal(element: str, asked: tuple[int, str]) -> None:
    table = Table(
        "b:C3n f:C3w", hand="b.base", foe="f.base", cards={"b.base": {"element": element}}, marks={"b": "stealth"}
    )
    table.on("attack", "hide:slow:b.base", "f")
    assert table.question == (1, "answer")
    table.answer("pass")
    assert table.question == asked
    assert table.emitted("revealed")


@pytest.mark.rule("AR-29")
def test_a_card_in_a_slot_stays_until_its_owners_recovery() -> None:
    table = Table("b:C3n f:C3w", hand="b.base", foe="f.base")
    table.on("attack", "attack:fast:b.base", "f", "attack:slow:f.base", "none").finish()
    assert table.board.turn == 2
    assert [each.card for each in table.board.declared] == ["b.base"], "green's Recovery has taken its own card alone"
    assert table.board.players[1].recharge[0] == ("f.base",)
    table.finish()
    assert table.board.declared == [] or all(each.turn == 2 for each in table.board.declared)
    assert table.board.players[0].recharge[1] == ("b.base",)
