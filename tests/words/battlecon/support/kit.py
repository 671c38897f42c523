"""A kit of BattleCON made by hand that has a token, counter, marker and card of each sort, for the tests of card texts."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from engines.battlecon.content.grammar import Effect
from engines.battlecon.content.pack import Pack, load
from engines.battlecon.content.shapes import Ability, Advantage, Card, Kit, Marker, Special, Token
from engines.battlecon.content.vocabulary import Amount, Condition
from engines.battlecon.verbs.figures.bonus import Bonus
from engines.battlecon.verbs.markers.move_marker import MoveMarker
from engines.battlecon.verbs.tokens.gain import Gain
from engines.kernel.content.names import Name
from words.battlecon.cards.amounts import Lexicon
from words.battlecon.cards.effects import effect_text
from words.battlecon.cards.texts import CardWords, EffectText
from words.texts import Language, words

PACK = load()

MALICE = Token("malice", Name(ru="Злоба", en="Malice"), 3, 2, per_beat=0)
FROST = Token("frost", Name(ru="Мороз", en="Frost"), 2, 3, counter=True)
CURSE = Token("curse", Name(ru="Проклятие", en="Curse"), 0, 1, given=True)
TRAP = Marker("trap", Name(ru="Ловушка", en="Trap"), 3)
HUMAN = Special("human", Name(ru="Человек", en="Human"), form=True, active=True)
CHAIN = Special("chain", Name(ru="Цепь", en="Chain"))

KIT = msgspec.structs.replace(
    PACK.kit["claus"], id="made", tokens=(MALICE, FROST, CURSE), markers=(TRAP,), cards=(HUMAN, CHAIN)
)


def in_supply(least: int | None = None, most: int | None = None, token: str = "frost") -> Condition:
    return Condition("tokens", least=least, most=most, token=token)


FIGURED = msgspec.structs.replace(
    KIT,
    styles=(Card("s", Name(ru="S", en="S"), (-1, 0), -2, 1, guard="stable", tie=True, fixed=("range", "priority")),),
    bases=(Card("b", Name(ru="B", en="B"), "x", Amount("distance"), -1, guard=2, x_marker="trap"),),
)
"""Its cards have every sort of figure."""

UNKNOWN = msgspec.structs.replace(
    KIT, bases=(Card("b", Name(ru="B", en="B"), "x", Amount("distance", times=2), 1, x_marker="trap", x_within=1),)
)
"""Its base has a range X and a power X."""

GROUPED = tuple(Token(name, Name(ru=name, en=name), 1, group="ammo") for name in ("fire", "ice"))

TOKENED = msgspec.structs.replace(
    KIT,
    tokens=(
        MALICE,
        FROST,
        CURSE,
        msgspec.structs.replace(MALICE, id="time", amounts=(1, 3, 5)),
        msgspec.structs.replace(MALICE, id="two", per_beat=2),
        *GROUPED,
        Token("rush", Name(ru="Rush", en="Rush"), 1, queue=True),
    ),
)
"""It has tokens of every sort of use."""

ALONE = msgspec.structs.replace(KIT, tokens=GROUPED)
"""It has tokens of one group only."""

ABLE = msgspec.structs.replace(
    KIT,
    ability=Ability(
        Name(ru="A", en="A"),
        (Effect("end", (Gain(token="frost"),)),),
        (
            Advantage(
                "gust", Name(ru="Gust", en="Gust"), Effect("use", (MoveMarker("trap"),), if_=(in_supply(least=1),))
            ),
            Advantage("gift", Name(ru="Gift", en="Gift"), Effect("use", (Bonus(by=2),)), per_beat=0, opponent=True),
        ),
        form_in_discard=True,
    ),
)
"""Its ability has an effect, two advantages and a form."""

PLAIN = msgspec.structs.replace(
    KIT,
    tokens=tuple(Token(name, Name(ru=name, en=name), 1) for name in ("fire", "ice")),
    markers=(Marker("trap", Name(ru="Trap", en="Trap")),),
    cards=(),
)
"""Its tokens and its marker begin in supply."""

MADE = (KIT, FIGURED, UNKNOWN, TOKENED, ALONE, ABLE, PLAIN)


def worded(language: Language, effect: Effect, kit: Kit | None = KIT) -> EffectText:
    """Return an effect of the hand-made kit in words."""
    return effect_text(Lexicon(words(language, strict=True), kit), effect)


def cards(language: Language, *kits: Kit) -> CardWords:
    """Return the words for the loaded pack, or for one of these kits."""
    return CardWords(language, Pack(PACK.common, kits) if kits else PACK, strict=True)


def near(*, who: Any = "self", **bounds: Any) -> Condition:
    return Condition("distance", who=who, **bounds)


def flaws(text: str) -> list[str]:
    """Return what is wrong with the looks of a text, nothing if it can be shown."""
    found = re.findall(r"\{|\}|  |\$|battlecon-| [,.;:)]|\.\.|\( |^ | $|None", text)
    quotes = [f"{a}{b}" for a, b in ("«»", "“”", "()") if text.count(a) != text.count(b)]
    if text.count('"'):
        quotes.append('"')
    return found + quotes + (["long"] if len(text) > 300 else [])
