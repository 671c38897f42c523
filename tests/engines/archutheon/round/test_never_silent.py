"""No declared card ends without a word: it is executed, or it is said why not (AR-31, AR-38, AR-39)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engines.archutheon import events
from engines.archutheon.board import Options
from engines.archutheon.game import ARCHUTHEON
from engines.kernel.choose import advance, begin
from engines.kernel.state.model import Decision
from tests.engines.archutheon.packs import do, op, targeted
from tests.engines.archutheon.tables import Table

OPEN = ((0, 4, 0), (0, 4, 0))


def why(table: Table, card: str) -> list[str]:
    """Return the reasons that were given for a card."""
    return [each["why"] for each in table.emitted("skipped", card=card)]


@pytest.mark.rule("AR-38")
def test_of_a_hero_who_falls_his_declared_card_is_not_executed_and_a_block_of_it_not_needed() -> None:
    table = Table(
        "b:C3n f:C3w g:C3s", hand="b.base c.base", foe="f.base g.base", health={"b": 2}, cards={}, tracks=OPEN
    )
    table.on("attack", "attack:slow:b.base", "f", "block:slow:g.base", "attack:fast:c.base", "none")
    table.on("attack:fast:f.base", "b").rest()
    assert why(table, "b.base") == ["dead"]
    assert why(table, "g.base") == ["no_attack"]
    kinds = table.kinds("died", "skipped")
    assert kinds.index("died") + 1 == kinds.index("skipped", kinds.index("died")), "right after he falls"


@pytest.mark.rule("AR-42", "AR-38")
def test_a_block_whose_hero_falls_before_the_attack_is_told() -> None:
    table = Table("b:C3n c:C3s f:C3w", hand="b.base c.base", foe="f.base", health={"f": 2}, tracks=OPEN)
    table.on("attack", "attack:slow:b.base", "e", "block:slow:f.base", "attack:fast:c.base", "f").rest()
    assert why(table, "f.base") == ["dead"]


@pytest.mark.rule("AR-58")
def test_what_would_change_a_card_that_is_over_says_so() -> None:
    """The cancelling card was declared before the one it names comes to its turn, which is executed first."""
    cards = {"f.base": {"fast": do(op("block_damage"), boost="only")}}
    table = Table("b:C3n f:C3w", hand="b.base c.base", foe="f.base", cards=cards, tracks=OPEN)
    table.on("attack", "attack:slow:b.base", "f", "with:fast:f.base").rest()
    assert why(table, "b.base") == ["damage"], "its damage is blocked"
    late = Table("b:C3n f:C3w", hand="b.base c.base", foe="f.base", cards=cards, tracks=OPEN)
    late.on("attack", "attack:slow:b.base", "f", "with:fast:f.base")
    late.board.declared[0].done = True
    late.rest()
    assert why(late, "f.base") == ["over"]


@pytest.mark.rule("AR-84", "AR-31")
def test_a_property_with_nobody_to_act_on_says_so() -> None:
    heals = do(op("put", what="armour", who={"side": "allies", "within": 0, "pick": "one"}), boost="only")
    table = Table("b:C3n f:C3w", hand="b.base", cards={"b.base": {"slow": heals}}, gone="c d")
    table.fight("with:slow:b.base")
    assert why(table, "b.base") == ["nothing"]
    recharge = {"b.base": {"slow": do(op("recharge", by=1), boost="only")}}
    table = Table("b:C3n f:C3w", hand="b.base", cards=recharge).fight("with:slow:b.base")
    assert why(table, "b.base") == ["no_cards"]


@pytest.mark.rule("AR-34")
def test_a_hit_without_damage_of_its_own_says_so() -> None:
    table = Table("b:C3n f:C3w", hand="b.base", cards={"b.base": {"damage": 0, "scheme": targeted(1)}})
    table.fight("attack:slow:b.base", "f")
    assert why(table, "b.base") == ["harmless"]


@pytest.mark.rule("AR-95")
def test_a_base_boost_tells_what_it_strengthens_or_that_nothing_came_after_it() -> None:
    options = {"boosting": "on"}
    cards = {"c.base": {"element": "chaos"}}
    table = Table("b:C3n f:C3w", hand="b.base c.base", cards=cards, options=options, tracks=OPEN)
    table.on("attack", "boost:slow:c.base")
    alone = Table("b:C3n f:C3w", hand="c.base", cards=cards, options=options, tracks=OPEN)
    alone.on("attack", "boost:slow:c.base").rest()
    assert why(alone, "c.base") == ["no_card"]
    table.on("attack:fast:b.base", "f").rest()
    assert table.emitted("helped", helped="b.base", card="c.base")
    assert why(table, "c.base") == []


@pytest.mark.rule("AR-80")
def test_a_text_that_would_keep_a_hero_alive_names_him() -> None:
    keeps = do(op("save", who="self"), boost="only")
    table = Table("b:C3n f:C3w", hand="b.base", cards={"b.base": {"slow": keeps}}).fight("with:slow:b.base")
    assert [each["hero"] for each in table.emitted("warded")] == [table.number("b")]


SPEAKS = {"executes": "at", "skipped": "at", "guarded": "at", "helped": "by"}
"""The events that speak of a declared card, and the fact that is its place."""

MODULES: dict[str, Any] = dict.fromkeys(("charge", "boosting", "slots", "passives"), "on")


@pytest.mark.rule("AR-31", "AR-38", "AR-39")
@pytest.mark.parametrize("seed", range(4))
def test_in_random_matches_each_declared_card_is_spoken_of(seed: int) -> None:
    rng, rules = Random(seed), ARCHUTHEON.standard
    match = begin(rules, (0, 1), rng.randbytes(32).hex(), Options(**MODULES)).match
    spoken: set[int] = set()
    declared: dict[int, str] = {}
    while match.outcome is None:
        asked: Decision = match.asks[0]
        keys = rng.choice([[option.key] for option in asked.options][: None if asked.least < 2 else 1])
        if asked.least > 1 or asked.ordered:
            keys = [option.key for option in asked.options[: asked.least]]
        turn = advance(rules, match, asked.seat, asked.id, keys)
        for event in (each.public for each in turn.events if each.public is not None):
            if isinstance(event, events.TurnBegins):
                assert {at for at, use in declared.items() if use not in ("move", "release")} <= spoken
                spoken = set()
            place = SPEAKS.get(event.__struct_config__.tag)  # type: ignore[call-overload]
            if place is not None:
                spoken.add(getattr(event, place))
        declared = {at: each.use for at, each in enumerate(match.board.declared) if each.turn == match.board.turn}


@pytest.mark.rule("AR-26", "AR-32")
def test_a_miss_says_whether_no_target_was_named_or_it_has_fallen_or_is_too_far_away() -> None:
    places, hand = "b:C3n c:C3s f:C3w", "b.base c.base"
    for aim, faster, reason in (("none", "none", "no_target"), ("f", "f", "gone"), ("h", "none", "range")):
        table = Table(places, hand=hand, health={"f": 2}, tracks=OPEN)
        table.on("attack", "attack:slow:b.base", aim, "attack:fast:c.base", faster).rest()
        assert why(table, "b.base") == [reason]
