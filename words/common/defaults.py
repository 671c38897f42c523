"""Defaults of a game's words: no groups of answers, no pictures of answers, no reference."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, Self

import msgspec

from engines.kernel.events import Event
from engines.kernel.state.model import Decision, Seat


class Reference(msgspec.Struct, frozen=True):
    """The open information of one side: light markdown, and the view of the picture "card" if it has one.

    `alt` describes that picture in at most 1024 code points without markdown.
    """

    text: str
    picture: Any | None
    alt: str


class DefaultWords:
    """The part of `GameWords` that a game may leave out; a game overrides what it has."""

    def at(self, view: Any, /) -> Self:  # noqa: ARG002  # the seats alone tell who is who
        """Return these words as they are: events name seats alone."""
        return self

    def groups(self, decision: Decision, /) -> Sequence[tuple[str, Sequence[str]]]:  # noqa: ARG002  # no question has any
        """Return no groups: answers stand side by side."""
        return ()

    def group_label(self, decision: Decision, /) -> str:
        """Raise KeyError: there are no groups."""
        raise KeyError(decision.kind)

    def group_description(self, decision: Decision, keys: Sequence[str], view: Any, /) -> str:  # noqa: ARG002  # no group has any
        """Return an empty text: the names of its answers describe a group."""
        return ""

    def picks_at_once(self, decision: Decision, /) -> bool:  # noqa: ARG002  # no picture shows what they do
        """Return False: answers in groups are confirmed."""
        return False

    def group_title(self, decision: Decision, keys: Sequence[str], /) -> str:  # noqa: ARG002  # no group has any
        """Raise KeyError: no group is a button."""
        raise KeyError(decision.kind)

    def usual_answers(self, decision: Decision, keys: Sequence[str], view: Any, /) -> Sequence[str]:  # noqa: ARG002  # none is
        """Return no answers: those of a group are alike."""
        return ()

    def line_texts(self, decision: Decision, keys: Sequence[str], view: Any, /) -> Mapping[str, tuple[str, str]]:  # noqa: ARG002  # as above
        """Return no texts: no answer is usual."""
        return {}

    def others_label(self, decision: Decision, /) -> str:
        """Raise KeyError: no answer is usual."""
        raise KeyError(decision.kind)

    def look_label(self, decision: Decision, /) -> str:
        """Raise KeyError: answers in groups are confirmed."""
        raise KeyError(decision.kind)

    def parts(self, decision: Decision, view: Any, /) -> Sequence[tuple[str, Sequence[str]]]:  # noqa: ARG002  # no question has any
        """Return no parts: answers stand together."""
        return ()

    def usual_parts(self, decision: Decision, view: Any, /) -> Sequence[str]:  # noqa: ARG002  # no part is
        """Return no names: all parts are alike."""
        return ()

    def has_pictured_answers(self, decision: Decision, /) -> bool:  # noqa: ARG002  # no answer is
        """Return False: no picture shows the answers."""
        return False

    def facet_names(self, decision: Decision, facet: str, /) -> Mapping[str, str]:  # noqa: ARG002  # no facet has any
        """Return no names: the values of facets stand in selects."""
        return {}

    def facet_caption(self, decision: Decision, facet: str, /) -> str:
        """Raise KeyError: no facet's values are buttons."""
        raise KeyError(decision.kind, facet)

    def mark_label(self, mark: str, value: str, view: Any, /) -> str:  # noqa: ARG002  # there is none
        """Raise KeyError: there are no marks."""
        raise KeyError(mark)

    def set_marks(self, view: Any, seat: Seat, /) -> Sequence[str]:  # noqa: ARG002  # there is none
        """Return no marks: there are none."""
        return ()

    def mark_example(self) -> str:
        """Return an empty text: there are no marks."""
        return ""

    def correction_subject(self, subject: str, view: Any, /) -> str:  # noqa: ARG002  # there is none
        """Raise KeyError: nothing is corrected by hand."""
        raise KeyError(subject)

    def correction_label(self, thing: str, view: Any, /) -> str:  # noqa: ARG002  # there is none
        """Raise KeyError: nothing is corrected by hand."""
        raise KeyError(thing)

    def correction_value(self, thing: str, value: str, /) -> str:  # noqa: ARG002  # there is none
        """Raise KeyError: nothing is corrected by hand."""
        raise KeyError(thing)

    def sorts_by_name(self, decision: Decision, /) -> bool:  # noqa: ARG002  # the same for all of them
        """Return False: answers keep the order of the game."""
        return False

    def has_place_answers(self, decision: Decision, /) -> bool:  # noqa: ARG002  # no answer is one
        """Return False: no answers are places in the picture."""
        return False

    def option_text(self, decision: Decision, key: str, view: Any, /) -> str:  # noqa: ARG002  # none is longer
        """Return an empty text: the description is the whole effect."""
        return ""

    def option_picture(self, decision: Decision, key: str, view: Any, /) -> tuple[Any, str] | None:  # noqa: ARG002  # no answer has one
        """Return None: no answer has a picture of its own."""
        return None

    def has_arena_beside(self, decision: Decision, /) -> bool:  # noqa: ARG002  # the same for all of them
        """Return False: one picture goes with a question."""
        return False

    def private_picture(
        self,
        view: Any,  # noqa: ARG002  # there always is a hand
        /,
        *,
        asked: Decision | None = None,  # noqa: ARG002  # no question is about places
    ) -> Literal["hand", "table", "arena"]:
        """Return "hand": a private panel shows the hand."""
        return "hand"

    def reference_label(self, view: Any, /) -> str:  # noqa: ARG002  # there is none
        """Return an empty text: there is no reference, and no button for it."""
        return ""

    def reference(self, view: Any, /) -> Sequence[Reference]:  # noqa: ARG002  # there is none
        """Return no references."""
        return ()

    def prospects(self, view: Any, /) -> str:  # noqa: ARG002  # nothing is foreseen
        """Return an empty text: the table shows everything."""
        return ""

    def begins_section(self, kind: type[Event], /) -> bool:  # noqa: ARG002  # no event does
        """Return False: the log has no sections."""
        return False

    def is_in_headline(self, kind: type[Event], /) -> bool:  # noqa: ARG002  # no event is
        """Return False: parts of the log have no headlines."""
        return False

    def headline(self, events: Sequence[Event], /) -> str:  # noqa: ARG002  # there is none
        """Return an empty text: parts of the log have headings only."""
        return ""

    def has_look_back(self, view: Any, /) -> bool:  # noqa: ARG002  # never
        """Return False: the recap alone shows what has happened."""
        return False

    def look_back(self, events: Sequence[Event], view: Any, seat: Seat, /) -> str:  # noqa: ARG002  # alike for all
        """Return the headline: it is the same for all seats."""
        return self.headline(events)

    def recaps_wait(self) -> bool:
        """Return False: the board beside the panel shows what has happened."""
        return False

    def has_room_for_recap(self, decision: Decision, /) -> bool:  # noqa: ARG002  # as above
        """Return False: the newest events alone stand beside a question."""
        return False

    def recaps_by_part(self) -> bool:
        """Return False: the latest events are those of the newest choices."""
        return False
