"""Events: a struct for each kind, the viewers who learn of an event, and its stored form."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

import msgspec
from msgspec import UNSET

from engines.kernel.state.model import Seat


class Event(msgspec.Struct, frozen=True, tag_field="event", gc=False):
    """Something that happens in a match. Its fields are its facts, which never change: so it is in no cycle (`Fixed`).

    A game derives a class of its own from this one, and from that a struct for each kind of event, whose `tag` is the kind. The
    tag and the names of the fields are part of the save format. A fact that not every event of a kind has is `Maybe`, and so
    is one that only some seats learn: then it is unset for the others.
    """


E = TypeVar("E", bound=Event)


def kind_of(event: Event | type[Event]) -> str:
    """Return the kind of an event or of a class of events: the tag under which it is stored."""
    return str(event.__struct_config__.tag)


def kinds(base: type[E]) -> dict[str, type[E]]:
    """Return all classes of events that a game derives from its own base, by kind."""
    return {kind_of(each): each for each in base.__subclasses__()}


def of_kind(events: Iterable[Event], kind: type[E]) -> list[E]:
    """Return the events of one class, in their order."""
    return [event for event in events if isinstance(event, kind)]


def facts_of(event: Event) -> dict[str, object]:
    """Return the facts of an event by name, in plain types, without those that are unset."""
    names = zip(event.__struct_fields__, event.__struct_encode_fields__, strict=True)
    values = ((name, getattr(event, field)) for field, name in names)
    return {name: msgspec.to_builtins(value) for name, value in values if value is not UNSET}


def event_of(known: Mapping[str, type[E]], kind: str, facts: Mapping[str, object]) -> E:
    """Return the event with these stored facts.

    Raises KeyError for a kind that the game does not have, msgspec.ValidationError where a fact is missing or of another type.
    """
    return msgspec.convert(facts, known[kind])


class Happened(msgspec.Struct, frozen=True, gc=False):  # as `Event`
    """An event together with the viewers who learn of it.

    `public` is the event as everybody learns it, None if only the seats in `secret` learn that anything happened. `secret` is
    the same event by seat, with the facts that this seat alone learns.
    """

    public: Event | None
    secret: Mapping[Seat, Event]

    @property
    def kind(self) -> str:
        """The kind of the event."""
        return kind_of(self.public if self.public is not None else next(iter(self.secret.values())))

    def seen_by(self, viewer: Seat | None) -> Event | None:
        """Return the event as `viewer` (None: the public) learns of it, or None if it is hidden from them."""
        return self.public if viewer is None else self.secret.get(viewer, self.public)

    def stored(self) -> StoredEvent:
        """Return the event as it is stored."""
        facts = None if self.public is None else facts_of(self.public)
        open_facts = facts or {}
        secret = {
            seat: {name: value for name, value in facts_of(event).items() if name not in open_facts}
            for seat, event in self.secret.items()
        }
        return StoredEvent(self.kind, facts, secret, {})


def public_events(happened: Iterable[Happened]) -> list[Event]:
    """Return the public ones of these events, without secret facts."""
    return [each.public for each in happened if each.public is not None]


class StoredEvent(msgspec.Struct, frozen=True):
    """An event as the database and match files store it, of a game or of the referee.

    `facts` are public (None: only those in `secret` learn that anything happened), `secret` are further facts by seat,
    `sealed` is for nobody before the match is over.
    """

    kind: str
    facts: dict[str, object] | None
    secret: dict[Seat, dict[str, object]]
    sealed: dict[str, object]

    def seen_by(self, viewer: Seat | None, *, over: bool = False) -> dict[str, object] | None:
        """Return the facts that `viewer` (None: the public) may see, or None if the event is hidden from them.

        With `over` the match has ended, and sealed facts are among them.
        """
        secret = self.secret.get(viewer) if viewer is not None else None
        if self.facts is None and secret is None and not (over and self.sealed):
            return None
        return {**(self.facts or {}), **(secret or {}), **(self.sealed if over else {})}
