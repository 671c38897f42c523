"""Pages of a tournament for pictures and texts: what stands on which page."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from tests.tournaments.support.hall import Hall, random_outcome
from tournaments.facts.kinds import Dropped, GameStarted, Ruled, TableOpened
from tournaments.settings.formats import DoubleElimination, Elimination, Pods, RoundRobin, Swiss
from tournaments.settings.model import ROBIN_ORDER, Points, Settings
from tournaments.standings.bracket import bracket_of
from tournaments.views.brackets import UNKNOWN, BracketPage, bracket_pages
from tournaments.views.crosses import RUNNING, cross_tables
from tournaments.views.pages import AnyPage, RatingCurve, RatingPoint, own_page
from tournaments.views.rounds import pairings_pages, pods_pages
from tournaments.views.tables import ROWS, standings_pages
from tournaments.views.tournament import Viewer

PUBLIC = Viewer()


def played(settings: Settings, entries: int, rounds: int, seed: int = 1) -> Hall:
    hall = Hall(settings).begin(entries)
    for _ in range(rounds):
        hall.round(random_outcome(Random(seed)))
    return hall


def nodes(pages: tuple[BracketPage, ...]) -> list[str]:
    return [match.node for page in pages for column in page.columns for match in column.matches]


# -------------------------------------------------------------------- brackets


@pytest.mark.rule("TM-15")
@pytest.mark.parametrize("entries", [2, 3, 5, 16, 17, 32, 64, 100, 128])
def test_a_bracket_is_pages_of_sixteen_entries(entries: int) -> None:
    hall = Hall(Settings(format=Elimination())).begin(entries)
    pages = bracket_pages(hall.state, 0, PUBLIC)
    assert [page.page for page in pages] == [*range(1, len(pages) + 1)]
    assert {page.pages for page in pages} == {len(pages)}
    assert all(len(page.columns) <= 4 and len(page.columns[0].matches) <= 8 for page in pages)
    assert len(set(nodes(pages))) == len(hall_nodes(hall))
    first = [page for page in pages if page.entries]
    assert all(len(page.entries) <= 16 for page in first)
    assert set().union(*(page.entries for page in first)) == set(range(1, entries + 1))


def hall_nodes(hall: Hall) -> set[str]:
    return {node.name for node in bracket_of(hall.state, 0).bracket.nodes} - {"T"}


@pytest.mark.rule("TM-18", "TM-19")
@pytest.mark.parametrize("entries", [2, 3, 4, 8, 16, 31, 32, 64])
def test_every_pairing_of_a_double_elimination_is_on_a_page(entries: int) -> None:
    hall = Hall(Settings(format=DoubleElimination(), seeding="list")).begin(entries).finish()
    pages = bracket_pages(hall.state, 0, PUBLIC)
    decided = {p.node for round_ in hall.state.rounds.values() for p in round_.pairings}
    assert decided <= set(nodes(pages))
    assert pages[-1].champion == 1
    assert all(page.champion == 0 for page in pages[:-1])
    assert pages[0].part == "winners"
    # The second grand final is not needed: its column is gone.
    assert pages[-1].columns[-1].kind == "grand"


@pytest.mark.rule("TM-15")
def test_byes_and_open_sides_are_told_apart() -> None:
    hall = Hall(Settings(format=Elimination())).begin(5)
    (page,) = bracket_pages(hall.state, 0, PUBLIC)
    first, second, _ = page.columns
    byes = [match for match in first.matches if match.state == "bye"]
    assert len(byes) == 3
    assert all(0 in match.sides and match.winner == max(match.sides) for match in byes)
    assert UNKNOWN in second.matches[0].sides
    assert second.matches[0].state == "open"


@pytest.mark.rule("TM-17")
def test_the_pairing_for_place_three_stands_with_the_final() -> None:
    hall = Hall(Settings(format=Elimination(), seeding="list")).begin(8).finish()
    (page,) = bracket_pages(hall.state, 0, PUBLIC)
    assert page.third is not None
    assert page.third.sides == (4, 3) or page.third.sides == (3, 4)
    assert page.champion == 1
    without = Hall(Settings(format=Elimination(third_place=False))).begin(8)
    assert bracket_pages(without.state, 0, PUBLIC)[0].third is None


def test_a_pairing_says_at_which_table_it_is_and_how_it_stands() -> None:
    hall = Hall(Settings(format=Elimination(), best_of=3)).begin(4)
    hall.pair()
    one, other = hall.state.rounds[0, 1].pairings
    hall.game(one, (2, 1))
    (page,) = bracket_pages(hall.state, 0, PUBLIC)
    shown = {match.node: match for match in page.columns[0].matches}
    begun = shown[one.node]
    assert (begun.state, begun.table) == ("running", one.table)
    assert begun.score == (("0", "1") if begun.sides == one.sides else ("1", "0"))
    assert (shown[other.node].state, shown[other.node].score) == ("waiting", ())
    hall.play(one)
    hall.add(Ruled(0, 1, other.table, (1, 2), "forfeit"), "judge", "no-show")
    (page,) = bracket_pages(hall.state, 0, PUBLIC)
    shown = {match.node: match for match in page.columns[0].matches}
    assert shown[one.node].state == "over"
    assert sorted(shown[other.node].score) == ["+", "-"]


def test_the_own_page_is_the_latest_with_the_own_path() -> None:
    hall = Hall(Settings(format=Elimination(), seeding="list")).begin(32)
    assert own_page(bracket_pages(hall.state, 0, Viewer(1))) == 0
    assert own_page(bracket_pages(hall.state, 0, Viewer(2))) == 1
    hall.finish()
    assert own_page(bracket_pages(hall.state, 0, Viewer(1))) == 2
    assert own_page(bracket_pages(hall.state, 0, Viewer(30))) == 1
    assert own_page(bracket_pages(hall.state, 0, PUBLIC)) == 2


# -------------------------------------------------------------------- standings


def test_standings_have_32_rows_a_page_and_the_own_one_on_each() -> None:
    hall = played(Settings(format=Swiss(rounds=3)), 70, 1)
    last = standings_pages(hall.state, PUBLIC)[-1].rows[-1].entry
    pages = standings_pages(hall.state, Viewer(last))
    assert [len(page.rows) for page in pages] == [ROWS, ROWS, 6]
    assert [page.own_row is None for page in pages] == [False, False, True]
    assert pages[0].own_row is not None
    assert pages[0].own_row.entry == last
    assert own_page(pages) == 2
    assert {row.entry for page in pages for row in page.rows} == set(range(1, 71))


@pytest.mark.rule("TM-23")
def test_the_line_of_the_cut_lies_below_the_last_who_goes_on() -> None:
    hall = played(Settings(format=Swiss(rounds=3, cut=4)), 10, 2)
    (page,) = standings_pages(hall.state, PUBLIC)
    assert (page.cut, page.line) == (4, 4)
    best = page.rows[1].entry
    hall.add(Dropped(best), "player")
    (page,) = standings_pages(hall.state, PUBLIC)
    assert page.line == 5
    assert [row.qualified for row in page.rows[:6]] == [True, False, True, True, True, False]
    assert page.rows[1].status == "dropped"
    hall.finish()
    (page,) = standings_pages(hall.state, PUBLIC)
    assert page.cut_made
    assert {row.entry for row in page.rows if row.qualified} == set(hall.state.cut_seeds)


@pytest.mark.rule("TM-32")
def test_pods_show_their_own_tie_breaks() -> None:
    hall = played(Settings(format=Pods(), tiebreaks=(), seats=(2, 6)), 11, 2)
    (page,) = standings_pages(hall.state, PUBLIC)
    assert page.columns == ("sole_firsts", "best_results", "opponents_mean")
    assert all(len(row.breaks) == 3 and len(row.breaks[1].split()) == 2 for row in page.rows)


def test_groups_have_pages_of_their_own() -> None:
    hall = played(Settings(format=RoundRobin(groups=3), tiebreaks=ROBIN_ORDER), 12, 2)
    pages = standings_pages(hall.state, Viewer(2))
    assert [(page.group, len(page.rows), page.page, page.pages) for page in pages] == [
        (1, 4, 1, 3),
        (2, 4, 2, 3),
        (3, 4, 3, 3),
    ]
    assert all(page.own_row is None for page in pages)


# -------------------------------------------------------------------- cross tables


@pytest.mark.rule("TM-20")
def test_a_cross_table_has_every_result_twice() -> None:
    settings = Settings(format=RoundRobin(cycles=2), tiebreaks=ROBIN_ORDER, points=Points("3", "1", "0"))
    hall = played(settings, 5, 4)
    hall.pair()
    pairing = hall.state.rounds[0, 5].pairings[0]
    at = (0, 5, pairing.table, 1)
    hall.add(TableOpened(*at, "X"))
    hall.add(GameStarted(*at))
    (table,) = cross_tables(hall.state, Viewer(2))
    place = {row.entry: index for index, row in enumerate(table.rows)}
    for row in table.rows:
        assert row.cells[place[row.entry]] == ()
        for other in table.rows:
            own, met = row.cells[place[other.entry]], other.cells[place[row.entry]]
            assert len(own) == len(met)
            for one, two in zip(own, met, strict=True):
                assert {one, two} in ({"3", "0"}, {"1"}, {"0"}, {RUNNING}, {""})
    one, two = pairing.sides
    assert RUNNING in table.rows[place[one]].cells[place[two]]
    assert [row.place for row in table.rows] == sorted(row.place for row in table.rows)


def test_only_small_groups_of_a_round_robin_have_a_cross_table() -> None:
    assert cross_tables(Hall(Settings(format=Swiss(rounds=3))).begin(8).state, PUBLIC) == ()
    settings = Settings(format=RoundRobin(), tiebreaks=ROBIN_ORDER)
    assert cross_tables(Hall(settings).begin(17).state, PUBLIC) == ()
    assert len(cross_tables(Hall(settings).begin(16).state, PUBLIC)) == 1


# -------------------------------------------------------------------- rounds


def test_a_round_says_who_goes_first_and_how_it_stands() -> None:
    hall = Hall(Settings(format=Swiss(rounds=3))).begin(9)
    hall.pair()
    one = hall.state.rounds[0, 1].pairings[0]
    hall.play(one, lambda *_: (1, 1))
    (page,) = pairings_pages(hall.state, 0, 1, Viewer(5))
    assert 5 in page.rows[0].sides
    rows = {row.table: row for row in page.rows}
    assert (rows[1].score, rows[1].winner, rows[1].progress, rows[1].first) == (("1/2", "1/2"), 0, "over", 0)
    assert rows[2].first == hall.state.rounds[0, 1].pairings[1].sides[0]
    bye = next(row for row in page.rows if len(row.sides) == 1)
    assert (bye.score, bye.winner, bye.progress) == ((), bye.sides[0], "over")


@pytest.mark.rule("TM-31")
def test_pods_say_places_and_points() -> None:
    hall = Hall(Settings(format=Pods(), tiebreaks=(), seats=(2, 6))).begin(7)
    hall.pair()
    pod = next(p for p in hall.state.rounds[0, 1].pairings if len(p.sides) == 4)
    hall.play(pod, lambda *_: (1, 2, 2, 4))
    (page,) = pods_pages(hall.state, 1, Viewer(pod.sides[3]))
    assert [(seat.place, seat.points) for seat in page.pods[0].seats] == [(1, "120"), (2, "60"), (2, "60"), (4, "0")]
    assert [(seat.place, seat.points) for seat in page.pods[1].seats] == [(0, "")] * 3
    assert page.pods[1].progress == "waiting"


# -------------------------------------------------------------------- pages as data


def test_the_same_state_gives_the_same_bytes_and_they_are_read_back() -> None:
    swiss = played(Settings(format=Swiss(rounds=3, cut=4)), 40, 2).state
    robin = played(Settings(format=RoundRobin(), tiebreaks=ROBIN_ORDER), 6, 2).state
    pods = played(Settings(format=Pods(), tiebreaks=(), seats=(2, 6)), 11, 1).state
    knockout = played(Settings(format=DoubleElimination()), 20, 2).state
    pages: list[AnyPage] = [
        *standings_pages(swiss, Viewer(3)),
        *pairings_pages(swiss, 0, 2, Viewer(3)),
        *cross_tables(robin, Viewer(3)),
        *pods_pages(pods, 1, Viewer(3)),
        *bracket_pages(knockout, 0, Viewer(3)),
        RatingCurve("Krendel", (RatingPoint(20_000, 1000),)),
    ]
    for page in pages:
        body = msgspec.msgpack.encode(page)
        assert msgspec.msgpack.decode(body, type=AnyPage) == page
    again = bracket_pages(played(Settings(format=DoubleElimination()), 20, 2).state, 0, Viewer(3))
    assert msgspec.msgpack.encode(again) == msgspec.msgpack.encode(bracket_pages(knockout, 0, Viewer(3)))
