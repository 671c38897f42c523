"""What tests of a whole Arbiter ask and do again and again: find a panel, answer it, forge a control, read the store."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engines.kernel.choose import decision_of
from engines.kernel.state.model import Decision
from referee.match.live import Live
from referee.match.slots import panel_slot as slot_of
from store.match import outbox
from store.people import people
from table.acts.interactions import COMPONENT, MODAL, Interaction
from table.acts.people import Person
from table.state import shapes
from table.state.things import Message
from tests.e2e.conftest import House
from words.texts import Words, language_of, words

TABLES = ("matches", "seats", "states", "choices", "events", "drafts")
"""What a match is. Outbox and posts are only about showing it."""


def code_of(message: Message) -> str:
    """Return the code of the match that a message of the bot belongs to."""
    return str(next(b["custom_id"] for b in message.buttons() if b["custom_id"])).split(":")[1]


def texts(person: Person) -> Words:
    """Return the texts that this person reads."""
    return words(language_of(person.locale), strict=True)


def people_of(house: House, names: Iterable[str]) -> list[Person]:
    return [house.table.person(name) for name in names]


def panel(person: Person, code: str | None = None) -> Message:
    """Return a person's private message of a match; of their newest if no code is given."""
    others = [":notice.", ":remind."]
    shown = [m for m in person.inbox if m.buttons() and not m.ephemeral and not any(o in str(m.data) for o in others)]
    return [m for m in shown if code in (None, code_of(m))][-1]


def notices(person: Person) -> list[Message]:
    """Return what a person was told in private of places that were lost."""
    return [m for m in person.inbox if any(":notice." in str(b["custom_id"]) for b in m.buttons())]


async def hosting(person: Person, lobby: Message) -> Message:
    """Open the host's panel of a lobby; return it."""
    name = next(b["custom_id"] for b in lobby.buttons() if b["custom_id"].split(":")[2] == "hosting")
    shown = (await (await person.press(lobby, custom_id=name)).answered()).message
    assert shown is not None
    assert shown.seer == person.id
    return shown


def controls(message: Message, action: str = "c") -> list[str]:
    """Return the custom ids of a panel's controls of one action: "c" to choose, "r" to revise."""
    found = [item["custom_id"] for item in [*message.buttons(), *message.selects()]]
    return [name for name in found if name and name.split(":")[2] == action]


async def answer(person: Person, message: Message, nth: int = 0, *, wait: bool = True) -> Interaction:
    """Answer the question on a panel: by the `nth` button, or by "Nothing" where there is a select.

    Without a button it is the first answer of the first select, of which a pick is the answer.
    """
    buttons = [c for c in controls(message) if not c.endswith("*")]
    if buttons:
        return await person.press(message, custom_id=buttons[nth], wait=wait)
    select = next(each for each in message.selects() if each["custom_id"] in controls(message))
    return await person.pick(message, select["options"][0]["value"], custom_id=select["custom_id"])


async def pick_facet(person: Person, message: Message, place: int, value: str) -> Interaction:
    """Pick one part of an answer, by its button or in its select."""
    name = next(c for c in controls(message, "add") if c.endswith((f":*{place}", f":*{place}:{value}")))
    if name.endswith(value):
        return await person.press(message, custom_id=name)
    return await person.pick(message, value, custom_id=name)


async def play_on(house: House, names: Iterable[str], code: str) -> bool:
    """Let everybody who is asked answer by their panel once; return whether the match goes on."""
    for person in people_of(house, names):
        message = panel(person, code)
        if controls(message):
            await (await answer(person, message)).answered()
            await check_reachable(house, code)
        await house.settled()
        await check_reachable(house, code, settled=True)
    return (await live_of(house, code)).row.status == "playing"


async def live_of(house: House, code: str) -> Live:
    return await house.bot.referee.live.by_code(code)


async def asked(house: House, code: str, seat: int) -> Decision | None:
    """Return the question open to a seat."""
    _, match = (await live_of(house, code)).rules_and_match
    return decision_of(match, seat)


async def stored(house: House, code: str) -> dict[str, list[tuple[Any, ...]]]:
    """Return all that is stored of a match, to compare it with what is stored later."""
    live = await live_of(house, code)
    found = {}
    for table in TABLES:
        column = "id" if table == "matches" else "match"
        rows = await house.db.read(f"SELECT * FROM {table} WHERE {column} = ? ORDER BY 1, 2, 3", live.row.id)
        found[table] = [tuple(row) for row in rows]
    return found


