"""A Swiss of Legends for four, best of three with decks, played by presses to the end: what everybody reads meanwhile (TM-33)."""

from __future__ import annotations

import pytest

from referee.match.live import Live
from referee.tournaments.halls.slots import CARD, news_slot, round_slot
from store.ratings import books
from table.acts.people import Person
from tests.e2e.conftest import House
from tests.e2e.decks.building import press
from tests.e2e.playing import shown
from tests.e2e.tournaments.decked import with_decks
from tests.e2e.tournaments.evening import Evening
from tournaments.facts.kinds import RoundClosed
from tournaments.settings.formats import Swiss
from tournaments.settings.model import CARD_ORDER, Points, Settings
from tournaments.standings.final import final_places
from tournaments.state.deciding import decision, wins_of

pytestmark = pytest.mark.usefixtures("quickly_painted")

THREE = Settings(format=Swiss(rounds=2), points=Points("3", "1", "0"), tiebreaks=CARD_ORDER, best_of=3)


async def give_up_game(evening: Evening, live: Live, person: Person) -> None:
    """Let somebody give up the game that is played, after an answer, by the command and its button."""
    await _answer(evening, live)
    asked = await (
        await person.slash("concede", {"match": live.row.code}, channel=evening.house.table.general)
    ).answered()
    assert asked.message is not None
    await press(person, asked.message, "button-concede-game")
    await evening.settled()


async def _answer(evening: Evening, live: Live) -> None:
    """Let whoever is asked first answer with the first option."""
    asked = live.rules_and_match[1].asks[0]
    user = next(seat.user for seat in live.seats if seat.seat == asked.seat) or 0
    await evening.house.bot.referee.choose(live.row.code, user, asked.seat, asked.id, [asked.options[0].key])


@pytest.mark.rule("TM-33", "TM-47", "TM-50", "TM-67")
async def test_four_people_play_a_swiss_of_best_of_three_to_the_end(house: House) -> None:
    evening, people = await with_decks(house, THREE)
    by_id = {int(person.id): person for person in people}
    for number in (1, 2):
        played = 0
        for person in people:
            live = await evening.open_table_of(person)
            if live is None or played == 2:  # the next round is paired as soon as this one is over
                continue
            one, other = (by_id[seat.user or 0] for seat in live.seats)
            assert "Best of 3, all at this table" in (await evening.board(live, one)).text
            for sitter in (one, other):
                await sitter.press(await evening.board(live, sitter), label="I am here")
            await evening.settled()
            losers = (other, one, other) if played else (other, other)
            await _play(evening, live, losers, number)
            played += 1
        assert played == 2
        text = (await evening.message(round_slot(0, number), people[0])).text
        assert "2–0" in text
        assert "2–1" in text
    hall = await evening.hall()
    assert hall.state.phase == "over"
    await _check_end(house, evening, people)


async def _play(evening: Evening, live: Live, losers: tuple[Person, ...], number: int) -> None:
    """Let the games of a table be given up by these people, and read what the others read meanwhile."""
    won = [0, 0]
    for loser in losers:
        assert live.row.status == "playing"
        await give_up_game(evening, live, loser)
        seat = next(seat.seat for seat in live.seats if seat.user == int(loser.id))
        won[1 - seat] += 1
        if live.row.status == "playing":
            text = (await evening.message(round_slot(0, number), loser)).text
            assert f"{won[0]}–{won[1]}" in text, "the round's message has the score of the games"
            listed = await (await loser.slash("turns", {}, channel=evening.house.table.general)).answered()
            assert f"Game {sum(won) + 1} ({won[0]}–{won[1]})" in (await shown(listed)).text
    assert live.row.status == "over"
    assert any(f"{won[0]}–{won[1]}" in message.text for message in losers[0].inbox)


async def _check_end(house: House, evening: Evening, people: list[Person]) -> None:
    """Check the log, the standings, and the ratings after the end."""
    hall = await evening.hall()
    pairings = [one for round_ in hall.state.rounds.values() for one in round_.pairings]
    assert sorted(max(wins_of(one)) for one in pairings) == [2] * 4
    assert sum(sum(wins_of(one)) for one in pairings) == 10
    assert all(decision(hall.state, one) for one in pairings)
    assert sorted(final_places(hall.state).values())[0] == 1
    closed = [record.n for record in hall.records if isinstance(record.fact, RoundClosed)]
    table = (await evening.message(news_slot(closed[-1]), people[0])).text
    assert "%" in table, "game wins are shares"
    log = await shown(await people[1].press(await evening.message(CARD, people[1]), label="Log"))
    assert "game 3" in log.text
    rows = await house.db.read("SELECT match, count(*) FROM finished_games GROUP BY match ORDER BY 2")
    assert [row[1] for row in rows] == [2, 2, 3, 3]
    rated = [
        await books.rating_of(house.db, int(house.table.guild["id"]), "legends", "duel", int(p.id)) for p in people
    ]
    assert sum(one.games for one in rated if one is not None) == 20, "each game is one update for both (TM-50)"
