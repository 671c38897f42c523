"""A judge at the table: called with a mention, taken by one, ruling and correcting in front of all."""

from __future__ import annotations

import copy
import json

import pytest

from cogs.judges.call_pages import QUESTION
from cogs.judges.desk_pages import AMOUNT, REASON, RULE
from cogs.kit.match_texts.reader import Reader
from referee.judges.calls import WAIT_FOR_JUDGE
from store.judges import calls
from store.people import guilds
from store.people.guilds import Guild
from table.state.permission_bits import mask
from table.state.things import Message
from tests.e2e.clocks.timing import prefer, wait
from tests.e2e.conftest import House
from tests.e2e.judges.judging import JUDGE, deed, judges
from tests.e2e.playing import code_of, forge, live_of, mentions, play_on, restart, said, shown, texts
from words.learning import books
from words.texts import words

pytestmark = pytest.mark.usefixtures("same_dice")

NAMES = ("Boris", "Vera")
MODERATOR = "Anna"
WHY = "Does the **shield** count twice, @everyone?"
RULED = "It counts once; see the rule."


async def begun(house: House) -> tuple[Message, str]:
    """Begin a match with a clock; return its board and code."""
    host = house.table.person(NAMES[0])
    asked = await host.slash("play", {"language": "en", "clock": "10m"}, sub="krendel", channel=house.table.general)
    assert asked.message is not None
    await house.table.person(NAMES[1]).press(asked.message, label="Join")
    await host.press(asked.message, label="Start")
    await house.settled()
    return asked.message, code_of(asked.message)


async def called(house: House, board: Message) -> tuple[Message, Message]:
    """Call a judge by the button behind **More**; return what the caller is told, and the call."""
    boris = house.table.person(NAMES[0])
    more = await shown(await boris.press(board, label="More"))
    form = await boris.press(more, label=texts(boris)("button-judge"))
    assert form.modal is not None
    worded = await shown(await boris.submit(form, {QUESTION: WHY}))
    await house.settled()
    return worded, call_of(house)


def call_of(house: House) -> Message:
    """Return the newest message of a call."""
    found = [m for room in house.table.world.messages.values() for m in room.values() if ":judge." in str(m.components)]
    return max((m for m in found if not m.ephemeral), key=lambda message: int(message.id))


def pinged(house: House) -> list[list[int]]:
    """Return the roles that each message was allowed to ping, of those that were allowed any."""
    return [allowed["roles"] for allowed in mentions(house) if allowed.get("roles")]


async def test_a_call_from_the_button_to_the_ruling(house: House) -> None:
    roles = await judges(house)
    board, code = await begun(house)
    worded, call = await called(house, board)
    boris, vera, dasha = (house.table.person(name) for name in (*NAMES, JUDGE))
    assert texts(boris)("judge-where-here") in worded.text
    assert pinged(house) == [[roles]]
    assert f"<@&{roles}>" in call.text
    assert call.data["mentions"] == []
    assert "@everyone" not in call.text
    assert "\\*\\*shield" in call.text
    assert (await live_of(house, code)).row.paused_by == "judge"
    assert "A judge was called" in board.text
    # Neither a player nor a passer-by takes it.
    for name in (NAMES[1], "Gleb"):
        person = house.table.person(name)
        assert await said(await person.press(call, label="Take")) == texts(person)("refused-judge-role")
    desk = await shown(await dasha.press(call, label="Take"))
    await house.settled()
    assert "\\*\\*shield" in desk.text
    assert f"<@{dasha.id}>" in call.text
    labels = [b["label"] for b in call.buttons()]
    assert labels == [words("en")(f"button-{key}") for key in ("judge-desk", "judge-refuse", "judge-draw", "rulings")]
    say = texts(dasha)
    # A restart in the middle takes nothing away.
    await house.close()
    await house.open()
    form = await dasha.press(desk, label=say("button-judge-rule"))
    await deed(house, dasha, form, **{REASON: RULED, RULE: "999"})
    assert say("refused-judge-rule", asked="`999`", sample=(await sample(house, code))) in desk.text
    assert RULED in desk.text.replace("\\", ""), "what was written is not lost"
    form = await dasha.press(desk, label=say("button-judge-again"))
    assert form.modal is not None
    assert RULED in json.dumps(form.modal), "and stands in the form again"
    await deed(house, dasha, form, **{REASON: RULED, RULE: "tk16"})
    assert say("judge-ruled") in desk.text
    assert (await live_of(house, code)).row.paused is None
    assert RULED in call.text.replace("\\", "")
    assert [b["label"] for b in call.buttons()] == [words("en")("button-rulings")]
    assert "TK-16" in board.text
    for person in (boris, vera, dasha):
        log = await shown(await person.slash("log", {"match": code}))
        assert "TK-16" in log.text
    # Opposed seats and spectators read the same record, byte by byte, but for the language.
    records = {}
    for person in (boris, vera, house.table.person("Gleb"), dasha):
        made = await shown(await person.press(call, label=words("en")("button-rulings")))
        records.setdefault(person.locale, set()).add(json.dumps(made.components))
        assert texts(person)("button-rules-cited", rule="TK-16") in [b["label"] for b in made.buttons()]
    assert [len(found) for found in records.values()] == [1] * len(records)


