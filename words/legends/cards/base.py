"""Names of permanents, spells and cards in a match of Legends, the base of all its other texts."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Self

from engines.legends.content.pack import Pack
from engines.legends.views.view import Seat, View
from words.common.player_names import PlayerNames
from words.legends.cards.cast import Cast
from words.legends.cards.texts import CardWords
from words.texts import Language, signed


class MatchWords(CardWords, PlayerNames):
    """Words for the things of one match in one language.

    `names` are the players' names by seat, already safe for where they will be read. Permanents that share a card are told
    apart by a number, which they have `at` a view.
    """

    def __init__(self, language: Language, pack: Pack, names: Mapping[Seat, str], *, strict: bool = False) -> None:
        super().__init__(language, pack, strict=strict)
        self._names = names
        self.cast = Cast()

    def at(self, view: View) -> Self:
        """Return these words for the moment of a view: with the permanents that are in play then."""
        words = copy.copy(self)
        words.cast = Cast.of(view)
        return words

    # ---------------------------------------------------------------- permanents, spells, players

    def who(self, uid: int, card: str = "") -> str:
        """Return the name of a permanent or a spell, with its number if several in play have the same card.

        `card` is the card of one that may be in play no more.
        """
        name = self.card(card or self.cast.card(uid))
        number = self.cast.number(uid)
        return self.say("legends-twin", name=name, number=number) if number else name

    def all_who(self, uids: Sequence[int], cards: Sequence[str]) -> str:
        """Return the names of permanents, apart by commas."""
        return ", ".join(self.who(uid, card) for uid, card in zip(uids, cards, strict=True))

    def aims(self, targets: Sequence[int], cards: Sequence[str]) -> str:
        """Return the names of targets, apart by commas: one without a card is a player, named by the seat."""
        return ", ".join(
            self.who(target, card) if card else self.name(target) for target, card in zip(targets, cards, strict=True)
        )

    def spell(self, card: str, ability: int) -> str:
        """Return the name of a spell: of its card, or of an ability by its permanent."""
        return self.say("legends-ability-of", card=self.card(card)) if ability >= 0 else self.card(card)

    # ---------------------------------------------------------------- cards and numbers

    def cards(self, names: Sequence[str]) -> str:
        """Return cards by name, apart by commas, those that are there several times with their number; in words none."""
        counts = {name: list(names).count(name) for name in names}
        listed = (
            self.say("legends-times", name=self.card(name), count=count) if count > 1 else self.card(name)
            for name, count in counts.items()
        )
        return ", ".join(listed) or self.say("legends-no-cards")

    def lives(self, count: int) -> str:
        """Return a change of lives with its sign: "−3"."""
        return signed(count) if count else "0"

    def score(self, won: Sequence[int]) -> str:
        """Return the games won by each seat, in the order of seats: "Anna 1, Boris 0"."""
        each = (self.say("legends-won", name=self.name(seat), count=count) for seat, count in enumerate(won))
        return ", ".join(each)
