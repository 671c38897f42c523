"""A match of each game, with every command, in a language that nobody speaks (tools/make/pseudo.py).

Whatever stands in plain letters then is no text of ours and could not be translated; what lacks its closing mark has been cut.
The longer texts keep within Discord's limits, which the local table and Discord's document hold.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from engines.games import GAMES
from tests.e2e.conftest import House
from tests.e2e.games.walking import STEPS, Walk, answer, undo
from tests.support.pseudo import spoken
from tools.make.pseudo import CLOSE, LOCALE, OPEN, PSEUDO, pseudo
from words.safe import ELLIPSIS

pytestmark = pytest.mark.usefixtures("spoken", "read_here")

__all__ = ["spoken"]

PEOPLE = ("Anna", "Boris", "Vera", "Galya", "Gleb")
TYPED = (
    "The clock of this match looks odd",
    "Is it really my turn now?",
    "Asked for it",
    "general",
    "games",
    "match.json",
)
"""What users have typed is data."""

SAME = ("docs/extend/packs.md", "English")
"""What is called the same in every language: a file, a language by its own name."""

SHOWN = {"content", "label", "placeholder", "description", "title"}
"""The keys of what people read in a message or a form."""

WHOLE = {"label", "placeholder", "title"}
"""The keys of what is never cut: what a control or a form is called. Of a long answer, what it says stands in its picture."""

NO_TEXT = re.compile(r"`[^`]*`|<[a-z@#:/][^>]*>|https?://\S+|\b[A-Z0-9]{4,8}\b|\b\w+-\w+\.(?:png|json|html)\b")
"""What is not language: code, mentions and times, addresses, codes of matches, files."""

SAID_TO_BE_CUT = (ELLIPSIS, pseudo("More on the card."))
"""What ends a text that goes on elsewhere."""

PLAIN = re.compile(r"[A-Za-z]*[aeiouAEIOU][A-Za-z]*")


def shown(body: Any, key: str = "") -> Iterator[tuple[str, str]]:
    """Yield what people read of a body, each text after its key."""
    if isinstance(body, dict):
        for name, value in body.items():
            yield from shown(value, name)
    elif isinstance(body, list):
        for value in body:
            yield from shown(value, key)
    elif isinstance(body, str) and key in SHOWN:
        yield key, body


def untranslated(text: str) -> list[str]:
    """Return the words of a text that are in no language of ours."""
    for data in (*TYPED, *PEOPLE, *SAME):
        text = text.replace(data, "")
    return [word for word in PLAIN.findall(NO_TEXT.sub("", text)) if len(word) > 1]


def is_cut(key: str, text: str) -> bool:
    """Whether a text has begun and does not end, where it must not be cut, or is not said to be."""
    begun = text.count(OPEN) > text.count(CLOSE)
    return begun and (key in WHOLE or not any(mark in text for mark in SAID_TO_BE_CUT))


async def more(walk: Walk) -> None:
    """Go on for some rounds."""
    for _ in range(4):
        await answer(walk)


@pytest.mark.parametrize("game", GAMES)
async def test_everything_that_is_shown_is_a_text_in_the_readers_language_and_none_is_cut(
    house: House, game: str
) -> None:
    guild = int(house.table.guild["id"])
    await house.bot.referee.settings.change_server(guild, language=PSEUDO)
    walk = Walk(house, game, locale=LOCALE)
    since = len(house.table.requests)
    for step in STEPS:
        await step(walk)
        if step is undo:
            await more(walk)
    found = {each for _, _, body, _ in house.table.requests[since:] for each in shown(body)}
    assert len(found) > 200
    plain = {text: words for _, text in found if (words := untranslated(text))}
    assert plain == {}, "\n".join(f"{words} in {text!r}" for text, words in plain.items())
    cut = [text for key, text in found if is_cut(key, text)]
    assert cut == [], "\n".join(map(repr, cut))
