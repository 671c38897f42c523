"""Legends in words: the class through which all texts of a match are reached."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engines.kernel.events import Event
from engines.kernel.state.model import Decision
from engines.legends.events import Game, Turn
from engines.legends.round.could import HOLD
from engines.legends.setup.marks import TURNED
from engines.legends.views.view import CardView, View
from words.common.defaults import DefaultWords, Reference
from words.legends import correcting, questions
from words.legends.answers import parts
from words.legends.answers.others import CARDS
from words.legends.cards.base import MatchWords
from words.legends.hand import hand_summary
from words.legends.log import headline as log_headline
from words.legends.log import lines as log_lines
from words.legends.log import story as log_story
from words.legends.table import board as table_board
from words.legends.table import reference as table_reference

HAND_QUESTIONS = frozenset({"discard", "pay_discard"})
"""Questions whose answers are all cards of the hand, each with what it does."""


class LegendsWords(MatchWords, DefaultWords):
    """All texts of a match of Legends in one language."""

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
        """Return the effect of an answer, in at most 600 code points."""
        return questions.option_detail(self.at(view), decision, key, view)

    def help_text(self, decision: Decision, view: View, *, text: bool = False) -> str:
        """Return an explanation beside a question: what a pass does, the stack, the text that asks."""
        return questions.help_text(self.at(view), decision, view, text=text)

    def option_text(self, decision: Decision, key: str, view: View) -> str:
        """Return the effect of an answer, in at most 600 code points, where its description has no room for it."""
        return questions.option_text(self.at(view), decision, key, view)

    def parts(self, decision: Decision, view: View) -> Sequence[tuple[str, Sequence[str]]]:
        """Return the plays of a player with priority by what they are, and what may be named by whose it is."""
        return parts.parts(self, decision, view)

    def has_pictured_answers(self, decision: Decision) -> bool:
        """Return whether the answers are permanents, which the picture of the table shows."""
        return decision.kind in parts.BY_SIDE

    def option_picture(self, decision: Decision, key: str, view: View) -> tuple[CardView, str] | None:
        """Return the card that an answer names, with its Alt text."""
        return questions.option_picture(self.at(view), decision, key, view)

    def sorts_by_name(self, decision: Decision) -> bool:
        """Return True for cards to choose from."""
        return decision.kind in CARDS or decision.kind == "squad"

    def choose_label(self, decision: Decision) -> str:
        """Return the placeholder of a select of answers."""
        return self.say(f"legends-choose-{decision.kind}")

    def nothing_label(self, decision: Decision) -> str:
        """Return the label of the answer with nothing picked."""
        return questions.nothing_label(self, decision)

    def facet_label(self, decision: Decision, facet: str, value: str) -> str:
        """Raise KeyError: no answer of this game is put together."""
        raise KeyError(decision.kind, facet, value)

    def order_label(self, order: str) -> str:
        """Return the effect of a standing order."""
        return self.say(f"legends-order-{order}")

    def until_label(self, order: str, until: str) -> str:  # noqa: ARG002  # an end is called the same for all orders
        """Return the end of a standing order, as a part of a sentence."""
        return self.say(f"legends-ends-{until}")

    def mark_label(self, mark: str, value: str, view: View) -> str:
        """Return the effect of setting a stop, or the mark "leave turned" of a permanent."""
        if mark != TURNED:
            stop = self.say(f"legends-stop-{mark}")
            return self.say("legends-mark-hold" if mark == HOLD else "legends-mark-stop", stop=stop, value=value)
        permanent = view.permanent(int(value.removeprefix("-")))
        card = self.at(view).who(permanent.uid, permanent.card) if permanent is not None else ""
        return self.say("legends-mark-turned", card=card, value="off" if value.startswith("-") else "on")

    def set_marks(self, view: View, seat: int) -> Sequence[str]:
        """Return the stops of a seat, and its permanents marked "leave turned"."""
        stops = [self.mark_label(stop, "on", view) for stop in view.player(seat).stops]
        own = [each for each in view.permanents if each.controller == seat and each.stays_turned]
        return [*stops, *(self.mark_label(TURNED, str(each.uid), view) for each in own)]

    def mark_example(self) -> str:
        """Return an example of a stop, and one of "leave turned"."""
        return self.say("legends-mark-example")

    def correction_subject(self, subject: str, view: View) -> str:
        """Return a permanent with its controller, or a player."""
        return correcting.correction_subject(self.at(view), subject, view)

    def correction_label(self, thing: str, view: View) -> str:
        """Return the name of a thing that may be corrected, as it is now."""
        return correcting.correction_label(self.at(view), thing, view)

    def correction_value(self, thing: str, value: str) -> str:
        """Return a value that something may be given."""
        return correcting.correction_value(self, thing, value)

    def sealed_keys(self, view: View) -> tuple[str, ...]:
        """Return the heroes of the viewer's squad, which may still be changed until all have chosen."""
        return view.draft.heroes if view.draft is not None else ()

    # ---------------------------------------------------------------- events

    def recap(self, view: View, *, text: bool = False) -> str:  # noqa: ARG002  # the story is the same for all
        """Return an empty text: the story tells each change of a permanent."""
        return ""

    def prospects(self, view: View) -> str:
        """Return the changes by the damage queue, and the permanents below 1 life."""
        return "\n".join(table_board.prospects(self.at(view), view))

    def begins_part(self, kind: type[Event]) -> bool:
        """Return whether an event begins a part of the log: a turn."""
        return kind is Turn

    def begins_section(self, kind: type[Event]) -> bool:
        """Return whether an event begins what turns lie in: a game of the match."""
        return kind is Game

    def recaps_wait(self) -> bool:
        """Return True: the hand shows nothing of what the opponent did and of what a pass led to."""
        return True

    def recaps_by_part(self) -> bool:
        """Return True: the story of a turn is one text, however many choices were made in it."""
        return True

    def private_picture(self, view: View, *, asked: Decision | None = None) -> Literal["hand", "table", "arena"]:
        """Return which picture stands on a private panel: the hand; without one, or where permanents are asked for, the table.

        After the end an empty hand is shown too: the table stands there once already.
        """
        hand = next((player.hand for player in view.players if player.hand), ())
        if view.result is not None and any(player.seat == view.viewer and player.hand == () for player in view.players):
            return "hand"
        return "table" if not hand or (asked is not None and parts.is_on_table(asked, hand)) else "hand"

    def reference_label(self, view: View) -> str:
        """Return the label of the reference's button; an empty text while nothing is in play."""
        return self.say("legends-reference") if view.permanents else ""

    def reference(self, view: View) -> Sequence[Reference]:
        """Return the open information on each player, the opponent first."""
        return table_reference.reference(self.at(view), view)

    def is_in_headline(self, kind: type[Event]) -> bool:
        """Return whether a headline tells of such an event: who was killed, the end of a game or of the match."""
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
        return self.say("legends-title")

    def hint(self) -> str:
        """Return the hint card in light markdown: the goal, legendarity, the stack, damage, attacks."""
        return table_board.hint(self)

    def term(self, key: str) -> str:
        """Return a single word for captions, such as "attack", "hand" or "graveyard"."""
        return self.say(f"legends-term-{key}")

    def phase(self, view: View) -> str:
        """Return the name of the phase, as in the book."""
        return table_board.phase(self, view)

    def heading(self, view: View) -> str:
        """Return game, turn, whose it is, and the phase: "Game 2 · turn 5: Anna · Main phase"."""
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
