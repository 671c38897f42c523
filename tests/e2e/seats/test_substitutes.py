"""Substitutes at the table: offered, taken, declined, withdrawn; what the one before sees; what nobody may see."""

from __future__ import annotations

import asyncio

import pytest

from referee.match.live import Live
from store.match import outbox
from table.acts.people import Person
from table.state.things import Message
from tests.e2e.conftest import House
from tests.e2e.games.watched import Watched, hidden, published, sent, tells
from tests.e2e.playing import answer, check_reachable, code_of, controls, live_of, panel, people_of, said, texts
from tests.e2e.seats.substituting import SAY, offered, offers, take

pytestmark = pytest.mark.usefixtures("same_dice")

NAMES = ("Anna", "Boris", "Vera")


def check_handed_on(old: Message, person: Person, code: str) -> None:
    """Fail unless a panel has become the note that Galya plays its seat B: no hand, no control."""
    assert not old.deleted
    assert (old.buttons(), old.attachments) == ([], [])
    worded = texts(person)("seat-handed-on", game="?", code=code, letter="B", name="Galya", link="?")
    assert worded.split("?")[1] in old.text


async def test_a_seat_goes_over_and_is_played_on(house: House) -> None:
    board = await house.match(*NAMES)
    code = code_of(board)
    anna, boris, vera = people_of(house, NAMES)
    galya = house.table.person("Galya")
    offer = await offered(house, boris, galya)
    assert f"<@{galya.id}>" in offer.text
    assert [b["label"] for b in offer.buttons()] == [SAY(f"button-{b}") for b in ("takeseat", "noseat", "unoffer")]
    assert offer.data["mentions"][0]["id"] == galya.id
    await house.close()
    await house.open()
    await answer(boris, panel(boris, code))
    await house.settled()
    old = panel(boris, code)
    hand = await take(house, galya, offer)
    assert texts(galya)("offer-taken", letter="B") in hand.text
    assert controls(hand, "r") != []
    assert offers(house) == []
    check_handed_on(old, boris, code)
    assert [m for m in boris.inbox if m.buttons()] == []
    assert controls(panel(galya, code), "r") == controls(hand, "r")
    assert SAY("log-substituted", name="Galya", letter="B", former="Boris") in board.text
    (calling,) = [m for m in anna.messages(house.table.general) if "To the table" in m.text]
    assert f"<@{galya.id}>" in calling.text
    assert f"<@{boris.id}>" not in calling.text
    assert galya.id in [user["id"] for user in calling.data["mentions"]]
    for person in (anna, vera):
        await answer(person, panel(person, code))
        await house.settled()
    for person in (anna, galya, vera):
        assert controls(panel(person, code)) != []
    await check_reachable(house, code, settled=True)


async def test_the_log_keeps_who_played_then(house: House) -> None:
    board = await house.match(*NAMES)
    code = code_of(board)
    _, boris, vera = people_of(house, NAMES)
    galya = house.table.person("Galya")
    await take(house, galya, await offered(house, boris))
    await house.bot.referee.seats.concede(code, int(galya.id))
    await house.settled()
    worded = await said(await vera.slash("log"))
    say = texts(vera)
    lines = [line for line in worded.splitlines() if "Boris" in line or "Galya" in line]
    assert lines[-2:] == [
        say("log-substituted", name="Galya", letter="B", former="Boris"),
        say("log-left", name="Galya", letter="B"),
    ]
    assert len(lines) > 2
    assert all("Galya" not in line for line in lines[:-2])


async def test_the_person_before_sees_what_everybody_sees(house: House) -> None:
    """By no button, command or message: neither what they held, nor what the seat gets later."""
    board = await house.match(*NAMES)
    code = code_of(board)
    anna, boris, vera = people_of(house, NAMES)
    galya = house.table.person("Galya")
    await answer(boris, panel(boris, code))
    opened = await (await boris.press(board, label="My hand")).answered()
    mirror, old = opened.message, panel(boris, code)
    assert mirror is not None
    stale = controls(mirror, "r")[0]
    offer = await offered(house, boris)
    await take(house, galya, offer)
    taken = texts(boris)("refused-taken", owner="Galya", log="Log", more="More")
    assert mirror.text == taken
    assert mirror.attachments == []
    check_handed_on(old, boris, code)
    since, checked = len(house.table.requests), 0
    for turn in range(12):
        live = await live_of(house, code)
        before = hidden(live, await published(house, live))[1]
        for person in (anna, galya, vera):
            if controls(panel(person, code)):
                await answer(person, panel(person, code))
            await house.settled()
        assert await said(await boris.press(board, label="My hand")) == taken
        assert await said(await boris.press(board, label="Act")) == taken
        for name, values in (("hand", {"match": code}), ("log", {"match": code}), ("catchup", {"match": code})):
            await (await boris.slash(name, values)).answered()
        await (await boris.slash("board", {"match": code, "text": True})).answered()
        if turn == 0:
            data = {"custom_id": stale, "component_type": 3, "values": ["x"], "id": 1}
            forged = house.table.interactions.open(3, boris.id, house.table.channel(board.channel_id), data, board)
            assert await said(forged) == taken
        live = await live_of(house, code)
        after = hidden(live, await published(house, live)).get(1, set())
        for seer, request, body in sent(house, since):
            if seer != galya.id:
                secret = {card for card in before & after if tells(body, card)}
                checked += len(before & after)
                assert not secret, (seer, request, secret)
        since = len(house.table.requests)
        if live.row.status == "over":
            break
    assert checked > 100
    assert mirror.text == taken
    assert [m for m in boris.inbox if m.buttons()] == []


