from __future__ import annotations

import pytest

from tests.tournaments.support.hall import Hall, better_seed
from tournaments.errors import TournamentError
from tournaments.facts.kinds import (
    Absent,
    Dropped,
    GameOver,
    GameStarted,
    GameVoided,
    Ruled,
    TableOpened,
)
from tournaments.running.absent import no_show
from tournaments.running.duties import duties
from tournaments.settings.formats import Elimination, Pods, RoundRobin, Swiss
from tournaments.settings.model import ROBIN_ORDER, Points, Settings
from tournaments.settings.paces import Days
from tournaments.settings.presets import PRESETS
from tournaments.standings.bracket import bracket_of
from tournaments.standings.final import final_places
from tournaments.standings.scores import scores_of
from tournaments.standings.standings import standings
from tournaments.state.deciding import decision, next_game
from tournaments.state.model import Pairing
from tournaments.state.past import pasts
from tournaments.state.points import points_of, rows_of_round


def first_table(settings: Settings, entries: int = 4) -> tuple[Hall, Pairing]:
    hall = Hall(settings).begin(entries)
    hall.pair()
    return hall, hall.state.rounds[0, 1].pairings[0]


@pytest.mark.rule("TM-33")
def test_a_pairing_is_over_at_a_majority() -> None:
    hall, pairing = first_table(Settings(best_of=3))
    hall.game(pairing, (1, 2))
    assert next_game(hall.state, pairing) == 2
    hall.game(pairing, (1, 2))
    assert next_game(hall.state, pairing) == 0
    made = decision(hall.state, pairing)
    assert made is not None
    assert made.places == (1, 2)
    with pytest.raises(TournamentError, match="pairing-decided"):
        hall.add(GameOver(0, 1, 1, 3, (1, 2)))


@pytest.mark.rule("TM-33")
def test_draws_in_a_match_leave_it_to_the_other_games() -> None:
    hall, pairing = first_table(Settings(best_of=3))
    for places in ((1, 1), (2, 1)):
        hall.game(pairing, places)
        assert decision(hall.state, pairing) is None
    hall.game(pairing, (1, 1))
    made = decision(hall.state, pairing)
    assert made is not None
    assert made.places == (2, 1)


@pytest.mark.rule("TM-33")
def test_a_series_of_the_game_itself_is_one_match_with_several_games() -> None:
    hall, pairing = first_table(Settings(best_of=3))
    hall.add(TableOpened(0, 1, 1, 1, "ABC"))
    hall.add(GameStarted(0, 1, 1, 1))
    hall.add(GameOver(0, 1, 1, 1, (1, 2), goes_on=True))
    assert (pairing.games[1].code, pairing.games[1].started_at) == ("ABC", hall.now - 1)
    assert not [duty for duty in duties(hall.state, hall.now) if (duty.kind, duty.table) == ("open_table", 1)]
    hall.add(GameOver(0, 1, 1, 2, (2, 1), goes_on=True))
    hall.add(GameOver(0, 1, 1, 3, (1, 2)))
    assert [game.code for game in pairing.games] == ["ABC"] * 3
    assert decision(hall.state, pairing) is not None


@pytest.mark.rule("TM-33")
def test_games_come_in_order_and_once() -> None:
    hall, _ = first_table(Settings(best_of=3))
    with pytest.raises(TournamentError, match="game-wrong"):
        hall.add(TableOpened(0, 1, 1, 2, "X"))
    hall.add(TableOpened(0, 1, 1, 1, "X"))
    with pytest.raises(TournamentError, match="game-wrong"):
        hall.add(TableOpened(0, 1, 1, 1, "Y"))
    with pytest.raises(TournamentError, match="game-wrong"):
        hall.add(GameOver(0, 1, 1, 2, (1, 2)))
    hall.add(GameStarted(0, 1, 1, 1))
    with pytest.raises(TournamentError, match="game-wrong"):
        hall.add(GameStarted(0, 1, 1, 1))
    with pytest.raises(TournamentError, match="places-wrong"):
        hall.add(GameOver(0, 1, 1, 1, (1, 2, 3)))
    with pytest.raises(TournamentError, match="places-wrong"):
        hall.add(GameOver(0, 1, 1, 1, (1, 3)))
    with pytest.raises(TournamentError, match="pairing-unknown"):
        hall.add(GameOver(0, 1, 9, 1, (1, 2)))
    assert [game.nth for game in hall.state.rounds[0, 1].pairings[0].games] == [1]


