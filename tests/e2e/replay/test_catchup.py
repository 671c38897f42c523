"""What happened since one's own last choice, in one message: told shortly, with the table before and after."""

from __future__ import annotations

import pytest

from cogs.kit.match_texts.durations import moment
from cogs.kit.match_texts.reader import Reader
from store.people import preferences
from store.people.inbox import last_choice
from store.people.preferences import Preferences
from table.acts.people import Person
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.playing import answer, caught, code_of, controls, live_of, panel, people_of, play_on, said, texts
from tests.e2e.seats.substituting import offered, take
from words.texts import words

pytestmark = pytest.mark.usefixtures("same_dice")

NAMES = ("Anna", "Boris", "Vera")

GALLERY = 12
"""The type of a component that holds pictures."""


def pictures(message: Message) -> list[str]:
    """Return the names of the pictures; of two that stand below each other the upper one's."""
    names = [row["filename"] for row in message.data["attachments"]]
    return [name for name in names if not name.endswith("-2.png")]


async def rounds(house: House, code: str, count: int) -> None:
    """Play so many rounds to their end."""
    live = await live_of(house, code)
    last = live.view(None).table.round + count
    while live.row.status == "playing" and live.view(None).table.round < last:
        await play_on(house, NAMES, code)


async def test_from_the_start_for_who_has_not_chosen(house: House) -> None:
    code = code_of(await house.match(*NAMES))
    anna = house.table.person("Anna")
    shown = await caught(anna, code)
    assert texts(anna)("since-start") in shown.text
    assert pictures(shown) == ["now.png"]
    assert texts(anna)("since-same") in shown.text
    assert controls(shown, "act") != []


async def when(house: House, person: Person, code: str) -> str:
    """Return when a person chose last, as it is told."""
    known = await last_choice(house.db, (await live_of(house, code)).row.id, int(person.id))
    assert known is not None
    return moment(known.at)


async def test_what_others_did_meanwhile_with_the_table_before_and_after(house: House) -> None:
    """Anna answers first; nothing is told until the others have chosen too, and then the fight is."""
    code = code_of(await house.match(*NAMES))
    anna, boris, vera = people_of(house, NAMES)
    say = texts(anna)
    await answer(anna, panel(anna, code))
    await house.settled()
    quiet = await caught(anna, code)
    assert say("since-nothing", when=await when(house, anna, code)) in quiet.text
    assert say("turns-choosing", names=say.join(["**A** Anna", "**B** Boris", "**C** Vera"])) in quiet.text
    assert pictures(quiet) == ["now.png"]
    await answer(boris, panel(boris, code))
    await house.settled()
    assert (await caught(anna, code)).text == quiet.text
    await answer(vera, panel(vera, code))
    await house.settled()
    shown = await caught(anna, code)
    assert say("since-own", when=await when(house, anna, code)) in shown.text
    assert pictures(shown) == ["before.png", "now.png"]
    assert shown.text.index(say("since-before")) < shown.text.index(say("since-now"))
    live = await live_of(house, code)
    game = Reader.of(live, "ru").game
    events = await house.bot.referee.log_of(live, 0, since=1)
    story = game.story([event for _, event in events])
    assert len(story) > 2
    assert [line for line in story if line not in shown.text] == []
    asked = live.view(0).decision
    assert asked is not None
    assert say("turns-act", question=game.question(asked, live.view(0).table)) in shown.text


async def test_what_came_of_the_own_choice_is_told_while_nothing_else_has_happened(house: House) -> None:
    code = code_of(await house.match(*NAMES))
    people = people_of(house, NAMES)
    for person in people:
        await answer(person, panel(person, code))
    await house.settled()
    vera = people[2]
    shown = await caught(vera, code)
    assert texts(vera)("since-quiet", when=await when(house, vera, code)) in shown.text
    assert pictures(shown) == ["now.png"]
    live = await live_of(house, code)
    game = Reader.of(live, "en").game
    events = [event for _, event in await house.bot.referee.log_of(live, 2, since=1)]
    assert len(game.story(events)) > 2


async def test_both_tables_are_told_in_alt_texts_and_in_words_where_text_is_wanted(house: House) -> None:
    code = code_of(await house.match(*NAMES))
    anna, boris, vera = people_of(house, NAMES)
    for person in (anna, boris, vera):
        await answer(person, panel(person, code))
        await house.settled()
    shown = await caught(anna, code)
    (container,) = shown.data["components"]
    galleries = [row["items"][0] for row in container["components"] if row["type"] == GALLERY]
    alts = [item["description"] for item in galleries]
    live = await live_of(house, code)
    now = Reader.of(live, "ru").without_markdown().game.summary(live.view(0).table)
    assert alts[0] != alts[1]
    assert "\n\n".join(alts[1:]) == now
    await house.db.write(lambda db: preferences.keep(db, Preferences(int(anna.id), board="text")))
    worded = await caught(anna, code)
    assert pictures(worded) == []
    for line in (*alts[0].splitlines(), *now.splitlines()):
        assert line in worded.text


