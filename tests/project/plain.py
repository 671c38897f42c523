"""Finds names and docstrings that are not plain English, as CONTRIBUTING.md asks for it.

The name of a step is exempt: it is part of the save format.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.project.walking import ROOT

PLACES = (
    *("bot.py", "cogs", "referee", "engines", "words", "boards", "store", "ops", "processes", "telemetry"),
    *("table", "tournaments", "tools", "benchmarks", "deploy"),
)

NOT_A_VERB = re.compile(
    r"(?:(?:Return|Yield) (?:what|who|whom|whose)"
    r"|What|Who|Whom|Whose|Whether|When|Where|How|Which|The|A|An|All|Each|Every|None|One|With|By|Of"
    r"|Both|Two|In|At|Up|On|So|If|From|To|Before|After|While|Until|His|Its|Their|(?!Pass|Press|Dismiss|Process)[A-Z]\w+s)\b"
)
"""The beginning of a function's docstring that does not say what the function does."""

RIDDLE = re.compile(r"(?:Return )?(?:[Ww]hat|[Ww]ho|[Ww]hom|[Ww]hose)\b|(?:How|When|Where|Which)\b")
"""The beginning of any other docstring that does not name its subject."""

PARTICIPLES = {
    *(
        "asked",
        "begun",
        "called",
        "chosen",
        "drawn",
        "fallen",
        "gone",
        "heard",
        "kept",
        "known",
        "made",
        "meant",
        "met",
    ),
    *("named", "noted", "offered", "said", "seen", "stopped", "taken", "told", "unsaid", "written", "deed", "deeds"),
}
"""Words that are no name of a function: they do not say what it returns or does."""

VAGUE = {"meant", "offered", "said", "told", "unsaid", "deed", "deeds"}
"""Words that are no name of a variable either."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


def modules() -> list[Path]:
    """Return the files of the product and of the developers' tools, tests left out."""
    found = [ROOT / place for place in PLACES]
    return sorted(file for path in found for file in ([path] if path.is_file() else path.rglob("*.py")))


def problems(source: str) -> list[str]:
    """Return the names and docstrings of a module that break a rule, each with its line."""
    return [f"line {line}: {problem}" for line, problem in sorted(_problems(ast.parse(source)))]


def _problems(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, Function):
            yield from _in_function(node)
        elif isinstance(node, ast.Module | ast.ClassDef):
            text = ast.get_docstring(node) or ""
            if RIDDLE.match(text):
                yield getattr(node, "lineno", 1), f"a docstring begins with “{_start(text)}”"
            yield from _beneath_names(node)


def _in_function(node: Function) -> Iterator[tuple[int, str]]:
    text = ast.get_docstring(node) or ""
    property_ = any("property" in ast.unparse(mark) for mark in node.decorator_list)
    if (RIDDLE if property_ else NOT_A_VERB).match(text):
        yield node.lineno, f"the docstring of {node.name} begins with “{_start(text)}”"
    saved = any(ast.unparse(mark).endswith("step") for mark in node.decorator_list)
    if node.name.strip("_") in PARTICIPLES and not saved:
        yield node.lineno, f"a function is named {node.name}"
    for part in ast.walk(node):
        name = part.arg if isinstance(part, ast.arg) else part.id if isinstance(part, ast.Name) else ""
        if name.strip("_") in VAGUE and (isinstance(part, ast.arg) or isinstance(part.ctx, ast.Store)):
            yield part.lineno, f"a variable is named {name}"


def _beneath_names(node: ast.Module | ast.ClassDef) -> Iterator[tuple[int, str]]:
    for before, after in zip(node.body, node.body[1:], strict=False):
        if isinstance(before, ast.Assign | ast.AnnAssign) and isinstance(after, ast.Expr):
            text = after.value.value if isinstance(after.value, ast.Constant) else None
            if isinstance(text, str) and RIDDLE.match(text) and not text.startswith("How many "):
                yield after.lineno, f"a docstring begins with “{_start(text)}”"


def _start(text: str) -> str:
    return " ".join(text.split()[:4])
