"""The sources of the bot, parsed: their functions and calls, each with the place where it stands."""

from __future__ import annotations

import ast
import importlib
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[3]

CALLERS = ("store", "referee", "cogs", "ops", "processes")
"""Packages whose calls say what the parameters of a function can be."""

NEED_PSYCOPG = ("store/postgres/", "store/moving/", "store/upkeep/restored.py")
"""Modules that cannot be loaded without the library for PostgreSQL."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Scope(NamedTuple):
    """The module of an expression, its class if any, the functions around it, the innermost first, and its line."""

    module: ModuleType
    owner: str
    functions: tuple[Function, ...]
    line: int = 0


def sources(package: str) -> list[str]:
    """Return the paths of a package's modules, but for those that need a library which may be missing."""
    paths = (path.relative_to(ROOT).as_posix() for path in (ROOT / package).rglob("*.py"))
    return sorted(path for path in paths if not path.startswith(NEED_PSYCOPG))


@cache
def tree(path: str) -> ast.Module:
    """Return the parsed source of a module."""
    return ast.parse((ROOT / path).read_text(encoding="utf-8"))


def module_of(path: str) -> ModuleType:
    """Return the module at a path."""
    return importlib.import_module(path.removesuffix(".py").removesuffix("/__init__").replace("/", "."))


@cache
def calls(path: str) -> tuple[tuple[ast.Call, Scope], ...]:
    """Return the calls of a source, each with its scope."""
    found: list[tuple[ast.Call, Scope]] = []

    def visit(node: ast.AST, scope: Scope) -> None:
        if isinstance(node, ast.ClassDef):
            scope = scope._replace(owner=node.name)
        elif isinstance(node, Function):
            scope = scope._replace(functions=(node, *scope.functions))
        elif isinstance(node, ast.Call):
            found.append((node, scope))
        for child in ast.iter_child_nodes(node):
            visit(child, scope)

    visit(tree(path), Scope(module_of(path), "", ()))
    return tuple(found)


@cache
def calls_of(name: str) -> tuple[tuple[ast.Call, Scope], ...]:
    """Return the calls of functions with this name anywhere."""
    return tuple(
        (call, scope)
        for package in CALLERS
        for path in sources(package)
        if f"{name}(" in (ROOT / path).read_text(encoding="utf-8")
        for call, scope in calls(path)
        if name == (call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", ""))
    )
