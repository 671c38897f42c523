"""Which way imports go. Every module of the project is read; what it imports must lie below it."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = ("telemetry", "engines", "store", "words", "boards", "ops", "referee", "table", "cogs")

BELOW = {
    "bot": PACKAGES,
    "cogs": ("referee", "engines", "store", "boards", "words", "ops", "telemetry"),
    "referee": ("engines", "store", "telemetry"),
    "ops": ("boards", "words", "engines", "store", "telemetry"),
    "boards": ("words", "engines", "telemetry"),
    "words": ("engines",),
    "engines": (),
    "store": ("telemetry",),
    "telemetry": (),
    "table": (),
}
"""What each part of the project may import besides itself."""

IMPURE = {"asyncio", "threading", "time", "datetime", "secrets", "os"}
"""What the rules of a game never touch. Of `random` they know the type alone."""

HOME = {
    "PIL": ("boards",),
    "sqlite3": ("store", "referee", "table"),
    "aiosqlite": ("store",),
    "aiohttp": ("table", "cogs", "ops"),
    "prometheus_client": ("ops",),
    "pythonjsonlogger": ("ops",),
}
"""The parts that alone use a library. The referee writes with the store's own transactions."""

TABLE_USES = {"aiohttp", "yarl", "msgspec"}  # yarl has the type that aiohttp's addresses are of
TABLE_USES_IF_THERE = {"jsonschema_rs", "regex"}
DISCORD_CLIENT = "table.client"
"""The one module of the table that knows the real client, which it points at itself."""


