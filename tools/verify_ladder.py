"""Recomputes a ladder from its file: `python verify_ladder.py ladder.json`. Needs Python alone.

Every fact of the file is checked against the rules; challenges, moves and the present order are computed anew and compared with
what it says. Exit status: 0 if all is right, 1 if something differs, 2 if the file cannot be read.
"""

import json
import sys
from collections import Counter
from pathlib import Path

DAY = 86400


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
        # Since when somebody has played no game, and how often they have sunk since then.
        self.active, self.sunk = {}, Counter()

    def place(self, person):
        """Return the index of somebody who is on the ladder, 0 for the top."""
        check(person in self.order, f"person {person} is not on the ladder")
        return self.order.index(person)

    def wake(self, person, at):
        """Note that somebody has played, or has come."""
        self.active[person], self.sunk[person] = at, 0


def joined(ladder, fact, _n):
    """Put somebody at the bottom."""
    check(fact["person"] not in ladder.order, f"person {fact['person']} joins twice")
    ladder.order.append(fact["person"])
    ladder.wake(fact["person"], fact["at"])


def left(ladder, fact, _n):
    """Take somebody off; their open challenges are off."""
    person = fact["person"]
    del ladder.order[ladder.place(person)]
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
    ladder, moves, people = Ladder(document["settings"]["rules"]), [], set()
    for n, record in enumerate(document["records"], 1):
        check(record["n"] == n, f"record {n} is missing")
        fact, before = record["fact"], [*ladder.order]
        check(fact["kind"] in READERS, f"record {n} is of an unknown kind")
        READERS[fact["kind"]](ladder, fact, n)
        people |= {*ladder.order}
        moved = [
            [person, place_in(before, person), place_in(ladder.order, person)]
            for person in sorted({*before, *ladder.order})
            if place_in(before, person) != place_in(ladder.order, person)
        ]
        moves += [{"n": n, "moved": moved}] if moved else []
    check(document["order"] == ladder.order, f"the order: {document['order']}, computed {ladder.order}")
    check(document["moves"] == moves, "the moves of places differ")
    check_challenges(document, ladder)
    places = [[person, place_in(ladder.order, person)] for person in sorted(people)]
    check([[one["number"], one["place"]] for one in document["persons"]] == places, "the places of persons differ")
    return {"facts": len(document["records"]), "challenges": len(ladder.challenges), "moves": len(moves)}


def place_in(order, person):
    """Return the place of somebody, 0 for who is not there."""
    return order.index(person) + 1 if person in order else 0


def check_challenges(document, ladder):
    """Compare the challenges: those that were open when a ladder was closed are off."""
    shown = [
        {key: one[key] for key in ("n", "challenger", "challenged", "accepted", "end")}
        for one in document["challenges"]
    ]
    mine = [*ladder.challenges.values()]
    check(len(shown) == len(mine), f"{len(shown)} challenges, computed {len(mine)}")
    for one, other in zip(shown, mine, strict=True):
        closed = {**other, "end": "off"} if other["end"] == "open" else other
        check(one in (other, closed), f"challenge {other['n']}: {one}, computed {other}")


def main():
    """Read the named file and print the report; return the exit status."""
    try:
        document = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
        if document["format"] != 1 or document["kind"] != "ladder":
            print("This file cannot be checked: it is not a ladder of format 1.")
            return 2
        report = verify(document)
    except DifferenceError as error:
        print(f"WRONG: {error}")
        return 1
    except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
        print(f"This file cannot be checked: {type(error).__name__}: {error}")
        return 2
    print("\n".join(f"ok: {count} {name}" for name, count in report.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
