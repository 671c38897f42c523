"""The reference of creatures, rewards and heroes: current, and complete."""

from __future__ import annotations

import re
import tomllib
from typing import get_args

from engines.krendel.content.pack import FOLDER
from engines.krendel.content.shapes import Condition, Effect, Prize
from tools.make.data.krendel import CONDITIONS, PRIZES, SPELLS, page
from tools.make.data.page import path_of

TEXT = path_of("krendel").read_text(encoding="utf-8")


def test_the_committed_page_is_current() -> None:
    """If it is not: `python -m tools.make.data krendel`."""
    assert page() == TEXT


def test_every_op_has_a_meaning_and_a_sample() -> None:
    for kinds, samples in ((Effect, SPELLS), (Prize, PRIZES), (Condition, CONDITIONS)):
        assert [*tomllib.loads(samples)] == [str(kind.__struct_config__.tag) for kind in get_args(kinds)]
    tags = [str(kind.__struct_config__.tag) for kinds in (Effect, Prize, Condition) for kind in get_args(kinds)]
    samples = re.findall(r"^### (\w+)\n\n[A-Z].+?\n\n(?:\|.*\n)*\n?`\{ op = \"(\w+)\"", TEXT, re.MULTILINE)
    assert samples == [(name, name) for name in tags]


def test_every_field_of_the_files_is_listed_and_every_link_leads_somewhere() -> None:
    listed = set(re.findall(r"^\| `(\w+)` \|", TEXT, re.MULTILINE))
    for name in ("creatures", "rewards", "heroes"):
        for thing in tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))[name]:
            assert {*thing} <= listed
    headings = {heading.lower().replace(" ", "-") for heading in re.findall(r"^#+ (.+)$", TEXT, re.MULTILINE)}
    assert {*re.findall(r"\]\(#([\w-]+)\)", TEXT)} <= headings
