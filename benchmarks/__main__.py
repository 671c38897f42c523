"""Runs all benchmarks or those named: `python -m benchmarks [engines] [pictures] [practice] [ratings] [service] [tournaments]`.

The parts of the service also run alone: `python -m benchmarks.load`, `.restart`, `.memory`, `.gateway`.
"""

from __future__ import annotations

import asyncio
import platform
import sys

from benchmarks import engines, pictures, practice, ratings, service, tournaments


def main(names: list[str]) -> None:
    """Run the named benchmarks, or all."""
    print(f"{platform.python_implementation()} {platform.python_version()} on {platform.machine()}")
    if not names or "engines" in names:
        engines.main()
    if not names or "pictures" in names:
        pictures.main()
    if not names or "practice" in names:
        practice.main()
    if not names or "ratings" in names:
        asyncio.run(ratings.main())
    if not names or "tournaments" in names:
        asyncio.run(tournaments.main())
    if not names or "service" in names:
        asyncio.run(service.main())


if __name__ == "__main__":
    main(sys.argv[1:])
