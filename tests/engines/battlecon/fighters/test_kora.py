"""Kora, card by card: a chain on the opponent, who may be pulled along and pays for every retreat."""

from __future__ import annotations

import pytest

from engines.battlecon.game import BATTLECON
from tests.engines.battlecon.duels import Fight, figures_of

CHAIN = "kora.chain"


def kora(*spaces: int, chain: bool = False, rival: str = "claus", side: int = 0) -> Fight:
    """Return a fight of Kora, the chain active or not."""
    fight = Fight("kora", rival, spaces=spaces, sides={0: side})
    return fight.set(0, active=(CHAIN,) if chain else ())


@pytest.mark.rule("BC-82", "BC-14")
def test_her_figures_agree_with_the_book() -> None:
    assert figures_of("kora") == {
        "measured": ((2, 3), 2, 1, 1),
        "restraining": ((0, 0), 1, 0, 2),
        "clinging": ((1, 2), 0, 0, 1),
        "precise": ((0, 1), -1, 1, 0),
        "exhausting": ((0, 0), 0, 0, 1),
        "undercut": ((1, 3), 3, 4, 0),
        "last_link": ((1, 5), 5, 6, 0),
        "verdict": ((2, 4), 8, 3, 4),
    }
    kit = BATTLECON.standard.pack.kit["kora"]
    assert (kit.life, kit.source) == (20, "ours")
    assert [(card.id, card.form, card.active) for card in kit.cards] == [("chain", False, False)]
    assert [card.id for card in (*kit.styles, *kit.bases) if card.tie] == ["precise"]
    assert [card.id for card in (*kit.styles, *kit.bases) if card.fixed] == ["undercut"]
    fight = kora(0, 6).lay("measured/strike", "maneuver/shot").on()
    figures = {"range": [3, 4], "power": 6, "priority": 4, "guard": 6, "tie": False}
    assert fight.emitted("revealed", fighter=0)[0]["figures"] == figures


# ---------------------------------------------------------------- the chain


@pytest.mark.rule("BC-41", "BC-45", "BC-70")
@pytest.mark.parametrize(("chain", "lost"), [(True, [1, 1]), (False, [])])
def test_the_chain_takes_a_life_at_each_retreat_before_it(chain: bool, lost: list[int]) -> None:
    fight = kora(0, 2, chain=chain, rival="shekhtur").lay("measured/dash", "unleashed/burst")
    fight.on(*(["decline"] if chain else []))
    assert fight.question() == (1, "move")
    fight.answer("s3")
    order = [event.kind for event in fight.events if event.kind in ("lost", "moved")]
    assert order == (["lost", "moved"] if chain else ["moved"])
    fight.on("s1", "s4")
    assert [emitted["amount"] for emitted in fight.emitted("lost", fighter=1)] == lost
    assert not fight.emitted("lost", fighter=0)


@pytest.mark.rule("BC-41", "BC-50")
def test_the_chain_minds_no_advance_no_push_and_no_retreat_that_cannot_be() -> None:
    advance = kora(0, 4, chain=True, rival="shekhtur").lay("measured/shot", "maneuver/drive").on("decline", "s3")
    assert advance.emitted("moved", fighter=1)
    assert not advance.emitted("lost")
    pushed = kora(2, 3, chain=True).lay("restraining/undercut", "maneuver/shot").on("decline", "1")
    assert pushed.emitted("moved", way="push")
    assert not pushed.emitted("lost")
    edge = kora(2, 6, chain=True, rival="shekhtur").beat("measured/dash", "maneuver/burst", answers=["decline", "s1"])
    assert not edge.emitted("moved", fighter=1)
    assert not edge.emitted("lost")


@pytest.mark.rule("BC-53")
def test_a_teleport_away_is_a_retreat_for_the_chain() -> None:
    fight = kora(2, 4, chain=True, rival="anya")
    fight.fighter(1).markers = {"anya.vortex": 6}
    fight.lay("measured/shot", "airy/strike").on("decline", "anya.airy/0")
    assert [emitted["amount"] for emitted in fight.emitted("lost", fighter=1)] == [1]
    assert fight.spaces()[1] == 6


