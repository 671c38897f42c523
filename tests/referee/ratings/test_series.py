"""Matches of several games: each game is one update, with the heroes that it was played with (TM-50); played by Legends."""

from __future__ import annotations

import pytest

from engines.kernel.choose import decision_of
from referee.match.live import Live
from referee.memory.known import AskProfile, Past, answer
from referee.ratings.counting import is_standard, may_be_rated
from store.ratings import past, server
from store.ratings.games import BookKey
from tests.referee.conftest import GUILD, Room
from tests.referee.ratings.playing import cache, emptied, rating, sums
from tests.support.bringing import bring_ready

ANNA, BORIS, VERA = 1, 2, 3
LEGENDS = BookKey(GUILD, "legends", "duel")


async def table(room: Room, **options: object) -> Live:
    """Return a rated table of Legends that has begun."""
    live = await room.lobby(ANNA, BORIS, game="legends", options=options)
    await bring_ready(room.referee, live)
    await room.referee.choosing.set_rated(live.row.code, ANNA, rated=True)
    return await room.referee.lobbies.start(live.row.code, ANNA)


async def into_a_game(room: Room, live: Live) -> list[tuple[str, ...]]:
    """Let both answer until the game's first turn; return the squads by seat."""
    for _ in range(60):
        _, match = live.rules_and_match
        if match.board.phase == "main":
            break
        seat = match.asks[0].seat
        asked = decision_of(match, seat)
        assert asked is not None
        user = next(one.user for one in live.seats if one.seat == seat) or 0
        keys = [option.key for option in asked.options][-max(1, asked.least) :]  # "keep" is the last one
        await room.referee.choose(live.row.code, user, seat, asked.id, keys)
    board = live.rules_and_match[1].board
    assert board.phase == "main"
    return [board.squads[seat] for seat in sorted(board.order)]


async def rows(room: Room, live: Live) -> list[tuple[object, ...]]:
    """Return the remembered games of a match: number, forfeit, margin, and who won."""
    found = await room.db.read(
        "SELECT g.nth, g.forfeit, g.margin, (SELECT max(s.user) FROM finished_seats s WHERE s.match = g.match"
        " AND s.nth = g.nth AND s.won = 1) FROM finished_games g WHERE g.match = ? ORDER BY g.nth",
        live.row.id,
    )
    return [tuple(row) for row in found]


@pytest.mark.rule("TM-50")
async def test_each_game_of_the_match_is_one_update_in_its_order(room: Room) -> None:
    live = await table(room)
    squads = []
    for loser in (BORIS, ANNA, BORIS):
        squads.append(await into_a_game(room, live))
        await room.referee.seats.concede_game(live.row.code, loser)
    assert live.row.status == "over"
    assert await rows(room, live) == [(0, 0, None, ANNA), (1, 0, None, BORIS), (2, 0, 1, ANNA)]
    anna = await rating(room, ANNA, LEGENDS)
    assert anna is not None
    assert anna.games == 3
    _, steps = await cache(room, LEGENDS)
    assert [(step.nth, step.user) for step in steps] == [(nth, user) for nth in (0, 1, 2) for user in (ANNA, BORIS)]
    played = await room.db.read(
        "SELECT nth, seat, character FROM finished_characters WHERE match = ? ORDER BY nth, seat, place", live.row.id
    )
    for nth, both in enumerate(squads):
        for seat, squad in enumerate(both):
            assert tuple(row[2] for row in played if (row[0], row[1]) == (nth, seat)) == squad
    found = await cache(room, LEGENDS), await sums(room, LEGENDS)
    await emptied(room)
    await room.referee.recomputing.run_due()
    assert (await cache(room, LEGENDS), await sums(room, LEGENDS)) == found


