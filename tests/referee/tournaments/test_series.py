"""A game with a series of its own: a pairing is one match of it, and each game of the match is a game of the pairing (TM-33)."""

from __future__ import annotations

import json
from typing import Literal

import msgspec
import pytest

from referee.ratings.counting import is_standard
from store.tournaments import games as stored_games
from tests.referee.conftest import Room
from tests.referee.helpers import reason
from tests.referee.tournaments.event import Event
from tests.referee.tournaments.series import at_table, best_of_three, draw, lose, results, seated
from tournaments.running.duties import duties
from tournaments.settings.formats import Elimination, Format, Swiss
from tournaments.settings.model import CARD_ORDER, Settings
from tournaments.standings.standings import standings
from tournaments.state.deciding import decision
from tournaments.views.results import score_of


@pytest.mark.rule("TM-33", "TM-27")
async def test_a_pairing_is_one_match_and_each_of_its_games_comes_into_the_log_as_it_ends(room: Room) -> None:
    event, live = await at_table(room, best_of_three())
    pairing = await event.pairing_of(1)
    options = json.loads(live.row.options)
    assert (options["games"], options["first"]) == ("three", 0)
    assert seated(live, 0) == pairing.sides[0]
    one, other = (seated(live, seat) for seat in (0, 1))
    await lose(event, live, other)
    pairing = await event.pairing_of(1)
    assert results(pairing) == [(1, (1, 2), "played"), (2, (), "played")]
    assert score_of(await event.state(), pairing) == ("1", "0")
    assert await event.tables() == [live], "no other table is opened for game 2"
    await lose(event, live, one)
    await lose(event, live, other)
    pairing = await event.pairing_of(1)
    assert results(pairing) == [(1, (1, 2), "played"), (2, (2, 1), "played"), (3, (1, 2), "played")]
    assert {game.code for game in pairing.games} == {live.row.code}
    assert score_of(await event.state(), pairing) == ("2", "1")
    assert (await event.state()).phase == "over"


@pytest.mark.rule("TM-33", "TM-27")
async def test_who_was_first_is_what_the_game_says(room: Room) -> None:
    event, live = await at_table(room, best_of_three())
    one, other = (seated(live, seat) for seat in (0, 1))
    await lose(event, live, other)
    _, match = live.rules_and_match
    assert match.asks[0].seat == 1, "whoever lost decides who is first (LG-02)"
    await room.referee.choose(live.row.code, other, 1, match.asks[0].id, ["seat0"])
    await lose(event, live, other)
    hall = await event.hall()
    pairing = await event.pairing_of(1)
    assert [game.first for game in pairing.games] == [hall.entry_of(one)] * 2


@pytest.mark.rule("TM-33", "TM-47")
async def test_game_wins_count_the_games_of_the_series(room: Room) -> None:
    event, live = await at_table(room, best_of_three())
    for loser in (2, 1, 2):
        await lose(event, live, loser)
    lines = {line.entry: line for line in standings((await event.hall()).state, 1)}
    at = [*CARD_ORDER].index("game_wins")
    hall = await event.hall()
    found = {user: str(lines[hall.entry_of(user)].breaks[at]) for user in (1, 2)}
    assert found == {1: "2/3", 2: "1/3"}


@pytest.mark.rule("TM-33", "TM-41")
@pytest.mark.parametrize("lost", [0, 1])
async def test_whoever_gives_up_the_match_has_lost_the_game_and_those_up_to_a_majority(room: Room, lost: int) -> None:
    event, live = await at_table(room, best_of_three())
    one, other = (seated(live, seat) for seat in (0, 1))
    for _ in range(lost):
        await lose(event, live, one)
    await event.answer(live, event.asked(live)[0])
    await room.referee.seats.concede(live.row.code, other)
    await event.run()
    pairing = await event.pairing_of(1)
    expected = [(1, (2, 1), "played")] * lost
    expected += [(lost + 1, (1, 2), "played"), (lost + 2, (1, 2), "forfeit")]
    assert results(pairing) == expected
    assert score_of(await event.state(), pairing) == ("2", str(lost))