@pytest.mark.rule("BC-70")
def test_with_the_chain_she_may_pull_at_the_start_and_it_turns_down() -> None:
    fight = kora(1, 5, chain=True).lay("restraining/strike", "maneuver/grasp").on()
    assert fight.question() == (0, "effect")
    assert fight.offered == {"kora.ability/0", "decline"}
    fight.answer("kora.ability/0")
    assert fight.fighter(0).active == ()
    assert fight.question() == (0, "move")
    assert fight.offered == {"s4", "s3"}
    fight.answer("s3")
    assert fight.spaces() == [1, 3]


@pytest.mark.parametrize("chain", [True, False])
def test_the_pull_may_be_declined_and_needs_the_chain(chain: bool) -> None:
    fight = kora(1, 5, chain=chain).lay("restraining/strike", "maneuver/grasp")
    fight.on(*(["decline"] if chain else []))
    assert fight.spaces() == [1, 5]
    assert fight.fighter(0).active == ((CHAIN,) if chain else ())


@pytest.mark.rule("BC-70")
@pytest.mark.parametrize(("space", "active"), [(3, (CHAIN,)), (6, ())])
def test_at_the_end_of_a_beat_with_a_hit_the_chain_turns_up(space: int, active: tuple[str, ...]) -> None:
    fight = kora(2, space).beat("restraining/strike", "maneuver/shot", uses=[(0, "hasten")])
    assert fight.fighter(0).active == active
    assert not active or fight.stage("kora.ability/1") == "end"


# ---------------------------------------------------------------- styles


@pytest.mark.rule("BC-59", "BC-98")
def test_measured_hits_only_if_nobody_has_moved() -> None:
    still = kora(2, 5).lay("measured/strike", "maneuver/shot").on()
    assert still.emitted("hit", attacker=0)[0]["reach"] == [3, 4]
    assert still.emitted("damage", fighter=1)[0]["power"] == 6
    theirs = kora(2, 6, rival="shekhtur").lay("measured/strike", "maneuver/drive").use(1, "malice").on("s5")
    assert [emitted["why"] for emitted in theirs.emitted("missed", attacker=0)] == ["condition"]
    hers = kora(1, 6).lay("measured/drive", "maneuver/strike").on("s2")
    assert [emitted["why"] for emitted in hers.emitted("missed", attacker=0)] == ["condition"]


@pytest.mark.rule("BC-55")
@pytest.mark.parametrize(("style", "moved"), [("restraining", False), ("exhausting", True)])
def test_restraining_forbids_the_opponent_to_retreat(style: str, moved: bool) -> None:
    fight = kora(2, 3, rival="shekhtur").lay(f"{style}/grasp", "maneuver/burst").on()
    if moved:
        assert fight.question() == (1, "move")
        assert fight.offered == {"s4", "s5"}
    else:
        assert fight.question() == (0, "move"), "no retreat: she hits and moves the opponent as she likes"
        assert fight.emitted("hit", attacker=0)
        fight.answer("s4")
        assert fight.spaces() == [2, 4]


@pytest.mark.rule("BC-55")
def test_restraining_leaves_the_opponent_to_advance_and_her_to_retreat() -> None:
    fight = kora(3, 5, rival="shekhtur").lay("restraining/burst", "maneuver/dash").on()
    assert fight.question() == (0, "move")
    fight.answer("s2")
    assert fight.question() == (1, "move")
    assert fight.offered == {"s4", "s3", "s1"}


@pytest.mark.rule("BC-57")
def test_clinging_pulls_up_to_two_and_turns_the_chain_up() -> None:
    fight = kora(1, 4).lay("clinging/strike", "maneuver/shot").use(0, "hasten").on()
    assert fight.emitted("hit", attacker=0)[0]["reach"] == [2, 3]
    assert fight.question() == (0, "move")
    assert fight.offered == {"s3", "s2", "stay"}
    fight.answer("stay")
    assert fight.emitted("card") == [{"fighter": 0, "card": CHAIN, "active": True}]
    assert next(event.kind for event in fight.events if event.kind in ("card", "damage")) == "card"
    assert fight.emitted("damage", fighter=1)[0]["power"] == 4
    assert fight.spaces() == [1, 4]


