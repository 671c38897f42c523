"""Names and figures of the fighters of a match of BattleCON, the base of all its other texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Self

from msgspec.structs import replace

from engines.battlecon.content.compiled import effects_of
from engines.battlecon.content.grammar import Effect
from engines.battlecon.content.pack import Pack
from engines.battlecon.content.vocabulary import Conditions
from engines.battlecon.events import Figures as RevealedFigures
from engines.battlecon.verbs.course.choose import Choose
from engines.battlecon.views.view import FiguresView, Seat, View
from engines.kernel.verbs.lists import walk
from words.battlecon.cards.amounts import Lexicon, token_kinds
from words.battlecon.cards.cast import Cast
from words.battlecon.cards.effects import effect_text, phrase
from words.battlecon.cards.spending import ops_after_spending, spend_op
from words.battlecon.cards.texts import CardWords, Figures
from words.common.card_effects import EffectText, full_stops
from words.common.origins import source_text
from words.common.player_names import PlayerNames
from words.common.runs import runs
from words.texts import Language, figure


class MatchWords(CardWords, PlayerNames):
    """Words for the fighters and figures of one match in one language.

    `names` are the players' names by seat, already safe for where they will be read. Events name fighters by number alone:
    who they are is known from the view that the words are for (`at`); without one a fighter goes by the name of the player
    whose seat has that number.
    """

    def __init__(self, language: Language, pack: Pack, names: Mapping[Seat, str], *, strict: bool = False) -> None:
        super().__init__(language, pack, strict=strict)
        self._names = names
        self.cast = Cast()

    def at(self, view: View, /) -> Self:
        """Return these words for the moment of a view: with its fighters."""
        made = copy(self)
        made.cast = Cast.of(view)
        return made

    # ---------------------------------------------------------------- who is who

    @property
    def in_teams(self) -> bool:
        """Whether more than two fight, so that an opponent must be named."""
        return len(self.cast.members) > 2

    def mark(self, fighter: int) -> str:
        """Return the letter of a fighter's seat; with a number where a player leads several, as pictures have it (BC-60)."""
        seat = self.cast.seat(fighter)
        own = self.cast.led_by(seat)
        return self.letter(seat) + (str(own.index(fighter) + 1) if len(own) > 1 else "")

    def who(self, fighter: int) -> str:
        """Return a fighter's name; of several alike with the player's, and with a number if one player leads them."""
        seat, kit = self.cast.seat(fighter), self.cast.kit(fighter)
        if not kit:
            return self.name(seat)
        alike = self.cast.alike(kit)
        if len(alike) == 1:
            return self.fighter(kit)
        own = [each for each in alike if self.cast.seat(each) == seat]
        number = f" {own.index(fighter) + 1}" if len(own) > 1 else ""
        return self.say("battlecon-twin", fighter=self.fighter(kit) + number, name=self.name(seat))

    def team(self, team: int) -> str:
        """Return the names of a team's fighters; in a duel, where a team is one, that one's name."""
        return self.all_who(self.cast.of_team(team) or [team])

    def life(self, life: int) -> str:
        """Return the life that a blow leaves. It is never below 0; damage beyond that is added as overkill."""
        return figure(life) if life >= 0 else self.say("battlecon-life-over", over=-life)

    def rule(self, rule: str, value: int, fighter: int) -> str:
        """Return a rule that is in force on a fighter, to stand after its name and a colon."""
        held = token_kinds(self.pack.kit.get(self.cast.kit(fighter)))
        return self.say(f"battlecon-state-{rule}", value=self.who(value) if rule == "avoid_one" else value, held=held)

    def all_who(self, fighters: Sequence[int]) -> str:
        """Return the names of fighters, apart by commas."""
        return ", ".join(self.who(fighter) for fighter in fighters)

    # ---------------------------------------------------------------- figures and amounts

    def reach(self, reach: Sequence[int] | None) -> str:
        """Return a range: "1~2", "3", or the word for none."""
        if reach is None:
            return self.say("battlecon-figure-none")
        least, most = reach
        return str(least) if least == most else f"{least}~{most}"

    def view_figures(self, figures: FiguresView) -> Figures:
        """Return the figures of an attack as a view has them."""
        reach = self.reach(figures.reach)
        if figures.spaces:
            reach = self.say("battlecon-figure-spaces", spaces=", ".join(str(space + 1) for space in figures.spaces))
        elif figures.any_range:
            reach = self.say("battlecon-figure-any")
        return self._sums(reach, figures.power, figures.priority, figures.guard, tie=figures.tie)

    def revealed_figures(self, figures: RevealedFigures) -> Figures:
        """Return the figures of an attack as its reveal has them."""
        reach = self.reach(figures.reach)
        return self._sums(reach, figures.power, figures.priority, figures.guard, tie=figures.tie)

    def _sums(self, reach: str, power: int | None, priority: int, guard: int | None, *, tie: bool) -> Figures:
        return Figures(
            reach,
            self.say("battlecon-figure-none") if power is None else figure(power),
            figure(priority) + ("▲" if tie else ""),
            self.say("battlecon-term-stable") if guard is None else figure(guard),
        )

    def figures_by_name(self, sums: Figures) -> str:
        """Return figures each with its name: "range 1~2, power 5, priority 3, guard 5"."""
        return self.say("battlecon-figures", **sums._asdict())

    def force(self, count: int) -> str:
        """Return an amount of force: "2 force"."""
        return self.say("battlecon-amount-force", count=count)

    # ---------------------------------------------------------------- kits

    def class_name(self, name: str) -> str:
        """Return the name of a class of fighters (BC-02)."""
        return self.say(f"battlecon-class-{name}")

    def difficulty(self, level: int) -> str:
        """Return the name of a level of difficulty, 1 to 3."""
        return self.say(f"battlecon-difficulty-{level}")

    def source_label(self, kit: str) -> str:
        """Return where a kit comes from (BC-81, BC-82)."""
        return source_text(self.say, f"battlecon-source-{self.pack.kit[kit].source}", self.pack, f"kits.{kit}")

    # ---------------------------------------------------------------- cards and effects by their names

    def quoted(self, name: str) -> str:
        """Return a name in quotation marks."""
        return self.say("battlecon-quoted", name=name)

    def source(self, part: str) -> str:
        """Return the name of whatever has effects: a card, a token, an ability, an advantage of one, a support."""
        if part in self.pack.part:
            return self.part(part)
        kit, _, advantage = part.partition(".ability.")
        found = next((a for a in self.pack.kit[kit].ability.advantages if a.id == advantage), None)
        if found is None:
            raise KeyError(part)
        return found.name.in_language(self.language)

    def effect(self, name: str) -> EffectText | None:
        """Return the text of an effect by its name "part/index"; None for a name that is no effect of a card."""
        found = effect_of(self.pack, name)
        return None if found is None else effect_text(self._lexicon(name), found)

    def effect_line(self, text: EffectText) -> str:
        """Return an effect in one line, its condition first."""
        return self.say("battlecon-opt-line", when=text.when, text=text.text) if text.when else text.text

    def effects_text(self, part: str) -> str:
        """Return the effects of a part, without the rules of its use."""
        own = len(effects_of(self.pack.part[part]))
        return " ".join(self.effect_line(text) for text in self.effects(part)[-own:]) if own else ""

    def use_text(self, token: str, count: int) -> str:
        """Return the effects of using a number of tokens: of those for certain numbers, the ones for this number (BC-94)."""
        part = self.pack.token[token]
        if not part.amounts:
            return self.effects_text(token)
        fitting = [
            index
            for index, effect in enumerate(part.effects)
            if all(each.is_ != "used" or (each.least or 0) <= count <= (each.most or count) for each in effect.if_)
        ]
        texts = [
            effect_text(self._lexicon(token), replace(part.effects[n], if_=conditions_besides_use(part.effects[n])))
            for n in fitting
        ]
        return " ".join(map(self.effect_line, texts))

    def is_support(self, what: str) -> bool:
        """Return whether an advantage is a support token (BC-34)."""
        return any(support.id == what for support in self.pack.common.supports)

    def advantage_text(self, advantage: str) -> str:
        """Return the effect of an ability's advantage by its name "kit.ability.id"."""
        kit, _, own = advantage.partition(".ability.")
        ability = self.pack.kit[kit].ability
        found = next(n for n, each in enumerate(ability.advantages) if each.id == own)
        text = self.effect(f"{kit}.ability/{len(ability.effects) + found}")
        return text.text if text is not None else ""

    def choice(self, name: str, number: int) -> str | None:
        """Return an option of the one choice within an effect; None where it has none, or more than one."""
        found = effect_of(self.pack, name)
        choices = [op for op in walk(found.do) if isinstance(op, Choose)] if found is not None else []
        if len(choices) != 1 or number >= len(choices[0].options):
            return None
        return phrase(self._lexicon(name), choices[0].options[number], "other")

    def spent_text(self, name: str, count: int) -> str:
        """Return the effect of a number of tokens spent; an empty text for none or if the effect does not ask for a number."""
        found = effect_of(self.pack, name)
        ops = ops_after_spending(found, count) if found is not None and spend_op(found) is not None else []
        return full_stops(phrase(self._lexicon(name), ops, "spent")) if ops else ""

    def _lexicon(self, name: str) -> Lexicon:
        kit, dot, _ = name.partition("/")[0].rpartition(".")
        return Lexicon(self.say, self.pack.kit[kit] if dot else None)

    def marker_name(self, marker: str, fighter: int) -> str:
        """Return the name of a marker, by "kit.id" or by the id of a marker of this fighter."""
        kit, dot, own = marker.rpartition(".")
        return self.marker(kit if dot else self.cast.kit(fighter), own)

    def special(self, card: str, fighter: int) -> str:
        """Return the name of a special card, by "kit.id" or by the id of a card of this fighter."""
        return self.part(card if card in self.pack.part else f"{self.cast.kit(fighter)}.{card}")


def conditions_besides_use(effect: Effect) -> Conditions:
    """Return the conditions of an effect but those on tokens used."""
    return tuple(each for each in effect.if_ if each.is_ != "used")


def short(figures: Figures) -> str:
    """Return figures in their order: "1~2 / 5 / 3 / 5"."""
    return " / ".join(figures)


def effect_of(pack: Pack, name: str) -> Effect | None:
    """Return an effect by its name "part/index", None if there is none of that name."""
    part, _, index = name.rstrip("+").partition("/")
    if part not in pack.part or not index.isdecimal():
        return None
    effects = effects_of(pack.part[part])
    return effects[int(index)] if int(index) < len(effects) else None


def join_runs(numbers: Sequence[int]) -> str:
    """Return numbers in ascending order, runs of them short: "1–3, 5"."""
    found = runs(numbers, lambda before, number: number == before + 1)
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in found)
