"""Recomputes a tournament from its file: `python verify_tournament.py tournament.json`. Needs Python and rustworkx or networkx.

Draws, seeds, rounds, the cut, standings, places and ratings are computed anew from the records of the file and compared with what
it says. networkx is slow: use rustworkx for more than some 100 entries. Exit status: 0 if all is right, 1 if something differs, 2
if the file cannot be read.
"""

import _thread
import hashlib
import json
import math
import re
import signal
import sys
import threading
import time
from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations
from pathlib import Path

FLOOR, FULL = Fraction(33, 100), Fraction(120)
BETA, KAPPA, TAU = 25 / 6, 0.0001, 25 / 300


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


# ------------------------------------------------------------------- the shape of a tournament's file

ENTRY, ROUND, STAGE = number(1, 100_000), number(1, 100_000), number(0, 1)
TABLE, NTH, SMALL, AT = number(1, 100_000), number(1, 1000), number(0, 100_000), number(0)
ROUNDS = number(0, 30)
SECONDS, ID, HASH, CODE = number(0, MOST), number(0, 2**64 - 1), text("[0-9a-f]{64}"), text("[A-Z0-9]{0,12}")
SHARE, EXACT = text(r"[0-9]{1,6}([/.][0-9]{1,6})?"), text("-?[0-9]{1,200}(/[0-9]{1,200})?")
ENTRIES, PLACES, HOW = many(ENTRY), many(number(1, 100), 1, 100), word("played", "forfeit")
DRAW = fields(number=number(1, 100_000), value=HASH)
LIVE = dict.fromkeys(("check_in", "no_show_game", "no_show_pairing", "flag", "time_per_game"), SECONDS)
DAYS = dict.fromkeys(("check_in", "no_show", "flag", "time_per_game", "round", "extension", "vacation"), SECONDS)

SETTINGS = fields(
    later=("drawn_games",),
    format=by_kind(
        swiss={
            **dict.fromkeys(("rounds", "club_rounds", "absences"), ROUNDS),
            "cut": number(0, 64),
            "fold": boolean,
            "third_place": boolean,
        },
        elimination={"third_place": boolean},
        double={"second_final": boolean},
        robin={"groups": number(1, 64), "cycles": number(1, 4)},
        pods={
            "rounds": ROUNDS,
            "target": number(3, 6),
            "first": word("meetings", "points"),
            "absences": ROUNDS,
            "tables": keyed("[0-9]{1,3}", many(SHARE, 1, 100), 100),
        },
    ),
    pace=by_kind(live=LIVE, days={**DAYS, "together": SMALL}),
    points=fields(win=SHARE, draw=SHARE, loss=SHARE),
    tiebreaks=many(
        word(
            *("buchholz_cut_1", "buchholz", "sonneborn_berger", "direct_encounter", "wins"),
            *("opponents_match_wins", "game_wins", "opponents_game_wins"),
        ),
        most=8,
    ),
    best_of=number(1, 9),
    drawn_games=SMALL,
    seats=row(number(2, 100), number(2, 100)),
    first=boolean,
    entering=fields(
        **dict.fromkeys(("cap", "rated_games"), SMALL),
        **dict.fromkeys(("opens", "closes"), SECONDS),
        **dict.fromkeys(("rating_from", "rating_to"), number(-MOST)),
        members=number(1, 2),
        reserve=boolean,
        roles=many(ID),
        clubs=many(ID),
    ),
    seeding=word("rating", "list", "table", "lots"),
    shown=word("start", "end"),
    agreed_draws=boolean,
    rated=boolean,
)

OF_ENTRY, OF_ROUND = {"entry": ENTRY}, {"stage": STAGE, "round": ROUND}
OF_TABLE = {**OF_ROUND, "table": TABLE}
OF_GAME, RESULT = {**OF_TABLE, "nth": NTH}, {"places": PLACES, "how": HOW}
OF_SPAN = {"start": AT, "end": AT}

FACT = by_kind(
    opened={"commitment": HASH},
    entered={
        **OF_ENTRY,
        "press": ID,
        "members": number(1, 100),
        "club": text(r"[^\ud800-\udfff]{0,200}"),
        "rating": number(-MOST),
        "listed": SMALL,
    },
    reserve_named=OF_ENTRY,
    check_in_opened={},
    checked_in={**OF_ENTRY, "brought": word("")},
    withdrawn=OF_ENTRY,
    started={"draw": DRAW, "salt": HASH, "settings": HASH, "seeds": ENTRIES},
    round_paired={
        **OF_ROUND,
        "draw": DRAW,
        "pairings": many(fields(sides=many(ENTRY, 1, 100), node=text("[A-Z0-9-]{0,12}"), group=SMALL)),
        "half": ENTRIES,
        "none": ENTRIES,
        "by_hand": boolean,
    },
    table_opened={**OF_GAME, "code": CODE},
    game_started=OF_GAME,
    game_over={**OF_GAME, **RESULT, "first": SMALL, "left": ENTRIES, "goes_on": boolean},
    game_voided=OF_GAME,
    absent={**OF_TABLE, "entries": ENTRIES},
    ruled={**OF_TABLE, **RESULT},
    corrected={**OF_TABLE, **RESULT, "nth": number(0, 1000)},
    round_closed={**OF_ROUND, "draw": maybe(DRAW)},
    round_undone=OF_ROUND,
    cut_made={"draw": DRAW, "seeds": ENTRIES},
    absence_asked={**OF_ENTRY, "round": ROUND},
    absence_taken_back={**OF_ENTRY, "round": ROUND},
    dropped=OF_ENTRY,
    returned=OF_ENTRY,
    disqualified=OF_ENTRY,
    erased=OF_ENTRY,
    penalised={
        **OF_ENTRY,
        **OF_ROUND,
        "penalty": word("warning", "game", "pairing", "points", "out"),
        "points": SHARE,
    },
    extended={**OF_ROUND, "table": SMALL, "seconds": number(1), "by": word("players", "organiser")},
    vacation_taken={**OF_ENTRY, **OF_SPAN},
    downtime=OF_SPAN,
    clock_set_back={"seconds": AT},
    exempted=OF_GAME,
    paused={},
    resumed={},
    fitted={"changes": many(fields(name=text("[a-z_]{1,40}"), before=number(-MOST), after=number(-MOST)))},
    cancelled={},
    ended={},
)

SIDES = many(many(row(real, real), 1, 100), 2, 100)

FILE = fields(
    format=number(1, 1),
    settings=SETTINGS,
    commitment=text("([0-9a-f]{64})?"),
    salt=text("([0-9a-f]{64})?"),
    chain=many(HASH),
    entries=many(
        fields(
            number=ENTRY,
            seed=SMALL,
            out=word("", "withdrawn", "missing", "waiting", "dropped", "disqualified"),
            former=boolean,
        )
    ),
    records=many(fields(n=number(1), at=number(1), by=word("system", "player", "organiser", "judge"), fact=FACT)),
    standings=keyed("[0-9]{1,6}", many(row(ENTRY, ENTRY, EXACT, many(EXACT, 0, 1000))), 100_000),
    places=many(row(ENTRY, ENTRY)),
    ratings=fields(
        library=text("[a-zA-Z0-9 ._-]{1,60}"),
        steps=many(fields(code=CODE, before=SIDES, places=PLACES, after=SIDES)),
    ),
)


class DifferenceError(Exception):
    """Something in the file differs from what is computed, or a fact is not possible where it stands."""


def check(holds, what):
    """Raise DifferenceError unless something holds."""
    if not holds:
        raise DifferenceError(what)


# ------------------------------------------------------------------- the settings, as the bot checks them

LONGEST = 90 * 86400
"""The longest of all limits, in seconds."""


def wrong_settings(settings):
    """Yield the names of the settings that no tournament can have, alone or with the others."""
    form, pace, entering = settings["format"], settings["pace"], settings["entering"]
    least, most = settings["seats"]
    pods = form["kind"] == "pods"
    yield from wrong_points(settings)
    if form["kind"] == "swiss" and form["cut"] not in (0, 2, 4, 8, 16, 32, 64):
        yield "cut"
    if pods:
        yield from wrong_pods(form, least, most)
    if not 2 <= least <= most or (least > 2 and not pods):
        yield "seats"
    if settings["best_of"] not in ((1,) if pods else (1, 3, 5, 7, 9)):
        yield "best_of"
    yield from wrong_pace(pace)
    if entering["cap"] and not 2 <= entering["cap"] <= 1024:
        yield "cap"
    if entering["reserve"] and entering["members"] == 1:
        yield "reserve"
    if entering["closes"] and entering["closes"] <= entering["opens"]:
        yield "closes"
    if entering["rating_to"] and entering["rating_to"] < entering["rating_from"]:
        yield "rating_to"