@pytest.mark.rule("TM-27")
def test_the_loser_goes_first_next() -> None:
    hall, pairing = first_table(Settings(best_of=5))
    one, other = pairing.sides
    for places in ((1, 2), (2, 1), (1, 1), (1, 1)):
        hall.game(pairing, places)
    assert [game.first for game in pairing.games] == [one, other, one, other]


@pytest.mark.rule("TM-27")
def test_the_rule_of_the_game_may_say_who_goes_first() -> None:
    hall, pairing = first_table(Settings())
    one, other = pairing.sides
    hall.add(GameOver(0, 1, 1, 1, (1, 2), first=other))
    assert (pasts(hall.state)[one].surplus, pasts(hall.state)[other].surplus) == (-1, 1)
    assert pasts(hall.state)[one].last_second == 1


@pytest.mark.rule("TM-27")
def test_firsts_are_even_after_two_rounds() -> None:
    hall = Hall(Settings(format=Swiss(rounds=3))).begin(8)
    for _ in range(2):
        hall.round(lambda state, pairing, nth: (1, 1))
    assert all(abs(past.surplus) <= 2 for past in pasts(hall.state).values())
    hall.pair()
    past = pasts(hall.state)
    for pairing in hall.state.rounds[0, 3].pairings:
        one, other = pairing.sides
        assert past[one].surplus <= past[other].surplus


@pytest.mark.rule("TM-16")
def test_a_drawn_pairing_of_a_bracket_has_two_more_games_then_the_better_seed_goes_on() -> None:
    hall, pairing = first_table(Settings(format=Elimination()))
    for nth in (1, 2, 3):
        assert next_game(hall.state, pairing) == nth
        hall.game(pairing, (1, 1))
    made = decision(hall.state, pairing)
    assert made is not None
    seeds = hall.state.seeds
    assert pairing.sides[made.winner] == min(pairing.sides, key=seeds.index)
    hall, pairing = first_table(Settings(format=Elimination()))
    hall.game(pairing, (1, 1))
    hall.game(pairing, (2, 1))
    assert next_game(hall.state, pairing) == 0
    with pytest.raises(TournamentError, match="draw-knockout"):
        hall.add(Ruled(0, 1, 2, (1, 1), "played"), "judge", "agreed")


@pytest.mark.rule("TM-16")
def test_where_both_are_absent_nobody_goes_on() -> None:
    hall, pairing = first_table(Settings(format=Elimination()))
    hall.add(*no_show(hall.state, (0, 1, 1), whole=True, missing=pairing.sides))
    hall.play(hall.state.rounds[0, 1].pairings[1])
    hall.close()
    bracket = bracket_of(hall.state, 0)
    assert bracket.is_over
    winner = bracket.sides["W2-1"].winner
    assert final_places(hall.state)[winner] == 1
    assert [final_places(hall.state)[side] for side in pairing.sides] == [3, 3]


@pytest.mark.rule("TM-35")
def test_who_does_not_come_loses_the_game_then_the_pairing() -> None:
    hall, pairing = first_table(Settings(best_of=3))
    missing = pairing.sides[1]
    hall.add(*no_show(hall.state, (0, 1, 1), whole=False, missing=[missing]))
    assert (pairing.games[0].places, pairing.games[0].how) == ((1, 2), "forfeit")
    assert decision(hall.state, pairing) is None
    hall.add(*no_show(hall.state, (0, 1, 1), whole=True, missing=[missing]))
    made = decision(hall.state, pairing)
    assert made is not None
    assert (made.places, made.played) == ((1, 2), False)


