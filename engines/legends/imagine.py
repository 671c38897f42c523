"""The decks that another player may have, for all that a viewer knows: cards that everybody has seen, and others that fit.

A re-dealt match is what practice players think about. It must not hold the true deck of another, in whatever order.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from engines.kernel.state.model import Seat
from engines.legends.board import NOBODY, Board, Deck
from engines.legends.content.pack import Pack
from engines.legends.decks.bring import preset_deck
from engines.legends.decks.deck import new_deck
from engines.legends.decks.draw import random_deck

PRESETS = 0.7
"""The part of imagined decks that are made from a preset, where one holds all that was seen."""

CHANGED = (4, 15)
"""The number of cards by which people change a preset, at least and at most."""


def compose(
    pack: Pack, board: Board, viewer: Seat | None, shuffle: int, known: list[str], count: int, rng: Random
) -> list[str] | None:
    """Return so many cards as may be hidden in another's deck and hand; None where the viewer knows the deck."""
    seat = shuffle - 1
    if seat == viewer or board.options.decks == "open":
        return None
    there = Counter([*open_cards(pack, board, seat), *known])
    seen = there | Counter(card for card in board.seen[seat] if card not in pack.hero)
    hidden = [*(Counter(_imagined(pack, board, seat, seen, rng).cards) - there).elements()]
    certain = [*(seen - there).elements()]
    others = [*(Counter(hidden) - Counter(certain)).elements()]
    rng.shuffle(others)
    return [*certain, *others][:count]


def open_cards(pack: Pack, board: Board, seat: Seat) -> list[str]:
    """Return the cards of a player's deck that lie open: in play, on the stack, in the graveyard."""
    found = [*board.sides[seat].graveyard]
    found += [
        spell.card for spell in (*board.stack, *board.under_way) if spell.owner == seat and spell.ability == NOBODY
    ]
    return found + [p.card for p in board.permanents if p.owner == seat and p.card not in pack.hero]


def _imagined(pack: Pack, board: Board, seat: Seat, seen: Counter[str], rng: Random) -> Deck:
    """Return a whole deck with all that was seen of it: a preset that has it all, or one drawn at random."""
    heroes = {name for name in board.seen[seat] if name in pack.hero}
    fitting = [
        deck
        for deck in map(preset_deck, pack.presets)
        if heroes <= {*deck.heroes}
        and not seen - Counter(deck.cards)
        and len(deck.cards) == len(board.decks[seat].cards)
    ]
    if not fitting or rng.random() >= PRESETS:
        return random_deck(pack, rng, new_deck(heroes, seen))
    likely = rng.choice(fitting)
    kept = [*(Counter(likely.cards) - seen).elements()]
    rng.shuffle(kept)
    changed = Counter(kept[rng.randint(*CHANGED) :])
    return random_deck(pack, rng, new_deck({*likely.heroes}, seen + changed))


def imagine_decks(pack: Pack, board: Board, viewer: Seat | None, rng: Random) -> None:
    """Let the decks of others have been brought as they lie on a re-dealt table, with heroes that were seen and others."""
    if board.options.decks == "open":
        return
    for seat, side in board.sides.items():
        if seat == viewer:
            continue
        hidden = [card.id for card in (*side.deck, *side.hand)]
        there = Counter([*open_cards(pack, board, seat), *hidden])
        seen = Counter(card for card in board.seen[seat] if card not in pack.hero)
        imagined = _imagined(pack, board, seat, there or seen, rng)
        board.decks[seat] = new_deck(imagined.heroes, there) if there else imagined
