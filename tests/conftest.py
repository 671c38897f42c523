"""Shared by all tests: which rules of the ledgers have a passing test (`.pytest_cache/rules.json`)."""

from __future__ import annotations

import gc
import json
import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

# The same examples in every run, so that a failure is one of the change at hand; ARBITER_EXAMPLES=random looks for new ones.
settings.register_profile("fixed", derandomize=True, deadline=None)
settings.register_profile("random", deadline=None)
settings.load_profile(os.environ.get("ARBITER_EXAMPLES", "fixed"))

# A tenth of the time went into looking for garbage: the bot's content and what was collected are large, and stay.
gc.set_threshold(10_000, 10, 50)

RULES = Path(__file__).resolve().parents[1] / ".pytest_cache" / "rules.json"


WINDOWS = os.name == "nt"

collect_ignore = ["soak"] if WINDOWS else []
"""The soak forks, kills and limits its processes."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip what only POSIX has, where it is not."""
    for item in items:
        if WINDOWS and item.get_closest_marker("posix"):
            item.add_marker(pytest.mark.skip(reason="Windows has no such thing"))


def pytest_xdist_auto_num_workers() -> int:
    """Return two workers a core: tests of the whole bot spend half their time waiting for what it spaces out."""
    return 2 * (os.cpu_count() or 1)


def pytest_collection_finish() -> None:
    """Take what was collected out of the garbage collector's sight: it stays to the end, and going through it takes time."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    """Carry a test's rule ids in its report, which also reaches the main process of a parallel run."""
    report: Any = yield
    if report.when == "call":
        report.user_properties.extend(("rule", name) for mark in item.iter_markers("rule") for name in mark.args)
    return report


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Write how many passed tests name each rule."""
    passed = terminalreporter.stats.get("passed", [])
    count = Counter(value for report in passed for key, value in report.user_properties if key == "rule")
    if count:
        RULES.parent.mkdir(exist_ok=True)
        RULES.write_text(json.dumps(dict(sorted(count.items())), indent=1))