@pytest.mark.rule("TM-35")
def test_if_nobody_comes_both_lose() -> None:
    hall, pairing = first_table(Settings())
    assert no_show(hall.state, (0, 1, 1), whole=True, missing=[99]) == ()
    hall.add(*no_show(hall.state, (0, 1, 1), whole=True, missing=pairing.sides))
    assert {points_of(hall.state, 1)[side] for side in pairing.sides} == {0}
    assert rows_of_round(hall.state, hall.state.rounds[0, 1])[pairing.sides[0]].kind == "lost_forfeit"


@pytest.mark.rule("TM-40")
def test_a_game_without_result_is_played_again() -> None:
    hall, pairing = first_table(Settings())
    hall.add(TableOpened(0, 1, 1, 1, "A"))
    hall.add(GameStarted(0, 1, 1, 1))
    hall.add(GameVoided(0, 1, 1, 1))
    assert pairing.games == []
    assert next_game(hall.state, pairing) == 1
    hall.add(TableOpened(0, 1, 1, 1, "B"))
    with pytest.raises(TournamentError, match="own-pairing"):
        hall.add(GameVoided(0, 1, 1, 1), "judge", actor=pairing.sides[0])


@pytest.mark.rule("TM-40")
def test_a_declared_result_counts() -> None:
    hall, pairing = first_table(Settings())
    hall.add(Ruled(0, 1, 1, (2, 1), "played"), "judge", "a clear position")
    made = decision(hall.state, pairing)
    assert made is not None
    assert (made.places, made.played) == ((2, 1), True)


@pytest.mark.rule("TM-41")
def test_a_concession_before_the_first_answer_is_won_but_unplayed() -> None:
    hall, pairing = first_table(Settings())
    hall.add(GameOver(0, 1, 1, 1, (1, 2), "forfeit"))
    other = hall.state.rounds[0, 1].pairings[1]
    hall.add(GameOver(0, 1, 2, 1, (1, 2), "played"))
    hall.close()
    rows = rows_of_round(hall.state, hall.state.rounds[0, 1])
    assert [rows[side].kind for side in (*pairing.sides, *other.sides)] == [
        "won_forfeit",
        "lost_forfeit",
        "played",
        "played",
    ]
    assert rows[pairing.sides[0]].points == rows[other.sides[0]].points == 1
    past = pasts(hall.state)
    assert not past[pairing.sides[0]].met
    assert past[other.sides[0]].met


@pytest.mark.rule("TM-41", "TM-07")
@pytest.mark.parametrize(("started", "kind"), [(False, "won_forfeit"), (True, "played")])
def test_who_drops_concedes_the_pairing(started: bool, kind: str) -> None:
    hall, pairing = first_table(Settings())
    one, other = pairing.sides
    if started:
        hall.add(TableOpened(0, 1, 1, 1, "A"))
        hall.add(GameStarted(0, 1, 1, 1))
    hall.add(Dropped(other), "player")
    rows = rows_of_round(hall.state, hall.state.rounds[0, 1])
    assert (rows[one].kind, rows[one].points, rows[other].points) == (kind, 1, 0)


@pytest.mark.rule("TM-31")
def test_points_of_pods() -> None:
    from tournaments.state.points import pod_points

    state = Hall(PRESETS["pods"]).state
    assert pod_points(state, (1, 2, 3, 4)) == (120, 80, 40, 0)
    assert pod_points(state, (3, 1, 2)) == (0, 120, 60)
    assert pod_points(state, (1, 2, 2, 4)) == (120, 60, 60, 0)
    assert pod_points(state, (1, 1, 1, 1, 1)) == (60,) * 5
    assert pod_points(state, (1, 2)) == (120, 0)
    assert pod_points(state, (1,)) == (120,)
    own = Hall(Settings(format=Pods(tables={4: ("5", "3", "1", "0")}), seats=(3, 6))).state
    assert pod_points(own, (2, 1, 3, 4)) == (3, 5, 1, 0)
    assert pod_points(own, (1, 2, 2, 2))[1] * 3 == 4
    assert pod_points(own, (1, 2, 3)) == (120, 60, 0)


