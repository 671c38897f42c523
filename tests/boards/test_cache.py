"""The picture cache: what was put is got, within its limits, whatever happens to its folder."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from boards.workers.cache import PictureCache


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


async def test_the_least_recently_used_goes_first() -> None:
    cache = PictureCache(memory=30)
    for name in "abc":
        await cache.put(name, name.encode() * 10)
    assert await cache.get("a") == b"a" * 10
    await cache.put("d", b"d" * 10)
    assert [await cache.get(name) for name in "abcd"] == [b"a" * 10, None, b"c" * 10, b"d" * 10]


async def test_a_picture_put_again_counts_once() -> None:
    cache = PictureCache(memory=30)
    for _ in range(5):
        await cache.put("a", b"a" * 10)
    await cache.put("b", b"b" * 20)
    assert await cache.get("a") == b"a" * 10
    assert await cache.get("b") == b"b" * 20


async def test_what_is_larger_than_the_memory_is_not_kept() -> None:
    cache = PictureCache(memory=30)
    await cache.put("a", b"a" * 30)
    await cache.put("b", b"b" * 31)
    assert await cache.get("a") == b"a" * 30
    assert await cache.get("b") is None


async def test_a_folder_outlives_the_process(tmp_path: Path) -> None:
    folder = tmp_path / "pictures"
    await PictureCache(folder=folder).put("a", b"picture")
    later = PictureCache(folder=folder)
    assert await later.get("a") == b"picture"
    (folder / "a.png").unlink()
    assert await later.get("a") == b"picture"
    assert await later.get("b") is None


async def test_a_folder_keeps_to_its_limit(tmp_path: Path) -> None:
    cache = PictureCache(memory=0, folder=tmp_path, disk=25)
    for age, name in enumerate("ab"):
        await cache.put(name, name.encode() * 10)
        os.utime(tmp_path / f"{name}.png", (age, age))
    assert await cache.get("a") == b"a" * 10
    await cache.put("c", b"c" * 10)
    assert names(tmp_path) == ["a.png", "c.png"]


async def test_a_folder_that_cannot_be_used_costs_a_warning(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    blocked = tmp_path / "file"
    blocked.write_bytes(b"")
    cache = PictureCache(folder=blocked / "pictures")
    await cache.put("a", b"picture")
    assert await cache.get("a") == b"picture"
    assert await cache.get("b") is None
    assert [record.message.split(":")[0] for record in caplog.records] == [
        "the picture cache cannot be written",
        "the picture cache cannot be read",
    ]
