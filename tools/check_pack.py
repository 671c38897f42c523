"""Checks a content pack: `python -m tools.check_pack packs/embers` (docs/extend/packs.md).

It reads the pack as the bot does at its start, makes all texts and paints all cards in both languages, and plays random
matches with its things under the checks that every game must pass. Each problem names file and line, the text, or the match.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from boards.painting.shapes import icon_names
from engines.games import GAMES
from engines.kernel.content.reading import ContentError
from engines.kernel.packs.folder import ReadPack, read_one, read_packs
from engines.kernel.packs.shelf import Shelf, lists_of
from ops.commands import print_anything
from tools.packs import looks, play
from words.texts import words

AUTHOR = "Your name"
"""The author's name in the template of a pack."""

MATCHES = 100
"""Random matches of each game with things of the pack, by default."""


def problems_of(folder: Path) -> tuple[ReadPack | None, list[str]]:
    """Return the pack in a folder, and the problems of loading it beside the games and the packs next to it."""
    try:
        pack = read_one(folder, GAMES, icon_names())
    except ContentError as error:
        return None, error.problems
    good, _ = read_packs(folder.parent, GAMES, icon_names())
    before = [other for other in good if other.info.id < pack.info.id]
    left_out = {left.folder: left.problems for left in Shelf(GAMES, [*before, pack]).left_out}
    return pack, list(left_out.get(pack.info.id, ()))


def main() -> int:
    """Check the pack and print the report; return the exit status: 0 if it can be played."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pack", type=Path, help="its folder")
    parser.add_argument(
        "--matches",
        type=int,
        default=MATCHES,
        help="random matches of each game, %(default)s by default; 0: texts and pictures alone",
    )
    parser.add_argument("--seed", type=int, default=1, help="of the random play")
    arguments = parser.parse_args()
    print_anything()
    began = time.perf_counter()
    folder = arguments.pack.resolve() if arguments.pack.name in ("", ".", "..") else arguments.pack
    pack, problems = problems_of(folder)
    if pack is None or problems:
        return _finish(problems, began)
    info = pack.info
    print(f"{info.id} {info.version}, {' / '.join(info.name.all)}, hash {pack.hash[:12]}")
    if info.author == AUTHOR:
        print(
            f"note: {info.id}/pack.toml: the author is still {AUTHOR!r}; players read it in /packs: write who made the pack"
        )
    shelf = Shelf(GAMES, [pack])
    for game, added in pack.added.items():
        lists = lists_of(added).items()
        counts = ", ".join(words("en")(f"packs-count-{kind}", count=len(found)) for kind, found in lists if found)
        print(f"{game}: {counts}")
        rules, lap = shelf.rules(game, [info.id]), time.perf_counter()
        problems += [f"{game}: {text}" for text in looks.problems_of(rules)]
        print(f"  texts and pictures in two languages: {time.perf_counter() - lap:.1f} s")
        lap = time.perf_counter()
        played = play.play(rules, arguments.matches, arguments.seed)
        problems += [f"{game}: {text}" for text in played.problems]
        print(f"  {played.matches} matches, {played.choices} choices: {time.perf_counter() - lap:.1f} s")
        problems += [f"{game}: {name} never came up in {played.matches} matches" for name in played.unseen]
    return _finish(problems, began)


def _finish(problems: list[str], began: float) -> int:
    """Print the problems and the seconds that the check took; return the exit status."""
    for problem in problems:
        print(f"- {problem}")
    count = "no problems" if not problems else "1 problem" if len(problems) == 1 else f"{len(problems)} problems"
    print(f"{count}, {time.perf_counter() - began:.1f} s")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
