"""Ladders: challenges and their matches, deadlines, idle people, restarts (TM-57)."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from engines.kernel.choose import decision_of
from referee.errors import RefusedError
from referee.leagues.tables import LadderTables
from referee.tournaments.halls.rights import Organiser
from store.leagues import ladders
from store.leagues.ladders import StoredFact
from store.leagues.outbox import LADDERS
from store.people import blocks
from tests.referee.conftest import Room
from tests.referee.leagues.stairs import BOSS, Stairs
from tournaments.leagues.ladder import LadderRules, Settled


@pytest.mark.rule("TM-57")
async def test_a_winning_challenger_takes_the_place_and_those_between_sink(room: Room) -> None:
    stairs = await Stairs.made(room, 1, 2, 3, 4, 5)
    live = await stairs.accepted(4, 1)
    await stairs.arrive(live)
    assert live.row.status == "playing"
    await stairs.win(live, 4)
    await stairs.run()
    assert await stairs.order() == [4, 1, 2, 3, 5]
    assert await stairs.pairs() == []
    assert (await stairs.ladder()).tables == {}


@pytest.mark.rule("TM-57")
async def test_the_winner_of_the_match_decides(room: Room) -> None:
    seen = set()
    for seed in range(8):
        stairs = await Stairs.made(room, 1, 2, game="krendel")
        live = await stairs.accepted(2, 1)
        await stairs.arrive(live)
        rng = Random(seed)
        while live.row.status == "playing":
            seat = stairs.parts.director._waited_for(live)[0]
            asked = decision_of(live.rules_and_match[1], seat)
            assert asked is not None
            keys = rng.sample([option.key for option in asked.options], max(1, asked.least))
            user = next(each.user for each in live.seats if each.seat == seat)
            await room.referee.choose(live.row.code, user, seat, asked.id, keys)
        outcome = live.rules_and_match[1].outcome
        assert outcome is not None
        best = [each.user for each in live.seats if each.seat in outcome.places[0]]
        winner = best[0] if len(best) == 1 else 0
        await stairs.run()
        assert await stairs.order() == ([2, 1] if winner == 2 else [1, 2])
        seen.add(winner)
    assert {1, 2} <= seen


@pytest.mark.rule("TM-57")
async def test_a_challenger_who_loses_stays(room: Room) -> None:
    stairs = await Stairs.made(room, 1, 2, 3)
    live = await stairs.accepted(3, 1)
    await stairs.arrive(live)
    await stairs.win(live, 1)
    await stairs.run()
    assert await stairs.order() == [1, 2, 3]
    last = (await stairs.ladder()).facts[-1]
    assert isinstance(last, Settled)
    assert not last.forfeit


@pytest.mark.rule("TM-57")
async def test_only_three_places_above_may_be_challenged(room: Room) -> None:
    stairs = await Stairs.made(room, 1, 2, 3, 4, 5)
    for challenger, challenged, above in ((5, 1, 4), (1, 2, -1), (2, 2, 0)):
        with pytest.raises(RefusedError) as caught:
            await stairs.challenge(challenger, challenged)
        assert (caught.value.reason, caught.value.facts["above"]) == ("refused-tournament-ladder-reach", above)
    await stairs.challenge(5, 2)
    assert await stairs.pairs() == [(5, 2)]


@pytest.mark.rule("TM-57")
async def test_one_challenge_each_way(room: Room) -> None:
    stairs = await Stairs.made(room, 1, 2, 3, 4)
    await stairs.challenge(3, 2)
    for challenger, challenged, busy in ((3, 1, 3), (4, 2, 2)):
        with pytest.raises(RefusedError) as caught:
            await stairs.challenge(challenger, challenged)
        assert (caught.value.reason, caught.value.facts["who"]) == ("refused-tournament-ladder-busy", f"<@{busy}>")
    await stairs.challenge(2, 1)
    assert await stairs.pairs() == [(3, 2), (2, 1)]


@pytest.mark.rule("TM-57")
async def test_who_does_not_accept_in_three_days_loses(room: Room) -> None:
    stairs = await Stairs.made(room, 1, 2, 3)
    await stairs.challenge(3, 1)
    await stairs.pass_days(2.99)
    assert await stairs.order() == [1, 2, 3]
    await stairs.pass_days(0.02)
    assert await stairs.order() == [3, 1, 2]
    assert await stairs.pairs() == []


@pytest.mark.rule("TM-57")
async def test_to_decline_is_to_lose_and_so_is_to_withdraw(room: Room) -> None:
    stairs = await Stairs.made(room, 1, 2, 3)
    await stairs.challenge(3, 1)
    await stairs.parts.climbing.decline(stairs.code, 1)
    assert await stairs.order() == [3, 1, 2]
    await stairs.challenge(2, 1)
    await stairs.parts.climbing.withdraw(stairs.code, 2)
    assert await stairs.order() == [3, 1, 2]
    with pytest.raises(RefusedError, match="refused-tournament-ladder-again"):
        await stairs.challenge(2, 1)


@pytest.mark.rule("TM-57")
async def test_the_same_pair_waits_fourteen_days(room: Room) -> None:
    stairs = await Stairs.made(room, 1, 2)
    live = await stairs.accepted(2, 1)
    await stairs.arrive(live)
    await stairs.win(live, 1)
    await stairs.run()
    await stairs.pass_days(13.99)
    with pytest.raises(RefusedError, match="refused-tournament-ladder-again"):
        await stairs.challenge(2, 1)
    await stairs.pass_days(0.02)
    await stairs.challenge(2, 1)


@pytest.mark.rule("TM-57")
async def test_who_did_not_come_to_the_match_in_fourteen_days_loses(room: Room) -> None:
    stairs = await Stairs.made(room, 1, 2, 3)
    live = await stairs.accepted(3, 1)
    await stairs.arrive(live, [3])
    await stairs.pass_days(14)
    assert await stairs.order() == [3, 1, 2]
    assert live.row.status == "closed"


@pytest.mark.rule("TM-57")
async def test_a_press_before_the_deadline_counts_and_one_after_it_does_not(room: Room) -> None:
    for early, order in ((True, [3, 1, 2]), (False, [1, 2, 3])):
        stairs = await Stairs.made(room, 1, 2, 3)
        live = await stairs.accepted(3, 1)
        await stairs.run()
        room.time += 14 * 86400 + (-0.5 if early else 0.5)
        if early:
            await stairs.arrive(live, [3])
        else:
            with pytest.raises(RefusedError, match="refused-ladder-late"):
                await stairs.arrive(live, [3])
            assert not any(seat.ready for seat in live.seats)
        room.time += 1
        await stairs.run()
        assert await stairs.order() == order
        assert live.row.status == "closed"


@pytest.mark.rule("TM-57")
async def test_no_press_comes_between_the_decision_about_the_deadline_and_its_commit(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    stairs = await Stairs.made(room, 1, 2, 3)
    live = await stairs.accepted(3, 1)
    await stairs.arrive(live, [3])
    room.time += 14 * 86400 - 0.5
    whole, pressed = LadderTables.commit_and_retire, []

    async def commit(self: LadderTables, *args: Any, **more: Any) -> None:
        pressed.append(asyncio.create_task(stairs.arrive(live, [1])))
        await asyncio.sleep(0.05)
        await whole(self, *args, **more)

    monkeypatch.setattr(LadderTables, "commit_and_retire", commit)
    room.time += 1
    await stairs.run()
    with pytest.raises(RefusedError, match="refused-closed"):
        await pressed[0]
    assert await stairs.order() == [3, 1, 2]
    assert live.row.status == "closed"


@pytest.mark.rule("TM-39")
async def test_a_press_has_the_time_back_in_which_nobody_could_reach_the_bot(room: Room) -> None:
    stairs = await Stairs.made(room, 1, 2)
    live = await stairs.accepted(2, 1)
    room.time += 15 * 86400
    await room.referee.outages.give_back(2 * 86400)
    await stairs.arrive(live)  # before the ladder has looked at the outage
    assert live.row.status == "playing"
    await stairs.run()
    assert await stairs.pairs() == [(2, 1)]


@pytest.mark.rule("TM-57")
async def test_if_nobody_came_all_stay(room: Room) -> None:
    stairs = await Stairs.made(room, 1, 2, 3)
    live = await stairs.accepted(3, 1)
    await stairs.pass_days(14)
    assert await stairs.order() == [1, 2, 3]
    assert await stairs.pairs() == []
    assert live.row.status == "closed"


@pytest.mark.rule("TM-57")
async def test_who_is_waited_for_when_time_is_up_loses_the_match(room: Room) -> None:
    stairs = await Stairs.made(room, 1, 2, 3, game="krendel")
    live = await stairs.accepted(3, 1)
    await stairs.arrive(live)
    while len(asked := stairs.parts.director._waited_for(live)) != 1:
        await room.first(live, asked[0])
    late = next(seat.user for seat in live.seats if seat.seat == asked[0])
    await stairs.pass_days(14)
    assert live.row.status == "over"
    assert (await stairs.order())[0] == (3 if late == 1 else 1)
    assert await stairs.pairs() == []


@pytest.mark.rule("TM-57")
async def test_if_both_are_waited_for_all_stay_and_the_match_goes_on_alone(room: Room) -> None:
    stairs = await Stairs.made(room, 1, 2, game="krendel")
    live = await stairs.accepted(2, 1)
    await stairs.arrive(live)
    assert len(stairs.parts.director._waited_for(live)) == 2
    await stairs.pass_days(14)
    assert await stairs.pairs() == []
    assert (live.row.status, live.row.ladder) == ("playing", None)
    await stairs.win(live, 2)
    await stairs.run()
    assert await stairs.order() == [1, 2]


@pytest.mark.rule("TM-57")
async def test_who_is_idle_sinks_one_place_after_thirty_days_and_then_each_week(room: Room) -> None:
    stairs = await Stairs.made(room, 1, 2, 3)
    live = await stairs.accepted(3, 2)
    await stairs.pass_days(9.9)
    await stairs.arrive(live)
    await stairs.win(live, 2)
    await stairs.run()
    await stairs.pass_days(20)
    assert await stairs.order() == [1, 2, 3]
    await stairs.pass_days(0.2)
    assert await stairs.order() == [2, 1, 3]
    await stairs.pass_days(6.8)
    assert await stairs.order() == [2, 1, 3]
    await stairs.pass_days(0.3)
    assert await stairs.order() == [2, 3, 1]


@pytest.mark.rule("TM-39")
async def test_time_in_which_nobody_could_reach_the_bot_counts_for_nobody(room: Room) -> None:
    stairs = await Stairs.made(room, 1, 2)
    await stairs.challenge(2, 1)
    room.time += 4 * 86400
    await room.referee.outages.give_back(2 * 86400)
    await stairs.run()
    assert await stairs.pairs() == [(2, 1)]
    await stairs.pass_days(1.01)
    assert await stairs.order() == [2, 1]


@pytest.mark.rule("TM-40")
async def test_a_match_that_ends_without_a_result_is_opened_again(room: Room) -> None:
    stairs = await Stairs.made(room, 1, 2)
    live = await stairs.accepted(2, 1)
    await stairs.arrive(live)
    async with live.lock_for(None):
        await room.referee.seats.hand_over(live, 0, reason="left")
        await room.referee.seats.hand_over(live, 1, reason="left")
    assert live.row.status == "closed"
    await stairs.run()
    again = await stairs.table()
    assert again is not None
    assert again.row.code != live.row.code
    await stairs.arrive(again)
    await stairs.win(again, 2)
    await stairs.run()
    assert await stairs.order() == [2, 1]


@pytest.mark.rule("TM-36")
async def test_a_fallen_flag_loses_by_itself(room: Room) -> None:
    stairs = await Stairs.made(room, 1, 2, game="krendel", clock='{"kind":"days","seconds":86400}')
    live = await stairs.accepted(2, 1)
    await stairs.arrive(live)
    while len(asked := stairs.parts.director._waited_for(live)) != 1:
        await room.first(live, asked[0])
    late = next(seat.user for seat in live.seats if seat.seat == asked[0])
    room.time += 86401
    await room.referee.timing.run_due()
    at = await stairs.parts.director.run_flags()
    assert (at, live.row.status) == (pytest.approx(room.time + 12 * 3600, abs=60), "playing")
    room.time += 12 * 3600 + 1
    await stairs.parts.director.run_flags()
    assert live.row.status == "over"
    await stairs.run()
    assert await stairs.order() == ([2, 1] if late == 1 else [1, 2])


async def test_a_ladder_is_the_same_after_a_restart_at_any_point(room: Room) -> None:
    stairs = await Stairs.made(room, 1, 2, 3)
    await stairs.challenge(3, 1)
    await room.restart()
    assert await stairs.pairs() == [(3, 1)]
    await stairs.parts.climbing.accept(stairs.code, 1)
    await room.restart()
    live = await stairs.table()
    assert live is not None
    await stairs.arrive(live, [3])
    await room.restart()
    live = await stairs.table()
    assert live is not None
    await stairs.arrive(live, [1])
    await stairs.win(live, 3)
    await room.restart()  # before the ladder has heard of it
    await stairs.run()
    await stairs.run()
    assert await stairs.order() == [3, 1, 2]
    assert sum(isinstance(fact, Settled) for fact in (await stairs.ladder()).facts) == 1
    matches = await room.db.read("SELECT count(*) FROM matches")
    assert matches[0][0] == 1


async def test_another_write_that_came_first_is_taken_in(room: Room) -> None:
    stairs = await Stairs.made(room, 1, 2, 3)
    ladder = await stairs.ladder()
    body = '{"kind":"joined","at":5,"person":4}'
    await room.db.write(
        lambda db: [
            db.execute("INSERT INTO ladder_members VALUES (1, 4, 4, 'user 4')").close(),
            ladders.append(db, 1, [StoredFact(4, "joined", body, None, "")]),
            db.execute("UPDATE ladders SET version = 4").close(),
        ]
    )
    await stairs.challenge(3, 2)
    assert ladder.state.order == [1, 2, 3, 4]
    assert ladder.version == 5


async def test_who_leaves_loses_what_is_open_and_may_come_back_at_the_bottom(room: Room) -> None:
    stairs = await Stairs.made(room, 1, 2, 3)
    live = await stairs.accepted(3, 1)
    await stairs.parts.climbing.leave(stairs.code, 1)
    assert await stairs.order() == [3, 2]
    assert live.row.status == "closed"
    await stairs.parts.climbing.join(stairs.code, 1, "user 1")
    assert await stairs.order() == [3, 2, 1]
    with pytest.raises(RefusedError, match="refused-tournament-ladder-twice"):
        await stairs.parts.climbing.join(stairs.code, 1, "user 1")
    with pytest.raises(RefusedError, match="refused-ladder-join-first"):
        await stairs.parts.climbing.leave(stairs.code, 7)


@pytest.mark.rule("TM-61")
async def test_an_organiser_removes_and_settles_with_a_reason(room: Room) -> None:
    stairs = await Stairs.made(room, 1, 2, 3)
    live = await stairs.accepted(3, 2)
    await stairs.arrive(live)
    ladder = await stairs.ladder()
    number = ladder.number_of(ladder.state.challenges[0])
    managing = stairs.parts.managing
    with pytest.raises(RefusedError, match="refused-tournament-reason-none"):
        await managing.settle(stairs.code, BOSS, number, 3, " ")
    with pytest.raises(RefusedError, match="refused-ladder-organiser"):
        await managing.settle(stairs.code, Organiser(1), number, 3, "They played by hand")
    with pytest.raises(RefusedError, match="refused-ladder-own-challenge"):
        await managing.settle(stairs.code, Organiser(2, manager=True), number, 2, "I say so")
    await managing.settle(stairs.code, BOSS, number, 3, "They played by hand")
    assert await stairs.order() == [1, 3, 2]
    assert live.row.ladder is None
    assert ladder.stored[-1].reason == "They played by hand"
    await managing.remove(stairs.code, BOSS, 1, "Asked for it")
    assert await stairs.order() == [3, 2]


@pytest.mark.rule("TM-60")
async def test_an_organiser_ends_no_challenge_of_their_own_by_a_removal(room: Room) -> None:
    stairs = await Stairs.made(room, 1, 2, 3, 4)
    await stairs.challenge(3, 2)
    managing = stairs.parts.managing
    for person in (2, 3):
        with pytest.raises(RefusedError, match="refused-ladder-own-challenge"):
            await managing.remove(stairs.code, Organiser(2, manager=True), person, "I say so")
    await managing.remove(stairs.code, Organiser(2, manager=True), 4, "Asked for it")
    assert await stairs.order() == [1, 2, 3]
    assert await stairs.pairs() == [(3, 2)]


async def test_a_person_who_does_not_exist_is_refused(room: Room) -> None:
    stairs = await Stairs.made(room, 1, 2)
    with pytest.raises(RefusedError, match="refused-tournament-ladder-unknown"):
        await stairs.parts.climbing.challenge(stairs.code, 2, 77)
    with pytest.raises(RefusedError, match="refused-tournament-ladder-unknown"):
        await stairs.parts.managing.remove(stairs.code, BOSS, 77, "Nobody is there")


async def test_a_closed_ladder_keeps_its_order_and_lets_go_of_its_matches(room: Room) -> None:
    stairs = await Stairs.made(room, 1, 2)
    live = await stairs.accepted(2, 1)
    await stairs.parts.managing.close(stairs.code, BOSS, "Summer")
    assert live.row.status == "closed"
    with pytest.raises(RefusedError, match="refused-ladder-closed"):
        await stairs.parts.climbing.join(stairs.code, 3, "user 3")
    await stairs.pass_days(90)
    assert await stairs.order() == [1, 2]


async def test_wrong_ladders_are_refused(room: Room) -> None:
    managing = room.referee.leagues.managing
    terms = {"guild": 1, "channel": 2, "language": "en", "theme": "dark", "user": 9}
    for reason, wrong in (
        ("refused-ladder-duel", {"name": "x", "game": "chess"}),
        ("refused-tournament-name", {"name": " ", "game": "krendel"}),
        ("refused-tournament-name", {"name": "\u200b\u202e\u3164", "game": "krendel"}),
        ("refused-ladder-reach", {"name": "x", "game": "krendel", "rules": LadderRules(reach=0)}),
        ("refused-ladder-idle-days", {"name": "x", "game": "krendel", "rules": LadderRules(idle_days=1)}),
    ):
        with pytest.raises(RefusedError, match=reason):
            await managing.make(**terms, **wrong)
    stairs = await Stairs.made(room, 1)
    with pytest.raises(RefusedError, match="refused-ladder-fixed"):
        await managing.set_draft(stairs.code, BOSS, name="Another name")


@pytest.mark.rule("TM-34")
async def test_only_the_two_may_press_at_the_table(room: Room) -> None:
    stairs = await Stairs.made(room, 1, 2, 3)
    live = await stairs.accepted(2, 1)
    with pytest.raises(RefusedError, match="refused-ladder-not-your-table"):
        await stairs.parts.tables.here(live.row.code, 3, 7)
    await stairs.arrive(live, [1])
    with pytest.raises(RefusedError, match="refused-ready-already"):
        await stairs.arrive(live, [1])
    other = await room.lobby(1, 2)
    with pytest.raises(RefusedError, match="refused-not-ladder-table"):
        await stairs.parts.tables.here(other.row.code, 1, 7)


@pytest.mark.rule("TM-68")
async def test_who_is_deleted_leaves_the_ladder_and_it_names_them_no_longer(room: Room) -> None:
    stairs = await Stairs.made(room, 1, 2, 3)
    live = await stairs.accepted(3, 1)
    await stairs.arrive(live)
    await room.referee.erasure.erase(1)
    assert await stairs.order() == [3, 2]
    ladder = await stairs.ladder()
    assert ladder.user_of(1) < 0
    assert ladder.name_of(1) == ""
    kept = await room.db.read("SELECT count(*) FROM ladder_facts WHERE user = 1")
    assert kept[0][0] == 0


async def test_each_act_owes_its_messages_once(room: Room) -> None:
    stairs = await Stairs.made(room, 1, 2)

    async def owed() -> list[str]:
        found = [row.slot for row in await LADDERS.owed(room.db)]
        await room.db.write(lambda db: db.execute("UPDATE ladder_outbox SET delivered = 1").close())
        return sorted(found)

    assert await owed() == ["card"]
    await stairs.challenge(2, 1)
    assert await owed() == ["ask:3", "card"]
    await stairs.parts.climbing.accept(stairs.code, 1)
    assert await owed() == ["agreed:3", "ask:3", "card"]
    live = await stairs.table()
    assert live is not None
    await stairs.arrive(live)
    await stairs.win(live, 2)
    await stairs.run()
    assert await owed() == ["agreed:3", "ask:3", "card", "news:5"]
    await stairs.run()
    assert await owed() == []


@pytest.mark.rule("TM-34")
async def test_a_challenge_is_no_open_table(room: Room) -> None:
    stairs = await Stairs.made(room, 1, 2)
    live = await stairs.accepted(2, 1)
    referee, code = room.referee, live.row.code
    for reason, act in (
        ("refused-ladder-table", referee.lobbies.join(code, 7, "user 7", "press 7")),
        ("refused-ladder-table", referee.lobbies.leave(code, 1)),
        ("refused-ladder-table", referee.lobbies.add_practice(code, 1)),
    ):
        with pytest.raises(RefusedError, match=reason):
            await act
    await stairs.arrive(live)
    with pytest.raises(RefusedError, match="refused-ladder-substitute"):
        await referee.substitutes.offer(code, 1, 1, 7)
    with pytest.raises(RefusedError, match="refused-ladder-motion"):
        await referee.motions.propose(code, 1, "close", -1)
    assert (live.row.rated, live.row.host) == (1, 0)


@pytest.mark.rule("TM-11")
async def test_a_block_changes_nothing_on_a_ladder(room: Room) -> None:
    stairs = await Stairs.made(room, 1, 2)
    await room.db.write(lambda db: blocks.block(db, 1, 2, 0.0))
    live = await stairs.accepted(2, 1)
    await stairs.arrive(live)
    assert live.row.status == "playing"
