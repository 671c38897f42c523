"""Recomputes a ladder from its file: `python verify_ladder.py ladder.json`. Needs Python alone.

Every fact of the file is checked against the rules; challenges, moves and the present order are computed anew and compared with
what it says. Exit status: 0 if all is right, 1 if something differs, 2 if the file cannot be read.
"""

import _thread
import json
import math
import re
import signal
import sys
import threading
import time
from collections import Counter
from pathlib import Path

DAY = 86400


# ------------------------------------------------------------------- strict reading, the same in both scripts

MOST_BYTES, MOST_ITEMS, MOST = 64 * 1024 * 1024, 1_000_000, 2**53 - 1

MOST_SECONDS = 120
"""Seconds of processor time that a file may take, unless the command line says otherwise."""


class UnreadableError(Exception):
    """The file is not what a file of its kind is: its place, and what is wrong there."""


UNREADABLE = (
    *(UnreadableError, OSError, ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError),
)
"""All errors by which a file shows that it cannot be checked."""


def need(holds, place, what):
    """Raise UnreadableError unless something holds."""
    if not holds:
        raise UnreadableError(f"{place}: {what}")


def once(pairs):
    """Return the object of these keys and values; a key that is there twice is read otherwise by others."""
    found, twice = dict(pairs), Counter(key for key, _ in pairs).most_common(1)
    need(len(found) == len(pairs), ascii(twice[0][0]) if twice else "$", "a key that is there twice")
    return found


def finite(digits):
    """Return a fractional number that every language can hold."""
    need(math.isfinite(float(digits)), digits[:40], "no finite number")
    return float(digits)


def parsed(body):
    """Return the JSON of a file."""
    need(len(body) <= MOST_BYTES, "$", f"more than {MOST_BYTES} bytes")
    return json.loads(
        body.decode("utf-8"),
        object_pairs_hook=once,
        parse_float=finite,
        parse_constant=lambda name: need(False, name, "no number"),
    )


def number(least=0, most=MOST):
    """Return the shape of a whole number; true and 1.0 are none."""

    def fit(value, place):
        need(type(value) is int and least <= value <= most, place, f"no whole number from {least} to {most}")

    return fit


def real(value, place):
    """Check a fractional number, as ratings are."""
    need(type(value) is float and abs(value) <= 1e6, place, "no fractional number up to 1000000")


def boolean(value, place):
    """Check that a value is true or false."""
    need(type(value) is bool, place, "neither true nor false")


def anything(value, place):
    """Check an object of whatever is in it."""
    need(type(value) is dict, place, "no object")


def text(pattern):
    """Return the shape of a text."""

    def fit(value, place):
        need(type(value) is str and re.fullmatch(pattern, value), place, f"no text like {pattern}")

    return fit


def word(*words):
    """Return the shape of one of some values, all of which are text or null."""

    def fit(value, place):
        need((value is None or type(value) is str) and value in words, place, f"none of {words}")

    return fit


def maybe(shape):
    """Return the shape of what may be null."""
    return lambda value, place: None if value is None else shape(value, place)


def many(shape, least=0, most=MOST_ITEMS):
    """Return the shape of a list of things of one shape."""

    def fit(value, place):
        need(type(value) is list and least <= len(value) <= most, place, f"no list of {least} to {most}")
        for index, each in enumerate(value):
            shape(each, f"{place}[{index}]")

    return fit


def row(*shapes):
    """Return the shape of a list in which each place has its own shape."""

    def fit(value, place):
        need(type(value) is list and len(value) == len(shapes), place, f"no list of {len(shapes)}")
        for index, shape in enumerate(shapes):
            shape(value[index], f"{place}[{index}]")

    return fit


def keyed(pattern, shape, most):
    """Return the shape of an object whose keys are like a pattern."""
    key_fit = text(pattern)

    def fit(value, place):
        need(type(value) is dict and len(value) <= most, place, f"no object of at most {most}")
        for key, each in value.items():
            key_fit(key, f"{place}: the key {ascii(key)[:40]}")
            shape(each, f"{place}.{key}")

    return fit


