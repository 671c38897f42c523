"""Who leaves, in the middle of whatever is going on: what was his ends, what is others' goes on, and nobody waits for him."""

from __future__ import annotations

from random import Random

import pytest

from engines.brawl.board import TRAPS, Options
from engines.kernel.automatic.chance import random_keys
from engines.kernel.choose import advance, begin, withdraw
from engines.kernel.state.model import Seat
from tests.engines.brawl.bouts import RULES, Bout
from tests.engines.brawl.naming import hex_of
from tests.engines.brawl.openings import Opening, seed_of

TEAMS = "kilgore:C4", "taze:C3", "gwaien:C5", "goldarr:B3"


def leave(bout: Bout, seat: Seat) -> Bout:
    """Take a seat out of a bout."""
    turn = withdraw(RULES, bout.match, seat)
    bout.match = turn.match
    bout.events += turn.events
    assert all(asked.seat in bout.match.seats for asked in bout.match.asks)
    return bout


# ---------------------------------------------------------------- what it means


@pytest.mark.rule("SB-70")
@pytest.mark.parametrize("leaver", [0, 1])
def test_in_a_duel_the_other_one_wins(leaver: Seat) -> None:
    bout = leave(Bout("kilgore:C4", "taze:C3", points=(3, 3)), leaver)
    assert bout.match.outcome is not None
    assert (bout.match.outcome.winners, bout.match.outcome.reason) == ((1 - leaver,), "withdrew")
    assert bout.view().result is not None


@pytest.mark.rule("SB-70")
def test_of_a_team_the_mate_goes_on_with_his_own_champions() -> None:
    bout = leave(Bout(*TEAMS, points=(2, 1)), 2)
    assert bout.match.outcome is None
    assert bout.at("gwaien", "kilgore") == ["gate", "C4"]
    assert bout.view().points == (2, 1), "nobody has a point for that"
    for seat in (1, 3, 0, 1):
        bout.play("end")
        assert bout.question == (seat, "act"), "his turns are passed over"


@pytest.mark.rule("SB-70")
def test_a_team_without_players_has_lost() -> None:
    bout = leave(leave(Bout(*TEAMS), 1), 3)
    assert bout.match.outcome is not None
    assert bout.match.outcome.winners == (0, 2)
    single = leave(leave(Bout(*TEAMS), 2), 3)
    assert leave(single, 1).match.outcome is not None
    assert single.match.outcome is not None
    assert single.match.outcome.winners == (0,), "who has left has not won"


@pytest.mark.rule("SB-70")
@pytest.mark.parametrize("kind", ["order", "area", "bring", "ban", "trap_place", "mulligan", "deploy"])
@pytest.mark.parametrize("leaver", [0, 3])
def test_a_team_that_is_not_complete_at_the_start_has_lost(kind: str, leaver: Seat) -> None:
    opening = Opening(4, select="tournament").until(kind)
    turn = withdraw(RULES, opening.match, leaver)
    assert turn.match.outcome is not None
    assert {*turn.match.outcome.winners} == ({1, 3} if leaver == 0 else {0, 2})
    assert turn.match.asks == []


# ---------------------------------------------------------------- the leaver was asked


@pytest.mark.parametrize("answers", [(), ("maul_thrash",), ("maul_thrash", "stay")], ids=["act", "move", "attack"])
def test_in_the_middle_of_the_own_turn(answers: tuple[str, ...]) -> None:
    bout = leave(Bout(*TEAMS, hand="maul_thrash").on(*answers), 0)
    assert bout.question == (1, "act"), "the next one's turn"
    assert bout.at("kilgore") == ["gate"]


@pytest.mark.rule("SB-77")
def test_asked_for_a_reaction_the_mate_is_asked_next_and_the_attack_goes_on() -> None:
    sides = ("kilgore:C4", "taze:C3", "gwaien:C5", "goldarr:B3")
    bout = Bout(*sides, hand="fury momentum intimidation").start("fury", "stay", "d0")
    assert bout.question == (1, "react")
    leave(bout, 1)
    assert (bout.question, bout.offered) == ((3, "react"), {"intimidation>goldarr", "pass"})
    bout.on("pass")
    assert (bout.at("taze"), bout.damage("goldarr", "gwaien")) == (["gate"], [1, 2])
    assert bout.emitted("figures", target="taze") == [], "he is a target no more"


def test_in_the_middle_of_a_reaction_that_lies_on_the_mates_champion_its_defence_counts() -> None:
    sides = ("kilgore:C4", "jacques:G1", "gwaien:A1", "goldarr:C3")
    bout = Bout(*sides, hand="maul_thrash parrying_blow riposte").start("maul_thrash", "stay", "goldarr")
    bout.on("parrying_blow>goldarr")
    assert bout.question == (1, "discard")
    leave(bout, 1)
    assert bout.figures("goldarr").defence == 2
    assert bout.question == (0, "act")


def test_a_reaction_of_one_who_has_left_does_nothing_after_the_attack() -> None:
    """Momentum on the mate's champion would ask its player whether to dash."""
    sides = ("jacques:C4 kilgore:G6", "taze:G1", "gwaien:A1", "goldarr:C3")
    bout = Bout(*sides, hand="coup_de_grace momentum intimidation").start("coup_de_grace", "stay", "stay", "goldarr")
    bout.on("momentum>goldarr")
    assert bout.question == (1, "dash")
    leave(bout, 1)
    assert bout.question == (0, "act")
    assert bout.emitted("moved") == []