def wrong_points(settings):
    """Yield the wrong settings of the points of a game and of the tie-breaks."""
    win, draw, loss = worth = [Fraction(settings["points"][name]) for name in ("win", "draw", "loss")]
    if not 0 <= loss <= draw <= win <= 1000 or win == 0 or any(value.denominator > 60 for value in worth):
        yield "points"
    if len({*settings["tiebreaks"]}) != len(settings["tiebreaks"]):
        yield "tiebreaks"


def wrong_pods(form, least, most):
    """Yield the wrong settings of the tables of three to six and their points."""
    if least > 3 or most < 5:
        yield "seats"
    elif not 3 <= form["target"] <= min(most, 6):
        yield "target"
    for size, points in form["tables"].items():
        values = [Fraction(value) for value in points]
        if not 2 <= int(size) == len(values) <= 6 or values != sorted(values, reverse=True) or values[-1] < 0:
            yield "tables"


def wrong_pace(pace):
    """Yield the limits of time that are too short or too long."""
    live = pace["kind"] == "live"
    long = {"check_in", *(("no_show_game", "no_show_pairing") if live else ("no_show", "round"))}
    for name, seconds in pace.items():
        if name not in ("kind", "together"):
            shortest = (60 if live else 3600) if name in long else 0
            yield from [name] * (not shortest <= seconds <= LONGEST)
    if live and pace["no_show_pairing"] < pace["no_show_game"]:
        yield "no_show_pairing"
    if not live and not 1 <= pace["together"] <= 100:
        yield "together"


# ------------------------------------------------------------------- draws


def sha256(data):
    """Return the SHA-256 of some bytes."""
    return hashlib.sha256(data).digest()


def lot(seed, entry):
    """Return the lot of an entry."""
    return int.from_bytes(sha256(seed + str(entry).encode()), "big")


def pair_lot(seed, one, other):
    """Return the lot of a pair."""
    return int.from_bytes(sha256(seed + b"%d:%d" % (min(one, other), max(one, other)))[:5], "big")


# ------------------------------------------------------------------- the tournament so far


class Tournament:
    """A tournament as far as its records were read."""

    def __init__(self, document):
        """Take the settings of a file."""
        self.document, self.settings, self.format = document, document["settings"], document["settings"]["format"]
        self.kind = self.format["kind"]
        self.win, self.draw, self.loss = (Fraction(self.settings["points"][name]) for name in ("win", "draw", "loss"))
        self.pods, self.robin = self.kind == "pods", self.kind == "robin"
        self.entries, self.seeds, self.cut_seeds, self.rounds = {}, [], [], {}
        self.absences, self.penalties, self.drawn, self.planned = {}, [], 0, 0
        self.phase, self.codes, self.by = "draft", set(), "system"
        self.paused = self.committed = False
        self.report = Counter()

    def seed(self, draw):
        """Check a draw against the chain, count it, and return its seed."""
        chain, k = self.document["chain"], draw["number"]
        before = self.document["commitment"] if k == 1 else chain[k - 2]
        if k != self.drawn + 1 or draw["value"] != chain[k - 1] or sha256(bytes.fromhex(draw["value"])).hex() != before:
            raise DifferenceError(f"draw {k} does not continue the chain")
        self.drawn = k
        self.report["draws"] += 1
        return sha256(bytes.fromhex(draw["value"]) + bytes.fromhex(self.document["salt"]))

    def stage_rounds(self, stage):
        """Return the rounds of a stage in their order."""
        return [self.rounds[key] for key in sorted(self.rounds) if key[0] == stage]

    def knockout(self, stage):
        """Return whether a stage is an elimination."""
        return stage == 1 or self.kind in ("elimination", "double")

    def closed(self):
        """Return how many rounds of the main stage are closed."""
        return sum(one["closed"] for one in self.stage_rounds(0))

    def place(self, fact):
        """Return the pairing that a fact is about."""
        return self.rounds[fact["stage"], fact["round"]]["pairings"][fact["table"] - 1]

    def undecided(self, fact):
        """Return the pairing that a fact is about, which has no result yet."""
        pairing = self.place(fact)
        check(not self.rounds[fact["stage"], fact["round"]]["closed"], "its round is closed")
        check(decide(self, pairing) is None, "its pairing is decided")
        return pairing


def done(pairing):
    """Return the games of a pairing that have a result."""
    return [game for _, game in sorted(pairing["games"].items()) if game["places"]]


def decide(t, pairing):
    """Return the places of a pairing and whether it was played for, None while it is open."""
    sides, games = pairing["sides"], done(pairing)
    played = any(game["how"] == "played" for game in games)
    if len(sides) == 1:
        return [1], False
    if pairing["ruling"]:
        places, how = pairing["ruling"]
        return places, how == "played" or played
    if t.pods:
        if games:
            return games[0]["places"], played
        there = [side for side in sides if side not in pairing["absent"]]
        return ([1 if side in there else 2 for side in sides], False) if len(there) < 2 else None
    return decide_duel(t, pairing, games, played)


def decide_duel(t, pairing, games, played):
    """Return the result that the games of a duel give, None while it is open."""
    best_of, places = t.settings["best_of"], [game["places"] for game in games]
    one, other = places.count([1, 2]), places.count([2, 1])
    limit = t.settings.get("drawn_games", 0)  # of a series of the game's own
    all_played = len(games) - one - other >= limit if limit else len(games) >= best_of
    if max(one, other) * 2 <= best_of and not all_played:
        return None
    if one != other:
        return ([1, 2] if one > other else [2, 1]), played
    if all(each == [2, 2] for each in places):
        return [2, 2], played
    if not t.knockout(pairing["stage"]):
        return [1, 1], played
    if len(games) < best_of + 2:
        return None
    seeds = t.cut_seeds if pairing["stage"] else t.seeds
    first, second = (seeds.index(side) for side in pairing["sides"])
    return ([1, 2] if first < second else [2, 1]), played