def rulings(house: House) -> list[Message]:
    """Return the messages that call the players back to a match, oldest first."""
    found = [
        m for room in house.table.world.messages.values() for m in room.values() if ":ruling." in str(m.components)
    ]
    return sorted(found, key=lambda message: int(message.id))


async def test_players_learn_at_once_of_a_ruling_and_that_their_clocks_run(house: House) -> None:
    room = house.table.add_channel("judges")
    await judges(house, judge_channel=int(room.id))
    board, _ = await begun(house)
    await called(house, board)
    boris, vera, dasha = (house.table.person(name) for name in (*NAMES, JUDGE))
    await prefer(house, vera, pings="off")
    desk = await shown(await dasha.press(call_of(house), label="Take"))
    assert rulings(house) == []
    form = await dasha.press(desk, label=texts(dasha)("button-judge-rule"))
    await deed(house, dasha, form, **{REASON: RULED, RULE: "tk16"})
    (worded,) = rulings(house)
    assert worded.channel_id == board.channel_id
    assert RULED in worded.text.replace("\\", "")
    assert words("en")("judge-clocks-run", names=f"<@{boris.id}> and <@{vera.id}>") in worded.text
    assert [user["id"] for user in worded.data["mentions"]] == [boris.id], "Vera wants no pings"
    assert [b["label"] for b in worded.buttons()] == [
        words("en")("button-rulings"),
        words("en")("button-rules-cited", rule="TK-16"),
    ]
    await restart(house)
    assert [message.id for message in rulings(house)] == [worded.id]


async def test_players_learn_that_a_call_was_withdrawn_or_not_answered(house: House) -> None:
    await judges(house)
    board, _ = await begun(house)
    boris, vera = (house.table.person(name) for name in NAMES)
    await called(house, board)
    await boris.press(call_of(house), label="Withdraw")
    await house.settled()
    (withdrawn,) = rulings(house)
    assert [user["id"] for user in withdrawn.data["mentions"]] == [vera.id], "Boris has done it"
    await called(house, board)
    await wait(house, WAIT_FOR_JUDGE[0] + 1)
    assert len(rulings(house)) == 2
    assert sorted(user["id"] for user in rulings(house)[1].data["mentions"]) == sorted([boris.id, vera.id])


async def sample(house: House, code: str) -> str:
    book = books()[(await live_of(house, code)).row.game]
    return next(rule for topic in book.topics for rule in topic.rules)


