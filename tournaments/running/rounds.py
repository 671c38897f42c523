"""The next round of every format, and the cut."""

from __future__ import annotations

import msgspec

from tournaments.draws.chain import seed_of
from tournaments.draws.lots import lot_of_entry
from tournaments.errors import TournamentError
from tournaments.facts.kinds import CutMade, Draw, Paired, RoundClosed, RoundPaired
from tournaments.pairing.berger import robin_rounds
from tournaments.pairing.cost import Rules
from tournaments.pairing.player import Player
from tournaments.pairing.pods import pair_pods, pod_sizes
from tournaments.pairing.swiss import in_order, pair_swiss
from tournaments.running.players import players_of
from tournaments.running.start import draw_of
from tournaments.settings.formats import Pods, RoundRobin, Swiss
from tournaments.standings.bracket import bracket_of
from tournaments.standings.standings import standings
from tournaments.state.model import CUT, MAIN, State
from tournaments.state.past import pasts


class Absences(msgspec.Struct, frozen=True):
    """The entries that asked to miss a round: with ½, and with nothing (TM-08)."""

    half: tuple[int, ...] = ()
    none: tuple[int, ...] = ()

    @property
    def all(self) -> set[int]:
        """All entries that are away."""
        return {*self.half, *self.none}


def pairing_round(state: State, secret: str) -> RoundPaired:
    """Return the next round of the stage that is played. Raise TournamentError if there is none."""
    draw = draw_of(state, secret)
    return round_with(state, draw)


def round_with(state: State, draw: Draw) -> RoundPaired:
    """Return the next round by a given draw: what anybody recomputes from the log."""
    seed = seed_of(draw.value, state.salt)
    number = state.paired_rounds(state.stage) + 1
    if state.is_knockout(state.stage):
        return RoundPaired(state.stage, number, draw, _of_bracket(state, seed))
    if number > state.planned:
        raise TournamentError("rounds-over", "TM-23", rounds=state.planned)
    if isinstance(state.settings.format, RoundRobin):
        return RoundPaired(MAIN, number, draw, _of_robin(state, number))
    away = absences_of(state, number)
    players = players_of(state, [entry for entry in state.active() if entry not in away.all])
    if not players and not away.all:
        raise TournamentError("entries-few", "TM-01", entries=0, least=1)
    if not players:
        pairings: tuple[Paired, ...] = ()  # Everybody asked to miss this round: it passes without a table.
    elif isinstance(state.settings.format, Pods):
        pairings = _of_pods(state.settings.format, state.settings.seats, players, seed)
    else:
        pairings = tuple(Paired(sides) for sides in pair_swiss(players, rules_of(state, number), seed).pairings)
    return RoundPaired(MAIN, number, draw, pairings, away.half, away.none)


def rules_of(state: State, number: int) -> Rules:
    """Return the rules of a Swiss round."""
    format_ = state.settings.format
    if not isinstance(format_, Swiss):
        raise TournamentError("format-wrong", "TM-24")
    return Rules(number <= format_.club_rounds, format_.fold)


def absences_of(state: State, number: int) -> Absences:
    """Return the asked absences of a round: ½ for the first few of an entry, but not in the last round (TM-08)."""
    format_ = state.settings.format
    most = format_.absences if isinstance(format_, Swiss | Pods) else 0
    half: list[int] = []
    none: list[int] = []
    for entry in sorted(state.absences.get(number, set())):
        if state.is_out(entry):
            continue
        used = sum(entry in round_.half for round_ in state.in_stage(MAIN))
        (half if used < most and number < state.planned else none).append(entry)
    return Absences(tuple(half), tuple(none))


def _of_bracket(state: State, seed: bytes) -> tuple[Paired, ...]:
    found = bracket_of(state, state.stage)
    ready = [(name, at) for name, at in found.sides.items() if at.is_ready and not _is_paired(state, name)]
    if not ready:
        raise TournamentError("rounds-over", "TM-15")
    past = pasts(state)
    rank = {entry: index for index, entry in enumerate(state.seeds)}

    def player(entry: int) -> Player:
        own = past[entry]
        return Player(entry, rank[entry], surplus=own.surplus, last_second=own.last_second)

    return tuple(Paired(in_order(player(at.one), player(at.other), seed), name) for name, at in ready)


def _is_paired(state: State, node: str) -> bool:
    return any(pairing.node == node for round_ in state.in_stage(state.stage) for pairing in round_.pairings)


def _of_robin(state: State, number: int) -> tuple[Paired, ...]:
    format_ = state.settings.format
    if not isinstance(format_, RoundRobin):
        raise TournamentError("format-wrong", "TM-20")
    rounds = robin_rounds(state.seeds, format_.groups, format_.cycles)
    return tuple(Paired(pair, group=group if format_.groups > 1 else 0) for group, pair in rounds[number - 1])


def _of_pods(format_: Pods, bounds: tuple[int, int], players: list[Player], seed: bytes) -> tuple[Paired, ...]:
    sizes = pod_sizes(len(players), format_.target, bounds)
    return tuple(Paired(sides) for sides in pair_pods(players, sizes, format_.first, seed))


def closing_round(state: State, stage: int, number: int, secret: str) -> RoundClosed:
    """Return the fact that closes a round; in pods with the draw for the lots of its standings."""
    pods = isinstance(state.settings.format, Pods)
    return RoundClosed(stage, number, draw_of(state, secret) if pods else None)


def making_cut(state: State, secret: str) -> CutMade:
    """Return the fact that begins the cut: the best by the standings, equals at the line by lot (TM-23)."""
    draw = draw_of(state, secret)
    return cut_with(state, draw)


def cut_with(state: State, draw: Draw) -> CutMade:
    """Return the cut by a given draw."""
    cut = getattr(state.settings.format, "cut", 0)
    if not cut or state.stage == CUT:
        raise TournamentError("cut-early", "TM-23")
    seed = seed_of(draw.value, state.salt)
    active = {*state.active()}
    lines = sorted(standings(state, state.planned), key=lambda line: (line.place, lot_of_entry(seed, line.entry)))
    seeds = [line.entry for line in lines if line.entry in active]
    return CutMade(draw, tuple(seeds[:cut]))
