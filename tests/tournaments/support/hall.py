"""A tournament hall: it plays tournaments on the core alone, step by step or at random, and keeps every record."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

from tournaments.draws.chain import salt_of
from tournaments.facts.kinds import (
    AbsenceAsked,
    AnyFact,
    CheckedIn,
    CheckInOpened,
    Corrected,
    Disqualified,
    Dropped,
    Ended,
    Entered,
    GameOver,
    GameStarted,
    Penalised,
    Returned,
    RoundUndone,
    Ruled,
    TableOpened,
)
from tournaments.facts.record import Author, Record
from tournaments.running.duties import Duty, duties
from tournaments.running.rounds import closing_round, making_cut, pairing_round
from tournaments.running.start import opening, starting
from tournaments.settings.formats import Pods
from tournaments.settings.model import Settings
from tournaments.state.deciding import decision
from tournaments.state.entering import may_join_late
from tournaments.state.fold import apply, empty_state
from tournaments.state.model import Pairing, State

SECRET = "5e" * 32
"""The end of the chain of every test."""

Outcome = Callable[[State, Pairing, int], tuple[int, ...]]
"""Says the places of a pairing's game."""


def better_seed(state: State, pairing: Pairing, _nth: int) -> tuple[int, ...]:
    """Let the better seed win, a pod end in the order of the seeds."""
    ranks = [state.seeds.index(side) for side in pairing.sides]
    return tuple(1 + sum(other < rank for other in ranks) for rank in ranks)


class Hall:
    """A tournament that is played. `now` is the time of the next record."""

    def __init__(self, settings: Settings, secret: str = SECRET) -> None:
        self.settings = settings
        self.secret = secret
        self.records: list[Record] = []
        self.state = empty_state(settings)
        self.now = 1_790_000_000

    def add(self, fact: AnyFact, by: Author = "system", reason: str = "", actor: int = 0) -> None:
        record = Record(len(self.records) + 1, self.now, fact, by, reason, actor)
        apply(self.state, record)
        self.records.append(record)
        self.now += 1

    def enter(self, count: int, **fields: object) -> None:
        for _ in range(count):
            number = len(self.state.entries) + 1
            members = self.settings.entering.members
            self.add(Entered(number, 10_000 + 7 * number, members=members, rating=3000 - number, listed=number))
            if self.state.phase == "check_in":
                self.add(CheckedIn(number))
        assert not fields

    def begin(self, count: int) -> Hall:
        self.add(opening(self.secret))
        self.enter(count)
        self.add(CheckInOpened())
        for number in range(1, count + 1):
            self.add(CheckedIn(number))
        self.add(starting(self.state, self.secret))
        return self

    def pair(self) -> None:
        self.add(pairing_round(self.state, self.secret))

    def close(self) -> None:
        for round_ in list(self.state.rounds.values()):
            if not round_.is_closed:
                self.add(closing_round(self.state, round_.stage, round_.number, self.secret))

    def pairing(self, entry: int, number: int, stage: int = 0) -> Pairing:
        found = self.state.rounds[stage, number].pairings
        return next(pairing for pairing in found if entry in pairing.sides)

    def play(self, pairing: Pairing, outcome: Outcome = better_seed) -> None:
        """Play the games of a pairing to its end."""
        while decision(self.state, pairing) is None:
            self.game(pairing, outcome(self.state, pairing, len([game for game in pairing.games if game.places]) + 1))

    def game(self, pairing: Pairing, places: tuple[int, ...]) -> None:
        nth = len([game for game in pairing.games if game.places]) + 1
        at = (pairing.stage, pairing.round, pairing.table)
        if all(game.nth != nth for game in pairing.games):
            self.add(TableOpened(*at, nth, f"M{len(self.records)}"))
            self.add(GameStarted(*at, nth))
        self.add(GameOver(*at, nth, places, goes_on=bool(self.settings.drawn_games)))

    def play_round(self, outcome: Outcome = better_seed) -> None:
        for round_ in list(self.state.rounds.values()):
            for pairing in round_.pairings:
                self.play(pairing, outcome)

    def round(self, outcome: Outcome = better_seed) -> None:
        self.pair()
        self.play_round(outcome)
        self.close()

    def do(self, duty: Duty, outcome: Outcome) -> bool:
        if duty.kind == "pair":
            self.pair()
        elif duty.kind == "close":
            self.add(closing_round(self.state, duty.stage, duty.round, self.secret))
        elif duty.kind == "cut":
            self.add(making_cut(self.state, self.secret))
        elif duty.kind == "end":
            self.add(Ended())
            return False
        elif duty.kind == "open_table":
            pairing = self.state.pairing_of(duty.stage, duty.round, duty.table)
            assert pairing is not None
            self.game(pairing, outcome(self.state, pairing, duty.nth))
        else:
            return False
        return True

    def finish(self, outcome: Outcome = better_seed, meanwhile: Callable[[Hall], None] | None = None) -> Hall:
        """Play to the end; `meanwhile` may do something between any two steps."""
        while self.state.phase == "running":
            if meanwhile:
                meanwhile(self)
            due = duties(self.state, self.now)
            running = self._in_series()
            assert due or running, "nothing is due, and the tournament is not over"
            if due:
                self.do(due[0], outcome)
            else:
                self.game(running[0], outcome(self.state, running[0], len(running[0].games)))
        return self

    def _in_series(self) -> list[Pairing]:
        """Return the pairings in the middle of a series, whose match goes on by itself."""
        pairings = (pairing for round_ in self.state.rounds.values() for pairing in round_.pairings)
        return [
            pairing
            for pairing in pairings
            if decision(self.state, pairing) is None
            and any(game.started_at and not game.places for game in pairing.games)
        ]


