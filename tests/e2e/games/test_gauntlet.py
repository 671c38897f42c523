"""A whole match of a game with turns, windows, lanes, facets and picks in order, by buttons; and undo while one goes on."""

from __future__ import annotations

import logging
from random import Random

import pytest

from engines.kernel.state.model import Decision
from tests.e2e.conftest import House
from tests.e2e.games import gauntlet as toy
from tests.e2e.playing import check_reachable, code_of, live_of, panel, people_of
from tests.support.gauntlet_words import gauntlet
from words.texts import language_of, words

__all__ = ["gauntlet"]

pytestmark = pytest.mark.usefixtures("gauntlet", "same_dice")

NAMES = ("Anna", "Boris", "Vera")


def calls(house: House, code: str) -> list[str]:
    """Return the texts of the messages in the channel that call somebody to act now."""
    shown = house.table.person("Anna").messages(house.table.general)
    return [m.text for m in shown if any(f"v1:{code}:act:turn." in str(b["custom_id"]) for b in m.buttons())]


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_a_whole_match_by_buttons(house: House, language: str, caplog: pytest.LogCaptureFixture) -> None:
    rng, seen = Random(5), set()

    def pick(asked: Decision) -> list[str]:
        seen.add(asked.kind)
        keys = [o.key for o in asked.options if o.key not in ("pass", "step") or rng.random() < 0.2]
        least = max(asked.least, min(1, asked.most))
        return rng.sample(keys or [o.key for o in asked.options], min(least, len(keys) or 1))

    with caplog.at_level(logging.WARNING):
        board = await toy.match(house, *NAMES, language=language)
        code, people = code_of(board), people_of(house, NAMES)
        assert words(language_of(language), strict=True)("gauntlet-title") in board.text
        while (await live_of(house, code)).row.status == "playing":
            for person in people:
                while await toy.question(house, person, code) is not None:
                    await toy.reply(house, person, code, pick)
                    await check_reachable(house, code, settled=True)
    assert {"pair", "card", "aim", "turn", "respond", "window", "trap", "bury"} <= seen
    assert words(language_of(language), strict=True)("gauntlet-winners", names="").strip() in board.text
    assert [record for record in caplog.records if record.name.startswith("arbiter")] == []
    assert all(not message.attachments for message in (board, *(panel(p, code) for p in people)))


async def test_one_after_another_is_called_each_by_a_message_of_their_own(house: House) -> None:
    board = await toy.match(house, *NAMES)
    code, people = code_of(board), people_of(house, NAMES)
    await toy.lanes(house, people, code, toy.passing)
    live = await live_of(house, code)
    for seat in live.rules_and_match[1].board.order:
        person = people[seat]
        asked = await toy.question(house, person, code)
        assert asked is not None
        assert asked.kind == "turn"
        (call,) = calls(house, code)
        assert [p.name for p in people if f"<@{p.id}>" in call] == [person.name]
        await toy.reply(house, person, code)


async def test_a_turn_is_undone_at_once_where_nobody_has_answered_since(house: House) -> None:
    board = await toy.match(house, *NAMES)
    code, people = code_of(board), people_of(house, NAMES)
    await toy.lanes(house, people, code, toy.passing)
    one = await toy.until(house, people, code, "turn")
    await toy.reply(house, one, code)
    assert await toy.question(house, one, code) is None
    say = words("en", strict=True)
    asked = await (await one.press(panel(one, code), label=say("button-undo"))).answered()
    assert asked.message is not None
    await one.press(asked.message, label=say("button-undo-now"))
    await house.settled()
    again = await toy.question(house, one, code)
    assert again is not None
    assert again.kind == "turn"
    worded = await (await one.slash("log", {"match": code}, channel=house.table.general)).answered()
    assert worded.message is not None
    assert say("log-undone", name=one.name) in worded.message.text
    (call,) = calls(house, code)
    assert f"<@{one.id}>" in call


async def test_practice_players_and_a_restart_in_the_middle(house: House) -> None:
    board = await toy.match(house, "Anna", practice=2, options={"rounds": 1})
    code, (anna,) = code_of(board), people_of(house, ["Anna"])
    await toy.reply(house, anna, code)
    await house.close()
    await house.open()
    await house.settled()
    for _ in range(60):
        if (await live_of(house, code)).row.status != "playing":
            break
        await toy.reply(house, anna, code)
    assert (await live_of(house, code)).row.status == "over"