def modules() -> dict[str, Path]:
    """Return every module of the project by its dotted name."""
    paths = [path for package in PACKAGES for path in (ROOT / package).rglob("*.py")]
    paths += [path for path in [ROOT / "bot.py"] if path.exists()]
    return {".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path for path in paths}


def imports(source: str) -> set[str]:
    """Return the dotted names that a module imports anywhere, also within functions: "a.b" for `from a import b`."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "an import names the whole path"
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return found


def imports_at_start(source: str) -> set[str]:
    """Return the dotted names imported when the module is loaded."""
    lines = [node for node in ast.parse(source).body if isinstance(node, ast.Import | ast.ImportFrom)]
    return imports("\n".join(ast.unparse(node) for node in lines))


def calls_without_arguments(source: str) -> set[str]:
    """Return the bare names that are called with nothing."""
    found = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call) and not node.args]
    return {call.func.id for call in found if isinstance(call.func, ast.Name)}


def wrong(module: str, source: str) -> list[str]:
    """Return what a module imports or calls against the direction, as readable lines."""
    part = module.split(".", maxsplit=1)[0]
    used = imports(source)
    roots = {name.split(".", maxsplit=1)[0] for name in used}
    allowed = {part, *BELOW[part]}
    found = [f"{module} imports {root}" for root in sorted(roots & {*BELOW} - allowed)]
    found += [f"{module} imports {root}" for root in sorted(roots & {*HOME}) if part not in HOME[root]]
    if "discord" in roots and part not in ("bot", "cogs") and module != DISCORD_CLIENT:
        found.append(f"{module} imports discord")
    if part == "engines":
        found += _impure(module, source, used, roots)
    if part == "boards":
        found += [f"{module} imports {name}: a match" for name in sorted(used) if _shows_a_match(name)]
    if part == "table":
        known = {*sys.stdlib_module_names, *TABLE_USES, *TABLE_USES_IF_THERE, "table", "discord"}
        found += [f"{module} imports {root}" for root in sorted(roots - known - {*BELOW})]
        at_start = {name.split(".", maxsplit=1)[0] for name in imports_at_start(source)}
        found += [f"{module} imports {root} at its start" for root in sorted(at_start & TABLE_USES_IF_THERE)]
    return found


def _impure(module: str, source: str, used: set[str], roots: set[str]) -> list[str]:
    found = [f"{module} imports {root}" for root in sorted(roots & IMPURE)]
    dice = {name for name in used if name.split(".", maxsplit=1)[0] == "random"} - {"random.Random"}
    found += [f"{module} imports {name}" for name in sorted(dice)]
    if "random.Random" in used and "Random" in calls_without_arguments(source):
        found.append(f"{module} makes a Random of no known seed")
    own = module.split(".")[1] if module.count(".") else ""
    games = {name.split(".")[1] for name in used if name.startswith("engines.")}
    if own not in ("", "games"):
        found += [f"{module} imports engines.{game}" for game in sorted(games - {own, "kernel"})]
    return found


def _shows_a_match(name: str) -> bool:
    kind = name.rsplit(".", maxsplit=1)[-1]
    return name.startswith("engines.") and (kind.endswith(("Match", "Play")) or kind == "Board" or ".choose." in name)


@pytest.mark.parametrize("module", sorted(modules()))
def test_a_module_imports_only_what_lies_below_it(module: str) -> None:
    assert wrong(module, modules()[module].read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("module", "source", "says"),
    [
        ("engines.kernel.x", "import discord", "engines.kernel.x imports discord"),
        ("engines.kernel.x", "def f():\n    from PIL import Image", "engines.kernel.x imports PIL"),
        ("engines.kernel.x", "import time", "engines.kernel.x imports time"),
        ("engines.kernel.x", "import random", "engines.kernel.x imports random"),
        ("engines.kernel.x", "from random import choice", "engines.kernel.x imports random.choice"),
        ("engines.kernel.x", "from random import Random\nRandom()", "engines.kernel.x makes a Random of no known seed"),
        ("engines.kernel.x", "from engines.krendel.board import Board", "engines.kernel.x imports engines.krendel"),
        ("engines.krendel.x", "from engines.brawl.board import Board", "engines.krendel.x imports engines.brawl"),
        ("engines.krendel.x", "import store.db", "engines.krendel.x imports store"),
        ("store.x", "from engines.kernel.model import Match", "store.x imports engines"),
        ("table.x", "from words.texts import text", "table.x imports words"),
        ("table.x", "import discord", "table.x imports discord"),
        ("table.x", "import yaml", "table.x imports yaml"),
        ("table.x", "import regex", "table.x imports regex at its start"),
        ("words.x", "from boards.paint import paint", "words.x imports boards"),
        ("boards.x", "import referee.service", "boards.x imports referee"),
        ("boards.x", "from engines.kernel.model import Match", "boards.x imports engines.kernel.model.Match: a match"),
        ("referee.x", "import cogs.router", "referee.x imports cogs"),
        ("referee.x", "import discord.ui", "referee.x imports discord"),
        ("cogs.x", "import table.client", "cogs.x imports table"),
        ("words.x", "import sqlite3", "words.x imports sqlite3"),
        ("cogs.x", "from PIL import Image", "cogs.x imports PIL"),
        (
            "boards.x",
            "from engines.krendel.board import Board",
            "boards.x imports engines.krendel.board.Board: a match",
        ),
    ],
)
def test_an_import_against_the_direction_is_found(module: str, source: str, says: str) -> None:
    assert wrong(module, source) == [says]


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("engines.kernel.x", "from random import Random\ndef f(rng: Random) -> int:\n    return rng.randrange(6)"),
        ("engines.krendel.x", "from engines.kernel.model import Match"),
        ("engines.games", "from engines.krendel.game import KRENDEL"),
        ("cogs.x", "import discord\nfrom referee.service import Referee"),
        ("table.client", "import discord"),
        ("table.x", "import json\ndef f():\n    import regex"),
        ("bot", "import discord\nimport cogs.router\nimport table.client"),
    ],
)
def test_an_import_in_the_direction_is_fine(module: str, source: str) -> None:
    assert wrong(module, source) == []


def test_every_part_of_the_project_is_looked_at() -> None:
    assert {"engines", "engines.kernel.play", "engines.krendel.rounds", "engines.games"} <= {*modules()}
    assert {name.split(".", maxsplit=1)[0] for name in modules()} <= {*BELOW}
