"""The short code of a deck: "LG" and base32, the same for the same deck, and none for another (LG-62).

The bytes: the version; the deck's part of the game's own cards; the part of each content pack, after the first four bytes of the
SHA-256 of its id; a check of 16 bits. A part is a list of heroes, lists of cards with 3, 2 and 1 copies, and a list of the
others with their copies. Lists begin with their length; numbers of cards are written as their differences, in order. All numbers
are varints. Every later version ends with the same check, and old codes are read for ever.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

import msgspec

from engines.kernel.lobby.brought import BroughtError
from engines.legends.board import Deck
from engines.legends.content.pack import Pack
from engines.legends.decks.deck import MOST_CARDS, bounded, copies_of, new_deck

PREFIX = "LG"
VERSION = 1
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
"""The digits of base32: none of them means anything in Discord's markdown."""

BLOCKS = (3, 2, 1)
"""The numbers of copies that have a list of their own."""

PACK_BYTES = 4
LONGEST = 1_200
"""The most digits of a code; the largest deck has fewer."""


class _Part(msgspec.Struct):
    """The part of a deck that comes from one content pack: numbers of heroes, and copies by numbers of cards."""

    heroes: list[int]
    copies: dict[int, int]


def code_of(pack: Pack, deck: Deck) -> str:
    """Return the code of a deck. Raises BroughtError if the pack lacks one of its cards: only a pack knows numbers."""
    parts = {b"": _Part([], {})}
    origins = _origins(pack)
    for name, copies in [*((hero, 0) for hero in deck.heroes), *copies_of(deck).items()]:
        if name not in pack.card or (name in pack.hero) != (copies == 0):
            raise BroughtError("refused-legends-deck-no-code", card=name)
        part = parts.setdefault(origins.get(name, b""), _Part([], {}))
        if copies:
            part.copies[pack.card[name].number] = copies
        else:
            part.heroes.append(pack.card[name].number)
    body = bytes([VERSION])
    for origin in sorted(parts):
        body += origin + _part_bytes(parts[origin])
    body += _check(body)
    return PREFIX + base64.b32encode(body).decode().rstrip("=")


def deck_of_code(pack: Pack, text: str) -> Deck:
    """Return the deck of a code; capitals, spaces and line breaks do not matter.

    Raises BroughtError: if it is no code, if a character is wrong or missing, if a newer version of the bot wrote it, or if the
    pack lacks a card.
    """
    digits = "".join(text.split()).upper()
    if not digits.startswith(PREFIX) or len(digits) > LONGEST:
        raise BroughtError("refused-legends-code-none")
    digits = digits.removeprefix(PREFIX)
    if strange := next((digit for digit in digits if digit not in ALPHABET), ""):
        raise BroughtError("refused-legends-code-character", character=strange)
    body = _bytes_of(digits)
    if body[0] > VERSION:
        raise BroughtError("refused-legends-code-newer", found=body[0], known=VERSION)
    try:
        deck = _read(pack, body[1:-2])
    except (IndexError, OverflowError) as error:
        raise BroughtError("refused-legends-code-wrong") from error
    if code_of(pack, deck) != PREFIX + digits:
        raise BroughtError("refused-legends-code-wrong")
    return deck


def _bytes_of(digits: str) -> bytes:
    """Return the bytes of a code's digits. Raises BroughtError unless their check holds."""
    try:
        body = base64.b32decode(digits + "=" * (-len(digits) % 8))
    except binascii.Error as error:
        raise BroughtError("refused-legends-code-wrong") from error
    canonical = base64.b32encode(body).decode().rstrip("=")
    if canonical != digits or len(body) < 4 or _check(body[:-2]) != body[-2:]:
        raise BroughtError("refused-legends-code-wrong")
    return body


def _check(body: bytes) -> bytes:
    """Return the check of bytes: it finds every single wrong digit, for a digit is a run of five bits."""
    return binascii.crc_hqx(body, 0xFFFF).to_bytes(2, "big")


# ---------------------------------------------------------------- parts


def _part_bytes(part: _Part) -> bytes:
    found = _ascending(sorted(part.heroes))
    for copies in BLOCKS:
        found += _ascending(sorted(number for number, count in part.copies.items() if count == copies))
    others = sorted((number, count) for number, count in part.copies.items() if count not in BLOCKS)
    found += _varint(len(others))
    before = 0
    for number, count in others:
        found += _varint(number - before) + _varint(count)
        before = number
    return found


def _ascending(numbers: Sequence[int]) -> bytes:
    return _varint(len(numbers)) + b"".join(_varint(n - m) for m, n in pairwise((0, *numbers)))


def _varint(number: int) -> bytes:
    found = bytearray()
    while number > 0x7F:
        found.append(number & 0x7F | 0x80)
        number >>= 7
    found.append(number)
    return bytes(found)


def _read(pack: Pack, body: bytes) -> Deck:
    """Return the deck of a code's parts. Raises IndexError or OverflowError if they are no parts, BroughtError as `_ids`."""
    rest = iter(body)
    heroes: list[str] = []
    cards: dict[str, int] = {}
    by_origin = _by_origin(pack)
    origin = b""
    while True:
        known = by_origin.get(origin, {})
        heroes += _ids(known, _read_ascending(rest))
        for copies in BLOCKS:
            cards |= dict.fromkeys(_ids(known, _read_ascending(rest)), copies)
        number = 0
        for _ in range(_read_varint(rest)):
            number += _read_varint(rest)
            copies = _read_varint(rest)
            cards |= dict.fromkeys(_ids(known, [number]), copies)
        if sum(cards.values()) > MOST_CARDS:
            raise OverflowError("too many cards")
        if not (origin := bytes(byte for _, byte in zip(range(PACK_BYTES), rest, strict=False))):
            return bounded(new_deck(heroes, cards))


def _ids(known: dict[int, str], numbers: Iterable[int]) -> list[str]:
    """Return the ids of numbers of cards. Raises BroughtError for a card that the pack lacks."""
    found = []
    for number in numbers:
        if number not in known:
            raise BroughtError("refused-legends-code-unknown", number=number)
        found.append(known[number])
    return found


def _read_ascending(rest: Iterator[int]) -> list[int]:
    found: list[int] = []
    for _ in range(_read_varint(rest)):
        found.append(_read_varint(rest) + (found[-1] if found else 0))
    return found


def _read_varint(rest: Iterator[int]) -> int:
    """Return the next number. Raises IndexError at the end, OverflowError for a number that no card has."""
    number = shift = 0
    while True:
        byte = next(rest, None)
        if byte is None:
            raise IndexError("the parts end too early")
        number |= (byte & 0x7F) << shift
        if not byte & 0x80:
            return number
        shift += 7
        if shift > 14:
            raise OverflowError("no card has such a number")


# ---------------------------------------------------------------- content packs


def _origins(pack: Pack) -> dict[str, bytes]:
    """Return the mark of the content pack of each card that comes from one, by the card's id."""
    return {
        thing.partition(".")[2]: hashlib.sha256(origin.id.encode()).digest()[:PACK_BYTES]
        for origin in pack.packs
        for thing in origin.things
        if not thing.startswith("presets.")
    }


def _by_origin(pack: Pack) -> dict[bytes, dict[int, str]]:
    """Return the ids of cards by number, by the mark of their content pack."""
    origins = _origins(pack)
    found: dict[bytes, dict[int, str]] = {}
    for name, card in pack.card.items():
        found.setdefault(origins.get(name, b""), {})[card.number] = name
    return found
