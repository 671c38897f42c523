"""The metrics: those that code tells of are those of the table, the page and the docs; it is served on this machine only."""

from __future__ import annotations

import ast
import asyncio
import re
import socket
from pathlib import Path

import aiohttp
import pytest

from ops.metrics import HOST, PREFIX, TABLE, Figure, Metrics
from telemetry import measure

ROOT = Path(__file__).resolve().parents[2]
BY_NAME = {metric.name: metric for metric in TABLE}
MAKES = {"count": "counter", "observe": "histogram", "timed": "histogram"}


async def nothing() -> list[Figure]:
    return []


def measured() -> list[tuple[str, str, str, frozenset[str]]]:
    """Return each measurement of the project: where, by which function, its name and labels."""
    found = []
    for package in ("boards", "cogs", "ops", "processes", "referee", "store"):
        for path in sorted((ROOT / package).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                    continue
                if ast.unparse(node.func.value) != "measure" or node.func.attr not in MAKES:
                    continue
                assert isinstance(node.args[0], ast.Constant), f"{path.name}: the name of a metric is written out"
                labels = frozenset(str(word.arg) for word in node.keywords)
                found.append((path.name, node.func.attr, str(node.args[0].value), labels))
    return found


def test_what_is_measured_is_in_the_table_with_its_labels() -> None:
    """A wrong name or label would be an error in the middle of a choice."""
    calls = measured()
    for where, how, name, labels in calls:
        metric = BY_NAME.get(name)
        assert metric is not None, f"{where} measures {name}"
        assert (metric.kind, set(metric.labels)) == (MAKES[how], labels), f"{where}: {name}"
    reported = {name for _, _, name, _ in calls}
    in_table = {metric.name for metric in TABLE if metric.kind != "gauge"}
    assert in_table - reported == {"loop_lag_seconds"}  # the page's own
    assert reported <= in_table


def test_no_label_names_a_user_or_a_match() -> None:
    assert {label for metric in TABLE for label in metric.labels} == {
        *("game", "source", "kind", "reason", "slot", "result", "route", "status", "picture", "worker", "level"),
        *("version", "python"),
    }


def exported(page: str) -> set[str]:
    return set(re.findall(rf"^# TYPE ({PREFIX}_\w+) ", page, re.MULTILINE))


async def test_the_docs_have_all_metrics_and_no_others() -> None:
    names = exported((await Metrics(nothing).page()).decode())
    docs = (ROOT / "docs" / "host" / "operating.md").read_text(encoding="utf-8")
    table = set(re.findall(rf"^\| `({PREFIX}_\w+)`", docs, re.MULTILINE))
    assert table == {name for name in names if not name.endswith("_created")}
    # What the alerts and the Russian page name is there, too.
    known = {*names, *(f"{name}_{end}" for name in names for end in ("bucket", "sum", "count"))}
    for page in ("operating.md", "operating.ru.md"):
        used = set(re.findall(rf"\b{PREFIX}_\w+", (ROOT / "docs" / "host" / page).read_text(encoding="utf-8")))
        assert used <= known, page


async def test_what_is_told_shows_and_gauges_are_read_anew() -> None:
    figures: list[Figure] = [("matches", 2, {"game": "krendel", "status": "playing"}), ("servers", 5, {})]

    async def read() -> list[Figure]:
        return figures

    metrics = Metrics(read)
    measure.count("choices", game="krendel", source="player")  # nobody listens yet
    with measure.report_to(metrics):
        measure.count("choices", game="krendel", source="player")
        measure.observe("commit_batch_size", 3)
        with measure.timed("practice_seconds", game="krendel"):
            pass
    page = (await metrics.page()).decode()
    assert 'arbiter_choices_total{game="krendel",source="player"} 1.0' in page
    assert 'arbiter_commit_batch_size_bucket{le="4.0"} 1.0' in page
    assert 'arbiter_practice_seconds_count{game="krendel"} 1.0' in page
    assert 'arbiter_matches{game="krendel",status="playing"} 2.0' in page
    assert "arbiter_servers 5.0" in page
    figures[:] = [("matches", 1, {"game": "brawl", "status": "lobby"})]
    page = (await metrics.page()).decode()
    assert "krendel" not in "".join(line for line in page.splitlines() if line.startswith("arbiter_matches{"))
    figures.clear()
    page = (await metrics.page()).decode()
    assert "arbiter_matches{" not in page, "the last match is over"
    assert "arbiter_info{" in page


async def test_it_is_served_on_this_machine_only() -> None:
    metrics = Metrics(nothing)
    async with metrics.serve(0) as port, aiohttp.ClientSession() as session:
        async with session.get(f"http://{HOST}:{port}/metrics") as answer:
            assert answer.status == 200
            assert exported(await answer.text()) >= {"arbiter_info", "arbiter_faults_total"}
        async with session.get(f"http://{HOST}:{port}/") as answer:
            assert answer.status == 404
        with socket.socket() as other:
            other.settimeout(2)
            assert other.connect_ex((HOST, port)) == 0
        with pytest.raises(OSError, match="address already in use"):
            async with Metrics(nothing).serve(port):
                await asyncio.sleep(0)


@pytest.mark.parametrize("host", ["localhost", "localhost:{port}", "127.0.0.1:{port}", "[::1]:{port}"])
async def test_it_answers_under_the_names_of_this_machine(host: str) -> None:
    async with Metrics(nothing).serve(0) as port, aiohttp.ClientSession() as session:
        headers = {"Host": host.format(port=port)}
        async with session.get(f"http://{HOST}:{port}/metrics", headers=headers) as answer:
            assert answer.status == 200


@pytest.mark.parametrize(
    "host", ["evil.example:{port}", "127.0.0.1.evil.example", "localhost.", "127.0.0.1:{port}.evil"]
)
async def test_a_name_that_was_rebound_to_this_machine_reads_no_metrics(host: str) -> None:
    """A stranger's web page may let its own name point to 127.0.0.1, and then reads what that answers (DNS rebinding)."""
    async with Metrics(nothing).serve(0) as port, aiohttp.ClientSession() as session:
        headers = {"Host": host.format(port=port)}
        async with session.get(f"http://{HOST}:{port}/metrics", headers=headers) as answer:
            assert answer.status == 403
            assert "arbiter_" not in await answer.text()