@pytest.mark.rule("TM-41", "TM-33", "TM-52")
async def test_a_game_that_is_given_up_before_its_first_answer_is_a_forfeit(room: Room) -> None:
    event, live = await at_table(room, best_of_three())
    loser = seated(live, 1)
    await lose(event, live, loser)
    await room.referee.seats.concede_game(live.row.code, loser)
    await event.run()
    assert [how for _, _, how in results(await event.pairing_of(1))] == ["played", "forfeit"]
    rows = await room.db.read("SELECT nth, answers, forfeit FROM finished_games ORDER BY nth")
    assert [tuple(row) for row in rows] == [(0, 1, 0), (1, 0, 1)]


@pytest.mark.rule("TM-33", "TM-40")
async def test_a_match_that_a_judge_awards_is_filled_up_too(room: Room) -> None:
    event, live = await at_table(room, best_of_three())
    await event.answer(live, event.asked(live)[0])
    await lose(event, live, seated(live, 1))
    await event.award(live, 1)
    await event.run()
    pairing = await event.pairing_of(1)
    assert [places for _, places, _ in results(pairing)] == [(1, 2), (2, 1), (2, 1)]
    made = decision(await event.state(), pairing)
    assert made is not None
    assert made.places == (2, 1)


@pytest.mark.rule("TM-33", "TM-07")
async def test_whoever_drops_during_the_series_has_lost_it_by_a_majority(room: Room) -> None:
    event, live = await at_table(room, best_of_three())
    one, other = (seated(live, seat) for seat in (0, 1))
    await lose(event, live, one)
    await event.parts.entering.leave(event.code, other)
    await event.run()
    assert live.row.status == "over"
    hall = await event.hall()
    pairing = await event.pairing_of(one)
    assert score_of(hall.state, pairing) == ("2", "1")
    lines = {line.entry: line for line in standings(hall.state, 1)}
    at = [*CARD_ORDER].index("game_wins")
    assert str(lines[hall.entry_of(one)].breaks[at]) == "2/3"


@pytest.mark.rule("TM-33", "TM-35")
async def test_whoever_comes_late_has_lost_a_game_and_the_match_begins_with_that_score(room: Room) -> None:
    event = await Event.made(room, best_of_three(), game="legends")
    (live,) = await event.begun(1, 2)
    one, other = (seated(live, seat) for seat in (0, 1))
    await event.arrive(live, [one])
    await event.later(600)
    pairing = await event.pairing_of(1)
    assert results(pairing)[0] == (1, (1, 2), "forfeit")
    (late,) = await event.tables()
    assert late.row.code != live.row.code
    options = json.loads(late.row.options)
    assert (options["games"], options["lead"], options["first"]) == ("three", [1, 0, 0], 1)
    await event.arrive(late)
    await event.run()
    _, match = late.rules_and_match
    assert (dict(match.board.won), match.board.number) == ({0: 1, 1: 0}, 2)
    assert match.board.first == 1, "the loser of a game goes first in the next one"
    await lose(event, late, other)
    pairing = await event.pairing_of(1)
    assert results(pairing) == [(1, (1, 2), "forfeit"), (2, (1, 2), "played")]
    assert (await event.state()).phase == "over"
    assert one in {1, 2}


@pytest.mark.rule("TM-33", "TM-63")
async def test_a_game_lost_by_penalty_is_one_game_of_the_series_and_the_rest_is_played_on(room: Room) -> None:
    event, live = await at_table(room, best_of_three())
    one, other = (seated(live, seat) for seat in (0, 1))
    await lose(event, live, one)
    hall = await event.hall()
    await event.parts.organising.penalise(
        event.code, event.organiser(), hall.entry_of(other), "game", (0, 1, 1), "He looked at the deck"
    )
    await event.run()
    assert live.row.status == "closed"
    (rest,) = await event.tables()
    assert json.loads(rest.row.options)["lead"] == [1, 1, 0]
    await event.arrive(rest)
    await lose(event, rest, other)
    pairing = await event.pairing_of(1)
    assert [places for _, places, _ in results(pairing)] == [(2, 1), (1, 2), (1, 2)]
    found = await room.db.read("SELECT match, nth FROM finished_games ORDER BY match, nth")
    assert [tuple(row) for row in found] == [(live.row.id, 0), (rest.row.id, 0)], "the game that had ended is rated"