def random_outcome(rng: Random) -> Outcome:
    """Return an outcome by chance: draws, losses of both and ties among them."""

    def outcome(state: State, pairing: Pairing, _nth: int) -> tuple[int, ...]:
        if isinstance(state.settings.format, Pods):
            there = [side for side in pairing.sides if side not in pairing.absent]
            levels = {side: rng.randint(1, 4) for side in there}
            return tuple(
                1 + sum(levels[other] < levels[side] for other in there) if side in levels else len(pairing.sides)
                for side in pairing.sides
            )
        return rng.choices([(1, 2), (2, 1), (1, 1), (2, 2)], [45, 40, 14, 1])[0]

    return outcome


def disturbance(rng: Random, often: float = 0.06) -> Callable[[Hall], None]:
    """Return a troublemaker: late entries, drops, returns, absences, penalties, rulings, corrections, undone rounds."""

    def trouble(hall: Hall) -> None:
        if rng.random() > often:
            return
        state = hall.state
        active = state.active()
        act = rng.randrange(8)
        open_rounds = [round_ for round_ in state.rounds.values() if not round_.is_closed]
        if act == 0 and may_join_late(state):
            hall.enter(1)
        elif act == 1 and len(active) > 3:
            hall.add(Dropped(rng.choice(active)), "player")
        elif act == 2 and may_join_late(state):
            gone = [entry.number for entry in state.entries.values() if entry.out == "dropped" and not entry.returned]
            if gone:
                hall.add(Returned(rng.choice(gone)), "player")
        elif act == 3 and state.planned > state.paired_rounds() and not state.settings.is_robin and active:
            hall.add(AbsenceAsked(rng.choice(active), rng.randint(state.paired_rounds() + 1, state.planned)), "player")
        elif act == 4 and not state.is_knockout(0) and state.stage == 0 and active:
            number = 1 + sum(round_.is_closed for round_ in state.rounds.values())
            hall.add(Penalised(rng.choice(active), "points", 0, number, "1/2"), "judge", "late")
        elif act == 5 and len(active) > 4 and rng.random() < 0.3:
            hall.add(Disqualified(rng.choice(active)), "judge", "cheated")
        elif act == 6 and open_rounds:
            _rule(hall, rng, open_rounds[0].pairings)
        elif act == 7:
            _look_back(hall, rng)

    return trouble


def _rule(hall: Hall, rng: Random, pairings: Iterable[Pairing]) -> None:
    undecided = [pairing for pairing in pairings if decision(hall.state, pairing) is None and len(pairing.sides) == 2]
    if undecided and not isinstance(hall.settings.format, Pods):
        pairing = rng.choice(undecided)
        places = rng.choice([(1, 2), (2, 1)])
        hall.add(Ruled(pairing.stage, pairing.round, pairing.table, places, "forfeit"), "judge", "no-show")


def _look_back(hall: Hall, rng: Random) -> None:
    state = hall.state
    rounds = list(state.rounds.values())
    if not rounds:
        return
    latest = rounds[-1]
    untouched = not any(game.places for pairing in latest.pairings for game in pairing.games)
    ruled = any(pairing.ruling for pairing in latest.pairings)
    if not latest.is_closed and untouched and not ruled and not state.settings.is_robin:
        hall.add(RoundUndone(latest.stage, latest.number), "organiser", "a mistake")
        return
    if state.is_knockout(latest.stage) or isinstance(state.settings.format, Pods):
        return
    pairing = rng.choice(rng.choice(rounds).pairings)
    done = [game for game in pairing.games if game.places]
    if done and decision(state, pairing) and state.settings.best_of == 1 and pairing.ruling is None:
        at = (pairing.stage, pairing.round, pairing.table)
        hall.add(Corrected(*at, 1, rng.choice([(1, 2), (2, 1), (1, 1)]), "played"), "organiser", "typed wrong")


def salted(hall: Hall) -> str:
    """Return the salt that the entries in the hall should have given."""
    return salt_of(hall.state.entries[number].press for number in hall.state.seeds)
