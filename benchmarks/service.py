"""The service as a whole: choices at a steady rate, starts, memory, and presses over the gateway."""

from __future__ import annotations

from benchmarks import gateway, load, memory, restart


async def main() -> None:
    """Measure and print the figures."""
    for part in (load, restart, memory, gateway):
        await part.main()