def given_wins(t, pairing, places):
    """Return the games that a ruling gives each side: a pairing won without its games is filled up to a majority."""
    games = [game["places"] for game in done(pairing)]
    wins, given = [games.count([1, 2]), games.count([2, 1])], [0, 0]
    if pairing["ruling"] and sorted(places) == [1, 2]:
        winner = places.index(1)
        if pairing["ruling"][1] == "forfeit" or pairing.get("left") or wins[winner] <= wins[1 - winner]:
            given[winner] = max(0, t.settings["best_of"] // 2 + 1 - wins[winner])
    return given


def settle_leavers(t):
    """Decide the open pairings of those who have left."""
    for one in t.rounds.values():
        for pairing in [] if one["closed"] else one["pairings"]:
            gone = [side for side in pairing["sides"] if t.entries[side]["out"]]
            if not gone or decide(t, pairing) is not None:
                continue
            begun = any(game["started"] for game in pairing["games"].values())
            if t.pods:
                pairing["absent"] += [] if begun else [side for side in gone if side not in pairing["absent"]]
            else:
                how = "played" if begun or any(game["how"] == "played" for game in done(pairing)) else "forfeit"
                pairing["ruling"] = ([2 if side in gone else 1 for side in pairing["sides"]], how)
                pairing["left"] = True


# ------------------------------------------------------------------- points and tables


def row(kind, points, opponents=(), games=(0, 0, 0), sole=False):
    """Return a round of an entry."""
    return {"kind": kind, "points": points, "opponents": list(opponents), "games": games, "sole": sole}


def rows_of(t, one, annulled=()):
    """Return the round of each entry."""
    rows = {}
    for pairing in one["pairings"]:
        if not {*pairing["sides"]} & {*annulled}:
            rows.update(rows_of_pairing(t, pairing))
    half = FULL / 2 if t.pods else t.draw
    for entry in t.seeds:
        if entry not in rows and entry not in annulled:
            kind = "gone" if entry in one["gone"] else "absence"
            rows[entry] = row(kind, half if entry in one["half"] else Fraction(0))
    return rows


def rows_of_pairing(t, pairing):
    """Return the round of each side of a pairing."""
    sides, made = pairing["sides"], decide(t, pairing)
    if len(sides) == 1:
        return {sides[0]: row("bye", FULL if t.pods else t.win, games=(2, 0, 0))}
    others = {side: [other for other in sides if other != side] for side in sides}
    if made is None:
        return {side: row("open", Fraction(0), others[side]) for side in sides}
    places, played = made
    if t.pods:
        there = [side for side in sides if side not in pairing["absent"]]
        if not there and pairing["ruling"] and pairing["ruling"][1] == "played":
            there = sides  # nobody came, and a result was named all the same
        rows = {side: row("lost_forfeit", Fraction(0), others[side]) for side in sides}
        own = [place for side, place in zip(sides, places, strict=True) if side in there]
        for side, place, points in zip(there, own, pod_points(t, own), strict=True):
            sole = place == min(own) == 1 and own.count(1) == 1
            met = [other for other in there if other != side]
            rows[side] = row("played" if played else "won_forfeit", points, met, sole=sole)
        return rows
    rows = {}
    for index, side in enumerate(sides):
        own, other = places[index], places[1 - index]
        points = t.draw if own == other == 1 else t.win if own == 1 else t.loss
        unplayed = "won_forfeit" if own == 1 else "lost_forfeit"
        games = [game["places"] if index == 0 else game["places"][::-1] for game in done(pairing)]
        won, drawn, given = games.count([1, 2]), games.count([1, 1]), given_wins(t, pairing, places)
        tally = (won + given[index], drawn, len(games) - won - drawn + given[1 - index])
        rows[side] = row("played" if played else unplayed, points, others[side], tally)
    return rows


def pod_points(t, places):
    """Return the points of the places in a pod; those who tie share the mean."""
    size = len(places)
    if size == 1:
        return [FULL]
    listed = t.format["tables"].get(str(size))
    by_place = (
        [Fraction(value) for value in listed]
        if listed
        else [FULL * (size - p) / (size - 1) for p in range(1, size + 1)]
    )
    better = [sum(other < place for other in places) for place in places]
    return [sum(by_place[b : b + places.count(p)]) / places.count(p) for b, p in zip(better, places, strict=True)]


def annulled_of(t, through):
    """Return the entries that left a round robin before half of the own pairings were played."""
    left = [entry for entry in t.seeds if t.entries[entry]["out"] and t.entries[entry]["out_from"] <= through]
    found = set()
    for entry in left if t.robin else []:
        own = [pairing for one in t.stage_rounds(0) for pairing in one["pairings"] if entry in pairing["sides"]]
        played = sum(1 for pairing in own if (made := decide(t, pairing)) and made[1])
        size = next(len(group) for group in groups_of(t) if entry in group)
        if played * 2 < t.format["cycles"] * (size - 1):
            found.add(entry)
    return found


def points_of(t, through):
    """Return the points of all entries after so many rounds."""
    points, annulled = dict.fromkeys(t.seeds, Fraction(0)), annulled_of(t, through)
    for one in t.stage_rounds(0):
        if one["number"] <= through:
            for entry, own in rows_of(t, one, annulled).items():
                points[entry] += own["points"]
    for entry, number, value in t.penalties:
        points[entry] -= value if number <= through else 0
    return points


class Scores:
    """The figures behind the tie-breaks after so many rounds."""

    def __init__(self, t, through):
        """Collect rounds, points and adjusted scores."""
        self.t, self.through, annulled = t, through, annulled_of(t, through)
        there = [e for e in t.seeds if t.entries[e]["joined"] <= max(through, 1) and e not in annulled]
        self.rows = {entry: [] for entry in there}
        for one in t.stage_rounds(0):
            if one["number"] <= through:
                for entry, own in rows_of(t, one, annulled).items():
                    if entry in self.rows:
                        self.rows[entry].append(own)
        off = Counter()
        for entry, number, value in t.penalties:
            off[entry] += value if number <= through else 0
        self.points = {e: sum((own["points"] for own in rows), Fraction(0)) - off[e] for e, rows in self.rows.items()}
        self.adjusted = self.points if t.robin else {e: self.adjust(rows) - off[e] for e, rows in self.rows.items()}

    def adjust(self, rows):
        """Return the adjusted score: trailing rounds without an opponent count as draws."""
        last = max((i for i, own in enumerate(rows) if own["kind"] in ("played", "bye", "won_forfeit")), default=-1)
        return sum(
            (own["points"] if own["opponents"] or i <= last else self.t.draw for i, own in enumerate(rows)), Fraction(0)
        )

    def addends(self, entry):
        """Return value, own result and whether it was missed, for each round."""
        found = []
        for own in self.rows[entry]:
            if own["opponents"] and (own["kind"] == "played" or self.t.robin):
                value = sum((self.adjusted.get(other, Fraction(0)) for other in own["opponents"]), Fraction(0))
            elif own["opponents"]:
                value = min(self.points[entry], self.adjusted.get(own["opponents"][0], Fraction(0)))
            elif self.t.robin:
                continue
            else:
                value = min(self.points[entry], self.t.draw * self.through)
            found.append((value, own["points"], own["kind"] in ("absence", "gone", "lost_forfeit")))
        return found

    def value(self, name, entry):
        """Return a tie-break."""
        addends, rows, win = self.addends(entry), self.rows[entry], self.t.win
        met = [other for own in rows if own["kind"] == "played" for other in own["opponents"]]
        total = sum((value for value, _, _ in addends), Fraction(0))
        if name == "buchholz":
            return total
        if name == "buchholz_cut_1":
            missed = [value for value, _, away in addends if away]
            return total - min(missed or [value for value, _, _ in addends], default=Fraction(0))
        if name == "sonneborn_berger":
            return sum((value * result for value, result, _ in addends), Fraction(0))
        if name == "wins":
            return Fraction(sum(1 for own in rows if own["points"] == win and own["kind"] != "absence"))
        if name == "game_wins":
            return self.game_wins(entry)
        of = self.match_wins if name == "opponents_match_wins" else self.game_wins
        return sum((of(other) for other in met), Fraction(0)) / len(met) if met else FLOOR

    def match_wins(self, entry):
        """Return the percentage of points."""
        rounds = sum(own["kind"] != "gone" for own in self.rows[entry])
        return max(FLOOR, self.points[entry] / (self.t.win * rounds)) if rounds else FLOOR

    def game_wins(self, entry):
        """Return the percentage of game points."""
        won, drawn, lost = (sum(own["games"][index] for own in self.rows[entry]) for index in range(3))
        games = won + drawn + lost
        gained = won * self.t.win + drawn * self.t.draw + lost * self.t.loss
        return max(FLOOR, gained / (self.t.win * games)) if games else FLOOR

    def direct(self, tied):
        """Return the points of tied entries among themselves, 0 if not all have met."""
        results = {}
        for entry in tied:
            for own in self.rows[entry]:
                for other in own["opponents"] if own["kind"] == "played" or self.t.robin else []:
                    if other in tied:
                        results.setdefault((entry, other), []).append(own["points"])
        sums = dict.fromkeys(tied, Fraction(0))
        if len(results) == len(tied) * (len(tied) - 1):
            for (entry, _), points in results.items():
                sums[entry] += sum(points) / len(points)
        return sums

    def pod_breaks(self, entry):
        """Return the tie-breaks of pods."""
        rows = self.rows[entry]
        met = [self.points[o] for own in rows if own["kind"] == "played" for o in own["opponents"] if o in self.points]
        mean = sum(met, Fraction(0)) / len(met) if met else Fraction(0)
        return [
            Fraction(sum(own["sole"] for own in rows)),
            *sorted((own["points"] for own in rows), reverse=True),
            mean,
        ]


def split(groups, value):
    """Return groups split by a value, the greatest first."""
    found = []
    for group in groups:
        keys = sorted({value(entry) for entry in group}, reverse=True)
        found += [[entry for entry in group if value(entry) == key] for key in keys]
    return found


def standings(t, through):
    """Return the standings after a round: place, entry, points, tie-breaks."""
    scores = Scores(t, through)
    parts = groups_of(t) if t.robin else [t.seeds]
    return [
        line for part in parts for line in lines(t, scores, [entry for entry in part if entry in scores.rows], through)
    ]


def lines(t, scores, entries, through):
    """Return the lines of a group of entries."""
    last = {e for e in entries if t.entries[e]["out"] == "disqualified" and t.entries[e]["out_from"] <= through}
    breaks = {entry: [] for entry in entries}
    tied = split([entries], lambda entry: (entry not in last, scores.points[entry]))
    if t.pods:
        breaks = {entry: scores.pod_breaks(entry) for entry in entries}
        tied = split(tied, lambda entry: tuple(breaks[entry]))
        seed = t.rounds[0, through]["lots_seed"] if (0, through) in t.rounds else None
        tied = split(tied, lambda entry: -lot(seed, entry)) if seed else tied
    for name in [] if t.pods else t.settings["tiebreaks"]:
        values = {}
        for group in tied:
            values |= scores.direct(group) if name == "direct_encounter" else {e: scores.value(name, e) for e in group}
        for entry, value in values.items():
            breaks[entry].append(value)
        tied = split(tied, values.get)
    found, place = [], 1
    for group in tied:
        found += [[place, entry, str(scores.points[entry]), [str(v) for v in breaks[entry]]] for entry in sorted(group)]
        place += len(group)
    return found


# ------------------------------------------------------------------- rounds


def past_of(t):
    """Return meetings, byes, firsts and seats of every entry so far."""
    past = {e: {"met": Counter(), "byes": 0, "surplus": 0, "second": 0, "near": Counter(), "seats": 0} for e in t.seeds}
    for order, (_, one) in enumerate(sorted(t.rounds.items()), 1):
        for pairing in one["pairings"]:
            made = decide(t, pairing)
            if len(pairing["sides"]) == 1:
                past[pairing["sides"][0]]["byes"] += 1
            there = [side for side in pairing["sides"] if side not in pairing["absent"]]
            if len(pairing["sides"]) == 1 or made is None or not made[1] or len(there) < 2:
                continue
            for one_side, other in permutations(there, 2):
                past[one_side]["met"][other] += 1
            if t.pods:
                past[there[0]]["seats"] += 1
                for a, b in {frozenset(pair) for pair in zip(there, [*there[1:], there[0]], strict=True)}:
                    past[a]["near"][b] += 1
                    past[b]["near"][a] += 1
            for game in [] if t.pods else done(pairing):
                if game["how"] == "played" and game["first"] in there:
                    for side in there:
                        past[side]["surplus"] += 1 if side == game["first"] else -1
                        past[side]["second"] = past[side]["second"] if side == game["first"] else order
    return past


def floats_of(t, number):
    """Return the floats of a round by entry: 1 up, −1 down."""
    found, one = {}, t.rounds.get((0, number))
    for pairing in one["pairings"] if one else []:
        if len(pairing["sides"]) == 2:
            a, b = pairing["sides"]
            before = one["before"]
            found[a] = (before.get(b, 0) > before.get(a, 0)) - (before.get(b, 0) < before.get(a, 0))
            found[b] = -found[a]
    return found


def first_of(past, seed, pair):
    """Return a pair in the order of play: the entry that goes first is first."""
    return sorted(pair, key=lambda e: (past[e]["surplus"], -past[e]["second"], lot(seed, e)))


def swiss(t, entries, number, seed):
    """Return the best round as pairs in the order of play."""
    past, points, floats = past_of(t), points_of(t, number - 1), floats_of(t, number - 1)
    people = sorted(entries, key=t.seeds.index)
    scale = math.lcm(*(points[e].denominator for e in people))
    least = min(points[e] for e in people)
    score = {e: int((points[e] - least) * scale) for e in people}
    group = {value: [e for e in people if score[e] == value] for value in {*score.values()}}
    apart = number <= t.format["club_rounds"]

    def cost(a, b):
        if b == 0:
            return (past[a]["byes"], score[a], 0, 0, 0, 0, 0, pair_lot(seed, 0, a))
        gap, (sa, sb) = score[a] - score[b], (past[a]["surplus"], past[b]["surplus"])
        up, down = (b, a) if gap > 0 else (a, b)
        floated = ((floats.get(up, 0) == 1) + (floats.get(down, 0) == -1)) if gap else 0
        club = t.entries[a]["club"]
        fold = 0
        if t.format["fold"] and not gap:
            own = group[score[a]]
            fold = abs(abs(own.index(a) - own.index(b)) - len(own) // 2)
        clubs = int(apart and bool(club) and club == t.entries[b]["club"])
        surplus = min(abs(sa), abs(sb)) if sa * sb > 0 else 0
        return (past[a]["met"][b], 0, clubs, gap * gap, floated, surplus, fold, pair_lot(seed, a, b))

    vertices = people + [0] * (len(people) % 2)
    costs = {(i, j): cost(vertices[i], vertices[j]) for i, j in combinations(range(len(vertices)), 2)}
    found = []
    for i, j in best_matching(len(vertices), costs):
        a, b = vertices[i], vertices[j]
        found.append([a] if b == 0 else first_of(past, seed, (a, b)))
    return found


def best_matching(size, costs):
    """Return the perfect matching whose summed criteria are least, compared one after another.

    The criteria are packed into one integer; where that has more bits than the library can add, some are solved first to know how
    large the others can be.
    """
    columns = len(next(iter(costs.values())))
    bits = [(size // 2 * max(cost[c] for cost in costs.values())).bit_length() for c in range(columns)]
    for known in range(1, columns):
        if sum(bits) <= 118:
            break
        best = matching(size, pack(costs, bits[:known] + [0] * (columns - known), known))
        for c in range(known):
            bits[c] = sum(costs[pair][c] for pair in best).bit_length()
        bound = [sum(costs[pair][c] for pair in best) for c in range(known)]
        costs = {p: cost for p, cost in costs.items() if all(x <= b for x, b in zip(cost, bound, strict=False))}
    return matching(size, pack(costs, bits, columns))


def pack(costs, bits, columns):
    """Return each cost as one integer of its first columns."""
    packed = {}
    for pair, cost in costs.items():
        value = 0
        for c in range(columns):
            value = (value << bits[c]) + cost[c]
        packed[pair] = value
    return packed


MOST_MATCHED = 2048
"""The most that are paired at once, twice as many as a tournament can begin with: nothing interrupts a library that pairs."""


def matching(size, packed):
    """Return the perfect matching of least cost."""
    need(size <= MOST_MATCHED, "$", f"{size} to pair at once; {MOST_MATCHED} at most")
    top = max(packed.values())
    try:
        import rustworkx
    except ImportError:
        import networkx as nx

        graph = nx.Graph()
        graph.add_weighted_edges_from((i, j, top - cost) for (i, j), cost in packed.items())
        found = nx.max_weight_matching(graph, maxcardinality=True)
    else:
        graph = rustworkx.PyGraph(multigraph=False)
        graph.add_nodes_from(range(size))
        graph.add_edges_from([(i, j, top - cost) for (i, j), cost in packed.items()])
        found = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    return [tuple(sorted(pair)) for pair in found]


def pods(t, entries, number, seed):
    """Return the pods in the order of their seats."""
    past, points = past_of(t), points_of(t, number - 1)
    people = sorted(entries, key=lambda e: (-points[e], lot(seed, e)))
    n, target = len(people), t.format["target"]
    if n < 3:
        divided = [list(range(n))]
    else:
        low, high = max(t.settings["seats"][0], 3), min(t.settings["seats"][1], 6)
        options = []
        for count in range(-(-n // high), n // low + 1):
            sizes = [n // count + 1] * (n % count) + [n // count] * (count - n % count)
            options.append((sum(abs(s - target) for s in sizes), sizes[0] - sizes[-1], sizes))
        sizes = min(options)[2]
        cost = pod_costs(t, people, past, points, seed)
        divided = compare_all(cost, sizes) if n <= 12 else swap(cost, sizes)
    return [seats([people[i] for i in pod], past, seed) for pod in divided]


def pod_costs(t, people, past, points, seed):
    """Return the cost of each pair of a pod: two criteria and a lot in one integer, with room for every sum."""
    scale = math.lcm(*(points[e].denominator for e in people))
    costs = {}
    for i, j in combinations(range(len(people)), 2):
        a, b = people[i], people[j]
        pair = past[a]["met"][b] ** 2, int((points[a] - points[b]) * scale) ** 2
        high, low = pair if t.format["first"] == "meetings" else pair[::-1]
        costs[i, j] = costs[j, i] = (high << 160) + (low << 80) + pair_lot(seed, a, b)
    return costs


def compare_all(cost, sizes):
    """Return the best division of all."""

    def divisions(rest, left):
        if not rest:
            yield []
        for size in {*left} if rest else ():
            others = list(left)
            others.remove(size)
            for mates in combinations(rest[1:], size - 1):
                pod = (rest[0], *mates)
                for more in divisions([x for x in rest if x not in pod], others):
                    yield [pod, *more]

    everybody = list(range(sum(sizes)))
    return min(
        divisions(everybody, sizes), key=lambda pods: sum(cost[pair] for pod in pods for pair in combinations(pod, 2))
    )


def swap(cost, sizes):
    """Return the division to which better swaps lead, tried in order until there is none."""
    pod = [index for index, size in enumerate(sizes) for _ in range(size)]
    n = len(pod)
    shares = [[0] * len(sizes) for _ in range(n)]
    for (x, y), own in cost.items():
        shares[x][pod[y]] += own
    changed = True
    while changed:
        changed = False
        for x, y in combinations(range(n), 2):
            a, b = pod[x], pod[y]
            if a == b:
                continue
            after, before = shares[x][b] + shares[y][a], shares[x][a] + shares[y][b] + 2 * cost[x, y]
            if after < before:
                changed, pod[x], pod[y] = True, b, a
                for z in range(n):
                    moved = cost.get((z, y), 0) - cost.get((z, x), 0)
                    shares[z][a] += moved
                    shares[z][b] -= moved
    return [[x for x in range(n) if pod[x] == p] for p in range(len(sizes))]


def seats(people, past, seed):
    """Return a pod by its seats."""

    def key(order):
        around = list(zip(order, [*order[1:], order[0]], strict=True))[: 1 if len(order) == 2 else len(order)]
        near = sum(past[a]["near"][b] for a, b in around)
        return near, past[order[0]]["seats"], [lot(seed, e) for e in order]

    return list(min(permutations(people), key=key))


def groups_of(t):
    """Return the groups of a round robin: seeds to and fro."""
    count = t.format["groups"]
    order = [*range(count), *range(count - 1, -1, -1)]
    return [[e for i, e in enumerate(t.seeds) if order[i % (2 * count)] == group] for group in range(count)]


def robin(t, number):
    """Return a round of all groups by the Berger tables."""
    groups = groups_of(t)
    longest = max(len(group) + len(group) % 2 - 1 for group in groups)
    cycle, r = divmod(number - 1, longest)
    found = []
    for group in groups:
        last = len(group) + len(group) % 2
        for a in range(1, last) if r + 1 < last else ():
            b = (r + 2 - a) % (last - 1) or last - 1
            if a == b:
                pair = (a, last) if a <= last // 2 else (last, a)
            elif a < b:
                pair = (a, b) if (a + b) % 2 else (b, a)
            else:
                continue
            if max(pair) <= len(group):
                names = [group[i - 1] for i in pair]
                found.append(names if cycle % 2 == 0 else names[::-1])
    return found


# ------------------------------------------------------------------- brackets


def bracket(t, stage):
    """Return the nodes of a bracket in order: name, two sources, level of the exit."""
    n = len(t.cut_seeds if stage else t.seeds)
    size = 2
    while size < n:
        size *= 2
    order = [1]
    while len(order) < size:
        order = [s for best in order for s in (best, 2 * len(order) + 1 - best)]
    first = [(f"W1-{i + 1}", ("S", order[2 * i]), ("S", order[2 * i + 1])) for i in range(size // 2)]
    rounds = [first]
    while len(rounds[-1]) > 1:
        r, names = len(rounds) + 1, [node[0] for node in rounds[-1]]
        rounds.append([(f"W{r}-{i + 1}", ("W", names[2 * i]), ("W", names[2 * i + 1])) for i in range(len(names) // 2)])
    if t.kind == "double" and not stage:
        return double(t, rounds)
    nodes = [(*node, r) for r, found in enumerate(rounds[:-1], 1) for node in found]
    if t.format["third_place"] and len(rounds) > 1:
        nodes.append(("T", ("L", rounds[-2][0][0]), ("L", rounds[-2][1][0]), len(rounds)))
    return [*nodes, (*rounds[-1][0], len(rounds) + 1)]


def double(t, rounds):
    """Return the nodes of a double elimination, given those of the winners."""
    nodes = [(*node, 1) for node in rounds[0]]
    there, number = [("L", node[0]) for node in rounds[0]], 0
    for found in rounds[1:]:
        lower = [(f"L{number + 1}-{i // 2 + 1}", there[i], there[i + 1]) for i in range(0, len(there), 2)]
        number += 2
        names = [node[0] for node in found]
        half = len(names) // 2
        if len(names) in (2, 8):
            names = names[::-1]
        elif len(names) == 4:
            names = names[half:] + names[:half]
        elif len(names) == 16:
            names = names[:half][::-1] + names[half:][::-1]
        upper = [
            (f"L{number}-{i}", ("W", low[0]), ("L", name))
            for i, (low, name) in enumerate(zip(lower, names, strict=True), 1)
        ]
        nodes += [(*node, number - 1) for node in lower + found] + [(*node, number) for node in upper]
        there = [("W", node[0]) for node in upper]
    nodes.append(("G1", ("W", rounds[-1][0][0]), there[0], number + 1))
    return nodes + ([("G2", ("W", "G1"), ("L", "G1"), number + 1)] if t.format["second_final"] else [])


def resolve(t, stage):
    """Return both sides, winner and loser of each node: 0 is nobody, −1 unknown."""
    results = {}
    for one in t.stage_rounds(stage):
        for pairing in one["pairings"]:
            made = decide(t, pairing)
            if made:
                sides, places = pairing["sides"], made[0]
                results[pairing["node"]] = (sides[places.index(1)], sides[places.index(2)]) if 1 in places else (0, 0)
    seeds, at = (t.cut_seeds if stage else t.seeds), {}
    for name, *sources, _ in bracket(t, stage):
        sides = []
        for kind, of in sources:
            sides.append((seeds[of - 1] if of <= len(seeds) else 0) if kind == "S" else at[of][2 if kind == "W" else 3])
        if name == "G2" and not at["G1"][2] == at["G1"][1] > 0 < at["G1"][3]:
            at[name] = (0, 0, 0, 0) if at["G1"][2] != -1 else (-1, -1, -1, -1)
        elif -1 in sides:
            at[name] = (*sides, -1, -1)
        elif 0 in sides:
            at[name] = (*sides, max(sides), 0)
        else:
            at[name] = (*sides, *results.get(name, (-1, -1)))
    return at


def knockout_round(t, stage, seed):
    """Return the pairs that are ready, by their nodes."""
    past = past_of(t)
    paired = {pairing["node"] for one in t.stage_rounds(stage) for pairing in one["pairings"]}
    ready = [
        (name, s) for name, s in resolve(t, stage).items() if min(s[0], s[1]) > 0 and s[2] == -1 and name not in paired
    ]
    return [(name, first_of(past, seed, sides[:2])) for name, sides in ready]


def bracket_places(t, stage):
    """Return the places of a bracket."""
    at, nodes, seeds = resolve(t, stage), bracket(t, stage), t.cut_seeds if stage else t.seeds
    lives = 2 if t.kind == "double" and not stage else 1
    last = at[nodes[-1][0]]
    champion = at["G1"][2] if nodes[-1][0] == "G2" and last[0] == 0 else last[2]
    ranks = {}
    for entry in seeds:
        own = [(name, level) for name, _, _, level in nodes if entry in at[name][:2]]
        exits = [(name, level) for name, level in own if at[name][2] not in (-1, entry)]
        if entry == champion:
            ranks[entry] = (1001, 0)
        elif "T" in at and entry in at["T"][:2]:
            won = at["T"][2]
            ranks[entry] = (dict(own)["T"] - 1, 0 if won in (0, -1) else 1 if won == entry else -1)
        elif len(exits) >= lives or any(at[name][2] == 0 for name, _ in exits):
            ranks[entry] = (exits[-1][1], 0)
        else:
            ranks[entry] = (1000, 0)
    return {entry: 1 + sum(other > rank for other in ranks.values()) for entry, rank in ranks.items()}


def final_places(t):
    """Return the places of the whole tournament."""
    if t.knockout(0):
        found = bracket_places(t, 0)
    else:
        found = {line[1]: line[0] for line in standings(t, t.closed())}
        if t.cut_seeds:
            cut = bracket_places(t, 1)
            others = {e: place for e, place in found.items() if e not in cut}
            found = cut | {e: len(cut) + 1 + sum(o < p for o in others.values()) for e, p in others.items()}
    kept = {e: p for e, p in found.items() if t.entries[e]["out"] != "disqualified"}
    return {e: 1 + sum(o < kept[e] for o in kept.values()) if e in kept else len(kept) + 1 for e in found}


# ------------------------------------------------------------------- ratings


def rate(sides, places):
    """Return ratings (μ, σ) after a game: Weng and Lin's Bradley-Terry with full pairing, changes by the sides less one."""
    raised = [[(mu, math.sqrt(sigma * sigma + TAU * TAU)) for mu, sigma in side] for side in sides]
    sums = [(sum(mu for mu, _ in side), sum(sigma**2 for _, sigma in side)) for side in raised]
    found = []
    for i, (mu_i, var_i) in enumerate(sums):
        omega = delta = 0.0
        for q, (mu_q, var_q) in enumerate(sums):
            if q != i:
                c = math.sqrt(var_i + var_q + 2 * BETA**2)
                p = 1 / (1 + math.exp((mu_q - mu_i) / c))
                s = 1.0 if places[q] > places[i] else 0.5 if places[q] == places[i] else 0.0
                omega += var_i / c * (s - p)
                delta += math.sqrt(var_i) / c * var_i / c / c * p * (1 - p)
        side = []
        for (mu, sigma), (old_mu, old_sigma) in zip(raised[i], sides[i], strict=True):
            new = (mu + sigma**2 / var_i * omega, sigma**2 * max(1 - sigma**2 / var_i * delta, KAPPA))
            parts = len(sides) - 1
            variance = old_sigma**2 + (new[1] - old_sigma**2) / parts
            side.append((old_mu + (new[0] - old_mu) / parts, math.sqrt(variance)))
        found.append(side)
    return found


def check_ratings(t):
    """Compare the ratings after each rated game."""
    for step in t.document["ratings"]["steps"]:
        check(step["code"] in t.codes, f"the ratings after match {step['code']}: no such match in the records")
        sizes = [[len(side) for side in step[when]] for when in ("before", "after")]
        check(
            sizes[0] == sizes[1] and len(step["places"]) == len(sizes[0]), f"the sides of match {step['code']} differ"
        )
        new = rate(step["before"], step["places"])
        pairs = zip([x for side in new for x in side], [x for side in step["after"] for x in side], strict=True)
        for (mu, sigma), (mu_there, sigma_there) in pairs:
            if abs(mu - mu_there) > 1e-9 or abs(sigma - sigma_there) > 1e-9:
                raise DifferenceError(
                    f"the ratings after match {step['code']}: {mu_there}, {sigma_there}, computed {mu}, {sigma}"
                )
        t.report["rated games"] += 1


# ------------------------------------------------------------------- reading the records


ENTERING = ("open", "check_in")
"""The phases in which people enter and leave before the start."""


def opened(t, fact):
    """Take the commitment of the chain. A tournament opens with settings that can work."""
    wrong = [*wrong_settings(t.settings)]
    check(not wrong, f"no tournament opens with such settings: {', '.join(wrong)}")
    check(t.phase == "draft" and fact["commitment"] == t.document["commitment"], "not the commitment of the file")
    t.phase, t.committed = "open", True


def entered(t, fact):
    """Add an entry, behind all seeds once the tournament runs."""
    late, number = t.phase == "running", len(t.stage_rounds(0))
    check(late or t.phase in ENTERING, "no entering then")
    check(fact["entry"] == len(t.entries) + 1, "not the next number")
    check(all(entry["press"] != fact["press"] for entry in t.entries.values()), "a press that was there before")
    check(fact["members"] == t.settings["entering"]["members"], "another number of members")
    kept = {name: fact[name] for name in ("press", "club", "rating", "listed")}
    state = {"out": "", "out_from": 0, "joined": number + 1 if late else 1, "there": late, "former": False}
    t.entries[fact["entry"]] = {**kept, **state, "returned": False}
    if late:
        check(may_join(t), "too late")
        t.seeds.append(fact["entry"])


def may_join(t):
    """Return whether somebody may still come, or come back."""
    return not t.knockout(0) and not t.robin and not t.cut_seeds and len(t.stage_rounds(0)) * 2 < t.planned


def reserve_named(t, fact):
    """Check that a team may name a reserve then."""
    check(t.phase in ENTERING and t.settings["entering"]["reserve"], "no reserve then")
    check(fact["entry"] in t.entries, "nobody of that number")


def checked_in(t, fact):
    """Note that an entry is there."""
    entry = t.entries[fact["entry"]]
    check(not entry["out"] and (t.phase == "check_in" or fact["entry"] in t.seeds), "no check-in")
    entry["there"] = True


def withdrawn(t, fact):
    """Take an entry back before the start."""
    check(t.phase in ENTERING, "nobody can be withdrawn then")
    t.entries[fact["entry"]]["out"] = "withdrawn"


def started(t, fact):
    """Check salt and seeds."""
    entries = {e: t.entries[e] for e in fact["seeds"]}
    check(2 <= len(entries) == len(fact["seeds"]) <= most_entries(t), "none, too many, or one entry twice")
    check(t.phase in ENTERING, "no start then")
    check(all(e["there"] and not e["out"] for e in entries.values()), "an entry that is not there")
    salt = sha256("\n".join(str(press) for press in sorted(e["press"] for e in entries.values())).encode()).hex()
    canonical = json.dumps(t.settings, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
    if salt != fact["salt"] or salt != t.document["salt"] or sha256(canonical).hex() != fact["settings"]:
        raise DifferenceError("the salt or the settings are not those of the start")
    seed, seeding = t.seed(fact["draw"]), t.settings["seeding"]

    def key(number):
        own = entries[number]
        by = {"rating": -own["rating"], "lots": 0}.get(seeding, own["listed"] or math.inf)
        return by, lot(seed, number)

    if fact["seeds"] != sorted(entries, key=key):
        raise DifferenceError("the order of the seeds differs")
    t.seeds, t.phase = list(fact["seeds"]), "running"
    for number, entry in t.entries.items():
        if not entry["out"] and number not in entries:
            entry["out"] = "waiting" if entry["there"] else "missing"
    n = len(t.seeds)
    if t.kind == "swiss":
        t.planned = t.format["rounds"] or (n - 1).bit_length()
        check(t.planned < n >= t.format["cut"], "more rounds than opponents, or a cut above the entries")
    elif t.pods:
        t.planned = t.format["rounds"] or 3
        check(n > 2 or t.settings["seats"][0] == 2, "too few for a pod")
    elif t.robin:
        check(t.format["groups"] * 2 <= n, "more groups than pairs")
        largest = -(-n // t.format["groups"])
        t.planned = t.format["cycles"] * (largest - 1 + largest % 2)


def most_entries(t):
    """Return how many entries a format can have."""
    return {"elimination": 128, "double": 64}.get(t.kind, 1024)


def round_paired(t, fact):
    """Recompute a round, unless it was made by hand, and add it."""
    stage, number = fact["stage"], fact["round"]
    check_sides(t, fact)
    seed = t.seed(fact["draw"])
    sides = [pairing["sides"] for pairing in fact["pairings"]]
    gone = [e for e in t.seeds if t.entries[e]["out"]]
    before = points_of(t, number - 1) if stage == 0 else {}
    if fact["by_hand"]:
        t.report["rounds by hand"] += 1
    else:
        check_round(t, fact, sides, seed)
        t.report["rounds"] += 1
    pairings = [
        {"stage": stage, "sides": one["sides"], "node": one["node"], "games": {}, "ruling": None, "absent": []}
        for one in fact["pairings"]
    ]
    kept = {"number": number, "pairings": pairings, "half": fact["half"], "gone": gone, "before": before}
    t.rounds[stage, number] = {**kept, "closed": False, "lots_seed": None}
    settle_leavers(t)


def check_sides(t, fact):
    """Check that a round is the next of its stage, and that everybody is in it once at most."""
    stage, number, before = fact["stage"], fact["round"], t.stage_rounds(fact["stage"])
    check(t.phase == "running" and not t.paused, "no round then")
    check(stage == bool(t.cut_seeds) and number == len(before) + 1, "not the next round")
    check(stage or not t.planned or number <= t.planned, "more rounds than planned")
    together = t.robin and t.settings["pace"]["kind"] == "days" and not stage
    check(together or not before or before[-1]["closed"], "the round before is open")
    sides, away = [side for one in fact["pairings"] for side in one["sides"]], [*fact["half"], *fact["none"]]
    check((sides or away) and len({*sides, *away}) == len(sides) + len(away), "nobody, or somebody twice")
    check({*sides, *away} <= {*(t.cut_seeds if stage else t.seeds)}, "somebody who does not take part")
    most = t.settings["seats"][1] if t.pods and not stage else 2
    check(all(len(one["sides"]) <= max(most, 2) for one in fact["pairings"]), "a pairing with too many sides")
    if not stage and not t.knockout(0) and not t.robin:
        there = {e for e in t.seeds if not t.entries[e]["out"]}
        check(there == {*sides} | ({*away} & there), "somebody is left out, or has left")


def check_round(t, fact, sides, seed):
    """Compare a round with the one that is computed."""
    stage, number = fact["stage"], fact["round"]
    if t.knockout(stage):
        mine = dict(knockout_round(t, stage, seed))
        theirs = {pairing["node"]: pairing["sides"] for pairing in fact["pairings"]}
    elif t.robin:
        mine, theirs = sorted(robin(t, number)), sorted(sides)
    else:
        away = sorted(e for e in t.absences.get(number, ()) if not t.entries[e]["out"])
        used = Counter(e for one in t.stage_rounds(0) for e in one["half"])
        half = [e for e in away if used[e] < t.format["absences"] and number < t.planned]
        if [*fact["half"], *fact["none"]] != [*half, *(e for e in away if e not in half)]:
            raise DifferenceError(f"round {number}: the absences differ")
        there = [e for e in sorted(t.seeds) if not t.entries[e]["out"] and e not in away]
        mine = sorted((pods if t.pods else swiss)(t, there, number, seed)) if there else []
        theirs = sorted(sides)
    if mine != theirs:
        raise DifferenceError(f"stage {stage}, round {number}: {theirs}, computed {mine}")


def leave(t, fact, out):
    """Take an entry out."""
    entry = t.entries[fact["entry"]]
    check(t.phase == "running" and fact["entry"] in t.seeds and entry["out"] != out, "not in the tournament")
    check(out == "disqualified" or not entry["out"], "out already")
    if not entry["out"]:
        entry["out_from"] = t.closed() + 1
    entry["out"] = out
    settle_leavers(t)


def erased(t, fact):
    """Drop an entry whose persons are gone."""
    entry = t.entries[fact["entry"]]
    entry["club"], entry["former"] = "", True
    if not entry["out"] and t.phase == "running":
        leave(t, fact, "dropped")
    elif not entry["out"] and t.phase in ENTERING:
        entry["out"] = "withdrawn"


NEW_GAME = {"places": None, "how": "played", "first": 0, "started": False, "code": ""}


def game_of(pairing, nth):
    """Return a game of a pairing, made if it is new."""
    return pairing["games"].setdefault(nth, dict(NEW_GAME))


def check_places(fact, pairing):
    """Check that places are some that the sides of a pairing can have."""
    places, size = fact["places"], len(pairing["sides"])
    check(len(places) == size > 1 and max(places) <= size, "no places of its sides")


def table_opened(t, fact):
    """Add the next game of a pairing."""
    check(t.phase == "running" and not t.paused, "no table then")
    pairing = t.undecided(fact)
    check(fact["nth"] == len(done(pairing)) + 1 and fact["nth"] not in pairing["games"], "not the next game")
    game_of(pairing, fact["nth"])["code"] = fact["code"]
    t.codes.add(fact["code"])


def game_started(t, fact):
    """Note that a game runs."""
    game = t.undecided(fact)["games"][fact["nth"]]
    check(not game["places"] and not game["started"], "it runs already")
    game["started"] = True


def game_over(t, fact):
    """Note the result of a game, and who went first in it."""
    pairing = t.undecided(fact)
    check_places(fact, pairing)
    check(t.phase == "running" and fact["nth"] == len(done(pairing)) + 1, "not the next game")
    sides, first = pairing["sides"], 0
    if t.settings["first"] and len(sides) == 2:
        first = sides[0]
        for game in done(pairing):
            if sorted(game["places"]) == [1, 2]:
                first = sides[game["places"].index(2)]
            elif game["places"] == [1, 1]:
                first = next(side for side in sides if side != (game["first"] or first))
    game = game_of(pairing, fact["nth"])
    game.update(places=fact["places"], how=fact["how"], first=fact["first"] or first)
    if fact.get("goes_on") and decide(t, pairing) is None:
        game_of(pairing, fact["nth"] + 1).update(started=True, code=game["code"])


def game_voided(t, fact):
    """Forget a game without a result; if it follows the last one in a series at one table, that one is played on."""
    games, nth = t.undecided(fact)["games"], fact["nth"]
    ended = [number for number, game in sorted(games.items()) if game["places"]]
    goes_on = ended[-1:] == [nth]
    game = games.pop(nth + 1 if goes_on else nth)
    check(not game["places"], "that game has a result")
    if goes_on:
        check(game["code"] and game["code"] == games[nth]["code"] and t.by == "system", "not a series at one table")
        games[nth]["places"] = None


def corrected(t, fact):
    """Correct a result; in a bracket the sides change places in later pairings."""
    pairing, knockout = t.place(fact), t.knockout(fact["stage"])
    check_places(fact, pairing)
    before = decide(t, pairing)
    check(before is not None, "nothing is decided")
    later = later_pairings(t, fact, pairing) if knockout else []
    begun = [game["started"] or game["places"] for one in later for game in one["games"].values()]
    check(not any(begun) and not any(one["ruling"] for one in later), "a later pairing has begun")
    if fact["nth"]:
        check(pairing["games"][fact["nth"]]["places"], "that game has no result")
        pairing["games"][fact["nth"]].update(places=fact["places"], how=fact["how"])
    else:
        check(not knockout or fact["places"] != [1, 1], "a draw in a bracket")
        pairing["ruling"], pairing["left"] = (fact["places"], fact["how"]), False
    after = decide(t, pairing)
    closed = t.rounds[fact["stage"], fact["round"]]["closed"]
    open_again = after is None or (knockout and winner_of(after[0]) is None)
    check(not open_again or not (later or closed), "what follows it would have to be undone")
    if later and winner_of(before[0]) != winner_of(after[0]):
        turned = dict(zip(pairing["sides"], pairing["sides"][::-1], strict=True))
        for one in later:
            one["sides"], one["games"] = [turned.get(side, side) for side in one["sides"]], {}


def later_pairings(t, fact, pairing):
    """Return the pairings of later rounds of a stage in which a side of a pairing is."""
    later = [one for one in t.stage_rounds(fact["stage"]) if one["number"] > fact["round"]]
    return [other for one in later for other in one["pairings"] if {*other["sides"]} & {*pairing["sides"]}]


def winner_of(places):
    """Return the index of the side that has won alone, None without one."""
    return places.index(1) if places.count(1) == 1 else None


def round_closed(t, fact):
    """Close a round, and in pods draw the lots of its standings."""
    one = t.rounds[fact["stage"], fact["round"]]
    check(not one["closed"] and all(decide(t, pairing) for pairing in one["pairings"]), "closed, or not decided")
    check(t.pods == (fact["draw"] is not None), "only pods draw lots then")
    one["closed"], one["lots_seed"] = True, t.seed(fact["draw"]) if fact["draw"] else None


def cut_made(t, fact):
    """Recompute who goes on."""
    last = t.rounds[0, t.planned]
    check(t.format.get("cut") and not t.cut_seeds and last["closed"] and not t.paused, "no cut then")
    seed = t.seed(fact["draw"])
    order = [line[1] for line in sorted(standings(t, t.planned), key=lambda line: (line[0], lot(seed, line[1])))]
    mine = [e for e in order if not t.entries[e]["out"]][: t.format["cut"]]
    if mine != fact["seeds"]:
        raise DifferenceError(f"the cut: {fact['seeds']}, computed {mine}")
    t.cut_seeds = mine


def returned(t, fact):
    """Let an entry play again."""
    entry = t.entries[fact["entry"]]
    check(entry["out"] == "dropped" and not entry["former"] and not entry["returned"], "cannot come back")
    check(may_join(t), "too late")
    entry["out"], entry["returned"] = "", True


def penalised(t, fact):
    """Note a deduction of points."""
    check(fact["entry"] in t.entries, "nobody of that number")
    check((Fraction(fact["points"]) > 0) == (fact["penalty"] == "points"), "points that do not fit")
    check(
        not any(one["closed"] and one["number"] >= fact["round"] for one in t.stage_rounds(fact["stage"])), "too late"
    )
    if fact["penalty"] == "points" and fact["stage"] == 0:
        t.penalties.append((fact["entry"], fact["round"], Fraction(fact["points"])))


def absent(t, fact):
    """Take entries out of a pod."""
    pairing = t.undecided(fact)
    begun = any(game["started"] for game in pairing["games"].values())
    check(t.pods and not begun and {*fact["entries"]} <= {*pairing["sides"]}, "nobody who was to be there")
    pairing["absent"] += [entry for entry in fact["entries"] if entry not in pairing["absent"]]


def ruled(t, fact):
    """Decide a pairing whatever its games."""
    pairing = t.undecided(fact)
    check_places(fact, pairing)
    check(not t.knockout(fact["stage"]) or fact["places"] != [1, 1], "a draw in a bracket")
    pairing["ruling"] = (fact["places"], fact["how"])


def absence_asked(t, fact):
    """Note that an entry will miss a round."""
    entry, flexible = t.entries[fact["entry"]], not t.knockout(0) and not t.robin
    check(t.phase == "running" and fact["entry"] in t.seeds and not entry["out"] and flexible, "no absence then")
    check(len(t.stage_rounds(0)) < fact["round"] <= t.planned, "no round to come")
    t.absences.setdefault(fact["round"], set()).add(fact["entry"])


def absence_taken_back(t, fact):
    """Note that an entry will play a round after all."""
    check(fact["round"] > len(t.stage_rounds(0)), "the round is paired")
    t.absences[fact["round"]].remove(fact["entry"])


def round_undone(t, fact):
    """Take back the latest round, none of whose games has a result."""
    check(fact["stage"] == bool(t.cut_seeds) and fact["round"] == len(t.stage_rounds(fact["stage"])), "not the latest")
    one = t.rounds.pop((fact["stage"], fact["round"]))
    over = [
        one["closed"],
        *(done(pairing) or (pairing["ruling"] and not pairing.get("left")) for pairing in one["pairings"]),
    ]
    check(not any(over), "a game has a result")


def vacation_taken(t, fact):
    """Check that somebody's vacation has days."""
    check(fact["entry"] in t.entries and fact["end"] > fact["start"], "no vacation of anybody")


def extended(t, fact):
    """Check that an open round, or a pairing in it, may get more time: from its players once, and only over days."""
    check(not t.rounds[fact["stage"], fact["round"]]["closed"], "its round is closed")
    by_players, pace = fact["by"] == "players", t.settings["pace"]
    if fact["table"]:
        pairing = t.place(fact)
        check(not by_players or not pairing.get("extended"), "its players had more time before")
        pairing["extended"] = by_players or pairing.get("extended")
    check(not by_players or (fact["table"] and fact["seconds"] <= pace.get("extension", 0)), "no time from players")


def fitted(t, fact):
    """Check that the format may be fitted to those who came."""
    check(t.phase in ENTERING and fact["changes"], "nothing to fit then")


def paused(t, _fact):
    """Pause."""
    check(not t.paused and t.phase in (*ENTERING, "running"), "no pause then")
    t.paused = True


def resumed(t, _fact):
    """End a pause."""
    check(t.paused, "no pause to end")
    t.paused = False


def ended(t, _fact):
    """End a tournament all of whose rounds are closed; without a round everybody must have left."""
    check(t.phase == "running" and not t.paused, "no end then")
    check(all(one["closed"] for one in t.rounds.values()), "a round is open")
    check(t.rounds or all(t.entries[entry]["out"] for entry in t.seeds), "no round, and people are there")
    t.phase = "over"


def cancelled(t, _fact):
    """Call a tournament off, also one that is paused."""
    t.phase, t.paused = "cancelled", False


def check_in_opened(t, _fact):
    """Begin the check-in."""
    check(t.phase == "open", "no check-in then")
    t.phase = "check_in"


def downtime(_t, fact):
    """Check that a time that counts for nobody has any length."""
    check(fact["end"] > fact["start"], "no time")


def clock_set_back(_t, fact):
    """Check that a clock was set back at all."""
    check(fact["seconds"] > 0, "no time")


READERS = {
    "opened": opened,
    "entered": entered,
    "reserve_named": reserve_named,
    "check_in_opened": check_in_opened,
    "checked_in": checked_in,
    "withdrawn": withdrawn,
    "started": started,
    "absence_asked": absence_asked,
    "absence_taken_back": absence_taken_back,
    "dropped": lambda t, fact: leave(t, fact, "dropped"),
    "returned": returned,
    "disqualified": lambda t, fact: leave(t, fact, "disqualified"),
    "erased": erased,
    "round_paired": round_paired,
    "table_opened": table_opened,
    "game_started": game_started,
    "game_over": game_over,
    "game_voided": game_voided,
    "absent": absent,
    "ruled": ruled,
    "corrected": corrected,
    "exempted": lambda t, fact: t.place(fact)["games"][fact["nth"]],
    "round_closed": round_closed,
    "round_undone": round_undone,
    "cut_made": cut_made,
    "penalised": penalised,
    "extended": extended,
    "vacation_taken": vacation_taken,
    "downtime": downtime,
    "clock_set_back": clock_set_back,
    "fitted": fitted,
    "paused": paused,
    "resumed": resumed,
    "cancelled": cancelled,
    "ended": ended,
}
"""The functions that read the facts, by kind."""

AFTERWARDS = ("corrected", "erased", "exempted")
"""The facts that may follow the end."""


def read_record(t, record, called):
    """Carry a record into the tournament."""
    fact, t.by = record["fact"], record["by"]
    try:
        check(t.phase not in ("over", "cancelled") or fact["kind"] in AFTERWARDS, "the tournament is over")
        READERS[fact["kind"]](t, fact)
    except DifferenceError as error:
        raise DifferenceError(f"{called}: {error}") from error
    except (LookupError, ValueError, TypeError, ArithmeticError, StopIteration) as error:
        raise DifferenceError(f"{called} is not possible there ({type(error).__name__}: {error})") from error


def verify(document):
    """Return the report of a file. Raise DifferenceError at the first difference."""
    FILE(document, "$")
    t = Tournament(document)
    for n, record in enumerate(document["records"], 1):
        if record["n"] != n:
            raise DifferenceError(f"record {n} is missing")
        read_record(t, record, f"record {n}: {record['fact']['kind']}")
    if len(document["chain"]) != t.drawn:
        raise DifferenceError("the chain has values that no draw shows")
    closed = [] if t.knockout(0) else [one["number"] for one in t.stage_rounds(0) if one["closed"]]
    found = {str(number): standings(t, number) for number in closed}
    for number, mine in found.items():
        if document["standings"].get(number) != mine:
            raise DifferenceError(f"the standings after round {number} differ")
    t.report["standings"] = len(found)
    mine = [[place, entry] for place, entry in sorted((p, e) for e, p in final_places(t).items())] if t.rounds else []
    if len(document["standings"]) != len(found) or document["places"] != mine:
        raise DifferenceError(f"the places: {document['places']}, computed {mine}")
    check_entries(t)
    check_ratings(t)
    return t.report


def check_entries(t):
    """Compare the entries, and what the file takes from the first records."""
    seeds = {entry: seed for seed, entry in enumerate(t.seeds, 1)}
    mine = [
        {"number": number, "seed": seeds.get(number, 0), "out": entry["out"], "former": entry["former"]}
        for number, entry in t.entries.items()
    ]
    theirs = t.document["entries"]
    for one, other in zip(mine, theirs, strict=False):
        check(one == other, f"entry {one['number']}: {other}, computed {one}")
    check(len(mine) == len(theirs), f"{len(theirs)} entries, computed {len(mine)}")
    check(t.document["commitment"] == "" or t.committed, "a commitment that no record has")
    check(t.document["salt"] == "" or bool(t.seeds), "a salt that no record has")


if __name__ == "__main__":
    sys.exit(run("verify_tournament.py", verify, DifferenceError))
