"""How the suites play Super Fantasy Brawl."""

from __future__ import annotations

from engines.brawl.game import BRAWL
from tests.engines.brawl.usage import Brawls
from tests.support.samples import Ledger, PackEdit, Sample, Setting

SAMPLE = Sample(
    game=BRAWL,
    tables=(Setting(2, {"select": "tournament"}), Setting(4, {"mode": "teams", "select": "tournament"})),
    used_in_few=False,
    quick=Setting(2, {"select": "random"}),
    chosen=Setting(2, {"select": "casual"}),
    russian="brawl",
    own_options=(("players", "игроки", 2), ("draft", "драфт", 4), ("challenges", "испытания", 2)),
    command={"draft": "random"},
    company=1,
    days={
        2: ({"select": "random"}, {"select": "tournament"}, {"select": "casual", "challenges": "two"}),
        4: ({"mode": "teams", "select": "random"}, {"mode": "teams", "select": "tournament"}),
    },
    edits=25,
    pack=PackEdit(
        frozenset(
            {
                "champions.embers_champ",
                "arenas.embers_arena",
                *(f"challenges.embers_{name}" for name in ("centre", "ends", "line", "over", "pair", "stay")),
            }
        ),
        "brawl/champions/embers_champ.toml",
        "strength = 2",
        "strength = 20",
        asks=frozenset({"packs", "arena"}),
    ),
    hunt=Brawls,
    ledger=Ledger("super_fantasy_brawl.md", 25),
)
