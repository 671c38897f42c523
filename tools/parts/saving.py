"""Saving pictures as files: pictures that belong below each other become several files."""

from __future__ import annotations

from pathlib import Path

from boards.painting.splitting import split_pngs


def save(pictures: bytes, path: Path) -> None:
    """Write pictures: the first under this name, the others as NAME-2, NAME-3."""
    for number, picture in enumerate(split_pngs(pictures), 1):
        (path if number == 1 else path.with_stem(f"{path.stem}-{number}")).write_bytes(picture)
