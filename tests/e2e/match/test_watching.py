"""Who does not play watches the public board for themselves; hands are opened when the match has been played to its end."""

from __future__ import annotations

import re
from random import Random

import pytest

from cogs.delivery.mirrors import LIFETIME
from engines.kernel.history.saves import save
from engines.kernel.views import redeal
from referee.match.cache import compressed_state
from store.filling import fill_digests
from store.people import preferences
from store.people.preferences import Preferences
from table.acts.people import Person
from table.state.permission_bits import mask
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.playing import answer, code_of, forge, live_of, panel, people_of, play_on, said, texts, watch
from words.texts import words

pytestmark = pytest.mark.usefixtures("same_dice")

NAMES = ("Anna", "Boris", "Vera")


async def over(house: House, code: str, names: tuple[str, ...] = NAMES) -> None:
    while await play_on(house, names, code):
        pass


async def test_the_board_is_shown_in_ones_own_language_and_keeps_up(house: House) -> None:
    code = code_of(await house.match(*NAMES))
    gleb = house.table.person("Gleb", locale="ru")
    shown = await watch(house, "Gleb", code)
    say = texts(gleb)
    assert "Раунд 1" in shown.text
    before = shown.text
    people = people_of(house, NAMES)
    for person in people[:2]:
        await answer(person, panel(person, code))
        await house.settled()
        assert shown.text == before
    await answer(people[2], panel(people[2], code))
    await house.settled()
    assert shown.text != before
    labels = [b["label"] for b in shown.buttons()]
    assert labels == [say(f"button-{name}") for name in ("refresh", "since", "log", "text", "to-table")]
    assert re.search(say("watch-until", moment="T", refresh="R").split("T")[0] + r"<t:\d+:t>", shown.text)
    await over(house, code)
    assert say("button-hands") in [b["label"] for b in shown.buttons()]


async def test_refreshed_after_a_restart_or_when_its_time_is_over(house: House) -> None:
    code = code_of(await house.match(*NAMES))
    gleb = house.table.person("Gleb")
    shown = await watch(house, "Gleb", code)
    for restart in (False, True):
        if restart:
            await house.close()
            await house.open()
        else:
            house.clock.forward(LIFETIME)
        before = shown.text
        await play_on(house, NAMES, code)
        await house.settled()
        assert shown.text == before
        done = await gleb.press(shown, label=texts(gleb)("button-refresh"))
        assert done.message is shown
        worded = shown.text
        assert worded != before
        await play_on(house, NAMES, code)
        await house.settled()
        assert shown.text != worded, "it is kept up to date again"


async def test_the_matches_that_may_be_watched_are_offered_while_typing(house: House) -> None:
    boards = [await house.match("Anna", "Boris"), await house.match("Anna", "Vera")]
    codes = [code_of(board) for board in boards]
    await over(house, codes[0], ("Anna", "Boris"))
    gleb = house.table.person("Gleb")
    offered = await gleb.autocomplete("watch", {}, "match", channel=house.table.general)
    assert [row["value"] for row in offered] == codes[1:]
    game = texts(gleb)("krendel-title")
    assert [row["name"] for row in offered] == [f"{codes[1]} · {game} · Anna, Vera"]
    assert await gleb.autocomplete("watch", {"match": codes[0]}, "match", channel=house.table.general) == []


async def test_answers_in_secret_send_nothing_to_who_watches(house: House) -> None:
    code = code_of(await house.match(*NAMES))
    shown = await watch(house, "Gleb", code)
    since = len(house.table.requests)
    anna = house.table.person("Anna")
    done = await (await answer(anna, panel(anna, code))).answered()
    await house.settled()
    edits = [path for method, path, _, _ in house.table.requests[since:] if method == "PATCH" and "/webhooks/" in path]
    # Anna's own answer is an edit too where it was deferred.
    assert [path for path in edits if done.token not in path] == []
    assert not shown.edited


async def test_the_log_and_the_text_are_messages_of_their_own(house: House) -> None:
    code = code_of(await house.match(*NAMES))
    gleb = house.table.person("Gleb")
    shown = await watch(house, "Gleb", code)
    before = shown.text
    for key in ("log", "text", "since"):
        done = await gleb.press(shown, label=texts(gleb)(f"button-{key}"))
        assert done.message is not None
        assert done.message is not shown
    assert shown.text == before


async def test_who_has_no_hand_is_offered_to_watch(house: House) -> None:
    board = await house.match(*NAMES)
    gleb = house.table.person("Gleb")
    refused = (await gleb.press(board, label="My hand")).message
    assert refused is not None
    assert texts(gleb)("refused-no-seat") in refused.text
    shown = (await gleb.press(refused, label=texts(gleb)("button-watch"))).message
    assert shown is not None
    assert code_of(board) in shown.text


async def test_hands_are_shown_at_the_end_and_never_before(house: House) -> None:
    board = await house.match(*NAMES)
    code = code_of(board)
    gleb, say = house.table.person("Gleb"), texts(house.table.person("Gleb"))
    asked = (await gleb.press(board, label="More")).message
    assert asked is not None
    assert say("button-hands") not in [b["label"] for b in asked.buttons()]

    forged = forge(house, gleb, board, f"v1:{code}:hands:board")
    assert await said(forged) == say("refused-hands")
    await over(house, code)
    shown = await watch(house, "Gleb", code)
    hands = (await gleb.press(shown, label=say("button-hands"))).message
    assert hands is not None
    assert [row["filename"] for row in hands.data["attachments"]] == [f"hand{seat}.png" for seat in range(3)]
    for name in NAMES:
        assert name in hands.text
    result = next(
        m
        for m in gleb.messages(house.table.general)
        if any(":result" in (b.get("custom_id") or "") for b in m.buttons())
    )
    assert words("en")("button-hands") in [b["label"] for b in result.buttons()]


