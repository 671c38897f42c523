"""The cards of Archutheon in words: names from the pack, texts generated from what the cards do (AR-98)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from engines.archutheon.content.pack import UNIVERSAL, Pack
from engines.archutheon.content.shapes import Block, Card, Property, Scheme
from engines.archutheon.content.vocabulary import SPEEDS, Condition
from words.archutheon.cards.effects import phrase, sentences
from words.archutheon.cards.standing import rule_text, standing_sentences
from words.archutheon.cards.whom import Lexicon
from words.common.card_effects import full_stops
from words.common.pack_words import PackWords

AROUND = frozenset({"f", "fl", "fr", "b", "bl", "br"})
"""The pattern of all neighbouring areas."""


class PropertyText(NamedTuple):
    """A property of a card in words: the sign of its boost ("" without one), and its effects ("" for stealth alone)."""

    boost: str
    text: str

    @property
    def whole(self) -> str:
        """The boost and the effects as one text."""
        text = self.text if self.boost.endswith(":") else self.alone
        return " ".join(part for part in (self.boost, text) if part)

    @property
    def alone(self) -> str:
        """The effects as a text of their own."""
        return f"{self.text[:1].upper()}{self.text[1:]}"


def _holds_for(condition: Condition, element: str) -> bool:
    """Return whether a condition is about the element of the card, and holds for this one."""
    return condition.is_ == "element" and (condition.element == element) != condition.not_


def span(least: int, most: int) -> str:
    """Return distances: "0–1", or the one that there is."""
    return str(most) if least == most else f"{least}–{most}"


class CardWords(PackWords[Pack]):
    """Words for the cards of a pack in one language. Cards are named as in the pack: "knight.shield_blow".

    Unknown names raise KeyError.
    """

    # ---------------------------------------------------------------- names

    def hero(self, kit: str) -> str:
        """Return the name of a hero."""
        return self.pack.hero[kit].name.in_language(self.language)

    def card(self, name: str) -> str:
        """Return the name of a card."""
        return self.pack.card[name].name.in_language(self.language)

    def passive(self, name: str) -> str:
        """Return the name of a side of a passive card or a terrain."""
        return self.pack.side[name].name.in_language(self.language)

    def terrain(self, terrain: str) -> str:
        """Return the name of a terrain card."""
        return self.pack.terrain[terrain].name.in_language(self.language)

    def owner(self, card: str) -> str:
        """Return the hero of a card, or that any hero can use it."""
        kit = card.partition(".")[0]
        return self.say("archutheon-universal") if kit == UNIVERSAL else self.hero(kit)

    def element(self, element: str) -> str:
        """Return the name of an element: "Chaos"."""
        return self.say("archutheon-element", element=element, case="nom")

    def speed(self, speed: str) -> str:
        """Return the name of a speed: "slow"."""
        return self.say("archutheon-speed", speed=speed)

    def permanent(self, permanent: str) -> str:
        """Return the name of a permanent: "Armour"."""
        return self.say("archutheon-permanent", permanent=permanent, case="nom")

    def thing(self, thing: str) -> str:
        """Return the name of an active object: "Rift"."""
        return self.say("archutheon-thing", thing=thing, case="nom")

    def value(self, name: str) -> str:
        """Return the value of a card: "base", "II"."""
        return self.say("archutheon-value", value=self.pack.value[name])

    # ---------------------------------------------------------------- figures

    def scheme(self, scheme: Scheme) -> str:
        """Return the kind of a scheme and its range: "targeted 0–1", "Dash, then area 1–2"."""
        if scheme.kind == "pattern":
            text = self.say("archutheon-scheme-pattern", areas=self._pattern(scheme))
        else:
            text = self.say(f"archutheon-scheme-{scheme.kind}", span=span(scheme.least, scheme.most))
        return self.say("archutheon-scheme-dash", text=text) if scheme.dash else text

    def _pattern(self, scheme: Scheme) -> str:
        names = {*scheme.areas}
        rest = [name for name in scheme.areas if not (names >= AROUND and name in AROUND)]
        parts = [self.say("archutheon-area-around")] if names >= AROUND else []
        return ", ".join([*parts, *(self.say(f"archutheon-area-{name}") for name in rest)])

    def block(self, block: Block) -> str:
        """Return a block: "block 2", "block 2 with reflection", "Dodge"."""
        return self.say("archutheon-block", kind=block.kind, n=block.by)

    def short(self, name: str) -> str:
        """Return a card's figures in short: "Truth, damage 2, targeted 0–1, block 2"."""
        card = self.pack.card[name]
        parts = [self.element(card.element)]
        if card.damage:
            parts.append(self.say("archutheon-damage", n=card.damage))
        parts += [self.scheme(card.scheme), self.block(card.block)]
        return ", ".join(parts)

    # ---------------------------------------------------------------- texts

    def property(self, name: str, speed: str) -> PropertyText:
        """Return the text of a property of a card."""
        card = self.pack.card[name]
        return self._property(card, card.property(speed))  # type: ignore[arg-type]  # of the engine

    def _property(self, card: Card, used: Property) -> PropertyText:
        scheme = used.scheme or card.scheme
        support = used.boost == "support"
        lexicon = Lexicon(self.say, many=scheme.direction == "area" and not support, support=support)
        boost = self.say("archutheon-boost", boost=used.boost) if used.boost else ""
        text = sentences(lexicon, used.do)
        if used.scheme is not None:
            text = self.say("archutheon-line", when=self.scheme(used.scheme), text=text)
        if used.deferred:
            text = self.say("archutheon-deferred", text=text)
        if used.flip:
            text = self.say("archutheon-flip", text=text)
        if used.pre:
            first = self.say("archutheon-before", text=sentences(lexicon, used.pre))
            text = f"{first} {PropertyText('', text).alone}".rstrip()
        return PropertyText(boost, text)

    def properties(self, name: str) -> Iterator[tuple[str, PropertyText]]:
        """Yield the properties of a card by speed, slow first."""
        for speed in SPEEDS:
            yield speed, self.property(name, speed)

    def property_line(self, name: str, speed: str) -> str:
        """Return a property behind the name of its speed: "Slow: Push the target."."""
        text = self.property(name, speed).whole
        return self.say("archutheon-property-line", speed=speed, text=text)

    def by_element(self, name: str, speed: str, element: str) -> str:
        """Return the effects of a property that need this element of its card; "" for none.

        The condition of a property that strengthens another card is about that card.
        """
        card = self.pack.card[name]
        used = card.property(speed)  # type: ignore[arg-type]  # of the engine
        if used.boost == "support":
            return ""
        lexicon = Lexicon(self.say, many=(used.scheme or card.scheme).direction == "area")
        found = [op for op in (*used.pre, *used.do) if any(_holds_for(each, element) for each in op.if_)]
        return phrase(
            lexicon, [replace(op, if_=tuple(each for each in op.if_ if each.is_ != "element")) for op in found]
        )

    def slot_attack(self, name: str) -> str:
        """Return the attack of a slot itself, "basic:slow": figures, then effects (AR-22, AR-97)."""
        attack = self.pack.slot[name]
        parts = [self.say("archutheon-damage", n=attack.damage)] if attack.damage else []
        line = ", ".join([*parts, self.scheme(attack.scheme)])
        lexicon = Lexicon(self.say, many=attack.scheme.direction == "area")
        text = PropertyText("", sentences(lexicon, attack.do)).alone
        return f"{full_stops(line)} {text}".rstrip()

    def standing(self, name: str) -> str:
        """Return the text of a side of a passive card or a terrain."""
        terrain = name.partition(".")[0] in self.pack.terrain
        lexicon = Lexicon(self.say, me="any" if terrain else "each")
        return " ".join(standing_sentences(lexicon, self.pack.standing[name]))

    def trait(self, kit: str) -> str:
        """Return the gifts of a hero besides his cards, "" for none."""
        lexicon = Lexicon(self.say)
        return full_stops(*(rule_text(lexicon, lasting) for lasting in self.pack.hero[kit].trait))
