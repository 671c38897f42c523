"""Super Fantasy Brawl in words: the class through which all texts of a match are reached."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engines.brawl.events import Round, Turn
from engines.brawl.views.view import CardView, View
from engines.kernel.events import Event
from engines.kernel.state.model import Decision
from words.brawl import questions
from words.brawl.answers import reach
from words.brawl.answers.answers import CARDS
from words.brawl.cards.base import MatchWords
from words.brawl.hand import hand_summary
from words.brawl.log import headline as log_headline
from words.brawl.log import lines as log_lines
from words.brawl.log import prospects as log_prospects
from words.brawl.log import story as log_story
from words.brawl.table import board as table_board
from words.brawl.table import recap as table_recap
from words.brawl.table import reference as table_reference
from words.common.defaults import DefaultWords, Reference

HAND_QUESTIONS = frozenset({"mulligan", "plan"})
"""Questions whose answers are all cards of the hand, each with what it does."""

IN_ARENA = frozenset({"area", "way"})
"""Questions about places whose answers are no hexes to be marked."""


class BrawlWords(MatchWords, DefaultWords):
    """All texts of a match of Super Fantasy Brawl in one language."""

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
        """Return the effect of an answer, in at most 600 code points: of an attack the damage to each target."""
        return questions.option_detail(self.at(view), decision, key, view)

    def help_text(self, decision: Decision, view: View, *, text: bool = False) -> str:
        """Return an explanation beside a question: the card that asks, the attack, who is about to score."""
        return questions.help_text(self.at(view), decision, view, text=text)

    def groups(self, decision: Decision) -> Sequence[tuple[str, Sequence[str]]]:
        """Return champions to choose from as one group; nothing of other answers."""
        return questions.groups(self, decision)

    def group_label(self, decision: Decision) -> str:  # noqa: ARG002  # only actions are sorted
        """Return the placeholder of the select of champions."""
        return self.say("brawl-choose-champion")

    def option_picture(self, decision: Decision, key: str, view: View) -> tuple[CardView, str] | None:
        """Return the sheet of a champion or a card that is considered, with its Alt text."""
        return questions.option_picture(self.at(view), decision, key, view)

    def sorts_by_name(self, decision: Decision) -> bool:
        """Return True for champions to choose from and for cards of a hand."""
        return decision.kind in questions.CHAMPION_QUESTIONS or decision.kind in CARDS

    def has_place_answers(self, decision: Decision) -> bool:
        """Return whether the answers are hexes."""
        return reach.has_place_answers(decision)

    def choose_label(self, decision: Decision) -> str:
        """Return the placeholder of a select of answers."""
        return self.say(f"brawl-choose-{decision.kind}")

    def nothing_label(self, decision: Decision) -> str:
        """Return the label of the answer with nothing picked."""
        return questions.nothing_label(self, decision)

    def facet_label(self, decision: Decision, facet: str, value: str) -> str:
        """Raise KeyError: no answer of this game is put together."""
        raise KeyError(decision.kind, facet, value)

    def order_label(self, order: str) -> str:
        """Return the effect of a standing order."""
        return self.say(f"brawl-order-{order}")

    def until_label(self, order: str, until: str) -> str:  # noqa: ARG002  # an end is called the same for all orders
        """Return the end of a standing order, as a part of a sentence."""
        return self.say(f"brawl-ends-{until}")

    def sealed_keys(self, view: View) -> tuple[str, ...]:
        """Return the keys of the viewer's sealed answer, which may still be changed."""
        return view.sealed

    # ---------------------------------------------------------------- events

    def recap(self, view: View, *, text: bool = False) -> str:
        """Return how damage and places have changed in this turn; nothing for the public."""
        return table_recap.recap(self.at(view), view, text=text)

    def prospects(self, view: View) -> str:
        """Return the next scores of each side if nothing changes, in the order of scoring."""
        return "\n".join(log_prospects.prospects(self.at(view), view))

    def begins_part(self, kind: type[Event]) -> bool:
        """Return whether an event begins a part of the log: a turn."""
        return kind is Turn

    def begins_section(self, kind: type[Event]) -> bool:
        """Return whether an event begins what turns lie in: a round."""
        return kind is Round

    def recaps_by_part(self) -> bool:
        """Return True: the story of a turn is one text, however many choices were made in it."""
        return True

    def private_picture(self, view: View, *, asked: Decision | None = None) -> Literal["hand", "table", "arena"]:
        """Return which picture stands on a private panel: the table's without a hand, and where the question is about hexes.

        Above that question itself it is the arena alone.
        """
        if asked is not None and (view.marks or asked.kind in IN_ARENA):
            return "arena"
        return "hand" if any(player.hand for player in view.players) and not view.marks else "table"

    def reference_label(self, view: View) -> str:
        """Return the label of the reference's button; an empty text while nobody is chosen."""
        return self.say("brawl-reference") if view.champions else ""

    def reference(self, view: View) -> Sequence[Reference]:
        """Return the open information on each champion and player, opponents first."""
        return table_reference.reference(self.at(view), view)

    def is_in_headline(self, kind: type[Event]) -> bool:
        """Return whether a headline tells of such an event: points, a level, the end."""
        return kind in log_headline.KINDS

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
        return self.say("brawl-title")

    def hint(self) -> str:
        """Return the hint card in light markdown: the goal, a turn, attacks, levelling."""
        return table_board.hint(self)

    def term(self, key: str) -> str:
        """Return a single word for captions, such as "strength", "hand" or "discard"."""
        return self.say(f"brawl-term-{key}")

    def phase(self, view: View) -> str:
        """Return the name of the phase, as in the book."""
        return table_board.phase(self, view)

    def heading(self, view: View) -> str:
        """Return round, whose turn it is and the phase: "Round 3 · Anna · Activation"."""
        return table_board.heading(self.at(view), view)

    def summary(self, view: View) -> str:
        """Return the table in at most 1024 code points without markdown, for an Alt text."""
        return table_board.summary(self.at(view), view)

    def hand_summary(self, view: View) -> str:
        """Return the viewer's hand in at most 1024 code points without markdown, for an Alt text."""
        return hand_summary(self.at(view), view)

    def text_board(self, view: View, *, asked: Decision | None = None) -> str:
        """Return everything the viewer may see, in at most 3500 code points of light markdown, without heading and result."""
        return table_board.text_board(self.at(view), view, hand=asked is None or asked.kind not in HAND_QUESTIONS)

    def result(self, view: View) -> str:
        """Return the final standings, best first. Raises ValueError while the match goes on."""
        return table_board.result(self.at(view), view)