class Replaced(Watched):
    """A match where Galya takes Boris's seat while lanes are open; what others than those two see is kept."""

    async def play(self, people: list[Person], extra: bool) -> None:
        anna, boris, vera = people
        galya = self.house.table.person("Galya")
        self.since = len(self.house.table.requests)
        board = await self.house.match(*NAMES)
        self.code = code_of(board)
        self.names = {self.code: "CODE"} | {p.id: p.name for p in (*people, galya)}
        self.keep("begin", boris)
        if extra:
            await self.choose(boris, 0)
        self.keep("extra answer", boris)
        asked = await (await boris.slash("substitute", {"match": self.code})).answered()
        assert asked.message is not None
        await boris.press(asked.message, label=texts(boris)("button-offer-anybody"))
        await self.house.settled()
        self.keep("offer", boris)
        shown = [m for m in offers(self.house) if code_of(m) == self.code]
        await galya.press(shown[0], label=SAY("button-takeseat"))
        await self.house.settled()
        self.keep("taken", galya, boris)
        await (await vera.slash("board", {"text": True, "match": self.code})).answered()
        await (await anna.slash("log", {"match": self.code})).answered()
        await (await anna.slash("catchup", {"match": self.code})).answered()
        self.keep("look", galya, boris)
        await self.choose(anna, 1)
        self.keep("Anna", galya, boris)
        await self.choose(galya, 3, "r" if extra else "c")
        self.keep("Galya", galya, boris)
        await self.choose(vera, 1)
        self.keep("Vera, and the cards are open", galya, boris)
        for person in (anna, galya, vera):
            await self.house.bot.referee.seats.concede(self.code, int(person.id))
        await self.house.settled()

    def keep(self, name: str, *besides: Person) -> None:
        super().keep(name, besides[0])
        others = {p.name for p in besides}
        self.steps[-1] = (name, [row for row in self.steps[-1][1] if row[0] not in others])


async def test_nothing_tells_whether_the_seat_had_answered(house: House) -> None:
    """The same cards twice, the second time Boris answers before he is replaced: others are sent the same."""
    people = people_of(house, NAMES)
    once, twice = Replaced(house), Replaced(house)
    await once.play(people, extra=False)
    await twice.play(people, extra=True)
    assert [name for name, _ in once.steps] == [name for name, _ in twice.steps]
    for (name, first), (_, second) in zip(once.steps, twice.steps, strict=True):
        assert first == second, name
    assert [name for name, rows in once.steps if not rows] == ["extra answer", "Galya"]


async def test_two_press_and_the_first_sits_down(house: House) -> None:
    board = await house.match(*NAMES)
    boris, galya, dima = house.table.person("Boris"), house.table.person("Galya"), house.table.person("Dima")
    offer = await offered(house, boris)
    label = SAY("button-takeseat")
    first, second = await galya.press(offer, label=label, wait=False), await dima.press(offer, label=label, wait=False)
    worded = await said(second)
    await first.answered()
    await house.settled()
    assert worded == texts(dima)("refused-offer-taken", owner="Galya")
    assert (await live_of(house, code_of(board))).seats[1].user == int(galya.id)
    assert dima.inbox == []


async def test_somebody_whom_no_direct_message_reaches(house: House) -> None:
    board = await house.match(*NAMES)
    boris, galya = house.table.person("Boris"), house.table.person("Galya")
    galya.close_dms()
    hand = await take(house, galya, await offered(house, boris))
    assert "My messages do not reach **B** Galya" in board.text
    assert hand.image().startswith(b"\x89PNG")
    done = await answer(galya, hand)
    assert done.message is hand
    again = await (await galya.press(board, label="My hand")).answered()
    assert again.message is not None
    assert controls(again.message, "r") != []
    assert [m for m in boris.inbox if m.buttons()] == []


