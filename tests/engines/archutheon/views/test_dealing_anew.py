"""Matches dealt anew: they agree with all that a viewer has seen, and every world that he cannot rule out comes up (AR-86)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest

from engines.archutheon.board import ArchutheonMatch
from engines.archutheon.effects.cards import know
from engines.kernel.views import redeal, view
from tests.engines.archutheon.packs import area, do, op
from tests.engines.archutheon.tables import Table

TIER_ONE = {"a.one", "b.one", "c.one", "d.one", "universal.one", "universal.trick"}


def deals(table: Table, viewer: int = 1, count: int = 200) -> Iterator[ArchutheonMatch]:
    """Yield matches dealt anew for a viewer, having checked that he cannot tell them from the true one."""
    seen = view(table.rules, table.match, viewer)
    for n in range(count):
        found: ArchutheonMatch = redeal(table.rules, table.match, viewer, Random(n))
        assert view(table.rules, found, viewer) == seen
        yield found


def hands(table: Table, side: int = 0, count: int = 200) -> set[tuple[str, ...]]:
    """Return the hands of a side that come up."""
    return {tuple(match.board.players[side].hand) for match in deals(table, 1 - side, count)}


def tracked(*answers: str, hand: str, stash: int = 1, known: bool = True) -> Table:
    """Return a table at the end of orange's turn: its hand, if it is known, and the answers since."""
    table = Table(tracks=((0, 0, stash), (0, 0, 0)))
    table.on("attack", "slot:slow:", "a", "none", "truth")
    if table.question[1] == "turn":
        table.answer("end")
    player = table.board.players[0]
    player.hand = sorted(hand.split())
    player.stash = [card for card in player.stash if card not in player.hand]
    player.known = ()
    if known:
        know(player, player.hand)
    return table.on(*answers)


@pytest.mark.rule("AR-86")
def test_a_hand_that_all_have_seen_stays() -> None:
    assert hands(tracked(hand="a.base b.one")) == {("a.base", "b.one")}


@pytest.mark.rule("AR-86", "AR-47")
def test_of_cards_taken_from_a_tier_every_choice_comes_up() -> None:
    table = tracked("stash", "a.one b.one universal.trick", hand="a.base", stash=0)
    expected = {tuple(sorted(("a.base", *some))) for some in combinations(sorted(TIER_ONE), 3)}
    assert hands(table, count=600) == expected


@pytest.mark.rule("AR-86", "AR-47")
def test_the_owner_himself_knows_his_cards() -> None:
    table = tracked("stash", "a.one b.one universal.trick", hand="a.base", stash=0)
    assert {tuple(match.board.players[0].hand) for match in deals(table, 0, 40)} == {
        ("a.base", "a.one", "b.one", "universal.trick")
    }


@pytest.mark.rule("AR-86", "AR-49")
def test_after_an_exchange_of_one_of_two_known_cards_either_may_be_gone() -> None:
    """Which of both bases went, and which card of tier I came."""
    table = tracked("slots", "a.base", "b.one", hand="a.base b.base")
    expected = {tuple(sorted((base, one))) for base in ("a.base", "b.base") for one in TIER_ONE}
    assert hands(table, count=400) == expected


@pytest.mark.rule("AR-86", "AR-49")
def test_if_all_known_cards_were_exchanged_none_of_them_is_left() -> None:
    """Two cards, both known, two exchanged: the bases are gone for sure."""
    table = tracked("slots", "a.base c.one", "b.one d.one", hand="a.base c.one")
    found = hands(table, count=400)
    assert not any("c.one" in hand for hand in found), "nothing that was given came back at once"
    assert found == {tuple(sorted(pair)) for pair in combinations(sorted(TIER_ONE - {"c.one"}), 2)}


