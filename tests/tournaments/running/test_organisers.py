from __future__ import annotations

from copy import deepcopy

import pytest

from tests.tournaments.support.hall import Hall
from tournaments.errors import TournamentError
from tournaments.facts.kinds import (
    AnyFact,
    Cancelled,
    Corrected,
    Ended,
    Exempted,
    Extended,
    GameOver,
    GameStarted,
    Paused,
    Penalised,
    Resumed,
    RoundClosed,
    RoundUndone,
    Ruled,
    TableOpened,
)
from tournaments.facts.record import Record
from tournaments.running.absent import penalty
from tournaments.running.rounds import making_cut
from tournaments.settings.formats import DoubleElimination, Elimination, Pods, Swiss
from tournaments.settings.model import Settings
from tournaments.standings.final import final_places
from tournaments.standings.standings import standings
from tournaments.state.fold import apply
from tournaments.state.points import points_of


def refused(hall: Hall, key: str, fact: AnyFact, by: str = "organiser", reason: str = "why", actor: int = 0) -> None:
    """Check that a fact is refused and leaves everything as it was."""
    before = deepcopy(hall.state)
    with pytest.raises(TournamentError, match=key):
        apply(hall.state, Record(len(hall.records) + 1, hall.now, fact, by, reason, actor))  # type: ignore[arg-type]
    assert hall.state == before


@pytest.mark.rule("TM-60")
def test_nobody_decides_on_a_pairing_of_their_own() -> None:
    hall = Hall(Settings(format=Swiss(rounds=2))).begin(4)
    hall.pair()
    one, other = hall.state.rounds[0, 1].pairings
    refused(hall, "own-pairing", Ruled(0, 1, 1, (1, 2), "played"), actor=one.sides[0])
    refused(hall, "own-pairing", Extended(0, 1, 1, 60, "organiser"), actor=one.sides[1])
    refused(hall, "own-pairing", Penalised(one.sides[0], "warning", 0, 1), by="judge", actor=one.sides[0])
    hall.add(Ruled(0, 1, 1, (1, 2), "played"), "judge", "seen", actor=other.sides[0])
    refused(hall, "own-pairing", Corrected(0, 1, 1, 0, (2, 1), "played"), actor=one.sides[0])
    hall.game(other, (1, 2))
    refused(hall, "own-pairing", Exempted(0, 1, 2, 1), actor=other.sides[0])
    hall.add(Exempted(0, 1, 2, 1), "judge", "broken", actor=one.sides[0])
    assert other.games[0].exempt


@pytest.mark.rule("TM-61")
def test_what_an_organiser_does_has_a_reason() -> None:
    hall = Hall(Settings(format=Swiss(rounds=2))).begin(4)
    hall.pair()
    refused(hall, "reason-none", RoundUndone(0, 1), reason="")
    refused(hall, "reason-none", Cancelled(), reason="")
    refused(hall, "reason-none", Penalised(1, "warning", 0, 1), reason="")
    refused(hall, "reason-none", Extended(0, 1, 1, 60, "organiser"), reason="")
    hall.play_round()
    refused(hall, "reason-none", Corrected(0, 1, 1, 1, (1, 2), "played"), reason="")


@pytest.mark.rule("TM-61")
def test_the_log_is_never_edited_and_has_no_gap() -> None:
    hall = Hall(Settings()).begin(4)
    before = deepcopy(hall.state)
    for n in (len(hall.records), len(hall.records) + 2):
        with pytest.raises(TournamentError, match="record-number"):
            apply(hall.state, Record(n, hall.now, Cancelled(), "organiser", "why"))
    assert hall.state == before


@pytest.mark.rule("TM-62")
def test_the_latest_round_is_undone_while_no_game_is_finished() -> None:
    hall = Hall(Settings(format=Swiss(rounds=3))).begin(6)
    hall.round()
    hall.pair()
    first = [pairing.sides for pairing in hall.state.rounds[0, 2].pairings]
    refused(hall, "undo-latest", RoundUndone(0, 1))
    hall.add(TableOpened(0, 2, 1, 1, "A"))
    hall.add(GameStarted(0, 2, 1, 1))
    hall.add(RoundUndone(0, 2), "organiser", "a late entry")
    assert hall.state.paired_rounds() == 1
    hall.pair()
    assert hall.state.rounds[0, 2].draw.number == 4
    assert first
    hall.add(GameOver(0, 2, 1, 1, (1, 2)))
    refused(hall, "undo-finished", RoundUndone(0, 2))


