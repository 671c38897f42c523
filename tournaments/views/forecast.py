"""A dry run: the rounds and tables that settings give with so many entries, before anybody plays."""

from __future__ import annotations

import msgspec

from tournaments.brackets.double import double_bracket
from tournaments.brackets.nodes import Result, resolve
from tournaments.brackets.single import single_bracket
from tournaments.pairing.berger import snake_group
from tournaments.pairing.pods import pod_sizes
from tournaments.settings.checks import Problem, problems, problems_at_start
from tournaments.settings.formats import DoubleElimination, Elimination, Pods, RoundRobin, Swiss, rounds_of
from tournaments.settings.model import Settings


class Forecast(msgspec.Struct, frozen=True):
    """A tournament with so many entries as it would be, if nobody drops.

    `rounds` are those of the main stage, in a bracket the rounds up to the final. `tables` are those of the first round, `byes`
    the entries that do not play in it; `sizes` has the seats of each table in pods, in a round robin the members of each group.
    `pairings` are those of the main stage, the most there can be. `cut` is how many go on to a bracket, `cut_rounds` its rounds.
    With `problems` all else is 0.
    """

    entries: int
    problems: tuple[Problem, ...] = ()
    rounds: int = 0
    tables: int = 0
    byes: int = 0
    sizes: tuple[int, ...] = ()
    pairings: int = 0
    cut: int = 0
    cut_rounds: int = 0


def forecast(settings: Settings, entries: int) -> Forecast:
    """Return the dry run of settings with so many entries."""
    wrong = problems(settings) or problems_at_start(settings, entries)
    if wrong:
        return Forecast(entries, wrong)
    format_ = settings.format
    rounds = rounds_of(format_, entries)
    match format_:
        case Swiss(cut=cut):
            half, bye = divmod(entries, 2)
            cut_rounds = (min(cut, entries) - 1).bit_length() if cut else 0
            return Forecast(entries, (), rounds, half, bye, (), rounds * half, min(cut, entries), cut_rounds)
        case Elimination() | DoubleElimination():
            return _of_bracket(format_, entries)
        case RoundRobin():
            return _of_robin(format_, entries, rounds)
        case Pods():
            sizes = pod_sizes(entries, format_.target, settings.seats)
            byes = sizes.count(1)
            return Forecast(entries, (), rounds, len(sizes) - byes, byes, sizes, rounds * (len(sizes) - byes))


def _of_bracket(format_: Elimination | DoubleElimination, entries: int) -> Forecast:
    """Play a bracket through: which pairings there are depends on byes alone, not on who wins."""
    if isinstance(format_, DoubleElimination):
        bracket = double_bracket(entries, format_.second_final)
    else:
        bracket = single_bracket(entries, format_.third_place)
    results: dict[str, Result] = {}
    tables: list[int] = []
    while True:
        sides = resolve(bracket, range(1, entries + 1), results)
        ready = {name: at for name, at in sides.items() if at.is_ready}
        if not ready:
            break
        tables.append(len(ready))
        for name, at in ready.items():
            # The side from the losers wins the first grand final, so that a second one is counted.
            results[name] = (at.other, at.one) if name == "G1" else (at.one, at.other)
    return Forecast(entries, (), len(tables), tables[0], entries - 2 * tables[0], (), sum(tables))


def _of_robin(format_: RoundRobin, entries: int, rounds: int) -> Forecast:
    groups = [snake_group(index, format_.groups) for index in range(entries)]
    sizes = tuple(groups.count(group) for group in range(format_.groups))
    pairings = format_.cycles * sum(size * (size - 1) // 2 for size in sizes)
    return Forecast(
        entries,
        (),
        rounds,
        sum(size // 2 for size in sizes),
        sum(size % 2 for size in sizes),
        sizes if format_.groups > 1 else (),
        pairings,
    )
