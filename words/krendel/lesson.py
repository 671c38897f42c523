"""The guided first match of Krendel's Tournament in words: a page for each idea, with the figures of this table.

Texts about what happened are generated from events and view; only the ideas are written by hand.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import UNSET

from engines.kernel.events import of_kind
from engines.kernel.learning.lessons import Stage
from engines.krendel import events
from engines.krendel.board import GOAL, HAND
from engines.krendel.content.shapes import (
    AttackOnly,
    Effect,
    ExtraTrophy,
    Extreme,
    FightWithAll,
    Shield,
    Thorns,
    Trophies,
    WithPrevious,
)
from engines.krendel.lesson import LEARNER
from engines.krendel.round.combat import sides
from engines.krendel.views.moments import fought, revealed, rewarded
from engines.krendel.views.preview import beside
from engines.krendel.views.view import Seat, View, WizardView
from words import texts
from words.common.lesson_page import Page, PageWriter
from words.krendel.cards import lower_first
from words.krendel.lesson_fight import attack_on_you, changes_by, fighter, own_attack
from words.krendel.match import KrendelWords
from words.texts import Language, figure, seat_letter

PROPERTIES: Mapping[type[Effect], str] = {
    Thorns: "krendel-lesson-if-thorns",
    Shield: "krendel-lesson-if-shield",
    ExtraTrophy: "krendel-lesson-if-extra-trophy",
    AttackOnly: "krendel-lesson-if-attack-only",
}
"""Explanations of properties, for whoever meets one."""


def names(language: Language) -> dict[Seat, str]:
    """Return the names of the learner and the rivals."""
    seats = ("you", "rival-left", "rival-far", "rival-right")
    return {seat: texts.words(language)(f"krendel-lesson-{who}") for seat, who in enumerate(seats)}


def names_in_text(language: Language) -> dict[Seat, str]:
    """Return the names as texts have them: rivals by letter and name, so that the learner finds them in the pictures."""
    say = texts.words(language)
    return {
        seat: say("krendel-lesson-seat", letter=seat_letter(seat), name=name) if seat != LEARNER else name
        for seat, name in names(language).items()
    }


def pages(words: KrendelWords, stage: Stage) -> list[Page]:
    """Return the pages about the events since the latest answer; the last page is the question or the end.

    `words` are made with `names_in_text`.
    """
    table = _Table(words, stage)
    if not stage.events:
        made = [table.start(), table.card(), table.neighbours()]
    else:
        made = [*table.fight(), *table.reward(), *table.flip(), *table.coming()]
    return [*made, *(table.end() if stage.over else [table.question()])]


class _Table(PageWriter[KrendelWords]):
    """The learner's view and the latest events, and the pages about them."""

    game = "krendel"
    view: View

    def __init__(self, words: KrendelWords, stage: Stage) -> None:
        super().__init__(words, stage)
        self.learner: Seat = self.view.viewer or 0
        self.kinds = {type(event) for event in stage.events}
        self.wizards = {wizard.seat: wizard for wizard in self.view.wizards}
        self.own = self.wizards[self.learner]

    # ---------------------------------------------------------------- before the first choice

    def start(self) -> Page:
        rivals = self.words.all_names([seat for seat in self.wizards if seat != self.learner])
        return self.page("start", "table", self.say("start", names=rivals, goal=GOAL))

    def card(self) -> Page:
        """Return the page about the halves of a card, shown on the strongest one of the hand (TK-01, TK-53)."""
        strongest = max(self.view.hand or (), key=lambda name: (self._strength(name), name))
        spell = lower_first(self.words.spell_text(strongest, beside(self.view, self.learner)))
        return self.page("card", "hand", self.say("card"), self.say("both", card=self._card(strongest), spell=spell))

    def neighbours(self) -> Page:
        """Return the page about who attacks whom and when an attack succeeds (TK-13, TK-16, TK-17)."""
        order = list(self.wizards)
        left, right = sides(order, self.learner)
        far = self.words.all_names([seat for seat in order if seat not in (self.learner, left, right)])
        near = {"left": self.words.name(left), "right": self.words.name(right)}
        letters = {"own": self.words.letter(self.learner), "letter": self.words.letter(left)}
        return self.page("neighbours", "table", self.say("neighbours", far=far, **near, **letters))

    # ---------------------------------------------------------------- the question

    def question(self) -> Page:
        asked = self.stage.seen.decision
        assert asked is not None
        question = f"**{self.words.question(asked, self.view)}**"
        if asked.kind == "heal":
            return self.page("offer", "table", *self._judged(), self.say("offer"), question, view=rewarded(self.view))
        if asked.kind == "discard":
            return self.page("discard", "hand", self.say("discard", hand=HAND))
        rewards = {"condition": self._condition(self.view.condition), "prize": self._prize(self.view.prize)}
        if self.stage.events:
            return self.page("choose", "hand", self.say("reward", **rewards), question)
        left, right = (self.words.letter(seat) for seat in sorted(dict(self.view.targets)[self.learner]))
        secret = self.say("secret", left=left, right=right)
        return self.page("choose", "hand", secret, self.say("reward-first", **rewards), question)

    # ---------------------------------------------------------------- the fight

    def fight(self) -> list[Page]:
        """Return pages about totals that spells changed (TK-19) and the attacks by and on the learner (TK-16)."""
        if events.Revealed not in self.kinds:
            return []
        first = not any(wizard.changes for wizard in self.wizards.values())
        own = [a for a in self.view.attacks if a.attacker == self.learner]
        foreign = [a for a in self.view.attacks if a.target == self.learner]
        attacks = [own_attack(self.words, a) for a in own] or [self.say("no-target")]
        defence = [attack_on_you(self.words, a) for a in foreign] or [self.say("no-attack")]
        after = fought(self.view)
        mine = next(w for w in after.wizards if w.seat == self.learner)
        tracks = self.say("tracks", trophies=mine.trophies, wounds=mine.wounds)
        made = [] if first else [self._revealed()]
        return [
            *made,
            self.page("attacks", "table", self.say("strictly") if first else "", *attacks, view=after),
            self.page("defence", "table", *defence, self.say("alone") if first else "", tracks, view=after),
        ]

    def _revealed(self) -> Page:
        lines = [fighter(self.words, w, because=w.seat == self.learner) for w in self.view.wizards]
        return self.page("reveal", "table", self.say("open"), *lines, view=revealed(self.view))

    # ---------------------------------------------------------------- the reward and the end of a round

    def reward(self) -> list[Page]:
        """Return the page about who fulfilled the condition, why, and the prize (TK-22, TK-23)."""
        if events.Rewards not in self.kinds or self.view.awarded is None:
            return []
        lines = self._judged()
        if not isinstance(self.words.pack.reward[self.view.awarded[1]].prize, Trophies):
            gains = "; ".join(
                line for gain in of_kind(self.stage.events, events.Gain) if (line := self.words.line(gain))
            )
            lines.append(self.say("gains", gains=gains) if gains else self.say("no-gains"))
        return [self.page("reward", "table", *lines, view=rewarded(self.view))]

    def _judged(self) -> list[str]:
        assert self.view.awarded is not None
        card, prize = self.view.awarded
        condition = self.words.pack.reward[card].condition
        lines = [self.say("condition", condition=self._condition(card))]
        if isinstance(condition, Extreme) and condition.stat in ("attack", "defence", "sum"):
            stats = [f"{self._short(w.seat)} {_stat(w, condition.stat)}" for w in self.view.wizards]
            lines.append(" · ".join(stats))
        if not self.view.fulfilled:
            return [*lines, self.say("unmet")]
        met = self.say("met", names=self.words.all_names(self.view.fulfilled), prize=self._prize(prize))
        return [*lines, met, self.say("tie") if len(self.view.fulfilled) > 1 else ""]

    def flip(self) -> list[Page]:
        """Return the page about the turn of the cards: the creature becomes a spell, the prize the condition (TK-24, TK-26)."""
        if events.Rewards not in self.kinds or self.stage.over:
            return []
        *covered, top = self.own.stack
        lines = [self.say("flip", round=self.view.round + 1, spell=self._spell(self.own, top))]
        if covered and not self._has(top, WithPrevious):
            lines.append(self.say("cover"))
        condition, prize = self._condition(self.view.condition), self._prize(self.view.prize)
        return [self.page("flip", "table", *lines, self.say("rewards", condition=condition, prize=prize))]

    # ---------------------------------------------------------------- a new round: cards and spells

    def coming(self) -> list[Page]:
        """Return the pages of a new round: new cards, spells on the learner, new kinds of spells of rivals."""
        if events.Round not in self.kinds:
            return []
        holders = [w for w in self.view.wizards if w.seat != self.learner and w.spells]
        made = [self._refill()]
        two = [w for w in holders if len(w.spells) > 1]
        if two:
            return [*made, self._previous(two[0])]
        brawlers = [w for w in holders if self._has(w.spells[0], FightWithAll)]
        special = [w for w in holders if w not in brawlers and self._has(w.spells[0], *PROPERTIES)]
        return [
            *made,
            self._effects(),
            *(self._all(w) for w in brawlers[:1]),
            *(self._property(w) for w in special[:1]),
        ]

    def _refill(self) -> Page:
        """Return the page about the cards discarded and drawn (TK-27, TK-28)."""
        dropped, drawn = of_kind(self.stage.events, events.Discarded), of_kind(self.stage.events, events.Drew)
        mine = [name for event in dropped if event.seat == self.learner for name in event.creatures]
        known = [event.creatures for event in drawn if event.seat == self.learner and event.creatures is not UNSET]
        first = self.say("dropped", cards=self.words.creature_names(mine)) if mine else self.say("kept")
        new = self.say("drawn", cards=self.words.creature_names(known[0] if known else ()))
        return self.page(
            "refill", "hand", first, new, self.say("full", cards=self.words.say("krendel-cards", count=HAND))
        )

    def _effects(self) -> Page:
        """Return the page about the spells on the learner's figures (TK-18, TK-21)."""
        lines = []
        for wizard in self.view.wizards:
            changes = changes_by(self.words, self.own.changes, wizard.seat)
            own = wizard.seat == self.learner
            if own or changes:
                spell, name = self.words.spell_name(wizard.spells[0]), self.words.name(wizard.seat)
                whole = self.words.spell_text(wizard.spells[0], beside(self.view, wizard.seat))
                does = lower_first(whole).rstrip(".") if own else changes
                lines.append(self.say("effect", name=name, spell=spell, changes=does))
        return self.page("spells", "table", self.say("spells"), *lines, self.say("printed"))

    def _all(self, holder: WizardView) -> Page:
        """Return the page about «Fight with all»: its holder is everyone's neighbour, without new targets (TK-13, TK-15)."""
        targets = dict(self.view.targets)
        key = "all-attacked" if self.learner in targets[holder.seat] else "all"
        who = {"holder": self.words.name(holder.seat), "targets": self.words.all_names(targets[self.learner])}
        return self.page("all", "table", self.say(key, **who))

    def _property(self, holder: WizardView) -> Page:
        """Return the page about a spell that changes no figures (TK-54)."""
        card = holder.spells[0]
        effect = next(e for e in self.words.pack.creature[card].spell if type(e) in PROPERTIES)
        spell = self._spell(holder, card)
        text = self.say("property", holder=self.words.name(holder.seat), spell=spell)
        return self.page("property", "table", text, self.words.say(PROPERTIES[type(effect)]))

    def _previous(self, holder: WizardView) -> Page:
        """Return the page about «With the previous one», which switches on the spell beneath (TK-20)."""
        top, beneath = (self._spell(holder, card) for card in holder.spells)
        text = self.say("previous", holder=self.words.name(holder.seat), top=top, beneath=beneath)
        return self.page("previous", "table", text)

    # ---------------------------------------------------------------- the end

    def end(self) -> list[Page]:
        """Return the pages about the end of a real match, the leader here (TK-30 to TK-32), and the learner's knowledge."""
        standing = [w for w in self.view.wizards if w.wounds < GOAL] or list(self.view.wizards)
        best = min((-w.trophies, w.wounds) for w in standing)
        ahead = [w.seat for w in standing if (-w.trophies, w.wounds) == best]
        text = self.say("end", goal=GOAL, names=self.words.all_names(ahead))
        last = rewarded(self.view)
        return [self.page("end", "table", text, view=last), self.page("done", None, self.say("done"))]

    # ---------------------------------------------------------------- seats and cards

    def _short(self, seat: Seat) -> str:
        """Return the name of a seat beside a figure: a rival's is its letter."""
        return self.words.name(seat) if seat == self.learner else self.words.letter(seat)

    def _strength(self, name: str) -> int:
        card = self.words.pack.creature[name]
        return card.attack + card.defence

    def _card(self, name: str) -> str:
        card = self.words.pack.creature[name]
        figures = {"attack": figure(card.attack), "defence": figure(card.defence)}
        return self.words.say("krendel-option-card", name=self.words.creature_name(name), **figures)

    def _spell(self, holder: WizardView, card: str) -> str:
        return self.words.spell_line(card, beside(self.view, holder.seat))

    def _condition(self, reward: str) -> str:
        return lower_first(self.words.reward_condition(reward))

    def _prize(self, reward: str) -> str:
        return lower_first(self.words.reward_prize(reward))

    def _has(self, card: str, *kinds: type[Effect]) -> bool:
        return any(type(effect) in kinds for effect in self.words.pack.creature[card].spell)


def _stat(wizard: WizardView, stat: str) -> str:
    attack, defence = wizard.attack or 0, wizard.defence or 0
    return figure({"attack": attack, "defence": defence, "sum": attack + defence}[stat])
