"""Movement of champions: on foot, in a line, over everything, and away from something (SB-21, SB-32, SB-50 to SB-56)."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import NamedTuple

from engines.brawl.board import Board, occupied, of_team
from engines.brawl.content.arenas import Arena
from engines.brawl.content.pack import Pack
from engines.brawl.derived.here import arena_of
from engines.brawl.derived.lasting import rule
from engines.kernel.hexes import members

Path = tuple[int, ...]
"""The hexes entered, the last one being the destination."""


KEPT = 16
"""The most walks that are kept with an arena: few, for the garbage collector looks through all that is kept."""


class Ways(NamedTuple):
    """The possible ends of a movement: `free` by hex, `traps` by hex with a token that triggers first; each with the ways
    there.

    A way is the shortest path for each set of champions that it goes through, if that matters; else there is one.
    """

    free: dict[int, list[Path]]
    traps: dict[int, list[Path]]


def live_traps(board: Board, pack: Pack) -> int:
    """Return the hexes whose token triggers: not those that a levelled champion protects from it."""
    found = 0
    for hex_ in board.traps:
        found |= 1 << hex_
    for i, champion in enumerate(board.champions):
        if champion.levelled and champion.hex in board.traps and rule(board, pack, i, "trap_proof"):
            found &= ~(1 << champion.hex)
    return found


def walks(board: Board, pack: Pack, i: int, points: int, travel: str = "walk") -> Ways:
    """Return the ends of a walk with so many movement points (SB-21); from the gate the first one brings the champion in
    (SB-41).

    `travel` is the card's way of moving (`Card.travel`): "enemies" through them, "all" through everything without triggering
    traps.
    """
    champion = board.champions[i]
    starts: list[Path] = [()]
    if champion.hex < 0:
        area = arena_of(board, pack).deployment[board.sides[champion.team]] & ~occupied(board)
        starts, points = [(hex_,) for hex_ in members(area)] if points > 0 else [], points - 1
    if champion.hex >= 0 and travel == "walk":
        return _plain(board, pack, i, points)
    return _wander(board, pack, i, starts, points, travel)


def _plain(board: Board, pack: Pack, i: int, points: int) -> Ways:
    """Return the ends of a usual walk: one shortest path to each hex.

    They are kept with the arena, for the answer to a question about them looks at the same ones again.
    """
    champion = board.champions[i]
    arena = arena_of(board, pack)
    foes = of_team(board, 1 - champion.team)
    full, traps = occupied(board), live_traps(board, pack) if board.traps else 0
    if traps and rule(board, pack, i, "trap_proof"):
        traps = 0
    known: dict[tuple[int, ...], Ways] = arena.__dict__.setdefault("_plain_walks", {})
    key = (champion.hex, points, foes, full, traps)
    found = known.get(key)
    if found is None:
        if len(known) >= KEPT:
            known.clear()
        found = known[key] = _layers(arena, champion.hex, points, arena.blocked | foes, full, traps)
    return found


def _layers(arena: Arena, start: int, points: int, closed: int, full: int, traps: int) -> Ways:
    """Return the ends of a usual walk from a hex: not through closed hexes, not to full ones, and no farther than to traps."""
    ways = Ways({}, {})
    around, seen = arena.steps, closed | 1 << start
    layer: list[tuple[int, Path]] = [(start, ())]
    for _ in range(points):
        following = []
        for here, path in layer:
            for hex_, bit in around[here]:
                if seen & bit:
                    continue
                seen |= bit
                longer = (*path, hex_)
                if traps & bit:
                    ways.traps[hex_] = [longer]
                    continue
                following.append((hex_, longer))
                if not full & bit:
                    ways.free[hex_] = [longer]
        layer = following
    return ways


def _wander(board: Board, pack: Pack, i: int, starts: list[Path], points: int, travel: str) -> Ways:
    """Return the ends of other walks, from several hexes or through enemies: one shortest path for each set of enemies passed."""
    champion = board.champions[i]
    arena = arena_of(board, pack)
    foes = of_team(board, 1 - champion.team)
    closed = 0 if travel == "all" else arena.blocked | (0 if travel == "enemies" else foes)
    barred = occupied(board) | arena.blocked
    traps = 0 if travel == "all" or rule(board, pack, i, "trap_proof") else live_traps(board, pack)
    ways = Ways({}, {})
    seen: set[tuple[int, int]] = set()
    queue: deque[tuple[Path, int]] = deque()
    for start in starts:
        seen.add((start[-1] if start else champion.hex, 0))
        if start:
            _arrive(ways, start, traps, barred)
        if not start or not traps >> start[-1] & 1:
            queue.append((start, 0))
    first = 1 if champion.hex < 0 else 0
    while queue:
        path, met = queue.popleft()
        here = path[-1] if path else champion.hex
        for hex_ in members(arena.grid.near[here] & ~closed) if len(path) - first < points else ():
            now = met | (1 << hex_ & foes)
            if (hex_, now) in seen or hex_ == champion.hex:
                continue
            seen.add((hex_, now))
            longer = (*path, hex_)
            _arrive(ways, longer, traps, barred)
            if not traps >> hex_ & 1:
                queue.append((longer, now))
    return ways


def _arrive(ways: Ways, path: Path, traps: int, barred: int) -> None:
    """Add the end of a path, if a champion can stop there."""
    hex_ = path[-1]
    if traps >> hex_ & 1:
        ways.traps.setdefault(hex_, []).append(path)
    elif not barred >> hex_ & 1:
        ways.free.setdefault(hex_, []).append(path)


def dashes(board: Board, pack: Pack, i: int, steps: int, direction: int = -1) -> Ways:
    """Return the ends of a dash (SB-50): in one direction if it goes on after a trap. A path stops at the first trap."""
    champion = board.champions[i]
    arena = arena_of(board, pack)
    closed = arena.blocked | of_team(board, 1 - champion.team)
    full = occupied(board)
    traps = 0 if rule(board, pack, i, "trap_proof") else live_traps(board, pack)
    ways = Ways({}, {})
    for d in range(6) if direction < 0 else (direction,):
        path: Path = ()
        for hex_ in arena.grid.rays[champion.hex][d][:steps]:
            if closed >> hex_ & 1:
                break
            path = (*path, hex_)
            if traps >> hex_ & 1:
                ways.traps[hex_] = [path]
                break
            if not full >> hex_ & 1:
                ways.free[hex_] = [path]
    return ways


def swoops(board: Board, pack: Pack, i: int, steps: int, *, statues: bool = True) -> dict[int, Path]:
    """Return the ends of a swoop, with the hexes on the way (SB-51); without `statues` these stop it."""
    arena = arena_of(board, pack)
    barred = occupied(board) | arena.blocked
    found: dict[int, Path] = {}
    for ray in arena.grid.rays[board.champions[i].hex]:
        for n, hex_ in enumerate(ray[:steps]):
            if not statues and arena.blocked >> hex_ & 1:
                break
            if not barred >> hex_ & 1:
                found[hex_] = ray[: n + 1]
    return found


def jumps(board: Board, pack: Pack, i: int, steps: int) -> int:
    """Return the set of hexes at which a jump can end (SB-52)."""
    arena = arena_of(board, pack)
    ring = arena.grid.ring[board.champions[i].hex]
    return ring[min(steps, len(ring) - 1)] & ~(occupied(board) | arena.blocked)


def flights(board: Board, pack: Pack, i: int, source: int, steps: int) -> dict[int, Path]:
    """Return the ways of a dash away from a hex as far as possible (SB-56): every step leads further away (SB-32).

    Traps on the way are included: whether one of them stops the flight is decided then. Empty if no step is possible.
    """
    champion = board.champions[i]
    arena = arena_of(board, pack)
    closed = arena.blocked | of_team(board, 1 - champion.team)
    full = occupied(board)
    found: dict[int, Path] = {}
    for ray in arena.grid.rays[champion.hex]:
        for path in _receding(arena.grid.distance[source], champion.hex, ray[:steps], closed):
            if not full >> path[-1] & 1:
                found[path[-1]] = path
    longest = max((len(path) for path in found.values()), default=0)
    return {hex_: path for hex_, path in found.items() if len(path) == longest}


def _receding(away: tuple[int, ...], start: int, ray: tuple[int, ...], closed: int) -> Iterator[Path]:
    last = away[start]
    for n, hex_ in enumerate(ray):
        if closed >> hex_ & 1 or away[hex_] <= last:
            return
        last = away[hex_]
        yield ray[: n + 1]


def line(board: Board, pack: Pack, i: int, direction: int, steps: int) -> Path:
    """Return the hexes along a row that a champion can be pushed or pulled through (SB-53): up to champion, statue or edge."""
    arena = arena_of(board, pack)
    barred = occupied(board) | arena.blocked
    path: Path = ()
    for hex_ in arena.grid.rays[board.champions[i].hex][direction][:steps]:
        if barred >> hex_ & 1:
            break
        path = (*path, hex_)
    return path
