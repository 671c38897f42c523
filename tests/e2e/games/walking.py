"""A walk through every command of the bot with a match of a game: two play, one watches and takes a seat, one moderates."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from referee.errors import RefusedError
from referee.judges.moderation import Intervention
from table.acts.interactions import Interaction
from table.acts.people import Person
from table.state.things import Channel, Message
from telemetry import measure
from tests.e2e.conftest import House
from tests.e2e.games import gauntlet as panels
from tests.e2e.playing import code_of, controls, live_of, reply_to, texts
from tests.e2e.seats.substituting import offers
from tests.support.bringing import bring_ready
from tests.support.games import SAMPLES
from words.learning import catalogue, standard_rules
from words.texts import language_of

MODERATOR, HOST, OTHER, GUEST, STRANGER = "Anna", "Boris", "Vera", "Galya", "Gleb"
"""Anna owns the server, so she may do everything in it."""

FAULTS = ("fault-unknown", "fault-shown", "fault-store", "fault-save")


class Refusals:
    """Counts what the bot refused and where it failed."""

    def __init__(self) -> None:
        self.counted: list[dict[str, str]] = []

    def count(self, name: str, _number: float, labels: dict[str, str]) -> None:
        if name in ("refusals", "faults"):
            self.counted.append(labels)

    def observe(self, name: str, value: float, labels: dict[str, str]) -> None:
        """How long things take is nothing to count here."""


class Walk:
    """A match of a game, and the commands that were used with it."""

    def __init__(self, house: House, game: str, *, locale: str = "en-US") -> None:
        self.house = house
        self.game = game
        self.locale = locale
        self.code = ""
        self.used: set[str] = set()

    def person(self, name: str) -> Person:
        return self.house.table.person(name, locale=self.locale)

    async def use(
        self, who: str, command: str, sub: str | None = None, channel: Channel | None = None, **values: Any
    ) -> Interaction:
        """Let somebody use a command; hold that it does what it is for."""
        refusals = Refusals()
        with measure.report_to(refusals):
            asked = await self.person(who).slash(command, values, sub=sub, channel=channel or self.house.table.general)
            done = await asked.answered()
            await self.house.settled()
        assert refusals.counted == [], (command, values)
        assert done.state in ("answered", "modal"), (command, done.state)
        if done.modal is None:
            said = (await reply_to(done)).text
            assert not [key for key in FAULTS if texts(self.person(who))(key) in said], (command, said)
            assert "Traceback" not in said, command
        self.used.add(command)
        return done

    async def of_match(self, name: str, command: str, **values: Any) -> Interaction:
        """Let somebody use a command about the match."""
        return await self.use(name, command, match=self.code, **values)

    async def press(self, name: str, message: Message, key: str) -> None:
        """Let somebody press a button, known by the text on it."""
        person = self.person(name)
        await (await person.press(message, label=texts(person)(key))).answered()
        await self.house.settled()

    async def status(self) -> str:
        return (await live_of(self.house, self.code)).row.status


async def begin(walk: Walk) -> None:
    """Open a table whose clock runs, sit down, start."""
    values = {"language": language_of(walk.locale), "clock": "3d", **SAMPLES[walk.game].command}
    board = await reply_to(await walk.use(HOST, "play", walk.game, None, **values))
    walk.code = code_of(board)
    await walk.press(OTHER, board, "button-join")
    await bring_ready(walk.house.bot.referee, await live_of(walk.house, walk.code))
    await walk.press(HOST, board, "button-start")
    assert await walk.status() == "playing"


async def learn(walk: Walk) -> None:
    """Ask for what belongs to no match: help, rules, a card, packs, settings, one's own data."""
    for command in ("help", "rules", "packs", "privacy", "settings", "my-data"):
        await walk.use(HOST, command)
    await walk.use(HOST, "deck", "list")
    await walk.use(HOST, "rules", game=walk.game)
    card = next(entry for entry in catalogue(standard_rules()).entries if entry.game == walk.game)
    await walk.use(HOST, "card", name=card.key)


async def look(walk: Walk) -> None:
    """Look at all that there is of the match, as a player and as somebody who watches."""
    await walk.use(HOST, "turns")
    await walk.use(GUEST, "tables")
    await walk.use(GUEST, "profile")
    await walk.use(GUEST, "ratings", game=walk.game)
    for competition in ("tournament", "league"):
        await walk.use(GUEST, competition, "list")
    for command in ("act", "hand", "board", "log", "orders", "clock", "catchup", "replay", "verify", "match-file"):
        await walk.of_match(HOST, command)
    for command in ("watch", "board", "log", "catchup", "replay", "verify", "match-file"):
        await walk.of_match(GUEST, command)
    await walk.of_match(OTHER, "board", text=True)
    await walk.of_match(OTHER, "replay", moment=1)


async def answer(walk: Walk) -> None:
    """Let whoever is asked answer on their panel, twice."""
    for name in (HOST, OTHER) * 2:
        await answer_as(walk, name)


async def answer_as(walk: Walk, name: str) -> bool:
    """Let somebody answer on their panel; tell whether they were asked."""
    if await panels.question(walk.house, walk.person(name), walk.code) is None:
        return False
    await panels.reply(walk.house, walk.person(name), walk.code, panels.passing)
    return True


