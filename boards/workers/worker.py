"""A painting process: a job in, its picture out.

It is started by `boards.workers.pool.Painter` and loads neither Discord nor a database.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from boards.jobs import AnyJob
from boards.pictures import draw, warm
from processes.worker import serve


def serve_pictures(paint: Callable[[AnyJob], bytes]) -> None:
    """Paint jobs until the bot wants no more."""
    decoder: msgspec.msgpack.Decoder[AnyJob] = msgspec.msgpack.Decoder(AnyJob)
    serve(lambda body: paint(decoder.decode(body)), prepare=warm)


if __name__ == "__main__":
    serve_pictures(draw)
