"""Learners' texts of Archutheon: listings below rules topics."""

from __future__ import annotations

from engines.archutheon.content.pack import Pack
from engines.archutheon.content.vocabulary import PERMANENTS
from words.archutheon.cards.base import MatchWords
from words.texts import Language


def listing(language: Language, pack: Pack, kind: str) -> list[str]:
    """Return the listing of content below a topic, a line each. Raises KeyError for an unknown kind."""
    words = MatchWords(language, pack, {})
    if kind == "heroes":
        return sorted(_hero(words, hero.id) for hero in pack.heroes)
    if kind == "permanents":
        return [
            _line(words, words.permanent(each), words.say("archutheon-permanent-does", permanent=each))
            for each in PERMANENTS
        ]
    if kind == "slots":
        return [
            _line(words, words.say("archutheon-slot-of", board=board, speed=speed), words.slot_attack(name))
            for name in pack.slot
            for board, _, speed in [name.partition(":")]
        ]
    raise KeyError(kind)


def _line(words: MatchWords, name: str, text: str) -> str:
    return words.say("archutheon-rules-line", name=name, text=text)


def _hero(words: MatchWords, kit: str) -> str:
    origin = words.pack.origins.get(f"heroes.{kit}")
    pack = origin.name.in_language(words.language) if origin is not None else ""
    return words.say(f"archutheon-rules-hero-{words.pack.hero[kit].source}", name=words.hero(kit), pack=pack)
