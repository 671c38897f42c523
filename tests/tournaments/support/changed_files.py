"""Files of tournaments and ladders in which something is changed: each is refused, found to differ, or means the same to the bot.

The bot itself is the measure: whatever a script takes for right must be what the bot computes from the very same records.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any, Literal

import msgspec

from tests.tournaments.support.files import lived, played, rated, terms
from tools import verify_ladder, verify_tournament
from tournaments.errors import TournamentError
from tournaments.facts.record import Record
from tournaments.files.export import RatedStep, export
from tournaments.files.ladder import LadderTerms, export_ladder
from tournaments.leagues.ladder import AnyLadderFact, Challenged
from tournaments.settings.model import Settings
from tournaments.settings.presets import PRESETS

Made = dict[str, Any]
Place = tuple[str | int, ...]
Said = Literal["right", "different", "refused"]

ODD: tuple[Any, ...] = (
    *(0, 1, 2, -1, 43, 43.0, 1e300, float("inf"), float("nan"), True, False, None),
    *("", "0", "1/2", "1e999999999", "1/0", "9" * 5000, "\ud800", "played", "open", "ABC234", "00" * 32),
    *(2**53, 2**64, 10**100, -(2**70), [], {}, [[]], [1], [1, 2], {"kind": "ended"}),
)
"""What is put in place of a value."""


STRAY: tuple[Made, ...] = tuple(
    {"n": 1, "at": 1, "by": by, "fact": fact}
    for by in ("system", "organiser")
    for fact in (
        *({"kind": kind} for kind in ("paused", "resumed", "ended", "cancelled", "check_in_opened")),
        *({"kind": kind, "entry": entry} for kind in ("reserve_named", "withdrawn", "erased") for entry in (1, 999)),
        *({"kind": "vacation_taken", "entry": entry, "start": 1, "end": end} for entry in (1, 999) for end in (1, 2)),
        *({"kind": "fitted", "changes": changes} for changes in ([], [{"name": "rounds", "before": 1, "after": 2}])),
        *({"kind": "extended", "stage": 0, "round": n, "table": 1, "seconds": 9, "by": "players"} for n in (1, 2, 99)),
        *({"kind": "extended", "stage": 0, "round": n, "table": 0, "seconds": 9, "by": "organiser"} for n in (1, 99)),
        *({"kind": "game_voided", "stage": 0, "round": 1, "table": 1, "nth": nth} for nth in (1, 2)),
        *(
            {"kind": "corrected", "stage": 0, "round": 1, "table": 1, "nth": nth, "places": places, "how": "played"}
            for nth in (0, 1)
            for places in ([1, 1], [1, 2], [2, 1])
        ),
        {"kind": "downtime", "start": 2, "end": 1},
        {"kind": "clock_set_back", "seconds": 0},
    )
)
"""Records of tournaments that are possible at a few places alone."""


@dataclass(frozen=True)
class Kind:
    """A kind of file: a file of something played at random, what its script says of a file, and what the bot makes of one."""

    made: Callable[[Random], Made]
    said: Callable[[bytes], Said]
    by_the_bot: Callable[[Made], Made]


def places(value: Any, within: Place = ()) -> Iterator[Place]:
    """Yield the place of each value in a file."""
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in parts:
        yield (*within, key)
        yield from places(each, (*within, key))


def changed(made: Made, place: Place, rng: Random) -> bytes:
    """Return a file in which something is done to the value at a place."""
    other = copy.deepcopy(made)
    within: Any = other
    for key in place[:-1]:
        within = within[key]
    key, value = place[-1], within[place[-1]]
    way = rng.randrange(6)
    if way == 0:
        del within[key]
    elif way == 1 and type(value) is int:
        within[key] = value + rng.choice((1, -1, 2))
    elif way == 2 and isinstance(value, list):
        ways = (value.reverse, value.clear, lambda: value.append(rng.choice(ODD)), lambda: value.extend(value[-1:]))
        rng.choice(ways)()
    elif way == 3 and isinstance(within, list):
        within.insert(rng.randrange(len(within)), value)
    elif way == 4 and isinstance(within, dict):
        # The one value or the other: a reader may take either.
        return _twice(json.dumps(other).encode(), json.dumps(str(key)).encode(), rng)
    elif isinstance(value, bool):
        within[key] = not value
    else:
        within[key] = rng.choice(ODD)
    return json.dumps(other).encode()


def rearranged(made: Made, rng: Random) -> bytes:
    """Return a file in which a record stands elsewhere, or one more stands somewhere, all of them numbered anew."""
    other = copy.deepcopy(made)
    records = other["records"]
    ways = (
        lambda: records.pop(rng.randrange(len(records))),
        lambda: copy.deepcopy(rng.choice(records)),
        lambda: copy.deepcopy(rng.choice(STRAY)),
    )
    one = rng.choice(ways)()
    records.insert(rng.randint(0, len(records)), one)
    for n, record in enumerate(records, 1):
        record["n"] = n
    return json.dumps(other).encode()


def _twice(body: bytes, key: bytes, rng: Random) -> bytes:
    at = rng.choice([at for at in range(len(body)) if body.startswith(key + b":", at)])
    return b"".join((body[:at], key, b": ", json.dumps(rng.choice(ODD)).encode(), b", ", body[at:]))


def judge(kind: Kind, made: Made, body: bytes) -> Said | Literal["the same"]:
    """Return what a script says of a changed file. Raises AssertionError if it takes for right what the bot does not."""
    said = kind.said(body)
    if said != "right":
        return said
    found = json.loads(body)
    if _is_same(found, made):
        return "the same"
    assert _is_same(kind.by_the_bot(found), found), "the bot makes another file of these records"
    return said


def _is_same(one: Any, other: Any) -> bool:
    """Return whether two values are the same JSON; 1, true and 1.0 all differ."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def _said(script: Any, body: bytes) -> Said:
    """Return what a script says of a file."""
    try:
        script.verify(script.parsed(body))
    except script.DifferenceError:
        return "different"
    except script.UNREADABLE:
        return "refused"
    return "right"


