"""Which way imports go. Every module of the project is read; what it imports must lie below it.

Layers are in `BELOW`, packages inside a layer in `ORDER`. What games share imports no game, and no modules import each other in
a circle.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = (
    "telemetry",
    "processes",
    "tournaments",
    "engines",
    "store",
    "words",
    "boards",
    "ops",
    "referee",
    "table",
    "cogs",
)
DEVELOPERS = ("tools", "tests", "benchmarks")
"""What builds, measures and tests the rest: nothing that runs imports it."""

GAMES = tuple(sorted(path.parent.name for path in (ROOT / "engines").glob("*/game.py") if path.parent.name != "kernel"))

BELOW = {
    "bot": PACKAGES,
    "cogs": ("referee", "engines", "tournaments", "store", "boards", "words", "ops", "telemetry"),
    "referee": ("engines", "tournaments", "store", "processes", "telemetry"),
    "ops": ("boards", "words", "engines", "store", "telemetry"),
    "boards": ("words", "engines", "tournaments", "processes", "telemetry"),
    "words": ("engines", "tournaments"),
    "engines": (),
    "store": ("telemetry",),
    "processes": ("telemetry",),
    "telemetry": (),
    "tournaments": (),
    "table": (),
    "tools": ("tests", "bot", *PACKAGES),
    "benchmarks": ("tests", "tools", "bot", *PACKAGES),
    "tests": ("tools", "benchmarks", "bot", *PACKAGES),
}
"""What each part of the project may import besides itself."""

GAME = (
    ("content",),
    ("events",),
    ("board",),
    ("decks",),
    ("derived",),
    ("effects",),
    ("verbs",),
    ("round",),
    ("setup",),
    ("views",),
    ("orders", "worth", "imagine", "leaning", "automatic"),
    ("habits",),
    ("practice", "gentle"),
    ("examples", "lesson"),
    ("game",),
    ("replay",),
)
"""The packages and modules of a game's engine, the same names in each of them."""

