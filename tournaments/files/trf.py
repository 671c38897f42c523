"""FIDE's tournament report file (TM-66), version 2026, with the line XXR that bbpPairings reads the number of rounds from."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from fractions import Fraction

import msgspec

from tournaments.errors import TournamentError
from tournaments.settings.formats import RoundRobin, Swiss
from tournaments.settings.model import Points, worth_of
from tournaments.standings.scores import Scores, scores_of
from tournaments.standings.standings import standings
from tournaments.state.deciding import decision
from tournaments.state.model import MAIN, Pairing, State
from tournaments.state.points import Row, rounds_counted

FIRST_ROUND = 91
"""The column, from 0, at which the first round begins; each round takes ten."""

CODES = {"buchholz_cut_1": "BH/C1", "buchholz": "BH", "sonneborn_berger": "SB", "direct_encounter": "DE", "wins": "WIN"}
"""FIDE's codes of tie-breaks; the percentages of card games have none."""


class Head(msgspec.Struct, frozen=True):
    """The head of the report, and the names of entries, which organisers alone give."""

    name: str = ""
    city: str = ""
    names: Mapping[int, str] = {}


def trf(state: State, head: Head) -> str:
    """Return the report of the main stage. Raise TournamentError unless it is a Swiss or a round robin of one group."""
    format_ = state.settings.format
    if not isinstance(format_, Swiss | RoundRobin) or getattr(format_, "groups", 1) > 1:
        raise TournamentError("trf-format", "TM-66")
    through = rounds_counted(state)
    scores = scores_of(state, through)
    ranks = {line.entry: line.place for line in standings(state, through)}
    starting = {entry: index for index, entry in enumerate(scores.rows, 1)}
    lines = [*_head(state, head, len(starting))]
    for entry, number in starting.items():
        lines.append(_player(state, head, scores, starting, (entry, number, ranks[entry])))
    return "".join(line.rstrip() + "\r\n" for line in lines)


def _head(state: State, head: Head, players: int) -> list[str]:
    worth = worth_of(state.settings.points)
    kind = "Round Robin" if isinstance(state.settings.format, RoundRobin) else "Swiss System"
    breaks = [CODES[name] for name in state.settings.tiebreaks if name in CODES]
    lines = [
        f"012 {_ascii(head.name)}",
        f"022 {_ascii(head.city)}",
        f"042 {_date(state.started_at)}",
        f"052 {_date(state.at)}",
        f"062 {players}",
        f"092 {kind}",
        f"142 {state.planned}",
    ]
    if state.settings.points != Points():
        parts = [("W", worth.win), ("D", worth.draw), ("L", worth.loss), ("P", worth.win)]
        lines.append("162 " + "   ".join(f" {code}{_points(points):>4}" for code, points in parts))
    if breaks:
        lines.append("202 " + ",".join(breaks))
    return [*lines, f"XXR {state.planned}"]


def _player(state: State, head: Head, scores: Scores, starting: Mapping[int, int], who: tuple[int, int, int]) -> str:
    entry, number, rank = who
    name = _ascii(head.names.get(entry, f"Entry {entry}"))[:33]
    line = f"001 {number:>4}      {name:<33} {'':4} {'':3} {'':11} {'':10} {_points(scores.points[entry]):>4} {rank:>4}"
    rows = {row.round: row for row in scores.rows[entry]}
    for column, round_ in enumerate(round_ for round_ in state.in_stage(MAIN) if round_.is_closed):
        pairing = next((found for found in round_.pairings if entry in found.sides), None)
        cell = _cell(state, pairing, rows[round_.number], entry, starting)
        line = line.ljust(FIRST_ROUND + 10 * column) + cell
    return line


def _cell(state: State, pairing: Pairing | None, row: Row, entry: int, starting: Mapping[int, int]) -> str:
    if pairing is None or row.kind in ("absence", "gone"):
        return f"0000 - {'H' if row.points else 'Z'}"
    if pairing.is_bye:
        return "0000 - U"
    index = pairing.sides.index(entry)
    other = starting[pairing.sides[1 - index]]
    made = decision(state, pairing)
    if made is None:
        raise TournamentError("tables-open", "TM-66")
    own = made.places[index]
    won, lost = "10" if made.played else "+-"
    result = "=" if made.places == (1, 1) and made.played else won if own == 1 else lost
    return f"{other:>4} {'wb'[index]} {result}"


def _points(points: Fraction) -> str:
    if 10 % points.denominator:
        raise TournamentError("trf-points", "TM-66", points=str(points))
    tenths = int(points * 10)
    return f"{tenths // 10}.{tenths % 10}"


def _date(at: int) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y/%m/%d")


def _ascii(text: str) -> str:
    """Return a text in the one line of printable characters that the format allows."""
    return "".join(character if character.isprintable() else " " for character in text)