@pytest.mark.rule("TM-31")
def test_a_pod_without_some_has_fewer_seats() -> None:
    hall = Hall(PRESETS["pods"]).begin(8)
    hall.pair()
    one, other = hall.state.rounds[0, 1].pairings
    hall.add(Absent(0, 1, 1, one.sides[:1]))
    hall.game(one, (4, 1, 2, 3))
    hall.add(*no_show(hall.state, (0, 1, 2), whole=True, missing=other.sides[1:]))
    points = points_of(hall.state, 1)
    assert [points[side] for side in one.sides] == [0, 120, 60, 0]
    assert [points[side] for side in other.sides] == [120, 0, 0, 0]
    rows = rows_of_round(hall.state, hall.state.rounds[0, 1])
    assert rows[one.sides[0]].kind == "lost_forfeit"
    assert rows[one.sides[1]].opponents == one.sides[2:]
    assert rows[other.sides[0]].kind == "won_forfeit"
    with pytest.raises(TournamentError, match="pairing-decided"):
        hall.add(Absent(0, 1, 1, one.sides[1:2]))


@pytest.mark.rule("TM-42")
def test_who_leaves_a_running_pod_is_played_on_and_placed_last() -> None:
    hall = Hall(PRESETS["pods"]).begin(4)
    hall.pair()
    pod = hall.state.rounds[0, 1].pairings[0]
    hall.add(TableOpened(0, 1, 1, 1, "A"))
    hall.add(GameStarted(0, 1, 1, 1))
    hall.add(Dropped(pod.sides[2]), "player")
    assert pod.absent == ()
    with pytest.raises(TournamentError, match="absent-wrong"):
        hall.add(Absent(0, 1, 1, pod.sides[2:3]))
    hall.add(GameOver(0, 1, 1, 1, (1, 2, 4, 3), left=(pod.sides[2],)))
    assert [points_of(hall.state, 1)[side] for side in pod.sides] == [120, 80, 0, 40]


@pytest.mark.rule("TM-32")
def test_pods_are_ordered_by_sole_firsts_then_best_results_then_the_opponents_mean() -> None:
    from tests.tournaments.standings.pods import podium

    firsts = podium({1: [(120, True), (0, False)], 2: [(60, False), (60, False)]})
    assert firsts == [1, 2]
    results = podium({1: [(80, False), (40, False)], 2: [(60, False), (60, False)]})
    assert results == [1, 2]
    sole = podium({1: [(60, False), (60, False), (0, False)], 2: [(120, True), (0, False), (0, False)]})
    assert sole == [2, 1]


@pytest.mark.rule("TM-32")
def test_equals_in_pods_are_ordered_by_the_lots_of_the_closing_draw() -> None:
    hall = Hall(PRESETS["pods"]).begin(8)
    hall.round(lambda state, pairing, nth: (1,) * len(pairing.sides))
    from tournaments.draws.chain import seed_of
    from tournaments.draws.lots import by_lot

    draw = hall.state.rounds[0, 1].lots_draw
    assert draw is not None
    lines = standings(hall.state, 1)
    assert [line.place for line in lines] == list(range(1, 9))
    assert [line.entry for line in lines] == by_lot(seed_of(draw.value, hall.state.salt), range(1, 9))


@pytest.mark.rule("TM-21")
def test_who_leaves_a_round_robin_early_leaves_the_table() -> None:
    hall = Hall(Settings(format=RoundRobin(), tiebreaks=ROBIN_ORDER, seeding="list")).begin(6)
    hall.round()
    hall.round()
    posted = standings(hall.state, 2)
    hall.add(Dropped(1))
    assert standings(hall.state, 2) == posted
    hall.finish()
    assert {line.entry for line in standings(hall.state, 5)} == {2, 3, 4, 5, 6}
    rows = scores_of(hall.state, 5).rows
    assert all(1 not in row.opponents for own in rows.values() for row in own)


