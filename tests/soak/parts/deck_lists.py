"""Lists, codes and texts of decks changed at random: each is soon read into a deck that can be stored, or refused in words."""

from __future__ import annotations

import base64
import time
from functools import cache
from random import Random
from typing import Any

from cogs.decks.import_pages import doubt_lines, likely_buttons
from cogs.decks.importing import MOST_BYTES
from cogs.decks.reading import Deck, deck_words
from cogs.kit.answering.answers import refusal_text
from engines.games import GAMES
from engines.kernel.languages import languages
from engines.kernel.lobby.building import Builder
from referee.decks.decks import builders, refusing
from referee.errors import RefusedError
from tests.soak.packs.changing import ODD
from tests.soak.packs.striking import STROKES
from tests.soak.running import Found, Part
from tools.packs.looks import collect_missing_texts
from words.texts import LANGUAGES, words

MOST_SECONDS = 2.0
"""Seconds of processor time that reading a list may take."""

TEXTS = tuple(value for value in ODD if isinstance(value, str))


def play(seed: str, _number: int, size: int) -> Found:
    """Change so many lists, codes and texts."""
    rng, found = Random(seed), Found()
    for _ in range(size):
        game = rng.choice([*builders()])
        builder, pack = builders()[game], GAMES[game].standard.pack
        text = _changed(rng.choice(_true(game, builder, pack, rng)), rng)
        began = time.process_time()
        try:
            found.figures[_read(game, builder, pack, text)] += 1
            assert time.process_time() - began < MOST_SECONDS, "it took too long"
        except BaseException as error:
            error.add_note(f"{len(text)} characters: {text[:2000]!a}")
            raise
        found.figures["lists"] += 1
    return found


def _true(game: str, builder: Builder[Any], pack: Any, rng: Random) -> list[str]:
    """Return a deck as a list in each language, as a code, as a text, and the code of a text that is no deck."""
    ready = rng.choice(builder.ready(pack)).text
    headings = [deck_words(game).headings(language) for language in LANGUAGES]
    lists = [builder.write(pack, ready, language, titles) for language, titles in zip(LANGUAGES, headings, strict=True)]
    forged = "LG" + base64.b32encode(rng.randbytes(rng.randint(1, 90))).decode().rstrip("=")
    return [*lists, builder.code(pack, ready), ready, forged]


def _changed(text: str, rng: Random) -> str:
    """Return a text with something changed, as the bot would get it of a form or a file."""
    for _ in range(rng.choice((0, 1, 1, 2, 5))):
        lines = text.split("\n")
        n = rng.randrange(len(lines))
        way = rng.randrange(7)
        if way == 0:
            lines[n] = lines[rng.randrange(len(lines))]
        elif way == 1:
            lines[n] = (
                rng.choice(("3x ", "-1 ", "0 ", "999999 ", "²", "٣ ", "x3", "50 × ", "\u202e", "* ", "1" * 300))
                + lines[n]
            )
        elif way == 2:
            lines[n] += rng.choice(
                (" (LG) 1", " (LG) 99999", " (lg)#7", " x9", " (", "*99999", " (LG) ²", "\u0301" * 900)
            )
        elif way == 3:
            lines.insert(n, rng.choice(TEXTS)[:5000])
        elif way == 4:
            lines = lines * rng.choice((2, 20))
        elif way == 5:
            at = rng.randrange(len(lines[n]) + 1)
            lines[n] = (
                lines[n][:at] + rng.choice(("7", "А", "é", " ", "`", "\x00", "😀", "İ", "ǅ", "_")) + lines[n][at + 1 :]
            )
        else:
            raw = rng.choice(STROKES)("\n".join(lines).encode("utf-8", "replace") or b"x", rng)
            lines = raw[:MOST_BYTES].decode("utf-8-sig", "replace").split("\n")
        text = "\n".join(lines)
    return text[:MOST_BYTES]


def _read(game: str, builder: Builder[Any], pack: Any, text: str) -> str:
    """Read a text in each way; return what came of it as a list."""
    for read in (builder.read_code, builder.verdict):
        try:
            refusing(lambda read=read: read(pack, text) if read is builder.read_code else read(pack, None, text, pack))
        except RefusedError as error:
            _check_words(error)
    try:
        found = refusing(lambda: builder.read(pack, text, _headings(game)))
    except RefusedError as error:
        _check_words(error)
        return "refused"
    assert builder.read_code(pack, builder.code(pack, found.text)) == found.text, "its code is that of another deck"
    with collect_missing_texts() as missing:
        for language in LANGUAGES:
            deck = Deck(game, "", found.text, GAMES[game].standard, words(language))
            assert deck.summary()
            assert all(len(line) <= 4000 for line in doubt_lines(deck.words, deck, found))
            likely_buttons(deck, found.unknown)
            deck.problem_lines()
    assert not missing, missing
    return "read with doubts" if found.unknown or found.differing else "read"


@cache
def _headings(game: str) -> frozenset[str]:
    return frozenset(text for language in languages() for text in deck_words(game).headings(language).values())


def _check_words(error: RefusedError) -> None:
    """Check that a refusal has a text in each language."""
    with collect_missing_texts() as missing:
        assert all(0 < len(refusal_text(error, words(language))) < 1000 for language in LANGUAGES)
    assert not missing, missing


def _missing(found: Found) -> list[str]:
    """Return what a whole run must have met."""
    return [f"nothing was {name}" for name in ("refused", "read", "read with doubts") if not found.figures[name]]


PART = Part("deck-lists", "lists", 20_000, 1000, play, _missing)
