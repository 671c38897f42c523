"""Archutheon in words: the class through which all texts of a match are reached."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from engines.archutheon.events import TurnBegins
from engines.archutheon.views.view import CardView, View
from engines.kernel.events import Event
from engines.kernel.state.model import Decision
from words.archutheon import asides, correcting, questions
from words.archutheon.answers import cells, choosing, declaring, parts, turns
from words.archutheon.cards.base import MatchWords
from words.archutheon.hand import hand_summary
from words.archutheon.log import headline as log_headline
from words.archutheon.log import lines as log_lines
from words.archutheon.log import story as log_story
from words.archutheon.table import board as table_board
from words.archutheon.table import recap as table_recap
from words.archutheon.table import reference as table_reference
from words.archutheon.table import roads as table_roads
from words.common.defaults import DefaultWords, Reference

HAND_QUESTIONS = frozenset({"give"})
"""Questions whose answers are all cards of the hand, each with what it does."""

IN_ARENA = cells.CELL_QUESTIONS | {"hero", "target", "area", "turned", "release", "walker", "collapse", "may"}
"""Questions about places on the board."""


class ArchutheonWords(MatchWords, DefaultWords):
    """All texts of a match of Archutheon in one language."""

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

    def option_text(self, decision: Decision, key: str, view: View) -> str:
        """Return the effect of an answer that is longer than a description, where a line has room for it; else nothing."""
        return questions.option_text(self.at(view), decision, key, view)

    def option_detail(self, decision: Decision, key: str, view: View) -> str:
        """Return the effect of an answer, in at most 600 code points: of an attack the damage to each hero."""
        return questions.option_detail(self.at(view), decision, key, view)

    def help_text(self, decision: Decision, view: View, *, text: bool = False) -> str:
        """Return an explanation beside a question: the attack that is answered, the text that asks."""
        return asides.help_text(self.at(view), decision, view, text=text)

    def groups(self, decision: Decision) -> Sequence[tuple[str, Sequence[str]]]:
        """Return the uses of cards by card, heroes to choose from as one group, many cells by their column."""
        return questions.groups(self, decision)

    def parts(self, decision: Decision, view: View) -> Sequence[tuple[str, Sequence[str]]]:
        """Return heroes and areas by whether they are in range now, and uses of cards with the slow slot first."""
        return parts.parts(self.at(view), decision, view)

    def usual_parts(self, decision: Decision, view: View) -> Sequence[str]:
        """Return the parts of whom the declaration reaches now, and of heroes of the side that a text is meant for."""
        return parts.usual_parts(self.at(view), decision, view)

    def picks_at_once(self, decision: Decision) -> bool:
        """Return True: the picture shows heroes with their figures, and cards with their text."""
        return decision.kind in parts.FIRST | choosing.HEROES | {"strike"}

    def group_title(self, decision: Decision, keys: Sequence[str]) -> str:  # noqa: ARG002  # cards alone have one
        """Return the name of the card that is used in several ways."""
        return parts.title(self, keys[0])

    def usual_answers(self, decision: Decision, keys: Sequence[str], view: View) -> Sequence[str]:  # noqa: ARG002  # as above
        """Return the open uses of a card; nothing of heroes and terrains."""
        return parts.usual_uses(keys) if decision.kind in parts.FIRST else ()

    def line_texts(self, decision: Decision, keys: Sequence[str], view: View) -> Mapping[str, tuple[str, str]]:
        """Return the names and outcomes of the open uses of a card, which do not repeat the card and whom they reach."""
        return declaring.line_texts(self.at(view), decision, keys, view)

    def others_label(self, decision: Decision) -> str:  # noqa: ARG002  # as above
        """Return the placeholder of the select of all other uses of a card."""
        return self.say("archutheon-others")

    def look_label(self, decision: Decision) -> str:
        """Return the placeholder of the select that shows a hero's cards or a terrain."""
        return self.say("archutheon-look", what="terrain" if decision.kind == "strike" else "hero")

    def group_label(self, decision: Decision) -> str:
        """Return the placeholder of the select of groups: cards, or columns of the board."""
        return self.say("archutheon-choose-group" if decision.kind in parts.FIRST else "archutheon-choose-column")

    def group_description(self, decision: Decision, keys: Sequence[str], view: View) -> str:
        """Return the present effect of a card of the hand: its block and whom it reaches; else its figures."""
        return questions.group_description(self.at(view), decision, keys, view)

    def option_picture(self, decision: Decision, key: str, view: View) -> tuple[CardView, str] | None:
        """Return the card, hero, passive or terrain that is considered, with its Alt text."""
        return questions.option_picture(self.at(view), decision, key, view)

    def sorts_by_name(self, decision: Decision) -> bool:
        """Return True for heroes, terrains and cards to choose from."""
        return decision.kind in choosing.HEROES | turns.CARDS | {"strike"}

    def has_pictured_answers(self, decision: Decision) -> bool:
        """Return True for who moves and how far: the board names the heroes."""
        return decision.kind == "walker"

    def has_place_answers(self, decision: Decision) -> bool:
        """Return whether the answers are cells or areas that the picture labels."""
        return decision.kind in cells.CELL_QUESTIONS or decision.kind == "area"

    def choose_label(self, decision: Decision) -> str:
        """Return the placeholder of a select of answers."""
        return self.say(f"archutheon-choose-{decision.kind}")

    def nothing_label(self, decision: Decision) -> str:
        """Return the label of the answer with nothing picked."""
        return questions.nothing_label(self, decision)

    def facet_label(self, decision: Decision, facet: str, value: str) -> str:
        """Raise KeyError: no answer of this game is put together."""
        raise KeyError(decision.kind, facet, value)

    def order_label(self, order: str) -> str:
        """Return the effect of a standing order."""
        return self.say(f"archutheon-order-{order}")

    def until_label(self, order: str, until: str) -> str:  # noqa: ARG002  # an end is called the same for all orders
        """Return the end of a standing order, as a part of a sentence."""
        return self.say(f"archutheon-ends-{until}")

    def sealed_keys(self, view: View) -> tuple[str, ...]:
        """Return the keys of the viewer's sealed answer, which may still be changed: a leader, a passive."""
        return view.draft if view.phase == "setup" else ()

    # ---------------------------------------------------------------- events

    def recap(self, view: View, *, text: bool = False) -> str:
        """Return how the heroes' areas have changed in this turn; nothing for the public."""
        return table_recap.recap(self.at(view), view, text=text)

    def prospects(self, view: View) -> str:
        """Return how far each side has come on the three roads to victory."""
        return "\n".join(table_roads.road_lines(self.at(view), view)) if view.turn else ""

    def begins_part(self, kind: type[Event]) -> bool:
        """Return whether an event begins a part of the log: a turn."""
        return kind is TurnBegins

    def recaps_by_part(self) -> bool:
        """Return True: the story of a turn is one text, however many choices were made in it."""
        return True

    def recaps_wait(self) -> bool:
        """Return True: the hand shows nothing of what the opponent has done."""
        return True

    def has_room_for_recap(self, decision: Decision) -> bool:
        """Return True for the menu of a turn: the enemy's cards have just been executed."""
        return decision.kind == "turn"

    def private_picture(self, view: View, *, asked: Decision | None = None) -> Literal["hand", "table", "arena"]:
        """Return which picture stands on a private panel: cards, or the table; for a question about places the board."""
        holds = view.viewer >= 0 and bool(view.players[view.viewer].hand or view.asked_cards)
        if asked is not None and (asked.kind in IN_ARENA or (self.has_arena_beside(asked) and not holds)):
            return "arena"
        if asked is not None and asked.kind in choosing.HEROES:
            return "table"  # with the heroes who are left, and those of the opponent
        return "hand" if holds else "table"

    def has_arena_beside(self, decision: Decision) -> bool:
        """Return whether a question needs both pictures: a turn and a declaration, of cards in hand and heroes on the board."""
        return decision.kind in parts.FIRST | {"turn"}

    def reference_label(self, view: View) -> str:
        """Return the label of the reference's button; an empty text while nobody is chosen."""
        return self.say("archutheon-reference") if view.heroes else ""

    def reference(self, view: View) -> Sequence[Reference]:
        """Return the open information on each hero and player, the opponent's first."""
        return table_reference.reference(self.at(view), view)

    def is_in_headline(self, kind: type[Event]) -> bool:
        """Return whether a headline tells of such an event: who left the board, the Gate, the Collapse, the end."""
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

    # ---------------------------------------------------------------- corrections by a judge

    def correction_subject(self, subject: str, view: View) -> str:
        """Return the name of a subject of a judge's corrections: a hero, a player, the Gate."""
        return correcting.correction_subject(self.at(view), subject)

    def correction_label(self, thing: str, view: View) -> str:
        """Return the name of a thing that may be corrected, as it is now."""
        return correcting.correction_label(self.at(view), thing, view)

    def correction_value(self, thing: str, value: str) -> str:
        """Return a value that something may be given."""
        return correcting.correction_value(self, thing, value)

    # ---------------------------------------------------------------- the table

    def title(self) -> str:
        """Return the name of the game."""
        return self.say("archutheon-title")

    def hint(self) -> str:
        """Return the hint card in light markdown: the goals, a turn, the declaration, blocks."""
        return table_board.hint(self)

    def term(self, key: str) -> str:
        """Return a single word for captions, such as "hand" or "recharge"."""
        return self.say(f"archutheon-term-{key}")

    def phase(self, view: View) -> str:
        """Return the name of the phase, as in the book."""
        return table_board.phase(self, view)

    def heading(self, view: View) -> str:
        """Return the turn, whose it is, and the phase: "Turn 5 · Anna · Combat"."""
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
