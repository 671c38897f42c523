"""Leaves out of a match's log what did not stand: answers in open lanes that their seat has changed before the lanes closed.

Whatever was sealed only for a while is nobody's business, and may be much more than the match itself. The match stays the same:
every state after lanes have closed, every event and every draw is as it was, but the numbers of versions are lower. Where a lane
has lost answers, its remaining ones are given once more by the rules, up to the first state that is as it was stored.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from engines.kernel import choose as kernel
from engines.kernel.events import StoredEvent
from engines.kernel.game import Rules
from engines.kernel.history.saves import load, save
from engines.kernel.state.model import Match, Seat
from referee.files.turns import Past, turn_of
from referee.match.commit import crossed_lines, event_rows
from referee.match.history import MARK, REVISE, TAKE_BACK, UNDO
from referee.match.notes import DICE, SIDE_NOTES, UNDONE
from store.match.rows import ChoiceRow, EventRow

log = logging.getLogger("arbiter.referee")

VERSION, NEXT_ID = b',"version":', b',"next_id":'
"""The bytes before two numbers of a save."""


class Log(msgspec.Struct, frozen=True):
    """A match's choices and events, and the saves of all its versions, version 0 first."""

    choices: Sequence[ChoiceRow]
    events: Sequence[EventRow]
    saves: Sequence[bytes]


def what_stood(rules: Rules[Any, Any], given: Log) -> Log:
    """Return a finished match's log without changed answers; the same log if none was changed, or the rules differ by now."""
    try:
        changes = _changes(given)
        return _Shortening(rules, given, changes).shortened() if changes else given
    except Exception:  # a log that the rules do not repeat is given out as it is, which says more about it
        log.warning("a log of game=%s is not shortened", rules.game.id, exc_info=True)
        return given


# ---------------------------------------------------------------- which answers were changed


def has_changes(given: Log) -> bool:
    """Return whether a log has changed answers; true as well if that cannot be seen."""
    try:
        return bool(_changes(given))
    except Exception:  # whatever is wrong with it, `what_stood` says so
        return True


def _changes(given: Log) -> dict[int, int]:
    """Return the last change of mind of a seat for each version up to it at which the seat chose in the same lane.

    A stretch in which answers may be left out ends where anything but an answer in the lane or a public mark follows, and where
    an undo has gone back to: what was sealed then stood again.
    """
    targets = _targets(given)
    found: dict[int, int] = {}
    lane = b""
    chosen: dict[Seat, list[int]] = {}
    for row in given.choices:
        before = _number(given.saves[row.version - 1], NEXT_ID)
        if not (in_lane(row) or row.kind == MARK) or before != lane or row.version - 1 in targets:
            lane, chosen = before, {}
        if not in_lane(row):
            continue
        own = chosen.setdefault(row.seat, [])
        own.append(row.version)
        if row.kind == TAKE_BACK or (len(own) > 1 and _restarts(row)):
            found.update(dict.fromkeys(own, row.version))
    for row in given.choices:
        since = range(int(row.keys[0]) + 1, row.version) if row.kind == UNDO else ()
        if since and found.keys() >= {*since}:
            # Nothing else lies between an undo and where it leads, and there must be something to undo.
            found = {version: last for version, last in found.items() if version not in since}
    return found


def _targets(given: Log) -> set[int]:
    """Return the versions that undos have gone back to."""
    return {int(row.keys[0]) for row in given.choices if row.kind == UNDO}


def in_lane(row: ChoiceRow) -> bool:
    """Return whether a choice was made in a lane: the ids of questions there have a dot."""
    return "." in row.decision or row.kind in (REVISE, TAKE_BACK)


def _restarts(row: ChoiceRow) -> bool:
    """Return whether a choice in a lane answers from the first question again: also by the id that all know of a quiet lane."""
    return row.kind in (REVISE, TAKE_BACK) or row.decision.endswith(".0")


def _number(body: bytes, name: bytes) -> bytes:
    """Return a number of a match's save as it stands there. No board comes after it."""
    return body.rpartition(name)[2].partition(b",")[0]


def _renumbered(body: bytes, version: int) -> bytes:
    """Return a save under another version: that is all by which two saves of the same state differ."""
    head, name, tail = body.rpartition(VERSION)
    return b"".join((head, name, str(version).encode(), tail[tail.index(b",") :]))


# ---------------------------------------------------------------- the log without them