@pytest.mark.rule("TM-21")
def test_who_leaves_later_forfeits_the_rest() -> None:
    hall = Hall(Settings(format=RoundRobin(), tiebreaks=ROBIN_ORDER, seeding="list")).begin(6)
    for _ in range(3):
        hall.round()
    hall.add(Dropped(1))
    hall.finish()
    rows = scores_of(hall.state, 5).rows[1]
    assert [row.kind for row in rows] == ["played"] * 3 + ["lost_forfeit"] * 2
    assert len(standings(hall.state, 5)) == 6


@pytest.mark.rule("TM-22")
def test_in_days_all_pairings_run_at_once_but_few_for_a_person() -> None:
    from collections import Counter

    from tournaments.running.duties import duties, tables_to_open

    settings = Settings(format=RoundRobin(), pace=Days(together=2), tiebreaks=ROBIN_ORDER)
    hall = Hall(settings).begin(8)
    while pairs := [duty for duty in duties(hall.state, hall.now) if duty.kind == "pair"]:
        hall.do(pairs[0], better_seed)
    assert hall.state.paired_rounds() == 7
    wanted = tables_to_open(hall.state)
    busy = Counter(side for pairing, _ in wanted for side in pairing.sides)
    assert max(busy.values()) == 2
    for pairing, nth in wanted:
        hall.add(TableOpened(0, pairing.round, pairing.table, nth, "A"))
    assert tables_to_open(hall.state) == []
    done, _ = wanted[0]
    hall.add(GameOver(0, done.round, done.table, 1, (1, 2)))
    again = tables_to_open(hall.state)
    assert len(again) <= 1
    for pairing, nth in wanted[1:]:
        hall.add(GameOver(0, pairing.round, pairing.table, nth, (1, 2)))
    hall.finish()
    assert hall.state.phase == "over"


@pytest.mark.rule("TM-23")
def test_the_cut_goes_by_the_table_and_equals_at_the_line_by_lot() -> None:
    from tournaments.draws.chain import seed_of
    from tournaments.draws.lots import lot_of_entry

    hall = Hall(Settings(format=Swiss(rounds=2, cut=4))).begin(9).finish(lambda state, pairing, nth: (1, 2))
    lines = standings(hall.state, 2)
    draw = hall.state.cut_draw
    assert draw is not None
    seed = seed_of(draw.value, hall.state.salt)
    expected = sorted(lines, key=lambda line: (line.place, lot_of_entry(seed, line.entry)))
    assert hall.state.cut_seeds == tuple(line.entry for line in expected[:4])
    assert [pairing.sides for pairing in hall.state.rounds[1, 1].pairings]
    first = {frozenset(pairing.sides) for pairing in hall.state.rounds[1, 1].pairings}
    a, b, c, d = hall.state.cut_seeds
    assert first == {frozenset((a, d)), frozenset((b, c))}
    places = final_places(hall.state)
    assert sorted(places[entry] for entry in (a, b, c, d)) == [1, 2, 3, 4]
    behind = {line.entry: line.place for line in lines if line.entry not in hall.state.cut_seeds}
    for one, place in behind.items():
        ahead = sum(1 for entry in behind if behind[entry] < place)
        assert places[one] == 5 + ahead


@pytest.mark.rule("TM-23")
def test_who_has_left_is_not_cut_to() -> None:
    hall = Hall(Settings(format=Swiss(rounds=2, cut=4), seeding="list")).begin(8)
    hall.round()
    hall.round()
    best = standings(hall.state, 2)[0].entry
    hall.add(Dropped(best))
    hall.finish()
    assert best not in hall.state.cut_seeds
    assert len(hall.state.cut_seeds) == 4


@pytest.mark.rule("TM-43")
def test_the_points_of_a_pairing_are_those_of_the_settings() -> None:
    hall, pairing = first_table(Settings(points=Points("3", "1", "0")))
    hall.game(pairing, (1, 1))
    hall.game(hall.state.rounds[0, 1].pairings[1], (2, 1))
    points = points_of(hall.state, 1)
    assert [points[side] for side in pairing.sides] == [1, 1]
    assert sorted(points.values()) == [0, 1, 1, 3]
