"""A process for tests: each job says what to do with it."""

from __future__ import annotations

import os
import time
from pathlib import Path

from processes.worker import Limits, serve

MEMORY = 512 * 1024**2


def answer(body: bytes) -> bytes:
    """Return the number of this process, or misbehave."""
    what, _, place = body.decode().partition(":")
    if what == "dies":
        os._exit(3)
    if what == "dies once" and not Path(place).exists():
        Path(place).touch()
        os._exit(3)
    if what == "hangs":
        time.sleep(600)
    if what == "fails":
        raise RuntimeError("no answer")
    if what == "prints":
        print("chatter")
    if what == "says":
        with Path(place).open("a", encoding="utf-8") as log:
            log.write("x")
        return body
    if what == "fills":
        return bytes(MEMORY)
    if what == "spins":
        while True:
            pass
    if what == "secrets":
        return " ".join(os.environ).encode()
    return str(os.getpid()).encode()


if __name__ == "__main__":
    serve(answer, limits=Limits(memory=MEMORY, seconds=2))
