"""The page of a release has what the changelog says of its version, with links that lead somewhere."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from ops.version import VERSION
from tools.make.release import CHANGELOG, page, section

ROOT = Path(__file__).resolve().parents[2]

SAMPLE = """# Changelog

## [Unreleased]

### Added

- Not yet.

## [2.1.0] Bells, 2027-01-02

### Added

- Bells, [as told](docs/bells.md#ring) and [elsewhere](https://example.org).

## [2.0.0] Doors, 2027-01-01

- Doors.
"""


def test_a_page_is_one_section_and_how_to_get_it() -> None:
    made = page(SAMPLE, "2.1.0", "https://example.org/blob/v2.1.0/", "ghcr.io/some/arbiter")
    assert section(SAMPLE, "2.1.0").title == "Arbiter 2.1.0: Bells, 2027-01-02"
    assert made.startswith("### Added\n\n- Bells")
    assert "Not yet" not in made
    assert "Doors" not in made
    assert "](https://example.org/blob/v2.1.0/docs/bells.md#ring)" in made
    assert "[elsewhere](https://example.org)" in made
    assert "](https://example.org/blob/v2.1.0/docs/host/upgrading.md#210)" in made
    assert "`docker pull ghcr.io/some/arbiter:2.1.0`" in made
    assert "docker pull" not in page(SAMPLE, "2.1.0")


@pytest.mark.parametrize("version", ["3.0.0", "2.1", "1.0.0"])
def test_a_version_that_nothing_is_said_of_has_no_page(version: str) -> None:
    with pytest.raises(ValueError, match=rf"nothing of version {version}"):
        page(SAMPLE + "\n## [1.0.0] Empty, 2026-01-01\n", version)


def test_this_version_has_a_page_with_all_that_is_new() -> None:
    whole = CHANGELOG.read_text(encoding="utf-8")
    (text,) = re.findall(rf"^## \[{re.escape(VERSION)}\].*?\n(.*?)(?=^## )", whole, re.M | re.S)
    made = page(whole, VERSION)
    lines = [line for line in text.splitlines() if line.startswith("- ")]
    assert lines
    assert [line for line in lines if line not in made] == []


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    run = [sys.executable, "-I", "-c", f"import sys; sys.path.insert(0, {str(ROOT)!r}); {PROGRAM}", *arguments]
    return subprocess.run(run, capture_output=True, encoding="utf-8", check=False)


PROGRAM = "import tools.make.release as it; sys.exit(it.main())"


def test_the_command_refuses_a_tag_of_another_version() -> None:
    assert command("--tag", f"v{VERSION}", "--title").stdout.startswith(f"Arbiter {VERSION}: ")
    refused = command("--tag", "v0.0.1")
    assert (refused.returncode, refused.stdout) == (1, "")
    assert f"the version in ops/version.py is {VERSION}" in refused.stderr
