"""What is secret and what is open, and questions that tell nothing (AR-26, AR-27, AR-86)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel.choose import choose
from engines.kernel.views import view
from tests.engines.archutheon.packs import area, do, op
from tests.engines.archutheon.tables import Table
from tests.support.events import public_facts

PATTERN = {"kind": "pattern", "areas": ["f"]}

KINDS: dict[str, dict[str, Any]] = {
    "b.base": {"damage": 0, "slow": do(op("heal", by=1, who="self"), boost="only")},
    "b.one": {"element": "universum"},
    "b.two": {"scheme": area(), "element": "void"},
    "b.three": {"scheme": PATTERN},
    "c.base": {"slow": do(op("cancel"))},
    "universal.trick": {"slow": {"boost": "stealth"}},
}
"""Cards whose declarations ask for all kinds of things: nothing, a hero, a target, an area, a direction, an element."""


@pytest.mark.rule("AR-86")
def test_hands_and_stashes_are_for_their_own_player_alone() -> None:
    table = Table(hand="b.base b.one", foe="f.base")
    for viewer in (1, None):
        other = table.view(viewer).players[0]
        assert (other.hand, other.stash, other.count) == ((), (), 2)
        assert other.stashed == (5, 5, 5), "counts by tier are public"
    assert table.view(0).players[0].hand == ("b.base", "b.one")


@pytest.mark.rule("AR-86")
def test_slots_recharge_charges_tokens_and_tracks_are_public() -> None:
    table = Table("b:C3n f:C3w", hand="b.base", foe="f.base", options={"charge": "on"})
    table.board.players[0].recharge = (("a.one",), (), ())
    table.on("attack", "attack:slow:b.base", "f")
    public = table.view(None)
    assert public.players[0].recharge == (("a.one",), (), ())
    assert public.players[0].charges == ("freedom",)
    slot = public.declared[0]
    assert (slot.card, slot.hero, slot.target, slot.element) == ("b.base", 2, 3, "freedom")


@pytest.mark.rule("AR-26", "AR-27", "AR-86")
def test_of_a_hidden_card_the_slot_alone_is_public() -> None:
    table = Table("b:C3n f:C3w", hand="b.base", foe="f.base").on("attack", "hide:slow:b.base", "f")
    for viewer in (1, None):
        slot = table.view(viewer).declared[0]
        assert (slot.speed, slot.column, slot.hidden) == ("slow", "attack", True)
        assert (slot.card, slot.use, slot.hero, slot.target, slot.element, slot.property) == ("", "", -1, -1, "", "")
        assert table.view(viewer).players[0].count == 0
    assert table.view(0).declared[0].card == "b.base"


def told(table: Table) -> Any:
    """Return all that the opponent has seen: questions by their ids, events, the view."""
    events = [(event.kind, event.stored().seen_by(1)) for event in table.events]
    return [(each.seat, each.id) for each in table.match.asks], events, view(table.rules, table.match, 1)


@pytest.mark.rule("AR-26", "AR-86")
@pytest.mark.parametrize("options", [{}, {"boosting": "on", "charge": "on", "release": "on"}], ids=["basic", "modules"])
def test_every_hidden_declaration_looks_the_same_from_outside(options: dict[str, Any]) -> None:
    """Each card, with and without its property, at each target: nothing that the opponent sees differs until it is revealed."""
    seen = []
    first = Table("b:C3n f:C3w", hand=" ".join(KINDS), foe="f.base", options=options, cards=KINDS).on("attack")
    ways = [word for word in first.offered if word.startswith("hide") and ":slow:" in word]
    assert len(ways) >= 2 * len(KINDS) - 1
    for way in ways:
        table = Table("b:C3n f:C3w", hand=" ".join(KINDS), foe="f.base", options=options, cards=KINDS).on("attack")
        table.events = []
        table.answer(way)
        while table.question[0] == 0 and table.asked().kind != "declare":
            asked = table.asked()
            word = next(option.key for option in reversed(asked.options))
            turn = choose(table.rules, table.match, asked.seat, asked.id, [word])
            table.match, table.events = turn.match, [*table.events, *turn.events]
        assert table.question == (1, "answer")
        seen.append(told(table))
    assert all(each == seen[0] for each in seen)


@pytest.mark.rule("AR-26", "AR-86")
def test_the_other_seat_cannot_tell_how_far_a_declaration_is() -> None:
    table = Table("b:C3n f:C3w", hand="b.base b.one", cards=KINDS).on("attack")
    before = view(table.rules, table.match, 1)
    table.answer("hide:slow:b.one")
    assert view(table.rules, table.match, 1) == before


@pytest.mark.rule("AR-41", "AR-86")
def test_a_reveal_tells_all_of_the_card() -> None:
    table = Table("b:C3n f:C3w", hand="b.base", foe="f.base").on("attack", "hide:slow:b.base", "f", "pass")
    (shown,) = table.emitted("revealed")
    assert (shown["card"], shown["hero"], shown["target"]) == ("b.base", 2, 3)


@pytest.mark.rule("AR-47", "AR-49", "AR-86")
def test_what_is_taken_is_told_to_its_owner_alone() -> None:
    table = Table()
    table.finish(track="stash").answer(" ".join(table.offered[:3]))
    (event,) = [event for event in table.events if event.kind == "took"]
    assert "cards" not in (public_facts(event) or {})
    assert len(event.stored().seen_by(0)["cards"]) == 3
    assert "cards" not in event.stored().seen_by(1)


@pytest.mark.rule("AR-86", "AR-17")
def test_a_card_seen_to_come_back_is_known_until_something_lies_face_down() -> None:
    table = Table("b:C3n f:C3w", hand="b.base c.base", foe="f.base")
    table.fight("attack:slow:b.base", "none").finish().finish().finish().finish()
    assert table.board.turn == 5
    assert table.view(1).players[0].known == ("b.base",)
    table.on("attack", "hide:slow:b.base", "none")
    assert table.view(1).players[0].known == (), "in hand or hidden"
    table.answer("pass")
    table.rest()
    assert table.view(1).players[0].known == (), "it lies in its slot for all to see"
