"""What lies face down, and what everybody sees (BC-06, BC-78)."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from engines.battlecon.views.view import FighterView, View
from engines.kernel.views import Seen, redeal, view
from tests.engines.battlecon.duels import Fight
from tests.engines.battlecon.kits import HALT, card, duel, marker, op, special, token, when, with_style

EVERYTHING: dict[str, Any] = {
    "tokens": (token("gem", supply=2, exhausted=1),),
    "markers": (marker("flag", 1),),
    "cards": (special("lamp", active=True),),
}
OTHERS = (1, None)
"""Who sees red's cards from outside: the other player and the public."""


def seen(fight: Fight, viewer: int | None) -> Seen:
    return view(fight.rules, fight.match, viewer)


def table(fight: Fight, viewer: int | None) -> View:
    shown: View = seen(fight, viewer).table
    return shown


def red(fight: Fight, viewer: int | None) -> FighterView:
    return table(fight, viewer).fighters[0]


def emitted(fight: Fight, viewer: int | None, kind: str) -> list[Any]:
    return [event.stored().seen_by(viewer) for event in fight.events if event.kind == kind]


# ---------------------------------------------------------------- pairs


@pytest.mark.rule("BC-06")
def test_a_pair_that_is_laid_changes_nothing_for_others_not_even_that_it_lies() -> None:
    fight = duel()
    before = [seen(fight, viewer) for viewer in OTHERS]
    fight.answer("red.plain/strike", seat=0)
    assert [seen(fight, viewer) for viewer in OTHERS] == before
    assert not fight.events
    assert red(fight, 0).laid == ("red.plain", "strike")


@pytest.mark.rule("BC-06")
def test_face_down_any_pair_looks_alike_to_others() -> None:
    looks = []
    for pair in ("plain/strike", "halt/wait", "maneuver/dash"):
        fight = duel(EVERYTHING).lay(pair, "plain/jab")
        assert fight.board.phase == "advantages"
        looks.append([seen(fight, viewer) for viewer in OTHERS])
        for viewer in OTHERS:
            shown = red(fight, viewer)
            assert (shown.pair_down, shown.style, shown.base, shown.laid, shown.hand) == (True, "", "", None, None)
            assert (shown.printed, shown.figures) == (None, None)
            assert set(shown.unseen) >= {"red.plain", "strike", "red.halt", "red.wait", "maneuver", "dash"}
        name = tuple(fight.name(0, part) for part in pair.split("/"))
        assert red(fight, 0).laid == name
        assert not set(name) & set(red(fight, 0).hand or ())
    assert looks[0] == looks[1] == looks[2]


@pytest.mark.rule("BC-06")
def test_what_is_told_of_a_pair_face_down_names_no_card() -> None:
    fight = duel().lay("plain/strike", "plain/jab")
    assert [emitted(fight, viewer, "laid") for viewer in (0, *OTHERS)] == [[{"fighter": 0}, {"fighter": 1}]] * 3


@pytest.mark.rule("BC-06")
def test_once_revealed_pairs_are_open() -> None:
    fight = duel(None, with_style(when("start", HALT))).lay("plain/strike", "own/jab").on()
    for viewer in (0, *OTHERS):
        shown = red(fight, viewer)
        assert (shown.pair_down, shown.style, shown.base) == (False, "red.plain", "strike")
        assert shown.figures is not None
        assert shown.figures.power == 4
        assert not {"red.plain", "strike"} & {*shown.unseen}


@pytest.mark.rule("BC-06")
def test_clash_bases_are_secret_until_both_lie() -> None:
    fight = duel().lay("plain/strike", "plain/strike").on()
    before = [seen(fight, viewer) for viewer in OTHERS]
    count = len(fight.events)
    fight.answer("drive", seat=0)
    assert [seen(fight, viewer) for viewer in OTHERS] == before
    assert len(fight.events) == count
    fight.answer("grasp", seat=1)
    assert fight.emitted("clash")[0]["bases"] == [[0, "drive"], [1, "grasp"]]


@pytest.mark.rule("BC-06")
def test_the_pair_of_who_plays_a_finisher_is_open_after_that() -> None:
    kit = {"finishers": (card("final", range=(1, 1), power=1, priority=9),)}
    fight = duel(kit, with_style(when("start", HALT))).rich(0).lay("maneuver/strike", "own/jab").on("play")
    assert red(fight, None).finisher_played == "red.final"
    assert (red(fight, None).style, red(fight, None).base) == ("", "")


# ---------------------------------------------------------------- what is open


@pytest.mark.rule("BC-06")
def test_hands_are_for_their_own_player_alone_and_can_be_worked_out() -> None:
    fight = duel().beat("plain/strike", "plain/wait")
    for viewer in OTHERS:
        shown = red(fight, viewer)
        assert shown.hand is None
        known = {*shown.unseen, *shown.discard_1, *shown.discard_2}
        assert known == {*fight.rules.pack.styles("red"), *fight.rules.pack.bases("red")}
    assert set(red(fight, 0).hand or ()) == {*fight.fighter(0).hand}


