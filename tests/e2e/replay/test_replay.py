"""Replays at a whole table: opened, gone through, jumped in, looked at from elsewhere, shared, opened from a share by another."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.replay.pages import TABLE
from cogs.replay.sharing import PER_USER, WINDOW
from store.people import preferences
from store.people.preferences import Preferences
from table.acts.people import Person
from table.state.permission_bits import mask
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.discord.threading import begun, kept_in_threads
from tests.e2e.games.legendary import in_play
from tests.e2e.playing import answer, code_of, controls, forge, live_of, panel, people_of, play_on, said, texts
from words.texts import words

pytestmark = pytest.mark.usefixtures("same_dice")

NAMES = ("Anna", "Boris", "Vera")


async def opened(person: Person, code: str, **values: Any) -> Message:
    """Use /replay; return what only this person sees."""
    done = await (await person.slash("replay", {"match": code, **values})).answered()
    assert done.message is not None
    assert done.message.seer == person.id
    return done.message


def number(message: Message) -> int:
    """Return the number of the moment that a replay shows."""
    return int(controls(message, "rshare")[0].split(":")[4])


def files(house: House, message: Message) -> dict[str, bytes]:
    rows = message.data["attachments"]
    return {str(row["filename"]): house.table.world.files[row["id"]].data for row in rows}


def upper(pictures: dict[str, bytes]) -> list[str]:
    """Return the names of pictures; of two that stand below each other the upper one's."""
    return [name for name in pictures if not name.endswith("-2.png")]


async def step(person: Person, shown: Message, way: str) -> int:
    """Press one of the buttons that go through the match; return the moment that is shown then."""
    name = next(c for c in controls(shown, "rstep") if f":{way}:" in c)
    done = await (await person.press(shown, custom_id=name)).answered()
    assert done.message is shown, "it is one message that changes"
    return number(shown)


async def look(person: Person, shown: Message, view: str) -> None:
    await (await person.pick(shown, view, custom_id=controls(shown, "rview")[0])).answered()


async def over(house: House, code: str, rounds: int) -> None:
    """Play up to a round; then the others leave and Anna wins."""
    live = await live_of(house, code)
    while live.view(None).table.round < rounds:
        await play_on(house, NAMES, code)
    for seat, person in enumerate(people_of(house, NAMES)[1:], 1):
        await house.bot.referee.seats.concede(code, int(person.id))
        if live.row.status == "playing":
            await house.bot.referee.seats.remove(live, seat, None)
    assert live.row.status == "over"
    await house.settled()


async def test_through_a_finished_match(house: House) -> None:
    """By the result's button, step by step, by parts, from all seats, in words; after a restart as before."""
    code = code_of(await house.match(*NAMES))
    await over(house, code, 4)
    anna, gleb = people_of(house, ("Anna", "Gleb"))
    say = texts(anna)
    result = next(m for m in anna.messages(house.table.general) if controls(m, "rematch") and controls(m, "hands"))
    shown = (await (await anna.press(result, custom_id=controls(result, "replay")[0])).answered()).message
    assert shown is not None
    assert shown.seer == anna.id
    moments = await house.bot.referee.moments.of(await live_of(house, code))
    assert say("replay-moment", number=1, count=len(moments)) in shown.text
    hands = ["hand0.png", "hand1.png", "hand2.png"]
    assert upper(files(house, shown)) == ["replay.png", *hands]
    assert await step(anna, shown, "on") == 2
    assert await step(anna, shown, "on") == 3
    second, worded = files(house, shown), shown.text
    await house.close()
    await house.open()
    assert await step(anna, shown, "back") == 2
    assert await step(anna, shown, "on") == 3
    assert (files(house, shown), shown.text) == (second, worded)
    (parts,) = [s for s in shown.selects() if ":rjump:" in s["custom_id"]]
    third = parts["options"][2]
    assert third["label"] == "Раунд 3"
    await (await anna.pick(shown, third["value"], custom_id=parts["custom_id"])).answered()
    assert number(shown) == int(third["value"])
    assert "**Раунд 3**" in shown.text
    assert say("replay-from-every") in shown.text
    for view, files_of in ((TABLE, []), ("s2", ["hand2.png"]), ("every", hands), ("s0", ["hand0.png"])):
        await look(anna, shown, view)
        assert upper(files(house, shown)) == ["replay.png", *files_of]
    assert await step(anna, shown, "last") == len(moments)
    assert [b["disabled"] for b in shown.buttons() if ":rstep:" in b["custom_id"]] == [False, False, True, True]
    assert await step(anna, shown, "first") == 1
    # In words, by the command, at a moment typed; a number that there is not is refused.
    await house.db.write(lambda db: preferences.keep(db, Preferences(int(gleb.id), board="text")))
    told_all = await opened(gleb, code, moment=len(moments))
    assert told_all.data["attachments"] == []
    assert texts(gleb)("button-replay-first-spelt") in [b["label"] for b in told_all.buttons()]
    refused = await said(await gleb.slash("replay", {"match": code, "moment": len(moments) + 1}))
    assert refused == texts(gleb)("refused-no-moment", count=len(moments), over="yes")
    offered = await gleb.autocomplete("replay", {}, "match", channel=house.table.general)
    assert [row["value"] for row in offered] == [code]
    offered = await gleb.autocomplete("replay", {"match": code}, "moment", channel=house.table.general)
    assert [row["value"] for row in offered] == [int(o["value"]) for o in parts["options"]]