def test_clinging_that_misses_does_nothing() -> None:
    fight = kora(1, 2).beat("clinging/strike", "maneuver/grasp", answers=["s3"])
    assert fight.fighter(0).active == ()
    assert fight.spaces() == [3, 2]


@pytest.mark.rule("BC-24", "BC-87")
def test_precise_wins_ties() -> None:
    fight = kora(2, 3).lay("precise/shot", "maneuver/strike").on()
    assert not fight.emitted("tied")
    assert fight.emitted("order")[0]["order"] == [0, 1]


@pytest.mark.rule("BC-71", "BC-44")
@pytest.mark.parametrize(("style", "armour"), [("precise", 0), ("exhausting", 1)])
def test_precise_ignores_armour(style: str, armour: int) -> None:
    fight = kora(2, 3, rival="vekil").lay(f"{style}/strike", "granite/grasp").use(0, "hasten")
    fight.on(*(["stay"] if style == "exhausting" else []))
    damage = fight.emitted("damage", fighter=1)[0]
    assert damage["armour"] == armour


@pytest.mark.rule("BC-70")
@pytest.mark.parametrize(("chain", "power"), [(True, 4), (False, 3)])
def test_precise_hits_harder_with_the_chain(chain: bool, power: int) -> None:
    fight = kora(2, 3, chain=chain).lay("precise/strike", "maneuver/shot").on(*(["decline"] if chain else []))
    assert fight.emitted("damage", fighter=1)[0]["power"] == power


@pytest.mark.rule("BC-93")
def test_exhausting_advances_up_to_one_and_slows_who_was_damaged_in_the_next_beat_alone() -> None:
    fight = kora(2, 4).lay("exhausting/strike", "maneuver/shot").use(0, "hasten").on()
    assert fight.offered == {"s3", "stay"}
    assert fight.stage("kora.exhausting/0") == "attack"
    fight.answer("s3")
    assert fight.stage("kora.exhausting/1") == "damage"
    fight.set(0, space=0).set(1, space=6).refill()
    fight.beat("restraining/dash", "maneuver/strike", answers=["decline", "s1"])
    assert fight.speeds() == {0: 9, 1: 1}
    fight.refill().lay("restraining/grasp", "maneuver/strike").on("decline")
    assert fight.speeds()[1] == 3


def test_exhausting_without_damage_slows_nobody() -> None:
    fight = kora(2, 6).lay("exhausting/strike", "maneuver/shot").use(0, "hasten").on("stay")
    assert fight.emitted("missed", attacker=0)
    assert not fight.emitted("bonus")


# ---------------------------------------------------------------- base


@pytest.mark.rule("BC-16", "BC-40")
@pytest.mark.parametrize(
    ("spaces", "chain", "offered"),
    [((2, 4), False, {"0", "1", "2"}), ((2, 4), True, {"0", "1"}), ((4, 6), False, {"0", "2"})],
)
def test_undercut_pulls_pushes_or_chains(spaces: tuple[int, int], chain: bool, offered: set[str]) -> None:
    fight = kora(*spaces, chain=chain).lay("restraining/undercut", "maneuver/shot").on(*(["decline"] if chain else []))
    assert fight.emitted("hit", attacker=0)[0]["reach"] == [1, 3]
    assert fight.question() == (0, "option")
    assert fight.offered == offered


@pytest.mark.rule("BC-16")
def test_the_range_of_undercut_is_fixed() -> None:
    fight = kora(2, 5).lay("clinging/undercut", "maneuver/shot").on()
    assert fight.emitted("revealed", fighter=0)[0]["figures"]["range"] == [1, 3]  # type: ignore[index]  # figures


@pytest.mark.parametrize(("option", "space", "active"), [("0", 3, False), ("1", 5, False), ("2", 4, True)])
def test_each_way_of_undercut(option: str, space: int, active: bool) -> None:
    fight = kora(2, 4).lay("restraining/undercut", "maneuver/shot").on(option)
    assert fight.spaces() == [2, space]
    assert [emitted["active"] for emitted in fight.emitted("card")] == [True], "at the latest by the hit, at the end"
    kinds = [event.kind for event in fight.events if event.kind in ("card", "damage")]
    assert (kinds[0] == "card") is active


