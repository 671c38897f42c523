"""A bracket as pages of 16 entries: columns of pairings that lead from left to right."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from tournaments.brackets.nodes import NOBODY, UNKNOWN, Node
from tournaments.brackets.places import champion
from tournaments.standings.bracket import BracketState, bracket_of
from tournaments.state.model import Pairing, State
from tournaments.views.results import progress_of, score_of
from tournaments.views.tournament import Viewer

__all__ = ["NOBODY", "UNKNOWN", "BracketPage", "Column", "MatchView", "bracket_pages"]

Part = Literal["single", "winners", "losers", "grand"]
ColumnKind = Literal["of", "winners", "losers", "grand", "second"]
MatchState = Literal["open", "waiting", "running", "over", "bye", "none"]
"""The state of a node: "open" before it is paired, "none" where nobody plays."""

MATCHES, COLUMNS = 8, 4
"""Most pairings of a page's first column, and most columns."""

FROM_QUARTERS = 3
"""Columns of the last page of a bracket that has several: from the quarterfinals on."""


LAST_TWO = 2


class MatchView(msgspec.Struct, frozen=True):
    """A pairing of a bracket. A side is an entry, 0 where nobody comes, -1 where it is not known yet; a seed is 0 without one.

    `sources` are the nodes whose winners come here. `table` is 0 before it is paired, `winner` -1 before it is decided.
    """

    node: str
    sides: tuple[int, int]
    seeds: tuple[int, int]
    sources: tuple[str, ...]
    state: MatchState
    score: tuple[str, ...] = ()
    winner: int = UNKNOWN
    table: int = 0


class Column(msgspec.Struct, frozen=True):
    """A round of a bracket, or of a page of it. `number` is how many entries are in it; in double elimination that of the round.

    Rounds of winners and of losers are each counted from 1, as in texts.
    """

    kind: ColumnKind
    number: int
    matches: tuple[MatchView, ...]


class BracketPage(msgspec.Struct, frozen=True, tag="bracket"):
    """A page of a bracket. `third` is the pairing for place three, `champion` the winner of all, 0 before there is one."""

    part: Part
    page: int
    pages: int
    columns: tuple[Column, ...]
    third: MatchView | None = None
    champion: int = 0
    own: int = 0

    @property
    def entries(self) -> frozenset[int]:
        """The entries on this page."""
        shown = [match for column in self.columns for match in column.matches] + [self.third] * bool(self.third)
        return frozenset(side for match in shown if match for side in match.sides if side > 0) | {self.champion} - {0}


class _Cut(msgspec.Struct, frozen=True):
    """A page before its place is known: the columns of its nodes."""

    part: Part
    columns: tuple[tuple[Node, ...], ...]


def bracket_pages(state: State, stage: int, viewer: Viewer) -> tuple[BracketPage, ...]:
    """Return the pages of a knockout stage, the first rounds first. Nothing is secret in a bracket."""
    shape = bracket_of(state, stage)
    paired = {pairing.node: pairing for round_ in state.in_stage(stage) for pairing in round_.pairings}
    shown = {node.name: _match(state, shape, node, paired.get(node.name)) for node in shape.bracket.nodes}
    cuts = [cut for cut in _cuts(shape) if any(_is_real(shown[node.name]) for column in cut.columns for node in column)]
    best = max(champion(shape.bracket, shape.sides), 0)
    pages = []
    for number, cut in enumerate(cuts, 1):
        columns = tuple(_column(shape, column, shown) for column in cut.columns)
        if columns[-1].kind == "second" and not _is_real(columns[-1].matches[0]):
            columns = columns[:-1]
        last = number == len(cuts)
        third = shown.get("T") if (columns[-1].kind, columns[-1].number) == ("of", LAST_TWO) else None
        pages.append(BracketPage(cut.part, number, len(cuts), columns, third, best if last else 0, viewer.entry))
    return tuple(pages)


def _is_real(match: MatchView) -> bool:
    return match.state != "none"


# -------------------------------------------------------------------- pages


def _cuts(shape: BracketState) -> Iterator[_Cut]:
    rounds: dict[str, list[Node]] = {}
    for node in shape.bracket.nodes:
        rounds.setdefault(node.name.partition("-")[0], []).append(node)
    winners = [nodes for name, nodes in rounds.items() if name.startswith("W")]
    lower = [nodes for name, nodes in rounds.items() if name.startswith("L")]
    grand = [nodes for name, nodes in rounds.items() if name.startswith("G")]
    part: Part = "winners" if grand else "single"
    if len(winners[0]) <= MATCHES:
        yield _Cut(part, tuple(map(tuple, winners)))
    else:
        yield from _blocks(part, winners[:COLUMNS])
        yield _Cut(part, tuple(map(tuple, winners[-FROM_QUARTERS:])))
    rest = len(lower) % COLUMNS or COLUMNS
    joined = rest + len(grand) <= COLUMNS
    chunks = [lower[at : at + COLUMNS] for at in range(0, len(lower), COLUMNS)]
    if grand and joined and chunks:
        chunks[-1] = [*chunks[-1], *grand]
    elif grand:
        chunks.append(grand)
    for chunk in chunks:
        yield from _blocks("grand" if chunk is grand else "losers", chunk)


def _blocks(part: Part, columns: Sequence[Sequence[Node]]) -> Iterator[_Cut]:
    """Yield parts of columns, from the top down, each of at most eight pairings in its first column."""
    count = -(-len(columns[0]) // MATCHES)
    for block in range(count):
        parts = []
        for column in columns:
            size = len(column) // count
            parts.append(tuple(column[block * size : (block + 1) * size]))
        yield _Cut(part, tuple(parts))


# -------------------------------------------------------------------- pairings


def _column(shape: BracketState, nodes: Sequence[Node], shown: dict[str, MatchView]) -> Column:
    matches = tuple(shown[node.name] for node in nodes)
    name = nodes[0].name
    round_ = int(name.partition("-")[0][1:])
    if name.startswith("L"):
        return Column("losers", round_, matches)
    if name.startswith("G"):
        return Column("second" if nodes[0].second else "grand", round_, matches)
    if shape.bracket.lives > 1:
        return Column("winners", round_, matches)
    return Column("of", shape.bracket.size >> (round_ - 1), matches)


def _match(state: State, shape: BracketState, node: Node, pairing: Pairing | None) -> MatchView:
    at = shape.sides[node.name]
    seeds = {entry: number for number, entry in enumerate(shape.seeds, 1)}
    sources = tuple(source.node for source in node.sides if source.kind == "winner")
    made = MatchView(
        node.name, (at.one, at.other), (seeds.get(at.one, 0), seeds.get(at.other, 0)), sources, "open", (), at.winner
    )
    if at.winner == NOBODY and at.one <= 0 and at.other <= 0:
        return msgspec.structs.replace(made, state="none")
    if NOBODY in (at.one, at.other):
        return msgspec.structs.replace(made, state="bye")
    if pairing is None:
        return made
    score = score_of(state, pairing)
    if pairing.sides != made.sides:
        score = score[::-1]
    return msgspec.structs.replace(made, state=progress_of(state, pairing), score=score, table=pairing.table)