async def test_corrections_from_the_desk(house: House) -> None:
    await judges(house)
    board, code = await begun(house)
    for _ in range(3):
        await play_on(house, NAMES, code)
    _, call = await called(house, board)
    dasha = house.table.person(JUDGE)
    say = texts(dasha)
    desk = await shown(await dasha.press(call, label="Take"))
    log = await shown(await dasha.press(desk, label=say("button-judge-log")))
    assert "<t:" in log.text
    await dasha.press(desk, label=say("button-judge-fix"))
    selects = {s["custom_id"].split(":")[-1]: s for s in desk.selects()}
    assert [*selects] == ["back", "time", "replace", "expel", "award"]
    version = (await live_of(house, code)).row.version
    # Given time.
    seat = (await live_of(house, code)).view(None).waiting[0]
    form = await dasha.pick(desk, str(seat), custom_id=selects["time"]["custom_id"])
    assert form.modal is not None
    assert say("judge-time-now", left="10 min", most="10 min") in json.dumps(form.modal, ensure_ascii=False)
    await deed(house, dasha, form, **{AMOUNT: "lots", REASON: "The site was down"})
    assert say("refused-judge-time") in desk.text
    form = await dasha.press(desk, label=say("button-judge-again"))
    assert "The site was down" in json.dumps(form.modal)
    await deed(house, dasha, form, **{AMOUNT: "5 мин", REASON: "The site was down"})
    assert say("judge-done") in desk.text
    assert "gave seat" in board.text
    # All hands, said openly.
    form = await dasha.press(desk, label=say("button-judge-look"))
    done = await deed(house, dasha, form, **{REASON: "Only so can I see it"})
    hands = done.followups[-1]
    assert hands.ephemeral
    assert say("judge-hands-title", game=say("krendel-title"), code=code) in hands.text
    assert words("en")("judged-look", who=words("en")("judge-named", who=f"<@{dasha.id}>")) in board.text
    # Back to before a step of the log.
    await dasha.press(desk, label=say("button-judge-fix"))
    (back,) = [s for s in desk.selects() if s["custom_id"].endswith(":back")]
    option = back["options"][-1]
    assert "**" not in option["label"]
    await dasha.pick(desk, option["value"], custom_id=back["custom_id"])
    assert option["label"].rstrip("….") in desk.text.replace("\\", "")
    assert (await live_of(house, code)).row.version == version, "asked before anything is done"
    await dasha.press(desk, label=say("button-judge-no"))
    await dasha.pick(desk, option["value"], custom_id=back["custom_id"])
    falls = desk.text.count("\n- ")
    form = await dasha.press(desk, label=say("button-judge-sure"))
    assert form.modal is not None
    assert falls
    assert form.modal["title"] == say("judge-back-count", count=falls)
    await deed(house, dasha, form, **{REASON: "It was read wrongly"})
    live = await live_of(house, code)
    assert live.row.version == version + 1
    record = await shown(await dasha.slash("rulings", {"match": code}))
    judge = say("judge-named", who=f"<@{dasha.id}>")
    assert say("judged-back", who=judge, moment=option["label"].rstrip(".")) in record.text.replace("\\", "")
    lines = await house.bot.desk.chronicle.log_lines(Reader.of(live, "en"))
    assert any(line.text.startswith("~~") for line in lines)
    # The end, as the judge declares it.
    await dasha.press(desk, label=say("button-judge-fix"))
    (award,) = [s for s in desk.selects() if s["custom_id"].endswith(":award")]
    await dasha.pick(desk, ["1"], custom_id=award["custom_id"])
    assert say("judge-final-end") in desk.text
    question = copy.deepcopy(desk)
    await play_on(house, NAMES, code)
    late = await said(await dasha.press(question, label=say("button-judge-sure")))
    assert late.startswith(say("refused-judge-changed", count=1).partition(":")[0]), (
        "not before it is asked about again"
    )
    assert (await live_of(house, code)).row.status == "playing"
    await dasha.press(desk, label=say("button-judge-no"))
    await dasha.pick(desk, ["1"], custom_id=award["custom_id"])
    form = await dasha.press(desk, label=say("button-judge-sure"))
    await deed(house, dasha, form, **{REASON: "        "})
    assert say("judge-again-kept") in desk.text
    form = await dasha.press(desk, label=say("button-judge-again"))
    await play_on(house, NAMES, code)
    late = await said(await deed(house, dasha, form, **{REASON: "The other one has left"}))
    assert late.startswith(say("refused-judge-changed", count=1).partition(":")[0]), "nor while it was written"
    await dasha.press(desk, label=say("button-judge-back"))
    await dasha.press(desk, label=say("button-judge-fix"))
    await dasha.pick(desk, ["1"], custom_id=award["custom_id"])
    form = await dasha.press(desk, label=say("button-judge-sure"))
    assert "The other one has left" in json.dumps(form.modal), "it need not be written anew"
    await deed(house, dasha, form, **{REASON: "The other one has left"})
    assert (await live_of(house, code)).row.reason == "awarded"
    assert words("en")("board-closed-awarded", letters="B") in board.text
    assert words("en")("judge-over") in call.text


