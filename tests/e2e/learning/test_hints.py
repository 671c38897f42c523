"""Hints at a table with bots alone: the practice player's answer with what it compared, and none where a second person plays."""

from __future__ import annotations

import re
from random import Random

import pytest

from cogs.kit.controls.custom_ids import NOTE, custom_id
from engines.games import GAMES
from engines.kernel.automatic.chance import random_keys
from table.acts.people import Person
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.playing import asked, code_of, forge, live_of, panel, said, stored, texts
from tests.e2e.playing import shown as reply
from tests.support.bringing import bring_ready
from words.games import game_words


async def alone(house: House, person: Person, game: str) -> str:
    """Begin a match of a game with as many bots as it takes; return its code."""
    opened = await person.slash("play", {"practice": GAMES[game].company}, sub=game, channel=house.table.general)
    assert opened.message is not None
    await bring_ready(house.bot.referee, await live_of(house, code_of(opened.message)))
    name = next(b["custom_id"] for b in opened.message.buttons() if b["custom_id"].split(":")[2] == "start")
    await person.press(opened.message, custom_id=name)
    await house.settled()
    return code_of(opened.message)


async def more(person: Person, code: str) -> Message:
    """Open the panel behind More of a person's hand."""
    return await reply(await person.press(panel(person, code), label=texts(person)("button-more")))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", ["ru", "en-US"])
async def test_what_the_bot_would_do(house: House, game: str, locale: str) -> None:
    anna = house.table.person("Anna", locale=locale)
    say, code = texts(anna), await alone(house, anna, game)
    question, chance = await asked(house, code, 0), Random(1)
    while question is not None and (len(question.options) < 3 or question.kind in SET_UP):
        await house.bot.referee.choose(code, int(anna.id), 0, question.id, random_keys(question, chance))
        await house.settled()
        question = await asked(house, code, 0)
    assert question is not None
    before = await stored(house, code)
    tools = await more(anna, code)
    hint = await reply(await anna.press(tools, label=say("button-hint")))
    assert hint.seer == anna.id
    live = await live_of(house, code)
    worded = game_words(game, say.language, live.rules_and_match[0].pack, {})
    labels = [worded.option_label(question, option.key, live.view(0).table) for option in question.options]
    (line,) = [
        line for line in hint.text.split("\n") if line.startswith(say("hint-answer", answer="\0").split("\0")[0])
    ]
    assert any(label in line for label in labels), line
    if say("hint-how-chance") not in hint.text:
        assert say("hint-unit", unit=say(f"{game}-measure")) in hint.text
        compared = re.findall(r"^[-•] (.+): \*\*([+−]?\d+[.,]\d)\*\*", hint.text, re.MULTILINE)
        assert len(compared) >= min(len(question.options), 3)
        # Figures are written as the language writes them, and a game whose few answers are all tried shows them all.
        assert all(("," in worth) == (say.language == "ru") for _, worth in compared)
        if game == "krendel":
            assert {answer for answer, _ in compared} == {*labels}
        assert {answer for answer, _ in compared} <= {*labels}
    # Asked again it says the same, and nothing has happened at the table.
    again = await reply(await anna.press(tools, label=say("button-hint")))
    assert again.text == hint.text
    assert await stored(house, code) == before


SET_UP = {"first", "squad", "area", "side", "discards", "fighter", "pick", "trap_place", "mulligan", "deploy"}
"""Questions before the match that a bot answers by lot or always the same way."""


async def test_no_hints_where_a_second_person_plays(house: House) -> None:
    board = await house.match("Anna", "Boris", practice=1)
    code, anna = code_of(board), house.table.person("Anna")
    tools = await more(anna, code)
    assert texts(anna)("button-hint") not in [b["label"] for b in tools.buttons()]
    forged = await said(forge(house, anna, tools, custom_id(code, "hint", NOTE)))
    assert forged == texts(anna)("hint-others")


async def test_no_hints_once_a_second_person_has_left(house: House) -> None:
    """Whoever has left to the practice player may come back: to them the hints would be unfair."""
    board = await house.match("Anna", "Boris", practice=1)
    code, anna, boris = code_of(board), house.table.person("Anna"), house.table.person("Boris")
    await house.bot.referee.seats.concede(code, int(boris.id))
    await house.settled()
    live = await live_of(house, code)
    assert live.row.status == "playing"
    assert [seat.user for seat in live.humans] == [int(anna.id)]
    forged = await said(forge(house, anna, panel(anna, code), custom_id(code, "hint", NOTE)))
    assert forged == texts(anna)("hint-others")


async def test_a_stranger_gets_no_hint(house: House) -> None:
    anna, vera = house.table.person("Anna"), house.table.person("Vera")
    code = await alone(house, anna, "krendel")
    (lobby, *_) = anna.messages(house.table.general)
    assert await said(forge(house, vera, lobby, custom_id(code, "hint", NOTE))) == texts(vera)("refused-no-seat")
