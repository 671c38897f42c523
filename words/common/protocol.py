"""The protocols of a game's words: questions, log, table and cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Protocol, Self

from engines.kernel.events import Event
from engines.kernel.state.model import Decision, Seat
from words.common.defaults import Reference


class Questions(Protocol):
    """Labels and explanations of questions, their answers, and standing orders."""

    def question(self, decision: Decision, view: Any, /) -> str:
        """Return the text of the question."""

    def help_text(self, decision: Decision, view: Any, /, *, text: bool = False) -> str:
        """Return an explanation beside the question, in light markdown; an empty text where the question needs none.

        With `text` no picture stands beside the question, so the text says more.
        """

    def option_label(self, decision: Decision, key: str, view: Any, /) -> str:
        """Return an answer in at most 80 code points."""

    def option_description(self, decision: Decision, key: str, view: Any, /) -> str:
        """Return the effect of an answer, in at most 100 code points."""

    def option_detail(self, decision: Decision, key: str, view: Any, /) -> str:
        """Return the effect of an answer in full: some lines of light markdown, at most 600 code points."""

    def option_text(self, decision: Decision, key: str, view: Any, /) -> str:
        """Return the effect of an answer, in at most 600 code points, where its description has no room for it; else nothing."""

    def groups(self, decision: Decision, /) -> Sequence[tuple[str, Sequence[str]]]:
        """Return the answers in named groups of at most 25 each; no groups where the answers stand side by side.

        There are at most 25 groups, and a name takes at most 80 code points.
        """

    def group_label(self, decision: Decision, /) -> str:
        """Return the placeholder of the select of groups, in at most 80 code points."""

    def group_description(self, decision: Decision, keys: Sequence[str], view: Any, /) -> str:
        """Return the effect of a group's answers in short, in at most 100 code points; nothing where their names are enough."""

    def picks_at_once(self, decision: Decision, /) -> bool:
        """Return whether a press gives an answer that stands in a group: the picture beside the question shows what it does."""

    def group_title(self, decision: Decision, keys: Sequence[str], /) -> str:
        """Return the short name of a group of such answers for its button, in at most 38 code points."""

    def usual_answers(self, decision: Decision, keys: Sequence[str], view: Any, /) -> Sequence[str]:
        """Return the answers of such a group that are given most often, in the order in which they are shown."""

    def line_texts(self, decision: Decision, keys: Sequence[str], view: Any, /) -> Mapping[str, tuple[str, str]]:
        """Return the name and the effects of each of these answers as they stand below each other, by key."""

    def others_label(self, decision: Decision, /) -> str:
        """Return the placeholder of the select of its other answers, in at most 60 code points."""

    def look_label(self, decision: Decision, /) -> str:
        """Return the placeholder of the select that shows an answer before it is given, in at most 80 code points."""

    def parts(self, decision: Decision, view: Any, /) -> Sequence[tuple[str, Sequence[str]]]:
        """Return all answers in the parts and in the order in which they are shown together; no parts where both mean nothing.

        A name takes at most 60 code points. The answers of a part without a name never stand in a select.
        """

    def usual_parts(self, decision: Decision, view: Any, /) -> Sequence[str]:
        """Return the names of the parts whose answers are usual: they stand open, all others in selects; none to open all."""

    def has_pictured_answers(self, decision: Decision, /) -> bool:
        """Return whether the picture beside the question shows each answer with its name and figures: names are enough then."""

    def sorts_by_name(self, decision: Decision, /) -> bool:
        """Return whether the answers are shown in the order of their names, since their own order means nothing."""

    def has_place_answers(self, decision: Decision, /) -> bool:
        """Return whether the answers are places that the picture labels with the same names, of at most 16 code points."""

    def choose_label(self, decision: Decision, /) -> str:
        """Return the placeholder of a select of answers, in at most 80 code points."""

    def nothing_label(self, decision: Decision, /) -> str:
        """Return the label of the answer with nothing picked, in at most 80 code points."""

    def facet_label(self, decision: Decision, facet: str, value: str, /) -> str:
        """Return the label of a facet's value, or with an empty value that of the facet, in at most 80 code points."""

    def facet_names(self, decision: Decision, facet: str, /) -> Mapping[str, str]:
        """Return the names of a facet's values, by key, in the order of the picture; none where they stand in a select.

        A name takes at most 40 code points, since it stands on a button beside others.
        """

    def facet_caption(self, decision: Decision, facet: str, /) -> str:
        """Return the caption above the buttons of a facet."""

    def order_label(self, order: str, /) -> str:
        """Return the effect of a standing order, in at most 60 code points."""

    def until_label(self, order: str, until: str, /) -> str:
        """Return the end of a standing order, in at most 80 code points, as a part of a sentence."""

    def mark_label(self, mark: str, value: str, view: Any, /) -> str:
        """Return the effect of setting a public mark to a value, in at most 100 code points."""

    def set_marks(self, view: Any, seat: Seat, /) -> Sequence[str]:
        """Return the public marks that a seat has set, each in at most 100 code points."""

    def mark_example(self) -> str:
        """Return a sentence or two about a public mark, as an example of what marks are for."""

    def correction_subject(self, subject: str, view: Any, /) -> str:
        """Return the name of a subject of a judge's corrections, in at most 90 code points."""

    def correction_label(self, thing: str, view: Any, /) -> str:
        """Return the name of a thing that a judge may correct, as it is now, in at most 60 code points."""

    def correction_value(self, thing: str, value: str, /) -> str:
        """Return a value that a judge may give something, in at most 90 code points."""

    def sealed_keys(self, view: Any, /) -> tuple[str, ...]:
        """Return the keys of the viewer's sealed answer while it may still be changed."""


