"""A dry run: the rounds and tables that settings give with so many entries, before anybody plays."""

from __future__ import annotations

import msgspec

from tournaments.brackets.double import double_bracket
from tournaments.brackets.single import single_bracket, size_of
from tournaments.pairing.berger import snake_group
from tournaments.pairing.pods import pod_sizes
from tournaments.settings.checks import Problem, problems, problems_at_start
from tournaments.settings.formats import DoubleElimination, Elimination, Pods, RoundRobin, Swiss, rounds_of
from tournaments.settings.model import Settings


class Forecast(msgspec.Struct, frozen=True):
    """A tournament with so many entries as it would be, if nobody drops.

    `rounds` are those of the main stage, in a bracket the rounds up to the final. `tables` and `byes` are those of the first
    round; `sizes` has the seats of each table in pods, in a round robin the members of each group. `pairings` are those of the
    main stage, the most there can be. `cut` is how many go on to a bracket, `cut_rounds` its rounds. With `problems` all else is
    0.
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
    size = size_of(entries)
    byes = size - entries
    if isinstance(format_, DoubleElimination):
        levels = {node.level for node in double_bracket(entries, format_.second_final).nodes}
        return Forecast(
            entries, (), max(levels), size // 2 - byes, byes, (), 2 * entries - 2 + int(format_.second_final)
        )
    rounds = (size - 1).bit_length()
    third = any(node.name == "T" for node in single_bracket(entries, format_.third_place).nodes)
    return Forecast(entries, (), rounds, size // 2 - byes, byes, (), entries - 1 + int(third and entries > 3))


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
