"""Whole matches from /play to the result, by buttons and commands, in both languages."""

from __future__ import annotations

import hashlib
import re
from itertools import product

import pytest

from engines.kernel.state.dice import mix_seed
from referee.match.live import Live
from table.acts.people import Person
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.playing import check_reachable, code_of, controls, live_of, panel, people_of, play_on, texts
from tests.engines.conformance.seeds import sample
from words.texts import language_of, words

PEOPLE = ("Anna", "Boris", "Vera", "Gleb", "Dasha", "Egor")


async def command(person: Person, name: str, values: dict[str, object] | None = None) -> Message:
    """Use a command; return its answer, which only this person sees."""
    used = await (await person.slash(name, values)).answered()
    assert (await used.answered()).state == "answered"
    assert used.message is not None
    assert used.message.ephemeral
    return used.message


async def look_at_everything(person: Person, code: str) -> None:
    """Use every command that shows something, and the same by button; each in the person's own language."""
    say = texts(person)
    assert f"`{code}`" in (await command(person, "hand")).text
    act = await command(person, "act", {"match": code})
    assert controls(act) == controls(panel(person, code))
    board = await command(person, "board")
    assert f"`{code}`" in board.text
    assert board.image().startswith(b"\x89PNG")
    text = await command(person, "board", {"text": True})
    assert say("krendel-title") in text.text
    log = await command(person, "log")
    assert log.text.startswith(say("log-title", code=code, page=1, pages=1))
    assert say("help-title") in (await command(person, "help")).text
    seldom = await (await person.press(panel(person, code), label=say("button-more"))).answered()
    assert seldom.message is not None
    for key, same in (("button-text", text), ("button-log", log)):
        shown = await (await person.press(seldom.message, label=say(key))).answered()
        assert shown.message is not None
        assert shown.message is not seldom.message
        assert shown.message.text == same.text


@pytest.mark.parametrize(("count", "language"), sample([*product((2, 3, 6), ("en", "ru"))], 3))
async def test_whole_match(house: House, count: int, language: str) -> None:
    say, names = words(language_of(language), strict=True), PEOPLE[:count]
    people = people_of(house, names)
    lobby = await house.lobby(*names, language=language)
    code = code_of(lobby)
    assert all(name in lobby.text for name in names)
    shown = re.search(r"`([0-9a-f]{64})`", lobby.text)
    assert shown is not None
    commitment = shown.group(1)
    await people[0].press(lobby, label=say("button-start"))
    await house.settled()
    await check_reachable(house, code, settled=True)
    assert say("board-title", game=say("krendel-title"), code=code) in lobby.text
    assert lobby.image().startswith(b"\x89PNG")
    for person in people:
        assert len(person.inbox) == 1
        assert texts(person)("krendel-ask-creature", round=1) in panel(person, code).text
        assert panel(person, code).image().startswith(b"\x89PNG")
        await look_at_everything(person, code)

    playing = list(names)
    if count > 2:
        await play_on(house, playing, code)
        said = await concede(people[-1], code)
        assert said == texts(people[-1])("conceded-seat", code=code, **{"return": say("button-return")})
        playing.pop()
        await house.settled()
        await check_reachable(house, code, settled=True)
    for _ in range(200):
        if not await play_on(house, playing, code):
            break
    await check_ended(house, lobby, code, commitment, names)


async def concede(person: Person, code: str) -> str:
    """Leave a match by /concede, which asks once; return what it then says."""
    say = texts(person)
    question = await command(person, "concede")
    assert f"`{code}`" in question.text
    yes = await person.press(question, label=say("button-concede"))
    assert yes.message is question
    return question.text