async def test_of_a_running_match_each_sees_what_they_saw(house: House) -> None:
    code = code_of(await house.match(*NAMES))
    await play_on(house, NAMES, code)
    anna, boris, gleb = people_of(house, ("Anna", "Boris", "Gleb"))
    mine, theirs, public = [await opened(person, code) for person in (anna, boris, gleb)]
    assert [upper(files(house, m)) for m in (mine, theirs, public)] == [
        ["replay.png", "hand0.png"],
        ["replay.png", "hand1.png"],
        ["replay.png"],
    ]
    count = number(public)
    assert number(mine) == number(theirs) == count
    assert [s["custom_id"] for s in public.selects() if ":rview:" in s["custom_id"]] == []
    (views,) = [s for s in mine.selects() if ":rview:" in s["custom_id"]]
    assert {o["value"] for o in views["options"]} == {TABLE, "s0"}
    # Nobody counts the answers of others, and no forged control looks into their hands.
    await answer(boris, panel(boris, code))
    await house.settled()
    again = await opened(gleb, code)
    assert (again.text, files(house, again)) == (public.text, files(house, public))
    for person, view in ((gleb, "s1"), (anna, "s1"), (anna, "every")):
        forged = forge(house, person, again if person is gleb else mine, f"v1:{code}:rstep:note:back:{count}:{view}:0")
        why = "refused-hands" if view == "every" else "refused-view"
        assert texts(person)(why) in (await said(forged))
    for wrong in ("back:0:own:0", f"back:{count + 1}:own:0"):
        worded = await said(forge(house, gleb, again, f"v1:{code}:rstep:note:{wrong}"))
        assert texts(gleb)("refused-no-moment", count=count, over="no") in worded
    for wrong in (f"up:{count}:own:0", f"back:{count}:own:7", f"back:{count}:x:0", "back", f"back:{count}:s:0"):
        worded = await said(forge(house, gleb, again, f"v1:{code}:rstep:note:{wrong}"))
        assert texts(gleb)("refused-unknown-control") in worded


async def share(person: Person, shown: Message) -> Message:
    """Share the moment that a replay shows, of a finished match not the whole; return what the sharer is told."""
    done = await (await person.press(shown, custom_id=controls(shown, "rshare")[0])).answered()
    worded = done.followups[-1] if done.followups else done.message
    assert worded is not None
    assert worded.seer == person.id
    for choice in controls(worded, "rmoment"):
        done = await (await person.press(worded, custom_id=choice)).answered()
        assert done.message is worded
    return worded


def posted(person: Person, house: House) -> list[Message]:
    return [m for m in person.messages(house.table.general) if any(":share:" in c for c in controls(m, "replay"))]


