"""Prints the page of a release, made from CHANGELOG.md: `python -m tools.make.release --tag v0.7.0`.

It needs Python alone, so a workflow can call it before anything is installed.
"""

from __future__ import annotations

import argparse
import re
import sys
from dataclasses import dataclass
from pathlib import Path

from ops.version import VERSION

CHANGELOG = Path(__file__).resolve().parents[2] / "CHANGELOG.md"

UPGRADING = "docs/host/upgrading.md"

_SECTION = re.compile(
    r"^## \[(?P<version>[^\]]+)\] *(?P<title>[^\n]*)\n(?P<text>.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL
)
_LINK = re.compile(r"\]\((?!\w+:|#)([^)\s]+)\)")


@dataclass(frozen=True, slots=True)
class Section:
    """The changelog of a version: its name with the day, and its changes."""

    title: str
    text: str


def section(changelog: str, version: str) -> Section:
    """Return the newest section of a version. Raises ValueError if there is none, or if it is empty."""
    for found in _SECTION.finditer(changelog):
        if found["version"] == version and found["text"].strip():
            return Section(f"Arbiter {version}: {found['title']}", found["text"].strip())
    raise ValueError(f"CHANGELOG.md says nothing of version {version}")


def page(changelog: str, version: str, files: str = "", image: str = "") -> str:
    """Return the page in Markdown: the changes, and how to get the release. Raises ValueError as `section` does.

    `files` is the web address of the project's files at this version, `image` the name of the container image.
    """
    parts = [section(changelog, version).text, f"## Get it\n\n{_ways(version, image)}"]
    return _absolute("\n\n".join(parts), files) + "\n"


def _ways(version: str, image: str) -> str:
    anchor = version.replace(".", "")
    ways = [
        f"- With pip: `pipx install ./arbiter-{version}-py3-none-any.whl` (below), then `arbiter` in a folder of its own.",
        f"- From the repository: `git checkout v{version}`, `make play`.",
        f"- What an upgrade asks of a host: [Upgrading]({UPGRADING}#{anchor}).",
    ]
    if image:
        ways.insert(1, f"- In a container, on amd64 and arm64: `docker pull {image}:{version}`.")
    return "\n".join(ways)


def _absolute(text: str, files: str) -> str:
    """Return the text with links to project files as web addresses, because a release page is in no folder."""
    return _LINK.sub(lambda link: f"]({files.rstrip('/')}/{link[1]})", text) if files else text


def _check(tag: str | None) -> None:
    """Raise ValueError for a tag of another version."""
    if tag not in (None, f"v{VERSION}"):
        raise ValueError(f"the tag is {tag}, the version in ops/version.py is {VERSION}")


def main() -> int:
    """Print the page, or its title; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.make.release", description="Prints the page of a release.")
    parser.add_argument("--tag", help="the tag of the release: v and the version, or nothing is printed")
    parser.add_argument("--title", action="store_true", help="print the title alone")
    parser.add_argument("--files", default="", help="address beneath which the files of this version can be read")
    parser.add_argument("--image", default="", help="address of the container image, without a version")
    arguments = parser.parse_args()
    try:
        _check(arguments.tag)
        changelog = CHANGELOG.read_text(encoding="utf-8")
        if arguments.title:
            text = section(changelog, VERSION).title
        else:
            text = page(changelog, VERSION, arguments.files, arguments.image)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1
    print(text.rstrip("\n"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
