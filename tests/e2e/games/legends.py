"""A match of Legends on the local table, played up to its first main phase."""

from __future__ import annotations

from store.match import brought
from table.acts.people import Person
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.decks.building import SAY, preset
from tests.e2e.playing import code_of, live_of
from tests.e2e.tables import opened

NAMES = ("Anna", "Boris")


async def in_play(house: House) -> tuple[Message, str, Person, Person]:
    """Return the board of a match of Legends in its first main phase, its code, whose turn it is, and the other."""
    anna, boris = (house.table.person(name, "en-US") for name in NAMES)
    board = await opened(house, "legends", *NAMES)
    code = code_of(board)
    live = await live_of(house, code)
    for seat in (0, 1):
        await house.db.write(lambda db, seat=seat: brought.put(db, live.row.id, seat, preset(house, seat)))
    await anna.press(board, label=SAY("button-start"))
    await house.settled()
    people = [anna, boris]
    while True:
        live = await live_of(house, code)
        _, match = live.rules_and_match
        question = match.asks[0]
        if question.kind == "main":
            return board, code, people[question.seat], people[1 - question.seat]
        keys = [option.key for option in question.options][-max(question.least, 1) :]  # the hand is kept
        await house.bot.referee.choose(code, int(people[question.seat].id), question.seat, question.id, keys)
        await house.settled()
