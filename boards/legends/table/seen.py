"""The table that is drawn: the view with its content, words and names, and what each card has to do with the present moment."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

from boards.painting import text
from boards.painting.theme import seat_letter
from engines.legends.content.pack import Pack
from engines.legends.views.view import PermanentView, PlayerView, SpellView, View
from words.legends.cards.base import MatchWords

NAME, ROOM = 36, 440
"""Letters of a name in a row, and the room that it has."""

Part = Literal["attacker", "target", "blocker"]


@dataclass(frozen=True)
class Table:
    """A view with its content, its words and the players' names."""

    view: View
    pack: Pack
    words: MatchWords
    names: Mapping[int, str] = field(default_factory=dict)

    def name(self, seat: int) -> str:
        """Return the name of a player, else the seat's letter."""
        return self.names.get(seat) or seat_letter(seat)

    def brief_name(self, seat: int) -> str:
        """Return the name of a player as it stands among other things in a row: what is too long is cut."""
        shown = text.clean(self.name(seat), "strong")
        return shown if text.width(shown, "strong", NAME) <= ROOM else text.truncate(shown, "strong", NAME, ROOM)

    @property
    def sides(self) -> tuple[PlayerView, PlayerView]:
        """The players from the top down: the viewer's side is below, for the public the first player's."""
        view = self.view
        own = view.viewer if view.viewer in view.order else view.order[0]
        other = next(seat for seat in view.order if seat != own)
        return view.player(other), view.player(own)

    def permanents(self, seat: int, *types: str) -> list[PermanentView]:
        """Return the permanents of these types that a player controls."""
        return [each for each in self.view.permanents if each.controller == seat and each.type in types]

    @cached_property
    def _words_now(self) -> MatchWords:
        return self.words.at(self.view)

    def permanent_name(self, uid: int, card: str) -> str:
        """Return the name of a permanent, with its number where there are several of its card."""
        return self._words_now.who(uid, card)

    @cached_property
    def resolving(self) -> dict[int, int]:
        """Numbers of spells by uid, in the order in which the stack resolves: 1 is the one played last (LG-32)."""
        return {spell.uid: n for n, spell in enumerate(reversed(self.view.stack), 1)}

    def aiming(self, uid: int) -> list[tuple[int, int]]:
        """Return the number and the seat of each spell on the stack that names a permanent."""
        spells = reversed(self.view.stack)
        return [(self.resolving[each.uid], each.seat) for each in spells if uid in things_named(each)]

    def part(self, uid: int) -> tuple[Part, int] | None:
        """Return the part of a permanent in the attack under way, with a blocker's number in the order named (LG-41)."""
        fight = self.view.fight
        if fight is None:
            return None
        if uid == fight.attacker:
            return "attacker", 0
        if uid == fight.target:
            return "target", 0
        return ("blocker", fight.blockers.index(uid) + 1) if uid in fight.blockers else None

    def picked(self, uid: int) -> bool:
        """Tell whether the viewer has picked a permanent in the answer being put together."""
        draft = self.view.draft
        return draft is not None and (uid == draft.user or uid in draft.targets)


def things_named(spell: SpellView) -> tuple[int, ...]:
    """Return the targets of a spell that are no players: a player has no card."""
    return tuple(uid for uid, card in zip(spell.targets, spell.target_cards, strict=True) if card)


def dies(permanent: PermanentView) -> bool:
    """Tell whether a permanent has less than 1 life now, or will have when the damage queue is settled (LG-45)."""
    if permanent.lives is None:
        return False
    most = permanent.most_lives if permanent.most_lives is not None else permanent.lives
    return min(permanent.lives + permanent.pending, max(most, permanent.lives)) < 1
