"""A deck as it is shown: its game with everything there is, its words, what is wrong with it, its picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from cogs.common.desk import Desk
from cogs.kit.answering.answers import Answer
from cogs.kit.composing.limits import ALT
from cogs.kit.composing.messages import PARAGRAPH
from cogs.kit.painting.pictures import paint_or_none
from engines.kernel.game import Rules
from engines.kernel.lobby.building import Builder, DeckProblem
from referee.decks.decks import builder_of
from words.common.deck_words import DeckWords
from words.games import GAMES as TEXTS
from words.safe import clip, plain_name
from words.texts import Words
from words.texts import words as words_in

LINES = 4
"""The problems that the workshop shows; **Check** shows all."""

CLIPPED = 240
"""Characters of a problem at most: names of cards come from packs."""


@dataclass(frozen=True)
class Deck:
    """A deck for a reader: `name` as its user typed it, `body` in the form of the game."""

    game: str
    name: str
    body: str
    rules: Rules[Any, Any]
    words: Words

    @property
    def pack(self) -> Any:
        """The game's content with all packs."""
        return self.rules.pack

    @cached_property
    def builder(self) -> Builder[Any]:
        """The game's builder."""
        return builder_of(self.game)

    @property
    def texts(self) -> DeckWords:
        """The game's texts of decks."""
        return deck_words(self.game)

    @cached_property
    def problems(self) -> Sequence[DeckProblem]:
        """The problems of the deck at no table."""
        return self.builder.verdict(self.pack, None, self.body, self.pack)

    @cached_property
    def copies(self) -> dict[str, int]:
        """The copies of its cards by id."""
        return dict(self.builder.copies(self.pack, self.body))

    def title(self) -> str:
        """Return the name of its game."""
        return self.words(f"{self.game}-title")

    def card(self, name: str) -> str:
        """Return the name of a card; its id if this bot does not have it."""
        known = self.texts.names(self.pack)
        return known[name].in_language(self.words.language) if name in known else name

    def problem_lines(self, problems: Sequence[DeckProblem] | None = None) -> list[str]:
        """Return a line for each problem, by default at no table, errors first; each begins with a sign."""
        found = self.problems if problems is None else problems
        lines = [(one.warning, self.texts.problem(self.words.language, self.pack, one)) for one in found]
        return [clip(f"{'⚠️' if warning else '❌'} {line}", CLIPPED) for warning, line in lines]

    def summary(self) -> str:
        """Return in a line how far the deck is, and whether it can be played."""
        errors = sum(not one.warning for one in self.problems)
        numbers = self.texts.summary(self.words.language, self.pack, self.body)
        return self.words("deck-summary", numbers=numbers, errors=errors)

    def card_lines(self) -> list[str]:
        """Return a line for each card: copies and name."""
        return [f"{copies} × {self.card(name)}" for name, copies in self.copies.items()]

    def code(self) -> str:
        """Return the short code. Raises BroughtError for a deck without one."""
        return self.builder.code(self.pack, self.body)


def deck_words(game: str) -> DeckWords:
    """Return the texts of a game's decks. Raises KeyError for a game without."""
    found = TEXTS[game].decks
    if found is None:
        raise KeyError(game)
    return found


def deck_for(desk: Desk, answer: Answer, game: str, name: str, body: str, words: Words | None = None) -> Deck:
    """Return a deck for the user of an answer, or for the readers of `words`. Raises RefusedError for a game without decks."""
    builder_of(game)
    return Deck(game, name, body, desk.referee.shelf.whole(game), words or words_in(answer.language))


async def picture(desk: Desk, answer: Answer, deck: Deck, *, public: bool = False) -> tuple[bytes, str] | None:
    """Return the picture of a deck with its Alt text; None if the user wants text, or if it cannot be painted."""
    if answer.preferences.board != "picture" and not public:
        return None
    lines = {warning: [p for p in deck.problems if p.warning is warning] for warning in (False, True)}
    texts = {
        w: [deck.texts.problem(deck.words.language, deck.pack, one) for one in found] for w, found in lines.items()
    }
    view = deck.texts.view(plain_name(deck.name, 40), deck.body, texts[False], texts[True])
    pictures, of = desk.composer.pictures, f"a deck of {deck.game}"
    png = await paint_or_none(pictures, deck.rules, view, "deck", {}, deck.words.language, answer.look, of=of)
    # The first picture has the cards, the second one the curves and the problems.
    parts = ([deck.summary(), *deck.card_lines()], deck.problem_lines() or [deck.words("deck-sound")])
    alt = PARAGRAPH.join(clip("; ".join(part), ALT) for part in parts)
    return None if png is None else (png, alt)


def code_block(lines: str) -> str:
    """Return a text in a block of code, whose end it cannot write itself."""
    return f"```\n{lines.replace('`', '’')}\n```"