async def check_ended(house: House, board: Message, code: str, commitment: str, names: tuple[str, ...]) -> None:
    """One result message, the dice secret that the lobby was bound to, no turn message left, nobody asked."""
    live = await live_of(house, code)
    say = words(language_of(live.row.language), strict=True)
    assert live.row.status == "over"
    assert live.match is not None
    assert live.match.outcome is not None
    public = people_of(house, names)[0].messages(house.table.general)
    results = [m for m in public if say("result-title", game=say("krendel-title"), code=code) in m.text]
    assert [m for m in public if not m.ephemeral and m.author_id == house.table.bot["id"]] == [board, *results]
    assert len(results) == 1
    assert results[0].image().startswith(b"\x89PNG")
    assert not re.search(r"[0-9a-f]{32}", results[0].text)
    await check_dice(results[0], people_of(house, names), live, commitment)
    for winner in live.match.outcome.winners:
        assert names[winner] in board.text
        assert names[winner] in results[0].text
    assert controls(board) == []
    for person in people_of(house, names):
        private = panel(person, code)
        assert controls(private) + controls(private, "r") == []
        if live.seat_of(int(person.id)):
            assert private.text.count("\n") > len(live.rules_and_match[1].seats)
            assert texts(person)("button-rematch") in [b["label"] for b in private.buttons()]
            assert (private.image() == results[0].image()) == (texts(person).language == say.language)
        log = await person.press(results[0], label=say("button-log"))
        assert log.message is not None
        assert log.message.text.startswith(
            texts(person)("log-title", code=code, page=(pages := page_count(log.message)), pages=pages)
        )


async def check_dice(result: Message, people: list[Person], live: Live, commitment: str) -> None:
    """Everybody is shown, in their own language, all that the match's dice follow from."""
    label = words(language_of(live.row.language), strict=True)("button-dice")
    for person in people:
        shown = (await person.press(result, label=label)).message
        assert shown is not None
        assert shown.seer == person.id
        assert shown.text.startswith(texts(person)("dice-title", code=live.row.code))
        assert texts(person)("dice-rule") in shown.text
        secret, again = re.findall(r"`([0-9a-f]{64})`", shown.text)
        assert again == hashlib.sha256(bytes.fromhex(secret)).hexdigest()
        assert again.startswith(commitment)
        numbers = re.findall(r"\d\. \*\*[A-F]\*\* `(\d*)`", shown.text)
        assert live.rules_and_match[1].seed == mix_seed(secret, numbers)


def page_count(log: Message) -> int:
    """Return the number in a log's head."""
    numbers = re.findall(r"\d+", log.text.splitlines()[0].rpartition("`")[2])
    return int(numbers[-1])


async def test_two_matches_at_once_do_not_mix(house: House) -> None:
    first = await house.match("Anna", "Boris")
    second = await house.match("Boris", "Anna")
    anna = house.table.person("Anna")
    one, two = code_of(first), code_of(second)
    assert [code_of(m) for m in anna.inbox] == [one, two]
    before = panel(anna, one).text
    await anna.press(panel(anna, two), custom_id=controls(panel(anna, two))[0])
    await house.settled()
    assert panel(anna, one).text == before
    assert controls(panel(anna, two), "r")
    assert controls(panel(anna, one))


async def test_conceding_a_match_of_two_ends_it(house: House) -> None:
    board = await house.match("Anna", "Boris")
    code = code_of(board)
    anna, boris = people_of(house, ("Anna", "Boris"))
    said = await concede(boris, code)
    assert said == texts(boris)("conceded", code=code)
    await house.settled()
    live = await live_of(house, code)
    assert live.match is not None
    assert live.match.outcome is not None
    assert (live.row.status, live.row.reason, live.match.outcome.winners) == ("over", "last", (0,))
    result = anna.messages(house.table.general)[-1]
    gone = words("en", strict=True)("result-left", names="**B** Boris")
    for shown in (result, board, panel(anna, code)):
        assert "Anna" in shown.text
        assert texts(anna)("result-left", names="**B** Boris") in shown.text or gone in shown.text
    # Whoever conceded reads how it ended as well, and the leaving is told once.
    own = panel(boris, code).text
    assert "Anna" in own
    assert own.count(texts(boris)("result-left", names="**B** Boris")) == result.text.count(gone) == 1
    assert f"<@{anna.id}>" in result.text
    assert f"<@{boris.id}>" in result.text
    assert controls(panel(anna, code)) == controls(panel(boris, code)) == []
