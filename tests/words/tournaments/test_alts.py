"""Alt texts of tournament pictures: short enough, the own part first, by them one can follow without seeing."""

from __future__ import annotations

import pytest

from tests.boards.tournaments.events import ODD, WIDE, crowd, moments, named, started
from tests.boards.tournaments.leagues import ladder, season
from tests.tournaments.support.hall import Hall
from tournaments.facts.kinds import Dropped
from tournaments.settings.formats import DoubleElimination, Elimination, Pods, RoundRobin, Swiss
from tournaments.settings.model import ROBIN_ORDER, Settings
from tournaments.views.brackets import bracket_pages
from tournaments.views.crosses import cross_tables
from tournaments.views.pages import AnyPage, RatingCurve, RatingPoint
from tournaments.views.rounds import pairings_pages, pods_pages
from tournaments.views.tables import standings_pages
from tournaments.views.tournament import Viewer
from words.common.limits import ALT
from words.texts import LANGUAGES, Language, words
from words.tournaments.pictures.alts import alt_of
from words.tournaments.pictures.figures import break_figure, score_sign, short_figure, short_figures

NAMES = {n: f"P{n}" for n in range(1, 100)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_alt_text_is_too_long_and_the_widest_names_are_in_it(language: Language) -> None:
    own = Viewer(1)
    pages: list[AnyPage] = [
        *standings_pages(crowd(), own)[:2],
        *pairings_pages(crowd(), 0, 1, own)[:2],
        *bracket_pages(moments(DoubleElimination(), 64, 1, 3)[-1], 0, own),
        *bracket_pages(moments(Elimination(), 128, 1, 1)[-1], 0, own),
        *cross_tables(moments(RoundRobin(), 16, 2)[-1], own),
        *pods_pages(moments(Pods(rounds=5), 37, 2)[-1], 5, own),
        *ladder(70, 50),
        *season(70, 5, 50),
    ]
    for page in pages:
        for kind in (WIDE, ODD):
            alt = alt_of(page, named(kind, page.entries), language)
            assert 20 < len(alt) <= ALT
            assert "{" not in alt
            assert not alt.endswith("…")


def test_a_ladder_tells_the_own_place_then_the_order_with_who_challenges_whom() -> None:
    (page,) = ladder(6, 6)
    alt = alt_of(page, NAMES, "en")
    assert alt.startswith(
        "The long ladder. You: place 6 of 6. 1. P1; 2. P2 (up by 2); 3. P3 (down by 1);"
        " 4. P4 (down by 1), plays against place 2; "
    )
    assert "6. P6, challenges place 5" in alt


def test_a_season_tells_the_own_points_then_the_order_with_who_moves() -> None:
    (page,) = season(5, 1, 2)
    own, first, last = (next(r for r in page.rows if r.person == 2), page.rows[0], page.rows[-1])
    alt = alt_of(page, NAMES, "en")
    assert alt.startswith(f"Autumn · division 2. You: place {own.place}, {own.total} points. ")
    assert f"1. P{first.person}: 100 (would go up); " in alt
    assert f"P{last.person}: 0 (would go down)" in alt
    assert "(is leaving)" in alt


def test_a_bracket_tells_the_own_path_then_the_latest_rounds() -> None:
    hall = Hall(Settings(format=Elimination(), seeding="list", best_of=3)).begin(5)
    hall.round()
    hall.pair()
    game = next(p for p in hall.state.rounds[0, 2].pairings if 1 in p.sides)
    hall.game(game, (1, 2))
    (page,) = bracket_pages(hall.state, 0, Viewer(4))
    alt = alt_of(page, NAMES, "en")
    one, other = game.sides
    assert alt.startswith("Bracket. You: Quarterfinals: ")
    assert "P4 against P5 2–0" in alt or "P5 against P4 0–2" in alt
    assert f"table {game.table}, being played: P1 against P4 " in alt
    assert "P2 has a bye" in alt
    assert (one, other) in ((1, 4), (4, 1))


def test_the_champion_is_named_at_once() -> None:
    hall = Hall(Settings(format=Elimination(), seeding="list")).begin(4).finish()
    (page,) = bracket_pages(hall.state, 0, Viewer())
    assert alt_of(page, NAMES, "en").startswith("Bracket. Winner: P1. Third place: ")


def test_standings_tell_the_own_place_and_who_left() -> None:
    hall = Hall(Settings(format=Swiss(rounds=3, cut=4), seeding="list")).begin(10)
    hall.round()
    hall.add(Dropped(10), "player")
    (page,) = standings_pages(hall.state, Viewer(9))
    alt = alt_of(page, NAMES, "en")
    place = next(row.place for row in page.rows if row.entry == 9)
    assert alt.startswith(f"Standings after round 1 of 3. You: place {place}, 0 points. The best 4 go on. 1. P")
    assert "P10: 0 (left)" in alt
    russian = alt_of(page, NAMES, "ru")
    assert russian.startswith(f"Таблица после 1-го тура из 3. Вы: место {place}, очки 0. Дальше проходят: 4.")


def test_what_finds_no_room_is_counted() -> None:
    page = standings_pages(crowd(), Viewer())[0]
    alt = alt_of(page, named(("W" * 32,), page.entries), "en")
    worded = alt.count("W" * 32)
    assert alt.endswith(f"; and {32 - worded} more.")


def test_a_cross_table_tells_the_own_results() -> None:
    hall = Hall(Settings(format=RoundRobin(), tiebreaks=ROBIN_ORDER, seeding="list")).begin(4)
    hall.round()
    hall.pair()
    started(hall, 1)
    (table,) = cross_tables(hall.state, Viewer(1))
    alt = alt_of(table, NAMES, "en")
    assert "You: place 1, 1 points. Your results: " in alt
    assert "P4: 1" in alt
    assert ": is being played" in alt


def test_a_round_tells_the_own_table_first_and_who_begins_there() -> None:
    hall = Hall(Settings(format=Swiss(rounds=3))).begin(7)
    hall.pair()
    pairing = hall.state.rounds[0, 1].pairings[1]
    (page,) = pairings_pages(hall.state, 0, 1, Viewer(pairing.sides[1]))
    one, other = (f"P{side}" for side in pairing.sides)
    begin = f"Round 1 of 3. You: table {pairing.table}, not begun yet: {one} against {other}, {one} goes first. Table "
    alt = alt_of(page, NAMES, "en")
    assert alt.startswith(begin)
    assert alt.endswith("has a bye.")


def test_pods_tell_seats_places_and_points() -> None:
    hall = Hall(Settings(format=Pods(), seats=(2, 6), tiebreaks=())).begin(7)
    hall.pair()
    pod = hall.state.rounds[0, 1].pairings[0]
    hall.play(pod, lambda *_: tuple(range(1, len(pod.sides) + 1)))
    (page,) = pods_pages(hall.state, 1, Viewer(pod.sides[1]))
    alt = alt_of(page, NAMES, "en")
    assert f"You: table {pod.table}: A P{pod.sides[0]} place 1, 120 points, B P{pod.sides[1]} place 2" in alt
    assert "not begun yet: A P" in alt


def test_a_curve_tells_now_then_and_the_extremes() -> None:
    curve = RatingCurve(
        "Krendel", (RatingPoint(20_000, 1000, True), RatingPoint(20_010, 900), RatingPoint(20_300, 1078))
    )
    assert alt_of(curve, {1: "Kate"}, "en") == (
        "Kate, Krendel: the rating is 1078. It began at 1000 on 4 Oct. Its lowest was 900 on 14 Oct. "
        "Its highest was 1078 on 31 Jul."
    )
    alone = RatingCurve("Krendel", (RatingPoint(20_000, 1000, True),))
    assert alt_of(alone, {1: "Kate"}, "en") == "Kate, Krendel: the rating is 1000. It has not settled yet."


@pytest.mark.parametrize(
    ("exact", "short"),
    [
        ("3", "3"),
        ("7/2", "3½"),
        ("1/2", "½"),
        ("-1/4", "−¼"),
        ("160/3", "53 1/3"),
        ("2/3", "2/3"),
        ("217/396", "0.55"),
        ("0", "0"),
    ],
)
def test_figures_are_short_and_exact_where_they_can_be(exact: str, short: str) -> None:
    assert short_figure(exact, words("en")) == short


def test_other_figures() -> None:
    say = words("ru")
    assert short_figures("120 60 0", say) == "120 · 60 · 0"
    assert short_figure("217/396", say) == "0,55"
    assert break_figure("opponents_match_wins", "33/100", say) == "33,0"
    assert break_figure("game_wins", "2/3", say) == "66,7"
    assert break_figure("buchholz", "2/3", say) == "2/3"
    assert [score_sign(sign, say) for sign in ("+", "-", "1/2")] == ["+", "−", "½"]
