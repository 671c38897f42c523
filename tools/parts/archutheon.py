"""The tools' part of Archutheon: a random table with things of packs and modules."""

from __future__ import annotations

from random import Random
from typing import Literal

from engines.archutheon.board import Board, Options
from engines.archutheon.content.pack import Pack
from engines.kernel.game import Rules
from tools.conformance.playing import Table
from tools.packs.things import ids_in_packs, sample
from tools.parts.game_tools import GameTools

HEROES = 8
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


TOOLS = GameTools(table=table)
