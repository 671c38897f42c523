"""The process that leaves changed answers out of a match's log. `referee.files.making` starts one for each such match."""

from __future__ import annotations

from processes.worker import Limits, serve
from referee.files.stood import stood_bytes

MEMORY = 1536 * 1024 * 1024
"""Bytes of memory that the process may use, as the one that reads files."""

SECONDS = 15
"""Seconds of processor time that one match may take, the start of the process included. The longest take one."""

if __name__ == "__main__":
    serve(stood_bytes, limits=Limits(memory=MEMORY, seconds=SECONDS))