@pytest.mark.rule("AR-86", "AR-49")
def test_unknown_cards_may_have_been_given_instead_of_known_ones() -> None:
    table = tracked("slots", "b.one", "c.one", hand="a.one b.one", known=True)
    table.board.players[0].known = table.board.players[0].known[:0]
    assert hands(table, count=600) == {tuple(sorted(pair)) for pair in combinations(sorted(TIER_ONE), 2)}


@pytest.mark.rule("AR-86", "AR-47", "AR-49")
def test_a_card_given_may_come_back_by_the_next_take() -> None:
    table = tracked("slots", "c.one", "b.one", hand="c.one")
    assert ("c.one",) not in hands(table)
    table.finish()
    player = table.board.players[0]
    assert any(known.least for known in player.known)


# ---------------------------------------------------------------- hidden cards


@pytest.mark.rule("AR-86", "AR-26")
def test_any_card_of_the_hand_may_lie_face_down_with_any_hero_use_and_aim() -> None:
    cards = {"c.base": {"scheme": area()}, "b.base": {"slow": do(op("put", what="numb", who="hit"))}}
    table = Table("b:C3n f:C3w", hand="b.base c.base universal.trick", foe="f.base", cards=cards)
    table.board.players[0].stash = []
    table.on("attack", "hide:slow:b.base", "f")
    found = [match.board.declared[0] for match in deals(table, count=500)]
    assert {each.card for each in found} == {"b.base", "c.base", "universal.trick"}
    assert {each.use for each in found if each.card == "b.base"} == {"attack", "with"}
    assert {each.hero for each in found if each.card == "universal.trick"} == {0, 2, 4, 6}
    assert {each.target for each in found if each.card == "b.base"} == {-1, 0, 1, 3, 4, 5, 6, 7}
    assert {each.area for each in found if each.card == "c.base"} == {-1, *range(19)}
    for match in deals(table, count=50):
        board = match.board
        assert sorted([*board.players[0].hand, board.declared[0].card]) == ["b.base", "c.base", "universal.trick"]


@pytest.mark.rule("AR-86", "AR-27")
def test_a_card_turned_up_is_no_more_known_to_be_in_the_hand() -> None:
    table = tracked("stash", "a.one b.one c.one", hand="b.base", stash=0)
    table.finish()
    assert table.board.turn == 3
    table.on("attack", "hide:slow:b.base", "none").rest()
    assert not any("b.base" in known.cards for known in table.board.players[0].known)
    assert len(hands(table, count=300)) == 20


@pytest.mark.rule("AR-86", "AR-68")
def test_who_feared_at_the_declaration_has_nothing_face_down_and_who_fears_since_may_have() -> None:
    table = Table("b:C3n f:C3w", hand="b.base c.base universal.trick", foe="f.base", marks={"c": "fear"})
    table.board.players[0].stash = []
    table.on("attack", "hide:slow:b.base", "f")
    assert {match.board.declared[0].card for match in deals(table)} == {"b.base", "universal.trick"}
    table.mark("b", "fear")
    assert {match.board.declared[0].card for match in deals(table)} == {"b.base", "universal.trick"}


@pytest.mark.rule("AR-86")
def test_a_card_that_came_to_the_hand_since_does_not_lie_face_down() -> None:
    """c's later card is executed first and recalls a.one."""
    cards = {"c.base": {"fast": do(op("recall"), op("lift", who="self"), boost="only")}, "b.base": {"damage": 0}}
    table = Table(
        "b:C3n c:C3s f:C3w", hand="b.base c.base d.base", foe="f.base", cards=cards, marks={"c": "armour numb"}
    )
    table.board.players[0].recharge = (("a.one",), (), ())
    table.board.players[0].stash = []
    table.on("attack", "hide:slow:b.base", "f", "pass", "with:fast:c.base", "pass")
    if table.question[1] == "recharge":
        table.answer("a.one")
    assert table.question == (0, "lift")
    assert {match.board.declared[0].card for match in deals(table, count=60)} == {"b.base", "d.base"}