async def test_a_match_of_another_server_is_not_shown(house: House) -> None:
    code = code_of(await house.match(*NAMES))
    live = await live_of(house, code)
    await house.db.write(
        lambda db: db.execute("UPDATE matches SET guild = 1, channel = 2 WHERE id = ?", (live.row.id,))
    )
    await house.close()
    await house.open()
    gleb, anna = people_of(house, ("Gleb", "Anna"))
    for command, values in (
        ("watch", {}),
        ("board", {}),
        ("board", {"text": True}),
        ("log", {}),
        ("catchup", {}),
        ("replay", {}),
        ("hand", {}),
    ):
        worded = await said(await gleb.slash(command, {"match": code, **values}))
        assert worded == texts(gleb)("refused-elsewhere", code=code), command
    here = await house.lobby("Boris")
    assert await said(forge(house, gleb, here, f"v1:{code}:more:note")) == texts(gleb)("refused-elsewhere", code=code)
    assert (await (await anna.slash("watch", {"match": code})).answered()).message is not None


async def test_a_channel_that_one_does_not_see_is_not_watched(house: House) -> None:
    hidden = house.table.add_channel("hidden")
    anna, gleb = people_of(house, ("Anna", "Gleb"))
    lobby = (await anna.slash("play", {"language": "en", "practice": 1}, sub="krendel", channel=hidden)).message
    assert lobby is not None
    await anna.press(lobby, label="Start")
    await house.settled()
    code = code_of(lobby)
    assert code in (await watch(house, "Gleb", code)).text
    assert [row["value"] for row in await gleb.autocomplete("watch", {}, "match")] == [code]
    row = {"id": house.table.guild["id"], "type": 0, "allow": "0", "deny": str(mask(["view_channel"]))}
    hidden.data["permission_overwrites"] = [row]
    house.table.set_bot_permissions(hidden, allow=["view_channel", "send_messages"])
    assert await gleb.autocomplete("watch", {}, "match") == []
    worded = await said(await gleb.slash("watch", {"match": code}))
    assert worded == texts(gleb)("refused-unseen", code=code)


async def test_after_a_restart_a_press_brings_it_anew(house: House) -> None:
    code = code_of(await house.match(*NAMES))
    shown = await watch(house, "Gleb", code)
    await house.close()
    await house.open()
    gleb = house.table.person("Gleb")
    assert code in await said(await gleb.press(shown, label=texts(gleb)("button-log")))


# ---------------------------------------------------------------- the same match dealt anew


async def looked(house: House, person: Person, code: str) -> list[object]:
    """Return all that somebody without a seat is shown, and what /turns tells them."""
    bodies: list[object] = []
    for command, values in (
        ("watch", {}),
        ("catchup", {}),
        ("board", {}),
        ("board", {"text": True}),
        ("log", {}),
        ("replay", {}),
        ("replay", {"moment": 3}),
        ("act", {}),
    ):
        done = await (await person.slash(command, {"match": code, **values})).answered()
        assert done.message is not None
        # Until when the panel is kept up to date follows from the moment of the press alone.
        bodies.append((command, re.sub(r"<t:\d+:t>", "UNTIL", done.message.text), files(house, done.message)))
    listed = await (await person.slash("turns")).answered()
    assert listed.message is not None
    return [*bodies, listed.message.text]


def files(house: House, message: Message) -> list[bytes]:
    """Return the pictures of a message."""
    return [house.table.world.files[row["id"]].data for row in message.data["attachments"]]


@pytest.mark.parametrize("answered", [0, 1, 2])
async def test_who_watches_cannot_tell_a_match_from_its_redealt_twin(house: House, answered: int) -> None:
    """Every stored state is dealt anew for the public, every secret and sealed fact is another: the same is shown."""
    code = code_of(await house.match(*NAMES))
    live = await live_of(house, code)
    people = people_of(house, NAMES)
    while live.view(None).table.round < 3:
        await play_on(house, NAMES, code)
    for person in people[:answered]:
        await answer(person, panel(person, code))
    await house.settled()
    gleb, reader = people_of(house, ("Gleb", "Dasha"))
    await house.db.write(lambda db: preferences.keep(db, Preferences(int(reader.id), board="text")))
    before = [await looked(house, person, code) for person in (gleb, reader)]
    rules, match = live.rules_and_match
    rng, other = Random(answered), 0

    states = {v: await house.bot.referee.live.state_at(live, v) for v in range(match.version + 1)}
    twins = {v: redeal(rules, state, None, rng) for v, state in states.items()}
    other = sum(save(twins[v]) != save(states[v]) for v in states)
    assert other > len(states) // 2

    def work(db: object) -> None:
        for v, twin in twins.items():
            body = compressed_state(twin)
            db.execute("UPDATE states SET body = ? WHERE match = ? AND version = ?", (body, live.row.id, v))  # type: ignore[attr-defined]
        db.execute("UPDATE events SET body = json_set(body, '$.secret', json('{}'), '$.sealed', json('{\"x\": 1}'))")  # type: ignore[attr-defined]
        fill_digests(db)  # type: ignore[arg-type]

    await house.db.write(work)
    await house.close()
    await house.open()
    assert (await live_of(house, code)).rules_and_match[1].seed != match.seed
    assert [await looked(house, person, code) for person in (gleb, reader)] == before
