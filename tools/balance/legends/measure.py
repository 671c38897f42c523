"""Games of quick players for every pair of Legends' preset decks, and some of the practice players that people meet."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random

from engines.kernel.choose import advance, begin
from engines.kernel.state.model import Seat
from engines.kernel.views import redeal
from engines.legends.board import NOBODY, Options
from engines.legends.decks.bring import preset_deck
from engines.legends.decks.deck import text_of
from engines.legends.game import LEGENDS
from engines.legends.practice import QUICK, advise
from tools.balance.experiment import Balance, Count, Request
from tools.balance.journal import spread_on
from tools.balance.legends.figures import Run
from tools.balance.legends.picture import games_scene
from tools.balance.legends.player import answer
from tools.balance.legends.report import report, summary
from tools.balance.legends.watch import Fate, Watch

Job = tuple[str, str, int, str, str]
"""Two preset decks, the number of their game, who plays ("quick" or "practice"), and the seed."""

SEATS: tuple[Seat, Seat] = (0, 1)


def play(job: Job) -> Fate:
    """Play a game of two equal players; return it.

    Each deck has each seat, and is first, in a quarter of four games. A practice player gets the match dealt anew for its seat; a
    quick player looks at nothing else. Squads are drawn by chance, three of four heroes, so that each is seen and each left out.
    """
    one, other, number, who, seed = job
    rng = Random(f"{seed} {one} {other} {number} {who}")  # noqa: S311  # games of an experiment, no dice of a game
    rules = LEGENDS.standard
    decks = (other, one) if number % 2 else (one, other)
    options = Options(games="one", first=number // 2 % 2)
    brought = {seat: text_of(preset_deck(rules.pack.preset[decks[seat]])) for seat in SEATS}
    begun = begin(rules, SEATS, rng.randbytes(32).hex(), options, brought)
    match, watch = begun.match, Watch(rules.pack)
    watch.hear(event.public for event in begun.events if event.public is not None)
    while match.outcome is None:
        asked = match.asks[0]
        watch.note(match.board, asked)
        if who == "quick" or asked.kind == "squad":
            keys = answer(rules.pack, match, asked, rng)
        else:
            keys = advise(rules, redeal(rules, match, asked.seat, rng), asked.seat, rng, QUICK)
        turn = advance(rules, match, asked.seat, asked.id, keys)
        watch.hear(event.public for event in turn.events if event.public is not None)
    winners = match.outcome.winners
    return watch.fate(match.board, decks, winners[0] if len(winners) == 1 else NOBODY)


def jobs_of(names: Sequence[str], count: int, who: str, request: Request) -> list[Job]:
    """Return the jobs of so many games for each pair of these decks, of those only with a deck that is asked for, if any is."""
    whose = {*request.whose}
    pairs = [pair for pair in combinations(names, 2) if not whose or whose & {*pair}]
    return [(one, other, number, who, str(request.seed)) for number in range(count) for one, other in pairs]


def measure(request: Request) -> Run:
    """Play all games that the journal does not have yet; return the run."""
    pack = LEGENDS.standard.pack  # before processes are forked, so that all play with the same cards
    names = sorted(pack.preset)
    journal = request.journal / f"legends-{request.seed}-{LEGENDS.standard.hash[:12]}.jsonl"
    quick = jobs_of(names, request.counts["games"], "quick", request)
    practice = jobs_of(names, request.counts["practice"], "practice", request)
    fates = spread_on(play, [*quick, *practice], request.jobs, journal, Fate)
    return Run(pack, request.seed, tuple(fates[: len(quick)]), tuple(fates[len(quick) :]), dict(request.counts))


BALANCE = Balance(
    counts=(
        Count("games", 1_000, 1, "how many games of quick players for each pair of preset decks"),
        Count("practice", 0, 0, "how many games of practice players for each pair; each takes seconds"),
    ),
    measure=measure,
    summary=summary,
    report=report,
    scene=games_scene,
    whose=sorted(LEGENDS.standard.pack.preset),
    resumes=True,
)
