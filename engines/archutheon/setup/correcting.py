"""Corrections of the table by a judge: health, permanents, elements and cells of heroes, tracks, the Gate, cards in the recharge.

A correction triggers nothing: no rift hurts, no Gate is entered, no track turns the Collapse card (AR-03, AR-17, AR-46, AR-48,
AR-60, AR-78, AR-81).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from engines.archutheon import events
from engines.archutheon.board import SIDES, ArchutheonPlay, Board, Mark, free_cells
from engines.archutheon.content.pack import Pack
from engines.archutheon.content.vocabulary import ELEMENTS, OPPOSITE, PERMANENTS
from engines.archutheon.derived.health import full_health
from engines.archutheon.derived.here import arena_of
from engines.archutheon.derived.permanents import marked
from engines.archutheon.effects.cards import HAND, move_in_recharge
from engines.archutheon.effects.moving import set_onto
from engines.archutheon.effects.permanents import take_off
from engines.kernel.game import Correcting

NOTHING = "none"
"""The value of a hero without an element."""

OF_HEROES = ("health", "put", "lift", "element", "cell")
OF_SIDES = ("movement", "slots", "back")
TRACKS = {"movement": 0, "slots": 1}
"""The tracks whose steps may be set, with their places in `Player.tracks`. The stash track has given cards for its steps."""


def things(pack: Pack, board: Board) -> Sequence[str]:
    """Return the things that may be corrected while a match is being played, as "health:h3", "slots:s0" and "gate:g"."""
    return () if board.phase in ("setup", "over") else [*_things(pack, board)]


def _things(pack: Pack, board: Board) -> Iterator[str]:
    heroes = [at for at, hero in enumerate(board.heroes) if hero.cell >= 0]
    found = [f"{kind}:h{at}" for at in heroes for kind in OF_HEROES]
    found += [f"{kind}:s{side}" for side in SIDES for kind in OF_SIDES]
    yield from (thing for thing in (*found, "gate:g") if values(pack, board, thing))


def values(pack: Pack, board: Board, thing: str) -> Sequence[str]:
    """Return the values that a thing may be given, without the one that it has; a permanent may be put or taken off."""
    kind, at = _read(thing)
    if kind in OF_HEROES:
        return _values_of_hero(pack, board, kind, at)
    if kind in TRACKS:
        steps = len(pack.tables.movement if kind == "movement" else pack.tables.slots)
        return [str(n) for n in range(steps) if n != board.players[at].tracks[TRACKS[kind]]]
    if kind == "back":
        return sorted(card for cell in board.players[at].recharge for card in cell)
    arena = arena_of(board, pack)
    return [arena.area_names[area] for n, area in enumerate(arena.gate_areas) if n != board.gate]


def _read(thing: str) -> tuple[str, int]:
    """Return the kind of a thing, and its hero or side; 0 for the Gate."""
    kind, _, subject = thing.partition(":")
    return kind, int(subject[1:] or 0)


def _values_of_hero(pack: Pack, board: Board, kind: str, at: int) -> Sequence[str]:
    hero = board.heroes[at]
    match kind:
        case "health":
            return [str(n) for n in range(1, full_health(board, pack, at) + 1) if n != hero.health]
        case "put":
            return [each for each in PERMANENTS if not marked(hero, each) and not marked(hero, OPPOSITE[each])]
        case "lift":
            return [each for each in PERMANENTS if marked(hero, each)]
        case "element":
            return [each for each in (*ELEMENTS, NOTHING) if each != (hero.element or NOTHING)]
        case _:
            arena = arena_of(board, pack)
            return [arena.cell_names[cell] for area in range(len(arena.area_names)) for cell in free_cells(board, area)]


def present(pack: Pack, board: Board, thing: str) -> str:
    """Return the value that a thing has now, "" for permanents and cards, which are put or taken one by one."""
    kind, at = _read(thing)
    arena = arena_of(board, pack)
    match kind:
        case "health":
            return str(board.heroes[at].health)
        case "element":
            return board.heroes[at].element or NOTHING
        case "cell":
            return arena.cell_names[board.heroes[at].cell]
        case "movement" | "slots":
            return str(board.players[at].tracks[TRACKS[kind]])
        case "gate":
            return arena.area_names[arena.gate_areas[board.gate]]
        case _:
            return ""


def put_right(play: ArchutheonPlay, thing: str, value: str) -> None:
    """Give a thing another value, and say so to everybody."""
    kind, at = _read(thing)
    if kind != "back":  # the card that comes back tells itself
        play.emit(events.Corrected(kind, at, value))
    CORRECT[kind](play, at, value)


def _put_health(play: ArchutheonPlay, at: int, value: str) -> None:
    play.board.heroes[at].health = int(value)


def _put_permanent(play: ArchutheonPlay, at: int, value: str) -> None:
    board, hero = play.board, play.board.heroes[at]
    board.moment += 1
    hero.marks = (*hero.marks, Mark(value, board.moment))  # type: ignore[arg-type]


def _lift_permanent(play: ArchutheonPlay, at: int, value: str) -> None:
    take_off(play.board.heroes[at], value)  # type: ignore[arg-type]


def _put_element(play: ArchutheonPlay, at: int, value: str) -> None:
    play.board.heroes[at].element = "" if value == NOTHING else value  # type: ignore[assignment]


def _put_onto_cell(play: ArchutheonPlay, at: int, value: str) -> None:
    play.board.moment += 1
    set_onto(play.board, at, arena_of(play.board, play.pack).cell[value])


def _put_track(track: int, play: ArchutheonPlay, side: int, value: str) -> None:
    steps = list(play.board.players[side].tracks)
    steps[track] = int(value)
    play.board.players[side].tracks = (steps[0], steps[1], steps[2])


def _bring_back(play: ArchutheonPlay, side: int, value: str) -> None:
    move_in_recharge(play, side, value, HAND)


def _put_gate(play: ArchutheonPlay, _at: int, value: str) -> None:
    arena = arena_of(play.board, play.pack)
    play.board.gate = arena.gate_areas.index(arena.area[value])


CORRECT: Mapping[str, Callable[[ArchutheonPlay, int, str], None]] = {
    "health": _put_health,
    "put": _put_permanent,
    "lift": _lift_permanent,
    "element": _put_element,
    "cell": _put_onto_cell,
    **{kind: partial(_put_track, track) for kind, track in TRACKS.items()},
    "back": _bring_back,
    "gate": _put_gate,
}
"""The corrections by kind."""

CORRECTING = Correcting[Board, Pack](things, values, present, put_right)