@pytest.mark.rule("BC-06")
def test_everything_else_is_open_to_all() -> None:
    fight = duel(EVERYTHING, EVERYTHING, spaces=(2, 3)).beat("plain/strike", "plain/wait")
    for viewer in (0, *OTHERS):
        shown = table(fight, viewer)
        assert (shown.beat, shown.pool, shown.force) == (2, 39, (3, 3))
        for i, fighter in enumerate(shown.fighters):
            held = fight.fighter(i)
            assert (fighter.life, fighter.space, fighter.kit) == (held.life, held.space, held.kit)
            assert (fighter.discard_1, fighter.discard_2) == (held.discard_1, held.discard_2)
            assert [(t.token, t.supply, t.exhausted) for t in fighter.tokens] == [(f"{held.kit}.gem", 2, 1)]
            assert fighter.markers == ((f"{held.kit}.flag", (1, 5)[i]),)
            assert fighter.special == ((f"{held.kit}.lamp", True),)
            assert fighter.finisher == f"{held.kit}.{held.kit}_final"


# ---------------------------------------------------------------- beside the pair


@pytest.mark.rule("BC-78", "BC-06")
def test_which_card_lies_beside_a_pair_is_known_to_its_owner_alone() -> None:
    looks = []
    for card_ in ("strike", "drive"):
        fight = duel(with_style(when("start", HALT)), with_style(when("reveal", op("discard")))).lay(
            "own/jab", "own/wait"
        )
        fight.on(card_)
        assert fight.question() == (0, "option")
        assert emitted(fight, 0, "discarded") == [{"fighter": 0, "kind": "base", "card": card_}]
        for viewer in OTHERS:
            assert emitted(fight, viewer, "discarded") == [{"fighter": 0, "kind": "base"}]
            assert red(fight, viewer).beside == 1
            assert {"strike", "drive"} <= {*red(fight, viewer).unseen}
        looks.append([seen(fight, viewer) for viewer in OTHERS])
    assert looks[0] == looks[1]


@pytest.mark.rule("BC-78")
def test_in_the_discard_pile_it_is_open() -> None:
    fight = duel(None, with_style(when("start", op("discard")))).beat("plain/jab", "own/wait", answers=["strike"])
    assert "strike" in red(fight, 1).discard_1


@pytest.mark.rule("BC-31", "BC-78")
def test_beside_a_finisher_it_is_told_too_once_it_is_open() -> None:
    kit = {"finishers": (card("final", range=(1, 1), power=1, priority=9),)}
    fight = duel(kit, with_style(when("start", op("discard"))), spaces=(2, 5)).rich(0)
    fight.beat("maneuver/jab", "own/wait", answers=["play", "strike"])
    assert fight.fighter(0).discard_1 == ("strike",)
    for viewer in (0, *OTHERS):
        (mine,) = [facts for facts in emitted(fight, viewer, "recycled") if facts["fighter"] == 0]
        assert (mine["back"], mine["pile_1"]) == ((), ("strike",))


# ---------------------------------------------------------------- for practice players


@pytest.mark.rule("BC-06", "BC-78")
def test_what_is_dealt_anew_for_others_is_any_pair_and_any_card_beside_it() -> None:
    fight = duel(None, with_style(when("reveal", op("discard")), when("start", HALT)))
    fight.lay("plain/strike", "own/wait")
    drawn = set()
    for n in range(40):
        other = redeal(fight.rules, fight.match, 1, Random(n))
        assert view(fight.rules, other, 1) == seen(fight, 1)
        mine = other.board.fighters[0]
        drawn.add((mine.style, mine.base))
        held = {*mine.hand, mine.style, mine.base}
        assert held == {*fight.fighter(0).hand, "red.plain", "strike"}
        assert other.board.fighters[1] == fight.fighter(1)
    assert len(drawn) > 20
    fight.on("drive")
    assert fight.question() == (1, "option")
    beside = {redeal(fight.rules, fight.match, 1, Random(n)).board.fighters[0].beside for n in range(40)}
    assert len(beside) > 4
    assert all(redeal(fight.rules, fight.match, 0, Random(n)).board.fighters[0].beside == ("drive",) for n in range(9))


@pytest.mark.rule("BC-06")
def test_no_view_of_others_names_the_pair_in_another_place_than_what_is_unseen() -> None:
    fight = duel(EVERYTHING).lay("halt/dash", "plain/jab")
    for viewer in OTHERS:
        shown = msgspec.structs.replace(red(fight, viewer), unseen=())
        assert "halt" not in str(shown)
        assert "dash" not in str(shown)