# ---------------------------------------------------------------- tournaments


def _tournament(rng: Random) -> Made:
    name = rng.choice([*PRESETS])
    hall = played(name, rng.randint(4, 7), rng.randrange(10**6))
    steps = rated(hall) if name != "pods" else ()
    return dict(json.loads(export(hall.settings, hall.records, steps)))


def _tournament_by_the_bot(made: Made) -> Made:
    """Return the file that the bot makes of the records in a file; none if they are not possible."""
    try:
        settings = msgspec.convert(made["settings"], Settings)
        # Reasons are not in the file.
        records = [msgspec.convert({**record, "reason": "-"}, Record) for record in made["records"]]
        steps = [msgspec.convert(step, RatedStep) for step in made["ratings"]["steps"]]
        return dict(json.loads(export(settings, records, steps)))
    except (TournamentError, msgspec.ValidationError):
        return {}


TOURNAMENT = Kind(_tournament, partial(_said, verify_tournament), _tournament_by_the_bot)


# ---------------------------------------------------------------- ladders


def _ladder(rng: Random) -> Made:
    rules, facts = lived(rng.randrange(10**6), 300)
    codes = {n: ["ABC234"] for n, fact in enumerate(facts, 1) if isinstance(fact, Challenged) and n % 2}
    over = rng.random() < 0.5
    return dict(json.loads(export_ladder(terms(rules), facts, codes=codes, decided=[5], former=[3], over=over)))


def _ladder_by_the_bot(made: Made) -> Made:
    """Return the file that the bot makes of the facts in a file; none if they are not possible."""
    try:
        rules = msgspec.convert(made["settings"], LadderTerms)
        facts = [msgspec.convert(record["fact"], AnyLadderFact) for record in made["records"]]
    except msgspec.ValidationError:
        return {}
    decided = [record["n"] for record in made["records"] if record["organiser"]]
    codes = {one["n"]: one["matches"] for one in made["challenges"]}
    former = [one["number"] for one in made["persons"] if one["former"]]
    over = all(one["end"] != "open" for one in made["challenges"])
    try:
        return dict(json.loads(export_ladder(rules, facts, decided=decided, codes=codes, former=former, over=over)))
    except TournamentError:
        return {}


LADDER = Kind(_ladder, partial(_said, verify_ladder), _ladder_by_the_bot)
