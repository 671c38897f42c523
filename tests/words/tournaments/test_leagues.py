"""Ratings, seasons, divisions and ladders as text (words/tournaments/leagues)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, get_args

import pytest

from tests.words.tournaments.support.people import speech
from tournaments.leagues.ladder import Accepted, Challenged, Joined, LadderRules, fold_ladder
from tournaments.leagues.season import season_table
from tournaments.ratings.book import RankLine
from tournaments.ratings.rated import Unrated
from tournaments.views.ladder import EndView, ladder_view, transfers
from words.texts import LANGUAGES, Language
from words.tournaments.leagues.ladder import ladder_pages, own_options, settled
from words.tournaments.leagues.ratings import leaderboard_pages, own_rating, rating_change, unrated
from words.tournaments.leagues.seasons import season_pages, transfer_lines

DAY = 86400


@pytest.mark.rule("TM-50", "TM-51")
def test_a_leaderboard_marks_provisional_ratings_and_the_reader() -> None:
    lines = [RankLine(1, 1, 1203, 12, False), RankLine(2, 2, 1100, 1, True), RankLine(2, 77, 1100, 3, False)]
    assert leaderboard_pages(speech(own=2), "BattleCON, duel", lines)[0].splitlines()[:4] == [
        "### Ratings: BattleCON, duel",
        "**1.** Anna · **1203** · 12 games",
        "▸ **2.** **Boris** · **1100**? · 1 game",
        "**2.** former player · **1100** · 3 games",
    ]
    assert "**1203** · 12 партий" in leaderboard_pages(speech("ru"), "", lines)[0]
    assert "Nobody has played" in leaderboard_pages(speech(), "", [])[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.rule("TM-52")
def test_each_reason_why_a_game_does_not_count_has_its_text(language: Language) -> None:
    texts = {unrated(speech(language), reason) for reason in get_args(Unrated)}
    assert len(texts) == len(get_args(Unrated))
    assert all(text.endswith(".") for text in texts)


def test_own_rating_and_changes() -> None:
    assert own_rating(speech(), 1138, 1, True) == (
        "Your rating is 1138, from 1 rated game. It is provisional: too few games so far."
    )
    assert own_rating(speech("ru"), 1138, 22, False) == "Ваш рейтинг — 1138, сыграно 22 партии."
    assert rating_change(speech(), 1, 1180, 1203) == "Anna: 1180 → 1203 (+23)"
    assert rating_change(speech(), 1, 1180, 1170) == "Anna: 1180 → 1170 (−10)"


@pytest.mark.rule("TM-55")
def test_a_season_shows_which_scores_count() -> None:
    table = season_table([{1: 1, 2: 2, 3: 3}, {1: 2, 2: 1, 3: 3, 4: 4}], best=1)
    text = season_pages(speech(own=1), "Spring", table, best=1)[0]
    assert "▸ **1.** **Anna** · **100** · 100 + (66⅔)" in text
    assert "the best one counts" in text
    assert season_pages(speech("ru"), "Весна", table)[0].splitlines()[1].startswith("**1.** Anna · **100** · 100 + 66⅔")
    assert table[0].total == Fraction(100)
    assert "No tournament" in season_pages(speech(), "Spring", [])[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.rule("TM-56")
def test_moves_between_divisions(language: Language) -> None:
    lines = transfer_lines(speech(language), transfers([[1, 2], [3, 4]], [[1, 3], [2, 5]]))
    assert len(lines) == 4
    assert len(transfer_lines(speech(language), ())) == 1
    if language == "en":
        assert lines == [
            "- Vera goes up from division 2 to division 1",
            "- Dina joins division 2",
            "- Boris goes down from division 1 to division 2",
            "- Gleb leaves division 2",
        ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.rule("TM-57")
def test_a_ladder_says_what_one_may_do(language: Language) -> None:
    facts = [Joined(0, person) for person in (1, 2, 3, 4, 5, 6)]
    ladder = fold_ladder(LadderRules(), [*facts, Challenged(DAY, 6, 4), Challenged(DAY, 3, 2), Accepted(2 * DAY, 3)])
    options = {
        person: own_options(speech(language, person), ladder_view(ladder, person, 2 * DAY))
        for person in (1, 2, 3, 4, 5, 6, 9)
    }
    assert len({*options.values()}) == 7
    if language == "en":
        assert (
            options[1]
            == f"You stand at the top: nobody is above you to challenge. Without a game you sink one place [{30 * DAY}]."
        )
        assert options[5] == f"You may challenge Vera. Without a game you sink one place [{30 * DAY}]."
        assert options[4].startswith(
            f"Egor challenges you. Accept it, or you lose by forfeit [{4 * DAY}]. You may challenge "
        )
        assert options[6] == f"You wait for Gleb to accept your challenge; without an answer you win [{4 * DAY}]."
        assert options[3].startswith(f"Play Boris; time is up [{16 * DAY}].")
        assert options[9] == "You are not on this ladder. Join it: you begin at the bottom."
    text = "\n".join(ladder_pages(speech(language, 5), "Ladder", ladder_view(ladder, 5, 2 * DAY)))
    assert "▸ **5.** **Dina**" in text
    assert text.count("\n- ") == 2
    empty = ladder_pages(speech(language), "Ladder", ladder_view(fold_ladder(LadderRules(), []), 0, 0))
    assert len(empty[0].splitlines()) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_a_challenge_ended(language: Language) -> None:
    ends = [EndView(2, 1, winner, forfeit) for winner in (0, 1, 2) for forfeit in (False, True)]
    texts = {settled(speech(language), end) for end in ends}
    assert len(texts) == 6
    assert all("Anna" in text and "Boris" in text for text in texts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.rule("TM-57")
def test_a_reader_who_played_is_spoken_to(language: Language) -> None:
    ends = [EndView(2, 1, winner, forfeit) for winner in (0, 1, 2) for forfeit in (False, True)]
    for end in ends:
        one, other = settled(speech(language, 2), end), settled(speech(language, 1), end)
        assert "Boris" not in one, "a reader is not named to themselves"
        assert "Anna" not in other
        assert "Anna" in one
        assert "Boris" in other
    if language == "en":
        won = EndView(2, 1, 2)
        assert (
            settled(speech(language, 2), won) == "You win and take the place of Anna; those between you sink one place."
        )
        assert settled(speech(language, 1), won) == (
            "Boris wins and takes your place; you and those between you sink one place."
        )
        assert settled(speech(language, 1), EndView(2, 1, 1)) == "You win against Boris. All keep their places."


WAYS = {
    "declined": (2, "Anna declines the challenge.", "You decline the challenge."),
    "unanswered": (2, "Anna has not answered the challenge in time.", "You have not answered the challenge in time."),
    "withdrawn": (1, "Boris takes the challenge back.", "You take the challenge back."),
    "left": (2, "Anna leaves the ladder.", "You leave the ladder."),
    "late": (1, "Boris did not come to play in time.", "You did not come to play in time."),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("how", WAYS)
@pytest.mark.rule("TM-57")
def test_an_end_without_a_game_says_why(language: Language, how: Any) -> None:
    winner, named, to_reader = WAYS[how]
    end = EndView(2, 1, winner, forfeit=True, how=how)
    public, loser = settled(speech(language), end), settled(speech(language, 3 - winner), end)
    assert len({public, loser, settled(speech(language), EndView(2, 1, winner, forfeit=True))}) == 3
    if language == "en":
        assert public.startswith(f"{named} ")
        assert loser.startswith(f"{to_reader} ")
        assert "by forfeit" in public
    if how == "late":
        both = settled(speech(language), EndView(2, 1, 0, forfeit=True, how="late"))
        assert both.startswith({"en": "The match was not played in time.", "ru": "Партия не сыграна в срок."}[language])
