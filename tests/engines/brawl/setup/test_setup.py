"""Before the first turn: who moves first, cards, challenges, traps, hands, deployment."""

from __future__ import annotations

from collections import Counter

import pytest

from engines.brawl.board import GATE, TRAPS
from engines.kernel.hexes import members
from tests.engines.brawl.naming import name_of
from tests.engines.brawl.openings import RULES, Opening, seed_of

COURT = RULES.pack.arena["courtyard"]
FIRST_ROW = [f"h{hex_}" for hex_ in range(6)]
LAST_ROW = [f"h{hex_}" for hex_ in range(43, 49)]
TRAP_HEXES = [f"h{hex_}" for hex_ in members(COURT.trap_hexes)]

# ---------------------------------------------------------------- who begins


@pytest.mark.rule("SB-01")
def test_a_random_player_moves_first_and_chooses_the_deployment_area() -> None:
    firsts = Counter()
    for n in range(40):
        opening = Opening(seed=seed_of(n))
        order = opening.board.order
        assert sorted(order) == [0, 1]
        assert opening.question == (order[0], "area")
        assert opening.offered() == ["a", "b"]
        assert [opening.board.players[seat].team for seat in order] == [0, 1]
        firsts[order[0]] += 1
    assert min(firsts[0], firsts[1]) >= 10


@pytest.mark.rule("SB-01", "SB-08")
@pytest.mark.parametrize(("key", "own", "other"), [("a", FIRST_ROW, LAST_ROW), ("b", LAST_ROW, FIRST_ROW)])
def test_the_other_player_has_the_other_area(key: str, own: list[str], other: list[str]) -> None:
    opening = Opening(select="random").answer(key).until("deploy")
    assert opening.question == (0, "deploy")
    assert opening.offered() == own
    opening.answer(own[0]).answer(own[1]).answer(own[2])
    assert opening.question == (1, "deploy")
    assert opening.offered() == other


@pytest.mark.rule("SB-01")
@pytest.mark.parametrize(
    ("select", "kind", "lanes"),
    [("agreement", "team", 0), ("casual", "pick", 0), ("tournament", "bring", 2), ("random", "trap_place", 0)],
)
def test_champions_come_by_agreement_by_drafts_or_by_chance(select: str, kind: str, lanes: int) -> None:
    opening = Opening(select=select).answer("a")
    assert opening.match.asks[0].kind == kind
    assert len(opening.match.lanes) == lanes


@pytest.mark.rule("SB-01")
def test_by_agreement_each_names_all_champions_at_once_and_none_is_in_both_teams() -> None:
    opening = Opening(select="agreement").answer("a")
    assert opening.question == (0, "team")
    assert (opening.asked().least, opening.asked().most) == (3, 3)
    opening.answer("rath", "dugrun", "taze")
    assert opening.question == (1, "team")
    assert not {"rath", "dugrun", "taze"} & {*opening.offered()}
    assert len(opening.offered()) == 21
    opening.answer("kolel", "sulka", "akhet")
    assert [(c.kit, c.seat) for c in opening.board.champions[3:]] == [("kolel", 1), ("sulka", 1), ("akhet", 1)]


@pytest.mark.rule("SB-01")
def test_champions_by_chance_are_all_different() -> None:
    teams = set()
    for n in range(12):
        kits = [c.kit for c in Opening(select="random", seed=seed_of(n)).answer("a").board.champions]
        assert len({*kits}) == 6
        teams.add(tuple(kits))
    assert len(teams) == 12


# ---------------------------------------------------------------- what each has


@pytest.mark.rule("SB-04")
def test_each_has_three_champions_at_the_gate_three_cores_and_a_deck_of_all_their_cards() -> None:
    opening = Opening(select="random").answer("a")
    assert opening.question == (0, "trap_place")
    for seat in (0, 1):
        own = [c for c in opening.board.champions if c.seat == seat]
        assert [(c.hex, c.damage, c.levelled) for c in own] == [(GATE, 0, False)] * 3
        player = opening.board.players[seat]
        assert player.ready == ("red", "yellow", "blue")
        assert len(player.deck) == 18
        assert sorted(player.deck) == sorted(card for c in own for card in RULES.pack.cards_of(c.kit))
        assert (player.hand, player.discard) == ([], [])


@pytest.mark.rule("SB-04")
def test_decks_are_shuffled() -> None:
    kits = ("rath", "dugrun", "taze", "kolel", "sulka", "akhet")
    decks = set()
    for n in range(10):
        opening = Opening(champions=kits, seed=seed_of(n)).answer("a")
        first = opening.board.order[0]
        decks.add(tuple(opening.board.players[first].deck))
        assert opening.board.players[first].deck != sorted(opening.board.players[first].deck)
    assert len(decks) == 10


@pytest.mark.rule("SB-05")
def test_one_challenge_lies_on_the_worthless_slot() -> None:
    opened = set()
    for n in range(12):
        opening = Opening(select="random", seed=seed_of(n)).answer("a")
        track = opening.view().track
        assert [bool(slot.challenge) for slot in track] == [True, False, False, False]
        assert track[0].worth == 0
        assert opening.view().challenges_left == 10
        assert sorted([*opening.board.challenges, track[0].challenge]) == sorted(RULES.pack.challenge)
        opened.add(track[0].challenge)
    assert len(opened) > 4, "shuffled"