class _Shortening:
    """Writes one log anew, version by version.

    `match` is the state that the shorter log has come to, or None while it is the stored one but for its version; `former` are
    such states that an undo goes back to. `fresh` are the changes whose seat has answered nothing in its lane by then.
    """

    def __init__(self, rules: Rules[Any, Any], given: Log, changes: Mapping[int, int]) -> None:
        self.rules = rules
        self.given = given
        self.changes = changes
        self.first = {last: version for version, last in reversed([*changes.items()])}
        self.targets = _targets(given)
        self.match: Match[Any, Any] | None = None
        self.former: dict[int, Match[Any, Any]] = {}
        self.fresh: set[int] = set()
        self.choices: list[ChoiceRow] = []
        self.events: list[EventRow] = []
        self.saves: list[bytes] = [given.saves[0]]
        self.numbers = [0]
        self.by_version: dict[int, list[EventRow]] = {}
        for row in given.events:
            self.by_version.setdefault(row.version, []).append(row)

    def shortened(self) -> Log:
        """Return the shorter log. Raises ValueError if it has other draws or another end; otherwise as `turn_of` does."""
        self._add_events(0, self.by_version.get(0, []))
        for row in self.given.choices:
            self._take(row)
            self.numbers.append(len(self.choices))
            if self.match is not None and row.version in self.targets:
                self.former[row.version] = self.match
        if self.match is not None or _draws(self.events) != _draws(self.given.events):
            raise ValueError("the match goes otherwise without the changed answers")
        return Log(self.choices, self.events, self.saves)

    def _take(self, row: ChoiceRow) -> None:
        """Take over a choice, or leave it out."""
        last = self.changes.get(row.version)
        if last is None and self.match is None and not (row.kind == UNDO and int(row.keys[0]) in self.former):
            self._copy(row)
            return
        if self.match is None:
            self.match = self._state(row.version - 1)
        if last is None:
            self._repeat(row, anew=False)
        elif self._takes_back(row, last):
            # Its seat had sealed something before this stretch, which stays sealed until this change: lanes must not close.
            taken = (
                row
                if row.version == last
                else msgspec.structs.replace(row, decision=TAKE_BACK, kind=TAKE_BACK, keys=())
            )
            self._repeat(taken, anew=False)
            self.fresh.add(last)
        elif row.version < last or row.kind == TAKE_BACK:
            self._add_events(len(self.choices), self._notes(row.version))
        else:
            self._repeat(row, anew=True)

    def _takes_back(self, row: ChoiceRow, last: int) -> bool:
        """Return whether a change of mind is the first of its stretch, at whose beginning its seat had answered something."""
        assert self.match is not None
        if row.version == self.first[last] and _is_fresh(self.rules, self.match, row.seat):
            self.fresh.add(last)
        return last not in self.fresh and _restarts(row)

    def _copy(self, row: ChoiceRow) -> None:
        """Take over a choice as it is stored, under its new version."""
        version = len(self.choices) + 1
        self.choices.append(msgspec.structs.replace(row, version=version, keys=self._keys(row)))
        self.saves.append(_renumbered(self.given.saves[row.version], version))
        self._add_events(version, [self._moved(each) for each in self.by_version.get(row.version, [])])

    def _repeat(self, row: ChoiceRow, *, anew: bool) -> None:
        """Make a choice again by the rules; `anew` if it answers the open question, whatever it had changed."""
        assert self.match is not None
        version = len(self.choices) + 1
        new = msgspec.structs.replace(row, version=version, keys=self._keys(row))
        asked = kernel.decision_of(self.match, row.seat)
        if asked is not None and (anew or (in_lane(row) and not _restarts(row))):
            new = msgspec.structs.replace(new, decision=asked.id, kind=asked.kind)
        former = {new.keys[0]: self._state(int(row.keys[0]))} if row.kind == UNDO else {}
        turn = turn_of(self.rules, self.match, new, Past(former, self._crossed))
        self.choices.append(msgspec.structs.replace(new, crossed=crossed_lines(turn)))
        self.saves.append(save(turn.match))
        self._add_events(version, [*event_rows(version, turn.events, turn.rolls), *self._notes(row.version)])
        same = self.saves[-1] == _renumbered(self.given.saves[row.version], version)
        self.match = None if same else turn.match

    # ---------------------------------------------------------------- numbers, states and events

    def _keys(self, row: ChoiceRow) -> Sequence[str]:
        """Return the keys of a choice: those of an undo name a version, which has another number."""
        return (str(self.numbers[int(row.keys[0])]),) if row.kind == UNDO else row.keys

    def _crossed(self, since: int, until: int) -> bool:
        return any(row.crossed for row in self.choices[since : until - 1])

    def _state(self, stored: int) -> Match[Any, Any]:
        """Return the state of a stored version as the shorter log has it."""
        if stored in self.former:
            return self.former[stored]
        match = load(self.rules.game, self.given.saves[stored])
        match.version = self.numbers[stored]
        return match

    def _notes(self, stored: int) -> list[EventRow]:
        """Return the referee's notes at a stored version, which are no consequence of its choice."""
        return [event for event in self.by_version.get(stored, []) if event.kind in SIDE_NOTES]

    def _moved(self, event: EventRow) -> EventRow:
        """Return an event in which each version has its new number."""
        if event.kind != UNDONE:
            return event
        stored = msgspec.json.decode(event.body, type=StoredEvent)
        facts = {**(stored.facts or {})}
        facts["version"] = self.numbers[msgspec.convert(facts["version"], int)]
        return msgspec.structs.replace(event, body=msgspec.json.encode(msgspec.structs.replace(stored, facts=facts)))

    def _add_events(self, version: int, events: Sequence[EventRow]) -> None:
        self.events += [msgspec.structs.replace(event, version=version) for event in events]


def _draws(events: Sequence[EventRow]) -> list[object]:
    """Return the sealed facts of all events of dice."""
    return [msgspec.json.decode(event.body, type=StoredEvent).sealed for event in events if event.kind == DICE]


def _is_fresh(rules: Rules[Any, Any], match: Match[Any, Any], seat: Seat) -> bool:
    """Return whether a seat has answered nothing in its open lane: to start it again would change nothing."""
    again = kernel.take_back(rules, match, seat).match
    lane, restarted = match.lanes.get(seat), again.lanes.get(seat)
    if lane is None or restarted is None:
        return False
    asked, other = kernel.decision_of(match, seat), kernel.decision_of(again, seat)
    same = asked is not None and other is not None and msgspec.structs.replace(asked, id=other.id) == other
    return same and (lane.frames, lane.draft) == (restarted.frames, restarted.draft)
