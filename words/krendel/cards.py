"""The cards of Krendel's Tournament in words: names from the pack, texts generated from what the cards do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from engines.krendel.content.pack import Pack
from engines.krendel.content.shapes import (
    AttackOnly,
    Condition,
    Effect,
    ExtraTrophy,
    Extreme,
    FightWithAll,
    Fruitless,
    Heal,
    Modify,
    Prize,
    Shield,
    StealTrophy,
    Thorns,
    Trophies,
    WithPrevious,
)
from engines.krendel.views.view import Seat
from words.common.origins import source_text
from words.common.pack_words import PackWords
from words.common.player_names import PlayerNames
from words.texts import Language, signed

Sides = tuple[Seat, Seat]
"""The seats at the left and at the right of a seat."""

PROPERTIES: Mapping[type[Effect], str] = {
    FightWithAll: "krendel-effect-fight-with-all",
    WithPrevious: "krendel-effect-with-previous",
    Shield: "krendel-effect-shield",
}
"""Texts of the effects that have no figures."""


class CardWords(PackWords[Pack], PlayerNames):
    """Words for cards, seats and amounts in one language, for the pack that a match is played with.

    `names` are the players' names by seat, already safe for where they will be read. Unknown ids raise KeyError.
    """

    def __init__(self, language: Language, pack: Pack, names: Mapping[Seat, str], *, strict: bool = False) -> None:
        super().__init__(language, pack, strict=strict)
        self._names = names

    # ---------------------------------------------------------------- seats and terms

    def all_names(self, seats: Sequence[Seat]) -> str:
        """Return "Anna, Boris and Vera", or the word for nobody."""
        return super().all_names(seats) or lower_first(self.term("nobody"))

    def term(self, key: str) -> str:
        """Return a single word for captions, such as "Wounds" for `wounds`: the texts that begin with term-."""
        return self.say(f"term-{key}")

    # ---------------------------------------------------------------- amounts

    def wounds(self, change: int) -> str:
        """Return a change in wounds with its sign: "+1 wound"."""
        return self.say("krendel-wounds", amount=signed(change), count=abs(change))

    def trophies(self, change: int) -> str:
        """Return a change in trophies with its sign: "+2 trophies"."""
        return self.say("krendel-trophies", amount=signed(change), count=abs(change))

    # ---------------------------------------------------------------- creatures and spells

    def creature_name(self, creature: str) -> str:
        """Return the name on the upright half."""
        return self.pack.creature[creature].name.in_language(self.language)

    def creature_names(self, creatures: tuple[str, ...] | list[str]) -> str:
        """Return names of several creatures, apart by semicolons: a name may hold a comma."""
        return "; ".join(self.creature_name(creature) for creature in creatures)

    def spell_name(self, creature: str) -> str:
        """Return the name on the inverted half."""
        return self.pack.creature[creature].spell_name.in_language(self.language)

    def spell_text(self, creature: str, beside: Sides | None = None) -> str:
        """Return the effects of the spell, a short sentence each; changes of the same creatures share one.

        It reads right for everybody, not only for the holder. Left and right neighbours have their letters where it is known
        who sits `beside` the holder.
        """
        effects = self.pack.creature[creature].spell
        others = any(isinstance(e, Thorns) or (isinstance(e, Modify) and e.who != "self") for e in effects)
        sentences = []
        for kind, group in groupby(effects, key=lambda e: e.who if isinstance(e, Modify) else None):
            if kind is None:
                sentences += [self._property(effect, beside) for effect in group]
            else:
                who = "holder" if kind == "self" and others else kind
                sentences.append(self._changes(who, [e for e in group if isinstance(e, Modify)], beside))
        return " ".join(f"{sentence}." for sentence in sentences or [self.say("krendel-effect-none")])

    def spell_line(self, creature: str, beside: Sides | None = None) -> str:
        """Return name and text of the spell as `spell_text`, the name once where the text begins with it."""
        name, text = self.say("krendel-quoted", name=self.spell_name(creature)), self.spell_text(creature, beside)
        return text if text.startswith(name) else self.say("krendel-spell-line", name=name, text=lower_first(text))

    def creature_source(self, creature: str) -> str:
        """Return where a creature comes from."""
        return source_text(
            self.say, f"term-source-{self.pack.creature[creature].source}", self.pack, f"creatures.{creature}"
        )

    def reward_source(self, reward: str) -> str:
        """Return where a reward comes from."""
        return source_text(self.say, f"term-source-{self.pack.reward[reward].source}", self.pack, f"rewards.{reward}")

    def hero_name(self, hero: str) -> str:
        """Return the name of a hero board."""
        return self.pack.hero[hero].name.in_language(self.language)

    def _changes(self, who: str, group: list[Modify], beside: Sides | None) -> str:
        """Return changes of one receiver; the holder is named only where the spell does something to others too."""
        change = ", ".join(self.say("krendel-change", by=signed(e.by), stat=e.stat) for e in group)
        return self.say(f"krendel-effect-modify-{who}", change=change, at=self._at(who, beside))

    def _at(self, side: str, beside: Sides | None) -> str:
        """Return the letter of the neighbour on a side, to stand after the word for it; nothing if that is not known."""
        if beside is None or side not in ("left", "right"):
            return ""
        return f" ({self.letter(beside[0 if side == 'left' else 1])})"

    def _property(self, effect: Effect, beside: Sides | None) -> str:
        match effect:
            case ExtraTrophy(count=count):
                return self.say("krendel-effect-extra-trophy", count=count)
            case Thorns(count=count):
                return self.say("krendel-effect-thorns", wounds=self.wounds(count))
            case AttackOnly(side=side):
                return self.say(f"krendel-effect-attack-only-{side}", at=self._at(side, beside))
            case _:
                return self.say(PROPERTIES[type(effect)])

    # ---------------------------------------------------------------- rewards

    def reward_name(self, reward: str) -> str:
        """Return the name of a reward card."""
        return self.pack.reward[reward].name.in_language(self.language)

    def reward_condition(self, reward: str) -> str:
        """Return the condition on the inverted half."""
        return self._condition(self.pack.reward[reward].condition)

    def reward_prize(self, reward: str) -> str:
        """Return the prize on the upright half."""
        return self._prize(self.pack.reward[reward].prize)

    def condition_line(self, reward: str) -> str:
        """Return condition and name of the card, to stand after a colon."""
        text = lower_first(self.reward_condition(reward))
        return self.say("krendel-reward-line", text=text, name=self.reward_name(reward))

    def prize_line(self, reward: str) -> str:
        """Return prize and name of the card, to stand after a colon."""
        text = lower_first(self.reward_prize(reward))
        return self.say("krendel-reward-line", text=text, name=self.reward_name(reward))

    def _condition(self, condition: Condition) -> str:
        match condition:
            case Extreme(stat=stat, end=end):
                return self.say("krendel-condition-extreme", stat=stat, end=end)
            case Fruitless():
                return self.say("krendel-condition-fruitless")
            case _:
                return self.say("krendel-condition-unscathed")

    def _prize(self, prize: Prize) -> str:
        match prize:
            case Heal(count=count, may=True):
                return self.say("krendel-prize-heal-may", count=count)
            case Heal(count=count):
                return self.say("krendel-prize-heal", count=count)
            case Trophies(count=count):
                return self.say("krendel-prize-trophies", trophies=self.trophies(count))
            case StealTrophy():
                return self.say("krendel-prize-steal-trophy")
            case _:
                return self.say("krendel-prize-wound-neighbours", wounds=self.wounds(prize.count))


def lower_first(text: str) -> str:
    """Return a sentence as it stands after a colon."""
    return text[:1].lower() + text[1:]
