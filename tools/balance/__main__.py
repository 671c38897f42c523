"""Plays thousands of matches of a game and reports its balance: `python -m tools.balance GAME --seed 1`.

Writes balance.md and balance.png in docs/games/GAME; a run of some names alone (--whose) is printed, not written. The same
seed and counts give the same report, whatever the number of processes.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path

from boards.canvas import paint
from boards.painting.theme import THEMES
from tools.balance.experiment import Balance, Request, command
from tools.games import GAMES

JOURNAL = "the folder in which the results are kept: a run that was stopped goes on with the same seed"
DOCS = Path(__file__).resolve().parents[2] / "docs" / "games"


def balances() -> Mapping[str, Balance]:
    """Return the Balance of each game that has one, by id."""
    return {game: import_module(made.balance).BALANCE for game, made in GAMES.items() if made.balance}


def build_parser(games: Mapping[str, Balance]) -> argparse.ArgumentParser:
    """Return the parser of the command line: a sub-command for each game with its own counts."""
    parser = argparse.ArgumentParser(prog="python -m tools.balance", description=__doc__)
    commands = parser.add_subparsers(dest="game", required=True)
    for game, balance in games.items():
        own = commands.add_parser(game)
        for count in balance.counts:
            own.add_argument(f"--{count.name}", dest=count.name, type=int, default=count.usual, help=count.help)
        own.set_defaults(whose=[])
        if balance.whose:
            own.add_argument(
                "--whose", nargs="*", metavar="NAME", choices=balance.whose, help="only the matches of these"
            )
        own.add_argument("--jobs", type=int, default=2, help="how many processes")
        own.add_argument("--seed", type=int, help="where the matches come from; drawn at random if not given")
        if balance.resumes:
            own.add_argument("--journal", type=Path, default=Request._field_defaults["journal"], help=JOURNAL)
        own.add_argument("--out", type=Path, default=DOCS / game, help="the folder to write to")
    return parser


def main(words: Sequence[str] | None = None) -> int:
    """Run the command; return its exit status."""
    games = balances()
    parser = build_parser(games)
    arguments = parser.parse_args(words)
    balance = games[arguments.game]
    counts = {count.name: getattr(arguments, count.name) for count in balance.counts}
    for name, least in (*((count.name, count.least) for count in balance.counts), ("jobs", 1)):
        if getattr(arguments, name) < least:
            parser.error(f"--{name} is {least} or more")
    arguments.out.mkdir(parents=True, exist_ok=True)
    seed = arguments.seed if arguments.seed is not None else random.SystemRandom().getrandbits(32)
    print(command(arguments.game, counts, seed), flush=True)
    request = Request(counts, seed, arguments.jobs, arguments.whose)
    if balance.resumes:
        request = request._replace(journal=arguments.journal)
    run = balance.measure(request)
    print("\n".join(balance.summary(run)))
    if not arguments.whose:
        (arguments.out / "balance.md").write_text(balance.report(run), encoding="utf-8")
        (arguments.out / "balance.png").write_bytes(paint(balance.scene(run), THEMES["dark"]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