@pytest.mark.rule("AR-86", "AR-58")
def test_what_all_have_seen_to_be_stopped_stays_stopped() -> None:
    cards = {"f.base": {"swift": do(op("block_damage"), boost="only")}}
    table = Table("b:C3n f:C3w", hand="b.base c.base d.base", foe="f.base", cards=cards, tracks=((0, 2, 0), (0, 2, 0)))
    table.on("attack", "hide:slow:b.base", "f", "pass", "attack:fast:c.base", "none", "with:swift:f.base", "0")
    table.board.declared[0].void = ("damage",)
    assert all(match.board.declared[0].void == ("damage",) for match in deals(table, count=20))


@pytest.mark.rule("AR-86", "AR-95")
@pytest.mark.parametrize(("element", "boosts"), [("chaos", {2}), ("freedom", {0})])
def test_a_base_boost_that_all_have_seen_acts_on_whatever_lies_there(element: str, boosts: set[int]) -> None:
    cards = {"d.base": {"element": "void"}}
    options = {"boosting": "on"}
    table = Table("b:C3n f:C3w", hand="b.base c.base d.base", foe="f.base", cards=cards, options=options)
    table.on("attack", "hide:slow:b.base", "d.base", "f", element, *(["far+"] if element == "freedom" else []))
    found = [match.board.declared[0] for match in deals(table, count=80)]
    assert {each.boost for each in found} == boosts
    ways = {each.reach for each in found}
    assert ways == ({(0, 1), (0, -1), (1, 0), (-1, 0)} if element == "freedom" else {(0, 0)})


@pytest.mark.rule("AR-86", "AR-95")
def test_a_base_boost_that_waits_for_the_next_card_does_not_act_on_one_declared_before() -> None:
    cards = {"c.base": {"element": "chaos"}, "d.base": {"element": "chaos"}}
    table = Table("b:C3n f:C3w", hand="b.base c.base d.base", foe="f.base", cards=cards, options={"boosting": "on"})
    table.on("attack", "hide:slow:b.base", "c.base", "f", "pass", "boost:fast:d.base")
    assert table.board.declared[1].named == -1, "the first card has its boost"
    assert {match.board.declared[0].boost for match in deals(table, count=40)} == {2}


# ---------------------------------------------------------------- whole matches


@pytest.mark.rule("AR-86")
@pytest.mark.parametrize("seed", range(6))
def test_in_random_play_cards_are_never_lost_or_doubled(seed: int) -> None:
    """Each card of a side is in one place, and the tiers have as many as before."""
    table = Table(options={"boosting": "on", "charge": "on", "release": "on", "slots": "on"} if seed % 2 else {})
    rng = Random(seed)
    pack = table.rules.pack
    for player, kits in zip(table.board.players, ("abcd", "efgh"), strict=True):
        player.hand = [f"{kit}.base" for kit in kits]
    for _ in range(250):
        if not table.match.asks:
            break
        asked = table.asked()
        count = max(asked.least, min(asked.most, 1))
        table.answer(" ".join(table.word(asked.kind, each.key) for each in rng.sample(asked.options, count)))
        if not table.match.asks:
            break
        for viewer in (0, 1, None):
            dealt = redeal(table.rules, table.match, viewer, rng)
            for side in (0, 1):
                assert held(dealt, side) == held(table.match, side)
                mine, theirs = table.board.players[side], dealt.board.players[side]
                assert [len(mine.hand), len(mine.stash), len(mine.away)] == [
                    len(theirs.hand),
                    len(theirs.stash),
                    len(theirs.away),
                ]
                assert sorted(pack.value[card] for card in mine.stash) == sorted(
                    pack.value[card] for card in theirs.stash
                )


def held(match: ArchutheonMatch, side: int) -> list[str]:
    """Return all cards of a side in order."""
    player = match.board.players[side]
    slots = [card for each in match.board.declared if each.side == side for card in (each.card, each.tucked) if card]
    return sorted(
        [*player.hand, *player.stash, *player.away, *(card for cell in player.recharge for card in cell), *slots]
    )
