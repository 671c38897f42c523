"""A tournament as one viewer sees it: no brought deck before its time, no absence of others before the round is paired."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

import msgspec

from tournaments.running.duties import tables_to_open
from tournaments.running.start import has_place
from tournaments.settings.model import Settings
from tournaments.standings.bracket import BracketState, bracket_of
from tournaments.standings.final import final_places
from tournaments.standings.standings import Line, standings
from tournaments.state.deciding import counted_wins, decision, next_game, wins_of
from tournaments.state.model import CUT, MAIN, Entry, Pairing, Round, State
from tournaments.state.playing import first_of_game
from tournaments.state.points import rounds_counted

Status = Literal["in", "waiting", "missing", "withdrawn", "dropped", "disqualified"]


class Viewer(msgspec.Struct, frozen=True):
    """The one who looks: an entry by its number, 0 for the public; `organiser` sees what is kept from the others."""

    entry: int = 0
    organiser: bool = False


PUBLIC = Viewer()
"""Everybody."""


class EntryView(msgspec.Struct, frozen=True):
    """An entry as it may be seen. `former`: its persons' data was deleted, so it has no name (TM-68).

    `brought` is "" until it may be seen; `committed` is the same value, which gives nothing away and which everybody sees.
    `reason` is that of a disqualification. `waiting` is the place on the waiting list before the start, from 1. `club` is the
    label that clubmates share, `listed` the place in the list or table that seeds them.
    """

    number: int
    seed: int
    status: Status
    checked_in: bool
    former: bool
    members: int
    brought: str = ""
    reason: str = ""
    waiting: int = 0
    club: str = ""
    listed: int = 0
    committed: str = ""


class PairingView(msgspec.Struct, frozen=True):
    """A pairing as everybody may see it: match codes, wins so far, the result once there is one.

    `repeats` counts the earlier meetings of the two sides, for a bye the earlier byes (TM-25). `first` goes first in the game
    that is played next or is under way, 0 for nobody; in a decided pairing in game 1. `running`: a game runs. `absent` were not
    at their pod (TM-31). `by_leaving`: a side left the tournament before it was decided.
    """

    stage: int
    round: int
    table: int
    sides: tuple[int, ...]
    node: str
    group: int
    codes: tuple[str, ...]
    wins: tuple[int, ...]
    places: tuple[int, ...]
    played: bool
    own: bool
    first: int = 0
    running: bool = False
    absent: tuple[int, ...] = ()
    by_leaving: bool = False
    repeats: int = 0


class RoundView(msgspec.Struct, frozen=True):
    """A round with its pairings; those of the viewer come first. `by_hand` marks pairs that an organiser made (TM-61).

    `away` are those who asked for an absence, `half` those of them who get ½ for it (TM-08). `left` is how many entries are still
    in the cut when this round of it begins: 2 in the final, 4 in the semifinals; 0 in other rounds.
    """

    stage: int
    number: int
    draw: int
    value: str
    closed: bool
    by_hand: bool
    away: tuple[int, ...]
    pairings: tuple[PairingView, ...]
    half: tuple[int, ...] = ()
    left: int = 0


class Table(msgspec.Struct, frozen=True):
    """The standings after the closed rounds, none in a bracket; and the places, in a bracket at once, else at the end."""

    lines: tuple[Line, ...] = ()
    places: dict[int, int] = {}


class TournamentView(msgspec.Struct, frozen=True):
    """A tournament as one viewer sees it. `absences` are the asked ones of rounds to come, as (round, entry).

    `standings` and `places` are those of `Table`.
    """

    settings: Settings
    phase: str
    paused: bool
    commitment: str
    salt: str
    entries: tuple[EntryView, ...]
    rounds: tuple[RoundView, ...]
    planned: int
    standings: tuple[Line, ...]
    places: dict[int, int]
    absences: tuple[tuple[int, int], ...]
    waiting_tables: int


def view(state: State, viewer: Viewer) -> TournamentView:
    """Return a tournament as a viewer may see it."""
    rounds: list[RoundView] = []
    for _, round_ in sorted(state.rounds.items()):
        rounds.append(round_view(state, round_, [meetings(one) for one in rounds]))
    return seen_by(state, public_view(state, public_entries(state), tuple(rounds), table_of(state)), viewer)


def public_view(
    state: State, entries: tuple[EntryView, ...], rounds: tuple[RoundView, ...], table: Table
) -> TournamentView:
    """Return the public view of a tournament, put together from its parts."""
    return TournamentView(
        state.settings,
        state.phase,
        state.paused,
        state.commitment,
        state.salt,
        entries,
        rounds,
        state.planned,
        table.lines,
        table.places,
        (),
        len(tables_to_open(state)),
    )


def has_table(state: State) -> bool:
    """Return whether anything is in the table: a round of a bracket, anything that counts in another main stage, or the end."""
    return state.phase == "over" or (bool(state.rounds) if state.is_knockout(MAIN) else rounds_counted(state) > 0)


def table_of(state: State) -> Table:
    """Return the table. That of a thousand entries takes a fifth of a second."""
    counted, knockout = rounds_counted(state), state.is_knockout(MAIN)
    return Table(
        () if knockout or not counted else tuple(standings(state, counted)),
        final_places(state) if state.phase == "over" or (knockout and state.rounds) else {},
    )


def seen_by(state: State, public: TournamentView, viewer: Viewer) -> TournamentView:
    """Return a tournament as a viewer may see it, from what the public sees at the same state: only what is the own differs."""
    entries, rounds = public.entries, public.rounds
    if viewer.entry in state.entries:
        own = state.entries[viewer.entry]
        entries = tuple(
            _entry(state, own, viewer, one.waiting, one.seed) if one.number == own.number else one for one in entries
        )
        rounds = tuple(_own_first(one, own.number) for one in rounds)
    return msgspec.structs.replace(public, entries=entries, rounds=rounds, absences=_absences(state, viewer))


def _own_first(one: RoundView, entry: int) -> RoundView:
    """Return a round with the pairing of an entry marked and first."""
    own = [msgspec.structs.replace(pairing, own=True) for pairing in one.pairings if entry in pairing.sides]
    others = [pairing for pairing in one.pairings if entry not in pairing.sides]
    return msgspec.structs.replace(one, pairings=(*own, *others))


def bracket_view(state: State, stage: int) -> BracketState:
    """Return the bracket of a stage, which everybody may see."""
    return bracket_of(state, stage)


def public_entries(state: State) -> tuple[EntryView, ...]:
    """Return all entries as everybody may see them."""
    waiting = has_place(state)[1] if state.phase in ("open", "check_in") else []
    places = {entry.number: place for place, entry in enumerate(waiting, 1)}
    seeds = {number: seed for seed, number in enumerate(state.seeds, 1)}
    return tuple(
        _entry(state, entry, PUBLIC, places.get(number, 0), seeds.get(number, 0))
        for number, entry in sorted(state.entries.items())
    )


def _entry(state: State, entry: Entry, viewer: Viewer, waiting: int, seed: int) -> EntryView:
    own = viewer.entry == entry.number
    begun, over = state.phase in ("running", "over"), state.phase == "over"
    shown = own or (over if state.settings.shown == "end" else begun)
    status: Status = entry.out or "in"
    return EntryView(
        entry.number,
        seed,
        status,
        entry.checked_in,
        entry.erased,
        entry.members,
        entry.brought if shown and not entry.erased else "",
        entry.reason if entry.out == "disqualified" else "",
        waiting,
        entry.club,
        entry.listed,
        entry.brought,
    )


def round_view(state: State, round_: Round, earlier: Collection[set[frozenset[int]]]) -> RoundView:
    """Return a round as everybody may see it. `earlier` has for each round before it the sides of `meetings`."""
    return RoundView(
        round_.stage,
        round_.number,
        round_.draw.number,
        round_.draw.value,
        round_.is_closed,
        round_.by_hand,
        (*round_.half, *round_.none),
        tuple(
            pairing_view(state, pairing, PUBLIC, sum(frozenset(pairing.sides) in one for one in earlier))
            for pairing in round_.pairings
        ),
        round_.half,
        _left(state, round_),
    )


def meetings(one: RoundView) -> set[frozenset[int]]:
    """Return the sides of the byes and of the played duels of a round: forfeits count as neither (TM-24)."""
    return {
        frozenset(pairing.sides)
        for pairing in one.pairings
        if len(pairing.sides) < 3 and pairing.places and (pairing.played or len(pairing.sides) == 1)
    }


def _left(state: State, round_: Round) -> int:
    """Return how many entries are still in the cut when a round of it begins, 0 for a round before the cut."""
    return left_in_cut(len(state.cut_seeds), round_.number) if round_.stage == CUT else 0


def left_in_cut(entries: int, number: int) -> int:
    """Return how many entries are still in a cut of so many when a round of it begins: 2 in the final."""
    return 1 << (entries - 1).bit_length() >> (number - 1)


def pairing_view(state: State, pairing: Pairing, viewer: Viewer, repeats: int = 0) -> PairingView:
    """Return a pairing as a viewer may see it; `repeats` are the earlier meetings of its sides."""
    made = decision(state, pairing)
    ruling = pairing.ruling
    wins = counted_wins(state, pairing, made) if made else wins_of(pairing)
    return PairingView(
        pairing.stage,
        pairing.round,
        pairing.table,
        pairing.sides,
        pairing.node,
        pairing.group,
        tuple(game.code for game in pairing.games if game.code),
        wins if len(pairing.sides) == 2 else (),
        made.places if made else (),
        made.played if made else False,
        viewer.entry in pairing.sides,
        first_of_game(state, pairing, next_game(state, pairing) or 1),
        any(game.started_at and not game.places for game in pairing.games) and made is None,
        pairing.absent,
        ruling is not None and ruling.by_leaving,
        repeats,
    )


def _absences(state: State, viewer: Viewer) -> tuple[tuple[int, int], ...]:
    next_round = state.paired_rounds() + 1
    return tuple(
        (number, entry)
        for number, entries in sorted(state.absences.items())
        for entry in sorted(entries)
        if number >= next_round and (viewer.organiser or viewer.entry == entry)
    )
