"""A page of a guided first match, and the base of the classes that write a game's pages."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, Literal, Protocol, TypeVar

import msgspec

from engines.kernel.learning.lessons import Stage
from words.texts import Words

Picture = Literal["table", "arena", "hand"]
"""The picture of a page: the arena is the first of the table's pictures."""

WHOLE = ("start", "end", "done")
"""Ideas of pages about the whole lesson, not about one of its rounds."""


class Page(msgspec.Struct, frozen=True):
    """One message of a lesson: the idea it explains, heading and text in light markdown, the picture and its view.

    `whole`: the answers are shown with their details, because no picture of the page has them.
    """

    idea: str
    heading: str
    text: str
    picture: Picture | None
    view: Any
    whole: bool = False


class HasTexts(Protocol):
    """Words that have texts by key."""

    say: Words


W = TypeVar("W", bound=HasTexts)


class PageWriter(Generic[W]):
    """Writes the pages of one stage of a lesson. A game derives from it and gives its id."""

    game: ClassVar[str]
    view: Any
    """The learner's view of the table."""

    def __init__(self, words: W, stage: Stage) -> None:
        self.words, self.stage = words, stage
        self.view = stage.seen.table

    def say(self, key: str, **args: str | int) -> str:
        """Return a text of the game's lesson."""
        return self.words.say(f"{self.game}-lesson-{key}", **args)

    def page(
        self, idea: str, picture: Picture | None, *lines: str, view: Any | None = None, whole: bool = False
    ) -> Page:
        """Return a page of these lines, without the empty ones; its view is the learner's if no other is given."""
        shown = view or self.view
        title = f"{self.words.say('lesson-title')} · {self.say(f'at-{idea}')}"
        heading = title if idea in WHOLE else self.step(idea, shown)
        return Page(idea, heading, "\n".join(line for line in lines if line), picture, shown, whole)

    def step(self, idea: str, view: Any) -> str:
        """Return the heading of a page about a round: its number, how many there are, and the idea."""
        return self.words.say("lesson-step", round=view.round, rounds=self.stage.rounds, phase=self.say(f"at-{idea}"))