async def test_a_slow_no_is_heard_by_all(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a deferral has announced to one user alone would never be shown to others."""
    await house.match(*NAMES)
    _, boris, _ = people_of(house, NAMES)
    galya = house.table.person("Galya")
    offer = await offered(house, boris, galya)
    monkeypatch.setattr("cogs.kit.answering.answers.DEFER_AFTER", 0.0)
    await (await galya.press(offer, label=SAY("button-noseat"))).answered()
    await house.settled()
    heard = [m.text for m in boris.messages(house.table.general) if not m.ephemeral]
    assert any("Galya" in worded for worded in heard), heard


async def test_who_is_asked_may_say_no_and_who_asks_may_withdraw(house: House) -> None:
    await house.match(*NAMES)
    anna, boris, _ = people_of(house, NAMES)
    galya, dima = house.table.person("Galya"), house.table.person("Dima")
    offer = await offered(house, boris, galya)
    assert f"<@{galya.id}>" in await said(await dima.press(offer, label=SAY("button-takeseat")))
    assert await said(await anna.press(offer, label=SAY("button-unoffer"))) == texts(anna)(
        "refused-offer-seat", owner="Boris"
    )
    done = await (await galya.press(offer, label=SAY("button-noseat"))).answered()
    await house.settled()
    assert done.message is not None
    assert not done.message.ephemeral
    assert "Galya" in done.message.text
    assert offers(house) == []
    offer = await offered(house, boris)
    assert SAY("button-noseat") not in [b["label"] for b in offer.buttons()]
    assert await said(await boris.press(offer, label=SAY("button-unoffer"))) == texts(boris)("offer-withdrawn")
    await house.settled()
    assert offers(house) == []


async def test_an_offer_ends_after_a_week_and_with_the_match(house: House) -> None:
    board = await house.match(*NAMES)
    code, boris = code_of(board), house.table.person("Boris")
    await offered(house, boris)
    house.clock.forward(7 * 24 * 3600 + 1)
    await house.close()
    await house.open()
    await house.bot.timekeeper.tick()
    await house.settled()
    assert offers(house) == []
    await offered(house, boris)
    for person in people_of(house, NAMES):
        await house.bot.referee.seats.concede(code, int(person.id))
    await house.bot.timekeeper.tick()
    await house.settled()
    assert offers(house) == []


async def test_a_substitute_is_found_by_the_buttons(house: House) -> None:
    """For the own seat, and by anybody at the table for a seat that the bot plays."""
    board = await house.match(*NAMES, practice=1)
    code = code_of(board)
    anna, galya, dima = (house.table.person(name) for name in ("Anna", "Galya", "Dima"))
    say = texts(anna)
    panel_of_more = await (await anna.press(board, label="More")).answered()
    assert panel_of_more.message is not None
    asked = panel_of_more.message
    await anna.press(asked, label=say("button-substitute"))
    assert say("substitute-which") in asked.text
    await anna.press(asked, label=say("button-substitute-seat", letter="B"))
    assert say("offer-means") in asked.text
    await anna.pick(asked, [galya])
    assert asked.text == say("offer-sent", code=code)
    await house.settled()
    (offer,) = offers(house)
    assert f"<@{galya.id}>" in offer.text
    await take(house, galya, offer)
    live = await live_of(house, code)
    assert (live.seats[1].user, live.seats[1].status) == (int(galya.id), "human")
    await anna.press(board, label="More")
    second = await (await anna.press(board, label="More")).answered()
    assert second.message is not None
    await anna.press(second.message, label=say("button-substitute"))
    assert say("substitute-own", who="**A** Anna") in second.message.text
    await anna.press(second.message, label=say("button-offer-anybody"))
    assert second.message.text == say("offer-sent-own", code=code)
    await house.settled()
    (offer,) = offers(house)
    await take(house, dima, offer)
    assert (await live_of(house, code)).seat_in_play(int(dima.id)).seat == 0
    await check_reachable(house, code, settled=True)


@pytest.mark.parametrize("way", ["PATCH", "POST"])
async def test_a_message_that_is_on_its_way_reaches_nobody_later(house: House, way: str) -> None:
    """Boris's panel is being edited or posted while Galya takes the seat: it goes, and never shows the hand again."""
    board = await house.match(*NAMES)
    code = code_of(board)
    anna, boris, vera = people_of(house, NAMES)
    galya = house.table.person("Galya")
    offer = await offered(house, boris)
    old = panel(boris, code)
    began, release = asyncio.Event(), asyncio.Event()

    async def hold() -> None:
        began.set()
        await release.wait()

    if way == "POST":
        house.table.world.remove_message(old)
    house.table.faults.before(way, rf"^/channels/{old.channel_id}/messages", hold)
    for person in (anna, vera):
        await answer(person, panel(person, code))
    seat = (await live_of(house, code)).seat_in_play(int(boris.id)).seat
    question = controls(old)[0].split(":")
    await house.bot.referee.choose(code, int(boris.id), seat, question[5], [question[6]])
    await asyncio.wait_for(began.wait(), 30)
    await galya.press(offer, label=SAY("button-takeseat"))
    release.set()
    await house.settled()
    if way == "POST":
        assert old.deleted
    else:
        check_handed_on(old, boris, code)
    post = await outbox.post(house.db, (await live_of(house, code)).row.id, "panel:1")
    assert post is not None
    assert str(post.channel) == (galya.dm.id if galya.dm else None)
    assert not [r for r in await house.db.read("SELECT slot FROM posts") if r[0].startswith("former")]
    await answer(galya, panel(galya, code))
    await house.settled()
    assert [m for m in boris.inbox if m.buttons()] == []
    await check_reachable(house, code, settled=True)


async def test_an_open_hand_closes_though_its_successor_opens_none(house: House) -> None:
    board = await house.match(*NAMES)
    code = code_of(board)
    anna, boris, vera = people_of(house, NAMES)
    galya = house.table.person("Galya")
    mirror = (await (await boris.press(board, label="My hand")).answered()).message
    assert mirror is not None
    await offered(house, boris)
    await house.bot.referee.substitutes.take(code, int(galya.id), "Galya", 1)
    await house.settled()
    taken = texts(boris)("refused-taken", owner="Galya", log="Log", more="More")
    assert mirror.text == taken
    for person in (anna, galya, vera):
        await answer(person, panel(person, code))
        await house.settled()
    assert mirror.text == taken
    assert house.bot.sender.mirrors._kept == {}


class Slow:
    """Holds up the first look at what a seat has picked: whoever composes its panel then has read nothing of it yet."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self.began, self.release = asyncio.Event(), asyncio.Event()
        draft = house.bot.referee.draft

        async def slowly(live: Live, seat: int) -> tuple[str, ...]:
            if seat == 1 and not self.began.is_set():
                self.began.set()
                await self.release.wait()
            return await draft(live, seat)

        monkeypatch.setattr(house.bot.referee, "draft", slowly)


async def test_a_hand_asked_for_in_time_is_not_shown_too_late(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    board = await house.match(*NAMES)
    boris, galya = house.table.person("Boris"), house.table.person("Galya")
    offer = await offered(house, boris)
    slow = Slow(house, monkeypatch)
    pressed = await boris.press(board, label="My hand", wait=False)
    await slow.began.wait()
    await take(house, galya, offer)
    slow.release.set()
    assert await said(pressed) == texts(boris)("refused-taken", owner="Galya", log="Log", more="More")


async def test_a_panel_being_composed_goes_to_nobody_else(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    board = await house.match(*NAMES)
    code = code_of(board)
    boris, galya = house.table.person("Boris"), house.table.person("Galya")
    offer = await offered(house, boris)
    old = panel(boris, code)
    slow = Slow(house, monkeypatch)
    row = (await live_of(house, code)).row.id
    await house.db.write(lambda db: outbox.owe(db, row, ["panel:1"], house.clock()))
    await house.db.write(lambda db: db.execute("UPDATE posts SET shows = '' WHERE slot = 'panel:1'").close())
    house.bot.sender.wake(row)
    await slow.began.wait()
    since = len(house.table.requests)
    await galya.press(offer, label=SAY("button-takeseat"))
    slow.release.set()
    await house.settled()
    written = [(method, path) for method, path, _, _ in house.table.requests[since:] if old.channel_id in path]
    assert written == [("PATCH", f"/channels/{old.channel_id}/messages/{old.id}")]
    check_handed_on(old, boris, code)
    await check_reachable(house, code, settled=True)
    assert controls(panel(galya, code)) != []


@pytest.mark.parametrize("command", ["log", "catchup"])
async def test_what_is_read_for_one_is_not_shown_once_another_sits_there(
    house: House, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    board = await house.match(*NAMES)
    boris, galya = house.table.person("Boris"), house.table.person("Galya")
    offer = await offered(house, boris)
    began, release, log_of = asyncio.Event(), asyncio.Event(), house.bot.referee.log_of

    async def slowly(live: Live, viewer: int | None, **since: int) -> object:
        if viewer == 1 and not began.is_set():
            began.set()
            await release.wait()
        return await log_of(live, viewer, **since)

    monkeypatch.setattr(house.bot.referee, "log_of", slowly)
    asked = await boris.slash(command, {"match": code_of(board)}, wait=False)
    await began.wait()
    await take(house, galya, offer)
    release.set()
    assert await said(asked) == texts(boris)("refused-taken", owner="Galya", log="Log", more="More")