async def test_another_judge_is_called_where_one_is_refused_or_does_not_come(house: House) -> None:
    other = house.table.add_channel("judges")
    roles = await judges(house, judge_channel=int(other.id))
    board, code = await begun(house)
    worded, call = await called(house, board)
    assert call.channel_id == other.id
    assert f"<#{other.id}>" in worded.text
    vera, dasha = house.table.person(NAMES[1]), house.table.person(JUDGE)
    house.clock.forward(WAIT_FOR_JUDGE[0])
    await house.bot.timekeeper.tick()
    await house.settled()
    assert (await live_of(house, code)).row.paused is None
    assert "No judge came in time" in call.text
    await dasha.press(call, label="Take")
    await house.settled()
    question = await shown(await vera.press(call, label=words("en")("button-judge-refuse")))
    await vera.press(question, label=texts(vera)("button-judge-refuse-no"))
    assert question.text == texts(vera)("judge-refuse-kept"), "and nothing is refused"
    question = await shown(await vera.press(call, label=words("en")("button-judge-refuse")))
    await vera.press(question, label=texts(vera)("button-judge-refuse-sure"))
    await house.settled()
    again = call_of(house)
    assert again.id != call.id
    assert pinged(house) == [[roles], [roles]]
    assert await said(await dasha.press(again, label="Take")) == texts(dasha)("refused-judge-refused")
    listed = await shown(await dasha.slash("judge"))
    assert code in listed.text
    boris = house.table.person(NAMES[0])
    assert await said(await vera.press(again, label="Withdraw")) == texts(vera)("refused-judge-foreign")
    await boris.press(again, label="Withdraw")
    await house.settled()
    assert await calls.of_match(house.db, (await live_of(house, code)).row.id) is None


async def test_without_judge_roles_moderators_judge_and_the_caller_is_told_what_to_do(house: House) -> None:
    board, code = await begun(house)
    vera, anna = house.table.person(NAMES[1]), house.table.person(MODERATOR)
    worded = await said(await vera.slash("judge", {"question": WHY}))
    assert texts(vera)("judge-no-roles", page=texts(vera)("server-people")) in worded
    await house.settled()
    call = call_of(house)
    assert pinged(house) == []
    assert await said(await vera.slash("judge", {"question": WHY})) == texts(vera)("refused-judge-called")
    panel = await shown(await anna.slash("moderate", {"match": code}))
    await anna.press(panel, label=texts(anna)("button-judge-step"))
    assert texts(anna)("button-judge-rule") in [b["label"] for b in panel.buttons()]
    await house.settled()
    assert f"<@{anna.id}>" in call.text
    log = await shown(await anna.slash("moderation-log"))
    assert texts(anna)("judged-call", letter="B") in log.text
    boris = house.table.person(NAMES[0])
    for name in (f"v1:{code}:judgedo:note:close", f"v1:{code}:judgefix:note", f"v1:{code}:judgestep:note"):
        assert await said(forge(house, boris, board, name)) == texts(boris)("refused-judge-role")
    for name in (f"v1:{code}:judgedo:note:win", f"v1:{code}:judgedo:note:time:x", f"v1:{code}:judgedo:note:award"):
        assert await said(forge(house, anna, board, name)) == texts(anna)("refused-unknown-control")


async def test_the_list_of_calls_shows_who_moderates_one_channel_those_from_there(house: House) -> None:
    board, code = await begun(house)
    gone = Guild(int(house.table.guild["id"]), judge_channel=7)
    await house.db.write(lambda db: guilds.keep(db, gone))
    worded, _ = await called(house, board)
    assert words("en")("judge-where-here") in worded.text, "the channel of judges is gone, and the call is at the table"
    games = next(c for c in house.table.world.channels.values() if c.name == "games")
    gleb = house.table.person("Gleb")
    allow = str(mask(["manage_messages"]))
    games.data["permission_overwrites"] = [{"id": gleb.id, "type": 1, "allow": allow, "deny": "0"}]
    await house.close()
    await house.open()
    listed = await shown(await gleb.slash("judge", channel=games))
    assert texts(gleb)("judge-queue-none") in listed.text
    assert code not in str(listed.components)
    anna = house.table.person(MODERATOR)
    assert code in (await shown(await anna.slash("judge", channel=games))).text
