"""The process that computes views: it keeps the latest tournaments' states, and takes in what their logs have got since."""

from __future__ import annotations

from collections import OrderedDict

import msgspec

from processes.worker import Limits, serve
from referee.tournaments.reading.asking import Answered, Ask, Behind, decode, encode, function_of
from tournaments.facts.record import Record
from tournaments.state.fold import apply, empty_state
from tournaments.state.model import State

MEMORY = 3 * 1024**3
"""Bytes of memory that the process may use."""

MOST_STATES = 8
"""States that are kept; the least recently used one is dropped first."""

STATES: OrderedDict[int, tuple[State, list[Record]]] = OrderedDict()
"""The states and logs by tournament."""


def answer(body: bytes) -> bytes:
    """Return the answer to a question, both as msgpack."""
    ask = msgspec.msgpack.decode(body, type=Ask)
    kept = _take_in(ask)
    if kept is None:
        found: Answered | Behind = Behind()
    else:
        function = function_of(ask.function)
        arguments = decode(ask.arguments, list[msgspec.Raw])
        given = [decode(bytes(one), kind) for one, kind in zip(arguments, function.kinds, strict=False)]
        found = Answered(encode(function(*kept, given)))
    return msgspec.msgpack.encode(found)


def _take_in(ask: Ask) -> tuple[State, list[Record]] | None:
    """Return state and log so far, None if the beginning of the log is missing here."""
    kept = STATES.pop(ask.tournament, None)
    if ask.since == 0:
        kept = (empty_state(ask.settings), [])
    elif kept is None or len(kept[1]) != ask.since:
        return None
    state, log = kept
    for record in ask.records:
        apply(state, record)
        log.append(record)
    STATES[ask.tournament] = kept
    while len(STATES) > MOST_STATES:
        STATES.popitem(last=False)
    return kept


if __name__ == "__main__":
    serve(answer, limits=Limits(memory=MEMORY))