ORDER: Mapping[str, tuple[tuple[str, ...], ...]] = {
    "cogs": tuple(
        (name,)
        for name in (
            *("kit", "delivery", "screens", "common", "match", "clocks", "lobby", "decks", "judges"),
            *(
                "learning",
                "moderation",
                "people",
                "ratings",
                "servers",
                "tables",
                "replay",
                "seats",
                "tournaments",
                "leagues",
                "organising",
                "upkeep",
                "bot",
            ),
        )
    ),
    "cogs.kit": (
        ("composing", "match_texts"),
        ("controls", "painting"),
        ("answering",),
        ("commands", "foreign_guilds"),
        ("permissions",),
    ),
    "cogs.lobby": (
        ("planning",),
        ("pages",),
        ("opening",),
        ("slots",),
        ("host", "presses"),
        ("setup",),
    ),
    "cogs.leagues": (
        ("actions", "reading"),
        ("pages",),
        ("controls", "slots", "season_slots"),
        ("commands",),
        ("setup",),
    ),
    "cogs.screens": (
        ("questions", "log", "order_pages", "pack_lines", "board_pages"),
        ("panel_pages", "result_pages"),
        ("panel", "turn_pages"),
    ),
    "referee": tuple(
        (name,)
        for name in (
            *("errors", "own_lock", "shared_time", "station", "match", "clocks"),
            *("files", "people", "decks", "ratings", "memory", "lobby"),
            *("homes", "seats", "judges", "upkeep", "tournaments", "leagues", "service", "automatic"),
        )
    ),
    "ops": (
        ("commands", "findings", "health", "last_resort", "secrecy", "settings", "signals", "version"),
        ("file_rights", "logs", "machine", "metrics"),
        ("checks", "remedies"),
        ("report",),
    ),
    "boards": (
        *(("painting",), ("pieces",), ("canvas",), ("jobs", "tournaments", *GAMES)),
        *(("games",), ("pictures",), ("workers",)),
    ),
    "boards.battlecon": (("cards",), ("table",), ("hand",), ("scenes",)),
    "boards.brawl": (("cards",), ("table",), ("hand",), ("scenes",)),
    "boards.legends": (("cards",), ("table", "deck"), ("hand",), ("scenes",)),
    "boards.archutheon": (("pages",), ("cards",), ("table",), ("hand",), ("scenes",)),
    "words": (
        ("bundle", "nearest", "safe"),
        ("alike",),
        ("texts",),
        ("common",),
        ("zones",),
        ("tournaments", *GAMES),
        ("games",),
        ("learning",),
    ),
    "words.tournaments": (
        ("figures",),
        ("speech",),
        ("settings", "results", "pictures"),
        ("refusals", "log", "help", "tables", "leagues"),
        ("rounds", "entries"),
        ("running",),
    ),
    "words.battlecon": (
        ("cards",),
        ("log",),
        ("fighters", "classes"),
        ("hand",),
        ("table",),
        ("answers",),
        ("questions", "lookup"),
        ("match",),
        ("lesson", "rules"),
        ("texts",),
    ),
    "words.brawl": (
        ("cards",),
        ("answers", "log"),
        ("sides",),
        ("hand",),
        ("table",),
        ("questions", "lookup"),
        ("match",),
        ("lesson", "rules"),
        ("texts",),
    ),
    "words.legends": (
        ("cards",),
        ("answers", "log"),
        ("sides", "correcting"),
        ("hand",),
        ("table",),
        ("questions", "lookup"),
        ("match",),
        ("decks", "lesson", "rules"),
        ("texts",),
    ),
    "words.archutheon": (
        ("cards",),
        ("answers", "correcting"),
        ("log",),
        ("hand",),
        ("table",),
        ("questions", "asides", "lookup"),
        ("match",),
        ("lesson_hits",),
        ("lesson", "rules"),
        ("texts",),
    ),
    "words.krendel": (
        ("cards",),
        ("combat", "lesson_fight"),
        ("log", "recap"),
        ("board", "headline"),
        ("match",),
        ("lesson", "rules"),
        ("texts",),
    ),
    "engines": (("kernel",), GAMES, ("games",)),
    "engines.kernel": (
        ("state", "hexes", "languages", "visible"),
        ("events", "content"),
        ("lobby",),
        ("steps", "automatic"),
        ("verbs",),
        ("game",),
        ("choose", "packs"),
        ("views",),
        ("history", "learning"),
    ),
    "engines.kernel.steps": (("registry",), ("rules",), ("play",), ("windows", "timing")),
    **{f"engines.{game}": GAME for game in GAMES},
    "store": (
        ("addresses", "errors"),
        ("connection", "digests", "clauses"),
        ("database", "filling", "locks"),
        ("files", "migrations", "writer"),
        ("proof",),
        ("starting", "copying"),
        ("sqlite", "postgres"),
        ("opening", "moving"),
        ("match", "lobby", "judges"),
        ("tournaments",),
        ("leagues",),
        ("people", "seats"),
        ("ratings",),
        ("upkeep",),
    ),
    "table": (
        *(
            (name,)
            for name in ("errors", "state", "checks", "acts", "faults", "rest", "gateway", "posting", "page", "server")
        ),
        ("client", "__main__"),
    ),
    "processes": (("errors", "frames"), ("child", "worker"), ("pool",)),
    "telemetry": (("context", "measure"),),
    "tournaments": (
        ("errors",),
        ("settings", "draws", "brackets", "ratings"),
        ("facts", "pairing", "leagues"),
        ("state",),
        ("standings",),
        ("running",),
        ("files", "views"),
    ),
}
"""The packages inside a layer, the lowest first: each imports those before it, never one that stands beside it."""

REGISTRIES = {"engines.games", "words.games", "boards.games", "tools.games"}
"""The modules that name all games, one for each layer. Of all others a game's are those under its name."""

NAME_GAMES = ("tests", "benchmarks")
"""What tries or measures certain games, by their names."""