def test_nor_does_it_if_its_player_leaves_between_the_blow_and_its_effect() -> None:
    sides = ("sulka:C4", "taze:G1", "gwaien:A1", "deryn:C3")
    bout = Bout(*sides, hand="life_drain momentum", damage={"gwaien": 2, "sulka": 2})
    bout.start("life_drain", "stay", "deryn", "momentum>deryn")
    assert bout.question == (0, "who"), "who is healed"
    assert leave(bout, 1).on("gwaien").question == (0, "act")


@pytest.mark.rule("SB-48")
@pytest.mark.parametrize("hand", ["maul_thrash", "maul_thrash rush"], ids=["the token", "a card for the stun"])
def test_on_a_trap_the_token_is_placed_by_chance(hand: str) -> None:
    sides = ("kilgore:C5", "taze:C4", "gwaien:A1", "goldarr:G1")
    bout = Bout(*sides, hand=hand, traps={"C3": "stun"}).start(
        "maul_thrash", "stay", "taze", *(["pass"] * (hand != "maul_thrash"))
    )
    assert bout.question == (1, "trap_place" if hand == "maul_thrash" else "lose_card")
    leave(bout, 1)
    assert bout.question == (0, "act")
    assert len(bout.board.traps) == 1
    assert hex_of("C3") not in bout.board.traps
    assert sorted([*bout.board.supply, *bout.board.traps.values()]) == sorted(TRAPS)


def test_several_who_were_to_be_asked_for_a_card_are_not_asked_after_their_player_has_left() -> None:
    sides = ("mariusz:A1", "taze:C4 rath:B4", "gwaien:A2", "goldarr:G1")
    bout = Bout(*sides, hand="stalk_the_prey rush burrow", damage={"taze": 3, "rath": 3})
    bout.start("stalk_the_prey", "use")
    bout.on(next(hex_ for hex_ in ("C5", "B5") if hex_ in bout.offered))
    assert bout.question == (1, "lose_card")
    assert leave(bout, 1).question == (0, "act")


# ---------------------------------------------------------------- another was asked because of the leaver


def test_the_attacker_leaves_while_others_think_of_a_reaction() -> None:
    bout = Bout(*TEAMS, hand="maul_thrash momentum").start("maul_thrash", "stay", "taze")
    leave(bout, 0)
    assert bout.question == (1, "act"), "there is no attack any more"
    assert (bout.damage("taze"), bout.hand(1)) == ([0], ["momentum"])
    assert bout.board.players[0].discard == ["kilgore.maul_thrash"]


def test_whoever_is_to_be_moved_next_leaves() -> None:
    sides = ("goldarr:C4", "taze:C3 alistair:B3", "gwaien:A1", "kilgore:G1")
    bout = Bout(*sides, hand="anchors_aweigh").start("anchors_aweigh", "stay", "d3")
    assert bout.question == (0, "next")
    leave(bout, 1)
    assert bout.question == (0, "act")
    one = Bout("goldarr:C4", "taze:C3", "gwaien:A1", "kilgore:B3", hand="anchors_aweigh")
    one.start("anchors_aweigh", "stay", "d3")
    leave(one, 1)
    assert one.moved("push") == [("kilgore", "A2")], "the other one is pushed without a question"


def test_a_leavers_card_moves_nobody_of_the_mate_any_more() -> None:
    sides = ("dugrun:A1", "taze:G1", "gwaien:C4 rath:C6", "kilgore:G2")
    bout = Bout(*sides, hand="onwards").start("onwards", "stay", "use", "0")
    bout.on("gwaien rath")
    assert bout.question == (0, "dash")
    leave(bout, 0)
    assert bout.question == (1, "act")
    assert bout.at("gwaien", "rath") == ["C4", "C6"]


def test_whoever_was_to_be_placed_leaves() -> None:
    sides = ("nevamor:C4", "taze:G1", "gwaien:A1", "kilgore:G2")
    bout = Bout(*sides, hand="guiding_light").start("guiding_light", "stay", "use")
    if bout.question[1] == "who":
        bout.on("gwaien")
    assert bout.question == (0, "place")
    leave(bout, 2)
    assert (bout.question, bout.at("gwaien")) == ((0, "act"), ["gate"])


def test_a_question_about_the_leaver_among_others_is_asked_anew_without_him() -> None:
    sides = ("kilgore:C4", "taze:C3 rath:B3", "gwaien:A1", "goldarr:B4")
    bout = Bout(*sides, hand="maul_thrash").start("maul_thrash", "stay")
    assert bout.offered == {"taze", "rath", "goldarr", "stop"}
    leave(bout, 1)
    assert (bout.question, bout.offered) == ((0, "attack"), {"goldarr", "stop"})


# ---------------------------------------------------------------- at random


@pytest.mark.parametrize("seed", range(3))
def test_at_any_point_of_a_match_of_teams_anybody_may_leave_and_it_goes_on(seed: int) -> None:
    rng = Random(seed)
    match = begin(RULES, range(4), seed_of(seed), Options(mode="teams", select="random")).match
    while match.outcome is None:
        asked = match.asks[0]
        if asked.kind != "act" or rng.random() < 0.2:
            for seat in match.seats:
                left = withdraw(RULES, match, seat).match
                for _ in range(8):
                    if left.outcome is None:
                        assert left.asks[0].seat in left.seats
                        other = left.asks[0]
                        advance(RULES, left, other.seat, other.id, random_keys(other, rng))
        advance(RULES, match, asked.seat, asked.id, random_keys(asked, rng))