@pytest.mark.rule("TM-50")
async def test_the_table_of_heroes_counts_the_games_and_a_draw_is_half_a_win(room: Room) -> None:
    live = await table(room)
    mine, _ = await into_a_game(room, live)
    while live.rules_and_match[1].board.number == 1:  # a drawn game: nobody has a hero at the end of the turn
        live.rules_and_match[1].board.permanents.clear()
        _, match = live.rules_and_match
        asked = match.asks[0]
        user = next(one.user for one in live.seats if one.seat == asked.seat) or 0
        await room.referee.choose(live.row.code, user, asked.seat, asked.id, [asked.options[0].key])
    for _ in range(2):
        await into_a_game(room, live)
        await room.referee.seats.concede_game(live.row.code, BORIS)
    assert await rows(room, live) == [(0, 0, None, BORIS), (1, 0, None, ANNA), (2, 0, 2, ANNA)]
    table_of = {row.character: row for row in await server.characters(room.db, LEGENDS)}
    twice = {hero for hero in mine if hero in live.rules_and_match[1].board.ended[0].squads[1]}
    for hero in {*mine} - twice:
        assert (table_of[hero].played, table_of[hero].won) == (3, 2.5)


@pytest.mark.rule("TM-52", "TM-41")
async def test_the_game_that_a_match_is_given_up_in_counts_and_no_further_one(room: Room) -> None:
    live = await table(room)
    await into_a_game(room, live)
    await room.referee.seats.concede_game(live.row.code, ANNA)
    await into_a_game(room, live)
    await room.referee.seats.concede(live.row.code, BORIS)
    assert await rows(room, live) == [(0, 0, None, BORIS), (1, 0, None, ANNA)]
    parts = await room.db.read("SELECT nth, part FROM finished_seats WHERE user = ? ORDER BY nth", BORIS)
    assert [tuple(row) for row in parts] == [(0, "played"), (1, "left")]


@pytest.mark.rule("TM-52")
async def test_games_that_have_ended_count_where_the_match_comes_to_no_result(room: Room) -> None:
    live = await table(room)
    await into_a_game(room, live)
    await room.referee.seats.concede_game(live.row.code, ANNA)
    await into_a_game(room, live)
    for user in (ANNA, BORIS):
        await room.referee.motions.propose(live.row.code, user, "close", -1)
    assert (live.row.status, live.row.result) == ("closed", None)
    assert await rows(room, live) == [(0, 0, None, BORIS)]


@pytest.mark.rule("TM-52", "TM-50")
async def test_one_game_or_three_are_the_same_game_for_the_ratings(room: Room) -> None:
    assert may_be_rated("legends", '{"games":"one"}', "")
    assert is_standard("legends", '{"games":"one","lead":[1,0,0],"decisive":true}', "", "duel")
    assert not may_be_rated("legends", '{"games":"one","max_copies":"any"}', "")
    live = await table(room, games="one")
    await into_a_game(room, live)
    await room.referee.seats.concede(live.row.code, BORIS)
    assert await rows(room, live) == [(0, 0, None, ANNA)]
    anna = await rating(room, ANNA, LEGENDS)
    assert anna is not None
    assert anna.games == 1


@pytest.mark.rule("TM-50")
async def test_an_undone_end_of_a_game_is_no_game(room: Room) -> None:
    live = await table(room)
    await into_a_game(room, live)
    await room.referee.seats.concede_game(live.row.code, ANNA)
    await room.referee.undoing.undo_or_ask(live.row.code, ANNA)
    request = await room.referee.undoing.open_request(live)
    assert request is not None
    await room.referee.undoing.answer(live.row.code, BORIS, request.id, "agree")
    for _ in range(2):
        await into_a_game(room, live)
        await room.referee.seats.concede_game(live.row.code, BORIS)
    assert await rows(room, live) == [(0, 0, None, ANNA), (1, 0, 2, ANNA)]


async def test_a_profile_counts_games(room: Room) -> None:
    live = await table(room)
    for loser in (BORIS, BORIS):
        await into_a_game(room, live)
        await room.referee.seats.concede_game(live.row.code, loser)
    games = await room.db.write(lambda db: past.of_person(db, ANNA, GUILD))
    assert [(one.nth, one.own(ANNA).won) for one in games] == [(1, 1), (0, 1)]
    assert all(one.characters for one in games)
    found = answer(AskProfile(room.db.address, ANNA, GUILD, ANNA, [LEGENDS]))
    assert isinstance(found, Past)
    assert [one.code for one in found.latest] == [live.row.code], "and its latest matches have the match once"


