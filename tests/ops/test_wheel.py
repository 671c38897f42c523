"""The installed wheel: it has the same files as the image, and its command `arbiter` runs in an empty folder."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import aiohttp
import pytest

from ops.version import VERSION
from tests.ops.deployed import ROOT, context
from tests.support.page_sockets import begin_match
from tests.support.processes import free_port

SCRIPTS = "Scripts" if os.name == "nt" else "bin"
LAUNCHER = {"__init__.py", "__main__.py"}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built as pip does, without a network."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-build-isolation", "--no-deps", "--no-index"]
    subprocess.run([*build, "--wheel-dir", folder, ROOT], cwd=folder, check=True)
    (made,) = folder.glob("*.whl")
    return made


@pytest.fixture(scope="module")
def scripts(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the commands of a fresh environment are that the wheel is installed in; libraries are those of the tests."""
    place = tmp_path_factory.mktemp("environment")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", place], check=True)
    python = place / SCRIPTS / "python"
    install = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", "--no-deps", "--no-index"]
    subprocess.run([*install, str(wheel)], check=True)
    asked = [str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    packages = Path(subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip())
    (packages / "libraries.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    return python.parent


def environment(**settings: str) -> dict[str, str]:
    """An environment with nothing of the tests in it."""
    names = ("PATH", "LANG", "SYSTEMROOT", "TEMP")
    return {name: os.environ[name] for name in names if name in os.environ} | settings


async def output_of(scripts: Path, folder: Path, *tool: str) -> str:
    """Return the output of a tool of the command, run in a folder."""
    pipe = asyncio.subprocess.PIPE
    made = await asyncio.create_subprocess_exec(
        scripts / "arbiter", *tool, cwd=folder, env=environment(), stdout=pipe, stderr=asyncio.subprocess.STDOUT
    )
    return (await made.communicate())[0].decode()


def files(wheel: Path) -> set[str]:
    """Return the files of the wheel beneath its one name."""
    with zipfile.ZipFile(wheel) as inside:
        return {name.removeprefix("arbiter/") for name in inside.namelist() if name.startswith("arbiter/")}


def metadata(wheel: Path, file: str) -> str:
    with zipfile.ZipFile(wheel) as inside:
        return inside.read(f"arbiter-{VERSION}.dist-info/{file}").decode()


def test_the_wheel_has_what_the_image_has_under_one_name(wheel: Path) -> None:
    assert files(wheel) == {path.as_posix() for path in context()} | LAUNCHER
    with zipfile.ZipFile(wheel) as inside:
        assert {name.split("/")[0] for name in inside.namelist()} == {"arbiter", f"arbiter-{VERSION}.dist-info"}


def test_it_asks_for_the_libraries_that_are_pinned(wheel: Path) -> None:
    asked = re.findall(r"^Requires-Dist: (\S+)$", metadata(wheel, "METADATA"), re.M)
    pinned = re.findall(r"^\S+==\S+", (ROOT / "requirements.in").read_text(encoding="utf-8"), re.M)
    plain = {re.sub(r"[._-]", "-", name).lower() for name in pinned}
    assert {re.sub(r"[._-]", "-", name).lower() for name in asked} == plain


def test_its_version_is_told(scripts: Path, tmp_path: Path) -> None:
    for command in ([scripts / "arbiter"], [scripts / "python", "-m", "arbiter"]):
        done = subprocess.run(
            [*command, "--version"], cwd=tmp_path, env=environment(), capture_output=True, text=True, check=True
        )
        assert done.stdout == f"Arbiter {VERSION}\n"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.posix
async def test_in_an_empty_folder_a_bot_is_played_against(scripts: Path, tmp_path: Path) -> None:
    port, folder = free_port(), tmp_path / "empty"
    folder.mkdir()
    # A setting from the `.env` of the folder that it is started in.
    (folder / ".env").write_text(f"ARBITER_PORT={port}\nARBITER_BROWSER=no\n", encoding="utf-8")
    (folder / ".env").chmod(0o600)
    with (tmp_path / "log").open("wb") as log:
        bot = await asyncio.create_subprocess_exec(
            scripts / "arbiter", cwd=folder, env=environment(), stdout=log, stderr=log
        )
    try:
        async with aiohttp.ClientSession() as http:
            await begin_match(http, port, folder / "var")
            async with http.get(f"http://127.0.0.1:{port}/") as answer:
                assert "<html" in await answer.text()
        bot.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(bot.wait(), 60) == 0
    finally:
        if bot.returncode is None:
            bot.kill()
    lines = (tmp_path / "log").read_text(encoding="utf-8")
    assert not any(word in lines for word in ("WARNING", "ERROR", "CRITICAL", "Traceback")), lines
    assert {path.name for path in folder.iterdir()} == {".env", "var"}
    assert "1 matches, 1 of them running" in await output_of(scripts, folder, "backup")
    assert "1 match" in await output_of(scripts, folder, "restore", "--list")
    assert "A fault in the check" not in await output_of(scripts, folder, "doctor", "--language", "en")


async def test_its_tools_make_and_check_a_pack_where_they_are_called(scripts: Path, tmp_path: Path) -> None:
    assert "arbiter check_pack packs/embers" in await output_of(scripts, tmp_path, "new_pack", "embers")
    assert "no problems" in await output_of(scripts, tmp_path, "check_pack", "packs/embers", "--matches", "0")
