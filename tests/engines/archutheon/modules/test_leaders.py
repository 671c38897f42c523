"""The module of the advanced leader choice: secret and simultaneous (AR-91)."""

from __future__ import annotations

import pytest

from tests.engines.archutheon.packs import KITS
from tests.engines.archutheon.setup.openings import Opening


def both(opening: Opening, orange: str, green: str) -> Opening:
    """Name the leaders of both."""
    return opening.answer(orange, seat=0).answer(green, seat=1)


@pytest.mark.rule("AR-91")
def test_both_name_a_leader_in_secret() -> None:
    opening = Opening(leaders="on")
    assert {(each.seat, each.kind) for each in opening.match.asks} == {(0, "leader_secret"), (1, "leader_secret")}
    opening.answer("c", seat=0)
    assert not opening.board.heroes
    assert not opening.emitted("joined")
    opening.answer("d", seat=1)
    assert [(hero.kit, hero.side, hero.number) for hero in opening.board.heroes] == [("c", 0, 1), ("d", 1, 1)]


@pytest.mark.rule("AR-91")
def test_the_same_one_is_set_aside_leads_nobody_but_may_be_drafted() -> None:
    opening = both(Opening(leaders="on"), "c", "c")
    assert opening.emitted("leaders_clash") == [{"hero": "c"}]
    assert "c" not in opening.offered(0)
    both(opening, "a", "e")
    assert opening.question == (0, "hero_pick")
    assert "c" in opening.offered()


@pytest.mark.rule("AR-91")
def test_of_the_last_two_orange_picks_one_and_green_has_the_other() -> None:
    opening = Opening(leaders="on")
    for kit in KITS[:-2]:
        both(opening, kit, kit)
    assert opening.offered(0) == ["i", "j"]
    both(opening, "i", "i")
    assert (opening.question, opening.offered()) == ((0, "leader"), ["i", "j"])
    opening.answer("j")
    assert [hero.kit for hero in opening.board.heroes] == ["j", "i"]


@pytest.mark.rule("AR-91", "AR-05")
def test_without_the_module_leaders_are_picked_openly() -> None:
    assert Opening().question == (0, "leader")