def fields(later=(), **shapes):
    """Return the shape of an object with these fields and no others; files of before may lack the `later` ones."""

    def fit(value, place):
        need(type(value) is dict, place, "no object")
        odd = {*value} - {*shapes} | ({*shapes} - {*later} - {*value})
        need(not odd, place, f"missing or unknown: {ascii(sorted(odd))[:200]}")
        for key, each in value.items():
            shapes[key](each, f"{place}.{key}")

    return fit


def by_kind(**kinds):
    """Return the shape of an object whose field `kind` says which other fields it has."""
    shapes = {kind: fields(kind=word(kind), **own) for kind, own in kinds.items()}

    def fit(value, place):
        need(type(value) is dict and type(value.get("kind")) is str, place, "no kind")
        need(value["kind"] in shapes, f"{place}.kind", f"unknown: {ascii(value['kind'])[:40]}")
        shapes[value["kind"]](value, place)

    return fit


def run(called, check, problem):
    """Check the file that the command line names, print the report, and return the exit status."""
    if len(sys.argv) not in (2, 3) or not all(word.isdecimal() and len(word) < 7 for word in sys.argv[2:]):
        print(f"Usage: python {called} FILE [SECONDS of processor time at most, {MOST_SECONDS} if not given]")
        return 2
    seconds = int(sys.argv[2]) if sys.argv[2:] else MOST_SECONDS
    done, late = threading.Event(), threading.Event()
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # So a shell starts what runs in the background; the interruption of the check would be ignored too.
        signal.signal(signal.SIGINT, signal.default_int_handler)
    threading.Thread(target=interrupt, args=(seconds, done, late), daemon=True).start()
    try:
        with Path(sys.argv[1]).open("rb") as file:
            report = check(parsed(file.read(MOST_BYTES + 1)))
    except problem as error:
        print(f"WRONG: {plain(error)}")
        return 1
    except UNREADABLE as error:
        print(f"This file cannot be checked: {type(error).__name__}: {plain(error)}")
        return 2
    except KeyboardInterrupt:
        if not late.is_set():
            raise
        print(
            f"This file is not checked: that takes more than {seconds} s of processor time, and most files take a few."
        )
        print(f"If it is of a large tournament, allow more: python {called} FILE {10 * max(seconds, 1)}")
        return 2
    finally:
        done.set()
    print("\n".join(f"ok: {count} {name}" for name, count in report.items()))
    return 0


def interrupt(seconds, done, late):
    """Interrupt the check, as Ctrl+C does, unless it is done with so much processor time: anybody may have made the file."""
    began = time.process_time()
    while not done.wait(0.1):
        if time.process_time() - began >= seconds:
            late.set()
            _thread.interrupt_main()
            return


def plain(error):
    """Return the words of an error in letters that every terminal has, and not longer than a few lines."""
    return ascii(str(error))[1:-1][:600]


# ------------------------------------------------------------------- the shape of a ladder's file

PERSON, RECORD, AT, PLACE = number(1), number(1, MOST_ITEMS), number(0), number(0, MOST_ITEMS)
MOST_PERSONS = 10_000
NAME, CODE, DAYS = text("[a-z0-9_-]{0,40}"), text("[A-Z0-9]{1,12}"), number(0, 10_000)
RULES = ("reach", "accept_days", "play_days", "pair_days", "idle_days", "sink_days")

FACT = by_kind(
    joined={"at": AT, "person": PERSON},
    left={"at": AT, "person": PERSON},
    challenged={"at": AT, "challenger": PERSON, "challenged": PERSON},
    accepted={"at": AT, "challenger": PERSON},
    settled={
        "at": AT,
        "challenger": PERSON,
        "winner": number(0),
        "forfeit": boolean,
        "how": word("", "declined", "unanswered", "withdrawn", "left", "late"),
    },
    sunk={"at": AT, "person": PERSON},
    delayed={"at": AT, "seconds": number(-MOST)},
)


