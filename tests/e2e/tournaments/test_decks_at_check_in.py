"""A Swiss of Legends: decks are brought at check-in, locked from then on, and laid on every table of theirs (TM-10)."""

from __future__ import annotations

import pytest

from referee.errors import RefusedError
from referee.tournaments.entries.entering import Person as Entrant
from tests.e2e.conftest import House
from tests.e2e.decks.building import preset
from tests.e2e.tournaments.decked import table_of, with_decks
from tournaments.settings.formats import Swiss
from tournaments.settings.model import Settings
from tournaments.standings.final import final_places

pytestmark = pytest.mark.usefixtures("quickly_painted")


@pytest.mark.rule("TM-10")
async def test_the_decks_of_the_check_in_are_on_every_table_and_nobody_changes_them(house: House) -> None:
    evening, people = await with_decks(house, Settings(format=Swiss(rounds=2)))
    own = {int(person.id): preset(house, nth) for nth, person in enumerate(people)}
    with pytest.raises(RefusedError) as refused:
        await evening.parts.entering.check_in(evening.code, Entrant(int(people[0].id), "Anna"), preset(house, 1))
    assert refused.value.rule == "TM-05"
    while (hall := await evening.hall()).state.phase == "running":
        for person in people:
            if await evening.open_table_of(person) is None:
                continue
            live = await table_of(evening, person)
            rules, match = live.rules_and_match
            assert rules.game.bring is not None
            held = rules.game.bring.held(match.board)
            assert {seat.user: held[seat.seat] for seat in live.seats} == {
                seat.user: own[seat.user or 0] for seat in live.seats
            }
            with pytest.raises(RefusedError):
                await house.bot.referee.lobbies.bring(live.row.code, live.seats[0].user or 0, preset(house, 3))
            await house.bot.referee.seats.concede(live.row.code, live.seats[1].user or 0)
            await evening.settled()
    assert hall.state.phase == "over"
    assert sorted(final_places(hall.state).values())[0] == 1


@pytest.mark.rule("TM-27")
async def test_the_tournament_says_who_is_first_in_the_first_game(house: House) -> None:
    evening, people = await with_decks(house, Settings(format=Swiss(rounds=1), best_of=3))
    live = await table_of(evening, people[0])
    first, board = await evening.hall(), live.rules_and_match[1].board
    pairing = first.own_pairing(first.entry_of(int(people[0].id)))
    assert pairing is not None
    begins = next(seat.user for seat in live.seats if seat.seat == board.first)
    assert board.options.first == sorted(board.order).index(board.first), (
        "the tournament has drawn who is first, not the game"
    )
    loser = live.seats[0]
    for _ in range(2):
        await house.bot.referee.seats.concede_game(live.row.code, loser.user or 0)
        await evening.settled()
    assert live.row.status == "over"
    hall = await evening.hall()
    pairing = hall.state.pairing_of(0, 1, pairing.table)
    assert pairing is not None
    assert [game.code for game in pairing.games] == [live.row.code] * 2
    assert pairing.games[0].first == hall.entry_of(begins or 0)
