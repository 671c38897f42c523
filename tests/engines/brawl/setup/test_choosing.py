"""Drafts: who picks when, what may be picked, secret fives, bans."""

from __future__ import annotations

import pytest

from engines.kernel.choose import IllegalChoiceError, choose
from tests.engines.brawl.openings import RULES, Opening, seed_of

ALL = sorted(RULES.pack.champion)
FIVE = ("akhet", "dugrun", "kolel", "rath", "taze")
OTHERS = ("alistair", "deryn", "kolel", "lily", "sulka")


def tournament(players: int = 2) -> Opening:
    """Return a tournament draft at its lanes."""
    return Opening(players, select="tournament").until("bring")


def teams(opening: Opening) -> list[list[str]]:
    """Return the champions of each player by the order of turns."""
    return [[c.kit for c in opening.board.champions if c.seat == seat] for seat in opening.board.order]


# ---------------------------------------------------------------- casual


@pytest.mark.rule("SB-02")
@pytest.mark.parametrize("n", range(4))
def test_in_the_casual_draft_the_second_picks_first_and_they_take_turns(n: int) -> None:
    opening = Opening(seed=seed_of(n)).answer("a")
    first, second = opening.board.order
    assert opening.seats("pick") == [second, first] * 3
    assert [len(team) for team in teams(opening)] == [3, 3]


@pytest.mark.rule("SB-02")
def test_no_champion_is_picked_twice() -> None:
    opening = Opening().answer("a")
    left = list(ALL)
    for kit in ("rath", "lily", "akhet", "taze", "sulka", "kolel"):
        assert opening.offered() == left
        assert opening.view().choices == tuple(left)
        opening.answer(kit)
        left.remove(kit)
    assert [sorted(team) for team in teams(opening)] == [["kolel", "lily", "taze"], ["akhet", "rath", "sulka"]]


# ---------------------------------------------------------------- tournament


@pytest.mark.rule("SB-03")
def test_both_bring_five_in_secret_and_they_may_be_the_same() -> None:
    opening = tournament()
    assert sorted(opening.match.lanes) == [0, 1]
    for seat in (0, 1):
        asked = opening.asked(seat)
        assert (asked.kind, asked.least, asked.most) == ("bring", 5, 5)
        assert opening.offered(seat) == ALL
    before = opening.view(1), opening.view(None)
    opening.answer(*FIVE, seat=0)
    assert (opening.view(1), opening.view(None)) == before
    assert opening.view(0).sealed == FIVE
    assert opening.offered(1) == ALL, "also what the first has brought"
    opening.answer(*OTHERS, seat=1)
    assert opening.emitted("brought_open") == [{"brought": [[0, list(FIVE)], [1, list(OTHERS)]]}]
    assert [player.brought for player in opening.view().players] == [FIVE, OTHERS]


@pytest.mark.rule("SB-03")
def test_the_five_are_different() -> None:
    opening = tournament()
    with pytest.raises(IllegalChoiceError) as caught:
        choose(RULES, opening.match, 0, opening.asked(0).id, ("rath", "rath", "taze", "kolel", "lily"))
    assert caught.value.reason == "twice"


@pytest.mark.rule("SB-03")
def test_each_bans_one_of_the_others_the_first_begins_and_then_they_pick_of_their_own() -> None:
    opening = tournament().answer(*FIVE, seat=0).answer(*OTHERS, seat=1)
    assert opening.question == (0, "ban")
    assert opening.offered() == list(OTHERS)
    opening.answer("kolel")
    assert opening.question == (1, "ban")
    assert opening.offered() == list(FIVE), "also the one that was banned from the others"
    opening.answer("rath")
    assert opening.emitted("banned") == [
        {"seat": 0, "champion": "kolel", "whose": 1},
        {"seat": 1, "champion": "rath", "whose": 0},
    ]
    assert opening.view().banned == ("kolel", "rath")
    assert opening.question == (0, "pick")
    assert opening.offered() == ["akhet", "dugrun", "kolel", "taze"]
    opening.answer("kolel")
    assert opening.question == (1, "pick")
    assert opening.offered() == ["alistair", "deryn", "lily", "sulka"]
    opening.answer("sulka")
    assert opening.question == (0, "pick")
    assert opening.offered() == ["akhet", "dugrun", "taze"]
    assert opening.seats("pick") == [0, 1, 0, 1]
    assert teams(opening) == [["kolel", "akhet", "dugrun"], ["sulka", "alistair", "deryn"]]