def ended(value, place):
    """Check how a challenge ended: by the number of a fact, or by a word."""
    (RECORD if type(value) is int else word("open", "off"))(value, place)


LADDER = fields(
    format=number(1, 1),
    kind=word("ladder"),
    settings=fields(game=NAME, form=NAME, options=anything, clock=anything, rules=fields(**dict.fromkeys(RULES, DAYS))),
    persons=many(fields(number=PERSON, place=PLACE, former=boolean)),
    records=many(fields(n=RECORD, organiser=boolean, fact=FACT)),
    challenges=many(
        fields(n=RECORD, challenger=PERSON, challenged=PERSON, accepted=maybe(RECORD), matches=many(CODE), end=ended)
    ),
    moves=many(fields(n=RECORD, moved=many(row(PERSON, PLACE, PLACE)))),
    order=many(PERSON),
)

# ------------------------------------------------------------------- the ladder anew


class DifferenceError(Exception):
    """Something in the file differs from what is computed, or a fact breaks a rule."""


def check(holds, what):
    """Raise DifferenceError unless something holds."""
    if not holds:
        raise DifferenceError(what)


class Ladder:
    """A ladder as far as its facts were read: persons from the top, and what was and is between them."""

    def __init__(self, rules):
        """Begin with nobody."""
        self.rules, self.order = rules, []
        # The open challenges by challenger; all of them by number; when a pair's last one ended.
        self.open, self.challenges, self.ended = {}, {}, {}
        # Since when everybody on the ladder has played no game, and how often they have sunk since then.
        self.active, self.sunk = {}, Counter()

    def place(self, person):
        """Return the index of somebody who is on the ladder, 0 for the top."""
        check(person in self.active, f"person {person} is not on the ladder")
        return self.order.index(person)

    def wake(self, person, at):
        """Note that somebody has played, or has come."""
        self.active[person], self.sunk[person] = at, 0


def joined(ladder, fact, _n):
    """Put somebody at the bottom."""
    check(fact["person"] not in ladder.active, f"person {fact['person']} joins twice")
    need(len(ladder.order) < MOST_PERSONS, "$.records", f"more than {MOST_PERSONS} persons at once")
    ladder.order.append(fact["person"])
    ladder.wake(fact["person"], fact["at"])


def left(ladder, fact, _n):
    """Take somebody off; their open challenges are off."""
    person = fact["person"]
    del ladder.order[ladder.place(person)]
    del ladder.active[person]
    for challenger, one in [*ladder.open.items()]:
        if person in (challenger, one["challenged"]):
            del ladder.open[challenger]
            one["end"] = "off"


def challenged(ladder, fact, n):
    """Check a challenge: how far above, one made and one got at most, and the days since the pair's last one."""
    low, high, at = fact["challenger"], fact["challenged"], fact["at"]
    above = ladder.place(low) - ladder.place(high)
    check(1 <= above <= ladder.rules["reach"], f"record {n} challenges somebody {above} places above")
    check(low not in ladder.open, f"person {low} makes two challenges at once")
    check(all(one["challenged"] != high for one in ladder.open.values()), f"person {high} gets two challenges at once")
    last = ladder.ended.get(frozenset((low, high)))
    check(last is None or at >= last + ladder.rules["pair_days"] * DAY, f"record {n} comes too early for that pair")
    one = {"n": n, "challenger": low, "challenged": high, "accepted": None, "end": "open"}
    ladder.open[low] = ladder.challenges[n] = one


def open_one(ladder, fact, n):
    """Return the open challenge that a fact is about."""
    check(fact["challenger"] in ladder.open, f"record {n} is about no open challenge")
    return ladder.open[fact["challenger"]]


def accepted(ladder, fact, n):
    """Note that a challenge was accepted."""
    one = open_one(ladder, fact, n)
    check(one["accepted"] is None, f"record {n} accepts a second time")
    one["accepted"] = n


