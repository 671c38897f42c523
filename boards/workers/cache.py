"""Pictures by the hash of their job: the latest in memory, older ones in a folder if there is one."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from pathlib import Path
from tempfile import NamedTemporaryFile

log = logging.getLogger(__name__)

MIB = 1024 * 1024


class PictureCache:
    """Keeps pictures up to a number of bytes in memory, and up to another in `folder`; the least recently used go first.

    A folder that cannot be read or written costs a warning, never a picture.
    """

    def __init__(self, memory: int = 32 * MIB, folder: Path | None = None, disk: int = 256 * MIB) -> None:
        self._memory = memory
        self._folder = folder
        self._disk = disk
        self._pictures: OrderedDict[str, bytes] = OrderedDict()
        self._bytes_held = 0

    async def get(self, name: str) -> bytes | None:
        """Return the picture of this name (hexadecimal digits), or None."""
        found = self._pictures.get(name)
        if found is not None:
            self._pictures.move_to_end(name)
            return found
        if self._folder is None:
            return None
        found = await asyncio.to_thread(_read, self._folder / f"{name}.png")
        if found is not None:
            self._keep(name, found)
        return found

    async def put(self, name: str, picture: bytes) -> None:
        """Keep a picture under this name."""
        self._keep(name, picture)
        if self._folder is not None:
            await asyncio.to_thread(_write, self._folder, name, picture, self._disk)

    def _keep(self, name: str, picture: bytes) -> None:
        if len(picture) > self._memory:
            return
        self._bytes_held += len(picture) - len(self._pictures.pop(name, b""))
        self._pictures[name] = picture
        while self._bytes_held > self._memory:
            _, gone = self._pictures.popitem(last=False)
            self._bytes_held -= len(gone)


def _read(path: Path) -> bytes | None:
    try:
        picture = path.read_bytes()
        path.touch()
    except FileNotFoundError:
        return None
    except OSError as error:
        log.warning("the picture cache cannot be read: %s", error)
        return None
    return picture


def _write(folder: Path, name: str, picture: bytes, limit: int) -> None:
    """Write a picture whole or not at all, then drop the longest unused beyond the limit."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile(dir=folder, suffix=".part", delete=False) as part:
            part.write(picture)
        Path(part.name).replace(folder / f"{name}.png")
        files = sorted(((p.stat().st_mtime_ns, p.stat().st_size, p) for p in folder.glob("*.png")), reverse=True)
        total = 0
        for _, size, path in files:
            total += size
            if total > limit:
                path.unlink(missing_ok=True)
    except OSError as error:
        log.warning("the picture cache cannot be written: %s", error)
