"""The file that a part of the soak was checking as it failed."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def kept_if_it_fails(body: bytes, name: str, change: str, most_seconds: float) -> Iterator[None]:
    """Keep a file under a name in the folder of temporary files if its check fails, or takes more processor time than this.

    The error says where the file is, and how it was changed.
    """
    began = time.process_time()
    try:
        yield
        assert time.process_time() - began < most_seconds, "it took too long"
    except BaseException as error:
        kept = Path(tempfile.gettempdir()) / name
        kept.write_bytes(body)
        error.add_note(f"{change}; the file is {kept}")
        raise