# ---------------------------------------------------------------- finishers


@pytest.mark.rule("BC-93", "BC-57")
def test_last_link_pulls_chains_and_pins_in_the_next_beat() -> None:
    fight = kora(1, 6, rival="shekhtur").rich(0).lay("maneuver/strike", "maneuver/strike").on("play")
    assert fight.emitted("hit")[0]["reach"] == [1, 5]
    assert fight.offered == {"s5", "s4", "s3", "s2", "stay"}
    fight.answer("s3")
    order = [event.kind for event in fight.events if event.kind in ("card", "phase")]
    assert order[-4:] == ["card", "phase", "phase", "phase"], "before the end, recycle and the next beat"
    assert fight.speeds() == {0: 6, 1: 3}
    assert fight.emitted("damage", fighter=1)[0]["power"] == 5
    assert fight.fighter(0).active == (CHAIN,)
    fight.refill().set(1, space=6).beat("restraining/shot", "maneuver/dash", answers=["decline"])
    assert fight.spaces() == [1, 6]
    fight.refill().lay("exhausting/shot", "maneuver/dash").on("decline")
    assert fight.question() == (1, "move")


def test_last_link_that_misses_does_nothing() -> None:
    fight = kora(0, 6).rich(0).beat("maneuver/strike", "maneuver/strike", answers=["play"])
    assert (fight.spaces(), fight.fighter(0).active, fight.emitted("rule")) == ([0, 6], (), [])


@pytest.mark.rule("BC-59", "BC-70")
@pytest.mark.parametrize("chain", [True, False])
def test_verdict_lets_the_chained_opponent_not_move(chain: bool) -> None:
    fight = kora(0, 4, chain=chain, side=1, rival="shekhtur").rich(0).lay("maneuver/strike", "unleashed/drive")
    fight.on("play", *(["decline"] if chain else ["s3", "s4"]))
    assert bool(fight.emitted("moved", fighter=1)) is not chain
    assert fight.speeds() == {0: 3, 1: 4}
    hit = fight.emitted("hit", attacker=0)
    assert [emitted["reach"] for emitted in hit] == [[2, 4]]
    assert fight.emitted("damage", fighter=1)[0]["power"] == 8


@pytest.mark.rule("BC-12")
def test_verdict_has_guard_four() -> None:
    fight = kora(2, 4, side=1).rich(0).lay("maneuver/strike", "maneuver/shot").use(1, "hasten").on("play")
    assert fight.emitted("damage", fighter=0)[0]["guard"] == 4


def test_a_mirror_match_has_two_chains() -> None:
    fight = Fight("kora", "kora", spaces=(2, 3)).set(1, active=(CHAIN,))
    fight.lay("exhausting/burst", "restraining/strike").on("decline")
    assert not fight.emitted("moved", fighter=0), "restrained"
    fight = Fight("kora", "kora", spaces=(2, 4)).set(1, active=(CHAIN,))
    fight.lay("exhausting/burst", "measured/strike").on("decline", "s1")
    assert [emitted["amount"] for emitted in fight.emitted("lost", fighter=0)] == [1]


@pytest.mark.rule("BC-41")
def test_an_interruption_may_be_interrupted_itself() -> None:
    fight = kora(1, 4, chain=True, rival="feilana").lay("exhausting/drive", "barbed/strike").on("decline")
    fight.answer("kora.exhausting/0").answer("s2")
    assert fight.question() == (1, "effect"), "Feilana may retreat before the advance"
    fight.answer("feilana.barbed/0")
    kinds = [event.kind for event in fight.events if event.kind in ("lost", "moved")]
    assert kinds == ["lost", "moved", "moved"], "the chain takes its life before that retreat"
    assert [(emitted["fighter"], emitted["end"]) for emitted in fight.emitted("moved")] == [(1, 5), (0, 2)]
    assert fight.life() == [20, 19]
