"""The process that reads the past of persons, as `referee.memory.known` has it. It opens the database read only."""

from __future__ import annotations

from processes.worker import serve
from referee.memory.known import answer_bytes

if __name__ == "__main__":
    serve(answer_bytes)