@pytest.mark.rule("TM-33", "TM-40")
async def test_a_match_that_ends_without_a_result_leaves_the_games_that_were_played(room: Room) -> None:
    event, live = await at_table(room, best_of_three())
    await lose(event, live, seated(live, 1))
    await event.judge(live, "close")
    await event.run()
    (again,) = await event.tables()
    assert again.row.code != live.row.code
    assert json.loads(again.row.options)["lead"] == [1, 0, 0]
    pairing = await event.pairing_of(1)
    assert [(game.nth, game.code, bool(game.places)) for game in pairing.games] == [
        (1, live.row.code, True),
        (2, again.row.code, False),
    ]


@pytest.mark.rule("TM-33", "TM-40")
async def test_a_match_without_a_result_in_its_first_game_is_played_again_from_the_start(room: Room) -> None:
    event, live = await at_table(room, best_of_three())
    await event.judge(live, "close")
    await event.run()
    (again,) = await event.tables()
    assert "lead" not in json.loads(again.row.options)
    row = await stored_games.of_match(room.db, live.row.id)
    assert row is not None
    assert not row.current


@pytest.mark.rule("TM-33", "LG-05")
async def test_an_undo_past_the_end_of_a_game_takes_it_out_of_the_log(room: Room) -> None:
    event, live = await at_table(room, best_of_three())
    one, other = (seated(live, seat) for seat in (0, 1))
    await event.answer(live, event.asked(live)[0])
    await lose(event, live, other)
    assert [bool(game.places) for game in (await event.pairing_of(1)).games] == [True, False]
    await room.referee.undoing.undo_or_ask(live.row.code, other)
    request = await room.referee.undoing.open_request(live)
    assert request is not None
    await room.referee.undoing.answer(live.row.code, one, request.id, "agree")
    await event.run()
    pairing = await event.pairing_of(1)
    assert results(pairing) == [(1, (), "played")]
    assert not [duty for duty in duties(await event.state(), int(room.time)) if duty.kind == "open_table"]
    await lose(event, live, one)
    await lose(event, live, one)
    assert [places for _, places, _ in results(await event.pairing_of(1))] == [(2, 1), (2, 1)]


@pytest.mark.rule("TM-33", "LG-05")
async def test_two_drawn_games_leave_it_to_the_wins(room: Room) -> None:
    event, live = await at_table(room, best_of_three())
    await draw(event, live)
    await lose(event, live, seated(live, 1))
    assert (await event.state()).phase == "running"
    await draw(event, live)
    pairing = await event.pairing_of(1)
    assert [places for _, places, _ in results(pairing)] == [(1, 1), (1, 2), (1, 1)]
    made = decision(await event.state(), pairing)
    assert made is not None
    assert (made.places, pairing.ruling) == ((1, 2), None)


@pytest.mark.rule("TM-33", "LG-05")
async def test_after_a_draw_and_one_win_each_a_fourth_game_is_played(room: Room) -> None:
    event, live = await at_table(room, best_of_three())
    await draw(event, live)
    for loser in (0, 1):
        await lose(event, live, seated(live, loser))
    assert (await event.state()).phase == "running"
    assert live.row.status == "playing"
    await lose(event, live, seated(live, 1))
    assert [places for _, places, _ in results(await event.pairing_of(1))] == [(1, 1), (2, 1), (1, 2), (1, 2)]


@pytest.mark.rule("TM-33", "TM-37")
@pytest.mark.parametrize(("format_", "over"), [(None, True), (Elimination(), False)])
async def test_two_drawn_games_and_nothing_else_are_a_drawn_pairing_but_not_in_elimination(
    room: Room, format_: Format | None, over: bool
) -> None:
    event, live = await at_table(room, best_of_three(format_))
    await draw(event, live)
    await draw(event, live)
    state = await event.state()
    assert (state.phase == "over") is over
    assert (live.row.status == "over") is over
    if over:
        made = decision(state, await event.pairing_of(1))
        assert made is not None
        assert made.places == (1, 1)
        return
    await lose(event, live, seated(live, 0))
    made = decision(await event.state(), await event.pairing_of(1))
    assert made is not None
    assert made.places == (2, 1)