@pytest.mark.rule("TM-62")
def test_a_round_whose_only_results_are_of_leavers_can_be_undone() -> None:
    from tournaments.facts.kinds import Dropped

    hall = Hall(Settings(format=Swiss(rounds=3))).begin(6)
    hall.pair()
    hall.add(Dropped(1))
    hall.add(RoundUndone(0, 1), "organiser", "one has left")
    hall.pair()
    assert all(1 not in pairing.sides for pairing in hall.state.rounds[0, 1].pairings)
    pairing = next(pairing for pairing in hall.state.rounds[0, 1].pairings if not pairing.is_bye)
    hall.add(Ruled(0, 1, pairing.table, (1, 2), "forfeit"), "judge", "no-show")
    refused(hall, "undo-finished", RoundUndone(0, 1))


@pytest.mark.rule("TM-62", "TM-48")
def test_a_correction_changes_points_and_tables_but_no_pairing() -> None:
    hall = Hall(Settings(format=Swiss(rounds=3))).begin(6)
    hall.round()
    hall.pair()
    pairing = hall.state.rounds[0, 1].pairings[0]
    loser = pairing.sides[pairing.games[0].places.index(2)]
    paired = [other.sides for other in hall.state.rounds[0, 2].pairings]
    before = dict(hall.state.rounds[0, 2].before)
    assert points_of(hall.state, 1)[loser] == 0
    places = pairing.games[0].places[::-1]
    hall.add(Corrected(0, 1, 1, 1, places, "played"), "judge", "the wrong seat was noted")
    assert points_of(hall.state, 1)[loser] == 1
    assert next(line for line in standings(hall.state, 1) if line.entry == loser).points == 1
    assert [other.sides for other in hall.state.rounds[0, 2].pairings] == paired
    assert hall.state.rounds[0, 2].before == before
    refused(hall, "correct-none", Corrected(0, 2, 1, 1, (1, 2), "played"))
    refused(hall, "correct-none", Corrected(0, 1, 1, 2, (1, 2), "played"))


@pytest.mark.rule("TM-62")
def test_a_pod_is_corrected_to_another_winner() -> None:
    hall = Hall(Settings(format=Pods(rounds=2), seats=(3, 5), first=False, seeding="list")).begin(6)
    hall.round()
    pairing = hall.state.rounds[0, 1].pairings[0]
    last = pairing.sides[pairing.games[0].places.index(len(pairing.sides))]
    before = points_of(hall.state, 1)
    hall.add(
        Corrected(0, 1, 1, 1, tuple(1 + (side != last) for side in pairing.sides), "played"), "judge", "typed wrong"
    )
    assert points_of(hall.state, 1)[last] > before[last]


@pytest.mark.rule("TM-62")
def test_in_a_bracket_a_result_is_corrected_until_the_next_pairing_begins() -> None:
    hall = Hall(Settings(format=Elimination(), seeding="list")).begin(8)
    hall.round()
    hall.pair()
    pairing = hall.pairing(1, 1)
    loser = next(side for side in pairing.sides if side != 1)
    places = (1, 2) if pairing.sides[0] == loser else (2, 1)
    refused(hall, "correct-undo-first", Corrected(0, 1, pairing.table, 1, (2, 2), "played"))
    hall.add(Corrected(0, 1, pairing.table, 1, places, "played"), "judge", "typed wrong")
    assert hall.pairing(loser, 2)
    assert all(1 not in other.sides for other in hall.state.rounds[0, 2].pairings)
    later = hall.pairing(loser, 2)
    hall.add(TableOpened(0, 2, later.table, 1, "A"))
    hall.add(GameStarted(0, 2, later.table, 1))
    refused(hall, "correct-late", Corrected(0, 1, pairing.table, 1, places[::-1], "played"))
    hall.add(GameOver(0, 2, later.table, 1, (1, 2)))
    hall.finish()
    assert final_places(hall.state)[1] == 5


@pytest.mark.rule("TM-16", "TM-62")
def test_in_a_bracket_no_pairing_is_corrected_to_a_draw() -> None:
    hall = Hall(Settings(format=Elimination(), seeding="list")).begin(4)
    hall.pair()
    hall.play(hall.state.rounds[0, 1].pairings[0])
    refused(hall, "draw-knockout", Corrected(0, 1, 1, 0, (1, 1), "played"))
    hall.add(Corrected(0, 1, 1, 0, (2, 2), "played"), "judge", "both cheated")


@pytest.mark.rule("TM-62")
def test_in_a_double_elimination_both_change_places() -> None:
    hall = Hall(Settings(format=DoubleElimination(), seeding="list")).begin(4)
    hall.round()
    hall.pair()
    pairing = hall.pairing(1, 1)
    loser = next(side for side in pairing.sides if side != 1)
    up, down = hall.pairing(1, 2).node, hall.pairing(loser, 2).node
    assert up != down
    hall.add(Corrected(0, 1, pairing.table, 1, pairing.games[0].places[::-1], "played"), "judge", "typed wrong")
    assert (hall.pairing(loser, 2).node, hall.pairing(1, 2).node) == (up, down)


