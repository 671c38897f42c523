"""The parts of the game by which decks come to a table and are built: `BRINGING` and `BUILDER` (LG-62, TM-10)."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from engines.kernel.lobby.brought import Bringing, BroughtError
from engines.kernel.lobby.building import Builder, DeckProblem, ListRead, ReadyDeck
from engines.kernel.state.model import Seat
from engines.legends.board import Board, Deck, Options
from engines.legends.content.pack import Pack
from engines.legends.content.shapes import Preset
from engines.legends.decks.code import code_of, deck_of_code
from engines.legends.decks.deck import BREAK, EMPTY, copies_of, deck_of, new_deck, text_of, with_copies, with_heroes
from engines.legends.decks.draw import random_deck
from engines.legends.decks.groups import groups
from engines.legends.decks.text import read_list, write_list
from engines.legends.decks.verdict import price_of, verdict

# ---------------------------------------------------------------- at a table


def check(pack: Pack, options: Options, text: str) -> str:
    """Return the one text of a deck that is given as that or as a code.

    Raises BroughtError with the number of its errors if it may not be played with these options; a warning does not count.
    """
    deck = deck_of(text) if BREAK in text else deck_of_code(pack, text)
    if errors := [problem for problem in verdict(pack, options, deck, pack) if not problem.warning]:
        raise BroughtError("refused-legends-deck", count=len(errors))
    return text_of(deck)


def preset(pack: Pack, _options: Options, rng: Random) -> str:
    """Return one of the preset decks, or one drawn at random from a pack without any."""
    return text_of(preset_deck(rng.choice(pack.presets)) if pack.presets else random_deck(pack, rng))


def preset_deck(preset: Preset) -> Deck:
    """Return the deck of a preset."""
    return new_deck(preset.heroes, {listed.card: listed.copies for listed in preset.cards})


def place(_pack: Pack, board: Board, brought: Mapping[Seat, str]) -> None:
    """Note the decks; the first game shuffles them."""
    board.decks = {seat: deck_of(text) for seat, text in brought.items()}


def held(board: Board) -> Mapping[Seat, str]:
    """Return the texts of the decks on a board, by seat."""
    return {seat: text_of(deck) for seat, deck in board.decks.items()}


# ---------------------------------------------------------------- in the workshop


def _copies(pack: Pack, text: str) -> dict[str, int]:
    """Return the copies of all cards of a deck: heroes, then cards by type and legendarity, unknown ones last."""
    deck = deck_of(text)
    cards = copies_of(deck)
    types = {name: place for place, name in enumerate(("hero", "follower", "event", "skill"))}

    def rank(name: str) -> tuple[int, int, str]:
        known = name in pack.card
        return (types[pack.type_of[name]], price_of(pack, name), name) if known else (len(types), 0, name)

    return {**dict.fromkeys(deck.heroes, 1), **{name: cards[name] for name in sorted(cards, key=rank)}}


def _put(pack: Pack, text: str, card: str, copies: int) -> str:
    """Return the deck with so many copies of a card; a hero is in it or not. Raises BroughtError for an unknown card to add."""
    deck = deck_of(text)
    if copies > 0 and card not in pack.card:
        raise BroughtError("refused-legends-no-card")
    if card in pack.hero and card not in deck.cards:
        others = {name for name in deck.heroes if name != card}
        return text_of(with_heroes(deck, others | {card} if copies > 0 else others))
    if card in deck.heroes:
        return text_of(with_heroes(deck, {name for name in deck.heroes if name != card}))
    return text_of(with_copies(deck, card, copies))


def _verdict(pack: Pack, options: Options | None, text: str, everything: Pack) -> tuple[DeckProblem, ...]:
    """Return the problems of the deck of a text, errors first."""
    found = verdict(pack, options, deck_of(text), everything)
    return (*(one for one in found if not one.warning), *(one for one in found if one.warning))


def _code(pack: Pack, text: str) -> str:
    """Return the code of the deck of a text."""
    return code_of(pack, deck_of(text))


def _read_code(pack: Pack, code: str) -> str:
    """Return the text of the deck of a code."""
    return text_of(deck_of_code(pack, code))


def _write(pack: Pack, text: str, language: str, headings: Mapping[str, str]) -> str:
    """Return the list of the deck of a text."""
    return write_list(pack, deck_of(text), language, headings)


def _read(pack: Pack, text: str, headings: frozenset[str]) -> ListRead:
    """Return the deck of a list."""
    return read_list(pack, text, headings)


def ready(pack: Pack) -> tuple[ReadyDeck, ...]:
    """Return the preset decks of a pack."""
    return tuple(ReadyDeck(one.id, one.name, one.about, text_of(preset_deck(one))) for one in pack.presets)


BUILDER: Builder[Pack] = Builder(
    empty=text_of(EMPTY),
    copies=_copies,
    put=_put,
    groups=groups,
    verdict=_verdict,
    code=_code,
    read_code=_read_code,
    write=_write,
    read=_read,
    ready=ready,
)

BRINGING: Bringing[Board, Pack] = Bringing(
    check, preset, place, held, builder=BUILDER, shown={"decks": "open"}, kept={"kept": True}
)
