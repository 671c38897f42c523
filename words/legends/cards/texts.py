"""The cards of Legends in words: names, types, figures, costs, and texts generated from what they do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from engines.legends.content.pack import Pack
from engines.legends.content.shapes import Card, Event, Fighter, Follower, Hero, Skill
from engines.legends.content.vocabulary import Keyword, Rarity, Timing
from words.common.card_effects import EffectText, full_stops
from words.common.limits import DESCRIPTION
from words.common.pack_words import PackWords
from words.legends.cards import abilities
from words.legends.cards.effects import phrase, sentences
from words.legends.cards.things import named_targets
from words.legends.cards.whom import Lexicon
from words.safe import whole_words
from words.texts import Language, capital, figure


class Figures(NamedTuple):
    """The figures of a card as they are printed, "" for one that it has not (LG-57).

    `attack` has its type of damage in `attack_type`; `cost` is what an event costs.
    """

    attack: str
    attack_type: str
    lives: str
    level: str
    legendarity: str
    cost: str


class CardWords(PackWords[Pack]):
    """Words for the cards of a pack in one language. Cards are named by id. Unknown ids raise KeyError."""

    def __init__(self, language: Language, pack: Pack, *, strict: bool = False) -> None:
        super().__init__(language, pack, strict=strict)
        self._effects: dict[str, tuple[EffectText, ...]] = {}

    # ---------------------------------------------------------------- names and types

    def card(self, name: str) -> str:
        """Return the name of a card."""
        return self.pack.card[name].name.in_language(self.language)

    def quoted(self, name: str) -> str:
        """Return a name in quotation marks."""
        return self.say("legends-quoted", name=name)

    def card_quoted(self, name: str) -> str:
        """Return the name of a card in quotation marks; names are never inflected."""
        return self.quoted(self.card(name))

    def preset(self, name: str) -> str:
        """Return the name of a preset deck."""
        return self.pack.preset[name].name.in_language(self.language)

    def kind(self, name: str) -> str:
        """Return the type of a card with its class: "Hero, mage", "Skill of mages", "Skill of “Mira”", "Event"."""
        card = self.pack.card[name]
        if isinstance(card, Skill):
            hero = self.card(card.hero) if card.hero is not None else ""
            whose = "named" if hero else card.class_ or "any"
            return self.say("legends-kind-skill", whose=whose, hero=hero)
        if isinstance(card, Hero | Follower):
            return self.say(
                f"legends-kind-{self.pack.type_of[name]}", class_=self.say("legends-class", name=card.class_)
            )
        return self.say("legends-kind-event")

    def rarity(self, rarity: Rarity) -> str:
        """Return a rarity by its word: "rare"."""
        return self.say("legends-rarity", rarity=rarity)

    def collector(self, name: str) -> str:
        """Return the collector's line of a card: number, size of the set, rarity (LG-12)."""
        card = self.pack.card[name]
        return self.say(
            "legends-collector", number=card.number, size=len(self.pack.card), rarity=self.rarity(card.rarity)
        )

    def damage_type(self, kind: str) -> str:
        """Return a type of damage: "physical"."""
        return self.say("legends-damage-type", type=kind)

    def timing(self, when: Timing) -> str:
        """Return the time at which a card may be played."""
        return self.say("legends-timing", when=when)

    # ---------------------------------------------------------------- figures

    def figures(self, name: str) -> Figures:
        """Return the figures of a card as they are printed."""
        card = self.pack.card[name]
        fighter = card if isinstance(card, Fighter) else None
        level = card.level if isinstance(card, Hero | Skill) else None
        return Figures(
            attack=str(fighter.attack.by) if fighter else "",
            attack_type=self.damage_type(fighter.attack.type) if fighter else "",
            lives=str(fighter.lives) if fighter else "",
            level="" if level is None else str(level),
            legendarity=str(card.legendarity) if isinstance(card, Hero | Follower) else "",
            cost=str(card.cost) if isinstance(card, Event) else "",
        )

    def event_cost(self, name: str, change: int = 0) -> str:
        """Return the cost of an event where events cost so much more, with the printed one where it differs (LG-22)."""
        printed = self.pack.event[name].cost
        return self.now(max(printed + change, 0), printed)

    def now(self, now: int, printed: int | None) -> str:
        """Return a figure as it is now, with the printed one where it differs."""
        if printed is None or printed == now:
            return figure(now)
        return self.say("legends-state-printed", now=figure(now), printed=figure(printed))

    def properties(self, name: str, event_change: int = 0) -> list[str]:
        """Return type, figures, price and timing of a card in short, part by part; events may cost more than is printed."""
        card, figures = self.pack.card[name], self.figures(name)
        parts = [self.kind(name)]
        if figures.attack:
            parts.append(self.say("legends-figure-attack", n=figures.attack, type=figures.attack_type))
            parts.append(self.say("legends-figure-lives", n=figures.lives))
        if figures.level:
            parts.append(self.say("legends-figure-level", n=figures.level))
        if isinstance(card, Hero | Follower):
            parts.append(self.say(f"legends-figure-{self.pack.type_of[name]}", n=figures.legendarity))
        if isinstance(card, Event):
            parts.append(self.say("legends-figure-event", n=self.event_cost(name, event_change)))
        if price := self.skill_cost(name):
            parts.append(price)
        if isinstance(card, Event | Skill):
            parts.append(self.timing(card.when))
        return parts

    def short(self, name: str, event_change: int = 0) -> str:
        """Return type, figures, price and timing of a card in one line: "Event, costs 1, at any time"."""
        return ", ".join(self.properties(name, event_change))

    # ---------------------------------------------------------------- effects

    def effects(self, name: str) -> list[EffectText]:
        """Return the paragraphs of a card's text: keywords, what it does, then its abilities, with the price of each."""
        if name not in self._effects:
            self._effects[name] = tuple(self._each_effect(self.pack.card[name]))
        return list(self._effects[name])

    def text(self, name: str) -> str:
        """Return the text of a card as one paragraph, "" if it has figures alone."""
        return " ".join(self.paragraph(effect) for effect in self.effects(name))

    def short_text(self, name: str, room: int = DESCRIPTION) -> str:
        """Return the text of a card in at most `room` code points, 100 if nothing else is given.

        What is longer is told in brief, then as many of its words as fit, with "…" behind them.
        """
        text = self.text(name)
        if len(text) > room:
            text = " ".join(self.paragraph(effect) for effect in self._each_effect(self.pack.card[name], brief=True))
        return whole_words(text, room)

    def in_full(self, name: str, event_change: int = 0) -> str:
        """Return all properties of a card, its text and the meaning of its keywords, in light markdown."""
        lines = [self.say("legends-sentence", text=self.short(name, event_change))]
        lines += [*map(self.paragraph, self.effects(name)), *(f"-# {line}" for line in self.reminders(name))]
        return "\n".join(lines)

    def paragraph(self, effect: EffectText) -> str:
        """Return one paragraph of a text, an activated ability's price before it."""
        return self._headed(effect.when, effect.text) if effect.when else effect.text

    def _headed(self, head: str, text: str) -> str:
        """Return a sentence with a capital, of what stands before a colon and after it."""
        line = self.say("legends-line", when=head, text=text[:1].lower() + text[1:])
        return capital(line)

    def keyword(self, keyword: Keyword) -> str:
        """Return the word for a keyword: "Guard"."""
        return self.say(f"legends-keyword-{keyword}")

    def reminder(self, keyword: str) -> str:
        """Return a keyword with its meaning: "Guard: enemies must attack it first."."""
        return self._headed(self.say(f"legends-keyword-{keyword}"), self.meaning(keyword))

    def meaning(self, keyword: str) -> str:
        """Return the meaning of a keyword, a sentence."""
        return full_stops(self.say(f"legends-reminder-{keyword}"))

    def reminders(self, name: str) -> list[str]:
        """Return the keywords that a card has or gives, each with its meaning."""
        return [self.reminder(keyword) for keyword in self.keywords_on(name)]

    def keywords_on(self, name: str) -> list[str]:
        """Return the keywords that a card has or gives, in the order of its text."""
        card = self.pack.card[name]
        found = ["stays"] if isinstance(card, Event | Skill) and card.stays else []
        found += card.abilities.keywords
        found += [each.keyword for each in card.abilities.static if each.keyword is not None]
        for listed, ops in self.pack.ops.items():
            if listed.partition("/")[0] == name:
                found += [keyword for op in ops if (keyword := getattr(op, "keyword", None))]
        return list(dict.fromkeys(found))

    # ---------------------------------------------------------------- abilities

    def cost(self, name: str, ability: int) -> str:
        """Return the price of an activated ability: "turn, 1 legendarity"."""
        return abilities.costs(self.say, self.pack.card[name].abilities.activated[ability].cost)

    def skill_cost(self, name: str) -> str:
        """Return the price of a skill besides its hero's turn, "" if nothing or if the card is no skill (LG-23)."""
        card = self.pack.card[name]
        return abilities.costs(self.say, card.cost, skill=True) if isinstance(card, Skill) else ""

    def ability(self, name: str, ability: int) -> str:
        """Return the effect of an activated ability."""
        card = self.pack.card[name]
        return abilities.activated(self._lexicon(card), card.abilities.activated[ability]).text

    def triggered(self, name: str, ability: int) -> str:
        """Return a triggered ability, a sentence."""
        card = self.pack.card[name]
        return abilities.triggered(self._lexicon(card), card.abilities.triggered[ability])

    def modes(self, listed: str, at: int = -1) -> list[str]:
        """Return the modes of the choice in a list of ops ("card/do"), at a place of it, or of the first one."""
        lexicon = self._lexicon_of(listed)
        for n, op in enumerate(self.pack.ops[listed]):
            if op.lists() and at in (-1, n):
                return [full_stops(phrase(lexicon, mode)) for mode in op.lists()]
        return []

    def target(self, listed: str, at: int) -> str:
        """Return the things that a target of a list of ops may be: "an enemy follower"."""
        return named_targets(self.say, self.pack.targets[listed][at])

    def text_of(self, listed: str) -> str:
        """Return the text of one list of ops, with its moment or its price: of "card/do" what the card does."""
        name, _, part = listed.partition(":")[0].partition("/")
        if part.startswith("t"):
            return self.triggered(name, int(part[1:]))
        if part.startswith("a"):
            return self._headed(self.cost(name, int(part[1:])), self.ability(name, int(part[1:])))
        return sentences(self._lexicon_of(f"{name}/do"), self.pack.ops[f"{name}/do"])

    def _lexicon_of(self, listed: str) -> Lexicon:
        """Return the words for one list of ops: "self" of a skill that is used is its hero."""
        name, _, part = listed.partition("/")
        card = self.pack.card[name]
        lexicon = replace(self._lexicon(card), targets=self.pack.targets.get(listed, ()))
        if part == "do" and isinstance(card, Skill):
            return replace(lexicon, itself="hero")
        if part.startswith("t"):
            ability = card.abilities.triggered[int(part[1:])]
            return replace(lexicon, about=ability.about, damages=ability.when == "damages")
        return lexicon

    def _lexicon(self, card: Card) -> Lexicon:
        return Lexicon(self.say, self.pack.type_of[card.id])

    def _each_effect(self, card: Hero | Follower | Event | Skill, *, brief: bool = False) -> Iterator[EffectText]:
        lexicon = replace(self._lexicon(card), brief=brief)
        words = [*(["stays"] if isinstance(card, Event | Skill) and card.stays else []), *card.abilities.keywords]
        if words:
            yield EffectText("", abilities.keywords(self.say, words))
        if isinstance(card, Event | Skill) and card.do:
            yield EffectText("", sentences(replace(self._lexicon_of(f"{card.id}/do"), brief=brief), card.do))
        for static in card.abilities.static:
            yield EffectText("", abilities.static(lexicon, static))
        for triggered in card.abilities.triggered:
            yield EffectText("", abilities.triggered(lexicon, triggered))
        for activated in card.abilities.activated:
            yield abilities.activated(lexicon, activated)
