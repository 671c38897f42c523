"""The hands of organisers: rounds anew, corrections, penalties, late entries, and what nobody decides alone (TM-60 to TM-63)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from referee.tournaments.halls.rights import Organiser
from store.tournaments import outbox
from tests.referee.conftest import Room
from tests.referee.helpers import reason
from tests.referee.tournaments.event import ORGANISER
from tests.referee.tournaments.support import WHY, four, results
from tournaments.facts.kinds import Corrected
from tournaments.settings.formats import Elimination, Swiss
from tournaments.settings.model import Settings
from tournaments.state.deciding import decision


@pytest.mark.rule("TM-60")
async def test_only_organisers_act(room: Room) -> None:
    event = await four(room)
    acts = event.parts.organising
    other = Organiser(50)
    assert await reason(acts.undo_round(event.code, other, WHY)) == "refused-tournament-organiser"
    await event.parts.opening.set_organiser(event.code, ORGANISER, [], "role", 700, add=True)
    assert await reason(acts.undo_round(event.code, other, WHY)) == "refused-tournament-organiser"
    await acts.undo_round(event.code, Organiser(50, [700]), WHY)
    await event.parts.opening.set_organiser(event.code, ORGANISER, [], "role", 700, add=False)
    await event.run()
    assert await reason(acts.undo_round(event.code, Organiser(50, [700]), WHY)) == "refused-tournament-organiser"
    await acts.undo_round(event.code, Organiser(51, manager=True), WHY)


@pytest.mark.rule("TM-60")
async def test_an_organiser_who_plays_decides_nothing_about_their_own_pairing(room: Room) -> None:
    event = await four(room)
    await event.parts.opening.set_organiser(event.code, ORGANISER, [], "user", 1, add=True)
    acts, me, place = event.parts.organising, Organiser(1), await event.place_of(1)
    pairing = await event.pairing_of(1)
    foe = next(side for side in pairing.sides if side != 1)
    elsewhere = next(p for p in (await event.state()).rounds[0, 1].pairings if 1 not in p.sides)
    own = "refused-tournament-own-pairing"
    assert await reason(acts.rule(event.code, me, place, (1, 2), "played", WHY)) == own
    assert await reason(acts.penalise(event.code, me, foe, "game", place, WHY)) == own
    assert await reason(acts.disqualify(event.code, me, foe, WHY)) == own
    assert await reason(acts.extend(event.code, me, place, 600, WHY)) == own
    assert await reason(acts.undo_round(event.code, me, WHY)) == own
    assert await reason(event.parts.entering.remove(event.code, 1, [], foe, WHY)) == own
    assert await reason(acts.swap(event.code, me, foe, elsewhere.sides[0], WHY)) == own
    there = (0, 1, elsewhere.table)
    await acts.rule(event.code, me, there, (1, 2), "played", WHY)
    made = decision(await event.state(), (await event.state()).rounds[0, 1].pairings[elsewhere.table - 1])
    assert made is not None
    assert made.places == (1, 2)


@pytest.mark.rule("TM-61")
async def test_every_act_needs_a_reason_and_stands_in_the_log_with_its_author(room: Room) -> None:
    event = await four(room)
    acts = event.parts.organising
    assert await reason(acts.undo_round(event.code, event.organiser(), "  ")) == "refused-tournament-reason-none"
    await acts.undo_round(event.code, event.organiser(), WHY)
    hall = await event.hall()
    (undone,) = [record for record in hall.records if type(record.fact).__name__ == "RoundUndone"]
    assert (undone.by, undone.reason, hall.authors[undone.n]) == ("organiser", WHY, ORGANISER)


@pytest.mark.rule("TM-62")
async def test_an_undone_round_closes_its_tables_and_frees_the_seats(room: Room) -> None:
    event = await four(room)
    tables = await event.tables()
    await event.arrive(tables[0])
    await event.run()
    assert {live.row.status for live in tables} == {"playing", "lobby"}
    draw = (await event.state()).rounds[0, 1].draw.number
    await event.parts.organising.undo_round(event.code, event.organiser(), WHY)
    assert {(live.row.status, live.row.reason) for live in tables} == {("closed", "unneeded")}
    slots = [row.slot for row in await outbox.owed(room.db)]
    assert "round:100" in slots
    await event.run()
    state = await event.state()
    assert state.rounds[0, 1].draw.number == draw + 1
    assert len(await event.tables()) == 2
    assert not {live.row.code for live in tables} & {live.row.code for live in await event.tables()}


@pytest.mark.rule("TM-62")
async def test_a_round_with_a_result_is_not_undone_even_if_the_news_of_it_is_on_its_way(room: Room) -> None:
    event = await four(room)
    live = (await event.tables())[0]
    await event.arrive(live)
    await event.win(live, live.seats[0].user or 0)
    undo = event.parts.organising.undo_round(event.code, event.organiser(), WHY)
    assert await reason(undo) == "refused-tournament-undo-finished"


@pytest.mark.rule("TM-61")
async def test_two_entries_are_swapped_before_any_table_began(room: Room) -> None:
    event = await four(room)
    one, other = (await event.pairing_of(1)).sides
    third = next(n for n in (1, 2, 3, 4) if n not in (one, other))
    old = await event.tables()
    await event.parts.organising.swap(event.code, event.organiser(), other, third, WHY)
    await event.run()
    state = await event.state()
    assert {one, third} in [{*pairing.sides} for pairing in state.rounds[0, 1].pairings]
    assert state.rounds[0, 1].by_hand
    assert {live.row.status for live in old} == {"closed"}
    tables = await event.tables()
    assert len(tables) == 2
    await event.arrive(tables[0])
    again = event.parts.organising.swap(event.code, event.organiser(), other, third, WHY)
    assert await reason(again) == "refused-tournament-undo-finished"


@pytest.mark.rule("TM-61")
async def test_pairs_by_hand_are_for_formats_that_pair(room: Room) -> None:
    event = await four(room, Settings(format=Elimination()))
    swap = event.parts.organising.swap(event.code, event.organiser(), 1, 2, WHY)
    assert await reason(swap) in ("refused-tournament-by-hand-format",)
    bad = event.parts.organising.pair_by_hand(event.code, event.organiser(), [(1, 2), (3, 9)], WHY)
    assert await reason(bad) == "refused-tournament-by-hand-format"


@pytest.mark.rule("TM-61")
async def test_wrong_pairs_by_hand_change_nothing(room: Room) -> None:
    event = await four(room)
    version = (await event.hall()).version
    bad = event.parts.organising.pair_by_hand(event.code, event.organiser(), [(1, 2), (3, 9)], WHY)
    assert await reason(bad) == "refused-tournament-sides-wrong"
    assert (await event.hall()).version == version
    assert (await event.state()).rounds[0, 1].pairings
    assert len(await event.tables()) == 2


@pytest.mark.rule("TM-62")
async def test_a_result_is_corrected_after_the_next_round_was_paired_and_shown_before(room: Room) -> None:
    event = await four(room)
    for live in await event.tables():
        await event.arrive(live)
        await event.win(live, min(seat.user or 0 for seat in live.seats))
    await event.run()
    state = await event.state()
    assert (0, 2) in state.rounds
    pairs = [pairing.sides for pairing in state.rounds[0, 2].pairings]
    places = results(state)[0][0]
    fact = Corrected(0, 1, 1, 1, (places[1], places[0]), "played")
    before, after = await event.parts.organising.preview(event.code, event.organiser(), [fact], WHY)
    assert (results(before)[0][0], results(after)[0][0]) == (places, places[::-1])
    assert results(await event.state())[0][0] == places
    version = (await event.hall()).version
    who = event.organiser(version)
    await event.parts.organising.correct(event.code, who, (0, 1, 1), 1, places[::-1], "played", WHY)
    state = await event.state()
    assert results(state)[0][0] == places[::-1]
    assert [pairing.sides for pairing in state.rounds[0, 2].pairings] == pairs
    late = event.parts.organising.correct(event.code, who, (0, 1, 1), 1, places, "played", WHY)
    assert await reason(late) == "refused-tournament-changed"


@pytest.mark.rule("TM-62")
async def test_in_a_bracket_a_correction_changes_who_sits_at_the_next_table(room: Room) -> None:
    event = await four(room, Settings(format=Elimination(third_place=False)))
    for live in await event.tables():
        await event.arrive(live)
        await event.win(live, min(seat.user or 0 for seat in live.seats))
    await event.run()
    (final,) = await event.tables()
    one, other = (await event.state()).rounds[0, 1].pairings[0].sides
    places = results(await event.state())[0][0]
    await event.parts.organising.correct(event.code, event.organiser(), (0, 1, 1), 1, places[::-1], "played", WHY)
    await event.run()
    assert final.row.status == "closed"
    (final,) = await event.tables()
    loser = other if places == (1, 2) else one
    assert final.seat_of(loser) is not None


@pytest.mark.rule("TM-63")
@pytest.mark.parametrize("kind", ["game", "pairing", "out"])
async def test_a_penalty_costs_the_game_and_its_match_is_over(room: Room, kind: str) -> None:
    event = await four(room)
    live = await event.table_of(1)
    await event.arrive(live)
    await event.run()
    await event.parts.organising.penalise(event.code, event.organiser(), 1, kind, await event.place_of(1), WHY)  # type: ignore[arg-type]  # a kind
    own = await event.pairing_of(1)
    made = decision(await event.state(), own)
    assert made is not None
    assert made.places[own.sides.index(1)] == 2
    assert live.row.status in ("over", "closed")
    assert (await event.state()).is_out(1) == (kind == "out")


@pytest.mark.rule("TM-63")
async def test_a_penalty_of_points_takes_them(room: Room) -> None:
    event = await four(room)
    acts = event.parts.organising
    await acts.penalise(event.code, event.organiser(), 1, "points", (0, 1, 1), WHY, Fraction(1, 2))
    await acts.penalise(event.code, event.organiser(), 2, "warning", (0, 1, 1), WHY)
    held = [(one.entry, one.penalty, one.points) for one in (await event.state()).penalties]
    assert held == [(1, "points", Fraction(1, 2)), (2, "warning", Fraction(0))]


@pytest.mark.rule("TM-06", "TM-61")
async def test_an_organiser_enters_a_late_person_until_half_the_rounds_are_paired(room: Room) -> None:
    event = await four(room, Settings(format=Swiss(rounds=3)))
    acts, late = event.parts.entering, [event.person(5)]
    stranger = acts.enter_others(event.code, Organiser(50), late, 5, WHY)
    assert await reason(stranger) == "refused-tournament-organiser"
    silent = acts.enter_others(event.code, event.organiser(), late, 5, "")
    assert await reason(silent) == "refused-tournament-reason-none"
    await acts.enter_others(event.code, event.organiser(), [event.person(5)], 5, WHY)
    assert (await event.state()).entries[5].joined == 2
    for live in await event.tables():
        await event.arrive(live)
        await event.win(live, live.seats[0].user or 0)
    await event.run()
    assert (0, 2) in (await event.state()).rounds
    too_late = acts.enter_others(event.code, event.organiser(), [event.person(6)], 6, WHY)
    assert await reason(too_late) == "refused-tournament-late-over"


async def test_the_next_step_pressed_twice_by_two_or_late_is_done_once(room: Room) -> None:
    event = await four(room, automatic=False)
    hall = await event.hall()
    assert hall.state.paired_rounds() == 0
    step, version = event.parts.director.step, hall.version
    await event.parts.opening.set_organiser(event.code, ORGANISER, [], "user", 55, add=True)
    await step(event.code, ORGANISER, [], version)
    assert await reason(step(event.code, 55, [], version)) == "refused-tournament-changed"
    assert await reason(step(event.code, ORGANISER, [], version)) == "refused-tournament-changed"
    await event.run()
    blocked = step(event.code, ORGANISER, [], (await event.hall()).version)
    assert await reason(blocked) == "refused-tournament-no-step"
    assert (await event.state()).paired_rounds() == 1


@pytest.mark.rule("TM-02")
async def test_a_cancelled_tournament_lets_running_matches_go_on_outside_of_it(room: Room) -> None:
    event = await four(room)
    one, other = await event.tables()
    await event.arrive(one)
    await event.run()
    await event.parts.opening.cancel(event.code, ORGANISER, [], "The hall closes")
    await event.run()
    assert (other.row.status, one.row.status) == ("closed", "playing")
    assert (one.row.tournament, one.row.host) == (None, one.seats[0].user)
    await event.win(one, one.seats[0].user or 0)
    assert one.row.status == "over"
    version = (await event.hall()).version
    await event.run()
    assert (await event.hall()).version == version
    assert "close" in [motion.kind for motion in await room.referee.motions.possible_motions(await room.match(8, 9))]


@pytest.mark.rule("TM-02")
async def test_a_tournament_paused_and_cancelled_lets_clocks_run_again(room: Room) -> None:
    event = await four(room)
    live = (await event.tables())[0]
    await event.arrive(live)
    await event.run()
    await event.parts.opening.pause(event.code, ORGANISER, [], "Lunch")
    await event.run()
    assert live.row.paused_by == "judge"
    await event.parts.opening.cancel(event.code, ORGANISER, [], "The hall closes")
    await event.run()
    assert (live.row.paused, live.row.tournament) == (None, None)
