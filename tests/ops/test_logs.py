"""A line of the log as text and as JSON: its fields, and the secrets that it never has."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path

import pytest

from cogs.kit.composing.limits import DoesNotFitError
from engines.kernel.packs.shelf import things_of
from ops.logs import Json, Text
from ops.secrecy import HIDDEN, mask, mask_ids_of, strip_tokens
from referee.errors import RefusedError
from store.errors import StoreFailedError
from telemetry.context import add_log_fields, current_fields, log_fields
from tests.support import packs
from tests.support.logs import LineCollector

BOT = "MTE0NzUxMjE3NDY5ODk4MTM4OQ.GkX3aB.abcdefghijklmnopqrstuvwxyz0123456789AB"
INTERACTION = "aW50ZXJhY3Rpb246MTE0NzUxMjE3NDY5ODk4MTM4OTpkZWFkYmVlZg"


@pytest.fixture(params=["text", "json"])
def handler(request: pytest.FixtureRequest) -> LineCollector:
    return LineCollector(Text("own-token-of-the-bot") if request.param == "text" else Json("own-token-of-the-bot"))


def logger(handler: LineCollector, name: str = "arbiter.test") -> logging.Logger:
    made = logging.Logger(name)  # noqa: LOG001  # one of the test's own, that no other test hears
    made.addHandler(handler)
    return made


@pytest.fixture
def log(handler: LineCollector) -> logging.Logger:
    return logger(handler)


def test_text_shows_the_fields_that_the_message_does_not_name() -> None:
    handler = LineCollector(Text())
    with log_fields(match="ABC234", version=3, seat=None, user=7, interaction=99):
        logger(handler).info("refused match=ABC234 version=3: illegal-answered")
    logger(handler).info("nothing known")
    assert handler.lines[0].endswith(
        "INFO arbiter.test: refused match=ABC234 version=3: illegal-answered [user=7 interaction=99]"
    )
    assert handler.lines[1].endswith("INFO arbiter.test: nothing known")


def test_json_has_a_line_each_with_the_fields_beside_the_message() -> None:
    handler = LineCollector(Json())
    with log_fields(match="ABC234", seat=0, job="timing"):
        logger(handler).warning("два\nряда")
    (line,) = handler.lines
    assert "\n" not in line
    text = json.loads(line)
    assert text.pop("time").endswith("+00:00")
    assert text == {
        "level": "WARNING",
        "logger": "arbiter.test",
        "message": "два\nряда",
        "match": "ABC234",
        "seat": 0,
        "job": "timing",
    }


async def test_fields_are_those_of_the_task_that_writes() -> None:
    async def task(seat: int) -> dict[str, object]:
        add_log_fields(seat=seat)
        await asyncio.sleep(0)
        with log_fields(version=seat):
            await asyncio.sleep(0)
            return dict(current_fields())

    with log_fields(match="ABC234"):
        found = await asyncio.gather(task(0), task(1))
    assert found == [{"match": "ABC234", "seat": 0, "version": 0}, {"match": "ABC234", "seat": 1, "version": 1}]
    assert dict(current_fields()) == {}


@pytest.mark.parametrize(
    ("text", "secret"),
    [
        (
            f"POST https://discord.com/api/v10/webhooks/123/{INTERACTION}/messages/@original responded with 429",
            INTERACTION,
        ),
        ("http://127.0.0.1:8000/api/v10/interactions/12/Xy_z-9/callback", "Xy_z-9"),
        (f"ClientResponseError(url=URL('https://discord.com/api/v10/webhooks/1/{'q' * 30}'))", "q" * 30),
        (f"token {BOT} refused", BOT),
        ("{'Authorization': 'Bot short.token.here1'}", "short.token.here1"),
        (f"unknown field {INTERACTION}", INTERACTION),
        ("logged in with own-token-of-the-bot", "own-token-of-the-bot"),
        ("no server at postgresql://bot:s3c@machine/arbiter", "s3c"),
        ("no server at 'postgresql:///arbiter?host=/tmp&password=s3c&sslpassword=s3c'", "s3c"),
        ('no server at "postgresql:///arbiter?password=s3c\\\\c"', "s3c"),
    ],
)
def test_tokens_never_show(handler: LineCollector, log: logging.Logger, text: str, secret: str) -> None:
    log.warning("said: %s", text)
    try:
        raise OSError(text)
    except OSError:
        log.exception("failed")
    assert len(handler.lines) == 2
    assert not [line for line in handler.lines if secret in line]
    assert all(HIDDEN in line for line in handler.lines)
    assert all(json.loads(line) for line in handler.lines if line.startswith("{"))


def test_what_is_no_token_stays() -> None:
    text = "GET https://discord.com/api/v10/channels/1234567890123456789/messages responded with 500"
    assert strip_tokens(text) == text


@pytest.mark.parametrize(
    "error",
    [
        KeyError("ogre"),
        ValueError("seat 0 holds ogre and no more"),
        ValueError('"ogre" is not offered'),
        DoesNotFitError("100 characters in a text ('Your hand: ogre, Людоед'); Discord takes 1 to 80"),
    ],
)
def test_what_a_fault_quotes_of_a_match_never_shows(
    handler: LineCollector, log: logging.Logger, error: Exception
) -> None:
    def deal() -> None:
        raise error

    try:
        try:
            deal()
        except Exception as inner:
            raise RuntimeError(f"composing failed: {inner}") from inner
    except RuntimeError:
        log.exception("interaction 5 failed")
    (line,) = handler.lines
    assert "ogre" not in line
    assert "Людоед" not in line
    for kind in (type(error).__name__, "RuntimeError: composing failed"):
        assert kind in line
    assert "in deal" in line


def test_what_the_disk_says_shows(handler: LineCollector, log: logging.Logger) -> None:
    try:
        raise StoreFailedError("the database could not be written: disk I/O error in '/var/arbiter.db'")
    except StoreFailedError:
        log.exception("not saved")
    assert "disk I/O error in '/var/arbiter.db'" in handler.lines[0]


def test_an_exception_that_nobody_waited_for_is_masked_in_its_tasks_name(handler: LineCollector) -> None:
    logger(handler, "asyncio").error("Task exception was never retrieved\nfuture: <Task exception=KeyError('ogre')>")
    assert "ogre" not in handler.lines[0]


def test_cards_of_all_games_are_masked() -> None:
    assert mask("ogre claus deryn and the rest") == f"{HIDDEN} {HIDDEN} {HIDDEN} and the rest"


def test_cards_that_a_host_has_added_are_masked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ops.secrecy._host_ids", set())
    packs.pack(tmp_path)
    (added,) = packs.shelf(tmp_path).packs
    own = {thing.partition(".")[2] for content in added.added.values() for thing in things_of(content)}
    text = " and ".join(sorted(own))
    assert mask(text) == text
    mask_ids_of(added.added.values())
    assert mask(text) == " and ".join([HIDDEN] * len(own))


def test_a_refusal_names_no_answer_and_nobody() -> None:
    assert str(RefusedError("illegal-not_offered", key="ogre", kind="creature")) == (
        "illegal-not_offered {'kind': 'creature'}"
    )
    assert str(RefusedError("refused-foreign-seat", owner="Anna")) == "refused-foreign-seat"
