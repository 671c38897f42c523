"""Krendel's Tournament in words: questions and answers, and the class through which all texts of a match are reached."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel.events import Event
from engines.kernel.state.model import Decision
from engines.krendel.board import HAND
from engines.krendel.content.shapes import Heal
from engines.krendel.events import Round
from engines.krendel.views.preview import beside, coming_spells, preview
from engines.krendel.views.view import View
from words.common.defaults import DefaultWords
from words.common.limits import DESCRIPTION, LABEL
from words.krendel import board, log
from words.krendel import headline as krendel_headline
from words.krendel import recap as krendel_recap
from words.krendel.cards import CardWords, Sides, lower_first
from words.safe import clip, first_fitting
from words.texts import figure

LEARNING_ROUNDS = 3
"""Rounds in which the marks on a hand are explained with each question."""


class KrendelWords(DefaultWords, CardWords):
    """All texts of a match of Krendel's Tournament in one language."""

    # ---------------------------------------------------------------- decisions

    def question(self, decision: Decision, view: View) -> str:
        """Return the text of the question."""
        if decision.kind == "creature":
            return self.say("krendel-ask-creature", round=view.round)
        if decision.kind == "heal":
            return self.say("krendel-ask-heal", prize=lower_first(self.reward_prize(_prize_card(view))))
        if decision.kind == "discard":
            return self.say("krendel-ask-discard", hand=HAND)
        raise KeyError(decision.kind)

    def option_label(self, decision: Decision, key: str, view: View) -> str:
        """Return an answer in at most 80 code points."""
        if decision.kind == "heal":
            healed = self._healed(decision, view)
            return self.say("krendel-option-heal", count=healed) if key == "heal" else self.say("krendel-option-keep")
        card = self.pack.creature[key]
        attack, defence = figure(card.attack), figure(card.defence)
        name = clip(self.creature_name(key), LABEL - len(attack) - len(defence) - 2)
        return self.say("krendel-option-card", name=name, attack=attack, defence=defence)

    def option_description(self, decision: Decision, key: str, view: View) -> str:
        """Return the effect of an answer, in at most 100 code points."""
        if decision.kind == "heal":
            return self._healing(decision, key, view)
        # The letters of the neighbours give way where there is no room for them.
        texts = (self._does(decision, key, view, near) for near in (beside(view, decision.seat), None))
        return first_fitting(texts, DESCRIPTION)

    def option_detail(self, decision: Decision, key: str, view: View) -> str:
        """Return the effect of an answer: for a creature its figures now, its chances against each rival, its spell later."""
        if decision.kind != "creature":
            return self.option_description(decision, key, view)
        spell = lower_first(self.spell_text(key, beside(view, decision.seat)))
        later = self.say("krendel-detail-later", spell=spell)
        return "\n".join([*board.rival_lines(self, view, key), later])

    def help_text(self, decision: Decision, view: View, *, text: bool = False) -> str:
        """Return how to read the figures against rivals; before discards the next condition, prize and own spell (TK-26).

        The table in words has the condition and the prize itself.
        """
        if decision.kind == "creature":
            key = "krendel-aside-creature-text" if text else "krendel-aside-creature"
            return self.say(key) if view.round <= LEARNING_ROUNDS else ""
        if decision.kind != "discard":
            return ""
        mine = next(wizard for wizard in view.wizards if wizard.seat == decision.seat)
        near = beside(view, decision.seat)
        spells = " ".join(self.spell_line(card, near) for card in coming_spells(self.pack, mine))
        lines = [self.say("krendel-aside-spell", spells=spells)] if spells else []
        if view.phase == "discard" and not text:
            condition = lower_first(self.reward_condition(view.condition))
            prize = lower_first(self.reward_prize(view.prize))
            lines.insert(0, self.say("krendel-rewards-next", condition=condition, prize=prize))
        return "\n".join(lines)

    def choose_label(self, decision: Decision) -> str:
        """Return the placeholder of a select of answers."""
        return self.say(f"krendel-choose-{decision.kind}")

    def nothing_label(self, decision: Decision) -> str:
        """Return the label of the answer with nothing picked. Raises KeyError where something must be picked."""
        if decision.kind != "discard":
            raise KeyError(decision.kind)
        return self.say("krendel-discard-nothing")

    def facet_label(self, decision: Decision, facet: str, value: str) -> str:
        """Raise KeyError: no question of this game has facets."""
        raise KeyError(decision.kind, facet, value)

    def order_label(self, order: str) -> str:
        """Return the effect of a standing order."""
        return self.say(f"krendel-order-{order}")

    def until_label(self, order: str, until: str) -> str:  # noqa: ARG002  # an end is called the same for all orders
        """Return the end of a standing order, as a part of a sentence."""
        return self.say(f"krendel-until-{until}")

    def sealed_keys(self, view: View) -> tuple[str, ...]:
        """Return the keys of the viewer's sealed answer, which may still be changed."""
        return view.chosen or ()

    def _does(self, decision: Decision, key: str, view: View, near: Sides | None) -> str:
        spell = lower_first(self.spell_text(key, near))
        if decision.kind == "discard":
            return self.say("krendel-does-discard", spell=spell)
        attack, defence = preview(self.pack, view, key)
        return self.say("krendel-does-creature", attack=figure(attack), defence=figure(defence), spell=spell)

    def _healing(self, decision: Decision, key: str, view: View) -> str:
        before = _wounds_of(decision, view)
        if key == "keep":
            return self.say("krendel-does-keep", before=before)
        return self.say("krendel-does-heal", before=before, after=before - self._healed(decision, view))

    def _healed(self, decision: Decision, view: View) -> int:
        """Return the number of wounds that healing removes, at most all (TK-23)."""
        prize = self.pack.reward[_prize_card(view)].prize
        return min(prize.count, _wounds_of(decision, view)) if isinstance(prize, Heal) else 0

    # ---------------------------------------------------------------- events

    def recap(self, view: View, *, text: bool = False) -> str:
        """Return the viewer's part of the combat shown, and of its prize; nothing before the first and for the public."""
        return krendel_recap.recap(self, view, text=text)

    def begins_part(self, kind: type[Event]) -> bool:
        """Return whether an event begins a part of the log: a round."""
        return kind is Round

    def is_in_headline(self, kind: type[Event]) -> bool:
        """Return whether a headline tells of such an event: trophies, a condition met, a seat out, the end."""
        return kind in krendel_headline.KINDS

    def headline(self, events: Sequence[Event]) -> str:
        """Return the outcome of a part of the log in a few words, by its events for which `is_in_headline` holds."""
        return krendel_headline.headline(self, events)

    def line(self, event: Event) -> str | None:
        """Return the line of the log for an event, None where nothing happened. Raises KeyError for another game's event."""
        return log.line(self, event)

    def story(self, events: Sequence[Event]) -> list[str]:
        """Return a short account of events in their order, without the end of the match: `result` has that."""
        return log.story(self, events)

    # ---------------------------------------------------------------- the table

    def title(self) -> str:
        """Return the name of the game."""
        return self.say("krendel-title")

    def hint(self) -> str:
        """Return the hint card in light markdown: the goal, a card, the phases, who is a neighbour, and the end."""
        return board.hint(self)

    def phase(self, view: View) -> str:
        """Return the name of the phase, as in the book."""
        return board.phase(self, view)

    def heading(self, view: View) -> str:
        """Return round and phase: "Round 2 · Discard"."""
        return board.heading(self, view)

    def summary(self, view: View) -> str:
        """Return the table in at most 1024 code points without markdown, for an Alt text."""
        return board.summary(self, view)

    def hand_summary(self, view: View) -> str:
        """Return the viewer's hand in at most 1024 code points without markdown, for an Alt text."""
        return board.hand_summary(self, view)

    def text_board(self, view: View, *, asked: Decision | None = None) -> str:
        """Return everything the viewer may see, in at most 3500 code points of light markdown, without heading and result.

        The hand is left out where its cards are the answers to the question `asked`.
        """
        return board.text_board(self, view, hand=asked is None or asked.kind != "creature")

    def end_reason(self, view: View) -> str:
        """Return the reason of the end and the seats that reached it. Raises ValueError while the match goes on."""
        return board.end_reason(self, view)

    def result(self, view: View) -> str:
        """Return the final standings, best first. Raises ValueError while the match goes on."""
        return board.result(self, view)


def _prize_card(view: View) -> str:
    return view.awarded[1] if view.awarded is not None else view.prize


def _wounds_of(decision: Decision, view: View) -> int:
    return next(wizard.wounds for wizard in view.wizards if wizard.seat == decision.seat)
