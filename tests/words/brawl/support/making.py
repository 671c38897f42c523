"""Cards of Super Fantasy Brawl made by hand for tests of their texts, and the lexicon that tells them."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from engines.brawl.content.pack import Pack, load
from engines.brawl.content.shapes import Ability, Card, Range
from engines.brawl.content.vocabulary import Condition, Conditions, Group, Role
from engines.kernel.content.names import Name
from words.brawl.cards.whom import Lexicon
from words.texts import Language, words

PACK = load()

MELEE = Range("melee")
AREA = Range("area", most=3)
NEAR_ENEMIES = Group("enemies", within=1)
NEAR_ALLY = Group("allies", within=1, pick="one")


def lexicon(language: Language, champion: str = "dugrun", *, reaction: bool = False, many: bool = False) -> Lexicon:
    """Return the words for a card of a champion."""
    name = PACK.champion[champion].name if champion in PACK.champion else Name(ru="Надя", en="Nadia")
    return Lexicon(words(language, strict=True), champion, name.in_language(language), reaction, many)


def made(*cards: Card, champion: str = "dugrun", ability: Ability | None = None) -> Pack:
    """Return a pack of one champion with these cards."""
    kit = PACK.champion[champion]
    kit = msgspec.structs.replace(kit, cards=cards or kit.cards, ability=kit.ability if ability is None else ability)
    return msgspec.structs.replace(PACK, champions=(kit,))


def attack(**fields: Any) -> Card:
    """Return an attack of strength 2 on one adjacent enemy."""
    return Card(**{"id": "x", "name": Name(ru="Х", en="X"), "number": 2, "core": "red", "kind": "attack", "strength": 2,
                   "range": MELEE, **fields})  # fmt: skip


def reaction(**fields: Any) -> Card:
    """Return a reaction without defence."""
    return Card(**{"id": "x", "name": Name(ru="Х", en="X"), "number": 2, "core": "red", "kind": "reaction", **fields})


def on_trap(role: Role = "target", *, no: bool = False) -> Conditions:
    """Return the condition that a champion is, or is not, on a trap hex."""
    return (Condition("on_trap", role, not_=no),)


BLOODIED = (Condition("bloodied"),)
DID, DID_NOT = (Condition("did"),), (Condition("did", not_=True),)
CLOSE_ENEMIES = Group("enemies", within=2, of="target")


def flaws(text: str, language: Language) -> list[str]:
    """Return what is wrong with the looks of a text, nothing if it can be shown."""
    found = re.findall(r"\{|\}|  |\$|brawl-| [,.;:)]|\.\.|\( |^ | $|None|\) \(", text)
    quotes = [f"{a}{b}" for a, b in ("«»", "“”", "()") if text.count(a) != text.count(b)]
    if text.count('"'):
        quotes.append('"')
    alien = re.findall(r"[а-яё]+" if language == "en" else r"[a-z]+", text, re.IGNORECASE)
    alien = [word for word in alien if word != "X"]
    return found + quotes + alien + (["long"] if len(text) > 300 else [])
