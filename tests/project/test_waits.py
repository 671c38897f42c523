"""Every wait without a time limit of its own stands in docs/develop/waits.md, with what bounds it; so none is added unseen.

A wait is bounded in place by `asyncio.timeout` around it in its function, or by a `timeout` given to the call. Requests to
Discord have one limit, where the client makes them (`cogs/kit/answering/in_time.py`).
"""

from __future__ import annotations

import ast
import re

import pytest

from tests.project.walking import ROOT

# The engines know neither time nor tasks, which tests/project/test_layers.py holds.
PACKAGES = (
    *("boards", "cogs", "ops", "processes", "referee", "store", "table", "telemetry", "tournaments", "words"),
    "bot.py",
)
PAGE = ROOT / "docs" / "develop" / "waits.md"

ENDLESS = frozenset(
    {
        *("wait", "acquire", "communicate", "wait_closed", "drain", "readexactly", "read_frame"),
        *("gather", "shield", "wrap_future", "to_thread", "run_in_executor"),
        *("Popen", "check_call", "check_output", "urlopen", "ClientSession"),
    }
)
"""Calls that last as long as another process, thread, task or machine likes, unless a `timeout` is given."""

COMMON = re.compile(r"\.lock$|\.lock_for\(")
"""The lock of a match, a tournament or a ladder, which is taken all over the referee; the page has one line for all."""

CONTEXT = re.compile(r"(_fields|press_time|async_context|on_long_wait)\.get\(\)")
"""Variables of a context, whose `get` is none of a queue."""

Wait = tuple[str, str]
"""A file, and a class and function in it."""

Node = ast.FunctionDef | ast.AsyncFunctionDef


class Finder(ast.NodeVisitor):
    """Collects the functions of a file that wait without a limit."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self._names: list[str] = []
        self._limits = 0

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._names.append(node.name)
        self.generic_visit(node)
        self._names.pop()

    def visit_FunctionDef(self, node: Node) -> None:
        before, self._limits = self._limits, 0
        self._names.append(node.name)
        self.generic_visit(node)
        self._names.pop()
        self._limits = before

    visit_AsyncFunctionDef = visit_FunctionDef  # noqa: N815  # the name that ast calls

    def visit_AsyncWith(self, node: ast.AsyncWith) -> None:
        entered = [item.context_expr for item in node.items]
        limits = sum(ast.unparse(each).startswith("asyncio.timeout") for each in entered)
        self._limits += limits
        for each in entered:
            if _is_lock(each):
                self._note()
        self.generic_visit(node)
        self._limits -= limits

    def visit_Await(self, node: ast.Await) -> None:
        if isinstance(node.value, ast.Name | ast.Attribute):
            self._note()  # a task or a future
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        name = ast.unparse(node.func).rpartition(".")[2]
        is_run = ast.unparse(node.func) in ("subprocess.run", "subprocess.call")
        # A dictionary's get has a key, a string's join has parts.
        is_bare = name in ("get", "join") and not node.args and {each.arg for each in node.keywords} <= {"block"}
        is_bare &= not CONTEXT.fullmatch(ast.unparse(node))
        if (name in ENDLESS or is_run or is_bare) and all(each.arg != "timeout" for each in node.keywords):
            self._note()
        self._limits += name == "wait_for"
        self.generic_visit(node)
        self._limits -= name == "wait_for"

    def _note(self) -> None:
        if not self._limits:
            self.found.add(".".join(self._names))


def _is_lock(entered: ast.expr) -> bool:
    """Return whether this is a lock or a semaphore: it is entered as it is, or was looked up."""
    said = ast.unparse(entered)
    is_looked_up = isinstance(entered, ast.Call) and said.partition("(")[0].rpartition(".")[2] in (
        "_lock",
        "setdefault",
    )
    return (is_looked_up or not isinstance(entered, ast.Call)) and not COMMON.search(said)


def waits_in(source: str) -> set[str]:
    """Return the functions of a source that wait without a limit."""
    finder = Finder()
    finder.visit(ast.parse(source))
    return finder.found


def waits() -> set[Wait]:
    """Return all waits without a limit of the bot."""
    paths = [
        path
        for package in PACKAGES
        for path in ([ROOT / package] if "." in package else (ROOT / package).rglob("*.py"))
    ]
    return {
        (path.relative_to(ROOT).as_posix(), name)
        for path in paths
        for name in waits_in(path.read_text(encoding="utf-8"))
    }


def described() -> set[Wait]:
    """Return the waits that the page lists: in the first column of its tables, a file and then its functions."""
    rows = [line.split("|")[1] for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    found = set()
    for row in rows:
        path = ""
        for word in re.findall(r"`([^`]+)`", row):
            if word.endswith(".py"):
                path = word
            elif path:
                found.add((path, word))
    return found


def test_every_wait_without_a_limit_is_explained() -> None:
    assert sorted(waits() - described()) == [], "bound these waits, or say in docs/develop/waits.md what bounds them"


def test_the_page_explains_no_wait_that_is_gone() -> None:
    assert sorted(described() - waits()) == []


@pytest.mark.parametrize(
    "line",
    [
        "await self.over.wait()",
        "await queue.get()",
        "queue.get(block=True)",
        "thread.join()",
        "await task",
        "await asyncio.gather(*tasks)",
        "await asyncio.to_thread(work)",
        "subprocess.run(['true'], check=True)",
        "async with self._one: pass",
        "async with self._locks.setdefault(1, asyncio.Lock()): pass",
        "session = aiohttp.ClientSession()",
        "await asyncio.wait(tasks)",
    ],
)
def test_a_wait_without_a_limit_is_found(line: str) -> None:
    assert waits_in(f"async def work():\n    {line}") == {"work"}
    assert waits_in(f"async def work():\n    async with asyncio.timeout(1):\n        {line}") == set()


@pytest.mark.parametrize(
    "line",
    [
        "await asyncio.wait(tasks, timeout=5)",
        "await asyncio.wait_for(over.wait(), 5)",
        "rows.get(key)",
        "', '.join(words)",
        "async with live.lock_for(user): pass",
        "async with session.get(url, timeout=9): pass",
    ],
)
def test_what_ends_by_itself_is_passed_over(line: str) -> None:
    assert waits_in(f"async def work():\n    {line}") == set()
