"""Where one can play: /tables on the local table, with tables to sit down at and matches to watch."""

from __future__ import annotations

import pytest

from cogs.tables.pages import SHOWN
from table.errors import PersonError
from tests.e2e.conftest import House
from tests.e2e.lobby.gathering import keep
from tests.e2e.lobby.listed import VIEW, opened, tables
from tests.e2e.people.pages import codes, turns
from tests.e2e.playing import code_of, live_of, people_of, reply_to, said, texts
from words.safe import ELLIPSIS, END_ISOLATE, ISOLATE

pytestmark = pytest.mark.usefixtures("same_dice")


async def test_an_empty_list_says_how_to_open_a_table(house: House) -> None:
    anna = house.table.person("Anna")
    listed = await tables(house, anna)
    assert texts(anna)("tables-none") in listed.text
    assert codes(listed, "join") == codes(listed, "watch") == []


async def test_open_tables_and_running_matches_with_what_can_be_pressed(house: House) -> None:
    running = code_of(await house.match("Boris", "Vera"))
    first = await opened(house, "Anna", "battlecon", clock="3d")
    second = await opened(house, "Vera", practice=2)
    gleb = house.table.person("Gleb")
    say = texts(gleb)
    listed = await tables(house, gleb)
    assert codes(listed, "join") == [second, first]
    assert codes(listed, "watch") == [running]
    assert f"Anna · {say('tables-free', free=1)} · 3" in listed.text
    assert f"Vera, {say('bots-count', count=2)} · {say('tables-free', free=5)}" in listed.text
    assert "Boris, Vera" in listed.text
    name = next(b["custom_id"] for b in listed.buttons() if str(b["custom_id"]).startswith(f"v1:{first}:join"))
    heard = await said(await gleb.press(listed, custom_id=name))
    assert first in heard
    assert [s.name for s in (await live_of(house, first)).seats] == ["Anna", "Gleb"]
    board = await reply_to(await gleb.press(listed, label=say("button-watch")))
    assert board.seer == gleb.id
    assert running in board.text
    again = await reply_to(await gleb.press(listed, label=say("button-refresh")))
    assert codes(again, "join") == [second]
    assert f"{say('tables-seated')} · {say('tables-free', free=0)}" in again.text
    # Who plays a match is not offered to watch it; the others at the table that is full are not offered it.
    boris = await tables(house, house.table.person("Boris"))
    assert codes(boris, "watch") == []
    assert codes(boris, "join") == [second]


async def test_tables_out_of_sight_are_not_listed(house: House) -> None:
    code = await opened(house, "Anna")
    begun = code_of(await house.match("Boris", "Vera"))
    gleb, general = house.table.person("Gleb"), house.table.general
    other = house.table.add_channel("other")
    assert codes(await tables(house, gleb, other), "join") == [code]
    general.data["permission_overwrites"] = [{"id": gleb.id, "type": 1, "allow": "0", "deny": VIEW}]
    house.table.world.change_channel(general)
    listed = await tables(house, gleb, other)
    assert texts(gleb)("tables-none") in listed.text
    assert code not in listed.text
    assert begun not in listed.text
    assert codes(await tables(house, house.table.person("Dasha"), other), "join") == [code]


async def test_private_tables_and_tables_with_blocked_people_are_not_listed(house: House) -> None:
    anna, boris, vera = people_of(house, ("Anna", "Boris", "Vera"))
    await anna.slash("play", {"language": "en"}, sub="krendel", channel=house.table.world.dm(str(anna.id)))
    await house.settled()
    code = await opened(house, "Boris")
    await (await vera.slash("block", {"user": boris})).answered()
    assert codes(await tables(house, anna), "join") == [code]
    assert codes(await tables(house, vera), "join") == []
    await (await vera.slash("unblock", {"user": boris.id})).answered()
    await (await boris.slash("block", {"user": anna})).answered()
    assert codes(await tables(house, anna), "join") == []
    assert codes(await tables(house, vera), "join") == [code]


async def test_whom_the_server_lets_not_play_may_watch(house: House) -> None:
    await opened(house, "Anna")
    begun = code_of(await house.match("Boris", "Vera"))
    await keep(house, players=frozenset({77}))
    gleb = house.table.person("Gleb")
    listed = await tables(house, gleb)
    assert texts(gleb)("refused-role", roles="<@&77>") in listed.text
    assert codes(listed, "join") == []
    assert codes(listed, "watch") == [begun]


async def test_many_tables_are_listed_in_pages(house: House) -> None:
    found = [await opened(house, name) for name in ("Anna", "Boris", "Vera", "Anna", "Boris", "Vera")]
    dasha = house.table.person("Dasha")
    say = texts(dasha)
    listed = await tables(house, dasha)
    assert codes(listed, "join") == found[: -SHOWN - 1 : -1]
    assert say("turns-page", page=1, pages=2) in listed.text
    await dasha.press(listed, label=say("button-turns-on"))
    assert codes(listed, "join") == found[:1]


async def test_the_list_opens_from_the_list_of_matches_on_a_server(house: House) -> None:
    code = await opened(house, "Anna")
    gleb = house.table.person("Gleb")
    listed = await turns(gleb)
    found = await reply_to(await gleb.press(listed, label=texts(gleb)("button-tables")))
    assert codes(found, "join") == [code]
    room = house.table.world.dm(str(gleb.id))
    private = await turns(gleb, dm=True)
    assert texts(gleb)("button-tables") not in [b["label"] for b in private.buttons()]
    with pytest.raises(PersonError):
        await gleb.slash("tables", channel=room)


async def test_names_that_run_to_the_left_keep_that_to_themselves_where_they_are_cut(house: House) -> None:
    names = [letter * 31 for letter in "אבג"]
    found = [code_of(await house.match(*names)), code_of(await house.lobby(*names))]
    vera = house.table.person(names[2])
    for page in (await tables(house, house.table.person("Gleb")), await turns(vera)):
        assert all(code in page.text for code in found)
        lines = [line for line in page.text.split("\n") if ELLIPSIS in line]
        assert len(lines) == 2
        assert all(line.count(ISOLATE) == line.count(END_ISOLATE) == 1 for line in lines)
    await house.match(*names)
    lines = [line for line in (await said(await vera.slash("undo"))).split("\n") if ELLIPSIS in line]
    assert len(lines) == 2, "which of both is meant"
    assert all(line.count(ISOLATE) == line.count(END_ISOLATE) == 1 for line in lines)
