"""A kit of BattleCON made by hand that has a token, counter, marker and card of each sort, for the tests of card texts."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from engines.battlecon.content import Pack, load
from engines.battlecon.grammar import Effect
from engines.battlecon.kits import Kit, Marker, Special, Token
from engines.battlecon.vocabulary import Condition
from engines.kernel.content import Name
from words.battlecon_amounts import Lexicon
from words.battlecon_cards import CardWords, EffectText
from words.battlecon_effects import effect_text
from words.texts import Language, words

PACK = load()

MALICE = Token("malice", Name("Злоба", "Malice"), 3, 2, per_beat=0)
FROST = Token("frost", Name("Мороз", "Frost"), 2, 3, counter=True)
CURSE = Token("curse", Name("Проклятие", "Curse"), 0, 1, given=True)
TRAP = Marker("trap", Name("Ловушка", "Trap"), 3)
HUMAN = Special("human", Name("Человек", "Human"), form=True, active=True)
CHAIN = Special("chain", Name("Цепь", "Chain"))

KIT = msgspec.structs.replace(
    PACK.kit["claus"], id="made", tokens=(MALICE, FROST, CURSE), markers=(TRAP,), cards=(HUMAN, CHAIN)
)


def told(language: Language, effect: Effect, kit: Kit | None = KIT) -> EffectText:
    """Return an effect of the hand-made kit in words."""
    return effect_text(Lexicon(words(language, strict=True), kit), effect)


def cards(language: Language, *kits: Kit) -> CardWords:
    """Return the words for the loaded pack, or for one of these kits."""
    return CardWords(language, Pack(PACK.common, kits) if kits else PACK, strict=True)


def near(*, who: Any = "self", **bounds: Any) -> Condition:
    return Condition("distance", who=who, **bounds)


def in_supply(least: int | None = None, most: int | None = None, token: str = "frost") -> Condition:
    return Condition("tokens", least=least, most=most, token=token)


def flaws(text: str) -> list[str]:
    """Return what is wrong with the looks of a text, nothing if it can be shown."""
    found = re.findall(r"\{|\}|  |\$|battlecon-| [,.;:)]|\.\.|\( |^ | $|None", text)
    quotes = [f"{a}{b}" for a, b in ("«»", "“”", "()") if text.count(a) != text.count(b)]
    if text.count('"'):
        quotes.append('"')
    return found + quotes + (["long"] if len(text) > 300 else [])
