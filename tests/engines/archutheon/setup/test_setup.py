"""The setup: colours, leaders, the draft, the cards of each player (AR-01, AR-02, AR-04 to AR-08)."""

from __future__ import annotations

import msgspec
import pytest

from tests.engines.archutheon.packs import arena
from tests.engines.archutheon.setup.openings import Opening

DRAFT = ("a", "e", "b", "f", "c", "g", "d", "h")


@pytest.mark.rule("AR-04")
@pytest.mark.parametrize(
    ("colour", "asked", "answer", "seats"),
    [
        ("guest", 1, "orange", (1, 0)),
        ("guest", 1, "green", (0, 1)),
        ("host", 0, "orange", (0, 1)),
        ("host", 0, "green", (1, 0)),
    ],
)
def test_who_chooses_the_colour(colour: str, asked: int, answer: str, seats: tuple[int, int]) -> None:
    opening = Opening(first=msgspec.UNSET, colour=colour)
    assert (opening.question, opening.offered()) == ((asked, "colour"), ["green", "orange"])
    assert opening.answer(answer).board.seats == seats
    assert opening.question == (seats[0], "leader"), "orange is first"


@pytest.mark.rule("AR-04")
def test_the_table_or_a_tournament_says_it() -> None:
    assert Opening(first=msgspec.UNSET, colour="orange_host").board.seats == (0, 1)
    assert Opening(first=1).board.seats == (1, 0)


@pytest.mark.rule("AR-05", "AR-08")
def test_orange_picks_a_leader_then_green_another_then_both_draft_in_turns() -> None:
    opening = Opening()
    asked = []
    for kit in DRAFT:
        asked.append(opening.question)
        assert not {hero.kit for hero in opening.board.heroes} & {*opening.offered()}, "a hero is taken once"
        opening.answer(kit)
    assert asked == [(0, "leader"), (1, "leader"), *[(0, "hero_pick"), (1, "hero_pick")] * 3]
    assert opening.question == (0, "turn")


@pytest.mark.rule("AR-08", "AR-12")
def test_heroes_stand_on_the_next_start_cells_with_their_base_cards_in_hand() -> None:
    opening = Opening().on(*DRAFT)
    names = arena().cell_names
    placed = {hero.kit: names[hero.cell] for hero in opening.board.heroes}
    assert placed == {
        "a": "C1n", "b": "B1n", "c": "D1n", "d": "D1w", "e": "C5s", "f": "B4s", "g": "D4s", "h": "D4w",
    }  # fmt: skip
    assert opening.board.players[0].hand == ["a.base", "b.base", "c.base", "d.base"]
    assert opening.board.players[1].hand == ["e.base", "f.base", "g.base", "h.base"]
    assert [hero.number for hero in opening.board.heroes] == [1, 1, 2, 2, 3, 3, 4, 4]


@pytest.mark.rule("AR-06", "AR-07", "AR-02")
def test_where_the_cards_lie_at_the_start() -> None:
    player = Opening().on(*DRAFT).board.players[0]
    assert player.recharge == (("universal.discipline",), ("universal.tide",), ("a.leader",))
    assert {*player.stash} == {
        *(f"{kit}.{tier}" for kit in "abcd" for tier in ("one", "two", "three")),
        "universal.one", "universal.two", "universal.three", "universal.trick",
    }  # fmt: skip
    cards = [*player.hand, *player.stash, *(card for cell in player.recharge for card in cell)]
    assert len(cards) == len({*cards}) == 23
    assert not any(card == f"{kit}.leader" for kit in "bcd" for card in cards), "they stay in the box"


@pytest.mark.rule("AR-02", "AR-06")
def test_the_first_cards_come_to_the_hand_in_the_first_recoveries() -> None:
    opening = Opening().on(*DRAFT)
    player = opening.board.players[1]
    assert player.recharge == (("universal.discipline",), ("universal.tide",), ("e.leader",))


@pytest.mark.rule("AR-01")
def test_what_each_player_begins_with() -> None:
    board = Opening().on(*DRAFT).board
    for player in board.players:
        assert (player.tracks, player.tactics, player.collected, player.charges) == ((0, 0, 0), "ready", 0, ())
    assert (board.turn, board.collapse, board.lines) == (1, -1, (0, 0))


@pytest.mark.rule("AR-86", "AR-08")
def test_the_base_cards_in_hand_are_known_to_all() -> None:
    board = Opening().on(*DRAFT).board
    assert {*board.players[0].known[0].cards} == {"a.base", "b.base", "c.base", "d.base"}
