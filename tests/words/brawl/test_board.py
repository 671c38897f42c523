"""The table of Super Fantasy Brawl in words: boards, summaries, the hand, the reference, the recap, the standings."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from engines.brawl.views.view import CardView, ResultView
from tests.words.brawl.support.boards import BUSY, OVER, SAID, SELECT
from tests.words.brawl.support.tables import PACK, SIX, champion, keys, marks, player, slot, table, words_in
from words.brawl.log.prospects import Prospect, expected_scores, shift_before
from words.texts import LANGUAGES, Language


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_told(language: Language) -> None:
    words = words_in(language)
    summaries = [words.summary(seen) for seen in (BUSY, SELECT, OVER)]
    recaps = [words.recap(BUSY), words.recap(BUSY, text=True)]
    said = {
        "BOARD": words.text_board(BUSY),
        "CHOOSING": words.text_board(SELECT),
        "SUMMARY": "\n\n".join(summaries),
        "HAND": words.hand_summary(BUSY),
        "RECAP": "\n".join(recaps),
        "RESULT": words.result(OVER),
        "REFERENCE": "\n\n".join(each.text for each in words.reference(BUSY)),
    }
    assert {name: f"\n{text}\n" for name, text in said.items()} == {
        name: f"\n{text.strip()}\n" for name, text in SAID[language].items()
    }


@pytest.mark.rule("SB-11", "SB-14", "SB-16")
def test_who_is_about_to_score_and_how_much() -> None:
    track = (
        slot(0, "red_guard", (0, 1)),
        slot(1, "heart_of_court", (1,)),
        slot(2, "blue_guard", (0,)),
        slot(1, "west_wing", (0,)),
    )
    mine = table(track=track)
    assert expected_scores(mine) == [
        Prospect(1, 0, 0),
        Prospect(1, 1, 1),
        Prospect(0, 0, 1),
        Prospect(0, 2, 1),
        Prospect(0, 3, 0),
    ], "the second player's turn comes first, before the challenges move"
    assert expected_scores(replace(mine, turn=1))[-1] == Prospect(1, 1, 2)
    assert expected_scores(replace(mine, turn=-1, phase="deploy")) == []
    assert expected_scores(replace(mine, result=ResultView((0,), 0, ((0,), (1,)), "points"))) == []


@pytest.mark.rule("SB-11")
def test_what_both_fulfil_is_for_who_scores_first() -> None:
    both = table(track=(slot(1, "heart_of_court", (0, 1)), slot(2)))
    words = words_in("en")
    said = [words.prospects(replace(both, turn=t, round=number)) for t, number in ((0, 3), (1, 3), (0, 1), (1, 1))]
    anna = "Anna: +2 VP at their next scoring if nothing changes (“Heart of the Court”)"
    boris = "Boris: +1 VP at their next scoring if nothing changes (“Heart of the Court”)"
    assert said == [boris, anna, anna, anna], "nobody scores in round 1"
    assert words.prospects(SELECT) == ""


@pytest.mark.rule("SB-11", "SB-72")
def test_challenges_move_before_a_team_scores_unless_it_still_has_a_turn() -> None:
    assert [shift_before(table(turn=turn), team) for turn in (0, 1) for team in (0, 1)] == [1, 0, 1, 1]
    assert shift_before(table(turn=0, round=1), 1) == 1
    four = table(order=(0, 1, 2, 3), teams=True, players=tuple(player(seat) for seat in range(4)), turn=1)
    assert (shift_before(four, 0), shift_before(four, 1), shift_before(replace(four, turn=3), 1)) == (0, 0, 2)


@pytest.mark.rule("SB-66", "SB-82")
def test_areas_are_told_by_their_hexes_each_team_its_own_where_they_differ() -> None:
    track = (slot(1, "behind_the_lines"), slot(2, "dividing_line"))
    mine, public = (words_in("en").text_board(table(track=track, viewer=viewer)) for viewer in (0, None))
    assert "than the opponent (A1–6, B1–7, C1–8)." in mine
    assert "than the opponent (Anna A1–6, B1–7, C1–8; Boris E1–8, F1–7, G1–6)." in public
    assert "than the opponent (D1–7)." in public, "the same for both"


def test_cards_that_all_know_are_told_of_others_alone() -> None:
    shown = ("gwaien.fireball",)
    mine = table(players=(player(0, hand=shown, shown=shown), player(1)))
    foreign = table(players=(player(0, shown=shown), player(1)), viewer=1)
    assert ["Known in hand: “Fireball”" in words_in("en").text_board(seen) for seen in (mine, foreign)] == [False, True]


def test_headings() -> None:
    words = words_in("en")
    assert words.heading(table()) == "Round 3 · turn: Anna · Activation"
    assert words.heading(SELECT) == "Choosing champions"
    assert words.phase(OVER) == "The end"


def test_a_match_that_goes_on_has_no_result() -> None:
    with pytest.raises(ValueError, match="not over"):
        words_in("en").result(table())


@pytest.mark.rule("SB-71")
def test_the_standings_have_a_line_for_each_team() -> None:
    kits = ("dugrun", "kilgore", "deryn", "goldarr")
    fighting = [champion(i, kit, seat=i) for i, kit in enumerate(kits)]
    over = table(
        *fighting,
        players=tuple(map(player, range(4))),
        teams=True,
        order=(0, 1, 2, 3),
        to_win=7,
        points=(5, 7),
        phase="over",
    )
    over = replace(over, turn=-1, result=ResultView((1, 3), 1, ((1, 3), (0, 2)), "points"))
    words = words_in("en", dict(enumerate(("Anna", "Boris", "Vera", "Gleb"))))
    assert words.result(over).split("\n")[1:] == [
        "1) Boris and Gleb: 7 VP (Kilgore, Gold'arr)",
        "2) Anna and Vera: 5 VP (Dugrun, Deryn)",
    ]


@pytest.mark.rule("SB-70", "SB-71")
@pytest.mark.parametrize("places", [((1, 3),), ((1, 3), (2,))])
def test_a_team_that_left_is_named_whole_and_without_champions_it_never_chose(
    places: tuple[tuple[int, ...], ...],
) -> None:
    over = table(players=tuple(map(player, range(4))), teams=True, order=(0, 1, 2, 3), phase="over")
    over = replace(over, turn=-1, result=ResultView((1, 3), 1, places, "withdrew"), champions=(), points=(0, 0))
    words = words_in("en", dict(enumerate(("Anna", "Boris", "Vera", "Gleb"))))
    assert words.result(over).split("\n")[1:] == ["1) Boris and Gleb: 0 VP", "2) Anna and Vera: 0 VP"]


@pytest.mark.rule("SB-70")
def test_a_winner_who_left_is_not_named_as_one() -> None:
    over = table(champion(0, "dugrun", seat=0), players=tuple(map(player, range(4))), teams=True, phase="over")
    over = replace(over, turn=-1, result=ResultView((0,), 0, ((0,),), "withdrew"))
    words = words_in("en", dict(enumerate(("Anna", "Boris", "Vera", "Gleb"))))
    assert words.result(over).split("\n")[1:] == ["1) Anna: 2 VP (Dugrun)", "2) Boris and Gleb: 1 VP"]


def test_a_board_is_shortened_where_there_is_no_room() -> None:
    cards = tuple(sorted(card for each in SIX[:3] for card in PACK.cards_of(each.kit)))
    foreign = tuple(sorted(card for each in SIX[3:] for card in PACK.cards_of(each.kit)))
    full = table(players=(player(0, hand=cards, unseen=cards), player(1, discard=foreign, unseen=foreign)))
    for language in LANGUAGES:
        words = words_in(language)
        board = words.text_board(full)
        assert len(board) <= 3500
        assert words.card(cards[0]) in board
        assert len(words.hand_summary(full)) <= 1024
        assert sum(len(each.text) for each in words.reference(full)) <= 3500
    assert words_in("en").text_board(full) != words_in("en").text_board(full, asked=keys("mulligan", *cards))


@pytest.mark.rule("SB-17")
def test_the_reference_shows_opponents_first_and_a_picture_of_each() -> None:
    found = words_in("en").reference(BUSY)
    assert [each.picture for each in found] == [CardView(BUSY.champions[i].kit) for i in (3, 4, 5, 0, 1, 2)]
    assert found[0].alt.split("\n")[:2] == ["Kilgore", "Base side: health 7, defence 1."]
    public = words_in("en").reference(replace(BUSY, viewer=None))
    assert [each.picture for each in public] == [CardView(each.kit) for each in BUSY.champions]
    assert (words_in("en").reference_label(BUSY), words_in("en").reference_label(table(*()))) != ("", "")


def test_which_picture_stands_on_a_private_panel() -> None:
    words = words_in("en")
    assert words.private_picture(table()) == "hand"
    assert words.private_picture(SELECT) == "table"
    # Replays and open hands ask without a question: they show the table then, as they did.
    marked = table(marks=marks("h1", "C4"))
    assert words.private_picture(marked) == "table"
    assert words.private_picture(marked, asked=keys("move", "h1")) == "arena"
    assert words.private_picture(table(), asked=keys("way", "0")) == "arena"
    assert words.private_picture(table(), asked=keys("act", "end")) == "hand"


def test_nothing_is_recalled_before_turns_and_for_the_public() -> None:
    words = words_in("en")
    assert words.recap(replace(BUSY, viewer=None)) == ""
    assert words.recap(SELECT) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hint_names_the_figures_of_the_rules(language: Language) -> None:
    words = words_in(language)
    assert {"5", "7", "4"} <= {*re.findall(r"\d", words.hint())}
    assert words.title() == "Super Fantasy Brawl"
    assert words.term("strength")
