"""A painting process for tests: real in all but the painting, which the job's game name decides."""

from __future__ import annotations

import os
import time
from pathlib import Path

from boards.jobs import AnyJob
from boards.workers.worker import serve_pictures


def paint(job: AnyJob) -> bytes:
    """Return the number of this process and a running count, or misbehave."""
    kind, _, place = job.game.partition(":")
    if kind == "dies":
        os._exit(3)
    if kind == "dies once":
        marker = Path(place)
        if not marker.exists():
            marker.touch()
            os._exit(3)
    if kind == "hangs":
        time.sleep(600)
    if kind == "fails":
        raise RuntimeError("no paint left")
    if kind == "prints":
        print("chatter")
    if kind == "counted":
        with Path(place).open("a", encoding="utf-8") as log:
            log.write("x")
        time.sleep(0.05)
    if kind == "secrets":
        return " ".join(os.environ).encode()
    if kind == "big":
        return b"x" * 5_000_000
    return str(os.getpid()).encode()


if __name__ == "__main__":
    serve_pictures(paint)
