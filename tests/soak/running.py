"""How a part of the soak is run: in pieces with seeds of their own, in several processes, within a time, and resumed.

A part of so many choices, kills or matches is cut into pieces. What the pieces have counted is kept in a journal; a run
with the same seed and the same code leaves out those that are in it. After a failure one command repeats that very piece.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import multiprocessing
import random
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

FOLDER = Path("var/soak")
"""Where journals are kept unless another place is named."""

ROOT = Path(__file__).resolve().parents[2]

TOPS = (
    "boards",
    "cogs",
    "data",
    "engines",
    "ops",
    "referee",
    "store",
    "table",
    "telemetry",
    "tests",
    "tools",
    "tournaments",
    "words",
)
"""What is played, and what plays it."""

MOST = "most "
"""Figures whose name begins so are not added up: the greatest counts."""


@dataclass
class Found:
    """What a piece counted by name, and what it came across, as words by kind."""

    figures: Counter[str] = field(default_factory=Counter)
    met: dict[str, set[str]] = field(default_factory=dict)

    def most(self, name: str, value: int) -> None:
        """Keep the greatest value of a figure."""
        self.figures[MOST + name] = max(self.figures[MOST + name], value)

    def add(self, other: Found) -> None:
        """Add what another piece found."""
        for name, value in other.figures.items():
            if name.startswith(MOST):
                self.most(name.removeprefix(MOST), value)
            else:
                self.figures[name] += value
        for kind, words in other.met.items():
            self.met.setdefault(kind, set()).update(words)


Play = Callable[[str, int, int], Found]


@dataclass(frozen=True)
class Part:
    """A part of the soak: `whole` so many `unit`, played in pieces of `piece` by `play`, which raises at a finding.

    `play` gets the piece's seed, its number and its size. `closes` says what is missing after all of it.
    """

    name: str
    unit: str
    whole: int
    piece: int
    play: Play
    closes: Callable[[Found], list[str]] | None = None


@dataclass
class Result:
    """What came of a part: how much of it was played in how many seconds of all processes, and what was found."""

    part: Part
    wanted: int
    played: int = 0
    seconds: float = 0.0
    found: Found = field(default_factory=Found)
    failures: list[str] = field(default_factory=list)

    def line(self) -> str:
        """Return the part's line in the closing table."""
        rate = self.played / self.seconds if self.seconds else 0.0
        state = "kept" if not self.failures else f"{len(self.failures)} FAILED"
        return (
            f"{self.part.name:<12}{self.played:>12,} of {self.wanted:>10,} {self.part.unit:<8}"
            f"{self.seconds:>9,.0f} s {rate:>10,.1f}/s   {state}"
        )


def run(part: Part, seed: int, wanted: int, *, until: float, processes: int, journal: Path) -> Result:
    """Play the pieces of a part that are not in the journal yet, until a moment of `time.monotonic()` at the latest.

    No piece is begun after a failure. Failures are told on the error stream, with the command that repeats each.
    """
    result = Result(part, wanted)
    waiting = _pieces(result, seed, journal)
    pool = ProcessPoolExecutor(processes, multiprocessing.get_context("fork"))
    under_way: dict[Future[tuple[Found, float]], tuple[int, int]] = {}
    with pool:
        while True:
            while len(under_way) < processes and not result.failures and time.monotonic() < until:
                piece = next(waiting, None)
                if piece is None:
                    break
                under_way[pool.submit(_timed, part.play, f"{part.name} {seed} {piece[0]}", *piece)] = piece
            if not under_way:
                break
            for done in wait(under_way, return_when=FIRST_COMPLETED).done:
                _note(result, seed, under_way.pop(done), done, journal)
    if part.closes is not None and result.played >= wanted and not result.failures:
        result.failures += part.closes(result.found)
        for failure in result.failures:
            print(f"{part.name}: {failure}", file=sys.stderr)
    return result


