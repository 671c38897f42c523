"""A request to Discord ends in time, whatever Discord does."""

from __future__ import annotations

import ast
import asyncio
from pathlib import Path

import pytest

from cogs.kit.answering import answers
from cogs.kit.answering.in_time import in_time


async def test_a_request_without_an_answer_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.kit.answering.in_time.REQUEST_SECONDS", 0.01)

    @in_time
    async def waits(_route: str) -> None:
        await asyncio.Event().wait()

    with pytest.raises(TimeoutError, match=r"no answer of Discord within 0\.01 s"):
        await waits("/users/@me")


async def test_answers_and_errors_pass_and_so_does_a_shorter_limit() -> None:
    @in_time
    async def answers(found: int) -> int:
        return found

    @in_time
    async def fails(reason: str) -> None:
        raise TimeoutError(reason)

    @in_time
    async def waits() -> None:
        await asyncio.Event().wait()

    assert await answers(found=3) == 3
    with pytest.raises(TimeoutError, match="theirs"):
        await fails("theirs")
    with pytest.raises(TimeoutError, match=r"^$"):
        async with asyncio.timeout(0.01):
            await waits()


def _requests(node: ast.AST) -> bool:
    return isinstance(node, ast.Await) and "self.interaction." in ast.unparse(node)


def test_every_request_of_an_answer_is_limited() -> None:
    """Interactions take another way than all other requests, which the bot limits in one place."""
    tree = ast.parse(Path(answers.__file__).read_text(encoding="utf-8"))
    methods = [node for node in ast.walk(tree) if isinstance(node, ast.AsyncFunctionDef)]
    sending = {method.name: method for method in methods if any(map(_requests, ast.walk(method)))}
    assert len(sending) >= 6
    for name, method in sending.items():
        assert "in_time" in {ast.unparse(each) for each in method.decorator_list}, f"Answer.{name} has no time limit"
