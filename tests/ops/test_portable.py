"""Nothing is POSIX-only: the bot runs where the modules, functions and signals that only POSIX has are hidden."""

from __future__ import annotations

import ast
import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import aiohttp
import msgspec
import pytest

from ops import commands
from processes.frames import DONE, READY, frame, read_frame
from referee.files.worker import DICE, Answer, Refused, Request
from store.sqlite import SqliteDatabase
from tests.ops.deployed import ROOT, context
from tests.support.page_sockets import begin_match
from tests.support.processes import free_port

HIDDEN = (sys.executable, "-m", "tests.support.hidden")
SOURCES = [path for path in context() if path.suffix == ".py"]


def run(*arguments: str, **settings: str) -> subprocess.CompletedProcess[bytes]:
    env = os.environ | settings
    return subprocess.run([*HIDDEN, *arguments], cwd=ROOT, env=env, capture_output=True, check=False)


@pytest.mark.posix
@pytest.mark.parametrize("module", ["fcntl", "resource", "pwd"])
def test_what_is_hidden_cannot_be_loaded(module: str) -> None:
    done = run(module)
    assert done.returncode == 1
    assert module.encode() in done.stderr.splitlines()[-1]


@pytest.mark.posix
def test_every_module_is_loaded_without_it() -> None:
    done = run("every", "module")
    assert done.returncode == 0, done.stderr.decode()


@pytest.mark.posix
async def test_the_bot_starts_plays_and_stops_without_it(tmp_path: Path) -> None:
    port, data = free_port(), tmp_path / "var"
    data.mkdir()
    data.chmod(0o777)  # so Windows says of every folder
    env = os.environ | {
        "DISCORD_TOKEN": "",
        "ARBITER_TABLE": "",
        "ARBITER_DATA": str(data),
        "ARBITER_PORT": str(port),
        "ARBITER_PAINTERS": "1",
        "ARBITER_BROWSER": "no",
    }
    with (tmp_path / "log").open("wb") as log:
        bot = await asyncio.create_subprocess_exec(*HIDDEN, "bot", cwd=ROOT, env=env, stdout=log, stderr=log)
    try:
        async with aiohttp.ClientSession() as http:
            await begin_match(http, port, data)
        bot.send_signal(signal.SIGINT)
        assert await asyncio.wait_for(bot.wait(), 60) == 0
    finally:
        if bot.returncode is None:
            bot.kill()
    lines = (tmp_path / "log").read_text(encoding="utf-8")
    assert "stopped; answers cut short: 0, messages still owed: 0" in lines, lines
    assert not any(word in lines for word in ("WARNING", "ERROR", "CRITICAL", "Traceback")), lines


@pytest.mark.posix
async def test_a_backup_is_made_and_put_back_without_it(tmp_path: Path) -> None:
    await (await SqliteDatabase.open(tmp_path / "arbiter.db")).close()
    for tool in (["tools.backup"], ["tools.restore", "newest"]):
        done = await asyncio.to_thread(run, *tool, ARBITER_DATA=str(tmp_path))
        assert done.returncode == 0, done.stderr.decode()


def test_a_file_is_read_where_a_process_cannot_be_bounded() -> None:
    pipe = subprocess.PIPE
    with subprocess.Popen([*HIDDEN, "referee.files.worker"], cwd=ROOT, stdin=pipe, stdout=pipe) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert read_frame(process.stdout) == READY
        process.stdin.write(frame(msgspec.msgpack.encode(Request(DICE, b"{}"))))
        process.stdin.flush()
        said = read_frame(process.stdout)
    assert said is not None
    assert said[:1] == DONE, said.decode()
    assert isinstance(msgspec.msgpack.decode(said[1:], type=Answer), Refused)


# ---------------------------------------------------------------- files and terminals


def without_encoding(source: str) -> list[int]:
    """Return the lines that read or write text in the system's own encoding, which is seldom UTF-8 on Windows."""
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    return [call.lineno for call in calls if _is_text(call) and not _says_encoding(call)]


def _is_text(call: ast.Call) -> bool:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if name in ("read_text", "write_text"):
        return True
    modes = [
        arg.value for arg in call.args if isinstance(arg, ast.Constant) and str(arg.value) in ("r", "w", "a", "r+")
    ]
    return name == "open" and (bool(modes) or isinstance(call.func, ast.Name))


def _says_encoding(call: ast.Call) -> bool:
    return any(keyword.arg == "encoding" for keyword in call.keywords)


@pytest.mark.parametrize("path", SOURCES, ids=str)
def test_text_is_read_and_written_in_an_encoding_that_is_said(path: Path) -> None:
    assert without_encoding((ROOT / path).read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("source", ["path.read_text()", "path.open('w')", "open(name)", "path.write_text('a')"])
def test_a_text_without_encoding_is_found(source: str) -> None:
    assert without_encoding(source) == [1]


def test_a_report_is_printed_to_what_knows_few_letters() -> None:
    program = "from ops.commands import print_anything; print_anything(); print('✗ Ошибка')"
    env = os.environ | {"PYTHONIOENCODING": "ascii"}
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, env=env, capture_output=True, check=True)
    assert done.stdout.split() == [b"?", b"??????"]


def test_on_windows_a_command_is_one_for_its_prompt(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(commands, "MARKS", ())
    monkeypatch.setattr(commands, "WINDOWS", True)
    monkeypatch.setattr(commands, "ROOT", Path("C:/Program Files/arbiter"))
    monkeypatch.setattr(sys, "executable", "C:/Program Files/python.exe")
    monkeypatch.delenv("SYSTEMD_EXEC_PID", raising=False)
    monkeypatch.delenv("ARBITER_DATA", raising=False)
    into = 'cd /d "C:/Program Files/arbiter" && '
    assert commands.tool("tools.backup") == f'{into}"C:/Program Files/python.exe" -m tools.backup'
    assert commands.install() == f'{into}"C:/Program Files/python.exe" -m pip install -r requirements.txt'
    monkeypatch.setenv("ARBITER_DATA", str(tmp_path))
    assert f'&& set "ARBITER_DATA={tmp_path}" && "' in commands.tool("tools.backup")
