"""What a real bot tells Prometheus of a round, and what it does not."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest

from boards.workers.pool import Painter
from cogs.bot.measures import read_gauges, route_class
from ops.metrics import Figure, Metrics
from telemetry import measure
from tests.e2e.conftest import House
from tests.e2e.playing import answer, code_of, panel, people_of

pytestmark = pytest.mark.usefixtures("same_dice")


async def test_a_round_in_figures(house: House) -> None:
    async def read() -> Iterable[Figure]:
        return await read_gauges(house.bot, Painter(), house.folder)

    metrics = Metrics(read)
    with measure.report_to(metrics):
        board = await house.match("Anna", "Boris")
        people = people_of(house, ("Anna", "Boris"))
        for person in people:
            await answer(person, panel(person))
        await people[0].slash("log", {"match": "234567"})
        await house.settled()
        page = (await metrics.page()).decode()
    assert 'arbiter_choices_total{game="krendel",source="player"} 2.0' in page
    assert 'arbiter_click_to_commit_seconds_count{game="krendel"} 2.0' in page
    assert 'arbiter_click_to_answer_seconds_count{kind="application_command"} 2.0' in page
    assert 'arbiter_refusals_total{reason="refused-no-match"} 1.0' in page
    assert 'arbiter_deliveries_total{result="delivered",slot="panel"}' in page
    assert 'arbiter_matches{game="krendel",status="playing"} 1.0' in page
    for name in ("outbox_owed", "outbox_oldest_seconds", "matches_homeless", "backups"):
        assert f"arbiter_{name} 0.0" in page
    for name in ("gateway_connected", "matches_cached", "servers"):
        assert f"arbiter_{name} 1.0" in page
    assert float(re.findall(r"^arbiter_database_bytes (\S+)", page, re.MULTILINE)[0]) >= 4096
    for secret in (code_of(board), *(person.id for person in people)):
        assert secret not in page


@pytest.mark.parametrize(
    ("method", "path", "expected"),
    [
        ("POST", "/api/v10/interactions/12/aToken/callback", "POST interaction"),
        ("PATCH", "/api/v10/webhooks/12/aToken/messages/@original", "PATCH webhook"),
        ("PATCH", "/api/v10/channels/12/messages/13", "PATCH message"),
        ("POST", "/api/v10/users/@me/channels", "POST direct"),
        ("PUT", "/api/v10/applications/12/commands", "PUT commands"),
        ("GET", "/api/v10/users/@me", "GET other"),
    ],
)
def test_requests_are_counted_by_class(method: str, path: str, expected: str) -> None:
    assert route_class(method, path) == expected
