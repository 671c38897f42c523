"""Every SQL statement that the bot runs on any engine, read from its sources; those composed of parts in all their forms."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from tests.support.sql.sources import calls, sources, tree
from tests.support.sql.values import values_of

OF_ONE_ENGINE = (
    "store/copying.py",
    "store/files.py",
    "store/migrations/",
    "store/proof/",
    "store/sqlite.py",
    "store/starting.py",
    "store/upkeep/backup.py",
    "store/upkeep/restoring.py",
    "store/writer.py",
)
"""Modules that speak to one engine alone, of its files, its transactions and its schema."""

RUNS = frozenset({"execute", "executemany", "read"})
"""Methods that take a statement first."""

VERBS = ("SELECT ", "INSERT ", "UPDATE ", "DELETE ", "WITH ")


class Statement(NamedTuple):
    """A statement with the place in the sources where it is run."""

    place: str
    sql: str


@cache
def statements() -> tuple[Statement, ...]:
    """Return all statements."""
    found: dict[str, Statement] = {}
    for path in portable():
        for call, scope in calls(path):
            if isinstance(call.func, ast.Attribute) and call.func.attr in RUNS and call.args:
                for sql in values_of(call.args[0], scope):
                    found.setdefault(sql, Statement(f"{path}:{call.lineno}", sql))
    return tuple(found.values())


def literals() -> Iterator[Statement]:
    """Yield the texts in the sources that begin like statements, or their beginnings if they are composed."""
    for path in portable():
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith(VERBS):
                yield Statement(f"{path}:{node.lineno}", node.value)


def portable() -> list[str]:
    """Return the modules whose statements run on any engine."""
    return [path for path in sources("store") if not path.startswith(OF_ONE_ENGINE)]
