"""A deck as a list of lines that people read and write: "3 Ember Lash (LG) 61" (LG-62).

Reading forgives: names in any language, "3x" before or "x3" behind, capitals, quotes and «ё», bullets, comments, headings, the
short code on a line of its own. The number of a card counts for more than its name.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping

from engines.kernel.lobby.brought import BroughtError
from engines.kernel.lobby.building import DoubtfulLine, ListRead
from engines.legends.board import Deck
from engines.legends.content.pack import Pack
from engines.legends.content.shapes import Card
from engines.legends.content.vocabulary import CardType
from engines.legends.decks.code import ALPHABET, PREFIX, code_of, deck_of_code
from engines.legends.decks.deck import MOST_CARDS, bounded, copies_of, new_deck, text_of
from engines.legends.decks.verdict import price_of

MOST_LINES = 200
LONGEST_LINE = 200
"""The most lines of a list, and the most characters of a line that is looked at."""

TYPES: tuple[CardType, ...] = ("hero", "follower", "event", "skill")
OWN = PREFIX
"""The mark of the game's own cards in a list; cards of a content pack have its id."""

_COMMENT = re.compile(r"#|//|```|[=\-*_~]{3}")
_LEAD = re.compile(r"(?:[-–—•·>]\s|\*\s)?\s*(?:(\d{1,3})\s*[x×х*]?\s+)?(.*)", re.IGNORECASE)
_BEHIND = re.compile(r"(.*\S)\s+[x×х*]\s?(\d{1,3})", re.IGNORECASE)
_NUMBER = re.compile(r"(.*?)\s*\(([\w-]{1,40})\)\s*#?(\d{1,4})")
_COUNT = re.compile(r"\s*[(\[]?\d{0,3}[)\]]?\s*:?\s*")
_CODE = re.compile(rf"{PREFIX}[{ALPHABET}]{{8,}}", re.IGNORECASE)


def write_list(pack: Pack, deck: Deck, language: str, headings: Mapping[str, str]) -> str:
    """Return a deck as a list with headings by type of card, its code on the last line if all its cards are in the pack."""
    copies: dict[str, int] = {**dict.fromkeys(deck.heroes, 1), **copies_of(deck)}
    origins = origins_of(pack)
    lines: list[str] = []
    for kind in TYPES:
        named = [name for name in copies if pack.type_of.get(name) == kind]
        if named:
            lines += ["", headings[kind]] if lines else [headings[kind]]
        for name in sorted(named, key=lambda name: (price_of(pack, name), pack.card[name].number)):
            card = pack.card[name]
            called = card.name.in_language(language)
            lines.append(f"{copies[name]} {called} ({origins.get(name, OWN)}) {card.number}")
    try:
        return "\n".join([*lines, "", code_of(pack, deck)])
    except BroughtError:
        unknown = [f"# {copies[name]} {name}" for name in copies if name not in pack.card]
        return "\n".join([*lines, "", *unknown])


def read_list(pack: Pack, text: str, headings: frozenset[str]) -> ListRead:
    """Return the deck of a list; `headings` are words that are no cards. A code alone is the deck.

    Raises BroughtError for too many lines, for more cards than can be stored, and for a code that cannot be read.
    """
    joined = "".join(text.split())
    if _CODE.fullmatch(joined):
        return ListRead(text_of(deck_of_code(pack, joined)))
    if len(text.splitlines()) > MOST_LINES:
        raise BroughtError("refused-legends-list-long", most=MOST_LINES)
    reading = _Reading(pack, headings)
    for number, line in enumerate(text.splitlines(), 1):
        reading.take(number, line.strip())
    if reading.code and not reading.copies and not reading.heroes:
        return ListRead(text_of(deck_of_code(pack, reading.code)))
    if sum(reading.copies.values()) > MOST_CARDS:
        bounded(None)
    deck = bounded(new_deck(reading.heroes, reading.copies))
    return ListRead(text_of(deck), tuple(reading.unknown), tuple(reading.differing))


class _Reading:
    """A list while it is read line by line."""

    def __init__(self, pack: Pack, headings: frozenset[str]) -> None:
        self.pack = pack
        self.headings = {plain(heading) for heading in headings}
        self.heroes: dict[str, None] = {}
        self.copies: Counter[str] = Counter()
        self.unknown: list[DoubtfulLine] = []
        self.differing: list[DoubtfulLine] = []
        self.code = ""
        self._names = dict(names_of(pack))
        origins = origins_of(pack)
        self._numbers = {(origins.get(name, OWN).casefold(), card.number): name for name, card in pack.card.items()}

    def take(self, number: int, line: str) -> None:
        """Read a line of the list."""
        if _CODE.fullmatch(line):
            self.code = line
        elif line and not _COMMENT.match(line) and not self._is_heading(line):
            self._take_card(number, line[:LONGEST_LINE])

    def _is_heading(self, line: str) -> bool:
        """Return whether a line is a heading: one that is known, with or without a count, or any that ends with a colon."""
        words = plain(re.sub(r"\d+", " ", line))
        return words in self.headings or (line.endswith(":") and plain(line) not in self._names)

    def _take_card(self, number: int, line: str) -> None:
        copies, name, card = self._parts(line)
        by_name = self._names.get(plain(name))
        found = card or by_name
        if found is None:
            self.unknown.append(DoubtfulLine(number, line, copies=copies, name=name))
            return
        if card is not None and by_name != card and plain(name):
            self.differing.append(DoubtfulLine(number, line, card, copies, name))
        if found in self.pack.hero:
            self.heroes[found] = None
        else:
            self.copies[found] += copies

    def _parts(self, line: str) -> tuple[int, str, str | None]:
        """Return copies and name on a line, and the card of its number if it has one."""
        if plain(line) in self._names:
            return 1, line, None
        lead = _LEAD.fullmatch(line)
        before, rest = (lead[1], lead[2]) if lead is not None else (None, line)
        card = None
        if numbered := _NUMBER.fullmatch(rest):
            rest, card = numbered[1], self._numbers.get((numbered[2].casefold(), int(numbered[3])))
        if before is None and plain(rest) not in self._names and (behind := _BEHIND.fullmatch(rest)):
            rest, before = behind[1], behind[2]
        return max(1, int(before or 1)), rest, card


def plain(text: str) -> str:
    """Return a text for comparison: words in small letters, without quotes and other marks, «ё» as «е»."""
    folded = unicodedata.normalize("NFKC", text).casefold().replace("ё", "е")
    return " ".join(re.findall(r"\w+", folded.replace("'", "").replace("’", "")))


def names_of(pack: Pack) -> Iterator[tuple[str, str]]:
    """Yield each name of each card for comparison, with the card's id."""
    cards: Mapping[str, Card] = pack.card
    for name, card in cards.items():
        yield from ((plain(called), name) for called in card.name.all)


def origins_of(pack: Pack) -> dict[str, str]:
    """Return the id of the content pack of each card that comes from one, by the card's id."""
    return {thing.partition(".")[2]: origin.id for origin in pack.packs for thing in origin.things}