READS_SETTING = "engines.kernel.languages"
"""The module of the engines that asks the environment for a folder: names in content are said in the languages found there."""

IMPURE = {"asyncio", "threading", "time", "datetime", "secrets", "os"}
"""What the rules of a game never touch. Of `random` they know the type alone."""

HOME = {
    "PIL": ("boards",),
    "sqlite3": ("store", "table"),
    "aiosqlite": ("store",),
    "psycopg": ("store",),
    "aiohttp": ("table", "cogs", "ops"),
    "nacl": ("table", "cogs"),
    "prometheus_client": ("ops",),
    "pythonjsonlogger": ("ops",),
    "rustworkx": ("tournaments",),
    "openskill": ("tournaments",),
}
"""The parts that alone use a library. The referee writes with the store's own transactions."""

SEE_VIEWS = ("words", "boards")
"""The parts that get tournaments by their views alone."""

TABLE_USES = {"aiohttp", "yarl", "msgspec", "nacl"}  # yarl has the type that aiohttp's addresses are of
TABLE_USES_IF_THERE = {"jsonschema_rs", "regex"}
DISCORD_CLIENT = "table.client"
"""The one module of the table that knows the real client, which it points at itself."""


@cache
def modules() -> dict[str, Path]:
    """Return every module of the project by its dotted name."""
    paths = [path for package in (*PACKAGES, *DEVELOPERS) for path in (ROOT / package).rglob("*.py")]
    paths += [path for path in [ROOT / "bot.py"] if path.exists()]
    return {".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path for path in paths}


@cache
def imports(source: str) -> frozenset[str]:
    """Return the dotted names that a module imports anywhere, also within functions: "a.b" for `from a import b`."""
    found: set[str] = set()
    for node in _statements(ast.parse(source)):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "an import names the whole path"
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return frozenset(found)


def _statements(tree: ast.AST) -> Iterator[ast.AST]:
    """Go through all statements: expressions, which are most of a tree, hold no imports."""
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        yield node
        for part in ("body", "orelse", "handlers", "finalbody", "cases"):
            waiting += getattr(node, part, ())


def imports_at_start(source: str) -> frozenset[str]:
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
    found += _out_of_order(module, used)
    found += _knows_a_game(module, used)
    found = list(dict.fromkeys(found))  # what is shared may break both
    if part in DEVELOPERS:
        return found
    found += [f"{module} imports {root}" for root in sorted(roots & {*HOME}) if part not in HOME[root]]
    if "discord" in roots and part not in ("bot", "cogs") and module != DISCORD_CLIENT:
        found.append(f"{module} imports discord")
    if part == "engines":
        found += _impure(module, source, used, roots)
    if part == "tournaments":
        found += _impure_tournament(module, used, roots)
    if part in SEE_VIEWS:
        found += [f"{module} imports {name}: no view" for name in sorted(used) if _is_no_view(name)]
    if part == "boards":
        found += [f"{module} imports {name}: a match" for name in sorted(used) if _shows_a_match(name)]
    if part == "table":
        known = {*sys.stdlib_module_names, *TABLE_USES, *TABLE_USES_IF_THERE, "table", "discord"}
        found += [f"{module} imports {root}" for root in sorted(roots - known - {*BELOW})]
        at_start = {name.split(".", maxsplit=1)[0] for name in imports_at_start(source)}
        found += [f"{module} imports {root} at its start" for root in sorted(at_start & TABLE_USES_IF_THERE)]
    return found


def _impure(module: str, source: str, used: AbstractSet[str], roots: AbstractSet[str]) -> list[str]:
    impure = IMPURE - {"os"} if module == READS_SETTING else IMPURE
    found = [f"{module} imports {root}" for root in sorted(roots & impure)]
    dice = {name for name in used if name.split(".", maxsplit=1)[0] == "random"} - {"random.Random"}
    found += [f"{module} imports {name}" for name in sorted(dice)]
    if "random.Random" in used and "Random" in calls_without_arguments(source):
        found.append(f"{module} makes a Random of no known seed")
    return found


def _impure_tournament(module: str, used: AbstractSet[str], roots: AbstractSet[str]) -> list[str]:
    """Return what a tournament would take from the machine or from chance. A date may be made of seconds, never asked for."""
    found = [f"{module} imports {root}" for root in sorted(roots & {*IMPURE, "random"} - {"datetime"})]
    return found + [f"{module} imports {name}" for name in sorted(used) if name == "datetime" or name.endswith(".now")]


def _out_of_order(module: str, used: AbstractSet[str]) -> Iterator[str]:
    """Return the packages of the module's own layer, or of its own part of it, that it imports though they do not lie below."""
    for layer, order in ORDER.items():
        rank = {name: place for place, names in enumerate(order) for name in names}
        own = _part(module, layer)
        others = {_part(name, layer) for name in used} - {"", own}
        if own in rank:
            yield from (
                f"{module} imports {layer}.{other}"
                for other in sorted(others)
                if other in rank and rank[other] >= rank[own]
            )


def _part(name: str, layer: str) -> str:
    """Return the package or module directly inside a layer that a dotted name lies in, "" if it lies elsewhere."""
    return name.removeprefix(f"{layer}.").split(".")[0] if name.startswith(f"{layer}.") else ""


def _knows_a_game(module: str, used: AbstractSet[str]) -> Iterator[str]:
    """Return the games that a module imports though it is shared by all, or another one's: each game goes by itself."""
    if module in REGISTRIES or module.split(".", maxsplit=1)[0] in NAME_GAMES:
        return
    own = {*module.split(".")}
    for game in GAMES:
        layers = {name.split(".")[0] for name in used if game in name.split(".") and name.split(".")[0] in BELOW}
        if game not in own:
            yield from (f"{module} imports {layer}.{game}" for layer in sorted(layers))


def circles(graph: Mapping[str, set[str]]) -> list[list[str]]:
    """Return the groups of modules that import each other, directly or by way of others, each sorted (Tarjan)."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(module: str) -> None:
        index[module] = low[module] = len(index)
        stack.append(module)
        for other in sorted(graph.get(module, set()) - {module}):
            if other not in index:
                visit(other)
                low[module] = min(low[module], low[other])
            elif other in stack:
                low[module] = min(low[module], index[other])
        if low[module] == index[module]:
            group = stack[stack.index(module) :]
            del stack[-len(group) :]
            if len(group) > 1:
                found.append(sorted(group))

    for module in sorted(graph):
        if module not in index:
            visit(module)
    return sorted(found)


def known(names: AbstractSet[str], all_modules: AbstractSet[str]) -> AbstractSet[str]:
    """Return the modules that imported names are or lie in: "a.b.c" is the module a.b.c, or else c of a.b."""
    whole = names & all_modules
    return whole | {name.rpartition(".")[0] for name in names - whole} & all_modules


@cache
def source(module: str) -> str:
    """Return what a module says."""
    return modules()[module].read_text(encoding="utf-8")


def _is_no_view(name: str) -> bool:
    return name.startswith("tournaments.") and not name.startswith("tournaments.views.")


def _shows_a_match(name: str) -> bool:
    kind = name.rsplit(".", maxsplit=1)[-1]
    return name.startswith("engines.") and (kind.endswith(("Match", "Play")) or kind == "Board" or ".choose." in name)


@pytest.mark.parametrize("module", sorted(modules()))
def test_a_module_imports_only_what_lies_below_it(module: str) -> None:
    assert wrong(module, source(module)) == []


NESTED = """
import a
class C:
    async def f(self):
        try:
            import b
        except* ValueError:
            import c
        else:
            import d
        finally:
            for _ in ():
                from e import f
            else:
                with self:
                    import g
        while self:
            if self:
                pass
            elif self:
                import h
            else:
                match self:
                    case 1 if (lambda: self)():
                        import i
"""


def test_an_import_is_found_wherever_it_stands() -> None:
    assert imports(NESTED) == {*"abcdghi", "e.f"}


def test_no_modules_import_each_other_in_a_circle() -> None:
    names = {*modules()}
    graph = {module: known(imports(source(module)), names) for module in names}
    assert circles(graph) == []


def test_each_package_has_its_place_in_the_order_of_its_layer() -> None:
    for layer, order in ORDER.items():
        there = {_part(module, layer) for module in modules()} - {""}
        placed = {name for names in order for name in names}
        assert there <= placed, layer
        assert order is GAME or placed <= there, layer
    engines = {_part(module, f"engines.{game}") for game in GAMES for module in modules()}
    assert {name for names in GAME for name in names} <= engines


@pytest.mark.parametrize(
    ("module", "source", "says"),
    [
        ("engines.kernel.x", "import discord", "engines.kernel.x imports discord"),
        ("engines.kernel.x", "def f():\n    from PIL import Image", "engines.kernel.x imports PIL"),
        ("engines.kernel.x", "import time", "engines.kernel.x imports time"),
        ("engines.kernel.x", "import random", "engines.kernel.x imports random"),
        ("engines.kernel.x", "from random import choice", "engines.kernel.x imports random.choice"),
        ("engines.kernel.x", "from random import Random\nRandom()", "engines.kernel.x makes a Random of no known seed"),
        ("engines.x", "from engines.krendel.board import Board", "engines.x imports engines.krendel"),
        ("engines.krendel.x", "import engines.games", "engines.krendel.x imports engines.games"),
        (
            "engines.krendel.round.x",
            "import engines.krendel.game",
            "engines.krendel.round.x imports engines.krendel.game",
        ),
        (
            "engines.krendel.setup",
            "import engines.krendel.views.view",
            "engines.krendel.setup imports engines.krendel.views",
        ),
        ("words.common.x", "from words.games import GAMES", "words.common.x imports words.games"),
        ("words.brawl.cards.x", "import words.brawl.table.board", "words.brawl.cards.x imports words.brawl.table"),
        ("words.x", "import engines.krendel.views.view", "words.x imports engines.krendel"),
        ("words.krendel.x", "import engines.brawl.views.view", "words.krendel.x imports engines.brawl"),
        ("boards.painting.x", "from boards.pieces import hexes", "boards.painting.x imports boards.pieces"),
        ("boards.pieces.x", "import engines.brawl.views.view", "boards.pieces.x imports engines.brawl"),
        ("referee.clocks.x", "import referee.lobby.lobbies", "referee.clocks.x imports referee.lobby"),
        ("referee.x", "import engines.brawl.game", "referee.x imports engines.brawl"),
        ("cogs.kit.x", "from cogs.match import board", "cogs.kit.x imports cogs.match"),
        ("store.match.x", "import store.upkeep.backup", "store.match.x imports store.upkeep"),
        ("table.state.x", "from table.checks import permissions", "table.state.x imports table.checks"),
        ("ops.logs", "import ops.machine", "ops.logs imports ops.machine"),
        ("tools.x", "from words.krendel.match import KrendelWords", "tools.x imports words.krendel"),
        ("tools.brawl.x", "from tools.krendel import x", "tools.brawl.x imports tools.krendel"),
        ("ops.x", "import tools.backup", "ops.x imports tools"),
        ("cogs.x", "from tests.support import games", "cogs.x imports tests"),
        ("engines.krendel.x", "import store.db", "engines.krendel.x imports store"),
        ("tournaments.x", "import random", "tournaments.x imports random"),
        ("tournaments.x", "from time import time", "tournaments.x imports time"),
        ("tournaments.x", "import datetime", "tournaments.x imports datetime"),
        ("tournaments.x", "import store.db", "tournaments.x imports store"),
        ("tournaments.x", "import sqlite3", "tournaments.x imports sqlite3"),
        (
            "tournaments.state.x",
            "import tournaments.standings.table",
            "tournaments.state.x imports tournaments.standings",
        ),
        ("referee.x", "import rustworkx", "referee.x imports rustworkx"),
        ("store.x", "from engines.kernel.state.model import Match", "store.x imports engines"),
        ("table.x", "from words.texts import text", "table.x imports words"),
        ("table.x", "import discord", "table.x imports discord"),
        ("table.x", "import yaml", "table.x imports yaml"),
        ("table.x", "import regex", "table.x imports regex at its start"),
        ("words.x", "from boards.paint import paint", "words.x imports boards"),
        ("boards.x", "import referee.service", "boards.x imports referee"),
        (
            "boards.x",
            "from engines.kernel.state.model import Match",
            "boards.x imports engines.kernel.state.model.Match: a match",
        ),
        ("words.x", "import tournaments.state.model", "words.x imports tournaments.state.model: no view"),
        (
            "boards.x",
            "from tournaments.running import duties",
            "boards.x imports tournaments.running.duties: no view",
        ),
        ("referee.x", "import cogs.bot.router", "referee.x imports cogs"),
        ("referee.x", "import discord.ui", "referee.x imports discord"),
        ("cogs.x", "import table.client", "cogs.x imports table"),
        ("words.x", "import sqlite3", "words.x imports sqlite3"),
        ("cogs.x", "from PIL import Image", "cogs.x imports PIL"),
        (
            "boards.krendel.x",
            "from engines.krendel.board import Board",
            "boards.krendel.x imports engines.krendel.board.Board: a match",
        ),
    ],
)
def test_an_import_against_the_direction_is_found(module: str, source: str, says: str) -> None:
    assert wrong(module, source) == [says]


def test_a_circle_is_found_by_way_of_others_and_within_functions() -> None:
    sources = {
        "a": "import b",
        "b": "def f():\n    from c.d import g",
        "c.d": "from a import x",
        "e": "import a",
        "f": "from c import d",
        "g": "from h import g",
        "h": "import g",
    }
    graph = {module: known(imports(text), {*sources}) for module, text in sources.items()}
    assert circles(graph) == [["a", "b", "c.d"], ["g", "h"]]


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("engines.kernel.x", "from random import Random\ndef f(rng: Random) -> int:\n    return rng.randrange(6)"),
        ("engines.krendel.x", "from engines.kernel.state.model import Match"),
        ("engines.games", "from engines.krendel.game import KRENDEL"),
        ("words.games", "from words.krendel.match import KrendelWords"),
        ("words.krendel.match", "from engines.krendel.game import KRENDEL\nfrom words.krendel.cards import CardWords"),
        ("boards.krendel.x", "from words.krendel.match import KrendelWords\nimport boards.canvas"),
        ("engines.krendel.round.x", "import engines.krendel.board\nimport engines.krendel.round.combat"),
        ("referee.service", "import referee.match.live\nimport referee.clocks.flags"),
        ("tools.data.brawl", "import engines.brawl.game\nimport words.brawl.match\nimport tools.games"),
        ("tests.x", "import engines.brawl.game\nimport sqlite3\nimport tools.backup\nimport random"),
        ("cogs.x", "import discord\nfrom referee.service import Referee"),
        ("table.client", "import discord"),
        ("table.x", "import json\ndef f():\n    import regex"),
        ("bot", "import discord\nimport cogs.bot.router\nimport table.client"),
    ],
)
def test_an_import_in_the_direction_is_fine(module: str, source: str) -> None:
    assert wrong(module, source) == []


def test_every_part_of_the_project_is_looked_at() -> None:
    looked_at = {*modules()}
    assert {
        "engines",
        "engines.kernel.steps.play",
        "engines.krendel.round.phases",
        "engines.games",
        "tools.backup",
    } <= looked_at
    assert {"battlecon", "brawl", "krendel"} <= {*GAMES}
    assert {name.split(".", maxsplit=1)[0] for name in modules()} <= {*BELOW}
