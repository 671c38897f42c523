"""The next thing to learn after a first match, and which game the help opens."""

from __future__ import annotations

import pytest

from engines.games import GAMES
from table.acts.people import Person
from tests.e2e.conftest import House
from tests.e2e.learning.lessons import begin, head, labels
from tests.e2e.playing import code_of, shown, texts
from words.learning import next_topics


async def helped(person: Person) -> list[str]:
    """Return the labels of the help's buttons."""
    return labels(await shown(await person.slash("help")))


@pytest.mark.parametrize("locale", ["ru", "en-US"])
async def test_what_to_learn_next_after_a_match(house: House, locale: str) -> None:
    board = await house.match("Anna", "Boris")
    anna, say = house.table.person("Anna", locale=locale), texts(house.table.person("Anna", locale=locale))
    assert say("button-further") not in await helped(anna)
    await house.bot.referee.seats.concede(code_of(board), int(house.table.person("Boris").id))
    await house.settled()
    (result,) = [
        m for m in anna.messages(house.table.general) if "result" in str([b["custom_id"] for b in m.buttons()])
    ]
    name = next(b["custom_id"] for b in result.buttons() if b["custom_id"].split(":")[2] == "further")
    page = await shown(await anna.press(result, custom_id=name))
    assert page.seer == anna.id
    assert page.text.startswith(say("further-title", game=say("krendel-title")))
    for thing in next_topics("krendel"):
        assert say(thing.key) in page.text
    rule = await shown(await anna.press(page, custom_id=next(b["custom_id"] for b in page.buttons())))
    assert rule.seer == anna.id
    again = await shown(await anna.slash("help"))
    assert (await shown(await anna.press(again, label=say("button-further")))).text == page.text


async def test_the_help_opens_the_own_game_first_then_that_of_the_server_else_all(house: House) -> None:
    anna, vera = house.table.person("Anna", locale="en-US"), house.table.person("Vera", locale="en-US")
    say = texts(anna)
    named = {game: say("button-lesson-of", game=say(f"{game}-title")) for game in GAMES}
    assert {*named.values()} <= {*await helped(anna)}
    which = await shown(await anna.press(await shown(await anna.slash("help")), label=say("button-help")))
    assert head(which) == say("rules-which")
    book = await shown(await anna.press(which, label=say("battlecon-title")))
    assert say("rules-contents", game=say("battlecon-title")) in book.text
    await anna.slash("play", {}, sub="brawl", channel=house.table.general)
    for person in (anna, vera):
        offered = await helped(person)
        assert say("button-lesson") in offered
        assert named["brawl"] not in offered
        assert {named["krendel"], named["battlecon"]} <= {*offered}
    page = await begin(vera, game="brawl")
    assert say("brawl-lesson-at-start") in head(page)