def _pieces(result: Result, seed: int, journal: Path) -> Iterator[tuple[int, int]]:
    """Yield number and size of the pieces that are still to be played; what the journal has is added to the result."""
    part, there = result.part, {}
    for line in journal.read_text(encoding="utf-8").splitlines() if journal.exists() else ():
        row = json.loads(line)
        if (row["part"], row["seed"], row.get("code")) == (part.name, seed, code()):
            there[row["piece"], row["size"]] = row
    todo = []
    for number in range(-(-result.wanted // part.piece)):
        size = min(part.piece, result.wanted - number * part.piece)
        row = there.get((number, size))
        if row is None:
            todo.append((number, size))
        else:
            met = {kind: set(words) for kind, words in row["met"].items()}
            _add(result, size, row["seconds"], Found(Counter(row["figures"]), met))
    return iter(todo)


@cache
def code() -> str:
    """Return a digest of the code and content that is played: what other code has kept says nothing of this."""
    files = sorted(file for end in ("*.py", "*.toml") for top in TOPS for file in (ROOT / top).rglob(end))
    return hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()[:16]


def _add(result: Result, size: int, seconds: float, found: Found) -> None:
    result.played += size
    result.seconds += seconds
    result.found.add(found)


def _timed(play: Play, seed: str, number: int, size: int) -> tuple[Found, float]:
    begun = time.monotonic()
    return play(seed, number, size), time.monotonic() - begun


def _note(result: Result, seed: int, piece: tuple[int, int], done: Future[tuple[Found, float]], journal: Path) -> None:
    """Keep what a piece found, or tell how it failed."""
    part, (number, size) = result.part, piece
    error = done.exception()
    if error is not None:
        traceback.print_exception(error)
        again = f"python -m tests.soak {part.name} --seed {seed} --{part.unit} {result.wanted} --only {number}"
        print(f"{part.name}: piece {number} failed; once more: {again}", file=sys.stderr, flush=True)
        result.failures.append(again)
        return
    found, seconds = done.result()
    _add(result, size, seconds, found)
    journal.parent.mkdir(parents=True, exist_ok=True)
    with journal.open("a", encoding="utf-8") as file:
        met = {kind: sorted(words) for kind, words in found.met.items()}
        row = {"part": part.name, "seed": seed, "piece": number, "size": size, "seconds": round(seconds, 3)}
        file.write(json.dumps(row | {"code": code(), "figures": dict(found.figures), "met": met}) + "\n")


def repeat(part: Part, seed: int, wanted: int, number: int) -> None:
    """Play one piece again in this process, so that it can be looked into. Raises what it raises."""
    size = min(part.piece, wanted - number * part.piece)
    found = part.play(f"{part.name} {seed} {number}", number, size)
    print(", ".join(f"{name} {count:,}" for name, count in sorted(found.figures.items())))


def worded(results: Sequence[Result]) -> str:
    """Return the closing table, and beneath it what each part counted."""
    lines = ["", *(result.line() for result in results), ""]
    for result in results:
        counted = ", ".join(f"{name} {count:,}" for name, count in sorted(result.found.figures.items()))
        lines.append(f"{result.part.name}: {counted or 'nothing'}")
    return "\n".join(lines)


def main(parts: Sequence[Part], words: Sequence[str] | None = None) -> int:
    """Run the command: all parts, or those named; return its exit status."""
    names = {part.name: part for part in parts}
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument(
        "parts", nargs="*", metavar="part", help=f"which parts: {', '.join(names)}; all if none is named"
    )
    parser.add_argument("--seed", type=int, help="what everything random follows from; drawn if not given")
    parser.add_argument(
        "--minutes", type=float, help="begin no piece after so many minutes, shared out among the parts"
    )
    parser.add_argument("--processes", type=int, default=2, help="how many pieces are played at a time")
    parser.add_argument("--share", type=float, default=1.0, help="the size of every part, as a share of the whole")
    parser.add_argument("--journal", type=Path, help="the file of what has been played; by default one of the seed")
    parser.add_argument("--only", type=int, help="play this one piece, in this process")
    for unit in dict.fromkeys(part.unit for part in parts):
        parser.add_argument(f"--{unit}", type=int, help=f"how many, in place of the whole: the parts counted in {unit}")
    given = parser.parse_args(words)
    unknown = [name for name in given.parts if name not in names]
    if unknown:
        parser.error(f"there is no part {unknown[0]}")
    chosen = [names[name] for name in given.parts] or list(parts)
    seed = given.seed if given.seed is not None else random.SystemRandom().getrandbits(32)
    sizes = {part.name: getattr(given, part.unit) or max(1, round(part.whole * given.share)) for part in chosen}
    print(f"soak: {' '.join(sizes)} --seed {seed}", flush=True)
    if given.only is not None:
        for part in chosen:
            repeat(part, seed, sizes[part.name], given.only)
        return 0
    journal = given.journal or FOLDER / f"{seed}.jsonl"
    end = time.monotonic() + given.minutes * 60 if given.minutes else float("inf")
    results: list[Result] = []
    for part in chosen:
        # Each part has its share of what is left; what it does not need is for the others.
        until = time.monotonic() + (end - time.monotonic()) / (len(chosen) - len(results))
        results.append(run(part, seed, sizes[part.name], until=until, processes=given.processes, journal=journal))
        print(results[-1].line(), flush=True)
    print(worded(results))
    failed = [result.part.name for result in results if result.failures]
    print(f"soak: {'broken promises in ' + ', '.join(failed) if failed else 'every promise was kept'}")
    return 1 if failed else 0
