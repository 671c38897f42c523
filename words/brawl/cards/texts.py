"""The cards of Super Fantasy Brawl in words: names from the pack, texts generated from what the cards do (SB-80, SB-85)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Literal, NamedTuple

from engines.brawl.content.pack import Pack
from engines.brawl.content.shapes import Card
from engines.brawl.content.vocabulary import Core, Trap
from engines.brawl.verbs.states.next_attack import NextAttack
from words.brawl.cards.effects import lexicon_after, sentences
from words.brawl.cards.gifts import ability_sentences, gifts, waits_for_effects
from words.brawl.cards.ops import next_attack_text
from words.brawl.cards.whom import Lexicon, champion_name
from words.common.card_effects import EffectText
from words.common.pack_words import PackWords
from words.texts import Language, figure, signed

__all__ = ["CardWords", "EffectText", "Figures", "Named"]

Standard = Literal["plan", "heal", "hit", "walk"]


class Figures(NamedTuple):
    """The figures of a card as they are printed: "2", "direct 2–3", "3", "+1"; "" where it has none (SB-33)."""

    move: str
    range: str
    strength: str
    defence: str


class Named(NamedTuple):
    """A name, and the explanation of it."""

    name: str
    text: str


class CardWords(PackWords[Pack]):
    """Words for the cards of a pack in one language. Cards are named as in the pack: "dugrun.mighty_blow".

    Unknown names raise KeyError.
    """

    def __init__(self, language: Language, pack: Pack, *, strict: bool = False) -> None:
        super().__init__(language, pack, strict=strict)
        self._effects: dict[str, tuple[EffectText, ...]] = {}

    # ---------------------------------------------------------------- names

    def champion(self, kit: str) -> str:
        """Return the name of a champion."""
        return self.pack.champion[kit].name.in_language(self.language)

    def champion_in(self, kit: str, case: str) -> str:
        """Return the name of a champion in a case ("nom", "gen", "acc", "dat", "ins"), as languages with cases have it."""
        return champion_name(self.say, kit, self.champion(kit), self.pack.champion[kit].forms, case)

    def card(self, name: str) -> str:
        """Return the name of an action card."""
        return self.pack.card[name].name.in_language(self.language)

    def core(self, core: Core) -> str:
        """Return the name of a core: "Destruction"."""
        return self.say("brawl-core", core=core)

    def kind(self, name: str) -> str:
        """Return of which kind a card is: "Attack", "Skill" or "Reaction"."""
        return self.say("brawl-kind", kind=self.pack.card[name].kind)

    def trap(self, kind: Trap) -> str:
        """Return the name of a trap: "Stun", "2 damage" (SB-06)."""
        return self.say("brawl-trap", trap=kind)

    def standard(self, kind: Standard) -> Named:
        """Return the name of a standard action and what it does (SB-29)."""
        return Named(self.say("brawl-standard", kind=kind), self.say("brawl-standard-text", kind=kind))

    def hex_name(self, arena: str, hex_: int) -> str:
        """Return how players call a hex: "C3"."""
        return self.pack.arena[arena].hex_names[hex_]

    # ---------------------------------------------------------------- challenges

    def challenge(self, challenge: str) -> str:
        """Return the name of a challenge."""
        return self.pack.challenge[challenge].name.in_language(self.language)

    def challenge_text(self, challenge: str) -> str:
        """Return the text of a challenge (SB-82)."""
        printed = self.pack.challenge[challenge]
        if printed.control is not None:
            named = self.pack.area_name(challenge)
            area = named.in_language(self.language) if named else self.say(f"brawl-area-{printed.control}")
            return self.say("brawl-challenge-control", area=area[:1].upper() + area[1:])
        parts = [self.say("brawl-challenge-statue", core=core, n=n) for core, n in Counter(printed.statues).items()]
        return self.say("brawl-challenge-statues", list=self.say.join(parts))

    # ---------------------------------------------------------------- figures

    def range_text(self, name: str) -> str:
        """Return the range of a card: "melee", "direct 2–3", "area: 3 adjacent hexes"; "" if it has no range."""
        return self._range(self.pack.card[name])

    def figures(self, name: str) -> Figures:
        """Return the figures of a card as they are printed."""
        card = self.pack.card[name]
        return Figures(
            move=figure(card.move) if card.move else "",
            range=self._range(card),
            strength="" if card.strength is None else figure(card.strength),
            defence="" if card.defence is None else signed(card.defence),
        )

    def _range(self, card: Card) -> str:
        if card.range is None:
            return ""
        least, most = card.range.least, card.range.most
        span = figure(least) if least == most else f"{figure(least)}–{figure(most)}"
        any_side = "yes" if card.range.any_side else "no"
        return self.say(f"brawl-range-{card.range.shape}", span=span, hexes=most, any_side=any_side)

    # ---------------------------------------------------------------- effects

    def effects(self, name: str) -> list[EffectText]:
        """Return the texts of a card besides its figures: lasting rules, then its effects in their order."""
        if name not in self._effects:
            self._effects[name] = tuple(self._each_effect(name))
        return list(self._effects[name])

    def text(self, name: str) -> str:
        """Return the effects of a card as one paragraph, "" if it has figures alone."""
        return " ".join(self._line(effect) for effect in self.effects(name))

    def next_attack(self, name: str) -> str:
        """Return the gains of the next attack by a card that strengthens it, as a predicate: "ignores defence"."""
        card = self.pack.card[name]
        lexicon = self._lexicon(name.partition(".")[0], card)
        return next(
            next_attack_text(lexicon, op) for op in (*card.do, *card.pre, *card.post) if isinstance(op, NextAttack)
        )

    def ability(self, champion: str) -> list[str]:
        """Return the gifts of a champion's levelled side, a sentence each (SB-42)."""
        return list(ability_sentences(self._lexicon(champion), self.pack.champion[champion].ability))

    def _line(self, effect: EffectText) -> str:
        return self.say("brawl-line", when=effect.when, text=effect.text) if effect.when else effect.text

    def _lexicon(self, champion: str, card: Card | None = None) -> Lexicon:
        reaction = card is not None and card.kind == "reaction"
        many = card is not None and card.range is not None and card.range.shape == "area"
        forms = self.pack.champion[champion].forms
        return Lexicon(self.say, champion, self.champion(champion), reaction, many, forms=forms)

    def _each_effect(self, name: str) -> Iterator[EffectText]:
        card = self.pack.card[name]
        lexicon = self._lexicon(name.partition(".")[0], card)
        if card.travel != "walk":
            yield EffectText("", self.say(f"brawl-travel-{card.travel}", who=lexicon.name_in_case("nom")))
        late = tuple(give for give in card.gives if waits_for_effects(give))
        at_once = tuple(give for give in card.gives if not waits_for_effects(give))
        if at_once:
            yield EffectText("", gifts(lexicon, card, at_once))
        for when, ops in (("do", card.do), ("pre", card.pre), ("post", card.post)):
            parts = [sentences(lexicon, ops)] if ops else []
            if late and when != "post" and ops:
                parts.append(gifts(lexicon_after(lexicon, ops), card, late))
                late = ()
            if parts:
                yield EffectText(self.say("brawl-when", when=when, kind=card.kind), " ".join(parts))
        if late:
            yield EffectText("", gifts(lexicon, card, late))
