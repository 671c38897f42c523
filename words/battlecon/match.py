"""BattleCON in words: the class through which all texts of a match are reached."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from engines.battlecon.events import Beat
from engines.battlecon.views.view import CardView, View
from engines.kernel.events import Event
from engines.kernel.state.model import Decision, Seat
from words.battlecon import questions
from words.battlecon.cards.base import MatchWords
from words.battlecon.hand import hand_summary
from words.battlecon.log import headline as log_headline
from words.battlecon.log import lines as log_lines
from words.battlecon.log import story as log_story
from words.battlecon.table import board as table_board
from words.battlecon.table import recap as table_recap
from words.battlecon.table import reference as table_reference
from words.common.defaults import DefaultWords, Reference

ON_BOARD = frozenset({"place", "move", "refuse", "space", "opponent", "tie"})
"""Questions about spaces, or about those who stand on them: no card of the hand is an answer."""


class BattleconWords(MatchWords, DefaultWords):
    """All texts of a match of BattleCON in one language."""

    # ---------------------------------------------------------------- decisions

    def question(self, decision: Decision, view: View) -> str:
        """Return the text of the question."""
        return questions.question(self.at(view), decision, view)

    def option_label(self, decision: Decision, key: str, view: View) -> str:
        """Return an answer in at most 80 code points."""
        return questions.option_label(self.at(view), decision, key, view)

    def option_description(self, decision: Decision, key: str, view: View) -> str:
        """Return the effect of an answer, in at most 100 code points."""
        return questions.option_description(self.at(view), decision, key, view)

    def option_detail(self, decision: Decision, key: str, view: View) -> str:
        """Return the effect of an answer, in at most 600 code points: of a pair its sum and its effects in their order."""
        return questions.option_detail(self.at(view), decision, key, view)

    def help_text(self, decision: Decision, view: View, *, text: bool = False) -> str:  # noqa: ARG002  # no picture shows it
        """Return the text beside a question: the effect that asks, why an advantage is not offered, what the finisher takes."""
        return questions.help_text(self.at(view), decision, view)

    def groups(self, decision: Decision) -> Sequence[tuple[str, Sequence[str]]]:
        """Return fighters by their class; nothing of other answers."""
        return questions.groups(self, decision)

    def group_label(self, decision: Decision) -> str:  # noqa: ARG002  # only fighters are sorted
        """Return the placeholder of the select of classes."""
        return self.say("battlecon-choose-class")

    def sorts_by_name(self, decision: Decision) -> bool:
        """Return whether the answers are named parts of the game: fighters, cards, tokens, advantages."""
        return decision.kind in questions.NAMED_ANSWERS

    def option_picture(self, decision: Decision, key: str, view: View) -> tuple[CardView, str] | None:  # noqa: ARG002  # see the docstring
        """Return the sheet of a fighter that may be chosen or banned, whoever else is on the table."""
        if decision.kind not in questions.FIGHTER_QUESTIONS:
            return None
        return CardView(key), table_reference.sheet(self, key)

    def choose_label(self, decision: Decision) -> str:
        """Return the placeholder of a select of answers."""
        return self.say(f"battlecon-choose-{decision.kind}")

    def nothing_label(self, decision: Decision) -> str:
        """Raise KeyError: every question of this game takes an answer."""
        raise KeyError(decision.kind)

    def facet_label(self, decision: Decision, facet: str, value: str) -> str:
        """Return the label of a style or base with its figures; with an empty value, the names of the figures."""
        return questions.facet_label(self, decision, facet, value)

    def facet_names(self, decision: Decision, facet: str) -> Mapping[str, str]:
        """Return the styles or bases that can be chosen, in the order of the hand's picture."""
        return questions.facet_names(self, decision, facet)

    def facet_caption(self, decision: Decision, facet: str) -> str:  # noqa: ARG002  # the same for all questions
        """Return "Styles" or "Bases"."""
        return self.say(f"battlecon-hand-{facet}s")

    def order_label(self, order: str) -> str:
        """Return the effect of a standing order."""
        return self.say(f"battlecon-order-{order}")

    def until_label(self, order: str, until: str) -> str:  # noqa: ARG002  # an end is called the same for all orders
        """Return the end of a standing order, as a part of a sentence."""
        return self.say(f"battlecon-ends-{until}")

    def sealed_keys(self, view: View) -> tuple[str, ...]:
        """Return the keys of the viewer's sealed answer, which may still be changed."""
        return view.sealed

    # ---------------------------------------------------------------- events

    def recap(self, view: View, *, text: bool = False) -> str:
        """Return the recap of this beat for the viewer's fighters; nothing before the reveal and for the public."""
        return table_recap.recap(self.at(view), view, text=text)

    def begins_part(self, kind: type[Event]) -> bool:
        """Return whether an event begins a part of the log: a beat."""
        return kind is Beat

    def recaps_by_part(self) -> bool:
        """Return True: the story of a beat is one text, however many choices were made in it."""
        return True

    def private_picture(self, view: View, *, asked: Decision | None = None) -> Literal["hand", "table", "arena"]:
        """Return which picture stands on a private panel: until a fighter is chosen there is no hand.

        Above a question about spaces, or about those who stand on them, it is the board.
        """
        if asked is not None and asked.kind in ON_BOARD:
            return "arena"
        return "hand" if any(fighter.hand is not None for fighter in view.fighters) else "table"

    def reference_label(self, view: View) -> str:
        """Return the label of the reference's button; an empty text while nobody is chosen."""
        return self.say("battlecon-reference") if any(fighter.kit for fighter in view.fighters) else ""

    def reference(self, view: View) -> Sequence[Reference]:
        """Return the open cards of each fighter, its possible hand and the reach of that; opponents first."""
        return table_reference.reference(self.at(view), view)

    def is_in_headline(self, kind: type[Event]) -> bool:
        """Return whether a headline tells of such an event: damage, a finisher, a fighter out, the end."""
        return kind in log_headline.KINDS

    def has_look_back(self, view: View) -> bool:
        """Return True while pairs are chosen, from the second beat on."""
        return view.beat > 1 and view.phase == "preparation"

    def look_back(self, events: Sequence[Event], view: View, seat: Seat) -> str:
        """Return the damage of a beat with the life left, and the reason why an own attack failed."""
        return log_headline.look_back(self.at(view), events, view, seat)

    def headline(self, events: Sequence[Event]) -> str:
        """Return the outcome of a part of the log in a few words, by its events for which `is_in_headline` holds."""
        return log_headline.headline(self, events)

    def line(self, event: Event) -> str | None:
        """Return the line of the log for an event, None where nothing happened. Raises KeyError for another game's event."""
        return log_lines.line(self, event)

    def story(self, events: Sequence[Event]) -> list[str]:
        """Return a short account of events in their order, without the end of the match: `result` has that."""
        return log_story.story(self, events)

    # ---------------------------------------------------------------- the table

    def title(self) -> str:
        """Return the name of the game."""
        return self.say("battlecon-title")

    def hint(self) -> str:
        """Return the hint card in light markdown: the goal, a pair, the phases of a beat, the finisher."""
        return table_board.hint(self)

    def term(self, key: str) -> str:
        """Return a single word for captions, such as "power", "finisher" or "discard_1"."""
        return self.say(f"battlecon-term-{key}")

    def phase(self, view: View) -> str:
        """Return the name of the phase, as in the book."""
        return table_board.phase(self, view)

    def heading(self, view: View) -> str:
        """Return beat and phase: "Beat 3 · Advantages"."""
        return table_board.heading(self, view)

    def summary(self, view: View) -> str:
        """Return the table in at most 1024 code points without markdown, for an Alt text."""
        return table_board.summary(self.at(view), view)

    def hand_summary(self, view: View) -> str:
        """Return the viewer's hand in at most 1024 code points without markdown, for an Alt text."""
        return hand_summary(self.at(view), view)

    def text_board(self, view: View, *, asked: Decision | None = None) -> str:  # noqa: ARG002  # see the docstring
        """Return everything the viewer may see, in at most 3500 code points of light markdown, without heading and result.

        The hand stays whatever is asked: the controls of a pair name cards with figures alone, not with what they do.
        """
        return table_board.text_board(self.at(view), view)

    def result(self, view: View) -> str:
        """Return the final standings, best first. Raises ValueError while the match goes on."""
        return table_board.result(self.at(view), view)
