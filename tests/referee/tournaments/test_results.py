"""What the matches of a tournament report: results, declared ones, none at all, faults, and judges' acts (TM-40, TM-41)."""

from __future__ import annotations

import pytest

from engines.kernel.steps.play import LoopGuardError
from referee.errors import RefereeFaultError
from referee.judges.corrections import Subject
from store.tournaments import games
from tests.referee.conftest import Room
from tests.referee.helpers import reason
from tests.referee.tournaments.event import ORGANISER, Event
from tests.referee.tournaments.support import EVENING, results
from tournaments.settings.formats import Elimination
from tournaments.settings.model import Settings


async def begun(room: Room, settings: Settings = EVENING, *, game: str = "krendel"):  # type: ignore[no-untyped-def]  # a pair
    event = await Event.made(room, settings, game=game)
    (live,) = await event.begun(1, 2)
    await event.arrive(live)
    await event.run()
    return event, live


@pytest.mark.rule("TM-41")
async def test_conceded_before_the_first_answer_is_a_forfeit(room: Room) -> None:
    event, live = await begun(room)
    first, second = (await event.pairing_of(1)).sides
    await room.referee.seats.concede(live.row.code, first)
    await event.run()
    assert results(await event.state()) == [((2, 1), False)]
    assert second in (1, 2)


@pytest.mark.rule("TM-41")
async def test_conceded_after_the_first_answer_is_played_for(room: Room) -> None:
    event, live = await begun(room)
    first, _ = (await event.pairing_of(1)).sides
    await event.answer(live, event.asked(live)[0])
    await room.referee.seats.concede(live.row.code, first)
    await event.run()
    assert results(await event.state()) == [((2, 1), True)]


@pytest.mark.rule("TM-40")
async def test_a_result_that_a_judge_declares_counts(room: Room) -> None:
    event, live = await begun(room)
    await event.answer(live, event.asked(live)[0])
    await event.award(live, live.seats[1].seat)
    await event.run()
    assert results(await event.state()) == [((2, 1), True)]


@pytest.mark.rule("TM-40")
async def test_a_draw_that_a_judge_declares_is_one(room: Room) -> None:
    event, live = await begun(room)
    await event.award(live, *(seat.seat for seat in live.seats))
    await event.run()
    assert results(await event.state()) == [((1, 1), True)]


@pytest.mark.rule("TM-40")
@pytest.mark.parametrize("how", ["judge", "moderator", "idle"])
async def test_a_match_that_ended_without_result_is_played_again(room: Room, how: str) -> None:
    event, live = await begun(room)
    if how == "judge":
        await event.judge(live, "close")
    elif how == "moderator":
        await room.referee.moderation.do(live.row.code, event.charge("Wrong packs"), "end")
    else:
        room.time += 60 * 86400
        await room.referee.idling.run_due()
        room.time += 8 * 86400
        await room.referee.idling.run_due()
    assert live.row.status == "closed"
    await event.run()
    (again,) = await event.tables()
    assert (again.row.status, again.row.code != live.row.code) == ("lobby", True)
    assert [game.nth for game in (await event.pairing_of(1)).games] == [1]
    await event.arrive(again)
    await event.win(again, 2)
    await event.run()
    assert (await event.state()).phase == "over"


@pytest.mark.rule("TM-40")
async def test_who_is_expelled_by_a_judge_has_lost(room: Room) -> None:
    event, live = await begun(room)
    await event.answer(live, event.asked(live)[0])
    await event.judge(live, "expel", Subject(seat=0))
    await event.run()
    assert results(await event.state()) == [((2, 1), True)]


@pytest.mark.rule("TM-40")
async def test_who_is_replaced_by_a_judge_has_left_whatever_the_practice_player_does(room: Room) -> None:
    event, live = await begun(room)
    await event.answer(live, event.asked(live)[0])
    await event.judge(live, "replace", Subject(seat=0))
    await event.award(live, 0)
    await event.run()
    assert results(await event.state()) == [((2, 1), True)]


@pytest.mark.rule("TM-48")
async def test_nothing_is_rewound_once_there_is_a_result(room: Room) -> None:
    event, live = await begun(room)
    await event.win(live, 1)
    assert await reason(event.judge(live, "back", Subject(moment=1))) == "refused-over"
    await event.run()
    assert (await event.state()).phase == "over"


async def test_a_frozen_match_is_shown_to_organisers_and_its_game_is_played_again(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    event, live = await begun(room)
    broken(monkeypatch)
    with pytest.raises(RefereeFaultError):
        await event.answer(live, event.asked(live)[0])
    monkeypatch.undo()
    assert live.row.status == "frozen"
    hall = await event.hall()
    (trouble,) = await event.parts.organising.troubles(hall)
    assert (trouble.code, trouble.why, trouble.table) == (live.row.code, "frozen", 1)
    await event.parts.organising.void(event.code, event.organiser(), (0, 1, 1), 1, "It is frozen")
    await event.run()
    assert live.row.status == "closed"
    assert [again.row.status for again in await event.tables()] == ["lobby"]
    assert await event.parts.organising.troubles(hall) == []


async def test_a_judge_revives_a_frozen_match_and_its_result_counts(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    event, live = await begun(room)
    broken(monkeypatch)
    with pytest.raises(RefereeFaultError):
        await event.answer(live, event.asked(live)[0])
    monkeypatch.undo()
    await event.judge(live, "revive")
    await event.win(live, 1)
    await event.run()
    assert (await event.state()).phase == "over"


def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the next answer run into the guard against endless loops."""

    def fail(*_args: object) -> None:
        raise LoopGuardError("endless")

    monkeypatch.setattr("engines.kernel.choose.choose", fail)


@pytest.mark.rule("TM-16")
async def test_a_draw_in_elimination_is_played_on_up_to_two_games(room: Room) -> None:
    event, live = await begun(room, Settings(format=Elimination()))
    for nth in range(3):
        if nth:
            await event.arrive(live)
        await event.award(live, *(seat.seat for seat in live.seats))
        await event.run()
        tables = await event.tables()
        live = tables[0] if tables else live
    state = await event.state()
    assert state.phase == "over"
    better = state.seeds[0]
    assert results(state)[0][0][state.rounds[0, 1].pairings[0].sides.index(better)] == 1


async def test_a_result_is_taken_once(room: Room) -> None:
    event, live = await begun(room)
    await event.win(live, 1)
    await event.run()
    version = (await event.hall()).version
    await room.db.write(lambda db: db.execute("UPDATE tournament_news SET handled = 0").close())
    await event.run()
    assert (await event.hall()).version == version
    assert await games.news(room.db, (await event.hall()).row.id) == []


async def test_an_organiser_rules_and_the_match_under_way_is_closed(room: Room) -> None:
    event, live = await begun(room)
    rule = event.parts.organising.rule
    await rule(event.code, event.organiser(), (0, 1, 1), (2, 1), "played", "He has shown his hand to others")
    assert (live.row.status, live.row.reason) == ("closed", "unneeded")
    assert results(await event.state()) == [((2, 1), True)]
    assert ORGANISER not in (1, 2)