async def last_chooser(walk: Walk) -> str:
    """Return who has made the last choice: it depends on the game."""
    live = await live_of(walk.house, walk.code)
    (row,) = await walk.house.db.read(
        "SELECT s.user FROM choices c JOIN seats s ON s.match = c.match AND s.seat = c.seat"
        " WHERE c.match = ? ORDER BY c.version DESC LIMIT 1",
        live.row.id,
    )
    return next(name for name in (HOST, OTHER) if walk.person(name).id == str(row["user"]))


async def choosing_in_secret(walk: Walk, name: str) -> bool:
    """Tell whether somebody's last choice is secret still: it is changed, not undone."""
    live = await live_of(walk.house, walk.code)
    try:
        await walk.house.bot.referee.undoing.offer(live, int(walk.person(name).id))
    except RefusedError as error:
        return error.reason == "refused-undo-lane"
    return False


async def undo(walk: Walk) -> None:
    """Ask for an undo of the last choice, or undo it where that is free; where it is secret still, go on first."""
    name = await last_chooser(walk)
    for _ in range(10):
        if not await choosing_in_secret(walk, name):
            break
        for other in sorted((HOST, OTHER), key=lambda other: other == name):
            if await answer_as(walk, other):
                break
        name = await last_chooser(walk)
    shown, say = await reply_to(await walk.of_match(name, "undo")), texts(walk.person(name))
    labels = [button["label"] for button in shown.buttons()]
    await walk.press(name, shown, "button-undo-ask" if say("button-undo-ask") in labels else "button-undo-now")


async def stop_the_clock(walk: Walk) -> None:
    """Agree to a pause, go on, and announce a vacation."""
    await walk.press(HOST, await reply_to(await walk.of_match(HOST, "pause")), "button-pause-ask")
    shown = walk.person(OTHER).messages(walk.house.table.general)
    (name,) = [name for message in shown for name in controls(message, "second")]
    (motion,) = [message for message in shown if name in controls(message, "second")]
    await walk.person(OTHER).press(motion, custom_id=name)
    await walk.house.settled()
    assert (await live_of(walk.house, walk.code)).row.paused is not None
    await walk.of_match(OTHER, "resume")
    await walk.use(HOST, "vacation", days=2)


async def keep_order(walk: Walk) -> None:
    """Call a judge, read the rulings, moderate, report; block somebody for a moment."""
    await walk.of_match(HOST, "judge", question="Is it really my turn now?")
    await walk.of_match(HOST, "rulings")
    await walk.of_match(MODERATOR, "moderate")
    for command in ("moderation-log", "server", "doctor"):
        await walk.use(MODERATOR, command)
    for command in ("block", "unblock"):
        await walk.use(HOST, command, user=walk.person(STRANGER))
    form = await walk.of_match(HOST, "report")
    assert form.modal is not None
    await (await walk.person(HOST).submit(form, {"what": "The clock of this match looks odd"})).answered()


async def change_seats(walk: Walk) -> None:
    """Move the match and back, hand a seat on; a practice player gets it, and its player comes back."""
    await walk.use(MODERATOR, "move", None, walk.house.table.add_channel("games"), match=walk.code)
    await walk.of_match(MODERATOR, "move")
    await walk.of_match(OTHER, "substitute", user=walk.person(GUEST))
    (offer,) = offers(walk.house)
    await walk.press(GUEST, offer, "button-takeseat")
    live = await live_of(walk.house, walk.code)
    seat = live.seat_in_play(int(walk.person(GUEST).id)).seat
    guild, moderator = int(walk.house.table.guild["id"]), int(walk.person(MODERATOR).id)
    await walk.house.bot.referee.moderation.do(
        walk.code, Intervention(guild, moderator, "Asked for it"), "practice", seat
    )
    await walk.house.settled()
    await walk.of_match(GUEST, "return")
    assert (await live_of(walk.house, walk.code)).seats[seat].status == "human"


async def end(walk: Walk) -> None:
    """Give up, look back at the whole match, and carry its file to where somebody else reads it."""
    await walk.press(GUEST, await reply_to(await walk.of_match(GUEST, "concede")), "button-concede")
    assert await walk.status() == "over"
    for command in ("board", "log", "catchup", "replay", "verify"):
        await walk.of_match(HOST, command)
    given = await reply_to(await walk.of_match(HOST, "match-file"))
    (file,) = given.attachments
    body = given.files[file["id"]].data
    for command in ("import", "verify"):
        await walk.use(STRANGER, command, file=walk.person(STRANGER).attach("match.json", body))


STEPS: tuple[Callable[[Walk], Awaitable[None]], ...] = (
    begin,
    learn,
    look,
    answer,
    undo,
    stop_the_clock,
    keep_order,
    change_seats,
    look,
    end,
)


def registered(house: House) -> dict[str, set[str]]:
    """Return the commands to type that the bot has registered, each with its sub-commands and options."""
    (body,) = [body for method, path, body, _ in house.table.requests if method == "PUT" and path.endswith("/commands")]
    return {item["name"]: {option["name"] for option in item["options"]} for item in body if "options" in item}