@pytest.mark.rule("SB-05")
def test_by_option_a_second_challenge_lies_on_the_next_slot_and_was_opened_before() -> None:
    opening = Opening(select="random", challenges="two").answer("a")
    assert [bool(slot.challenge) for slot in opening.view().track] == [True, True, False, False]
    assert opening.view().track[1].worth == 1
    assert [emitted["slot"] for emitted in opening.emitted("challenge")] == [1, 0]
    assert opening.view().challenges_left == 9


# ---------------------------------------------------------------- traps


@pytest.mark.rule("SB-06")
def test_first_one_then_the_other_lays_two_traps_on_empty_trap_hexes() -> None:
    opening = Opening(select="random").answer("a")
    assert sorted(opening.board.supply) == sorted(TRAPS)
    assert Counter(TRAPS) == {"stun": 2, "root": 2, "damage_1": 2, "damage_2": 4, "damage_3": 2}
    left = list(TRAP_HEXES)
    for seat in (0, 0, 1, 1):
        assert opening.question == (seat, "trap_place")
        assert opening.offered() == left
        opening.answer(left.pop(1))
    assert opening.question[1] == "mulligan"
    assert len(opening.board.traps) == 4
    assert len(opening.board.supply) == 8
    assert sorted([*opening.board.supply, *opening.board.traps.values()]) == sorted(TRAPS)
    assert [name_of(hex_) for hex_ in opening.view().traps] == ["C3", "C6", "E3", "E6"]


@pytest.mark.rule("SB-06", "SB-17")
def test_nobody_sees_which_traps_are_laid() -> None:
    laid = set()
    for n in range(10):
        opening = Opening(select="random", seed=seed_of(n)).answer("a").until("mulligan")
        assert all(emitted.keys() == {"seat", "hex"} for emitted in opening.emitted("trap_placed"))
        assert all(not event.secret for event in opening.events if event.kind == "trap_placed")
        for viewer in (0, 1, None):
            assert opening.view(viewer).known == ()
        laid.add(tuple(opening.board.traps.values()))
    assert len(laid) > 6, "at random"


# ---------------------------------------------------------------- first hands


@pytest.mark.rule("SB-07")
def test_five_are_drawn_and_as_many_as_put_aside_are_drawn_anew() -> None:
    opening = Opening(select="random").answer("a").until("mulligan")
    assert opening.question == (0, "mulligan")
    assert opening.board.players[1].hand == [], "the second draws afterwards"
    hand = sorted(opening.board.players[0].hand)
    assert len(hand) == 5
    assert opening.offered() == hand
    assert (opening.asked().least, opening.asked().most) == (0, 5)
    opening.answer(*hand[:2])
    player = opening.board.players[0]
    assert len(player.hand) == 5
    assert {*hand[2:]} <= {*player.hand}
    assert len(player.deck) == 13
    assert {*hand[:2]} <= {*player.deck}
    assert player.discard == []
    assert opening.emitted("mulligan")[-1] == {"seat": 0, "count": 2}
    assert opening.question == (1, "mulligan"), "once only"


@pytest.mark.rule("SB-07")
def test_what_was_put_aside_is_shuffled_back_only_after_the_others_were_drawn() -> None:
    places = set()
    for n in range(20):
        opening = Opening(select="random", seed=seed_of(n)).answer("a").until("mulligan")
        seat = opening.asked().seat
        hand, rest = opening.offered(), list(opening.board.players[seat].deck)
        opening.answer(*hand)
        player = opening.board.players[seat]
        assert not {*hand} & {*player.hand}, "none of them can come back at once"
        assert sorted(player.hand) == sorted(rest[-5:]), "the top of the deck"
        assert sorted(player.deck) == sorted([*rest[:-5], *hand])
        places.update(player.deck.index(card) for card in hand)
    assert len(places) == 13, "anywhere in the deck"


@pytest.mark.rule("SB-07")
def test_a_hand_may_be_kept() -> None:
    opening = Opening(select="random").answer("a").until("mulligan")
    before = list(opening.board.players[0].hand), list(opening.board.players[0].deck)
    opening.answer()
    assert (opening.board.players[0].hand, opening.board.players[0].deck) == before


# ---------------------------------------------------------------- deployment


@pytest.mark.rule("SB-08")
def test_first_one_then_the_other_deploys_all_champions_on_free_hexes_of_the_own_area() -> None:
    opening = Opening(select="random").answer("a").until("deploy")
    for seat, area in ((0, FIRST_ROW), (1, LAST_ROW)):
        left = list(area)
        for i in range(3):
            assert opening.question == (seat, "deploy")
            assert opening.offered() == left
            doing = opening.view().doing
            assert doing is not None
            assert doing.user == seat * 3 + i
            opening.answer(left.pop(2))
    assert opening.question == (0, "act")
    assert [c.hex for c in opening.board.champions] == [2, 3, 4, 45, 46, 47]


@pytest.mark.rule("SB-10")
def test_then_the_first_player_moves() -> None:
    opening = Opening(select="random").answer("a").until("act")
    assert opening.question[0] == opening.board.order[0]
    assert (opening.view().round, opening.view().phase, opening.view().points) == (1, "activation", (0, 0))
