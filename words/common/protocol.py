"""What every game's words must offer, by who reads it: questions, log, table, cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Protocol, Self

from engines.kernel.events import Event
from engines.kernel.state.model import Decision, Seat
from words.common.defaults import Reference


class Questions(Protocol):
    """What a question and its answers are called, and what is ordered ahead."""

    def question(self, decision: Decision, view: Any, /) -> str:
        """Return what is asked."""

    def help_text(self, decision: Decision, view: Any, /, *, text: bool = False) -> str:
        """Return what helps to answer, in light markdown; nothing where the question says it all.

        With `text` there is no picture beside it.
        """

    def option_label(self, decision: Decision, key: str, view: Any, /) -> str:
        """Return an answer in at most 80 code points."""

    def option_description(self, decision: Decision, key: str, view: Any, /) -> str:
        """Return what an answer will do, in at most 100 code points."""

    def option_detail(self, decision: Decision, key: str, view: Any, /) -> str:
        """Return what an answer will do where there is room for some lines of light markdown, at most 600 code points."""

    def groups(self, decision: Decision, /) -> Sequence[tuple[str, Sequence[str]]]:
        """Return the answers sorted into named groups, each of at most 25, or nothing where they stand side by side.

        The names take at most 80 code points, the groups at most 25.
        """

    def group_label(self, decision: Decision, /) -> str:
        """Return what stands on the select of the groups before one is picked, in at most 80 code points."""

    def sorts_by_name(self, decision: Decision, /) -> bool:
        """Return whether the answers stand in the order of their names, as their own order tells nothing."""

    def has_place_answers(self, decision: Decision, /) -> bool:
        """Return whether the answers are places that the picture shows by the same short names, of at most 16 code points."""

    def choose_label(self, decision: Decision, /) -> str:
        """Return what stands on a select before anything is picked, in at most 80 code points."""

    def nothing_label(self, decision: Decision, /) -> str:
        """Return what the answer with nothing picked is called, in at most 80 code points."""

    def facet_label(self, decision: Decision, facet: str, value: str, /) -> str:
        """Return what a facet's value is called, or with an empty value the facet itself, in at most 80 code points."""

    def facet_names(self, decision: Decision, facet: str, /) -> Mapping[str, str]:
        """Return the values of a facet in the order in which the picture shows them, each by its name alone.

        A name takes at most 40 code points: it stands on a button, beside others. Nothing where they stand in a select.
        """

    def facet_caption(self, decision: Decision, facet: str, /) -> str:
        """Return what stands above the buttons of a facet."""

    def order_label(self, order: str, /) -> str:
        """Return what a standing order does, in at most 60 code points."""

    def until_label(self, order: str, until: str, /) -> str:
        """Return until when a standing order is given, in at most 80 code points, to stand within a sentence."""

    def sealed_keys(self, view: Any, /) -> tuple[str, ...]:
        """Return the keys of the viewer's sealed answer that may still be changed."""


class Log(Protocol):
    """What has happened, by events. A line depends on its event and on the view that these words are for, on nothing else."""

    def at(self, view: Any, /) -> Self:
        """Return these words for the moment of a view: by it they name figures that events give by number alone."""

    def line(self, event: Event, /) -> str | None:
        """Return one event as a line of the log, None where nothing happened. Raises KeyError for another game's event."""

    def begins_part(self, kind: type[Event], /) -> bool:
        """Return whether an event begins a part of the log: its line is the heading of what follows."""

    def begins_section(self, kind: type[Event], /) -> bool:
        """Return whether an event begins what parts of the log lie in, such as a round of turns: up to the next such event."""

    def is_in_headline(self, kind: type[Event], /) -> bool:
        """Return whether the headline of a part of the log tells of such events."""

    def recaps_by_part(self) -> bool:
        """Return whether the latest events are told by a part of the log, the newest that has a story, not by choices."""

    def headline(self, events: Sequence[Event], /) -> str:
        """Return what a part of the log came to by these events of it, in a few words without markdown: nothing if to nothing."""

    def has_look_back(self, view: Any, /) -> bool:
        """Return whether a private panel tells what the part of the log before came to: while nothing has happened since."""

    def look_back(self, events: Sequence[Event], view: Any, seat: Seat, /) -> str:
        """Return in one line what a part of the log came to for a seat, by its events."""

    def story(self, events: Sequence[Event], /) -> list[str]:
        """Return events told shortly, without the end: that is for `result`."""

    def recap(self, view: Any, /, *, text: bool = False) -> str:
        """Return what has just happened to the viewer, in light markdown; nothing while there is nothing to tell.

        With `text` it is worded to be heard: no signs between the figures.
        """


class Table(Protocol):
    """What stands on the table."""

    def title(self) -> str:
        """Return the name of the game."""

    def hint(self) -> str:
        """Return a short reminder of the rules in light markdown."""

    def term(self, key: str) -> str:
        """Return a single word for captions."""

    def phase(self, view: Any, /) -> str:
        """Return the name of the phase."""

    def heading(self, view: Any, /) -> str:
        """Return how far the match is, to stand above a board or a hand: such as round and phase."""

    def summary(self, view: Any, /) -> str:
        """Return the table in at most 1024 code points without markdown, a paragraph for each of its pictures."""

    def hand_summary(self, view: Any, /) -> str:
        """Return the viewer's hand in at most 1024 code points without markdown, a paragraph for each of its pictures."""

    def text_board(self, view: Any, /, *, asked: Decision | None = None) -> str:
        """Return everything the viewer may see, in at most 3500 code points of light markdown, without heading and result.

        What the answers of the question `asked` tell, each with its detail, is left out: they stand beside the board.
        """

    def prospects(self, view: Any, /) -> str:
        """Return what is about to happen to each side if nothing changes, a line each, to stand beside the picture for all."""

    def result(self, view: Any, /) -> str:
        """Return the final standings."""


class Cards(Protocol):
    """What is shown beside the table: the hand, a card that an answer names, the reference."""

    def private_picture(self, view: Any, /, *, asked: Decision | None = None) -> Literal["hand", "table", "arena"]:
        """Return which picture stands on the viewer's private panel: the table's where there is no hand yet.

        Above the question `asked` it is the arena alone where that is about places: a phone shows both at a time.
        """

    def option_picture(self, decision: Decision, key: str, view: Any, /) -> tuple[Any, str] | None:
        """Return the view of the picture "card" that shows an answer while it is considered, None where there is none.

        With it its Alt text: what the picture shows, in at most 1024 code points without markdown.
        """

    def reference_label(self, view: Any, /) -> str:
        """Return what stands on the button of the reference, in at most 80 code points; nothing while there is none."""

    def reference(self, view: Any, /) -> Sequence[Reference]:
        """Return what lies open of each side with what follows from it, those against the viewer first.

        All texts together take at most 3500 code points.
        """


class GameWords(Questions, Log, Table, Cards, Protocol):
    """What can be said about a match of any game. `view` is the game's own view, `facts` those of its events."""