class Log(Protocol):
    """Events as lines, stories and headlines. A line depends on its event and on the view of these words alone."""

    def at(self, view: Any, /) -> Self:
        """Return these words bound to a view, by which they name the figures that events give by number alone."""

    def line(self, event: Event, /) -> str | None:
        """Return the line of the log for an event, None where nothing happened. Raises KeyError for another game's event."""

    def begins_part(self, kind: type[Event], /) -> bool:
        """Return whether an event begins a part of the log: its line is the heading of what follows."""

    def begins_section(self, kind: type[Event], /) -> bool:
        """Return whether an event begins a section of the log, which holds several parts: a round of turns, for example."""

    def is_in_headline(self, kind: type[Event], /) -> bool:
        """Return whether the headline of a part of the log is made from events of a class."""

    def recaps_by_part(self) -> bool:
        """Return whether the latest events are shown as the newest part of the log with a story, not choice by choice."""

    def headline(self, events: Sequence[Event], /) -> str:
        """Return the outcome of a part of the log by its events, in a few words without markdown; an empty text without one."""

    def has_look_back(self, view: Any, /) -> bool:
        """Return whether a private panel shows the outcome of the previous part of the log: while nothing has happened since."""

    def look_back(self, events: Sequence[Event], view: Any, seat: Seat, /) -> str:
        """Return the outcome of a part of the log for a seat in one line, by its events."""

    def recaps_wait(self) -> bool:
        """Return whether a private panel tells, above a question, what has happened since the seat's last choice."""

    def has_room_for_recap(self, decision: Decision, /) -> bool:
        """Return whether all of that stands beside the question: its answers are few enough to leave room for it."""

    def story(self, events: Sequence[Event], /) -> list[str]:
        """Return a short account of events, without the end of the match: `result` has that."""

    def recap(self, view: Any, /, *, text: bool = False) -> str:
        """Return the viewer's part in the latest events, in light markdown; an empty text if there is none.

        With `text` it suits a screen reader: words instead of signs between the figures.
        """


class Table(Protocol):
    """Texts of the table: heading, summary, text board, result."""

    def title(self) -> str:
        """Return the name of the game."""

    def hint(self) -> str:
        """Return a short reminder of the rules in light markdown."""

    def term(self, key: str) -> str:
        """Return a word for captions by its key."""

    def phase(self, view: Any, /) -> str:
        """Return the name of the phase."""

    def heading(self, view: Any, /) -> str:
        """Return the heading above a board or a hand: round and phase, for example."""

    def summary(self, view: Any, /) -> str:
        """Return the table in at most 1024 code points without markdown, a paragraph for each of its pictures."""

    def hand_summary(self, view: Any, /) -> str:
        """Return the viewer's hand in at most 1024 code points without markdown, a paragraph for each of its pictures."""

    def text_board(self, view: Any, /, *, asked: Decision | None = None) -> str:
        """Return everything the viewer may see, in at most 3500 code points of light markdown, without heading and result.

        The details of the answers to the question `asked` are left out, as they stand beside the board.
        """

    def prospects(self, view: Any, /) -> str:
        """Return the prospects of each side if nothing changes, a line each, to stand beside the public picture."""

    def result(self, view: Any, /) -> str:
        """Return the final standings."""


class Cards(Protocol):
    """Texts and pictures beside the table: the hand, the card of an answer, the reference."""

    def private_picture(self, view: Any, /, *, asked: Decision | None = None) -> Literal["hand", "table", "arena"]:
        """Return the name of the picture on the viewer's private panel: "table" where there is no hand yet.

        For a question `asked` about places it is "arena": a phone then shows the arena and the question at once.
        """

    def has_arena_beside(self, decision: Decision, /) -> bool:
        """Return whether a question whose picture is the hand has the arena, too: it is about cards, and who stands where."""

    def option_picture(self, decision: Decision, key: str, view: Any, /) -> tuple[Any, str] | None:
        """Return the view of the picture "card" for an answer, with the picture's Alt text; None if it has no picture.

        The Alt text takes at most 1024 code points without markdown.
        """

    def reference_label(self, view: Any, /) -> str:
        """Return the label of the reference's button, in at most 80 code points; an empty text without a reference."""

    def reference(self, view: Any, /) -> Sequence[Reference]:
        """Return the open cards and figures of each side with what follows from them, opponents of the viewer first.

        All texts together take at most 3500 code points.
        """


class GameWords(Questions, Log, Table, Cards, Protocol):
    """All texts of a match of any game. `view` is a view of that game."""