async def sat(room: Room, live: Live) -> list[tuple[object, ...]]:
    """Return who sat in each game of a match: its number, whether a practice player began, user, part and place."""
    found = await room.db.read(
        "SELECT g.nth, g.practice, s.user, s.part, s.place FROM finished_games g JOIN finished_seats s"
        " ON s.match = g.match AND s.nth = g.nth WHERE g.match = ? ORDER BY g.nth, s.seat, s.sitter",
        live.row.id,
    )
    return [tuple(row) for row in found]


@pytest.mark.rule("TM-50", "TM-53")
async def test_each_game_counts_for_those_who_played_it_and_not_for_a_substitute_of_a_later_one(room: Room) -> None:
    live = await table(room)
    await into_a_game(room, live)
    await room.referee.seats.concede_game(live.row.code, ANNA)
    await into_a_game(room, live)
    await room.referee.substitutes.offer(live.row.code, BORIS, 1, VERA)
    await room.referee.substitutes.take(live.row.code, VERA, "Vera", 1)
    await room.referee.seats.concede_game(live.row.code, ANNA)
    assert await sat(room, live) == [
        (0, 0, ANNA, "played", 2), (0, 0, BORIS, "played", 1),
        (1, 0, ANNA, "played", 2), (1, 0, BORIS, "left", 1), (1, 0, VERA, "joined", 1),
    ]  # fmt: skip
    _, steps = await cache(room, LEGENDS)
    assert [(step.nth, step.user) for step in steps] == [(nth, user) for nth in (0, 1) for user in (ANNA, BORIS)]


@pytest.mark.rule("TM-50", "TM-53")
async def test_a_substitute_is_rated_in_the_games_that_they_begin(room: Room) -> None:
    live = await table(room)
    await into_a_game(room, live)
    await room.referee.substitutes.offer(live.row.code, BORIS, 1, VERA)
    await room.referee.substitutes.take(live.row.code, VERA, "Vera", 1)
    await room.referee.seats.concede_game(live.row.code, ANNA)
    await into_a_game(room, live)
    await room.referee.seats.concede(live.row.code, VERA)
    assert await sat(room, live) == [
        (0, 0, ANNA, "played", 2), (0, 0, BORIS, "left", 1), (0, 0, VERA, "joined", 1),
        (1, 0, ANNA, "played", 1), (1, 0, VERA, "left", 2),
    ]  # fmt: skip


@pytest.mark.rule("TM-52", "TM-53")
async def test_a_bot_that_plays_for_an_absent_player_spoils_no_game_before(room: Room) -> None:
    live = await table(room)
    await into_a_game(room, live)
    await room.referee.seats.concede_game(live.row.code, ANNA)
    await into_a_game(room, live)
    await room.referee.seats.hand_over(live, 1, reason="absent")
    await room.referee.seats.concede_game(live.row.code, ANNA)
    assert await sat(room, live) == [
        (0, 0, ANNA, "played", 2), (0, 0, BORIS, "played", 1),
        (1, 0, ANNA, "played", 2), (1, 0, BORIS, "left", 1),
    ]  # fmt: skip


@pytest.mark.rule("TM-52")
async def test_a_game_that_a_bot_begins_is_no_game_between_persons_and_one_after_it_is(room: Room) -> None:
    live = await table(room)
    await into_a_game(room, live)
    await room.referee.seats.hand_over(live, 1, reason="left")
    await room.referee.seats.concede_game(live.row.code, ANNA)
    await room.referee.seats.come_back(live.row.code, BORIS)
    await into_a_game(room, live)
    await room.referee.seats.concede_game(live.row.code, ANNA)
    assert await sat(room, live) == [
        (0, 0, ANNA, "played", 2), (0, 0, BORIS, "left", 1),
        (1, 1, ANNA, "played", 2), (1, 1, None, "played", 1), (1, 1, BORIS, "joined", 1),
    ]  # fmt: skip
    _, steps = await cache(room, LEGENDS)
    assert [(step.nth, step.user) for step in steps] == [(0, ANNA), (0, BORIS)]
