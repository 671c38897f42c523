"""Which games are rated, and in which order (TM-50, TM-52, TM-53)."""

from __future__ import annotations

import pytest

from referee.judges.moderation import Intervention
from referee.ratings.amending import amend
from referee.ratings.counting import form_at, is_standard, may_be_rated, rated_counts
from tests.referee.conftest import GUILD, Room
from tests.referee.helpers import reason
from tests.referee.ratings.playing import DAY, FREE, beaten, cache, game_of, rating, seats_of, table

ANNA, BORIS, VERA, JUDGE = 1, 2, 3, 9


@pytest.mark.rule("TM-49")
async def test_ratings_are_kept_apart_by_server_game_and_form(room: Room) -> None:
    await beaten(room, ANNA, BORIS)
    live = await table(room, ANNA, BORIS, VERA)
    await room.first(live, 0)
    assert (await rating(room, ANNA)) is not None
    assert (await rating(room, ANNA, FREE)) is None
    elsewhere = await table(room, ANNA, BORIS, guild=GUILD + 1)
    await room.first(elsewhere, 0)
    await room.referee.seats.concede(elsewhere.row.code, ANNA)
    assert [one.games for one in (await cache(room))[0]] == [1, 1]


@pytest.mark.rule("TM-50")
async def test_each_game_is_one_update_in_the_order_of_ends(room: Room) -> None:
    first, second = await table(room, ANNA, BORIS), await table(room, VERA, BORIS)
    for live in (first, second):
        await room.first(live, 0)
    room.time += 1
    await room.referee.seats.concede(second.row.code, VERA)  # it began later and ends first
    room.time += 1
    await room.referee.seats.concede(first.row.code, BORIS)
    _, steps = await cache(room)
    assert [(step.match, step.user) for step in steps] == [
        (second.row.id, BORIS),
        (second.row.id, VERA),
        (first.row.id, ANNA),
        (first.row.id, BORIS),
    ]
    boris = [step for step in steps if step.user == BORIS]
    assert (boris[1].mu_before, boris[1].sigma_before) == (boris[0].mu, boris[0].sigma)


@pytest.mark.rule("TM-50")
async def test_a_game_that_ends_before_the_latest_one_is_put_in_its_place(room: Room) -> None:
    """The machine's clock may have been set back."""
    await beaten(room, ANNA, BORIS)
    room.time -= 100
    await beaten(room, BORIS, VERA)
    await room.referee.recomputing.run_due()
    _, steps = await cache(room)
    assert [step.user for step in steps] == [BORIS, VERA, ANNA, BORIS]
    boris = [step for step in steps if step.user == BORIS]
    assert [step.games for step in boris] == [1, 2]
    assert boris[1].mu_before == boris[0].mu


@pytest.mark.rule("TM-52")
async def test_what_was_not_opened_as_rated_is_remembered_and_not_rated(room: Room) -> None:
    live = await beaten(room, ANNA, BORIS, rated=False)
    assert await rating(room, ANNA) is None
    assert [(seat.user, seat.won) for seat in await seats_of(room, live)] == [(ANNA, 1), (BORIS, 0)]


@pytest.mark.rule("TM-52")
async def test_a_match_given_up_before_the_first_answer_is_a_forfeit(room: Room) -> None:
    live = await table(room, ANNA, BORIS)
    await room.referee.seats.concede(live.row.code, BORIS)
    assert (await game_of(room, live)).forfeit
    assert await rating(room, ANNA) is None


@pytest.mark.rule("TM-52")
async def test_a_tournament_game_counts_without_being_opened_as_rated(room: Room) -> None:
    room.referee.memory.is_tournament = lambda _db, _match: True
    await beaten(room, ANNA, BORIS, rated=False)
    assert await rating(room, ANNA) is not None


@pytest.mark.rule("TM-52")
async def test_practice_players_other_options_and_packs_are_refused(room: Room) -> None:
    lobbies, choosing = room.referee.lobbies, room.referee.choosing
    live = await room.lobby(ANNA, practice=1)
    code = live.row.code
    assert await reason(choosing.set_rated(code, ANNA, rated=True)) == "refused-rated-practice"
    await lobbies.remove_practice(code, ANNA)
    await choosing.set_option(code, ANNA, "fight_with_all", "symmetric")
    assert await reason(choosing.set_rated(code, ANNA, rated=True)) == "refused-rated-options"
    await choosing.set_option(code, ANNA, "fight_with_all", "printed")
    assert await reason(choosing.set_rated(code, BORIS, rated=True)) != ""
    await choosing.set_rated(code, ANNA, rated=True)
    assert await reason(lobbies.add_practice(code, ANNA)) == "refused-rated-practice"
    assert await reason(choosing.set_option(code, ANNA, "fight_with_all", "symmetric")) == "refused-rated-options"
    await choosing.set_rated(code, ANNA, rated=False)
    await lobbies.add_practice(code, ANNA)


@pytest.mark.rule("TM-52")
def test_standard_options_are_those_of_the_form() -> None:
    assert is_standard("battlecon", '{"mode":"two_on_two"}', "", "teams")
    assert is_standard("battlecon", '{"mode":"duel","first":1}', "", "duel"), "who is first makes no other game (TM-27)"
    assert not is_standard("battlecon", '{"mode":"two_on_two"}', "", "duel")
    assert not is_standard("battlecon", '{"rules":"legacy"}', "", "duel")
    assert not is_standard("krendel", "{}", "embers", "duel")
    assert not may_be_rated("battlecon", '{"mode":"two_on_one"}', "")