def settled(ladder, fact, n):
    """End a challenge: a challenger who wins takes the place, and those between sink one."""
    one = open_one(ladder, fact, n)
    low, high, at, winner = one["challenger"], one["challenged"], fact["at"], fact["winner"]
    check(winner in (0, low, high), f"record {n} is won by a stranger")
    del ladder.open[low]
    one["end"], ladder.ended[frozenset((low, high))] = n, at
    below, above = ladder.place(low), ladder.place(high)
    if winner == low and below > above:
        ladder.order.insert(above, ladder.order.pop(below))
    for person in (low, high):
        if not fact.get("forfeit") or person == winner:
            ladder.wake(person, at)


def sunk(ladder, fact, n):
    """Let somebody idle change places with the next below."""
    person = fact["person"]
    index = ladder.place(person)
    days = ladder.rules["idle_days"] + ladder.sunk[person] * ladder.rules["sink_days"]
    check(fact["at"] >= ladder.active[person] + days * DAY, f"record {n} lets somebody sink too early")
    ladder.order[index : index + 2] = ladder.order[index : index + 2][::-1]
    ladder.sunk[person] += 1


def delayed(ladder, fact, _n):
    """Give everybody who waits, or is waited for, the time in which nobody could reach the bot."""
    ladder.active = {person: at + fact["seconds"] for person, at in ladder.active.items()}


READERS = {
    "joined": joined,
    "left": left,
    "challenged": challenged,
    "accepted": accepted,
    "settled": settled,
    "sunk": sunk,
    "delayed": delayed,
}
"""The functions that read the facts, by kind."""


def verify(document):
    """Return the report of a file. Raise DifferenceError at the first difference."""
    LADDER(document, "$")
    ladder, moves, people = Ladder(document["settings"]["rules"]), 0, set()
    for n, record in enumerate(document["records"], 1):
        check(record["n"] == n, f"record {n} is missing")
        fact, before = record["fact"], [*ladder.order]
        READERS[fact["kind"]](ladder, fact, n)
        if fact["kind"] == "joined":
            people.add(fact["person"])
        if before != ladder.order:
            # One after another: all of them together may be a thousand times as large as the file.
            mine = {"n": n, "moved": moved(before, ladder.order)}
            check(document["moves"][moves : moves + 1] == [mine], f"the moves of places differ at record {n}")
            moves += 1
    check(document["order"] == ladder.order, f"the order: {document['order']}, computed {ladder.order}")
    check(len(document["moves"]) == moves, "the moves of places differ: there are more than computed")
    check_challenges(document, ladder)
    new = places_of(ladder.order)
    places = [[person, new.get(person, 0)] for person in sorted(people)]
    check([[one["number"], one["place"]] for one in document["persons"]] == places, "the places of persons differ")
    return {"facts": len(document["records"]), "challenges": len(ladder.challenges), "moves": moves}


def places_of(order):
    """Return the place of everybody on the ladder."""
    return {person: place for place, person in enumerate(order, 1)}


def moved(before, order):
    """Return everybody whose place has changed, with the place before and after, 0 for none."""
    old, new = places_of(before), places_of(order)
    changed = sorted(person for person in {*old, *new} if new.get(person) != old.get(person))
    return [[person, old.get(person, 0), new.get(person, 0)] for person in changed]


def check_challenges(document, ladder):
    """Compare the challenges: those that were open when a ladder was closed are off."""
    shown = [
        {key: one[key] for key in ("n", "challenger", "challenged", "accepted", "end")}
        for one in document["challenges"]
    ]
    mine = [*ladder.challenges.values()]
    check(len(shown) == len(mine), f"{len(shown)} challenges, computed {len(mine)}")
    closed = "open" not in [one["end"] for one in shown]
    for one, other in zip(shown, mine, strict=True):
        right = {**other, "end": "off"} if closed and other["end"] == "open" else other
        check(one == right, f"challenge {other['n']}: {one}, computed {right}")


if __name__ == "__main__":
    sys.exit(run("verify_ladder.py", verify, DifferenceError))