async def test_who_watches_is_told_the_last_two_rounds(house: House) -> None:
    code = code_of(await house.match(*NAMES))
    await rounds(house, code, 5)
    gleb = house.table.person("Gleb")
    public, say = await caught(gleb, code), texts(gleb)
    assert say("since-rounds") in public.text
    assert pictures(public) == ["before.png", "now.png"]
    now = (await live_of(house, code)).view(None).table.round
    worded = [n for n in range(1, now + 1) if say("krendel-log-round", round=n) in public.text]
    assert worded == [now - 1, now]


async def test_a_long_story_is_cut_by_the_oldest(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    code = code_of(await house.match(*NAMES))
    await rounds(house, code, 3)
    gleb = house.table.person("Gleb")
    say, whole = texts(gleb), (await caught(gleb, code)).text
    assert say("since-cut") not in whole
    monkeypatch.setattr("cogs.replay.catchup_pages.STORY", 150)
    cut = (await caught(gleb, code)).text
    assert say("since-cut") in cut
    now = (await live_of(house, code)).view(None).table.round
    assert say("krendel-log-round", round=now) in cut
    assert say("krendel-log-round", round=now - 1) not in cut


async def test_an_undo_is_told_and_what_was_undone_is_not(house: House) -> None:
    board = await house.match("Anna", "Boris")
    code = code_of(board)
    anna, boris = people_of(house, ("Anna", "Boris"))
    await answer(boris, panel(boris, code))
    await answer(anna, panel(anna, code))
    await house.settled()
    done = await anna.press(panel(anna, code), label=texts(anna)("button-undo"))
    assert done.message is not None
    await anna.press(
        done.message, custom_id=next(b["custom_id"] for b in done.message.buttons() if "undoyes" in b["custom_id"])
    )
    await house.settled()
    asked = [
        m
        for m in boris.messages(house.table.general)
        if any("agree" in (b.get("custom_id") or "") for b in m.buttons())
    ]
    await boris.press(asked[-1], label="Agree")
    await house.settled()
    shown = (await caught(boris, code)).text
    say = texts(boris)
    assert say("log-undone", name="Anna") in shown or say("story-undone", name="Anna") in shown
    assert "~~" not in shown
    creature = (await live_of(house, code)).view(1)
    assert creature.decision is not None


async def test_somebody_who_left_is_told_and_sees_the_public_table_only(house: House) -> None:
    board = await house.match(*NAMES)
    code = code_of(board)
    anna, _, vera = people_of(house, NAMES)
    await answer(anna, panel(anna, code))
    await house.settled()
    concede = (await vera.slash("concede", {"match": code})).message
    assert concede is not None
    await vera.press(
        concede, custom_id=next(b["custom_id"] for b in concede.buttons() if ":concede:" in b["custom_id"])
    )
    await house.settled()
    assert "Vera" in (await caught(anna, code)).text
    left = await caught(vera, code)
    assert texts(vera)("since-rounds") in left.text
    live = await live_of(house, code)
    hand = {card.id for card in live.rules_and_match[1].board.wizards[2].hand}
    names = {Reader.of(live, "en").game.pack.creature[card].name for card in hand}  # type: ignore[attr-defined]
    assert not [
        name for name in names if name.in_language("en") in str(left.data) or name.in_language("ru") in str(left.data)
    ]


async def test_a_substitution_is_told_and_what_was_before_by_the_name_of_who_played_then(house: House) -> None:
    code = code_of(await house.match(*NAMES))
    anna, boris, vera = people_of(house, NAMES)
    await answer(anna, panel(anna, code))
    await house.settled()
    galya = house.table.person("Galya")
    await take(house, galya, await offered(house, boris, galya))
    say = texts(anna)
    worded = say("log-substituted", name="Galya", letter="B", former="Boris")
    assert worded in (await caught(anna, code)).text
    for person in (galya, vera):
        await answer(person, panel(person, code))
        await house.settled()
    shown = (await caught(anna, code)).text
    assert worded in shown
    assert "Galya" in shown.partition(worded)[2]
    assert texts(boris)("since-rounds") in (await caught(boris, code)).text
    assert texts(galya)("since-start") not in (await caught(galya, code)).text


async def test_a_lobby_has_nothing_to_tell(house: House) -> None:
    board = await house.lobby("Anna")
    anna = house.table.person("Anna")
    worded = await said(await anna.slash("catchup", {"match": code_of(board)}))
    say = words("ru", strict=True)
    assert worded.startswith(say("refused-not-started", code=code_of(board), start=words("en")("button-start"))[:20])


async def test_after_a_restart_it_says_the_same(house: House) -> None:
    code = code_of(await house.match(*NAMES))
    anna, boris, vera = people_of(house, NAMES)
    for person in (anna, boris, vera):
        await answer(person, panel(person, code))
    await house.settled()
    before = await caught(anna, code)
    await house.close()
    await house.open()
    after = await caught(anna, code)
    assert before.text == after.text
    assert pictures(before) == pictures(after)
