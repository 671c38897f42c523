"""The tools' part of Archutheon: a random table with things of packs and modules, the pictures, the recorded match."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Literal

from engines.archutheon.automatic.practice import quick
from engines.archutheon.board import ArchutheonMatch, Board, Options, pending
from engines.archutheon.content.pack import Pack
from engines.archutheon.views.view import CardView, View
from engines.kernel.choose import advance, begin
from engines.kernel.game import Rules
from engines.kernel.views import redeal, view
from tools.conformance.playing import Table
from tools.packs.things import ids_in_packs, sample
from tools.parts.game_tools import GameTools, Recording, Shot

SQUADS = (
    "knight", "guide", "archer", "healer",
    "shadow", "bombardier", "elementalist", "standard_bearer",
)  # fmt: skip
"""The heroes of both squads in pictures and in the recorded match, each leader first."""

EARLIEST, LATEST = 4, 30
"""The turns in which a match may have a picture."""

HEROES = len(SQUADS)
SWITCHES: tuple[Literal["off", "on"], ...] = ("off", "on")


def table(rules: Rules[Board, Pack], rng: Random) -> Table:
    """Return a random table with modules, mostly on a map, with a hero and with a terrain of packs where there are any."""
    arena = rng.choice(ids_in_packs(rules, "arenas") or [rules.pack.arenas[0].id])
    squads = () if rng.random() < 0.1 else sample(rules, "heroes", HEROES, rng)
    terrain = rng.choice(ids_in_packs(rules, "terrains") or [each.id for each in rules.pack.terrains])
    face = rng.choice(rules.pack.terrain[terrain].sides).id
    options = Options(
        terrain=rng.choice(("off", "drawn")), passives=rng.choice(SWITCHES), charge=rng.choice(SWITCHES),
        boosting=rng.choice(SWITCHES), release=rng.choice(SWITCHES), slots=rng.choice(SWITCHES), arena=arena, squads=squads,
        passive=tuple(_side_of(rules.pack, kit, rng) for kit in squads[:: HEROES // 2]), ground=f"{terrain}.{face}",
    )  # fmt: skip
    return Table(rules, 2, options)


def _side_of(pack: Pack, kit: str, rng: Random) -> str:
    return f"{kit}.{rng.choice(pack.hero[kit].passives).id}"


def shots(rules: Rules[Board, Pack]) -> list[Shot]:
    """Return the pictures: a table and a hand in the middle of a fight between quick players, and a hero."""
    seen, hand = next(found for seed in count() if (found := _fight(rules, seed)))
    return [Shot("table", "table", seen), Shot("hand", "hand", hand), Shot("card", "card", CardView(SQUADS[0]))]


def _fight(rules: Rules[Board, Pack], seed: int) -> tuple[View, View] | None:
    """Return the table and the hand of a defender before two attack cards and an answer, None if a match has no such moment."""
    rng = Random(seed)  # noqa: S311  # a fixed match to show, no dice of a game
    match: ArchutheonMatch = begin(rules, (0, 1), rng.randbytes(32).hex(), Options(squads=SQUADS, first=0)).match
    while match.outcome is None and match.board.turn < LATEST:
        asked = match.asks[0]
        if asked.kind == "answer" and match.board.turn >= EARLIEST and _is_rich(match.board):
            return view(rules, match, None).table, view(rules, match, asked.seat).table
        keys = quick(rules, redeal(rules, match, asked.seat, rng), asked.seat, rng)
        advance(rules, match, asked.seat, asked.id, keys)
    return None


def _is_rich(board: Board) -> bool:
    """Return whether three cards are declared in this turn, most heroes live, and some have permanents."""
    living = [hero for hero in board.heroes if hero.cell >= 0]
    return len(pending(board)) >= 3 and len(living) >= 7 and sum(bool(hero.marks) for hero in living) >= 1


RECORDING = Recording(
    options=Options(squads=SQUADS, first=0),
    seed=3,
    title={"en": "A recorded match", "ru": "Записанная партия"},
    part="turn",
    number=lambda board: int(board.turn),
    headings={"turn": 2},
    left_out=frozenset({"joined"}),
    advise=quick,
)

TOOLS = GameTools(
    table=table,
    names={"en": {0: "Anna", 1: "Boris"}, "ru": {0: "Анна", 1: "Борис"}},
    shots=shots,
    recording=RECORDING,
    balance="tools.balance.archutheon.measure",
    data="tools.make.data.archutheon",
)
