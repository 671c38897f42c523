"""The cast of a match of Legends by a view: the permanents behind uids, and which of them share a card."""

from __future__ import annotations

import msgspec

from engines.legends.views.view import Seat, View


class Cast(msgspec.Struct, frozen=True):
    """The seats, first who began, and the cards of permanents and spells by uid, in the order of uids."""

    order: tuple[Seat, ...] = ()
    cards: tuple[tuple[int, str], ...] = ()
    spells: tuple[tuple[int, str], ...] = ()

    @classmethod
    def of(cls, view: View) -> Cast:
        """Return the cast that a view shows."""
        permanents = sorted((permanent.uid, permanent.card) for permanent in view.permanents)
        return cls(view.order, tuple(permanents), tuple((spell.uid, spell.card) for spell in view.stack))

    def card(self, uid: int) -> str:
        """Return the card of a permanent or a spell, "" for a uid that is neither."""
        return dict((*self.cards, *self.spells)).get(uid, "")

    def number(self, uid: int) -> int:
        """Return the number of a permanent among those with the same card, from 1; 0 if there is no other."""
        twins = [other for other, card in self.cards if card == self.card(uid)]
        return twins.index(uid) + 1 if len(twins) > 1 and uid in twins else 0
