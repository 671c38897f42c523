"""Which match is looked back at by whom who names none, and how finished ones are told apart."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from table.acts.people import Person
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.people.pages import codes, turns
from tests.e2e.playing import code_of, live_of, people_of, said, shown, texts
from words.texts import words

pytestmark = pytest.mark.usefixtures("same_dice")

NAMES = ("Anna", "Boris")
RU = words("ru", strict=True)


async def finished(house: House, loser: str) -> str:
    """Play a match until somebody leaves it; return its code."""
    board = await house.match(*NAMES)
    code = code_of(board)
    person = house.table.person(loser)
    asked = await shown(await person.slash("concede", {"match": code}))
    await person.press(asked, label=texts(person)("button-concede"))
    await house.settled()
    assert (await live_of(house, code)).row.status == "over"
    return code


async def offered(house: House, person: Person, command: str) -> list[tuple[str, str]]:
    """Return what is offered for a command's option: codes and labels."""
    choices = await person.autocomplete(command, {"match": ""}, "match", channel=house.table.general)
    return [(choice["value"], choice["name"]) for choice in choices]


async def test_the_newest_finished_match_is_opened_though_tables_wait_and_run(house: House) -> None:
    first, second = await finished(house, "Boris"), await finished(house, "Anna")
    running = code_of(await house.match(*NAMES))
    lobby = code_of(await house.lobby("Anna"))
    anna, gleb = house.table.person("Anna"), house.table.person("Gleb")
    for person in (anna, gleb):
        replay = await shown(await person.slash("replay", channel=house.table.general))
        assert second in replay.text
    listed = await offered(house, anna, "replay")
    assert [code for code, _ in listed] == [second, first, running]
    assert lobby not in dict(listed)
    today = datetime.fromtimestamp(house.clock(), UTC)
    day = f"{today.day} {RU(f'month-{today.month}')}"
    for label, result in zip([label for _, label in listed[:2]], ("outcome-gave-up", "outcome-won"), strict=True):
        assert "Boris" in label
        assert day in label
        assert RU(result) in label
    assert RU("outcome-left", names="Boris") in listed[1][1]
    assert RU("outcome-runs") in listed[2][1]
    # Who has not played is told who has won, and who left.
    assert RU("outcome-winners", names="Anna") in dict(await offered(house, gleb, "verify"))[first]


async def test_a_table_that_has_not_begun_is_not_replayed(house: House) -> None:
    lobby = await house.lobby("Anna")
    anna = house.table.person("Anna")
    heard = await said(await anna.slash("replay", channel=house.table.general))
    assert heard == texts(anna)("refused-nothing-to-replay", code=code_of(lobby))


async def test_a_running_match_is_replayed_where_none_is_finished(house: House) -> None:
    board = await house.match(*NAMES)
    replay = await shown(await house.table.person("Boris").slash("replay", channel=house.table.general))
    assert code_of(board) in replay.text


async def test_my_turns_leads_to_finished_matches(house: House) -> None:
    anna = people_of(house, NAMES)[0]
    assert (await turns(anna)).text.endswith(RU("turns-none"))
    played = [await finished(house, "Boris") for _ in range(6)]
    page: Message = await turns(anna)
    assert RU("turns-none-now") in page.text
    assert RU("turns-with", names="Boris") in page.text
    assert page.text.count(RU("outcome-won")) == 5
    assert codes(page, "replay") == played[:0:-1]
    await anna.press(page, label=texts(anna)("button-turns-on"))
    assert codes(page, "replay") == played[:1]
    replay = await shown(await anna.press(page, label=texts(anna)("button-replay")))
    assert played[0] in replay.text
