"""The cards of a player: where each card of a fighter is, and with which beat it can be played again."""

from __future__ import annotations

from dataclasses import dataclass

from engines.battlecon.content.pack import Pack
from engines.battlecon.views.view import FighterView, View


@dataclass(frozen=True, slots=True)
class CardPlaces:
    """A fighter's cards: those in hand in their fixed order, with the pair chosen or on the table among them; those away.

    `unavailable` are cards and with which beat each can be played again, those that come back next first; None for what lies face
    down beside the pair (BC-78).
    """

    in_hand: tuple[str, ...]
    unavailable: tuple[tuple[str, int | None], ...]


def pair_of(fighter: FighterView) -> tuple[str, str] | None:
    """Return style and base that lie before the fighter, hidden from others or not; None if there is no pair."""
    if fighter.laid is not None:
        return fighter.laid
    return (fighter.style, fighter.base) if fighter.style and fighter.base else None


def card_places(view: View, pack: Pack, fighter: FighterView) -> tuple[CardPlaces, CardPlaces]:
    """Return the places of a fighter's styles and of its bases. The hand must be known.

    A pile moves once in each recycling, after which the cards of discard 2 are in hand (BC-37): discard 2 can be played
    with the next beat, discard 1 with the one after. After a finisher piles stay (BC-31).
    """
    pair = pair_of(fighter) or ()
    near = {*(fighter.hand or ()), *pair, *fighter.added}
    stays = bool(fighter.finisher_played)
    first = max(view.beat, 1) + 1 + stays
    piles = dict.fromkeys(fighter.discard_2, first) | dict.fromkeys(fighter.discard_1, first + 1)
    styles, bases = pack.styles(fighter.kit), pack.bases(fighter.kit)
    return _places(styles, near, piles, fighter), _places(bases, near, piles, fighter)


def _places(all_cards: tuple[str, ...], near: set[str], piles: dict[str, int], fighter: FighterView) -> CardPlaces:
    away: list[tuple[str, int | None]] = [
        (card, piles[card]) for card in sorted(all_cards, key=lambda card: piles.get(card, 0)) if card in piles
    ]
    away += [(card, None) for card in all_cards if card in fighter.unseen and card not in {*near, *piles}]
    return CardPlaces(tuple(card for card in all_cards if card in near and card not in piles), tuple(away))