@pytest.mark.rule("TM-62")
def test_a_closed_round_of_a_bracket_cannot_become_undecided() -> None:
    hall = Hall(Settings(format=Elimination(), seeding="list")).begin(4)
    hall.pair()
    hall.play_round()
    hall.close()
    refused(hall, "correct-undo-first", Corrected(0, 1, 1, 1, (1, 1), "played"))


@pytest.mark.rule("TM-63")
def test_a_deduction_counts_from_its_round_on() -> None:
    hall = Hall(Settings(format=Swiss(rounds=3))).begin(6)
    hall.round()
    posted = standings(hall.state, 1)
    leader = posted[0].entry
    refused(hall, "penalty-late", Penalised(leader, "points", 0, 1, "1/2"))
    refused(hall, "penalty-points", Penalised(leader, "points", 0, 2, "0"))
    refused(hall, "penalty-points", Penalised(leader, "warning", 0, 2, "1"))
    (fact,) = penalty(hall.state, leader, "points", (0, 2, 1), "1/2")
    before = points_of(hall.state, 2)[leader]
    hall.add(fact, "judge", "slow")
    assert standings(hall.state, 1) == posted
    assert before - points_of(hall.state, 2)[leader] == points_of(hall.state, 1)[leader] / 2
    hall.round()
    assert (
        next(line for line in standings(hall.state, 2) if line.entry == leader).points
        == points_of(hall.state, 2)[leader]
    )


@pytest.mark.rule("TM-63")
def test_penalties_cost_a_game_a_pairing_or_the_tournament() -> None:
    hall = Hall(Settings(format=Swiss(rounds=3), best_of=3)).begin(6)
    hall.pair()
    one, other, third = hall.state.rounds[0, 1].pairings
    for fact in penalty(hall.state, one.sides[0], "game", (0, 1, 1)):
        hall.add(fact, "judge", "twice late")
    assert [(game.places, game.how) for game in one.games] == [((2, 1), "forfeit")]
    for fact in penalty(hall.state, other.sides[1], "pairing", (0, 1, 2)):
        hall.add(fact, "judge", "looked")
    assert points_of(hall.state, 1)[other.sides[0]] == 1
    for fact in penalty(hall.state, third.sides[0], "out", (0, 1, 3)):
        hall.add(fact, "judge", "cheated")
    assert hall.state.entries[third.sides[0]].out == "disqualified"
    assert points_of(hall.state, 1)[third.sides[1]] == 1
    (warning,) = penalty(hall.state, one.sides[0], "warning", (0, 1, 1))
    hall.add(warning, "judge", "loud")
    assert [held.penalty for held in hall.state.penalties] == ["game", "pairing", "out", "warning"]
    with pytest.raises(TournamentError, match="penalty-table"):
        penalty(hall.state, other.sides[1], "game", (0, 1, 2))


@pytest.mark.rule("TM-61", "TM-02")
def test_a_pause_stops_rounds_and_tables() -> None:
    hall = Hall(Settings(format=Swiss(rounds=2))).begin(4)
    hall.pair()
    hall.add(Paused(), "organiser", "fire alarm")
    refused(hall, "paused", TableOpened(0, 1, 1, 1, "A"))
    refused(hall, "phase-wrong", Paused())
    hall.now += 600
    hall.add(Resumed(), "organiser", "all clear")
    assert hall.state.downtimes == [(hall.state.paused_at, hall.now - 1)]
    refused(hall, "phase-wrong", Resumed())
    hall.add(TableOpened(0, 1, 1, 1, "A"))


@pytest.mark.rule("TM-02")
def test_rounds_come_one_after_another_and_to_their_end() -> None:
    hall = Hall(Settings(format=Swiss(rounds=2, cut=2))).begin(4)
    hall.pair()
    with pytest.raises(TournamentError, match="round-open"):
        hall.pair()
    refused(hall, "tables-open", RoundClosed(0, 1))
    refused(hall, "round-open", Ended())
    refused(hall, "cut-early", making_cut(hall.state, hall.secret))
    hall.play_round()
    hall.close()
    refused(hall, "round-wrong", RoundClosed(0, 1))
    hall.round()
    with pytest.raises(TournamentError, match="rounds-over"):
        hall.pair()
    hall.finish()
    assert hall.state.stage == 1
    cancelled = Hall(Settings()).begin(4)
    cancelled.add(Cancelled(), "organiser", "storm")
    refused(cancelled, "phase-wrong", Cancelled())
    assert cancelled.state.phase == "cancelled"
