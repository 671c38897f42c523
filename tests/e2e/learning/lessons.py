"""The guided first match, pressed through by somebody."""

from __future__ import annotations

from table.acts.interactions import Interaction
from table.acts.people import Person
from table.state.things import Message
from tests.e2e.playing import texts


def shown(pressed: Interaction, person: Person) -> Message:
    """The message that a press opened, which only this person sees."""
    assert pressed.state == "answered"
    assert pressed.message is not None
    assert pressed.message.ephemeral
    assert pressed.message.seer == person.id
    return pressed.message


async def begin(person: Person, where: Message | None = None, game: str = "krendel") -> Message:
    """Press the button of a game's guided match, in the help if nowhere else; return its first page."""
    message = where or shown(await (await person.slash("help")).answered(), person)
    pressed = await person.press(message, label=begin_label(person, message, game))
    return shown(await pressed.answered(), person)


def begin_label(person: Person, message: Message, game: str) -> str:
    """Return what the button of a game's guided match is called: where several games stand, it names the game."""
    say = texts(person)
    named = say("button-lesson-of", game=say(f"{game}-title"))
    return named if named in labels(message) else say("button-lesson")


def labels(message: Message) -> list[str]:
    return [str(item["label"]) for item in message.buttons()]


def head(message: Message) -> str:
    return message.text.split("\n", 1)[0]


async def press_on(person: Person, page: Message, answer: int = -1) -> Interaction:
    """Press the way on or an answer offered, the last one unless told, or pick two cards of a select."""
    say = texts(person)
    if say("button-lesson-next") in labels(page):
        return await person.press(page, label=say("button-lesson-next"))
    if page.selects():
        return await person.pick(page, ["0", "2"])
    picks = [b["custom_id"] for b in page.buttons() if b["label"] == say("control-pick")]
    return await person.press(page, custom_id=picks[answer])


async def to_the_end(person: Person, page: Message, answer: int = -1) -> list[str]:
    """Press through the rest of the lesson, all in one message, always this answer; return the heads of its pages."""
    heads = [head(page)]
    while texts(person)("button-lesson-again") not in labels(page):
        assert (await (await press_on(person, page, answer)).answered()).state == "answered"
        assert head(page) != heads[-1]
        assert page.edited
        heads.append(head(page))
    return heads
