"""With four players the champions of the mate are allies: cards may be about them, only one's own are activated (SB-70)."""

from __future__ import annotations

import pytest

from tests.engines.brawl.bouts import Blow, Bout

MATE = "alistair:E3"


def team(own: str, enemies: str = "nikkit:C5", **wanted: object) -> Bout:
    """Return a match of teams in which seat 0 moves and the mate has King Alistair."""
    return Bout(own, enemies, MATE, "sulka:G6", **wanted)  # type: ignore[arg-type]  # as Bout takes them


@pytest.mark.rule("SB-70")
@pytest.mark.parametrize(
    ("own", "card", "answers", "effect"),
    [
        ("dugrun:C4", "knock_down", ("stay", "nikkit"), ("strength", 2, "nikkit")),
        ("gwaien:C4", "ignite", ("stay", "nikkit"), ("strength", 2, "nikkit")),
        ("goldarr:C4", "me_hearties", ("stay", "use", "0"), ("strength", 1, "")),
        ("nevamor:C4", "guiding_light", ("stay", "use", "alistair", "B4"), ("strength", 1, "")),
    ],
)
def test_what_strengthens_allies_strengthens_those_of_the_mate(
    own: str, card: str, answers: tuple[str, ...], effect: tuple[str, int, str]
) -> None:
    bout = team(f"{own} rath:A1", hand=card).play(card, *answers)
    assert effect in bout.effects("alistair")
    assert bout.effects("sulka") == set()


@pytest.mark.rule("SB-70")
def test_champions_of_the_mate_may_be_moved_by_his_cards() -> None:
    thrown = team("kilgore:E4", hand="throw").start("throw", "stay", "use")
    assert thrown.question == (0, "jump"), "the player of the card decides"
    assert thrown.on("C3").at("alistair") == ["C3"]
    rushed = team("taze:C4", hand="rush").start("rush", "stay", "use")
    assert rushed.offered == {"taze", "alistair"}
    assert rushed.on("alistair", "E1").at("alistair") == ["E1"]
    vines = team("loralei:E1", hand="grasping_vines").start("grasping_vines", "stay")
    assert vines.offered == {"alistair", "stop"}


@pytest.mark.rule("SB-67", "SB-70")
def test_rath_may_come_up_next_to_a_champion_of_the_mate() -> None:
    bout = team("rath:C4", hand="stalk_beneath").start("stalk_beneath", "use")
    assert bout.question == (0, "place")
    assert bout.offered == {"E2", "E4", "D2", "D3", "F2", "F3"}


@pytest.mark.rule("SB-70", "SB-77")
def test_reactions_may_be_put_on_champions_of_the_mate() -> None:
    sides = ("tzu_xiao:C4", "dugrun:C3", "alistair", "taze:D3")
    bout = Bout(*sides, hand="pounce momentum hold_ground").start("pounce", "stay", "dugrun")
    assert bout.question == (1, "react"), "in order of turns"
    assert bout.offered == {"hold_ground>dugrun", "pass"}
    bout.on("pass")
    assert bout.question == (3, "react")
    assert bout.offered == {"momentum>dugrun", "pass"}
    bout.on("momentum>dugrun")
    assert bout.figures("dugrun") == Blow(1, 3)
    assert bout.question == (3, "dash"), "the player of the reaction decides"
    assert bout.on("B2").at("dugrun") == ["B2"]
    first = Bout(*sides, hand="pounce momentum hold_ground").play("pounce", "stay", "dugrun", "hold_ground>dugrun")
    assert first.hand(3) == ["momentum"], "one card for the team"


@pytest.mark.rule("SB-27", "SB-70")
def test_areas_hit_champions_of_the_mate() -> None:
    bout = team("korvash:E4", "nikkit:E5", hand="chop").play("chop", "d0")
    assert set(bout.blows()) == {("alistair", 4), ("nikkit", 4)}
