"""The process that computes views: it keeps the latest tournaments' states, and takes in what their logs have got since."""

from __future__ import annotations

from collections import OrderedDict

import msgspec

from processes.worker import Limits, serve
from referee.tournaments.reading.asking import Answered, Ask, Behind, decode, encode, function_of
from tournaments.state.fold import apply, empty_state
from tournaments.state.model import State

MEMORY = 2 * 1024**3
"""Bytes of memory that the process may use."""

MOST_STATES = 8
"""States that are kept; the least recently used one is dropped first."""

STATES: OrderedDict[int, State] = OrderedDict()
"""The states by tournament."""


def answer(body: bytes) -> bytes:
    """Return the answer to a question, both as msgpack."""
    ask = msgspec.msgpack.decode(body, type=Ask)
    state = _state(ask)
    if state is None:
        found: Answered | Behind = Behind()
    else:
        function, kinds, _ = function_of(ask.function)
        arguments = decode(ask.arguments, list[msgspec.Raw])
        given = [decode(bytes(one), kind) for one, kind in zip(arguments, kinds, strict=False)]
        found = Answered(encode(function(state, *given)))
    return msgspec.msgpack.encode(found)


def _state(ask: Ask) -> State | None:
    """Return the state with the log so far, None if the beginning of the log is missing here."""
    state = STATES.pop(ask.tournament, None)
    if ask.since == 0:
        state = empty_state(ask.settings)
    elif state is None or state.records != ask.since:
        return None
    for record in ask.records:
        apply(state, record)
    STATES[ask.tournament] = state
    while len(STATES) > MOST_STATES:
        STATES.popitem(last=False)
    return state


if __name__ == "__main__":
    serve(answer, limits=Limits(memory=MEMORY))
