"""The context menus: a person's, to invite, to block and to see their record; a message's, to ask about it and to report it."""

from __future__ import annotations

import pytest

from referee.errors import RefusedError
from table.acts.people import Person
from table.errors import PersonError
from tests.e2e.conftest import House
from tests.e2e.playing import code_of, live_of, panel, said, shown, texts
from words.texts import words

pytestmark = pytest.mark.usefixtures("same_dice")


def named(person: Person, key: str) -> str:
    """Return what an entry is called: Discord finds it by the name that this person reads."""
    return words("en", strict=True)(f"menu-{key}-name")


async def conceded(house: House, loser: str = "Anna") -> str:
    """Let Anna and Boris begin a duel of BattleCON which one of them leaves; return its code."""
    anna, boris = house.table.person("Anna"), house.table.person("Boris")
    asked = await anna.slash("play", {"language": "en"}, sub="battlecon")
    assert asked.message is not None
    await boris.press(asked.message, label="Join")
    await anna.press(asked.message, label="Start")
    await house.settled()
    code = code_of(asked.message)
    person = house.table.person(loser)
    question = (await (await person.slash("concede", {"match": code})).answered()).message
    assert question is not None
    await person.press(question, label=texts(person)("button-concede"))
    await house.settled()
    assert (await live_of(house, code)).row.status == "over"
    return code


async def test_a_person_is_invited_to_the_own_table(house: House) -> None:
    lobby = await house.lobby("Anna")
    anna, boris = house.table.person("Anna"), house.table.person("Boris")
    heard = await said(await anna.menu(named(anna, "invite"), boris))
    assert code_of(lobby) in heard
    await house.settled()
    (call,) = [m for m in boris.messages(house.table.general) if boris.id in [u["id"] for u in m.data["mentions"]]]
    await boris.press(call, label="Join")
    await house.settled()
    assert len((await live_of(house, code_of(lobby))).seats) == 2
    again = await said(await anna.menu(named(anna, "invite"), anna))
    assert again == texts(anna)("refused-call-self")


async def test_without_an_open_table_nobody_is_invited(house: House) -> None:
    anna, boris = house.table.person("Anna"), house.table.person("Boris")
    await house.lobby("Vera")
    assert await said(await anna.menu(named(anna, "invite"), boris)) == texts(anna)("refused-no-own-lobby")


async def test_a_person_is_blocked_from_their_menu(house: House) -> None:
    anna, boris = house.table.person("Anna"), house.table.person("Boris")
    heard = await said(await boris.menu(named(boris, "block"), anna))
    assert texts(boris)("blocked-note", who=f"<@{anna.id}>") in heard
    await house.lobby("Boris")
    with pytest.raises(RefusedError, match="refused-call-blocked"):
        await house.bot.referee.invitations.check(int(boris.id), [int(anna.id)])


async def test_a_record_counts_matches_with_others_on_this_server(house: House) -> None:
    anna, boris, vera = (house.table.person(name) for name in ("Anna", "Boris", "Vera"))
    empty = await said(await vera.menu(named(vera, "record"), boris))
    assert texts(vera)("record-none") in empty
    assert texts(vera)("record-rulings") not in empty, "there is no match to ask about"
    codes = [await conceded(house), await conceded(house, "Boris"), await conceded(house)]
    say = texts(boris)
    heard = await said(await boris.menu(named(boris, "record"), anna))
    assert say("record-game", game=say("battlecon-title"), played=3, won=1, left=2) in heard
    assert say("record-together", played=3, theirs=1, yours=2) in heard
    assert say("record-rulings") in heard
    assert all(code in heard for code in codes)
    own = await said(await anna.menu(named(anna, "record"), anna))
    assert texts(anna)("record-together", played=3, theirs=1, yours=1) not in own
    assert codes[0] in own


async def test_matches_with_bots_alone_count_for_nothing(house: House) -> None:
    anna = house.table.person("Anna")
    asked = await anna.slash("play", {"language": "en", "practice": 1}, sub="battlecon")
    assert asked.message is not None
    await anna.press(asked.message, label="Start")
    await house.settled()
    question = (await (await anna.slash("concede")).answered()).message
    assert question is not None
    await anna.press(question, label=texts(anna)("button-concede"))
    await house.settled()
    assert texts(anna)("record-none") in await said(await anna.menu(named(anna, "record"), anna))


async def test_a_message_says_which_match_it_is_of(house: House) -> None:
    lobby = await house.lobby("Anna", "Boris")
    anna, vera = house.table.person("Anna"), house.table.person("Vera")
    about = await shown(await vera.menu(named(vera, "about"), lobby))
    assert code_of(lobby) in about.text
    assert texts(vera)("about-lobby") in about.text
    await anna.press(lobby, label="Start")
    await house.settled()
    about = await shown(await vera.menu(named(vera, "about"), lobby))
    assert texts(vera)("button-watch") in [b["label"] for b in about.buttons()]
    mine = await shown(await anna.menu(named(anna, "about"), panel(anna)))
    assert texts(anna)("button-hand") in [b["label"] for b in mine.buttons()]


async def test_a_message_of_a_finished_match_leads_to_its_replay(house: House) -> None:
    code = await conceded(house)
    vera = house.table.person("Vera")
    result = next(m for m in reversed(vera.messages(house.table.general)) if code in str(m.components))
    about = await shown(await vera.menu(named(vera, "about"), result))
    assert code in about.text
    assert "Boris" in about.text
    assert texts(vera)("button-replay") in [b["label"] for b in about.buttons()]


async def test_a_message_without_a_match_says_so(house: House) -> None:
    boris = house.table.person("Boris")
    own = await boris.say(house.table.general, "v1:ABCDEF:join:board")
    for entry in ("about", "report"):
        refused = await boris.menu(named(boris, entry), own)
        assert await said(refused) == texts(boris)("refused-not-our-message")


async def test_a_message_is_reported_with_its_match(house: House) -> None:
    lobby = await house.lobby("Anna", "Boris")
    anna, vera = house.table.person("Anna"), house.table.person("Vera")
    asked = await anna.menu(named(anna, "report"), lobby)
    assert code_of(lobby) in str(asked.modal)
    asked = await vera.menu(named(vera, "report"), lobby)
    assert code_of(lobby) not in str(asked.modal)


async def test_where_the_bot_is_not_there_is_no_record_and_no_invitation(house: House) -> None:
    anna, boris = house.table.person("Anna"), house.table.person("Boris")
    house.table.remove_bot()
    with pytest.raises(PersonError):
        await anna.menu(named(anna, "record"), boris)