@pytest.mark.rule("SB-03")
def test_in_a_tournament_both_may_play_the_same_champion() -> None:
    opening = tournament().answer(*FIVE, seat=0).answer(*OTHERS, seat=1).answer("lily").answer("rath")
    opening.answer("kolel")
    assert "kolel" in opening.offered()
    opening.answer("kolel").until("act")
    assert sum(c.kit == "kolel" for c in opening.board.champions) == 2


# ---------------------------------------------------------------- four players


@pytest.mark.rule("SB-73")
@pytest.mark.parametrize("n", range(4))
def test_four_pick_from_the_second_to_the_third_twice(n: int) -> None:
    opening = Opening(4, seed=seed_of(n)).until("pick")
    one, two, three, four = opening.board.order
    assert opening.seats("pick") == [two, one, four, three] * 2
    assert [len(team) for team in teams(opening)] == [2, 2, 2, 2]


@pytest.mark.rule("SB-73")
def test_a_champion_may_be_in_both_teams_but_not_twice_in_one() -> None:
    opening = Opening(4).until("pick")
    assert opening.question == (1, "pick")
    opening.answer("rath")
    assert opening.question == (0, "pick")
    assert "rath" in opening.offered()
    opening.answer("rath")
    assert opening.question == (3, "pick")
    assert "rath" not in opening.offered(), "his mate has him"
    opening.answer("taze")
    assert opening.question == (2, "pick")
    assert "rath" not in opening.offered()
    assert "taze" in opening.offered()


@pytest.mark.rule("SB-74")
def test_four_bring_three_each_and_ban_across() -> None:
    opening = tournament(4)
    kits = {0: ("akhet", "dugrun", "kolel"), 1: ("akhet", "rath", "taze"), 2: ("lily", "rath", "sulka")}
    kits[3] = ("deryn", "dugrun", "lily")
    for seat, three in kits.items():
        assert (opening.asked(seat).least, opening.asked(seat).most) == (3, 3)
        assert opening.offered(seat) == ALL
        opening.answer(*three, seat=seat)
    for seat, whose, kit in ((0, 1, "akhet"), (1, 0, "kolel"), (2, 3, "deryn"), (3, 2, "lily")):
        assert opening.question == (seat, "ban")
        assert opening.offered() == list(kits[whose])
        opening.answer(kit)
    assert teams(opening) == [["akhet", "dugrun"], ["rath", "taze"], ["rath", "sulka"], ["dugrun", "lily"]]
    assert opening.question[1] == "trap_place", "each plays the two that are left"


@pytest.mark.rule("SB-74")
def test_mates_who_brought_the_same_choose_anew_the_later_one() -> None:
    opening = tournament(4).answer("akhet", "dugrun", "kolel", seat=0).answer("akhet", "rath", "taze", seat=1)
    opening.answer("kolel", "rath", "sulka", seat=2).answer("deryn", "dugrun", "lily", seat=3)
    assert opening.emitted("clashing") == [{"seats": [2]}]
    assert not opening.emitted("brought_open")
    assert list(opening.match.lanes) == [2]
    assert not {"akhet", "dugrun", "kolel"} & {*opening.offered(2)}
    assert "rath" in opening.offered(2), "the other team may have him"
    opening.answer("rath", "sulka", "xinshen", seat=2)
    assert opening.question == (0, "ban")