async def check_reachable(house: House, code: str, *, settled: bool = False) -> None:
    """Every open question has its panel delivered or owed, unless direct messages are closed; then it is the button's."""
    live = await live_of(house, code)
    _, match = live.rules_and_match
    owed = {row.slot for row in await outbox.owed(house.db, live.row.id)}
    for seat in live.humans:
        if decision_of(match, seat.seat) is None:
            continue
        player = await people.player(house.db, seat.user or 0)
        slot = slot_of(seat.seat)
        post = await outbox.post(house.db, live.row.id, slot)
        assert slot in owed or post or (player is not None and player.dm == "closed"), (slot, owed)
        if settled and post:
            shown = house.table.world.message(str(post.channel), str(post.message))
            assert shown is not None
            assert any(controls(shown, action) for action in ("c", "add", "done")), shown.text


def forge(
    house: House, person: Person, message: Message, custom_id: str, values: list[str] | None = None
) -> Interaction:
    """Send the press of a control that the message does not have."""
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": 2 if values is None else 3, "id": 1}
    if values is not None:
        data["values"] = values
    channel = house.table.channel(message.channel_id)
    return house.table.interactions.open(COMPONENT, person.id, channel, data, message)


def forge_form(
    house: House, opener: Interaction, message: Message, custom_id: str, texts: Mapping[str, str]
) -> Interaction:
    """Submit a form in the place of the one that was opened."""
    rows = [
        {"type": 18, "id": 2 * n + 1, "component": {"type": 4, "id": 2 * n + 2, "custom_id": name, "value": value}}
        for n, (name, value) in enumerate(texts.items())
    ]
    channel = house.table.channel(message.channel_id)
    data = {"custom_id": custom_id, "components": rows}
    return house.table.interactions.open(MODAL, opener.person_id, channel, data, message, opener)


async def reply_to(interaction: Interaction) -> Message:
    """Return the message that an answer came as: beside the one that was pressed where it was deferred."""
    done = await interaction.answered()
    found = done.followups[-1] if done.followups else done.message
    assert found is not None
    return found


async def said(interaction: Interaction) -> str:
    """Return the answer to an interaction, which only its person sees."""
    found = await reply_to(interaction)
    assert found.ephemeral
    assert found.seer == interaction.person_id
    return found.text


async def shown(interaction: Interaction) -> Message:
    """Return the newest message that an interaction shows to its person alone."""
    done = await interaction.answered()
    found = done.followups[-1] if done.followups else done.message
    assert found is not None
    assert found.ephemeral
    return found


def cited(say: Words, reason: str, *, rule: str, **facts: str | int) -> str:
    """Return a refusal as it is said, with the rule behind it."""
    return say("cited-rule", refusal=say(reason, **facts), rule=rule)


async def restart(house: House) -> None:
    """Stop the bot and start it again."""
    await house.close()
    await house.open()
    await house.settled()


def messages_shown(house: House, people: list[Person]) -> dict[str, list[str]]:
    """Return the ids of all messages of the bot in the channel and in everybody's direct messages."""
    public = [m.id for m in people[0].messages(house.table.general) if not m.ephemeral]
    return {"channel": public, **{p.name: [m.id for m in p.inbox] for p in people}}


CALLBACK = r"^/interactions/\d+/[^/]+/callback$"


def mentions(house: House) -> list[dict[str, Any]]:
    """Return the allowed mentions of everything that the bot sent."""
    found = []
    places = ("messages", "callback", "webhooks")
    for method, path, body, _ in house.table.requests:
        if method in ("POST", "PATCH") and isinstance(body, dict) and any(place in path for place in places):
            data = body.get("data") if "callback" in path else body
            found.append((data or {}).get("allowed_mentions"))
    return [item for item in found if item is not None]


async def watch(house: House, name: str, code: str) -> Message:
    person = house.table.person(name)
    done = await (await person.slash("watch", {"match": code})).answered()
    assert done.message is not None
    assert done.message.seer == person.id
    return done.message


async def role(house: House, name: str, *people: str, permissions: int = 0) -> int:
    """Give people a new role, and start the bot again so that it knows of it."""
    world = house.table.world
    made = shapes.role(world.ids.make(), name, permissions, 2)
    world.home.roles[made["id"]] = made
    for person in people:
        world.home.members[house.table.person(person).id]["roles"].append(made["id"])
    await house.close()
    await house.open()
    return int(made["id"])


async def caught(person: Person, code: str) -> Message:
    """Use /catchup; return what only this person sees."""
    done = await (await person.slash("catchup", {"match": code})).answered()
    assert done.message is not None
    assert done.message.seer == person.id
    return done.message


async def out_of_the_way(house: House) -> None:
    """End all matches without a word and without a day, so that clocks and lists add nothing of them to what comes."""
    await house.db.write(lambda db: db.execute("UPDATE matches SET status = 'closed', ended = NULL"))
    await house.db.write(lambda db: db.execute("DELETE FROM clocks"))
    await restart(house)
