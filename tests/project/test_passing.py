"""Parameters: none passes unread through four functions, and who reads a match is one `Reader`.

A function hands a parameter on if it does nothing with it but give it to another function of ours. Only functions whose name is
unique are followed, since a call names no module.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

import pytest

from tests.project.walking import ROOT

LAYERS = (
    "boards",
    "cogs",
    "engines",
    "ops",
    "processes",
    "referee",
    "store",
    "table",
    "telemetry",
    "tournaments",
    "words",
)
MOST = 3
"""Functions in a row that may only hand a parameter on."""

Function = ast.FunctionDef | ast.AsyncFunctionDef
Parameter = tuple[str, str]
"""A function and a parameter of it."""


def functions(sources: list[str]) -> dict[str, Function]:
    """Return the functions whose name is unique, by name."""
    found = [node for source in sources for node in ast.walk(ast.parse(source)) if isinstance(node, Function)]
    count = Counter(node.name for node in found)
    return {node.name: node for node in found if count[node.name] == 1}


def parameters(node: Function) -> list[str]:
    """Return the names of the parameters that are given by place, and after them those given by name."""
    args = node.args
    return [arg.arg for arg in (*args.posonlyargs, *args.args, *args.kwonlyargs) if arg.arg not in ("self", "cls")]


def handed_on(known: Mapping[str, Function]) -> dict[Parameter, list[Parameter]]:
    """Return the parameters that are only handed on, each with where it goes."""
    found = {}
    for name, node in known.items():
        inside = [*ast.walk(node)]
        names = Counter(n.id for n in inside if isinstance(n, ast.Name))
        calls = [n for n in inside if isinstance(n, ast.Call)]
        for parameter in parameters(node):
            targets = list(_targets(calls, parameter, known))
            if targets and len(targets) == names[parameter]:
                found[name, parameter] = targets
    return found


def _targets(calls: Sequence[ast.Call], parameter: str, known: Mapping[str, Function]) -> Iterator[Parameter]:
    for call in calls:
        name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        if name not in known:
            continue
        taken = parameters(known[name])
        for at, argument in enumerate(call.args):
            if isinstance(argument, ast.Name) and argument.id == parameter and at < len(taken):
                yield name, taken[at]
        for keyword in call.keywords:
            if isinstance(keyword.value, ast.Name) and keyword.value.id == parameter and keyword.arg is not None:
                yield name, keyword.arg


def longest(
    start: Parameter, ways: Mapping[Parameter, list[Parameter]], before: tuple[Parameter, ...] = ()
) -> list[str]:
    """Return the longest row of functions that only hand this parameter on."""
    if start not in ways or start in before:
        return []
    rows = [longest(target, ways, (*before, start)) for target in ways[start]]
    return [f"{start[0]}({start[1]})", *max(rows, key=len)]


def too_long(sources: list[str]) -> list[str]:
    """Return the rows of functions that are longer than MOST, each from its beginning."""
    ways = handed_on(functions(sources))
    inner = {target for targets in ways.values() for target in targets}
    rows = [longest(start, ways) for start in ways if start not in inner]
    return [" → ".join(row) for row in rows if len(row) > MOST]


def test_no_parameter_passes_unread_through_four_functions() -> None:
    files = [file for layer in LAYERS for file in sorted((ROOT / layer).rglob("*.py"))]
    found = too_long([file.read_text(encoding="utf-8") for file in files])
    assert found == [], "\n".join(found)


@pytest.mark.parametrize(
    ("last", "found"),
    [
        ("def four(x):\n    return five(x)", ["one(x) → two(x) → three(x) → four(x)"]),
        ("def four(x):\n    return five(y=x)", ["one(x) → two(x) → three(x) → four(x)"]),
        ("def four(x):\n    return five(x.name)", []),
        ("def four(x):\n    return x", []),
    ],
)
def test_a_row_of_four_is_found_and_ends_where_the_value_is_read(last: str, found: list[str]) -> None:
    chain = "def one(x):\n    two(x)\n\ndef two(x):\n    three(x)\n\ndef three(x):\n    return four(x)\n"
    assert too_long([chain, last, "def five(y):\n    return y + 1"]) == found


READER = {"live", "words", "names", "game", "seen", "view"}
"""The parts of a reader (cogs/kit/match_texts/reader.py)."""


def test_no_function_of_the_cogs_takes_three_parts_of_a_reader() -> None:
    found = [
        f"{file.relative_to(ROOT)}: {node.name}"
        for file in sorted((ROOT / "cogs").rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, Function) and len(READER.intersection(parameters(node))) > 2
    ]
    assert found == [], "they take a Reader: " + ", ".join(found)