@pytest.mark.rule("TM-49")
def test_a_rated_table_takes_only_numbers_that_make_its_form() -> None:
    assert rated_counts("battlecon", '{"mode":"two_on_two"}') == range(4, 5)
    assert rated_counts("krendel", "{}") == range(2, 7)
    assert form_at("battlecon", '{"mode":"two_on_one"}', 3) is None


@pytest.mark.rule("TM-52")
async def test_a_judge_exempts_a_match_before_or_after_its_end(room: Room) -> None:
    running = await table(room, ANNA, BORIS)
    charge = Intervention(GUILD, JUDGE, "the rules were read wrongly")
    await room.referee.exempting.change(running.row.code, charge, exempt=True)
    await room.first(running, 0)
    await room.referee.seats.concede(running.row.code, BORIS)
    assert await rating(room, ANNA) is None
    over = await beaten(room, ANNA, BORIS)
    assert await rating(room, ANNA) is not None
    await room.referee.exempting.change(over.row.code, charge, exempt=True)
    await room.referee.recomputing.run_due()
    assert await rating(room, ANNA) is None
    again = room.referee.exempting.change(over.row.code, charge, exempt=True)
    assert await reason(again) == "refused-exempt-already"
    await room.referee.exempting.change(over.row.code, charge, exempt=False)
    await room.referee.recomputing.run_due()
    assert await rating(room, ANNA) is not None


async def test_nobody_exempts_their_own_match_or_another_servers(room: Room) -> None:
    live = await beaten(room, ANNA, BORIS)
    change = room.referee.exempting.change
    assert (
        await reason(change(live.row.code, Intervention(GUILD, ANNA, "I lost it"), exempt=True)) == "refused-own-match"
    )
    other = Intervention(GUILD + 1, JUDGE, "not mine to judge")
    assert await reason(change(live.row.code, other, exempt=True)) == "refused-other-server"
    assert await reason(change(live.row.code, Intervention(GUILD, JUDGE, "no"), exempt=True)) == "refused-reason"


@pytest.mark.rule("TM-53")
async def test_who_leaves_is_rated_last_and_who_takes_over_is_not_rated(room: Room) -> None:
    live = await table(room, ANNA, BORIS, VERA)
    await room.first(live, 0)
    await room.referee.substitutes.offer(live.row.code, VERA, 2, 4)
    await room.referee.substitutes.take(live.row.code, 4, "user 4", 2)
    await room.referee.seats.concede(live.row.code, 4)
    await room.referee.seats.remove(live, 2, None)
    await room.referee.seats.concede(live.row.code, BORIS)
    assert live.row.status == "over"
    parts = [(seat.user, seat.part) for seat in await seats_of(room, live)]
    assert parts == [(ANNA, "played"), (BORIS, "left"), (VERA, "left"), (4, "joined")]
    rated, _ = await cache(room, FREE)
    assert [one.user for one in rated] == [ANNA, BORIS, VERA]
    assert rated[0].mu > 25 > rated[1].mu == rated[2].mu


@pytest.mark.rule("TM-53")
async def test_who_leaves_is_rated_last_even_if_the_bot_on_their_seat_wins(room: Room) -> None:
    live = await table(room, ANNA, BORIS, VERA)
    await room.first(live, 0)
    await room.referee.seats.concede(live.row.code, VERA)
    await room.referee.seats.concede(live.row.code, BORIS)
    await room.referee.seats.remove(live, 1, None)
    await room.referee.seats.concede(live.row.code, ANNA)
    assert [(seat.user, seat.place) for seat in await seats_of(room, live)] == [(ANNA, 2), (BORIS, 2), (VERA, 1)]
    rated, _ = await cache(room, FREE)
    assert len({one.mu for one in rated}) == 1, "all three have left, so all are last"


@pytest.mark.rule("TM-53")
async def test_the_same_opponents_have_three_rated_games_a_day_outside_tournaments(room: Room) -> None:
    for _ in range(4):
        await beaten(room, ANNA, BORIS)
    found = await rating(room, ANNA)
    assert found is not None
    assert found.games == 3
    room.referee.memory.is_tournament = lambda _db, _match: True
    await beaten(room, ANNA, BORIS)
    room.referee.memory.is_tournament = lambda _db, _match: False
    room.time += DAY
    await beaten(room, BORIS, ANNA)
    found = await rating(room, ANNA)
    assert found is not None
    assert found.games == 5


@pytest.mark.rule("TM-52", "TM-54")
async def test_the_facts_of_a_tournament_override_a_result(room: Room) -> None:
    room.referee.memory.is_tournament = lambda _db, _match: True
    live = await beaten(room, ANNA, BORIS)
    before = await rating(room, ANNA)
    await room.db.write(lambda db: amend(db, live.row.id, places={0: 2, 1: 1}))
    await room.referee.recomputing.run_due()
    after = await rating(room, ANNA)
    assert before is not None
    assert after is not None
    assert after.mu < 25 < before.mu
    assert [seat.won for seat in await seats_of(room, live)] == [0, 1]
    await room.db.write(lambda db: amend(db, live.row.id, restore=True))
    await room.referee.recomputing.run_due()
    assert await rating(room, ANNA) == before
    await room.db.write(lambda db: amend(db, live.row.id, forfeit=True))
    await room.referee.recomputing.run_due()
    assert await rating(room, ANNA) is None
    assert not await room.db.write(lambda db: amend(db, 999, forfeit=True))
