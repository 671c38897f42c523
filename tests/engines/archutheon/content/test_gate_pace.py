"""The pace of a leader towards the Gate: in two turns his squad does not bring him to the end of its way (C-14)."""

from __future__ import annotations

from typing import Any

import pytest

from engines.archutheon.board import SQUAD
from engines.archutheon.content.constraints.pace import FRIENDS, NEEDED, TURNS, farthest, helps_for
from engines.archutheon.content.pack import UNIVERSAL, load
from tests.engines.archutheon import packs
from tests.engines.archutheon.packs import area, do, op, targeted
from tests.engines.archutheon.tables import Table

PACK = load()
PUSH, DASH = do(op("push", who="hit")), do(op("dash", who="self"))
SPARING = do(op("push", who="hit", when=[{"is": "enemy", "who": "hit"}]))


def test_the_way_is_as_long_as_the_search_needs() -> None:
    arena = PACK.arenas[0]
    start, end = arena.start_cells[0][0] // 3, arena.gate_areas[-1]
    assert arena.grid.distance[start][end] == NEEDED


def test_the_early_cards_fill_the_slots_of_these_turns() -> None:
    """A card that is used comes back too late to be used again: so the search uses each once."""
    early = [f"{UNIVERSAL}.{card.id}" for card in PACK.universal if card.value == "base"]
    assert len(early) == len(PACK.tables.slots[0].speeds) == TURNS
    assert FRIENDS == SQUAD - 1


@pytest.mark.parametrize(
    ("cards", "areas"),
    [
        ({}, 2),
        ({"a.base": {"fast": DASH}}, 3),
        ({"a.base": {"swift": DASH}}, 2),
        ({"a.base": {"slow": DASH, "fast": DASH}}, 3),
        ({"a.base": {"scheme": area(dash=True), "fast": DASH}}, 4),
        ({"a.base": {"fast": DASH}, "b.base": {"fast": PUSH}}, 4),
        ({"b.base": {"fast": SPARING}}, 2),
        ({"b.base": {"scheme": area(), "slow": do(op("pull", who="hit"), op("spare"))}}, 2),
        ({"b.base": {"slow": do(op("dash", who={"side": "enemies", "pick": "one"}))}}, 2),
        ({"b.base": {"slow": do(op("teleport", by=2, who={"side": "allies", "pick": "one"}))}}, 4),
        ({"universal.tide": {"fast": do(op("leap", who="leader"))}}, 4),
        ({f"{kit}.base": {"fast": PUSH} for kit in "bcde"}, 4),
        ({f"{kit}.base": {"slow": PUSH, "fast": PUSH} for kit in "bcdefg"}, 5),
        ({"b.one": {"fast": PUSH}}, 2),
    ],
)  # fmt: skip
def test_what_a_squad_adds_to_two_steps(cards: dict[str, Any], areas: int) -> None:
    """Two slots a turn, each card once, three friends: what no slot or friend is left for does not count."""
    assert farthest(packs.pack(cards), "a") == areas


def test_a_card_counts_for_whom_it_moves() -> None:
    pack = packs.pack({"b.base": {"fast": DASH, "slow": PUSH}})
    assert [(each.name, each.areas, each.friend) for each in helps_for(pack, "a")] == [("b.base", {"slow": 1}, "b")]
    assert [(each.name, each.areas, each.friend) for each in helps_for(pack, "b")] == [("b.base", {"fast": 1}, "")]


@pytest.mark.rule("AR-54", "AR-84")
@pytest.mark.parametrize(("target", "moves"), [("a", False), ("f", True)])
def test_a_push_of_enemies_leaves_friends_where_they_are(target: str, moves: bool) -> None:
    cards = {"b.base": {"scheme": targeted(), "slow": SPARING}}
    table = Table("b:C3n a:C3w f:C3s", hand="b.base", cards=cards).fight("with:slow:b.base", target)
    assert (table.match.asks[0].kind == "push") is moves
    assert table.health(target) == [9 if target == "a" else 8]
