"""A round as people live it: two presses to choose, one message for the reveal, discards at once, what comes next."""

from __future__ import annotations

import pytest

from boards.jobs import PaintError
from engines.kernel.choose import decision_of
from engines.krendel.content.pack import load
from table.state.things import Message, walk
from tests.e2e.conftest import House
from tests.e2e.playing import answer, code_of, controls, live_of, panel, people_of
from words.krendel.board import rival_lines
from words.krendel.match import KrendelWords
from words.texts import language_of, words

pytestmark = pytest.mark.usefixtures("same_dice")

NAMES = ("Anna", "Boris", "Vera")
PACK = load()
MEDIA_GALLERY = 12


class Broken:
    """Pictures that cannot be painted."""

    async def paint(self, *_: object) -> bytes:
        raise PaintError("no paint")


def public(house: House) -> list[Message]:
    """Return what everybody sees in the channel."""
    return [m for m in house.table.person("Anna").messages(house.table.general) if not m.ephemeral]


def sent(house: House, since: int) -> list[tuple[str, str]]:
    """Return the requests since one of them that change what is seen in the channel: method and kind of place."""
    place = f"/channels/{house.table.general.id}/messages"
    return [(method, path) for method, path, _, _ in house.table.requests[since:] if path.startswith(place)]


def uploads(message: Message) -> int:
    return len(message.attachments)


@pytest.mark.rule("TK-10")
async def test_from_the_channel_a_creature_is_chosen_with_two_presses(house: House) -> None:
    board = await house.match(*NAMES)
    code = code_of(board)
    anna = house.table.person("Anna")
    turn = public(house)[-1]
    opened = await (await anna.press(turn, label=words("en")("button-act"))).answered()
    assert opened.message is not None
    assert opened.message.ephemeral
    await answer(anna, opened.message)
    match = (await live_of(house, code)).match
    assert match is not None
    assert match.lanes[0].draft != []


async def test_a_usual_round_takes_each_player_two_presses(house: House, taps: list[int]) -> None:
    """One for the creature, one for the discards; a prize that asks something takes its own."""
    code = code_of(await house.match(*NAMES))
    counted: dict[tuple[int, str], int] = {}
    while (live := await live_of(house, code)).rules_and_match[1].board.round < 4:
        board = live.rules_and_match[1].board
        for person in people_of(house, NAMES):
            if not controls(panel(person, code)):
                continue
            taps.clear()
            await answer(person, panel(person, code))
            if board.phase != "reward":
                counted[board.round, person.name] = counted.get((board.round, person.name), 0) + sum(taps)
        await house.settled()
    assert {round_ for round_, _ in counted} == {1, 2, 3}
    assert set(counted.values()) == {2}


@pytest.mark.rule("TK-10")
async def test_before_choosing_each_creature_tells_its_figures_against_each_rival(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The worded thresholds are the engine's own, with the spells that work in round 2."""
    board = await house.match(*NAMES)
    await to_round_two(house, code_of(board))
    anna = house.table.person("Anna")
    live = await live_of(house, code_of(board))
    _, match = live.rules_and_match
    asked = decision_of(match, 0)
    assert asked is not None
    worded = KrendelWords(language_of(anna.locale), PACK, dict(enumerate(NAMES)), strict=True)
    seen, message = live.view(0).table, panel(anna)
    gallery = next(item for item in walk(message.components) if item["type"] == MEDIA_GALLERY)
    for option in asked.options:
        # The picture shows how each creature stands against each rival; its Alt text says it.
        for line in rival_lines(worded, seen, option.key):
            assert line in gallery["items"][0]["description"]
        assert worded.option_description(asked, option.key, seen) in message.text
    monkeypatch.setattr(house.bot.desk.panels, "pictures", Broken())
    shown = await (await anna.slash("hand", channel=house.table.general)).answered()
    assert shown.message is not None
    assert not shown.message.attachments
    for option in asked.options:
        assert worded.option_detail(asked, option.key, seen) in shown.message.text


async def to_round_two(house: House, code: str) -> None:
    """Play until everybody is asked for the second creature."""
    while True:
        match = (await live_of(house, code)).match
        assert match is not None
        if match.board.round == 2 and match.board.phase == "choose":
            return
        for person in people_of(house, NAMES):
            if controls(panel(person, code)):
                await answer(person, panel(person, code))
            await house.settled()


@pytest.mark.rule("TK-11")
async def test_the_reveal_is_one_edit_with_both_pictures_and_a_short_story(house: House) -> None:
    board = await house.match(*NAMES)
    code = code_of(board)
    anna, boris, vera = people_of(house, NAMES)
    for person in (anna, boris):
        await answer(person, panel(person, code))
        await house.settled()
    before = [m.id for m in public(house)]
    since = len(house.table.requests)
    await answer(vera, panel(vera, code))
    await house.settled()
    after = [m.id for m in public(house)]
    # The board is edited where it is; the only other message is the short one that calls for what comes next.
    assert after[0] == before[0] == board.id
    assert [m for m in public(house) if m.attachments] == [board]
    assert uploads(board) == 2
    assert len(after) <= 2
    edits = [
        request
        for request in sent(house, since)
        if request == ("PATCH", f"/channels/{house.table.general.id}/messages/{board.id}")
    ]
    assert len(edits) == 1
    match = (await live_of(house, code)).match
    assert match is not None
    fight = match.board.fight
    assert fight is not None
    for fighter in fight.fighters:
        name = PACK.creature[fighter.creature].name.in_language("en")
        lines = [line for line in board.text.splitlines() if name in line]
        assert len(lines) == 1, "one line tells all of a seat's combat"
        assert f"attack {fighter.attack}".replace("-", "−") in lines[0]
    story = [line for line in board.text.splitlines() if "→" in line]
    assert len(story) == len(NAMES)


@pytest.mark.rule("TK-10", "TK-36")
async def test_waiting_names_everybody_until_all_have_chosen(house: House) -> None:
    board = await house.match(*NAMES)
    code = code_of(board)
    waiting = board.text
    since = len(house.table.requests)
    await answer(house.table.person("Boris"), panel(house.table.person("Boris"), code))
    await house.settled()
    assert board.text == waiting
    assert sent(house, since) == []
    assert all(f"{letter}** {name}" in waiting for letter, name in zip("ABC", NAMES, strict=True))


@pytest.mark.rule("TK-27", "TK-26")
async def test_discards_are_one_select_and_the_next_spell_is_told(house: House) -> None:
    board = await house.match(*NAMES)
    code = code_of(board)
    for person in people_of(house, NAMES):
        await answer(person, panel(person, code))
        await house.settled()
    match = (await live_of(house, code)).match
    assert match is not None
    assert match.board.phase == "discard"
    played = {name: match.board.wizards[seat].stack[-1] for seat, name in enumerate(NAMES)}
    for person in people_of(house, NAMES):
        message = panel(person, code)
        selects = message.selects()
        assert [(s["min_values"], s["max_values"], len(s["options"])) for s in selects] == [(1, 4, 4)]
        assert PACK.creature[played[person.name]].spell_name.in_language(language_of(person.locale)) in message.text
    anna = house.table.person("Anna")
    message = panel(anna, code)
    keys = [option["value"] for option in message.selects()[0]["options"]][:2]
    await anna.pick(message, keys, custom_id=message.selects()[0]["custom_id"])
    match = (await live_of(house, code)).match
    assert match is not None
    assert match.lanes[0].draft == keys
