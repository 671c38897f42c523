"""What tests of decks do again and again: press by label, pick by value, read what is stored."""

from __future__ import annotations

from referee.decks.decks import builder_of
from store.people.decks import DeckRow
from table.acts.interactions import Interaction
from table.acts.people import Person
from table.state.things import Message
from tests.e2e.conftest import House
from words.texts import words

SAY = words("en", strict=True)


async def deck_command(house: House, person: Person, sub: str, **values: object) -> Interaction:
    """Use a subcommand of /deck in the channel."""
    return await (await person.slash("deck", values, sub=sub, channel=house.table.general)).answered()


def answered(interaction: Interaction) -> Message:
    """Return the message that answers an interaction."""
    assert interaction.message is not None
    return interaction.message


async def press(person: Person, message: Message, key: str) -> Message:
    """Press the button with the label of a key; return the message that answers, which may be the same one."""
    return answered(await (await person.press(message, label=SAY(key))).answered())


async def pick(person: Person, message: Message, action: str, *values: str) -> Message:
    """Pick in the select of an action; return the message that answers."""
    name = next(one["custom_id"] for one in message.selects() if one["custom_id"].split(":")[2] == action)
    return answered(await (await person.pick(message, list(values), custom_id=name)).answered())


async def add(person: Person, panel: Message, group: str, card: str, *keys: str) -> Message:
    """Pick a group and a card in the workshop, and press the buttons of these keys."""
    panel = await pick(person, panel, "deckgroup", f"{group}.0")
    panel = await pick(person, panel, "deckcard", card)
    for key in keys:
        panel = await press(person, panel, key)
    return panel


async def fill_in(person: Person, message: Message, key: str, **values: str) -> Message:
    """Press a button that opens a form, fill the form in, and return the message that answers."""
    asked = await (await person.press(message, label=SAY(key))).answered()
    return answered(await (await person.submit(asked, values)).answered())


async def decks_of(house: House, person: Person) -> list[DeckRow]:
    """Return the stored decks of a person, the newest change first."""
    return await house.bot.referee.decks.of_user(int(person.id))


async def new_deck(house: House, person: Person, body: str, name: str = "Ash") -> DeckRow:
    """Store a deck of a person."""
    return await house.bot.referee.decks.make(int(person.id), "legends", name, body)


def preset(house: House, at: int = 0) -> str:
    """Return the text of a ready-made deck."""
    return str(builder_of("legends").ready(house.bot.referee.decks.pack("legends"))[at].text)
