"""Discord's document is fetched whole or not at all, and why not is told in one line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.tables import SPECS
from tools.make import openapi


def test_the_document_is_fetched_to_where_tests_look_for_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    there, here = tmp_path / "there.json", tmp_path / "var" / "discord" / "openapi.json"
    there.write_text('{"openapi": "3.1.0", "paths": {}}')
    assert openapi.main(there.as_uri(), here) == 0
    assert here.read_bytes() == there.read_bytes()
    assert capsys.readouterr().out == f"openapi: {here}\n"


@pytest.mark.parametrize(
    "body", [None, "", '{"openapi": "3.1.0", "pat', "<html>", '["paths"]', '{"message": "Not Found"}']
)
def test_what_is_not_the_document_leaves_everything_as_it_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], body: str | None
) -> None:
    there, here = tmp_path / "there.json", tmp_path / "here" / "openapi.json"
    if body is not None:
        there.write_text(body)
    assert openapi.main(there.as_uri(), here) == 1
    assert not here.exists()
    here.parent.mkdir(exist_ok=True)
    here.write_text("as it was")
    assert openapi.main(there.as_uri(), here) == 1
    assert [path.name for path in here.parent.iterdir()] == ["openapi.json"]
    assert here.read_text() == "as it was"
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 2
    assert lines[0].startswith(f"openapi: {there.as_uri()} could not be fetched: ")


def test_tests_look_where_it_is_fetched_to() -> None:
    assert SPECS[0] == openapi.FILE
