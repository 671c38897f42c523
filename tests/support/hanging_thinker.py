"""A process of practice players that hangs over every thought."""

from __future__ import annotations

import time

from processes.worker import serve


def hang(body: bytes) -> bytes:
    time.sleep(600)
    return body


if __name__ == "__main__":
    serve(hang)