async def test_a_shared_moment(house: House) -> None:
    """A player shares their own view while it runs: all see what all may; another opens it, also after the end."""
    code = code_of(await house.match(*NAMES))
    await play_on(house, NAMES, code)
    anna, boris = people_of(house, ("Anna", "Boris"))
    gleb, say = house.table.person("Gleb", locale="en-US"), texts(anna)
    shown = await opened(anna, code, moment=2)
    worded = await share(anna, shown)
    (post,) = posted(gleb, house)
    assert f"/{house.table.general.id}/{post.id}" in worded.text
    assert say("replay-typed", code=code, number=2) in worded.text
    assert say("replay-done-public") in worded.text
    assert words("en")("replay-from-table") in post.text.lower()
    assert not post.ephemeral
    assert post.data["mentions"] == []
    watched = await opened(gleb, code, moment=2)
    seen = {name.replace("replay", "moment"): png for name, png in files(house, watched).items()}
    assert files(house, post) == seen, "in the language of the table, which is Gleb's"
    await house.close()
    await house.open()
    for person, hand in ((boris, ["hand1.png"]), (gleb, [])):
        seen = (await (await person.press(post, custom_id=controls(post, "replay")[0])).answered()).message
        assert seen is not None
        assert seen.seer == person.id
        assert number(seen) == 2
        assert upper(files(house, seen)) == ["replay.png", *hand]
    # It is deleted by who shared it and nobody else.
    other = forge(house, boris, post, controls(worded, "runshare")[0])
    assert texts(boris)("refused-share-foreign") in await said(other)
    await (await anna.press(worded, custom_id=controls(worded, "runshare")[0])).answered()
    assert posted(gleb, house) == []
    # Not more often than sensible, and again later.
    for _ in range(PER_USER):
        await share(anna, shown)
    often = say("refused-share-often-user", times=PER_USER, minutes=int(WINDOW // 60))
    assert often in (await share(anna, shown)).text
    # A clock that was set back leaves nobody waiting for the old time.
    house.clock.forward(-WINDOW)
    assert often not in (await share(anna, shown)).text
    house.clock.forward(2 * WINDOW)
    await over(house, code, 1)
    newest = await step(anna, shown, "last")
    assert newest > 2, "while it runs the button to the newest moment is never dead"
    while await step(anna, shown, "back") > 2:
        pass
    await look(anna, shown, "s1")
    assert upper(files(house, shown)) == ["replay.png", "hand1.png"]
    await share(anna, shown)
    last = posted(gleb, house)[-1]
    assert upper(files(house, last)) == ["moment.png", "hand1.png"]
    await look(anna, shown, "every")
    worded = await share(anna, shown)
    assert say("replay-done-public") not in worded.text
    whole = posted(gleb, house)[-1]
    assert upper(files(house, whole)) == ["moment.png", "hand0.png", "hand1.png", "hand2.png"]
    assert words("en")("replay-from-every") in whole.text.lower()
    seen = (await (await gleb.press(last, custom_id=controls(last, "replay")[0])).answered()).message
    assert seen is not None
    assert (number(seen), upper(files(house, seen))) == (2, ["replay.png", "hand1.png"])
    assert code in last.text
    assert words("en")("replay-typed", code=code, number=2) in last.text


async def test_where_a_moment_may_be_shared(house: House) -> None:
    """Elsewhere on the server only what all there may see; else where the match is; nowhere for who may not write there."""
    code = code_of(await house.match(*NAMES))
    other = house.table.add_channel("other")
    boris, gleb = people_of(house, ("Boris", "Gleb"))
    say = texts(boris)
    done = await (await boris.slash("replay", {"match": code}, channel=other)).answered()
    assert done.message is not None
    await share(boris, done.message)
    assert len([m for m in gleb.messages(other) if controls(m, "replay")]) == 1
    assert posted(gleb, house) == []
    # Who is in the other channel need not see the match: it goes to the match.
    hidden = {"id": house.table.guild["id"], "type": 0, "allow": "0", "deny": str(mask(["view_channel"]))}
    general = house.table.general
    own = {"id": boris.id, "type": 1, "allow": str(mask(["view_channel"])), "deny": "0"}
    general.data["permission_overwrites"] = [hidden, own]
    house.table.set_bot_permissions(general, allow=["view_channel", "send_messages", "attach_files"])
    worded = await share(boris, done.message)
    assert f"/{general.id}/" in worded.text
    assert len(posted(boris, house)) == 1
    silent = own | {"deny": str(mask(["send_messages"]))}
    general.data["permission_overwrites"] = [hidden, silent]
    house.table.set_bot_permissions(general, allow=["view_channel", "send_messages", "attach_files"])
    assert say("refused-share-may") in (await share(boris, done.message)).text
    assert len(posted(boris, house)) == 1


async def test_a_match_of_an_archived_thread_is_shared_where_all_see_its_channel(house: House) -> None:
    await kept_in_threads(house)
    _, code, thread = await begun(house)
    other, boris, gleb = house.table.add_channel("other"), *people_of(house, ("Boris", "Gleb"))
    await house.bot.referee.seats.concede(code, int(boris.id))
    await house.settled()
    assert thread.archived
    await house.table.until(lambda: house.bot.guilds[0].get_thread(int(thread.id)) is None)
    done = await (await boris.slash("replay", {"match": code}, channel=other)).answered()
    assert done.message is not None
    await share(boris, done.message)
    assert len([m for m in gleb.messages(other) if controls(m, "replay")]) == 1


async def test_the_parts_to_jump_to_are_named_without_markdown(house: House) -> None:
    _, code, active, _ = await in_play(house)
    shown = await opened(active, code)
    jumps = [one for one in shown.selects() if ":rjump:" in one["custom_id"]]
    labels = [text for one in jumps for text in (one["placeholder"], *(each["label"] for each in one["options"]))]
    assert any("Game 1" in label and "Turn 1" in label for label in labels), "a turn stands below its game"
    assert not any("*" in label for label in labels)