@pytest.mark.rule("TM-37", "TM-33")
@pytest.mark.parametrize("wins", [0, 1])
async def test_time_draws_the_game_under_way_at_the_end_of_the_turn_and_more_wins_take_the_pairing(
    room: Room, wins: int
) -> None:
    event, live = await at_table(room, best_of_three(time=1200))
    for _ in range(wins):
        await lose(event, live, seated(live, 1))
    await event.later(3599)
    turns = live.rules_and_match[1].board.turn
    await event.later(1)  # three games of twenty minutes
    for _ in range(600):
        if live.row.status != "playing":
            break
        await event.answer(live, event.asked(live)[0])
    await event.run()
    board = live.rules_and_match[1].board
    assert board.turn <= max(turns, 1)
    pairing = await event.pairing_of(1)
    assert [places for _, places, _ in results(pairing)] == [(1, 2)] * wins + [(1, 1)]
    made = decision(await event.state(), pairing)
    assert made is not None
    assert made.places == ((1, 2) if wins else (1, 1))
    assert score_of(await event.state(), pairing) == (str(wins), "0")


@pytest.mark.rule("TM-37", "TM-33")
async def test_in_elimination_time_lets_equals_play_on_until_somebody_has_won_more(room: Room) -> None:
    event, live = await at_table(room, best_of_three(Elimination(), time=1200))
    await event.later(3600)
    await draw(event, live)
    assert live.row.status == "playing"
    await lose(event, live, seated(live, 0))
    assert live.row.status == "over"
    made = decision(await event.state(), await event.pairing_of(1))
    assert made is not None
    assert made.places == (2, 1)


@pytest.mark.rule("TM-33")
async def test_one_game_is_one_game(room: Room) -> None:
    event, live = await at_table(room, Settings(format=Swiss(rounds=1)))
    assert json.loads(live.row.options)["games"] == "one"
    await event.win(live, 1)
    await event.run()
    assert len((await event.pairing_of(1)).games) == 1
    assert (await event.state()).phase == "over"


@pytest.mark.rule("TM-33")
async def test_a_series_is_never_the_best_of_more_games_than_the_game_has(room: Room) -> None:
    made = Event.made(room, Settings(format=Swiss(rounds=1), best_of=5), game="legends")
    assert await reason(made) == "refused-tournament-best-of-series"


@pytest.mark.rule("TM-62", "TM-33", "TM-50")
async def test_a_corrected_game_of_the_series_is_corrected_in_the_ratings_too(room: Room) -> None:
    event, live = await at_table(room, best_of_three())
    for loser in (2, 1, 2):
        await lose(event, live, loser)
    pairing = await event.pairing_of(1)
    winner = pairing.sides.index((await event.hall()).entry_of(1))
    turned = (1, 2) if winner == 0 else (2, 1)
    await event.parts.organising.correct(
        event.code, event.organiser(), (0, 1, 1), 2, turned, "played", "It was noted the wrong way round"
    )
    rows = await room.db.read(
        "SELECT nth, user, place FROM finished_seats WHERE match = ? AND place = 1 ORDER BY nth", live.row.id
    )
    assert [(row[0], row[1]) for row in rows] == [(0, 1), (1, 1), (2, 1)]


@pytest.mark.rule("TM-10", "TM-52")
@pytest.mark.parametrize(("shown", "open_"), [("start", True), ("end", False)])
async def test_lists_that_are_open_from_the_start_are_open_at_the_tables_and_rated_all_the_same(
    room: Room, shown: Literal["start", "end"], open_: bool
) -> None:
    event, live = await at_table(room, msgspec.structs.replace(best_of_three(), shown=shown))
    lists = [live.view(None).table.player(seat).deck_list for seat in (0, 1)]
    assert [found is not None for found in lists] == [open_] * 2
    assert is_standard("legends", live.row.options, "", "duel")
    await lose(event, live, 1)
    await lose(event, live, 1)
    rows = await room.db.read("SELECT standard, tournament FROM finished_games WHERE match = ?", live.row.id)
    assert [tuple(row) for row in rows] == [(1, 1)] * 2
