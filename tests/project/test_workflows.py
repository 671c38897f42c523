"""The workflows, which nothing here can run: read by a linter, with no right that they do not need, on pinned actions."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from yamllint import linter
from yamllint.config import YamlLintConfig

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
READ = {"contents": "read"}
RIGHTS = {("image.yml", "publish"): READ | {"packages": "write"}, ("release.yml", "release"): {"contents": "write"}}
"""Jobs that may do more than read, and what."""


def read(path: Path) -> dict[str, Any]:
    loaded: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return loaded


def steps(path: Path) -> list[dict[str, Any]]:
    return [step for job in read(path)["jobs"].values() for step in job.get("steps", [])]


def named(path: Path) -> str:
    return path.name


def test_there_are_those_for_advisories_tests_image_and_release() -> None:
    assert [path.name for path in FILES] == ["advisories.yml", "image.yml", "release.yml", "tests.yml"]


@pytest.mark.parametrize("path", FILES, ids=named)
def test_a_linter_finds_nothing(path: Path) -> None:
    config = YamlLintConfig((ROOT / ".yamllint").read_text(encoding="utf-8"))
    assert list(linter.run(path.read_text(encoding="utf-8"), config)) == []


@pytest.mark.parametrize("path", FILES, ids=named)
def test_a_job_may_do_no_more_than_it_needs(path: Path) -> None:
    made = read(path)
    assert made["permissions"] == READ
    for name, job in made["jobs"].items():
        assert job.get("permissions", READ) == RIGHTS.get((path.name, name), READ), name
        assert "timeout-minutes" in job or "uses" in job, name


@pytest.mark.parametrize("path", FILES, ids=named)
def test_an_action_is_pinned_by_its_hash_and_tells_its_version(path: Path) -> None:
    used = re.findall(r"uses: (\S+)(.*)$", path.read_text(encoding="utf-8"), re.M)
    assert used
    for action, comment in used:
        if action.startswith("./"):
            assert (ROOT / action).is_file()
        else:
            assert re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}", action), action
            assert re.fullmatch(r"  # v\d+\.\d+\.\d+", comment), action


def test_an_action_is_of_one_version_everywhere() -> None:
    used = {use for path in FILES for use in re.findall(r"uses: ([\w-]+/\S+)", path.read_text(encoding="utf-8"))}
    assert len({use.partition("@")[0] for use in used}) == len(used)


@pytest.mark.parametrize("path", FILES, ids=named)
def test_what_is_run_is_there_and_takes_nothing_from_outside_into_its_text(path: Path) -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    for step in steps(path):
        text = step.get("run", "")
        assert "${{" not in text, "a name of a branch or tag could be a command"
        assert set(re.findall(r"\bmake ([a-z]+)$", text, re.M)) <= targets
        for module in re.findall(r"python3? -m (tools[\w.]*)", text):
            assert (ROOT / module.replace(".", "/")).with_suffix(".py").exists(), module
        if step.get("uses", "").startswith("actions/checkout"):
            assert step["with"] == {"persist-credentials": False}


def test_tests_run_on_three_systems() -> None:
    systems = read(ROOT / ".github/workflows/tests.yml")["jobs"]["tests"]["strategy"]["matrix"]["os"]
    assert [name.partition("-")[0] for name in systems] == ["ubuntu", "macos", "windows"]


def test_the_image_is_built_started_and_published_for_both_processors() -> None:
    jobs = read(ROOT / ".github/workflows/image.yml")["jobs"]
    both = ["linux/amd64", "linux/arm64"]
    assert jobs["build"]["strategy"]["matrix"]["platform"] == both
    (published,) = [step["with"] for step in jobs["publish"]["steps"] if step.get("with", {}).get("push")]
    assert published["platforms"].split(",") == both
    assert [step for step in jobs["build"]["steps"] if step.get("with", {}).get("push")] == []


def test_the_wheel_is_built_by_the_version_that_is_pinned() -> None:
    wanted = re.search(r'requires = \["(hatchling==[\d.]+)"\]', (ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert wanted is not None
    locked = (ROOT / "requirements-dev.txt").read_text(encoding="utf-8")
    assert wanted[1] in [line.removesuffix(" \\") for line in locked.splitlines()]
